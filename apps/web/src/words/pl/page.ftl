# Rama strony: początek, ustawienia, otoczenie stołu.

game-facts = { $players } graczy · { $alone } min z botami, { $together } z ludźmi
game-facts-players = { $players } graczy

you = Ty
person-name = Gracz { $seat }
bot-name-0 = Oliwka
bot-name-1 = Figa
bot-name-2 = Bzik
bot-name-3 = Gofrek
bot-name-4 = Pestka
kind-you = Ty
kind-person = Inna osoba
kind-kitten = Bot kociak
kind-cat = Bot kot
kind-ocelot = Bot ocelot
kind-lynx = Bot ryś
kind-leopard = Bot lampart
kind-tiger = Bot tygrys

level-kitten = Kociak
level-kitten-line = Gra, jak mu się zachce, i widzi tylko to, co ma przed nosem.
level-cat = Kot
level-cat-line = Wie już, o co chodzi, ale sporo zapomina i przeocza.
level-ocelot = Ocelot
level-ocelot-line = Pamięta więcej, ale wciąż ulega nastrojom.
level-lynx = Ryś
level-lynx-line = Uważnie obserwuje i gra odważnie.
level-leopard = Lampart
level-leopard-line = Gra ostrożnie i rzadko się myli.
level-tiger = Tygrys
level-tiger-line = Najsilniejszy. Uczył się, grając sam ze sobą.
level-mixed = Każdy bot gra na swoim poziomie.
level-suggested = polecany
level-first = Zacznij od kociaka; gdy wygrasz, zaproponujemy silniejszego rywala.
level-by-results = Na podstawie twoich wyników polecamy: { $level }.
level-next = Następna partia: { $level }

home-line = Trzy gry karciane pełne zwierząt. Siadaj i graj: bez konta, także bez internetu.
home-first = Pierwszy raz? Zacznij od dwuminutowej lekcji.
home-first-text = Wszystko jest przygotowane, ruchy wykonujesz ty, a na koniec znasz już grę.
home-first-learn = Lekcja: { $game }
home-first-game = { $game }: znasz już tę grę. Czas na pierwszą partię?
home-first-game-text = Kociak czeka, a wskazówki będą cały czas widoczne.
home-first-game-start = Zagraj pierwszą partię
home-play = Graj
home-play-game = Graj: { $game }
home-level = Boty: { $level }
home-level-suggested = Boty: { $level }, polecany poziom
home-choose = Opcje…
home-continue = Graj dalej
home-continue-title = Niedokończone partie
home-finished = { $count ->
    [one] { $count } skończona partia
    [few] { $count } skończone partie
    [many] { $count } skończonych partii
   *[other] { $count } skończonej partii
  }
home-remove = Usuń partię: { $game }, { $date }
home-replay = Otwórz powtórkę
home-others = Gra online
home-together = Zagraj z innymi
home-turns = { $count ->
    [one] twoja kolej w { $count } partii
    [few] twoja kolej w { $count } partiach
    [many] twoja kolej w { $count } partiach
   *[other] twoja kolej w { $count } partii
  }
home-you = Twój profil
home-puzzle = Zadanie dnia
nav-day = Rozdanie dnia
nav-challenges = Wyzwania
nav-lists = Rankingi
nav-puzzles = Zadania
learn = Nauka gry
rules = Zasady

new-players = Gracze
new-seats = Miejsca
new-seats-note = Gracie na jednym urządzeniu? Między turami karty są ukryte.
new-bots = Boty
new-seat-kind = Kto siada na miejscu { $seat }
new-seat-name = Imię na miejscu { $seat }
new-minutes = { $count ->
    [one] Około { $count } minuty
    [few] Około { $count } minut
    [many] Około { $count } minut
   *[other] Około { $count } minuty
  }
new-start = Zacznij grę

back = Wstecz
close = Zamknij
dismiss = Ukryj
loading = Rozkładamy grę…
to-home = Strona główna
try-again = Spróbuj ponownie
link-copy = Kopiuj link
link-copied = Link skopiowany
link-by-hand = Skopiuj ten link:
link-share = Udostępnij…
your-turn = Twoja kolej
to-move = teraz gra
log = Przebieg partii
log-close = Ukryj przebieg
text-view = Opis stołu
settings = Ustawienia
keys = Skróty klawiszowe
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }

bots-loading = Boty się szykują…
bots-failed = Nie udało się wczytać botów. Partia jest zapisana.

undo = Cofnij
undo-why = Ruch można cofnąć, dopóki nikt nie odkryje nowej karty. Tryb ćwiczeń w ustawieniach znosi to ograniczenie.
hint = Wskazówka
hint-title = Twoje najlepsze ruchy
hint-thinking = Analizujemy twoje ruchy…
hint-numbers = szansa { $chance } ± { $margin } · { $score } pkt

curtain-title = { $name }, twoja kolej
curtain-text = Przekaż urządzenie dalej. Reszta nie podgląda!
curtain-lift = To ja, { $name }: pokaż moje karty

summary-title = Koniec rundy { $round }
summary-next = Następna runda
slip-round = Ta runda
slip-whole = Razem
slip-total = Razem do tej pory

final-you = Wygrywasz!
final-other = Wygrywa { $name }
final-shared = Wspólna wygrana: { $names }
final-breakdown = Skąd te punkty
final-round = Runda { $round }
final-rematch = Jeszcze raz
final-replay = Powtórka
final-open = Wyniki
record-copy = Kopiuj zapis
record-copied = Skopiowano
record-not-copied = Nie udało się skopiować: pobierz zapis
record-download = Pobierz

setting-language = Język
setting-pace = Szybkość botów
setting-pace-note = Jak długo widać każdy ich ruch.
pace-calm = Wolno
pace-brisk = Normalnie
pace-quick = Szybko
pace-instant = Natychmiast
setting-theme = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
setting-contrast = Wysoki kontrast
setting-contrast-note = Mocniejsze krawędzie, a oprócz kolorów także wzory.
setting-stillness = Bez animacji
setting-stillness-note = Karty nie latają nad stołem.
setting-sound = Dźwięki
setting-sound-note = Cichy szelest papieru.
setting-characters = Boty z charakterem
setting-characters-note = Po ich pyszczkach widać, co myślą o lewie, wpadce i wygranej.
setting-only-move = Wykonuj za mnie wymuszone ruchy
setting-only-move-note = Jeśli masz tylko jeden dozwolony ruch, wykona się sam.
setting-practice = Tryb ćwiczeń
setting-practice-note = Cofaj ruchy bez ograniczeń, nawet po odkryciu nowych kart.

key-move = Przechodź między elementami
key-choose = Wybierz zaznaczony element
key-undo = Cofnij
key-hint = Poproś o wskazówkę
key-log = Przebieg partii
key-text = Opis stołu
key-help = Pokaż tę listę
key-close = Zamknij albo anuluj

notice-no-store = Ta przeglądarka nie pozwala stronie niczego zapisać: partie i ustawienia znikną po jej zamknięciu. Zapis partii możesz pobrać.
notice-new-version = Jest nowa wersja Menagerie. Twoje partie zostaną zachowane.
notice-reload = Odśwież

trouble-load = Nie udało się wczytać strony
trouble-load-text = Być może połączenie zerwało się, zanim wszystko się wczytało. Nic nie przepadło: twoje partie są bezpieczne. Spróbuj ponownie, gdy wróci połączenie.
trouble-broken = Coś poszło nie tak
trouble-broken-text = Partia jest zapisana po ostatnim ruchu. Odśwież stronę, żeby grać dalej.
trouble-game-missing = Nie znaleziono tej partii
trouble-game-missing-text = Mogła zostać usunięta albo toczyła się na innym urządzeniu. Partie są zapisywane tylko w przeglądarce, w której grasz.
trouble-game-unreadable = Nie da się odczytać tej partii
trouble-game-unreadable-text = Jej zapis nie zgadza się już z zasadami. Niczego w nim nie zmieniamy; pozostałe partie są w porządku.
other-rules-title = Ta partia ma inną wersję zasad
other-rules = Ta partia toczy się według wersji { $made } zasad; tutaj gra się według wersji { $here }.
other-rules-kept = Nie da się jej tu dokończyć, ale nic nie przepadło: zapis partii możesz pobrać.
other-rules-save = Pobierz zapis partii
other-rules-remove = Usuń z mojej listy

# The deal of the day on the home and at tables.
left-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
left-hours = { $count } godz.
left-minutes = { $count } min
day-left = Jeszcze { $left }
band-open = Do zagrania
band-going = Graj dalej
band-done = Rozegrane
band-place = { $place } z { $count }
band-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
  }
band-offline = Offline: możesz poćwiczyć
band-go = Graj
band-results = Wyniki
table-day-practice = Ćwiczenie, { $date } (nie liczy się)

# A list of names or things: all but the last, with commas, and the last.
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
