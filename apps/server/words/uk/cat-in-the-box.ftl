game-cat-in-the-box = Кіт у коробці
