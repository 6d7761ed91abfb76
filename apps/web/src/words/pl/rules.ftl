# Strony z zasadami: jedna wiadomość to akapit, punkt listy, notatka na marginesie albo podpis. *Gwiazdki* oznaczają
# nacisk, [słowa](#/rules/GRA/CZĘŚĆ) odnośniki: adres zostaje. rules-GRA-CZĘŚĆ to nagłówek; -1, -2, … to, co pod nim.

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-learn = Naucz się, grając
rules-play = Graj
rules-others = Inne zasady
rules-choose = Zasady
rules-numbers = Według liczby graczy
rules-players = Gracze
rules-decided = Nasz stół
rules-decided-note = Takie notatki pokazują, co drukowane zasady zostawiają otwarte albo czego o nich nie wiemy, i jak gra się tutaj.


## Cat in the Box

rules-cb-goal = Cel gry
rules-cb-goal-1 = Każda karta to zamknięte pudełko z liczbą na wierzchu i kotem w środku. Nikt nie wie, jakiego koloru jest kot, dopóki ktoś nie otworzy pudełka: zagra kartę i *ogłosi* kolor. Odtąd tak już jest i każdy musi się z tym pogodzić.
rules-cb-goal-2 = Gracie na lewy. Zbieraj je, zbierz dokładnie tyle, ile obstawiasz, i stawiaj swoje znaczniki obok siebie na planszy badań. I nie bądź tą osobą, która musi ogłosić coś niemożliwego: to [paradoks](#/rules/cat-in-the-box/paradox).
rules-cb-goal-3 = Gra ma tyle rund, ilu jest graczy. Wygrywa, kto ma najwięcej punktów.
rules-cb-figure-card = Zamknięta 5 i to, czym może się stać.

rules-cb-set-up = Przygotowanie
rules-cb-set-up-1 = Gra od dwóch do pięciu osób. W talii jest *po pięć kart z każdą liczbą*; najwyższa liczba zależy od tego, ile osób gra.
rules-cb-set-up-2 = Na planszy badań jest jedno pole dla każdej liczby w każdym z czterech kolorów: czerwonym, niebieskim, żółtym i zielonym. Kart z daną liczbą jest pięć, ale pola tylko cztery: gdzieś ktoś w końcu utknie.
rules-cb-set-up-3 = Plansza ma dwie strony. Na *białej* każdy kolor to rząd. Na *fioletowej* każda kolumna zaczyna się o jeden kolor dalej niż ta po lewej, więc kolory biegną na ukos i sąsiadują inne pola. Pięć osób gra na fioletowej, jeśli nie wybierze inaczej, mniej osób na białej; każda liczba graczy może wybrać dowolną.
rules-cb-set-up-4 = Nie znamy drukowanej fioletowej strony. Nasza jest narysowana tutaj.
rules-cb-set-up-5 = Każdy dostaje dziesięć kart, a przy pięciu graczach dziewięć. Każdy ma cztery żetony kolorów, po jednym z każdego.
rules-cb-set-up-6 = Gracza rozpoczynającego pierwszą rundę wybiera los; w każdej następnej jest nim kolejna osoba zgodnie z ruchem wskazówek zegara.
rules-cb-set-up-7 = *Dwoje graczy:* zostaje pięć kart. Trzy z nich się odkrywa, dwie pozostają nieznane. Każda odkryta karta stawia neutralny znacznik na zielonym polu swojej liczby; jeśli jest zajęte, na żółtym; jeśli i to jest zajęte, na niebieskim.
rules-cb-figure-layouts = Dwie strony: biała, potem fioletowa.

rules-cb-prediction = Odłożona karta i zakład
rules-cb-prediction-1 = Wszyscy naraz wybierają po jednej karcie i odkładają ją zakrytą. W tej rundzie już nie zagra, a do końca gry pozostaje tajemnicą.
rules-cb-prediction-2 = Potem, od gracza rozpoczynającego i zgodnie z ruchem wskazówek zegara, każdy na głos obstawia, ile lew zbierze. We troje można obstawić 1, 3 albo 4; we czworo i w pięcioro 1, 2 albo 3. We dwoje się nie obstawia.

rules-cb-playing = Zagranie karty
rules-cb-playing-1 = Do pierwszej lewy wychodzi gracz rozpoczynający; do każdej następnej ten, kto wygrał poprzednią. Każdy zagrywa jedną kartę, zgodnie z ruchem wskazówek zegara.
rules-cb-playing-2 = Zagrać kartę znaczy *ogłosić jej kolor* i postawić swój znacznik na polu tej liczby i koloru. Są dwa warunki:
rules-cb-playing-3 = pole jest puste;
rules-cb-playing-4 = masz jeszcze swój żeton tego koloru.
rules-cb-playing-5 = Znaczniki się nie kończą. To, ile ich jest w drukowanym pudełku, nie jest tu zasadą.

rules-cb-colours = Dokładanie do koloru i utrata koloru
rules-cb-colours-1 = Pierwsza karta lewy wyznacza jej kolor wyjściowy. Pozostali mogą ogłosić każdy kolor, jaki im wolno, nawet jeśli mogliby dołożyć do wyjściowego. I tak nikt nie sprawdzi, co jest w pudełku.
rules-cb-colours-2 = Ale kto ogłosi *inny kolor niż wyjściowy*, oddaje swój żeton koloru wyjściowego, jeśli go jeszcze ma. Ten kolor jest dla niego stracony do końca rundy.
rules-cb-figure-lost = Wyjście w żółty, a ty ogłaszasz coś innego: żółty masz przekreślony.

rules-cb-red = Czerwony
rules-cb-red-1 = Czerwony jest zawsze atutem: czerwona karta bije każdą kartę innego koloru.
rules-cb-red-2 = W czerwony *nie wolno wyjść*, dopóki na czerwonym polu nie stanie znacznik któregoś gracza. Jest jeden wyjątek: jeśli żadną kartą z ręki nie możesz zagrać nic innego, wolno ci wyjść w czerwony.
rules-cb-red-3 = Kto nie wychodzi, może ogłosić czerwony już od pierwszej lewy. Jeśli wyjście było w inny kolor, kosztuje to żeton tamtego koloru, jak zawsze.

rules-cb-trick = Kto wygrywa lewę
rules-cb-trick-1 = Najwyższa czerwona karta. Jeśli nie ma żadnej, najwyższa karta koloru wyjściowego. Remisów nie ma: żadna liczba nie pojawia się w kolorze dwa razy.
rules-cb-trick-2 = Lewy kończą się, gdy każdemu zostaje jedna karta. To znaczy po ośmiu lewach, a przy pięciu graczach po siedmiu.
rules-cb-figure-trick = Wyjście w niebieski: wygrywa 6. Wyjście w żółty: wygra nawet 1, jeśli jest czerwona.

rules-cb-paradox = Paradoks
rules-cb-paradox-1 = Jeśli masz zagrać, a *żadna z twoich kart nigdzie nie pasuje*, ani przez wolne pola, ani przez kolory, które ci zostały, wywołujesz paradoks. Nie można tego wybrać: póki masz dozwolone zagranie, musisz je wykonać.
rules-cb-paradox-2 = Runda kończy się natychmiast. Nikt nie bierze niedokończonej lewy, ale jej znaczniki zostają na planszy. Ręka tego, kto wywołał paradoks, jest odkrywana dla wszystkich.
rules-cb-figure-paradox = Na ręce 4 i 5, a dla żadnej z nich ani jednego wolnego pola.

rules-cb-scoring = Punktacja
rules-cb-scoring-1 = Jeden punkt za każdą zebraną lewę.
rules-cb-scoring-2 = Jeśli wywołasz paradoks, *tracisz* po jednym punkcie za każdą zebraną lewę i nie dostajesz premii.
rules-cb-scoring-3 = Jeśli zbierzesz dokładnie tyle lew, ile mówił zakład, dostajesz [premię](#/rules/cat-in-the-box/bonus). We dwoje: jeśli zbierzesz najwyżej cztery lewy.

rules-cb-bonus = Premia
rules-cb-bonus-1 = Premia to wielkość twojej *największej grupy* na planszy: jeden punkt za każdy jej znacznik. Liczy się także po cudzym paradoksie.
rules-cb-bonus-2 = Znaczniki należą do jednej grupy, jeśli ich pola stykają się bokiem na używanej stronie planszy. Rogi nie łączą, a brzegi się nie zawijają. Neutralne znaczniki są niczyje.
rules-cb-figure-group = Grupa czterech i grupa trzech. Liczy się większa: cztery punkty.

rules-cb-end = Koniec gry
rules-cb-end-1 = Rund jest tyle, ilu graczy. Po ostatniej wygrywa najwyższa suma.
rules-cb-end-2 = Przy remisie wygrywa ten, kto ma lepszą ostatnią rundę. Jeśli remis trwa, wygrana jest wspólna.

rules-cb-numbers-top = Liczby
rules-cb-numbers-cards = Karty w talii
rules-cb-numbers-hand = Karty na osobę
rules-cb-numbers-tricks = Lewy
rules-cb-numbers-predictions = Zakłady


## Wielorybi atut

rules-tw-goal = Cel gry
rules-tw-goal-1 = Gra w lewy, w której nic nie zostaje takie, jakie było. To, która rodzina jest atutem i czy bije wysoka, czy niska, może zmienić każdy użyty bonus, nawet w środku lewy.
rules-tw-goal-2 = Zdobywaj perły. Po rundzie, w której ktoś osiągnie 30, wygrywa najwyższa suma. Gra od dwóch do czterech osób.

rules-tw-cards = Karty
rules-tw-cards-1 = Są cztery rodziny: orki, narwale, płetwale błękitne i kaszaloty. Każda ma wartości od 1 do 4 i od 6 do 9.
rules-tw-cards-2 = Są też cztery jednakowe *piątki*: małe łódki, które nie należą do żadnej rodziny. Razem to 36 kart. We dwoje gra się bez piątek, 32 kartami.
rules-tw-cards-3 = Na każdej karcie jest od jednej do trzech *pereł*, a na każdej oprócz piątki także *bonus*.
rules-tw-cards-4 = Z drukowanych kart znamy tylko narwala 2, z trzema perłami, i piątkę, z jedną perłą i bez bonusu. Wszystkie inne są nasze własne; pokazuje je tabela poniżej.
rules-tw-family-o = Orka
rules-tw-family-n = Narwal
rules-tw-family-b = Płetwal
rules-tw-family-s = Kaszalot
rules-tw-family-five = Piątka

rules-tw-trump = Atut
rules-tw-trump-1 = Przed każdą rundą losuje się kartę. Jej rodzina jest *atutem*: jej karty biją karty wszystkich innych rodzin. Jeśli wypadnie piątka, losuje się jeszcze raz. Potem karta wraca i wszystkie się tasuje.
rules-tw-trump-2 = Każdy dostaje dziewięć kart. Pozostałe nie biorą udziału w rundzie i nikt ich nie zna.

rules-tw-token = Moneta
rules-tw-token-1 = Ta sama karta ustawia monetę: przy wartości od 1 do 4 moneta pokazuje *1* i najlepsza jest *najniższa* karta; przy wartości od 6 do 9 pokazuje *9* i najlepsza jest *najwyższa*.
rules-tw-figure-coin = Bije niska albo bije wysoka.

rules-tw-first-bonus = Pierwszy bonus
rules-tw-first-bonus-1 = Wszyscy naraz wybierają kartę z ręki i kładą ją przed sobą odkrytą: to ich pierwszy bonus. Ośmioma kartami, które zostają, każdy gra osiem lew.
rules-tw-first-bonus-2 = Nie może to być piątka, bo nie ma bonusu.

rules-tw-bonuses = Bonusy
rules-tw-bonuses-1 = W swojej kolejce, *zanim zagrasz kartę*, możesz użyć dowolnie wielu bonusów, które leżą przed tobą, jednego po drugim. Każdy działa od razu, także na trwającą lewę, i jego karta znika. Są trzy rodzaje:
rules-tw-bonuses-2 = *Atut:* pokazana rodzina staje się atutem.
rules-tw-bonuses-3 = *Moneta:* moneta się odwraca.
rules-tw-bonuses-4 = *Perła:* dostajesz jedną perłę.
rules-tw-bonuses-5 = Bonusu zdobytego w lewie można użyć od następnej lewy.
rules-tw-faces-rank = Wartość
rules-tw-faces-pearls = Perły
rules-tw-faces-bonus = Bonus
rules-tw-faces-title = Co jest na kartach, w każdej rodzinie
rules-tw-bonus-point = jedna perła
rules-tw-bonus-next = atut: następna rodzina
rules-tw-bonus-own = atut: własna rodzina
rules-tw-bonus-flip = moneta
rules-tw-bonus-none = brak
rules-tw-bonuses-6 = Następna rodzina: po orce narwal, potem płetwal, potem kaszalot i znów orka.

rules-tw-following = Dokładanie
rules-tw-following-1 = Gracza rozpoczynającego pierwszą rundę wybiera los; wychodzi on do pierwszej z ośmiu lew. Gra idzie zgodnie z ruchem wskazówek zegara, każdy po jednej karcie.
rules-tw-following-2 = W każdej następnej rundzie zaczyna kolejna osoba zgodnie z ruchem wskazówek zegara.
rules-tw-following-3 = Kto wychodzi, zagrywa dowolną kartę. Pozostali muszą dołożyć kartę z *rodziny wyjścia*, jeśli ją mają; w przeciwnym razie grają, co chcą. Atutować nie trzeba.

rules-tw-fives = Piątki
rules-tw-fives-1 = Piątkę można zagrać *zawsze*, nawet gdy da się dołożyć do rodziny. Liczy się jako wartość 5 z rodziny wyjścia.
rules-tw-fives-2 = Jeśli wyjściem jest piątka, rodzinę wyznacza pierwsza po niej karta, która jakąś ma. Do tego czasu nikt nie musi dokładać.

rules-tw-trick = Kto wygrywa lewę
rules-tw-trick-1 = Najlepszy atut. Jeśli nie ma żadnego, najlepsza karta z rodziny wyjścia. Najlepsza to najniższa, gdy moneta pokazuje 1, a najwyższa, gdy pokazuje 9. Atut i moneta liczą się *tak, jak stoją, gdy lewa jest pełna*.
rules-tw-trick-2 = Lewę z samych piątek bierze ten, kto wychodził.
rules-tw-trick-3 = Z dwóch równie dobrych piątek wygrywa zagrana wcześniej.
rules-tw-figure-trick = Ta sama lewa po obu stronach monety: wyjście w kaszaloty, atutu nie ma.

rules-tw-pearls = Perły
rules-tw-pearls-1 = Zwycięzca wybiera *jedną cudzą kartę z lewy* i bierze perły, które na niej są. Kto ją zagrał, zachowuje ją przed sobą jako bonus. Na każdej lewie zyskują więc dwie osoby.
rules-tw-pearls-2 = Piątkę też można wybrać. Daje swoją jedną perłę, a bonusu nikomu. Ale pozwala zachować [wyjście](#/rules/trump-whales/leader).
rules-tw-figure-pearls = Zwycięzca wybiera dwójkę: bierze jej trzy perły, a sama karta zostaje bonusem tego, kto ją zagrał.

rules-tw-leader = Kto teraz wychodzi
rules-tw-leader-1 = Do następnej lewy wychodzi zwycięzca, z jednym wyjątkiem: jeśli padła piątka, a zwycięzca *nie wybrał piątki*, o wyjściu decyduje ten, kto zagrał pierwszą piątkę w lewie. Może wskazać każdego, także siebie.
rules-tw-leader-2 = Jeśli piątek jest kilka, wystarczy wybrać którąkolwiek, żeby zachować wyjście.
rules-tw-leader-3 = Po ostatniej lewie nikogo się nie wskazuje.
rules-tw-figure-leader = Wybrano piątkę: wychodzi zwycięzca. Wybrano inną kartę: o wyjściu decyduje ten, kto zagrał piątkę.

rules-tw-scoring = Punktacja
rules-tw-scoring-1 = Po ośmiu lewach liczysz zdobyte perły, a za *każde dwa bonusy*, które leżą przed tobą nieużyte, jeszcze jeden punkt. Do następnej rundy przechodzi tylko wynik.
rules-tw-scoring-2 = Po rundzie, w której ktoś osiągnie 30, wygrywa najwyższa suma. Dopóki na czele jest remis, gra się kolejną rundę.

rules-tw-numbers-deck = Karty w talii
rules-tw-numbers-dealt = Karty na osobę
rules-tw-numbers-out = Karty poza rundą


## Zmieszczę się

rules-if-goal = Cel gry
rules-if-goal-1 = Z kart budujecie na wspólnym stole kartonowe pudełka z zabawkami, a do nich wprowadzają się wasze koty. Na końcu każde pudełko bierze ten, kto ma w nim najwięcej kotów. Zamykaj pudełka: zamknięte jest warte podwójnie.
rules-if-goal-2 = Gra od dwóch do pięciu osób. Wygrywa, kto ma najwięcej punktów.

rules-if-table = Stół
rules-if-table-1 = Wszystkie karty leżą pionowo na jednej siatce: długie boki, lewy i prawy, stykają się tylko z długimi, a krótkie, górny i dolny, tylko z krótkimi. Kartę wolno obrócić o *pół obrotu*.
rules-if-table-2 = Nowa karta leży na pustym miejscu i całym bokiem dotyka karty na stole. Ścianki w tym nie przeszkadzają: ścianka może trafić na ściankę i na otwarty bok.
rules-if-table-3 = Stół ma brzegi i żadna karta nie może za nie wystawać. Mały stół ma 11 kart szerokości i 7 wysokości, średni 15 na 9, duży 21 na 11. Jeśli nic nie wybierzesz, jest średni.

rules-if-cards = Karty
rules-if-cards-1 = Są 72 karty pudełek, pięć kart startowych i trzy zabawki specjalne; każdy gracz ma pięć kotów, z jednej strony czuwających, z drugiej śpiących; Księżniczek jest tyle, ilu graczy.
rules-if-cards-2 = Na kartach pudełek są najwyżej dwa symbole. Jest pięć zabawek: kłębek, myszka, piórko, rybka i dzwonek, oraz jedna rzecz, której nie lubi żaden kot: *spryskiwacz*.
rules-if-cards-3 = Nie znamy drukowanych kart. Te są nasze własne.
rules-if-symbol-yarn = kłębek
rules-if-symbol-mouse = myszka
rules-if-symbol-feather = piórko
rules-if-symbol-fish = rybka
rules-if-symbol-bell = dzwonek
rules-if-symbol-spray = spryskiwacz

rules-if-boxes = Pudełka
rules-if-boxes-1 = Każdy bok karty to *ścianka* albo jest *otwarty*. Dwie sąsiednie karty są połączone tam, gdzie oba stykające się boki są otwarte. Wszystko, co razem połączone, to jedno pudełko, choćby największe.
rules-if-boxes-2 = Pudełko jest *zamknięte*, gdy żaden z jego otwartych boków nie wychodzi na puste miejsce ani na brzeg stołu. Otwarty bok, który trafia na ściankę sąsiada, nie liczy się jako otwarty: przyłożona ścianka go zamyka.
rules-if-figure-joined = Otwarty bok i otwarty: jedno pudełko. Otwarty i ścianka albo dwie ścianki: dwa pudełka.
rules-if-figure-closed = Zamknięte pudełko. Najczęstsza zabawka to trzy kłębki, spryskiwacz zabiera jeden, a wynik liczy się podwójnie: 4.

rules-if-start = Początek
rules-if-start-1 = Każdy dostaje dwie karty pudełek. Resztę tasuje się razem z zabawkami specjalnymi i dzieli na tyle stosów, ilu jest graczy, jak najrówniej; nadmiarowe karty trafiają do pierwszych stosów. W każdy stos wtasowuje się jedną Księżniczkę. Potem stosy układa się jeden na drugim, pierwszy na wierzchu.
rules-if-start-2 = Zabawki specjalne nigdy nie trafiają na rękę z rozdania.
rules-if-start-3 = Gracza rozpoczynającego wybiera los. Od niego, zgodnie z ruchem wskazówek zegara, każdy wybiera jedną z pozostałych kart startowych i kładzie ją, nigdy obróconą: pierwsza leży pośrodku stołu, następne krótkim bokiem przy karcie na stole. Potem gracz rozpoczynający ma pierwszą turę.

rules-if-turn = Tura
rules-if-turn-1 = Robisz jedną z dwóch rzeczy:
rules-if-turn-2 = *Dobierasz* kartę z wierzchu, potem *zagrywasz jedną* z ręki. Po karcie pudełka możesz położyć jednego czuwającego kota.
rules-if-turn-3 = Albo, jeśli masz jeszcze kota, kładziesz [śpiącego kota](#/rules/if-it-fits/sleeping) i nic nie dobierasz.
rules-if-turn-4 = Jeśli żadnej z twoich kart nie da się zagrać, odrzucasz jedną z nich odkrytą.

rules-if-cats = Czuwające koty
rules-if-cats-1 = Czuwający kot leży *w poprzek dwóch kart połączonych długimi bokami*. Jedną z nich jest karta położona przed chwilą.
rules-if-cats-2 = Nie może zachodzić na innego kota, na Księżniczkę ani na zabawkę specjalną, ani leżeć na śpiącym kocie czy na miejscu Księżniczki. Na karcie jest miejsce na jedną taką kartę przy każdym z długich boków.
rules-if-cats-3 = W pudełku, takim jak po położeniu twojej karty, nie może być *żadnego cudzego kota*, czuwającego ani śpiącego, chyba że jest w nim też twój. Księżniczki się nie liczą. Do zajętego pudełka nie da się więc po prostu wejść. Ale pudełka można połączyć, a śpiący kot potrafi otworzyć drzwi.
rules-if-figure-cats = Dwa koty w jednym pudełku: na środkowej karcie jest miejsce po obu stronach.

rules-if-sleeping = Śpiące koty
rules-if-sleeping-1 = Śpiącego kota kładzie się jak kartę pudełka, na osobnym miejscu, prosto albo po obróceniu o 180 stopni. Z trzech stron ma ścianki, *tylko jeden bok jest otwarty*; symbolu nie ma.
rules-if-sleeping-2 = Dołącza do tego pudełka, na które trafia otwartym bokiem, także zajętego, i je zajmuje. W ten sposób *zatyka jeden jego otwór*; jeśli to był ostatni, pudełko jest zamknięte. Jeśli jego otwarty bok nie trafia na inny otwarty, kot leży w osobnym pudełku.
rules-if-sleeping-3 = Na końcu liczy się tylko wtedy, gdy w tym samym pudełku jest twój czuwający kot.
rules-if-figure-sleeping-card = Otwarty na dole, a po obróceniu u góry.
rules-if-sleeping-joins = Dołącza do pudełka i zatyka jeden otwór.
rules-if-sleeping-closes = Zatyka ostatni: zamknięte.
rules-if-sleeping-alone = Ścianką do pudełka: niepołączony.

rules-if-princess = Księżniczka
rules-if-princess-1 = Księżniczkę z ręki zagrywa się zamiast karty pudełka. Zajmuje miejsce *dowolnego kota na stole*, czuwającego albo śpiącego, także twojego. Tamten kot wraca do właściciela, który może go znów użyć. W tej turze nie kładziesz kota.
rules-if-princess-2 = Niczego nie zajmuje, nikomu się nie liczy i jest niczyja. Gdy zastąpi śpiącego kota, ma takie same boki jak on.
rules-if-figure-princess = Właśnie zajęła czyjeś miejsce.

rules-if-toys = Zabawki specjalne
rules-if-toys-1 = Dobraną zabawkę specjalną od razu się pokazuje i kładzie: to twoja karta tej tury. Leży w poprzek dwóch połączonych długich boków, jak czuwający kot i na nic nie zachodząc, w *dowolnym pudełku w dowolnym miejscu* stołu. Jej symbole liczą się w tym pudełku.
rules-if-toys-2 = Tylko gdy takiego miejsca nie ma, kładzie się ją jak kartę pudełka, otwartą ze wszystkich czterech stron, a po niej można położyć czuwającego kota.
rules-if-toys-3 = Jeśli nigdzie nie da się jej położyć, zostaje odrzucona i mimo to jest twoją kartą tej tury.
rules-if-figure-toys = Dwa piórka więcej w tym pudełku.

rules-if-end = Koniec
rules-if-end-1 = Ostatnia faza zaczyna się po turze, w której dobrano *ostatnią kartę talii* albo ktoś położył swojego *piątego kota*, czuwającego lub śpiącego. Księżniczka, która odsyła kota do domu, tego nie cofa.
rules-if-end-2 = Odtąd nikt nie dobiera i nikt nie kładzie śpiących kotów. Tury trwają, aż wszystkie ręce będą puste; kto nie ma kart, jest pomijany.

rules-if-scoring = Punktacja
rules-if-scoring-1 = *Kto bierze pudełko?* Twoje koty w pudełku liczą się, czuwające i śpiące jednakowo, ale tylko jeśli choć jeden z nich czuwa. Kto ma ich najwięcej, bierze pudełko. Jeśli kilka osób remisuje, każda bierze je w całości. Pudełko, w którym niczyje koty się nie liczą, nikomu nie daje punktów.
rules-if-scoring-2 = *Ile jest warte?* Jeden punkt za każdy symbol *najczęstszej zabawki*; jeśli kilka zabawek remisuje, za wszystkie z nich. Minus jeden punkt za każdy spryskiwacz. Jedno i drugie liczy się *podwójnie, jeśli pudełko jest zamknięte*. Symbole pod kotem się liczą, te na zabawkach specjalnych też. Pudełko może być warte mniej niż zero.
rules-if-scoring-3 = *Więcej kotów:* kto bierze pudełko, dodaje punkt za każdego swojego liczonego kota oprócz pierwszego. To się nigdy nie podwaja.
rules-if-scoring-4 = Wygrywa najwyższa suma. Przy remisie wygrywa ten, kto ma najmniej punktów karnych: spryskiwaczy w swoich pudełkach, podwójnie tam, gdzie pudełko było zamknięte. Jeśli remis trwa, wygrana jest wspólna.

rules-if-extended = Zasady rozszerzone
rules-if-extended-1 = Opcja dla tych, którzy chcą trudniejszej gry:
rules-if-extended-2 = Wszystkie pięć Księżniczek wtasowuje się w całą talię, niezależnie od liczby graczy.
rules-if-extended-3 = Ścianki nie wolno przyłożyć do ścianki. Śpiące koty też mają ścianki.
rules-if-extended-4 = Nie ma punktów za kolejne koty.
rules-if-extended-5 = Przy ustalaniu, kto bierze pudełko, śpiący kot liczy się za pół. Nadal liczy się tylko obok czuwającego.

rules-if-numbers-deck = Karty w talii
rules-if-numbers-piles = Stosy
rules-if-numbers-princesses = Księżniczki
rules-if-numbers-extended = Talia, zasady rozszerzone
