# The rules pages: one message a paragraph, a list item, a note in the margin or a caption. *Stars* stand for
# stress, [words](#/rules/GAME/PART) for links: keep the address. rules-GAME-PART is a heading; -1, -2, … are what
# stands below it, in order.

rules-title = Rules of { $game }
rules-contents = Contents
rules-learn = Learn it by playing
rules-play = Play
rules-others = Other rules
rules-choose = Rules
rules-numbers = By number of players
rules-players = Players
rules-decided = Our table
rules-decided-note = Notes like this one mark what the printed rules leave open, or what we do not know of them, and how it is played here.


## Cat in the Box

rules-cb-goal = The goal
rules-cb-goal-1 = Every card is a closed box with a number on it and a cat inside. Nobody knows what colour the cat is, until somebody opens the box by playing the card, and *says* a colour. From then on it is so, and everyone has to live with it.
rules-cb-goal-2 = You play tricks. Win them, win exactly as many as you said you would, and put your markers side by side on the research board. And do not be the one who has to say something impossible: that is a [paradox](#/rules/cat-in-the-box/paradox).
rules-cb-goal-3 = A game has as many rounds as players. The most points win.
rules-cb-figure-card = A closed 5, and what it can become.

rules-cb-set-up = Set-up
rules-cb-set-up-1 = Two to five play. The deck has *five cards of every number*; how high the numbers go depends on how many play.
rules-cb-set-up-2 = The research board has one cell for each number in each of the four colours: red, blue, yellow and green. There are five cards of a number but only four cells: somewhere, somebody will get stuck.
rules-cb-set-up-3 = The board has two sides. On the *white* side every colour is a row. On the *purple* side every column begins one colour later than the one to its left, so that colours run diagonally and other cells are neighbours. Five players take purple unless they choose otherwise, fewer take white; any number may choose either.
rules-cb-set-up-4 = We do not know the printed purple side. Ours is drawn here.
rules-cb-set-up-5 = Deal ten cards to each player, nine with five players. Everyone has four colour tokens, one of each colour.
rules-cb-set-up-6 = The first player of the first round is drawn by lot; in each later round it is the next one clockwise.
rules-cb-set-up-7 = *Two players:* five cards are left over. Three of them are turned up, two stay unknown. Each card turned up puts a neutral token on the green cell of its number; if that is taken, on the yellow one; if that is taken, too, on the blue one.
rules-cb-figure-layouts = The two sides: white, then purple.

rules-cb-prediction = One card away, and a prediction
rules-cb-prediction-1 = All at once choose a card and lay it face down. It is out of the round, and it stays secret until the game is over.
rules-cb-prediction-2 = Then, clockwise from the first player, everyone says aloud how many tricks they will win. With three players you may say 1, 3 or 4; with four or five players 1, 2 or 3. Two players predict nothing.

rules-cb-playing = Playing a card
rules-cb-playing-1 = The first player leads the first trick; after that, whoever won a trick leads the next. Everyone plays one card, clockwise.
rules-cb-playing-2 = To play a card is to *say its colour* and to put your marker on the cell of that number and colour. Two things must hold:
rules-cb-playing-3 = the cell is empty;
rules-cb-playing-4 = you still have your token of that colour.
rules-cb-playing-5 = Markers never run out. How many are in the printed box is no rule here.

rules-cb-colours = Following, and losing a colour
rules-cb-colours-1 = The first card of a trick sets its colour. The others may say any colour that they are able to say, whether they could have followed or not. Nobody can check anyway what is in a box.
rules-cb-colours-2 = But whoever says *another colour than the one led* gives up their own token of the led colour, if they still have it. That colour is lost for them until the end of the round.
rules-cb-figure-lost = Yellow was led, and you said something else: yellow is crossed out for you.

rules-cb-red = Red
rules-cb-red-1 = Red is always trump: a red card beats every card of another colour.
rules-cb-red-2 = Red may *not be led* until there is a player’s marker in a red cell. There is one exception: if you have no other legal play with any card in your hand, you may lead red.
rules-cb-red-3 = Whoever follows may say red from the first trick on. If another colour was led, that costs them the token of that colour, as always.

rules-cb-trick = Who wins a trick
rules-cb-trick-1 = The highest red card. If there is none, the highest card of the colour that was led. There are no ties: no number is in a colour twice.
rules-cb-trick-2 = The tricks end when everyone has one card left. That is after eight tricks, or seven with five players.
rules-cb-figure-trick = Blue is led: the 6 wins. Yellow is led: even a 1 wins, if it is red.

rules-cb-paradox = Paradox
rules-cb-paradox-1 = If it is your turn to play and *none of your cards fits anywhere*, neither by the free cells nor by the colours that you have left, you have caused a paradox. You cannot choose to: while you have a legal play you must make one.
rules-cb-paradox-2 = The round ends at once. Nobody wins the unfinished trick, but its markers stay on the board. The hand of whoever caused the paradox is shown to all.
rules-cb-figure-paradox = A 4 and a 5 in hand, and not a free cell for either of them.

rules-cb-scoring = Scoring
rules-cb-scoring-1 = One point for each trick that you won.
rules-cb-scoring-2 = If you caused a paradox, you *lose* one point for each trick that you won, and get no bonus.
rules-cb-scoring-3 = If you won exactly as many tricks as you said, you get the [bonus](#/rules/cat-in-the-box/bonus). With two players: if you won four tricks or fewer.

rules-cb-bonus = The bonus
rules-cb-bonus-1 = The bonus is the size of your *largest group* on the board: one point for each marker in it. It is counted after a paradox of somebody else, too.
rules-cb-bonus-2 = Markers belong together if their cells touch at a side, on the side of the board that is in use. Corners do not connect, and the edges do not wrap round. Neutral tokens belong to nobody.
rules-cb-figure-group = A group of four, and one of three. The larger one counts: four points.

rules-cb-end = The end of the game
rules-cb-end-1 = There are as many rounds as players. After the last one, the highest total wins.
rules-cb-end-2 = If several are tied, the one with the better last round wins. Those still tied share the win.

rules-cb-numbers-top = Numbers
rules-cb-numbers-cards = Cards in the deck
rules-cb-numbers-hand = Cards each
rules-cb-numbers-tricks = Tricks
rules-cb-numbers-predictions = Predictions


## Trump Whales

rules-tw-goal = The goal
rules-tw-goal-1 = A trick-taking game in which nothing stays as it was. Which family is trump and whether high or low wins can change with every bonus that somebody spends, even in the middle of a trick.
rules-tw-goal-2 = Win pearls. After a round in which anyone has reached 30, the highest total wins. Two to four play.

rules-tw-cards = The cards
rules-tw-cards-1 = There are four families: orcas, narwhals, blue whales and sperm whales. Each has the ranks 1 to 4 and 6 to 9.
rules-tw-cards-2 = There are also four *fives*, all alike: small boats that belong to no family. That makes 36 cards. Two players leave the fives out and play with 32.
rules-tw-cards-3 = Every card shows one to three *pearls*, and every card but a five shows a *bonus*.
rules-tw-cards-4 = Of the printed faces we know only narwhal 2, with three pearls, and the five, with one pearl and no bonus. All others are our own; the table below shows them.
rules-tw-family-o = Orca
rules-tw-family-n = Narwhal
rules-tw-family-b = Blue whale
rules-tw-family-s = Sperm whale
rules-tw-family-five = Five

rules-tw-trump = Trump
rules-tw-trump-1 = Before each round a card is drawn by lot. Its family is *trump*: its cards beat those of all other families. If a five is drawn, draw again. Then the card goes back, and all are shuffled.
rules-tw-trump-2 = Nine cards are dealt to each player. The others are out of the round, and nobody knows them.

rules-tw-token = The coin
rules-tw-token-1 = The same card sets the coin: with a rank from 1 to 4 it shows *1*, and the *lowest* card is the best; with a rank from 6 to 9 it shows *9*, and the *highest* card is the best.
rules-tw-figure-coin = Low wins, or high wins.

rules-tw-first-bonus = The first bonus
rules-tw-first-bonus-1 = All players at once choose a card from their hand and lay it open in front of them: their first bonus. So everyone plays eight tricks with the eight cards left.
rules-tw-first-bonus-2 = It may not be a five, which has no bonus.

rules-tw-bonuses = Bonuses
rules-tw-bonuses-1 = On your turn, *before you play a card*, you may spend any number of the bonuses in front of you, one after the other. Each acts at once, on the trick that is under way, too, and its card is gone. There are three kinds:
rules-tw-bonuses-2 = *Trump:* the family shown on it becomes trump.
rules-tw-bonuses-3 = *Coin:* the coin turns over.
rules-tw-bonuses-4 = *Pearl:* you score one pearl.
rules-tw-bonuses-5 = A bonus that you get in a trick can be spent from the next trick on.
rules-tw-faces-rank = Rank
rules-tw-faces-pearls = Pearls
rules-tw-faces-bonus = Bonus
rules-tw-faces-title = What the cards show, in every family
rules-tw-bonus-point = one pearl
rules-tw-bonus-next = trump: the next family
rules-tw-bonus-own = trump: its own family
rules-tw-bonus-flip = coin
rules-tw-bonus-none = none
rules-tw-bonuses-6 = The next family runs from orca to narwhal, to blue whale, to sperm whale, and back to orca.

rules-tw-following = Following
rules-tw-following-1 = The first player of the first round is drawn by lot and leads the first of eight tricks. Play goes clockwise, one card each.
rules-tw-following-2 = In each later round the next one clockwise is the first player.
rules-tw-following-3 = The leader plays any card. The others must play a card of the *led family* if they have one; otherwise they play what they like. Trump is no duty.

rules-tw-fives = Fives
rules-tw-fives-1 = A five may *always* be played, even by those who could follow. It counts as rank 5 of the led family.
rules-tw-fives-2 = If a five is led, the first card of a family after it sets the led family. Until then nobody has to follow.

rules-tw-trick = Who wins a trick
rules-tw-trick-1 = The best trump card. If there is none, the best card of the led family. Best is the lowest if the coin shows 1, and the highest if it shows 9. Trump and coin count *as they stand when the trick is complete*.
rules-tw-trick-2 = A trick of fives only goes to its leader.
rules-tw-trick-3 = Of two fives that tie for best, the one played first wins.
rules-tw-figure-trick = The same trick under both sides of the coin: sperm whales are led, none is trump.

rules-tw-pearls = Pearls
rules-tw-pearls-1 = The winner chooses *one card of the trick that somebody else played* and takes the pearls shown on it. Whoever played that card keeps it in front of them as a bonus. So every trick has two who gain.
rules-tw-pearls-2 = A five can be chosen, too. It gives its one pearl, and nobody a bonus. But it keeps the [lead](#/rules/trump-whales/leader).
rules-tw-figure-pearls = The winner chooses the two: its three pearls go to the winner, the card itself becomes a bonus for its player.

rules-tw-leader = Who leads next
rules-tw-leader-1 = The winner leads the next trick, with one exception: if a five was played and the winner *did not choose a five*, the player of the first five in the trick names who leads. It may be anyone, themselves included.
rules-tw-leader-2 = If there are several fives, it is enough to choose any of them to keep the lead.
rules-tw-leader-3 = After the last trick nobody is named.
rules-tw-figure-leader = The five is chosen: the winner leads. Another card is chosen: whoever played the five names the leader.

rules-tw-scoring = Scoring
rules-tw-scoring-1 = After eight tricks you score the pearls that you took and, for *every two bonuses* left unspent in front of you, one point more. Nothing but the score is carried into the next round.
rules-tw-scoring-2 = After a round in which anyone has reached 30, the highest total wins. While the highest is tied, another round is played.

rules-tw-numbers-deck = Cards in the deck
rules-tw-numbers-dealt = Cards each
rules-tw-numbers-out = Cards out of the round


## If It Fits

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
rules-if-boxes-2 = A box is *closed* when none of its open sides faces an empty spot or the table’s edge. An open side that faces a neighbour’s wall no longer counts as open: the wall closes it.
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
rules-if-figure-cats = Two cats in one box: there is room on either side of the middle card.

rules-if-sleeping = Sleeping cats
rules-if-sleeping-1 = A sleeping cat is placed like a box card, on a spot of its own, upright or rotated by half a turn. It has walls on three sides, *one open side* and no symbol.
rules-if-sleeping-2 = It joins the box that its open side meets, even a taken one, and counts as being in it. That *stops up an opening* of the box; if it was the last one, the box is closed. If its open side meets no other, it lies in a box of its own.
rules-if-sleeping-3 = At the end it counts only if you have an awake cat in the same box.
rules-if-figure-sleeping-card = Open at the bottom, or rotated, at the top.
rules-if-sleeping-joins = It joins the box and stops up an opening.
rules-if-sleeping-closes = It stops up the last one: closed.
rules-if-sleeping-alone = Its back to the box: not joined.

rules-if-princess = The Princess
rules-if-princess-1 = You play a Princess from your hand instead of a box card. She takes the place of *any cat on the table*, awake or asleep, even your own. That cat goes back to its owner, who can use it again. You don’t place a cat that turn.
rules-if-princess-2 = She counts for nobody, belongs to nobody and doesn’t make a box taken. If she replaced a sleeping cat, she keeps its sides.
rules-if-figure-princess = She has taken someone’s place.

rules-if-toys = Special toys
rules-if-toys-1 = When you draw a special toy, you show it and place it right away: it’s your card for that turn. It goes across two joined long sides, like an awake cat and without overlapping anything, in *any box anywhere* on the table. Its symbols count in that box.
rules-if-toys-2 = Only if there’s no such spot is it placed as a box card, open on all four sides; then an awake cat can follow.
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
