# The plain room, for a game that has none of its own. Moves, codes and names of facts stay as its rules write them.

plain-ask-you = À toi de jouer
plain-ask-wait = On attend : { $names }
plain-ask-over = La partie est finie
plain-table = La table
plain-moves = Tes coups
plain-log-deal = Manche { $round } : les cartes sont distribuées
plain-log-move = { $name } : { $move }
plain-log-hidden = { $name } : un coup caché
plain-refused = Interdit : { $code } ({ $rule })
