# Власна сторінка читача: ім’я, зіграні партії, статистика, інші пристрої, усе разом.

you-title = Ваш профіль
you-nobody = У вас ще немає профілю
you-nobody-text = Оберіть ім’я — і можна грати онлайн. Ні пароля, ні пошти: вас пам’ятає цей браузер.
you-become = Зберегти ім’я
you-name-note = Це ім’я бачать інші гравці.
you-name-save = Зберегти ім’я
you-name-saved = Тепер ви — { $name }.
you-since = На цьому сервері з { $date }
you-unreachable = Сервер не відповідає. Показуємо те, що є на цьому пристрої.
you-lobby = До столів

you-statistics = Ваша статистика
you-where = Де зіграно
you-where-all = Усі
you-where-server = Онлайн
you-where-device = На цьому пристрої
you-of-game = Гра
you-reading = Завантажуємо ваші партії: { $done } з { $all }
you-first = Ваш альбом ще порожній
you-first-text = Зіграйте партію до кінця — і вона з’явиться тут: як часто ви виграєте, чи справджуються ваші ставки, найдовша низка перлин, найкраща коробка. З чого почнете?
you-first-learn = Або навчіться гри за дві хвилини
you-no-games-of = Таких завершених партій ще немає.
you-counted = { $count ->
    [one] Враховано { $count } партію
    [few] Враховано { $count } партії
    [many] Враховано { $count } партій
   *[other] Враховано { $count } партії
  }
you-counted-note = Онлайн враховуються останні 100 партій.
you-other-rules = { $count ->
    [one] { $game }: { $count } партію за версією правил { $made } не враховано; тут грають за версією { $here }.
    [few] { $game }: { $count } партії за версією правил { $made } не враховано; тут грають за версією { $here }.
    [many] { $game }: { $count } партій за версією правил { $made } не враховано; тут грають за версією { $here }.
   *[other] { $game }: { $count } партії за версією правил { $made } не враховано; тут грають за версією { $here }.
}

you-wins = Виграні партії
you-wins-of = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
you-wins-share = { $wins } з { $games }
you-wins-chance = Пунктирна лінія — чиста випадковість.
you-wins-told = { $wins } з { $games }, { $share }
you-head-players = Гравців
you-head-games = Партій
you-head-wins = Виграно
you-head-share = Частка

you-cat-predictions = Ставки
you-cat-predictions-told = Справдилося { $hit } з { $made }, { $share }
you-cat-prediction = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
you-head-prediction = Ставка
you-head-made = Разів
you-head-hit = Справдилося
you-cat-paradoxes = Ваші парадокси
you-cat-paradoxes-of = { $count ->
    [one] за { $count } раунд
    [few] за { $count } раунди
    [many] за { $count } раундів
   *[other] за { $count } раунду
  }
you-cat-group = Найбільша група
you-cat-group-note = жетонів в одній групі, що дала очки

you-pearls = Перлини за раунд
you-pearls-told = У середньому { $mean }, щонайбільше { $most }, усього { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
    [many] { $count } раундів
   *[other] { $count } раунду
  }
you-head-pearls = Перлин
you-head-rounds = Раундів

you-closed = Закриті коробки за партію
you-closed-told = У середньому { $mean }, щонайбільше { $most }, усього { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
  }
you-head-closed = Закрито коробок

you-as-table = Показати таблицею

you-past = Минулі онлайн-партії
you-past-none = Завершених онлайн-партій ще немає.
you-past-place = { $place ->
    [1] Перемога
    [2] 2-ге місце з { $players }
    [3] 3-тє місце з { $players }
   *[other] { $place }-те місце з { $players }
  }
you-past-shared = Спільна перемога
you-past-stopped = Завершено достроково
you-past-more = Давніші партії
you-past-replay = Повтор
you-past-replay-game = Повтор: { $game }, { $date }
you-past-result = Підсумок
you-past-result-game = Підсумок: { $game }, { $date }
you-past-no-record = Запису цієї партії немає.

you-devices-own = Ваші пристрої
you-device-unknown = Невідомий пристрій
you-device-this = цей пристрій
you-device-used = востаннє: { $date }
you-device-remove = Вилучити
you-device-remove-named = Вилучити: { $device }
you-device-removed = { $device } більше не може грати від вашого імені.

you-recovery = Якщо втратите всі пристрої
you-recovery-text = Код відновлення поверне ваш профіль, навіть якщо не лишиться жодного пристрою. Запишіть його й бережіть: хто має код, той може грати від вашого імені.
you-recovery-made = Код від { $date }; більше він не показується, а новий його замінить.
you-recovery-make = Створити код відновлення
you-recovery-new = Створити новий код відновлення
you-recovery-once = Запишіть його зараз: він показується лише раз.

you-devices = Під’єднати інший пристрій
you-devices-text = Код під’єднає до вашого профілю ще один телефон чи комп’ютер. Він діє один раз, упродовж десяти хвилин. Не давайте його нікому: хто має код, той гратиме від вашого імені.
you-code-make = Створити код
you-code-new = Створити новий код
you-code-label = QR-код для іншого пристрою
you-code-scan = Відскануйте це іншим пристроєм або відкрийте там «Ваш профіль» і введіть:
you-code-left = Діє ще { $minutes }:{ $seconds }
you-code-void = Цей код уже застарів.
you-code-before = Я тут не вперше
you-code-enter = Маю код
you-code-field = Код
you-code-hint = Код з іншого пристрою або код відновлення, який ви записали.
you-code-use = Застосувати код
you-code-wrong = Цей код неправильний, уже використаний або застарілий. Код з іншого пристрою діє один раз, упродовж десяти хвилин.
you-code-ask = Увійти за цим кодом?
you-code-ask-text = Тоді цей браузер увійде в той профіль, у якому створено код: з його іменем, партіями та рейтингами. Чий це профіль, буде видно лише потім, тож уводьте тільки код, який створили самі.
you-code-ask-now = Зараз ви тут — { $name }. Якщо код створено в цьому самому профілі, нічого не зміниться. Інакше партії цього гравця лишаться на сервері, але цей браузер уже не матиме до них доступу. Щоб зберегти їх, спершу створіть тут код і введіть його на іншому пристрої або завантажте свої дані.
you-code-ask-nobody = У цьому браузері ще ніхто не грає, тож нічого не зникне.
you-code-ask-device = Партії, збережені на самому пристрої, лишаться тут.
you-code-yes = Так, це я
you-code-no = Ні
you-code-done = Вітаємо, { $name }. Цей пристрій під’єднано.

you-public = Публічний профіль
you-public-switch = Показувати мій профіль іншим
you-public-note = Ваші партії, зміни рейтингів і роздачі дня. Ваше ім’я в таблицях лідерів і за столами вестиме туди. Доки ви цього не ввімкнете, профіль приховано.
you-public-look = Переглянути профіль
you-public-copy = Копіювати посилання
you-public-copied = Скопійовано
you-public-not-copied = Не вдалося скопіювати

you-everything = Ваші дані
you-export = Експорт
you-export-text = Один файл з усім, що про вас зберігається: ім’я, друзі, усі партії, результати, рейтинги, виклики, налаштування сповіщень і пристрої, — із сервера й із цього пристрою.
you-export-run = Завантажити мої дані
you-export-running = Збираємо: { $done } з { $all }
you-delete = Видалити профіль
you-delete-text = Ваше ім’я зникне з усіх столів, незавершені партії буде здано, а ваші пристрої — від’єднано. Зникнуть і ваші друзі, рейтинги, публічний профіль, сповіщення, результати роздач дня й викликів та назви ваших викликів. Скасувати це не можна.
you-delete-run = Видалити профіль…
you-delete-ask = Видалити ваш профіль і всі дані?
you-delete-device = Видалити також партії й налаштування на цьому пристрої
you-delete-yes = Видалити назавжди
you-delete-no = Лишити все
you-deleted = Ваш профіль видалено. Вашого імені більше немає за жодним столом.

you-ratings = Ваш рейтинг
you-ratings-note = За онлайн-партіями, зіграними до кінця. Усі починають із 1500; ± показує, наскільки рейтинг іще неточний.
you-rating-people = Лише люди
you-rating-bots = З ботами
you-rating-finding = Замало партій
you-rating-after = { $count ->
    [one] після { $count } партії
    [few] після { $count } партій
    [many] після { $count } партій
   *[other] після { $count } партії
  }

you-marks = Заглушені й заблоковані люди
you-marks-text = Ви не бачите, що пишуть заглушені люди. Заблоковані до того ж не можуть сідати за ваші столи й запрошувати вас.
you-marks-none = Нікого. Заглушити чи заблокувати когось можна за столом, у меню біля імені.
you-mark-mute = заглушено
you-mark-block = заблоковано
you-mark-undo = Скасувати
you-mark-undo-person = Скасувати: { $name }

you-days-all = Усі дні
