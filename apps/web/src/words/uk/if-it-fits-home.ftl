# Якщо влізе

game-if-it-fits = Якщо влізе
game-if-it-fits-line = Складайте картонні коробки картка за карткою й селіть своїх котів у найкращі.

option-table = Розмір столу
option-table-note = На малому столі швидше стає тісно.
option-table-small = Малий
option-table-medium = Середній
option-table-large = Великий
option-extended = Розширені правила
option-extended-note = Стінку до стінки класти не можна, сплячий кіт рахується за пів кота, за додаткових котів очок немає, у колоді всі п’ять Принцес.
option-extended-false = Ні
option-extended-true = Так
