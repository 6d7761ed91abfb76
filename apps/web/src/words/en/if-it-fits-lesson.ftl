# If It Fits

lesson-if-welcome = Each card is a piece of cardboard box, seen from above. A side is either a *wall* or *open*. The two lower cards are *joined*: open meets open. Everything joined together is one box. The upper card’s open side meets a wall, so it’s a box of its own.

lesson-if-start = Now let’s start from the beginning. Everyone begins with a start card. Place the one with the *yarn* in the middle.
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
lesson-if-turn-not = Not quite. Rotate the card with two feathers and place it at the right end of your box.

lesson-if-pass = A second cat in this box would score one more point. But you only have five cats. Choose *No cat* this time.
lesson-if-pass-not = Save your cats for other boxes: choose “No cat”.
lesson-if-pass-done = A *spray bottle*! Cards can go into any box, and every bottle costs a point. But { $p1 } can’t place a cat there: only yours is in it.

lesson-if-close = One opening is left, at the bottom. You drew yarn with one open side: place it *under your start card* to close the box.
lesson-if-close-not = That leaves your box open. Place the yarn under your start card.
lesson-if-close-done = *Closed!* Only the most common toy counts: three yarn. Minus one bottle makes 2, *doubled because the box is closed*: 4.

lesson-if-sleep = { $p1 }’s box is growing. Instead of drawing, you can place a *sleeping cat*. It goes where a box card could go, but it has *only one opening*, at the bottom. *Rotate it* so that it opens upwards, and place it *under the left end* of that box.
lesson-if-sleep-not = Don’t draw this time: rotate a sleeping cat so that it opens upwards, and place it under the left end of the upper box.
lesson-if-sleep-done = Open meets open: your cat joins this box, even though it’s taken, and *blocks* that opening. But it only counts if you also have an *awake* cat in that box.

lesson-if-toy = { $p1 } draws a *special toy*. It’s shown and placed right away, across two joined cards in any box: two more feathers for the upper one.

lesson-if-enter = You have a cat in that box now, so an awake one can follow. You drew yarn: place it *at the right end* of the upper box, at its last opening.
lesson-if-enter-not = Not quite. Place the yarn at the right end of the upper box.

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

lesson-if-score = The upper box: three cats against three, because your sleeping one counts alongside awake ones. A tie, so *both of you* score it in full: 12, plus 2 for the extra cats. The lower box is yours alone: 8, plus 1 for the second cat.
