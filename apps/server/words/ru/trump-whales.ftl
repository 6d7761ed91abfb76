game-trump-whales = Козырные киты
