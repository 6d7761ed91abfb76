# Один стол на сервере: перед началом, во время партии, после неё.

live-missing = Стол не найден
live-missing-text = Возможно, ссылка неполная или стол уже удалён: если партию долго не начинают, стол исчезает.
live-unreachable = Сервер не отвечает
live-unreachable-text = Возможно, нет сети. Ничего не потеряно: партия ждёт на сервере. Попробуйте ещё раз чуть позже.
live-turned-away = Этот стол не открыть
live-closed = Этот стол закрыт
live-closed-text = Партию вовремя не начали, или хозяин закрыл стол. Новый стол можно создать в любой момент.

live-refused-seat-taken = Кто-то успел раньше: это место уже занято.
live-refused-already-started = Партия уже началась.
live-refused-not-invited = Это место забронировано для кого-то другого.
live-refused-not-host = Это может только хозяин стола.
live-refused-not-ready = Есть пустые места.
live-refused-no-chat = За этим столом можно отправлять только готовые фразы.
live-refused-no-takeback = Этот ход уже не вернуть: с тех пор открыты новые карты.
live-refused-already-asked = Другой вопрос ещё не решён. Сначала надо ответить на него.
live-refused-nothing-asked = Этот вопрос уже снят.
live-refused-game-over = Партия окончена.
live-refused-too-fast = Слишком много запросов подряд. Попробуйте чуть позже.
live-refused-busy = Стол сейчас занят. Попробуйте чуть позже.
live-refused-no-key = Сервер вас больше не узнаёт. Обновите страницу и займите место ещё раз.
live-refused-bad-options = С такими настройками партию не начать.
live-refused-bad-seats = Такого места за этим столом теперь нет.
live-refused-bad-request = Так не получилось. Измените что-нибудь и попробуйте ещё раз.
live-refused-not-seated = Это могут только те, кто сидит за этим столом.
live-refused-not-yours = Вы сдали эту партию, поэтому сделать это нельзя.
live-refused-no-table = Этого стола больше нет.
live-refused-no-contest = Эта раздача недоступна.
live-refused-hidden = Эту партию покажем, когда раздачу успеют сыграть все.
live-refused-not-open = Сейчас эту раздачу сыграть нельзя.
live-refused-not-started = Партия ещё не началась.
live-refused-not-over = Партия ещё не окончена.
live-refused-not-away = Вы уже снова на своём месте.
live-refused-too-many = Больше так нельзя: лимит исчерпан.
live-refused-too-often = За этим столом вы делали это слишком часто. Сама партия может продолжаться.
live-refused-too-many-seats = У вас уже есть места за многими столами, где партия ещё не началась. Сначала освободите одно из них.
live-refused-too-many-tables = У вас уже много столов. Сначала начните партию за одним из них или закройте его.
live-refused-not-callable = Этого человека сейчас нельзя пригласить.
live-refused-name-reserved = Так зовут одного из наших ботов. Выберите, пожалуйста, другое имя.
live-refused-not-welcome = Сесть за этот стол вы не можете, но можете смотреть.
live-refused-no-person = Профиля этого игрока больше нет.
live-refused-other-rules = Эту партию играли по версии правил { $made }; здесь играют по версии { $here }.
live-refused-unreadable = Запись этой партии повреждена. Восстановить её могут только администраторы сервера.
live-refused-other = Сервер отклонил запрос. Если это повторится, обновите страницу.
live-no-answer = Сервер не ответил. Попробуйте ещё раз чуть позже.

live-waiting-title = Перед началом: { $game }
live-to-lobby = Назад к столам
live-name = Ваше имя
live-name-note = Его увидят другие. Потом выберите место.
live-name-missing = Сначала введите имя: до 24 символов.
live-seat-open = Место свободно
live-seat-invited = По приглашению
live-kept = Забронировано
live-kept-for = Забронировано: { $name }
live-kept-for-you = Забронировано для вас
live-seat-you = вы
live-seat-host = хозяин
live-seat-account = сторонний бот
live-ready = ждёт начала
live-not-ready = ещё готовится
live-plan-open = Для всех
live-sit = Сесть
live-sit-at = Занять место { $seat }
live-move = Пересесть
live-move-to = Пересесть на место { $seat }
live-stand-up = Освободить место
live-invites = { $name } приглашает вас сыграть: { $game }
live-invited = Вас пригласили сыграть: { $game }
live-invite-facts = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }, примерно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
  }
live-take-seat = Сесть за стол
live-learn-first = Научиться за две минуты
live-add-bot = Добавить бота

live-person-menu = { $name }: ещё
live-person-title = { $name }
live-hand-over = Сделать хозяином
live-hand-over-note = Тогда настраивать стол и начинать партию будет этот человек, а не вы.
live-remove = Убрать из-за стола
live-remove-note = Сюда этот человек больше не сядет, пока вы его не пригласите.
live-block = Заблокировать
live-block-note = Вы не видите, что этот человек пишет. Он не может садиться за ваши столы и приглашать вас.
live-unblock = Разблокировать
live-mute-note = Вы не видите, что этот человек пишет.
live-unmute = Вернуть сообщения
live-marked-mute = заглушено
live-marked-block = заблокировано
live-decline = Отказаться
live-removed = Хозяин убрал вас из-за этого стола. Смотреть вы по-прежнему можете.
live-now-host = Теперь вы хозяин этого стола.
live-close = Закрыть стол
live-close-question = Закрыть этот стол?
live-close-text = Партии не будет. Всем, кто здесь сидит, придётся искать другой стол.

live-invite = Пригласите друзей
live-invite-note = Любой, у кого есть эта ссылка, может выбрать имя и место. Без регистрации.
live-watch-invite = Пригласите зрителей
live-watch-note = Любой, у кого есть эта ссылка, может смотреть, но не видит карт игроков.
live-link = Ссылка на этот стол
live-qr = QR-код: ссылка на этот стол

live-facts = Этот стол
live-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
live-listed = Открытый: есть в списке столов
live-by-link = Закрытый: найдёт только тот, у кого есть ссылка
live-chat-on = Чат: свой текст и готовые фразы
live-chat-off = Чат: только готовые фразы
live-delay = Задержка для зрителей: { $time }
live-arrange = Настроить стол
live-done = Готово
live-clock = Часы
live-fact-clock = Часы: { $clock }
live-absence = Если игрок уйдёт или у него выйдет время
live-absence-bot = Если игрок уйдёт, до его возвращения играет бот
live-absence-wait = Если игрок уйдёт, партия ждёт
live-absence-resign = Кто уходит, сдаёт партию
live-absence-bot-short = Играет бот
live-absence-wait-short = Партия ждёт
live-absence-resign-short = Сдаёт партию
live-delay-title = Задержка для зрителей
live-delay-none = Без задержки
live-list = Показывать в списке столов
live-list-note = Если выключено, этот стол найдёт только тот, у кого есть ссылка.
live-chat = Текстовый чат
live-chat-note = Готовые фразы есть всегда, каждый читает их на своём языке.

live-promise = Честная раздача
live-promise-text = Ещё до того, как кто-либо сел за стол, сервер загадал секрет и опубликовал его отпечаток. Каждый игрок добавляет случайное число. Секрет и числа вместе определяют каждую раздачу. После партии секрет раскрывают, и ваш браузер может проверить, что ничего не изменено.

live-pick-seat = Введите имя и выберите место или смотрите со стороны.
live-full = Все места заняты. Можно остаться и смотреть.
live-wait-for-start = Ждём, пока хозяин стола начнёт партию.
live-wait-for = Ждём, пока { $name } начнёт партию.
live-i-am-ready = Можно начинать
live-all-here = Все на месте.
live-empty = { $count ->
    [one] { $count } место свободно.
    [few] { $count } места свободны.
    [many] { $count } мест свободно.
   *[other] { $count } места свободно.
  }
live-wait-kept = Ждём: { $names }.
live-wait-guests = { $count ->
    [one] { $count } место ждёт гостя.
    [few] { $count } места ждут гостей.
    [many] { $count } мест ждут гостей.
   *[other] { $count } места ждут гостей.
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
live-wait-more = Ждать дальше
live-start-with-bots = Начать с ботами
live-start-now = Начать

live-news = Новости стола
live-connecting = Восстанавливаем связь…
live-connecting-move = Восстанавливаем связь… Ваш ход будет отправлен.
live-offline = Нет сети. Соединимся, как только она появится.
live-offline-move = Нет сети. Ваш ход будет отправлен, как только она появится.
live-store-away = Сервер сейчас не может сохранять ходы. Часы остановлены; партия продолжится сама.
live-store-away-move = Сервер сейчас не может сохранять ходы. Часы остановлены; ваш ход будет отправлен.
live-gone = Этот стол удалён. Вы видите его таким, каким он был в последний раз.
live-sending = Отправляем ваш ход…
live-move-refused = Ваш ход не принят.
live-move-late = Он пришёл поздно: партия уже пошла дальше.
live-move-left = Когда вы ушли, ваш ход ещё не дошёл, и партия пошла дальше без него.
live-takeback = Попросить вернуть ход
live-takeback-why = Попросить вернуть ход можно, пока никто не открыл карту.

live-prepare = Выбрать ход заранее
live-prepare-why = Выберите следующий ход, пока другие думают. До вашей очереди он остаётся на вашем устройстве.
live-prepare-ask = Уже можно выбрать следующий ход. До вашей очереди его никто не увидит.
live-prepare-not = Этот ход нельзя выбрать заранее.
live-prepared = Ход выбран заранее: { $move }. Он будет сделан, когда придёт ваша очередь.
live-unprepare = Отменить выбранный ход
live-prepared-lost = Это уже невозможно: { $move }. Выберите другой ход.
live-key-prepare = Выбрать следующий ход заранее

live-left-days = { $days }{ "\u00A0" }дн. { $hours }{ "\u00A0" }ч
live-short = мало времени
live-hurry = Осталось меньше десяти секунд
live-waited = Ждём: { $names } · { $time }

live-watching = Вы зритель: скрытые карты откроются в повторе, когда партия закончится.
live-watching-delay = Задержка: { $time }.
live-own-bot = За вас играет бот.
live-own-waits = Партия ждёт вас.
live-own-resigned = Вы сдали партию. На вашем месте до конца играет бот.
live-return = Вернуться на место
live-away-bot = { $why ->
    [time] { $name }: время вышло. Дальше играет бот.
   *[left] { $name } не за столом. Дальше играет бот.
  }
live-away-waits = { $why ->
    [time] { $name }: время вышло. Партия ждёт.
   *[left] { $name } не за столом. Партия ждёт.
  }
live-resigned = { $name } сдаёт партию. Дальше играет бот.
live-gave-up = { $kind ->
    [you] Вы сдали партию и заняли последнее место.
   *[other] { $name } сдаёт партию и занимает последнее место.
  }
live-ask-stop = { $name } предлагает закончить партию сейчас.
live-ask-takeback = { $name } просит вернуть последний ход.
live-own-ask-stop = Вы предложили закончить партию. Ждём остальных…
live-own-ask-takeback = Вы попросили вернуть ход. Ждём остальных…
live-agreed = Вы согласились. Ждём остальных…
live-agree = Согласиться
live-disagree = Отказать
live-withdraw = Уже не надо
live-next = Реванш готов.
live-next-by = { $name } предлагает реванш.
live-next-sit = Присоединиться
live-next-watch = Смотреть

live-talk = Чат
live-talk-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
    [many] Чат: { $count } новых сообщений
   *[other] Чат: { $count } нового сообщения
  }
live-said = { $name }: { $words }
live-said-all = Сообщения чата
live-said-nothing = Сообщений пока нет.
live-phrases = Готовые фразы
live-phrase-hello = Привет!
live-phrase-good-luck = Удачи!
live-phrase-well-played = Отлично сыграно!
live-phrase-thank-you = Спасибо!
live-phrase-oops = Ой!
live-phrase-thinking = Дайте подумать…
live-phrase-nudge = Вы ещё здесь? Ваш ход.
live-phrase-be-right-back = Сейчас вернусь.
live-phrase-good-game = Хорошая игра!
live-write = Напишите сообщение
live-send = Отправить
live-people = Люди за этим столом
live-mute = Заглушить

live-menu = Меню стола
live-notify = Сообщать о моём ходе
live-notify-note = Системное уведомление, когда вкладка в фоне.
live-notify-refused = Ваш браузер блокирует уведомления. Разрешить их можно в его настройках для этого сайта.
live-notify-never = Этот браузер не умеет показывать уведомления.
live-ask-to-stop = Предложить закончить партию
live-leave-bot = Пусть за меня играет бот
live-leave-wait = Отойти на время
live-leave-resign = Уйти и сдать партию
live-leave-question = Уйти из-за стола?
live-leave-text-bot = Дальше за вас будет играть бот. Вернуться на место можно в любой момент.
live-leave-text-wait = Партия будет ждать, пока вы не вернётесь. Другие увидят, что вас нет.
live-leave-text-resign = За этим столом кто уходит, тот сдаёт партию: на вашем месте до конца будет играть бот, а вы займёте последнее место.
live-resign = Сдать партию
live-resign-question = Сдать партию?
live-resign-text = На вашем месте до конца будет играть бот, а вы займёте последнее место. Отменить это нельзя.
live-stop-counts = Если закончить сейчас, проиграют все.
live-stop-question = Предложить закончить партию?
live-stop-text = Сыграно больше половины партии, и за столом есть боты, поэтому закончить сейчас — значит проиграть: вы займёте место после ботов.
live-leave-last = Если за столом никого не останется, партия будет ждать, пока кто-то из вас не вернётся. Если за сутки никто не вернётся, сдавшимися считаются все.
live-stay = Остаться

live-stopped = Партия закончена досрочно

live-deal = Проверить раздачу
live-deal-matched = Карты розданы, как обещано.
live-deal-unsure = Раздачи сходятся, но этот браузер видел не всё, что было до начала партии.
live-deal-broken = Что-то не сходится. Не доверяйте этим раздачам.
live-deal-record-good = Каждый ход и каждое очко в записи соответствуют правилам.
live-deal-record-bad = Запись партии испорчена или изменена.
live-deal-promise-good = Отпечаток секрета — тот же, что этот браузер получил, когда вы пришли к столу.
live-deal-promise-bad = Отпечаток секрета не тот, что этот браузер получил, когда вы пришли к столу.
live-deal-promise-unknown = До конца партии этого браузера за столом не было, поэтому он не может знать, тот ли это отпечаток.
live-deal-own-good = Ваше собственное случайное число, созданное в этом браузере, участвует в раздачах.
live-deal-own-bad = Число на вашем месте не то, которое отправил этот браузер.
live-deal-own-unknown = Вы сели за стол в другом браузере: своё число можно проверить только там.
live-deal-house-good = Боты ни на что не влияли: их числа вычислены из отпечатка.
live-deal-house-bad = У одного из ботов число, которое не вычислено из отпечатка: его кто-то выбрал.
live-deal-secret-good = Секрет раскрыт, и он соответствует отпечатку.
live-deal-secret-bad = Раскрытый секрет не соответствует отпечатку.
live-deal-deals-good = { $count ->
    [1] Раздача повторена здесь по секрету и числам: совпала карта в карту.
    [one] Здесь по секрету и числам повторена { $count } раздача: совпала карта в карту.
    [few] Здесь по секрету и числам повторены { $count } раздачи: совпали карта в карту.
    [many] Здесь по секрету и числам повторены { $count } раздач: совпали карта в карту.
   *[other] Здесь по секрету и числам повторены { $count } раздачи: совпали карта в карту.
  }
live-deal-deals-bad = Если раздать заново по секрету и числам, карты выходят другие.
live-deal-numbers = Числа
live-deal-number-promise = Отпечаток секрета (SHA-256), опубликован до прихода игроков
live-deal-number-secret = Секрет, раскрытый в конце
live-deal-number-seat = { $name }: своё случайное число
live-deal-number-house = { $name }: число, вычисленное из отпечатка
live-deal-how = Скачайте запись и проверьте её любой другой программой: формат описан в docs/records.md проекта Menagerie.

live-profile = К профилю
contest-next = Как сыграли другие
contest-next-practice = Назад к результатам
# A table where everyone has the same cards.
live-day = Раздача дня, { $date }
live-contest = У всех одинаковые карты
live-contest-practice = Тренировка: без зачёта
live-contest-note = Эта партия идёт в зачёт: часов нет, ходы вернуть нельзя. Можно в любой момент выйти и вернуться.
live-contest-practice-note = Это тренировка: результат не засчитывается.
live-contest-resign-text = Ваша партия на этом закончится, и вы займёте последнее место. Отменить это нельзя.
live-day-waiting = Определяем ваше место…
live-day-late = Эта партия вне зачёта: она закончилась слишком поздно, или результат не удалось загрузить.
live-day-practice = Это была тренировка: она не засчитывается.
live-day-compare = Как сыграли все
live-promise-contest = Ещё до того, как кто-либо мог сыграть, сервер опубликовал отпечаток своего секрета. Из него получаются и карты, и случайность ботов; никто не добавляет своего числа, поэтому партия у всех одна и та же. Когда все успеют сыграть, секрет раскроют, и ваш браузер сможет проверить, что ничего не изменено.
