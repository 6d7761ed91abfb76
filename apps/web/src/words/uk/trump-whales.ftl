# Козирні кити. $family — o, n, b, s (косатка, нарвал, синій кит, кашалот) або five; $bonus — родина, на яку
# переходить козир, або flip, point, none; $token — 1 (виграє молодша) або 9 (виграє старша).

## Карти й бонуси самі по собі

tw-family = { $family ->
    [o] косатка
    [n] нарвал
    [b] синій кит
    [s] кашалот
   *[five] п’ятірка
  }
# Заголовок під лампою.
tw-family-title = { $family ->
    [o] Косатка
    [n] Нарвал
    [b] Синій кит
   *[s] Кашалот
  }
tw-card = { $family ->
    [o] косатка { $rank }
    [n] нарвал { $rank }
    [b] синій кит { $rank }
    [s] кашалот { $rank }
   *[five] п’ятірка
  }
    .genitive = { $family ->
        [o] косатки { $rank }
        [n] нарвала { $rank }
        [b] синього кита { $rank }
        [s] кашалота { $rank }
       *[five] п’ятірки
      }
    .accusative = { $family ->
        [o] косатку { $rank }
        [n] нарвала { $rank }
        [b] синього кита { $rank }
        [s] кашалота { $rank }
       *[five] п’ятірку
      }
    .from = { $family ->
        [o] з косатки { $rank }
        [n] з нарвала { $rank }
        [b] із синього кита { $rank }
        [s] з кашалота { $rank }
       *[five] з п’ятірки
      }
tw-bonus = { $bonus ->
    [o] змінити козир на косатку
    [n] змінити козир на нарвала
    [b] змінити козир на синього кита
    [s] змінити козир на кашалота
    [flip] перевернути монету
    [point] одна перлина
   *[none] без бонусу
  }
tw-pearls = { $pearls ->
    [one] { $pearls } перлина
    [few] { $pearls } перлини
    [many] { $pearls } перлин
   *[other] { $pearls } перлини
  }
    .accusative = { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
        [many] { $pearls } перлин
       *[other] { $pearls } перлини
      }
# Карта, як її читають уголос: «косатка 3, 2 перлини, бонус: перевернути монету».
tw-card-full = { $bonus ->
    [none] { tw-card }, { tw-pearls }, без бонусу
   *[other] { tw-card }, { tw-pearls }, бонус: { tw-bonus }
  }

## На столі

tw-standing = Козир і монета
tw-trump = Козир
tw-coin = Монета
tw-token = { $token ->
    [1] Виграє молодша
   *[9] Виграє старша
  }
tw-standing-read = Козир — { tw-family }. На монеті { $token }: { $token ->
    [1] виграє наймолодша карта.
   *[9] виграє найстарша карта.
  }
tw-trick = Взятка { $number } з 8
tw-trick-before = Ще жодної карти
tw-led = { $family ->
    [o] Основна родина — косатки
    [n] Основна родина — нарвали
    [b] Основна родина — сині кити
    [s] Основна родина — кашалоти
   *[five] Поки що самі п’ятірки
  }
tw-past = { $kind ->
    [you] Ви взяли { tw-pearls.accusative }
   *[other] { $name } бере { tw-pearls.accusative }
  }
tw-leads = перший хід
tw-winning = попереду
tw-would-win = візьме
tw-won = бере
tw-taken = перлини взято
tw-hand = { $kind ->
    [you] Ваша рука
   *[other] Рука: { $name }
  }
tw-bonuses = Бонуси
tw-no-bonuses = Немає бонусів
tw-bonuses-of = { $kind ->
    [you] Ваші бонуси
   *[other] Бонуси: { $name }
  }
tw-bonus-heap = { $count ->
    [1] { tw-bonus }
    [one] { tw-bonus } (×{ $count })
    [few] { tw-bonus } (×{ $count })
    [many] { tw-bonus } (×{ $count })
   *[other] { tw-bonus } (×{ $count })
  }
tw-has-chosen = перший бонус обрано
tw-is-choosing = вибір триває…
tw-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
tw-pearls-round = { $pearls ->
    [one] { $pearls } перлина в цьому раунді
    [few] { $pearls } перлини в цьому раунді
    [many] { $pearls } перлин у цьому раунді
   *[other] { $pearls } перлини в цьому раунді
  }
tw-total-read = { $total ->
    [one] { $total } очко з 30 за попередні раунди
    [few] { $total } очки з 30 за попередні раунди
    [many] { $total } очок із 30 за попередні раунди
   *[other] { $total } очка з 30 за попередні раунди
  }
tw-lacks = { $family ->
    [o] без косаток
    [n] без нарвалів
    [b] без синіх китів
   *[s] без кашалотів
  }
tw-spent = Витрачено: { tw-bonus }
tw-hinted = радить підказка
tw-last-trick = Попередня взятка
tw-points = { $total } з 30 очок
tw-points-short = { $total } з 30

## Кнопки

tw-do-play = Зіграти
tw-do-keep = Обрати
tw-do-take = Взяти { tw-pearls.accusative }
tw-do-spend = Витратити
tw-do-not-spend = Не зараз
tw-spend-button = Бонус: { tw-bonus-heap }
tw-take-button = { $bonus ->
    [none] { tw-card } ({ $name }): вам { tw-pearls }, бонусу не дістане ніхто
   *[other] { tw-card } ({ $name }): вам { tw-pearls }, а бонус дістане { $name }: { tw-bonus }
  }
tw-name-button = Починає { $name }
tw-name-self = Починаєте ви

## Що робити зараз

tw-ask-choose = Оберіть карту, яка стане вашим першим бонусом.
tw-ask-lead = Ви починаєте: зіграйте будь-яку карту.
tw-ask-follow = { $family ->
    [o] Основна родина — косатки: зіграйте косатку або п’ятірку.
    [n] Основна родина — нарвали: зіграйте нарвала або п’ятірку.
    [b] Основна родина — сині кити: зіграйте синього кита або п’ятірку.
   *[s] Основна родина — кашалоти: зіграйте кашалота або п’ятірку.
  }
tw-ask-free = { $family ->
    [o] Косаток у вас немає: зіграйте будь-яку карту.
    [n] Нарвалів у вас немає: зіграйте будь-яку карту.
    [b] Синіх китів у вас немає: зіграйте будь-яку карту.
    [s] Кашалотів у вас немає: зіграйте будь-яку карту.
   *[five] Поки що самі п’ятірки: зіграйте будь-яку карту.
  }
tw-ask-take = Взятка ваша! Візьміть перлини з однієї карти.
tw-ask-name = Ваша п’ятірка була першою: оберіть, хто починає далі.
tw-wait-choose = Чекаємо на перший бонус: { $names }.
tw-wait-play = { $kind ->
    [you] Ваш хід.
   *[other] Зараз хід: { $name }.
  }
tw-wait-take = { $kind ->
    [you] Ви виграли взятку й вибираєте перлини.
   *[other] { $name } виграє взятку й вибирає перлини.
  }
tw-wait-name = { $kind ->
    [you] Ви обираєте, хто починає далі.
   *[other] { $name } обирає, хто починає далі.
  }
tw-wait-deal = Раунд завершено.
tw-wait-over = Партію завершено.

## Що змінить вибір

tw-would-lead = { $family ->
    [five] Почати з п’ятірки: основну родину визначить перша карта кита після неї.
    [o] Почати з косатки { $rank }: хто має косатку, мусить її зіграти.
    [n] Почати з нарвала { $rank }: хто має нарвала, мусить його зіграти.
    [b] Почати із синього кита { $rank }: хто має синього кита, мусить його зіграти.
   *[s] Почати з кашалота { $rank }: хто має кашалота, мусить його зіграти.
  }
tw-would-take-lead = Зіграєте { tw-card.accusative } — поки що попереду будете ви.
tw-would-win-trick = Зіграєте { tw-card.accusative } — взятка ваша.
tw-would-lose = Зіграєте { tw-card.accusative } — попереду все одно { $name }.
tw-would-lose-trick = Зіграєте { tw-card.accusative } — взятку забирає { $name }.
tw-would-keep = Обрати { tw-card.accusative }? Бонус: { tw-bonus }.
tw-would-take = { $bonus ->
    [none] { $pearls ->
        [one] Вам { $pearls } перлина, бонусу не дістане ніхто, і далі починаєте ви.
        [few] Вам { $pearls } перлини, бонусу не дістане ніхто, і далі починаєте ви.
        [many] Вам { $pearls } перлин, бонусу не дістане ніхто, і далі починаєте ви.
       *[other] Вам { $pearls } перлини, бонусу не дістане ніхто, і далі починаєте ви.
      }
   *[other] { $pearls ->
        [one] Вам { $pearls } перлина; бонус дістане { $name }: { tw-bonus }.
        [few] Вам { $pearls } перлини; бонус дістане { $name }: { tw-bonus }.
        [many] Вам { $pearls } перлин; бонус дістане { $name }: { tw-bonus }.
       *[other] Вам { $pearls } перлини; бонус дістане { $name }: { tw-bonus }.
      }
  }
tw-would-take-and-name = { $name } має першу п’ятірку й обирає, хто починає далі.
tw-would-name-yourself = Ваша п’ятірка дає вам вибір, хто починає далі.
tw-spend-effect = { $bonus ->
    [o] Козирем стає косатка.
    [n] Козирем стає нарвал.
    [b] Козирем стає синій кит.
    [s] Козирем стає кашалот.
    [flip] { $token ->
        [1] Монета перевернеться на 1: виграє молодша.
       *[9] Монета перевернеться на 9: виграє старша.
      }
   *[point] Вам одна перлина.
  }
tw-spend-idle = { $bonus ->
    [o] Козир і так косатка.
    [n] Козир і так нарвал.
    [b] Козир і так синій кит.
   *[s] Козир і так кашалот.
  }
tw-spend-before-trick = На столі ще жодної карти.
tw-spend-same = Для цієї взятки нічого не зміниться.
tw-spend-winner = Тоді попереду: { $name }.
tw-spend-takers = { $count ->
    [0] Тоді жодною картою ви не вийдете вперед (зараз таких карт { $before }).
    [one] Тоді вийти вперед можна буде { $count } картою (зараз { $before }).
    [few] Тоді вийти вперед можна буде { $count } картами (зараз { $before }).
    [many] Тоді вийти вперед можна буде { $count } картами (зараз { $before }).
   *[other] Тоді вийти вперед можна буде { $count } карти (зараз { $before }).
  }
tw-spend-card-wins = Тоді зіграєте { tw-card.accusative } — і попереду ви.
tw-spend-card-loses = Зіграєте { tw-card.accusative } — усе одно попереду { $name }.

## Що сталося

tw-log-deal = Раунд { $round }: усім по дев’ять карт
tw-log-kept = { $kind ->
    [you] Ваш перший бонус — { tw-card } ({ tw-bonus })
   *[other] { $name }: перший бонус — { tw-card } ({ tw-bonus })
  }
tw-log-kept-hidden = { $kind ->
    [you] Ви вибрали перший бонус
   *[other] { $name }: перший бонус вибрано
  }
tw-log-spent = { $kind ->
    [you] Ви витратили бонус { tw-card.genitive }: { tw-bonus }
   *[other] { $name } витрачає бонус { tw-card.genitive }: { tw-bonus }
  }
tw-log-played = { $name }: { tw-card }
tw-log-took = { $kind ->
    [you] Ви взяли { tw-pearls.accusative } { tw-card.from }
   *[other] { $name } бере { tw-pearls.accusative } { tw-card.from }
  }
tw-log-named = { $leader-kind ->
    [you] { $name } віддає перший хід вам
    [self] { $kind ->
        [you] Ви лишили перший хід собі
       *[other] { $name } лишає перший хід собі
      }
   *[other] { $kind ->
        [you] Ви віддали перший хід. Починає { $leader }
       *[other] { $name } вирішує: далі починає { $leader }
      }
  }
tw-log-first-bonuses = Перші бонуси: { $list }.
tw-log-first-bonus = { $name } — { tw-bonus }
tw-log-trump = { $family ->
    [o] Тепер козир — косатка.
    [n] Тепер козир — нарвал.
    [b] Тепер козир — синій кит.
   *[s] Тепер козир — кашалот.
  }
tw-log-trump-stays = Козир лишається той самий.
tw-log-coin = { $token ->
    [1] На монеті 1: виграє молодша.
   *[9] На монеті 9: виграє старша.
  }
tw-log-won = { $kind ->
    [you] Ви виграли взятку ({ tw-card }).
   *[other] { $name } виграє взятку ({ tw-card }).
  }
tw-log-bonus = { $kind ->
    [you] Ви отримали бонус: { tw-bonus }.
   *[other] { $name } отримує бонус: { tw-bonus }.
  }
tw-log-round-over = Раунд { $round } завершено.
tw-log-tied = 30 очок набрано, але в лідерів порівну: ще один раунд.
tw-log-over = 30 очок набрано: партію завершено.

## Ходи самі по собі

tw-move-keep = обрати { tw-card.accusative } ({ tw-bonus })
tw-move-spend = витратити бонус: { tw-bonus }
tw-move-play = { tw-card }
tw-move-take = узяти { tw-pearls.accusative } { tw-card.from }
tw-move-name = { $kind ->
    [you] перший хід ваш
   *[other] перший хід: { $name }
  }

## Чому ні

tw-why-no-move-due = Зараз обирати нема чого.
tw-why-no-such-seat = Там ніхто не сидить.
tw-why-choose-first = Спершу кожен обирає перший бонус.
tw-why-already-chosen = Перший бонус ви вже обрали; інші ще думають.
tw-why-five-has-no-bonus = П’ятірка не має бонусу, тож першим бонусом бути не може.
tw-why-card-not-in-hand = Цієї карти у вас на руках немає.
tw-why-not-your-turn = Зараз хід: { $name }.
tw-why-bonus-not-in-front = Такого бонусу у вас немає.
tw-why-play-a-card = Тепер зіграйте карту або витратьте бонус.
tw-why-must-follow = { $family ->
    [o] Основна родина — косатки, і косатка у вас є: зіграйте її або п’ятірку.
    [n] Основна родина — нарвали, і нарвал у вас є: зіграйте його або п’ятірку.
    [b] Основна родина — сині кити, і такий кит у вас є: зіграйте його або п’ятірку.
   *[s] Основна родина — кашалоти, і кашалот у вас є: зіграйте його або п’ятірку.
  }
tw-why-take-pearls-first = Спершу візьміть перлини з однієї карти взятки.
tw-why-card-not-in-trick = Цієї карти у взятці немає.
tw-why-own-card = Це ваша карта: візьміть перлини з чужої.
tw-why-name-a-leader-first = Спершу назвіть, хто починає наступну взятку.

## Рахунок

tw-slip-pearls = { $pearls ->
    [one] { $pearls } перлина
    [few] { $pearls } перлини
    [many] { $pearls } перлин
   *[other] { $pearls } перлини
  }
tw-slip-trick = Взятка { $number }: { tw-card }
tw-slip-point = Взятка { $number }: бонус, одна перлина
tw-slip-bonuses = { $count ->
    [0] Бонусів не лишилося
    [1] Лишився { $count } бонус: очко дають лише за два
    [one] Лишився { $count } бонус: очко за кожні два
    [few] Лишилося { $count } бонуси: очко за кожні два
    [many] Лишилося { $count } бонусів: очко за кожні два
   *[other] Лишилося { $count } бонуса: очко за кожні два
  }

## Стіл текстом

tw-text-trick = Взятка
tw-text-standing = Козир і монета
tw-text-seats = Гравці
tw-text-none = нічого
tw-text-trick-none = Ще жодної карти.
tw-text-laid = { $name }: { tw-card-full }
tw-text-winning = { $kind ->
    [you] Поки що взятка ваша.
   *[other] Поки що попереду: { $name }.
  }
tw-text-won = { $kind ->
    [you] Взятка ваша.
   *[other] Взятка: { $name }.
  }
tw-text-took = { $kind ->
    [you] Ви взяли { tw-pearls.accusative } { tw-card.from }.
   *[other] { $name } бере { tw-pearls.accusative } { tw-card.from }.
  }
tw-text-seat = { $name }: { tw-pearls-round }, { tw-total-read }, { tw-cards-left } на руках.
tw-text-seat-bonuses = { $name }, бонуси: { $list }.
tw-text-seat-no-bonuses = { $name }: без бонусів.
tw-text-seat-lacks = { $name }: { tw-lacks }.

## Клавіші

tw-key-rank = Обрати карту за номіналом; ще раз — наступну з таким
tw-key-family = Обрати косатку, нарвала, синього кита чи кашалота; ще раз — наступну карту
tw-key-play = Зіграти обрану карту, витратити обраний бонус
tw-key-bonus = Обрати бонус, щоб витратити; ще раз — наступний
tw-key-leader = Назвати, хто починає, коли вирішувати вам

## Що каже тренер

tw-coach-only = Іншої карти зіграти не можна.
tw-coach-wins = { $pearls ->
    [one] Взятка ваша, і в ній { $pearls } перлина для вас.
    [few] Взятка ваша, і в ній до { $pearls } перлин для вас.
    [many] Взятка ваша, і в ній до { $pearls } перлин для вас.
   *[other] Взятка ваша, і в ній до { $pearls } перлини для вас.
  }
tw-coach-safe = { $pearls ->
    [one] Ви попереду, і поки що вашої карти не б’є жодна з тих, яких ви не бачили: на кону { $pearls } перлина.
    [few] Ви попереду, і поки що вашої карти не б’є жодна з тих, яких ви не бачили: на кону до { $pearls } перлин.
    [many] Ви попереду, і поки що вашої карти не б’є жодна з тих, яких ви не бачили: на кону до { $pearls } перлин.
   *[other] Ви попереду, і поки що вашої карти не б’є жодна з тих, яких ви не бачили: на кону до { $pearls } перлини.
  }
tw-coach-ahead = { $pearls ->
    [one] Поки що попереду ви; на кону { $pearls } перлина.
    [few] Поки що попереду ви; на кону до { $pearls } перлин.
    [many] Поки що попереду ви; на кону до { $pearls } перлин.
   *[other] Поки що попереду ви; на кону до { $pearls } перлини.
  }
tw-coach-sure = Поки що її не б’є жодна карта, якої ви не бачили.
tw-coach-risk = { $count ->
    [one] Поки що її б’є лише { $count } карта з тих, яких ви не бачили.
    [few] Поки що її б’ють { $count } карти з тих, яких ви не бачили.
    [many] Поки що її б’ють { $count } карт із тих, яких ви не бачили.
   *[other] Поки що її б’ють { $count } карти з тих, яких ви не бачили.
  }
tw-coach-cheapest = Слабша карта не виграє, а сильніші лишаються вам.
tw-coach-beaten = Жодна ваша карта тут не сильніша: попереду { $name }.
tw-coach-ducks = Цю взятку ви віддаєте, а { tw-card } лишається на потім.
tw-coach-cheap = З нею ви віддаєте менше перлин, ніж з іншими.
tw-coach-bait = Якщо візьмуть її перлини, вам дістанеться бонус: { tw-bonus }.
tw-coach-five = Якщо її перлину не візьмуть, ви оберете, хто починає далі.
tw-coach-void = { $family ->
    [o] Це ваша остання косатка: коли знову почнуть із косатки, зіграєте будь-що.
    [n] Це ваш останній нарвал: коли знову почнуть із нарвала, зіграєте будь-що.
    [b] Це ваш останній синій кит: коли знову почнуть із синього кита, зіграєте будь-що.
   *[s] Це ваш останній кашалот: коли знову почнуть із кашалота, зіграєте будь-що.
  }
tw-coach-pairs = Бонуси лишаються: два невитрачені — це очко наприкінці.
tw-coach-point = Гарантована перлина для вас.
tw-coach-odd = Один бонус наприкінці нічого не дає, тож ви нічого не втрачаєте.
tw-coach-pair = Але два невитрачені бонуси — це очко, а так ви розбиваєте пару.
tw-coach-turns = Тоді { tw-card } б’є все, що на столі.
tw-coach-holds = Тоді вашу карту ({ tw-card }) не б’є жодна з тих, яких ви не бачили.
tw-coach-spend-trump = { $count ->
    [one] У вас { $count } карта цієї родини.
    [few] У вас { $count } карти цієї родини.
    [many] У вас { $count } карт цієї родини.
   *[other] У вас { $count } карти цієї родини.
  }
tw-coach-keep-trump = { $count ->
    [one] Родини, яка стане козирем, у вас ще { $count } карта.
    [few] Родини, яка стане козирем, у вас ще { $count } карти.
    [many] Родини, яка стане козирем, у вас ще { $count } карт.
   *[other] Родини, яка стане козирем, у вас ще { $count } карти.
  }
tw-coach-keep-flip = Вчасно перевернута монета робить із найгірших карт найкращі.
tw-coach-keep-point = Гарантована перлина будь-коли, але взятки так не виграти.
tw-coach-most = { $pearls ->
    [one] { $pearls } перлина — більше в цій взятці немає.
    [few] { $pearls } перлини — більше в цій взятці немає.
    [many] { $pearls } перлин — більше в цій взятці немає.
   *[other] { $pearls } перлини — більше в цій взятці немає.
  }
tw-coach-behind = { $name } відстає найбільше, тож бонус там найменше зашкодить.
tw-coach-gives = Бонус за неї отримує { $name }: { tw-bonus }.
tw-coach-you-lead = Далі починаєте ви.
tw-coach-lead-self = Родину обираєте ви, але чужих карт ще не бачите.
tw-coach-lead-last = Тоді ваш хід останній, і ви бачите всі карти.
