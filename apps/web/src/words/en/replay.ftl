# Replay and review of a recorded game.

replay-title = Replay
replay-open-title = Open a recorded game
replay-open-text = A record holds every card and every move of one game. Open one to walk through it, look into all hands and let the tiger review it.
replay-open-file = Choose a file…
replay-open-drop = or drop it anywhere on this page
replay-open-paste = Or paste the text of a record
replay-open-go = Open
replay-open-finished = Your finished games
replay-open-unfinished = Games that go on
replay-open-none = Games that you finish here will be listed, too.
replay-open-trouble = That could not be opened
replay-open-another = Open another record
replay-not-here = We can’t find this game
replay-not-here-others = Watch another game

# What is wrong with a record. $line is the number of the line.
replay-fault-empty = There is nothing in it.
replay-fault-no-record = This is not a Menagerie record: the first line does not say so.
replay-fault-unknown-game = This record is of a game that this page does not know. A newer version of the page may.
replay-fault-other-rules = This game was made under version { $made } of its rules; this page plays version { $here }.
replay-fault-bad-start = Line { $line }: the players or options of this game do not fit together.
replay-fault-unreadable = Line { $line } cannot be read. Perhaps it was cut or broken on its way here.
replay-fault-torn = The record stops after line { $line }, before the end of the game. Perhaps not all of it was copied.
replay-fault-lines-missing = Before line { $line }, lines are missing or out of place.
replay-fault-edited = The sum at the end of line { $line } does not fit: the record was changed after the game.
replay-fault-illegal-move = Line { $line } holds a move that the rules do not allow.
replay-fault-out-of-order = Line { $line } tells something that cannot happen at that moment of the game.
replay-fault-wrong-result = Line { $line } gives other scores than the rules do.
replay-fault-not-opened = The dealer never opened the secret that was promised, so nobody can check the deals.
replay-fault-wrong-secret = The secret opened at the end is not the one that was promised at the start.
replay-fault-other-deal = Line { $line }: these cards are not what the promised secret deals.
replay-fault-other = Line { $line } does not fit the rules.
replay-fault-too-big = That is far longer than any game. It was not opened.
replay-fault-link = The link is broken or incomplete: what it holds cannot be unpacked. Ask for it again, or for the record as a file.
replay-fault-nothing-happened = This game was left before its first deal: there is nothing to see.
replay-fault-missing = That game is not here. It may have been deleted, or it was played in another browser.
replay-fault-no-table-record = There’s nothing to watch at this table: the game isn’t over yet, or nobody kept it.
replay-fault-kept = What was kept of that game does not follow the rules any more. It was left untouched.
replay-fault-file = That file could not be read.

# Walking through.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-step = { $step } of { $steps }
replay-eyes = Whose eyes
replay-eyes-of = Eyes: { $name }
replay-open-cards = All cards open
replay-open-cards-note = Every hand lies face up, and hidden moves are told.
replay-tempo = Tempo
replay-tempo-of = Tempo: { $tempo }
replay-tempo-slow = Slow
replay-tempo-steady = Steady
replay-tempo-fast = Fast
replay-look = How to look
replay-still-going = This game is not over. If you mean to go on with it: other eyes, open cards and the review give away what is hidden from you.
replay-panels = Beside the table
replay-tab-log = Log
replay-tab-review = Review
replay-tab-game = Scores

# About the game.
replay-game = Game and scores
replay-scores = Scores so far
replay-scores-none = Nothing has been scored yet.
replay-scores-final = Final scores
replay-round-why = Round { $round }: every point
replay-stopped = Left before its end.
replay-deals = The deals
replay-deals-matched = Checked: the cards are the ones that were promised before the game began, and every move follows the rules.
replay-deals-no-promise = This record holds no promise about the deals, so they cannot be checked. The moves follow the rules.
replay-deals-broken = The deals do not hold up.
replay-share = Keep or share
replay-share-short = Share
replay-link = Copy a link
replay-link-copied = Link copied
replay-link-by-hand = Copy it from here
replay-link-note = The whole game is in the link itself; it is stored nowhere else.
replay-link-unfinished = This game is not over. The link and the file hold everything: every hand, and also the cards that nobody has seen yet. Whoever opens one can look at them all.

# Review.
replay-review = Review
replay-review-text = The tiger, the strongest bot, looks at every choice with the cards that the player could see then, and measures what the move played gave away.
replay-review-none = Nobody had a choice in this game so far.
replay-review-depth = How deep
replay-review-depth-note = Deeper takes longer and finds smaller mistakes.
replay-depth-quick = Quick
replay-depth-steady = Thorough
replay-depth-deep = Deep
replay-review-time = { $count ->
    [one] { $count } choice, about { $time }
   *[other] { $count } choices, about { $time }
  }
replay-review-start = Review the game
replay-review-go-on = Go on
replay-review-stop = Stop
replay-review-progress = { $done } of { $count } reviewed
replay-review-done = Reviewed: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
replay-review-failed = The review broke off. What was found is kept; you can go on.
replay-measure = What the lines show
replay-measure-cost = Given away
replay-measure-chance = Chance to win
replay-plot-cost = How much chance to win each player has given away so far, added up choice by choice: over a game it can pass 100 %. A flat line is good play; each stair is a mistake, and a bigger sign is a bigger one.
replay-plot-chance = Each player’s chance to win after each of their choices, judged from what they could see.
replay-plot-round = Round { $round }
replay-plot-tap = Tap the picture to go to that choice.
replay-sums = Player by player
replay-sum-name = Player
replay-sum-same = As the tiger
replay-sum-same-of = { $same } of { $count }
replay-sum-cost = Given away
replay-sum-line = { $name }: { $cost } given away in { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
replay-mark-1 = doubtful
replay-mark-2 = mistake
replay-mark-3 = blunder
replay-marks-note = ?! gives away 2 to 5 % of winning, ? 5 to 10 %, ?? more. Only what stands out from chance is counted.
replay-list = Choice by choice
replay-list-shown = Which choices
replay-list-marked = Marked
replay-list-all = All
replay-list-no-marked = No marked choices so far.
replay-list-played = Played
replay-list-tiger = Tiger
replay-list-cost = Cost
replay-list-same = the same
replay-mistake-previous = Previous mistake
replay-mistake-next = Next mistake
replay-verdict-waiting = Not reviewed yet.
replay-verdict-no-choice = There was no choice here.
replay-verdict-same = The tiger would have done the same.
replay-verdict-equal = Tiger: *{ $move }*. No clear difference ({ $chance } ± { $margin }).
replay-verdict-better = Tiger: *{ $move }*. This move proved better: { $chance } ± { $margin } to win, { $score } points.
replay-verdict-worse = Tiger: *{ $move }*. This move: { $chance } ± { $margin } to win, { $score } points.

# Short-cuts.
replay-key-step = One step back or on
replay-key-ends = Beginning, end
replay-key-play = Play or pause
replay-key-eyes = The next player’s eyes
replay-key-open = All cards open
replay-key-review = Review
replay-key-mistake = Next mistake; with Shift the previous one
