# Один стол на сервере: перед началом, во время партии, после неё.

live-missing = Такого стола нет
live-missing-text = Возможно, ссылка обрезана или стол убран: если партию долго никто не начинает, стол закрывается.
live-unreachable = Сервер не отвечает
live-unreachable-text = Возможно, нет сети. Ничего не потеряно: партия ждёт на сервере. Попробуйте ещё раз чуть позже.
live-turned-away = Сервер отказал
live-closed = Этот стол закрыт
live-closed-text = Никто вовремя не начал партию, или хозяин закрыл стол. Откройте новый стол, когда захотите.

live-refused-seat-taken = Кто-то успел раньше: это место уже занято.
live-refused-already-started = Партия уже началась.
live-refused-not-invited = Это место забронировано для кого-то другого.
live-refused-not-host = Это может только хозяин стола.
live-refused-not-ready = Есть пустые места.
live-refused-no-chat = За этим столом можно только готовые фразы.
live-refused-no-takeback = Этот ход уже не вернуть: с тех пор открылись карты.
live-refused-already-asked = Игроков уже о чём-то спрашивают. Сначала это.
live-refused-nothing-asked = Вопрос уже снят.
live-refused-game-over = Партия окончена.
live-refused-too-fast = Слишком много сразу. Попробуйте снова чуть позже.
live-refused-busy = Стол не успевает. Попробуйте снова чуть позже.
live-refused-no-key = Сервер вас больше не узнаёт. Загрузите страницу заново и сядьте ещё раз.
live-refused-bad-options = Так партию не устроить.
live-refused-bad-seats = Такого места за этим столом теперь нет.
live-refused-bad-request = В таком виде сервер этого не принимает. Измените и попробуйте ещё раз.
live-refused-not-seated = Это могут только те, кто сидит за этим столом.
live-refused-not-yours = Вы сдали эту партию: это дело тех, кто ещё играет.
live-refused-no-table = Этого стола больше нет.
live-refused-not-started = Партия ещё не началась.
live-refused-not-over = Партия ещё не окончена.
live-refused-not-away = Вы уже снова на своём месте.
live-refused-too-many = За этим столом этого уже достаточно.
live-refused-too-often = За этим столом вы делали это слишком часто. Сама партия может продолжаться.
live-refused-too-many-seats = Вы уже сидите за многими столами, где игра ещё не началась. Сначала встаньте из-за одного из них.
live-refused-too-many-tables = У вас уже много столов. Сначала начните партию за одним из них или закройте его.
live-refused-not-callable = Этого человека сейчас нельзя пригласить.
live-refused-name-reserved = Так зовут одного из наших ботов. Выберите, пожалуйста, другое имя.
live-refused-not-welcome = За этот стол вам сесть нельзя. Можно смотреть.
live-refused-no-person = Этого человека здесь больше нет.
live-refused-other-rules = Эту партию играли по версии правил { $made }; здесь играют по версии { $here }.
live-refused-unreadable = Запись этой партии повреждена. Восстановить её может тот, кто держит сервер.
live-refused-other = Сервер отказал. Если это повторится, загрузите страницу заново.
live-no-answer = Сервер не ответил. Попробуйте ещё раз чуть позже.

live-waiting-title = Перед началом: { $game }
live-to-lobby = К столам
live-name = Ваше имя
live-name-note = Его увидят другие. Потом выберите место.
live-name-missing = Сначала имя, пожалуйста: до 24 букв.
live-seat-open = Свободно
live-seat-invited = Свободно, по приглашению
live-kept = Бронь для кого-то
live-kept-for = Бронь: { $name }
live-kept-for-you = Бронь для вас
live-seat-you = вы
live-seat-host = хозяин
live-seat-account = чей-то бот
live-ready = готово
live-not-ready = ещё не готово
live-plan-open = Свободно для всех
live-plan-kept = Бронь
live-sit = Сесть
live-sit-at = Сесть на место { $seat }
live-move = Пересесть
live-move-to = Пересесть на место { $seat }
live-stand-up = Встать

live-person-menu = { $name }: ещё
live-person-title = { $name }
live-hand-over = Сделать хозяином
live-hand-over-note = Тогда настраивать и начинать игру будет этот человек, а не вы.
live-remove = Убрать из-за стола
live-remove-note = Сюда этот человек больше не сядет, пока вы его не пригласите.
live-block = Заблокировать
live-block-note = Вы не видите, что этот человек пишет. Он не может садиться за ваши столы и приглашать вас.
live-unblock = Разблокировать
live-mute-note = Вы не видите, что этот человек пишет.
live-unmute = Снова слушать
live-marked-mute = заглушено
live-marked-block = заблокировано
live-decline = Отказаться
live-removed = Хозяин убрал вас из-за этого стола. Можно смотреть.
live-now-host = Теперь вы хозяин этого стола.
live-close = Закрыть стол
live-close-question = Закрыть этот стол?
live-close-text = Партии не будет. Всем, кто здесь сидит, придётся искать другой стол.

live-invite = Позовите других
live-invite-note = Кто откроет эту ссылку, выберет себе имя и место. Без регистрации.
live-watch-invite = Позовите зрителей
live-watch-note = Кто откроет эту ссылку, увидит партию, но не карты игроков.
live-link = Ссылка на этот стол
live-qr = Код для камеры: ссылка на этот стол
live-copy = Копировать ссылку
live-copied = Скопировано
live-not-copied = Не удалось скопировать
live-share = Поделиться…

live-facts = Во что играем
live-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
live-listed = В списке открытых столов
live-by-link = Найдёт только тот, у кого есть ссылка
live-chat-on = Готовые фразы и свои слова
live-chat-off = Только готовые фразы
live-delay = Задержка для зрителей: { $time }
live-arrange = Изменить стол
live-done = Готово
live-clock = Часы
live-fact-clock = Часы: { $clock }
live-absence = Если кто-то уйдёт или у кого-то выйдет время
live-absence-bot = Если кто-то уйдёт, до возвращения играет кот
live-absence-wait = Если кто-то уйдёт, партия ждёт
live-absence-resign = Кто уходит, сдаёт партию
live-absence-bot-short = Играет кот
live-absence-wait-short = Партия ждёт
live-absence-resign-short = Сдаёт партию
live-delay-title = Задержка для зрителей
live-delay-none = Без задержки
live-list = В списке открытых столов
live-list-note = Если выключено, стол найдёт только тот, у кого есть ссылка.
live-chat = Свои слова
live-chat-note = Готовые фразы есть всегда, каждый читает их на своём языке.

live-promise = Обещание о картах
live-promise-text = Раньше, чем кто-либо сел за стол, сервер загадал секрет и опубликовал его отпечаток. Каждый, кто садится, добавляет своё случайное число. Все раздачи следуют из секрета и этих чисел, а после партии секрет раскрывают: тогда ваш браузер может проверить, что ничего не изменено.

live-pick-seat = Введите имя и выберите место или смотрите со стороны.
live-full = Все места заняты. Можно остаться и смотреть.
live-wait-for-start = Партию начинает хозяин стола.
live-wait-for = Партию начинает { $name }.
live-i-am-ready = Можно начинать
live-all-here = Все на месте.
live-empty = { $count ->
    [one] { $count } место свободно.
    [few] { $count } места свободны.
    [many] { $count } мест свободно.
   *[other] { $count } места свободно.
  }
live-hesitant = Ещё не готовы: { $names }.
live-start-question = Начать сейчас?
live-fill = { $count ->
    [one] { $count } пустое место: туда сядет бот.
    [few] { $count } пустых места: туда сядут боты.
    [many] { $count } пустых мест: туда сядут боты.
   *[other] { $count } пустого места: туда сядут боты.
  }
live-fill-level = Какие боты?
live-wait-more = Ждать
live-start-with-bots = Начать с ботами
live-start-now = Начать

live-news = За этим столом
live-connecting = Соединяемся снова…
live-connecting-move = Соединяемся снова… Ваш ход ждёт и будет отправлен.
live-offline = Нет сети. Как только она появится, стол оживёт.
live-offline-move = Нет сети. Ваш ход ждёт и будет отправлен, как только она появится.
live-store-away = Сервер сейчас не может сохранять ходы. Часы остановлены, игра продолжится сама.
live-store-away-move = Сервер сейчас не может сохранять ходы. Часы остановлены, ваш ход ждёт и будет отправлен.
live-gone = Этот стол удалён. Вы видите его таким, каким он был в последний раз.
live-sending = Отправляем ваш ход…
live-move-refused = Этот ход не засчитан.
live-move-late = Он пришёл поздно: партия уже пошла дальше.
live-move-left = Когда вы ушли, ваш ход ещё не дошёл, и партия пошла дальше без него.
live-takeback = Попросить вернуть ход
live-takeback-why = Попросить вернуть ход можно, пока никто не показал карту.

live-prepare = Выбрать заранее
live-prepare-why = Выберите следующий ход, пока другие думают. До вашей очереди он остаётся на вашем устройстве.
live-prepare-ask = Уже можно выбрать следующий ход. До вашей очереди его никто не увидит.
live-prepare-not = Это нельзя выбрать заранее.
live-prepared = Выбрано заранее: { $move }. Сыграется, когда подойдёт ваша очередь.
live-unprepare = Не делать этот ход
live-prepared-lost = Это уже невозможно: { $move }. Выберите другое.
live-key-prepare = Выбрать следующий ход заранее

live-left-days = { $days } д { $hours } ч
live-short = скорее
live-hurry = Осталось меньше десяти секунд
live-waited = Ждём: { $names } · { $count } мин

live-watching = Вы зритель: скрытых карт сейчас не видно, все они будут в повторе после партии.
live-watching-delay = Задержка: { $time }.
live-own-bot = За вас играет кот.
live-own-waits = Партия ждёт вас.
live-own-resigned = Вы сдали партию. На вашем месте до конца играет кот.
live-return = Вернуться на место
live-away-bot = { $why ->
    [time] { $name }: время вышло. Дальше играет кот.
   *[left] { $name } не за столом. Дальше играет кот.
  }
live-away-waits = { $why ->
    [time] { $name }: время вышло. Партия ждёт.
   *[left] { $name } не за столом. Партия ждёт.
  }
live-resigned = { $name } сдаёт партию. Дальше играет кот.
live-gave-up = { $kind ->
    [you] Вы сдали партию и заняли последнее место.
   *[other] { $name } сдаёт партию и занимает последнее место.
  }
live-ask-stop = { $name } предлагает прекратить партию.
live-ask-takeback = { $name } просит вернуть последний ход.
live-own-ask-stop = Вы предлагаете прекратить партию. Спрашиваем остальных.
live-own-ask-takeback = Вы просите вернуть свой ход. Спрашиваем остальных.
live-agreed = Вы согласились. Спрашиваем остальных.
live-agree = Не против
live-disagree = Нет
live-withdraw = Уже не надо
live-next = Стол снова накрыт.
live-next-by = { $name } хочет ещё партию.
live-next-sit = Сесть
live-next-watch = Смотреть

live-talk = Разговор
live-talk-unread = { $count ->
    [one] Разговор: { $count } новая реплика
    [few] Разговор: { $count } новые реплики
    [many] Разговор: { $count } новых реплик
   *[other] Разговор: { $count } новой реплики
  }
live-said = { $name }: { $words }
live-said-all = Что было сказано
live-said-nothing = Ещё никто ничего не сказал.
live-phrases = Сказать
live-phrase-hello = Привет!
live-phrase-good-luck = Удачи!
live-phrase-well-played = Отлично сыграно!
live-phrase-thank-you = Спасибо!
live-phrase-oops = Ой!
live-phrase-thinking = Думаю.
live-phrase-be-right-back = Сейчас вернусь.
live-phrase-good-game = Хорошая игра!
live-write = Напишите что-нибудь
live-send = Отправить
live-people = Люди за этим столом
live-mute = Заглушить

live-menu = Ещё за этим столом
live-notify = Сообщать о моём ходе
live-notify-note = Уведомление вашей системы, пока вы заняты другим.
live-notify-refused = Ваш браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.
live-notify-never = Этот браузер не умеет показывать уведомления.
live-ask-to-stop = Предложить прекратить партию
live-leave-bot = Пусть за меня играет кот
live-leave-wait = Уйти; партия подождёт
live-leave-resign = Уйти и сдать партию
live-leave-question = Уйти из-за стола?
live-leave-text-bot = Дальше за вас играет кот. Вернуться на место можно в любой момент.
live-leave-text-wait = Партия будет ждать, пока вы не вернётесь. Другие увидят, что вас нет.
live-leave-text-resign = За этим столом кто уходит, тот сдаёт партию: на вашем месте до конца будет играть кот, а вы займёте последнее место.
live-resign = Сдать партию
live-resign-question = Сдать партию?
live-resign-text = На вашем месте до конца будет играть кот, а вы займёте последнее место. Отменить это нельзя.
live-stop-counts = Прекратить сейчас значит проиграть всем.
live-stop-question = Предложить прекратить?
live-stop-text = Сыграно больше половины партии, и за столом есть боты, поэтому прекратить сейчас значит проиграть: вы займёте место после ботов.
live-leave-last = Если за столом никого не останется, партия будет ждать, пока кто-то из вас не вернётся. Если за сутки никто не придёт, она засчитывается как сданная.
live-stay = Остаться

live-stopped = Партия прекращена

live-deal = Проверить раздачу
live-deal-matched = Карты розданы, как обещано.
live-deal-unsure = Раздачи соответствуют обещанию. Но до начала партии этот браузер видел не всё.
live-deal-broken = Что-то не сходится. Не доверяйте этим раздачам.
live-deal-record-good = Каждый ход и каждое очко в записи соответствуют правилам.
live-deal-record-bad = Запись партии испорчена или изменена.
live-deal-promise-good = Обещание — то самое, которое этот браузер увидел, когда вы пришли к столу.
live-deal-promise-bad = Обещание не то, которое этот браузер увидел, когда вы пришли к столу.
live-deal-promise-unknown = До конца партии этого браузера за столом не было, поэтому он не может знать, то ли это обещание.
live-deal-own-good = Ваше собственное случайное число, созданное в этом браузере, участвует в раздачах.
live-deal-own-bad = Число на вашем месте не то, которое отправил этот браузер.
live-deal-own-unknown = Вы сели за стол из другого браузера: есть ли тут ваше число, можно проверить там.
live-deal-house-good = Боты ничего не добавили по своему выбору: их числа следуют из обещания.
live-deal-house-bad = У одного из ботов число, которое не следует из обещания: его кто-то выбрал.
live-deal-secret-good = Секрет раскрыт, и он тот самый, что был обещан.
live-deal-secret-bad = Раскрытый секрет не тот, что был обещан.
live-deal-deals-good = { $count ->
    [1] Раздача повторена здесь из секрета и чисел: карта в карту та же.
    [one] Здесь повторена { $count } раздача из секрета и чисел: карта в карту то же самое.
    [few] Все { $count } раздачи повторены здесь из секрета и чисел: карта в карту то же самое.
    [many] Все { $count } раздач повторены здесь из секрета и чисел: карта в карту то же самое.
   *[other] Все { $count } раздачи повторены здесь из секрета и чисел: карта в карту то же самое.
  }
live-deal-deals-bad = Если раздать заново из секрета и чисел, карты выходят другие.
live-deal-numbers = Числа
live-deal-number-promise = Обещание, ещё до игроков: SHA-256 секрета
live-deal-number-secret = Секрет, раскрытый в конце
live-deal-number-seat = { $name }: своё число
live-deal-number-house = { $name }: число, следующее из обещания
live-deal-how = Скачайте запись и проверьте её любой другой программой: формат описан в docs/records.md проекта «Menagerie».
