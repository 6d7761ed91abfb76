# Зала столів на сервері й те, що про них кажуть кілька екранів.

together-title = Грати разом
together-line = За столами з друзями чи з тими, хто зараз тут, кожен зі свого пристрою. Без реєстрації, вистачить імені.
together-you = Ваша сторінка
together-signed = Ви — { $name }

together-name = Ваше ім’я
together-name-note = Його бачать інші. Змінити можна згодом, на вашій сторінці.
together-name-missing = Спершу ім’я, будь ласка: до 24 літер.
together-name-before = Мене тут уже знають

together-friends = Грати з друзями
together-friends-line = Відкрийте стіл і надішліть посилання. Хто його отримає, сяде поруч.
together-friends-game = У що граємо?
together-friends-open = Відкрити стіл
together-friends-next = Посилання, боти, годинник та інше — далі, вже за столом.

together-quick = Швидка гра
together-quick-line = Будь-який стіл із вільним місцем. Через 20 секунд порожні місця займуть боти.
together-quick-game = Швидка гра: { $game }
together-quick-waiting = { $count ->
    [one] { $count } людина чекає
    [few] { $count } людини чекають
    [many] { $count } людей чекають
   *[other] { $count } людини чекають
  }

together-own = Ваші партії
together-own-turn = Ваш хід
together-own-open = Ще не почато: зайнято { $taken } з { $players } місць
together-turn-of = { $count ->
    [one] Ходить: { $names }
    [few] Ходять: { $names }
    [many] Ходять: { $names }
   *[other] Ходять: { $names }
  }
together-go-on = Продовжити
together-go-on-game = Продовжити: { $game }, { $names }
together-look = Відкрити
together-look-game = Відкрити: { $game }, { $names }
together-just-now = щойно

together-called = Вас запрошено.
together-called-title = Запрошення
together-decline = Відмовитися
together-decline-game = Відмовитися: { $game }, { $names }
together-block = Заблокувати
together-block-game = Відмовитися й заблокувати господаря: { $game }, { $names }
together-blocked = Відхилено й заблоковано. Скасувати це можна на вашій сторінці.
together-more = Показати більше столів

together-tables = Столи
together-filter = Показати
together-filter-all = Усі ігри
together-open = Відкриті столи
together-open-none = Зараз немає відкритих столів. Відкрийте свій: досить двох дотиків.
together-open-none-of = Зараз немає відкритих столів цієї гри.
together-running = Партії, що тривають
together-running-none = За столами зі списку зараз ніхто не грає.
together-join = Сісти
together-join-game = Сісти за стіл: { $game }, { $names }
together-join-empty = ще нікого
together-watch = Дивитися
together-watch-game = Дивитися: { $game }, { $names }
together-yours = Ваш стіл
together-free = вільно
together-kept = притримано
together-free-count = { $count ->
    [0] вільних місць немає
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
  }

together-option = { $name }: { $value }
together-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
  }
together-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
  }
together-clock-none = без ліміту часу
together-clock-move = { $time } на хід
together-clock-bank = { $time } на гравця
together-clock-bank-more = { $time } на гравця і ще { $more } з кожним ходом
together-clock-days = { $count ->
    [one] за листуванням, { $count } день на хід
    [few] за листуванням, { $count } дні на хід
    [many] за листуванням, { $count } днів на хід
   *[other] за листуванням, { $count } дня на хід
  }

together-news-turn = Ваш хід: { $game }
together-news-open = { $count ->
    [one] { $count } новий відкритий стіл
    [few] { $count } нові відкриті столи
    [many] { $count } нових відкритих столів
   *[other] { $count } нового відкритого столу
  }

together-looking = Оглядаємо залу…
together-offline = Немає мережі
together-offline-text = Щоб сісти за стіл з іншими, потрібна мережа. Коли вона з’явиться, ця сторінка оживе сама; з ботами можна грати й без мережі.
together-unreachable = Сервер не відповідає
together-unreachable-text = Можливо, ця копія сторінки не має сервера або в нього коротка перерва. Сторінка стукатиме й далі; з ботами можна грати й без нього.
together-stale = Зв’язок зник: тут зала, якою її було видно востаннє. Пробуємо далі.
together-play-here = Грати на цьому пристрої

together-refused-seat-taken = Хтось устиг раніше: це місце вже зайняте.
together-refused-already-started = Ця партія вже почалася. Її можна подивитися.
together-refused-no-table = Цього столу вже немає.
together-refused-too-fast = Забагато за один раз. Зачекайте хвильку й спробуйте знову.
together-refused-no-key = Сервер вас більше не впізнає. Оновіть сторінку.
together-refused-not-invited = Це місце притримано для когось іншого.
together-refused-busy = Той стіл не встигає. Спробуйте знову за хвильку.
together-refused-too-many-seats = Ви вже сидите за багатьма столами, де гра ще не почалася. Спершу встаньте з-за одного з них.
together-refused-too-many-tables = У вас уже багато столів. Спершу почніть партію за одним із них або закрийте його.
together-refused-name-reserved = Так звуть одного з наших ботів. Оберіть, будь ласка, інше ім’я.
together-refused-not-welcome = За цей стіл вам сісти не можна. Можна дивитися.
together-refused-no-person = Цієї людини тут уже немає.
together-refused-other = Сервер відмовив. Якщо це повторюється, оновіть сторінку.
together-refused-network = До сервера це не дійшло. Нічого не змінилося; спробуйте ще раз.

quick-host = { $count ->
    [0] Боти сідають…
    [one] Через { $count } секунду порожні місця займуть боти.
    [few] Через { $count } секунди порожні місця займуть боти.
    [many] Через { $count } секунд порожні місця займуть боти.
   *[other] Через { $count } секунди порожні місця займуть боти.
  }
quick-guest = Місце за вами. Партію починає господар столу.
quick-guest-late = Господар столу не поспішає. Можна лишитися або пошукати інший стіл.
quick-start = Почати з ботами
quick-wait = Чекати на людей
quick-elsewhere = Інший стіл
