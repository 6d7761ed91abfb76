# How games with the same cards compare: histogram, decisions, the best, sharing, checking.

histogram-title = Як зіграли всі
histogram-note = Перевага над найкращим ботом в очках або відставання від нього.
histogram-range = від { $from } до { $to }
histogram-bar = { $count ->
    [one] { $margin }: { $count } гравець
    [few] { $margin }: { $count } гравці
    [many] { $margin }: { $count } гравців
   *[other] { $margin }: { $count } гравця
  }
histogram-bar-own = { $count ->
    [one] { $margin }: { $count } гравець, зокрема ви
    [few] { $margin }: { $count } гравці, зокрема ви
    [many] { $margin }: { $count } гравців, зокрема ви
   *[other] { $margin }: { $count } гравця, зокрема ви
  }
histogram-resigned = { $count ->
    [one] { $count } гравець здав партію: це останнє місце.
    [few] { $count } гравці здали партію: це останнє місце.
    [many] { $count } гравців здали партію: це останнє місце.
   *[other] { $count } гравця здали партію: це останнє місце.
  }
decisions-title = Де інші зіграли інакше
decisions-note = Лише позиції, до яких інші дійшли тими самими ходами, що й ви. Очки показують, як у середньому закінчилися ті партії порівняно з партіями, де зіграли так, як ви.
decisions-none = У ваших позиціях поки що ніхто не зіграв інакше.
decisions-move = Хід { $number }
decisions-move-round = Раунд { $round }, хід { $number }
decisions-people = { $count ->
    [one] { $count } гравець у цій позиції
    [few] { $count } гравці в цій позиції
    [many] { $count } гравців у цій позиції
   *[other] { $count } гравця в цій позиції
  }
decisions-show = Повтор
decisions-own = ви
decisions-gain-none = підсумок той самий
decisions-gain-more = краще на { $points }
decisions-gain-less = гірше на { $points }
decisions-more = Показати ще
best-title = Найкращі результати
best-note = Імена видно лише в тих, хто завершив щонайменше десять партій і грав щонайменше три різні дні.
best-nameless = Найкращий результат
best-replay = Повтор: { $name }
best-all = Показати всі партії
best-more = Показати ще
best-someone = Хтось
share-text-title = Поділитися без спойлерів
share-text-copy = Копіювати текст
share-text-share = Поділитися текстом
share-text-copied = Скопійовано
share-text-failed = Не вдалося скопіювати
check-title = Перевірити карти
check-promise = За кілька днів до того, як хтось міг зіграти, сервер оприлюднив цей відбиток таємниці, що визначає карти:
check-later = Поки інші грають, таємницю не розкривають. Її розкриють за { $left }.
check-secret = Таємниця, розкрита після кінця дня:
check-kept = Таємниця відповідає відбитку. Ваш браузер щойно це перевірив.
check-broken = Таємниця не відповідає відбитку. Не довіряйте цій роздачі.
check-again = Роздати мою партію ще раз
share-picture = Поділитися картинкою
