# Strony z zasadami: jedna wiadomość to akapit, punkt listy, notatka na marginesie albo podpis. *Gwiazdki* oznaczają
# nacisk, [słowa](#/rules/GRA/CZĘŚĆ) odnośniki: adres zostaje. rules-GRA-CZĘŚĆ to nagłówek; -1, -2, … to, co pod nim.

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-learn = Naucz się, grając
rules-play = Graj
rules-others = Zasady innych gier
rules-choose = Zasady
rules-numbers = Według liczby graczy
rules-players = Gracze
rules-decided = U nas
rules-decided-note = Takie uwagi mówią, czego drukowane zasady nie rozstrzygają albo czego o nich nie wiemy, i jak gra się tutaj.
