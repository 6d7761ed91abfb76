game-trump-whales = Atout Baleine
