# Повтор и разбор записанной партии.

replay-title = Повтор
replay-open-title = Открыть повтор
replay-open-text = В записи — все карты и все ходы одной партии. Откройте её, чтобы пройти партию шаг за шагом, увидеть карты всех игроков и отдать её на разбор тигру.
replay-open-file = Выбрать файл…
replay-open-drop = или перетащите его на эту страницу
replay-open-paste = Или вставьте текст записи
replay-open-go = Открыть
replay-open-finished = Ваши сыгранные партии
replay-open-unfinished = Незавершённые партии
replay-open-none = Партии, сыгранные здесь до конца, тоже появятся в списке.
replay-open-trouble = Открыть не получилось
replay-open-another = Открыть другую запись
replay-not-here = Партия не найдена
replay-not-here-others = Посмотреть другую партию
replay-not-over = Эта партия ещё идёт, поэтому вот её стол.

# Что не так с записью. $line — номер строки.
replay-fault-empty = Здесь пусто.
replay-fault-no-record = Это не запись партии Menagerie: первая строка не подходит.
replay-fault-unknown-game = Это запись игры, которой страница не знает. Возможно, её знает версия поновее.
replay-fault-other-rules = Эту партию играли по версии правил { $made }; здесь играют по версии { $here }.
replay-fault-bad-start = Строка { $line }: игроки или настройки этой партии не подходят друг к другу.
replay-fault-unreadable = Строку { $line } не прочитать. Возможно, она обрезана или испортилась по дороге.
replay-fault-torn = Запись обрывается после строки { $line }, раньше конца партии. Возможно, скопировано не всё.
replay-fault-lines-missing = Перед строкой { $line } что-то пропущено или переставлено.
replay-fault-edited = Контрольная сумма в конце строки { $line } не сходится: запись изменили после партии.
replay-fault-illegal-move = В строке { $line } ход, которого правила не разрешают.
replay-fault-out-of-order = В строке { $line } то, чего в этот момент партии быть не может.
replay-fault-wrong-result = В строке { $line } не тот счёт, что выходит по правилам.
replay-fault-not-opened = Секрет раздачи так и не раскрыт, и проверить её никто не может.
replay-fault-wrong-secret = Секрет, раскрытый в конце, не тот, что был обещан в начале.
replay-fault-other-deal = Строка { $line }: по обещанному секрету раздаются не эти карты.
replay-fault-other = Строка { $line } не сходится с правилами.
replay-fault-too-big = Это намного длиннее любой партии. Открывать не стали.
replay-fault-link = Ссылка испорчена или неполна. Попросите прислать её ещё раз или прислать запись файлом.
replay-fault-nothing-happened = Эту партию бросили до первой раздачи: смотреть нечего.
replay-fault-missing = Возможно, она удалена или шла в другом браузере.
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
replay-eyes = Чьи карты видны
replay-eyes-of = Вид: { $name }
replay-open-cards = Показать все карты
replay-open-cards-note = Карты всех игроков лежат лицом вверх, тайные ходы видны.
replay-tempo = Скорость
replay-tempo-of = Скорость: { $tempo }
replay-tempo-slow = Медленно
replay-tempo-steady = Обычно
replay-tempo-fast = Быстро
replay-look = Вид
replay-still-going = Эта партия не окончена. Если хотите её доиграть, имейте в виду: чужие карты, открытые карты и разбор выдают то, что от вас скрыто.
replay-panels = Подробности
replay-tab-log = Ходы
replay-tab-review = Разбор
replay-tab-game = Счёт

# О партии.
replay-game = Партия и счёт
replay-scores = Счёт на этот момент
replay-scores-none = Пока ничего не подсчитано.
replay-scores-final = Итоговый счёт
replay-round-why = Раунд { $round }: подсчёт очков
replay-stopped = Закончена досрочно.
replay-deals = Раздачи
replay-deals-matched = Проверено: карты розданы, как было обещано до партии, и каждый ход сделан по правилам.
replay-deals-no-promise = В этой записи нет отпечатка раздачи, поэтому проверить её нельзя. Ходы сделаны по правилам.
replay-deals-broken = Раздачи не сходятся.
replay-share = Сохранить или поделиться
replay-share-short = Поделиться
replay-link-note = Вся партия — в самой ссылке; в сети ничего не хранится.
replay-link-unfinished = Эта партия не окончена. В ссылке и в файле есть всё: карты всех игроков и даже те, которых ещё никто не видел. Кто их откроет, увидит всё.

# Разбор.
replay-review = Разбор
replay-review-text = Тигр, самый сильный бот, разбирает каждое решение по тем картам, которые видел тогда игрок, и считает, сколько шансов на победу стоил сделанный ход.
replay-review-none = Решений для разбора пока нет.
replay-review-depth = Глубина
replay-review-depth-note = Чем глубже, тем дольше, зато видны и мелкие ошибки.
replay-depth-quick = Быстро
replay-depth-steady = Обычно
replay-depth-deep = Глубоко
replay-review-time = { $count ->
    [one] { $count } решение, примерно { $time }
    [few] { $count } решения, примерно { $time }
    [many] { $count } решений, примерно { $time }
   *[other] { $count } решения, примерно { $time }
  }
replay-review-start = Разобрать партию
replay-review-go-on = Продолжить
replay-review-stop = Пауза
replay-review-progress = Разобрано { $done } из { $count }
replay-review-done = Разобрано: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
  }
replay-review-failed = Разбор прервался. Найденное сохранено; можно продолжить.
replay-measure = На графике
replay-measure-cost = Упущенные шансы
replay-measure-chance = Шансы на победу
replay-plot-cost = Сколько шансов на победу каждый игрок уже упустил, в сумме по всем решениям: за партию может набраться и больше 100{ "\u00A0" }%. Ровная линия — хорошая игра; каждая ступенька — ошибка: чем крупнее значок, тем она серьёзнее.
replay-plot-chance = Шансы каждого игрока на победу после каждого его решения — по тому, что он мог видеть.
replay-plot-round = Раунд { $round }
replay-plot-tap = Коснитесь графика, чтобы перейти к этому ходу.
replay-sums = По игрокам
replay-sum-name = Игрок
replay-sum-same = Выбор тигра
replay-sum-same-of = { $same } из { $count }
replay-sum-cost = Упущено
replay-sum-line = { $name }: упущено { $cost } за { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
  }
replay-mark-1 = неточность
replay-mark-2 = ошибка
replay-mark-3 = грубая ошибка
replay-marks-note = ?! — упущено от 2 до 5{ "\u00A0" }% шансов на победу, ? — от 5 до 10{ "\u00A0" }%, ?? — больше. Учитывается только то, что нельзя списать на случайность.
replay-list = Ход за ходом
replay-list-shown = Показать
replay-list-marked = Ошибки
replay-list-all = Все
replay-list-no-marked = Ошибок пока не найдено.
replay-list-played = Сыграно
replay-list-tiger = Тигр
replay-list-cost = Цена
replay-list-same = то же самое
replay-mistake-previous = К предыдущей ошибке
replay-mistake-next = К следующей ошибке
replay-why = Почему?
replay-reasons = { $kind ->
    [you] Что сказал бы вам тренер
   *[other] Подсказка игроку: { $name }
  }
replay-reasons-none = Перейдите к ходу, чтобы увидеть объяснение.
replay-verdict-waiting = Ещё не разобрано.
replay-verdict-no-choice = Этот ход был вынужденным.
replay-verdict-same = Тигр сделал бы то же самое.
replay-verdict-equal = Тигр выбирает *{ $move }*. Явной разницы нет ({ $chance } ± { $margin }).
replay-verdict-better = Тигр выбирает *{ $move }*. Но сделанный ход оказался лучше: шанс на победу { $chance } ± { $margin }, очки: { $score }.
replay-verdict-worse = Тигр выбирает *{ $move }*. Сделанный ход: шанс на победу { $chance } ± { $margin }, очки: { $score }.

# Клавиши.
replay-key-step = Шаг назад или вперёд
replay-key-ends = Начало, конец
replay-key-play = Пуск или пауза
replay-key-eyes = Вид следующего игрока
replay-key-open = Показать все карты
replay-key-review = Разбор
replay-key-mistake = Следующая ошибка; с Shift — предыдущая
