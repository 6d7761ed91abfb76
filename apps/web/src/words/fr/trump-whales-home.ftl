# Atout Baleine

game-trump-whales = Atout Baleine
game-trump-whales-line = Remporte des plis et des perles pendant que l’atout et l’ordre des cartes changent sans prévenir.
