# Zmieszczę się

lesson-if-welcome = Karty to kartonowe pudełka widziane z góry. Bok karty jest *ścianką* albo jest *otwarty*. Dwie dolne karty są *połączone*: spotkały się otwarte boki. Wszystkie połączone karty to jedno pudełko. Otwarty bok górnej karty trafia na ściankę, więc jest ona osobnym pudełkiem.

lesson-if-start = A teraz od początku. Każdy zaczyna od karty startowej. Połóż tę z *kłębkiem* pośrodku.
lesson-if-start-not = Nadałaby się każda karta startowa, ale w tej lekcji potrzebny jest kłębek.
lesson-if-start-done = { $p1 } kładzie kartę startową nad twoją. Jej otwarty bok trafia na twoją ściankę, więc *nie* są połączone: to dwa pudełka.

lesson-if-draw = W swojej turze *dobierz kartę*, potem zagraj jedną z ręki.
lesson-if-draw-not = Śpiące koty będą później. Dobierz kartę.

lesson-if-lay = To pudełko z kłębkiem, otwarte z lewej i z prawej. Połóż je *na prawo* od swojej karty startowej: otwarty bok do otwartego.
lesson-if-lay-not = Tam też się mieści. Ale połóż pudełko z kłębkiem na prawo od swojej karty startowej.

lesson-if-cat = Gdy położysz pudełko, możesz dołożyć kota *na styku dwóch połączonych kart*, z których jedna to ta właśnie położona. Zrób to.
lesson-if-cat-not = Połóż kota: puste pudełko nikomu nie daje punktów.
lesson-if-cat-done = To pudełko jest zajęte: póki są w nim tylko twoje koty, nikt inny nie położy tam czuwającego kota. { $p1 } wprowadza się do górnego.

lesson-if-turn = Teraz dwa piórka, otwarte tylko z jednej strony. *Obróć kartę* o 180 stopni, żeby była otwarta z lewej, i połóż ją na prawym końcu swojego pudełka.
lesson-if-turn-not = Jeszcze nie tam. Obróć kartę z dwoma piórkami i połóż ją na prawym końcu swojego pudełka.

lesson-if-pass = Drugi kot w tym pudełku to jeden punkt więcej. Ale masz tylko pięć kotów. Tym razem wybierz *Bez kota*.
lesson-if-pass-not = Oszczędzaj koty na inne pudełka: wybierz „Bez kota”.
lesson-if-pass-done = *Spryskiwacz*! Karty wolno dokładać do każdego pudełka, a każdy spryskiwacz zabiera punkt. Ale { $p1 } nie może położyć tam kota: jest tam tylko twój.

lesson-if-close = Został jeden otwarty bok, na dole. Masz nowy kłębek z jednym otwartym bokiem: połóż go *pod swoją kartą startową* i zamknij pudełko.
lesson-if-close-not = Tak pudełko zostanie otwarte. Połóż kłębek pod swoją kartą startową.
lesson-if-close-done = *Zamknięte!* Liczy się tylko najczęstsza zabawka: trzy kłębki. Minus jeden spryskiwacz to 2, a *podwójnie, bo pudełko jest zamknięte*: 4.

lesson-if-sleep = Górne pudełko, które buduje { $p1 }, rośnie. Zamiast dobierać możesz położyć *śpiącego kota*. Leży tam, gdzie mogłaby leżeć karta pudełka, ale ma *tylko jeden otwarty bok*, na dole. *Obróć go* otwartym bokiem do góry i połóż *pod lewym końcem* tego pudełka.
lesson-if-sleep-not = Tym razem bez dobierania: obróć śpiącego kota otwartym bokiem do góry i połóż go pod lewym końcem górnego pudełka.
lesson-if-sleep-done = Spotkały się otwarte boki: twój kot dołącza do tego pudełka, choć jest zajęte, i *zatyka* ten otwór. Ale liczy się tylko wtedy, gdy w tym samym pudełku jest twój *czuwający* kot.

lesson-if-toy = { $p1 } dobiera *zabawkę specjalną*. Od razu się ją pokazuje i kładzie na styku dwóch połączonych kart w dowolnym pudełku: u góry przybywają dwa piórka.

lesson-if-enter = W tym pudełku masz już kota, więc może przyjść i czuwający. Masz nowy kłębek: połóż go *na prawym końcu* górnego pudełka, przy ostatnim otwartym boku.
lesson-if-enter-not = Prawie. Połóż pudełko z kłębkiem na prawym końcu górnego pudełka.

lesson-if-awake = A teraz połóż kota na styku tych kart.
lesson-if-awake-not = Połóż kota: bez czuwającego twój śpiący kot się nie liczy.
lesson-if-awake-done = Dwa koty przeciw jednemu: na razie to *ty* bierzesz to pudełko, a drugi kot dodaje punkt.

lesson-if-join = { $p1 } zaczyna na górze pudełko z dwiema rybkami. Masz pudełko z myszką, otwarte z trzech stron: połóż je *w rogu* między tamtym pudełkiem a swoim.
lesson-if-join-not = Połóż pudełko z jedną myszką na górze po prawej, obok dwóch rybek: tam dotyka obu pudełek.
lesson-if-join-done = Z dwóch pudełek zrobiło się *jedno* z siedmiu kart. Są w nim trzy rybki i to rybki się w nim liczą.

lesson-if-princess = Dobrana karta to *Księżniczka*. Zajmuje miejsce dowolnego kota na stole. Niech zastąpi kota, którego ma tu { $p1 }.
lesson-if-princess-not = Zagraj Księżniczkę, ale nie na swojego kota: zastąp nią tego, którego ma tu { $p1 }.
lesson-if-princess-done = Kot wraca do domu: { $p1 } może go znów użyć. Księżniczka jest niczyja i nie liczy się nikomu.

lesson-if-last = Końcówka innej partii: twój piąty kot jest na stole, więc nikt już nie dobiera i kładziemy ostatnie karty. Twoje dolne pudełko ma jeszcze jeden otwarty bok, na prawym końcu. *Obróć kartę* i połóż ją ścianką *pod tym otworem*.
lesson-if-last-not = Dolne pudełko zostałoby otwarte. Obróć kartę i połóż ją pod prawym końcem tego pudełka.
lesson-if-last-done = Ścianka zamyka tak samo jak połączona karta. Pudełko liczy się podwójnie: *8 zamiast 4*.

lesson-if-score = Górne pudełko: trzy koty przeciw trzem, bo śpiący liczy się razem z czuwającymi. Remis, więc *każde z was* bierze je w całości: 12 i jeszcze 2 za kolejne koty. Dolne pudełko jest tylko twoje: 8 i jeszcze 1 za drugiego kota.
