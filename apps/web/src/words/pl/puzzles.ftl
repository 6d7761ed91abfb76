# Zadania: znajdź ruch.

puzzles-line = Pozycje, w których jeden ruch jest wyraźnie najlepszy. Znajdź go.

puzzle-title = Znajdź ruch
puzzle-all = Wszystkie zadania
puzzle-day = Zadanie dnia
puzzle-day-open = Jedna pozycja, jedna próba. Dla wszystkich ta sama.
puzzle-day-right = Rozwiązane! Jutro będzie nowe.
puzzle-day-wrong = Tym razem się nie udało. Jutro będzie nowe.
puzzle-day-solve = Rozwiąż
puzzle-day-look = Obejrzyj jeszcze raz
puzzle-streak = { $count ->
    [one] { $count } dzień z rzędu.
    [few] { $count } dni z rzędu.
    [many] { $count } dni z rzędu.
   *[other] { $count } dnia z rzędu.
  }
puzzle-week = Ostatnie siedem dni
puzzle-week-right = rozwiązane
puzzle-week-wrong = nieudane
puzzle-week-none = bez próby

puzzle-training = Trening
puzzle-train = Trenuj
puzzle-train-game = Trenuj: { $game }
puzzle-rating = Ranking w zadaniach
puzzle-rating-early = wciąż ustalamy twój poziom
puzzle-none-yet = Nie masz jeszcze rozwiązanych zadań. Pierwsze ustalą twój poziom.
puzzle-count = { $count ->
    [one] Rozwiązane: { $right } z { $count } zadania
    [few] Rozwiązane: { $right } z { $count } zadań
    [many] Rozwiązane: { $right } z { $count } zadań
   *[other] Rozwiązane: { $right } z { $count } zadania
  }
puzzle-line = Twój ranking w czasie: od { $from } do { $to }, najniższy { $least }, najwyższy { $most }
puzzle-done = Za tobą: { $done } z { $all }
puzzle-what = Co chcesz trenować?
puzzle-any-theme = Wszystko
puzzle-of = { $done }/{ $all }
puzzle-strength = Trudność
puzzle-strength-fitting = Mój poziom
puzzle-strength-easy = Łatwe
puzzle-strength-medium = Średnie
puzzle-strength-hard = Trudne
puzzle-start = Zacznij
puzzle-left = { $count ->
    [one] Zostało { $count } zadanie
    [few] Zostały { $count } zadania
    [many] Zostało { $count } zadań
   *[other] Zostało { $count } zadania
  }
puzzle-none-left = Wszystkie takie zadania masz już za sobą. Wybierz inny temat albo trudność.
puzzle-retry = { $count ->
    [one] Powtórz { $count } nieudane zadanie
    [few] Powtórz { $count } nieudane zadania
    [many] Powtórz { $count } nieudanych zadań
   *[other] Powtórz { $count } nieudanego zadania
  }

puzzle-note = Zadanie
puzzle-leave = Wyjdź z zadania
puzzle-share = Udostępnij zadanie
puzzle-not-copied = Nie udało się skopiować linku. Skopiuj go z paska adresu.
puzzle-ask = Znajdź najlepszy ruch.
puzzle-right = Dobrze: { $move }.
puzzle-wrong = Nie najlepiej: { $move }.
puzzle-better = Lepiej: { $move }.
puzzle-next = Dalej
puzzle-line-of-play = Dalszy przebieg gry
puzzle-line-back = Ruch wstecz
puzzle-line-on = Ruch naprzód
puzzle-line-step = { $step }/{ $steps }

puzzle-facts = Odpowiedź
puzzle-facts-short = Szczegóły
puzzle-moves = Szansa na wygraną po każdym ruchu
puzzle-head-move = Ruch
puzzle-head-chance = Szansa na wygraną
puzzle-yours = twój ruch
puzzle-not-compared = Twojego ruchu nie ma wśród kilku najlepszych, więc nie ma tu jego szansy na wygraną.
puzzle-about = Temat
puzzle-sure = Na podstawie tego, co widać z twojego miejsca, najlepszy ruch prowadzi o { $lead } ± { $error } (symulacji na ruch: { $playouts }).
puzzle-whole-game = Obejrzyj całą partię

puzzle-gone = Nie znaleziono zadania
puzzle-gone-text = Może pochodzić z innej wersji strony. Jest mnóstwo innych.
puzzle-trouble = Nie udało się wczytać zadań
puzzle-trouble-text = Wczytują się raz dla każdej gry, a potem działają bez sieci. Sprawdź połączenie i spróbuj ponownie.

## Tematy. Kot w pudełku.

puzzle-theme-avoid-paradox = Uniknij paradoksu
puzzle-theme-make-prediction = Wygraj swój zakład
puzzle-theme-break-prediction = Zepsuj cudzy zakład
puzzle-theme-keep-colour = Zachowaj kolor
puzzle-theme-give-up-colour = Poświęć kolor
puzzle-theme-grow-group = Powiększ grupę
puzzle-theme-win-trick = Weź lewę
puzzle-theme-let-trick-go = Oddaj lewę
puzzle-theme-predict = Wybierz zakład
puzzle-theme-lay-away = Odłóż właściwą kartę

## Atutowe wieloryby.

puzzle-theme-turn-coin = Odwróć monetę na czas
puzzle-theme-move-trump = Zmień atut
puzzle-theme-spend-pearl = Zamień bonus na perłę
puzzle-theme-save-bonus = Zachowaj bonus
puzzle-theme-take-pearls = Weź właściwe perły
puzzle-theme-name-leader = Wskaż, kto wychodzi
puzzle-theme-first-bonus = Wybierz pierwszy bonus
puzzle-theme-play-five = Zagraj piątkę
puzzle-theme-pair-bonuses = Łącz bonusy w pary
puzzle-theme-lead = Wyjdź do lewy
puzzle-theme-throw-off = Zrzuć właściwą kartę

## If It Fits.

puzzle-theme-close-box = Zamknij pudełko
puzzle-theme-steal-box = Przejmij pudełko
puzzle-theme-send-home = Odeślij kota do domu
puzzle-theme-join-boxes = Połącz pudełka
puzzle-theme-wall-in = Odgrodź rywala
puzzle-theme-special-toy = Połóż zabawkę specjalną
puzzle-theme-sleeping-cat = Połóż śpiącego kota
puzzle-theme-lay-cat = Połóż kota
puzzle-theme-keep-cat = Zachowaj kota
puzzle-theme-draw = Dobierz kartę
puzzle-theme-discard = Odrzuć właściwą kartę
puzzle-theme-start-card = Połóż kartę startową
puzzle-theme-grow-box = Zdobądź więcej punktów
puzzle-theme-spoil-box = Odbierz rywalowi punkty
puzzle-theme-build = Buduj na przyszłość
