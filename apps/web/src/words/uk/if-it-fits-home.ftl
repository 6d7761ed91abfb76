# Якщо влізе

game-if-it-fits = Якщо влізе
game-if-it-fits-line = Складайте картонні коробки картка за карткою й селіть своїх котів у найкращі.

option-table = Розмір столу
option-table-note = На малому столі швидше стає тісно.
option-table-small = Малий
option-table-medium = Середній
option-table-large = Великий
option-extended = Розширені правила
option-extended-note = Стінка не прилягає до стінки, сплячий кіт — лише половина кота, усі Принцеси в колоді.
option-extended-false = Ні
option-extended-true = Так
