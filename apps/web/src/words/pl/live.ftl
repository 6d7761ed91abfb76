# Jeden stół na serwerze: poczekalnia, gra na żywo i jej koniec.

live-missing = Nie znaleziono stołu
live-missing-text = Link mógł zostać ucięty albo tego stołu już nie ma: stoły, przy których nikt nie zaczyna, po pewnym czasie się zamykają.
live-unreachable = Serwer nie odpowiada
live-unreachable-text = Może nie masz połączenia z siecią. Nic nie przepadło: partia czeka na serwerze. Spróbuj ponownie za chwilę.
live-turned-away = Nie można otworzyć tego stołu
live-closed = Ten stół jest zamknięty
live-closed-text = Nikt nie zaczął partii na czas albo gospodarz zamknął stół. Nowy stół możesz utworzyć w każdej chwili.

live-refused-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
live-refused-already-started = Partia już się zaczęła.
live-refused-not-invited = To miejsce jest zarezerwowane dla kogoś innego.
live-refused-not-host = To może zrobić tylko gospodarz stołu.
live-refused-not-ready = Są jeszcze puste miejsca.
live-refused-no-chat = Przy tym stole można używać tylko gotowych zwrotów.
live-refused-no-takeback = Tego ruchu nie da się już cofnąć: od tego czasu odkryto karty.
live-refused-already-asked = Inna prośba czeka jeszcze na odpowiedź. Najpierw ona.
live-refused-nothing-asked = Ta prośba jest już nieaktualna.
live-refused-game-over = Partia jest skończona.
live-refused-too-fast = Za dużo naraz. Spróbuj ponownie za chwilę.
live-refused-busy = Ten stół jest przeciążony. Spróbuj ponownie za chwilę.
live-refused-no-key = Serwer już cię nie rozpoznaje. Odśwież stronę i zajmij miejsce jeszcze raz.
live-refused-bad-options = Te ustawienia nie pasują do tej gry.
live-refused-bad-seats = Takiego miejsca już przy tym stole nie ma.
live-refused-bad-request = To się nie udało. Zmień coś i spróbuj ponownie.
live-refused-not-seated = To mogą zrobić tylko gracze przy tym stole.
live-refused-not-yours = Po poddaniu partii nie możesz już tego zrobić.
live-refused-no-table = Tego stołu już nie ma.
live-refused-no-contest = Tego rozdania tu nie ma.
live-refused-hidden = Ta partia pozostanie ukryta, dopóki wszyscy nie będą mogli zagrać tego rozdania.
live-refused-not-open = To rozdanie nie jest teraz otwarte.
live-refused-not-started = Partia jeszcze się nie zaczęła.
live-refused-not-over = Partia jeszcze się nie skończyła.
live-refused-not-away = Już z powrotem siedzisz na swoim miejscu.
live-refused-too-many = Twój limit przy tym stole jest już wykorzystany.
live-refused-too-often = Przy tym stole robisz to zbyt często. Grać możesz dalej.
live-refused-too-many-seats = Masz już miejsca przy wielu stołach, przy których partia się nie zaczęła. Najpierw zwolnij jedno z nich.
live-refused-too-many-tables = Masz już wiele stołów. Najpierw zacznij partię przy jednym z nich albo go zamknij.
live-refused-not-callable = Tej osoby nie można teraz zaprosić.
live-refused-name-reserved = Tak nazywa się jeden z naszych botów. Wybierz inne imię.
live-refused-not-welcome = Przy tym stole nie możesz usiąść, ale możesz oglądać.
live-refused-no-person = Profil tej osoby już nie istnieje.
live-refused-other-rules = Ta partia toczy się według wersji { $made } zasad; tutaj gra się według wersji { $here }.
live-refused-unreadable = Zapis tej partii jest uszkodzony. Najpierw musi go naprawić administrator serwera.
live-refused-other = Serwer odrzucił tę prośbę. Jeśli to się powtarza, odśwież stronę.
live-no-answer = Serwer nie odpowiedział. Spróbuj ponownie za chwilę.

live-waiting-title = Poczekalnia: { $game }
live-to-lobby = Wróć do stołów
live-name = Twoje imię
live-name-note = Widzą je inni. Potem zajmij miejsce.
live-name-missing = Najpierw wpisz imię: do 24 znaków.
live-seat-open = Wolne miejsce
live-seat-invited = Na zaproszenie
live-kept = Zarezerwowane
live-kept-for = Zarezerwowane: { $name }
live-kept-for-you = Zarezerwowane dla ciebie
live-seat-you = ty
live-seat-host = gospodarz
live-seat-account = własny bot
live-ready = może zaczynać
live-not-ready = jeszcze chwila
live-plan-open = Dla każdego
live-sit = Usiądź tu
live-sit-at = Zajmij miejsce { $seat }
live-move = Przesiądź się
live-move-to = Przesiądź się na miejsce { $seat }
live-stand-up = Zwolnij miejsce
live-invites = { $name } zaprasza cię do gry: { $game }
live-invited = Masz zaproszenie do gry: { $game }
live-invite-facts = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
  }, około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }
live-take-seat = Zajmij miejsce
live-learn-first = Naucz się w dwie minuty
live-add-bot = Dodaj bota

live-person-menu = { $name }: więcej
live-person-title = { $name }
live-hand-over = Ustaw jako gospodarza
live-hand-over-note = Wtedy to ta osoba ustala szczegóły i zaczyna partię, nie ty.
live-remove = Usuń od stołu
live-remove-note = Ta osoba nie usiądzie tu ponownie, chyba że ją zaprosisz.
live-block = Zablokuj
live-block-note = Nie widzisz, co ta osoba pisze. Nie może siadać przy twoich stołach ani cię zapraszać.
live-unblock = Odblokuj
live-mute-note = Nie widzisz, co ta osoba pisze.
live-unmute = Wyłącz wyciszenie
live-marked-mute = wyciszono
live-marked-block = zablokowano
live-decline = Odmów
live-removed = Gospodarz usunął cię od tego stołu. Możesz oglądać.
live-now-host = Teraz ty prowadzisz ten stół.
live-close = Zamknij stół
live-close-question = Zamknąć ten stół?
live-close-text = Partia się nie odbędzie. Wszyscy, którzy tu siedzą, muszą poszukać innego stołu.

live-invite = Zaproś znajomych
live-invite-note = Kto ma ten link, może wybrać imię i miejsce. Bez konta.
live-watch-invite = Zaproś widzów
live-watch-note = Kto ma ten link, może oglądać partię, ale nie widzi niczyich kart.
live-link = Link do tego stołu
live-qr = Kod QR: link do tego stołu

live-facts = Ten stół
live-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
live-listed = Publiczny: na liście stołów
live-by-link = Prywatny: znajdzie go tylko ten, kto ma link
live-chat-on = Czat i gotowe zwroty
live-chat-off = Tylko gotowe zwroty
live-delay = Opóźnienie dla widzów: { $time }
live-arrange = Ustawienia stołu
live-done = Gotowe
live-clock = Zegar
live-fact-clock = Zegar: { $clock }
live-absence = Gdy ktoś odejdzie albo skończy się czas
live-absence-bot = Gdy ktoś odejdzie, do powrotu gra bot
live-absence-wait = Gdy ktoś odejdzie, partia czeka
live-absence-resign = Kto odchodzi, poddaje partię
live-absence-bot-short = Gra bot
live-absence-wait-short = Partia czeka
live-absence-resign-short = Poddanie partii
live-delay-title = Opóźnienie dla widzów
live-delay-none = Bez opóźnienia
live-list = Pokazuj na liście stołów
live-list-note = Gdy wyłączone, ten stół znajdzie tylko ten, kto ma link.
live-chat = Czat tekstowy
live-chat-note = Gotowe zwroty działają zawsze, każdy czyta je w swoim języku.

live-promise = Skąd wiadomo, że rozdanie jest uczciwe
live-promise-text = Zanim ktokolwiek usiadł, serwer wylosował sekret i opublikował ten jego skrót. Każdy gracz dokłada liczbę losową. Sekret i liczby razem wyznaczają każde rozdanie. Po partii sekret zostaje ujawniony i twoja przeglądarka może sprawdzić, że nic nie zostało zmienione.

live-pick-seat = Wpisz imię i zajmij miejsce albo oglądaj.
live-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
live-wait-for-start = Czekamy, aż gospodarz zacznie partię.
live-wait-for = Czekamy, aż { $name } zacznie partię.
live-i-am-ready = Mogę zaczynać
live-all-here = Są już wszyscy.
live-empty = { $count ->
    [one] { $count } miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
  }
live-wait-kept = Czekamy na: { $names }.
live-wait-guests = { $count ->
    [one] { $count } miejsce czeka na gościa.
    [few] { $count } miejsca czekają na gości.
    [many] { $count } miejsc czeka na gości.
   *[other] { $count } miejsca czekają na gości.
  }
live-hesitant = Czekamy na gotowość: { $names }.
live-start-question = Zacząć już teraz?
live-fill = { $count ->
    [one] { $count } miejsce jest puste. Usiądzie tam bot.
    [few] { $count } miejsca są puste. Usiądą tam boty.
    [many] { $count } miejsc jest pustych. Usiądą tam boty.
   *[other] { $count } miejsca jest puste. Usiądą tam boty.
  }
live-fill-level = Jakie boty?
live-wait-more = Czekaj dalej
live-start-with-bots = Zacznij z botami
live-start-now = Zacznij

live-news = Aktualności
live-connecting = Łączymy się ponownie…
live-connecting-move = Łączymy się ponownie… Twój ruch zostanie wysłany.
live-offline = Brak sieci. Połączymy się, gdy tylko wróci.
live-offline-move = Brak sieci. Twój ruch zostanie wysłany, gdy tylko wróci.
live-store-away = Serwer nie może teraz zapisywać ruchów. Zegary stoją; gra ruszy sama.
live-store-away-move = Serwer nie może teraz zapisywać ruchów. Zegary stoją; twój ruch zostanie wysłany.
live-gone = Ten stół został usunięty. Widzisz go takim, jaki był na końcu.
live-sending = Wysyłamy twój ruch…
live-move-refused = Twój ruch nie został przyjęty.
live-move-late = Gra poszła dalej, zanim ruch dotarł.
live-move-left = Gdy strona została zamknięta, twój ruch jeszcze nie dotarł, a gra poszła dalej bez niego.
live-takeback = Poproś o cofnięcie
live-takeback-why = O cofnięcie możesz prosić, dopóki nikt nie odkryje karty.

live-prepare = Zaplanuj ruch
live-prepare-why = Zaplanuj następny ruch, gdy inni myślą. Do twojej tury zostanie tylko na tym urządzeniu.
live-prepare-ask = Możesz już zaplanować następny ruch. Nikt nie zobaczy go przed twoją turą.
live-prepare-not = Tego nie da się zaplanować.
live-prepared = Zaplanowano: { $move }. Ruch wykona się w twojej turze.
live-unprepare = Anuluj zaplanowany ruch
live-prepared-lost = Ten ruch nie jest już możliwy: { $move }. Zaplanuj inny.
live-key-prepare = Zaplanuj następny ruch

live-left-days = { $days } d { $hours } h
live-short = mało czasu
live-hurry = Zostało mniej niż dziesięć sekund
live-waited = Czekamy na ruch: { $names } · { $time }

live-watching = Oglądasz tę partię. Zakryte karty zobaczysz dopiero po niej, w powtórce.
live-watching-delay = Opóźnienie: { $time }.
live-own-bot = Za ciebie gra bot.
live-own-waits = Partia czeka na ciebie.
live-own-resigned = Partia poddana. Do końca zastępuje cię bot.
live-return = Wracam do gry
live-away-bot = { $why ->
    [time] { $name }: koniec czasu. Dalej gra bot.
   *[left] { $name } odchodzi od stołu. Dalej gra bot.
  }
live-away-waits = { $why ->
    [time] { $name }: koniec czasu. Partia czeka.
   *[left] { $name } odchodzi od stołu. Partia czeka.
  }
live-resigned = { $name } poddaje partię. Dalej gra bot.
live-gave-up = { $kind ->
    [you] Partia poddana: zajmujesz ostatnie miejsce.
   *[other] { $name }: partia poddana, ostatnie miejsce.
  }
live-ask-stop = { $name } proponuje przerwanie partii.
live-ask-takeback = { $name } prosi o cofnięcie ostatniego ruchu.
live-own-ask-stop = Twoja propozycja przerwania partii czeka na odpowiedzi innych.
live-own-ask-takeback = Twoja prośba o cofnięcie ruchu czeka na odpowiedzi innych.
live-agreed = Zgadzasz się. Czekamy jeszcze na odpowiedzi innych.
live-agree = Zgoda
live-disagree = Odmów
live-withdraw = Wycofaj prośbę
live-next = Rewanż jest gotowy.
live-next-by = { $name } chce rewanżu.
live-next-sit = Dołącz do rewanżu
live-next-watch = Oglądaj

live-talk = Czat
live-talk-unread = { $count ->
    [one] Czat: { $count } nowa wiadomość
    [few] Czat: { $count } nowe wiadomości
    [many] Czat: { $count } nowych wiadomości
   *[other] Czat: { $count } nowej wiadomości
  }
live-said = { $name }: { $words }
live-said-all = Wiadomości
live-said-nothing = Nie ma jeszcze wiadomości.
live-phrases = Gotowe zwroty
live-phrase-hello = Cześć!
live-phrase-good-luck = Powodzenia!
live-phrase-well-played = Dobrze zagrane!
live-phrase-thank-you = Dziękuję!
live-phrase-oops = Ojej!
live-phrase-thinking = Chwila, myślę…
live-phrase-nudge = Jesteś tam? Twoja kolej.
live-phrase-be-right-back = Zaraz wracam.
live-phrase-good-game = Dobra gra!
live-write = Napisz wiadomość
live-send = Wyślij
live-people = Osoby przy tym stole
live-mute = Wycisz

live-menu = Menu stołu
live-notify = Powiadom, gdy będzie moja kolej
live-notify-note = Powiadomienie systemowe, gdy ta strona jest w tle.
live-notify-refused = Twoja przeglądarka blokuje powiadomienia. Możesz je włączyć w jej ustawieniach dla tej strony.
live-notify-never = Ta przeglądarka nie obsługuje powiadomień.
live-ask-to-stop = Zaproponuj przerwanie partii
live-leave-bot = Niech gra za mnie bot
live-leave-wait = Odejdź na chwilę
live-leave-resign = Odejdź i poddaj partię
live-leave-question = Odejść od stołu?
live-leave-text-bot = Od teraz będzie za ciebie grać bot. Na swoje miejsce możesz wrócić w każdej chwili.
live-leave-text-wait = Partia poczeka na twój powrót. Inni zobaczą, że cię nie ma.
live-leave-text-resign = Przy tym stole odejście oznacza poddanie partii: do końca zastąpi cię bot, a ty zajmiesz ostatnie miejsce.
live-resign = Poddaj partię
live-resign-question = Poddać partię?
live-resign-text = Do końca zastąpi cię bot, a ty zajmiesz ostatnie miejsce. Tego nie da się cofnąć.
live-stop-counts = Przerwanie teraz liczy się wszystkim jako porażka.
live-stop-question = Zaproponować przerwanie partii?
live-stop-text = Minęła już ponad połowa partii, a przy stole są boty, więc przerwanie teraz liczy się jako porażka: zajmiesz miejsce za botami.
live-leave-last = Jeśli przy stole nikt nie zostanie, partia poczeka, aż ktoś z was wróci. Jeśli przez dobę nie wróci nikt, partia liczy się wszystkim jako poddana.
live-stay = Zostań

live-stopped = Partia zakończona przed czasem

live-deal = Sprawdź rozdanie
live-deal-matched = Karty rozdano tak, jak obiecano.
live-deal-unsure = Rozdania się zgadzają, ale ta przeglądarka nie widziała wszystkiego przed partią.
live-deal-broken = Coś się nie zgadza. Nie ufaj tym rozdaniom.
live-deal-record-good = Każdy ruch i każdy punkt w zapisie jest zgodny z zasadami.
live-deal-record-bad = Zapis partii jest uszkodzony albo ktoś go zmienił.
live-deal-promise-good = Skrót zgadza się z tym, który ta przeglądarka dostała na początku.
live-deal-promise-bad = Skrót nie zgadza się z tym, który ta przeglądarka dostała na początku.
live-deal-promise-unknown = Ta przeglądarka trafiła do stołu dopiero po partii, więc nie może sprawdzić, czy skrót jest ten sam.
live-deal-own-good = Twoja własna liczba losowa, wylosowana w tej przeglądarce, jest częścią rozdań.
live-deal-own-bad = Liczba przy twoim miejscu nie jest tą, którą wysłała ta przeglądarka.
live-deal-own-unknown = Twoje miejsce zajęto w innej przeglądarce, więc twoją liczbę można sprawdzić tylko tam.
live-deal-house-good = Boty na nic nie wpływały: ich liczby wynikają ze skrótu.
live-deal-house-bad = Liczba jednego z botów nie wynika ze skrótu: ktoś ją wybrał.
live-deal-secret-good = Sekret został ujawniony i zgadza się ze skrótem.
live-deal-secret-bad = Ujawniony sekret nie zgadza się ze skrótem.
live-deal-deals-good = { $count ->
    [one] Odtworzyliśmy tu rozdanie z sekretu i liczb: wszystkie karty się zgadzają.
    [few] Odtworzyliśmy tu wszystkie rozdania ({ $count }) z sekretu i liczb: wszystkie karty się zgadzają.
    [many] Odtworzyliśmy tu wszystkie rozdania ({ $count }) z sekretu i liczb: wszystkie karty się zgadzają.
   *[other] Odtworzyliśmy tu wszystkie rozdania ({ $count }) z sekretu i liczb: wszystkie karty się zgadzają.
  }
live-deal-deals-bad = Po ponownym rozdaniu z sekretu i liczb wychodzą inne karty.
live-deal-numbers = Liczby
live-deal-number-promise = Skrót opublikowany, zanim ktokolwiek usiadł (SHA-256 sekretu)
live-deal-number-secret = Sekret, ujawniony na końcu
live-deal-number-seat = { $name }: własna liczba losowa
live-deal-number-house = { $name }: liczba wynikająca ze skrótu
live-deal-how = Pobierz zapis i sprawdź go dowolnym innym programem: format opisuje docs/records.md w Menagerie.

live-profile = Zobacz profil
contest-next = Zobacz, jak poszło innym
contest-next-practice = Wróć do wyników
# A table where everyone has the same cards.
live-day = Rozdanie dnia, { $date }
live-contest = Te same karty dla wszystkich
live-contest-practice = Ćwiczenie: nie liczy się
live-contest-note = Ta partia się liczy. Nie ma zegara ani cofania; w każdej chwili możesz wyjść i wrócić.
live-contest-practice-note = To ćwiczenie. Nigdzie się nie liczy.
live-contest-resign-text = Partia się zakończy i zajmiesz ostatnie miejsce. Tego nie da się cofnąć.
live-day-waiting = Ustalamy twoje miejsce…
live-day-late = Ta partia nie ma miejsca w wynikach: skończyła się za późno albo nie udało się pobrać wyniku.
live-day-practice = To było ćwiczenie: nie liczy się.
live-day-compare = Zobacz, jak zagrali wszyscy
live-promise-contest = Zanim ktokolwiek mógł zagrać, serwer opublikował skrót swojego sekretu. Wynikają z niego karty i losowość botów; nikt nie dodaje własnej liczby, więc wszyscy mają tę samą partię. Gdy każdy zdąży zagrać, sekret zostanie ujawniony, a twoja przeglądarka będzie mogła sprawdzić, że nic nie zmieniono.
