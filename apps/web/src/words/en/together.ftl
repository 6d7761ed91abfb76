# The lobby of the tables at the server, and what several screens say of them.

together-title = Play together
together-line = At tables with friends or whoever is here, each on their own device. No account, a name is enough.
together-you = Your page
together-signed = You are { $name }

together-name = Your name
together-name-note = The others see it. You can change it later, on your page.
together-name-missing = A name first, please: up to 24 letters.
together-name-before = I was here before

together-friends = Play with friends
together-friends-line = Open a table and send its link. Whoever gets it sits down with you.
together-friends-game = Which game?
together-friends-open = Open the table
together-friends-next = Link, bots, clock and the rest come next, at the table.

together-quick = Quick play
together-quick-line = Any table with a free seat. After 20 seconds bots take the empty ones.
together-quick-game = Quick play: { $game }
together-quick-waiting = { $count ->
    [one] { $count } person waits
   *[other] { $count } people wait
  }

together-own = Your games
together-own-turn = Your turn
together-own-open = Not begun: { $taken } of { $players } seats taken
together-turn-of = { $count ->
    [one] To move: { $names }
   *[other] To move: { $names }
  }
together-go-on = Go on
together-go-on-game = Go on: { $game }, { $names }
together-look = Open
together-look-game = Open: { $game }, { $names }
together-just-now = just now

together-called = You are invited.
together-called-title = Invitations
together-decline = Decline
together-decline-game = Decline: { $game }, { $names }
together-block = Block
together-block-game = Decline and block the host: { $game }, { $names }
together-blocked = Declined and blocked. You can take that back on your page.
together-more = Show more tables

together-tables = Tables
together-filter = Show
together-filter-all = All games
together-open = Open tables
together-open-none = No table is open right now. Open one: it takes two taps.
together-open-none-of = No table of this game is open right now.
together-running = Running games
together-running-none = Nobody plays at a listed table right now.
together-join = Join
together-join-game = Join: { $game }, { $names }
together-join-empty = nobody yet
together-watch = Watch
together-watch-game = Watch: { $game }, { $names }
together-yours = Your table
together-free = free
together-kept = kept
together-free-count = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
  }

together-option = { $name }: { $value }
together-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
together-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
together-clock-none = no clock
together-clock-move = { $time } a move
together-clock-bank = { $time } for each player
together-clock-bank-more = { $time } for each player, and { $more } more with every move
together-clock-days = { $count ->
    [one] by post: { $count } day a move
   *[other] by post: { $count } days a move
  }

together-news-turn = Your turn: { $game }
together-news-open = { $count ->
    [one] { $count } new open table
   *[other] { $count } new open tables
  }

together-looking = Looking around the room…
together-offline = You are offline
together-offline-text = Tables with other people need the network. This page goes on by itself when it is back; games against bots work without it.
together-unreachable = No server answers
together-unreachable-text = There may be none behind this copy of the page, or it takes a short break. This page keeps knocking; games against bots work without it.
together-stale = The connection is gone: this is the room as it was last seen. Still trying.
together-play-here = Play on this device

together-refused-seat-taken = Somebody was quicker: that seat is taken.
together-refused-already-started = That game has begun. You can watch it.
together-refused-no-table = That table is not there any more.
together-refused-too-fast = That was a lot at once. Wait a moment and try again.
together-refused-no-key = The server does not know you any more. Load the page again.
together-refused-not-invited = That seat is kept for somebody else.
together-refused-busy = That table is busy. Try again in a moment.
together-refused-too-many-seats = You already sit at many tables that have not begun. Leave one of them first.
together-refused-too-many-tables = You already have many tables. Start or close one of them first.
together-refused-name-reserved = One of our bots is called that. Please choose another name.
together-refused-not-welcome = You cannot take a seat at this table. You can watch.
together-refused-no-person = This person is not here any more.
together-refused-other = The server refused that. Load the page again if it goes on.
together-refused-network = That did not reach the server. Nothing has changed; try again.

quick-host = { $count ->
    [0] Bots sit down…
    [one] In { $count } second bots take the empty seats.
   *[other] In { $count } seconds bots take the empty seats.
  }
quick-guest = You have a seat. The host starts the game.
quick-guest-late = The host takes their time. You can stay, or look for another table.
quick-start = Start with bots now
quick-wait = Wait for people
quick-elsewhere = Another table
