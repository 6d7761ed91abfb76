# The frame of a table: advice, the curtain, sounds, the end.

hint-play = Play:
hint-as-good = just as good
hint-figures = Figures

curtain-news = Meanwhile

sound-offer = Would you like to hear the cards? Soft paper sounds.
sound-taste = Listen
sound-on = Turn on
sound-off = No, thanks

final-round-why = Round { $round }: score breakdown
final-turning = The turning point
final-turning-you = *{ $move }* cost you { $chance } win chance. Better: *{ $best }*.
final-turning-other = { $name }, *{ $move }*: that cost { $chance } win chance. Better: *{ $best }*.
final-turning-none = Nobody slipped badly: a game well played.
final-turning-waiting = Looking for the turning point…
final-turning-failed = The turning point can’t be found right now.
final-turning-show = See it
final-share = Share
final-share-saved = Picture saved
final-share-failed = Couldn’t draw the picture
final-guest = A guest
