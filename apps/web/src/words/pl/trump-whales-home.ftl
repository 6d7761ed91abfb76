# Wielorybi atut

game-trump-whales = Wielorybi atut
game-trump-whales-line = Zbieraj lewy, kiedy atut i zasada „wysoka bije” wciąż ci się odwracają.
