# Puzzles: find the move.

puzzles-line = Positions where one move is clearly best. Find it.

puzzle-title = Find the move
puzzle-all = All puzzles
puzzle-day = Puzzle of the day
puzzle-day-open = One position, one try. It’s the same for everyone.
puzzle-day-right = Solved! A new one comes tomorrow.
puzzle-day-wrong = Missed this time. A new one comes tomorrow.
puzzle-day-solve = Solve it
puzzle-day-look = Look at it again
puzzle-streak = { $count ->
    [one] { $count } day in a row.
   *[other] { $count } days in a row.
  }
puzzle-week = The last seven days
puzzle-week-right = solved
puzzle-week-wrong = missed
puzzle-week-none = not tried

puzzle-training = Training
puzzle-train = Train
puzzle-train-game = Train: { $game }
puzzle-rating = Puzzle rating
puzzle-rating-early = still finding your level
puzzle-none-yet = No puzzles solved yet. The first few will find your level.
puzzle-count = { $count ->
    [one] { $right } of { $count } puzzle solved
   *[other] { $right } of { $count } puzzles solved
  }
# The plot, for screen readers.
puzzle-line = Your rating over time: from { $from } to { $to }, lowest { $least }, highest { $most }
puzzle-done = { $done } of { $all } tried
puzzle-what = What would you like to work on?
puzzle-any-theme = Everything
puzzle-of = { $done }/{ $all }
puzzle-strength = Difficulty
puzzle-strength-fitting = My level
puzzle-strength-easy = Easy
puzzle-strength-medium = Medium
puzzle-strength-hard = Hard
puzzle-start = Start
puzzle-left = { $count ->
    [one] { $count } puzzle left
   *[other] { $count } puzzles left
  }
puzzle-none-left = You’ve tried all of these. Choose another theme or difficulty.
puzzle-retry = { $count ->
    [one] Retry { $count } missed puzzle
   *[other] Retry { $count } missed puzzles
  }

puzzle-note = The puzzle
puzzle-leave = Leave the puzzle
puzzle-share = Share this puzzle
puzzle-not-copied = The link couldn’t be copied. You can copy it from the address bar.
puzzle-ask = Find the best move.
puzzle-right = Right: { $move }.
puzzle-wrong = Not the best: { $move }.
puzzle-better = Better: { $move }.
puzzle-next = Next
puzzle-line-of-play = What happens next
puzzle-line-back = One move back
puzzle-line-on = One move on
puzzle-line-step = { $step }/{ $steps }

puzzle-facts = The answer
puzzle-facts-short = Details
puzzle-moves = Win chance with each move
puzzle-head-move = Move
puzzle-head-chance = Win chance
puzzle-yours = your move
puzzle-not-compared = Your move wasn’t among the best few, so there’s no win chance for it here.
puzzle-about = Theme
puzzle-sure = Given what you could see, the best move leads by { $lead } ± { $error }, measured in { $playouts } simulations of each move.
puzzle-whole-game = Watch the whole game

puzzle-gone = Puzzle not found
puzzle-gone-text = It may come from a different version of this page. There are plenty of others.
puzzle-trouble = The puzzles couldn’t be loaded
puzzle-trouble-text = They load once per game and then work offline. Check your connection and try again.

## Themes. Cat in the Box.

puzzle-theme-avoid-paradox = Avoid the paradox
puzzle-theme-make-prediction = Make your prediction
puzzle-theme-break-prediction = Break a prediction
puzzle-theme-keep-colour = Keep a colour
puzzle-theme-give-up-colour = Give up a colour
puzzle-theme-grow-group = Grow your group
puzzle-theme-win-trick = Win the trick
puzzle-theme-let-trick-go = Let the trick go
puzzle-theme-predict = Choose your prediction
puzzle-theme-lay-away = Set the right card aside

## Trump Whales.

puzzle-theme-turn-coin = Flip the coin in time
puzzle-theme-move-trump = Change trump
puzzle-theme-spend-pearl = Cash in a pearl
puzzle-theme-save-bonus = Save your bonus
puzzle-theme-take-pearls = Take the right pearls
puzzle-theme-name-leader = Choose who leads
puzzle-theme-first-bonus = Choose your first bonus
puzzle-theme-play-five = Play a five
puzzle-theme-pair-bonuses = Pair up bonuses
puzzle-theme-lead = Lead the trick
puzzle-theme-throw-off = Dump the right card

## If It Fits.

puzzle-theme-close-box = Close the box
puzzle-theme-steal-box = Steal the box
puzzle-theme-send-home = Send a cat home
puzzle-theme-join-boxes = Merge boxes
puzzle-theme-wall-in = Wall in a rival
puzzle-theme-special-toy = Place a special toy
puzzle-theme-sleeping-cat = Place a sleeping cat
puzzle-theme-lay-cat = Place a cat
puzzle-theme-keep-cat = Keep your cat
puzzle-theme-draw = Draw a card
puzzle-theme-discard = Choose a discard
puzzle-theme-start-card = Place your start card
puzzle-theme-grow-box = Score more
puzzle-theme-spoil-box = Cost a rival points
puzzle-theme-build = Build ahead
