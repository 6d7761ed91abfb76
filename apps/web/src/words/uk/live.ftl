# Один стіл на сервері: перед початком, під час партії, після неї.

live-missing = Такого столу немає
live-missing-text = Можливо, посилання обрізалося або стіл прибрали: якщо партію довго ніхто не починає, стіл закривається.
live-unreachable = Сервер не відповідає
live-unreachable-text = Можливо, немає мережі. Нічого не втрачено: партія чекає на сервері. Спробуйте ще раз за хвильку.
live-turned-away = Сервер відмовив
live-closed = Цей стіл закрито
live-closed-text = Ніхто вчасно не почав партію, або господар закрив стіл. Відкрийте новий стіл, коли захочете.

live-refused-seat-taken = Хтось устиг раніше: це місце вже зайняте.
live-refused-already-started = Партія вже почалася.
live-refused-not-invited = Це місце притримано для когось іншого.
live-refused-not-host = Це може лише господар столу.
live-refused-not-ready = Є порожні місця.
live-refused-no-chat = За цим столом дозволені лише готові фрази.
live-refused-no-takeback = Цього ходу вже не забрати: відтоді відкрилися карти.
live-refused-already-asked = Гравців уже про щось питають. Спершу це.
live-refused-nothing-asked = Питання вже знято.
live-refused-game-over = Партію завершено.
live-refused-too-fast = Забагато за один раз. Спробуйте знову за хвильку.
live-refused-busy = Стіл не встигає. Спробуйте знову за хвильку.
live-refused-no-key = Сервер вас більше не впізнає. Оновіть сторінку й сядьте знову.
live-refused-bad-options = Так партію не влаштувати.
live-refused-bad-seats = Такого місця за цим столом тепер немає.
live-refused-bad-request = У такому вигляді сервер цього не приймає. Змініть і спробуйте ще раз.
live-refused-not-seated = Це можуть лише ті, хто сидить за цим столом.
live-refused-not-yours = Ви здали цю партію: це справа тих, хто ще грає.
live-refused-no-table = Цього столу вже немає.
live-refused-not-started = Партія ще не почалася.
live-refused-not-over = Партія ще не завершена.
live-refused-not-away = Ви вже знову на своєму місці.
live-refused-too-many = За цим столом цього вже досить.
live-refused-too-often = За цим столом ви робили це надто часто. Сама партія може тривати далі.
live-refused-too-many-seats = Ви вже сидите за багатьма столами, де гра ще не почалася. Спершу встаньте з-за одного з них.
live-refused-too-many-tables = У вас уже багато столів. Спершу почніть партію за одним із них або закрийте його.
live-refused-not-callable = Цю людину зараз не можна запросити.
live-refused-name-reserved = Так звуть одного з наших ботів. Оберіть, будь ласка, інше ім’я.
live-refused-not-welcome = За цей стіл вам сісти не можна. Можна дивитися.
live-refused-no-person = Цієї людини тут уже немає.
live-refused-other-rules = Цю партію грали за версією правил { $made }; тут грають за версією { $here }.
live-refused-unreadable = Запис цієї партії пошкоджено. Його має відновити той, хто утримує сервер.
live-refused-other = Сервер відмовив. Якщо це повторюється, оновіть сторінку.
live-no-answer = Сервер не відповів. Спробуйте ще раз за хвильку.

live-waiting-title = Перед початком: { $game }
live-to-lobby = До столів
live-name = Ваше ім’я
live-name-note = Його бачитимуть інші. Потім оберіть місце.
live-name-missing = Спершу ім’я, будь ласка: до 24 літер.
live-seat-open = Вільно
live-seat-invited = Вільно, за запрошенням
live-kept = Притримано для когось
live-kept-for = Притримано: { $name }
live-kept-for-you = Притримано для вас
live-seat-you = ви
live-seat-host = господар
live-seat-account = чийсь бот
live-ready = готово
live-not-ready = ще не готово
live-plan-open = Вільно для всіх
live-plan-kept = Притримано
live-sit = Сісти
live-sit-at = Сісти на місце { $seat }
live-move = Пересісти
live-move-to = Пересісти на місце { $seat }
live-stand-up = Встати

live-person-menu = { $name }: більше
live-person-title = { $name }
live-hand-over = Зробити господарем
live-hand-over-note = Тоді налаштовувати й починати гру буде ця людина, а не ви.
live-remove = Прибрати з-за столу
live-remove-note = Сюди ця людина більше не сяде, доки ви її не запросите.
live-block = Заблокувати
live-block-note = Ви не бачите, що ця людина пише. Вона не може сідати за ваші столи й запрошувати вас.
live-unblock = Розблокувати
live-mute-note = Ви не бачите, що ця людина пише.
live-unmute = Знову слухати
live-marked-mute = заглушено
live-marked-block = заблоковано
live-decline = Відмовитися
live-removed = Господар прибрав вас з-за цього столу. Можна дивитися.
live-now-host = Тепер ви господар цього столу.
live-close = Закрити стіл
live-close-question = Закрити цей стіл?
live-close-text = Партії не буде. Усім, хто тут сидить, доведеться шукати інший стіл.

live-invite = Покличте інших
live-invite-note = Хто відкриє це посилання, обере собі ім’я та місце. Без реєстрації.
live-watch-invite = Покличте глядачів
live-watch-note = Хто відкриє це посилання, побачить партію, але не карти гравців.
live-link = Посилання на цей стіл
live-qr = Код для камери: посилання на цей стіл
live-copy = Копіювати посилання
live-copied = Скопійовано
live-not-copied = Не вдалося скопіювати
live-share = Поділитися…

live-facts = У що граємо
live-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
live-listed = У списку відкритих столів
live-by-link = Знайде лише той, хто має посилання
live-chat-on = Готові фрази й свої слова
live-chat-off = Лише готові фрази
live-delay = Затримка для глядачів: { $time }
live-arrange = Змінити стіл
live-done = Готово
live-clock = Годинник
live-fact-clock = Годинник: { $clock }
live-absence = Якщо хтось піде або в когось вийде час
live-absence-bot = Якщо хтось піде, до повернення грає кіт
live-absence-wait = Якщо хтось піде, партія чекає
live-absence-resign = Хто йде, здає партію
live-absence-bot-short = Грає кіт
live-absence-wait-short = Партія чекає
live-absence-resign-short = Здає партію
live-delay-title = Затримка для глядачів
live-delay-none = Без затримки
live-list = У списку відкритих столів
live-list-note = Якщо вимкнено, стіл знайде лише той, хто має посилання.
live-chat = Свої слова
live-chat-note = Готові фрази є завжди, кожен читає їх своєю мовою.

live-promise = Обіцянка щодо карт
live-promise-text = Ще до того, як хтось сів за стіл, сервер загадав таємницю й оприлюднив її відбиток. Кожен, хто сідає, додає власне випадкове число. Усі роздавання випливають із таємниці та цих чисел, а після партії таємницю відкривають: тоді ваш браузер може перевірити, що нічого не змінено.

live-pick-seat = Введіть ім’я та оберіть місце або дивіться збоку.
live-full = Усі місця зайняті. Можна лишитися й дивитися.
live-wait-for-start = Партію починає господар столу.
live-wait-for = Партію починає { $name }.
live-i-am-ready = Можна починати
live-all-here = Усі на місці.
live-empty = { $count ->
    [one] { $count } місце вільне.
    [few] { $count } місця вільні.
    [many] { $count } місць вільно.
   *[other] { $count } місця вільно.
  }
live-hesitant = Ще не готові: { $names }.
live-start-question = Почати зараз?
live-fill = { $count ->
    [one] { $count } порожнє місце: туди сяде бот.
    [few] { $count } порожні місця: туди сядуть боти.
    [many] { $count } порожніх місць: туди сядуть боти.
   *[other] { $count } порожнього місця: туди сядуть боти.
  }
live-fill-level = Які боти?
live-wait-more = Чекати
live-start-with-bots = Почати з ботами
live-start-now = Почати

live-news = За цим столом
live-connecting = З’єднуємося знову…
live-connecting-move = З’єднуємося знову… Ваш хід чекає: його буде надіслано.
live-offline = Немає мережі. Щойно вона з’явиться, стіл оживе.
live-offline-move = Немає мережі. Ваш хід чекає: його буде надіслано, щойно вона з’явиться.
live-store-away = Сервер зараз не може зберігати ходи. Годинники зупинено, гра продовжиться сама.
live-store-away-move = Сервер зараз не може зберігати ходи. Годинники зупинено, ваш хід чекає: його буде надіслано.
live-gone = Цей стіл видалено. Ви бачите його таким, яким він був востаннє.
live-sending = Надсилаємо ваш хід…
live-move-refused = Цей хід не зараховано.
live-move-late = Він прийшов запізно: партія вже пішла далі.
live-move-left = Коли ви пішли, ваш хід ще не дійшов, і партія пішла далі без нього.
live-takeback = Попросити забрати хід
live-takeback-why = Попросити забрати хід можна, доки ніхто не показав нової карти.

live-prepare = Обрати наперед
live-prepare-why = Оберіть наступний хід, поки інші думають. До вашої черги він лишається на вашому пристрої.
live-prepare-ask = Можна вже обрати наступний хід. До вашої черги його ніхто не побачить.
live-prepare-not = Це не можна обрати наперед.
live-prepared = Обрано наперед: { $move }. Зіграється, коли настане ваша черга.
live-unprepare = Не робити цього ходу
live-prepared-lost = Це вже неможливо: { $move }. Оберіть інше.
live-key-prepare = Обрати наступний хід наперед

live-left-days = { $days } д { $hours } год
live-short = швидше
live-hurry = Лишилося менш як десять секунд
live-waited = Чекаємо: { $names } · { $count } хв

live-watching = Ви глядач: прихованих карт зараз не видно, усі вони будуть у перегляді після партії.
live-watching-delay = Затримка: { $time }.
live-own-bot = За вас грає кіт.
live-own-waits = Партія чекає на вас.
live-own-resigned = Ви здали партію. На вашому місці до кінця грає кіт.
live-return = Повернутися на місце
live-away-bot = { $why ->
    [time] { $name }: час вийшов. Далі грає кіт.
   *[left] { $name } не за столом. Далі грає кіт.
  }
live-away-waits = { $why ->
    [time] { $name }: час вийшов. Партія чекає.
   *[left] { $name } не за столом. Партія чекає.
  }
live-resigned = { $name } здає партію. Далі грає кіт.
live-gave-up = { $kind ->
    [you] Ви здали партію й посіли останнє місце.
   *[other] { $name } здає партію й посідає останнє місце.
  }
live-ask-stop = { $name } пропонує припинити партію.
live-ask-takeback = { $name } просить дозволу забрати останній хід.
live-own-ask-stop = Ви пропонуєте припинити партію. Питаємо решту.
live-own-ask-takeback = Ви просите дозволу забрати хід. Питаємо решту.
live-agreed = Ви погодилися. Питаємо решту.
live-agree = Згода
live-disagree = Ні
live-withdraw = Уже не треба
live-next = Стіл накрито знову.
live-next-by = { $name } хоче зіграти ще.
live-next-sit = Сісти
live-next-watch = Дивитися

live-talk = Розмова
live-talk-unread = { $count ->
    [one] Розмова: { $count } нова репліка
    [few] Розмова: { $count } нові репліки
    [many] Розмова: { $count } нових реплік
   *[other] Розмова: { $count } нової репліки
  }
live-said = { $name }: { $words }
live-said-all = Що було сказано
live-said-nothing = Ще ніхто нічого не сказав.
live-phrases = Сказати
live-phrase-hello = Привіт!
live-phrase-good-luck = Хай щастить!
live-phrase-well-played = Гарно зіграно!
live-phrase-thank-you = Дякую!
live-phrase-oops = Ой!
live-phrase-thinking = Думаю.
live-phrase-be-right-back = Зараз повернуся.
live-phrase-good-game = Гарна гра!
live-write = Напишіть щось
live-send = Надіслати
live-people = Люди за цим столом
live-mute = Заглушити

live-menu = Ще за цим столом
live-notify = Сповіщати про мій хід
live-notify-note = Сповіщення вашої системи, поки ви зайняті іншим.
live-notify-refused = Ваш браузер цього не дозволяє. Це можна змінити в його налаштуваннях для цієї сторінки.
live-notify-never = Цей браузер не вміє показувати сповіщення.
live-ask-to-stop = Запропонувати припинити партію
live-leave-bot = Хай за мене грає кіт
live-leave-wait = Піти; партія чекатиме
live-leave-resign = Піти й здати партію
live-leave-question = Піти з-за столу?
live-leave-text-bot = Відтепер за вас грає кіт. Повернутися на місце можна будь-коли.
live-leave-text-wait = Партія чекатиме, доки ви повернетеся. Інші бачитимуть, що вас немає.
live-leave-text-resign = За цим столом хто йде, той здає партію: на вашому місці до кінця гратиме кіт, а ви посядете останнє місце.
live-resign = Здати партію
live-resign-question = Здати партію?
live-resign-text = На вашому місці до кінця гратиме кіт, а ви посядете останнє місце. Скасувати це не можна.
live-stop-counts = Припинити тепер означає поразку для всіх.
live-stop-question = Запропонувати припинити?
live-stop-text = Зіграно понад половину партії, і за столом є боти, тож припинити тепер означає програти: ви посядете місце після ботів.
live-leave-last = Якщо за столом нікого не лишиться, партія чекатиме, доки хтось із вас повернеться. Якщо за добу ніхто не прийде, її буде зараховано як здану.
live-stay = Лишитися

live-stopped = Партію припинено

live-deal = Перевірити роздавання
live-deal-matched = Карти роздано, як обіцяно.
live-deal-unsure = Роздавання відповідають обіцянці. Але до початку партії цей браузер бачив не все.
live-deal-broken = Щось не сходиться. Не довіряйте цим роздаванням.
live-deal-record-good = Кожен хід і кожне очко в записі відповідають правилам.
live-deal-record-bad = Запис партії пошкоджено або змінено.
live-deal-promise-good = Обіцянка та сама, яку цей браузер побачив, коли ви прийшли до столу.
live-deal-promise-bad = Обіцянка не та, яку цей браузер побачив, коли ви прийшли до столу.
live-deal-promise-unknown = До кінця партії цього браузера за столом не було, тож він не може знати, чи обіцянка та сама.
live-deal-own-good = Ваше власне випадкове число, створене в цьому браузері, є частиною роздавань.
live-deal-own-bad = Число на вашому місці не те, яке надіслав цей браузер.
live-deal-own-unknown = Ви сіли за стіл з іншого браузера: чи є тут ваше число, можна перевірити там.
live-deal-house-good = Боти нічого не додали на свій вибір: їхні числа випливають з обіцянки.
live-deal-house-bad = Один із ботів має число, яке не випливає з обіцянки: його хтось вибрав.
live-deal-secret-good = Таємницю відкрито, і вона та сама, що була обіцяна.
live-deal-secret-bad = Відкрита таємниця не та, що була обіцяна.
live-deal-deals-good = { $count ->
    [1] Роздавання тут повторено з таємниці й чисел: карта в карту те саме.
    [one] Тут повторено { $count } роздавання з таємниці й чисел: карта в карту те саме.
    [few] Усі { $count } роздавання тут повторено з таємниці й чисел: карта в карту те саме.
    [many] Усі { $count } роздавань тут повторено з таємниці й чисел: карта в карту те саме.
   *[other] Усі { $count } роздавання тут повторено з таємниці й чисел: карта в карту те саме.
  }
live-deal-deals-bad = Якщо роздати знову з таємниці й чисел, карти виходять інші.
live-deal-numbers = Числа
live-deal-number-promise = Обіцянка, ще до гравців: SHA-256 таємниці
live-deal-number-secret = Таємниця, відкрита наприкінці
live-deal-number-seat = { $name }: власне число
live-deal-number-house = { $name }: число, що випливає з обіцянки
live-deal-how = Завантажте запис і перевірте його будь-якою іншою програмою: формат описано в docs/records.md проєкту Menagerie.
