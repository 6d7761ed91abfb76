game-trump-whales = Trump Whales
