game-trump-whales = Козирні кити
