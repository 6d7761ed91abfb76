# Кіт у коробці

game-cat-in-the-box = Кіт у коробці
game-cat-in-the-box-line = Кожна карта — закрита коробка. Граючи карту, оголошуйте масть кота — і не суперечте самі собі.

option-layout = Поле дослідження
option-layout-note = Біле легше читати; на фіолетовому масті йдуть навскіс.
option-layout-white = Біле
option-layout-purple = Фіолетове
