# Если влезет

game-if-it-fits = Если влезет
game-if-it-fits-line = Собирайте картонные коробки карта за картой и заселяйте котами самые лучшие.

option-table = Размер стола
option-table-note = На маленьком столе раньше становится тесно.
option-table-small = Маленький
option-table-medium = Средний
option-table-large = Большой
option-extended = Расширенные правила
option-extended-note = Стенку к стенке класть нельзя, спящий кот считается за половину, за котов сверх первого очков нет, в колоде все пять Принцесс.
option-extended-false = Нет
option-extended-true = Да
