# Cat in the Box

lesson-cb-welcome = Masz dziesięć zamkniętych pudełek. Na każdym jest liczba; kot w środku *nie ma koloru, dopóki nie zagrasz karty i go nie ogłosisz*. Niemożliwe jest tylko jedno: ta sama liczba w tym samym kolorze dwa razy.

lesson-cb-aside = Najpierw każdy odkłada jedną zakrytą kartę. W tej rundzie już nie zagra. Odłóż *3*.
lesson-cb-aside-not = Można odłożyć każdą, ale dziś niech to będzie 3: pozostałe się przydadzą.
lesson-cb-aside-done = Pozostali robią to samo. Nikt nie wie, których liczb brakuje, a to będzie miało znaczenie.

lesson-cb-predict = Ile z ośmiu lew zbierzesz? W trzy osoby można obstawić 1, 3 albo 4. Obstaw *3*.
lesson-cb-predict-not = Niezły pomysł, ale ta ręka jest warta 3. Obstaw 3.
lesson-cb-predict-done = { $p1 } obstawia 1, { $p2 } obstawia 4. Kto zbierze *dokładnie* tyle lew, ile obstawia, dostanie premię.

lesson-cb-lead = Wychodzisz do pierwszej lewy, czyli zagrywasz pierwszą kartę. Weź *5* i ogłoś ją jako *niebieską*. W czerwony jeszcze nie wolno wyjść: nikt go dotąd nie ogłosił.
lesson-cb-lead-not = Tak wolno, ale w tej lekcji wyjdź niebieską 5.
lesson-cb-lead-done = Twój znacznik stoi na niebieskiej 5: odtąd żadna inna 5 nie może być niebieska. Wszyscy dokładają do niebieskiego i *wygrywa najwyższa niebieska*: 6, którą zagrywa { $p2 }.

lesson-cb-taken = { $p2 } wychodzi niebieską 4. Masz jeszcze jedną 5, ale pole *niebieskiej 5 jest zajęte*, więc niebieska już nie będzie. Dołóż *niebieską 2*.
lesson-cb-taken-not = Inny kolor niż niebieski kosztowałby cię niebieski do końca rundy. Dołóż niebieską 2.
lesson-cb-taken-done = { $p1 } ogłasza 5 jako żółtą, choć kolorem wyjściowym jest niebieski. Wolno, ale to kosztuje: { $p1 } do końca rundy *traci niebieski*.

lesson-cb-red = Kolor wyjściowy: żółty. *Czerwony bije wszystko*, bez względu na liczbę. Ogłoś *1 jako czerwoną*: stracisz żółty, ale lewa będzie twoja.
lesson-cb-red-not = Można. Ale zobacz, co potrafi mała czerwona karta: zagraj 1 jako czerwoną.
lesson-cb-red-done = Jedynka bije wszystkie karty! Żółty masz przekreślony: w tej rundzie już go nie ogłosisz.

lesson-cb-open = Na czerwonym polu stoi już znacznik, więc w czerwony wolno wyjść. Wyjdź *czerwoną 6*: nic jej nie przebije.
lesson-cb-open-not = Tym można przegrać. Czerwonej 6 nic nie przebije: wyjdź nią.
lesson-cb-open-done = Druga lewa dla ciebie. { $p2 } zamiast dołożyć ogłasza zieloną 4 i traci czerwony.

lesson-cb-low = Twój zakład to 3, więc potrzebujesz jeszcze dokładnie jednej lewy. Wyjdź nisko: *zieloną 3*.
lesson-cb-low-not = Tym można by wygrać, a za dużo lew jest tak samo złe jak za mało. Wyjdź zieloną 3.
lesson-cb-low-done = Bierze ją 6. Dobrze: to nie była lewa dla ciebie.

lesson-cb-group = Kolorem wyjściowym jest żółty, a ty już go nie masz: ogłoś dowolny kolor, który ci został. Zagraj *niebieską 1*. Dotyka twojej czerwonej 1 i niebieskiej 2.
lesson-cb-group-not = Spójrz na planszę: niebieska 1 dotyka dwóch twoich znaczników, a to będzie warte punkty.
lesson-cb-group-done = Znaczniki, które stykają się bokami, tworzą *grupę*; rogi się nie liczą. Premia za trafiony zakład to wielkość twojej największej grupy.

lesson-cb-third = W tej lewie zagrywasz na końcu, a czerwonego nikt nie ogłosił. Weź ją *czerwoną 4*: to trzecia lewa.
lesson-cb-third-not = Tę lewę trzeba wygrać. Zrobi to czerwona 4.
lesson-cb-third-done = Trzy lewy, dokładnie jak w zakładzie. Jeszcze jedna to już za dużo.

lesson-cb-paradox = Teraz wychodzisz ty. *Czerwona 5* połączy czerwoną 4, czerwoną 6 i niebieską 5 w grupę czterech. A plansza robi się pełna…
lesson-cb-paradox-not = Zagraj czerwoną 5: zobacz, jak łączy twoje znaczniki i w jakich kłopotach będzie { $p1 }.
lesson-cb-paradox-done = *Paradoks!* { $p1 } ma 4 i 5, a dla żadnej z nich nie ma już pola. Runda kończy się natychmiast i nikt nie bierze tej lewy.

lesson-cb-score = Paradoks: { $p1 } ma dwie lewy i dostaje za nie *minus 2*. { $p2 } obstawia 4, a ma dwie lewy: dwa punkty, bez premii. Ty masz dokładnie 3: trzy punkty *i jeszcze cztery* za największą grupę.
