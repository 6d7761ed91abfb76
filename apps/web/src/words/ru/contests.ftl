# Challenges and cards that somebody handed on: contests of people.

contest-title = Вызов
contest-title-duplicate = Те же карты
contest-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
  }
contest-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
contest-bots = боты: { $levels }
contest-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
  }
contest-open-until = Открыто до { $date }
contest-closing = Начать уже нельзя: закрыто { $date }. Начатые партии ещё можно доиграть.
contest-closed = Закрыто { $date }
contest-too-late = Начинать уже поздно. В течение часа эти карты откроются для тренировки.
contest-name-note = Другие увидят это имя рядом с вашим результатом.
contest-continue = Продолжить партию
contest-practise = Тренироваться на этих картах
contest-missing = Вызов не найден
contest-missing-text = Возможно, ссылка неполная или вызова на этом сервере уже нет.
contest-missing-way = К вызовам
contest-refused = Сервер отклонил запрос
contest-refused-text = Попробуйте ещё раз чуть позже.
contest-state-played = Сыграно
contest-state-open = Ещё не сыграно
contest-go-play = Играть
contest-go-look = Открыть
contest-resigned = сдано
contest-nameless = Кто-то
contest-head-margin = Отрыв
contest-head-count = Раз
contest-head-percent = Оценка
contest-head-names = Игроки
contest-margin-note = Отрыв — это ваши очки минус очки лучшего бота. Оценка — ваша доля матч-пунктов: два за каждый результат хуже вашего, один за каждый такой же.
contest-compare = Сравнить
contest-compare-with = Сравнить вашу партию с партией игрока { $name }

asked-trouble = Сервер не отвечает. Для этой страницы нужна сеть.
asked-stale = Сервер не отвечает. То, что вы видите, могло устареть.

duplicate-invites = { $name } приглашает вас сыграть теми же картами: { $game }
duplicate-somebody = Карты, которыми уже кто-то играл: { $game }
duplicate-own = Ваши карты для других: { $game }
duplicate-of = Карты игрока { $name }: { $game }
duplicate-same = У вас те же карты, то же место и те же боты.
duplicate-hidden = Результат игрока { $name } скрыт, пока вы не доиграете.
duplicate-hidden-somebody = Чужие результаты скрыты, пока вы не доиграете.
duplicate-calm = Засчитывается одна попытка. Время не ограничено: выходите и возвращайтесь когда угодно.
duplicate-play = Сыграть этими картами
duplicate-played = { $count ->
    [0] Вы сыграли этими картами, больше пока никто. Отправьте кому-нибудь ссылку.
    [one] Этими картами сыграли вы и ещё { $count } игрок.
    [few] Этими картами сыграли вы и ещё { $count } игрока.
    [many] Этими картами сыграли вы и ещё { $count } игроков.
   *[other] Этими картами сыграли вы и ещё { $count } игрока.
  }
duplicate-share-text = Сыграйте моими картами: { $game }!
duplicate-results = Результаты
duplicate-from-device = Первая партия ({ $name }) сыграна на личном устройстве: там можно отменять ходы и брать подсказки, а боты думают на время. Поэтому на тот же ход боты могли ответить там иначе.
duplicate-clock = В первой партии боты думали на время, поэтому на тот же ход могли ответить иначе.

side-title = Рядом: вы и { $name }
side-round = Раунд
side-round-of = Раунд { $round }
side-total = Итого
side-replay-own = Ваш повтор
side-replay = Повтор: { $name }
side-missing = Одну из двух партий уже не прочитать.
side-decision = Решение
side-same = одинаково
side-same-all = Все ходы одинаковы.
side-parted = { $count ->
    [0] Партии расходятся с первого же решения.
    [one] { $count } решение совпало, дальше партии расходятся.
    [few] { $count } решения совпали, дальше партии расходятся.
    [many] { $count } решений совпало, дальше партии расходятся.
   *[other] { $count } решения совпало, дальше партии расходятся.
  }
side-parted-bot = { $count ->
    [0] Ещё до вашего первого решения бот ответил иначе.
    [one] { $count } решение совпало, дальше бот ответил иначе.
    [few] { $count } решения совпали, дальше бот ответил иначе.
    [many] { $count } решений совпало, дальше бот ответил иначе.
   *[other] { $count } решения совпало, дальше бот ответил иначе.
  }

match-title = Результаты в матч-пунктах
match-place = Место
match-name = Игрок
match-percent = Оценка
match-deal = Раздача { $deal }
match-not-played = не сыграно
match-hidden = скрыто, пока не сыграете
match-note = В процентах за каждую раздачу: 100 — лучше всех, 50 — посередине. Несыгранная раздача даёт 0. Выберите раздачу, чтобы увидеть все её результаты.
match-hidden-note = Знак вопроса — раздача, которую вам ещё предстоит сыграть.

challenge-untitled = Вызов: { $game }
challenge-by = Бросает вызов { $name }
challenge-by-you = Это ваш вызов.
challenge-terms = Все играют одни и те же раздачи, каждый когда удобно. Засчитывается одна попытка, время не ограничено, а результаты скрыты, пока не сыграете.
challenge-play = Играть раздачу { $deal } из { $count }
challenge-continue = Продолжить раздачу { $deal } из { $count }
challenge-done = Вы сыграли все раздачи.
challenge-progress = Сыграно раздач: { $played } из { $count }
challenge-later = Сыграйте первую раздачу и увидите, как справились другие.
challenge-nobody = Ещё никто не доиграл ни одной раздачи.
challenge-share-text = { $title }: сыграйте те же раздачи, и сравним!
deal-playing = идёт
deal-next = следующая
deal-open = ещё не сыграно
deal-result = { $margin } · { $percent }
deal-resigned = сдано
deal-late = закончено поздно, не засчитано
deal-closed = закрыто администратором
deal-replay = Повтор
deal-replay-of = Повтор раздачи { $deal }
deal-practise = Тренироваться
deal-practise-of = Тренироваться на раздаче { $deal }

challenges-line = Одни и те же раздачи для всех
challenges-text = Создайте несколько раздач и отправьте ссылку. Каждый играет их против тех же ботов, когда удобно, а потом результаты сравниваются раздача за раздачей, как в бридж-клубе.
challenges-cards = Или отправьте кому-нибудь карты, которыми только что сыграли: кнопка «Поделиться картами» есть в конце любой партии против ботов.
challenges-new = Новый вызов
challenges-own = Ваши
challenges-own-none = Здесь будут вызовы, которые вы создадите или сыграете.
challenges-open = Открытые для всех
challenges-open-none = Открытых для всех вызовов сейчас нет.
challenges-name = Название (необязательно)
challenges-game = Игра
challenges-deals = Раздачи
challenges-deals-note = У всех они одни и те же.
challenges-length = Длительность раздачи
challenges-whole = Вся партия
challenges-players-note = Вы и боты; все играют на одном и том же месте.
challenges-level = Боты
challenges-days = Открыто
challenges-day-count = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
  }
challenges-listed = Для всех
challenges-listed-note = Вызов здесь найдёт любой. Иначе — только те, у кого есть ссылка.
challenges-make = Создать вызов
challenges-refused-not-welcome = Открыть вызов для всех можно, закончив десять партий за три разных дня. Отправить его по ссылке можно уже сейчас.
challenges-refused-too-many = У вас уже десять открытых вызовов. Подождите, пока один из них закроется.

hand-on-sheet = Поделиться картами
hand-on-make = Получить ссылку
hand-on-sends = Пока эта партия есть только на вашем устройстве. Чтобы создать ссылку, её нужно отправить на сервер: карты, все ходы и ваше имя рядом с результатом. Посмотреть её повтор сможет каждый, кто сыграл вашими картами.
hand-on-made = Отправьте эту ссылку. Тот, кто её откроет, сыграет вашими картами, на вашем месте, против тех же ботов, а потом вы оба увидите две партии рядом.
hand-on-device = Партия сыграна на вашем устройстве, поэтому на тот же ход боты сервера могут ответить иначе.
hand-on-server = В вашей партии боты могли думать на время, поэтому иногда на тот же ход они ответят иначе.
hand-on-look = К странице этих карт
hand-on-network = Сервер не отвечает. Чтобы создать ссылку, нужна сеть.
hand-on-refused = Сервер не принял эту партию.
hand-on-refused-other-rules = На сервере другая версия правил этой игры.
hand-on-refused-too-fast = Слишком много запросов подряд. Попробуйте чуть позже.
