# One table at the server: the waiting room, the live game, the end of it.

live-missing = Table not found
live-missing-text = The link may be incomplete, or the table has expired: tables that never start are removed after a while.
live-unreachable = Can’t reach the server
live-unreachable-text = You may be offline. Your game is safe on the server. Try again in a moment.
live-turned-away = This table can’t be opened
live-closed = This table has closed
live-closed-text = The game wasn’t started in time, or the host closed the table. You can create a new one at any time.

live-refused-seat-taken = Someone beat you to that seat.
live-refused-already-started = The game has already started.
live-refused-not-invited = That seat is reserved for someone else.
live-refused-not-host = Only the host can do that.
live-refused-not-ready = Some seats are still empty.
live-refused-no-chat = Only quick phrases are allowed at this table.
live-refused-no-takeback = Too late to undo: cards have been revealed since.
live-refused-already-asked = Another request is still open. That one comes first.
live-refused-nothing-asked = That request is no longer open.
live-refused-game-over = The game is over.
live-refused-too-fast = Slow down a little! Try again in a moment.
live-refused-busy = The table is busy. Try again in a moment.
live-refused-no-key = The server no longer recognises you. Reload the page and take a seat again.
live-refused-bad-options = Those settings don’t work for this game.
live-refused-bad-seats = That seat no longer exists.
live-refused-bad-request = That didn’t work. Change it and try again.
live-refused-not-seated = Only players at this table can do that.
live-refused-not-yours = You’ve resigned from this game, so you can’t do that.
live-refused-no-table = This table no longer exists.
live-refused-no-contest = This deal isn’t available.
live-refused-hidden = This game stays private until everyone has had their chance to play the deal.
live-refused-not-open = This deal isn’t open right now.
live-refused-not-started = The game hasn’t started yet.
live-refused-not-over = The game isn’t over yet.
live-refused-not-away = You’re already back in your seat.
live-refused-too-many = You’ve reached the limit for that.
live-refused-too-often = You’ve done that too often at this table. The game itself can continue.
live-refused-too-many-seats = You already have seats at many tables that haven’t started. Leave one of them first.
live-refused-too-many-tables = You already have many tables. Start or close one of them first.
live-refused-not-callable = This person can’t be invited right now.
live-refused-name-reserved = One of our bots has that name. Please pick another.
live-refused-not-welcome = You can’t take a seat at this table, but you can watch.
live-refused-no-person = This player’s profile no longer exists.
live-refused-other-rules = This game follows version { $made } of its rules; this server uses version { $here }.
live-refused-unreadable = The saved game is damaged. The people who run the server need to repair it first.
live-refused-other = The server refused that. If it keeps happening, reload the page.
live-no-answer = The server didn’t respond. Try again in a moment.

live-waiting-title = Waiting room: { $game }
live-to-lobby = Back to the lobby
live-name = Your name
live-name-note = Other players will see this. Then pick a seat.
live-name-missing = Please enter a name first (up to 24 characters).
live-seat-open = Free seat
live-seat-invited = Invite only
live-kept = Reserved
live-kept-for = Reserved for { $name }
live-kept-for-you = Reserved for you
live-seat-you = you
live-seat-host = host
live-seat-account = custom bot
live-ready = ready
live-not-ready = not ready yet
live-plan-open = Open to anyone
live-sit = Sit here
live-sit-at = Take seat { $seat }
live-move = Move here
live-move-to = Move to seat { $seat }
live-stand-up = Leave seat
live-invites = { $name } invites you to { $game }
live-invited = You’re invited to { $game }
live-invite-facts = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
live-take-seat = Take a seat
live-learn-first = Learn it in two minutes
live-add-bot = Add a bot

live-person-menu = { $name }: more
live-person-title = { $name }
live-hand-over = Make host
live-hand-over-note = They’ll set up and start the game instead of you.
live-remove = Remove from the table
live-remove-note = They can’t sit down here again unless you invite them.
live-block = Block
live-block-note = You won’t see their messages. They can’t sit at your tables or invite you.
live-unblock = Unblock
live-mute-note = You won’t see what they write.
live-unmute = Unmute
live-marked-mute = muted
live-marked-block = blocked
live-decline = Decline
live-removed = The host removed you from this table. You can still watch.
live-now-host = You’re now the host of this table.
live-close = Close table
live-close-question = Close this table?
live-close-text = The game won’t take place, and everyone here will need to find another table.

live-invite = Invite friends
live-invite-note = Anyone with this link can pick a name and a seat. No account needed.
live-watch-invite = Invite spectators
live-watch-note = Anyone with this link can watch, without seeing anyone’s cards.
live-link = Link to this table
live-qr = QR code: link to this table

live-facts = This table
live-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
live-listed = Public: listed in the lobby
live-by-link = Private: only people with the link can find it
live-chat-on = Text chat and quick phrases
live-chat-off = Quick phrases only
live-delay = Spectator delay: { $time }
live-arrange = Table settings
live-done = Done
live-clock = Clock
live-fact-clock = Clock: { $clock }
live-absence = If someone leaves or runs out of time
live-absence-bot = If someone leaves, a bot fills in until they’re back
live-absence-wait = If someone leaves, the game waits
live-absence-resign = Leaving counts as resigning
live-absence-bot-short = A bot fills in
live-absence-wait-short = The game waits
live-absence-resign-short = They resign
live-delay-title = Spectator delay
live-delay-none = None
live-list = List in the lobby
live-list-note = When off, only people with the link can find this table.
live-chat = Text chat
live-chat-note = Quick phrases always work, each in the reader’s own language.

live-promise = How the deal is kept fair
live-promise-text = Before anyone sat down, the server picked a secret and published this fingerprint of it. Each player adds a random number. The secret and the numbers together decide every deal. After the game the secret is revealed, and your browser can check that nothing was changed.

live-pick-seat = Enter your name and take a seat, or just watch.
live-full = All seats are taken, but you can stay and watch.
live-wait-for-start = Waiting for the host to start the game.
live-wait-for = Waiting for { $name } to start the game.
live-i-am-ready = I’m ready
live-all-here = Everyone’s here.
live-empty = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
  }
live-wait-kept = Waiting for { $names }.
live-wait-guests = { $count ->
    [one] { $count } seat is reserved for a guest.
   *[other] { $count } seats are reserved for guests.
  }
live-hesitant = Not ready yet: { $names }.
live-start-question = Start now?
live-fill = { $count ->
    [one] { $count } seat is empty. A bot will take it.
   *[other] { $count } seats are empty. Bots will take them.
  }
live-fill-level = Which bots?
live-wait-more = Keep waiting
live-start-with-bots = Start with bots
live-start-now = Start

live-news = Updates
live-connecting = Reconnecting…
live-connecting-move = Reconnecting… Your move will be sent.
live-offline = You’re offline. We’ll reconnect as soon as you’re back.
live-offline-move = You’re offline. Your move will be sent as soon as you’re back.
live-store-away = The server can’t save moves right now. The clocks have stopped; the game will continue by itself.
live-store-away-move = The server can’t save moves right now. The clocks have stopped; your move will be sent.
live-gone = This table was deleted. This is how it last looked.
live-sending = Sending your move…
live-move-refused = Your move wasn’t accepted.
live-move-late = The game had moved on before it arrived.
live-move-left = Your last move didn’t get through before you left, and the game went on without it.
live-takeback = Ask to undo
live-takeback-why = You can ask to undo until someone reveals a card.

live-prepare = Plan ahead
live-prepare-why = Plan your next move while the others think. It stays on your device until your turn.
live-prepare-ask = Plan your next move now. Nobody sees it before your turn.
live-prepare-not = You can’t plan that move ahead.
live-prepared = Planned: { $move }. It’ll be played on your turn.
live-unprepare = Cancel planned move
live-prepared-lost = No longer possible: { $move }. Choose another move.
live-key-prepare = Plan your next move

live-left-days = { $days } d { $hours } h
live-short = hurry
live-hurry = Less than ten seconds left
live-waited = Waiting for { $names } · { $time }

live-watching = You’re watching. Hands stay hidden until the game ends; then the replay shows everything.
live-watching-delay = Delayed by { $time }.
live-own-bot = A bot is playing for you.
live-own-waits = The game is waiting for you.
live-own-resigned = You’ve resigned. A bot will finish the game for you.
live-return = Take my seat back
live-away-bot = { $why ->
    [time] { $name } ran out of time. A bot is filling in.
   *[left] { $name } is away. A bot is filling in.
  }
live-away-waits = { $why ->
    [time] { $name } ran out of time. The game is waiting.
   *[left] { $name } is away. The game is waiting.
  }
live-resigned = { $name } resigned. A bot is filling in.
live-gave-up = { $kind ->
    [you] You resigned and came last.
   *[other] { $name } resigned and came last.
  }
live-ask-stop = { $name } wants to end the game now.
live-ask-takeback = { $name } wants to undo their last move.
live-own-ask-stop = You asked to end the game. Waiting for the others…
live-own-ask-takeback = You asked to undo your move. Waiting for the others…
live-agreed = You agreed. Waiting for the others…
live-agree = Agree
live-disagree = Decline
live-withdraw = Never mind
live-next = A rematch is ready.
live-next-by = { $name } wants a rematch.
live-next-sit = Join rematch
live-next-watch = Watch

live-talk = Chat
live-talk-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
  }
live-said = { $name }: { $words }
live-said-all = Chat messages
live-said-nothing = No messages yet.
live-phrases = Quick phrases
live-phrase-hello = Hello!
live-phrase-good-luck = Good luck!
live-phrase-well-played = Well played!
live-phrase-thank-you = Thank you!
live-phrase-oops = Oops!
live-phrase-thinking = Let me think…
live-phrase-nudge = Still there? It’s your turn.
live-phrase-be-right-back = Be right back.
live-phrase-good-game = Good game!
live-write = Write a message
live-send = Send
live-people = People at this table
live-mute = Mute

live-menu = Table menu
live-notify = Notify me when it’s my turn
live-notify-note = A system notification while this tab is in the background.
live-notify-refused = Your browser blocks notifications. You can allow them in its settings for this site.
live-notify-never = This browser can’t show notifications.
live-ask-to-stop = Ask to end the game
live-leave-bot = Let a bot play for me
live-leave-wait = Leave for now
live-leave-resign = Leave and resign
live-leave-question = Leave your seat?
live-leave-text-bot = A bot takes over from here. You can take your seat back at any time.
live-leave-text-wait = The game will wait until you’re back. The others will see that you’re away.
live-leave-text-resign = At this table, leaving counts as resigning: a bot finishes the game for you, and you come last.
live-resign = Resign
live-resign-question = Resign?
live-resign-text = A bot finishes the game for you, and you come last. This can’t be undone.
live-stop-counts = Ending now counts as a loss for everyone.
live-stop-question = Ask to end the game?
live-stop-text = The game is more than half over and bots are playing, so ending it now counts as a loss: you finish behind the bots.
live-leave-last = If nobody is left at the table, the game pauses until one of you comes back. After a day without anyone, everyone counts as having resigned.
live-stay = Stay

live-stopped = Game ended early

live-deal = Check the deal
live-deal-matched = The cards were dealt as promised.
live-deal-unsure = The deals check out, but this browser didn’t see everything before the game.
live-deal-broken = Something doesn’t match. Don’t trust these deals.
live-deal-record-good = Every move and every score in the record follows the rules.
live-deal-record-bad = The game record is damaged or has been changed.
live-deal-promise-good = The fingerprint is the one this browser saw when you came to the table.
live-deal-promise-bad = The fingerprint isn’t the one this browser saw when you came to the table.
live-deal-promise-unknown = This browser wasn’t at the table before the end, so it can’t tell whether the fingerprint is the original one.
live-deal-own-good = Your own random number, made in this browser, went into the deals.
live-deal-own-bad = The number at your seat isn’t the one this browser sent.
live-deal-own-unknown = You took your seat in another browser, so your number can only be checked there.
live-deal-house-good = The bots had no say: their numbers follow from the fingerprint.
live-deal-house-bad = A bot’s number doesn’t follow from the fingerprint: someone picked it.
live-deal-secret-good = The secret was revealed, and it matches the fingerprint.
live-deal-secret-bad = The revealed secret doesn’t match the fingerprint.
live-deal-deals-good = { $count ->
    [one] Dealt again here from the secret and the numbers: every card matches.
   *[other] All { $count } rounds dealt again here from the secret and the numbers: every card matches.
  }
live-deal-deals-bad = Dealt again from the secret and the numbers, the cards come out different.
live-deal-numbers = The numbers
live-deal-number-promise = Fingerprint, published before anyone sat down (SHA-256 of the secret)
live-deal-number-secret = Secret, revealed at the end
live-deal-number-seat = { $name }: own random number
live-deal-number-house = { $name }: number derived from the fingerprint
live-deal-how = To check it with other software, download the record. The format is described in Menagerie’s docs/records.md.

live-profile = See profile
contest-next = See how others did
contest-next-practice = Back to the results
# A table where everyone has the same cards.
live-day = Deal of the day, { $date }
live-contest = Same cards for everyone
live-contest-practice = Practice: doesn’t count
live-contest-note = This game counts: no clock, and no undo. You can leave at any time and come back to it.
live-contest-practice-note = This is practice, so the result doesn’t count.
live-contest-resign-text = Your game ends here, and you come last. This can’t be undone.
live-day-waiting = Working out your place…
live-day-late = This game isn’t ranked: it ended too late, or its result couldn’t be loaded.
live-day-practice = That was practice: it doesn’t count.
live-day-compare = See how everyone did
live-promise-contest = Before anyone could play, the server published a fingerprint of its secret. The cards and the bots’ luck all follow from that secret; nobody adds a number of their own, so everyone gets the same game. When everyone has had their chance to play, the secret is revealed and your browser can check that nothing was changed.
