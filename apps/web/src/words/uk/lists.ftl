# Leaderboards, and profiles that people show.

lists-kind = Таблиця лідерів
lists-ratings = Рейтинги
lists-day = День
lists-week = Тиждень
lists-matches = Виклики
lists-game = Гра
lists-place = Місце
lists-name = Гравець
lists-more = Показати ще
lists-back = Попереднє
lists-next = Наступне
lists-with = Рейтинг
lists-with-people = Лише люди
lists-with-bots = З ботами
lists-rating = Рейтинг
lists-games = Партії
lists-percent = Оцінка
lists-margin = Відрив
lists-points = Бали
lists-days = Дні
lists-deals = Роздачі
lists-ratings-title = Найвищі рейтинги
lists-ratings-empty = Ще ніхто не зіграв досить рейтингових партій.
lists-ratings-note = У списку всі, хто зіграв щонайменше десять рейтингових партій, з них хоча б одну за останні тридцять днів. На місце впливає й те, наскільки рейтинг точний.
lists-ratings-left = { $count ->
    [one] Щоб потрапити сюди, вам бракує { $count } рейтингової партії.
    [few] Щоб потрапити сюди, вам бракує { $count } рейтингових партій.
    [many] Щоб потрапити сюди, вам бракує { $count } рейтингових партій.
   *[other] Щоб потрапити сюди, вам бракує { $count } рейтингової партії.
  }
lists-ratings-asleep = Ви знову будете тут після наступної рейтингової партії.
lists-regulars = Імена видно лише в тих, хто завершив щонайменше десять партій і грав щонайменше три різні дні.
lists-regulars-not-yet = Вам до цього ще трохи бракує, тож інші вашого імені тут не бачать.
lists-day-title = { $count ->
    [0] Цю роздачу ніхто не грав
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
lists-day-empty = Цю роздачу ніхто не дограв.
lists-day-nameless = Серед тих, хто грав цю роздачу, поки що нікого не можна назвати.
lists-who = Хто
lists-who-people = Люди
lists-who-bots = Сторонні боти
lists-day-no-bots = Жоден сторонній бот не завершив цієї роздачі.
lists-day-bots-note = Програми, які запускають їхні автори. Їх порівнюють лише між собою.
lists-day-way = Як зіграли цю роздачу
lists-day-play = Спершу зіграйте цю роздачу. Доти її результати приховано.
lists-day-none = Роздачі дня тоді ще не було.
lists-week-of = Тиждень від { $date }
lists-week-title = Бали за тиждень
lists-week-empty = Ще жодна роздача цього тижня не завершилася.
lists-week-note = Кожен день дає до 100 балів — вашу оцінку у відсотках. День зараховується, коли він завершиться.
lists-matches-title = Виклики для всіх за останні 30 днів
lists-matches-empty = Ще жоден виклик для всіх не завершився.
lists-matches-note = Ваша середня оцінка щонайменше за вісім роздач, які грав іще хтось.

person-title = Профіль
person-bot = Сторонній бот
person-since = На цьому сервері з { $date }
person-empty = Завершених партій ще немає.
person-games = Завершені партії
person-games-of = { $count ->
    [one] партія, { $game }
    [few] партії, { $game }
    [many] партій, { $game }
   *[other] партії, { $game }
  }
person-ratings = Рейтинги
person-rating-people = Лише люди
person-rating-bots = З ботами
person-rating-told = { $count ->
    [one] { $rating } ± { $uncertainty } після { $count } партії
    [few] { $rating } ± { $uncertainty } після { $count } партій
    [many] { $rating } ± { $uncertainty } після { $count } партій
   *[other] { $rating } ± { $uncertainty } після { $count } партії
  }
person-rating-note = Рейтинг наприкінці кожного дня з рейтинговою партією.
person-as-table = Показати таблицею
person-day = День
person-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
  }, { $games ->
    [one] { $games } роздача
    [few] { $games } роздачі
    [many] { $games } роздач
   *[other] { $games } роздачі
  }, { $wins ->
    [0] без перемог
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
  }
person-days-none = Роздач дня ще немає. Вони з’являються тут, коли день завершиться.
person-day-told = { $game }: місце { $place }, { $margin }
person-day-resigned = { $game }: здано
person-private = Цей профіль не публічний
person-private-text = Власник його не показує, або такого профілю вже немає.
person-private-own = Цю сторінку бачите лише ви.
person-private-way = Зробити публічною у вашому профілі
