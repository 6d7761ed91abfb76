# One table at the server: the waiting room, the live game, the end of it.

live-missing = There is no such table
live-missing-text = The link may be cut off, or the table was cleared away: tables that nobody starts are closed after a while.
live-unreachable = The server does not answer
live-unreachable-text = You may be offline. Nothing is lost: a game at the server waits there. Try again in a moment.
live-turned-away = The server said no
live-closed = This table was closed
live-closed-text = Nobody started the game in time, or the host closed it. Open a new table whenever you like.

live-refused-seat-taken = Somebody was quicker: that seat is taken.
live-refused-already-started = The game has begun.
live-refused-not-invited = That seat is kept for somebody else.
live-refused-not-host = Only the host can do that.
live-refused-not-ready = There are empty seats.
live-refused-no-chat = At this table only the fixed phrases are allowed.
live-refused-no-takeback = That move cannot be taken back any more: cards were seen since.
live-refused-already-asked = Something is being asked already. That comes first.
live-refused-nothing-asked = Nothing is being asked any more.
live-refused-game-over = The game is over.
live-refused-too-fast = That was too much at once. Try again in a moment.
live-refused-busy = The table is busy. Try again in a moment.
live-refused-no-key = The server does not know you any more. Load the page again and sit down anew.
live-refused-bad-options = The game cannot be set up like that.
live-refused-bad-seats = There is no such seat at this table now.
live-refused-bad-request = The server cannot take it like that. Change it and try again.
live-refused-not-seated = Only those who sit at this table can do that.
live-refused-not-yours = You have given up this game: that is for those who still play.
live-refused-no-table = This table is not there any more.
live-refused-not-started = The game has not begun yet.
live-refused-not-over = The game is not over yet.
live-refused-not-away = You are back in your seat already.
live-refused-too-many = That is enough at this table.
live-refused-too-often = You have done that too often at this table. The game itself can go on.
live-refused-too-many-seats = You already sit at many tables that have not begun. Leave one of them first.
live-refused-too-many-tables = You already have many tables. Start or close one of them first.
live-refused-not-callable = This person cannot be called to a table now.
live-refused-name-reserved = One of our bots is called that. Please choose another name.
live-refused-not-welcome = You cannot take a seat at this table. You can watch.
live-refused-no-person = This person is not here any more.
live-refused-other-rules = This game was made under version { $made } of its rules; this server plays version { $here }.
live-refused-unreadable = The log of this game is damaged. Whoever runs the server has to repair it first.
live-refused-other = The server said no. Load the page again if it goes on.
live-no-answer = The server did not answer. Try again in a moment.

live-waiting-title = Waiting room: { $game }
live-to-lobby = To the tables
live-name = Your name
live-name-note = This is what the others see. Then take a seat.
live-name-missing = A name first, please: up to 24 letters.
live-seat-open = Free
live-seat-invited = Free, by invitation
live-kept = Kept for somebody
live-kept-for = Kept for { $name }
live-kept-for-you = Kept for you
live-seat-you = you
live-seat-host = host
live-seat-account = bot of somebody
live-ready = ready
live-not-ready = not ready yet
live-plan-open = Free for anyone
live-sit = Sit here
live-sit-at = Sit down at seat { $seat }
live-move = Move here
live-move-to = Move to seat { $seat }
live-stand-up = Stand up
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
live-hand-over-note = They arrange and start the game then, not you.
live-remove = Remove from the table
live-remove-note = They cannot sit down here again unless you call them.
live-block = Block
live-block-note = You do not see their words. They cannot sit at your tables or call you.
live-unblock = Unblock
live-mute-note = You do not see what they write.
live-unmute = Hear again
live-marked-mute = muted
live-marked-block = blocked
live-decline = Decline
live-removed = The host has removed you from this table. You can watch.
live-now-host = You are the host of this table now.
live-close = Close the table
live-close-question = Close this table?
live-close-text = No game comes of it. Everybody who sits here has to find another table.

live-invite = Bring others
live-invite-note = Whoever opens this link picks a name and a seat. No account.
live-watch-invite = Let others watch
live-watch-note = Whoever opens this link sees the game, but nobody’s cards.
live-link = Link to this table
live-qr = A code for cameras: the link to this table
live-copy = Copy link
live-copied = Copied
live-not-copied = Could not copy
live-share = Share…

live-facts = What is played
live-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
live-listed = In the list of open tables
live-by-link = Only who has the link finds it
live-chat-on = Phrases and free text
live-chat-off = Only the fixed phrases
live-delay = Delay for spectators: { $time }
live-arrange = Change the table
live-done = Done
live-clock = Clock
live-fact-clock = Clock: { $clock }
live-absence = If somebody leaves or runs out of time
live-absence-bot = If somebody leaves, a cat plays until they return
live-absence-wait = If somebody leaves, the game waits
live-absence-resign = Who leaves gives the game up
live-absence-bot-short = A cat plays
live-absence-wait-short = The game waits
live-absence-resign-short = They give up
live-delay-title = Delay for spectators
live-delay-none = None
live-list = In the list of open tables
live-list-note = Off: only who has the link finds the table.
live-chat = Free text
live-chat-note = The fixed phrases are always there, each in the reader’s language.

live-promise = The promise about the cards
live-promise-text = Before anyone sat down, the server drew a secret and published this fingerprint of it. Everyone who sits down adds a random number of their own. The deals follow from both, and after the game the secret is opened: then your browser can check that nothing was changed.

live-pick-seat = Enter a name and take a seat, or watch.
live-full = All seats are taken. Stay and watch, if you like.
live-wait-for-start = The host starts the game.
live-wait-for = { $name } starts the game.
live-i-am-ready = I am ready
live-all-here = Everyone is here.
live-empty = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
  }
live-wait-kept = Waiting for { $names }.
live-wait-guests = { $count ->
    [one] { $count } seat is kept for a guest.
   *[other] { $count } seats are kept for guests.
  }
live-hesitant = Not ready yet: { $names }.
live-start-question = Start now?
live-fill = { $count ->
    [one] { $count } seat is empty. A bot will sit there.
   *[other] { $count } seats are empty. Bots will sit there.
  }
live-fill-level = Which bots?
live-wait-more = Wait
live-start-with-bots = Start with bots
live-start-now = Start

live-news = At this table
live-connecting = Connecting again…
live-connecting-move = Connecting again… Your move waits and will be sent.
live-offline = You are offline. The table goes on as soon as you are back.
live-offline-move = You are offline. Your move waits and is sent as soon as you are back.
live-store-away = The server can’t save moves right now. The clocks have stopped; the game goes on by itself.
live-store-away-move = The server can’t save moves right now. The clocks have stopped; your move waits and will be sent.
live-gone = This table was deleted. What you see is how it was last.
live-sending = Sending your move…
live-move-refused = That move did not count.
live-move-late = The table had gone on before it arrived.
live-move-left = A move of yours had not got through when you left, and the table has gone on without it.
live-takeback = Ask to take back
live-takeback-why = You can ask to take a choice back until somebody has shown a card.

live-prepare = Choose ahead
live-prepare-why = Choose your next move while the others think. It stays on your device until it is your turn.
live-prepare-ask = Choose your next move already. Nobody sees it before your turn.
live-prepare-not = That cannot be chosen ahead.
live-prepared = Chosen ahead: { $move }. It is made when your turn comes.
live-unprepare = Do not make this move
live-prepared-lost = Not possible any more: { $move }. Choose anew.
live-key-prepare = Choose the next move ahead

live-left-days = { $days } d { $hours } h
live-short = hurry
live-hurry = Less than ten seconds left
live-waited = Waiting for { $names } · { $count } min

live-watching = You are watching: no hidden cards now, all of them in the replay after the game.
live-watching-delay = Delay: { $time }.
live-own-bot = A cat plays for you.
live-own-waits = The game waits for you.
live-own-resigned = You have given up. A cat plays your seat to the end.
live-return = Take my seat back
live-away-bot = { $why ->
    [time] { $name }: out of time. A cat plays on.
   *[left] { $name }: away. A cat plays on.
  }
live-away-waits = { $why ->
    [time] { $name }: out of time. The game waits.
   *[left] { $name }: away. The game waits.
  }
live-resigned = { $name }: has given up. A cat plays on.
live-gave-up = { $name }: gave up and comes last.
live-ask-stop = { $name } asks to stop the game here.
live-ask-takeback = { $name } asks to take the last move back.
live-own-ask-stop = You have asked to stop. The others are being asked.
live-own-ask-takeback = You have asked to take your move back. The others are being asked.
live-agreed = You have agreed. Others are still being asked.
live-agree = Agree
live-disagree = No
live-withdraw = Never mind
live-next = The table is laid again.
live-next-by = { $name } wants a rematch.
live-next-sit = Sit down
live-next-watch = Go and watch

live-talk = Talk
live-talk-unread = { $count ->
    [one] Talk: { $count } new
   *[other] Talk: { $count } new
  }
live-said = { $name }: { $words }
live-said-all = What was said
live-said-nothing = Nobody has said anything yet.
live-phrases = Say
live-phrase-hello = Hello!
live-phrase-good-luck = Good luck!
live-phrase-well-played = Well played!
live-phrase-thank-you = Thank you!
live-phrase-oops = Oops!
live-phrase-thinking = I am thinking.
live-phrase-be-right-back = Be right back.
live-phrase-good-game = Good game!
live-write = Write something
live-send = Send
live-people = People at this table
live-mute = Mute

live-menu = More at this table
live-notify = Tell me when it is my turn
live-notify-note = A notification of your system, while you look elsewhere.
live-notify-refused = Your browser does not allow it. You can change that in its settings for this page.
live-notify-never = This browser cannot show notifications.
live-ask-to-stop = Ask everyone to stop
live-leave-bot = Let a cat play for me
live-leave-wait = Leave; the game waits
live-leave-resign = Leave and give up
live-leave-question = Leave your seat?
live-leave-text-bot = A cat plays for you from now on. You can take your seat back at any time.
live-leave-text-wait = The game waits until you are back. The others see that you are away.
live-leave-text-resign = At this table, who leaves gives up: a cat plays your seat to the end, and you come last.
live-resign = Give up
live-resign-question = Give up?
live-resign-text = A cat plays your seat to the end, and you come last. This cannot be undone.
live-stop-counts = Stopping now counts as a loss for everyone.
live-stop-question = Ask to stop?
live-stop-text = The game is more than half over and bots are playing, so stopping now counts as a loss: you finish behind the bots.
live-leave-last = If nobody is left at the table, the game pauses until one of you comes back. After a day without anyone, it counts as given up.
live-stay = Stay

live-stopped = The game was stopped

live-deal = Check the deal
live-deal-matched = The cards were dealt as promised.
live-deal-unsure = The deals fit the promise. This browser did not see all of it before the game, though.
live-deal-broken = Something does not match. Do not trust these deals.
live-deal-record-good = Every move and every point of the record follows the rules.
live-deal-record-bad = The record of the game is damaged or was changed.
live-deal-promise-good = The promise is the one that this browser was shown when you came to the table.
live-deal-promise-bad = The promise is not the one that this browser was shown when you came to the table.
live-deal-promise-unknown = This browser was not at the table before the end, so it cannot know whether the promise is the same.
live-deal-own-good = Your own random number, drawn in this browser, is part of the deals.
live-deal-own-bad = The number at your seat is not the one that this browser sent.
live-deal-own-unknown = You sat down from another browser: whether your number is in it can be checked there.
live-deal-house-good = Bots added nothing of their own choice: their numbers follow from the promise.
live-deal-house-bad = A bot has a number that does not follow from the promise: somebody chose it.
live-deal-secret-good = The secret was opened, and it is the one that was promised.
live-deal-secret-bad = The opened secret is not the one that was promised.
live-deal-deals-good = { $count ->
    [one] The deal was made again here from secret and numbers: card for card the same.
   *[other] All { $count } deals were made again here from secret and numbers: card for card the same.
  }
live-deal-deals-bad = Dealt again from secret and numbers, the cards are others.
live-deal-numbers = The numbers
live-deal-number-promise = Promise, before anyone sat: SHA-256 of the secret
live-deal-number-secret = Secret, opened at the end
live-deal-number-seat = { $name }: number brought along
live-deal-number-house = { $name }: number that follows from the promise
live-deal-how = Download the record and check it with any other program: the format is described in docs/records.md of Menagerie.
