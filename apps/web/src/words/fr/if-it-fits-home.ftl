# Si ça rentre

game-if-it-fits = Si ça rentre
game-if-it-fits-line = Assemble des cartons carte après carte et loge tes chats dans les meilleurs.

option-table = Taille de la table
option-table-note = Sur une petite table, on se bouscule plus vite.
option-table-small = Petite
option-table-medium = Moyenne
option-table-large = Grande
option-extended = Règles avancées
option-extended-note = Jamais paroi contre paroi, un chat endormi compte pour moitié, les chats supplémentaires ne rapportent rien, les cinq Princesses sont dans la pioche.
option-extended-false = Non
option-extended-true = Oui
