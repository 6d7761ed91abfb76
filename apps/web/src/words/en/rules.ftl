# The rules pages: one message a paragraph, a list item, a note in the margin or a caption. *Stars* stand for
# stress, [words](#/rules/GAME/PART) for links: keep the address. rules-GAME-PART is a heading; -1, -2, … are what
# stands below it, in order.

rules-title = { $game }: rules
rules-contents = Contents
rules-learn = Learn by playing
rules-play = Play
rules-others = Rules of the other games
rules-choose = Rules
rules-numbers = By number of players
rules-players = Players
rules-decided = House rule
rules-decided-note = Notes like this one are house rules: where the printed rules are silent, or we don’t know them, this is how we play.
