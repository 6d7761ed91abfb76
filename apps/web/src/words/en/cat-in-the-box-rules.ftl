# Cat in the Box

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
