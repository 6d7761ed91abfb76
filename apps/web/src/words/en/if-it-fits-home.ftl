# If It Fits

game-if-it-fits = If It Fits
game-if-it-fits-line = Build cardboard boxes card by card and move your cats into the best ones.

option-table = Table size
option-table-note = A small table gets crowded sooner.
option-table-small = Small
option-table-medium = Medium
option-table-large = Large
option-extended = Extended rules
option-extended-note = Walls can’t touch walls, sleeping cats count half, extra cats score nothing, and all five Princesses are in the deck.
option-extended-false = Off
option-extended-true = On
