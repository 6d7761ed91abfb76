# If It Fits

quiz-if-early = Your rival has an awake cat in the lower box. All five of your cats are still at home. *What do you do first?*
quiz-if-early-draw = A card builds a box, and an *awake* cat may follow it in the same turn. You have only five cats: save them for good boxes.
quiz-if-early-sneak = It moves in with your rival. But asleep it counts for nothing until you have an awake cat there too, and you don’t get a card.
quiz-if-early-alone = A sleeping cat on its own scores nothing, and with three walls it’s a poor start for a box.
quiz-if-apart = You hold the lower box with one cat. The box above it belongs to your rival, who has two cats in it. *Which card goes where?*
quiz-if-apart-wall = Your box grows, and the card’s wall *keeps the two boxes apart*. Together, they would go to whoever has more cats.
quiz-if-apart-merge = That merges the two boxes. It’s two cats against one there: your rival takes it all, and your points are gone.
quiz-if-apart-spray = The spray bottle does you no harm there. But the gap beside your box stays open, and your rival can merge the two boxes next.
quiz-if-lid = The last phase, and your last card: two bells. Someone is leading with 7 points. You share the big box with the third player, 5 points each. *Where do the bells go?*
quiz-if-lid-close = That *closes* the big box, and everything in it counts double: 11 points for each of you, more than 7.
quiz-if-lid-nobody = Even with your last cat in it, that box is worth only 2 points. Closing the big one earns you 6.
quiz-if-lid-aside = Nobody holds a box there, and the big one stays open: nothing is doubled.
quiz-if-spray = Your last card is a spray bottle. The two others share the big box, 8 points each, and you’re left with nothing. *Where does it hurt them most?*
quiz-if-spray-two = The card joins the big box *and* the little one beside it, which has a spray bottle as well. That costs them two points each.
quiz-if-spray-one = That costs them one point each. The other way up, the card would bring in the second spray bottle, too.
quiz-if-spray-aside = There it bothers nobody, and both of them keep their 8 points.
