# The deal of the day: today’s cards, the calendar, and how everyone did.

day-line = Wszyscy mają te same karty, to samo miejsce i te same boty. Liczy się tylko pierwsza partia (możesz wyjść i wrócić), potem ćwicz do woli.
day-today = Dziś, { $date }
day-of = Rozdanie dnia, { $date }
day-to-today = Dzisiejsze rozdania
day-to-deal = Przejdź do rozdania
day-looking = Pobieramy rozdania…
day-none = Tego dnia nie było rozdania dnia.
day-too-early = Te rozdania nie są jeszcze otwarte. Każde otwiera się o północy UTC.
day-name-note = Pojawi się przy twoich wynikach. Możesz je później zmienić w profilu.
day-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
  }
day-streak-waiting = { $count ->
    [one] { $count } dzień z rzędu: zagraj dziś, żeby nie przerwać serii
    [few] { $count } dni z rzędu: zagraj dziś, żeby nie przerwać serii
    [many] { $count } dni z rzędu: zagraj dziś, żeby nie przerwać serii
   *[other] { $count } dnia z rzędu: zagraj dziś, żeby nie przerwać serii
  }
day-bots = { $count ->
    [one] { $count } bot: { $level }
    [few] { $count } boty: { $level }
    [many] { $count } botów: { $level }
   *[other] { $count } bota: { $level }
  }
day-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
  }
day-minutes = około { $count } min
day-play = Graj
day-play-game = Zagraj rozdanie dnia: { $game }
day-continue = Graj dalej
day-continue-game = Dokończ rozdanie dnia: { $game }
day-result = Wyniki
day-result-game = Wyniki: { $game }
day-practise = Ćwicz
day-practise-game = Ćwicz: { $game }
day-state-open = Jeszcze nierozegrane.
day-state-ahead = Otwarcie za { $left }.
day-state-closed = Zamknięte. Wyniki i ćwiczenia będą dostępne za { $left }.
day-state-going = Twoja partia czeka. Aby się liczyła, dokończ ją (jeszcze { $left }).
day-state-overdue = Czas minął: możesz dokończyć partię, ale nie będzie się liczyć.
day-state-practice = To rozdanie cię ominęło. Możesz je poćwiczyć.
day-state-done = Rozegrane. Ustalamy twoje miejsce…
day-state-resigned = Partia poddana.
day-state-late = Zakończone za późno, by się liczyło.
day-state-removed = Tę partię zamknęli administratorzy serwera. Nie liczy się.
day-place = Miejsce { $place } z { $count }
day-place-first = Nikt inny nie grał tego rozdania.
day-percent = { $percent } w punktach meczowych
day-margin-even = Remis z najlepszym botem.
day-margin-ahead = { $count ->
    [one] { $count } punkt przewagi nad najlepszym botem.
    [few] { $count } punkty przewagi nad najlepszym botem.
    [many] { $count } punktów przewagi nad najlepszym botem.
   *[other] { $count } punktu przewagi nad najlepszym botem.
  }
day-margin-behind = { $count ->
    [one] { $count } punkt straty do najlepszego bota.
    [few] { $count } punkty straty do najlepszego bota.
    [many] { $count } punktów straty do najlepszego bota.
   *[other] { $count } punktu straty do najlepszego bota.
  }
day-yesterday = Wczoraj
day-month-before = Poprzedni miesiąc
day-month-after = Następny miesiąc
day-month-count = { $count ->
    [one] Dni z grą: { $count }.
    [few] Dni z grą: { $count }.
    [many] Dni z grą: { $count }.
   *[other] Dni z grą: { $count }.
  }
day-calendar-note = Wybierz dowolny miniony dzień, by zobaczyć wyniki i poćwiczyć rozdania.
day-how = Jak to działa
day-how-same = Codziennie o północy UTC dla każdej gry otwiera się nowe rozdanie. Te same ruchy dają tę samą partię, więc wynik zależy tylko od twojej gry.
day-how-once = Liczy się pierwsza partia. Nie ma zegara ani cofania; jeśli wyjdziesz, wrócisz do tej samej partii. Dokończ ją najpóźniej godzinę po końcu dnia.
day-how-percent = Miejsce ustalamy w punktach meczowych, jak w brydżu: dwa za każdą pokonaną osobę, jeden za każdą z takim samym wynikiem.
day-how-practice = Po swojej partii oraz w rozdaniach z poprzednich dni ćwicz, ile chcesz. Ćwiczenia się nie liczą.
day-how-promise = Serwer publikuje skrót kart kilka dni wcześniej i ujawnia sekret następnego dnia, więc każdy może sprawdzić każde rozdanie.
day-how-lists = W rankingach widać imiona osób, które mają co najmniej dziesięć skończonych partii z co najmniej trzech dni. Ktoś z drugim profilem wciąż może podejrzeć karty; od następnego dnia wszystkie partie są jawne.
day-offline = Jesteś offline
day-unreachable = Serwer nie odpowiada
day-offline-text = Do rozdania, które się liczy, potrzebny jest serwer. Strona spróbuje ponownie, gdy tylko wróci połączenie.
day-practice-note = Te karty wynikają z samej daty, więc są takie same na każdym urządzeniu. To nie są karty, które się liczą, a wynik nie trafi do żadnego rankingu.
day-result-first = Najpierw zagraj to rozdanie. Do tego czasu nic o nim nie widać, żeby karty były niespodzianką.
day-result-going = Twoja partia jeszcze trwa. Dokończ ją, by zobaczyć wyniki wszystkich.
day-result-unreachable = Nie udało się pobrać wyników. Nic nie przepadło: spróbuj ponownie po połączeniu.
day-your-result = Twój wynik
day-review = Powtórka i analiza
day-only-you = Nikt inny jeszcze nie grał
day-only-you-text = Gdy tylko ktoś jeszcze zagra tymi kartami, zobaczysz porównanie.
day-only-you-past = Tego dnia nikt inny nie grał tymi kartami.
day-nobody = Nikt nie zagrał tego rozdania
day-nobody-text = Nadal możesz je poćwiczyć.
day-picture = Rozdanie dnia, { $date } · { $place }
month-mark-none = { $game }: nierozegrane
month-mark-begun = { $game }: niedokończone
month-mark-played = { $game }: rozegrane
month-mark-ahead = { $game }: lepiej niż wszystkie boty
month-legend-none = nierozegrane
month-legend-begun = niedokończone
month-legend-played = rozegrane
month-legend-ahead = lepiej niż wszystkie boty
