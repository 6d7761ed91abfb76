# Sala ze stołami na serwerze i to, co o nich mówi kilka stron.

together-title = Zagraj z innymi
together-line = Graj ze znajomymi albo z kimś, kto akurat tu jest, każdy na swoim urządzeniu. Bez konta: wystarczy imię.
together-you = Twój profil
together-signed = Grasz jako { $name }

together-name = Twoje imię
together-name-note = Widzą je inni. Możesz je później zmienić w swoim profilu.
together-name-missing = Najpierw wpisz imię: do 24 znaków.
together-name-before = Mam już tu profil

together-other-ways = W co jeszcze zagrać
together-friends = Graj ze znajomymi
together-friends-line = Utwórz stół i wyślij link. Każdy, kto go ma, może dołączyć.
together-friends-game = W co gracie?
together-friends-open = Utwórz stół
together-friends-next = Link, boty, zegar i resztę ustawisz już przy stole.

together-quick = Szybka gra
together-quick-line = Dołącz do dowolnego stołu z wolnym miejscem. Po 20 sekundach resztę miejsc zajmą boty.
together-quick-game = Szybka gra: { $game }
together-quick-waiting = { $count ->
    [one] czeka { $count } osoba
    [few] czekają { $count } osoby
    [many] czeka { $count } osób
   *[other] czeka { $count } osoby
  }

together-own = Twoje partie
together-own-turn = Twoja kolej
together-own-open = Przed startem, zajęte miejsca: { $taken } z { $players }
together-turn-of = { $count ->
    [one] Teraz gra: { $names }
    [few] Teraz grają: { $names }
    [many] Teraz grają: { $names }
   *[other] Teraz grają: { $names }
  }
together-go-on = Graj dalej
together-go-on-game = Graj dalej: { $game }, { $names }
together-look = Otwórz
together-look-game = Otwórz: { $game }, { $names }
together-just-now = przed chwilą

together-called = Masz zaproszenie.
together-called-title = Zaproszenia
together-decline = Odmów
together-decline-game = Odmów: { $game }, { $names }
together-block = Zablokuj
together-block-game = Odmów i zablokuj gospodarza: { $game }, { $names }
together-blocked = Odmówiono i zablokowano. Możesz to cofnąć w swoim profilu.
together-more = Pokaż więcej stołów

together-tables = Stoły
together-filter = Pokaż
together-filter-all = Wszystkie gry
together-open = Otwarte stoły
together-open-none = Nie ma teraz otwartych stołów. Utwórz swój: wystarczą dwa dotknięcia.
together-open-none-of = Nie ma teraz otwartych stołów do tej gry.
together-running = Trwające partie
together-running-none = Nie toczą się teraz żadne publiczne partie.
together-join = Dołącz
together-join-game = Dołącz: { $game }, { $names }
together-join-empty = na razie nikogo
together-watch = Oglądaj
together-watch-game = Oglądaj: { $game }, { $names }
together-yours = Do twojego stołu
together-free = wolne
together-kept = zarezerwowane
together-free-count = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }

together-option = { $name }: { $value }
together-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
together-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }
together-clock-none = bez zegara
together-clock-move = { $time } na ruch
together-clock-bank = { $time } na gracza
together-clock-bank-more = { $time } na gracza plus { $more } za ruch
together-clock-days = { $count ->
    [one] { $count } dzień na ruch
    [few] { $count } dni na ruch
    [many] { $count } dni na ruch
   *[other] { $count } dnia na ruch
  }

together-news-turn = Twoja kolej: { $game }
together-news-open = { $count ->
    [one] { $count } nowy otwarty stół
    [few] { $count } nowe otwarte stoły
    [many] { $count } nowych otwartych stołów
   *[other] { $count } nowego otwartego stołu
  }

together-looking = Szukamy stołów…
together-offline = Brak połączenia z siecią
together-offline-text = Do gry z innymi potrzebna jest sieć. Gdy wróci, strona sama ruszy dalej; z botami możesz grać i bez niej.
together-unreachable = Serwer nie odpowiada
together-unreachable-text = Może ta kopia strony działa bez serwera, a może ma on krótką przerwę. Próbujemy dalej; z botami możesz grać i bez serwera.
together-stale = Połączenie się zerwało: to ostatnia znana lista stołów. Próbujemy dalej.
together-play-here = Graj na tym urządzeniu

together-refused-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
together-refused-already-started = Ta partia już się zaczęła. Możesz ją oglądać.
together-refused-no-table = Tego stołu już nie ma.
together-refused-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
together-refused-no-key = Serwer już cię nie rozpoznaje. Odśwież stronę.
together-refused-not-invited = To miejsce jest zarezerwowane dla kogoś innego.
together-refused-busy = Ten stół jest przeciążony. Spróbuj ponownie za chwilę.
together-refused-too-many-seats = Masz już miejsca przy wielu stołach, przy których partia się nie zaczęła. Najpierw zwolnij jedno z nich.
together-refused-too-many-tables = Masz już wiele stołów. Najpierw zacznij partię przy jednym z nich albo go zamknij.
together-refused-name-reserved = Tak nazywa się jeden z naszych botów. Wybierz inne imię.
together-refused-not-welcome = Przy tym stole nie możesz usiąść, ale możesz oglądać.
together-refused-no-person = Profil tej osoby już nie istnieje.
together-refused-other = Serwer odrzucił tę prośbę. Jeśli to się powtarza, odśwież stronę.
together-refused-network = To nie dotarło do serwera. Nic się nie zmieniło; spróbuj ponownie.

quick-host = { $count ->
    [0] Boty siadają do stołu…
    [one] Za { $count } sekundę puste miejsca zajmą boty.
    [few] Za { $count } sekundy puste miejsca zajmą boty.
    [many] Za { $count } sekund puste miejsca zajmą boty.
   *[other] Za { $count } sekundy puste miejsca zajmą boty.
  }
quick-guest = Masz miejsce. Czekamy, aż gospodarz zacznie.
quick-guest-late = Gospodarz się nie spieszy. Możesz zostać albo poszukać innego stołu.
quick-start = Zacznij już z botami
quick-wait = Poczekaj na ludzi
quick-elsewhere = Znajdź inny stół
