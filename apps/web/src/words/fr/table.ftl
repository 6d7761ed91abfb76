# Autour de la table : conseils, rideau, sons, fin de partie.

hint-play = Jouer :
hint-as-good = tout aussi bien
hint-figures = Chiffres

curtain-news = Pendant ce temps
