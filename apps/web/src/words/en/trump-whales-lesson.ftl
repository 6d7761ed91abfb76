# Trump Whales

lesson-tw-welcome = Four families of whales. *Orcas are trump*: an orca beats every other family. The coin shows *9*: the highest number wins. Both can change at any moment.

lesson-tw-first = Everyone keeps one card face up in front of them. You can spend its *bonus* once, later. Keep *narwhal 3*: it flips the coin.
lesson-tw-first-not = That’s a bonus too, but you’ll need the one that flips the coin: keep narwhal 3.
lesson-tw-first-done = All first bonuses are face up now. { $p1 } can make blue whales trump; { $p2 } can flip the coin too.

lesson-tw-lead = You lead the first trick. Play *blue whale 8*. Anyone who has a blue whale must play one.
lesson-tw-lead-not = Not this one yet: lead blue whale 8.
lesson-tw-lead-done = Nobody played trump, so the best card of the led family wins: { $p1 }’s 9.

lesson-tw-lost = The winner takes the pearls from *one card someone else played*: here, the three on your 8. In return, your 8 comes back to you as a *bonus*: it makes sperm whales trump. Losing can pay!

lesson-tw-spend = Sperm whales were led: a 6, then a 9. You must follow with a 2 or a 4, and high wins. Unless… *spend your bonus* and flip the coin!
lesson-tw-spend-not = That would lose the trick. Before you play a card you can spend bonuses: spend the one that flips the coin.

lesson-tw-turned = The coin shows *1*: now the lowest card wins. Play *sperm whale 2*.
lesson-tw-turned-not = Low wins now, so play the lowest: sperm whale 2.
lesson-tw-turned-done = The trick is yours! What counts is trump and the coin *after the last card is played*.

lesson-tw-take = Your reward: the pearls from one of the others’ cards. The 6 has two, the 9 has *three*. Take the *9*.
lesson-tw-take-not = The 6 has only two pearls. Take the 9.
lesson-tw-take-done = Three pearls for you. { $p2 } gets the 9 back as a bonus, worth one pearl when it’s spent.

lesson-tw-five = A *five* is a small boat. It belongs to no family, can always be played, and counts as a 5 of whatever family is led. Lead it: the next whale sets the family.
lesson-tw-five-not = Keep that for later. Lead the five and see what it’s good for.
lesson-tw-five-done = So narwhals are the led family, and low wins: { $p1 }’s 4 takes the trick.

lesson-tw-name = { $p1 } takes the pearls from narwhal 8, not from your five. So *you choose who leads*. Choose { $p1 }: then you play last and have the final say.
lesson-tw-name-not = You could. But choose { $p1 } now, so that you play last.

lesson-tw-trump = Narwhal 1: nothing is lower. But you have no narwhals, so you can play anything, and trump can change. *Spend your bonus*: sperm whales become trump.
lesson-tw-trump-not = That doesn’t win. Change trump first: spend your bonus.

lesson-tw-win = Now your *sperm whale 4* is the only trump in the trick. Play it.
lesson-tw-win-not = Only a sperm whale is trump now: play the 4.

lesson-tw-choose = Narwhal 1 and narwhal 9 show three pearls each, and both give a bonus of one pearl. Take *either*: what matters is who gets that bonus.
lesson-tw-choose-not = Take the pearls from narwhal 1 or narwhal 9.
lesson-tw-choose-done = Six pearls so far. Let’s skip a few tricks.

lesson-tw-last = The last trick. { $p1 } just spent a bonus to make blue whales trump, and that helps you most. Lead your *blue whale 7*.
lesson-tw-last-not = Your last card is blue whale 7. Keep the bonuses: you’ll see why.

lesson-tw-last-take = Narwhal 6 shows two pearls, orca 9 *three*. Take the *9*.
lesson-tw-last-take-not = The 9 has one more pearl.

lesson-tw-score = Each pearl is a point. Unspent bonuses count too: *one point for every two*, and you have two. Keep playing rounds until someone reaches 30.
