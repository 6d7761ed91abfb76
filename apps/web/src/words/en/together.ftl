# The lobby of online tables, and texts about tables that several screens share.

together-title = Play online
together-line = Play with friends or anyone who’s around, each on your own device. No account: just pick a name.
together-you = Your profile
together-signed = You’re { $name }

together-name = Your name
together-name-note = Other players will see it. You can change it later in your profile.
together-name-missing = Please enter a name first (up to 24 characters).
together-name-before = I’ve played here before

together-other-ways = More to play
together-friends = Play with friends
together-friends-line = Create a table and share the link. Anyone who has it can join.
together-friends-game = Which game?
together-friends-open = Create table
together-friends-next = Next, at the table: your link, bots, clock and more.

together-quick = Quick play
together-quick-line = Join any table with a free seat. After 20 seconds, bots fill the rest.
together-quick-game = Quick play: { $game }
together-quick-waiting = { $count ->
    [one] { $count } waiting
   *[other] { $count } waiting
  }

together-own = Your games
together-own-turn = Your turn
together-own-open = Not started: { $taken } of { $players } seats taken
together-turn-of = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
  }
together-go-on = Continue
together-go-on-game = Continue: { $game }, { $names }
together-look = Open
together-look-game = Open: { $game }, { $names }
together-just-now = just now

together-called = You’re invited.
together-called-title = Invitations
together-decline = Decline
together-decline-game = Decline: { $game }, { $names }
together-block = Block
together-block-game = Decline and block the host: { $game }, { $names }
together-blocked = Declined and blocked. You can undo that in your profile.
together-more = Show more tables

together-tables = Tables
together-filter = Show
together-filter-all = All games
together-open = Open tables
together-open-none = No open tables right now. Create one: it takes two taps.
together-open-none-of = No open tables for this game right now.
together-running = Games in progress
together-running-none = No public games in progress right now.
together-join = Join
together-join-game = Join: { $game }, { $names }
together-join-empty = nobody yet
together-watch = Watch
together-watch-game = Watch: { $game }, { $names }
together-yours = Go to your table
together-free = free
together-kept = reserved
together-free-count = { $count ->
    [0] no free seats
    [one] { $count } free seat
   *[other] { $count } free seats
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
together-clock-move = { $time } per move
together-clock-bank = { $time } per player
together-clock-bank-more = { $time } per player, plus { $more } per move
together-clock-days = { $count ->
    [one] { $count } day per move
   *[other] { $count } days per move
  }

together-news-turn = Your turn: { $game }
together-news-open = { $count ->
    [one] { $count } new open table
   *[other] { $count } new open tables
  }

together-looking = Looking for tables…
together-offline = You’re offline
together-offline-text = Playing with other people needs a connection. This page will reconnect by itself; games against bots work offline.
together-unreachable = Can’t reach the server
together-unreachable-text = This copy of Menagerie may have no server, or it’s taking a short break. We’ll keep trying. Games against bots still work.
together-stale = Connection lost: this list may be out of date. Trying to reconnect…
together-play-here = Play on this device

together-refused-seat-taken = Someone beat you to that seat.
together-refused-already-started = That game has already started. You can watch it.
together-refused-no-table = That table no longer exists.
together-refused-too-fast = Slow down a little! Try again in a moment.
together-refused-no-key = The server no longer recognises you. Reload the page.
together-refused-not-invited = That seat is reserved for someone else.
together-refused-busy = That table is busy. Try again in a moment.
together-refused-too-many-seats = You already have seats at many tables that haven’t started. Leave one of them first.
together-refused-too-many-tables = You already have many tables. Start or close one of them first.
together-refused-name-reserved = One of our bots has that name. Please pick another.
together-refused-not-welcome = You can’t take a seat at this table, but you can watch.
together-refused-no-person = This player’s profile no longer exists.
together-refused-other = The server refused that. If it keeps happening, reload the page.
together-refused-network = That didn’t reach the server. Nothing has changed; try again.

quick-host = { $count ->
    [0] Bots are joining…
    [one] Bots take the free seats in { $count } second.
   *[other] Bots take the free seats in { $count } seconds.
  }
quick-guest = You have a seat. Waiting for the host to start.
quick-guest-late = The host is taking a while. Stay, or find another table.
quick-start = Start with bots now
quick-wait = Wait for people
quick-elsewhere = Find another table
