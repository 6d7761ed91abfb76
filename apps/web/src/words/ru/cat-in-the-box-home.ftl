# Кот в коробке

game-cat-in-the-box = Кот в коробке
game-cat-in-the-box-line = Каждая карта — закрытая коробка: скажите, какой масти кот внутри, и не угодите в парадокс.

option-layout = Поле исследований
option-layout-note = Белое читается легче; на фиолетовом масти идут наискосок.
option-layout-white = Белое
option-layout-purple = Фиолетовое
