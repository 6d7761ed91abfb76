# The rules pages: one message a paragraph, a list item, a note in the margin or a caption. *Stars* stand for
# stress, [words](#/rules/GAME/PART) for links: keep the address. rules-GAME-PART is a heading; -1, -2, … are what
# stands below it, in order.

rules-title = Rules of { $game }
rules-contents = Contents
rules-learn = Learn it by playing
rules-play = Play
rules-others = Other rules
rules-choose = Rules
rules-numbers = By number of players
rules-players = Players
rules-decided = Our table
rules-decided-note = Notes like this one mark what the printed rules leave open, or what we do not know of them, and how it is played here.
