# If It Fits

rules-if-goal = The goal
rules-if-goal-1 = Together you build cardboard boxes out of cards, with toys inside, and your cats move in. At the end, every box goes to whoever has the most cats in it. Close your boxes: a closed box is worth double.
rules-if-goal-2 = For two to five players. Most points wins.

rules-if-table = The table
rules-if-table-1 = All cards lie upright on one grid, so long sides (left and right) only meet long sides, and short sides (top and bottom) only meet short sides. A card can be rotated by *half a turn*.
rules-if-table-2 = A new card goes on an empty spot and must share a full side with a card on the table. Walls don’t matter here: a wall can meet a wall or an open side.
rules-if-table-3 = The table has edges, and cards can’t go past them. A small table is 11 cards wide and 7 high, a medium one (the default) 15 by 9, a large one 21 by 11.

rules-if-cards = The cards
rules-if-cards-1 = There are 72 box cards, five start cards and three special toys. Each player has five cats, awake on one side and asleep on the other. There are as many Princesses as players.
rules-if-cards-2 = Box cards show up to two symbols. There are five toys (yarn, mouse, feather, fish and bell) and one thing no cat likes: the *spray bottle*.
rules-if-cards-3 = We don’t know the printed cards, so these are our own.
rules-if-symbol-yarn = yarn
rules-if-symbol-mouse = mouse
rules-if-symbol-feather = feather
rules-if-symbol-fish = fish
rules-if-symbol-bell = bell
rules-if-symbol-spray = spray bottle

rules-if-boxes = Boxes
rules-if-boxes-1 = Each side of a card is a *wall* or *open*. Two neighbouring cards are joined where open meets open. Everything joined together is one box, however large.
rules-if-boxes-2 = A box is *closed* when none of its open sides faces an empty spot or the table’s edge. An open side that faces a neighbour’s wall no longer counts as open: the wall blocks it.
rules-if-figure-joined = Open meets open: one box. Open meets wall, or wall meets wall: two boxes.
rules-if-figure-closed = A closed box. Three yarn, the most common toy, minus one bottle, doubled: 4.

rules-if-start = The start
rules-if-start-1 = Each player is dealt two box cards. The rest are shuffled together with the special toys and split into as many piles as players, as evenly as possible; the first piles get any extra cards. One Princess is shuffled into each pile. Then the piles are stacked, the first on top.
rules-if-start-2 = Special toys are never dealt into a hand.
rules-if-start-3 = The first player is chosen at random. Clockwise from there, everyone chooses one of the start cards that are left and places it, never rotated: the first in the middle of the table, the others above or below a card on the table. Then the first player takes the first turn.

rules-if-turn = A turn
rules-if-turn-1 = On your turn, do one of two things:
rules-if-turn-2 = *Draw* the top card, then *play one card* from your hand. After a box card you can place one awake cat.
rules-if-turn-3 = Or, if you have a cat left, place a [sleeping cat](#/rules/if-it-fits/sleeping) instead of drawing.
rules-if-turn-4 = If none of your cards can be played, you discard one of them face up.

rules-if-cats = Awake cats
rules-if-cats-1 = An awake cat goes *across two cards joined on their long sides*. One of them must be the card you just placed.
rules-if-cats-2 = It can’t overlap another cat, a Princess or a special toy, and it can’t go on a sleeping cat or on a Princess who replaced one. Each long side of a card has room for one such card.
rules-if-cats-3 = Once your card is placed, the box must contain *no one else’s cats*, awake or asleep, unless it also has one of yours. Princesses don’t count. So you can’t just walk into a taken box. But boxes can be joined, and a sleeping cat can open the door.
rules-if-figure-cats = Two cats in one box: there’s room on either side of the middle card.

rules-if-sleeping = Sleeping cats
rules-if-sleeping-1 = A sleeping cat is placed like a box card, on a spot of its own, upright or rotated by half a turn. It has walls on three sides, *one open side* and no symbol.
rules-if-sleeping-2 = It joins the box that its open side meets, even a taken one, and counts as being in it. That *blocks an opening* of the box; if it was the last one, the box is closed. If its open side meets no other, it’s a box of its own.
rules-if-sleeping-3 = At the end it counts only if you have an awake cat in the same box.
rules-if-figure-sleeping-card = Open at the bottom, or rotated, at the top.
rules-if-sleeping-joins = It joins the box and blocks an opening.
rules-if-sleeping-closes = It blocks the last one: closed.
rules-if-sleeping-alone = Its back to the box: not joined.

rules-if-princess = The Princess
rules-if-princess-1 = You play a Princess from your hand instead of a box card. She takes the place of *any cat on the table*, awake or asleep, even your own. That cat goes back to its owner, who can use it again. You don’t place a cat that turn.
rules-if-princess-2 = She counts for nobody, belongs to nobody and doesn’t make a box taken. If she replaced a sleeping cat, she keeps its sides.
rules-if-figure-princess = She has taken someone’s place.

rules-if-toys = Special toys
rules-if-toys-1 = When you draw a special toy, you show it and place it right away: it’s your card for that turn. It goes across two joined long sides, like an awake cat and without overlapping anything, in *any box anywhere* on the table. Its symbols count in that box.
rules-if-toys-2 = If there’s no such spot, it’s placed as a box card instead, open on all four sides; then an awake cat can follow.
rules-if-toys-3 = If it doesn’t fit anywhere at all, it’s discarded, and it’s still your card for that turn.
rules-if-figure-toys = Two more feathers for this box.

rules-if-end = The end
rules-if-end-1 = The last phase begins after the turn in which someone draws the *last card of the deck* or places their *fifth cat*, awake or asleep. A Princess who sends a cat home doesn’t undo that.
rules-if-end-2 = From then on nobody draws or places sleeping cats. Turns go on until all hands are empty; players without cards are skipped.

rules-if-scoring = Scoring
rules-if-scoring-1 = *Who takes a box?* Your cats in a box count, awake or asleep, but only if at least one of them is awake. Whoever has the most takes the box. If several players tie for the most, each of them takes it in full. A box where nobody’s cats count scores for nobody.
rules-if-scoring-2 = *What is it worth?* One point for each symbol of its *most common toy* (if several tie, all of them count), minus one point for each spray bottle. All of it is *doubled if the box is closed*. Symbols under a cat count, and so do those on special toys. A box can be worth less than nothing.
rules-if-scoring-3 = *Extra cats:* whoever takes a box adds one point for each of their counted cats beyond the first. This is never doubled.
rules-if-scoring-4 = The highest total wins. Ties go to whoever has the fewest penalty points: spray bottles in the boxes they took, doubled in closed boxes. If that’s tied too, the win is shared.

rules-if-extended = Extended rules
rules-if-extended-1 = For a harder game:
rules-if-extended-2 = All five Princesses are shuffled into the whole deck, whatever the number of players.
rules-if-extended-3 = A wall can’t be placed against a wall. Sleeping cats have walls, too.
rules-if-extended-4 = Extra cats score no points.
rules-if-extended-5 = For deciding who takes a box, a sleeping cat counts half. It still only counts alongside an awake one.

rules-if-numbers-deck = Cards in the deck
rules-if-numbers-piles = Piles
rules-if-numbers-princesses = Princesses
rules-if-numbers-extended = Deck, extended rules
