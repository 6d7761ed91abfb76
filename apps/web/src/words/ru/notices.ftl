# Уведомления: предложение за столом, выбор в профиле и сами слова.

notices-title = Уведомления
notices-offer = Сообщать, когда ваш ход, даже если страница закрыта?
notices-offer-yes = Да, сообщать
notices-offer-no = Не сейчас
notices-now-on = Уведомления включены. Какие именно, можно выбрать в профиле.
notices-now-denied = Браузер не разрешил уведомления. Включить их можно позже в профиле.
notices-failed = Не удалось включить уведомления. Попробуйте позже в профиле.

notices-off = На этом устройстве выключены. Включите, чтобы знать, когда вас ждёт партия, даже если страница закрыта.
notices-on = На этом устройстве включены.
notices-turn-on = Включить
notices-turn-off = Выключить
notices-test = Отправить пробное уведомление
notices-test-sent = Отправлено. Оно появится через несколько секунд.
notices-test-failed = Пробное уведомление не дошло. Выключите уведомления и включите снова.
notices-denied = Браузер блокирует уведомления с этого сайта. Разрешите их в настройках сайта рядом с адресом и обновите страницу.
notices-unable = Этот браузер не умеет получать уведомления от сайтов.
notices-install = На iPhone и iPad сначала добавьте Menagerie на экран «Домой» («Поделиться», затем «На экран „Домой“») и откройте оттуда.
notices-silent = Этот сервер не отправляет уведомлений.

notices-what = Сообщать, когда
notices-kind-turn = мой ход
notices-kind-call = меня приглашают
notices-kind-rematch = мне предлагают реванш
notices-kind-nudge = мне напоминают о ходе
notices-kind-challenge = завершается вызов
notices-kind-day = готова раздача дня (в 9:00, если она ещё не сыграна)
notices-quiet = Тихие часы
notices-quiet-note = Уведомления подождут до конца тихих часов.
notices-quiet-from = С
notices-quiet-until = до
notices-note = Этот выбор действует на всех ваших устройствах. Карт в уведомлениях не бывает.

notices-slow = { $count ->
    [one] { $name } долго думает.
    [few] Остальные долго думают.
    [many] Остальные долго думают.
   *[other] Остальные долго думают.
  }
notices-nudge = Напомнить
notices-nudged = { $count ->
    [one] Напоминание отправлено: { $name }.
    [few] Остальным отправлено напоминание.
    [many] Остальным отправлено напоминание.
   *[other] Остальным отправлено напоминание.
  }
notices-missing = { $name } не ходит уже сутки. До возвращения может играть бот.
notices-missing-bot = Пусть пока играет бот

notices-say-turn = Ваш ход
notices-say-turn-text = { $game }
notices-say-nudge = { $from } ждёт вас
notices-say-nudge-text = { $game }: ваш ход.
notices-say-call = { $from } приглашает вас
notices-say-call-text = { $game }: для вас есть место.
notices-say-rematch = { $from } предлагает реванш
notices-say-rematch-text = { $game }: для вас есть место.
notices-say-challenge = Вызов завершён
notices-say-challenge-text = { $game }: посмотрите, как сыграли все.
notices-say-day = Раздача дня
notices-say-day-text = Сегодняшние карты уже здесь, одинаковые для всех.
notices-say-test = Всё работает
notices-say-test-text = Уведомления доходят на это устройство.
