# Стол «Козырных китов». $family — o, n, b, s (косатка, нарвал, синий кит, кашалот) или five; $bonus — семейство,
# к которому уходит козырь, или flip, point, none; $token — 1 (берёт младшая) или 9 (берёт старшая).

## Карты и бонусы сами по себе

tw-family = { $family ->
    [o] косатка
    [n] нарвал
    [b] синий кит
    [s] кашалот
   *[five] пятёрка
  }
# Заголовок под лампой.
tw-family-title = { $family ->
    [o] Косатка
    [n] Нарвал
    [b] Синий кит
   *[s] Кашалот
  }
# .gen, .acc, .ins — та же карта в других падежах.
tw-card = { $family ->
    [o] косатка { $rank }
    [n] нарвал { $rank }
    [b] синий кит { $rank }
    [s] кашалот { $rank }
   *[five] пятёрка
  }
    .gen = { $family ->
        [o] косатки { $rank }
        [n] нарвала { $rank }
        [b] синего кита { $rank }
        [s] кашалота { $rank }
       *[five] пятёрки
      }
    .acc = { $family ->
        [o] косатку { $rank }
        [n] нарвала { $rank }
        [b] синего кита { $rank }
        [s] кашалота { $rank }
       *[five] пятёрку
      }
    .ins = { $family ->
        [o] косаткой { $rank }
        [n] нарвалом { $rank }
        [b] синим китом { $rank }
        [s] кашалотом { $rank }
       *[five] пятёркой
      }
tw-bonus = { $bonus ->
    [o] козырь — косатка
    [n] козырь — нарвал
    [b] козырь — синий кит
    [s] козырь — кашалот
    [flip] перевернуть жетон
    [point] одна жемчужина
   *[none] без бонуса
  }
tw-pearls = { $pearls ->
    [one] { $pearls } жемчужина
    [few] { $pearls } жемчужины
    [many] { $pearls } жемчужин
   *[other] { $pearls } жемчужины
  }
    .acc = { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
        [many] { $pearls } жемчужин
       *[other] { $pearls } жемчужины
      }
# Карта, как её читают вслух: «косатка 3, 2 жемчужины, бонус: перевернуть жетон».
tw-card-full = { $bonus ->
    [none] { tw-card }, { tw-pearls }, без бонуса
   *[other] { tw-card }, { tw-pearls }, бонус: { tw-bonus }
  }

## На столе

tw-standing = Козырь и жетон
tw-trump = Козырь
# Вместе с жетоном читается: «Берёт младшая».
tw-coin = Берёт
tw-token = { $token ->
    [1] Младшая
   *[9] Старшая
  }
tw-standing-read = Козырь — { tw-family }. Жетон лежит стороной { $token }: { $token ->
    [1] берёт младшая карта.
   *[9] берёт старшая карта.
  }
tw-trick = Взятка { $number } из 8
tw-trick-before = Карт ещё нет
tw-led = { $family ->
    [o] Заход с косатки
    [n] Заход с нарвала
    [b] Заход с синего кита
    [s] Заход с кашалота
   *[five] Пока одни пятёрки
  }
tw-past = { $kind ->
    [you] Вы взяли { tw-pearls.acc }
   *[other] { $name } берёт { tw-pearls.acc }
  }
tw-leads = заход
tw-winning = пока берёт
tw-would-win = возьмёт
tw-won = берёт
tw-taken = жемчуг взят
tw-hand = { $kind ->
    [you] Ваша рука
   *[other] Рука: { $name }
  }
tw-bonuses = Бонусы
tw-no-bonuses = Нет бонусов
tw-bonuses-of = { $kind ->
    [you] Ваши бонусы
   *[other] Бонусы: { $name }
  }
tw-bonus-heap = { $count ->
    [1] { tw-bonus }
    [one] { tw-bonus } (×{ $count })
    [few] { tw-bonus } (×{ $count })
    [many] { tw-bonus } (×{ $count })
   *[other] { tw-bonus } (×{ $count })
  }
tw-has-chosen = первый бонус выбран
tw-is-choosing = выбирает…
tw-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
tw-pearls-round = { $pearls ->
    [one] { $pearls } жемчужина за этот раунд
    [few] { $pearls } жемчужины за этот раунд
    [many] { $pearls } жемчужин за этот раунд
   *[other] { $pearls } жемчужины за этот раунд
  }
tw-total-read = { $total ->
    [one] { $total } очко из 30 за прошлые раунды
    [few] { $total } очка из 30 за прошлые раунды
    [many] { $total } очков из 30 за прошлые раунды
   *[other] { $total } очка из 30 за прошлые раунды
  }
tw-lacks = { $family ->
    [o] косаток в руке нет
    [n] нарвалов в руке нет
    [b] синих китов в руке нет
   *[s] кашалотов в руке нет
  }
tw-spent = Использован бонус: { tw-bonus }
tw-hinted = подсказка
tw-last-trick = Предыдущая взятка
tw-points = { $total } из 30 очков
tw-points-short = { $total } из 30

## Кнопки

tw-do-play = Сыграть
tw-do-keep = Выбрать
tw-do-take = Взять { tw-pearls.acc }
tw-do-spend = Использовать
tw-do-not-spend = Не сейчас
tw-spend-button = Бонус: { tw-bonus-heap }
tw-take-button = { $bonus ->
    [none] { tw-card } ({ $name }): вам { tw-pearls }, бонус не получает никто
   *[other] { tw-card } ({ $name }): вам { tw-pearls }, бонус получает { $name }: { tw-bonus }
  }
tw-name-button = Заходит { $name }
tw-name-self = Заходите вы

## Что делать сейчас

tw-ask-choose = Выберите карту для первого бонуса.
tw-ask-lead = Ваш заход: сыграйте любую карту.
tw-ask-follow = { $family ->
    [o] Заход с косатки: сыграйте косатку или пятёрку.
    [n] Заход с нарвала: сыграйте нарвала или пятёрку.
    [b] Заход с синего кита: сыграйте синего кита или пятёрку.
   *[s] Заход с кашалота: сыграйте кашалота или пятёрку.
  }
tw-ask-free = { $family ->
    [o] Косаток у вас нет: сыграйте любую карту.
    [n] Нарвалов у вас нет: сыграйте любую карту.
    [b] Синих китов у вас нет: сыграйте любую карту.
    [s] Кашалотов у вас нет: сыграйте любую карту.
   *[five] Пока одни пятёрки: сыграйте любую карту.
  }
tw-ask-take = Взятка ваша! Возьмите жемчуг с одной чужой карты.
tw-ask-name = Ваша пятёрка была первой: выберите, кто заходит следующим.
tw-wait-choose = Ждём, пока выберут первый бонус: { $names }.
tw-wait-play = { $kind ->
    [you] Ваш ход.
   *[other] Ходит: { $name }.
  }
tw-wait-take = { $kind ->
    [you] Взятка ваша: вы выбираете жемчуг.
   *[other] { $name } берёт взятку и выбирает жемчуг.
  }
tw-wait-name = { $kind ->
    [you] Вы назначаете следующий заход.
   *[other] { $name } назначает следующий заход.
  }
tw-wait-deal = Раунд окончен.
tw-wait-over = Партия окончена.

## Что изменит выбор

tw-would-lead = { $family ->
    [five] Заход с пятёрки: семейство задаст первый кит после неё.
    [o] Заход с косатки { $rank }: у кого есть косатка, тот должен её сыграть.
    [n] Заход с нарвала { $rank }: у кого есть нарвал, тот должен его сыграть.
    [b] Заход с синего кита { $rank }: у кого есть синий кит, тот должен его сыграть.
   *[s] Заход с кашалота { $rank }: у кого есть кашалот, тот должен его сыграть.
  }
tw-would-take-lead = С { tw-card.ins } взятка пока ваша.
tw-would-win-trick = С { tw-card.ins } взятка ваша.
tw-would-lose = С { tw-card.ins } взятка не ваша: пока её берёт { $name }.
tw-would-lose-trick = С { tw-card.ins } взятка не ваша: её берёт { $name }.
tw-would-keep = Выбрать первым бонусом { tw-card.acc }? Бонус: { tw-bonus }.
tw-would-take = { $bonus ->
    [none] { $pearls ->
        [one] Вам { $pearls } жемчужина и следующий заход, бонус не получает никто.
        [few] Вам { $pearls } жемчужины и следующий заход, бонус не получает никто.
        [many] Вам { $pearls } жемчужин и следующий заход, бонус не получает никто.
       *[other] Вам { $pearls } жемчужины и следующий заход, бонус не получает никто.
      }
   *[other] { $pearls ->
        [one] Вам { $pearls } жемчужина; бонус получает { $name }: { tw-bonus }.
        [few] Вам { $pearls } жемчужины; бонус получает { $name }: { tw-bonus }.
        [many] Вам { $pearls } жемчужин; бонус получает { $name }: { tw-bonus }.
       *[other] Вам { $pearls } жемчужины; бонус получает { $name }: { tw-bonus }.
      }
  }
tw-would-take-and-name = { $name } с первой пятёркой назначает следующий заход.
tw-would-name-yourself = Ваша пятёрка даёт вам право назначить следующий заход.
tw-spend-effect = { $bonus ->
    [o] Козырем станет косатка.
    [n] Козырем станет нарвал.
    [b] Козырем станет синий кит.
    [s] Козырем станет кашалот.
    [flip] { $token ->
        [1] Жетон перевернётся на 1: берёт младшая.
       *[9] Жетон перевернётся на 9: берёт старшая.
      }
   *[point] Вам одна жемчужина.
  }
tw-spend-idle = { $bonus ->
    [o] Косатка и так козырь.
    [n] Нарвал и так козырь.
    [b] Синий кит и так козырь.
   *[s] Кашалот и так козырь.
  }
tw-spend-before-trick = Во взятке ещё нет карт.
tw-spend-same = Для этой взятки ничего не изменится.
tw-spend-winner = Тогда взятку пока берёт { $name }.
tw-spend-takers = { $count ->
    [0] Тогда взятку не возьмёт ни одна ваша карта (сейчас — { $before }).
    [one] Тогда взятку сможет взять { $count } ваша карта (сейчас — { $before }).
    [few] Тогда взятку смогут взять { $count } ваши карты (сейчас — { $before }).
    [many] Тогда взятку смогут взять { $count } ваших карт (сейчас — { $before }).
   *[other] Тогда взятку смогут взять { $count } ваши карты (сейчас — { $before }).
  }
tw-spend-card-wins = Тогда с { tw-card.ins } взятка пока ваша.
tw-spend-card-loses = С { tw-card.ins } взятка всё равно не ваша: берёт { $name }.

## Что было

tw-log-deal = Раунд { $round }: по девять карт
tw-log-kept = { $kind ->
    [you] Ваш первый бонус — { tw-card } ({ tw-bonus })
   *[other] { $name }: первый бонус — { tw-card } ({ tw-bonus })
  }
tw-log-kept-hidden = { $kind ->
    [you] Вы выбрали первый бонус
   *[other] { $name }: первый бонус выбран
  }
tw-log-spent = { $kind ->
    [you] Вы использовали бонус { tw-card.gen }: { tw-bonus }
   *[other] { $name } использует бонус { tw-card.gen }: { tw-bonus }
  }
tw-log-played = { $name }: { tw-card }
tw-log-took = { $kind ->
    [you] Вы взяли { tw-pearls.acc } с { tw-card.gen }
   *[other] { $name } берёт { tw-pearls.acc } с { tw-card.gen }
  }
tw-log-named = { $leader-kind ->
    [you] { $name } отдаёт следующий заход вам
    [self] { $kind ->
        [you] Вы оставили следующий заход себе
       *[other] { $name } оставляет следующий заход себе
      }
   *[other] { $kind ->
        [you] Вы назначили следующий заход: { $leader }
       *[other] { $name } назначает следующий заход: { $leader }
      }
  }
tw-log-first-bonuses = Первые бонусы: { $list }.
tw-log-first-bonus = { $name } ({ tw-bonus })
tw-log-trump = { $family ->
    [o] Теперь козырь — косатка.
    [n] Теперь козырь — нарвал.
    [b] Теперь козырь — синий кит.
   *[s] Теперь козырь — кашалот.
  }
tw-log-trump-stays = Козырь остаётся прежним.
tw-log-coin = { $token ->
    [1] Жетон на 1: берёт младшая.
   *[9] Жетон на 9: берёт старшая.
  }
tw-log-won = { $kind ->
    [you] Взятка ваша ({ tw-card }).
   *[other] { $name } берёт взятку ({ tw-card }).
  }
tw-log-bonus = { $kind ->
    [you] Вы получили бонус: { tw-bonus }.
   *[other] { $name } получает бонус: { tw-bonus }.
  }
tw-log-round-over = Раунд { $round } окончен.
tw-log-tied = 30 очков набрано, но у лидеров поровну: играем ещё раунд.
tw-log-over = 30 очков набрано: партия окончена.

## Ходы сами по себе

tw-move-keep = первый бонус — { tw-card } ({ tw-bonus })
tw-move-spend = использовать бонус: { tw-bonus }
tw-move-play = { tw-card }
tw-move-take = взять { tw-pearls.acc } с { tw-card.gen }
tw-move-name = { $kind ->
    [you] следующий заход ваш
   *[other] следующий заход — { $name }
  }

## Почему нельзя

tw-why-no-move-due = Сейчас выбирать нечего.
tw-why-no-such-seat = Там никто не сидит.
tw-why-choose-first = Сначала все выбирают первый бонус.
tw-why-already-chosen = Вы уже выбрали первый бонус, остальные ещё думают.
tw-why-five-has-no-bonus = У пятёрки нет бонуса, поэтому первым бонусом она быть не может.
tw-why-card-not-in-hand = Этой карты у вас в руке нет.
tw-why-not-your-turn = Сейчас ходит другой игрок: { $name }.
tw-why-bonus-not-in-front = Такого бонуса у вас нет.
tw-why-play-a-card = Теперь сыграйте карту или используйте бонус.
tw-why-must-follow = { $family ->
    [o] Заход с косатки, и косатка у вас есть: сыграйте её или пятёрку.
    [n] Заход с нарвала, и нарвал у вас есть: сыграйте его или пятёрку.
    [b] Заход с синего кита, и синий кит у вас есть: сыграйте его или пятёрку.
   *[s] Заход с кашалота, и кашалот у вас есть: сыграйте его или пятёрку.
  }
tw-why-take-pearls-first = Сначала возьмите жемчуг с карты из взятки.
tw-why-card-not-in-trick = Этой карты во взятке нет.
tw-why-own-card = Это ваша собственная карта: возьмите жемчуг с чужой.
tw-why-name-a-leader-first = Сначала выберите, кто заходит следующим.

## Счёт

tw-slip-pearls = { $pearls ->
    [one] { $pearls } жемчужина
    [few] { $pearls } жемчужины
    [many] { $pearls } жемчужин
   *[other] { $pearls } жемчужины
  }
tw-slip-trick = Взятка { $number }: { tw-card }
tw-slip-point = Взятка { $number }: бонус, одна жемчужина
tw-slip-bonuses = { $count ->
    [0] Бонусов не осталось
    [1] Остался { $count } бонус: за один очков нет
    [one] Остался { $count } бонус: по очку за каждые два
    [few] Осталось { $count } бонуса: по очку за каждые два
    [many] Осталось { $count } бонусов: по очку за каждые два
   *[other] Осталось { $count } бонуса: по очку за каждые два
  }

## Стол словами

tw-text-trick = Взятка
tw-text-standing = Козырь и жетон
tw-text-seats = Игроки
tw-text-none = ничего
tw-text-trick-none = Карт ещё нет.
tw-text-laid = { $name }: { tw-card-full }
tw-text-winning = { $kind ->
    [you] Пока взятка ваша.
   *[other] Пока берёт: { $name }.
  }
tw-text-won = { $kind ->
    [you] Взятка ваша.
   *[other] Взятка: { $name }.
  }
tw-text-took = { $kind ->
    [you] Вы взяли { tw-pearls.acc } с { tw-card.gen }.
   *[other] { $name } берёт { tw-pearls.acc } с { tw-card.gen }.
  }
tw-text-seat = { $name }: { tw-pearls-round }, { tw-total-read }, { tw-cards-left } в руке.
tw-text-seat-bonuses = Бонусы ({ $name }): { $list }.
tw-text-seat-no-bonuses = Бонусы ({ $name }): нет.
tw-text-seat-lacks = { $name }: { tw-lacks }.

## Клавиши

tw-key-rank = Выбрать карту по номиналу; ещё раз — следующую такую же
tw-key-family = Выбрать косатку, нарвала, синего кита, кашалота; ещё раз — следующую карту
tw-key-play = Сыграть выбранную карту, использовать выбранный бонус
tw-key-bonus = Выбрать бонус, чтобы использовать; ещё раз — следующий
tw-key-leader = Назвать, кто заходит, когда это решаете вы

## Что говорит тренер

tw-coach-only = Другой карты сыграть нельзя.
tw-coach-wins = { $pearls ->
    [one] Взятка ваша, и в ней { $pearls } жемчужина для вас.
    [few] Взятка ваша, и в ней до { $pearls } жемчужин для вас.
    [many] Взятка ваша, и в ней до { $pearls } жемчужин для вас.
   *[other] Взятка ваша, и в ней до { $pearls } жемчужины для вас.
  }
tw-coach-safe = { $pearls ->
    [one] Взятка пока ваша, и вашу карту не бьёт ни одна из тех, что вы не видели: на кону { $pearls } жемчужина.
    [few] Взятка пока ваша, и вашу карту не бьёт ни одна из тех, что вы не видели: на кону до { $pearls } жемчужин.
    [many] Взятка пока ваша, и вашу карту не бьёт ни одна из тех, что вы не видели: на кону до { $pearls } жемчужин.
   *[other] Взятка пока ваша, и вашу карту не бьёт ни одна из тех, что вы не видели: на кону до { $pearls } жемчужины.
  }
tw-coach-ahead = { $pearls ->
    [one] Взятка пока ваша; на кону { $pearls } жемчужина.
    [few] Взятка пока ваша; на кону до { $pearls } жемчужин.
    [many] Взятка пока ваша; на кону до { $pearls } жемчужин.
   *[other] Взятка пока ваша; на кону до { $pearls } жемчужины.
  }
tw-coach-sure = Пока её не бьёт ни одна карта, которой вы не видели.
tw-coach-risk = { $count ->
    [one] Пока её бьёт только { $count } карта из тех, что вы не видели.
    [few] Пока её бьют { $count } карты из тех, что вы не видели.
    [many] Пока её бьют { $count } карт из тех, что вы не видели.
   *[other] Пока её бьют { $count } карты из тех, что вы не видели.
  }
tw-coach-cheapest = Карта слабее не возьмёт, а сильные останутся у вас.
tw-coach-beaten = Ни одна ваша карта здесь не сильнее: берёт { $name }.
tw-coach-ducks = Эту взятку вы отдаёте, а { tw-card } остаётся на потом.
tw-coach-cheap = С ней вы отдаёте меньше жемчужин, чем с другими.
tw-coach-bait = Если возьмут её жемчуг, вам достанется бонус: { tw-bonus }.
tw-coach-five = Если её жемчужину не возьмут, следующий заход назначите вы.
tw-coach-void = { $family ->
    [o] Это ваша последняя косатка: дальше на косаток играйте что угодно.
    [n] Это ваш последний нарвал: дальше на нарвалов играйте что угодно.
    [b] Это ваш последний синий кит: дальше на синих китов играйте что угодно.
   *[s] Это ваш последний кашалот: дальше на кашалотов играйте что угодно.
  }
tw-coach-pairs = Бонусы остаются: два неиспользованных — это очко в конце.
tw-coach-point = Гарантированная жемчужина для вас.
tw-coach-odd = Один бонус в конце ничего не даёт, так что вы ничего не теряете.
tw-coach-pair = Но два неиспользованных бонуса — это очко, а так вы разбиваете пару.
tw-coach-turns = Тогда { tw-card } бьёт всё, что на столе.
tw-coach-holds = Тогда вашу карту ({ tw-card }) не бьёт ни одна из тех, что вы не видели.
tw-coach-spend-trump = { $count ->
    [one] У вас { $count } карта этого семейства.
    [few] У вас { $count } карты этого семейства.
    [many] У вас { $count } карт этого семейства.
   *[other] У вас { $count } карты этого семейства.
  }
tw-coach-keep-trump = { $count ->
    [one] Из семейства, которое станет козырем, у вас ещё { $count } карта.
    [few] Из семейства, которое станет козырем, у вас ещё { $count } карты.
    [many] Из семейства, которое станет козырем, у вас ещё { $count } карт.
   *[other] Из семейства, которое станет козырем, у вас ещё { $count } карты.
  }
tw-coach-keep-flip = Вовремя перевёрнутый жетон делает худшие карты лучшими.
tw-coach-keep-point = Гарантированная жемчужина в любой момент, но взятку так не взять.
tw-coach-most = { $pearls ->
    [one] { $pearls } жемчужина: больше в этой взятке нет.
    [few] { $pearls } жемчужины: больше в этой взятке нет.
    [many] { $pearls } жемчужин: больше в этой взятке нет.
   *[other] { $pearls } жемчужины: больше в этой взятке нет.
  }
tw-coach-behind = { $name } дальше всех позади, бонус там навредит меньше всего.
tw-coach-gives = Бонус за неё получает { $name }: { tw-bonus }.
tw-coach-you-lead = Следующий заход ваш.
tw-coach-lead-self = Семейство выбираете вы, но чужих карт ещё не видите.
tw-coach-lead-last = Тогда ваш ход последний, и вы увидите все карты.
