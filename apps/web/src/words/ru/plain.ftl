# The plain room, for a game that has none of its own. Moves, codes and names of facts stay as its rules write them.

plain-ask-you = Ваш ход
plain-ask-wait = Ждём хода: { $names }
plain-ask-over = Партия окончена
plain-table = Стол
plain-moves = Ваши ходы
plain-log-deal = Раунд { $round }: карты сданы
plain-log-move = { $name }: { $move }
plain-log-hidden = { $name }: скрытый ход
plain-refused = Нельзя: { $code } ({ $rule })
