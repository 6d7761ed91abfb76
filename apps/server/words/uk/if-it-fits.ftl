game-if-it-fits = Якщо влізе
