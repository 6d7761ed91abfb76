# Challenges and cards that somebody handed on: contests of people.

contest-title = Wyzwanie
contest-title-duplicate = Te same karty
contest-deals = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
  }
contest-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
contest-bots = boty: { $levels }
contest-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
  }
contest-open-until = Otwarte do { $date }
contest-closing = Od { $date } nie można już zaczynać. Rozpoczęte partie można jeszcze dokończyć.
contest-closed = Zamknięto { $date }
contest-too-late = Za późno, żeby zacząć. W ciągu godziny te karty będą dostępne do ćwiczeń.
contest-name-note = Inni zobaczą to imię przy twoim wyniku.
contest-continue = Graj dalej
contest-practise = Ćwicz na tych kartach
contest-missing = Nie ma takiego wyzwania
contest-missing-text = Może link jest niepełny albo wyzwania nie ma już na tym serwerze.
contest-missing-way = Zobacz wyzwania
contest-refused = Serwer odrzucił tę prośbę
contest-refused-text = Spróbuj ponownie za chwilę.
contest-state-played = Rozegrane
contest-state-open = Jeszcze nierozegrane
contest-go-play = Graj
contest-go-look = Otwórz
contest-resigned = poddana
contest-nameless = Ktoś
contest-head-margin = Różnica
contest-head-count = Ile razy
contest-head-percent = Wynik
contest-head-names = Gracze
contest-margin-note = Różnica to twoje punkty minus punkty najlepszego bota. Wynik w procentach to twój udział w punktach meczowych: dwa za każdą osobę, którą wyprzedzasz, jeden za każdą z tą samą różnicą.
contest-compare = Porównaj
contest-compare-with = Porównaj swoją partię z partią gracza { $name }

asked-trouble = Serwer nie odpowiada. Ta strona wymaga połączenia.
asked-stale = Serwer nie odpowiada. To, co widzisz, może być nieaktualne.

duplicate-invites = { $name } zaprasza cię do gry tymi samymi kartami: { $game }
duplicate-somebody = Karty, którymi ktoś już grał: { $game }
duplicate-own = Twoje karty dla innych: { $game }
duplicate-of = Karty gracza { $name }: { $game }
duplicate-same = Masz te same karty, to samo miejsce i te same boty.
duplicate-hidden = Wynik gracza { $name } jest ukryty, dopóki nie skończysz.
duplicate-hidden-somebody = Wyniki innych są ukryte, dopóki nie skończysz.
duplicate-calm = Liczy się tylko pierwsze podejście. Nie ma zegara: wychodź i wracaj, kiedy chcesz.
duplicate-play = Zagraj tymi kartami
duplicate-played = { $count ->
    [0] Te karty masz już za sobą, nikt inny jeszcze nimi nie grał. Wyślij komuś link.
    [one] Tymi kartami graliście ty i jeszcze jedna osoba.
    [few] Tymi kartami graliście ty i jeszcze { $count } osoby.
    [many] Tymi kartami graliście ty i jeszcze { $count } osób.
   *[other] Tymi kartami graliście ty i jeszcze { $count } osoby.
  }
duplicate-share-text = Zagraj kartami, które były moje: { $game }!
duplicate-results = Wyniki
duplicate-from-device = Pierwsza partia ({ $name }) odbyła się na urządzeniu gracza: tam można cofać ruchy i korzystać ze wskazówek, a boty myślą na czas. Dlatego na ten sam ruch mogły odpowiedzieć inaczej.
duplicate-clock = W pierwszej partii boty myślały na czas, więc na ten sam ruch mogły odpowiedzieć inaczej.

side-title = Obok siebie: ty i { $name }
side-round = Runda
side-round-of = Runda { $round }
side-total = Razem
side-replay-own = Twoja powtórka
side-replay = Powtórka: { $name }
side-missing = Jednej z tych partii nie da się już odczytać.
side-decision = Decyzja
side-same = tak samo
side-same-all = Wszystkie ruchy takie same.
side-parted = { $count ->
    [0] Partie rozchodzą się od pierwszej decyzji.
    [one] { $count } decyzja taka sama, potem partie się rozchodzą.
    [few] { $count } decyzje takie same, potem partie się rozchodzą.
    [many] { $count } decyzji takich samych, potem partie się rozchodzą.
   *[other] { $count } decyzji takich samych, potem partie się rozchodzą.
  }
side-parted-bot = { $count ->
    [0] Jeszcze przed twoją pierwszą decyzją bot odpowiedział inaczej.
    [one] { $count } decyzja taka sama, potem bot odpowiedział inaczej.
    [few] { $count } decyzje takie same, potem bot odpowiedział inaczej.
    [many] { $count } decyzji takich samych, potem bot odpowiedział inaczej.
   *[other] { $count } decyzji takich samych, potem bot odpowiedział inaczej.
  }

match-title = Wyniki w punktach meczowych
match-place = Miejsce
match-name = Gracz
match-percent = Wynik
match-deal = Rozdanie { $deal }
match-not-played = nierozegrane
match-hidden = ukryte, dopóki nie zagrasz
match-note = W procentach, rozdanie po rozdaniu: 100 to wynik lepszy od wszystkich, 50 to średnia. Rozdanie nierozegrane liczy się jako 0. Wybierz rozdanie, żeby zobaczyć wszystkie jego wyniki.
match-hidden-note = Znak zapytania to rozdanie, które jeszcze przed tobą.

challenge-untitled = Wyzwanie: { $game }
challenge-by = Wyzwanie rzuca { $name }
challenge-by-you = To twoje wyzwanie.
challenge-terms = Wszyscy grają te same rozdania, każdy wtedy, kiedy chce. Liczy się tylko pierwsze podejście, nie ma zegara, a wyniki są ukryte, dopóki nie zagrasz.
challenge-play = Zagraj rozdanie { $deal } z { $count }
challenge-continue = Dokończ rozdanie { $deal } z { $count }
challenge-done = Wszystkie rozdania masz już za sobą.
challenge-progress = Rozegrane rozdania: { $played } z { $count }
challenge-later = Zagraj pierwsze rozdanie, a zobaczysz, jak poszło innym.
challenge-nobody = Nikt jeszcze nie skończył żadnego rozdania.
challenge-share-text = { $title }: zagraj te same rozdania i porównajmy!
deal-playing = w toku
deal-next = następne
deal-open = jeszcze nierozegrane
deal-result = { $margin } · { $percent }
deal-resigned = poddane
deal-late = skończone za późno, nie liczy się
deal-closed = zamknięte przez administratora
deal-replay = Powtórka
deal-replay-of = Powtórka rozdania { $deal }
deal-practise = Ćwicz
deal-practise-of = Ćwicz rozdanie { $deal }

challenges-line = Te same rozdania dla wszystkich
challenges-text = Przygotuj kilka rozdań i wyślij link. Każdy gra je przeciwko tym samym botom, kiedy chce, a potem porównujecie wyniki rozdanie po rozdaniu, jak w klubie brydżowym.
challenges-cards = Albo wyślij komuś swoje karty z ostatniej partii: „Wyślij moje karty” na końcu każdej partii z botami.
challenges-new = Nowe wyzwanie
challenges-own = Twoje
challenges-own-none = Tu pojawią się wyzwania, które utworzysz lub w które zagrasz.
challenges-open = Otwarte dla wszystkich
challenges-open-none = Żadne publiczne wyzwanie nie jest teraz otwarte.
challenges-name = Tytuł (nieobowiązkowy)
challenges-game = Gra
challenges-deals = Rozdania
challenges-deals-note = Wszyscy dostają te same.
challenges-length = Długość rozdania
challenges-whole = Cała partia
challenges-players-note = Ty i boty; wszyscy grają z tego samego miejsca.
challenges-level = Boty
challenges-days = Otwarte przez
challenges-day-count = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
challenges-listed = Publiczne
challenges-listed-note = Każdy może je tu znaleźć. W przeciwnym razie tylko osoby z linkiem.
challenges-make = Utwórz wyzwanie
challenges-refused-not-welcome = Publiczne wyzwanie możesz utworzyć, gdy masz dziesięć skończonych partii z trzech różnych dni. Wysłać link możesz już teraz.
challenges-refused-too-many = Masz już dziesięć otwartych wyzwań. Poczekaj, aż któreś się zamknie.

hand-on-sheet = Wyślij moje karty
hand-on-make = Utwórz link
hand-on-sends = Na razie ta partia jest tylko na twoim urządzeniu. Żeby utworzyć link, trzeba wysłać ją na serwer: karty, wszystkie ruchy i twoje imię przy wyniku. Kto zagra twoimi kartami, będzie mógł ją obejrzeć.
hand-on-made = Wyślij ten link. Kto go otworzy, zagra twoimi kartami, z twojego miejsca, przeciwko tym samym botom, a potem zobaczycie obie partie obok siebie.
hand-on-device = Ta partia odbyła się na twoim urządzeniu, więc na ten sam ruch boty serwera mogą odpowiedzieć inaczej.
hand-on-server = W twojej partii boty mogły myśleć na czas, więc czasem na ten sam ruch odpowiedzą inaczej.
hand-on-look = Zobacz stronę tych kart
hand-on-network = Serwer nie odpowiada. Link wymaga połączenia.
hand-on-refused = Serwer nie przyjął tej partii.
hand-on-refused-other-rules = Serwer gra według innej wersji zasad tej gry.
hand-on-refused-too-fast = Za dużo naraz. Spróbuj ponownie za chwilę.
