# Cat in the Box

game-cat-in-the-box = Cat in the Box
game-cat-in-the-box-line = Every card is a closed box. Name the cat’s colour as you play it, and never contradict yourself.

option-layout = Research board
option-layout-note = White is easier to read; on purple the colours run diagonally.
option-layout-white = White
option-layout-purple = Purple
