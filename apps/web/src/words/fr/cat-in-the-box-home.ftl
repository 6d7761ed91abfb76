# Cat in the Box

game-cat-in-the-box = Cat in the Box
game-cat-in-the-box-line = Chaque carte est une boîte fermée. Déclare la couleur du chat en la jouant, et ne te contredis jamais.

option-layout = Face du tableau
option-layout-note = La face blanche se lit mieux ; sur la violette, les couleurs suivent des diagonales.
option-layout-white = Blanche
option-layout-purple = Violette
