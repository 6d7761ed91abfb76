# Cat in the Box

quiz-cb-lonely = Kolor wyjściowy: zielony, zagrano 6. Masz już swoją jedną lewę z zakładu, a z kolorów zostały ci żółty i zielony. *Którą kartę dołożysz?*
quiz-cb-lonely-one = Dokładasz, nie bierzesz, a zielony to *jedyny kolor dla twojej 1*: potem tego pola może już nie być.
quiz-cb-lonely-green = Też przegra z 6. Ale zieloną 1 ktoś może zająć przed twoją następną turą, i wtedy twoja 1 zostanie bez pola.
quiz-cb-lonely-yellow = To kosztuje cię zielony do końca rundy, a twoja 1 i twoje 3 nie mają innego koloru.
quiz-cb-lowest = Masz już cztery lewy z zakładu; zostały jeszcze dwie. Żadne czerwone pole nie jest wolne. Wychodzisz: *którą kartą?*
quiz-cb-lowest-one = Jak najniżej. Czerwonego nikt nie zagra, a *każda wyższa zielona* zabierze ci lewę.
quiz-cb-lowest-two = Przebije ją tylko zielona 3 albo 6. Jedynką łatwiej przegrać.
quiz-cb-lowest-six = Nic jej nie przebije. To byłaby piąta lewa i koniec z premią.
quiz-cb-sure = Potrzebujesz jeszcze dwóch lew i wychodzisz. Z czerwonych pól wolne są tylko 1 i 2. *Czym wyjdziesz?*
quiz-cb-sure-two = Z czerwonych została poza nią tylko 1, a resztę czerwony bije. *Pewna lewa.*
quiz-cb-sure-yellow = Wolne są wyższe żółte pola, a czerwony bije każdą żółtą. Tę lewę pewnie przegrasz.
quiz-cb-sure-green = Zielona 6 jest jeszcze wolna, a twoją 5 przebije też mała czerwona.
quiz-cb-quiet = Zostały dwie lewy, a swoją jedną z zakładu już masz. Twoja 4 nie ma pola, ale jedna karta i tak zostanie ci na ręce. Wychodzisz: *którą kartą?*
quiz-cb-quiet-green = Zielone 5 i 6 są wolne, więc twoją 1 jest czym przebić. A nikt inny nie ma 6: *zielona 6 zostaje dla ciebie* na ostatnią lewę.
quiz-cb-quiet-blue = Żadne inne niebieskie pole nie jest wolne, więc nikt nie dołoży. *Twoja 1 weźmie lewę*, chyba że ktoś zagra czerwoną.
quiz-cb-quiet-six = Wyższej zielonej niż 6 nie ma. To byłaby o jedną lewę za dużo i koniec z premią.
