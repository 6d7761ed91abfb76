# Powtórka i analiza zapisanej gry.

replay-title = Powtórka
replay-open-title = Otwórz powtórkę
replay-open-text = Zapis zawiera wszystkie karty i ruchy jednej partii. Otwórz go, żeby prześledzić ją krok po kroku, zajrzeć wszystkim w karty i oddać ją tygrysowi do analizy.
replay-open-file = Wybierz plik…
replay-open-drop = albo upuść go gdziekolwiek na tej stronie
replay-open-paste = Albo wklej tekst zapisu
replay-open-go = Otwórz
replay-open-finished = Twoje skończone partie
replay-open-unfinished = Niedokończone partie
replay-open-none = Pojawią się tu też partie, które skończysz na tej stronie.
replay-open-trouble = Nie udało się tego otworzyć
replay-open-another = Otwórz inny zapis
replay-not-here = Nie znaleziono tej partii
replay-not-here-others = Obejrzyj inną partię
replay-not-over = Ta partia jeszcze trwa, więc oto jej stół.

# Co jest nie tak z zapisem. $line to numer wiersza.
replay-fault-empty = Nic tu nie ma.
replay-fault-no-record = To nie jest zapis partii Menagerie: pierwszy wiersz nie pasuje.
replay-fault-unknown-game = To zapis gry, której ta strona nie zna. Może zna ją nowsza wersja strony.
replay-fault-other-rules = Ta partia toczyła się według wersji { $made } zasad; tutaj gra się według wersji { $here }.
replay-fault-bad-start = Wiersz { $line }: gracze i opcje tej partii nie pasują do siebie.
replay-fault-unreadable = Wiersza { $line } nie da się odczytać. Może został ucięty albo uszkodzony po drodze.
replay-fault-torn = Zapis urywa się po wierszu { $line }, przed końcem partii. Może nie skopiował się w całości.
replay-fault-lines-missing = Przed wierszem { $line } czegoś brakuje albo kolejność jest pomylona.
replay-fault-edited = Suma kontrolna na końcu wiersza { $line } się nie zgadza: ktoś zmienił zapis po partii.
replay-fault-illegal-move = W wierszu { $line } jest ruch, na który zasady nie pozwalają.
replay-fault-out-of-order = Wiersz { $line } opisuje coś, co w tym momencie partii nie mogło się zdarzyć.
replay-fault-wrong-result = Wiersz { $line } podaje wyniki niezgodne z zasadami.
replay-fault-not-opened = Sekretu nie ujawniono, więc nikt nie może sprawdzić rozdań.
replay-fault-wrong-secret = Sekret ujawniony na końcu nie jest tym, który obiecano na początku.
replay-fault-other-deal = Wiersz { $line }: z obiecanego sekretu wychodzą inne karty.
replay-fault-other = Wiersz { $line } nie zgadza się z zasadami.
replay-fault-too-big = Ten zapis jest o wiele dłuższy niż jakakolwiek partia, więc go nie otwieramy.
replay-fault-link = Link jest uszkodzony albo niepełny. Poproś o niego jeszcze raz albo o zapis w pliku.
replay-fault-nothing-happened = Tę partię przerwano przed pierwszym rozdaniem: nie ma czego oglądać.
replay-fault-missing = Mogła zostać usunięta albo toczyła się w innej przeglądarce.
replay-fault-no-table-record = Przy tym stole nie ma czego oglądać: partia jeszcze trwa albo nie została zapisana.
replay-fault-kept = Zapis tej partii nie zgadza się już z zasadami. Niczego w nim nie zmieniamy.
replay-fault-file = Nie udało się odczytać tego pliku.

# Krok po kroku.
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-slider = Krok
replay-step = { $step } z { $steps }
replay-eyes = Czyj widok
replay-eyes-of = Widok: { $name }
replay-open-cards = Pokaż wszystkie karty
replay-open-cards-note = Karty wszystkich graczy leżą odkryte, widać też ukryte ruchy.
replay-tempo = Szybkość
replay-tempo-of = Szybkość: { $tempo }
replay-tempo-slow = Wolno
replay-tempo-steady = Normalnie
replay-tempo-fast = Szybko
replay-look = Widok
replay-still-going = Ta partia jeszcze trwa. Jeśli chcesz ją dokończyć: widok innych graczy, odkryte karty i analiza zdradzą to, czego nie powinno być widać.
replay-panels = Szczegóły
replay-tab-log = Przebieg
replay-tab-review = Analiza
replay-tab-game = Wyniki

# O grze.
replay-game = Partia i wyniki
replay-scores = Wyniki do tej pory
replay-scores-none = Nic jeszcze nie policzono.
replay-scores-final = Wyniki końcowe
replay-round-why = Runda { $round }: skąd te punkty
replay-stopped = Zakończona przed czasem.
replay-deals = Rozdania
replay-deals-matched = Sprawdzone: karty rozdano tak, jak obiecano przed partią, a każdy ruch jest zgodny z zasadami.
replay-deals-no-promise = W tym zapisie nie ma skrótu rozdań, więc nie da się ich sprawdzić. Ruchy są zgodne z zasadami.
replay-deals-broken = Rozdania się nie zgadzają.
replay-share = Zachowaj lub wyślij
replay-share-short = Udostępnij
replay-link-note = Cała partia jest w samym linku; w sieci nie zapisujemy niczego.
replay-link-unfinished = Ta partia jeszcze trwa. Link i plik zawierają wszystko: karty każdego gracza, a także te, których nikt jeszcze nie widział. Każdy, kto je otworzy, zobaczy wszystko.

# Analiza.
replay-review = Analiza
replay-review-text = Tygrys, najsilniejszy bot, ocenia każdą decyzję na podstawie kart widocznych wtedy dla gracza i mierzy, ile kosztował zagrany ruch.
replay-review-none = Nie ma jeszcze decyzji do oceny.
replay-review-depth = Głębokość
replay-review-depth-note = Głębsza analiza trwa dłużej i znajduje drobniejsze błędy.
replay-depth-quick = Szybko
replay-depth-steady = Normalnie
replay-depth-deep = Głęboko
replay-review-time = { $count ->
    [one] { $count } decyzja, mniej więcej { $time }
    [few] { $count } decyzje, mniej więcej { $time }
    [many] { $count } decyzji, mniej więcej { $time }
   *[other] { $count } decyzji, mniej więcej { $time }
  }
replay-review-start = Analizuj partię
replay-review-go-on = Wznów
replay-review-stop = Pauza
replay-review-progress = Ocenione: { $done } z { $count }
replay-review-done = Ocenione: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }
replay-review-failed = Analiza została przerwana. Dotychczasowe wyniki zostają; możesz ją wznowić.
replay-measure = Wykres pokazuje
replay-measure-cost = Stracone szanse
replay-measure-chance = Szansa na wygraną
replay-plot-cost = Ile szans na wygraną każdy gracz dotąd stracił, decyzja po decyzji; w całej partii może się uzbierać ponad 100%. Płaska linia to dobra gra, każdy schodek to błąd, a im większy znak, tym większy błąd.
replay-plot-chance = Szansa każdego gracza na wygraną po każdej jego decyzji, oceniona na podstawie tego, co było dla niego widoczne.
replay-plot-round = Runda { $round }
replay-plot-tap = Dotknij wykresu, żeby przejść do tego ruchu.
replay-sums = Gracz po graczu
replay-sum-name = Gracz
replay-sum-same = Wybór tygrysa
replay-sum-same-of = { $same } z { $count }
replay-sum-cost = Strata
replay-sum-line = { $name }: strata { $cost } szans na wygraną w { $count ->
    [one] { $count } decyzji
    [few] { $count } decyzjach
    [many] { $count } decyzjach
   *[other] { $count } decyzji
  }
replay-mark-1 = niedokładność
replay-mark-2 = błąd
replay-mark-3 = gruby błąd
replay-marks-note = ?! to strata 2–5% szans na wygraną, ? to 5–10%, ?? więcej. Liczą się tylko wyraźne różnice.
replay-list = Ruch po ruchu
replay-list-shown = Pokaż
replay-list-marked = Błędy
replay-list-all = Wszystkie
replay-list-no-marked = Na razie nie ma błędów.
replay-list-played = Zagrane
replay-list-tiger = Tygrys
replay-list-cost = Strata
replay-list-same = to samo
replay-mistake-previous = Poprzedni błąd
replay-mistake-next = Następny błąd
replay-why = Dlaczego?
replay-reasons = { $kind ->
    [you] Co powiedziałby ci trener
   *[other] Rada dla gracza: { $name }
  }
replay-reasons-none = Przejdź do ruchu, żeby zobaczyć wyjaśnienie.
replay-verdict-waiting = Jeszcze bez oceny.
replay-verdict-no-choice = Ten ruch był wymuszony.
replay-verdict-same = Tygrys zrobiłby to samo.
replay-verdict-equal = Tygrys woli *{ $move }*. Bez wyraźnej różnicy ({ $chance } ± { $margin }).
replay-verdict-better = Tygrys woli *{ $move }*. Zagrany ruch okazał się lepszy: { $chance } ± { $margin } szans na wygraną, { $score } pkt.
replay-verdict-worse = Tygrys woli *{ $move }*. Zagrany ruch: { $chance } ± { $margin } szans na wygraną, { $score } pkt.

# Skróty.
replay-key-step = Krok wstecz albo naprzód
replay-key-ends = Początek, koniec
replay-key-play = Odtwórz lub zatrzymaj
replay-key-eyes = Widok następnego gracza
replay-key-open = Pokaż wszystkie karty
replay-key-review = Analiza
replay-key-mistake = Następny błąd; z Shiftem poprzedni
