# What the server says itself: titles and descriptions of short addresses, as messengers show them, and their pictures.

table-invites = { $name } zaprasza cię do gry: { $game }
table-open = { $game }: dołącz do partii
table-playing = { $game }: partia trwa
table-result = { $game }: wynik partii
table-stopped = { $game }: partia zakończona przed czasem
table-seats = { $free ->
    [0] Przy stole: { $names }. Wszystkie miejsca są zajęte, ale możesz oglądać.
    [one] Przy stole: { $names }. Jest { $free } wolne miejsce. Graj w przeglądarce, bez konta.
    [few] Przy stole: { $names }. Są { $free } wolne miejsca. Graj w przeglądarce, bez konta.
    [many] Przy stole: { $names }. Jest { $free } wolnych miejsc. Graj w przeglądarce, bez konta.
   *[other] Przy stole: { $names }. Wolne miejsca: { $free }. Graj w przeglądarce, bez konta.
}
table-watch = Przy stole: { $names }. Oglądaj partię w przeglądarce.
table-winner = Wygrywa { $name }
table-winners = Wspólna wygrana: { $names }
table-replay = { $who }: { $scores }. Obejrzyj partię ruch po ruchu w przeglądarce.
table-empty = Zajmij miejsce i graj w przeglądarce, bez konta.
table-hidden = Inni jeszcze grają tymi kartami, więc tej partii nie można na razie pokazać.
seat-free = Wolne miejsce

day = Rozdanie dnia
day-game = Rozdanie dnia: { $game }
days-of = Rozdania dnia, { $date }
day-of = { $game }, { $date }
day-line = Te same karty dla wszystkich. Masz jedno podejście, a potem zobaczysz, jak zagrali inni.
day-later = Te same karty dla wszystkich. To rozdanie otworzy się w swoim dniu.
day-over = Te same karty dla wszystkich. Ten dzień już minął, ale wciąż możesz poćwiczyć.

challenge = Wyzwanie: { $title }
challenge-untitled = Wyzwanie: { $game }
challenge-line = { $deals ->
    [one] { $game }, { $deals } rozdanie. Wszyscy grają tymi samymi kartami, a potem porównują wyniki.
    [few] { $game }, { $deals } rozdania. Wszyscy grają tymi samymi kartami, a potem porównują wyniki.
    [many] { $game }, { $deals } rozdań. Wszyscy grają tymi samymi kartami, a potem porównują wyniki.
   *[other] { $game }, rozdania: { $deals }. Wszyscy grają tymi samymi kartami, a potem porównują wyniki.
}
challenge-picture = { $deals ->
    [one] { $game }, { $deals } rozdanie
    [few] { $game }, { $deals } rozdania
    [many] { $game }, { $deals } rozdań
   *[other] { $game }, rozdania: { $deals }
}
duplicate = Zagraj moimi kartami: { $game }
duplicate-short = Zagraj moimi kartami
duplicate-line = Te same karty, to samo miejsce, ci sami przeciwnicy. Zagrasz lepiej?

puzzle = Znajdź ruch
puzzle-game = Znajdź ruch: { $game }
puzzle-line = Pozycja z prawdziwej partii, w której jeden ruch jest wyraźnie najlepszy. Znajdziesz go?

missing = Nic tu nie ma
missing-line = Link jest niepełny albo to, do czego prowadził, zostało usunięte.
menagerie-line = Trzy gry karciane pełne zwierząt, prosto w przeglądarce: z botami albo ze znajomymi przez link.

# Within the picture, where space is small.
picture-invites = { $name } zaprasza cię do gry
picture-open = Dołącz do partii
picture-playing = Partia trwa
picture-stopped = Zakończona przed czasem
picture-watch = Oglądaj w przeglądarce
picture-free = { $free ->
    [0] Wszystkie miejsca są zajęte
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] Wolne miejsca: { $free }
}
picture-hidden = Te same karty dla wszystkich

# Bots, by their level.
level-kitten = Kociak
level-cat = Kot
level-ocelot = Ocelot
level-lynx = Ryś
level-leopard = Lampart
level-tiger = Tygrys
