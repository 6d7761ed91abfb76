# Если влезет

game-if-it-fits = Если влезет
game-if-it-fits-line = Складывайте картонные коробки карта за картой и селите котов в самые лучшие.

option-table = Размер стола
option-table-note = На маленьком столе раньше становится тесно.
option-table-small = Маленький
option-table-medium = Средний
option-table-large = Большой
option-extended = Расширенные правила
option-extended-note = Стенка к стенке нельзя, спящий кот идёт за половину, в колоде все Принцессы.
option-extended-false = Нет
option-extended-true = Да
