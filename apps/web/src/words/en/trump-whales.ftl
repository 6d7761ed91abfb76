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
    [o] make orcas trump
    [n] make narwhals trump
    [b] make blue whales trump
    [s] make sperm whales trump
    [flip] flip the coin
    [point] score one pearl
   *[none] no bonus
  }
tw-pearls = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
  }
# A card as it is read out: "orca 3, 2 pearls, bonus: flip the coin".
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
tw-standing-read = Trump: { tw-family }. { $token ->
    [1] The coin shows 1: the lowest card wins.
   *[9] The coin shows 9: the highest card wins.
  }
tw-trick = Trick { $number } of 8
tw-trick-before = No cards played yet
tw-led = { $family ->
    [o] Orcas were led
    [n] Narwhals were led
    [b] Blue whales were led
    [s] Sperm whales were led
   *[five] Only fives so far
  }
tw-past = { $kind ->
    [you] You took { tw-pearls }
   *[other] { $name } took { tw-pearls }
  }
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
tw-bonuses-of = { $kind ->
    [you] Your bonuses
   *[other] Bonuses: { $name }
  }
tw-bonus-heap = { $count ->
    [one] { tw-bonus }
   *[other] { tw-bonus } (×{ $count })
  }
tw-has-chosen = first bonus chosen
tw-is-choosing = choosing…
tw-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tw-pearls-round = { $pearls ->
    [one] { $pearls } pearl this round
   *[other] { $pearls } pearls this round
  }
tw-total-read = { $total ->
    [one] { $total } of 30 points from earlier rounds
   *[other] { $total } of 30 points from earlier rounds
  }
tw-lacks = { $family ->
    [o] has no orcas
    [n] has no narwhals
    [b] has no blue whales
   *[s] has no sperm whales
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
    [none] { tw-card }, played by { $name }: { tw-pearls } for you, no bonus for anyone
   *[other] { tw-card }, played by { $name }: { tw-pearls } for you, a bonus for { $name }: { tw-bonus }
  }
tw-name-button = { $name } leads
tw-name-self = You lead

## What to do now

tw-ask-choose = Choose a card to keep as your first bonus.
tw-ask-lead = You lead: play any card.
tw-ask-follow = { $family ->
    [o] Orcas were led: play an orca or a five.
    [n] Narwhals were led: play a narwhal or a five.
    [b] Blue whales were led: play a blue whale or a five.
   *[s] Sperm whales were led: play a sperm whale or a five.
  }
tw-ask-free = { $family ->
    [o] You have no orcas: play any card.
    [n] You have no narwhals: play any card.
    [b] You have no blue whales: play any card.
    [s] You have no sperm whales: play any card.
   *[five] Only fives so far: play any card.
  }
tw-ask-take = You won the trick! Take the pearls from one card.
tw-ask-name = Your five came first: choose who leads next.
tw-wait-choose = Still choosing a first bonus: { $names }.
tw-wait-play = { $kind ->
    [you] Waiting for you.
   *[other] Waiting for { $name }.
  }
tw-wait-take = { $kind ->
    [you] You won the trick and are choosing pearls.
   *[other] { $name } won the trick and is choosing pearls.
  }
tw-wait-name = { $kind ->
    [you] You’re choosing who leads next.
   *[other] { $name } is choosing who leads next.
  }
tw-wait-deal = The round is over.
tw-wait-over = The game is over.

## What a choice would change

tw-would-lead = { $family ->
    [five] Lead with a five: the first whale played after it sets the family to follow.
    [o] Lead with orca { $rank }: anyone with an orca must play one.
    [n] Lead with narwhal { $rank }: anyone with a narwhal must play one.
    [b] Lead with blue whale { $rank }: anyone with a blue whale must play one.
   *[s] Lead with sperm whale { $rank }: anyone with a sperm whale must play one.
  }
tw-would-take-lead = With { tw-card } you’d be winning so far.
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
tw-would-take-and-name = { $name } played the first five and chooses who leads next.
tw-would-name-yourself = Your five lets you choose who leads next.
tw-spend-effect = { $bonus ->
    [o] Orcas become trump.
    [n] Narwhals become trump.
    [b] Blue whales become trump.
    [s] Sperm whales become trump.
    [flip] { $token ->
        [1] The coin flips to 1: lowest wins.
       *[9] The coin flips to 9: highest wins.
      }
   *[point] You score one pearl.
  }
tw-spend-idle = { $bonus ->
    [o] Orcas are already trump.
    [n] Narwhals are already trump.
    [b] Blue whales are already trump.
   *[s] Sperm whales are already trump.
  }
tw-spend-before-trick = No cards played yet.
tw-spend-same = Nothing changes for this trick.
tw-spend-winner = { $name } would then be winning.
tw-spend-takers = { $count ->
    [0] None of your cards could win then (now { $before }).
    [one] { $count } of your cards could win then (now { $before }).
   *[other] { $count } of your cards could win then (now { $before }).
  }
tw-spend-card-wins = With { tw-card } you’d then be winning the trick.
tw-spend-card-loses = Even with { tw-card } you wouldn’t be winning: { $name } would.

## What happened

tw-log-deal = Round { $round }: nine cards each
tw-log-kept = { $kind ->
    [you] You kept { tw-card } as a first bonus ({ tw-bonus })
   *[other] { $name } kept { tw-card } as a first bonus ({ tw-bonus })
  }
tw-log-kept-hidden = { $kind ->
    [you] You chose a first bonus
   *[other] { $name } chose a first bonus
  }
tw-log-spent = { $kind ->
    [you] You spent { tw-card }: { tw-bonus }
   *[other] { $name } spent { tw-card }: { tw-bonus }
  }
tw-log-played = { $name }: { tw-card }
tw-log-took = { $kind ->
    [you] You took { tw-pearls } from { tw-card }
   *[other] { $name } took { tw-pearls } from { tw-card }
  }
tw-log-named = { $leader-kind ->
    [you] { $name } chose you to lead next
    [self] { $kind ->
        [you] You chose to lead next
       *[other] { $name } chose to lead next
      }
   *[other] { $kind ->
        [you] You chose { $leader } to lead next
       *[other] { $name } chose { $leader } to lead next
      }
  }
tw-log-first-bonuses = First bonuses: { $list }.
tw-log-first-bonus = { $name } ({ tw-bonus })
tw-log-trump = { $family ->
    [o] Orcas are now trump.
    [n] Narwhals are now trump.
    [b] Blue whales are now trump.
   *[s] Sperm whales are now trump.
  }
tw-log-trump-stays = Trump stays the same.
tw-log-coin = { $token ->
    [1] The coin now shows 1: lowest wins.
   *[9] The coin now shows 9: highest wins.
  }
tw-log-won = { $kind ->
    [you] You won the trick with { tw-card }.
   *[other] { $name } won the trick with { tw-card }.
  }
tw-log-bonus = { $kind ->
    [you] You got a bonus: { tw-bonus }.
   *[other] { $name } got a bonus: { tw-bonus }.
  }
tw-log-round-over = Round { $round } is over.
tw-log-tied = Someone reached 30, but first place is tied: one more round.
tw-log-over = Someone reached 30: the game is over.

## Moves by themselves

tw-move-keep = keep { tw-card } ({ tw-bonus })
tw-move-spend = spend a bonus: { tw-bonus }
tw-move-play = { tw-card }
tw-move-take = take { tw-pearls } from { tw-card }
tw-move-name = { $kind ->
    [you] you lead
   *[other] { $name } leads
  }

## Why not

tw-why-no-move-due = There’s nothing to choose right now.
tw-why-no-such-seat = Nobody sits there.
tw-why-choose-first = Everyone chooses a first bonus before the first trick.
tw-why-already-chosen = You’ve chosen your first bonus. The others are still thinking.
tw-why-five-has-no-bonus = A five has no bonus, so it can’t be your first one.
tw-why-card-not-in-hand = You don’t have that card.
tw-why-not-your-turn = It’s { $name }’s turn.
tw-why-bonus-not-in-front = You don’t have that bonus.
tw-why-play-a-card = Now play a card, or spend a bonus.
tw-why-must-follow = { $family ->
    [o] Orcas were led and you have one: play an orca or a five.
    [n] Narwhals were led and you have one: play a narwhal or a five.
    [b] Blue whales were led and you have one: play a blue whale or a five.
   *[s] Sperm whales were led and you have one: play a sperm whale or a five.
  }
tw-why-take-pearls-first = First take the pearls from a card in the trick.
tw-why-card-not-in-trick = That card isn’t in the trick.
tw-why-own-card = That’s your own card: take the pearls from someone else’s.
tw-why-name-a-leader-first = First choose who leads the next trick.

## Score slip

tw-slip-pearls = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
  }
tw-slip-trick = Trick { $number }: { tw-card }
tw-slip-point = Trick { $number }: bonus, one pearl
tw-slip-bonuses = { $count ->
    [0] No unspent bonuses
    [one] { $count } unspent bonus: no points
   *[other] { $count } unspent bonuses: 1 point per pair
  }

## The table as text

tw-text-trick = Current trick
tw-text-standing = Trump and coin
tw-text-seats = Players
tw-text-none = nothing
tw-text-trick-none = No cards played yet.
tw-text-laid = { $name }: { tw-card-full }
tw-text-winning = { $kind ->
    [you] You’re winning so far.
   *[other] Winning so far: { $name }.
  }
tw-text-won = { $kind ->
    [you] You won the trick.
   *[other] { $name } won the trick.
  }
tw-text-took = { $kind ->
    [you] You took { tw-pearls } from { tw-card }.
   *[other] { $name } took { tw-pearls } from { tw-card }.
  }
tw-text-seat = { $name }: { tw-pearls-round }, { tw-total-read }, { tw-cards-left } in hand.
tw-text-seat-bonuses = { $name }, bonuses: { $list }.
tw-text-seat-no-bonuses = { $name }: no bonuses.
tw-text-seat-lacks = { $name }: { tw-lacks }.

## Keyboard shortcuts

tw-key-rank = Choose a card by rank (again: the next one)
tw-key-family = Choose an orca, narwhal, blue whale or sperm whale (again: the next one)
tw-key-play = Play the chosen card or spend the chosen bonus
tw-key-bonus = Choose a bonus to spend (again: the next one)
tw-key-leader = Choose who leads, when it’s up to you

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
    [o] It’s your last orca, so next time orcas are led you can play anything.
    [n] It’s your last narwhal, so next time narwhals are led you can play anything.
    [b] It’s your last blue whale, so next time blue whales are led you can play anything.
   *[s] It’s your last sperm whale, so next time sperm whales are led you can play anything.
  }
tw-coach-pairs = You keep your bonuses: two unspent ones are a point at the end.
tw-coach-point = A sure pearl for you.
tw-coach-odd = A single bonus scores nothing at the end, so it costs you nothing.
tw-coach-pair = But two unspent bonuses are a point at the end, and this breaks up a pair.
tw-coach-turns = Then { tw-card } beats everything on the table.
tw-coach-holds = Then no unseen card beats { tw-card }.
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
