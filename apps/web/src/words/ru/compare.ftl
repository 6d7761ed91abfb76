# How games with the same cards compare: histogram, decisions, the best, sharing, checking.

histogram-title = Как сыграли все
histogram-note = Перевес над лучшим ботом в очках или отставание от него.
histogram-range = от { $from } до { $to }
histogram-bar = { $count ->
    [one] { $margin }: { $count } игрок
    [few] { $margin }: { $count } игрока
    [many] { $margin }: { $count } игроков
   *[other] { $margin }: { $count } игрока
  }
histogram-bar-own = { $count ->
    [one] { $margin }: { $count } игрок, в том числе вы
    [few] { $margin }: { $count } игрока, в том числе вы
    [many] { $margin }: { $count } игроков, в том числе вы
   *[other] { $margin }: { $count } игрока, в том числе вы
  }
histogram-resigned = { $count ->
    [one] { $count } игрок сдал партию: это последнее место.
    [few] { $count } игрока сдали партию: это последнее место.
    [many] { $count } игроков сдали партию: это последнее место.
   *[other] { $count } игрока сдали партию: это последнее место.
  }
decisions-title = Где другие сыграли иначе
decisions-note = Только позиции, к которым другие пришли теми же ходами. Очки показывают, чем в среднем закончились те партии по сравнению с партиями, что пошли как ваша.
decisions-none = В ваших позициях пока никто не сыграл иначе.
decisions-move = Ход { $number }
decisions-move-round = Раунд { $round }, ход { $number }
decisions-people = { $count ->
    [one] { $count } игрок в этой позиции
    [few] { $count } игрока в этой позиции
    [many] { $count } игроков в этой позиции
   *[other] { $count } игрока в этой позиции
  }
decisions-show = Повтор
decisions-own = вы
decisions-gain-none = тот же итог
decisions-gain-more = лучше на { $points }
decisions-gain-less = хуже на { $points }
decisions-more = Показать ещё
best-title = Лучшие результаты
best-note = Имена видны у игроков, закончивших не менее десяти партий не менее чем за три дня.
best-nameless = Лучший результат
best-replay = Повтор: { $name }
best-all = Показать все партии
best-more = Показать ещё
best-someone = Кто-то
share-text-title = Поделиться без спойлеров
share-text-copy = Копировать текст
share-text-share = Поделиться текстом
share-text-copied = Скопировано
share-text-failed = Не удалось скопировать
check-title = Проверить карты
check-promise = За несколько дней до того, как кто-либо мог сыграть, сервер опубликовал этот отпечаток секрета, из которого получаются карты:
check-later = Пока другие играют, секрет закрыт. Его раскроют через { $left }.
check-secret = Секрет, раскрытый после конца дня:
check-kept = Секрет соответствует отпечатку. Ваш браузер только что это проверил.
check-broken = Секрет не соответствует отпечатку. Не доверяйте этой раздаче.
check-again = Раздать мою партию ещё раз
share-picture = Поделиться картинкой
