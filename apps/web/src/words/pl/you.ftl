# Własna strona gracza: imię, rozegrane gry, statystyki, inne urządzenia, wszystko naraz.

you-title = Twoja strona
you-nobody = Jeszcze cię tu nie znamy
you-nobody-text = Żeby grać przy stołach z innymi, wystarczy imię. Bez hasła i bez adresu e-mail: pamięta cię ta przeglądarka.
you-become = To ja
you-name-note = Widzą je inni przy stole.
you-name-save = Zmień imię
you-name-saved = Teraz grasz jako { $name }.
you-since = Na tym serwerze od { $date }
you-unreachable = Żaden serwer nie odpowiada. To, co jest na tym urządzeniu, i tak tu widać.
you-lobby = Zagraj razem

you-statistics = Jak grasz
you-where = Które rozgrywki
you-where-all = Wszystkie
you-where-server = Z innymi
you-where-device = Na tym urządzeniu
you-of-game = W której grze
you-reading = Czytanie twoich gier: { $done } z { $all }
you-first = Twój album jest jeszcze pusty
you-first-text = Skończ partię, a trafi tutaj: jak często wygrywasz, ile zakładów trafiasz, najdłuższy sznur pereł, najlepsze pudełko. Od czego zaczniesz?
you-first-learn = Albo naucz się gry w dwie minuty
you-no-games-of = Takich skończonych gier jeszcze nie ma.
you-counted = { $count ->
    [one] { $count } policzona gra
    [few] { $count } policzone gry
    [many] { $count } policzonych gier
   *[other] { $count } policzonej gry
  }
you-counted-note = Ostatnie 100 gier z innymi ta przeglądarka odczytuje z ich zapisów.
you-other-rules = { $count ->
    [one] { $game }: pominięto { $count } grę według wersji { $made } zasad; tutaj gra się według wersji { $here }.
    [few] { $game }: pominięto { $count } gry według wersji { $made } zasad; tutaj gra się według wersji { $here }.
    [many] { $game }: pominięto { $count } gier według wersji { $made } zasad; tutaj gra się według wersji { $here }.
   *[other] { $game }: pominięto { $count } gry według wersji { $made } zasad; tutaj gra się według wersji { $here }.
}

you-wins = Wygrane gry
you-wins-of = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
you-wins-share = { $wins } z { $games }
you-wins-chance = Kreska pokazuje, ile dałby czysty przypadek.
you-wins-told = { $wins } z { $games }, { $share }
you-head-players = Gracze
you-head-games = Gry
you-head-wins = Wygrane
you-head-share = Udział

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
you-cat-group = Najlepsza grupa
you-cat-group-note = pola policzone razem

you-pearls = Perły w rundzie
you-pearls-told = Średnio { $mean }, najwięcej { $most }, w { $count ->
    [one] { $count } rundzie
    [few] { $count } rundach
    [many] { $count } rundach
   *[other] { $count } rundy
  }
you-head-pearls = Perły
you-head-rounds = Rundy

you-closed = Zamknięte pudełka w grze
you-closed-told = Średnio { $mean }, najwięcej { $most }, w { $count ->
    [one] { $count } grze
    [few] { $count } grach
    [many] { $count } grach
   *[other] { $count } gry
  }
you-head-closed = Zamknięte pudełka

you-as-table = Jako tabela

you-past = Rozegrane gry
you-past-none = Żadna gra z innymi jeszcze się nie skończyła.
you-past-place = { $place ->
    [1] Wygrana
   *[other] Miejsce { $place } z { $players }
  }
you-past-shared = Wspólna wygrana
you-past-stopped = Przerwana
you-past-more = Starsze gry
you-past-replay = Powtórka
you-past-replay-game = Powtórka: { $game }, { $date }
you-past-result = Wynik
you-past-result-game = Wynik: { $game }, { $date }
you-past-no-record = Ta gra nie ma zapisu.

you-devices-own = Twoje urządzenia
you-device-unknown = Nieznane urządzenie
you-device-this = to urządzenie
you-device-used = ostatnio: { $date }
you-device-remove = Usuń
you-device-remove-named = Usuń: { $device }
you-device-removed = { $device } to już nie twoje urządzenie.

you-recovery = Gdy stracisz wszystkie urządzenia
you-recovery-text = Kod odzyskiwania przywróci ci dostęp, nawet gdy nie zostanie żadne urządzenie. Zapisz go i pilnuj: kto go ma, może stać się tobą.
you-recovery-made = Kod z { $date }: więcej się nie pokaże, a nowy go zastąpi.
you-recovery-make = Utwórz kod odzyskiwania
you-recovery-new = Utwórz nowy kod odzyskiwania
you-recovery-once = Zapisz go teraz: pokazuje się tylko raz.

you-devices = Inne urządzenie
you-devices-text = Z kodem zagrasz jako ta sama osoba także na innym telefonie czy komputerze. Kod działa raz, przez dziesięć minut. Nie dawaj go nikomu: kto go ma, staje się tobą.
you-code-make = Utwórz kod
you-code-new = Utwórz nowy kod
you-code-label = Kod jako adres do zeskanowania
you-code-scan = Zeskanuj to drugim urządzeniem albo wybierz tam „Twoja strona” i wpisz:
you-code-left = Ważny jeszcze { $minutes }:{ $seconds }
you-code-void = Ten kod stracił już ważność.
you-code-before = Jestem tu nie pierwszy raz
you-code-enter = Mam kod
you-code-field = Kod
you-code-hint = Kod z innego urządzenia albo zapisany kod odzyskiwania.
you-code-use = Użyj kodu
you-code-wrong = Ten kod jest błędny, zużyty albo nieważny. Kod z innego urządzenia działa raz, przez dziesięć minut.
you-code-ask = Wejść jako osoba, która utworzyła ten kod?
you-code-ask-text = Ta przeglądarka gra wtedy jako osoba, która utworzyła kod: pod jej imieniem, z jej grami i rankingiem. Czyje to imię, widać dopiero potem, więc używaj tylko własnego kodu.
you-code-ask-now = Teraz grasz tu jako { $name }. Jeśli kod pochodzi od tej samej osoby, nic się nie zmieni. W przeciwnym razie gry, w które gra { $name }, zostaną na serwerze, ale ta przeglądarka już do nich nie dotrze. Jeśli chcesz je zachować, najpierw utwórz tu kod i użyj go na innym urządzeniu albo wyeksportuj gry.
you-code-ask-nobody = W tej przeglądarce nikt jeszcze nie gra, więc nic nie przepadnie.
you-code-ask-device = Gry zapisane na samym urządzeniu zostaną tutaj.
you-code-yes = Tak, to ja
you-code-no = Nie
you-code-done = Witaj, { $name }. To urządzenie jest teraz twoje.

you-everything = Wszystko o tobie
you-export = Eksport
you-export-text = Jeden plik z twoim imieniem, grami i ich zapisami: tymi z serwera i tymi z tego urządzenia.
you-export-run = Pobierz wszystko
you-export-running = Zbieranie: { $done } z { $all }
you-delete = Usunięcie
you-delete-text = Twoje imię znika ze wszystkich stołów, gry w toku zostają poddane, a wszystkie twoje urządzenia cię zapominają. Tego nie da się cofnąć.
you-delete-run = Usuń mnie…
you-delete-ask = Usunąć ciebie i wszystko, co twoje?
you-delete-device = Także gry i ustawienia na tym urządzeniu
you-delete-yes = Usuń na zawsze
you-delete-no = Zachowaj wszystko
you-deleted = Gotowe, już cię tu nie ma. Twoje imię zniknęło ze wszystkich stołów.

you-ratings = Twój ranking
you-ratings-note = Z gier na serwerze rozegranych do końca. Każdy zaczyna od 1500; ± mówi, jak niepewna jest jeszcze ta liczba.
you-rating-people = Wśród ludzi
you-rating-bots = Przeciw botom
you-rating-finding = Jeszcze się ustala
you-rating-after = { $count ->
    [one] po { $count } grze
    [few] po { $count } grach
    [many] po { $count } grach
   *[other] po { $count } gry
  }

you-marks = Osoby wyciszone i zablokowane
you-marks-text = Nie widzisz, co piszą osoby wyciszone. Zablokowane nie mogą też siadać przy twoich stołach ani cię zapraszać.
you-marks-none = Nikogo. Przy stole obie możliwości są w menu obok imienia.
you-mark-mute = wyciszono
you-mark-block = zablokowano
you-mark-undo = Cofnij
you-mark-undo-person = Cofnij: { $name }
