# Cat in the Box: stół, przebieg, karta wyników. $colour to zawsze r b y g; wartości to zwykłe liczby.

# Co teraz
cb-ask-discard = Wybierz kartę do odłożenia.
cb-ask-discard-wait = Czekamy na odłożone karty: { $names }.
cb-ask-predict = Ile lew zbierzesz?
cb-ask-predict-wait = { $kind ->
    [you] Czekamy na twój zakład.
   *[other] Teraz obstawia: { $name }.
  }
cb-ask-lead = Wychodzisz: wybierz kartę, potem jej kolor.
cb-ask-follow = { $colour ->
    [r] Kolor wyjściowy: czerwony. Wybierz kartę, potem jej kolor.
    [b] Kolor wyjściowy: niebieski. Wybierz kartę, potem jej kolor.
    [y] Kolor wyjściowy: żółty. Wybierz kartę, potem jej kolor.
   *[g] Kolor wyjściowy: zielony. Wybierz kartę, potem jej kolor.
  }
cb-ask-wait = { $kind ->
    [you] Twoja kolej.
   *[other] Teraz gra: { $name }.
  }
cb-ask-round-over = Koniec rundy.
cb-ask-paradox = { $kind ->
    [you] Wywołujesz paradoks. Koniec rundy.
   *[other] { $name } wywołuje paradoks. Koniec rundy.
  }
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
    [one] obstaw { $count } lewę
    [few] obstaw { $count } lewy
    [many] obstaw { $count } lew
   *[other] obstaw { $count } lewy
  }

# Przebieg
cb-log-deal = Runda { $round }
cb-log-play = { $colour ->
    [r] { $name }: { $rank } jako czerwona
    [b] { $name }: { $rank } jako niebieska
    [y] { $name }: { $rank } jako żółta
   *[g] { $name }: { $rank } jako zielona
  }
cb-log-discard = { $kind ->
    [you] Odkładasz zakrytą kartę ({ $rank })
   *[other] { $name } odkłada zakrytą kartę ({ $rank })
  }
cb-log-discard-hidden = { $kind ->
    [you] Odkładasz zakrytą kartę
   *[other] { $name } odkłada zakrytą kartę
  }
cb-log-predict = { $kind ->
    [you] { $count ->
        [one] Obstawiasz { $count } lewę
        [few] Obstawiasz { $count } lewy
        [many] Obstawiasz { $count } lew
       *[other] Obstawiasz { $count } lewy
      }
   *[other] { $count ->
        [one] { $name } obstawia { $count } lewę
        [few] { $name } obstawia { $count } lewy
        [many] { $name } obstawia { $count } lew
       *[other] { $name } obstawia { $count } lewy
      }
  }
cb-log-lost = { $kind ->
    [you] { $colour ->
        [r] Tracisz czerwony do końca rundy
        [b] Tracisz niebieski do końca rundy
        [y] Tracisz żółty do końca rundy
       *[g] Tracisz zielony do końca rundy
      }
   *[other] { $colour ->
        [r] { $name } traci czerwony do końca rundy
        [b] { $name } traci niebieski do końca rundy
        [y] { $name } traci żółty do końca rundy
       *[g] { $name } traci zielony do końca rundy
      }
  }
# $count: ile lew ma ten gracz w tej rundzie.
cb-log-won = { $kind ->
    [you] Bierzesz lewę (razem { $count }).
   *[other] { $name } bierze lewę (razem { $count }).
  }
cb-log-paradox = { $kind ->
    [you] Paradoks! Nie masz już koloru dla swoich kart ({ $hand }).
   *[other] Paradoks! { $name } nie ma już koloru dla swoich kart ({ $hand }).
  }

# Dlaczego nie
cb-no-due = Teraz nie ma nic do zagrania.
cb-no-discard-first = Najpierw każdy odkłada zakrytą kartę.
cb-no-discarded = Twoja karta jest już odłożona.
cb-no-turn = Jeszcze nie twoja kolej: najpierw { $name }.
cb-no-predict-first = Najpierw obstaw, ile lew zbierzesz.
cb-no-prediction = Możesz obstawić { $choices }.
cb-no-play = Teraz zagraj kartę i ogłoś jej kolor.
cb-no-card = Nie masz na ręce karty { $rank }.
cb-no-token = { $colour ->
    [r] Czerwony masz przekreślony: nie ogłosisz go do końca rundy.
    [b] Niebieski masz przekreślony: nie ogłosisz go do końca rundy.
    [y] Żółty masz przekreślony: nie ogłosisz go do końca rundy.
   *[g] Zielony masz przekreślony: nie ogłosisz go do końca rundy.
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
cb-drop-rank = { $rank } trafia tylko na pole z { $rank }.
cb-no-card-chosen = Najpierw wybierz kartę, potem jej kolor.
cb-preview-lose = { $colour ->
    [r] Jeśli nie dołożysz do czerwonego, stracisz go do końca rundy.
    [b] Jeśli nie dołożysz do niebieskiego, stracisz go do końca rundy.
    [y] Jeśli nie dołożysz do żółtego, stracisz go do końca rundy.
   *[g] Jeśli nie dołożysz do zielonego, stracisz go do końca rundy.
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
cb-lay = Odłóż tę { $rank }
cb-predict = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
  }
cb-groups = Grupy
cb-groups-title = Pokaż największą grupę każdego gracza
cb-group-size = grupa: { $size }
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
    [one] { $tricks } z { $predicted } lewy
    [few] { $tricks } z { $predicted } lew
    [many] { $tricks } z { $predicted } lew
   *[other] { $tricks } z { $predicted } lewy
  }
cb-plate-of-short = { $tricks } z { $predicted }
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
cb-plate-over = więcej niż w zakładzie
cb-plate-void = paradoks: bez premii
cb-paradox = Paradoks!
cb-paradox-why = { $kind ->
    [you] Nie możesz zagrać żadnej z tych kart
   *[other] { $name } nie może zagrać żadnej z tych kart
  }

# Karta wyników
cb-slip-tricks = { $count ->
    [one] { $count } zebrana lewa
    [few] { $count } zebrane lewy
    [many] { $count } zebranych lew
   *[other] { $count } zebranej lewy
  }
cb-slip-paradox = { $count ->
    [one] Paradoks: minus za { $count } lewę
    [few] Paradoks: minus za { $count } lewy
    [many] Paradoks: minus za { $count } lew
   *[other] Paradoks: minus za { $count } lewy
  }
cb-slip-paradox-no-bonus = Po paradoksie bez premii za grupę
cb-slip-met = Zakład trafiony ({ $predicted }): premia za największą grupę
cb-slip-missed = Zakład nietrafiony ({ $predicted }): bez premii
cb-slip-few = Najwyżej cztery lewy: premia za największą grupę
cb-slip-many = Więcej niż cztery lewy: bez premii

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
cb-text-ahead = { $kind ->
    [you] Na razie lewa jest twoja
   *[other] Na prowadzeniu: { $name }
  }
cb-text-winner = { $kind ->
    [you] Lewa jest twoja
   *[other] Lewa: { $name }
  }
cb-text-no-trick = Nie zagrano jeszcze żadnej karty
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
cb-coach-wins-need = Bierzesz lewę, a do zakładu brakuje ci jeszcze { $count }.
cb-coach-wins-met = Bierzesz lewę, ale masz już tyle, ile w zakładzie.
cb-coach-ahead-plain = Na razie prowadzisz w tej lewie.
cb-coach-ahead-need = Na razie prowadzisz w tej lewie, a do zakładu brakuje ci jeszcze { $count }.
cb-coach-ahead-met = Na razie prowadzisz w tej lewie, ale masz już tyle, ile w zakładzie.
cb-coach-loses-plain = Tę lewę weźmie ktoś inny.
cb-coach-loses-need = Tę lewę weźmie ktoś inny, a tobie brakuje jeszcze { $count }.
cb-coach-loses-met = Tę lewę weźmie ktoś inny, i dobrze: masz już tyle, ile w zakładzie.
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
cb-coach-met = Masz już tyle lew, ile w zakładzie.
cb-coach-gives-up = { $colour ->
    [r] Nie dokładasz do czerwonego, więc tracisz go do końca rundy.
    [b] Nie dokładasz do niebieskiego, więc tracisz go do końca rundy.
    [y] Nie dokładasz do żółtego, więc tracisz go do końca rundy.
   *[g] Nie dokładasz do zielonego, więc tracisz go do końca rundy.
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
    [one] Masz { $count } kartę z liczbą { $rank }.
    [few] Masz { $count } karty z liczbą { $rank }, a każda potrzebuje własnego pola.
    [many] Masz { $count } kart z liczbą { $rank }, a każda potrzebuje własnego pola.
   *[other] Masz { $count } karty z liczbą { $rank }, a każda potrzebuje własnego pola.
  }
cb-coach-single = To twoja jedyna { $rank }, więc nic więcej się dla ciebie nie zmieni.
cb-coach-high = { $count ->
    [one] Masz { $count } kartę z liczbą { $rank } lub wyższą.
    [few] Masz { $count } karty z liczbą { $rank } lub wyższą.
    [many] Masz { $count } kart z liczbą { $rank } lub wyższą.
   *[other] Masz { $count } karty z liczbą { $rank } lub wyższą.
  }
cb-coach-share = Na { $players } graczy przypada { $tricks } lew.

# Skróty
cb-key-rank = Wybierz kartę po liczbie albo obstaw tyle lew
cb-key-colour = Ogłoś czerwony, niebieski, żółty, zielony dla wybranej karty
cb-key-lay = Odłóż wybraną kartę
cb-key-groups = Pokaż największe grupy (gdy żadna karta nie jest wybrana)
cb-key-arrows = Przechodź po ręce, kolorach i planszy
