game-if-it-fits = If It Fits
