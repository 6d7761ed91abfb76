# Власна сторінка читача: ім’я, зіграні партії, статистика, інші пристрої, усе разом.

you-title = Ваша сторінка
you-nobody = Вас тут ще не знають
you-nobody-text = Щоб грати за столами з іншими, вистачить імені. Ні пароля, ні пошти: вас пам’ятає цей браузер.
you-become = Це я
you-name-note = Його бачать інші за столом.
you-name-save = Змінити ім’я
you-name-saved = Тепер ви — { $name }.
you-since = На цьому сервері з { $date }
you-unreachable = Сервер не відповідає. Те, що є на цьому пристрої, однаково показано.
you-lobby = Грати разом

you-statistics = Як ви граєте
you-where = Які партії
you-where-all = Усі
you-where-server = З іншими
you-where-device = На цьому пристрої
you-of-game = Яка гра
you-reading = Читаємо ваші партії: { $done } з { $all }
you-first = Ваш альбом ще порожній
you-first-text = Зіграйте партію до кінця — і вона з’явиться тут: як часто ви виграєте, чи справджуються ваші ставки, найдовша низка перлин, найкраща коробка. З чого почнете?
you-first-learn = Або навчіться гри за дві хвилини
you-no-games-of = Таких завершених партій ще немає.
you-counted = { $count ->
    [one] Враховано { $count } партію
    [few] Враховано { $count } партії
    [many] Враховано { $count } партій
   *[other] Враховано { $count } партії
  }
you-counted-note = Останні 100 партій з іншими цей браузер читає з їхніх записів.
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
you-wins-chance = Риска показує, скільки дала б випадковість.
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
you-head-made = Зроблено
you-head-hit = Справдилося
you-cat-paradoxes = Ваші парадокси
you-cat-paradoxes-of = { $count ->
    [one] за { $count } раунд
    [few] за { $count } раунди
    [many] за { $count } раундів
   *[other] за { $count } раунду
  }
you-cat-group = Найкраща група
you-cat-group-note = клітинки, що разом дали очки

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

you-as-table = Таблицею

you-past = Зіграні партії
you-past-none = Жодної партії з іншими ще не дограно.
you-past-place = { $place ->
    [1] Перемога
   *[other] Місце { $place } з { $players }
  }
you-past-shared = Спільна перемога
you-past-stopped = Не дограно
you-past-more = Давніші партії
you-past-replay = Перегляд
you-past-replay-game = Перегляд: { $game }, { $date }
you-past-result = Підсумок
you-past-result-game = Підсумок: { $game }, { $date }
you-past-no-record = Запису цієї партії немає.

you-devices-own = Ваші пристрої
you-device-unknown = Невідомий пристрій
you-device-this = цей пристрій
you-device-used = востаннє: { $date }
you-device-remove = Вилучити
you-device-remove-named = Вилучити: { $device }
you-device-removed = { $device } більше не ваш пристрій.

you-recovery = Якщо втратите всі пристрої
you-recovery-text = Код відновлення поверне вас, навіть якщо не лишиться жодного пристрою. Запишіть його й бережіть: хто має код, той може стати вами.
you-recovery-made = Код від { $date }; більше він не показується, а новий його замінить.
you-recovery-make = Створити код відновлення
you-recovery-new = Створити новий код відновлення
you-recovery-once = Запишіть його зараз: він показується лише раз.

you-devices = Інший пристрій
you-devices-text = З кодом ще один телефон чи комп’ютер теж стане вашим. Код діє один раз, упродовж десяти хвилин. Не давайте його нікому: хто має код, той стає вами.
you-code-make = Створити код
you-code-new = Створити новий код
you-code-label = Код як адреса для камери
you-code-scan = Відскануйте це іншим пристроєм або введіть там, у розділі «Ваша сторінка»:
you-code-left = Діє ще { $minutes }:{ $seconds }
you-code-void = Цей код уже застарів.
you-code-before = Мене тут уже знають
you-code-enter = Маю код
you-code-field = Код
you-code-hint = Код з іншого пристрою або код відновлення, який ви записали.
you-code-use = Застосувати код
you-code-wrong = Цей код неправильний, уже використаний або застарілий. Код з іншого пристрою діє один раз, упродовж десяти хвилин.
you-code-ask = Стати тим, хто створив цей код?
you-code-ask-text = Тоді цей браузер гратиме від особи, яка створила код: з її іменем, партіями та рейтингами. Чиє це ім’я, видно лише потім, тож уводьте тільки код, який ви створили самі.
you-code-ask-now = Зараз ви тут — { $name }. Якщо код створено від цієї самої особи, нічого не зміниться. Інакше партії цього гравця лишаться на сервері, але цей браузер уже не матиме до них доступу. Якщо хочете їх зберегти, спершу створіть тут код і введіть його на ще одному пристрої або експортуйте все.
you-code-ask-nobody = У цьому браузері ще ніхто не грає, тож нічого не зникне.
you-code-ask-device = Партії, збережені на самому пристрої, лишаться тут.
you-code-yes = Так, це я
you-code-no = Ні
you-code-done = Вітаємо, { $name }. Тепер цей пристрій ваш.

you-everything = Усе про вас
you-export = Експорт
you-export-text = Один файл із вашим іменем, партіями та їхніми записами — із сервера й із цього пристрою.
you-export-run = Завантажити все
you-export-running = Збираємо: { $done } з { $all }
you-delete = Видалення
you-delete-text = Ваше ім’я зникне з усіх столів, незавершені партії буде здано, усі ваші пристрої вас забудуть. Скасувати це не можна.
you-delete-run = Видалити мене…
you-delete-ask = Видалити вас і все ваше?
you-delete-device = А також партії й налаштування на цьому пристрої
you-delete-yes = Видалити назавжди
you-delete-no = Лишити все
you-deleted = Вас видалено. Вашого імені більше немає за жодним столом.

you-ratings = Ваш рейтинг
you-ratings-note = За партіями на сервері, зіграними до кінця. Усі починають із 1500; ± показує, наскільки це число ще непевне.
you-rating-people = Серед людей
you-rating-bots = Проти ботів
you-rating-finding = Ще з’ясовується
you-rating-after = { $count ->
    [one] після { $count } партії
    [few] після { $count } партій
    [many] після { $count } партій
   *[other] після { $count } партії
  }

you-marks = Заглушені й заблоковані люди
you-marks-text = Слів заглушених людей ви не бачите. Заблоковані до того ж не можуть сідати за ваші столи й запрошувати вас.
you-marks-none = Нікого. За столом обидві дії є в меню біля імені.
you-mark-mute = заглушено
you-mark-block = заблоковано
you-mark-undo = Скасувати
you-mark-undo-person = Скасувати: { $name }
