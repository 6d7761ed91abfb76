# What the server says itself: titles and descriptions of short addresses, as messengers show them, and their pictures.

# $name is who opened the table.
table-invites = { $name } invites you to { $game }
table-open = Join a game of { $game }
table-playing = { $game }, in progress
table-result = { $game }, final result
table-stopped = { $game }, ended early
# $names are those who sit there.
table-seats = { $free ->
    [0] At the table: { $names }. All seats are taken, but you can watch.
    [one] At the table: { $names }. 1 seat is free. Play in your browser, no account needed.
   *[other] At the table: { $names }. { $free } seats are free. Play in your browser, no account needed.
}
table-watch = At the table: { $names }. Watch the game in your browser.
table-winner = { $name } wins
table-winners = { $names } share the win
# $who is the sentence that says who has won, $scores a list of names and points.
table-replay = { $who }: { $scores }. Replay the game move by move in your browser.
table-empty = Take a seat and play in your browser, no account needed.
table-hidden = Others are still playing these cards, so this game can’t be shown yet.
seat-free = Free seat

day = Deal of the day
day-game = Deal of the day: { $game }
days-of = Deals of the day, { $date }
day-of = { $game }, { $date }
day-line = The same cards for everyone. You get one try, then you see how everyone else played.
day-later = The same cards for everyone. This deal opens on its day.
day-over = The same cards for everyone. This day is over, but you can still play it for practice.

# $title is what the host called it.
challenge = Challenge: { $title }
challenge-untitled = { $game } challenge
challenge-line = { $deals ->
    [one] { $game }, 1 deal. Everyone plays the same cards, then you compare results.
   *[other] { $game }, { $deals } deals. Everyone plays the same cards, then you compare results.
}
challenge-picture = { $deals ->
    [one] { $game }, 1 deal
   *[other] { $game }, { $deals } deals
}
duplicate = Play my cards: { $game }
duplicate-short = Play my cards
duplicate-line = The same cards, the same seat, the same opponents. Can you do better?

puzzle = Find the move
puzzle-game = Find the move: { $game }
puzzle-line = A position from a real game, with one move that is clearly best. Can you find it?

missing = Nothing here
missing-line = This link is incomplete, or what it led to has been deleted.
menagerie-line = Three animal card games to play in the browser: alone against bots, or with friends through a link.

# Within the picture, where space is small.
picture-invites = { $name } invites you to play
picture-open = Join the game
picture-playing = Game in progress
picture-stopped = Ended early
picture-watch = Watch in your browser
picture-free = { $free ->
    [0] All seats are taken
    [one] 1 seat is free
   *[other] { $free } seats are free
}
picture-hidden = The same cards for everyone

# Bots, by their level.
level-kitten = Kitten
level-cat = Cat
level-ocelot = Ocelot
level-lynx = Lynx
level-leopard = Leopard
level-tiger = Tiger
