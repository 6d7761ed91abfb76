# Atout Baleine

game-trump-whales = Atout Baleine
game-trump-whales-line = Remporte des plis pendant que l’atout et « le plus grand gagne » se retournent sous tes nageoires.
