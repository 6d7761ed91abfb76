# Cat in the Box: the table, the log, the score slip. $colour is always one of r b y g; ranks are plain numbers.

# What to do now
cb-ask-discard = Choose a card to set aside, face down.
cb-ask-discard-wait = Still choosing a card to set aside: { $names }.
cb-ask-predict = How many tricks will you win?
cb-ask-predict-wait = { $kind ->
    [you] Waiting for you to predict.
   *[other] Waiting for { $name } to predict.
  }
cb-ask-lead = You lead: choose a card, then its colour.
cb-ask-follow = { $colour ->
    [r] Red was led: choose a card, then its colour.
    [b] Blue was led: choose a card, then its colour.
    [y] Yellow was led: choose a card, then its colour.
   *[g] Green was led: choose a card, then its colour.
  }
cb-ask-wait = { $kind ->
    [you] Waiting for you.
   *[other] Waiting for { $name }.
  }
cb-ask-round-over = The round is over.
cb-ask-paradox = { $kind ->
    [you] You caused a paradox. The round is over.
   *[other] { $name } caused a paradox. The round is over.
  }
cb-ask-over = The game is over.

# Moves
cb-move-play = { $colour ->
    [r] { $rank } as red
    [b] { $rank } as blue
    [y] { $rank } as yellow
   *[g] { $rank } as green
  }
cb-move-discard = set { $rank } aside
cb-move-predict = { $count ->
    [one] predict { $count } trick
   *[other] predict { $count } tricks
  }

# The log
cb-log-deal = Round { $round }
cb-log-play = { $colour ->
    [r] { $name }: { $rank } as red
    [b] { $name }: { $rank } as blue
    [y] { $name }: { $rank } as yellow
   *[g] { $name }: { $rank } as green
  }
cb-log-discard = { $kind ->
    [you] You set a card aside ({ $rank })
   *[other] { $name } set a card aside ({ $rank })
  }
cb-log-discard-hidden = { $kind ->
    [you] You set a card aside
   *[other] { $name } set a card aside
  }
cb-log-predict = { $kind ->
    [you] { $count ->
        [one] You predicted { $count } trick
       *[other] You predicted { $count } tricks
      }
   *[other] { $count ->
        [one] { $name } predicted { $count } trick
       *[other] { $name } predicted { $count } tricks
      }
  }
cb-log-lost = { $kind ->
    [you] { $colour ->
        [r] You lost red for this round
        [b] You lost blue for this round
        [y] You lost yellow for this round
       *[g] You lost green for this round
      }
   *[other] { $colour ->
        [r] { $name } lost red for this round
        [b] { $name } lost blue for this round
        [y] { $name } lost yellow for this round
       *[g] { $name } lost green for this round
      }
  }
# $count is how many tricks that player has won in this round.
cb-log-won = { $kind ->
    [you] You won the trick ({ $count } so far).
   *[other] { $name } won the trick ({ $count } so far).
  }
cb-log-paradox = { $kind ->
    [you] Paradox! You had no colour left for { $hand }.
   *[other] Paradox! { $name } had no colour left for { $hand }.
  }

# Why not
cb-no-due = There’s nothing to play right now.
cb-no-discard-first = First, everyone sets a card aside.
cb-no-discarded = You’ve already set a card aside.
cb-no-turn = Not your turn yet: { $name } goes first.
cb-no-predict-first = First, predict how many tricks you’ll win.
cb-no-prediction = You can predict { $choices }.
cb-no-play = Now play a card and declare its colour.
cb-no-card = You have no { $rank } in hand.
cb-no-token = { $colour ->
    [r] You didn’t follow red, so you can’t declare red again this round.
    [b] You didn’t follow blue, so you can’t declare blue again this round.
    [y] You didn’t follow yellow, so you can’t declare yellow again this round.
   *[g] You didn’t follow green, so you can’t declare green again this round.
  }
cb-no-cell = { $colour ->
    [r] Red { $rank } is already taken.
    [b] Blue { $rank } is already taken.
    [y] Yellow { $rank } is already taken.
   *[g] Green { $rank } is already taken.
  }
cb-no-red = You can’t lead red until someone has played red, unless it’s all you can play.
cb-no-colours = There’s no colour left for your { $rank }.
cb-drop-colour = Drop it on its cell on the board, or on a colour.
cb-drop-rank = Drop this { $rank } on a cell numbered { $rank }.
cb-no-card-chosen = Choose a card first, then its colour.
cb-preview-lose = { $colour ->
    [r] If you don’t follow red, you lose red for this round.
    [b] If you don’t follow blue, you lose blue for this round.
    [y] If you don’t follow yellow, you lose yellow for this round.
   *[g] If you don’t follow green, you lose green for this round.
  }

# The table
cb-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
  }
cb-board = Research board
cb-cell-free = { $colour ->
    [r] red { $rank }: free
    [b] blue { $rank }: free
    [y] yellow { $rank }: free
   *[g] green { $rank }: free
  }
cb-cell-taken = { $colour ->
    [r] red { $rank }: { $name }
    [b] blue { $rank }: { $name }
    [y] yellow { $rank }: { $name }
   *[g] green { $rank }: { $name }
  }
cb-neutral = neutral token
cb-hand = { $kind ->
    [you] Your hand
   *[other] { $name }’s hand
  }
cb-hand-empty = No cards in hand
cb-card = { $count ->
    [one] { $rank }
   *[other] { $rank }, { $count } cards
  }
cb-copies = ×{ $count }
cb-hinted = hint
cb-bar-colours = Colours
cb-bar-predict = Your prediction
cb-colour-lost = { $colour ->
    [r] red, lost
    [b] blue, lost
    [y] yellow, lost
   *[g] green, lost
  }
cb-choose-discard = Choose a card
cb-lay = Set this { $rank } aside
cb-predict = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
cb-groups = Groups
cb-groups-title = Show everyone’s largest group
cb-group-size = group of { $size }
cb-trick = Current trick
cb-title-discard = Round { $round } of { $rounds }: set one aside
cb-title-predict = Round { $round } of { $rounds }: predictions
cb-title-trick = Round { $round } of { $rounds }, trick { $number } of { $count }
cb-last-trick = Last trick
cb-winning = winning
cb-won = wins
cb-not-yet = { $name }: still to play
cb-face-down-yours = Set aside: { $rank }
cb-turned-up = Face up
cb-lacks = no { $ranks }
# On a player's plate
cb-plate-of = { $predicted ->
    [one] { $tricks } of { $predicted } trick
   *[other] { $tricks } of { $predicted } tricks
  }
cb-plate-of-short = { $tricks } of { $predicted }
cb-plate-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
cb-plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cb-plate-met = as predicted
cb-plate-over = more than predicted
cb-plate-void = no bonus: paradox
cb-paradox = Paradox!
cb-paradox-why = { $kind ->
    [you] You couldn’t play any of these cards
   *[other] { $name } couldn’t play any of these cards
  }

# The score slip
cb-slip-tricks = { $count ->
    [one] { $count } trick won
   *[other] { $count } tricks won
  }
cb-slip-paradox = { $count ->
    [one] Paradox: { $count } trick counts as −1
   *[other] Paradox: { $count } tricks count as −1 each
  }
cb-slip-paradox-no-bonus = No group bonus after a paradox
cb-slip-met = Prediction hit ({ $predicted }): largest group
cb-slip-missed = Prediction missed ({ $predicted }): no bonus
cb-slip-few = Four tricks or fewer: largest group
cb-slip-many = More than four tricks: no group bonus

# The table as text
cb-text-round = Round { $round } of { $count }
cb-text-first = First player: { $name }
cb-text-hand = Cards: { $cards }
cb-text-turned-up = Face up: { $cards }
cb-text-play = { $colour ->
    [r] { $name }: { $rank } as red
    [b] { $name }: { $rank } as blue
    [y] { $name }: { $rank } as yellow
   *[g] { $name }: { $rank } as green
  }
cb-text-ahead = { $kind ->
    [you] You’re winning so far
   *[other] Winning so far: { $name }
  }
cb-text-winner = { $kind ->
    [you] You won the trick
   *[other] { $name } won the trick
  }
cb-text-no-trick = Nothing played yet
cb-text-row = Row { $row }: { $cells }
cb-text-seats = Players
cb-text-seat-tricks = { $tricks ->
    [one] { $name }: { $tricks } trick won
   *[other] { $name }: { $tricks } tricks won
  }
cb-text-seat-prediction = predicted { $predicted }
cb-text-seat-lost = lost: { $colours }
cb-text-seat-lacks = has no { $ranks }
cb-text-seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
cb-text-seat-total = { $points ->
    [one] { $points } point in total
   *[other] { $points } points in total
  }

# What the coach says of a move
cb-coach-stuck = That leaves no cell for your { $rank } and may end in a paradox.
cb-coach-wins-plain = It wins the trick.
cb-coach-wins-need = { $count ->
    [one] It wins the trick, and you need one more for your prediction.
   *[other] It wins the trick, and you need { $count } more for your prediction.
  }
cb-coach-wins-met = It wins the trick, but you already have all you predicted.
cb-coach-ahead-plain = It’s winning so far.
cb-coach-ahead-need = { $count ->
    [one] It’s winning so far, and you need one more for your prediction.
   *[other] It’s winning so far, and you need { $count } more for your prediction.
  }
cb-coach-ahead-met = It’s winning so far, but you already have all you predicted.
cb-coach-loses-plain = It loses the trick.
cb-coach-loses-need = { $count ->
    [one] It loses the trick; you still need one.
   *[other] It loses the trick; you still need { $count }.
  }
cb-coach-loses-met = It loses the trick, and that’s good: you already have all you predicted.
cb-coach-lead-higher = { $colour ->
    [r] { $count ->
        [one] One higher red cell is still free.
       *[other] { $count } higher red cells are still free.
      }
    [b] { $count ->
        [one] One higher blue cell is still free.
       *[other] { $count } higher blue cells are still free.
      }
    [y] { $count ->
        [one] One higher yellow cell is still free.
       *[other] { $count } higher yellow cells are still free.
      }
   *[g] { $count ->
        [one] One higher green cell is still free.
       *[other] { $count } higher green cells are still free.
      }
  }
cb-coach-lead-top = { $colour ->
    [r] No higher red cell is free: only red can beat it.
    [b] No higher blue cell is free: only red can beat it.
    [y] No higher yellow cell is free: only red can beat it.
   *[g] No higher green cell is free: only red can beat it.
  }
cb-coach-lead-sure = No higher red cell is free: nothing can beat it.
cb-coach-need = { $count ->
    [one] You need one more trick for your prediction.
   *[other] You need { $count } more tricks for your prediction.
  }
cb-coach-met = You already have all you predicted.
cb-coach-gives-up = { $colour ->
    [r] It doesn’t follow, so you lose red for this round.
    [b] It doesn’t follow, so you lose blue for this round.
    [y] It doesn’t follow, so you lose yellow for this round.
   *[g] It doesn’t follow, so you lose green for this round.
  }
cb-coach-follows = { $colour ->
    [r] It follows red, so you keep your colours.
    [b] It follows blue, so you keep your colours.
    [y] It follows yellow, so you keep your colours.
   *[g] It follows green, so you keep your colours.
  }
cb-coach-group = Your largest group grows to { $size }.
cb-coach-other = Still open for your other { $rank }: { $colours }.
cb-coach-copies = { $count ->
    [one] You hold one { $rank }.
   *[other] You hold { $count } cards numbered { $rank }, and each needs a cell of its own.
  }
cb-coach-single = It’s your only { $rank }, so nothing else changes for you.
cb-coach-high = { $count ->
    [one] You hold one card numbered { $rank } or higher.
   *[other] You hold { $count } cards numbered { $rank } or higher.
  }
cb-coach-share = { $players } players share { $tricks } tricks.

# Keyboard shortcuts
cb-key-rank = Choose a card by number, or predict that many tricks
cb-key-colour = Declare red, blue, yellow, green for the chosen card
cb-key-lay = Set the chosen card aside
cb-key-groups = Show the largest groups (while no card is chosen)
cb-key-arrows = Move within the hand, the colours and the board
