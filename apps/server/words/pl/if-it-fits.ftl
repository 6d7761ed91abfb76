game-if-it-fits = Zmieszczę się
