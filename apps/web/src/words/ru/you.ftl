# Собственная страница читателя: имя, сыгранные партии, статистика, другие устройства, всё сразу.

you-title = Ваш профиль
you-nobody = У вас ещё нет профиля
you-nobody-text = Выберите имя — и можно играть онлайн. Ни пароля, ни почты: вас помнит этот браузер.
you-become = Сохранить имя
you-name-note = Это имя видят другие игроки.
you-name-save = Сохранить имя
you-name-saved = Теперь вы — { $name }.
you-since = На этом сервере с { $date }
you-unreachable = Сервер не отвечает. Показано то, что есть на этом устройстве.
you-lobby = К столам

you-statistics = Ваша статистика
you-where = Где сыграно
you-where-all = Все
you-where-server = Онлайн
you-where-device = На этом устройстве
you-of-game = Игра
you-reading = Загружаем ваши партии: { $done } из { $all }
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
you-counted-note = Онлайн учитываются последние 100 партий.
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
you-wins-chance = Пунктир — чистая случайность.
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
you-head-made = Раз
you-head-hit = Выполнено
you-cat-paradoxes = Ваши парадоксы
you-cat-paradoxes-of = { $count ->
    [one] за { $count } раунд
    [few] за { $count } раунда
    [many] за { $count } раундов
   *[other] за { $count } раунда
  }
you-cat-group = Самая большая группа
you-cat-group-note = фишек в одной группе, давшей очки

you-pearls = Жемчужины за раунд
you-pearls-told = В среднем { $mean }, самое большее { $most } — за { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
  }
you-head-pearls = Жемчужин
you-head-rounds = Раундов

you-closed = Закрытые коробки за партию
you-closed-told = В среднем { $mean }, самое большее { $most } — за { $count ->
    [one] { $count } партию
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  }
you-head-closed = Закрыто коробок

you-as-table = Показать таблицей

you-past = Сыгранные онлайн партии
you-past-none = Завершённых онлайн-партий пока нет.
you-past-place = { $place ->
    [1] Победа
   *[other] { $place }-е место из { $players }
  }
you-past-shared = Общая победа
you-past-stopped = Закончена досрочно
you-past-more = Более ранние партии
you-past-replay = Повтор
you-past-replay-game = Повтор: { $game }, { $date }
you-past-result = Итоги
you-past-result-game = Итоги: { $game }, { $date }
you-past-no-record = Записи этой партии нет.

you-devices-own = Ваши устройства
you-device-unknown = Неизвестное устройство
you-device-this = это устройство
you-device-used = последний раз: { $date }
you-device-remove = Удалить
you-device-remove-named = Удалить: { $device }
you-device-removed = { $device } больше не может играть от вашего имени.

you-recovery = Если потеряете все устройства
you-recovery-text = Код восстановления вернёт ваш профиль, даже если не останется ни одного устройства. Запишите его и берегите: у кого код, тот может играть от вашего имени.
you-recovery-made = Код от { $date }; больше он не показывается, а новый его заменит.
you-recovery-make = Создать код восстановления
you-recovery-new = Создать новый код восстановления
you-recovery-once = Запишите его сейчас: он показывается только один раз.

you-devices = Подключить другое устройство
you-devices-text = С кодом вы сможете играть под своим именем ещё на одном телефоне или компьютере. Код одноразовый и действует десять минут. Никому его не давайте: с ним любой сможет играть от вашего имени.
you-code-make = Создать код
you-code-new = Создать новый код
you-code-label = QR-код для другого устройства
you-code-scan = Отсканируйте это другим устройством или откройте там «Ваш профиль» и введите:
you-code-left = Действует ещё { $minutes }:{ $seconds }
you-code-void = Срок этого кода истёк.
you-code-before = Я здесь не впервые
you-code-enter = У меня есть код
you-code-field = Код
you-code-hint = Код с другого устройства или код восстановления, который вы записали.
you-code-use = Применить код
you-code-wrong = Этот код неверен, уже использован или истёк. Код с другого устройства действует один раз, в течение десяти минут.
you-code-ask = Войти по этому коду?
you-code-ask-text = Тогда этот браузер будет играть за того, кто создал код: с тем же именем, партиями и рейтингами. Чьё это имя, видно лишь потом, поэтому вводите только код, который вы создали сами.
you-code-ask-now = Сейчас вы здесь — { $name }. Если вы создали код под этим же именем, ничего не изменится. Иначе ваши нынешние партии останутся на сервере, но этот браузер больше не получит к ним доступа. Чтобы их не потерять, сначала создайте здесь код и введите его ещё на одном устройстве или скачайте все данные.
you-code-ask-nobody = В этом браузере ещё никто не играет, так что ничего не пропадёт.
you-code-ask-device = Партии, сохранённые на самом устройстве, останутся здесь.
you-code-yes = Да, это я
you-code-no = Нет
you-code-done = Добро пожаловать, { $name }. Устройство подключено.

you-public = Открытый профиль
you-public-switch = Показывать мой профиль другим
you-public-note = Ваши партии, изменения рейтингов и раздачи дня. Ваше имя в таблицах лидеров и за столами будет вести туда. Пока вы этого не включите, профиль скрыт.
you-public-look = Посмотреть профиль
you-public-copy = Копировать ссылку
you-public-copied = Скопировано
you-public-not-copied = Не удалось скопировать

you-everything = Ваши данные
you-export = Экспорт
you-export-text = Один файл со всем, что о вас хранится: имя, друзья, все партии, результаты, рейтинги, вызовы, настройки уведомлений и устройства, — с сервера и с этого устройства.
you-export-run = Скачать мои данные
you-export-running = Собираем: { $done } из { $all }
you-delete = Удалить профиль
you-delete-text = Ваше имя исчезнет со всех столов, незавершённые партии будут сданы, а ваши устройства — отключены. Исчезнут и ваши друзья, рейтинги, открытый профиль, уведомления, результаты раздач дня и вызовов и названия ваших вызовов. Отменить это нельзя.
you-delete-run = Удалить профиль…
you-delete-ask = Удалить ваш профиль и все данные?
you-delete-device = Удалить также партии и настройки на этом устройстве
you-delete-yes = Удалить навсегда
you-delete-no = Оставить всё
you-deleted = Ваш профиль удалён. Вашего имени больше нет ни за одним столом.

you-ratings = Ваш рейтинг
you-ratings-note = По онлайн-партиям, сыгранным до конца. Все начинают с 1500; ± показывает, насколько рейтинг ещё неточен.
you-rating-people = Только люди
you-rating-bots = С ботами
you-rating-finding = Мало партий
you-rating-after = { $count ->
    [one] после { $count } партии
    [few] после { $count } партий
    [many] после { $count } партий
   *[other] после { $count } партии
  }

you-marks = Заглушённые и заблокированные люди
you-marks-text = Вы не видите, что пишут заглушённые люди. Заблокированные к тому же не могут садиться за ваши столы и приглашать вас.
you-marks-none = Никого. Заглушить или заблокировать кого-то можно за столом, в меню рядом с именем.
you-mark-mute = заглушено
you-mark-block = заблокировано
you-mark-undo = Отменить
you-mark-undo-person = Отменить: { $name }

you-days-all = Все дни
