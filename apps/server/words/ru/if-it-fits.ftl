game-if-it-fits = Если влезет
