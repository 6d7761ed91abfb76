# Zmieszczę się: stół, przebieg i karta wyników.
# Miejsca mają literę i liczbę, jak K6; w poprzek dwóch kart jak K6–L6.

## Karty i elementy

# $symbol to rysunek na karcie, $count ile ich jest; „none” to karta bez rysunku.
if-card = { $symbol ->
    [yarn] { $count ->
        [one] jeden kłębek
        [few] { $count } kłębki
        [many] { $count } kłębków
       *[other] { $count } kłębka
      }
    [mouse] { $count ->
        [one] jedna myszka
        [few] { $count } myszki
        [many] { $count } myszek
       *[other] { $count } myszki
      }
    [feather] { $count ->
        [one] jedno piórko
        [few] { $count } piórka
        [many] { $count } piórek
       *[other] { $count } piórka
      }
    [fish] { $count ->
        [one] jedna rybka
        [few] { $count } rybki
        [many] { $count } rybek
       *[other] { $count } rybki
      }
    [bell] { $count ->
        [one] jeden dzwonek
        [few] { $count } dzwonki
        [many] { $count } dzwonków
       *[other] { $count } dzwonka
      }
    [spray] { $count ->
        [one] jeden spryskiwacz
        [few] { $count } spryskiwacze
        [many] { $count } spryskiwaczy
       *[other] { $count } spryskiwacza
      }
    [princess] Księżniczka
    [sleep] śpiący kot
   *[none] pusta karta
  }
if-open-sides = otwarte boki: { $sides }
if-open-all = otwarta z każdej strony
if-side = { $side ->
    [T] górny
    [R] prawy
    [B] dolny
   *[L] lewy
  }
# Z której strony otwarty jest karton śpiącego kota: $side to T albo B.
if-way = { $side ->
    [T] otwarty u góry
   *[B] otwarty u dołu
  }

## Co teraz

if-ask-start = Wybierz i połóż kartę startową.
if-ask-turn = Dobierz kartę albo połóż śpiącego kota.
if-ask-draw = Dobierz kartę.
if-ask-card = Zagraj kartę z ręki.
if-ask-card-last = Ostatnia faza: zagraj kartę z ręki.
if-ask-discard = Żadna karta się nie mieści: wybierz jedną do odrzucenia.
if-ask-toy = Zabawka specjalna! Połóż ją na styku dwóch połączonych kart.
if-ask-cat = Połóż kota na styku nowej karty albo wybierz „Bez kota”.
if-ask-wait = { $kind ->
    [you] { $phase ->
        [start] Kładziesz kartę startową.
        [cat] Możesz położyć kota.
        [toy] Kładziesz zabawkę specjalną.
       *[other] Twoja kolej.
      }
   *[other] { $phase ->
        [start] Kartę startową kładzie: { $name }.
        [cat] Kota może położyć: { $name }.
        [toy] Zabawkę specjalną kładzie: { $name }.
       *[other] Teraz gra: { $name }.
      }
  }
if-ask-over = Koniec gry.

## Przy stole

if-board = Stół
if-seats = Gracze
if-hand = { $kind ->
    [you] Twoja ręka
   *[other] Ręka: { $name }
  }
if-starts = Karty startowe
if-hand-empty = Brak kart
if-draw = Dobierz
if-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
  }
if-last-phase = Ostatnia faza: nikt nie dobiera
if-sleep = Śpiący kot
if-no-cat = Bez kota
if-turn-card = Obróć kartę
if-place-next = Następne miejsce
if-place-previous = Poprzednie miejsce
if-lay = { $piece ->
    [princess] Wpuść ją
   *[other] Połóż
  }
if-discard = Odrzuć
if-choose-card = Najpierw wybierz kartę.
if-choose-place = Najpierw wybierz miejsce na stole.
if-draw-deck = { $count ->
    [one] Dobierz: została { $count } karta
    [few] Dobierz: zostały { $count } karty
    [many] Dobierz: zostało { $count } kart
   *[other] Dobierz: zostało { $count } karty
  }
if-cats-left = { $count ->
    [0] bez kotów w zapasie
    [one] został { $count } kot
    [few] zostały { $count } koty
    [many] zostało { $count } kotów
   *[other] zostało { $count } kota
  }
if-cards-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
if-points-now = { $count ->
    [one] na razie { $count } punkt
    [few] na razie { $count } punkty
    [many] na razie { $count } punktów
   *[other] na razie { $count } punktu
  }
if-plate-points = { $count ->
    [one] pkt
    [few] pkt
    [many] pkt
   *[other] pkt
  }
if-look = Widok stołu
if-zoom-in = Przybliż
if-zoom-out = Oddal
if-zoom-fit = Pokaż wszystko
if-next-box = Oglądaj pudełka po kolei
if-no-boxes = Na stole nie ma jeszcze pudełek
if-place-button = { $place }
if-place-chosen = { $place }, wybrane
if-place-cat = { $kind ->
    [you] { $place }: twój kot
   *[other] { $place }: kot ({ $name })
  }
if-place-hinted = { $place }, według wskazówki
if-awake = Czuwający kot
if-turn-cat = Obróć śpiącego kota
if-drag = Upuść na podświetlonym miejscu.
if-drag-cat = Górna połowa: otwarty u góry. Dolna: u dołu.
if-last-cat = ostatni kot
if-mat-first = Tu pierwsza karta
if-mat-join = Otwarte: jedno pudełko
if-mat-apart = Ścianka: dwa pudełka
if-news-last-cat = { $kind ->
    [you] Został ci jeden kot
   *[other] { $name }: został jeden kot
  }
if-news-last-cat-meaning = Gdy ktoś położy piątego kota, zacznie się ostatnia faza.
if-news-last-phase = Zaczyna się ostatnia faza
if-news-why = { $cause ->
    [cats] { $kind ->
        [you] Twój piąty kot jest na stole.
       *[other] { $name }: piąty kot na stole.
      }
   *[deck] Talia się skończyła.
  }
if-news-meaning = Nikt już nie dobiera i nie kładzie śpiących kotów: wszyscy zagrywają karty z ręki.

## Pudełko i jego wartość

if-box = Pudełko na { $place }
if-box-after = Pudełko na { $place }, po tym ruchu
if-box-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
if-box-closed = zamknięte: wszystko podwójnie
if-box-open = jeszcze otwarte
if-box-worth = warte { $count }
if-box-no-toys = bez zabawek
if-box-sprays = { $count ->
    [one] minus { $count } spryskiwacz
    [few] minus { $count } spryskiwacze
    [many] minus { $count } spryskiwaczy
   *[other] minus { $count } spryskiwacza
  }
# $awake i $asleep liczą koty tego gracza w pudełku.
if-box-cats = { $asleep ->
    [0] { $awake ->
        [one] { $name }: { $awake } kot czuwa
        [few] { $name }: { $awake } koty czuwają
        [many] { $name }: { $awake } kotów czuwa
       *[other] { $name }: { $awake } kota czuwa
      }
   *[other] { $awake ->
        [0] { $asleep ->
            [one] { $name }: { $asleep } kot śpi
            [few] { $name }: { $asleep } koty śpią
            [many] { $name }: { $asleep } kotów śpi
           *[other] { $name }: { $asleep } kota śpi
          }
       *[other] { $name }: czuwających { $awake }, śpiących { $asleep }
      }
  }
if-box-taken = { $count ->
    [one] { $names }: { $count } punkt
    [few] { $names }: { $count } punkty
    [many] { $names }: { $count } punktów
   *[other] { $names }: { $count } punktu
  }
if-box-nobody = na razie niczyje

## Co ruch zmieni w pudełkach

# Łączy się $count pudełek, na $places; przy jednym $cards i $worth mówią, które to.
if-after-joins = { $count ->
    [0] Z niczym się nie łączy: osobne pudełko
    [one] Łączy się z pudełkiem na { $places } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
      }, warte { $worth })
    [few] Łączy pudełka na { $places }
    [many] Łączy pudełka na { $places }
   *[other] Łączy pudełka na { $places }
  }
if-after-stops = { $openings ->
    [one] Zatyka jego jedyny otwarty bok
    [few] Zatyka { $count } z jego { $openings } otwartych boków
    [many] Zatyka { $count } z jego { $openings } otwartych boków
   *[other] Zatyka { $count } z jego { $openings } otwartych boków
  }
if-after-openings = { $count ->
    [one] Zostaje { $count } otwarty bok
    [few] Zostają { $count } otwarte boki
    [many] Zostaje { $count } otwartych boków
   *[other] Zostaje { $count } otwartego boku
  }
if-after-closes = Zamyka je: wszystko w nim liczy się podwójnie
if-after-walls = { $openings ->
    [one] Ścianką zatyka jedyny otwarty bok pudełka na { $place }
    [few] Ścianką zatyka { $count } z { $openings } otwartych boków pudełka na { $place }
    [many] Ścianką zatyka { $count } z { $openings } otwartych boków pudełka na { $place }
   *[other] Ścianką zatyka { $count } z { $openings } otwartych boków pudełka na { $place }
  }
if-after-walls-closed = Ścianką zamyka pudełko na { $place }: wszystko w nim liczy się podwójnie
if-after-held = Czyje będzie: { $holders }
if-after-holder = { $count ->
    [one] { $name } ({ $count } punkt)
    [few] { $name } ({ $count } punkty)
    [many] { $name } ({ $count } punktów)
   *[other] { $name } ({ $count } punktu)
  }
if-after-holder-extra = { $count ->
    [one] { $name } ({ $count } punkt, w tym { $extra } za kolejne koty)
    [few] { $name } ({ $count } punkty, w tym { $extra } za kolejne koty)
    [many] { $name } ({ $count } punktów, w tym { $extra } za kolejne koty)
   *[other] { $name } ({ $count } punktu, w tym { $extra } za kolejne koty)
  }
if-after-nobody = Pozostanie niczyje
if-after-idle = Liczy się tylko razem z twoim czuwającym kotem

## Co trener mówi o ruchu

if-coach-draw = { $count ->
    [0] Masz o jedną kartę więcej do wyboru.
    [one] Masz o jedną kartę więcej do wyboru, a { $count } kot zostaje w domu.
    [few] Masz o jedną kartę więcej do wyboru, a { $count } koty zostają w domu.
    [many] Masz o jedną kartę więcej do wyboru, a { $count } kotów zostaje w domu.
   *[other] Masz o jedną kartę więcej do wyboru, a { $count } kota zostaje w domu.
  }
if-coach-pass = { $count ->
    [one] Zachowujesz { $count } kota na lepsze pudełko.
    [few] Zachowujesz { $count } koty na lepsze pudełko.
    [many] Zachowujesz { $count } kotów na lepsze pudełko.
   *[other] Zachowujesz { $count } kota na lepsze pudełko.
  }
if-coach-home = { $name } dostaje tego kota z powrotem i traci miejsce w pudełku.
if-coach-home-own = Twój kot wraca do domu i możesz go położyć jeszcze raz.
if-coach-closes = { $count ->
    [one] Zamyka pudełko na { $place } i je podwaja: { $count } punkt dla ciebie.
    [few] Zamyka pudełko na { $place } i je podwaja: { $count } punkty dla ciebie.
    [many] Zamyka pudełko na { $place } i je podwaja: { $count } punktów dla ciebie.
   *[other] Zamyka pudełko na { $place } i je podwaja: { $count } punktu dla ciebie.
  }
if-coach-closes-other = Zamyka pudełko na { $place } i je podwaja, ale nie jest ono twoje: { $names }.
if-coach-takes = Teraz w tym pudełku prowadzisz ty, a nie { $names }.
if-coach-ties = Remis w tym pudełku ({ $names }): każdy bierze je w całości.
if-coach-gains = { $count ->
    [one] Już teraz daje ci o { $count } punkt więcej.
    [few] Już teraz daje ci o { $count } punkty więcej.
    [many] Już teraz daje ci o { $count } punktów więcej.
   *[other] Już teraz daje ci o { $count } punktu więcej.
  }
if-coach-loses = { $count ->
    [one] Na razie kosztuje cię { $count } punkt.
    [few] Na razie kosztuje cię { $count } punkty.
    [many] Na razie kosztuje cię { $count } punktów.
   *[other] Na razie kosztuje cię { $count } punktu.
  }
if-coach-hurts = { $count ->
    [one] { $name } traci { $count } punkt.
    [few] { $name } traci { $count } punkty.
    [many] { $name } traci { $count } punktów.
   *[other] { $name } traci { $count } punktu.
  }
if-coach-helps = { $count ->
    [one] { $name } też zyskuje { $count } punkt.
    [few] { $name } też zyskuje { $count } punkty.
    [many] { $name } też zyskuje { $count } punktów.
   *[other] { $name } też zyskuje { $count } punktu.
  }
if-coach-sleeps = Liczy się jako jeszcze jeden twój kot w tym pudełku.
if-coach-sleeps-idle = Śpiący kot liczy się dopiero wtedy, gdy w tym samym pudełku czuwa twój kot.
if-coach-room = { $count ->
    [0] Robi miejsce dla twojego kota.
    [one] Robi miejsce dla twojego kota: { $count } punkt.
    [few] Robi miejsce dla twojego kota: { $count } punkty.
    [many] Robi miejsce dla twojego kota: { $count } punktów.
   *[other] Robi miejsce dla twojego kota: { $count } punktu.
  }
if-coach-toys = Liczy się tam wtedy: { $toys }.
if-coach-walls = Ścianka zatyka otwarty bok pudełka na { $place }: z tej strony już nie urośnie ({ $names }).
if-coach-openings = { $count ->
    [one] Do zamknięcia pudełka zostaje { $count } otwarty bok.
    [few] Do zamknięcia pudełka zostają { $count } otwarte boki.
    [many] Do zamknięcia pudełka zostaje { $count } otwartych boków.
   *[other] Do zamknięcia pudełka zostaje { $count } otwartego boku.
  }
if-coach-cats = { $count ->
    [0] To twój ostatni kot: zaczyna się ostatnia faza.
    [one] Zostanie ci { $count } kot.
    [few] Zostaną ci { $count } koty.
    [many] Zostanie ci { $count } kotów.
   *[other] Zostanie ci { $count } kota.
  }

## Przebieg

if-told-deal = Talia gotowa. Najpierw każdy kładzie kartę startową.
if-told-start = { $name }: karta startowa ({ $card }) na { $place }
if-told-draw = { $kind ->
    [you] Dobierasz kartę
   *[other] { $name } dobiera kartę
  }
if-told-pass = { $kind ->
    [you] Tym razem grasz bez kota
   *[other] { $name }: tym razem bez kota
  }
if-told-card = { $name }: { $card } na { $place }
if-told-toy = { $name }: zabawka specjalna ({ $card }) na { $place }
if-told-cat = { $name }: czuwający kot na { $place }
if-told-sleep = { $name }: śpiący kot na { $place }, { $way }
if-told-princess = { $name }: Księżniczka zamiast kota na { $place }
if-told-discard = { $kind ->
    [you] Odrzucasz kartę ({ $card })
   *[other] { $name } odrzuca kartę ({ $card })
  }
if-told-toy-shown = To zabawka specjalna: { $card }.
if-told-deck-low = { $count ->
    [0] Talia jest pusta.
    [one] W talii została { $count } karta.
    [few] W talii zostały { $count } karty.
    [many] W talii zostało { $count } kart.
   *[other] W talii zostało { $count } karty.
  }
if-told-joined = { $boxes ->
    [one] Pudełko na { $place } ma już { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
      }.
    [few] { $boxes } pudełka łączą się w jedno na { $place }, liczba kart: { $cards }.
    [many] { $boxes } pudełek łączy się w jedno na { $place }, liczba kart: { $cards }.
   *[other] { $boxes } pudełka łączy się w jedno na { $place }, liczba kart: { $cards }.
  }
if-told-closed = { $cards ->
    [one] Pudełko na { $place } jest zamknięte: { $cards } karta, warte { $worth }.
    [few] Pudełko na { $place } jest zamknięte: { $cards } karty, warte { $worth }.
    [many] Pudełko na { $place } jest zamknięte: { $cards } kart, warte { $worth }.
   *[other] Pudełko na { $place } jest zamknięte: { $cards } karty, warte { $worth }.
  }
if-told-cats-left = { $count ->
    [0] { $kind ->
        [you] Nie masz już kotów.
       *[other] { $name }: koniec kotów.
      }
    [one] { $kind ->
        [you] Został ci jeden kot.
       *[other] { $name }: został jeden kot.
      }
    [few] { $kind ->
        [you] Zostały ci { $count } koty.
       *[other] { $name }: zostały { $count } koty.
      }
    [many] { $kind ->
        [you] Zostało ci { $count } kotów.
       *[other] { $name }: zostało { $count } kotów.
      }
   *[other] { $kind ->
        [you] Zostało ci { $count } kota.
       *[other] { $name }: zostało { $count } kota.
      }
  }
if-told-returned = { $kind ->
    [you] Twój kot wraca do ciebie.
   *[other] Kot wraca do właściciela: { $name }.
  }
if-told-last-phase = { $cause ->
    [cats] { $kind ->
        [you] Twój piąty kot jest na stole: zaczyna się ostatnia faza. Nikt już nie dobiera i nie kładzie śpiących kotów; zagrywamy karty z ręki.
       *[other] { $name }: piąty kot na stole, zaczyna się ostatnia faza. Nikt już nie dobiera i nie kładzie śpiących kotów; zagrywamy karty z ręki.
      }
   *[deck] To była ostatnia karta talii: zaczyna się ostatnia faza. Nikt już nie dobiera i nie kładzie śpiących kotów; zagrywamy karty z ręki.
  }
if-told-tie = Remis na czele: wygrywa ten, kto ma najmniej punktów karnych.

## Sam ruch

if-move-start = start: { $card }, { $place }
if-move-draw = dobierz
if-move-pass = bez kota
if-move-card = { $card }, { $place }
if-move-card-turned = { $card }, { $place }, obrócona
if-move-cat = kot na { $place }
if-move-sleep = śpiący kot na { $place }, { $way }
if-move-princess = Księżniczka zamiast kota na { $place }
if-move-discard = odrzuć: { $card }

## Dlaczego nie

if-no-game-over = Koniec gry.
if-no-not-dealt = Karty nie są jeszcze rozdane.
if-no-not-your-turn = Teraz gra: { $name }.
if-no-no-such-move = Nie ma takiego ruchu.
if-no-start-card-first = Najpierw każdy kładzie kartę startową.
if-no-start-card-taken = Ta karta startowa jest już na stole.
if-no-begin-in-the-middle = Pierwsza karta startowa leży pośrodku, na K6.
if-no-no-short-side = Karta startowa trafia nad inną kartę albo pod nią.
if-no-draw-or-sleep = Najpierw dobierz kartę albo połóż śpiącego kota.
if-no-no-cat-left = Nie masz już kotów.
if-no-no-more-drawing = W ostatniej fazie nikt nie dobiera: zagraj kartę z ręki.
if-no-no-more-sleeping-cats = W ostatniej fazie nie ma śpiących kotów: zagraj kartę z ręki.
if-no-play-a-card = Karta już dobrana: teraz zagraj kartę z ręki.
if-no-lay-a-card-first = Czuwającego kota kładzie się tylko zaraz po położeniu karty.
if-no-card-not-in-hand = Nie masz tej karty na ręce.
if-no-no-cat-there = Księżniczka zajmuje miejsce kota, a tu żadnego nie ma.
if-no-same-upright = Ta karta po obróceniu wygląda tak samo.
if-no-double-wall = Na { $place } ścianka zetknęłaby się ze ścianką.
if-no-can-be-played = Możesz jeszcze zagrać kartę, więc nie możesz odrzucić.
if-no-lay-the-toy = Najpierw połóż zabawkę specjalną.
if-no-must-lie-across = Póki jest miejsce, zabawkę specjalną kładzie się na styku dwóch połączonych kart.
if-no-cat-or-pass = Teraz połóż kota na styku nowej karty albo wybierz „Bez kota”.
if-no-not-on-the-card-laid = Kot musi leżeć na karcie położonej przed chwilą.
if-no-off-the-table = To już poza stołem.
if-no-cell-taken = Na { $place } leży już karta.
if-no-touches-nothing = Na { $place } nie dotknie żadnej karty.
if-no-no-room = Na { $place } coś już leży.
if-no-on-a-sleeping-cat = Nic nie może leżeć na śpiącym kocie ani na Księżniczce, która zajęła jego miejsce.
if-no-not-joined = Karty na { $place } nie są połączone długimi bokami.

## Karta wyników

if-slip-box = { $closed ->
    [yes] Pudełko na { $place }, zamknięte: { $toys }, podwójnie
   *[no] Pudełko na { $place }: { $toys }
  }
if-slip-sprays = { $closed ->
    [yes] { $count ->
        [one] w nim { $count } spryskiwacz, podwójnie
        [few] w nim { $count } spryskiwacze, podwójnie
        [many] w nim { $count } spryskiwaczy, podwójnie
       *[other] w nim { $count } spryskiwacza, podwójnie
      }
   *[no] { $count ->
        [one] w nim { $count } spryskiwacz
        [few] w nim { $count } spryskiwacze
        [many] w nim { $count } spryskiwaczy
       *[other] w nim { $count } spryskiwacza
      }
  }
if-slip-cats = { $count ->
    [one] w nim { $count } kolejny kot
    [few] w nim { $count } kolejne koty
    [many] w nim { $count } kolejnych kotów
   *[other] w nim { $count } kolejnego kota
  }
if-slip-none = Brak zdobytych pudełek

## Stół jako tekst

if-text-now = Teraz
if-text-boxes = Pudełka
if-text-seats = Gracze
if-text-table = { $extended ->
    [yes] Stół { $width } na { $height } kart, zasady rozszerzone
   *[no] Stół { $width } na { $height } kart
  }
if-text-box = Pudełko na { $place }: { $details }
if-text-seat = { $name }: { $details }
if-text-cell = { $place }: { $details }
if-text-cards = Karty na stole
if-text-sleeping = { $kind ->
    [you] twój śpiący kot
   *[other] śpiący kot ({ $name })
  }
if-text-princess-bed = Księżniczka
if-text-none = nic

## Skróty

if-key-arrows = Przechodź między miejscami; z Shiftem przesuwaj stół
if-key-cards = Wybierz kartę
if-key-turn = Obróć kartę albo śpiącego kota
if-key-draw = Dobierz
if-key-sleep = Śpiący kot; jeszcze raz: obróć go
if-key-no-cat = Bez kota
if-key-zoom = Przybliż, oddal, pokaż wszystko
if-key-box = Oglądaj pudełka po kolei

## Liczenie pudełek na koniec

if-count = Liczymy pudełka
if-count-step = { $step } z { $steps }
if-count-begin = { $count ->
    [one] Koniec gry. Do policzenia: { $count } pudełko.
    [few] Koniec gry. Do policzenia: { $count } pudełka.
    [many] Koniec gry. Do policzenia: { $count } pudełek.
   *[other] Koniec gry. Do policzenia: { $count } pudełka.
  }
if-count-most = najwięcej kotów
if-count-shared = remis: najwięcej
if-count-asleep = same śpiące: nie liczą się
if-count-nobody = Niczyje: są w nim same śpiące koty.
if-count-takes = najwięcej kotów: { $names }
if-count-takes-shared = remis, więc każdy bierze pudełko w całości: { $names }
if-count-closed = zamknięte: podwójnie
if-count-open = otwarte: bez podwojenia
if-count-extra = { $count ->
    [one] { $count } kolejny kot
    [few] { $count } kolejne koty
    [many] { $count } kolejnych kotów
   *[other] { $count } kolejnego kota
  }
if-count-points = { $count ->
    [one] { $name }: { $count } punkt
    [few] { $name }: { $count } punkty
    [many] { $name }: { $count } punktów
   *[other] { $name }: { $count } punktu
  }
if-count-none = W żadnym pudełku nie ma kota, więc nikt nie dostaje punktów.
if-count-tie = Przy równych punktach wyżej jest ten, kto ma mniej punktów karnych: { $penalties }.
if-count-list = Ile dało każde pudełko
if-count-next = Następne pudełko
if-count-previous = Poprzednie pudełko
if-count-pause = Pauza
if-count-run = Licz dalej
if-count-again = Policz pudełka
if-count-skip = Pomiń
if-key-count = Na koniec: poprzednie albo następne pudełko
if-key-count-pause = Na koniec: zatrzymaj liczenie albo licz dalej
if-key-count-skip = Na koniec: pomiń liczenie
