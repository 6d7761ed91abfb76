# Trump Whales

quiz-tw-first = Your first bonus. Narwhals are trump, the coin says *highest wins*, and your hand is mostly ones and twos. Which card do you keep?
quiz-tw-first-flip = Orca 7 flips the coin. Once the lowest card wins, your ones and twos are the strongest cards at the table.
quiz-tw-first-pearl = A sure pearl, but your low cards would keep losing trick after trick.
quiz-tw-first-trump = Making another family trump helps little: your cards in it are low, and the highest wins.

quiz-tw-follow = Narwhals are trump, the *lowest* card wins, and blue whale 6 was led. One player comes after you. What now?
quiz-tw-follow-low = Blue whale 4 is winning and hard to beat. It’s also your last blue whale: next time you may play a trump instead. And your fives fit any trick, so they can wait.
quiz-tw-follow-five = Just as good: the five is winning too, and blue whale 4 stays with you for a trick that only a low card can win.
quiz-tw-follow-idle = Narwhals are trump already: the bonus would be gone for nothing.

quiz-tw-take = You won the trick. Everyone is close to 30, so it matters *who gets which bonus*. Whose pearls do you take?
quiz-tw-take-pearl = Three pearls for you, and the bonus is worth just one pearl. Trump stays where you want it: on your sperm whale.
quiz-tw-take-trump = Three pearls as well, but it hands out the bonus that makes blue whales trump, and you have none.
quiz-tw-take-fewer = Only two pearls, and the bonus would make narwhals trump: you have none.

quiz-tw-name = Your five was in the trick, so *you choose who leads*. You hold the 9 and the 6 of trump and a narwhal. Who should it be?
quiz-tw-name-last = Your left neighbour leads, so you play last: you see every card before you decide what to spend and what to play.
quiz-tw-name-self = If you lead, everyone else can answer you, with cards and with bonuses.
quiz-tw-name-other = Then you’re in the middle, and someone can still change trump or coin after you.
