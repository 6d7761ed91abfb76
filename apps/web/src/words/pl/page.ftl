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
kind-kitten = Bot: kociak
kind-cat = Bot: kot
kind-ocelot = Bot: ocelot
kind-lynx = Bot: ryś
kind-leopard = Bot: lampart
kind-tiger = Bot: tygrys

level-kitten = Kociak
level-kitten-line = Gra pod nastrój i widzi tylko to, co ma przed nosem.
level-cat = Kot
level-cat-line = Wie już, o co chodzi, ale sporo zapomina i przeocza.
level-ocelot = Ocelot
level-ocelot-line = Pamięta więcej, ale wciąż ulega nastrojom.
level-lynx = Ryś
level-lynx-line = Uważnie obserwuje i gra odważnie.
level-leopard = Lampart
level-leopard-line = Gra ostrożnie i rzadko się myli.
level-tiger = Tygrys
level-tiger-line = Najsilniejszy. Uczył się, grając sam ze sobą.
level-mixed = Każdy bot gra na swoim poziomie.
level-suggested = polecany
level-first = Zacznij od kociaka; gdy wygrasz, zaproponujemy silniejszego rywala.
level-by-results = Po twoich wynikach polecamy: { $level }.
level-next = Następna gra: { $level }

home-line = Trzy zwierzęce gry karciane przy jednym otwartym stole. Siadaj i graj: bez konta, także bez sieci.
home-play = Graj
home-play-game = Graj: { $game }
home-level = Boty: { $level }
home-level-suggested = Boty: { $level }, polecany poziom
home-choose = Ustaw…
home-continue = Graj dalej
home-continue-title = Wróć do przerwanej gry
home-finished = { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
    [many] { $count } skończonych gier
   *[other] { $count } skończonej gry
  }
home-remove = Usuń grę { $game }, { $date }
home-replay = Otwórz zapis gry
home-others = Inni ludzie
home-together = Zagraj razem
home-turns = { $count ->
    [one] twoja kolej w { $count } grze
    [few] twoja kolej w { $count } grach
    [many] twoja kolej w { $count } grach
   *[other] twoja kolej w { $count } gry
  }
home-you = Twoja strona
learn = Nauka
rules = Zasady

new-players = Gracze
new-seats = Miejsca
new-seats-note = Gracie na jednym urządzeniu; między turami opada kurtyna.
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
loading = Nakrywamy do stołu…
to-home = Na początek
try-again = Spróbuj ponownie
your-turn = Twoja kolej
to-move = na ruchu
log = Przebieg gry
log-close = Ukryj przebieg
text-view = Stół jako tekst
settings = Ustawienia
keys = Skróty
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }

bots-loading = Boty się szykują…
bots-failed = Nie udało się wczytać botów. Gra jest zapisana.

undo = Cofnij
undo-why = Wybór można cofnąć, dopóki nikt nie pokaże nowej karty. Tryb ćwiczeń w ustawieniach znosi to ograniczenie.
hint = Wskazówka
hint-title = Co obiecują twoje ruchy
hint-thinking = Namysł nad twoimi ruchami…
hint-numbers = szansa { $chance } ± { $margin } · { $score } pkt

curtain-title = { $name }, twoja kolej
curtain-text = Przekaż urządzenie dalej. Reszta nie podgląda!
curtain-lift = Tu { $name }: pokaż moje karty

summary-title = Koniec rundy { $round }
summary-next = Dalej
slip-round = Ta runda
slip-whole = Razem
slip-total = Razem do tej pory

final-you = Wygrywasz!
final-other = Wygrywa { $name }
final-shared = Wspólna wygrana: { $names }
final-breakdown = Punkt po punkcie
final-round = Runda { $round }
final-rematch = Zagraj jeszcze raz
final-replay = Powtórka
final-open = Wynik
record-copy = Kopiuj zapis
record-copied = Skopiowano
record-not-copied = Nie udało się skopiować: pobierz zapis
record-download = Pobierz

setting-language = Język
setting-pace = Tempo botów
setting-pace-note = Jak długo widać każdy ich ruch.
pace-calm = Spokojne
pace-brisk = Żwawe
pace-quick = Szybkie
pace-instant = Od razu
setting-theme = Światło
theme-auto = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
setting-contrast = Wysoki kontrast
setting-contrast-note = Mocniejsze krawędzie, a oprócz kolorów także wzory.
setting-stillness = Bez ruchu
setting-stillness-note = Nic nie lata nad stołem.
setting-sound = Dźwięki
setting-sound-note = Cichy szelest papieru.
setting-characters = Żywe boty
setting-characters-note = Po ich pyszczkach widać, co myślą o lewie, wpadce i wygranej.
setting-only-move = Jedyny ruch graj za mnie
setting-only-move-note = Gdy zasady zostawiają ci jeden ruch, wykona się sam.
setting-practice = Ćwiczenia
setting-practice-note = Cofaj, ile chcesz, nawet sprzed kart, które już widać.

key-move = Przejdź do następnej rzeczy
key-choose = Wybierz ją
key-undo = Cofnij
key-hint = Poproś o wskazówkę
key-log = Dotychczasowy przebieg gry
key-text = Stół jako tekst
key-help = Ta lista
key-close = Zamknij albo zmień zdanie

notice-no-store = Ta przeglądarka nie pozwala stronie niczego przechować: gry i ustawienia przetrwają tylko do zamknięcia karty. Zapis gry możesz pobrać.
notice-new-version = Nowa wersja Menagerie jest gotowa. Twoje gry zostają.
notice-reload = Odśwież

trouble-load = Nie udało się wczytać tej części strony
trouble-load-text = Być może sieć zniknęła, zanim wszystko się tu zapisało. Nic nie przepadło: twoje gry są bezpieczne. Spróbuj ponownie, gdy wróci połączenie.
trouble-broken = Coś się u nas zepsuło
trouble-broken-text = Gra jest zachowana w stanie po ostatnim ruchu. Odśwież stronę, żeby grać dalej.
trouble-game-missing = Tej gry tu nie ma
trouble-game-missing-text = Mogła zostać usunięta albo toczyła się na innym urządzeniu. Gry są tylko w tej przeglądarce, w której się toczyły.
trouble-game-unreadable = Tej gry nie da się odczytać
trouble-game-unreadable-text = To, co z niej zostało, nie zgadza się już z zasadami. Nic w niej nie ruszamy; innym grom nic się nie stało.
other-rules-title = Ta gra ma inną wersję zasad
other-rules = Ta gra toczyła się według wersji { $made } zasad; tutaj gra się według wersji { $here }.
other-rules-kept = Nie da się jej tu dokończyć, ale nic nie przepadło: przebieg gry możesz pobrać.
other-rules-save = Pobierz przebieg gry
other-rules-remove = Usuń z mojej listy
