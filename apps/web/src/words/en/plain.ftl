# The plain room, for a game that has none of its own. Moves, codes and names of facts stay as its rules write them.

plain-ask-you = Your move
plain-ask-wait = Waiting for: { $names }
plain-ask-over = The game is over
plain-table = The table
plain-moves = Your moves
plain-log-deal = Round { $round }: the cards are dealt
plain-log-move = { $name }: { $move }
plain-log-hidden = { $name }: a hidden move
plain-refused = Not allowed: { $code } ({ $rule })
