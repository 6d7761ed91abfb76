# Replay and review of a recorded game.

replay-title = Replay
replay-open-title = Open a replay
replay-open-text = A game record holds every card and every move. Open one to step through the game, see everyone’s cards and let the tiger bot review it.
replay-open-file = Choose a file…
replay-open-drop = or drop it anywhere on this page
replay-open-paste = Or paste a game record
replay-open-go = Open
replay-open-finished = Your finished games
replay-open-unfinished = Unfinished games
replay-open-none = Games you finish will be listed here.
replay-open-trouble = That couldn’t be opened
replay-open-another = Open another replay
replay-not-here = Game not found
replay-not-here-others = Watch another game
replay-not-over = This game isn’t over yet, so here’s its table.

# What is wrong with a record. $line is the number of the line.
replay-fault-empty = It’s empty.
replay-fault-no-record = This isn’t a Menagerie game record: the first line isn’t right.
replay-fault-unknown-game = This version doesn’t know the game in this record. A newer one may.
replay-fault-other-rules = This game follows version { $made } of its rules; this page uses version { $here }.
replay-fault-bad-start = Line { $line }: these players and options don’t go together.
replay-fault-unreadable = Line { $line } can’t be read. It may have been cut off or damaged.
replay-fault-torn = The record stops after line { $line }, before the game ends. Maybe not all of it was copied.
replay-fault-lines-missing = Lines are missing or out of order before line { $line }.
replay-fault-edited = The checksum of line { $line } doesn’t match: the record was changed after the game.
replay-fault-illegal-move = Line { $line } contains a move the rules don’t allow.
replay-fault-out-of-order = Line { $line } describes something that can’t happen at that point.
replay-fault-wrong-result = The scores in line { $line } don’t match the rules.
replay-fault-not-opened = The dealer never revealed the secret, so nobody can check the deals.
replay-fault-wrong-secret = The secret revealed at the end isn’t the one promised at the start.
replay-fault-other-deal = Line { $line }: these aren’t the cards the secret should have dealt.
replay-fault-other = Line { $line } breaks the rules.
replay-fault-too-big = That’s far longer than any game, so it wasn’t opened.
replay-fault-link = This link is broken or incomplete. Ask for it again, or for the record as a file.
replay-fault-nothing-happened = This game ended before the first deal, so there’s nothing to show.
replay-fault-missing = It may have been deleted, or played in another browser.
replay-fault-no-table-record = There’s nothing to watch at this table: the game isn’t over yet, or it wasn’t saved.
replay-fault-kept = This saved game no longer fits the rules. We’ve left it untouched.
replay-fault-file = That file couldn’t be read.

# Walking through.
replay-first = Go to start
replay-previous = Previous step
replay-next = Next step
replay-last = Go to end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-step = { $step } of { $steps }
replay-eyes = Perspective
replay-eyes-of = Perspective: { $name }
replay-open-cards = Show all cards
replay-open-cards-note = Every hand is face up, and hidden moves are shown.
replay-tempo = Speed
replay-tempo-of = Speed: { $tempo }
replay-tempo-slow = Slow
replay-tempo-steady = Normal
replay-tempo-fast = Fast
replay-look = View
replay-still-going = Spoiler warning: this game isn’t over. If you plan to finish it, other perspectives, “Show all cards” and the review will reveal hidden cards.
replay-panels = Details
replay-tab-log = Log
replay-tab-review = Review
replay-tab-game = Scores

# About the game.
replay-game = Game and scores
replay-scores = Scores so far
replay-scores-none = Nothing has been scored yet.
replay-scores-final = Final scores
replay-round-why = Round { $round }: score breakdown
replay-stopped = Ended early.
replay-deals = The deals
replay-deals-matched = Checked: the cards were dealt as promised before the game, and every move follows the rules.
replay-deals-no-promise = This record has no deal fingerprint, so the deals can’t be checked. All moves follow the rules.
replay-deals-broken = The deals don’t check out.
replay-share = Save or share
replay-share-short = Share
replay-link-note = The link contains the whole game; nothing is stored online.
replay-link-unfinished = This game isn’t over. The link and the file contain everything, even cards nobody has seen yet. Anyone who opens them can see it all.

# Review.
replay-review = Review
replay-review-text = The tiger, our strongest bot, checks every decision using only what the player could see, and measures what each move cost.
replay-review-none = No decisions to review yet.
replay-review-depth = Depth
replay-review-depth-note = Deeper takes longer and finds smaller mistakes.
replay-depth-quick = Quick
replay-depth-steady = Standard
replay-depth-deep = Deep
replay-review-time = { $count ->
    [one] { $count } decision, about { $time }
   *[other] { $count } decisions, about { $time }
  }
replay-review-start = Review the game
replay-review-go-on = Resume
replay-review-stop = Pause
replay-review-progress = { $done } of { $count } reviewed
replay-review-done = { $count ->
    [one] { $count } decision reviewed
   *[other] { $count } decisions reviewed
  }
replay-review-failed = The review stopped early. Results so far are kept, and you can resume.
replay-measure = Chart shows
replay-measure-cost = Win chance lost
replay-measure-chance = Win chance
replay-plot-cost = How much win chance each player’s mistakes have cost so far, added up (so it can pass 100%). A flat line is good play; each step up is a mistake, and a bigger marker means a bigger one.
replay-plot-chance = Each player’s win chance after each decision, judged by what they could see.
replay-plot-round = Round { $round }
replay-plot-tap = Tap the chart to jump to that move.
replay-sums = By player
replay-sum-name = Player
replay-sum-same = Tiger’s choice
replay-sum-same-of = { $same } of { $count }
replay-sum-cost = Lost
replay-sum-line = { $count ->
    [one] { $name }: { $cost } win chance lost in { $count } decision
   *[other] { $name }: { $cost } win chance lost in { $count } decisions
  }
replay-mark-1 = inaccuracy
replay-mark-2 = mistake
replay-mark-3 = blunder
replay-marks-note = ?! costs 2–5% win chance, ? 5–10%, ?? more. Only clear differences count.
replay-list = Move by move
replay-list-shown = Show
replay-list-marked = Mistakes
replay-list-all = All
replay-list-no-marked = No mistakes found so far.
replay-list-played = Played
replay-list-tiger = Tiger
replay-list-cost = Cost
replay-list-same = the same
replay-mistake-previous = Previous mistake
replay-mistake-next = Next mistake
replay-why = Why?
replay-reasons = { $kind ->
    [you] What a coach would tell you
   *[other] What a coach would tell { $name }
  }
replay-reasons-none = Step to a move to see it explained.
replay-verdict-waiting = Not reviewed yet.
replay-verdict-no-choice = This move was forced.
replay-verdict-same = The tiger would have played the same.
replay-verdict-equal = The tiger prefers *{ $move }*. No clear difference ({ $chance } ± { $margin }).
replay-verdict-better = The tiger prefers *{ $move }*. The move played turned out better: { $chance } ± { $margin } win chance, { $score } points.
replay-verdict-worse = The tiger prefers *{ $move }*. The move played: { $chance } ± { $margin } win chance, { $score } points.

# Keyboard shortcuts
replay-key-step = Previous or next step
replay-key-ends = Start or end
replay-key-play = Play or pause
replay-key-eyes = Next player’s perspective
replay-key-open = Show all cards
replay-key-review = Review
replay-key-mistake = Next mistake (Shift: previous)
