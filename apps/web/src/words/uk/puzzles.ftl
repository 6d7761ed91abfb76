# Задачі: знайдіть хід.

puzzles-line = Позиції, де один хід явно найкращий. Знайдіть його.

puzzle-title = Знайдіть хід
puzzle-all = Усі задачі
puzzle-day = Задача дня
puzzle-day-open = Одна позиція, одна спроба. Для всіх однакова.
puzzle-day-right = Розв’язано! Завтра буде нова.
puzzle-day-wrong = Цього разу не вийшло. Завтра буде нова.
puzzle-day-solve = Розв’язати
puzzle-day-look = Подивитися ще раз
puzzle-streak = { $count ->
    [one] { $count } день поспіль.
    [few] { $count } дні поспіль.
    [many] { $count } днів поспіль.
   *[other] { $count } дня поспіль.
  }
puzzle-week = Останні сім днів
puzzle-week-right = розв’язано
puzzle-week-wrong = не вийшло
puzzle-week-none = без спроби

puzzle-training = Тренування
puzzle-train = Тренуватися
puzzle-train-game = Тренуватися: { $game }
puzzle-rating = Рейтинг у задачах
puzzle-rating-early = рівень ще визначається
puzzle-none-yet = Розв’язаних задач ще немає. Перші кілька визначать ваш рівень.
puzzle-count = { $count ->
    [one] Розв’язано { $right } з { $count } задачі
    [few] Розв’язано { $right } з { $count } задач
    [many] Розв’язано { $right } з { $count } задач
   *[other] Розв’язано { $right } з { $count } задачі
  }
puzzle-line = Як змінювався ваш рейтинг: від { $from } до { $to }, найнижчий { $least }, найвищий { $most }
puzzle-done = Пройдено { $done } з { $all }
puzzle-what = Що хочете потренувати?
puzzle-any-theme = Усе
puzzle-of = { $done }/{ $all }
puzzle-strength = Складність
puzzle-strength-fitting = Мій рівень
puzzle-strength-easy = Легко
puzzle-strength-medium = Середньо
puzzle-strength-hard = Складно
puzzle-start = Почати
puzzle-left = { $count ->
    [one] Лишилася { $count } задача
    [few] Лишилося { $count } задачі
    [many] Лишилося { $count } задач
   *[other] Лишилося { $count } задачі
  }
puzzle-none-left = Ви спробували всі такі задачі. Оберіть іншу тему чи складність.
puzzle-retry = { $count ->
    [one] Повторити { $count } невдалу задачу
    [few] Повторити { $count } невдалі задачі
    [many] Повторити { $count } невдалих задач
   *[other] Повторити { $count } невдалої задачі
  }

puzzle-note = Задача
puzzle-leave = Вийти із задачі
puzzle-share = Поділитися задачею
puzzle-not-copied = Не вдалося скопіювати посилання. Скопіюйте його з рядка адреси.
puzzle-ask = Знайдіть найкращий хід.
puzzle-right = Правильно: { $move }.
puzzle-wrong = Не найкраще: { $move }.
puzzle-better = Краще: { $move }.
puzzle-next = Далі
puzzle-line-of-play = Як гра триває далі
puzzle-line-back = На хід назад
puzzle-line-on = На хід уперед
puzzle-line-step = { $step }/{ $steps }

puzzle-facts = Відповідь
puzzle-facts-short = Докладно
puzzle-moves = Шанс на перемогу з кожним ходом
puzzle-head-move = Хід
puzzle-head-chance = Шанс на перемогу
puzzle-yours = ваш хід
puzzle-not-compared = Вашого ходу немає серед кількох найкращих, тож його шанс не пораховано.
puzzle-about = Тема
puzzle-sure = Зважаючи на те, що ви бачили, найкращий хід випереджає інші на { $lead } ± { $error }; на кожен хід зіграно пробних партій: { $playouts }.
puzzle-whole-game = Дивитися всю партію

puzzle-gone = Такої задачі тут немає
puzzle-gone-text = Можливо, вона з іншої версії сторінки. Інших задач тут багато.
puzzle-trouble = Не вдалося завантажити задачі
puzzle-trouble-text = Вони завантажуються раз для кожної гри, а далі працюють без мережі. Перевірте з’єднання й спробуйте ще раз.

## Теми. Кіт у коробці.

puzzle-theme-avoid-paradox = Уникнути парадоксу
puzzle-theme-make-prediction = Виконати ставку
puzzle-theme-break-prediction = Зірвати чужу ставку
puzzle-theme-keep-colour = Зберегти масть
puzzle-theme-give-up-colour = Пожертвувати мастю
puzzle-theme-grow-group = Збільшити групу
puzzle-theme-win-trick = Виграти взятку
puzzle-theme-let-trick-go = Віддати взятку
puzzle-theme-predict = Зробити ставку
puzzle-theme-lay-away = Відкласти правильну карту

## Козирні кити.

puzzle-theme-turn-coin = Вчасно перевернути монету
puzzle-theme-move-trump = Змінити козир
puzzle-theme-spend-pearl = Узяти перлину за бонус
puzzle-theme-save-bonus = Приберегти бонус
puzzle-theme-take-pearls = Узяти правильні перлини
puzzle-theme-name-leader = Обрати, хто починає
puzzle-theme-first-bonus = Обрати перший бонус
puzzle-theme-play-five = Зіграти п’ятірку
puzzle-theme-pair-bonuses = Скласти бонуси в пари
puzzle-theme-lead = Перший хід у взятці
puzzle-theme-throw-off = Скинути правильну карту

## Якщо влізе.

puzzle-theme-close-box = Закрити коробку
puzzle-theme-steal-box = Відібрати коробку
puzzle-theme-send-home = Відправити кота додому
puzzle-theme-join-boxes = З’єднати коробки
puzzle-theme-wall-in = Відгородити суперника
puzzle-theme-special-toy = Покласти спеціальну іграшку
puzzle-theme-sleeping-cat = Покласти сплячого кота
puzzle-theme-lay-cat = Покласти кота
puzzle-theme-keep-cat = Приберегти кота
puzzle-theme-draw = Узяти картку
puzzle-theme-discard = Скинути правильну картку
puzzle-theme-start-card = Покласти стартову картку
puzzle-theme-grow-box = Здобути більше очок
puzzle-theme-spoil-box = Забрати очки в суперника
puzzle-theme-build = Будувати наперед
