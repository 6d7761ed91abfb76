# Challenges and cards that somebody handed on: contests of people.

contest-title = Виклик
contest-title-duplicate = Ті самі карти
contest-deals = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
  }
contest-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
contest-bots = боти: { $levels }
contest-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
    [many] { $count } раундів
   *[other] { $count } раунду
  }
contest-open-until = Відкрито до { $date }
contest-closing = Почати вже не можна: закрито { $date }. Розпочаті партії ще можна дограти.
contest-closed = Закрито { $date }
contest-too-late = Починати вже запізно. Протягом години ці карти відкриються для тренування.
contest-name-note = Інші побачать це ім’я біля вашого результату.
contest-continue = Продовжити партію
contest-practise = Тренуватися на цих картах
contest-missing = Такого виклику немає
contest-missing-text = Можливо, посилання неповне або виклику на цьому сервері вже немає.
contest-missing-way = До викликів
contest-refused = Сервер відхилив запит
contest-refused-text = Спробуйте ще раз за хвильку.
contest-state-played = Зіграно
contest-state-open = Ще не зіграно
contest-go-play = Грати
contest-go-look = Відкрити
contest-resigned = здано
contest-nameless = Хтось
contest-head-margin = Відрив
contest-head-count = Разів
contest-head-percent = Оцінка
contest-head-names = Гравці
contest-margin-note = Відрив — це ваші очки мінус очки найкращого бота. Оцінка — ваша частка матч-пунктів: два за кожен гірший результат, один за кожен такий самий.
contest-compare = Порівняти
contest-compare-with = Порівняти вашу партію з партією гравця { $name }

asked-trouble = Сервер не відповідає. Без мережі ця сторінка не працює.
asked-stale = Сервер не відповідає. Те, що ви бачите, могло застаріти.

duplicate-invites = { $name } запрошує вас зіграти тими самими картами: { $game }
duplicate-somebody = Карти, якими вже хтось грав: { $game }
duplicate-own = Ваші карти для інших: { $game }
duplicate-of = Карти гравця { $name }: { $game }
duplicate-same = У вас ті самі карти, те саме місце й ті самі боти.
duplicate-hidden = Результат гравця { $name } приховано, доки ви не дограєте.
duplicate-hidden-somebody = Чужі результати приховано, доки ви не дограєте.
duplicate-calm = Зараховується лише перша спроба. Часу не обмежено: виходьте й повертайтеся коли завгодно.
duplicate-play = Зіграти цими картами
duplicate-played = { $count ->
    [0] Ви зіграли цими картами, більше поки ніхто. Надішліть комусь посилання.
    [one] Цими картами зіграли ви та ще { $count } гравець.
    [few] Цими картами зіграли ви та ще { $count } гравці.
    [many] Цими картами зіграли ви та ще { $count } гравців.
   *[other] Цими картами зіграли ви та ще { $count } гравця.
  }
duplicate-share-text = Зіграйте картами, які були в мене: { $game }!
duplicate-results = Результати
duplicate-from-device = Першу партію ({ $name }) зіграно на власному пристрої: там можна скасовувати ходи й брати підказки, а боти думають на час. Тож на той самий хід боти могли там відповісти інакше.
duplicate-clock = У першій партії боти думали на час, тож на той самий хід могли відповісти інакше.

side-title = Поруч: ви та { $name }
side-round = Раунд
side-round-of = Раунд { $round }
side-total = Разом
side-replay-own = Ваш повтор
side-replay = Повтор: { $name }
side-missing = Одну з двох партій уже не прочитати.
side-decision = Рішення
side-same = так само
side-same-all = Усі ходи однакові.
side-parted = { $count ->
    [0] Партії розходяться з першого ж рішення.
    [one] { $count } рішення однакове, далі партії розходяться.
    [few] { $count } рішення однакові, далі партії розходяться.
    [many] { $count } рішень однакові, далі партії розходяться.
   *[other] { $count } рішення однакові, далі партії розходяться.
  }
side-parted-bot = { $count ->
    [0] Ще до першого вашого рішення бот відповів інакше.
    [one] { $count } рішення однакове, далі бот відповів інакше.
    [few] { $count } рішення однакові, далі бот відповів інакше.
    [many] { $count } рішень однакові, далі бот відповів інакше.
   *[other] { $count } рішення однакові, далі бот відповів інакше.
  }

match-title = Результати в матч-пунктах
match-place = Місце
match-name = Гравець
match-percent = Оцінка
match-deal = Роздача { $deal }
match-not-played = не зіграно
match-hidden = приховано, доки не зіграєте
match-note = У відсотках за кожну роздачу: 100 — краще за всіх, 50 — посередині. Незіграна роздача дає 0. Оберіть роздачу, щоб побачити всі її результати.
match-hidden-note = Знак питання — роздача, яку ви ще маєте зіграти.

challenge-untitled = Виклик: { $game }
challenge-by = Кидає виклик { $name }
challenge-by-you = Це ваш виклик.
challenge-terms = Усі грають ті самі роздачі, кожен коли зручно. Зараховується лише перша спроба, часу не обмежено, а результати приховано, доки не зіграєте.
challenge-play = Грати роздачу { $deal } з { $count }
challenge-continue = Продовжити роздачу { $deal } з { $count }
challenge-done = Ви зіграли всі роздачі.
challenge-progress = Зіграно роздач: { $played } з { $count }
challenge-later = Зіграйте першу роздачу й побачите, як упоралися інші.
challenge-nobody = Ще ніхто не дограв жодної роздачі.
challenge-share-text = { $title }: зіграйте ті самі роздачі й порівняймо!
deal-playing = триває
deal-next = наступна
deal-open = ще не зіграно
deal-result = { $margin } · { $percent }
deal-resigned = здано
deal-late = завершено запізно, не зараховано
deal-closed = закрито адміністратором
deal-replay = Повтор
deal-replay-of = Повтор роздачі { $deal }
deal-practise = Тренуватися
deal-practise-of = Тренуватися на роздачі { $deal }

challenges-line = Ті самі роздачі для всіх
challenges-text = Створіть кілька роздач і надішліть посилання. Кожен грає їх проти тих самих ботів, коли зручно, а потім результати порівнюють роздача за роздачею, як у бридж-клубі.
challenges-cards = Або надішліть комусь карти, якими щойно зіграли: «Надіслати свої карти» наприкінці будь-якої партії проти ботів.
challenges-new = Новий виклик
challenges-own = Ваші
challenges-own-none = Тут будуть виклики, які ви створите або зіграєте.
challenges-open = Відкриті для всіх
challenges-open-none = Відкритих для всіх викликів зараз немає.
challenges-name = Назва (необов’язково)
challenges-game = Гра
challenges-deals = Роздачі
challenges-deals-note = У всіх вони ті самі.
challenges-length = Тривалість роздачі
challenges-whole = Уся партія
challenges-players-note = Ви й боти; усі грають на тому самому місці.
challenges-level = Боти
challenges-days = Відкрито
challenges-day-count = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
  }
challenges-listed = Для всіх
challenges-listed-note = Його тут знайде будь-хто. Інакше — лише ті, хто має посилання.
challenges-make = Створити виклик
challenges-refused-not-welcome = Щоб відкрити виклик для всіх, треба завершити щонайменше десять партій і грати щонайменше три різні дні. Поділитися ним за посиланням можна й зараз.
challenges-refused-too-many = У вас уже десять відкритих викликів. Зачекайте, доки один із них закриється.

hand-on-sheet = Надіслати свої карти
hand-on-make = Отримати посилання
hand-on-sends = Поки що ця партія є лише на вашому пристрої. Щоб створити посилання, її треба надіслати на сервер: карти, усі ходи та ваше ім’я біля результату. Переглянути її зможе той, хто зіграв вашими картами.
hand-on-made = Надішліть це посилання. Хто його відкриє, зіграє вашими картами, на вашому місці, проти тих самих ботів, а потім ви обоє побачите дві партії поруч.
hand-on-device = Партію зіграно на вашому пристрої, тож на той самий хід боти сервера можуть відповісти інакше.
hand-on-server = У вашій партії боти могли думати на час, тож часом на той самий хід відповідатимуть інакше.
hand-on-look = До сторінки цих карт
hand-on-network = Сервер не відповідає. Щоб створити посилання, потрібна мережа.
hand-on-refused = Сервер не прийняв цю партію.
hand-on-refused-other-rules = На сервері інша версія правил цієї гри.
hand-on-refused-too-fast = Не так швидко! Спробуйте ще раз за хвильку.
