# Lekcje. W każdym kroku: lesson-KROK to tekst, -done co z niego wyszło, -not co słyszy ten, kto próbuje innego
# ruchu. *Gwiazdki* oznaczają nacisk. { $p1 } i { $p2 } to imiona pozostałych przy stole.

lesson-title = { $game }: lekcja
lesson-step = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-back = Wstecz
lesson-restart = Od początku
lesson-show = Pokaż mi
lesson-shown = Spróbuj tak: { $move }
lesson-leave = Wyjdź z lekcji
lesson-note = Lekcja
lesson-text-view = Stół jako tekst
lesson-slip = Wynik
lesson-end = I to już wszystko
lesson-end-text = Umiesz dość, żeby siąść do stołu. Reszta przyjdzie w grze: każdy wyszarzony wybór mówi, dlaczego jest wyszarzony.
lesson-end-play = Zagraj naprawdę
lesson-end-rules = Przeczytaj zasady
lesson-end-again = Jeszcze raz
lesson-choose = Której gry chcesz się nauczyć?
lesson-choose-line = Po kilka minut, przy stole nakrytym dla ciebie. Ruchy robisz ty.
lesson-begin = Zacznij
lesson-begin-game = Zacznij lekcję: { $game }


## Cat in the Box

lesson-cb-welcome = Dziesięć zamkniętych pudełek. Na każdym jest liczba; kot w środku *nie ma koloru, dopóki nie zagrasz karty i go nie ogłosisz*. Niemożliwe jest tylko jedno: ta sama liczba w tym samym kolorze dwa razy.

lesson-cb-aside = Najpierw każdy odkłada jedną zakrytą kartę. W tej rundzie już nie zagra. Odłóż *3*.
lesson-cb-aside-not = Można odłożyć każdą, ale dziś niech to będzie 3: pozostałe się przydadzą.
lesson-cb-aside-done = Pozostali robią to samo. Nikt nie wie, których liczb brakuje, a to będzie miało znaczenie.

lesson-cb-predict = Ile z ośmiu lew zbierzesz? We troje można obstawić 1, 3 albo 4. Obstaw *3*.
lesson-cb-predict-not = Niezły pomysł, ale ta ręka jest warta 3. Obstaw 3.
lesson-cb-predict-done = { $p1 } obstawia 1, { $p2 } obstawia 4. Kto zbierze *dokładnie* tyle lew, ile obstawia, dostanie premię.

lesson-cb-lead = Wychodzisz do pierwszej lewy. Weź *5* i ogłoś ją jako *niebieską*. W czerwony jeszcze nie wolno wyjść: nikt go dotąd nie ogłosił.
lesson-cb-lead-not = Tak wolno, ale lekcja idzie dalej z niebieską 5.
lesson-cb-lead-done = Twój znacznik stoi na niebieskiej 5: odtąd żadna inna 5 nie może być niebieska. Wszyscy dokładają do niebieskiego i *wygrywa najwyższa niebieska*: 6, którą gra { $p2 }.

lesson-cb-taken = { $p2 } wychodzi niebieską 4. Masz jeszcze jedną 5, ale pole *niebieskiej 5 jest zajęte*, więc niebieska już nie będzie. Dołóż *niebieską 2*.
lesson-cb-taken-not = Inny kolor niż niebieski kosztowałby cię niebieski na całą rundę. Dołóż niebieską 2.
lesson-cb-taken-done = { $p1 } ogłasza 5 jako żółtą, choć wyjście było w niebieski. Wolno, ale to kosztuje: { $p1 } do końca rundy *traci niebieski*.

lesson-cb-red = Wyjście w żółty. *Czerwony bije wszystko*, bez względu na liczbę. Ogłoś *1 jako czerwoną*: stracisz żółty, ale lewa będzie twoja.
lesson-cb-red-not = Można. Ale zobacz, co potrafi mała czerwona karta: zagraj 1 jako czerwoną.
lesson-cb-red-done = Jedynka bije wszystkich! Żółty masz przekreślony: w tej rundzie już go nie ogłosisz.

lesson-cb-open = W czerwonym stoi znacznik, więc w czerwony wolno już wyjść. Wyjdź *czerwoną 6*: nic jej nie przebije.
lesson-cb-open-not = To mogłoby przegrać. Czerwonej 6 nic nie przebije: wyjdź nią.
lesson-cb-open-done = Druga lewa dla ciebie. { $p2 } zamiast dołożyć ogłasza zieloną 4 i traci czerwony.

lesson-cb-low = Zakład był na 3. Potrzebujesz jeszcze jednej lewy, i tylko jednej. Wyjdź nisko: *zieloną 3*.
lesson-cb-low-not = Tym można by wygrać, a za dużo lew jest tak samo złe jak za mało. Wyjdź zieloną 3.
lesson-cb-low-done = Bierze ją 6. Dobrze: to nie była lewa dla ciebie.

lesson-cb-group = Wyjście w żółty, a żółtego już nie masz: ogłoś dowolny kolor, który ci został. Zagraj *niebieską 1*. Dotyka twojej czerwonej 1 i niebieskiej 2.
lesson-cb-group-not = Spójrz na planszę: niebieska 1 dotyka dwóch twoich znaczników, a to będzie warte punkty.
lesson-cb-group-done = Znaczniki, które stykają się bokami, tworzą *grupę*; rogi się nie liczą. Premia za trafiony zakład to wielkość twojej największej grupy.

lesson-cb-third = Grasz jako ostatnia osoba w tej lewie, a czerwonego nikt nie ogłasza. Weź ją *czerwoną 4*: to trzecia lewa.
lesson-cb-third-not = Tę lewę trzeba wygrać. Zrobi to czerwona 4.
lesson-cb-third-done = Trzy lewy, dokładnie jak w zakładzie. Jeszcze jedna to już za dużo.

lesson-cb-paradox = Musisz wyjść. *Czerwona 5* połączy czerwoną 4, czerwoną 6 i niebieską 5 w grupę czterech. A plansza robi się pełna…
lesson-cb-paradox-not = Zagraj czerwoną 5: zobacz, jak łączy twoje znaczniki i w jakich kłopotach będzie { $p1 }.
lesson-cb-paradox-done = *Paradoks!* { $p1 } ma 4 i 5, a dla żadnej z nich nie ma już pola. Runda kończy się natychmiast i nikt nie bierze tej lewy.

lesson-cb-score = Paradoks: { $p1 } ma dwie lewy i dostaje za nie *minus 2*. { $p2 } ma zakład na 4, a lewy dwie: dwa punkty, bez premii. Ty masz dokładnie 3: trzy punkty *i jeszcze cztery* za największą grupę.


## Wielorybi atut

lesson-tw-welcome = Cztery rodziny wielorybów. *Orki są atutem*: orka bije każdą inną rodzinę. Moneta pokazuje *9*: najlepsza jest najwyższa liczba. Jedno i drugie może ci się zmienić pod nogami.

lesson-tw-first = Każdy zachowuje przed sobą jedną odkrytą kartę. Jej *bonusu* można później raz użyć. Zachowaj *narwala 3*: odwraca monetę.
lesson-tw-first-not = To też bonus, ale przyda ci się ten, który odwraca monetę: zachowaj narwala 3.
lesson-tw-first-done = Pierwsze bonusy leżą odkryte. { $p1 } może zmienić atut na płetwale, a { $p2 } też może odwrócić monetę.

lesson-tw-lead = Wychodzisz do pierwszej lewy. Zagraj *płetwala 8*. Kto ma płetwala, musi go dołożyć.
lesson-tw-lead-not = Tej jeszcze nie: wyjdź płetwalem 8.
lesson-tw-lead-done = Nikt nie gra atutu, więc wygrywa najlepsza karta z rodziny wyjścia: 9, którą gra { $p1 }.

lesson-tw-lost = Zwycięzca bierze perły z *jednej cudzej karty* w lewie: tu trzy z twojej 8. A twoja 8 wraca do ciebie jako *bonus*: zmienia atut na kaszaloty. Przegrana może się opłacić.

lesson-tw-spend = Wyjście w kaszaloty: 6, potem 9. Musisz dołożyć 2 albo 4, a bije wysoka. Chyba że… *użyjesz bonusu* i odwrócisz monetę.
lesson-tw-spend-not = Tak przegrasz lewę. Zanim zagrasz kartę, możesz używać bonusów: użyj tego, który odwraca monetę.

lesson-tw-turned = Moneta pokazuje *1*: teraz najlepsza jest najniższa. Zagraj *kaszalota 2*.
lesson-tw-turned-not = Teraz bije niska, więc zagraj najniższą: kaszalota 2.
lesson-tw-turned-done = Lewa jest twoja. Liczy się, jak stoją atut i moneta, *kiedy leży ostatnia karta*.

lesson-tw-take = Twoja nagroda: perły z jednej z cudzych kart. Na 6 są dwie, na 9 są *trzy*. Weź z *9*.
lesson-tw-take-not = Na 6 są tylko dwie perły. Weź z 9.
lesson-tw-take-done = Trzy perły dla ciebie. { $p2 } zachowuje 9 jako bonus: po użyciu wart jest jedną perłę.

lesson-tw-five = *Piątka* to mała łódka. Nie należy do żadnej rodziny, zawsze wolno ją zagrać i liczy się jako 5 z rodziny wyjścia. Wyjdź nią: o rodzinie zdecyduje następny wieloryb.
lesson-tw-five-not = To zostaw na później. Wyjdź piątką i zobacz, do czego się przydaje.
lesson-tw-five-done = Wyszło więc na narwale, a bije niska: lewę bierze 4, którą gra { $p1 }.

lesson-tw-name = { $p1 } bierze perły z narwala 8 i zostawia twoją piątkę. Dlatego *ty wskazujesz, kto wychodzi*. Niech wychodzi { $p1 }: wtedy grasz na końcu, a koniec rozstrzyga.
lesson-tw-name-not = Można i tak. Ale teraz niech wychodzi { $p1 }, a ty zagrasz na końcu.

lesson-tw-trump = Narwal 1 i nic niższego nie ma. Ale ty nie masz narwala: możesz zagrać, co chcesz, a atut da się zmienić. *Użyj bonusu*: atutem staną się kaszaloty.
lesson-tw-trump-not = To nie wygra. Najpierw zmień atut: użyj bonusu.

lesson-tw-win = Teraz twój *kaszalot 4* to jedyny atut w lewie. Zagraj go.
lesson-tw-win-not = Atutem są teraz tylko kaszaloty: zagraj 4.

lesson-tw-choose = Na narwalu 1 i narwalu 9 są po trzy perły, a bonus obu to jedna perła. Weź z *którejkolwiek*: ważne, komu przypadnie ten bonus.
lesson-tw-choose-not = Weź perły z narwala 1 albo narwala 9.
lesson-tw-choose-done = Na razie sześć pereł. Kilka lew pomijamy.

lesson-tw-last = Ostatnia lewa. { $p1 } właśnie używa bonusu i atutem są płetwale, a to pomaga głównie tobie. Wyjdź *płetwalem 7*.
lesson-tw-last-not = Twoja ostatnia karta to płetwal 7. Bonusy zostaw: zobaczysz dlaczego.

lesson-tw-last-take = Na narwalu 6 są dwie perły, na orce 9 *trzy*. Weź z *9*.
lesson-tw-last-take-not = Na 9 jest o jedną perłę więcej.

lesson-tw-score = Każda perła to punkt. Z bonusów, których nikt nie użył, *każde dwa to jeszcze jeden punkt*: masz dwa. Gra toczy się runda po rundzie, aż ktoś ma 30.


## Zmieszczę się

lesson-if-welcome = Karty to kartonowe pudełka widziane z góry. Bok karty jest *ścianką* albo jest *otwarty*. Dwie dolne karty są *połączone*: spotkały się otwarte boki. Wszystkie połączone karty to jedno pudełko. Otwarty bok górnej karty trafia na ściankę, więc jest ona osobnym pudełkiem.

lesson-if-start = A teraz od początku. Każdy zaczyna od karty startowej. Połóż tę z *kłębkiem* pośrodku.
lesson-if-start-not = Każda karta startowa by się nadała, ale lekcja chce kłębka.
lesson-if-start-done = { $p1 } kładzie kartę startową nad twoją. Jej otwarty bok trafia na twoją ściankę, więc *nie* są połączone: to dwa pudełka.

lesson-if-draw = Tura: *dobierz kartę*, potem połóż jedną z ręki.
lesson-if-draw-not = Śpiące koty będą później. Dobierz kartę.

lesson-if-lay = To pudełko z kłębkiem, otwarte z lewej i z prawej. Połóż je *na prawo* od swojej karty startowej: otwarty bok do otwartego.
lesson-if-lay-not = Tam też się mieści. Ale połóż pudełko z kłębkiem na prawo od swojej karty startowej.

lesson-if-cat = Po położeniu pudełka możesz wpuścić kota, *w poprzek dwóch połączonych kart*, z których jedna jest tą właśnie położoną. Zrób to.
lesson-if-cat-not = Połóż kota: puste pudełko nikomu nie daje punktów.
lesson-if-cat-done = To pudełko jest zajęte: póki są w nim tylko twoje koty, nikt inny nie położy tam czuwającego kota. { $p1 } wprowadza się do górnego.

lesson-if-turn = Teraz dwa piórka, otwarte tylko z jednej strony. *Obróć kartę* o pół obrotu, żeby była otwarta z lewej, i połóż ją na prawym końcu swojego pudełka.
lesson-if-turn-not = Jeszcze nie tam. Obróć kartę z dwoma piórkami i połóż ją na prawym końcu swojego pudełka.

lesson-if-pass = Drugi kot w tym pudełku to jeden punkt więcej. Ale masz tylko pięć kotów. Tym razem *nie kładź żadnego*.
lesson-if-pass-not = Oszczędzaj koty na inne pudełka: teraz nie kładź żadnego.
lesson-if-pass-done = *Spryskiwacz*! Karty wolno dokładać do każdego pudełka, a każdy spryskiwacz zabiera punkt. Ale { $p1 } nie może położyć tam kota: jest tam tylko twój.

lesson-if-close = Został jeden otwarty bok, na dole. Masz nowy kłębek z jednym otwartym bokiem: połóż go *pod swoją kartą startową* i zamknij pudełko.
lesson-if-close-not = Tak pudełko zostanie otwarte. Połóż kłębek pod swoją kartą startową.
lesson-if-close-done = *Zamknięte!* Liczy się tylko najczęstsza zabawka: trzy kłębki. Minus jeden spryskiwacz to 2, a *podwójnie, bo pudełko jest zamknięte*: 4.

lesson-if-sleep = Górne pudełko, które buduje { $p1 }, rośnie. Zamiast dobierać możesz położyć *śpiącego kota*. Leży tam, gdzie mogłaby leżeć karta pudełka, ale ma *tylko jeden otwarty bok*, na dole. *Obróć go* otwartym bokiem do góry i połóż *pod lewym końcem* tego pudełka.
lesson-if-sleep-not = Tym razem bez dobierania: obróć śpiącego kota otwartym bokiem do góry i połóż go pod lewym końcem górnego pudełka.
lesson-if-sleep-done = Spotkały się otwarte boki: twój kot dołącza do tego pudełka, choć jest zajęte, i *zatyka* ten otwór. Ale liczy się tylko wtedy, gdy w tym samym pudełku jest twój *czuwający* kot.

lesson-if-toy = { $p1 } dobiera *zabawkę specjalną*. Od razu się ją pokazuje i kładzie w poprzek dwóch połączonych kart w dowolnym pudełku: u góry przybywają dwa piórka.

lesson-if-enter = W tym pudełku masz już kota, więc może przyjść i czuwający. Masz nowy kłębek: połóż go *na prawym końcu* górnego pudełka, przy ostatnim otwartym boku.
lesson-if-enter-not = Prawie. Połóż pudełko z kłębkiem na prawym końcu górnego pudełka.

lesson-if-awake = A teraz kot, w poprzek połączenia.
lesson-if-awake-not = Połóż kota: bez czuwającego twój śpiący kot nic nie znaczy.
lesson-if-awake-done = Dwa koty przeciw jednemu: na razie to *ty* bierzesz to pudełko, a drugi kot dodaje punkt.

lesson-if-join = { $p1 } zaczyna na górze pudełko z dwiema rybkami. Masz pudełko z myszką, otwarte z trzech stron: połóż je *w rogu* między tamtym pudełkiem a swoim.
lesson-if-join-not = Połóż pudełko z jedną myszką na górze po prawej, obok dwóch rybek: tam dotyka obu pudełek.
lesson-if-join-done = Z dwóch pudełek zrobiło się *jedno* z siedmiu kart. Są w nim trzy rybki i to rybki się w nim liczą.

lesson-if-princess = Dobrana karta to *Księżniczka*. Zajmuje miejsce dowolnego kota na stole. Niech zastąpi kota, którego ma tu { $p1 }.
lesson-if-princess-not = Zagraj Księżniczkę, i to nie na swojego kota: niech swojego straci { $p1 }.
lesson-if-princess-done = Kot wraca do domu: { $p1 } może go znów użyć. Księżniczka jest niczyja i nie liczy się nikomu.

lesson-if-last = Koniec innej gry: twój piąty kot jest na stole, więc nikt już nie dobiera i kładziemy ostatnie karty. Twoje dolne pudełko ma jeszcze jeden otwarty bok, na prawym końcu. *Obróć kartę* i połóż ją ścianką *pod tym otworem*.
lesson-if-last-not = Dolne pudełko zostałoby otwarte. Obróć kartę i połóż ją pod prawym końcem tego pudełka.
lesson-if-last-done = Ścianka zamyka tak samo jak połączona karta. Pudełko liczy się podwójnie: *8 zamiast 4*.

lesson-if-score = Górne pudełko: trzy koty przeciw trzem, bo śpiący liczy się razem z czuwającymi. Remis, więc *każde z was* bierze je w całości: 12 i jeszcze 2 za kolejne koty. Dolne pudełko jest tylko twoje: 8 i jeszcze 1 za drugiego kota.
