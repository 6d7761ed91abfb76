game-cat-in-the-box = Кот в коробке
