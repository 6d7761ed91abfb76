# Trump Whales

game-trump-whales = Trump Whales
game-trump-whales-line = Win tricks and pearls while trump keeps changing and high and low keep swapping.
