# Вокруг стола: советы, занавес, звуки, конец игры.

hint-play = Сыграть:
hint-as-good = не хуже
hint-figures = Цифры

curtain-news = Тем временем
