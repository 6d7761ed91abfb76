# Один стіл на сервері: перед початком, під час партії, після неї.

live-missing = Стіл не знайдено
live-missing-text = Можливо, посилання неповне або стіл уже прибрано: якщо партію довго не починають, стіл зникає.
live-unreachable = Сервер не відповідає
live-unreachable-text = Можливо, немає мережі. Нічого не втрачено: партія чекає на сервері. Спробуйте ще раз за хвильку.
live-turned-away = Цей стіл не вдається відкрити
live-closed = Цей стіл закрито
live-closed-text = Партію вчасно не почали, або господар закрив стіл. Новий стіл можна створити будь-коли.

live-refused-seat-taken = Хтось устиг раніше: це місце вже зайняте.
live-refused-already-started = Партія вже почалася.
live-refused-not-invited = Це місце зарезервоване для когось іншого.
live-refused-not-host = Це може лише господар столу.
live-refused-not-ready = Є порожні місця.
live-refused-no-chat = За цим столом дозволені лише готові фрази.
live-refused-no-takeback = Цей хід уже не скасувати: відтоді відкрито нові карти.
live-refused-already-asked = Гравці ще відповідають на попередній запит. Спершу дочекайтеся його.
live-refused-nothing-asked = Цей запит уже неактуальний.
live-refused-game-over = Партію завершено.
live-refused-too-fast = Не так швидко! Спробуйте ще раз за хвильку.
live-refused-busy = Стіл не встигає відповісти. Спробуйте ще раз за хвильку.
live-refused-no-key = Сервер вас більше не впізнає. Оновіть сторінку й сядьте знову.
live-refused-bad-options = Із такими налаштуваннями ця гра неможлива.
live-refused-bad-seats = Такого місця за цим столом тепер немає.
live-refused-bad-request = Так не вийшло. Змініть щось і спробуйте ще раз.
live-refused-not-seated = Це можуть лише ті, хто сидить за цим столом.
live-refused-not-yours = Ви здали цю партію, тож цього зробити не можете.
live-refused-no-table = Цього столу вже немає.
live-refused-no-contest = Цієї роздачі тут немає.
live-refused-hidden = Цю партію покажемо, коли роздачу встигнуть зіграти всі.
live-refused-not-open = Ця роздача зараз не відкрита.
live-refused-not-started = Партія ще не почалася.
live-refused-not-over = Партія ще не завершена.
live-refused-not-away = Ви вже знову на своєму місці.
live-refused-too-many = Більше не можна: ліміт вичерпано.
live-refused-too-often = За цим столом ви робили це надто часто. Сама партія може тривати далі.
live-refused-too-many-seats = У вас уже є місця за багатьма столами, де партія ще не почалася. Спершу звільніть одне з них.
live-refused-too-many-tables = У вас уже багато столів. Спершу почніть партію за одним із них або закрийте його.
live-refused-not-callable = Цю людину зараз не можна запросити.
live-refused-name-reserved = Так звуть одного з наших ботів. Оберіть, будь ласка, інше ім’я.
live-refused-not-welcome = Сісти за цей стіл ви не можете, але можете дивитися.
live-refused-no-person = Профілю цього гравця вже немає.
live-refused-other-rules = Цю партію грали за версією правил { $made }; тут грають за версією { $here }.
live-refused-unreadable = Запис цієї партії пошкоджено. Спершу його мають відновити адміністратори сервера.
live-refused-other = Сервер відхилив запит. Якщо це повторюється, оновіть сторінку.
live-no-answer = Сервер не відповів. Спробуйте ще раз за хвильку.

live-waiting-title = Перед початком: { $game }
live-to-lobby = Назад до столів
live-name = Ваше ім’я
live-name-note = Його бачитимуть інші. Потім оберіть місце.
live-name-missing = Спершу введіть ім’я, будь ласка: до 24 символів.
live-seat-open = Вільне місце
live-seat-invited = За запрошенням
live-kept = Зарезервовано
live-kept-for = Зарезервовано: { $name }
live-kept-for-you = Зарезервовано для вас
live-seat-you = ви
live-seat-host = господар
live-seat-account = сторонній бот
live-ready = готово
live-not-ready = ще не готово
live-plan-open = Для всіх
live-sit = Сісти
live-sit-at = Зайняти місце { $seat }
live-move = Пересісти
live-move-to = Пересісти на місце { $seat }
live-stand-up = Звільнити місце
live-invites = { $name } запрошує вас зіграти: { $game }
live-invited = Вас запрошено зіграти: { $game }
live-invite-facts = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
  }, приблизно { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }
live-take-seat = Сісти за стіл
live-learn-first = Навчитися за дві хвилини
live-add-bot = Додати бота

live-person-menu = Меню: { $name }
live-person-title = { $name }
live-hand-over = Зробити господарем
live-hand-over-note = Тоді налаштовувати й починати партію буде ця людина, а не ви.
live-remove = Прибрати з-за столу
live-remove-note = Сюди ця людина більше не сяде, доки ви її не запросите.
live-block = Заблокувати
live-block-note = Ви не бачитимете, що пише ця людина. Вона не зможе сідати за ваші столи й запрошувати вас.
live-unblock = Розблокувати
live-mute-note = Ви не бачитимете, що пише ця людина.
live-unmute = Увімкнути повідомлення
live-marked-mute = заглушено
live-marked-block = заблоковано
live-decline = Відмовитися
live-removed = Господар прибрав вас з-за цього столу. Можна дивитися.
live-now-host = Тепер ви господар цього столу.
live-close = Закрити стіл
live-close-question = Закрити цей стіл?
live-close-text = Партії не буде. Усім, хто тут сидить, доведеться шукати інший стіл.

live-invite = Запросіть друзів
live-invite-note = Хто має це посилання, може обрати ім’я та місце. Без реєстрації.
live-watch-invite = Запросіть глядачів
live-watch-note = Хто має це посилання, може дивитися партію, але не бачить карт гравців.
live-link = Посилання на цей стіл
live-qr = QR-код: посилання на цей стіл

live-facts = Цей стіл
live-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
live-listed = Публічний: є у списку столів
live-by-link = Приватний: знайде лише той, хто має посилання
live-chat-on = Чат: вільний текст і готові фрази
live-chat-off = Чат: лише готові фрази
live-delay = Затримка для глядачів: { $time }
live-arrange = Налаштувати стіл
live-done = Готово
live-clock = Годинник
live-fact-clock = Годинник: { $clock }
live-absence = Якщо хтось піде або в когось вийде час
live-absence-bot = Якщо хтось піде, до повернення грає бот
live-absence-wait = Якщо хтось піде, партія чекає
live-absence-resign = Хто йде, здає партію
live-absence-bot-short = Грає бот
live-absence-wait-short = Партія чекає
live-absence-resign-short = Здає партію
live-delay-title = Затримка для глядачів
live-delay-none = Без затримки
live-list = Показувати у списку столів
live-list-note = Якщо вимкнено, цей стіл знайде лише той, хто має посилання.
live-chat = Текстовий чат
live-chat-note = Готові фрази є завжди, кожен читає їх своєю мовою.

live-promise = Чому роздача чесна
live-promise-text = Ще до того, як хтось сів за стіл, сервер загадав таємницю й оприлюднив її відбиток. Кожен гравець додає випадкове число. Таємниця й числа разом визначають кожну роздачу. Після партії таємницю розкривають, і ваш браузер може перевірити, що нічого не змінено.

live-pick-seat = Введіть ім’я та оберіть місце або просто дивіться.
live-full = Усі місця зайняті. Можна лишитися й дивитися.
live-wait-for-start = Чекаємо, доки господар столу почне партію.
live-wait-for = Чекаємо, доки { $name } почне партію.
live-i-am-ready = Можна починати
live-all-here = Усі на місці.
live-empty = { $count ->
    [one] { $count } місце вільне.
    [few] { $count } місця вільні.
    [many] { $count } місць вільно.
   *[other] { $count } місця вільно.
  }
live-wait-kept = Чекаємо: { $names }.
live-wait-guests = { $count ->
    [one] { $count } місце чекає на гостя.
    [few] { $count } місця чекають на гостей.
    [many] { $count } місць чекають на гостей.
   *[other] { $count } місця чекають на гостей.
  }
live-hesitant = Чекаємо на готовність: { $names }.
live-start-question = Почати зараз?
live-fill = { $count ->
    [one] { $count } порожнє місце: туди сяде бот.
    [few] { $count } порожні місця: туди сядуть боти.
    [many] { $count } порожніх місць: туди сядуть боти.
   *[other] { $count } порожнього місця: туди сядуть боти.
  }
live-fill-level = Які боти?
live-wait-more = Чекати далі
live-start-with-bots = Почати з ботами
live-start-now = Почати

live-news = Новини столу
live-connecting = З’єднуємося знову…
live-connecting-move = З’єднуємося знову… Ваш хід буде надіслано.
live-offline = Немає мережі. З’єднаємося, щойно вона з’явиться.
live-offline-move = Немає мережі. Ваш хід буде надіслано, щойно вона з’явиться.
live-store-away = Сервер зараз не може зберігати ходи. Годинники зупинено, партія продовжиться сама.
live-store-away-move = Сервер зараз не може зберігати ходи. Годинники зупинено; ваш хід буде надіслано.
live-gone = Цей стіл видалено. Ви бачите його таким, яким він був востаннє.
live-sending = Надсилаємо ваш хід…
live-move-refused = Ваш хід не прийнято.
live-move-late = Він прийшов запізно: партія вже пішла далі.
live-move-left = Ваш останній хід не встиг дійти, перш ніж ви вийшли, і партія тривала без нього.
live-takeback = Попросити скасувати хід
live-takeback-why = Попросити скасувати хід можна, доки ніхто не відкрив нової карти.

live-prepare = Запланувати хід
live-prepare-why = Заплануйте наступний хід, поки інші думають. До вашої черги він лишається на вашому пристрої.
live-prepare-ask = Заплануйте наступний хід. До вашої черги його ніхто не побачить.
live-prepare-not = Цей хід не можна запланувати.
live-prepared = Заплановано: { $move }. Цей хід буде зроблено, щойно настане ваша черга.
live-unprepare = Скасувати запланований хід
live-prepared-lost = Це вже неможливо: { $move }. Оберіть інший хід.
live-key-prepare = Запланувати наступний хід

live-left-days = { $days } д { $hours } год
live-short = швидше
live-hurry = Лишилося менш як десять секунд
live-waited = Чекаємо: { $names } · { $time }

live-watching = Ви глядач. Карти гравців приховано до кінця партії; потім повтор покаже все.
live-watching-delay = Затримка: { $time }.
live-own-bot = За вас грає бот.
live-own-waits = Партія чекає на вас.
live-own-resigned = Ви здали партію. На вашому місці до кінця грає бот.
live-return = Повернутися на місце
live-away-bot = { $why ->
    [time] { $name }: час вийшов. Далі грає бот.
   *[left] { $name } не за столом. Далі грає бот.
  }
live-away-waits = { $why ->
    [time] { $name }: час вийшов. Партія чекає.
   *[left] { $name } не за столом. Партія чекає.
  }
live-resigned = { $name } здає партію. Далі грає бот.
live-gave-up = { $kind ->
    [you] Ви здали партію й посіли останнє місце.
   *[other] { $name } здає партію й посідає останнє місце.
  }
live-ask-stop = { $name } пропонує завершити партію зараз.
live-ask-takeback = { $name } просить дозволу скасувати останній хід.
live-own-ask-stop = Ви пропонуєте завершити партію. Чекаємо на решту…
live-own-ask-takeback = Ви просите скасувати хід. Чекаємо на решту…
live-agreed = Ви погодилися. Чекаємо на решту…
live-agree = Згода
live-disagree = Відмовити
live-withdraw = Уже не треба
live-next = Усе готово до реваншу.
live-next-by = { $name } хоче реванш.
live-next-sit = Приєднатися
live-next-watch = Дивитися

live-talk = Чат
live-talk-unread = { $count ->
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
    [many] Чат: { $count } нових повідомлень
   *[other] Чат: { $count } нового повідомлення
  }
live-said = { $name }: { $words }
live-said-all = Повідомлення чату
live-said-nothing = Повідомлень ще немає.
live-phrases = Готові фрази
live-phrase-hello = Привіт!
live-phrase-good-luck = Хай щастить!
live-phrase-well-played = Гарно зіграно!
live-phrase-thank-you = Дякую!
live-phrase-oops = Ой!
live-phrase-thinking = Дайте подумати…
live-phrase-nudge = Ви ще тут? Ваш хід.
live-phrase-be-right-back = Зараз повернуся.
live-phrase-good-game = Гарна гра!
live-write = Напишіть повідомлення
live-send = Надіслати
live-people = Люди за цим столом
live-mute = Заглушити

live-menu = Меню столу
live-notify = Сповіщати про мій хід
live-notify-note = Системне сповіщення, коли ця вкладка у фоні.
live-notify-refused = Ваш браузер блокує сповіщення. Дозволити їх можна в його налаштуваннях для цього сайту.
live-notify-never = Цей браузер не вміє показувати сповіщення.
live-ask-to-stop = Запропонувати завершити партію
live-leave-bot = Хай за мене грає бот
live-leave-wait = Піти на якийсь час
live-leave-resign = Піти й здати партію
live-leave-question = Вийти з-за столу?
live-leave-text-bot = Відтепер за вас гратиме бот. Повернутися на місце можна будь-коли.
live-leave-text-wait = Партія чекатиме, доки ви повернетеся. Інші бачитимуть, що вас немає.
live-leave-text-resign = За цим столом вийти означає здати партію: на вашому місці до кінця гратиме бот, а ви посядете останнє місце.
live-resign = Здати партію
live-resign-question = Здати партію?
live-resign-text = На вашому місці до кінця гратиме бот, а ви посядете останнє місце. Скасувати це не можна.
live-stop-counts = Якщо завершити зараз, програють усі.
live-stop-question = Запропонувати завершити партію?
live-stop-text = Зіграно понад половину партії, і за столом є боти, тож завершити зараз означає програти: ви посядете місце після ботів.
live-leave-last = Якщо за столом нікого не лишиться, партія чекатиме, доки хтось із вас повернеться. Якщо за добу ніхто не прийде, вважатиметься, що партію здали всі.
live-stay = Лишитися

live-stopped = Партію завершено достроково

live-deal = Перевірити роздачу
live-deal-matched = Карти роздано, як обіцяно.
live-deal-unsure = Роздачі сходяться, але цей браузер бачив не все, що було до початку партії.
live-deal-broken = Щось не сходиться. Не довіряйте цим роздачам.
live-deal-record-good = Кожен хід і кожне очко в записі відповідають правилам.
live-deal-record-bad = Запис партії пошкоджено або змінено.
live-deal-promise-good = Відбиток той самий, який цей браузер побачив, коли ви прийшли до столу.
live-deal-promise-bad = Відбиток не той, який цей браузер побачив, коли ви прийшли до столу.
live-deal-promise-unknown = До кінця партії цього браузера за столом не було, тож він не може знати, чи відбиток той самий.
live-deal-own-good = Ваше власне випадкове число, створене в цьому браузері, враховано в роздачах.
live-deal-own-bad = Число на вашому місці не те, яке надіслав цей браузер.
live-deal-own-unknown = Ви сіли за стіл з іншого браузера: чи є тут ваше число, можна перевірити там.
live-deal-house-good = Боти ні на що не впливали: їхні числа обчислено з відбитка.
live-deal-house-bad = Число одного з ботів обчислено не з відбитка: його хтось вибрав.
live-deal-secret-good = Таємницю розкрито, і вона відповідає відбитку.
live-deal-secret-bad = Розкрита таємниця не відповідає відбитку.
live-deal-deals-good = { $count ->
    [1] Роздачу тут повторено з таємниці й чисел: карти збігаються всі до однієї.
    [one] Тут повторено { $count } роздачу з таємниці й чисел: карти збігаються всі до однієї.
    [few] Усі { $count } роздачі тут повторено з таємниці й чисел: карти збігаються всі до однієї.
    [many] Усі { $count } роздач тут повторено з таємниці й чисел: карти збігаються всі до однієї.
   *[other] Усі { $count } роздачі тут повторено з таємниці й чисел: карти збігаються всі до однієї.
  }
live-deal-deals-bad = Якщо роздати знову з таємниці й чисел, карти виходять інші.
live-deal-numbers = Числа
live-deal-number-promise = Відбиток, оприлюднений до приходу гравців (SHA-256 таємниці)
live-deal-number-secret = Таємниця, розкрита наприкінці
live-deal-number-seat = { $name }: власне випадкове число
live-deal-number-house = { $name }: число, обчислене з відбитка
live-deal-how = Завантажте запис і перевірте його будь-якою іншою програмою: формат описано в docs/records.md проєкту Menagerie.

live-profile = До профілю
contest-next = Як зіграли інші
contest-next-practice = Назад до результатів
# A table where everyone has the same cards.
live-day = Роздача дня, { $date }
live-contest = Ті самі карти для всіх
live-contest-practice = Тренування: без заліку
live-contest-note = Ця партія залікова: без годинника й без скасування ходів. Можна будь-коли вийти й повернутися.
live-contest-practice-note = Це тренування. Воно ніде не зараховується.
live-contest-resign-text = Ваша партія на цьому закінчиться, і ви посядете останнє місце. Скасувати це не можна.
live-day-waiting = Визначаємо ваше місце…
live-day-late = Місця не визначено: партію завершено запізно або результат не вдалося завантажити.
live-day-practice = Це було тренування: його не зараховують.
live-day-compare = Як зіграли всі
live-promise-contest = Ще до того, як хтось міг зіграти, сервер оприлюднив відбиток своєї таємниці. Вона визначає і карти, і випадковість у грі ботів; ніхто не додає свого числа, тому партія в усіх однакова. Коли всі встигнуть зіграти, таємницю розкриють, і ваш браузер зможе перевірити, що нічого не змінено.
