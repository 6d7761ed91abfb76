# Сповіщення: пропозиція за столом, вибір у профілі й самі слова.

notices-title = Сповіщення
notices-offer = Повідомляти, коли ваш хід, навіть якщо сторінку закрито?
notices-offer-yes = Так, повідомляти
notices-offer-no = Не зараз
notices-now-on = Сповіщення ввімкнено. Які саме, можна вибрати у профілі.
notices-now-denied = Браузер не дозволив сповіщень. Увімкнути їх можна згодом у профілі.
notices-failed = Не вдалося ввімкнути сповіщення. Спробуйте згодом у профілі.

notices-off = На цьому пристрої вимкнено. Увімкніть, щоб знати, коли на вас чекає партія, навіть якщо сторінку закрито.
notices-on = На цьому пристрої ввімкнено.
notices-turn-on = Увімкнути
notices-turn-off = Вимкнути
notices-test = Надіслати пробне сповіщення
notices-test-sent = Надіслано. Воно має з’явитися за кілька секунд.
notices-test-failed = Пробне сповіщення не дійшло. Вимкніть сповіщення й увімкніть знову.
notices-denied = Браузер блокує сповіщення з цього сайту. Дозвольте їх у налаштуваннях сайту поруч з адресою й перезавантажте сторінку.
notices-unable = Цей браузер не вміє отримувати сповіщення від сайтів.
notices-install = На iPhone та iPad спершу додайте Menagerie на початковий екран («Поширити», далі «На початковий екран») і відкрийте звідти.
notices-silent = Цей сервер не надсилає сповіщень.

notices-what = Повідомляти, коли
notices-kind-turn = мій хід
notices-kind-call = мене запрошують
notices-kind-rematch = хтось хоче реванш
notices-kind-nudge = мені нагадують про хід
notices-kind-challenge = завершується виклик
notices-kind-day = з’явилася роздача дня (о 9:00, якщо її ще не зіграно)
notices-quiet = Тихі години
notices-quiet-note = Сповіщення зачекають до кінця тихих годин.
notices-quiet-from = З
notices-quiet-until = до
notices-note = Цей вибір діє на всіх ваших пристроях. Карт у сповіщеннях не буває.

notices-slow = { $count ->
    [one] { $name } довго думає.
    [few] Інші довго думають.
    [many] Інші довго думають.
   *[other] Інші довго думають.
  }
notices-nudge = Нагадати
notices-nudged = { $count ->
    [one] Нагадування надіслано: { $name }.
    [few] Іншим надіслано нагадування.
    [many] Іншим надіслано нагадування.
   *[other] Іншим надіслано нагадування.
  }
notices-missing = { $name } не ходить уже добу. До повернення може грати бот.
notices-missing-bot = Хай поки грає бот

notices-say-turn = Ваш хід
notices-say-turn-text = { $game }
notices-say-nudge = { $from } чекає на вас
notices-say-nudge-text = { $game }: ваш хід.
notices-say-call = { $from } запрошує вас
notices-say-call-text = { $game }: для вас є місце.
notices-say-rematch = { $from } хоче реванш
notices-say-rematch-text = { $game }: для вас є місце.
notices-say-challenge = Виклик завершено
notices-say-challenge-text = { $game }: подивіться, як зіграли всі.
notices-say-day = Роздача дня
notices-say-day-text = Сьогоднішні карти вже тут, ті самі для всіх.
notices-say-test = Усе працює
notices-say-test-text = Сповіщення доходять на цей пристрій.
