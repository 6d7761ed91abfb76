# The plain room, for a game that has none of its own. Moves, codes and names of facts stay as its rules write them.

plain-ask-you = Twoja kolej
plain-ask-wait = Czekamy na ruch: { $names }
plain-ask-over = Koniec gry
plain-table = Stół
plain-moves = Twoje ruchy
plain-log-deal = Runda { $round }: karty rozdane
plain-log-move = { $name }: { $move }
plain-log-hidden = { $name }: ukryty ruch
plain-refused = Niedozwolone: { $code } ({ $rule })
