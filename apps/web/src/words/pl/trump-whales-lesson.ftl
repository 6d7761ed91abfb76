# Wielorybi atut

lesson-tw-welcome = Cztery rodziny wielorybów. *Orki są atutem*: orka bije każdą inną rodzinę. Moneta pokazuje *9*: najlepsza jest najwyższa liczba. Jedno i drugie może się w każdej chwili zmienić.

lesson-tw-first = Każdy zachowuje przed sobą jedną odkrytą kartę. Jej *bonusu* można później raz użyć. Zachowaj *narwala 3*: odwraca monetę.
lesson-tw-first-not = To też bonus, ale przyda ci się ten, który odwraca monetę: zachowaj narwala 3.
lesson-tw-first-done = Pierwsze bonusy leżą odkryte. { $p1 } może zmienić atut na płetwale, a { $p2 } też może odwrócić monetę.

lesson-tw-lead = Wychodzisz do pierwszej lewy. Zagraj *płetwala 8*. Kto ma płetwala, musi go dołożyć.
lesson-tw-lead-not = Tej jeszcze nie: wyjdź płetwalem 8.
lesson-tw-lead-done = Nikt nie zagrał atutu, więc wygrywa najlepsza karta z rodziny wyjściowej: 9, którą zagrywa { $p1 }.

lesson-tw-lost = Zwycięzca bierze perły z *jednej cudzej karty* w lewie: tu trzy z twojej 8. A twoja 8 wraca do ciebie jako *bonus*: zmienia atut na kaszaloty. Przegrana może się opłacić.

lesson-tw-spend = Rodzina wyjściowa to kaszaloty: leżą 6 i 9. Musisz dołożyć 2 albo 4, a wygrywa wysoka. Chyba że… *użyjesz bonusu* i odwrócisz monetę.
lesson-tw-spend-not = Tak przegrasz lewę. Zanim zagrasz kartę, możesz używać bonusów: użyj tego, który odwraca monetę.

lesson-tw-turned = Moneta pokazuje *1*: teraz najlepsza jest najniższa. Zagraj *kaszalota 2*.
lesson-tw-turned-not = Teraz wygrywa niska, więc zagraj najniższą: kaszalota 2.
lesson-tw-turned-done = Lewa jest twoja. Liczą się atut i moneta z chwili, *gdy pada ostatnia karta*.

lesson-tw-take = Twoja nagroda: perły z jednej z cudzych kart. Na 6 są dwie, na 9 są *trzy*. Weź perły z *9*.
lesson-tw-take-not = Na 6 są tylko dwie perły. Weź perły z 9.
lesson-tw-take-done = Trzy perły dla ciebie. { $p2 } zachowuje 9 jako bonus: po użyciu wart jest jedną perłę.

lesson-tw-five = *Piątka* to mała łódka. Nie należy do żadnej rodziny, zawsze wolno ją zagrać i liczy się jako 5 z rodziny wyjściowej. Wyjdź nią: o rodzinie zdecyduje następny wieloryb.
lesson-tw-five-not = To zostaw na później. Wyjdź piątką i zobacz, do czego się przydaje.
lesson-tw-five-done = Rodziną wyjściową zostały więc narwale, a wygrywa niska: lewę bierze 4, którą zagrywa { $p1 }.

lesson-tw-name = { $p1 } bierze perły z narwala 8 i zostawia twoją piątkę. Dlatego *ty wskazujesz, kto wychodzi*. Niech wychodzi { $p1 }: wtedy zagrasz na końcu, a ostatnia karta rozstrzyga.
lesson-tw-name-not = Można i tak. Ale teraz niech wychodzi { $p1 }, a ty zagrasz na końcu.

lesson-tw-trump = Narwal 1: niższej karty nie ma. Ale ty nie masz narwala, więc możesz zagrać, co chcesz, a atut da się zmienić. *Użyj bonusu*: atutem staną się kaszaloty.
lesson-tw-trump-not = To nie wygra. Najpierw zmień atut: użyj bonusu.

lesson-tw-win = Teraz twój *kaszalot 4* to jedyny atut w lewie. Zagraj go.
lesson-tw-win-not = Atutem są teraz tylko kaszaloty: zagraj 4.

lesson-tw-choose = Na narwalu 1 i narwalu 9 są po trzy perły, a bonus obu to jedna perła. Weź perły z *dowolnej z tych kart*: ważne, komu przypadnie ten bonus.
lesson-tw-choose-not = Weź perły z narwala 1 albo narwala 9.
lesson-tw-choose-done = Na razie sześć pereł. Kilka lew pomijamy.

lesson-tw-last = Ostatnia lewa. { $p1 } właśnie używa bonusu i atutem zostają płetwale, a to pomaga głównie tobie. Wyjdź *płetwalem 7*.
lesson-tw-last-not = Twoja ostatnia karta to płetwal 7. Bonusy zostaw: zobaczysz dlaczego.

lesson-tw-last-take = Na narwalu 6 są dwie perły, na orce 9 *trzy*. Weź perły z *9*.
lesson-tw-last-take-not = Na 9 jest o jedną perłę więcej.

lesson-tw-score = Każda perła to punkt. Nieużyte bonusy też się liczą: *punkt za każde dwa*, a ty masz właśnie dwa. Gra się kolejne rundy, aż ktoś zdobędzie 30.
