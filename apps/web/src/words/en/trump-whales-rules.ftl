# Trump Whales

rules-tw-goal = The goal
rules-tw-goal-1 = A trick-taking game where nothing stays the same. Every bonus someone spends can change which family is trump, or whether high or low wins, even in the middle of a trick.
rules-tw-goal-2 = For two to four players. Collect pearls: once anyone has reached 30 points at the end of a round, the highest total wins.

rules-tw-cards = The cards
rules-tw-cards-1 = There are four families: orcas, narwhals, blue whales and sperm whales. Each has the ranks 1 to 4 and 6 to 9.
rules-tw-cards-2 = There are also four *fives*, all alike: small boats that belong to no family. That makes 36 cards. With two players, leave out the fives and play with 32.
rules-tw-cards-3 = Every card shows one to three *pearls*, and every card but a five shows a *bonus*.
rules-tw-cards-4 = Of the printed cards we know only narwhal 2 (three pearls) and the five (one pearl, no bonus). All the others are our own; the table below shows them.
rules-tw-family-o = Orca
rules-tw-family-n = Narwhal
rules-tw-family-b = Blue whale
rules-tw-family-s = Sperm whale
rules-tw-family-five = Five

rules-tw-trump = Trump
rules-tw-trump-1 = Before each round, a card is drawn at random. Its family is *trump*: its cards beat all other families. If it’s a five, draw again. Then the card goes back and everything is shuffled.
rules-tw-trump-2 = Each player is dealt nine cards. The rest are out of the round, unseen.

rules-tw-token = The coin
rules-tw-token-1 = The same card sets the coin. Ranks 1 to 4 set it to *1*: the *lowest* card wins. Ranks 6 to 9 set it to *9*: the *highest* card wins.
rules-tw-figure-coin = Low wins, or high wins.

rules-tw-first-bonus = The first bonus
rules-tw-first-bonus-1 = Everyone chooses a card from their hand at the same time and places it face up in front of them: their first bonus. The other eight cards are for the eight tricks.
rules-tw-first-bonus-2 = It can’t be a five, because a five has no bonus.

rules-tw-bonuses = Bonuses
rules-tw-bonuses-1 = On your turn, *before you play a card*, you can spend any number of the bonuses in front of you, one after the other. Each takes effect at once, even on the current trick, and then its card is gone. There are three kinds:
rules-tw-bonuses-2 = *Trump:* the family shown on it becomes trump.
rules-tw-bonuses-3 = *Coin:* the coin is flipped.
rules-tw-bonuses-4 = *Pearl:* you score one pearl.
rules-tw-bonuses-5 = A bonus you get in a trick can be spent from the next trick on.
rules-tw-faces-rank = Rank
rules-tw-faces-pearls = Pearls
rules-tw-faces-bonus = Bonus
rules-tw-faces-title = The cards of every family
rules-tw-bonus-point = one pearl
rules-tw-bonus-next = trump: the next family
rules-tw-bonus-own = trump: its own family
rules-tw-bonus-flip = coin
rules-tw-bonus-none = none
rules-tw-bonuses-6 = The order of the families is orca, narwhal, blue whale, sperm whale, and back to orca.

rules-tw-following = Following
rules-tw-following-1 = The first player of the first round is chosen at random and leads the first of eight tricks. Play goes clockwise, one card each.
rules-tw-following-2 = In each later round, the first player is the next one clockwise.
rules-tw-following-3 = The leader plays any card. The others must play a card of the *led family* if they have one; otherwise they can play anything. You never have to play trump.

rules-tw-fives = Fives
rules-tw-fives-1 = You can *always* play a five, even if you could follow. It counts as rank 5 of the led family.
rules-tw-fives-2 = If a five is led, the first whale played after it sets the led family. Until then nobody has to follow.

rules-tw-trick = Who wins a trick
rules-tw-trick-1 = The best trump wins. If there’s none, the best card of the led family wins. Best means lowest if the coin shows 1, highest if it shows 9. What counts is trump and the coin *when the trick is complete*.
rules-tw-trick-2 = If a trick is all fives, its leader wins it.
rules-tw-trick-3 = If fives tie for best, the one played first wins.
rules-tw-figure-trick = The same trick with either side of the coin: sperm whales were led, and there’s no trump.

rules-tw-pearls = Pearls
rules-tw-pearls-1 = The winner chooses *one card in the trick that someone else played* and takes the pearls shown on it. Whoever played that card keeps it in front of them as a bonus. So every trick pays two players.
rules-tw-pearls-2 = You can choose a five too. You get its one pearl, nobody gets a bonus, and you keep the [lead](#/rules/trump-whales/leader).
rules-tw-figure-pearls = The winner chooses the 2: the winner gets its three pearls, and whoever played it keeps the card as a bonus.

rules-tw-leader = Who leads next
rules-tw-leader-1 = The winner leads the next trick, with one exception: if a five was played and the winner *did not choose a five*, whoever played the first five chooses who leads. It can be anyone, including themselves.
rules-tw-leader-2 = If there are several fives, choosing any one of them keeps the lead.
rules-tw-leader-3 = After the last trick there’s no leader to choose.
rules-tw-figure-leader = Choose the five, and the winner leads. Choose another card, and whoever played the five chooses the leader.

rules-tw-scoring = Scoring
rules-tw-scoring-1 = After eight tricks you score one point for each pearl, plus one point for *every two bonuses* you haven’t spent. Only the score carries over to the next round.
rules-tw-scoring-2 = Once anyone has reached 30 at the end of a round, the highest total wins. If first place is tied, play another round.

rules-tw-numbers-deck = Cards in the deck
rules-tw-numbers-dealt = Cards each
rules-tw-numbers-out = Cards out of the round
