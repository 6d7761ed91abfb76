# Własna strona gracza: imię, rozegrane gry, statystyki, inne urządzenia, wszystko naraz.

you-title = Twój profil
you-nobody = Nie masz jeszcze profilu
you-nobody-text = Wybierz imię i możesz grać online. Bez hasła i bez adresu e-mail: pamięta cię ta przeglądarka.
you-become = Zapisz imię
you-name-note = To imię widzą inni gracze.
you-name-save = Zapisz imię
you-name-saved = Teraz grasz jako { $name }.
you-since = Na tym serwerze od { $date }
you-unreachable = Serwer nie odpowiada. Widać tylko to, co jest na tym urządzeniu.
you-lobby = Do stołów

you-statistics = Twoje statystyki
you-where = Rozegrane
you-where-all = Wszystkie
you-where-server = Online
you-where-device = Na tym urządzeniu
you-of-game = Gra
you-reading = Wczytujemy partie: { $done } z { $all }
you-first = Twój album jest jeszcze pusty
you-first-text = Skończ partię, a zobaczysz tu, jak często wygrywasz i trafiasz zakłady, a także swój najdłuższy sznur pereł i najlepsze pudełko. Od czego zaczniesz?
you-first-learn = Albo naucz się gry w dwie minuty
you-no-games-of = Nie masz jeszcze takich skończonych partii.
you-counted = Na podstawie { $count } partii
you-counted-note = Z partii online liczy się ostatnie 100.
you-other-rules = { $count ->
    [one] { $game }: pominięto { $count } partię według wersji { $made } zasad; tutaj gra się według wersji { $here }.
    [few] { $game }: pominięto { $count } partie według wersji { $made } zasad; tutaj gra się według wersji { $here }.
    [many] { $game }: pominięto { $count } partii według wersji { $made } zasad; tutaj gra się według wersji { $here }.
   *[other] { $game }: pominięto { $count } partii według wersji { $made } zasad; tutaj gra się według wersji { $here }.
  }

you-wins = Wygrane partie
you-wins-of = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
you-wins-share = { $wins } z { $games }
you-wins-chance = Linia kropkowana to czysty przypadek.
you-wins-told = { $wins } z { $games }, { $share }
you-head-players = Gracze
you-head-games = Partie
you-head-wins = Wygrane
you-head-share = Odsetek

you-cat-predictions = Zakłady
you-cat-predictions-told = Trafione: { $hit } z { $made }, { $share }
you-cat-prediction = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
  }
you-head-prediction = Zakład
you-head-made = Ile razy
you-head-hit = Trafione
you-cat-paradoxes = Wywołane paradoksy
you-cat-paradoxes-of = { $count ->
    [one] w { $count } rundzie
    [few] w { $count } rundach
    [many] w { $count } rundach
   *[other] w { $count } rundy
  }
you-cat-group = Największa grupa
you-cat-group-note = znaczniki w jednej punktowanej grupie

you-pearls = Perły w rundzie
you-pearls-told = Średnio { $mean }, najwięcej { $most }, w { $count ->
    [one] { $count } rundzie
    [few] { $count } rundach
    [many] { $count } rundach
   *[other] { $count } rundy
  }
you-head-pearls = Perły
you-head-rounds = Rundy

you-closed = Zamknięte pudełka na partię
you-closed-told = Średnio { $mean }, najwięcej { $most }, w { $count ->
    [one] { $count } partii
    [few] { $count } partiach
    [many] { $count } partiach
   *[other] { $count } partii
  }
you-head-closed = Zamknięte pudełka

you-as-table = Pokaż jako tabelę

you-past = Rozegrane partie online
you-past-none = Nie masz jeszcze skończonych partii online.
you-past-place = { $place ->
    [1] Wygrana
   *[other] { $place }. miejsce z { $players }
  }
you-past-shared = Wspólna wygrana
you-past-stopped = Zakończona przed czasem
you-past-more = Starsze partie
you-past-replay = Powtórka
you-past-replay-game = Powtórka: { $game }, { $date }
you-past-result = Wyniki
you-past-result-game = Wyniki: { $game }, { $date }
you-past-no-record = Ta partia nie ma zapisu.

you-devices-own = Twoje urządzenia
you-device-unknown = Nieznane urządzenie
you-device-this = to urządzenie
you-device-used = ostatnio: { $date }
you-device-remove = Usuń
you-device-remove-named = Usuń: { $device }
you-device-removed = { $device } nie może już grać jako ty.

you-recovery = Gdy stracisz wszystkie urządzenia
you-recovery-text = Kod odzyskiwania przywróci ci dostęp, nawet gdy nie zostanie żadne urządzenie. Zapisz go i pilnuj: kto go ma, może grać jako ty.
you-recovery-made = Kod z { $date }: więcej się nie pokaże, a nowy go zastąpi.
you-recovery-make = Utwórz kod odzyskiwania
you-recovery-new = Utwórz nowy kod odzyskiwania
you-recovery-once = Zapisz go teraz: pokazuje się tylko raz.

you-devices = Połącz inne urządzenie
you-devices-text = Dzięki kodowi zagrasz jako ta sama osoba na innym telefonie lub komputerze. Kod jest jednorazowy i ważny przez dziesięć minut. Nie dawaj go nikomu: kto go użyje, będzie grać jako ty.
you-code-make = Utwórz kod
you-code-new = Utwórz nowy kod
you-code-label = Kod QR dla drugiego urządzenia
you-code-scan = Zeskanuj to drugim urządzeniem albo wybierz tam „Twój profil” i wpisz:
you-code-left = Ważny jeszcze { $minutes }:{ $seconds }
you-code-void = Ten kod wygasł.
you-code-before = Mam już tu profil
you-code-enter = Mam kod
you-code-field = Kod
you-code-hint = Kod z innego urządzenia albo zapisany kod odzyskiwania.
you-code-use = Użyj kodu
you-code-wrong = Ten kod jest błędny, zużyty albo wygasł. Kod z innego urządzenia działa raz, przez dziesięć minut.
you-code-ask = Połączyć tę przeglądarkę?
you-code-ask-text = Będziesz tu grać jako osoba, która utworzyła kod: pod jej imieniem, z jej partiami i rankingiem. Czyje to imię, zobaczysz dopiero potem, więc używaj tylko własnego kodu.
you-code-ask-now = Teraz grasz tu jako { $name }. Jeśli kod pochodzi od tej samej osoby, nic się nie zmieni. Jeśli nie, partie rozegrane jako { $name } zostaną na serwerze, ale z tej przeglądarki nie będzie już do nich dostępu. Jeśli chcesz je zachować, najpierw utwórz tu kod i użyj go na innym urządzeniu albo pobierz swoje dane.
you-code-ask-nobody = W tej przeglądarce nikt jeszcze nie gra, więc nic nie przepadnie.
you-code-ask-device = Partie zapisane na tym urządzeniu zostaną tutaj.
you-code-yes = Tak, to ja
you-code-no = Nie
you-code-done = Witaj, { $name }. To urządzenie jest połączone.

you-public = Profil publiczny
you-public-switch = Pokazuj mój profil innym
you-public-note = Pokazuje twoje partie, historię rankingu i rozdania dnia. Będzie do niego prowadzić twoje imię w rankingach i przy stołach. Dopóki tego nie włączysz, profil jest ukryty.
you-public-look = Zobacz swój profil
you-public-copy = Kopiuj link
you-public-copied = Skopiowano
you-public-not-copied = Nie udało się skopiować

you-everything = Twoje dane
you-export = Eksport
you-export-text = Jeden plik ze wszystkim, co jest o tobie zapisane: imię, znajomi, partie z zapisami, wyniki, rankingi, wyzwania, ustawienia powiadomień i urządzenia, z serwera i z tego urządzenia.
you-export-run = Pobierz moje dane
you-export-running = Zbieranie: { $done } z { $all }
you-delete = Usuń profil
you-delete-text = Twoje imię zniknie ze wszystkich stołów, trwające partie zostaną poddane, a żadne z twoich urządzeń nie będzie cię już pamiętać. Znikną też twoi znajomi, rankingi, profil publiczny, powiadomienia, wyniki rozdań dnia i wyzwań oraz tytuły twoich wyzwań. Tego nie da się cofnąć.
you-delete-run = Usuń mój profil…
you-delete-ask = Usunąć twój profil i wszystkie dane?
you-delete-device = Usuń także partie i ustawienia na tym urządzeniu
you-delete-yes = Usuń na zawsze
you-delete-no = Zachowaj wszystko
you-deleted = Twój profil został usunięty. Twoje imię zniknęło ze wszystkich stołów.

you-ratings = Twój ranking
you-ratings-note = Liczą się partie online rozegrane do końca. Każdy zaczyna od 1500; ± pokazuje, na ile ranking jest jeszcze niepewny.
you-rating-people = Tylko ludzie
you-rating-bots = Z botami
you-rating-finding = Za mało partii
you-rating-after = { $count ->
    [one] po { $count } partii
    [few] po { $count } partiach
    [many] po { $count } partiach
   *[other] po { $count } partii
  }

you-marks = Osoby wyciszone i zablokowane
you-marks-text = Nie widzisz, co piszą osoby wyciszone. Zablokowane nie mogą też siadać przy twoich stołach ani cię zapraszać.
you-marks-none = Nikogo. Wyciszyć lub zablokować kogoś możesz przy stole, w menu obok imienia.
you-mark-mute = wyciszono
you-mark-block = zablokowano
you-mark-undo = Cofnij
you-mark-undo-person = Cofnij: { $name }

you-days-all = Wszystkie dni
