# Зал столов на сервере и то, что о них говорят несколько экранов.

together-title = Играть вместе
together-line = За столами с друзьями или с теми, кто сейчас здесь, каждый со своего устройства. Без регистрации, хватит имени.
together-you = Ваша страница
together-signed = Вы — { $name }

together-name = Ваше имя
together-name-note = Его видят другие. Сменить можно потом, на вашей странице.
together-name-missing = Сначала имя, пожалуйста: до 24 букв.
together-name-before = Меня здесь уже знают

together-friends = Играть с друзьями
together-friends-line = Откройте стол и пошлите ссылку. Кто её получит, сядет рядом.
together-friends-game = Во что играем?
together-friends-open = Открыть стол
together-friends-next = Ссылка, боты, часы и прочее — дальше, уже за столом.

together-quick = Быстрая игра
together-quick-line = Любой стол со свободным местом. Через 20 секунд пустые места займут боты.
together-quick-game = Быстрая игра: { $game }
together-quick-waiting = { $count ->
    [one] { $count } человек ждёт
    [few] { $count } человека ждут
    [many] { $count } человек ждут
   *[other] { $count } человека ждут
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
together-blocked = Отклонено и заблокировано. Отменить это можно на вашей странице.
together-more = Показать больше столов

together-tables = Столы
together-filter = Показать
together-filter-all = Все игры
together-open = Открытые столы
together-open-none = Открытых столов сейчас нет. Откройте свой: хватит двух касаний.
together-open-none-of = Открытых столов этой игры сейчас нет.
together-running = Идущие партии
together-running-none = За столами из списка сейчас никто не играет.
together-join = Сесть
together-join-game = Сесть за стол: { $game }, { $names }
together-join-empty = пока никого
together-watch = Смотреть
together-watch-game = Смотреть: { $game }, { $names }
together-yours = Ваш стол
together-free = свободно
together-kept = бронь
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
together-clock-bank-more = { $time } на игрока и ещё { $more } с каждым ходом
together-clock-days = { $count ->
    [one] по переписке, { $count } день на ход
    [few] по переписке, { $count } дня на ход
    [many] по переписке, { $count } дней на ход
   *[other] по переписке, { $count } дня на ход
  }

together-news-turn = Ваш ход: { $game }
together-news-open = { $count ->
    [one] { $count } новый открытый стол
    [few] { $count } новых открытых стола
    [many] { $count } новых открытых столов
   *[other] { $count } нового открытого стола
  }

together-looking = Оглядываем зал…
together-offline = Нет сети
together-offline-text = Чтобы сесть за стол с другими, нужна сеть. Когда она появится, эта страница оживёт сама; с ботами можно играть и без сети.
together-unreachable = Сервер не отвечает
together-unreachable-text = Возможно, у этой копии страницы нет сервера или у него короткий перерыв. Страница будет стучаться дальше; с ботами можно играть и без него.
together-stale = Связь пропала: здесь зал, каким он был виден в последний раз. Пробуем ещё.
together-play-here = Играть на этом устройстве

together-refused-seat-taken = Кто-то успел раньше: это место уже занято.
together-refused-already-started = Эта партия уже началась. Её можно посмотреть.
together-refused-no-table = Этого стола больше нет.
together-refused-too-fast = Слишком много сразу. Подождите немного и попробуйте снова.
together-refused-no-key = Сервер вас больше не узнаёт. Загрузите страницу заново.
together-refused-not-invited = Это место забронировано для кого-то другого.
together-refused-busy = Тот стол не успевает. Попробуйте снова чуть позже.
together-refused-too-many-seats = Вы уже сидите за многими столами, где игра ещё не началась. Сначала встаньте из-за одного из них.
together-refused-too-many-tables = У вас уже много столов. Сначала начните партию за одним из них или закройте его.
together-refused-name-reserved = Так зовут одного из наших ботов. Выберите, пожалуйста, другое имя.
together-refused-not-welcome = За этот стол вам сесть нельзя. Можно смотреть.
together-refused-no-person = Этого человека здесь больше нет.
together-refused-other = Сервер отказал. Если это повторится, загрузите страницу заново.
together-refused-network = До сервера это не дошло. Ничего не изменилось; попробуйте ещё раз.

quick-host = { $count ->
    [0] Боты садятся…
    [one] Через { $count } секунду пустые места займут боты.
    [few] Через { $count } секунды пустые места займут боты.
    [many] Через { $count } секунд пустые места займут боты.
   *[other] Через { $count } секунды пустые места займут боты.
  }
quick-guest = Место за вами. Партию начинает хозяин стола.
quick-guest-late = Хозяин стола не торопится. Можно остаться или поискать другой стол.
quick-start = Начать с ботами
quick-wait = Ждать людей
quick-elsewhere = Другой стол
