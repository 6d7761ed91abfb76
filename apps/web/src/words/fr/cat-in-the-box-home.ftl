# Cat in the Box

game-cat-in-the-box = Cat in the Box
game-cat-in-the-box-line = Chaque carte est une boîte fermée : dis de quelle couleur est le chat, et ne te contredis jamais.

option-layout = Tableau de recherches
option-layout-note = La face blanche se lit mieux ; sur la violette, les couleurs courent en diagonale.
option-layout-white = Blanche
option-layout-purple = Violette
