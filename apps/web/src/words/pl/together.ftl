# Sala ze stołami na serwerze i to, co o nich mówi kilka stron.

together-title = Zagraj razem
together-line = Przy stołach ze znajomymi albo z kimkolwiek, kto akurat jest, każdy na swoim urządzeniu. Bez konta, wystarczy imię.
together-you = Twoja strona
together-signed = Grasz jako { $name }

together-name = Twoje imię
together-name-note = Widzą je inni. Możesz je później zmienić na swojej stronie.
together-name-missing = Najpierw imię, proszę: do 24 liter.
together-name-before = Jestem tu nie pierwszy raz

together-friends = Graj ze znajomymi
together-friends-line = Otwórz stół i wyślij link. Kto go dostanie, usiądzie z tobą.
together-friends-game = W co gracie?
together-friends-open = Otwórz stół
together-friends-next = Link, boty, zegar i resztę ustawisz już przy stole.

together-quick = Szybka gra
together-quick-line = Dowolny stół z wolnym miejscem. Po 20 sekundach puste miejsca zajmują boty.
together-quick-game = Szybka gra: { $game }
together-quick-waiting = { $count ->
    [one] { $count } osoba czeka
    [few] { $count } osoby czekają
    [many] { $count } osób czeka
   *[other] { $count } osoby czeka
  }

together-own = Twoje gry
together-own-turn = Twoja kolej
together-own-open = Przed startem, zajęte miejsca: { $taken } z { $players }
together-turn-of = { $count ->
    [one] Na ruchu: { $names }
    [few] Na ruchu: { $names }
    [many] Na ruchu: { $names }
   *[other] Na ruchu: { $names }
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
together-block-game = Odmów i zablokuj gospodarza: { $game }, { $names }
together-blocked = Odmówiono i zablokowano. Możesz to cofnąć na swojej stronie.
together-more = Pokaż więcej stołów

together-tables = Stoły
together-filter = Pokaż
together-filter-all = Wszystkie gry
together-open = Otwarte stoły
together-open-none = Teraz żaden stół nie jest otwarty. Otwórz swój: wystarczą dwa dotknięcia.
together-open-none-of = Teraz nie ma otwartego stołu do tej gry.
together-running = Gry w toku
together-running-none = Przy stołach z listy nikt teraz nie gra.
together-join = Dołącz
together-join-game = Dołącz: { $game }, { $names }
together-join-empty = na razie nikogo
together-watch = Oglądaj
together-watch-game = Oglądaj: { $game }, { $names }
together-yours = Twój stół
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
together-clock-bank-more = { $time } na gracza i jeszcze { $more } za każdy ruch
together-clock-days = { $count ->
    [one] korespondencyjnie: { $count } dzień na ruch
    [few] korespondencyjnie: { $count } dni na ruch
    [many] korespondencyjnie: { $count } dni na ruch
   *[other] korespondencyjnie: { $count } dnia na ruch
  }

together-news-turn = Twoja kolej: { $game }
together-news-open = { $count ->
    [one] { $count } nowy otwarty stół
    [few] { $count } nowe otwarte stoły
    [many] { $count } nowych otwartych stołów
   *[other] { $count } nowego otwartego stołu
  }

together-looking = Rozglądamy się po sali…
together-offline = Brak połączenia z siecią
together-offline-text = Stoły z innymi ludźmi potrzebują sieci. Gdy wróci, ta strona sama ruszy dalej; gry z botami działają i bez niej.
together-unreachable = Żaden serwer nie odpowiada
together-unreachable-text = Może za tą kopią strony żaden nie stoi, a może ma krótką przerwę. Strona puka dalej; gry z botami działają i bez serwera.
together-stale = Połączenie się zerwało: tak sala wyglądała ostatnio. Próbujemy dalej.
together-play-here = Graj na tym urządzeniu

together-refused-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
together-refused-already-started = Ta gra już się zaczęła. Możesz ją oglądać.
together-refused-no-table = Tego stołu już nie ma.
together-refused-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
together-refused-no-key = Serwer już cię nie zna. Odśwież stronę.
together-refused-not-invited = To miejsce jest zarezerwowane dla kogoś innego.
together-refused-busy = Tamten stół jest zajęty. Spróbuj ponownie za chwilę.
together-refused-too-many-seats = Siedzisz już przy wielu stołach, przy których gra się nie zaczęła. Najpierw wstań od jednego z nich.
together-refused-too-many-tables = Masz już wiele stołów. Najpierw zacznij grę przy jednym z nich albo go zamknij.
together-refused-name-reserved = Tak nazywa się jeden z naszych botów. Wybierz inne imię.
together-refused-not-welcome = Przy tym stole nie możesz usiąść. Możesz oglądać.
together-refused-no-person = Tej osoby już tu nie ma.
together-refused-other = Serwer odmówił. Odśwież stronę, jeśli to się powtarza.
together-refused-network = To nie dotarło do serwera. Nic się nie zmieniło; spróbuj ponownie.

quick-host = { $count ->
    [0] Boty siadają do stołu…
    [one] Za { $count } sekundę puste miejsca zajmą boty.
    [few] Za { $count } sekundy puste miejsca zajmą boty.
    [many] Za { $count } sekund puste miejsca zajmą boty.
   *[other] Za { $count } sekundy puste miejsca zajmą boty.
  }
quick-guest = Masz miejsce. Grę zaczyna gospodarz stołu.
quick-guest-late = Gospodarz się nie spieszy. Możesz zostać albo poszukać innego stołu.
quick-start = Zacznij już z botami
quick-wait = Poczekaj na ludzi
quick-elsewhere = Inny stół
