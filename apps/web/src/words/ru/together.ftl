# Зал столов на сервере и то, что о них говорят несколько экранов.

together-title = Играть онлайн
together-line = Играйте с друзьями или с теми, кто сейчас в сети, каждый со своего устройства. Регистрация не нужна, достаточно имени.
together-you = Ваш профиль
together-signed = Вы — { $name }

together-name = Ваше имя
together-name-note = Его видят другие. Сменить можно потом, в вашем профиле.
together-name-missing = Сначала введите имя: до 24 символов.
together-name-before = Я здесь не впервые

together-other-ways = Во что ещё сыграть
together-friends = Играть с друзьями
together-friends-line = Создайте стол и отправьте ссылку. Любой, у кого она есть, может присоединиться.
together-friends-game = Во что играем?
together-friends-open = Создать стол
together-friends-next = Дальше, уже за столом: ссылка, боты, часы и прочее.

together-quick = Быстрая игра
together-quick-line = Любой стол со свободным местом. Через 20 секунд остальные места займут боты.
together-quick-game = Быстрая игра: { $game }
together-quick-waiting = { $count ->
    [one] { $count } ждёт
    [few] { $count } ждут
    [many] { $count } ждут
   *[other] { $count } ждут
  }

together-own = Ваши партии
together-own-turn = Ваш ход
together-own-open = Ещё не начата: занято { $taken } из { $players } мест
together-turn-of = { $count ->
    [one] Ходит: { $names }
    [few] Ходят: { $names }
    [many] Ходят: { $names }
   *[other] Ходят: { $names }
  }
together-go-on = Продолжить
together-go-on-game = Продолжить: { $game }, { $names }
together-look = Открыть
together-look-game = Открыть: { $game }, { $names }
together-just-now = только что

together-called = Вас пригласили.
together-called-title = Приглашения
together-decline = Отказаться
together-decline-game = Отказаться: { $game }, { $names }
together-block = Заблокировать
together-block-game = Отказаться и заблокировать хозяина: { $game }, { $names }
together-blocked = Отклонено и заблокировано. Отменить это можно в вашем профиле.
together-more = Показать больше столов

together-tables = Столы
together-filter = Показать
together-filter-all = Все игры
together-open = Открытые столы
together-open-none = Открытых столов сейчас нет. Создайте свой: хватит двух касаний.
together-open-none-of = Открытых столов этой игры сейчас нет.
together-running = Сейчас играют
together-running-none = Сейчас нет партий, которые можно смотреть.
together-join = Сесть
together-join-game = Сесть за стол: { $game }, { $names }
together-join-empty = пока никого
together-watch = Смотреть
together-watch-game = Смотреть: { $game }, { $names }
together-yours = К вашему столу
together-free = свободно
together-kept = забронировано
together-free-count = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
  }

together-option = { $name }: { $value }
together-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
  }
together-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
  }
together-clock-none = без лимита времени
together-clock-move = { $time } на ход
together-clock-bank = { $time } на игрока
together-clock-bank-more = { $time } на игрока + { $more } за ход
together-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
  }

together-news-turn = Ваш ход: { $game }
together-news-open = { $count ->
    [one] { $count } новый открытый стол
    [few] { $count } новых открытых стола
    [many] { $count } новых открытых столов
   *[other] { $count } нового открытого стола
  }

together-looking = Ищем столы…
together-offline = Нет сети
together-offline-text = Чтобы играть с другими, нужна сеть. Страница соединится сама; с ботами можно играть и без сети.
together-unreachable = Сервер не отвечает
together-unreachable-text = Возможно, у этой копии страницы нет сервера или он ненадолго отключён. Страница будет пробовать дальше; с ботами можно играть и без него.
together-stale = Связь пропала: список столов мог устареть. Пробуем снова…
together-play-here = Играть на этом устройстве

together-refused-seat-taken = Кто-то успел раньше: это место уже занято.
together-refused-already-started = Эта партия уже началась. Её можно посмотреть.
together-refused-no-table = Этого стола больше нет.
together-refused-too-fast = Слишком много запросов подряд. Подождите немного и попробуйте снова.
together-refused-no-key = Сервер вас больше не узнаёт. Обновите страницу.
together-refused-not-invited = Это место забронировано для кого-то другого.
together-refused-busy = Этот стол сейчас занят. Попробуйте чуть позже.
together-refused-too-many-seats = У вас уже есть места за многими столами, где партия ещё не началась. Сначала освободите одно из них.
together-refused-too-many-tables = У вас уже много столов. Сначала начните партию за одним из них или закройте его.
together-refused-name-reserved = Так зовут одного из наших ботов. Выберите, пожалуйста, другое имя.
together-refused-not-welcome = Сесть за этот стол вы не можете, но можете смотреть.
together-refused-no-person = Профиля этого игрока больше нет.
together-refused-other = Сервер отклонил запрос. Если это повторится, обновите страницу.
together-refused-network = Запрос не дошёл до сервера. Ничего не изменилось; попробуйте ещё раз.

quick-host = { $count ->
    [0] Боты садятся…
    [one] Через { $count } секунду пустые места займут боты.
    [few] Через { $count } секунды пустые места займут боты.
    [many] Через { $count } секунд пустые места займут боты.
   *[other] Через { $count } секунды пустые места займут боты.
  }
quick-guest = Место за вами. Ждём, пока хозяин начнёт партию.
quick-guest-late = Хозяин стола не торопится. Можно остаться или поискать другой стол.
quick-start = Начать с ботами
quick-wait = Ждать людей
quick-elsewhere = Найти другой стол
