# The lower part of the home.

shelf-latest = Latest games
shelf-won = Won
shelf-place = Place { $place } of { $count }
shelf-bots = Meet the bots
shelf-tip = By the way
shelf-tip-grey = Tap any greyed-out choice: it tells you why, with a link to the rule.
shelf-tip-hint = Stuck? Press H or tap Hint. The tiger says what it would play and why; tap the advice to play it.
shelf-tip-review = After a game, the replay shows you every hand, and the tiger reviews each move.
shelf-tip-undo = You can undo until someone reveals a card. Practice mode (in Settings) lifts this limit.
shelf-tip-people = Play online: send friends a link. They pick a name and join, no account needed.
shelf-tip-keys = Every table can be played with the keyboard alone. Press ? to see the keys.
