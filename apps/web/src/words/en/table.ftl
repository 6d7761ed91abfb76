# The frame of a table: advice, the curtain, sounds, the end.

hint-play = Play:
hint-as-good = just as good
hint-figures = Numbers

curtain-news = Meanwhile

sound-offer = Would you like to hear the cards? Soft paper sounds.
sound-taste = Listen
sound-on = Turn on
sound-off = No, thanks

final-round-why = Round { $round }: score breakdown
final-turning = The turning point
final-turning-you = *{ $move }* cost you { $chance } win chance. Better: *{ $best }*.
final-turning-other = *{ $move }* cost { $name } { $chance } win chance. Better: *{ $best }*.
final-turning-none = No big mistakes: well played, everyone.
final-turning-waiting = Looking for the turning point…
final-turning-failed = Couldn’t find the turning point.
final-turning-show = See it
final-share = Share
final-share-saved = Picture saved
final-share-failed = Couldn’t draw the picture
final-picture = Your result as a picture
final-picture-save = Save picture
final-picture-copy = Copy picture
final-picture-copied = Picture copied
final-picture-not-copied = Couldn’t copy. Save it instead.
final-guest = A guest

# After a game against bots.
hand-on = Send my cards
hand-on-title = Could a friend do better?
hand-on-line = Send them your cards and compare the two games.

table-over = The game is over.
table-day-practice-note = Practice: this result doesn’t count.
