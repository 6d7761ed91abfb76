# Zmieszczę się

quiz-if-early = W dolnym pudełku czuwa już kot rywala. Wszystkie pięć twoich kotów jest jeszcze w domu. *Od czego zaczynasz?*
quiz-if-early-draw = Karta buduje pudełko i w tej samej turze może za nią wejść *czuwający* kot. Masz ich tylko pięć: zachowaj je na dobre pudełka.
quiz-if-early-sneak = Kot wprowadza się do rywala. Ale śpiący się nie liczy, dopóki nie czuwa tam też twój kot, a karty nie dobierasz.
quiz-if-early-alone = Samotny śpiący kot nie daje punktów, a z trzema ściankami to słaby początek pudełka.
quiz-if-apart = Dolne pudełko jest twoje: masz w nim jednego kota. Górne należy do rywala, który ma tam dwa. *Którą kartę i gdzie położysz?*
quiz-if-apart-wall = Twoje pudełko rośnie, a ścianka karty *nie pozwala pudełkom się połączyć*. Razem przypadłyby temu, kto ma więcej kotów.
quiz-if-apart-merge = To łączy oba pudełka. Dwa koty przeciw jednemu: wszystko bierze rywal, a twoje punkty przepadają.
quiz-if-apart-spray = Tam spryskiwacz ci nie szkodzi. Ale bok twojego pudełka zostaje otwarty i rywal może zaraz połączyć oba.
quiz-if-lid = Ostatnia faza i twoja ostatnia karta: dwa dzwonki. Ktoś prowadzi z 7 punktami. Duże pudełko dzielisz z trzecim graczem, po 5 punktów. *Gdzie położysz dzwonki?*
quiz-if-lid-close = To *zamyka* duże pudełko i wszystko w nim liczy się podwójnie: po 11 punktów, więcej niż 7.
quiz-if-lid-nobody = Nawet z twoim ostatnim kotem to pudełko jest warte tylko 2 punkty. Zamknięcie dużego daje ci jeszcze 6.
quiz-if-lid-aside = Tam pudełko jest niczyje, a duże zostaje otwarte: nic się nie podwaja.
quiz-if-spray = Twoja ostatnia karta to spryskiwacz. Pozostali dzielą duże pudełko, po 8 punktów, a ty nie masz nic. *Gdzie zaboli ich najbardziej?*
quiz-if-spray-two = Karta łączy duże pudełko *i małe* obok, a w nim też jest spryskiwacz. Każdy z nich traci po dwa punkty.
quiz-if-spray-one = Tak tracą tylko po jednym punkcie. Po obróceniu karta dołączyłaby i drugi spryskiwacz.
quiz-if-spray-aside = Tam nikomu nie przeszkadza i każdy z nich zachowuje swoje 8 punktów.
