# Cat in the Box

rules-cb-goal = Cel gry
rules-cb-goal-1 = Każda karta to zamknięte pudełko z liczbą na wierzchu i kotem w środku. Nikt nie wie, jakiego koloru jest kot, dopóki ktoś nie otworzy pudełka: zagra kartę i *ogłosi* kolor. Odtąd tak już jest i każdy musi się z tym pogodzić.
rules-cb-goal-2 = To gra w zbieranie lew: wszyscy zagrywają po jednej karcie, a kto zagrał najlepszą, bierze lewę. Zbierz dokładnie tyle lew, ile obstawisz, i stawiaj swoje znaczniki obok siebie na planszy badań. I nie bądź tą osobą, która musi ogłosić coś niemożliwego: to [paradoks](#/rules/cat-in-the-box/paradox).
rules-cb-goal-3 = Partia ma tyle rund, ilu jest graczy. Wygrywa, kto ma najwięcej punktów.
rules-cb-figure-card = Zamknięta 5 i to, czym może się stać.

rules-cb-set-up = Przygotowanie
rules-cb-set-up-1 = To gra dla 2–5 osób. W talii jest *po pięć kart z każdą liczbą*; najwyższa liczba zależy od tego, ile osób gra.
rules-cb-set-up-2 = Na planszy badań jest jedno pole dla każdej liczby w każdym z czterech kolorów: czerwonym, niebieskim, żółtym i zielonym. Kart z daną liczbą jest pięć, ale pola tylko cztery: gdzieś ktoś w końcu utknie.
rules-cb-set-up-3 = Plansza ma dwie strony. Na *białej* każdy kolor to rząd. Na *fioletowej* każda kolumna zaczyna się o jeden kolor dalej niż ta po lewej, więc kolory biegną na ukos, a ze sobą sąsiadują inne pola. Pięć osób gra domyślnie na fioletowej, mniej osób na białej; zawsze można wybrać dowolną.
rules-cb-set-up-4 = Drukowanej fioletowej strony nie znamy, więc ta jest naszego pomysłu.
rules-cb-set-up-5 = Każdy dostaje dziesięć kart, a przy pięciu graczach dziewięć. Każdy ma cztery żetony kolorów, po jednym z każdego.
rules-cb-set-up-6 = Gracza rozpoczynającego pierwszą rundę wybiera los; w każdej następnej jest nim kolejna osoba zgodnie z ruchem wskazówek zegara.
rules-cb-set-up-7 = *Gra dwuosobowa:* zostaje pięć kart. Trzy z nich się odkrywa, dwie pozostają nieznane. Każda odkryta karta stawia neutralny znacznik na zielonym polu swojej liczby; jeśli jest zajęte, na żółtym; jeśli i to jest zajęte, na niebieskim.
rules-cb-figure-layouts = Dwie strony: biała, potem fioletowa.

rules-cb-prediction = Odłożona karta i zakład
rules-cb-prediction-1 = Wszyscy naraz wybierają po jednej karcie i odkładają ją zakrytą. W tej rundzie już nie zagra, a do końca gry pozostaje tajemnicą.
rules-cb-prediction-2 = Potem, od gracza rozpoczynającego i zgodnie z ruchem wskazówek zegara, każdy na głos obstawia, ile lew zbierze. Przy trzech graczach można obstawić 1, 3 albo 4, przy czterech i pięciu 1, 2 albo 3. W grze dwuosobowej się nie obstawia.

rules-cb-playing = Zagranie karty
rules-cb-playing-1 = Do pierwszej lewy wychodzi, czyli zagrywa pierwszą kartę, gracz rozpoczynający; do każdej następnej ten, kto wygrał poprzednią. Każdy zagrywa jedną kartę, zgodnie z ruchem wskazówek zegara.
rules-cb-playing-2 = Gdy zagrywasz kartę, *ogłaszasz jej kolor* i stawiasz swój znacznik na polu tej liczby i koloru. Są dwa warunki:
rules-cb-playing-3 = pole jest puste;
rules-cb-playing-4 = masz jeszcze swój żeton tego koloru.
rules-cb-playing-5 = Znaczników nigdy nie zabraknie. To, ile ich jest w pudełku z grą, nie ma tu znaczenia.

rules-cb-colours = Dokładanie do koloru i utrata koloru
rules-cb-colours-1 = Pierwsza karta lewy wyznacza jej kolor wyjściowy. Pozostali mogą ogłosić każdy dozwolony kolor, nawet jeśli mogliby dołożyć do wyjściowego. I tak nikt nie sprawdzi, co jest w pudełku.
rules-cb-colours-2 = Ale kto ogłosi *inny kolor niż wyjściowy*, oddaje swój żeton koloru wyjściowego, jeśli go jeszcze ma. Ten kolor jest dla niego stracony do końca rundy.
rules-cb-figure-lost = Kolorem wyjściowym jest żółty, a ty ogłaszasz inny: żółty masz przekreślony.

rules-cb-red = Czerwony
rules-cb-red-1 = Czerwony jest zawsze atutem: czerwona karta bije każdą kartę innego koloru.
rules-cb-red-2 = W czerwony *nie wolno wyjść*, dopóki na czerwonym polu nie stanie znacznik któregoś gracza. Jest jeden wyjątek: jeśli żadnej karty z ręki nie możesz zagrać w innym kolorze, wolno ci wyjść w czerwony.
rules-cb-red-3 = Kto nie wychodzi, może ogłosić czerwony już od pierwszej lewy. Jeśli kolor wyjściowy jest inny, kosztuje to, jak zawsze, żeton tego koloru.

rules-cb-trick = Kto wygrywa lewę
rules-cb-trick-1 = Najwyższa czerwona karta. Jeśli nie ma żadnej, najwyższa karta koloru wyjściowego. Remisów nie ma: żadna liczba nie pojawia się w kolorze dwa razy.
rules-cb-trick-2 = Runda trwa, aż każdemu zostanie jedna karta: to osiem lew, a przy pięciu graczach siedem.
rules-cb-figure-trick = Kolor wyjściowy niebieski: wygrywa 6. Kolor wyjściowy żółty: wygrywa nawet 1, jeśli jest czerwona.

rules-cb-paradox = Paradoks
rules-cb-paradox-1 = Jeśli masz zagrać, a *żadnej z twoich kart nie da się zagrać*, bo w kolorach, które ci zostały, nie ma dla nich wolnych pól, wywołujesz paradoks. Nie można tego zrobić celowo: póki masz dozwolone zagranie, musisz je wykonać.
rules-cb-paradox-2 = Runda kończy się natychmiast. Nikt nie bierze niedokończonej lewy, ale jej znaczniki zostają na planszy. Kto wywołał paradoks, pokazuje wszystkim swoją rękę.
rules-cb-figure-paradox = Na ręce 4 i 5, a dla żadnej z nich ani jednego wolnego pola.

rules-cb-scoring = Punktacja
rules-cb-scoring-1 = Jeden punkt za każdą zebraną lewę.
rules-cb-scoring-2 = Jeśli wywołasz paradoks, *tracisz* po jednym punkcie za każdą zebraną lewę i nie dostajesz premii.
rules-cb-scoring-3 = Jeśli zbierzesz dokładnie tyle lew, ile mówił zakład, dostajesz [premię](#/rules/cat-in-the-box/bonus). W grze dwuosobowej: jeśli zbierzesz najwyżej cztery lewy.

rules-cb-bonus = Premia
rules-cb-bonus-1 = Premia to wielkość twojej *największej grupy* na planszy: jeden punkt za każdy jej znacznik. Liczy się także po cudzym paradoksie.
rules-cb-bonus-2 = Znaczniki należą do jednej grupy, jeśli ich pola stykają się bokiem na używanej stronie planszy. Styk rogami nie wystarcza, a przeciwległe brzegi planszy nie sąsiadują ze sobą. Neutralne znaczniki są niczyje.
rules-cb-figure-group = Grupa czterech i grupa trzech. Liczy się większa: cztery punkty.

rules-cb-end = Koniec gry
rules-cb-end-1 = Rund jest tyle, ilu graczy. Po ostatniej wygrywa najwyższa suma.
rules-cb-end-2 = Przy remisie wygrywa ten, kto ma lepszą ostatnią rundę. Jeśli remis trwa, wygrana jest wspólna.

rules-cb-numbers-top = Liczby na kartach
rules-cb-numbers-cards = Karty w talii
rules-cb-numbers-hand = Karty na osobę
rules-cb-numbers-tricks = Lewy
rules-cb-numbers-predictions = Zakłady
