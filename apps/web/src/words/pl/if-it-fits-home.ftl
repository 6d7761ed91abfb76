# Zmieszczę się

game-if-it-fits = Zmieszczę się
game-if-it-fits-line = Układaj kartonowe pudełka karta po karcie i wpuszczaj swoje koty do najlepszych.

option-table = Wielkość stołu
option-table-note = Na małym stole szybciej robi się ciasno.
option-table-small = Mały
option-table-medium = Średni
option-table-large = Duży
option-extended = Zasady rozszerzone
option-extended-note = Ścianki nie mogą się stykać, śpiące koty liczą się za pół, kolejne koty nie dają punktów, a w talii jest wszystkie pięć Księżniczek.
option-extended-false = Nie
option-extended-true = Tak
