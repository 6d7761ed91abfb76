# Pokój gry Wielorybi atut. $family to o, n, b, s (orka, narwal, płetwal, kaszalot) albo five; $bonus to rodzina,
# na którą przechodzi atut, albo flip, point, none; $token to 1 (bije najniższa) albo 9 (bije najwyższa).

## Karty i bonusy

tw-family = { $family ->
    [o] orka
    [n] narwal
    [b] płetwal
    [s] kaszalot
   *[five] piątka
  }
tw-family-title = { $family ->
    [o] Orka
    [n] Narwal
    [b] Płetwal
   *[s] Kaszalot
  }
tw-card = { $family ->
    [o] orka { $rank }
    [n] narwal { $rank }
    [b] płetwal { $rank }
    [s] kaszalot { $rank }
   *[five] piątka
  }
    .gen = { $family ->
        [o] orki { $rank }
        [n] narwala { $rank }
        [b] płetwala { $rank }
        [s] kaszalota { $rank }
       *[five] piątki
      }
    .acc = { $family ->
        [o] orkę { $rank }
        [n] narwala { $rank }
        [b] płetwala { $rank }
        [s] kaszalota { $rank }
       *[five] piątkę
      }
tw-bonus = { $bonus ->
    [o] zmiana atutu na orki
    [n] zmiana atutu na narwale
    [b] zmiana atutu na płetwale
    [s] zmiana atutu na kaszaloty
    [flip] odwrócenie monety
    [point] jedna perła
   *[none] brak bonusu
  }
tw-pearls = { $pearls ->
    [one] { $pearls } perła
    [few] { $pearls } perły
    [many] { $pearls } pereł
   *[other] { $pearls } perły
  }
    .acc = { $pearls ->
        [one] { $pearls } perłę
        [few] { $pearls } perły
        [many] { $pearls } pereł
       *[other] { $pearls } perły
      }
tw-card-full = { $bonus ->
    [none] { tw-card }, { tw-pearls }, bez bonusu
   *[other] { tw-card }, { tw-pearls }, bonus: { tw-bonus }
  }

## Na stole

tw-standing = Atut i moneta
tw-trump = Atut
tw-coin = Moneta
tw-token = { $token ->
    [1] Wygrywa najniższa
   *[9] Wygrywa najwyższa
  }
tw-standing-read = Atut: { tw-family }. Moneta pokazuje { $token }: { $token ->
    [1] wygrywa najniższa karta.
   *[9] wygrywa najwyższa karta.
  }
tw-trick = Lewa { $number } z 8
tw-trick-before = Nie zagrano jeszcze karty
tw-led = { $family ->
    [o] Rodzina wyjściowa: orki
    [n] Rodzina wyjściowa: narwale
    [b] Rodzina wyjściowa: płetwale
    [s] Rodzina wyjściowa: kaszaloty
   *[five] Na razie same piątki
  }
tw-past = { $kind ->
    [you] Bierzesz { tw-pearls.acc }
   *[other] { $name } bierze { tw-pearls.acc }
  }
tw-leads = wychodzi
tw-winning = prowadzi
tw-would-win = wygra
tw-won = wygrywa
tw-taken = wzięta
tw-hand = { $kind ->
    [you] Twoja ręka
   *[other] Ręka: { $name }
  }
tw-bonuses = Bonusy
tw-no-bonuses = Brak bonusów
tw-bonuses-of = { $kind ->
    [you] Twoje bonusy
   *[other] Bonusy: { $name }
  }
tw-bonus-heap = { $count ->
    [1] { tw-bonus }
   *[other] { tw-bonus } (×{ $count })
  }
tw-has-chosen = pierwszy bonus wybrany
tw-is-choosing = wybiera…
tw-cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
tw-pearls-round = { $pearls ->
    [one] { $pearls } perła w tej rundzie
    [few] { $pearls } perły w tej rundzie
    [many] { $pearls } pereł w tej rundzie
   *[other] { $pearls } perły w tej rundzie
  }
tw-total-read = { $total ->
    [one] { $total } punkt z 30 w poprzednich rundach
    [few] { $total } punkty z 30 w poprzednich rundach
    [many] { $total } punktów z 30 w poprzednich rundach
   *[other] { $total } punktu z 30 w poprzednich rundach
  }
tw-lacks = { $family ->
    [o] nie ma orek
    [n] nie ma narwali
    [b] nie ma płetwali
   *[s] nie ma kaszalotów
  }
tw-spent = Użyte: { tw-bonus }
tw-hinted = wskazówka
tw-last-trick = Poprzednia lewa
tw-points = { $total } z 30 punktów
tw-points-short = { $total } z 30

## Przyciski

tw-do-play = Zagraj
tw-do-keep = Zachowaj
tw-do-take = Weź { tw-pearls.acc }
tw-do-spend = Użyj
tw-do-not-spend = Nie teraz
tw-spend-button = Bonus: { tw-bonus-heap }
tw-take-button = { $bonus ->
    [none] { tw-card } ({ $name }): { tw-pearls } dla ciebie, bonusu nie dostaje nikt
   *[other] { tw-card } ({ $name }): { tw-pearls } dla ciebie, a { $name } dostaje bonus: { tw-bonus }
  }
tw-name-button = Wychodzi { $name }
tw-name-self = Wychodzisz ty

## Co teraz

tw-ask-choose = Wybierz kartę na swój pierwszy bonus.
tw-ask-lead = Wychodzisz: zagraj dowolną kartę.
tw-ask-follow = { $family ->
    [o] Rodzina wyjściowa: orki. Dołóż orkę albo piątkę.
    [n] Rodzina wyjściowa: narwale. Dołóż narwala albo piątkę.
    [b] Rodzina wyjściowa: płetwale. Dołóż płetwala albo piątkę.
   *[s] Rodzina wyjściowa: kaszaloty. Dołóż kaszalota albo piątkę.
  }
tw-ask-free = { $family ->
    [o] Nie masz orki: zagraj dowolną kartę.
    [n] Nie masz narwala: zagraj dowolną kartę.
    [b] Nie masz płetwala: zagraj dowolną kartę.
    [s] Nie masz kaszalota: zagraj dowolną kartę.
   *[five] Na razie same piątki: zagraj dowolną kartę.
  }
tw-ask-take = Lewa jest twoja! Weź perły z jednej karty.
tw-ask-name = Twoja piątka była pierwsza: wybierz, kto teraz wychodzi.
tw-wait-choose = Czekamy na wybór pierwszego bonusu: { $names }.
tw-wait-play = { $kind ->
    [you] Twoja kolej.
   *[other] Teraz gra: { $name }.
  }
tw-wait-take = { $kind ->
    [you] Bierzesz lewę i wybierasz perły.
   *[other] { $name } bierze lewę i wybiera perły.
  }
tw-wait-name = { $kind ->
    [you] Wskazujesz następne wyjście.
   *[other] Następne wyjście wskazuje: { $name }.
  }
tw-wait-deal = Koniec rundy.
tw-wait-over = Koniec gry.

## Co zmieni wybór

tw-would-lead = { $family ->
    [five] Wyjście piątką: rodzinę wyznaczy pierwszy wieloryb po niej.
    [o] Wyjście orką { $rank }: kto ma orkę, musi ją dołożyć.
    [n] Wyjście narwalem { $rank }: kto ma narwala, musi go dołożyć.
    [b] Wyjście płetwalem { $rank }: kto ma płetwala, musi go dołożyć.
   *[s] Wyjście kaszalotem { $rank }: kto ma kaszalota, musi go dołożyć.
  }
tw-would-take-lead = Z tą kartą ({ tw-card }) na razie prowadzisz.
tw-would-win-trick = Ta karta ({ tw-card }) wygrywa lewę.
tw-would-lose = Ta karta ({ tw-card }) nie wystarczy: dalej prowadzi { $name }.
tw-would-lose-trick = Ta karta ({ tw-card }) przegrywa: lewę bierze { $name }.
tw-would-keep = Zachować { tw-card.acc }? Bonus: { tw-bonus }.
tw-would-take = { $bonus ->
    [none] { $pearls ->
        [one] { $pearls } perła dla ciebie, bonusu nie dostaje nikt, a wychodzisz ty.
        [few] { $pearls } perły dla ciebie, bonusu nie dostaje nikt, a wychodzisz ty.
        [many] { $pearls } pereł dla ciebie, bonusu nie dostaje nikt, a wychodzisz ty.
       *[other] { $pearls } perły dla ciebie, bonusu nie dostaje nikt, a wychodzisz ty.
      }
   *[other] { $pearls ->
        [one] { $pearls } perła dla ciebie; { $name } dostaje bonus: { tw-bonus }.
        [few] { $pearls } perły dla ciebie; { $name } dostaje bonus: { tw-bonus }.
        [many] { $pearls } pereł dla ciebie; { $name } dostaje bonus: { tw-bonus }.
       *[other] { $pearls } perły dla ciebie; { $name } dostaje bonus: { tw-bonus }.
      }
  }
tw-would-take-and-name = Dzięki piątce { $name } wskaże, kto teraz wychodzi.
tw-would-name-yourself = Dzięki swojej piątce wskażesz, kto teraz wychodzi.
tw-spend-effect = { $bonus ->
    [o] Atutem stają się orki.
    [n] Atutem stają się narwale.
    [b] Atutem stają się płetwale.
    [s] Atutem stają się kaszaloty.
    [flip] { $token ->
        [1] Moneta odwraca się na 1: wygrywa najniższa.
       *[9] Moneta odwraca się na 9: wygrywa najwyższa.
      }
   *[point] Dostajesz jedną perłę.
  }
tw-spend-idle = { $bonus ->
    [o] Orki już są atutem.
    [n] Narwale już są atutem.
    [b] Płetwale już są atutem.
   *[s] Kaszaloty już są atutem.
  }
tw-spend-before-trick = W tej lewie nie ma jeszcze kart.
tw-spend-same = W tej lewie nic się nie zmieni.
tw-spend-winner = Wtedy prowadzi: { $name }.
tw-spend-takers = { $count ->
    [0] Żadna z twoich kart nie mogłaby wtedy wygrać (teraz: { $before }).
    [one] Wtedy mogłaby wygrać { $count } z twoich kart (teraz: { $before }).
    [few] Wtedy mogłyby wygrać { $count } z twoich kart (teraz: { $before }).
    [many] Wtedy mogłoby wygrać { $count } z twoich kart (teraz: { $before }).
   *[other] Wtedy mogłoby wygrać { $count } z twoich kart (teraz: { $before }).
  }
tw-spend-card-wins = Twoja karta ({ tw-card }) przebije wtedy wszystko, co leży.
tw-spend-card-loses = Twoja karta ({ tw-card }) wtedy nie wystarczy: prowadzi { $name }.

## Przebieg

tw-log-deal = Runda { $round }: po dziewięć kart
tw-log-kept = { $kind ->
    [you] Twój pierwszy bonus: { tw-card } ({ tw-bonus })
   *[other] { $name }: pierwszy bonus – { tw-card } ({ tw-bonus })
  }
tw-log-kept-hidden = { $kind ->
    [you] Wybierasz pierwszy bonus
   *[other] { $name } wybiera pierwszy bonus
  }
tw-log-spent = { $kind ->
    [you] Używasz bonusu { tw-card.gen }: { tw-bonus }
   *[other] { $name } używa bonusu { tw-card.gen }: { tw-bonus }
  }
tw-log-played = { $name }: { tw-card }
tw-log-took = { $kind ->
    [you] Bierzesz { tw-pearls.acc } z { tw-card.gen }
   *[other] { $name } bierze { tw-pearls.acc } z { tw-card.gen }
  }
tw-log-named = { $leader-kind ->
    [you] { $name } wskazuje ciebie: wychodzisz
    [self] { $kind ->
        [you] Wskazujesz siebie: wychodzisz
       *[other] { $name } wskazuje siebie i wychodzi
      }
   *[other] { $kind ->
        [you] Wskazujesz następne wyjście: { $leader }
       *[other] { $name } wskazuje następne wyjście: { $leader }
      }
  }
tw-log-first-bonuses = Pierwsze bonusy: { $list }.
tw-log-first-bonus = { $name } – { tw-bonus }
tw-log-trump = { $family ->
    [o] Atutem są teraz orki.
    [n] Atutem są teraz narwale.
    [b] Atutem są teraz płetwale.
   *[s] Atutem są teraz kaszaloty.
  }
tw-log-trump-stays = Atut się nie zmienia.
tw-log-coin = { $token ->
    [1] Moneta pokazuje 1: wygrywa najniższa.
   *[9] Moneta pokazuje 9: wygrywa najwyższa.
  }
tw-log-won = { $kind ->
    [you] Bierzesz lewę ({ tw-card }).
   *[other] { $name } bierze lewę ({ tw-card }).
  }
tw-log-bonus = { $kind ->
    [you] Dostajesz bonus: { tw-bonus }.
   *[other] { $name } dostaje bonus: { tw-bonus }.
  }
tw-log-round-over = Koniec rundy { $round }.
tw-log-tied = Ktoś ma 30, ale na czele jest remis: jeszcze jedna runda.
tw-log-over = Ktoś ma 30: koniec gry.

## Ruchy

tw-move-keep = zachowaj { tw-card.acc } ({ tw-bonus })
tw-move-spend = użyj bonusu: { tw-bonus }
tw-move-play = { tw-card }
tw-move-take = weź { tw-pearls.acc } z { tw-card.gen }
tw-move-name = { $kind ->
    [you] wychodzisz ty
   *[other] następne wyjście: { $name }
  }

## Dlaczego nie

tw-why-no-move-due = Teraz nie ma czego wybierać.
tw-why-no-such-seat = Nikt tam nie siedzi.
tw-why-choose-first = Najpierw każdy wybiera pierwszy bonus.
tw-why-already-chosen = Twój pierwszy bonus jest wybrany; inni jeszcze myślą.
tw-why-five-has-no-bonus = Piątka nie ma bonusu, więc nie może być twoim pierwszym.
tw-why-card-not-in-hand = Nie masz tej karty.
tw-why-not-your-turn = Teraz gra: { $name }.
tw-why-bonus-not-in-front = Nie masz takiego bonusu.
tw-why-play-a-card = Teraz zagraj kartę albo użyj bonusu.
tw-why-must-follow = { $family ->
    [o] Rodzina wyjściowa to orki, a masz orkę: zagraj orkę albo piątkę.
    [n] Rodzina wyjściowa to narwale, a masz narwala: zagraj narwala albo piątkę.
    [b] Rodzina wyjściowa to płetwale, a masz płetwala: zagraj płetwala albo piątkę.
   *[s] Rodzina wyjściowa to kaszaloty, a masz kaszalota: zagraj kaszalota albo piątkę.
  }
tw-why-take-pearls-first = Najpierw weź perły z karty w tej lewie.
tw-why-card-not-in-trick = Tej karty nie ma w lewie.
tw-why-own-card = To twoja karta: weź perły z cudzej.
tw-why-name-a-leader-first = Najpierw wskaż, kto wychodzi do następnej lewy.

## Karta wyników

tw-slip-pearls = { $pearls ->
    [one] { $pearls } perła
    [few] { $pearls } perły
    [many] { $pearls } pereł
   *[other] { $pearls } perły
  }
tw-slip-trick = Lewa { $number }: { tw-card }
tw-slip-point = Lewa { $number }: bonus, jedna perła
tw-slip-bonuses = { $count ->
    [0] Nie zostały żadne bonusy
    [one] { $count } nieużyty bonus: za jeden nie ma punktu
    [few] { $count } nieużyte bonusy: punkt za każde dwa
    [many] { $count } nieużytych bonusów: punkt za każde dwa
   *[other] { $count } nieużytego bonusu: punkt za każde dwa
  }

## Stół jako tekst

tw-text-trick = Lewa
tw-text-standing = Atut i moneta
tw-text-seats = Gracze
tw-text-none = nic
tw-text-trick-none = Nie zagrano jeszcze żadnej karty.
tw-text-laid = { $name }: { tw-card-full }
tw-text-winning = { $kind ->
    [you] Na razie lewa jest twoja.
   *[other] Na prowadzeniu: { $name }.
  }
tw-text-won = { $kind ->
    [you] Lewa jest twoja.
   *[other] Lewa: { $name }.
  }
tw-text-took = { $kind ->
    [you] Bierzesz { tw-pearls.acc } z { tw-card.gen }.
   *[other] { $name } bierze { tw-pearls.acc } z { tw-card.gen }.
  }
tw-text-seat = { $name }: { tw-pearls-round }, { tw-total-read }, { tw-cards-left } na ręce.
tw-text-seat-bonuses = { $name }: bonusy: { $list }.
tw-text-seat-no-bonuses = { $name }: brak bonusów.
tw-text-seat-lacks = { $name }: { tw-lacks }.

## Skróty

tw-key-rank = Wybierz kartę po wartości; ponownie: następna z tą wartością
tw-key-family = Wybierz orkę, narwala, płetwala lub kaszalota; ponownie: następna karta
tw-key-play = Zagraj wybraną kartę, użyj wybranego bonusu
tw-key-bonus = Wybierz bonus do użycia; ponownie: następny
tw-key-leader = Wskaż, kto wychodzi, gdy to twój wybór

## Co mówi trener

tw-coach-only = To jedyna karta, którą możesz zagrać.
tw-coach-wins = { $pearls ->
    [one] Bierzesz lewę, a w niej { $pearls } perłę.
    [few] Bierzesz lewę, a w niej do { $pearls } pereł.
    [many] Bierzesz lewę, a w niej do { $pearls } pereł.
   *[other] Bierzesz lewę, a w niej do { $pearls } perły.
  }
tw-coach-safe = { $pearls ->
    [one] Prowadzisz i na razie nie bije jej żadna karta, której nie widać: w grze { $pearls } perła.
    [few] Prowadzisz i na razie nie bije jej żadna karta, której nie widać: w grze do { $pearls } pereł.
    [many] Prowadzisz i na razie nie bije jej żadna karta, której nie widać: w grze do { $pearls } pereł.
   *[other] Prowadzisz i na razie nie bije jej żadna karta, której nie widać: w grze do { $pearls } perły.
  }
tw-coach-ahead = { $pearls ->
    [one] Na razie prowadzisz; w grze { $pearls } perła.
    [few] Na razie prowadzisz; w grze do { $pearls } pereł.
    [many] Na razie prowadzisz; w grze do { $pearls } pereł.
   *[other] Na razie prowadzisz; w grze do { $pearls } perły.
  }
tw-coach-sure = Na razie nie bije jej żadna karta, której nie widać.
tw-coach-risk = { $count ->
    [one] Na razie bije ją tylko { $count } karta, której nie widać.
    [few] Na razie biją ją { $count } karty, których nie widać.
    [many] Na razie bije ją { $count } kart, których nie widać.
   *[other] Na razie bije ją { $count } karty, których nie widać.
  }
tw-coach-cheapest = Słabsza by nie wystarczyła, a lepsze zostają na ręce.
tw-coach-beaten = Żadna z twoich kart tu nie wystarczy: prowadzi { $name }.
tw-coach-ducks = Tę lewę oddajesz, a { tw-card } zostaje na później.
tw-coach-cheap = Oddajesz z nią mniej pereł niż z innymi kartami.
tw-coach-bait = Jeśli ktoś weźmie jej perły, dostaniesz bonus: { tw-bonus }.
tw-coach-five = Jeśli nikt nie weźmie jej perły, wskażesz, kto teraz wychodzi.
tw-coach-void = { $family ->
    [o] To twoja ostatnia orka: potem do orek dołożysz, co chcesz.
    [n] To twój ostatni narwal: potem do narwali dołożysz, co chcesz.
    [b] To twój ostatni płetwal: potem do płetwali dołożysz, co chcesz.
   *[s] To twój ostatni kaszalot: potem do kaszalotów dołożysz, co chcesz.
  }
tw-coach-pairs = Bonusy zostają: dwa nieużyte to punkt na koniec.
tw-coach-point = Gwarantowana perła dla ciebie.
tw-coach-odd = Pojedynczy bonus nic na koniec nie daje, więc nic nie tracisz.
tw-coach-pair = Ale dwa nieużyte bonusy to punkt, a tak rozbijasz parę.
tw-coach-turns = Wtedy { tw-card } bije wszystko, co leży.
tw-coach-holds = Twojej karty ({ tw-card }) nie bije wtedy żadna, której nie widać.
tw-coach-spend-trump = { $count ->
    [one] Masz { $count } kartę tej rodziny.
    [few] Masz { $count } karty tej rodziny.
    [many] Masz { $count } kart tej rodziny.
   *[other] Masz { $count } karty tej rodziny.
  }
tw-coach-keep-trump = { $count ->
    [one] Z rodziny, która zostanie atutem, masz jeszcze { $count } kartę.
    [few] Z rodziny, która zostanie atutem, masz jeszcze { $count } karty.
    [many] Z rodziny, która zostanie atutem, masz jeszcze { $count } kart.
   *[other] Z rodziny, która zostanie atutem, masz jeszcze { $count } karty.
  }
tw-coach-keep-flip = Odwrócenie monety w dobrej chwili robi z najgorszych kart najlepsze.
tw-coach-keep-point = Gwarantowana perła, kiedy zechcesz, ale lewy to nie wygra.
tw-coach-most = { $pearls ->
    [one] { $pearls } perła to najwięcej w tej lewie.
    [few] { $pearls } perły to najwięcej w tej lewie.
    [many] { $pearls } pereł to najwięcej w tej lewie.
   *[other] { $pearls } perły to najwięcej w tej lewie.
  }
tw-coach-behind = { $name } ma najmniej punktów, więc bonus tam najmniej zaszkodzi.
tw-coach-gives = Bonus za nią dostaje { $name }: { tw-bonus }.
tw-coach-you-lead = Potem ty wychodzisz.
tw-coach-lead-self = Ty wybierasz rodzinę, ale nie widzisz jeszcze niczyjej karty.
tw-coach-lead-last = Grasz wtedy na końcu i widzisz wszystkie karty.
