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

if-ask-start = Choose a start card and lay it.
if-ask-turn = Draw a card, or lay a sleeping cat.
if-ask-draw = Draw a card.
if-ask-card = Lay a card from your hand.
if-ask-card-last = Last phase: lay a card from your hand.
if-ask-discard = Nothing of yours fits: choose a card to discard.
if-ask-toy = A special toy! Lay it across two joined cards.
if-ask-cat = Lay a cat across the new card, or none.
if-ask-wait = { $phase ->
    [start] { $name } lays a start card.
    [cat] { $name } may lay a cat.
    [toy] { $name } lays a special toy.
   *[other] It is { $name }’s turn.
  }
if-ask-over = The game is over.

## At the table

if-board = The table
if-seats = Players
if-hand = { $kind ->
    [you] Your hand
   *[other] Hand: { $name }
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
if-turn-card = Turn the card
if-place-next = Next place
if-place-previous = Previous place
if-lay = { $piece ->
    [princess] Send her in
   *[other] Lay it
  }
if-discard = Discard
if-choose-card = Choose a card first.
if-choose-place = Choose a place on the table first.
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
    [one] { $count } point as things lie
   *[other] { $count } points as things lie
  }
if-look = Look around
if-zoom-in = Closer
if-zoom-out = Farther
if-zoom-fit = Show everything
if-next-box = Look at the boxes one by one
if-no-boxes = No box on the table yet
if-place-button = { $place }
if-place-chosen = { $place }, chosen
if-place-cat = { $place }: a cat of { $name }
if-place-hinted = { $place }, as the hint says
if-awake = Awake cat
if-turn-cat = Rotate the cat’s carton
if-drag = Let go over a lit spot.
if-drag-cat = Higher in the spot: open at the top; lower: at the bottom.
if-last-cat = last cat
if-mat-first = First card here
if-mat-join = Open to open: one box
if-mat-apart = Wall between: two boxes
if-news-last-cat = { $name }: one cat left
if-news-last-cat-meaning = When a fifth cat is placed, the last phase begins.
if-news-last-phase = The last phase begins
if-news-why = { $cause ->
    [cats] { $name } placed a fifth cat.
   *[deck] The deck has run out.
  }
if-news-meaning = No more drawing, no sleeping cats: everyone plays out their hand.

## A box and its worth

if-box = Box at { $place }
if-box-after = Box at { $place }, after this
if-box-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
if-box-closed = closed: everything doubled
if-box-open = still open
if-box-worth = worth { $count }
if-box-no-toys = no toys
if-box-sprays = { $count ->
    [one] less { $count } spray bottle
   *[other] less { $count } spray bottles
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
    [one] for { $names }: { $count } point
   *[other] for { $names }: { $count } points
  }
if-box-nobody = for nobody yet

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
    [one] Stops up its only opening
   *[other] Stops up { $count } of its { $openings } openings
  }
if-after-openings = { $count ->
    [one] { $count } opening left
   *[other] { $count } openings left
  }
if-after-closes = Closes it: everything in it counts double
if-after-walls = { $openings ->
    [one] Its wall stops up the only opening of the box at { $place }
   *[other] Its wall stops up { $count } of { $openings } openings of the box at { $place }
  }
if-after-walls-closed = Its wall closes the box at { $place }: everything there counts double
if-after-held = Who then holds it: { $holders }
if-after-holder = { $count ->
    [one] { $name } ({ $count } point)
   *[other] { $name } ({ $count } points)
  }
if-after-nobody = Nobody holds it then
if-after-idle = It counts only beside an awake cat of yours

## The log

if-told-deal = The deck is ready. Everybody lays a start card first.
if-told-start = { $name }: start card with { $card }, at { $place }
if-told-draw = { $name }: a card from the deck
if-told-pass = { $name }: no cat this time
if-told-card = { $name }: { $card }, at { $place }
if-told-toy = { $name }: special toy with { $card }, at { $place }
if-told-cat = { $name }: a cat awake at { $place }
if-told-sleep = { $name }: sleeping cat at { $place }, { $way }
if-told-princess = { $name }: the Princess, in place of the cat at { $place }
if-told-discard = { $name }: { $card }, discarded
if-told-toy-shown = It is a special toy: { $card }.
if-told-deck-low = { $count ->
    [0] The deck is empty.
    [one] { $count } card left in the deck.
   *[other] { $count } cards left in the deck.
  }
if-told-joined = { $boxes ->
    [one] The box at { $place } has { $cards } cards now.
   *[other] { $boxes } boxes become one of { $cards } cards at { $place }.
  }
if-told-closed = { $cards ->
    [one] The box at { $place } is closed: { $cards } card, worth { $worth }.
   *[other] The box at { $place } is closed: { $cards } cards, worth { $worth }.
  }
if-told-cats-left = { $count ->
    [0] { $name }: no cats left.
    [one] { $name }: one cat left.
   *[other] { $name }: { $count } cats left.
  }
if-told-returned = A cat goes home: { $name }.
if-told-last-phase = { $cause ->
    [cats] { $name } placed a fifth cat: the last phase begins. No more drawing, no sleeping cats; everyone plays out their hand.
   *[deck] That was the last card in the deck: the last phase begins. No more drawing, no sleeping cats; everyone plays out their hand.
  }
if-told-tie = Tied for first: the fewest penalty points win.

## A move by itself

if-move-start = start card with { $card }, { $place }
if-move-draw = draw
if-move-pass = no cat
if-move-card = { $card }, { $place }
if-move-card-turned = { $card }, { $place }, turned
if-move-cat = cat at { $place }
if-move-sleep = sleeping cat at { $place }, { $way }
if-move-princess = Princess for the cat at { $place }
if-move-discard = discard { $card }

## Why not

if-no-game-over = The game is over.
if-no-not-dealt = The cards are not dealt yet.
if-no-not-your-turn = It is { $name }’s turn.
if-no-no-such-move = There is no such move.
if-no-start-card-first = First everybody lays a start card.
if-no-start-card-taken = That start card is on the table already.
if-no-begin-in-the-middle = The first start card lies in the middle, at K6.
if-no-no-short-side = A start card goes above or below another card.
if-no-draw-or-sleep = First draw a card, or lay a sleeping cat.
if-no-no-cat-left = You have no cat left.
if-no-no-more-drawing = Nobody draws in the last phase: lay a card from your hand.
if-no-no-more-sleeping-cats = No sleeping cats in the last phase: lay a card from your hand.
if-no-play-a-card = You have drawn: now lay a card from your hand.
if-no-lay-a-card-first = A cat awake only follows a card you have just laid.
if-no-card-not-in-hand = That card is not in your hand.
if-no-no-cat-there = The Princess needs a cat to take the place of, and there is none.
if-no-same-upright = This card looks the same turned.
if-no-double-wall = At { $place } a wall would meet a wall.
if-no-can-be-played = You can still lay a card, so nothing is discarded.
if-no-lay-the-toy = The special toy is laid first.
if-no-must-lie-across = The special toy lies across two joined cards while there is room.
if-no-cat-or-pass = Now lay a cat across the new card, or choose “No cat”.
if-no-not-on-the-card-laid = The cat must lie on the card you have just laid.
if-no-off-the-table = That would be off the table.
if-no-cell-taken = There is a card at { $place } already.
if-no-touches-nothing = At { $place } it would touch no card.
if-no-no-room = Something lies at { $place } already.
if-no-on-a-sleeping-cat = Nothing may lie on a sleeping cat, nor on a Princess in its bed.
if-no-not-joined = The cards at { $place } are not joined side by side.
if-no-unknown = That is not possible now.

## The score slip

if-slip-box = { $closed ->
    [yes] Box at { $place }, closed: { $toys }, doubled
   *[no] Box at { $place }: { $toys }
  }
if-slip-sprays = { $closed ->
    [yes] { $count ->
        [one] { $count } spray bottle in it, doubled
       *[other] { $count } spray bottles in it, doubled
      }
   *[no] { $count ->
        [one] { $count } spray bottle in it
       *[other] { $count } spray bottles in it
      }
  }
if-slip-cats = { $count ->
    [one] { $count } further cat in it
   *[other] { $count } further cats in it
  }
if-slip-none = No box taken

## The table as text

if-text-now = Now
if-text-boxes = Boxes
if-text-seats = Players
if-text-table = { $extended ->
    [yes] Table of { $width } by { $height } cards, extended rules
   *[no] Table of { $width } by { $height } cards
  }
if-text-box = Box at { $place }: { $details }
if-text-seat = { $name }: { $details }
if-text-cell = { $place }: { $details }
if-text-cards = Cards on the table
if-text-sleeping = sleeping cat ({ $name })
if-text-princess-bed = the Princess
if-text-none = nothing

## Keys

if-key-arrows = From place to place; with Shift, move the table
if-key-cards = Choose a card
if-key-turn = Rotate the card or the sleeping cat
if-key-draw = Draw
if-key-sleep = A sleeping cat; again: rotate it
if-key-no-cat = No cat
if-key-zoom = Closer, farther, show everything
if-key-box = Look at the boxes one by one

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
if-count-none = No cat lies in any box, so nobody scores.
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
