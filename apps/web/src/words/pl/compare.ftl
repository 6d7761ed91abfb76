# How games with the same cards compare: histogram, decisions, the best, sharing, checking.

histogram-title = Wyniki wszystkich
histogram-note = Punkty przewagi nad najlepszym botem albo straty do niego.
histogram-range = od { $from } do { $to }
histogram-bar = { $count ->
    [one] { $margin }: { $count } osoba
    [few] { $margin }: { $count } osoby
    [many] { $margin }: { $count } osób
   *[other] { $margin }: { $count } osoby
  }
histogram-bar-own = { $count ->
    [one] { $margin }: { $count } osoba, w tym ty
    [few] { $margin }: { $count } osoby, w tym ty
    [many] { $margin }: { $count } osób, w tym ty
   *[other] { $margin }: { $count } osoby, w tym ty
  }
histogram-resigned = { $count ->
    [one] { $count } osoba poddała partię i zajmuje ostatnie miejsce.
    [few] { $count } osoby poddały partię i zajmują ostatnie miejsce.
    [many] { $count } osób poddało partię i zajmuje ostatnie miejsce.
   *[other] { $count } osoby poddało partię i zajmuje ostatnie miejsce.
  }
decisions-title = Gdzie inni zagrali inaczej
decisions-note = Tylko pozycje, do których inni doszli tymi samymi ruchami. Punkty mówią, jak średnio kończyły się te partie w porównaniu z partiami, które potoczyły się jak twoja.
decisions-none = W twoich pozycjach nikt na razie nie zagrał inaczej.
decisions-move = Ruch { $number }
decisions-move-round = Runda { $round }, ruch { $number }
decisions-people = { $count ->
    [one] { $count } osoba w tej pozycji
    [few] { $count } osoby w tej pozycji
    [many] { $count } osób w tej pozycji
   *[other] { $count } osoby w tej pozycji
  }
decisions-show = Powtórka
decisions-own = ty
decisions-gain-none = ten sam wynik
decisions-gain-more = lepiej o { $points }
decisions-gain-less = gorzej o { $points }
decisions-more = Pokaż więcej
best-title = Najlepsze wyniki
best-note = Imię widać, gdy ktoś ma co najmniej dziesięć skończonych partii z co najmniej trzech różnych dni.
best-nameless = Najlepszy wynik
best-replay = Powtórka: { $name }
best-all = Pokaż wszystkie partie
best-more = Pokaż więcej
best-someone = Ktoś
share-text-title = Udostępnij bez spoilerów
share-text-copy = Kopiuj tekst
share-text-share = Udostępnij tekst
share-text-copied = Skopiowano
share-text-failed = Nie udało się skopiować
check-title = Sprawdź karty
check-promise = Na kilka dni przed otwarciem rozdania serwer opublikował ten skrót sekretu, z którego wynikają karty:
check-later = Dopóki inni grają, sekret jest ukryty. Zostanie ujawniony za { $left }.
check-secret = Sekret, ujawniony po zakończeniu dnia:
check-kept = Sekret zgadza się ze skrótem. Twoja przeglądarka właśnie to sprawdziła.
check-broken = Sekret nie zgadza się ze skrótem. Nie ufaj temu rozdaniu.
check-again = Rozdaj moją partię jeszcze raz
share-picture = Udostępnij jako obrazek
