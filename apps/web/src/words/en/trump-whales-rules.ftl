# Trump Whales

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
