# Powtórka i analiza zapisanej gry.

replay-title = Powtórka
replay-open-title = Otwórz zapis gry
replay-open-text = Zapis zawiera każdą kartę i każdy ruch jednej gry. Otwórz go, żeby przejść grę krok po kroku, zajrzeć wszystkim w karty i oddać ją tygrysowi do analizy.
replay-open-file = Wybierz plik…
replay-open-drop = albo upuść go gdziekolwiek na tej stronie
replay-open-paste = Albo wklej tekst zapisu
replay-open-go = Otwórz
replay-open-finished = Twoje skończone gry
replay-open-unfinished = Gry w toku
replay-open-none = Pojawią się tu też gry, które skończysz na tej stronie.
replay-open-trouble = Nie udało się tego otworzyć
replay-open-another = Otwórz inny zapis
replay-not-here = Nie ma tu tej partii
replay-not-here-others = Obejrzyj inną partię

# Co jest nie tak z zapisem. $line to numer wiersza.
replay-fault-empty = Nic tu nie ma.
replay-fault-no-record = To nie jest zapis Menagerie: pierwszy wiersz tego nie mówi.
replay-fault-unknown-game = To zapis gry, której ta strona nie zna. Może zna ją nowsza wersja strony.
replay-fault-other-rules = Ta gra toczyła się według wersji { $made } zasad; tutaj gra się według wersji { $here }.
replay-fault-bad-start = Wiersz { $line }: gracze albo opcje tej gry do siebie nie pasują.
replay-fault-unreadable = Wiersza { $line } nie da się odczytać. Może uciął się albo uszkodził po drodze.
replay-fault-torn = Zapis urywa się po wierszu { $line }, przed końcem gry. Może nie skopiował się w całości.
replay-fault-lines-missing = Przed wierszem { $line } czegoś brakuje albo kolejność jest pomylona.
replay-fault-edited = Suma na końcu wiersza { $line } się nie zgadza: ktoś zmienił zapis po grze.
replay-fault-illegal-move = W wierszu { $line } jest ruch, na który zasady nie pozwalają.
replay-fault-out-of-order = Wiersz { $line } mówi o czymś, co w tej chwili gry nie może się zdarzyć.
replay-fault-wrong-result = Wiersz { $line } podaje inne wyniki, niż wynika z zasad.
replay-fault-not-opened = Rozdający nie ujawnia obiecanego sekretu, więc nikt nie może sprawdzić rozdań.
replay-fault-wrong-secret = Sekret ujawniony na końcu nie jest tym, który obiecano na początku.
replay-fault-other-deal = Wiersz { $line }: z obiecanego sekretu wychodzą inne karty.
replay-fault-other = Wiersz { $line } nie zgadza się z zasadami.
replay-fault-too-big = To o wiele dłuższe niż jakakolwiek gra. Nie zostało otwarte.
replay-fault-link = Link jest uszkodzony albo niepełny: nie da się go rozpakować. Poproś o niego jeszcze raz albo o zapis w pliku.
replay-fault-nothing-happened = Ta gra urwała się przed pierwszym rozdaniem: nie ma czego oglądać.
replay-fault-missing = Tej gry tu nie ma. Mogła zostać usunięta albo toczyła się w innej przeglądarce.
replay-fault-no-table-record = Przy tym stole nie ma czego oglądać: partia jeszcze trwa albo nikt jej nie zachował.
replay-fault-kept = To, co zostało z tej gry, nie zgadza się już z zasadami. Nic w niej nie ruszamy.
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
replay-eyes = Czyimi oczami
replay-eyes-of = Oczy: { $name }
replay-open-cards = Karty odkryte
replay-open-cards-note = Każda ręka leży odkryta, widać też ukryte ruchy.
replay-tempo = Tempo
replay-tempo-of = Tempo: { $tempo }
replay-tempo-slow = Wolne
replay-tempo-steady = Równe
replay-tempo-fast = Szybkie
replay-look = Jak patrzeć
replay-still-going = Ta gra jeszcze trwa. Jeśli chcesz grać dalej: cudze oczy, odkryte karty i analiza zdradzą, czego nie powinno być widać.
replay-panels = Obok stołu
replay-tab-log = Przebieg
replay-tab-review = Analiza
replay-tab-game = Wyniki

# O grze.
replay-game = Gra i wyniki
replay-scores = Wyniki do tej pory
replay-scores-none = Nic jeszcze nie policzono.
replay-scores-final = Wyniki końcowe
replay-round-why = Runda { $round }: punkt po punkcie
replay-stopped = Przerwana przed końcem.
replay-deals = Rozdania
replay-deals-matched = Sprawdzone: karty są tymi, które obiecano przed grą, a każdy ruch jest zgodny z zasadami.
replay-deals-no-promise = W tym zapisie nie ma obietnicy rozdań, więc nie da się ich sprawdzić. Ruchy są zgodne z zasadami.
replay-deals-broken = Rozdania się nie zgadzają.
replay-share = Zachowaj lub wyślij
replay-share-short = Udostępnij
replay-link = Kopiuj link
replay-link-copied = Link skopiowany
replay-link-by-hand = Skopiuj stąd
replay-link-note = Cała gra jest w samym linku; nigdzie indziej się jej nie przechowuje.
replay-link-unfinished = Ta gra jeszcze trwa. Link i plik zawierają wszystko: każdą rękę, a także karty, których nikt jeszcze nie widział. Kto je otworzy, może obejrzeć wszystko.

# Analiza.
replay-review = Analiza
replay-review-text = Tygrys, najmocniejszy bot, ogląda każdy wybór z kartami widocznymi wtedy dla gracza i mierzy, ile zagrany ruch stracił.
replay-review-none = W tej grze nikt jeszcze nie miał wyboru.
replay-review-depth = Jak głęboko
replay-review-depth-note = Głębiej trwa dłużej i znajduje drobniejsze błędy.
replay-depth-quick = Szybko
replay-depth-steady = Dokładnie
replay-depth-deep = Głęboko
replay-review-time = { $count ->
    [one] { $count } wybór, około { $time }
    [few] { $count } wybory, około { $time }
    [many] { $count } wyborów, około { $time }
   *[other] { $count } wyboru, około { $time }
  }
replay-review-start = Analizuj grę
replay-review-go-on = Dalej
replay-review-stop = Zatrzymaj
replay-review-progress = Ocenione: { $done } z { $count }
replay-review-done = Ocenione: { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
  }
replay-review-failed = Analiza się urwała. To, co już jest, zostaje; możesz ją wznowić.
replay-measure = Co pokazują linie
replay-measure-cost = Strata
replay-measure-chance = Szansa na wygraną
replay-plot-cost = Ile szansy na wygraną każdy gracz już stracił, wybór po wyborze: przez całą grę może się zebrać ponad 100%. Płaska linia to dobra gra; każdy stopień to błąd, a większy znak to większy błąd.
replay-plot-chance = Szansa na wygraną każdego gracza po każdym jego wyborze, oceniona z tego, co było dla niego widać.
replay-plot-round = Runda { $round }
replay-plot-tap = Dotknij wykresu, żeby przejść do tego wyboru.
replay-sums = Gracz po graczu
replay-sum-name = Gracz
replay-sum-same = Jak tygrys
replay-sum-same-of = { $same } z { $count }
replay-sum-cost = Strata
replay-sum-line = { $name }: strata { $cost } w { $count ->
    [one] { $count } wyborze
    [few] { $count } wyborach
    [many] { $count } wyborach
   *[other] { $count } wyboru
  }
replay-mark-1 = wątpliwe
replay-mark-2 = błąd
replay-mark-3 = gruby błąd
replay-marks-note = ?! traci od 2 do 5% szansy na wygraną, ? od 5 do 10%, ?? więcej. Liczy się tylko to, co wykracza poza przypadek.
replay-list = Wybór po wyborze
replay-list-shown = Które wybory
replay-list-marked = Oznaczone
replay-list-all = Wszystkie
replay-list-no-marked = Na razie nie ma oznaczonych wyborów.
replay-list-played = Zagrane
replay-list-tiger = Tygrys
replay-list-cost = Strata
replay-list-same = to samo
replay-mistake-previous = Poprzedni błąd
replay-mistake-next = Następny błąd
replay-verdict-waiting = Jeszcze bez oceny.
replay-verdict-no-choice = Tu nie było wyboru.
replay-verdict-same = Tygrys zrobiłby to samo.
replay-verdict-equal = Tygrys: *{ $move }*. Bez wyraźnej różnicy ({ $chance } ± { $margin }).
replay-verdict-better = Tygrys: *{ $move }*. Ten ruch okazał się lepszy: { $chance } ± { $margin } na wygraną, { $score } pkt.
replay-verdict-worse = Tygrys: *{ $move }*. Ten ruch: { $chance } ± { $margin } na wygraną, { $score } pkt.

# Skróty.
replay-key-step = Krok wstecz albo naprzód
replay-key-ends = Początek, koniec
replay-key-play = Odtwórz lub zatrzymaj
replay-key-eyes = Oczy następnego gracza
replay-key-open = Karty odkryte
replay-key-review = Analiza
replay-key-mistake = Następny błąd; z Shift poprzedni
