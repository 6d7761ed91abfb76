# Trump Whales

game-trump-whales = Trump Whales
game-trump-whales-line = Win tricks while trump and “high wins” keep turning over under you.
