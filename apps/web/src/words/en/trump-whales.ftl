# The room of Trump Whales. $family is o, n, b, s (orca, narwhal, blue whale, sperm whale) or five; $bonus is a
# family to which trump moves, or flip, point, none; $token is 1 (lowest wins) or 9 (highest wins).

## Cards and bonuses by themselves

tw-family = { $family ->
    [o] orca
    [n] narwhal
    [b] blue whale
    [s] sperm whale
   *[five] five
  }
# A heading, under the lamp.
tw-family-title = { $family ->
    [o] Orca
    [n] Narwhal
    [b] Blue whale
   *[s] Sperm whale
  }
tw-card = { $family ->
    [o] orca { $rank }
    [n] narwhal { $rank }
    [b] blue whale { $rank }
    [s] sperm whale { $rank }
   *[five] a five
  }
tw-bonus = { $bonus ->
    [o] trump to orca
    [n] trump to narwhal
    [b] trump to blue whale
    [s] trump to sperm whale
    [flip] turn the coin
    [point] one pearl
   *[none] no bonus
  }
tw-pearls = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
  }
# A card as it is read out: "orca 3, 2 pearls, bonus: turn the coin".
tw-card-full = { $bonus ->
    [none] { tw-card }, { tw-pearls }, no bonus
   *[other] { tw-card }, { tw-pearls }, bonus: { tw-bonus }
  }

## On the table

tw-standing = Trump and coin
tw-trump = Trump
tw-coin = Coin
tw-token = { $token ->
    [1] Lowest wins
   *[9] Highest wins
  }
tw-standing-read = Trump is { tw-family }. The coin shows { $token }: { $token ->
    [1] the lowest card wins.
   *[9] the highest card wins.
  }
tw-trick = Trick { $number } of 8
tw-trick-before = No card lies yet
tw-led = { $family ->
    [o] Orca is led
    [n] Narwhal is led
    [b] Blue whale is led
    [s] Sperm whale is led
   *[five] Only fives so far
  }
tw-past = { $name }: { tw-pearls }
tw-leads = leads
tw-winning = winning
tw-would-win = would win
tw-won = wins
tw-taken = taken
tw-hand = { $kind ->
    [you] Your hand
   *[other] { $name }’s hand
  }
tw-bonuses = Bonuses
tw-no-bonuses = No bonuses
tw-bonuses-of = Bonuses of { $name }
tw-bonus-heap = { $count ->
    [one] { tw-bonus }
   *[other] { tw-bonus }, { $count } times
  }
tw-has-chosen = has chosen a first bonus
tw-is-choosing = choosing…
tw-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tw-pearls-round = { $pearls ->
    [one] { $pearls } pearl in this round
   *[other] { $pearls } pearls in this round
  }
# Points of earlier rounds on the way to 30, as short as can be.
tw-total-read = { $total ->
    [one] { $total } point of 30 in earlier rounds
   *[other] { $total } points of 30 in earlier rounds
  }
tw-lacks = { $family ->
    [o] holds no orca
    [n] holds no narwhal
    [b] holds no blue whale
   *[s] holds no sperm whale
  }
tw-spent = Spent: { tw-bonus }
tw-hinted = suggested
tw-last-trick = Last trick
tw-points = { $total } of 30 points
tw-points-short = { $total } of 30

## Buttons

tw-do-play = Play
tw-do-keep = Keep
tw-do-take = Take { tw-pearls }
tw-do-spend = Spend
tw-do-not-spend = Not now
tw-spend-button = Bonus: { tw-bonus-heap }
tw-take-button = { $bonus ->
    [none] { tw-card } of { $name }: { tw-pearls } for you, no bonus for anyone
   *[other] { tw-card } of { $name }: { tw-pearls } for you, a bonus for { $name }: { tw-bonus }
  }
tw-name-button = { $name } leads
tw-name-self = You lead

## What to do now

tw-ask-choose = Keep a card as your first bonus.
tw-ask-lead = You lead: play any card.
tw-ask-follow = { $family ->
    [o] Orca is led: follow, or play a five.
    [n] Narwhal is led: follow, or play a five.
    [b] Blue whale is led: follow, or play a five.
   *[s] Sperm whale is led: follow, or play a five.
  }
tw-ask-free = { $family ->
    [o] You have no orca: play any card.
    [n] You have no narwhal: play any card.
    [b] You have no blue whale: play any card.
    [s] You have no sperm whale: play any card.
   *[five] Only fives so far: play any card.
  }
tw-ask-take = You win the trick: take the pearls of one card.
tw-ask-name = Your five was first: name who leads next.
tw-wait-choose = First bonuses are being chosen: { $names }.
tw-wait-play = Waiting for { $name }.
tw-wait-take = { $name } wins the trick and chooses pearls.
tw-wait-name = { $name } names who leads next.
tw-wait-deal = The round is over.
tw-wait-over = The game is over.

## What a choice would change

tw-would-lead = { $family ->
    [five] Lead with a five: the first card of a family after it must be followed.
    [o] Lead with orca { $rank }: who holds one must follow.
    [n] Lead with narwhal { $rank }: who holds one must follow.
    [b] Lead with blue whale { $rank }: who holds one must follow.
   *[s] Lead with sperm whale { $rank }: who holds one must follow.
  }
tw-would-take-lead = With { tw-card } you would be winning the trick as it stands.
tw-would-win-trick = With { tw-card } you win the trick.
tw-would-lose = With { tw-card }, { $name } would still be winning.
tw-would-lose-trick = With { tw-card } you lose the trick to { $name }.
tw-would-keep = Keep { tw-card }? Its bonus: { tw-bonus }.
tw-would-take = { $bonus ->
    [none] { $pearls ->
        [one] { $pearls } pearl for you, no bonus for anyone, and you lead next.
       *[other] { $pearls } pearls for you, no bonus for anyone, and you lead next.
      }
   *[other] { $pearls ->
        [one] { $pearls } pearl for you; { $name } gets a bonus: { tw-bonus }.
       *[other] { $pearls } pearls for you; { $name } gets a bonus: { tw-bonus }.
      }
  }
tw-would-take-and-name = { $name } names the next leader for a five.
tw-would-name-yourself = Your own five lets you name the next leader.
tw-spend-effect = { $bonus ->
    [o] Orca becomes trump.
    [n] Narwhal becomes trump.
    [b] Blue whale becomes trump.
    [s] Sperm whale becomes trump.
    [flip] { $token ->
        [1] The coin turns to 1: lowest wins.
       *[9] The coin turns to 9: highest wins.
      }
   *[point] You score one pearl.
  }
tw-spend-idle = { $bonus ->
    [o] Orca is trump already.
    [n] Narwhal is trump already.
    [b] Blue whale is trump already.
   *[s] Sperm whale is trump already.
  }
tw-spend-before-trick = No card lies yet.
tw-spend-same = Nothing changes for this trick.
tw-spend-winner = { $name } would then be winning.
tw-spend-takers = { $count ->
    [0] None of your cards could then take the lead (now { $before }).
    [one] { $count } of your cards could then take the lead (now { $before }).
   *[other] { $count } of your cards could then take the lead (now { $before }).
  }
tw-spend-card-wins = Your { tw-card } would then win the trick as it stands.
tw-spend-card-loses = Your { tw-card } would not win it: { $name } would.

## What happened

tw-log-deal = Round { $round }: nine cards each
tw-log-kept = { $name }: { tw-card } as first bonus ({ tw-bonus })
tw-log-kept-hidden = { $name }: first bonus chosen
tw-log-spent = { $name }: bonus of { tw-card } spent ({ tw-bonus })
tw-log-played = { $name }: { tw-card }
tw-log-took = { $name }: { tw-pearls } of { tw-card }
tw-log-named = { $name }: { $leader } to lead next
tw-log-first-bonuses = First bonuses: { $list }.
tw-log-first-bonus = { $name } – { tw-bonus }
tw-log-trump = { $family ->
    [o] Trump is now orca.
    [n] Trump is now narwhal.
    [b] Trump is now blue whale.
   *[s] Trump is now sperm whale.
  }
tw-log-trump-stays = Trump stays where it was.
tw-log-coin = { $token ->
    [1] The coin shows 1: lowest wins.
   *[9] The coin shows 9: highest wins.
  }
tw-log-won = The trick goes to { $name }, with { tw-card }.
tw-log-bonus = A bonus for { $name }: { tw-bonus }.
tw-log-round-over = Round { $round } is over.
tw-log-tied = 30 is reached, but the highest are level: one more round.
tw-log-over = 30 is reached, and the game is over.

## Moves by themselves

tw-move-keep = keep { tw-card } as bonus ({ tw-bonus })
tw-move-spend = spend a bonus: { tw-bonus }
tw-move-play = { tw-card }
tw-move-take = { tw-pearls } of { tw-card }
tw-move-name = { $name } to lead

## Why not

tw-why-no-move-due = Nothing is to be chosen now.
tw-why-no-such-seat = Nobody sits there.
tw-why-choose-first = First everyone keeps a card as a bonus.
tw-why-already-chosen = You have chosen your first bonus; the others are still thinking.
tw-why-five-has-no-bonus = A five has no bonus, so it cannot be your first one.
tw-why-card-not-in-hand = You do not hold that card.
tw-why-not-your-turn = It is the turn of { $name }.
tw-why-bonus-not-in-front = That bonus does not lie in front of you.
tw-why-play-a-card = Now play a card, or spend a bonus.
tw-why-must-follow = { $family ->
    [o] Orca is led and you hold one: play an orca or a five.
    [n] Narwhal is led and you hold one: play a narwhal or a five.
    [b] Blue whale is led and you hold one: play a blue whale or a five.
   *[s] Sperm whale is led and you hold one: play a sperm whale or a five.
  }
tw-why-take-pearls-first = First take the pearls of a card in the trick.
tw-why-card-not-in-trick = That card is not in the trick.
tw-why-own-card = You played that one yourself: take the pearls of someone else’s card.
tw-why-name-a-leader-first = First name who leads the next trick.

## Score slip

tw-slip-pearls = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
  }
tw-slip-trick = Trick { $number }: { tw-card }
tw-slip-point = Trick { $number }: bonus, one pearl
tw-slip-bonuses = { $count ->
    [0] No bonuses left
    [one] { $count } bonus left: none for a single one
   *[other] { $count } bonuses left: one for every two
  }

## The table as text

tw-text-trick = The trick
tw-text-standing = Trump and coin
tw-text-seats = The players
tw-text-none = nothing
tw-text-trick-none = No card lies yet.
tw-text-laid = { $name }: { tw-card-full }
tw-text-winning = { $name } is winning it.
tw-text-won = { $name } wins it.
tw-text-took = { $name } took { tw-pearls } of { tw-card }.
tw-text-seat = { $name }: { tw-pearls-round }, { tw-total-read }, { tw-cards-left } in hand.
tw-text-seat-bonuses = { $name }: bonuses: { $list }.
tw-text-seat-no-bonuses = { $name }: no bonuses.
tw-text-seat-lacks = { $name }: { tw-lacks }.

## Short-cuts

tw-key-rank = Pick a card by its rank; again for the next of that rank
tw-key-family = Pick an orca, narwhal, blue whale or sperm whale; again for the next
tw-key-play = Play the picked card, spend the picked bonus
tw-key-bonus = Pick a bonus to spend; again for the next
tw-key-leader = Name the leader, when it is yours to name

## What the coach says

tw-coach-only = It’s the only card you may play.
tw-coach-wins = { $pearls ->
    [one] It wins the trick, with { $pearls } pearl to take.
   *[other] It wins the trick, with up to { $pearls } pearls to take.
  }
tw-coach-safe = { $pearls ->
    [one] It’s winning, and no unseen card beats it as things stand: { $pearls } pearl to take.
   *[other] It’s winning, and no unseen card beats it as things stand: up to { $pearls } pearls to take.
  }
tw-coach-ahead = { $pearls ->
    [one] It’s winning so far; { $pearls } pearl is at stake.
   *[other] It’s winning so far; up to { $pearls } pearls are at stake.
  }
tw-coach-sure = No unseen card beats it as things stand.
tw-coach-risk = { $count ->
    [one] Only { $count } unseen card beats it as things stand.
   *[other] { $count } unseen cards beat it as things stand.
  }
tw-coach-cheapest = A lower card won’t do, and your better ones stay in hand.
tw-coach-beaten = None of your cards beats { $name } here.
tw-coach-ducks = You let this trick go and keep { tw-card } for later.
tw-coach-cheap = It gives away fewer pearls than your other cards.
tw-coach-bait = If its pearls are taken, you get a bonus: { tw-bonus }.
tw-coach-five = Unless its pearl is taken, you choose who leads next.
tw-coach-void = { $family ->
    [o] It’s your last orca: after it you’re free when orcas are led.
    [n] It’s your last narwhal: after it you’re free when narwhals are led.
    [b] It’s your last blue whale: after it you’re free when blue whales are led.
   *[s] It’s your last sperm whale: after it you’re free when sperm whales are led.
  }
tw-coach-pairs = You keep your bonuses: two unspent ones are a point at the end.
tw-coach-point = A sure pearl for you.
tw-coach-odd = A single bonus scores nothing at the end, so it costs you nothing.
tw-coach-pair = But two unspent bonuses are a point at the end, and this breaks up a pair.
tw-coach-turns = Then { tw-card } beats everything on the table.
tw-coach-holds = No unseen card then beats your { tw-card }.
tw-coach-spend-trump = { $count ->
    [one] You hold { $count } card of that family.
   *[other] You hold { $count } cards of that family.
  }
tw-coach-keep-trump = { $count ->
    [one] You hold { $count } more card of the family that it makes trump.
   *[other] You hold { $count } more cards of the family that it makes trump.
  }
tw-coach-keep-flip = Flipping the coin at the right moment turns your worst cards into winners.
tw-coach-keep-point = A sure pearl whenever you like, but it never wins you a trick.
tw-coach-most = { $pearls ->
    [one] { $pearls } pearl is the most in this trick.
   *[other] { $pearls } pearls are the most in this trick.
  }
tw-coach-behind = { $name } is furthest behind and does the least harm with the bonus.
tw-coach-gives = { $name } gets a bonus for it: { tw-bonus }.
tw-coach-you-lead = You lead next.
tw-coach-lead-self = You choose the family and see nobody’s card before yours.
tw-coach-lead-last = Then you play last and see every card before yours.
