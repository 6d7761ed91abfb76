game-if-it-fits = Si ça rentre
