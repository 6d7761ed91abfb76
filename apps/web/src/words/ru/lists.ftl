# Leaderboards, and profiles that people show.

lists-kind = Таблица лидеров
lists-ratings = Рейтинги
lists-day = День
lists-week = Неделя
lists-matches = Вызовы
lists-game = Игра
lists-place = Место
lists-name = Игрок
lists-more = Показать ещё
lists-back = Предыдущее
lists-next = Следующее
lists-with = Рейтинг
lists-with-people = Только люди
lists-with-bots = С ботами
lists-rating = Рейтинг
lists-games = Партии
lists-percent = Оценка
lists-margin = Отрыв
lists-points = Баллы
lists-days = Дни
lists-deals = Раздачи
lists-ratings-title = Лучшие по рейтингу
lists-ratings-empty = Ещё никто не сыграл достаточно рейтинговых партий.
lists-ratings-note = В списке все, у кого не меньше десяти рейтинговых партий, из них хотя бы одна за последние тридцать дней. Порядок учитывает и то, насколько рейтинг точен.
lists-ratings-left = { $count ->
    [one] Чтобы попасть сюда, вам не хватает { $count } рейтинговой партии.
    [few] Чтобы попасть сюда, вам не хватает { $count } рейтинговых партий.
    [many] Чтобы попасть сюда, вам не хватает { $count } рейтинговых партий.
   *[other] Чтобы попасть сюда, вам не хватает { $count } рейтинговой партии.
  }
lists-ratings-asleep = Вы снова будете здесь после следующей рейтинговой партии.
lists-regulars = Имена видны у тех, кто закончил не менее десяти партий не менее чем за три разных дня.
lists-regulars-not-yet = У вас их пока меньше, поэтому другие вашего имени здесь не видят.
lists-day-title = { $count ->
    [0] Эту раздачу никто не играл
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
lists-day-empty = Эту раздачу никто не доиграл.
lists-day-nameless = Имена тех, кто играл эту раздачу, пока не показываются.
lists-who = Кто
lists-who-people = Люди
lists-who-bots = Сторонние боты
lists-day-no-bots = Ни один сторонний бот не закончил эту раздачу.
lists-day-bots-note = Программы, которые запускают их авторы. Они сравниваются только между собой.
lists-day-way = Как сыграли эту раздачу
lists-day-play = Сначала сыграйте эту раздачу. До тех пор её результаты скрыты.
lists-day-none = Раздач дня ещё не было.
lists-week-of = Неделя с { $date }
lists-week-title = Баллы за неделю
lists-week-empty = Ни одна раздача этой недели ещё не завершилась.
lists-week-note = Каждый день даёт до 100 баллов — вашу оценку в процентах. День засчитывается, когда он завершится.
lists-matches-title = Вызовы для всех за последние 30 дней
lists-matches-empty = Ни один вызов для всех ещё не завершился.
lists-matches-note = Ваша средняя оценка не менее чем за восемь раздач, которые играл ещё кто-то.

person-title = Профиль
person-bot = Сторонний бот
person-since = На этом сервере с { $date }
person-empty = Завершённых партий пока нет.
person-games = Завершённые партии
person-games-of = { $count ->
    [one] партия, { $game }
    [few] партии, { $game }
    [many] партий, { $game }
   *[other] партии, { $game }
  }
person-ratings = Рейтинги
person-rating-people = Только люди
person-rating-bots = С ботами
person-rating-told = { $count ->
    [one] { $rating } ± { $uncertainty } после { $count } партии
    [few] { $rating } ± { $uncertainty } после { $count } партий
    [many] { $rating } ± { $uncertainty } после { $count } партий
   *[other] { $rating } ± { $uncertainty } после { $count } партии
  }
person-rating-note = Рейтинг в конце каждого дня с рейтинговой партией.
person-as-table = Показать таблицей
person-day = День
person-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
  }, { $games ->
    [one] { $games } раздача
    [few] { $games } раздачи
    [many] { $games } раздач
   *[other] { $games } раздачи
  }, { $wins ->
    [0] без побед
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
  }
person-days-none = Раздач дня пока нет. Они появляются здесь, когда день завершится.
person-day-told = { $game }: место { $place }, { $margin }
person-day-resigned = { $game }: сдано
person-private = Этот профиль закрыт
person-private-text = Владелец его не показывает, или такого профиля уже нет.
person-private-own = Эту страницу видите только вы.
person-private-way = Открыть её для всех можно в вашем профиле
