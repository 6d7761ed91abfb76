# If It Fits: its table, its log and its score slip.
# Places go by a letter and a number, as in K6; across two cards as in K6–L6.

## Cards and pieces

# $symbol is what is printed on the card, $count how many of it; “none” is a card without a picture.
if-card = { $symbol ->
    [yarn] { $count ->
        [one] one ball of yarn
       *[other] { $count } balls of yarn
      }
    [mouse] { $count ->
        [one] one mouse
       *[other] { $count } mice
      }
    [feather] { $count ->
        [one] one feather
       *[other] { $count } feathers
      }
    [fish] { $count ->
        [one] one fish
       *[other] { $count } fish
      }
    [bell] { $count ->
        [one] one bell
       *[other] { $count } bells
      }
    [spray] { $count ->
        [one] one spray bottle
       *[other] { $count } spray bottles
      }
    [princess] the Princess
    [sleep] a sleeping cat
   *[none] an empty card
  }
# $sides is a list of the four names below.
if-open-sides = open: { $sides }
if-open-all = open on all sides
if-side = { $side ->
    [T] top
    [R] right
    [B] bottom
   *[L] left
  }
# Which way a sleeping cat’s carton opens: $side is T or B.
if-way = { $side ->
    [T] open at the top
   *[B] open at the bottom
  }

## What to do now

if-ask-start = Choose a start card and place it.
if-ask-turn = Draw a card, or place a sleeping cat.
if-ask-draw = Draw a card.
if-ask-card = Play a card from your hand.
if-ask-card-last = Last phase: play a card from your hand.
if-ask-discard = None of your cards fit: choose one to discard.
if-ask-toy = A special toy! Place it across two joined cards.
if-ask-cat = Place a cat across the new card, or choose “No cat”.
if-ask-wait = { $kind ->
    [you] { $phase ->
        [start] You’re placing a start card.
        [cat] You can place a cat.
        [toy] You’re placing a special toy.
       *[other] It’s your turn.
      }
   *[other] { $phase ->
        [start] { $name } is placing a start card.
        [cat] { $name } can place a cat.
        [toy] { $name } is placing a special toy.
       *[other] It’s { $name }’s turn.
      }
  }
if-ask-over = The game is over.

## At the table

if-board = The table
if-seats = Players
if-hand = { $kind ->
    [you] Your hand
   *[other] { $name }’s hand
  }
if-starts = Start cards
if-hand-empty = No cards
if-draw = Draw
if-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
if-last-phase = Last phase: nobody draws
if-sleep = Sleeping cat
if-no-cat = No cat
if-turn-card = Rotate card
if-place-next = Next spot
if-place-previous = Previous spot
if-lay = { $piece ->
    [princess] Send her in
   *[other] Place it
  }
if-discard = Discard
if-choose-card = Choose a card first.
if-choose-place = Choose a spot on the table first.
if-draw-deck = { $count ->
    [one] Draw: { $count } card left
   *[other] Draw: { $count } cards left
  }
if-cats-left = { $count ->
    [0] no cats left
    [one] { $count } cat left
   *[other] { $count } cats left
  }
if-cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
if-points-now = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
  }
# The word after the number on a seat's plate.
if-plate-points = { $count ->
    [one] point
   *[other] points
  }
if-look = View controls
if-zoom-in = Zoom in
if-zoom-out = Zoom out
if-zoom-fit = Show the whole table
if-next-box = Step through the boxes
if-no-boxes = No box on the table yet
if-place-button = { $place }
if-place-chosen = { $place }, chosen
if-place-cat = { $kind ->
    [you] { $place }: your cat
   *[other] { $place }: cat ({ $name })
  }
if-place-hinted = { $place }, suggested
if-awake = Awake cat
if-turn-cat = Rotate the sleeping cat
if-drag = Drop it on a highlighted spot.
if-drag-cat = Upper half: open at the top. Lower half: open at the bottom.
if-last-cat = last cat
if-mat-first = First card here
if-mat-join = Open to open: one box
if-mat-apart = Wall between: two boxes
if-news-last-cat = { $kind ->
    [you] You have one cat left
   *[other] { $name }: one cat left
  }
if-news-last-cat-meaning = The last phase begins once anyone places their fifth cat.
if-news-last-phase = The last phase begins
if-news-why = { $cause ->
    [cats] { $kind ->
        [you] You placed your fifth cat.
       *[other] { $name } placed their fifth cat.
      }
   *[deck] The deck has run out.
  }
if-news-meaning = No more drawing, no sleeping cats: everyone plays out their hand.

## A box and its worth

if-box = Box at { $place }
if-box-after = Box at { $place } after this move
if-box-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
if-box-closed = closed: points doubled
if-box-open = still open
if-box-worth = worth { $count }
if-box-no-toys = no toys
if-box-sprays = { $count ->
    [one] minus { $count } spray bottle
   *[other] minus { $count } spray bottles
  }
# $awake and $asleep count that player's cats in the box.
if-box-cats = { $asleep ->
    [0] { $awake ->
        [one] { $name }: { $awake } cat awake
       *[other] { $name }: { $awake } cats awake
      }
   *[other] { $awake ->
        [0] { $asleep ->
            [one] { $name }: { $asleep } cat asleep
           *[other] { $name }: { $asleep } cats asleep
          }
       *[other] { $name }: { $awake } awake, { $asleep } asleep
      }
  }
if-box-taken = { $count ->
    [one] { $names }: { $count } point
   *[other] { $names }: { $count } points
  }
if-box-nobody = no owner yet

## What a move would do to the boxes

# $count boxes are joined, at $places; of a single one $cards and $worth tell which it is.
if-after-joins = { $count ->
    [0] Joins nothing: a box of its own
    [one] Joins the box at { $places } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }, worth { $worth })
   *[other] Merges the boxes at { $places }
  }
if-after-stops = { $openings ->
    [one] Blocks its only opening
   *[other] Blocks { $count } of its { $openings } openings
  }
if-after-openings = { $count ->
    [one] { $count } opening left
   *[other] { $count } openings left
  }
if-after-closes = Closes it: everything in it counts double
if-after-walls = { $openings ->
    [one] Its wall blocks the only opening of the box at { $place }
   *[other] Its wall blocks { $count } of { $openings } openings of the box at { $place }
  }
if-after-walls-closed = Its wall closes the box at { $place }: everything there counts double
if-after-held = Owner after this: { $holders }
if-after-holder = { $count ->
    [one] { $name } ({ $count } point)
   *[other] { $name } ({ $count } points)
  }
if-after-holder-extra = { $count ->
    [one] { $name } ({ $count } point, { $extra } of it for extra cats)
   *[other] { $name } ({ $count } points, { $extra } of them for extra cats)
  }
if-after-nobody = No owner after this
if-after-idle = It only counts alongside one of your awake cats

## What the coach says of a move

if-coach-draw = { $count ->
    [0] You get one more card to choose from.
    [one] You get one more card to choose from, and keep your last cat at home.
   *[other] You get one more card to choose from, and keep your { $count } cats at home.
  }
if-coach-pass = { $count ->
    [one] You save your last cat for a better box.
   *[other] You save your { $count } cats for a better box.
  }
if-coach-home = { $name } gets that cat back and loses its place in the box.
if-coach-home-own = Your cat comes home, and you can place it again.
if-coach-closes = { $count ->
    [one] It closes the box at { $place } and doubles it: { $count } point for you.
   *[other] It closes the box at { $place } and doubles it: { $count } points for you.
  }
if-coach-closes-other = It closes the box at { $place }, which doubles it for { $names }.
if-coach-takes = You take the lead in this box from { $names }.
if-coach-ties = You tie with { $names }: each of you scores the whole box.
if-coach-gains = { $count ->
    [one] It’s worth { $count } more point to you right now.
   *[other] It’s worth { $count } more points to you right now.
  }
if-coach-loses = { $count ->
    [one] It costs you { $count } point for now.
   *[other] It costs you { $count } points for now.
  }
if-coach-hurts = { $count ->
    [one] { $name } loses { $count } point.
   *[other] { $name } loses { $count } points.
  }
if-coach-helps = { $count ->
    [one] It also gives { $name } { $count } point.
   *[other] It also gives { $name } { $count } points.
  }
if-coach-sleeps = It counts as one more cat of yours in this box.
if-coach-sleeps-idle = Asleep, it counts only once you have an awake cat in the same box.
if-coach-room = { $count ->
    [0] It makes room for one of your cats.
    [one] It makes room for one of your cats, worth { $count } point.
   *[other] It makes room for one of your cats, worth { $count } points.
  }
if-coach-toys = The box then scores for { $toys }.
if-coach-walls = Its wall blocks an opening of the box at { $place }, so { $names } can’t extend it there.
if-coach-openings = { $count ->
    [one] That leaves one opening before the box closes.
   *[other] That leaves { $count } openings before the box closes.
  }
if-coach-cats = { $count ->
    [0] It’s your last cat: the last phase begins.
    [one] That leaves you one cat.
   *[other] That leaves you { $count } cats.
  }

## The log

if-told-deal = The deck is ready. Everyone places a start card first.
if-told-start = { $name }: start card with { $card } at { $place }
if-told-draw = { $kind ->
    [you] You drew a card
   *[other] { $name } drew a card
  }
if-told-pass = { $kind ->
    [you] You placed no cat
   *[other] { $name } placed no cat
  }
if-told-card = { $name }: { $card } at { $place }
if-told-toy = { $name }: special toy with { $card } at { $place }
if-told-cat = { $name }: awake cat at { $place }
if-told-sleep = { $name }: sleeping cat at { $place }, { $way }
if-told-princess = { $name }: the Princess replaces the cat at { $place }
if-told-discard = { $kind ->
    [you] You discarded { $card }
   *[other] { $name } discarded { $card }
  }
if-told-toy-shown = It’s a special toy: { $card }.
if-told-deck-low = { $count ->
    [0] The deck is empty.
    [one] { $count } card left in the deck.
   *[other] { $count } cards left in the deck.
  }
if-told-joined = { $boxes ->
    [one] The box at { $place } now has { $cards } cards.
   *[other] { $boxes } boxes merged into one with { $cards } cards at { $place }.
  }
if-told-closed = { $cards ->
    [one] The box at { $place } is closed: { $cards } card, worth { $worth }.
   *[other] The box at { $place } is closed: { $cards } cards, worth { $worth }.
  }
if-told-cats-left = { $count ->
    [0] { $kind ->
        [you] You have no cats left.
       *[other] { $name }: no cats left.
      }
    [one] { $kind ->
        [you] You have one cat left.
       *[other] { $name }: one cat left.
      }
   *[other] { $kind ->
        [you] You have { $count } cats left.
       *[other] { $name }: { $count } cats left.
      }
  }
if-told-returned = { $kind ->
    [you] You got a cat back.
   *[other] { $name } got a cat back.
  }
if-told-last-phase = { $cause ->
    [cats] { $kind ->
        [you] You placed your fifth cat: the last phase begins. No more drawing, no sleeping cats; everyone plays out their hand.
       *[other] { $name } placed their fifth cat: the last phase begins. No more drawing, no sleeping cats; everyone plays out their hand.
      }
   *[deck] That was the last card in the deck: the last phase begins. No more drawing, no sleeping cats; everyone plays out their hand.
  }
if-told-tie = Tied for first: the fewest penalty points win.

## A move by itself

if-move-start = start card with { $card } at { $place }
if-move-draw = draw
if-move-pass = no cat
if-move-card = { $card } at { $place }
if-move-card-turned = { $card }, { $place }, rotated
if-move-cat = cat at { $place }
if-move-sleep = sleeping cat at { $place }, { $way }
if-move-princess = Princess replaces the cat at { $place }
if-move-discard = discard { $card }

## Why not

if-no-game-over = The game is over.
if-no-not-dealt = The cards haven’t been dealt yet.
if-no-not-your-turn = It’s { $name }’s turn.
if-no-no-such-move = That move doesn’t exist.
if-no-start-card-first = First, everyone places a start card.
if-no-start-card-taken = That start card is already on the table.
if-no-begin-in-the-middle = The first start card goes in the middle, at K6.
if-no-no-short-side = A start card goes directly above or below another card.
if-no-draw-or-sleep = First draw a card, or place a sleeping cat.
if-no-no-cat-left = You have no cats left.
if-no-no-more-drawing = Nobody draws in the last phase: play a card from your hand.
if-no-no-more-sleeping-cats = No sleeping cats in the last phase: play a card from your hand.
if-no-play-a-card = You’ve drawn: now play a card from your hand.
if-no-lay-a-card-first = You can place an awake cat only right after placing a card.
if-no-card-not-in-hand = That card isn’t in your hand.
if-no-no-cat-there = The Princess has to replace a cat, and there’s none there.
if-no-same-upright = This card looks the same when rotated.
if-no-double-wall = Two walls would meet at { $place }.
if-no-can-be-played = You can still play a card, so you can’t discard.
if-no-lay-the-toy = Place the special toy first.
if-no-must-lie-across = The special toy must go across two joined cards while there’s room.
if-no-cat-or-pass = Now place a cat across the new card, or choose “No cat”.
if-no-not-on-the-card-laid = The cat must go on the card you just placed.
if-no-off-the-table = That’s off the table.
if-no-cell-taken = There’s already a card at { $place }.
if-no-touches-nothing = It wouldn’t touch any card at { $place }.
if-no-no-room = There’s already something at { $place }.
if-no-on-a-sleeping-cat = Nothing can go on a sleeping cat, or on a Princess who replaced one.
if-no-not-joined = The cards at { $place } aren’t joined on their long sides.

## The score slip

if-slip-box = { $closed ->
    [yes] Box at { $place }, closed: { $toys }, doubled
   *[no] Box at { $place }: { $toys }
  }
if-slip-sprays = { $closed ->
    [yes] { $count ->
        [one] { $count } spray bottle, doubled
       *[other] { $count } spray bottles, doubled
      }
   *[no] { $count ->
        [one] { $count } spray bottle
       *[other] { $count } spray bottles
      }
  }
if-slip-cats = { $count ->
    [one] { $count } extra cat
   *[other] { $count } extra cats
  }
if-slip-none = No boxes taken

## The table as text

if-text-now = Now
if-text-boxes = Boxes
if-text-seats = Players
if-text-table = { $extended ->
    [yes] Table: { $width } by { $height } cards, extended rules
   *[no] Table: { $width } by { $height } cards
  }
if-text-box = Box at { $place }: { $details }
if-text-seat = { $name }: { $details }
if-text-cell = { $place }: { $details }
if-text-cards = Cards on the table
if-text-sleeping = { $kind ->
    [you] your sleeping cat
   *[other] sleeping cat ({ $name })
  }
if-text-princess-bed = the Princess
if-text-none = nothing

## Keys

if-key-arrows = Move from spot to spot (Shift: move the table)
if-key-cards = Choose a card
if-key-turn = Rotate the card or the sleeping cat
if-key-draw = Draw
if-key-sleep = A sleeping cat; again: rotate it
if-key-no-cat = No cat
if-key-zoom = Zoom in, zoom out, show the whole table
if-key-box = Step through the boxes

## Counting the boxes at the end

if-count = Counting the boxes
if-count-step = { $step } of { $steps }
if-count-begin = { $count ->
    [one] The game is over. { $count } box to count.
   *[other] The game is over. { $count } boxes to count.
  }
if-count-most = most cats
if-count-shared = tied for most
if-count-asleep = all asleep: not counted
if-count-nobody = Nobody takes it: no cat in it is awake.
if-count-takes = most cats: { $names }
if-count-takes-shared = tied for most cats, so each takes the box in full: { $names }
if-count-closed = closed: doubled
if-count-open = open: not doubled
if-count-extra = { $count ->
    [one] { $count } extra cat
   *[other] { $count } extra cats
  }
if-count-points = { $count ->
    [one] { $name }: { $count } point
   *[other] { $name }: { $count } points
  }
if-count-none = No box has a cat in it, so nobody scores.
if-count-tie = Where points are tied, fewer penalty points come first: { $penalties }.
if-count-list = How the boxes scored
if-count-next = Next box
if-count-previous = Previous box
if-count-pause = Pause
if-count-run = Continue
if-count-again = Count the boxes
if-count-skip = Skip
if-key-count = At the end: previous or next box
if-key-count-pause = At the end: pause or continue counting
if-key-count-skip = At the end: skip the counting
