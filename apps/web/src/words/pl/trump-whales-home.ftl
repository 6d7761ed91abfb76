# Wielorybi atut

game-trump-whales = Wielorybi atut
game-trump-whales-line = Zbieraj lewy i perły, choć co chwilę zmienia się atut i to, czy wygrywa wysoka, czy niska karta.
