# Cat in the Box

game-cat-in-the-box = Cat in the Box
game-cat-in-the-box-line = Każda karta to zamknięte pudełko: ogłoś kolor kota w środku i uważaj, żeby nie wywołać paradoksu.

option-layout = Plansza badań
option-layout-note = Biała jest czytelniejsza; na fioletowej kolory biegną na ukos.
option-layout-white = Biała
option-layout-purple = Fioletowa
