# Cat in the Box

lesson-cb-welcome = Ten closed boxes. Each has a number; the cat inside has *no colour until you play it and say one*. Only one thing is impossible: the same number in the same colour twice.

lesson-cb-aside = First everyone lays one card away, face down. It is out of this round. Lay away a *3*.
lesson-cb-aside-not = Any card could go, but let it be a 3 today: you will need the others.
lesson-cb-aside-done = The others did the same. Nobody knows which numbers are gone, and that will matter.

lesson-cb-predict = How many of the eight tricks will you win? With three players you may say 1, 3 or 4. Say *3*.
lesson-cb-predict-not = A fair guess, but this hand is good for 3. Say 3.
lesson-cb-predict-done = { $p1 } says 1, { $p2 } says 4. Whoever wins *exactly* as many as they said gets a bonus.

lesson-cb-lead = You lead the first trick. Take a *5* and call it *blue*. Red cannot be led yet: nobody has used red so far.
lesson-cb-lead-not = That is allowed, but the lesson goes on with a 5 in blue.
lesson-cb-lead-done = Your marker is on blue 5: from now on no other 5 can be blue. Everyone follows with blue, and *the highest blue wins*: the 6 of { $p2 }.

lesson-cb-taken = { $p2 } leads with blue 4. You have another 5, but the cell *blue 5 is taken*, so it can never be blue. Follow with your *2 in blue*.
lesson-cb-taken-not = Another colour than blue would cost you blue for the whole round. Follow with the 2 in blue.
lesson-cb-taken-done = { $p1 } calls a 5 yellow though blue was led. That is allowed, but it has a price: *blue is lost* for { $p1 } until the round is over.

lesson-cb-red = Yellow is led. *Red beats everything*, whatever the number. Call a *1 red*: it costs you yellow, but the trick is yours.
lesson-cb-red-not = Possible. But see what a small red card can do: play a 1 as red.
lesson-cb-red-done = A 1 beats them all! Yellow is crossed out for you: in this round you cannot say yellow again.

lesson-cb-open = There is a marker in red, so red may be led now. Lead your *6 in red*: nothing can beat it.
lesson-cb-open-not = That could lose. Nothing beats the 6 in red: lead it.
lesson-cb-open-done = Your second trick. { $p2 } calls a 4 green instead of following, and loses red.

lesson-cb-low = You said 3. You need one more trick, and only one. Lead low: a *3 in green*.
lesson-cb-low-not = You might win with that, and too many tricks are as bad as too few. Lead the 3 in green.
lesson-cb-low-done = The 6 takes it. Good: this trick was not for you.

lesson-cb-group = Yellow is led, and you have no yellow left: say any colour that you still have. Play your *1 in blue*. It touches your red 1 and your blue 2.
lesson-cb-group-not = Look at the board: blue 1 touches two of your markers, and that will be worth points.
lesson-cb-group-done = Markers that touch at their sides make a *group*; corners do not count. The bonus for an exact prediction is the size of your largest group.

lesson-cb-third = You are the last in this trick, and nobody has called red. Take it with your *4 in red*: trick number three.
lesson-cb-third-not = This is the trick to win. A 4 in red does it.
lesson-cb-third-done = Three tricks, just as you said. One more would be one too many.

lesson-cb-paradox = You have to lead. Your *5 in red* joins red 4, red 6 and blue 5 to a group of four. And the board is getting full…
lesson-cb-paradox-not = Play the 5 in red: see how it joins your markers, and what it does to { $p1 }.
lesson-cb-paradox-done = *Paradox!* { $p1 } holds a 4 and a 5, and there is no cell left for either. The round is over at once, and nobody wins this trick.

lesson-cb-score = The paradox turns the two tricks of { $p1 } into *minus 2*. { $p2 } said 4 and has 2: two points, no bonus. You have exactly 3: three points, *and four more* for your largest group.

# What would you play?
quiz-cb-lonely = Green 6 is led. You have the one trick that you predicted, and only yellow and green are left to you. *Which card do you give?*
quiz-cb-lonely-one = Well seen. It follows, it loses, and green is the *only colour left for your 1*: later its cell may be gone.
quiz-cb-lonely-green = It loses to the 6 as well. But someone may take green 1 before your next turn, and then your 1 has no cell left.
quiz-cb-lonely-yellow = That costs you green for the round, and green is the only colour left for your 1 and your 3s.
quiz-cb-lowest = You have won the four tricks you predicted; two more are to be played. No red cell is free any more. You lead: *which card?*
quiz-cb-lowest-one = Right: as low as you can. Nobody can play red, and *any higher green* takes the trick from you.
quiz-cb-lowest-two = Only green 3 or 6 would beat it. The 1 is easier to lose with.
quiz-cb-lowest-six = Nothing can beat it. That would be a fifth trick, and your bonus would be gone.
quiz-cb-sure = You need two more tricks, and you lead. Of the red cells only 1 and 2 are free. *What do you lead?*
quiz-cb-sure-two = Right: of the reds only the 1 is left besides it, and red beats everything else. *A sure trick.*
quiz-cb-sure-yellow = Higher yellow cells are free, and red beats every yellow. You would probably lose this trick.
quiz-cb-sure-green = Green 6 is still free, and a small red card would beat your 5, too.
quiz-cb-quiet = Two tricks are left, and you have the one you predicted. Your 4 has no cell left, but one card stays in your hand anyway. You lead: *which card?*
quiz-cb-quiet-green = Right. Green 5 and 6 are free, so the others can beat your 1. And nobody else has a 6: *green 6 stays yours* for the last trick.
quiz-cb-quiet-blue = No other blue cell is free, so nobody can follow. *Your 1 would win*, unless someone plays red.
quiz-cb-quiet-six = No green is higher than the 6. You would win one trick too many, and your bonus would be gone.
