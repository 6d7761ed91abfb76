# Wokół stołu: podpowiedzi, kurtyna, dźwięki, koniec gry.

hint-play = Zagraj:
hint-as-good = równie dobre
hint-figures = Liczby

curtain-news = W międzyczasie
