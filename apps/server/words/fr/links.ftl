# What the server says itself: titles and descriptions of short addresses, as messengers show them, and their pictures.

table-invites = { $name } t’invite à jouer à { $game }
table-open = Une partie t’attend : { $game }
table-playing = { $game } : partie en cours
table-result = { $game } : résultat de la partie
table-stopped = { $game } : partie arrêtée avant la fin
table-seats = { $free ->
    [0] À la table : { $names }. Toutes les places sont prises, mais tu peux regarder.
    [one] À la table : { $names }. { $free } place libre. Joue dans ton navigateur, sans compte.
    [many] À la table : { $names }. { $free } places libres. Joue dans ton navigateur, sans compte.
   *[other] À la table : { $names }. { $free } places libres. Joue dans ton navigateur, sans compte.
}
table-watch = À la table : { $names }. Regarde la partie dans ton navigateur.
table-winner = { $name } gagne la partie
table-winners = Victoire partagée : { $names }
table-replay = { $who } : { $scores }. Revois la partie coup par coup dans ton navigateur.
table-empty = Choisis une place et joue dans ton navigateur, sans compte.
table-hidden = D’autres jouent encore ces cartes : cette partie ne peut pas être montrée pour l’instant.
seat-free = Place libre

day = La donne du jour
day-game = La donne du jour : { $game }
days-of = Les donnes du jour, { $date }
day-of = { $game }, { $date }
day-line = Les mêmes cartes pour tout le monde. Un seul essai, puis tu vois comment les autres ont joué.
day-later = Les mêmes cartes pour tout le monde. Cette donne s’ouvrira le jour venu.
day-over = Les mêmes cartes pour tout le monde. Ce jour est passé, mais tu peux encore t’entraîner.

challenge = Défi : { $title }
challenge-untitled = Défi : { $game }
challenge-line = { $deals ->
    [one] { $game }, { $deals } donne. Tout le monde joue les mêmes cartes, puis on compare.
    [many] { $game }, { $deals } donnes. Tout le monde joue les mêmes cartes, puis on compare.
   *[other] { $game }, { $deals } donnes. Tout le monde joue les mêmes cartes, puis on compare.
}
challenge-picture = { $deals ->
    [one] { $game }, { $deals } donne
    [many] { $game }, { $deals } donnes
   *[other] { $game }, { $deals } donnes
}
duplicate = Joue mes cartes : { $game }
duplicate-short = Joue mes cartes
duplicate-line = Les mêmes cartes, la même place, les mêmes adversaires. Feras-tu mieux ?

puzzle = Trouve le coup
puzzle-game = Trouve le coup : { $game }
puzzle-line = Une position d’une vraie partie, où un coup est nettement le meilleur. Le trouveras-tu ?

missing = Il n’y a rien ici
missing-line = Ce lien est incomplet, ou ce qu’il montrait a été supprimé.
menagerie-line = Trois jeux de cartes d’animaux dans le navigateur : en solo contre des bots, ou entre amis grâce à un lien.

# Within the picture, where space is small.
picture-invites = { $name } t’invite à jouer
picture-open = Rejoins la partie
picture-playing = Partie en cours
picture-stopped = Arrêtée avant la fin
picture-watch = À suivre dans ton navigateur
picture-free = { $free ->
    [0] Toutes les places sont prises
    [one] { $free } place libre
    [many] { $free } places libres
   *[other] { $free } places libres
}
picture-hidden = Les mêmes cartes pour tout le monde

# Bots, by their level.
level-kitten = Chaton
level-cat = Chat
level-ocelot = Ocelot
level-lynx = Lynx
level-leopard = Léopard
level-tiger = Tigre
