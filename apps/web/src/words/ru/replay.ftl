# Повтор и разбор записанной партии.

replay-title = Повтор
replay-open-title = Открыть запись партии
replay-open-text = В записи — все карты и все ходы одной партии. Откройте её, чтобы пройти партию шаг за шагом, заглянуть во все руки и отдать её на разбор тигру.
replay-open-file = Выбрать файл…
replay-open-drop = или перетащите его на эту страницу
replay-open-paste = Или вставьте текст записи
replay-open-go = Открыть
replay-open-finished = Ваши сыгранные партии
replay-open-unfinished = Партии, которые ещё идут
replay-open-none = Партии, сыгранные здесь до конца, тоже появятся в списке.
replay-open-trouble = Открыть не получилось
replay-open-another = Открыть другую запись
replay-not-here = Этой партии здесь нет
replay-not-here-others = Посмотреть другую партию

# Что не так с записью. $line — номер строки.
replay-fault-empty = Здесь пусто.
replay-fault-no-record = Это не запись «Menagerie»: в первой строке об этом ничего нет.
replay-fault-unknown-game = Это запись игры, которой страница не знает. Возможно, её знает версия поновее.
replay-fault-other-rules = Эту партию играли по версии правил { $made }; здесь играют по версии { $here }.
replay-fault-bad-start = Строка { $line }: игроки или настройки этой партии не подходят друг к другу.
replay-fault-unreadable = Строку { $line } не прочитать. Возможно, она обрезана или испортилась по дороге.
replay-fault-torn = Запись обрывается после строки { $line }, раньше конца партии. Возможно, скопировано не всё.
replay-fault-lines-missing = Перед строкой { $line } строк не хватает или они не на месте.
replay-fault-edited = Контрольная сумма в конце строки { $line } не сходится: запись изменили после игры.
replay-fault-illegal-move = В строке { $line } ход, которого правила не разрешают.
replay-fault-out-of-order = В строке { $line } то, чего в этот момент партии быть не может.
replay-fault-wrong-result = В строке { $line } не тот счёт, что выходит по правилам.
replay-fault-not-opened = Раздающий так и не раскрыл обещанный секрет, и проверить раздачи никто не может.
replay-fault-wrong-secret = Секрет, раскрытый в конце, не тот, что был обещан в начале.
replay-fault-other-deal = Строка { $line }: по обещанному секрету раздаются не эти карты.
replay-fault-other = Строка { $line } не сходится с правилами.
replay-fault-too-big = Это намного длиннее любой партии. Открывать не стали.
replay-fault-link = Ссылка испорчена или неполна: её содержимое не распаковать. Попросите прислать её ещё раз или прислать запись файлом.
replay-fault-nothing-happened = Эту партию бросили до первой раздачи: смотреть нечего.
replay-fault-missing = Этой партии здесь нет. Возможно, она удалена или шла в другом браузере.
replay-fault-no-table-record = За этим столом пока нечего смотреть: партия ещё идёт или её не сохранили.
replay-fault-kept = То, что сохранилось от этой партии, уже не сходится с правилами. Мы ничего в ней не тронули.
replay-fault-file = Этот файл не прочитать.

# Шаг за шагом.
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-slider = Шаг
replay-step = { $step } из { $steps }
replay-eyes = Чьими глазами
replay-eyes-of = Глазами: { $name }
replay-open-cards = Все карты открыты
replay-open-cards-note = Все руки лежат лицом вверх, тайные ходы названы.
replay-tempo = Темп
replay-tempo-of = Темп: { $tempo }
replay-tempo-slow = Медленно
replay-tempo-steady = Ровно
replay-tempo-fast = Быстро
replay-look = Как смотреть
replay-still-going = Эта партия не окончена. Если хотите её доиграть: чужие глаза, открытые карты и разбор выдадут то, что от вас скрыто.
replay-panels = Рядом со столом
replay-tab-log = Ходы
replay-tab-review = Разбор
replay-tab-game = Счёт

# О партии.
replay-game = Партия и счёт
replay-scores = Счёт на этот момент
replay-scores-none = Пока ничего не подсчитано.
replay-scores-final = Итоговый счёт
replay-round-why = Раунд { $round }: все очки
replay-stopped = Партия не доиграна.
replay-deals = Раздачи
replay-deals-matched = Проверено: карты — те самые, что были обещаны до начала партии, и каждый ход сделан по правилам.
replay-deals-no-promise = В этой записи раздачи никто не обещал заранее, поэтому проверить их нельзя. Ходы сделаны по правилам.
replay-deals-broken = Раздачи не сходятся.
replay-share = Сохранить или поделиться
replay-share-short = Поделиться
replay-link = Копировать ссылку
replay-link-copied = Ссылка скопирована
replay-link-by-hand = Скопируйте отсюда
replay-link-note = Вся партия — в самой ссылке; больше она нигде не хранится.
replay-link-unfinished = Эта партия не окончена. В ссылке и в файле есть всё: все руки и даже карты, которых ещё никто не видел. Кто их откроет, сможет рассмотреть всё.

# Разбор.
replay-review = Разбор
replay-review-text = Тигр, самый сильный бот, смотрит на каждый выбор с теми картами, что были тогда видны игроку, и измеряет, сколько отдал сделанный ход.
replay-review-none = В этой партии пока никому не приходилось выбирать.
replay-review-depth = Глубина
replay-review-depth-note = Чем глубже, тем дольше, зато видны и мелкие ошибки.
replay-depth-quick = Быстро
replay-depth-steady = Тщательно
replay-depth-deep = Глубоко
replay-review-time = { $count ->
    [one] { $count } выбор, примерно { $time }
    [few] { $count } выбора, примерно { $time }
    [many] { $count } выборов, примерно { $time }
   *[other] { $count } выбора, примерно { $time }
  }
replay-review-start = Разобрать партию
replay-review-go-on = Дальше
replay-review-stop = Стоп
replay-review-progress = Разобрано { $done } из { $count }
replay-review-done = Разобрано: { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
    [many] { $count } выборов
   *[other] { $count } выбора
  }
replay-review-failed = Разбор прервался. Найденное сохранено; можно продолжить.
replay-measure = Что на графике
replay-measure-cost = Отдано
replay-measure-chance = Шансы на победу
replay-plot-cost = Сколько шансов на победу уже отдал каждый игрок, если сложить выбор за выбором: за партию может набраться и больше 100 %. Ровная линия — хорошая игра; каждая ступенька — ошибка, и чем крупнее значок, тем она больше.
replay-plot-chance = Шансы каждого игрока на победу после каждого его выбора — по тому, что он мог видеть.
replay-plot-round = Раунд { $round }
replay-plot-tap = Коснитесь графика, чтобы перейти к этому выбору.
replay-sums = По игрокам
replay-sum-name = Игрок
replay-sum-same = Как тигр
replay-sum-same-of = { $same } из { $count }
replay-sum-cost = Отдано
replay-sum-line = { $name }: отдано { $cost } за { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
    [many] { $count } выборов
   *[other] { $count } выбора
  }
replay-mark-1 = сомнительно
replay-mark-2 = ошибка
replay-mark-3 = грубая ошибка
replay-marks-note = ?! отдаёт от 2 до 5 % победы, ? — от 5 до 10 %, ?? — больше. Считается только то, что заметнее случайности.
replay-list = Выбор за выбором
replay-list-shown = Какие показать
replay-list-marked = С пометкой
replay-list-all = Все
replay-list-no-marked = Пока ни одной пометки.
replay-list-played = Сыграно
replay-list-tiger = Тигр
replay-list-cost = Цена
replay-list-same = то же самое
replay-mistake-previous = К прошлой ошибке
replay-mistake-next = К следующей ошибке
replay-verdict-waiting = Ещё не разобрано.
replay-verdict-no-choice = Выбора здесь не было.
replay-verdict-same = Тигр сделал бы то же самое.
replay-verdict-equal = Тигр: *{ $move }*. Явной разницы нет ({ $chance } ± { $margin }).
replay-verdict-better = Тигр: *{ $move }*. Но сделанный ход оказался лучше: { $chance } ± { $margin } к победе, очки: { $score }.
replay-verdict-worse = Тигр: *{ $move }*. Сделанный ход: { $chance } ± { $margin } к победе, очки: { $score }.

# Клавиши.
replay-key-step = Шаг назад или вперёд
replay-key-ends = Начало, конец
replay-key-play = Пуск или пауза
replay-key-eyes = Глаза следующего игрока
replay-key-open = Все карты открыты
replay-key-review = Разбор
replay-key-mistake = Следующая ошибка; с Shift — прошлая
