# Wielorybi atut

quiz-tw-first = Twój pierwszy bonus. Atutem są narwale, moneta mówi: *wygrywa najwyższa*, a ty masz prawie same jedynki i dwójki. Którą kartę zachowasz?
quiz-tw-first-flip = Orka 7 odwraca monetę. Gdy zacznie wygrywać najniższa, twoje jedynki i dwójki będą najmocniejsze przy stole.
quiz-tw-first-pearl = Gwarantowana perła, ale niskie karty dalej przegrają lewę za lewą.
quiz-tw-first-trump = Inny atut niewiele da: twoje karty tej rodziny są niskie, a wygrywa najwyższa.

quiz-tw-follow = Atutem są narwale, wygrywa *najniższa*, a rodzinę wyjściową wyznacza płetwal 6. Po tobie gra jeszcze jedna osoba. Co zagrasz?
quiz-tw-follow-low = Płetwal 4 prowadzi i trudno go przebić. To też twój ostatni płetwal: następnym razem możesz dołożyć atut. A piątki pasują do każdej lewy, więc mogą poczekać.
quiz-tw-follow-five = Równie dobrze: piątka też prowadzi, a płetwal 4 zostaje na lewę, którą weźmie tylko niska karta.
quiz-tw-follow-idle = Narwale już są atutem: bonus przepadłby na nic.

quiz-tw-take = Lewa jest twoja. Wszyscy są blisko 30, więc liczy się, *kto dostanie jaki bonus*. Czyje perły weźmiesz?
quiz-tw-take-pearl = Trzy perły dla ciebie, a bonus jest wart tylko jedną. Atut zostaje tam, gdzie chcesz: na twoim kaszalocie.
quiz-tw-take-trump = Też trzy perły, ale ktoś dostaje zmianę atutu na płetwale, a ty ich nie masz.
quiz-tw-take-fewer = Tylko dwie perły, a bonus zmieni atut na narwale, których nie masz.

quiz-tw-name = W lewie była twoja piątka, więc *wskazujesz, kto wychodzi*. Masz atutowe 9 i 6 oraz narwala. Kogo wskażesz?
quiz-tw-name-last = Wychodzi osoba po twojej lewej, więc grasz na końcu: widzisz wszystkie karty, zanim zdecydujesz, czego użyć i co zagrać.
quiz-tw-name-self = Jeśli wyjdziesz, pozostali mogą odpowiedzieć i kartami, i bonusami.
quiz-tw-name-other = Wtedy jesteś w środku i ktoś po tobie może jeszcze zmienić atut albo monetę.
