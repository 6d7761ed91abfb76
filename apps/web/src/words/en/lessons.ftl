# The lessons. In every step: lesson-STEP is the text, -done what came of it, -not what somebody is told who
# tries another move. *Stars* stand for stress. { $p1 } and { $p2 } are the names of the others at the table.

lesson-title = Learn { $game }
lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-restart = From the beginning
lesson-show = Show me
lesson-shown = Try this: { $move }
lesson-leave = Leave the lesson
lesson-note = The lesson
lesson-text-view = The table as text
lesson-slip = The score
lesson-end = That is all there is to it
lesson-end-text = You know enough to sit down. The rest comes by playing: every greyed choice tells you why it is greyed.
lesson-end-play = Play a real game
lesson-end-rules = Read the rules
lesson-end-again = Once more
lesson-choose = Which game would you like to learn?
lesson-choose-line = A few minutes each, on a table that is laid for you. You make the moves.
lesson-begin = Begin
lesson-begin-game = Begin the lesson of { $game }


## Cat in the Box

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


## Trump Whales

lesson-tw-welcome = Four families of whales. *Orcas are trump*: an orca beats every other family. The coin shows *9*: the highest number is the best. Both can change under your feet.

lesson-tw-first = Everyone keeps one card open in front of them. Its *bonus* can be spent once, later. Keep *narwhal 3*: it turns the coin over.
lesson-tw-first-not = Also a bonus, but you will need the one that turns the coin: keep narwhal 3.
lesson-tw-first-done = All first bonuses lie open. { $p1 } can make blue whales trump, { $p2 } can turn the coin, too.

lesson-tw-lead = You lead the first trick. Play *blue whale 8*. Whoever has a blue whale must play one.
lesson-tw-lead-not = Not this one yet: lead blue whale 8.
lesson-tw-lead-done = Nobody played a trump, so the best card of the led family wins: the 9 of { $p1 }.

lesson-tw-lost = The winner takes the pearls shown on *one card that somebody else played*: the three of your 8. And your 8 comes back to you as a *bonus*: it moves trump to sperm whales. Losing can pay.

lesson-tw-spend = Sperm whales are led: a 6, then a 9. You must follow, with a 2 or a 4, and high wins. Unless… *spend your bonus* and turn the coin.
lesson-tw-spend-not = That would lose the trick. Before you play a card you may spend bonuses: spend the one that turns the coin.

lesson-tw-turned = The coin shows *1*: now the lowest is the best. Play *sperm whale 2*.
lesson-tw-turned-not = Low wins now, so play the lowest: sperm whale 2.
lesson-tw-turned-done = The trick is yours. What counts is how trump and coin stand *when the last card is down*.

lesson-tw-take = Your reward: the pearls of one of the others’ cards. The 6 shows two, the 9 shows *three*. Take the *9*.
lesson-tw-take-not = The 6 has only two pearls. Take the 9.
lesson-tw-take-done = Three pearls for you. { $p2 } keeps the 9 as a bonus, worth one pearl when it is spent.

lesson-tw-five = A *five* is a small boat. It belongs to no family, may always be played, and counts as a 5 of whatever family is led. Lead it: the next whale decides which.
lesson-tw-five-not = Keep that for later. Lead the five, and see what it is good for.
lesson-tw-five-done = Narwhals were led, then, and low wins: the 4 of { $p1 } takes the trick.

lesson-tw-name = { $p1 } takes the pearls of narwhal 8 and leaves your five. So *you name who leads*. Name { $p1 }: then you play last, and the last one decides.
lesson-tw-name-not = You could. But name { $p1 } now, so that you play last.

lesson-tw-trump = Narwhal 1, and nothing is lower. But you have no narwhal: you may play what you like, and trump can move. *Spend your bonus*: sperm whales become trump.
lesson-tw-trump-not = That does not win. Move trump first: spend your bonus.

lesson-tw-win = Now your *sperm whale 4* is the only trump in the trick. Play it.
lesson-tw-win-not = Only a sperm whale is trump now: play the 4.

lesson-tw-choose = Narwhal 1 and narwhal 9 show three pearls each, and both give a bonus of one pearl. Take *either*: what matters is who gets that bonus.
lesson-tw-choose-not = Take the pearls of narwhal 1 or narwhal 9.
lesson-tw-choose-done = Six pearls so far. We skip a few tricks.

lesson-tw-last = The last trick. A bonus of { $p1 } has just made blue whales trump, and that helps you most. Lead your *blue whale 7*.
lesson-tw-last-not = Your last card is blue whale 7. Keep the bonuses: you will see why.

lesson-tw-last-take = Narwhal 6 shows two pearls, orca 9 *three*. Take the *9*.
lesson-tw-last-take-not = The 9 has one pearl more.

lesson-tw-score = Each pearl is a point. Of bonuses that were never spent, *every two are one point more*: you have two. New rounds are played until somebody has 30.


## If It Fits

lesson-if-welcome = Each card is a piece of cardboard box, seen from above. A side is either a *wall* or *open*. The two lower cards are *joined*: open meets open. Everything joined together is one box. The upper card’s open side meets a wall, so it is a box of its own.

lesson-if-start = Now from the beginning. Everyone begins with a start card. Place the one with the *yarn* in the middle.
lesson-if-start-not = Any start card would do, but the lesson wants yarn.
lesson-if-start-done = { $p1 } places a start card above yours. Its open side meets your wall, so they are *not* joined: two boxes.

lesson-if-draw = On your turn, *draw a card*, then play one from your hand.
lesson-if-draw-not = Sleeping cats come later. Draw a card.

lesson-if-lay = You drew yarn, open on the left and right. Place it *to the right* of your start card: open meets open.
lesson-if-lay-not = It fits there too. But place the yarn to the right of your start card.

lesson-if-cat = After placing a card you can add a cat, *across two joined cards*; one of them must be the card you just placed. Try it.
lesson-if-cat-not = Place the cat: a box without cats scores for nobody.
lesson-if-cat-done = This box is yours: as long as only your cats are in it, nobody else can place an awake cat there. { $p1 } moves into the upper one.

lesson-if-turn = You drew two feathers, open on one side only. *Rotate the card* so that it’s open to the left, and place it at the right end of your box.
lesson-if-turn-not = Not there yet. Rotate the card with two feathers and place it at the right end of your box.

lesson-if-pass = A second cat in this box would score one more point. But you only have five cats. Choose *No cat* this time.
lesson-if-pass-not = Save your cats for other boxes: choose “No cat”.
lesson-if-pass-done = A *spray bottle*! Cards can go into any box, and every bottle costs a point. But { $p1 } can’t place a cat there: only yours is in it.

lesson-if-close = One opening is left, at the bottom. You drew yarn with one open side: place it *under your start card* to close the box.
lesson-if-close-not = That leaves your box open. Place the yarn under your start card.
lesson-if-close-done = *Closed!* Only the most common toy counts: three yarn. Minus one bottle makes 2, *doubled because the box is closed*: 4.

lesson-if-sleep = { $p1 }’s box is growing. Instead of drawing, you can place a *sleeping cat*. It goes where a box card could go, but it has *only one opening*, at the bottom. *Rotate it*, so that it opens upwards, and place it *under the left end* of that box.
lesson-if-sleep-not = Don’t draw this time: rotate a sleeping cat, so that it opens upwards, and place it under the left end of the upper box.
lesson-if-sleep-done = Open meets open: your cat joins this box, although it’s taken, and *stops up* that opening. But it only counts if you also have an *awake* cat in that box.

lesson-if-toy = { $p1 } draws a *special toy*. It’s shown and placed right away, across two joined cards in any box: two more feathers for the upper one.

lesson-if-enter = You have a cat in that box now, so an awake one can follow. You drew yarn: place it *at the right end* of the upper box, at its last opening.
lesson-if-enter-not = Close. Place the yarn at the right end of the upper box.

lesson-if-awake = And now the cat, across the join.
lesson-if-awake-not = Place the cat: without an awake one your sleeping cat counts for nothing.
lesson-if-awake-done = Two cats against one: *you* get this box as it stands, and the second cat adds a point.

lesson-if-join = { $p1 } starts a box with two fish at the top. You drew a mouse, open on three sides: place it *in the corner* between that box and yours.
lesson-if-join-not = Place the card with one mouse at the top right, beside the two fish: it touches both boxes there.
lesson-if-join-done = Two boxes have merged into *one* with seven cards. It now has three fish, so fish is the toy that counts.

lesson-if-princess = You drew the *Princess*. She takes the place of any cat on the table. Send her to { $p1 }’s cat.
lesson-if-princess-not = Play the Princess, but not on your own cat: on { $p1 }’s.
lesson-if-princess-done = { $p1 } gets the cat back and can use it again. The Princess belongs to nobody and counts for nobody.

lesson-if-last = The end of another game. You’ve placed your fifth cat, so nobody draws any more and everyone plays out their cards. Your lower box has one opening left, at its right end. *Rotate your card* and place its wall *under the opening*.
lesson-if-last-not = Your lower box would stay open. Rotate the card and place it under the right end of that box.
lesson-if-last-done = A wall closes a box just as well as a joined card. The box doubles: *8 instead of 4*.

lesson-if-score = The upper box: three cats against three, for the sleeping one counts beside awake ones. A tie, so *both of you* score it in full: 12, plus 2 for the extra cats. The lower box is yours alone: 8, plus 1 for the second cat.
