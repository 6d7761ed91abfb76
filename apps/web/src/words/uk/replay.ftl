# Повтор і розбір записаної партії.

replay-title = Повтор
replay-open-title = Відкрити повтор
replay-open-text = Запис зберігає кожну карту й кожен хід однієї партії. Відкрийте його, щоб пройти її крок за кроком, зазирнути всім у карти й віддати її тигрові на розбір.
replay-open-file = Обрати файл…
replay-open-drop = або перетягніть його будь-куди на цю сторінку
replay-open-paste = Або вставте текст запису
replay-open-go = Відкрити
replay-open-finished = Ваші завершені партії
replay-open-unfinished = Незавершені партії
replay-open-none = Тут з’являтимуться партії, які ви завершите.
replay-open-trouble = Не вдалося відкрити
replay-open-another = Відкрити інший запис
replay-not-here = Партію не знайдено
replay-not-here-others = Переглянути іншу партію
replay-not-over = Ця партія ще триває, тож ось її стіл.

# Що не так із записом. $line — номер рядка.
replay-fault-empty = Тут порожньо.
replay-fault-no-record = Це не запис партії Menagerie: перший рядок не підходить.
replay-fault-unknown-game = Це запис гри, якої сторінка не знає. Можливо, її знає новіша версія.
replay-fault-other-rules = Цю партію грали за версією правил { $made }; тут грають за версією { $here }.
replay-fault-bad-start = Рядок { $line }: гравці чи налаштування цієї партії не пасують одне до одного.
replay-fault-unreadable = Рядок { $line } не читається. Можливо, його обрізано чи пошкоджено.
replay-fault-torn = Запис уривається після рядка { $line }, ще до кінця партії. Можливо, скопійовано не все.
replay-fault-lines-missing = Перед рядком { $line } бракує рядків або вони не на своїх місцях.
replay-fault-edited = Контрольна сума в кінці рядка { $line } не збігається: запис змінили після партії.
replay-fault-illegal-move = У рядку { $line } хід, якого правила не дозволяють.
replay-fault-out-of-order = У рядку { $line } те, чого в цей момент партії статися не може.
replay-fault-wrong-result = Рахунок у рядку { $line } не такий, як за правилами.
replay-fault-not-opened = Таємницю роздачі так і не розкрито, тож перевірити її ніхто не може.
replay-fault-wrong-secret = Таємниця, розкрита наприкінці, не та, що була обіцяна на початку.
replay-fault-other-deal = Рядок { $line }: обіцяна таємниця роздає не ці карти.
replay-fault-other = Рядок { $line } не відповідає правилам.
replay-fault-too-big = Це куди довше за будь-яку партію. Ми його не відкривали.
replay-fault-link = Посилання пошкоджене або неповне. Попросіть надіслати його ще раз або дати запис файлом.
replay-fault-nothing-happened = Цю партію покинули ще до першої роздачі: дивитися нема чого.
replay-fault-missing = Можливо, її видалили або грали в іншому браузері.
replay-fault-no-table-record = За цим столом поки нічого переглядати: партія ще триває або її не збережено.
replay-fault-kept = Збережена партія більше не відповідає правилам. Ми нічого не чіпали.
replay-fault-file = Цей файл не вдалося прочитати.

# Крок за кроком.
replay-first = На початок
replay-previous = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-play = Пуск
replay-pause = Пауза
replay-slider = Крок
replay-step = { $step } з { $steps }
replay-eyes = Чиї карти видно
replay-eyes-of = Карти: { $name }
replay-open-cards = Показати всі карти
replay-open-cards-note = Карти всіх гравців лежать горілиць, приховані ходи теж видно.
replay-tempo = Швидкість
replay-tempo-of = Швидкість: { $tempo }
replay-tempo-slow = Повільно
replay-tempo-steady = Звичайно
replay-tempo-fast = Швидко
replay-look = Вигляд
replay-still-going = Ця партія ще триває. Якщо хочете її дограти, зважте: карти інших гравців, «Показати всі карти» й розбір видадуть те, що від вас приховано.
replay-panels = Подробиці
replay-tab-log = Ходи
replay-tab-review = Розбір
replay-tab-game = Рахунок

# Про партію.
replay-game = Партія й рахунок
replay-scores = Поточний рахунок
replay-scores-none = Ще нічого не пораховано.
replay-scores-final = Остаточний рахунок
replay-round-why = Раунд { $round }: звідки очки
replay-stopped = Завершено достроково.
replay-deals = Роздачі
replay-deals-matched = Перевірено: карти саме ті, що були обіцяні до початку партії, і кожен хід за правилами.
replay-deals-no-promise = У цьому записі немає відбитка роздачі, тож перевірити її не можна. Усі ходи — за правилами.
replay-deals-broken = Роздачі не сходяться.
replay-share = Зберегти чи поділитися
replay-share-short = Поділитися
replay-link-note = Уся партія — у самому посиланні; онлайн нічого не зберігається.
replay-link-unfinished = Ця партія ще триває. У посиланні й у файлі є все: карти всіх гравців і навіть ті, яких ще ніхто не бачив. Хто їх відкриє, зможе роздивитися все.

# Розбір.
replay-review = Розбір
replay-review-text = Тигр, найсильніший бот, оцінює кожне рішення за тими картами, які гравець тоді бачив, і показує, скільки втрачено через зроблений хід.
replay-review-none = Поки що немає рішень для розбору.
replay-review-depth = Глибина
replay-review-depth-note = Глибший розбір довший і знаходить дрібніші помилки.
replay-depth-quick = Побіжно
replay-depth-steady = Ретельно
replay-depth-deep = Глибоко
replay-review-time = { $count ->
    [one] { $count } рішення, приблизно { $time }
    [few] { $count } рішення, приблизно { $time }
    [many] { $count } рішень, приблизно { $time }
   *[other] { $count } рішення, приблизно { $time }
  }
replay-review-start = Розібрати партію
replay-review-go-on = Продовжити
replay-review-stop = Пауза
replay-review-progress = Розібрано { $done } з { $count }
replay-review-done = Розібрано: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
  }
replay-review-failed = Розбір урвався. Знайдене збережено; можна продовжити.
replay-measure = На графіку
replay-measure-cost = Втрачені шанси
replay-measure-chance = Шанс на перемогу
replay-plot-cost = Скільки шансів на перемогу кожен гравець досі втратив, рішення за рішенням: за партію може набігти понад 100%. Рівна лінія — добра гра; кожна сходинка — помилка, і що більший знак, то вона більша.
replay-plot-chance = Шанс кожного гравця на перемогу після кожного рішення, зважаючи на те, що гравець бачив.
replay-plot-round = Раунд { $round }
replay-plot-tap = Торкніться графіка, щоб перейти до того ходу.
replay-sums = За гравцями
replay-sum-name = Гравець
replay-sum-same = Вибір тигра
replay-sum-same-of = { $same } з { $count }
replay-sum-cost = Втрачено
replay-sum-line = { $name }: втрачено { $cost } за { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
  }
replay-mark-1 = неточність
replay-mark-2 = помилка
replay-mark-3 = груба помилка
replay-marks-note = ?! — втрачено 2–5% шансів на перемогу, ? — 5–10%, ?? — більше. Враховано лише помітну різницю.
replay-list = Хід за ходом
replay-list-shown = Показати
replay-list-marked = Помилки
replay-list-all = Усі
replay-list-no-marked = Помилок поки не знайдено.
replay-list-played = Зіграно
replay-list-tiger = Тигр
replay-list-cost = Ціна
replay-list-same = те саме
replay-mistake-previous = Попередня помилка
replay-mistake-next = Наступна помилка
replay-why = Чому?
replay-reasons = { $kind ->
    [you] Що сказав би вам тренер
   *[other] Порада гравцю: { $name }
  }
replay-reasons-none = Перейдіть до ходу, щоб побачити пояснення.
replay-verdict-waiting = Ще не розібрано.
replay-verdict-no-choice = Цей хід був вимушений.
replay-verdict-same = Тигр пішов би так само.
replay-verdict-equal = Вибір тигра: *{ $move }*. Помітної різниці немає ({ $chance } ± { $margin }).
replay-verdict-better = Вибір тигра: *{ $move }*. Зіграний хід виявився кращим: шанс { $chance } ± { $margin }, очки { $score }.
replay-verdict-worse = Вибір тигра: *{ $move }*. Зіграний хід: шанс { $chance } ± { $margin }, очки { $score }.

# Клавіші.
replay-key-step = Крок назад чи вперед
replay-key-ends = Початок, кінець
replay-key-play = Пуск чи пауза
replay-key-eyes = Карти наступного гравця
replay-key-open = Показати всі карти
replay-key-review = Розбір
replay-key-mistake = Наступна помилка; із Shift — попередня
