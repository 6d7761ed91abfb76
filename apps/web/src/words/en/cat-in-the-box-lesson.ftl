# Cat in the Box

lesson-cb-welcome = You have ten closed boxes. Each has a number, but the cat inside has *no colour until you play it and declare one*. Only one thing is impossible: the same number twice in the same colour.

lesson-cb-aside = First, everyone sets one card aside, face down. It’s out for this round. Set aside a *3*.
lesson-cb-aside-not = Any card would do, but make it a 3 today: you’ll need the others.
lesson-cb-aside-done = The others did the same. Nobody knows which numbers are gone, and that will matter.

lesson-cb-predict = How many of the eight tricks will you win? With three players you can predict 1, 3 or 4. Predict *3*.
lesson-cb-predict-not = A fair guess, but this hand is good for 3. Predict 3.
lesson-cb-predict-done = { $p1 } predicts 1, { $p2 } predicts 4. Win *exactly* as many as you predicted, and you get a bonus.

lesson-cb-lead = You lead the first trick. Play a *5* as *blue*. You can’t lead red yet: nobody has played red so far.
lesson-cb-lead-not = That’s allowed, but in this lesson you play a 5 as blue.
lesson-cb-lead-done = Your marker is on blue 5, so no other 5 can be blue this round. Everyone follows with blue, and *the highest blue wins*: { $p2 }’s 6.

lesson-cb-taken = { $p2 } leads blue 4. You have another 5, but *blue 5 is taken*, so it can’t be blue. Follow with your *2 as blue*.
lesson-cb-taken-not = Any colour but blue would cost you blue for the whole round. Follow with the 2 as blue.
lesson-cb-taken-done = { $p1 } plays a 5 as yellow although blue was led. That’s allowed, but it has a price: { $p1 } *loses blue* for the rest of the round.

lesson-cb-red = Yellow was led. *Red beats everything*, whatever the number. Play a *1 as red*: it costs you yellow, but the trick is yours.
lesson-cb-red-not = You could. But see what a small red card can do: play a 1 as red.
lesson-cb-red-done = A 1 beats them all! Yellow is crossed out for you: you can’t declare it again this round.

lesson-cb-open = There’s a marker on red, so red can be led now. Lead your *6 as red*: nothing can beat it.
lesson-cb-open-not = That could lose. Nothing beats the 6 as red: lead it.
lesson-cb-open-done = Your second trick. { $p2 } plays a 4 as green instead of following, and loses red.

lesson-cb-low = You predicted 3, so you need exactly one more trick. Lead low: a *3 as green*.
lesson-cb-low-not = You might win with that, and too many tricks are as bad as too few. Lead the 3 as green.
lesson-cb-low-done = The 6 takes it. Good: you didn’t want that one.

lesson-cb-group = Yellow was led, and you’ve lost yellow, so declare any colour you still have. Play your *1 as blue*. It touches your red 1 and your blue 2.
lesson-cb-group-not = Look at the board: blue 1 touches two of your markers, and that’s worth points.
lesson-cb-group-done = Markers that touch side by side form a *group*; corners don’t count. If your prediction is exactly right, your bonus is the size of your largest group.

lesson-cb-third = You play last in this trick, and nobody has played red. Win it with your *4 as red*: trick number three.
lesson-cb-third-not = This is the trick to win. A 4 as red does it.
lesson-cb-third-done = Three tricks, just as you predicted. One more would be one too many.

lesson-cb-paradox = You have to lead. Your *5 as red* connects red 4, red 6 and blue 5 into a group of four. And the board is getting full…
lesson-cb-paradox-not = Play the 5 as red: see how it connects your markers, and what it does to { $p1 }.
lesson-cb-paradox-done = *Paradox!* { $p1 } has a 4 and a 5, and there’s no cell left for either. The round ends at once, and nobody wins this trick.

lesson-cb-score = The paradox turns { $p1 }’s two tricks into *minus 2*. { $p2 } predicted 4 but won 2: two points, no bonus. You won exactly 3: three points, *plus four* for your largest group.
