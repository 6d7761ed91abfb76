# Cat in the Box: the table, the log, the score slip. $colour is always one of r b y g; ranks are plain numbers.

# What to do now
cb-ask-discard = Choose a card to lay face down.
cb-ask-discard-wait = Waiting for { $names } to lay a card face down.
cb-ask-predict = How many tricks will you win?
cb-ask-predict-wait = Waiting for a prediction: { $name }.
cb-ask-lead = You lead: choose a card, then its colour.
cb-ask-follow = { $colour ->
    [r] Red is led: choose a card, then its colour.
    [b] Blue is led: choose a card, then its colour.
    [y] Yellow is led: choose a card, then its colour.
   *[g] Green is led: choose a card, then its colour.
  }
cb-ask-wait = Waiting for { $name }.
cb-ask-round-over = The round is over.
cb-ask-paradox = Paradox ({ $name }): the round is over.
cb-ask-over = The game is over.

# Moves
cb-move-play = { $colour ->
    [r] { $rank } as red
    [b] { $rank } as blue
    [y] { $rank } as yellow
   *[g] { $rank } as green
  }
cb-move-discard = { $rank } face down
cb-move-predict = { $count ->
    [one] Prediction: { $count } trick
   *[other] Prediction: { $count } tricks
  }

# The log
cb-log-deal = Round { $round }
cb-log-play = { $colour ->
    [r] { $name }: { $rank } as red
    [b] { $name }: { $rank } as blue
    [y] { $name }: { $rank } as yellow
   *[g] { $name }: { $rank } as green
  }
cb-log-discard = { $name }: { $rank } face down
cb-log-discard-hidden = { $name }: a card face down
cb-log-predict = { $count ->
    [one] { $name }: prediction of { $count } trick
   *[other] { $name }: prediction of { $count } tricks
  }
cb-log-lost = { $colour ->
    [r] { $name }: no more red this round
    [b] { $name }: no more blue this round
    [y] { $name }: no more yellow this round
   *[g] { $name }: no more green this round
  }
# $count is how many tricks that player has won in this round.
cb-log-won = { $count ->
    [one] The trick goes to { $name }: the first.
   *[other] The trick goes to { $name }: { $count } now.
  }
cb-log-paradox = Paradox! { $name }: no colour left for { $hand }.

# Why not
cb-no-due = No move is due now.
cb-no-discard-first = First everyone lays a card face down.
cb-no-discarded = Your card is face down already.
cb-no-turn = It is not your turn yet: { $name } comes first.
cb-no-predict-first = First predict how many tricks you will win.
cb-no-prediction = You can predict { $choices }.
cb-no-play = Now play a card and declare its colour.
cb-no-card = You have no { $rank } in hand.
cb-no-token = { $colour ->
    [r] You did not follow red, so you cannot declare red in this round.
    [b] You did not follow blue, so you cannot declare blue in this round.
    [y] You did not follow yellow, so you cannot declare yellow in this round.
   *[g] You did not follow green, so you cannot declare green in this round.
  }
cb-no-cell = { $colour ->
    [r] The red { $rank } is taken on the board.
    [b] The blue { $rank } is taken on the board.
    [y] The yellow { $rank } is taken on the board.
   *[g] The green { $rank } is taken on the board.
  }
cb-no-red = Red cannot be led until somebody has declared red, unless you can declare nothing else.
cb-no-colours = No colour is left for your { $rank }.
cb-drop-colour = Drop it on its cell of the board, or on a colour.
cb-drop-rank = A { $rank } goes to a cell with a { $rank }.
cb-no-card-chosen = Choose a card first, then its colour.
cb-preview-lose = { $colour ->
    [r] Not following red costs you red for this round.
    [b] Not following blue costs you blue for this round.
    [y] Not following yellow costs you yellow for this round.
   *[g] Not following green costs you green for this round.
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
cb-lay = Lay this { $rank } face down
cb-predict = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
cb-groups = Groups
cb-groups-title = Show each player’s largest group
cb-group-size = group { $size }
cb-trick = The trick
cb-title-discard = Round { $round } of { $rounds }: face down
cb-title-predict = Round { $round } of { $rounds }: predictions
cb-title-trick = Round { $round } of { $rounds }, trick { $number } of { $count }
cb-last-trick = Last trick
cb-winning = winning
cb-won = wins
cb-not-yet = { $name }: still to play
cb-face-down-yours = Face down: { $rank }
cb-turned-up = Turned up
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
cb-paradox-why = { $name }: no colour left for this hand

# The score slip
cb-slip-tricks = { $count ->
    [one] { $count } trick won
   *[other] { $count } tricks won
  }
cb-slip-paradox = { $count ->
    [one] Paradox: { $count } trick counts against
   *[other] Paradox: { $count } tricks count against
  }
cb-slip-paradox-no-bonus = No group bonus after a paradox
cb-slip-met = Prediction of { $predicted } met: largest group
cb-slip-missed = Prediction of { $predicted } missed: no group bonus
cb-slip-few = Four tricks or fewer: largest group
cb-slip-many = More than four tricks: no group bonus

# The table as text
cb-text-round = Round { $round } of { $count }
cb-text-first = First player: { $name }
cb-text-hand = Cards: { $cards }
cb-text-turned-up = Turned up: { $cards }
cb-text-play = { $colour ->
    [r] { $name }: { $rank } as red
    [b] { $name }: { $rank } as blue
    [y] { $name }: { $rank } as yellow
   *[g] { $name }: { $rank } as green
  }
cb-text-ahead = Winning so far: { $name }
cb-text-winner = Won by { $name }
cb-text-no-trick = Nothing played yet
cb-text-row = Row { $row }: { $cells }
cb-text-seats = Players
cb-text-seat-tricks = { $tricks ->
    [one] { $name }: { $tricks } trick won
   *[other] { $name }: { $tricks } tricks won
  }
cb-text-seat-prediction = predicted { $predicted }
cb-text-seat-lost = lost: { $colours }
cb-text-seat-lacks = holds no { $ranks }
cb-text-seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
cb-text-seat-total = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
  }

# What the coach says of a move
cb-coach-stuck = Then no cell is left for your { $rank }: that may end in a paradox.
cb-coach-wins-plain = It wins the trick.
cb-coach-wins-need = { $count ->
    [one] It wins the trick, and you need one more for your prediction.
   *[other] It wins the trick, and you need { $count } more for your prediction.
  }
cb-coach-wins-met = It wins the trick, but you have all the tricks you predicted.
cb-coach-ahead-plain = It is ahead in the trick so far.
cb-coach-ahead-need = { $count ->
    [one] It is ahead in the trick so far, and you need one more for your prediction.
   *[other] It is ahead in the trick so far, and you need { $count } more for your prediction.
  }
cb-coach-ahead-met = It is ahead in the trick so far, but you have all the tricks you predicted.
cb-coach-loses-plain = It leaves this trick to someone else.
cb-coach-loses-need = { $count ->
    [one] It leaves this trick to someone else; you still need one.
   *[other] It leaves this trick to someone else; you still need { $count }.
  }
cb-coach-loses-met = It leaves this trick to someone else, and you have all you predicted.
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
cb-coach-met = You have all the tricks you predicted.
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
cb-coach-single = It is your only { $rank }, so nothing else changes for you.
cb-coach-high = { $count ->
    [one] You hold one card numbered { $rank } or higher.
   *[other] You hold { $count } cards numbered { $rank } or higher.
  }
cb-coach-share = { $players } players share { $tricks } tricks.

# Short-cuts
cb-key-rank = Choose a card by its number; predict that many tricks
cb-key-colour = Declare red, blue, yellow, green for the chosen card
cb-key-lay = Lay the chosen card face down
cb-key-groups = Show the largest groups (while no card is chosen)
cb-key-arrows = Move within the hand, the colours and the board
