# Wielorybi atut

rules-tw-goal = Cel gry
rules-tw-goal-1 = Gra w zbieranie lew, w której nic nie jest stałe. To, która rodzina jest atutem i czy wygrywa wysoka, czy niska karta, może zmienić każdy użyty bonus, nawet w środku lewy.
rules-tw-goal-2 = Zdobywaj perły. Gra kończy się po rundzie, w której ktoś osiągnie 30; wygrywa najwyższa suma. To gra dla 2–4 osób.

rules-tw-cards = Karty
rules-tw-cards-1 = Są cztery rodziny: orki, narwale, płetwale błękitne i kaszaloty. Każda ma wartości od 1 do 4 i od 6 do 9.
rules-tw-cards-2 = Są też cztery jednakowe *piątki*: małe łódki, które nie należą do żadnej rodziny. Razem to 36 kart. W grze dwuosobowej piątek nie ma: zostają 32 karty.
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
rules-tw-figure-coin = Wygrywa niska albo wygrywa wysoka.

rules-tw-first-bonus = Pierwszy bonus
rules-tw-first-bonus-1 = Wszyscy naraz wybierają kartę z ręki i kładą ją przed sobą odkrytą: to ich pierwszy bonus. Ośmioma kartami, które zostają, każdy gra osiem lew.
rules-tw-first-bonus-2 = Nie może to być piątka, bo nie ma bonusu.

rules-tw-bonuses = Bonusy
rules-tw-bonuses-1 = W swojej turze, *zanim zagrasz kartę*, możesz użyć dowolnej liczby bonusów, które leżą przed tobą, jednego po drugim. Każdy działa od razu, także na trwającą lewę, a jego karta znika. Są trzy rodzaje:
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
rules-tw-following-3 = Kto wychodzi, zagrywa dowolną kartę. Pozostali muszą dołożyć kartę z *rodziny wyjściowej*, jeśli ją mają; w przeciwnym razie zagrywają, co chcą. Przebijać atutem nie trzeba.

rules-tw-fives = Piątki
rules-tw-fives-1 = Piątkę można zagrać *zawsze*, nawet gdy da się dołożyć do rodziny. Liczy się jako wartość 5 z rodziny wyjściowej.
rules-tw-fives-2 = Jeśli ktoś wychodzi piątką, rodzinę wyznacza pierwsza po niej karta z jakiejś rodziny. Do tego czasu nikt nie musi dokładać.

rules-tw-trick = Kto wygrywa lewę
rules-tw-trick-1 = Najlepszy atut. Jeśli nie ma żadnego, najlepsza karta z rodziny wyjściowej. Najlepsza to najniższa, gdy moneta pokazuje 1, a najwyższa, gdy pokazuje 9. Liczą się atut i moneta *z chwili, gdy lewa jest pełna*.
rules-tw-trick-2 = Lewę z samych piątek bierze ten, kto wychodził.
rules-tw-trick-3 = Z dwóch równie dobrych piątek wygrywa zagrana wcześniej.
rules-tw-figure-trick = Ta sama lewa przy obu stronach monety: rodzina wyjściowa to kaszaloty, atutu nie ma.

rules-tw-pearls = Perły
rules-tw-pearls-1 = Zwycięzca wybiera *jedną cudzą kartę z lewy* i bierze perły, które na niej są. Kto ją zagrał, zachowuje ją przed sobą jako bonus. Na każdej lewie zyskują więc dwie osoby.
rules-tw-pearls-2 = Piątkę też można wybrać. Daje jedną perłę, a bonusu nie dostaje nikt. Ale pozwala zachować [wyjście](#/rules/trump-whales/leader).
rules-tw-figure-pearls = Zwycięzca wybiera dwójkę: bierze jej trzy perły, a sama karta zostaje bonusem tego, kto ją zagrał.

rules-tw-leader = Kto teraz wychodzi
rules-tw-leader-1 = Do następnej lewy wychodzi zwycięzca, z jednym wyjątkiem: jeśli padła piątka, a zwycięzca *nie wybrał piątki*, o wyjściu decyduje ten, kto zagrał pierwszą piątkę w lewie. Może wskazać każdego, także siebie.
rules-tw-leader-2 = Jeśli piątek jest kilka, wystarczy wybrać którąkolwiek, żeby zachować wyjście.
rules-tw-leader-3 = Po ostatniej lewie nikogo się nie wskazuje.
rules-tw-figure-leader = Wybrano piątkę: wychodzi zwycięzca. Wybrano inną kartę: o wyjściu decyduje ten, kto zagrał piątkę.

rules-tw-scoring = Punktacja
rules-tw-scoring-1 = Po ośmiu lewach dostajesz punkt za każdą zdobytą perłę i jeszcze jeden za *każde dwa bonusy*, które leżą przed tobą nieużyte. Do następnej rundy przechodzi tylko wynik.
rules-tw-scoring-2 = Gra kończy się po rundzie, w której ktoś osiągnie 30; wygrywa najwyższa suma. Dopóki na czele jest remis, gra się kolejną rundę.

rules-tw-numbers-deck = Karty w talii
rules-tw-numbers-dealt = Karty na osobę
rules-tw-numbers-out = Karty poza rundą
