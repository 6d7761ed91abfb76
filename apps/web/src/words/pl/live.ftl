# Jeden stół na serwerze: poczekalnia, gra na żywo i jej koniec.

live-missing = Nie ma takiego stołu
live-missing-text = Link mógł się uciąć albo stół już uprzątnięto: stoły, przy których nikt nie zaczyna, po pewnym czasie się zamykają.
live-unreachable = Serwer nie odpowiada
live-unreachable-text = Może nie masz połączenia z siecią. Nic nie przepadło: gra czeka na serwerze. Spróbuj ponownie za chwilę.
live-turned-away = Serwer odmówił
live-closed = Ten stół jest zamknięty
live-closed-text = Nikt nie zaczął gry na czas albo gospodarz zamknął stół. Otwórz nowy stół, kiedy tylko chcesz.

live-refused-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
live-refused-already-started = Gra już się zaczęła.
live-refused-not-invited = To miejsce jest zarezerwowane dla kogoś innego.
live-refused-not-host = To może zrobić tylko gospodarz stołu.
live-refused-not-ready = Są jeszcze puste miejsca.
live-refused-no-chat = Przy tym stole można używać tylko gotowych zwrotów.
live-refused-no-takeback = Tego ruchu nie da się już cofnąć: od tego czasu pokazano karty.
live-refused-already-asked = Jedno pytanie już czeka na odpowiedź. Najpierw ono.
live-refused-nothing-asked = Nikt już o nic nie pyta.
live-refused-game-over = Gra jest skończona.
live-refused-too-fast = Za dużo naraz. Spróbuj ponownie za chwilę.
live-refused-busy = Stół jest zajęty. Spróbuj ponownie za chwilę.
live-refused-no-key = Serwer już cię nie zna. Odśwież stronę i usiądź jeszcze raz.
live-refused-bad-options = Tak tej gry nie da się ustawić.
live-refused-bad-seats = Takiego miejsca już przy tym stole nie ma.
live-refused-bad-request = W tej postaci serwer tego nie przyjmie. Zmień to i spróbuj ponownie.
live-refused-not-seated = To mogą zrobić tylko siedzący przy tym stole.
live-refused-not-yours = Ta gra jest przez ciebie poddana: to sprawa tych, którzy jeszcze grają.
live-refused-no-table = Tego stołu już nie ma.
live-refused-not-started = Gra jeszcze się nie zaczęła.
live-refused-not-over = Gra jeszcze się nie skończyła.
live-refused-not-away = Już z powrotem siedzisz na swoim miejscu.
live-refused-too-many = Przy tym stole już tego dość.
live-refused-too-often = Przy tym stole robisz to zbyt często. Sama gra może toczyć się dalej.
live-refused-too-many-seats = Siedzisz już przy wielu stołach, przy których gra się nie zaczęła. Najpierw wstań od jednego z nich.
live-refused-too-many-tables = Masz już wiele stołów. Najpierw zacznij grę przy jednym z nich albo go zamknij.
live-refused-not-callable = Tej osoby nie można teraz zaprosić.
live-refused-name-reserved = Tak nazywa się jeden z naszych botów. Wybierz inne imię.
live-refused-not-welcome = Przy tym stole nie możesz usiąść. Możesz oglądać.
live-refused-no-person = Tej osoby już tu nie ma.
live-refused-other-rules = Ta gra toczyła się według wersji { $made } zasad; tutaj gra się według wersji { $here }.
live-refused-unreadable = Zapis tej gry jest uszkodzony. Musi go naprawić osoba prowadząca serwer.
live-refused-other = Serwer odmówił. Odśwież stronę, jeśli to się powtarza.
live-no-answer = Serwer nie odpowiedział. Spróbuj ponownie za chwilę.

live-waiting-title = Poczekalnia: { $game }
live-to-lobby = Do stołów
live-name = Twoje imię
live-name-note = Tak widzą cię inni. Potem zajmij miejsce.
live-name-missing = Najpierw imię, proszę: do 24 liter.
live-seat-open = Wolne
live-seat-invited = Wolne, za zaproszeniem
live-kept = Zarezerwowane
live-kept-for = Zarezerwowane: { $name }
live-kept-for-you = Zarezerwowane dla ciebie
live-seat-you = ty
live-seat-host = gospodarz
live-seat-account = czyjś bot
live-ready = może zaczynać
live-not-ready = jeszcze chwila
live-plan-open = Wolne dla każdego
live-plan-kept = Zarezerwowane
live-sit = Usiądź tu
live-sit-at = Usiądź na miejscu { $seat }
live-move = Przesiądź się
live-move-to = Przesiądź się na miejsce { $seat }
live-stand-up = Wstań

live-person-menu = { $name }: więcej
live-person-title = { $name }
live-hand-over = Ustaw jako gospodarza
live-hand-over-note = Wtedy to ta osoba ustala szczegóły i zaczyna grę, nie ty.
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
live-close-text = Gry nie będzie. Wszyscy, którzy tu siedzą, muszą poszukać innego stołu.

live-invite = Zaproś innych
live-invite-note = Kto otworzy ten link, wybiera imię i miejsce. Bez konta.
live-watch-invite = Zaproś widzów
live-watch-note = Kto otworzy ten link, widzi grę, ale nie widzi niczyich kart.
live-link = Link do tego stołu
live-qr = Kod do zeskanowania: link do tego stołu
live-copy = Kopiuj link
live-copied = Skopiowano
live-not-copied = Nie udało się skopiować
live-share = Udostępnij…

live-facts = W co się tu gra
live-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
live-listed = Na liście otwartych stołów
live-by-link = Stół tylko dla tych, którzy mają link
live-chat-on = Gotowe zwroty i własne słowa
live-chat-off = Tylko gotowe zwroty
live-delay = Opóźnienie dla widzów: { $time }
live-arrange = Ustawienia stołu
live-done = Gotowe
live-clock = Zegar
live-fact-clock = Zegar: { $clock }
live-absence = Gdy ktoś odejdzie albo skończy się czas
live-absence-bot = Gdy ktoś odejdzie, do powrotu gra kot
live-absence-wait = Gdy ktoś odejdzie, gra czeka
live-absence-resign = Kto odchodzi, poddaje grę
live-absence-bot-short = Kot gra dalej
live-absence-wait-short = Gra czeka
live-absence-resign-short = Poddanie gry
live-delay-title = Opóźnienie dla widzów
live-delay-none = Bez opóźnienia
live-list = Na liście otwartych stołów
live-list-note = Bez tego stół znajdzie tylko ten, kto ma link.
live-chat = Własne słowa
live-chat-note = Gotowe zwroty są zawsze, każdy czyta je w swoim języku.

live-promise = Obietnica co do kart
live-promise-text = Zanim ktokolwiek usiadł, serwer wylosował sekret i ogłosił ten jego odcisk. Każdy, kto siada, dokłada własną liczbę losową. Z jednego i drugiego wynikają rozdania, a po grze sekret zostaje ujawniony: wtedy twoja przeglądarka może sprawdzić, że nic nie zostało zmienione.

live-pick-seat = Wpisz imię i zajmij miejsce albo oglądaj.
live-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
live-wait-for-start = Grę zaczyna gospodarz stołu.
live-wait-for = Grę zaczyna { $name }.
live-i-am-ready = Mogę zaczynać
live-all-here = Są już wszyscy.
live-empty = { $count ->
    [one] { $count } miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
  }
live-hesitant = Jeszcze chwila: { $names }.
live-start-question = Zacząć już teraz?
live-fill = { $count ->
    [one] { $count } miejsce jest puste. Usiądzie tam bot.
    [few] { $count } miejsca są puste. Usiądą tam boty.
    [many] { $count } miejsc jest pustych. Usiądą tam boty.
   *[other] { $count } miejsca jest puste. Usiądą tam boty.
  }
live-fill-level = Jakie boty?
live-wait-more = Poczekaj
live-start-with-bots = Zacznij z botami
live-start-now = Zacznij

live-news = Przy tym stole
live-connecting = Łączymy się ponownie…
live-connecting-move = Łączymy się ponownie… Twój ruch czeka i zostanie wysłany.
live-offline = Brak połączenia z siecią. Gdy sieć wróci, stół ruszy dalej.
live-offline-move = Brak połączenia z siecią. Twój ruch czeka; wyślemy go, gdy tylko sieć wróci.
live-store-away = Serwer nie może teraz zapisywać ruchów. Zegary stoją; gra ruszy sama.
live-store-away-move = Serwer nie może teraz zapisywać ruchów. Zegary stoją; twój ruch czeka i zostanie wysłany.
live-gone = Ten stół został usunięty. Widzisz go takim, jaki był na końcu.
live-sending = Wysyłamy twój ruch…
live-move-refused = Ten ruch się nie liczy.
live-move-late = Stół poszedł dalej, zanim ruch dotarł.
live-move-left = Gdy strona została zamknięta, twój ruch jeszcze nie dotarł, a gra poszła dalej bez niego.
live-takeback = Poproś o cofnięcie
live-takeback-why = O cofnięcie wyboru możesz prosić, dopóki nikt nie pokaże karty.

live-prepare = Wybierz z góry
live-prepare-why = Wybierz następny ruch, gdy inni myślą. Do twojej kolejki zostaje na twoim urządzeniu.
live-prepare-ask = Możesz już wybrać następny ruch. Nikt go nie zobaczy przed twoją kolejką.
live-prepare-not = Tego nie da się wybrać z góry.
live-prepared = Wybrane z góry: { $move }. Zagra się, gdy przyjdzie twoja kolej.
live-unprepare = Nie wykonuj tego ruchu
live-prepared-lost = To już niemożliwe: { $move }. Wybierz od nowa.
live-key-prepare = Wybierz następny ruch z góry

live-left-days = { $days } d { $hours } h
live-short = szybko
live-hurry = Zostało mniej niż dziesięć sekund
live-waited = Na ruchu: { $names } · { $count } min

live-watching = Oglądasz: teraz bez ukrytych kart, po grze zobaczysz wszystkie w powtórce.
live-watching-delay = Opóźnienie: { $time }.
live-own-bot = Za ciebie gra kot.
live-own-waits = Gra czeka na ciebie.
live-own-resigned = Gra poddana. Kot zastępuje cię do końca.
live-return = Wracam do gry
live-away-bot = { $why ->
    [time] { $name }: koniec czasu. Dalej gra kot.
   *[left] { $name }: poza stołem. Dalej gra kot.
  }
live-away-waits = { $why ->
    [time] { $name }: koniec czasu. Gra czeka.
   *[left] { $name }: poza stołem. Gra czeka.
  }
live-resigned = { $name } poddaje grę. Dalej gra kot.
live-gave-up = { $kind ->
    [you] Partia poddana: zajmujesz ostatnie miejsce.
   *[other] { $name }: partia poddana, ostatnie miejsce.
  }
live-ask-stop = { $name } proponuje przerwać grę w tym miejscu.
live-ask-takeback = { $name } prosi o cofnięcie ostatniego ruchu.
live-own-ask-stop = Twoja prośba o przerwanie gry czeka na odpowiedzi innych.
live-own-ask-takeback = Twoja prośba o cofnięcie ruchu czeka na odpowiedzi innych.
live-agreed = Zgadzasz się. Czekamy jeszcze na odpowiedzi innych.
live-agree = Zgoda
live-disagree = Nie
live-withdraw = Już nie trzeba
live-next = Stół znów jest nakryty.
live-next-by = { $name } chce rewanżu.
live-next-sit = Usiądź
live-next-watch = Idź popatrzeć

live-talk = Rozmowa
live-talk-unread = { $count ->
    [one] Rozmowa: { $count } nowa
    [few] Rozmowa: { $count } nowe
    [many] Rozmowa: { $count } nowych
   *[other] Rozmowa: { $count } nowej
  }
live-said = { $name }: { $words }
live-said-all = Co zostało powiedziane
live-said-nothing = Nikt jeszcze nic nie mówi.
live-phrases = Powiedz
live-phrase-hello = Cześć!
live-phrase-good-luck = Powodzenia!
live-phrase-well-played = Dobrze zagrane!
live-phrase-thank-you = Dziękuję!
live-phrase-oops = Ojej!
live-phrase-thinking = Zastanawiam się.
live-phrase-be-right-back = Zaraz wracam.
live-phrase-good-game = Dobra gra!
live-write = Napisz coś
live-send = Wyślij
live-people = Osoby przy tym stole
live-mute = Wycisz

live-menu = Więcej przy tym stole
live-notify = Powiadom mnie, gdy moja kolej
live-notify-note = Powiadomienie systemu, gdy patrzysz gdzie indziej.
live-notify-refused = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
live-notify-never = Ta przeglądarka nie umie pokazywać powiadomień.
live-ask-to-stop = Zaproponuj przerwanie
live-leave-bot = Niech kot gra za mnie
live-leave-wait = Odejdź; gra poczeka
live-leave-resign = Odejdź i poddaj grę
live-leave-question = Odejść od stołu?
live-leave-text-bot = Od teraz gra za ciebie kot. Na swoje miejsce możesz wrócić w każdej chwili.
live-leave-text-wait = Gra czeka na twój powrót. Inni widzą, że cię nie ma.
live-leave-text-resign = Przy tym stole kto odchodzi, poddaje grę: kot zastępuje cię do końca, a tobie przypada ostatnie miejsce.
live-resign = Poddaj grę
live-resign-question = Poddać grę?
live-resign-text = Kot zastępuje cię do końca, a tobie przypada ostatnie miejsce. Tego nie da się cofnąć.
live-stop-counts = Przerwanie teraz liczy się wszystkim jako porażka.
live-stop-question = Zaproponować przerwanie?
live-stop-text = Minęła już ponad połowa gry, a przy stole są boty, więc przerwanie teraz liczy się jako porażka: zajmujesz miejsce za botami.
live-leave-last = Jeśli przy stole nikt nie zostanie, gra czeka, aż ktoś z was wróci. Po dobie bez nikogo liczy się jako poddana.
live-stay = Zostań

live-stopped = Gra przerwana

live-deal = Sprawdź rozdanie
live-deal-matched = Karty rozdano tak, jak obiecano.
live-deal-unsure = Rozdania zgadzają się z obietnicą. Ta przeglądarka nie widziała jednak wszystkiego przed grą.
live-deal-broken = Coś się nie zgadza. Nie ufaj tym rozdaniom.
live-deal-record-good = Każdy ruch i każdy punkt w zapisie jest zgodny z zasadami.
live-deal-record-bad = Zapis gry jest uszkodzony albo ktoś go zmienił.
live-deal-promise-good = Obietnica jest tą, którą ta przeglądarka zobaczyła przy twoim przyjściu do stołu.
live-deal-promise-bad = Obietnica nie jest tą, którą ta przeglądarka zobaczyła przy twoim przyjściu do stołu.
live-deal-promise-unknown = Przed końcem gry tej przeglądarki nie było przy stole, więc nie może wiedzieć, czy obietnica jest ta sama.
live-deal-own-good = Twoja własna liczba losowa, wylosowana w tej przeglądarce, jest częścią rozdań.
live-deal-own-bad = Liczba przy twoim miejscu nie jest tą, którą wysłała ta przeglądarka.
live-deal-own-unknown = Twoje miejsce zajęto z innej przeglądarki: tam można sprawdzić, czy jest w tym twoja liczba.
live-deal-house-good = Boty nie dołożyły nic z własnego wyboru: ich liczby wynikają z obietnicy.
live-deal-house-bad = Jeden z botów ma liczbę, która nie wynika z obietnicy: ktoś ją wybrał.
live-deal-secret-good = Sekret został ujawniony i jest tym, który obiecano.
live-deal-secret-bad = Ujawniony sekret nie jest tym, który obiecano.
live-deal-deals-good = { $count ->
    [one] Rozdanie powtórzono tutaj z sekretu i liczb: karta w kartę to samo.
    [few] Wszystkie rozdania ({ $count }) powtórzono tutaj z sekretu i liczb: karta w kartę to samo.
    [many] Wszystkie rozdania ({ $count }) powtórzono tutaj z sekretu i liczb: karta w kartę to samo.
   *[other] Wszystkie rozdania ({ $count }) powtórzono tutaj z sekretu i liczb: karta w kartę to samo.
  }
live-deal-deals-bad = Po ponownym rozdaniu z sekretu i liczb wychodzą inne karty.
live-deal-numbers = Liczby
live-deal-number-promise = Obietnica, zanim ktokolwiek usiadł: SHA-256 sekretu
live-deal-number-secret = Sekret, ujawniony na końcu
live-deal-number-seat = { $name }: liczba przyniesiona do stołu
live-deal-number-house = { $name }: liczba wynikająca z obietnicy
live-deal-how = Pobierz zapis i sprawdź go dowolnym innym programem: format opisuje docs/records.md w Menagerie.
