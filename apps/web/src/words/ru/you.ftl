# Собственная страница читателя: имя, сыгранные партии, статистика, другие устройства, всё сразу.

you-title = Ваша страница
you-nobody = Вас здесь ещё не знают
you-nobody-text = Чтобы играть за столами с другими, хватит имени. Ни пароля, ни почты: вас помнит этот браузер.
you-become = Это я
you-name-note = Его видят другие за столом.
you-name-save = Сменить имя
you-name-saved = Теперь вы — { $name }.
you-since = На этом сервере с { $date }
you-unreachable = Сервер не отвечает. То, что есть на этом устройстве, всё равно показано.
you-lobby = Играть вместе

you-statistics = Как вы играете
you-where = Какие партии
you-where-all = Все
you-where-server = С другими
you-where-device = На этом устройстве
you-of-game = Какая игра
you-reading = Читаем ваши партии: { $done } из { $all }
you-first = Ваш альбом пока пуст
you-first-text = Доиграйте партию — и она появится здесь: как часто вы выигрываете, точны ли ваши заказы, самая длинная нить жемчуга, лучшая коробка. С чего начнёте?
you-first-learn = Или выучите игру за две минуты
you-no-games-of = Таких сыгранных партий пока нет.
you-counted = { $count ->
    [one] Учтена { $count } партия
    [few] Учтены { $count } партии
    [many] Учтено { $count } партий
   *[other] Учтено { $count } партии
  }
you-counted-note = Последние 100 партий с другими этот браузер читает по их записям.
you-other-rules = { $count ->
    [one] { $game }: { $count } партия по версии правил { $made } не учтена; здесь играют по версии { $here }.
    [few] { $game }: { $count } партии по версии правил { $made } не учтены; здесь играют по версии { $here }.
    [many] { $game }: { $count } партий по версии правил { $made } не учтено; здесь играют по версии { $here }.
   *[other] { $game }: { $count } партии по версии правил { $made } не учтено; здесь играют по версии { $here }.
}

you-wins = Выигранные партии
you-wins-of = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
you-wins-share = { $wins } из { $games }
you-wins-chance = Черта показывает, сколько дал бы случай.
you-wins-told = { $wins } из { $games }, { $share }
you-head-players = Игроков
you-head-games = Партий
you-head-wins = Выиграно
you-head-share = Доля

you-cat-predictions = Заказы
you-cat-predictions-told = Выполнено { $hit } из { $made }, { $share }
you-cat-prediction = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
you-head-prediction = Заказ
you-head-made = Сделано
you-head-hit = Выполнено
you-cat-paradoxes = Ваши парадоксы
you-cat-paradoxes-of = { $count ->
    [one] за { $count } раунд
    [few] за { $count } раунда
    [many] за { $count } раундов
   *[other] за { $count } раунда
  }
you-cat-group = Лучшая группа
you-cat-group-note = клетки, вместе давшие очки

you-pearls = Жемчужины за раунд
you-pearls-told = В среднем { $mean }, самое большее { $most }, всего { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
  }
you-head-pearls = Жемчужин
you-head-rounds = Раундов

you-closed = Закрытые коробки за партию
you-closed-told = В среднем { $mean }, самое большее { $most }, всего { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  }
you-head-closed = Закрыто коробок

you-as-table = Таблицей

you-past = Сыгранные партии
you-past-none = Ни одна партия с другими ещё не окончена.
you-past-place = { $place ->
    [1] Победа
   *[other] Место { $place } из { $players }
  }
you-past-shared = Общая победа
you-past-stopped = Не доиграна
you-past-more = Прежние партии
you-past-replay = Повтор
you-past-replay-game = Повтор: { $game }, { $date }
you-past-result = Итог
you-past-result-game = Итог: { $game }, { $date }
you-past-no-record = Записи этой партии нет.

you-devices-own = Ваши устройства
you-device-unknown = Неизвестное устройство
you-device-this = это устройство
you-device-used = последний раз: { $date }
you-device-remove = Удалить
you-device-remove-named = Удалить: { $device }
you-device-removed = { $device } больше не ваше устройство.

you-recovery = Если потеряете все устройства
you-recovery-text = Код восстановления вернёт вас, даже если не останется ни одного устройства. Запишите его и берегите: у кого код, тот может стать вами.
you-recovery-made = Код от { $date }; больше он не показывается, а новый его заменит.
you-recovery-make = Создать код восстановления
you-recovery-new = Создать новый код восстановления
you-recovery-once = Запишите его сейчас: он показывается только один раз.

you-devices = Другое устройство
you-devices-text = С кодом ещё один телефон или компьютер тоже станет вашим. Код действует один раз, в течение десяти минут. Не давайте его никому: у кого код, тот становится вами.
you-code-make = Создать код
you-code-new = Создать новый код
you-code-label = Код как адрес для камеры
you-code-scan = Отсканируйте это другим устройством или введите там, в разделе «Ваша страница»:
you-code-left = Действует ещё { $minutes }:{ $seconds }
you-code-void = Этот код уже устарел.
you-code-before = Меня здесь уже знают
you-code-enter = У меня есть код
you-code-field = Код
you-code-hint = Код с другого устройства или код восстановления, который вы записали.
you-code-use = Применить код
you-code-wrong = Этот код неверен, уже использован или устарел. Код с другого устройства действует один раз, в течение десяти минут.
you-code-ask = Стать тем, кто создал этот код?
you-code-ask-text = Тогда этот браузер будет играть от лица того, кто создал код: с тем же именем, партиями и рейтингами. Чьё это имя, видно лишь потом, поэтому вводите только код, который вы создали сами.
you-code-ask-now = Сейчас вы здесь — { $name }. Если код создан от этого же лица, ничего не изменится. Иначе партии этого игрока останутся на сервере, но этот браузер больше не получит к ним доступа. Если хотите их сохранить, сначала создайте здесь код и введите его ещё на одном устройстве или экспортируйте всё.
you-code-ask-nobody = В этом браузере ещё никто не играет, так что ничего не пропадёт.
you-code-ask-device = Партии, сохранённые на самом устройстве, останутся здесь.
you-code-yes = Да, это я
you-code-no = Нет
you-code-done = Добро пожаловать, { $name }. Теперь это устройство ваше.

you-everything = Всё о вас
you-export = Экспорт
you-export-text = Один файл с вашим именем, партиями и их записями — с сервера и с этого устройства.
you-export-run = Скачать всё
you-export-running = Собираем: { $done } из { $all }
you-delete = Удаление
you-delete-text = Ваше имя исчезнет со всех столов, идущие партии будут сданы, все ваши устройства вас забудут. Отменить это нельзя.
you-delete-run = Удалить меня…
you-delete-ask = Удалить вас и всё ваше?
you-delete-device = А также партии и настройки на этом устройстве
you-delete-yes = Удалить навсегда
you-delete-no = Оставить всё
you-deleted = Вы удалены. Вашего имени больше нет ни за одним столом.

you-ratings = Ваш рейтинг
you-ratings-note = По партиям на сервере, сыгранным до конца. Все начинают с 1500; ± показывает, насколько это число ещё неточно.
you-rating-people = Среди людей
you-rating-bots = Против ботов
you-rating-finding = Пока выясняется
you-rating-after = { $count ->
    [one] после { $count } партии
    [few] после { $count } партий
    [many] после { $count } партий
   *[other] после { $count } партии
  }

you-marks = Заглушённые и заблокированные люди
you-marks-text = Слов заглушённых людей вы не видите. Заблокированные к тому же не могут садиться за ваши столы и приглашать вас.
you-marks-none = Никого. За столом оба действия есть в меню рядом с именем.
you-mark-mute = заглушено
you-mark-block = заблокировано
you-mark-undo = Отменить
you-mark-undo-person = Отменить: { $name }
