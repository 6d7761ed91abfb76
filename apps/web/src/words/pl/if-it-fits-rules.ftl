# Zmieszczę się

rules-if-goal = Cel gry
rules-if-goal-1 = Z kart budujecie na wspólnym stole kartonowe pudełka z zabawkami, a do nich wprowadzają się wasze koty. Na końcu każde pudełko bierze ten, kto ma w nim najwięcej kotów. Zamykaj pudełka: zamknięte jest warte podwójnie.
rules-if-goal-2 = To gra dla 2–5 osób. Wygrywa, kto ma najwięcej punktów.

rules-if-table = Stół
rules-if-table-1 = Wszystkie karty leżą pionowo na jednej siatce: długie boki, lewy i prawy, stykają się tylko z długimi, a krótkie, górny i dolny, tylko z krótkimi. Kartę wolno obrócić o *180 stopni*.
rules-if-table-2 = Nowa karta leży na pustym miejscu i całym bokiem dotyka karty na stole. Ścianki w tym nie przeszkadzają: ścianka może trafić na ściankę i na otwarty bok.
rules-if-table-3 = Stół ma brzegi i żadna karta nie może za nie wystawać. Mały stół ma 11 kart szerokości i 7 wysokości, średni 15 na 9, duży 21 na 11. Domyślnie stół jest średni.

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
rules-if-boxes-1 = Każdy bok karty jest *ścianką* albo jest *otwarty*. Dwie sąsiednie karty są połączone tam, gdzie oba stykające się boki są otwarte. Wszystkie połączone ze sobą karty to jedno pudełko, choćby największe.
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
rules-if-cats-1 = Czuwający kot leży *na styku dwóch kart połączonych długimi bokami*. Jedną z nich jest karta położona przed chwilą.
rules-if-cats-2 = Nie może zachodzić na innego kota, na Księżniczkę ani na zabawkę specjalną, ani leżeć na śpiącym kocie czy na Księżniczce, która go zastąpiła. Na karcie jest miejsce na jedną taką kartę przy każdym z długich boków.
rules-if-cats-3 = W pudełku, już razem z twoją nową kartą, nie może być *żadnego cudzego kota*, czuwającego ani śpiącego, chyba że jest w nim też twój. Księżniczki się nie liczą. Do zajętego pudełka nie da się więc po prostu wejść. Ale pudełka można połączyć, a śpiący kot potrafi otworzyć drzwi.
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
rules-if-toys-1 = Dobraną zabawkę specjalną od razu się pokazuje i kładzie: to twoja karta tej tury. Leży tak jak czuwający kot, na styku dwóch kart połączonych długimi bokami, i na nic nie zachodzi, ale może trafić do *dowolnego pudełka w dowolnym miejscu* stołu. Jej symbole liczą się w tym pudełku.
rules-if-toys-2 = Tylko gdy takiego miejsca nie ma, kładzie się ją jak kartę pudełka, otwartą ze wszystkich czterech stron, a po niej można położyć czuwającego kota.
rules-if-toys-3 = Jeśli nigdzie nie da się jej położyć, zostaje odrzucona i mimo to jest twoją kartą tej tury.
rules-if-figure-toys = Dwa piórka więcej w tym pudełku.

rules-if-end = Koniec
rules-if-end-1 = Ostatnia faza zaczyna się po turze, w której dobrano *ostatnią kartę talii* albo ktoś położył swojego *piątego kota*, czuwającego lub śpiącego. Księżniczka, która odsyła kota do domu, tego nie cofa.
rules-if-end-2 = Odtąd nikt nie dobiera i nikt nie kładzie śpiących kotów. Tury trwają, dopóki ktoś ma karty; kto ich nie ma, jest pomijany.

rules-if-scoring = Punktacja
rules-if-scoring-1 = *Kto bierze pudełko?* Twoje koty w pudełku liczą się, czuwające i śpiące jednakowo, ale tylko jeśli choć jeden z nich czuwa. Kto ma ich najwięcej, bierze pudełko. Jeśli kilka osób remisuje, każda bierze je w całości. Pudełko, w którym niczyje koty się nie liczą, nikomu nie daje punktów.
rules-if-scoring-2 = *Ile jest warte?* Jeden punkt za każdy symbol *najczęstszej zabawki*; jeśli kilku zabawek jest tyle samo, za symbole wszystkich. Minus jeden punkt za każdy spryskiwacz. Jedno i drugie liczy się *podwójnie, jeśli pudełko jest zamknięte*. Symbole pod kotem się liczą, te na zabawkach specjalnych też. Pudełko może być warte mniej niż zero.
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
