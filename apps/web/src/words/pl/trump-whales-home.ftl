# Wielorybi atut

game-trump-whales = Wielorybi atut
game-trump-whales-line = Zbieraj lewy i perły, choć atut i to, czy wygrywa najwyższa, co chwilę się zmieniają.
