game-trump-whales = Wielorybi atut
