# Якщо влізе: стіл, журнал, рахунок.
# Місця позначено літерою й числом, як-от K6; на двох картках — K6–L6.

## Картки й фігури

# $symbol — що намальовано на картці, $count — скільки; none — картка без малюнка.
if-card = { $symbol ->
    [yarn] { $count ->
        [1] клубок
        [one] { $count } клубок
        [few] { $count } клубки
        [many] { $count } клубків
       *[other] { $count } клубка
      }
    [mouse] { $count ->
        [1] мишка
        [one] { $count } мишка
        [few] { $count } мишки
        [many] { $count } мишок
       *[other] { $count } мишки
      }
    [feather] { $count ->
        [1] пір’їнка
        [one] { $count } пір’їнка
        [few] { $count } пір’їнки
        [many] { $count } пір’їнок
       *[other] { $count } пір’їнки
      }
    [fish] { $count ->
        [1] рибка
        [one] { $count } рибка
        [few] { $count } рибки
        [many] { $count } рибок
       *[other] { $count } рибки
      }
    [bell] { $count ->
        [1] дзвіночок
        [one] { $count } дзвіночок
        [few] { $count } дзвіночки
        [many] { $count } дзвіночків
       *[other] { $count } дзвіночка
      }
    [spray] { $count ->
        [1] пляшка з розпилювачем
        [one] { $count } пляшка з розпилювачем
        [few] { $count } пляшки з розпилювачем
        [many] { $count } пляшок із розпилювачем
       *[other] { $count } пляшки з розпилювачем
      }
    [princess] Принцеса
    [sleep] сплячий кіт
   *[none] порожня картка
  }
# $sides — перелік чотирьох назв нижче.
if-open-sides = відкрито: { $sides }
if-open-all = відкрито з усіх боків
if-side = { $side ->
    [T] згори
    [R] праворуч
    [B] знизу
   *[L] ліворуч
  }
# Куди відкрита коробочка сплячого кота: $side — T або B.
if-way = { $side ->
    [T] відкрито згори
   *[B] відкрито знизу
  }

## Що робити зараз

if-ask-start = Оберіть стартову картку й покладіть її.
if-ask-turn = Візьміть картку або покладіть сплячого кота.
if-ask-draw = Візьміть картку.
if-ask-card = Покладіть картку з руки.
if-ask-card-last = Завершальна фаза: покладіть картку з руки.
if-ask-discard = Жодна картка не влазить: оберіть, яку скинути.
if-ask-toy = Спеціальна іграшка! Покладіть її на дві з’єднані картки.
if-ask-cat = Покладіть кота на нову картку або оберіть «Без кота».
if-ask-wait = { $kind ->
    [you] { $phase ->
        [start] Ви кладете стартову картку.
        [cat] Ви можете покласти кота.
        [toy] Ви кладете спеціальну іграшку.
       *[other] Ваш хід.
      }
   *[other] { $phase ->
        [start] { $name } кладе стартову картку.
        [cat] { $name } може покласти кота.
        [toy] { $name } кладе спеціальну іграшку.
       *[other] Зараз хід: { $name }.
      }
  }
if-ask-over = Партію завершено.

## За столом

if-board = Стіл
if-seats = Гравці
if-hand = { $kind ->
    [you] Ваша рука
   *[other] Рука: { $name }
  }
if-starts = Стартові картки
if-hand-empty = Немає карток
if-draw = Взяти
if-deck = { $count ->
    [one] { $count } картка в колоді
    [few] { $count } картки в колоді
    [many] { $count } карток у колоді
   *[other] { $count } картки в колоді
  }
if-last-phase = Завершальна фаза: карток не беруть
if-sleep = Сплячий кіт
if-no-cat = Без кота
if-turn-card = Повернути картку
if-place-next = Наступне місце
if-place-previous = Попереднє місце
if-lay = { $piece ->
    [princess] Впустити її
   *[other] Покласти
  }
if-discard = Скинути
if-choose-card = Спершу оберіть картку.
if-choose-place = Спершу оберіть місце на столі.
if-draw-deck = { $count ->
    [one] Взяти: лишилася { $count } картка
    [few] Взяти: лишилося { $count } картки
    [many] Взяти: лишилося { $count } карток
   *[other] Взяти: лишилося { $count } картки
  }
if-cats-left = { $count ->
    [0] котів не лишилося
    [one] лишився { $count } кіт
    [few] лишилося { $count } коти
    [many] лишилося { $count } котів
   *[other] лишилося { $count } кота
  }
if-cards-held = { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
  }
if-points-now = { $count ->
    [one] поки що { $count } очко
    [few] поки що { $count } очки
    [many] поки що { $count } очок
   *[other] поки що { $count } очка
  }
if-plate-points = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
  }
if-look = Огляд столу
if-zoom-in = Наблизити
if-zoom-out = Віддалити
if-zoom-fit = Показати все
if-next-box = Оглянути коробки по черзі
if-no-boxes = На столі ще немає коробок
if-place-button = { $place }
if-place-chosen = { $place }, обрано
if-place-cat = { $kind ->
    [you] { $place }: ваш кіт
   *[other] { $place }: кіт ({ $name })
  }
if-place-hinted = { $place }, радить підказка
if-awake = Звичайний кіт
if-turn-cat = Повернути сплячого кота
if-drag = Відпустіть над підсвіченим місцем.
if-drag-cat = Верхня половина: відкрито згори. Нижня: відкрито знизу.
if-last-cat = останній кіт
if-mat-first = Перша картка тут
if-mat-join = Відкрито: одна коробка
if-mat-apart = Стінка: дві коробки
if-news-last-cat = { $kind ->
    [you] У вас лишився один кіт
   *[other] { $name }: лишився один кіт
  }
if-news-last-cat-meaning = Коли хтось покладе п’ятого кота, почнеться завершальна фаза.
if-news-last-phase = Починається завершальна фаза
if-news-why = { $cause ->
    [cats] { $kind ->
        [you] Ви поклали п’ятого кота.
       *[other] { $name } кладе п’ятого кота.
      }
   *[deck] Колода закінчилася.
  }
if-news-meaning = Карток більше не беруть, сплячих котів не кладуть: усі догравають картки з руки.

## Коробка та її вартість

if-box = Коробка { $place }
if-box-after = Коробка { $place } після цього ходу
if-box-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
  }
if-box-closed = закрита: усе подвоєно
if-box-open = ще відкрита
if-box-worth = вартість { $count }
if-box-no-toys = без іграшок
if-box-sprays = { $count ->
    [one] мінус { $count } пляшка з розпилювачем
    [few] мінус { $count } пляшки з розпилювачем
    [many] мінус { $count } пляшок із розпилювачем
   *[other] мінус { $count } пляшки з розпилювачем
  }
# $awake і $asleep — скільки котів цього гравця в коробці.
if-box-cats = { $asleep ->
    [0] { $awake ->
        [one] { $name }: { $awake } звичайний кіт
        [few] { $name }: { $awake } звичайні коти
        [many] { $name }: { $awake } звичайних котів
       *[other] { $name }: { $awake } звичайного кота
      }
   *[other] { $awake ->
        [0] { $asleep ->
            [one] { $name }: { $asleep } сплячий кіт
            [few] { $name }: { $asleep } сплячі коти
            [many] { $name }: { $asleep } сплячих котів
           *[other] { $name }: { $asleep } сплячого кота
          }
       *[other] { $name }: звичайних { $awake }, сплячих { $asleep }
      }
  }
if-box-taken = { $count ->
    [one] { $names }: { $count } очко
    [few] { $names }: { $count } очки
    [many] { $names }: { $count } очок
   *[other] { $names }: { $count } очка
  }
if-box-nobody = поки що нічия

## Що хід зробить із коробками

# $count коробок з’єднуються, на $places; для однієї $cards і $worth кажуть, яка вона.
if-after-joins = { $count ->
    [0] Ні з чим не з’єднується: окрема коробка
    [1] Приєднується до коробки { $places } ({ $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
        [many] { $cards } карток
       *[other] { $cards } картки
      }, вартість { $worth })
    [one] З’єднує коробки { $places }
    [few] З’єднує коробки { $places }
    [many] З’єднує коробки { $places }
   *[other] З’єднує коробки { $places }
  }
if-after-stops = { $openings ->
    [1] Затуляє її єдиний відкритий бік
    [one] Затуляє { $count } з її { $openings } відкритого боку
    [few] Затуляє { $count } з її { $openings } відкритих боків
    [many] Затуляє { $count } з її { $openings } відкритих боків
   *[other] Затуляє { $count } з її { $openings } відкритого боку
  }
if-after-openings = { $count ->
    [one] Лишається { $count } відкритий бік
    [few] Лишаються { $count } відкриті боки
    [many] Лишається { $count } відкритих боків
   *[other] Лишається { $count } відкритого боку
  }
if-after-closes = Закриває її: усе в ній рахується подвійно
if-after-walls = { $openings ->
    [1] Стінкою затуляє єдиний відкритий бік коробки { $place }
    [one] Стінкою затуляє { $count } з { $openings } відкритого боку коробки { $place }
    [few] Стінкою затуляє { $count } з { $openings } відкритих боків коробки { $place }
    [many] Стінкою затуляє { $count } з { $openings } відкритих боків коробки { $place }
   *[other] Стінкою затуляє { $count } з { $openings } відкритого боку коробки { $place }
  }
if-after-walls-closed = Стінкою закриває коробку { $place }: усе там рахується подвійно
if-after-held = Чия вона тоді: { $holders }
if-after-holder = { $count ->
    [one] { $name } ({ $count } очко)
    [few] { $name } ({ $count } очки)
    [many] { $name } ({ $count } очок)
   *[other] { $name } ({ $count } очка)
  }
if-after-holder-extra = { $count ->
    [one] { $name } ({ $count } очко, з них { $extra } за додаткових котів)
    [few] { $name } ({ $count } очки, з них { $extra } за додаткових котів)
    [many] { $name } ({ $count } очок, з них { $extra } за додаткових котів)
   *[other] { $name } ({ $count } очка, з них { $extra } за додаткових котів)
  }
if-after-nobody = Тоді вона нічия
if-after-idle = Рахується лише разом із вашим звичайним котом

## Що каже порадник про хід

if-coach-draw = { $count ->
    [0] Буде більше карток на вибір.
    [1] Буде більше карток на вибір, і останній кіт лишиться вдома.
    [one] Буде більше карток на вибір, і { $count } кіт лишиться вдома.
    [few] Буде більше карток на вибір, і { $count } коти лишаться вдома.
    [many] Буде більше карток на вибір, і { $count } котів лишаться вдома.
   *[other] Буде більше карток на вибір, і { $count } кота лишаться вдома.
  }
if-coach-pass = { $count ->
    [1] Бережете останнього кота для кращої коробки.
    [one] Бережете { $count } кота для кращої коробки.
    [few] Бережете { $count } котів для кращої коробки.
    [many] Бережете { $count } котів для кращої коробки.
   *[other] Бережете { $count } кота для кращої коробки.
  }
if-coach-home = { $name } забирає цього кота й втрачає місце в коробці.
if-coach-home-own = Ваш кіт повертається додому, і його можна покласти знову.
if-coach-closes = { $count ->
    [one] Закриває коробку { $place }, очки подвоюються: вам { $count } очко.
    [few] Закриває коробку { $place }, очки подвоюються: вам { $count } очки.
    [many] Закриває коробку { $place }, очки подвоюються: вам { $count } очок.
   *[other] Закриває коробку { $place }, очки подвоюються: вам { $count } очка.
  }
if-coach-closes-other = Закриває чужу коробку { $place } й подвоює її очки ({ $names }).
if-coach-takes = Тепер у цій коробці попереду ви, а не { $names }.
if-coach-ties = Ви зрівнюєтеся в цій коробці ({ $names }): кожен бере її повністю.
if-coach-gains = { $count ->
    [one] Уже зараз дає вам іще { $count } очко.
    [few] Уже зараз дає вам іще { $count } очки.
    [many] Уже зараз дає вам іще { $count } очок.
   *[other] Уже зараз дає вам іще { $count } очка.
  }
if-coach-loses = { $count ->
    [one] Поки що коштує вам { $count } очко.
    [few] Поки що коштує вам { $count } очки.
    [many] Поки що коштує вам { $count } очок.
   *[other] Поки що коштує вам { $count } очка.
  }
if-coach-hurts = { $count ->
    [one] { $name } втрачає { $count } очко.
    [few] { $name } втрачає { $count } очки.
    [many] { $name } втрачає { $count } очок.
   *[other] { $name } втрачає { $count } очка.
  }
if-coach-helps = { $count ->
    [one] { $name } теж отримує { $count } очко.
    [few] { $name } теж отримує { $count } очки.
    [many] { $name } теж отримує { $count } очок.
   *[other] { $name } теж отримує { $count } очка.
  }
if-coach-sleeps = Це ще один ваш кіт у цій коробці.
if-coach-sleeps-idle = Сплячий кіт рахується, лише коли в тій самій коробці є ваш звичайний.
if-coach-room = { $count ->
    [0] З’являється місце для вашого кота.
    [one] З’являється місце для вашого кота: { $count } очко.
    [few] З’являється місце для вашого кота: { $count } очки.
    [many] З’являється місце для вашого кота: { $count } очок.
   *[other] З’являється місце для вашого кота: { $count } очка.
  }
if-coach-toys = Тоді в коробці рахується: { $toys }.
if-coach-walls = Стінка затуляє відкритий бік коробки { $place }: там її вже не добудувати ({ $names }).
if-coach-openings = { $count ->
    [one] Щоб закрити коробку, лишається { $count } відкритий бік.
    [few] Щоб закрити коробку, лишаються { $count } відкриті боки.
    [many] Щоб закрити коробку, лишається { $count } відкритих боків.
   *[other] Щоб закрити коробку, лишається { $count } відкритого боку.
  }
if-coach-cats = { $count ->
    [0] Це ваш останній кіт: починається завершальна фаза.
    [one] Після цього у вас лишиться { $count } кіт.
    [few] Після цього у вас лишаться { $count } коти.
    [many] Після цього у вас лишиться { $count } котів.
   *[other] Після цього у вас лишиться { $count } кота.
  }

## Журнал

if-told-deal = Колода готова. Спершу всі кладуть по стартовій картці.
if-told-start = { $name }: стартова картка ({ $card }), { $place }
if-told-draw = { $kind ->
    [you] Ви взяли картку
   *[other] { $name } бере картку
  }
if-told-pass = { $kind ->
    [you] Ви цього разу без кота
   *[other] { $name }: цього разу без кота
  }
if-told-card = { $name }: { $card }, { $place }
if-told-toy = { $name }: спеціальна іграшка ({ $card }), { $place }
if-told-cat = { $name }: звичайний кіт, { $place }
if-told-sleep = { $name }: сплячий кіт, { $place }, { $way }
if-told-princess = { $name }: Принцеса замість кота, { $place }
if-told-discard = { $kind ->
    [you] Ви скинули картку: { $card }
   *[other] { $name } скидає картку: { $card }
  }
if-told-toy-shown = Це спеціальна іграшка: { $card }.
if-told-deck-low = { $count ->
    [0] Колода порожня.
    [one] У колоді лишилася { $count } картка.
    [few] У колоді лишилося { $count } картки.
    [many] У колоді лишилося { $count } карток.
   *[other] У колоді лишилося { $count } картки.
  }
if-told-joined = { $boxes ->
    [1] { $cards ->
        [one] Коробка { $place }: тепер { $cards } картка.
        [few] Коробка { $place }: тепер { $cards } картки.
        [many] Коробка { $place }: тепер { $cards } карток.
       *[other] Коробка { $place }: тепер { $cards } картки.
      }
    [one] { $boxes } коробка стала однією, { $place }: карток тепер { $cards }.
    [few] { $boxes } коробки стали однією, { $place }: карток тепер { $cards }.
    [many] { $boxes } коробок стали однією, { $place }: карток тепер { $cards }.
   *[other] { $boxes } коробки стали однією, { $place }: карток тепер { $cards }.
  }
if-told-closed = { $cards ->
    [one] Коробку { $place } закрито: { $cards } картка, вартість { $worth }.
    [few] Коробку { $place } закрито: { $cards } картки, вартість { $worth }.
    [many] Коробку { $place } закрито: { $cards } карток, вартість { $worth }.
   *[other] Коробку { $place } закрито: { $cards } картки, вартість { $worth }.
  }
if-told-cats-left = { $count ->
    [0] { $kind ->
        [you] У вас більше немає котів.
       *[other] { $name }: котів більше немає.
      }
    [1] { $kind ->
        [you] У вас лишився один кіт.
       *[other] { $name }: лишився один кіт.
      }
    [one] { $kind ->
        [you] У вас лишився { $count } кіт.
       *[other] { $name }: лишився { $count } кіт.
      }
    [few] { $kind ->
        [you] У вас лишилося { $count } коти.
       *[other] { $name }: лишилося { $count } коти.
      }
    [many] { $kind ->
        [you] У вас лишилося { $count } котів.
       *[other] { $name }: лишилося { $count } котів.
      }
   *[other] { $kind ->
        [you] У вас лишилося { $count } кота.
       *[other] { $name }: лишилося { $count } кота.
      }
  }
if-told-returned = { $kind ->
    [you] Ваш кіт повертається до вас.
   *[other] Кіт повертається до власника: { $name }.
  }
if-told-last-phase = { $cause ->
    [cats] { $kind ->
        [you] Ви поклали п’ятого кота: починається завершальна фаза. Карток більше не беруть, сплячих котів не кладуть; картки з руки догравають.
       *[other] { $name } кладе п’ятого кота: починається завершальна фаза. Карток більше не беруть, сплячих котів не кладуть; картки з руки догравають.
      }
   *[deck] Це була остання картка колоди: починається завершальна фаза. Карток більше не беруть, сплячих котів не кладуть; картки з руки догравають.
  }
if-told-tie = У лідерів порівну очок: перемагає той, у кого менше штрафних.

## Хід сам по собі

if-move-start = старт: { $card }, { $place }
if-move-draw = взяти картку
if-move-pass = без кота
if-move-card = { $card }, { $place }
if-move-card-turned = { $card }, { $place }, повернуто
if-move-cat = кіт, { $place }
if-move-sleep = сплячий кіт, { $place }, { $way }
if-move-princess = Принцеса замість кота, { $place }
if-move-discard = скинути: { $card }

## Чому ні

if-no-game-over = Партію завершено.
if-no-not-dealt = Картки ще не роздано.
if-no-not-your-turn = Зараз хід: { $name }.
if-no-no-such-move = Такого ходу немає.
if-no-start-card-first = Спершу всі кладуть по стартовій картці.
if-no-start-card-taken = Ця стартова картка вже на столі.
if-no-begin-in-the-middle = Перша стартова картка лягає посередині, на K6.
if-no-no-short-side = Стартову картку кладуть над іншою карткою або під нею.
if-no-draw-or-sleep = Спершу візьміть картку або покладіть сплячого кота.
if-no-no-cat-left = У вас не лишилося котів.
if-no-no-more-drawing = У завершальній фазі карток не беруть: кладіть з руки.
if-no-no-more-sleeping-cats = У завершальній фазі сплячих котів не кладуть: кладіть з руки.
if-no-play-a-card = Картку взято: тепер покладіть картку з руки.
if-no-lay-a-card-first = Спершу викладіть картку, а вже на неї кота.
if-no-card-not-in-hand = Цієї картки у вас на руках немає.
if-no-no-cat-there = Принцеса займає місце кота, а кота тут немає.
if-no-same-upright = Ця картка й повернута така сама.
if-no-double-wall = На { $place } стінка прилягла б до стінки.
if-no-can-be-played = Вам ще є що покласти, тож скидати не можна.
if-no-lay-the-toy = Спершу кладуть спеціальну іграшку.
if-no-must-lie-across = Поки є місце, спеціальна іграшка лягає на дві з’єднані картки.
if-no-cat-or-pass = Тепер покладіть кота на нову картку або оберіть «Без кота».
if-no-not-on-the-card-laid = Кіт має лежати на щойно викладеній картці.
if-no-off-the-table = Це вже за краєм столу.
if-no-cell-taken = На { $place } вже лежить картка.
if-no-touches-nothing = Біля { $place } немає жодної картки.
if-no-no-room = На { $place } вже щось лежить.
if-no-on-a-sleeping-cat = На сплячого кота й на Принцесу, яка його заступила, нічого не кладуть.
if-no-not-joined = Картки { $place } не з’єднані довгими боками.

## Рахунок

if-slip-box = { $closed ->
    [yes] Коробка { $place }, закрита: { $toys }, подвоєно
   *[no] Коробка { $place }: { $toys }
  }
if-slip-sprays = { $closed ->
    [yes] { $count ->
        [one] { $count } пляшка з розпилювачем, подвоєно
        [few] { $count } пляшки з розпилювачем, подвоєно
        [many] { $count } пляшок із розпилювачем, подвоєно
       *[other] { $count } пляшки з розпилювачем, подвоєно
      }
   *[no] { $count ->
        [one] { $count } пляшка з розпилювачем
        [few] { $count } пляшки з розпилювачем
        [many] { $count } пляшок із розпилювачем
       *[other] { $count } пляшки з розпилювачем
      }
  }
if-slip-cats = { $count ->
    [one] { $count } додатковий кіт
    [few] { $count } додаткові коти
    [many] { $count } додаткових котів
   *[other] { $count } додаткового кота
  }
if-slip-none = Жодної коробки

## Стіл текстом

if-text-now = Зараз
if-text-boxes = Коробки
if-text-seats = Гравці
if-text-table = { $extended ->
    [yes] Стіл { $width } на { $height } карток, розширені правила
   *[no] Стіл { $width } на { $height } карток
  }
if-text-box = Коробка { $place }: { $details }
if-text-seat = { $name }: { $details }
if-text-cell = { $place }: { $details }
if-text-cards = Картки на столі
if-text-sleeping = { $kind ->
    [you] ваш сплячий кіт
   *[other] сплячий кіт ({ $name })
  }
if-text-princess-bed = Принцеса
if-text-none = нічого

## Клавіші

if-key-arrows = Від місця до місця; із Shift — рухати стіл
if-key-cards = Обрати картку
if-key-turn = Повернути картку або сплячого кота
if-key-draw = Взяти картку
if-key-sleep = Сплячий кіт; ще раз — повернути його
if-key-no-cat = Без кота
if-key-zoom = Наблизити, віддалити, показати все
if-key-box = Оглянути коробки по черзі

## Підрахунок коробок наприкінці

if-count = Рахуємо коробки
if-count-step = { $step } з { $steps }
if-count-begin = { $count ->
    [one] Партію завершено. Рахуємо { $count } коробку.
    [few] Партію завершено. Рахуємо { $count } коробки.
    [many] Партію завершено. Рахуємо { $count } коробок.
   *[other] Партію завершено. Рахуємо { $count } коробки.
  }
if-count-most = котів найбільше
if-count-shared = найбільше, порівну
if-count-asleep = усі сплять: не рахуються
if-count-nobody = Нікому: у ній самі лише сплячі коти.
if-count-takes = найбільше котів: { $names }
if-count-takes-shared = найбільше котів порівну, тож кожен бере коробку повністю: { $names }
if-count-closed = закрита: подвоєно
if-count-open = відкрита: без подвоєння
if-count-extra = { $count ->
    [one] { $count } додатковий кіт
    [few] { $count } додаткові коти
    [many] { $count } додаткових котів
   *[other] { $count } додаткового кота
  }
if-count-points = { $count ->
    [one] { $name }: { $count } очко
    [few] { $name }: { $count } очки
    [many] { $name }: { $count } очок
   *[other] { $name }: { $count } очка
  }
if-count-none = У жодній коробці немає кота, тож очок не має ніхто.
if-count-tie = Якщо очок порівну, вище той, у кого менше штрафних: { $penalties }.
if-count-list = Скільки дала кожна коробка
if-count-next = Наступна коробка
if-count-previous = Попередня коробка
if-count-pause = Пауза
if-count-run = Рахувати далі
if-count-again = Порахувати коробки
if-count-skip = Пропустити
if-key-count = Наприкінці: попередня чи наступна коробка
if-key-count-pause = Наприкінці: спинити підрахунок чи рахувати далі
if-key-count-skip = Наприкінці: пропустити підрахунок
