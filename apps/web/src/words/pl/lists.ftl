# Leaderboards, and profiles that people show.

lists-kind = Ranking
lists-ratings = Siła gry
lists-day = Dzień
lists-week = Tydzień
lists-matches = Wyzwania
lists-game = Gra
lists-place = Miejsce
lists-name = Gracz
lists-more = Pokaż więcej
lists-back = Poprzednie
lists-next = Następne
lists-with = Partie
lists-with-people = Tylko ludzie
lists-with-bots = Z botami
lists-rating = Ranking
lists-games = Partie
lists-percent = Wynik
lists-margin = Różnica
lists-points = Punkty
lists-days = Dni
lists-deals = Rozdania
lists-ratings-title = Najwyższe rankingi
lists-ratings-empty = Nikt jeszcze nie rozegrał dość partii rankingowych.
lists-ratings-note = Na liście są wszyscy, którzy mają co najmniej dziesięć partii rankingowych, w tym jedną w ostatnich trzydziestu dniach. Kolejność zależy też od tego, jak pewny jest ranking.
lists-ratings-left = { $count ->
    [one] Do wejścia na listę brakuje ci jeszcze { $count } partii rankingowej.
    [few] Do wejścia na listę brakuje ci jeszcze { $count } partii rankingowych.
    [many] Do wejścia na listę brakuje ci jeszcze { $count } partii rankingowych.
   *[other] Do wejścia na listę brakuje ci jeszcze { $count } partii rankingowej.
  }
lists-ratings-asleep = Wrócisz na listę po następnej partii rankingowej.
lists-regulars = Imię widać, gdy ktoś ma co najmniej dziesięć skończonych partii z co najmniej trzech różnych dni.
lists-regulars-not-yet = Tobie jeszcze trochę brakuje, więc inni nie widzą tu twojego imienia.
lists-day-title = { $count ->
    [0] Nikt nie grał tego rozdania
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
lists-day-empty = Nikt nie skończył tego rozdania.
lists-day-nameless = To rozdanie grali na razie tylko gracze, których imion jeszcze nie pokazujemy.
lists-who = Kto
lists-who-people = Ludzie
lists-who-bots = Własne boty
lists-day-no-bots = Żaden własny bot nie skończył tego rozdania.
lists-day-bots-note = Programy, które grają tu same. Porównujemy je tylko ze sobą.
lists-day-way = Zobacz, jak poszło to rozdanie
lists-day-play = Najpierw zagraj to rozdanie. Do tego czasu jego wyniki są ukryte.
lists-day-none = Wtedy nie było jeszcze rozdania dnia.
lists-week-of = Tydzień od { $date }
lists-week-title = Punkty tygodniowe
lists-week-empty = Żadne rozdanie z tego tygodnia jeszcze się nie skończyło.
lists-week-note = Każdy dzień daje do 100 punktów: twój wynik w procentach. Dzień liczy się, gdy się skończy.
lists-matches-title = Publiczne wyzwania z ostatnich 30 dni
lists-matches-empty = Żadne publiczne wyzwanie jeszcze się nie skończyło.
lists-matches-note = Twój średni wynik z co najmniej ośmiu rozdań, które grał też ktoś inny.

person-title = Profil
person-bot = Własny bot
person-since = Na tym serwerze od { $date }
person-empty = Nie ma jeszcze skończonych partii.
person-games = Skończone partie
person-games-of = { $count ->
    [one] partia, { $game }
    [few] partie, { $game }
    [many] partii, { $game }
   *[other] partii, { $game }
  }
person-ratings = Rankingi
person-rating-people = Tylko ludzie
person-rating-bots = Z botami
person-rating-told = { $count ->
    [one] { $rating } ± { $uncertainty } po { $count } partii
    [few] { $rating } ± { $uncertainty } po { $count } partiach
    [many] { $rating } ± { $uncertainty } po { $count } partiach
   *[other] { $rating } ± { $uncertainty } po { $count } partii
  }
person-rating-note = Ranking na koniec każdego dnia z partią rankingową.
person-as-table = Pokaż jako tabelę
person-day = Dzień
person-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }, { $games ->
    [one] { $games } rozdanie
    [few] { $games } rozdania
    [many] { $games } rozdań
   *[other] { $games } rozdania
  }, { $wins ->
    [0] bez wygranej
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
  }
person-days-none = Nie ma jeszcze rozdań dnia. Pojawiają się tu, gdy dzień się skończy.
person-day-told = { $game }: miejsce { $place }, { $margin }
person-day-resigned = { $game }: poddane
person-private = Ten profil nie jest publiczny
person-private-text = Właściciel go nie pokazuje albo profil już nie istnieje.
person-private-own = Tę stronę widzisz tylko ty.
person-private-way = Możesz ją upublicznić w swoim profilu
