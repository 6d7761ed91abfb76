# Навколо столу: поради, завіса, звуки, кінець гри.

hint-play = Зіграти:
hint-as-good = не гірше
hint-figures = Цифри

curtain-news = Тим часом
