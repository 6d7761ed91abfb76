# «Если влезет»: стол, ход партии, счёт.
# Место — буква и число, как K6; поперёк двух карт — K6–L6.

## Карты и фигуры

# $symbol — что нарисовано на карте, $count — сколько раз; “none” — карта без рисунка.
if-card = { $symbol ->
    [yarn] { $count ->
        [1] клубок
        [one] { $count } клубок
        [few] { $count } клубка
        [many] { $count } клубков
       *[other] { $count } клубка
      }
    [mouse] { $count ->
        [1] мышка
        [one] { $count } мышка
        [few] { $count } мышки
        [many] { $count } мышек
       *[other] { $count } мышки
      }
    [feather] { $count ->
        [1] перо
        [one] { $count } перо
        [few] { $count } пера
        [many] { $count } перьев
       *[other] { $count } пера
      }
    [fish] { $count ->
        [1] рыбка
        [one] { $count } рыбка
        [few] { $count } рыбки
        [many] { $count } рыбок
       *[other] { $count } рыбки
      }
    [bell] { $count ->
        [1] бубенчик
        [one] { $count } бубенчик
        [few] { $count } бубенчика
        [many] { $count } бубенчиков
       *[other] { $count } бубенчика
      }
    [spray] { $count ->
        [1] брызгалка
        [one] { $count } брызгалка
        [few] { $count } брызгалки
        [many] { $count } брызгалок
       *[other] { $count } брызгалки
      }
    [princess] Принцесса
    [sleep] спящий кот
   *[none] пустая карта
  }
# $sides — перечень из четырёх слов ниже.
if-open-sides = открыто { $sides }
if-open-all = открыто со всех сторон
if-side = { $side ->
    [T] сверху
    [R] справа
    [B] снизу
   *[L] слева
  }
# С какой стороны открыта коробочка спящего кота: $side — T или B.
if-way = { $side ->
    [T] открыто сверху
   *[B] открыто снизу
  }

## Что делать сейчас

if-ask-start = Выберите стартовую карту и положите её.
if-ask-turn = Возьмите карту или уложите спящего кота.
if-ask-draw = Возьмите карту.
if-ask-card = Положите карту из руки.
if-ask-card-last = Финал: положите карту из руки.
if-ask-discard = Ни одна карта не влезает: выберите, какую сбросить.
if-ask-toy = Особая игрушка! Положите её поперёк двух соединённых карт.
if-ask-cat = Посадите кота на новую карту или выберите «Без кота».
if-ask-wait = { $kind ->
    [you] { $phase ->
        [start] Вы кладёте стартовую карту.
        [cat] Вы можете посадить кота.
        [toy] Вы кладёте особую игрушку.
       *[other] Ваш ход.
      }
   *[other] { $phase ->
        [start] Кладёт стартовую карту: { $name }.
        [cat] Может посадить кота: { $name }.
        [toy] Кладёт особую игрушку: { $name }.
       *[other] Ходит: { $name }.
      }
  }
if-ask-over = Партия окончена.

## За столом

if-board = Стол
if-seats = Игроки
if-hand = { $kind ->
    [you] Ваша рука
   *[other] Рука: { $name }
  }
if-starts = Стартовые карты
if-hand-empty = Карт нет
if-draw = Взять карту
if-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
if-last-phase = Финал: карт больше не берут
if-sleep = Спящий кот
if-no-cat = Без кота
if-turn-card = Повернуть карту
if-place-next = Следующее место
if-place-previous = Предыдущее место
if-lay = { $piece ->
    [princess] Впустить
   *[other] Положить
  }
if-discard = Сбросить
if-choose-card = Сначала выберите карту.
if-choose-place = Сначала выберите место на столе.
if-draw-deck = { $count ->
    [one] Взять карту: осталась { $count }
    [few] Взять карту: осталось { $count }
    [many] Взять карту: осталось { $count }
   *[other] Взять карту: осталось { $count }
  }
if-cats-left = { $count ->
    [0] котов больше нет
    [one] в запасе { $count } кот
    [few] в запасе { $count } кота
    [many] в запасе { $count } котов
   *[other] в запасе { $count } кота
  }
if-cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
if-points-now = { $count ->
    [one] пока { $count } очко
    [few] пока { $count } очка
    [many] пока { $count } очков
   *[other] пока { $count } очка
  }
if-plate-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
if-look = Обзор стола
if-zoom-in = Приблизить
if-zoom-out = Отдалить
if-zoom-fit = Показать всё
if-next-box = Осмотреть коробки по одной
if-no-boxes = На столе ещё нет коробок
if-place-button = { $place }
if-place-chosen = { $place }, выбрано
if-place-cat = { $kind ->
    [you] { $place }: ваш кот
   *[other] { $place }: кот ({ $name })
  }
if-place-hinted = { $place }, по подсказке
if-awake = Бодрый кот
if-turn-cat = Повернуть спящего кота
if-drag = Отпустите над подсвеченным местом.
if-drag-cat = Верхняя половина — открыто сверху, нижняя — снизу.
if-last-cat = последний кот
if-mat-first = Первая карта — сюда
if-mat-join = Открыто: одна коробка
if-mat-apart = Стенка: две коробки
if-news-last-cat = { $kind ->
    [you] У вас остался один кот
   *[other] { $name }: остался один кот
  }
if-news-last-cat-meaning = Как только кто-то положит пятого кота, начнётся финал.
if-news-last-phase = Начинается финал
if-news-why = { $cause ->
    [cats] { $kind ->
        [you] Ваш пятый кот на столе.
       *[other] { $name }: пятый кот на столе.
      }
   *[deck] Колода закончилась.
  }
if-news-meaning = Карт больше не берут, спящих котов не укладывают: все доигрывают карты из рук.

## Коробка и сколько она стоит

if-box = Коробка на { $place }
if-box-after = Коробка на { $place } после этого хода
if-box-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
if-box-closed = закрыта: всё удваивается
if-box-open = ещё открыта
if-box-worth = стоит { $count }
if-box-no-toys = игрушек нет
if-box-sprays = { $count ->
    [one] минус { $count } брызгалка
    [few] минус { $count } брызгалки
    [many] минус { $count } брызгалок
   *[other] минус { $count } брызгалки
  }
# $awake и $asleep — сколько в коробке котов этого игрока.
if-box-cats = { $asleep ->
    [0] { $awake ->
        [one] { $name }: { $awake } бодрый кот
        [few] { $name }: { $awake } бодрых кота
        [many] { $name }: { $awake } бодрых котов
       *[other] { $name }: { $awake } бодрого кота
      }
   *[other] { $awake ->
        [0] { $asleep ->
            [one] { $name }: { $asleep } спящий кот
            [few] { $name }: { $asleep } спящих кота
            [many] { $name }: { $asleep } спящих котов
           *[other] { $name }: { $asleep } спящего кота
          }
       *[other] { $name }: коты — бодрых { $awake }, спящих { $asleep }
      }
  }
if-box-taken = { $count ->
    [one] { $names }: { $count } очко
    [few] { $names }: { $count } очка
    [many] { $names }: { $count } очков
   *[other] { $names }: { $count } очка
  }
if-box-nobody = пока ничья

## Что ход сделает с коробками

# Соединяются $count коробок, на $places; для одной $cards и $worth говорят, какая она.
if-after-joins = { $count ->
    [0] Ни с чем не соединяется: отдельная коробка
    [1] Входит в коробку на { $places } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
      }, стоит { $worth })
    [one] Соединяет коробки на { $places }
    [few] Соединяет коробки на { $places }
    [many] Соединяет коробки на { $places }
   *[other] Соединяет коробки на { $places }
  }
if-after-stops = { $openings ->
    [1] Затыкает её единственный проём
    [one] Затыкает { $count } из её { $openings } проёма
    [few] Затыкает { $count } из её { $openings } проёмов
    [many] Затыкает { $count } из её { $openings } проёмов
   *[other] Затыкает { $count } из её { $openings } проёма
  }
if-after-openings = { $count ->
    [one] Остаётся { $count } проём
    [few] Остаётся { $count } проёма
    [many] Остаётся { $count } проёмов
   *[other] Остаётся { $count } проёма
  }
if-after-closes = Закрывает её: всё в ней считается вдвойне
if-after-walls = { $openings ->
    [1] Стенкой затыкает единственный проём коробки на { $place }
    [one] Стенкой затыкает { $count } из { $openings } проёма коробки на { $place }
    [few] Стенкой затыкает { $count } из { $openings } проёмов коробки на { $place }
    [many] Стенкой затыкает { $count } из { $openings } проёмов коробки на { $place }
   *[other] Стенкой затыкает { $count } из { $openings } проёма коробки на { $place }
  }
if-after-walls-closed = Стенкой закрывает коробку на { $place }: всё там считается вдвойне
if-after-held = Чья она тогда: { $holders }
if-after-holder = { $count ->
    [one] { $name } ({ $count } очко)
    [few] { $name } ({ $count } очка)
    [many] { $name } ({ $count } очков)
   *[other] { $name } ({ $count } очка)
  }
if-after-holder-extra = { $count ->
    [one] { $name } ({ $count } очко, из них { $extra } за котов сверх первого)
    [few] { $name } ({ $count } очка, из них { $extra } за котов сверх первого)
    [many] { $name } ({ $count } очков, из них { $extra } за котов сверх первого)
   *[other] { $name } ({ $count } очка, из них { $extra } за котов сверх первого)
  }
if-after-nobody = Тогда она ничья
if-after-idle = Идёт в счёт только вместе с вашим бодрым котом

## Что советчик говорит о ходе

if-coach-draw = { $count ->
    [0] Выбор карт станет больше.
    [one] Выбор карт станет больше, а { $count } кот останется дома.
    [few] Выбор карт станет больше, а { $count } кота останутся дома.
    [many] Выбор карт станет больше, а { $count } котов останутся дома.
   *[other] Выбор карт станет больше, а { $count } кота останутся дома.
  }
if-coach-pass = { $count ->
    [one] Вы бережёте { $count } кота для коробки получше.
    [few] Вы бережёте { $count } котов для коробки получше.
    [many] Вы бережёте { $count } котов для коробки получше.
   *[other] Вы бережёте { $count } кота для коробки получше.
  }
if-coach-home = { $name } получает этого кота назад и теряет место в коробке.
if-coach-home-own = Ваш кот возвращается домой, и его можно положить снова.
if-coach-closes = { $count ->
    [one] Закрывает коробку на { $place } и удваивает её: вам { $count } очко.
    [few] Закрывает коробку на { $place } и удваивает её: вам { $count } очка.
    [many] Закрывает коробку на { $place } и удваивает её: вам { $count } очков.
   *[other] Закрывает коробку на { $place } и удваивает её: вам { $count } очка.
  }
if-coach-closes-other = Закрывает и удваивает чужую коробку на { $place }: { $names }.
if-coach-takes = Теперь в этой коробке впереди вы, а не { $names }.
if-coach-ties = В этой коробке становится поровну ({ $names }): каждый забирает её целиком.
if-coach-gains = { $count ->
    [one] Уже сейчас даёт вам ещё { $count } очко.
    [few] Уже сейчас даёт вам ещё { $count } очка.
    [many] Уже сейчас даёт вам ещё { $count } очков.
   *[other] Уже сейчас даёт вам ещё { $count } очка.
  }
if-coach-loses = { $count ->
    [one] Пока что стоит вам { $count } очко.
    [few] Пока что стоит вам { $count } очка.
    [many] Пока что стоит вам { $count } очков.
   *[other] Пока что стоит вам { $count } очка.
  }
if-coach-hurts = { $count ->
    [one] { $name } теряет { $count } очко.
    [few] { $name } теряет { $count } очка.
    [many] { $name } теряет { $count } очков.
   *[other] { $name } теряет { $count } очка.
  }
if-coach-helps = { $count ->
    [one] { $name } тоже получает { $count } очко.
    [few] { $name } тоже получает { $count } очка.
    [many] { $name } тоже получает { $count } очков.
   *[other] { $name } тоже получает { $count } очка.
  }
if-coach-sleeps = Это ещё один ваш кот в этой коробке.
if-coach-sleeps-idle = Спящий кот идёт в счёт, только если в той же коробке есть ваш бодрый.
if-coach-room = { $count ->
    [0] Появляется место для вашего кота.
    [one] Появляется место для вашего кота: { $count } очко.
    [few] Появляется место для вашего кота: { $count } очка.
    [many] Появляется место для вашего кота: { $count } очков.
   *[other] Появляется место для вашего кота: { $count } очка.
  }
if-coach-toys = Там тогда идёт в счёт: { $toys }.
if-coach-walls = Стенка затыкает проём коробки на { $place }: с этой стороны её уже не достроить ({ $names }).
if-coach-openings = { $count ->
    [one] До закрытия коробки остаётся { $count } проём.
    [few] До закрытия коробки остаётся { $count } проёма.
    [many] До закрытия коробки остаётся { $count } проёмов.
   *[other] До закрытия коробки остаётся { $count } проёма.
  }
if-coach-cats = { $count ->
    [0] Это ваш последний кот: начинается финал.
    [one] После этого у вас останется { $count } кот.
    [few] После этого у вас останется { $count } кота.
    [many] После этого у вас останется { $count } котов.
   *[other] После этого у вас останется { $count } кота.
  }

## Что было

if-told-deal = Колода готова. Сначала — стартовые карты.
if-told-start = { $name }: стартовая карта ({ $card }) на { $place }
if-told-draw = { $kind ->
    [you] Вы взяли карту
   *[other] { $name } берёт карту
  }
if-told-pass = { $kind ->
    [you] Вы на этот раз без кота
   *[other] { $name }: на этот раз без кота
  }
if-told-card = { $name }: { $card } на { $place }
if-told-toy = { $name }: особая игрушка ({ $card }) на { $place }
if-told-cat = { $name }: бодрый кот на { $place }
if-told-sleep = { $name }: спящий кот на { $place }, { $way }
if-told-princess = { $name }: Принцесса вместо кота на { $place }
if-told-discard = { $kind ->
    [you] Вы сбросили карту: { $card }
   *[other] { $name } сбрасывает карту: { $card }
  }
if-told-toy-shown = Это особая игрушка: { $card }.
if-told-deck-low = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась { $count } карта.
    [few] В колоде осталось { $count } карты.
    [many] В колоде осталось { $count } карт.
   *[other] В колоде осталось { $count } карты.
  }
if-told-joined = { $boxes ->
    [one] { $cards ->
        [one] В коробке на { $place } теперь { $cards } карта.
        [few] В коробке на { $place } теперь { $cards } карты.
        [many] В коробке на { $place } теперь { $cards } карт.
       *[other] В коробке на { $place } теперь { $cards } карты.
      }
    [few] { $boxes } коробки соединились в одну на { $place }, карт в ней: { $cards }.
    [many] { $boxes } коробок соединились в одну на { $place }, карт в ней: { $cards }.
   *[other] { $boxes } коробки соединились в одну на { $place }, карт в ней: { $cards }.
  }
if-told-closed = { $cards ->
    [one] Коробка на { $place } закрыта: { $cards } карта, стоит { $worth }.
    [few] Коробка на { $place } закрыта: { $cards } карты, стоит { $worth }.
    [many] Коробка на { $place } закрыта: { $cards } карт, стоит { $worth }.
   *[other] Коробка на { $place } закрыта: { $cards } карты, стоит { $worth }.
  }
if-told-cats-left = { $count ->
    [0] { $kind ->
        [you] У вас больше нет котов.
       *[other] { $name }: котов больше нет.
      }
    [1] { $kind ->
        [you] У вас остался один кот.
       *[other] { $name }: остался один кот.
      }
    [one] { $kind ->
        [you] У вас в запасе { $count } кот.
       *[other] { $name }: в запасе { $count } кот.
      }
    [few] { $kind ->
        [you] У вас в запасе { $count } кота.
       *[other] { $name }: в запасе { $count } кота.
      }
    [many] { $kind ->
        [you] У вас в запасе { $count } котов.
       *[other] { $name }: в запасе { $count } котов.
      }
   *[other] { $kind ->
        [you] У вас в запасе { $count } кота.
       *[other] { $name }: в запасе { $count } кота.
      }
  }
if-told-returned = { $kind ->
    [you] Ваш кот возвращается к вам.
   *[other] Кот возвращается к хозяину: { $name }.
  }
if-told-last-phase = { $cause ->
    [cats] { $kind ->
        [you] Ваш пятый кот на столе: начинается финал. Карт больше не берут, спящих котов не укладывают; доигрываем карты из рук.
       *[other] { $name }: пятый кот на столе, начинается финал. Карт больше не берут, спящих котов не укладывают; доигрываем карты из рук.
      }
   *[deck] Это была последняя карта колоды: начинается финал. Карт больше не берут, спящих котов не укладывают; доигрываем карты из рук.
  }
if-told-tie = У лидеров поровну: побеждает тот, у кого меньше штрафных очков.

## Ход сам по себе

if-move-start = старт: { $card }, { $place }
if-move-draw = взять карту
if-move-pass = без кота
if-move-card = { $card }, { $place }
if-move-card-turned = { $card }, { $place }, с поворотом
if-move-cat = кот на { $place }
if-move-sleep = спящий кот на { $place }, { $way }
if-move-princess = Принцесса вместо кота на { $place }
if-move-discard = в сброс: { $card }

## Почему нельзя

if-no-game-over = Партия окончена.
if-no-not-dealt = Карты ещё не розданы.
if-no-not-your-turn = Сейчас ходит другой игрок: { $name }.
if-no-no-such-move = Такого хода нет.
if-no-start-card-first = Сначала все кладут по стартовой карте.
if-no-start-card-taken = Эта стартовая карта уже на столе.
if-no-begin-in-the-middle = Первая стартовая карта ложится в середину, на K6.
if-no-no-short-side = Стартовую карту кладут над другой картой или под ней.
if-no-draw-or-sleep = Сначала возьмите карту или уложите спящего кота.
if-no-no-cat-left = Котов у вас больше нет.
if-no-no-more-drawing = В финале карт не берут: положите карту из руки.
if-no-no-more-sleeping-cats = В финале спящих котов не кладут: положите карту из руки.
if-no-play-a-card = Карта взята: теперь положите карту из руки.
if-no-lay-a-card-first = Бодрого кота сажают только на карту, которую вы только что положили.
if-no-card-not-in-hand = Этой карты у вас в руке нет.
if-no-no-cat-there = Принцесса занимает место кота, а здесь кота нет.
if-no-same-upright = Эта карта и повёрнутая выглядит так же.
if-no-double-wall = На { $place } стенка упрётся в стенку: так класть нельзя.
if-no-can-be-played = Пока можно положить карту, сбрасывать нельзя.
if-no-lay-the-toy = Сначала положите особую игрушку.
if-no-must-lie-across = Пока есть где, особая игрушка ложится поперёк двух соединённых карт.
if-no-cat-or-pass = Теперь посадите кота на новую карту или выберите «Без кота».
if-no-not-on-the-card-laid = Кот должен лежать на карте, которую вы только что положили.
if-no-off-the-table = Это уже за краем стола.
if-no-cell-taken = На { $place } уже лежит карта.
if-no-touches-nothing = Рядом с { $place } нет ни одной карты.
if-no-no-room = На { $place } уже что-то лежит.
if-no-on-a-sleeping-cat = Нельзя класть на спящего кота и на Принцессу, которая его заменила.
if-no-not-joined = Карты на { $place } не соединены длинными сторонами.

## Счёт

if-slip-box = { $closed ->
    [yes] Коробка на { $place }, закрыта: { $toys }, вдвойне
   *[no] Коробка на { $place }: { $toys }
  }
if-slip-sprays = { $closed ->
    [yes] { $count ->
        [one] { $count } брызгалка в ней, вдвойне
        [few] { $count } брызгалки в ней, вдвойне
        [many] { $count } брызгалок в ней, вдвойне
       *[other] { $count } брызгалки в ней, вдвойне
      }
   *[no] { $count ->
        [one] { $count } брызгалка в ней
        [few] { $count } брызгалки в ней
        [many] { $count } брызгалок в ней
       *[other] { $count } брызгалки в ней
      }
  }
if-slip-cats = { $count ->
    [one] Ещё { $count } кот в ней
    [few] Ещё { $count } кота в ней
    [many] Ещё { $count } котов в ней
   *[other] Ещё { $count } кота в ней
  }
if-slip-none = Ни одной коробки

## Стол словами

if-text-now = Сейчас
if-text-boxes = Коробки
if-text-seats = Игроки
if-text-table = { $extended ->
    [yes] Стол { $width } на { $height } карт, расширенные правила
   *[no] Стол { $width } на { $height } карт
  }
if-text-box = Коробка на { $place }: { $details }
if-text-seat = { $name }: { $details }
if-text-cell = { $place }: { $details }
if-text-cards = Карты на столе
if-text-sleeping = { $kind ->
    [you] ваш спящий кот
   *[other] спящий кот ({ $name })
  }
if-text-princess-bed = Принцесса
if-text-none = ничего

## Клавиши

if-key-arrows = С места на место; с Shift — двигать стол
if-key-cards = Выбрать карту
if-key-turn = Повернуть карту или спящего кота
if-key-draw = Взять карту
if-key-sleep = Спящий кот; ещё раз — повернуть его
if-key-no-cat = Без кота
if-key-zoom = Приблизить, отдалить, показать всё
if-key-box = Осмотреть коробки по одной

## Подсчёт коробок в конце

if-count = Считаем коробки
if-count-step = { $step } из { $steps }
if-count-begin = { $count ->
    [one] Партия окончена. Считаем { $count } коробку.
    [few] Партия окончена. Считаем { $count } коробки.
    [many] Партия окончена. Считаем { $count } коробок.
   *[other] Партия окончена. Считаем { $count } коробки.
  }
if-count-most = котов больше всех
if-count-shared = больше всех, поровну
if-count-asleep = все спят: не в счёт
if-count-nobody = Никому: в ней только спящие коты.
if-count-takes = больше всех котов: { $names }
if-count-takes-shared = больше всех котов поровну, и каждый забирает коробку целиком: { $names }
if-count-closed = закрыта: вдвойне
if-count-open = открыта: без удвоения
if-count-extra = { $count ->
    [one] ещё { $count } кот
    [few] ещё { $count } кота
    [many] ещё { $count } котов
   *[other] ещё { $count } кота
  }
if-count-points = { $count ->
    [one] { $name }: { $count } очко
    [few] { $name }: { $count } очка
    [many] { $name }: { $count } очков
   *[other] { $name }: { $count } очка
  }
if-count-none = Ни в одной коробке нет кота, и очков нет ни у кого.
if-count-tie = При равенстве очков выше тот, у кого меньше штрафных: { $penalties }.
if-count-list = Сколько дала каждая коробка
if-count-next = Следующая коробка
if-count-previous = Предыдущая коробка
if-count-pause = Пауза
if-count-run = Считать дальше
if-count-again = Посчитать коробки
if-count-skip = Пропустить
if-key-count = В конце: предыдущая или следующая коробка
if-key-count-pause = В конце: остановить подсчёт или считать дальше
if-key-count-skip = В конце: пропустить подсчёт
