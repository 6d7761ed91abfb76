# Cat in the Box

rules-cb-goal = The goal
rules-cb-goal-1 = Every card is a closed box with a number on it and a cat inside. Nobody knows the cat’s colour until someone plays the card and *declares* one. From then on it’s a fact, and everyone has to live with it.
rules-cb-goal-2 = It’s a trick-taking game. Win tricks, ideally exactly as many as you predicted, and get your markers side by side on the research board. Just don’t be the one who’s left with something impossible: that’s a [paradox](#/rules/cat-in-the-box/paradox).
rules-cb-goal-3 = A game has as many rounds as players. Most points wins.
rules-cb-figure-card = A closed 5, and what it can become.

rules-cb-set-up = Setup
rules-cb-set-up-1 = For two to five players. The deck has *five cards of every number*; how high the numbers go depends on the number of players.
rules-cb-set-up-2 = The research board has one cell for each number in each of the four colours: red, blue, yellow and green. There are five cards of each number but only four cells: sooner or later, someone will get stuck.
rules-cb-set-up-3 = The board has two sides. On the *white* side each colour is a row. On the *purple* side each column starts one colour later than the one to its left, so colours run diagonally and different cells are neighbours. Purple is the default for five players, white for fewer; you can always choose either.
rules-cb-set-up-4 = We don’t know the printed purple side, so this one is our own.
rules-cb-set-up-5 = Each player is dealt ten cards (nine with five players) and has four colour tokens, one of each colour.
rules-cb-set-up-6 = The first player of the first round is chosen at random; in each later round it’s the next player clockwise.
rules-cb-set-up-7 = *Two players:* five cards are left over. Three are turned face up, two stay hidden. Each face-up card puts a neutral token on the green cell of its number; if that’s taken, on the yellow one; if that’s taken too, on the blue one.
rules-cb-figure-layouts = The two sides: white, then purple.

rules-cb-prediction = Setting a card aside, and predicting
rules-cb-prediction-1 = Everyone chooses a card at the same time and sets it aside, face down. It’s out of the round and stays secret until the game is over.
rules-cb-prediction-2 = Then, clockwise from the first player, everyone predicts how many tricks they’ll win: 1, 3 or 4 with three players; 1, 2 or 3 with four or five. With two players there are no predictions.

rules-cb-playing = Playing a card
rules-cb-playing-1 = The first player leads the first trick; after that, whoever won a trick leads the next. Everyone plays one card, clockwise.
rules-cb-playing-2 = When you play a card, you *declare its colour* and put your marker on the cell with that number and colour. You can do this only if:
rules-cb-playing-3 = the cell is empty;
rules-cb-playing-4 = you still have your token of that colour.
rules-cb-playing-5 = Markers never run out, however many the printed game has.

rules-cb-colours = Following, and losing a colour
rules-cb-colours-1 = The first card of a trick sets its colour. The others can declare any colour open to them, whether or not they could have followed. After all, nobody can see inside a box.
rules-cb-colours-2 = But if you declare *a colour other than the one led*, you give up your token of the led colour, if you still have it. You’ve lost that colour for the rest of the round.
rules-cb-figure-lost = Yellow was led, and you declared something else: yellow is crossed out for you.

rules-cb-red = Red
rules-cb-red-1 = Red is always trump: a red card beats every card of another colour.
rules-cb-red-2 = You may *not lead red* until some player’s marker is on a red cell. There’s one exception: if you have no other legal play with any card in your hand, you may lead red.
rules-cb-red-3 = If you aren’t leading, you can declare red from the first trick on. If another colour was led, that costs you your token of that colour, as always.

rules-cb-trick = Who wins a trick
rules-cb-trick-1 = The highest red card wins. If there’s none, the highest card of the led colour wins. There are no ties: no number appears twice in a colour.
rules-cb-trick-2 = The tricks end when everyone has one card left: after eight tricks, or seven with five players.
rules-cb-figure-trick = Blue was led: the 6 wins. Yellow was led: even a 1 wins, if it’s red.

rules-cb-paradox = Paradox
rules-cb-paradox-1 = If it’s your turn and *you can’t play any of your cards*, because of the cells that are taken or the colours you’ve lost, you cause a paradox. It’s never a choice: if you have a legal play, you must make one.
rules-cb-paradox-2 = The round ends at once. Nobody wins the unfinished trick, but its markers stay on the board. Whoever caused the paradox shows their hand to everyone.
rules-cb-figure-paradox = A 4 and a 5 in hand, and not a free cell for either of them.

rules-cb-scoring = Scoring
rules-cb-scoring-1 = One point for each trick you won.
rules-cb-scoring-2 = If you caused a paradox, you *lose* one point for each trick you won and get no bonus.
rules-cb-scoring-3 = If you won exactly as many tricks as you predicted, you get the [bonus](#/rules/cat-in-the-box/bonus). With two players: if you won four tricks or fewer.

rules-cb-bonus = The bonus
rules-cb-bonus-1 = The bonus is the size of your *largest group* on the board: one point for each marker in it. You still get it if someone else causes a paradox.
rules-cb-bonus-2 = Markers are connected if their cells share a side, on the side of the board in use. Corners don’t count, and the edges don’t wrap around. Neutral tokens belong to nobody.
rules-cb-figure-group = A group of four, and one of three. The larger one counts: four points.

rules-cb-end = The end of the game
rules-cb-end-1 = There are as many rounds as players. After the last round, the highest total wins.
rules-cb-end-2 = Ties go to the better score in the last round. If that’s tied too, the win is shared.

rules-cb-numbers-top = Numbers
rules-cb-numbers-cards = Cards in the deck
rules-cb-numbers-hand = Cards each
rules-cb-numbers-tricks = Tricks
rules-cb-numbers-predictions = Predictions
