game-cat-in-the-box = Cat in the Box
