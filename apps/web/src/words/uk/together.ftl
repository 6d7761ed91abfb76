# Зала столів на сервері й те, що про них кажуть кілька екранів.

together-title = Грати онлайн
together-line = Грайте з друзями чи з тими, хто зараз тут, кожен зі свого пристрою. Без реєстрації: вистачить імені.
together-you = Ваш профіль
together-signed = Ви — { $name }

together-name = Ваше ім’я
together-name-note = Його бачать інші. Змінити можна згодом, у вашому профілі.
together-name-missing = Спершу введіть ім’я, будь ласка: до 24 символів.
together-name-before = Я тут не вперше

together-other-ways = У що ще зіграти
together-friends = Грати з друзями
together-friends-line = Створіть стіл і поділіться посиланням. Хто його має, може приєднатися.
together-friends-game = У що граємо?
together-friends-open = Створити стіл
together-friends-next = Далі, вже за столом: посилання, боти, годинник та інше.

together-quick = Швидка гра
together-quick-line = Будь-який стіл із вільним місцем. Через 20 секунд решту місць займуть боти.
together-quick-game = Швидка гра: { $game }
together-quick-waiting = { $count ->
    [one] { $count } чекає
    [few] { $count } чекають
    [many] { $count } чекають
   *[other] { $count } чекають
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
together-blocked = Відхилено й заблоковано. Скасувати це можна у вашому профілі.
together-more = Показати більше столів

together-tables = Столи
together-filter = Показати
together-filter-all = Усі ігри
together-open = Відкриті столи
together-open-none = Зараз немає відкритих столів. Створіть свій: досить двох дотиків.
together-open-none-of = Зараз немає відкритих столів цієї гри.
together-running = Партії, що тривають
together-running-none = Публічних партій зараз немає.
together-join = Сісти
together-join-game = Сісти за стіл: { $game }, { $names }
together-join-empty = ще нікого
together-watch = Дивитися
together-watch-game = Дивитися: { $game }, { $names }
together-yours = До вашого столу
together-free = вільно
together-kept = зарезервовано
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
together-clock-bank-more = { $time } на гравця, плюс { $more } за хід
together-clock-days = { $count ->
    [one] { $count } день на хід
    [few] { $count } дні на хід
    [many] { $count } днів на хід
   *[other] { $count } дня на хід
  }

together-news-turn = Ваш хід: { $game }
together-news-open = { $count ->
    [one] { $count } новий відкритий стіл
    [few] { $count } нові відкриті столи
    [many] { $count } нових відкритих столів
   *[other] { $count } нового відкритого столу
  }

together-looking = Шукаємо столи…
together-offline = Немає мережі
together-offline-text = Щоб грати з іншими, потрібна мережа. Сторінка з’єднається сама; з ботами можна грати й без мережі.
together-unreachable = Сервер не відповідає
together-unreachable-text = Можливо, ця копія Menagerie не має сервера або в нього коротка перерва. Пробуватимемо й далі. З ботами можна грати й так.
together-stale = Зв’язок утрачено: список міг застаріти. Намагаємося з’єднатися…
together-play-here = Грати на цьому пристрої

together-refused-seat-taken = Хтось устиг раніше: це місце вже зайняте.
together-refused-already-started = Ця партія вже почалася. Її можна подивитися.
together-refused-no-table = Цього столу вже немає.
together-refused-too-fast = Не так швидко! Спробуйте ще раз за хвильку.
together-refused-no-key = Сервер вас більше не впізнає. Оновіть сторінку.
together-refused-not-invited = Це місце зарезервоване для когось іншого.
together-refused-busy = Стіл не встигає відповісти. Спробуйте ще раз за хвильку.
together-refused-too-many-seats = У вас уже є місця за багатьма столами, де партія ще не почалася. Спершу звільніть одне з них.
together-refused-too-many-tables = У вас уже багато столів. Спершу почніть партію за одним із них або закрийте його.
together-refused-name-reserved = Так звуть одного з наших ботів. Оберіть, будь ласка, інше ім’я.
together-refused-not-welcome = Сісти за цей стіл ви не можете, але можете дивитися.
together-refused-no-person = Профілю цього гравця вже немає.
together-refused-other = Сервер відхилив запит. Якщо це повторюється, оновіть сторінку.
together-refused-network = До сервера це не дійшло. Нічого не змінилося; спробуйте ще раз.

quick-host = { $count ->
    [0] Боти сідають…
    [one] Через { $count } секунду порожні місця займуть боти.
    [few] Через { $count } секунди порожні місця займуть боти.
    [many] Через { $count } секунд порожні місця займуть боти.
   *[other] Через { $count } секунди порожні місця займуть боти.
  }
quick-guest = Місце за вами. Чекаємо на початок партії.
quick-guest-late = Господар столу не поспішає. Можна лишитися або пошукати інший стіл.
quick-start = Почати з ботами
quick-wait = Чекати на людей
quick-elsewhere = Знайти інший стіл
