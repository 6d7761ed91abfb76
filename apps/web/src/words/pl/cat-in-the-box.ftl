# Cat in the Box: stół, przebieg, karta wyników. $colour to zawsze r b y g; wartości to zwykłe liczby.

# Co teraz
cb-ask-discard = Wybierz kartę do odłożenia.
cb-ask-discard-wait = Czekamy na odłożone karty: { $names }.
cb-ask-predict = Ile lew zbierzesz?
cb-ask-predict-wait = Teraz obstawia: { $name }.
cb-ask-lead = Wychodzisz: wybierz kartę, potem jej kolor.
cb-ask-follow = { $colour ->
    [r] Wyjście w czerwony: wybierz kartę, potem jej kolor.
    [b] Wyjście w niebieski: wybierz kartę, potem jej kolor.
    [y] Wyjście w żółty: wybierz kartę, potem jej kolor.
   *[g] Wyjście w zielony: wybierz kartę, potem jej kolor.
  }
cb-ask-wait = Teraz gra: { $name }.
cb-ask-round-over = Koniec rundy.
cb-ask-paradox = Paradoks ({ $name }): koniec rundy.
cb-ask-over = Koniec gry.

# Ruchy
cb-move-play = { $colour ->
    [r] { $rank } jako czerwona
    [b] { $rank } jako niebieska
    [y] { $rank } jako żółta
   *[g] { $rank } jako zielona
  }
cb-move-discard = odłóż { $rank }
cb-move-predict = { $count ->
    [one] Zakład: { $count } lewa
    [few] Zakład: { $count } lewy
    [many] Zakład: { $count } lew
   *[other] Zakład: { $count } lewy
  }

# Przebieg
cb-log-deal = Runda { $round }
cb-log-play = { $colour ->
    [r] { $name }: { $rank } jako czerwona
    [b] { $name }: { $rank } jako niebieska
    [y] { $name }: { $rank } jako żółta
   *[g] { $name }: { $rank } jako zielona
  }
cb-log-discard = { $name }: odłożona zakryta { $rank }
cb-log-discard-hidden = { $name }: odłożona zakryta karta
cb-log-predict = { $count ->
    [one] { $name }: zakład na { $count } lewę
    [few] { $name }: zakład na { $count } lewy
    [many] { $name }: zakład na { $count } lew
   *[other] { $name }: zakład na { $count } lewy
  }
cb-log-lost = { $colour ->
    [r] { $name }: w tej rundzie już bez czerwonego
    [b] { $name }: w tej rundzie już bez niebieskiego
    [y] { $name }: w tej rundzie już bez żółtego
   *[g] { $name }: w tej rundzie już bez zielonego
  }
# $count: ile lew ma ten gracz w tej rundzie.
cb-log-won = { $count ->
    [1] Lewa: { $name } (pierwsza).
   *[other] Lewa: { $name } (już { $count }).
  }
cb-log-paradox = Paradoks! { $name }: żaden kolor nie pasuje do kart { $hand }.

# Dlaczego nie
cb-no-due = Teraz nie ma nic do zagrania.
cb-no-discard-first = Najpierw każdy odkłada zakrytą kartę.
cb-no-discarded = Twoja karta już leży zakryta.
cb-no-turn = Jeszcze nie twoja kolej: najpierw { $name }.
cb-no-predict-first = Najpierw obstaw, ile lew zbierzesz.
cb-no-prediction = Możesz obstawić { $choices }.
cb-no-play = Teraz zagraj kartę i ogłoś jej kolor.
cb-no-card = Nie masz na ręce karty { $rank }.
cb-no-token = { $colour ->
    [r] Czerwony przepadł za niedołożenie do koloru: w tej rundzie już go nie ogłosisz.
    [b] Niebieski przepadł za niedołożenie do koloru: w tej rundzie już go nie ogłosisz.
    [y] Żółty przepadł za niedołożenie do koloru: w tej rundzie już go nie ogłosisz.
   *[g] Zielony przepadł za niedołożenie do koloru: w tej rundzie już go nie ogłosisz.
  }
cb-no-cell = { $colour ->
    [r] Czerwona { $rank } jest już zajęta na planszy.
    [b] Niebieska { $rank } jest już zajęta na planszy.
    [y] Żółta { $rank } jest już zajęta na planszy.
   *[g] Zielona { $rank } jest już zajęta na planszy.
  }
cb-no-red = W czerwony nie wolno wyjść, dopóki ktoś go nie ogłosi, chyba że nie możesz ogłosić nic innego.
cb-no-colours = Dla twojej karty { $rank } nie ma już koloru.
cb-drop-colour = Upuść ją na pole planszy albo na kolor.
cb-drop-rank = { $rank } trafia tylko na pole z { $rank }.
cb-no-card-chosen = Najpierw wybierz kartę, potem jej kolor.
cb-preview-lose = { $colour ->
    [r] Bez dołożenia do czerwonego tracisz go na tę rundę.
    [b] Bez dołożenia do niebieskiego tracisz go na tę rundę.
    [y] Bez dołożenia do żółtego tracisz go na tę rundę.
   *[g] Bez dołożenia do zielonego tracisz go na tę rundę.
  }

# Stół
cb-colour = { $colour ->
    [r] czerwony
    [b] niebieski
    [y] żółty
   *[g] zielony
  }
cb-board = Plansza badań
cb-cell-free = { $colour ->
    [r] czerwona { $rank }: wolna
    [b] niebieska { $rank }: wolna
    [y] żółta { $rank }: wolna
   *[g] zielona { $rank }: wolna
  }
cb-cell-taken = { $colour ->
    [r] czerwona { $rank }: { $name }
    [b] niebieska { $rank }: { $name }
    [y] żółta { $rank }: { $name }
   *[g] zielona { $rank }: { $name }
  }
cb-neutral = neutralny znacznik
cb-hand = { $kind ->
    [you] Twoja ręka
   *[other] Ręka: { $name }
  }
cb-hand-empty = Pusta ręka
cb-card = { $count ->
    [one] { $rank }
    [few] { $rank }, { $count } karty
    [many] { $rank }, { $count } kart
   *[other] { $rank }, { $count } karty
  }
cb-copies = ×{ $count }
cb-hinted = wskazówka
cb-bar-colours = Kolory
cb-bar-predict = Twój zakład
cb-colour-lost = { $colour ->
    [r] czerwony, stracony
    [b] niebieski, stracony
    [y] żółty, stracony
   *[g] zielony, stracony
  }
cb-choose-discard = Wybierz kartę
cb-lay = Odłóż zakrytą { $rank }
cb-predict = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
  }
cb-groups = Grupy
cb-groups-title = Pokaż największą grupę każdego gracza
cb-group-size = grupa { $size }
cb-trick = Lewa
cb-title-discard = Runda { $round } z { $rounds }: odkładanie
cb-title-predict = Runda { $round } z { $rounds }: zakłady
cb-title-trick = Runda { $round } z { $rounds }, lewa { $number } z { $count }
cb-last-trick = Poprzednia lewa
cb-winning = prowadzi
cb-won = wygrywa
cb-not-yet = { $name }: jeszcze zagra
cb-face-down-yours = Odłożona: { $rank }
cb-turned-up = Odkryte
cb-lacks = bez { $ranks }
# Na tabliczce gracza
cb-plate-of = { $predicted ->
    [one] { $tricks } z { $predicted } lewy
    [few] { $tricks } z { $predicted } lew
    [many] { $tricks } z { $predicted } lew
   *[other] { $tricks } z { $predicted } lewy
  }
cb-plate-of-short = { $tricks } z { $predicted }
cb-plate-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
  }
cb-plate-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
cb-plate-met = zakład trafiony
cb-plate-over = więcej, niż w zakładzie
cb-plate-void = paradoks: bez premii

cb-paradox = Paradoks!
cb-paradox-why = { $name }: do tej ręki nie pasuje już żaden kolor

# Karta wyników
cb-slip-tricks = { $count ->
    [one] { $count } zebrana lewa
    [few] { $count } zebrane lewy
    [many] { $count } zebranych lew
   *[other] { $count } zebranej lewy
  }
cb-slip-paradox = { $count ->
    [one] Paradoks: { $count } lewa na minus
    [few] Paradoks: { $count } lewy na minus
    [many] Paradoks: { $count } lew na minus
   *[other] Paradoks: { $count } lewy na minus
  }
cb-slip-paradox-no-bonus = Po paradoksie bez premii za grupę
cb-slip-met = Zakład { $predicted } trafiony: największa grupa
cb-slip-missed = Zakład { $predicted } nietrafiony: bez premii za grupę
cb-slip-few = Najwyżej cztery lewy: największa grupa
cb-slip-many = Więcej niż cztery lewy: bez premii za grupę

# Stół jako tekst
cb-text-round = Runda { $round } z { $count }
cb-text-first = Gracz rozpoczynający: { $name }
cb-text-hand = Karty: { $cards }
cb-text-turned-up = Odkryte: { $cards }
cb-text-play = { $colour ->
    [r] { $name }: { $rank } jako czerwona
    [b] { $name }: { $rank } jako niebieska
    [y] { $name }: { $rank } jako żółta
   *[g] { $name }: { $rank } jako zielona
  }
cb-text-ahead = Na razie prowadzi: { $name }
cb-text-winner = Wygrywa: { $name }
cb-text-no-trick = Nie leży jeszcze żadna karta
cb-text-row = Rząd { $row }: { $cells }
cb-text-seats = Gracze
cb-text-seat-tricks = { $tricks ->
    [one] { $name }: { $tricks } zebrana lewa
    [few] { $name }: { $tricks } zebrane lewy
    [many] { $name }: { $tricks } zebranych lew
   *[other] { $name }: { $tricks } zebranej lewy
  }
cb-text-seat-prediction = zakład: { $predicted }
cb-text-seat-lost = stracone: { $colours }
cb-text-seat-lacks = bez kart { $ranks }
cb-text-seat-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
cb-text-seat-total = { $points ->
    [one] razem { $points } punkt
    [few] razem { $points } punkty
    [many] razem { $points } punktów
   *[other] razem { $points } punktu
  }

# Co trener mówi o ruchu
cb-coach-stuck = Twoja { $rank } zostanie wtedy bez pola: to może się skończyć paradoksem.
cb-coach-wins-plain = Bierzesz lewę.
cb-coach-wins-need = Bierzesz lewę, a do zakładu brakuje ci jeszcze { $count }.
cb-coach-wins-met = Bierzesz lewę, ale masz już tyle, ile w zakładzie.
cb-coach-ahead-plain = Na razie prowadzisz w tej lewie.
cb-coach-ahead-need = Na razie prowadzisz w tej lewie, a do zakładu brakuje ci jeszcze { $count }.
cb-coach-ahead-met = Na razie prowadzisz w tej lewie, ale masz już tyle, ile w zakładzie.
cb-coach-loses-plain = Tę lewę weźmie ktoś inny.
cb-coach-loses-need = Tę lewę weźmie ktoś inny, a tobie brakuje jeszcze { $count }.
cb-coach-loses-met = Tę lewę weźmie ktoś inny, a ty masz już tyle, ile w zakładzie.
cb-coach-lead-higher = { $colour ->
    [r] { $count ->
        [one] Wolne jest jeszcze { $count } wyższe czerwone pole.
        [few] Wolne są jeszcze { $count } wyższe czerwone pola.
        [many] Wolnych jest jeszcze { $count } wyższych czerwonych pól.
       *[other] Wolnych jest jeszcze { $count } wyższych czerwonych pól.
      }
    [b] { $count ->
        [one] Wolne jest jeszcze { $count } wyższe niebieskie pole.
        [few] Wolne są jeszcze { $count } wyższe niebieskie pola.
        [many] Wolnych jest jeszcze { $count } wyższych niebieskich pól.
       *[other] Wolnych jest jeszcze { $count } wyższych niebieskich pól.
      }
    [y] { $count ->
        [one] Wolne jest jeszcze { $count } wyższe żółte pole.
        [few] Wolne są jeszcze { $count } wyższe żółte pola.
        [many] Wolnych jest jeszcze { $count } wyższych żółtych pól.
       *[other] Wolnych jest jeszcze { $count } wyższych żółtych pól.
      }
   *[g] { $count ->
        [one] Wolne jest jeszcze { $count } wyższe zielone pole.
        [few] Wolne są jeszcze { $count } wyższe zielone pola.
        [many] Wolnych jest jeszcze { $count } wyższych zielonych pól.
       *[other] Wolnych jest jeszcze { $count } wyższych zielonych pól.
      }
  }
cb-coach-lead-top = { $colour ->
    [r] Nie ma już wyższego pola czerwonego: przebije tylko czerwony.
    [b] Nie ma już wyższego pola niebieskiego: przebije tylko czerwony.
    [y] Nie ma już wyższego pola żółtego: przebije tylko czerwony.
   *[g] Nie ma już wyższego pola zielonego: przebije tylko czerwony.
  }
cb-coach-lead-sure = Nie ma już wyższego czerwonego pola: tej karty nic nie przebije.
cb-coach-need = { $count ->
    [one] Do zakładu brakuje ci jeszcze { $count } lewy.
    [few] Do zakładu brakuje ci jeszcze { $count } lew.
    [many] Do zakładu brakuje ci jeszcze { $count } lew.
   *[other] Do zakładu brakuje ci jeszcze { $count } lewy.
  }
cb-coach-met = Masz już tyle lew, ile w zakładzie.
cb-coach-gives-up = { $colour ->
    [r] To nie do koloru, więc czerwony przepada do końca rundy.
    [b] To nie do koloru, więc niebieski przepada do końca rundy.
    [y] To nie do koloru, więc żółty przepada do końca rundy.
   *[g] To nie do koloru, więc zielony przepada do końca rundy.
  }
cb-coach-follows = { $colour ->
    [r] Dokładasz do czerwonego, więc nie tracisz żadnego koloru.
    [b] Dokładasz do niebieskiego, więc nie tracisz żadnego koloru.
    [y] Dokładasz do żółtego, więc nie tracisz żadnego koloru.
   *[g] Dokładasz do zielonego, więc nie tracisz żadnego koloru.
  }
cb-coach-group = Twoja największa grupa urośnie do { $size }.
cb-coach-other = Dla twojej drugiej { $rank } wolne jeszcze: { $colours }.
cb-coach-copies = { $count ->
    [one] Masz { $count } kartę z liczbą { $rank }, i każda potrzebuje własnego pola.
    [few] Masz { $count } karty z liczbą { $rank }, i każda potrzebuje własnego pola.
    [many] Masz { $count } kart z liczbą { $rank }, i każda potrzebuje własnego pola.
   *[other] Masz { $count } karty z liczbą { $rank }, i każda potrzebuje własnego pola.
  }
cb-coach-single = To twoja jedyna { $rank }: nic więcej się nie zmieni.
cb-coach-high = { $count ->
    [one] Masz { $count } kartę z liczbą { $rank } lub wyższą.
    [few] Masz { $count } karty z liczbą { $rank } lub wyższą.
    [many] Masz { $count } kart z liczbą { $rank } lub wyższą.
   *[other] Masz { $count } karty z liczbą { $rank } lub wyższą.
  }
cb-coach-share = Lew jest { $tricks }, a graczy { $players }.

# Skróty
cb-key-rank = Wybierz kartę po liczbie; obstaw tyle lew
cb-key-colour = Ogłoś czerwony, niebieski, żółty, zielony dla wybranej karty
cb-key-lay = Odłóż zakrytą wybraną kartę
cb-key-groups = Pokaż największe grupy (gdy żadna karta nie jest wybrana)
cb-key-arrows = Przechodź po ręce, kolorach i planszy
