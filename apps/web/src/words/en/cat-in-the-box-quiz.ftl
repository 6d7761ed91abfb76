# Cat in the Box

quiz-cb-lonely = Green 6 was led. You’ve already won the one trick you predicted, and yellow and green are the only colours you have left. *Which card do you play?*
quiz-cb-lonely-one = It follows, it loses, and green is the *only colour left for your 1*: if you wait, that cell may be gone.
quiz-cb-lonely-green = It loses to the 6, too. But someone may take green 1 before your next turn, and then your 1 has nowhere to go.
quiz-cb-lonely-yellow = That costs you green for the round, and green is the only colour left for your 1 and your 3s.
quiz-cb-lowest = You’ve won the four tricks you predicted, and there are two more to play. Every red cell is taken. You lead: *which card?*
quiz-cb-lowest-one = Go as low as you can. Nobody can play red, and *any higher green* takes the trick off you.
quiz-cb-lowest-two = Only green 3 or 6 would beat it. It’s easier to lose with the 1.
quiz-cb-lowest-six = Nothing can beat it. That would be a fifth trick, and your bonus would be gone.
quiz-cb-sure = You need two more tricks, and you lead. The only free red cells are 1 and 2. *What do you lead?*
quiz-cb-sure-two = The only other free red is the 1, and red beats everything else. *A sure trick.*
quiz-cb-sure-yellow = Higher yellow cells are free, and red beats every yellow. You’d probably lose this trick.
quiz-cb-sure-green = Green 6 is still free, and a small red card would beat your 5, too.
quiz-cb-quiet = Two tricks are left, and you’ve won the one you predicted. Your 4 has nowhere to go, but one card stays in your hand anyway. You lead: *which card?*
quiz-cb-quiet-green = Green 5 and 6 are free, so the others can beat your 1. And nobody else has a 6, so *green 6 stays yours* for the last trick.
quiz-cb-quiet-blue = No other blue cell is free, so nobody can follow. *Your 1 would win*, unless someone plays red.
quiz-cb-quiet-six = No green is higher than the 6. You’d win one trick too many and lose your bonus.
