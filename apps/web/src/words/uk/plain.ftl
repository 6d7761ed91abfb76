# The plain room, for a game that has none of its own. Moves, codes and names of facts stay as its rules write them.

plain-ask-you = Ваш хід
plain-ask-wait = Чекаємо на хід: { $names }
plain-ask-over = Партію завершено
plain-table = Стіл
plain-moves = Ваші ходи
plain-log-deal = Раунд { $round }: карти роздано
plain-log-move = { $name }: { $move }
plain-log-hidden = { $name }: прихований хід
plain-refused = Не можна: { $code } ({ $rule })
