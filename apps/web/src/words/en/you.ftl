# The reader's own page: name, games played, statistics, other devices, everything at once.

you-title = Your profile
you-nobody = You don’t have a profile yet
you-nobody-text = Pick a name and you can play online. No password, no email: this browser remembers you.
you-become = Save name
you-name-note = Other players see this name.
you-name-save = Save name
you-name-saved = You’re now { $name }.
you-since = Playing here since { $date }
you-unreachable = Can’t reach the server. Showing what’s on this device.
you-lobby = Play online

you-statistics = Your stats
you-where = Played
you-where-all = All
you-where-server = Online
you-where-device = On this device
you-of-game = Game
you-reading = Loading your games: { $done } of { $all }
you-first = Your album is still empty
you-first-text = Finish a game and it goes in here: how often you win, how your predictions turn out, your longest string of pearls, your best box. Which one first?
you-first-learn = Or learn one in two minutes
you-no-games-of = No finished games of this kind yet.
you-counted = { $count ->
    [one] Based on { $count } game
   *[other] Based on { $count } games
  }
you-counted-note = Online, your last 100 games count.
you-other-rules = { $count ->
    [one] { $game }: { $count } game played under version { $made } of the rules isn’t counted; this page uses version { $here }.
   *[other] { $game }: { $count } games played under version { $made } of the rules aren’t counted; this page uses version { $here }.
  }

you-wins = Games won
you-wins-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
you-wins-share = { $wins } of { $games }
you-wins-chance = The dotted line is pure chance.
you-wins-told = { $wins } of { $games } ({ $share })
you-head-players = Players
you-head-games = Games
you-head-wins = Won
you-head-share = Share

you-cat-predictions = Predictions
you-cat-predictions-told = { $hit } of { $made } correct ({ $share })
you-cat-prediction = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
you-head-prediction = Predicted
you-head-made = Times
you-head-hit = Correct
you-cat-paradoxes = Paradoxes caused
you-cat-paradoxes-of = { $count ->
    [one] in { $count } round
   *[other] in { $count } rounds
  }
you-cat-group = Biggest group
you-cat-group-note = markers in one scoring group

you-pearls = Pearls per round
you-pearls-told = { $count ->
    [one] { $mean } on average, best { $most }, over { $count } round
   *[other] { $mean } on average, best { $most }, over { $count } rounds
  }
you-head-pearls = Pearls
you-head-rounds = Rounds

you-closed = Boxes closed per game
you-closed-told = { $count ->
    [one] { $mean } on average, best { $most }, over { $count } game
   *[other] { $mean } on average, best { $most }, over { $count } games
  }
you-head-closed = Boxes closed

you-as-table = Show as table

you-past = Past online games
you-past-none = No finished online games yet.
you-past-place = { $place ->
    [1] You won
   *[other] Placed { $place } of { $players }
  }
you-past-shared = You shared the win
you-past-stopped = Ended early
you-past-more = Older games
you-past-replay = Replay
you-past-replay-game = Replay: { $game }, { $date }
you-past-result = Results
you-past-result-game = Results: { $game }, { $date }
you-past-no-record = This game has no record.

you-devices-own = Your devices
you-device-unknown = Unknown device
you-device-this = this device
you-device-used = last used { $date }
you-device-remove = Remove
you-device-remove-named = Remove: { $device }
you-device-removed = { $device } can no longer play as you.

you-recovery = If you lose all your devices
you-recovery-text = A recovery code gets you back in even if none of your devices is left. Write it down and keep it safe: anyone who has it can play as you.
you-recovery-made = Code made on { $date }. It won’t be shown again; a new one replaces it.
you-recovery-make = Get a recovery code
you-recovery-new = Get a new recovery code
you-recovery-once = Write it down now: it’s shown only once.

you-devices = Link another device
you-devices-text = A code lets you play as yourself on another phone or computer. It works once, within ten minutes. Don’t share it: anyone who has it can play as you.
you-code-make = Get a code
you-code-new = Get a new code
you-code-label = QR code for your other device
you-code-scan = Scan this with your other device, or open “Your profile” there and type:
you-code-left = Valid for { $minutes }:{ $seconds }
you-code-void = This code has expired.
you-code-before = I’ve played here before
you-code-enter = I have a code
you-code-field = Code
you-code-hint = A code from another device, or the recovery code you wrote down.
you-code-use = Use code
you-code-wrong = That code is wrong, already used or expired. A code from another device works once, within ten minutes.
you-code-ask = Link this browser?
you-code-ask-text = This browser will then play as whoever made the code, with their name, games and ratings. You’ll only see whose it is afterwards, so only use a code you made yourself.
you-code-ask-now = Right now you’re { $name } here. If { $name } also made the code, nothing changes. Otherwise { $name }’s games stay on the server, but this browser can no longer reach them. To keep them, first get a code here and use it on another device, or download your data.
you-code-ask-nobody = Nobody has played from this browser yet, so nothing is lost.
you-code-ask-device = Games saved on this device stay here.
you-code-yes = Yes, that’s me
you-code-no = No
you-code-done = Welcome, { $name }. This device is now linked.

you-public = Public profile
you-public-switch = Show my profile to others
you-public-note = It shows your games, your ratings over time and your deals of the day, and your name in leaderboards and at tables links to it. It stays hidden until you turn it on.
you-public-look = See your profile
you-public-copy = Copy link
you-public-copied = Link copied
you-public-not-copied = Couldn’t copy

you-everything = Your data
you-export = Export
you-export-text = One file with all that’s kept about you: your name, friends, all your games, results, ratings, challenges, notification choices and devices, from the server and from this device.
you-export-run = Download my data
you-export-running = Collecting: { $done } of { $all }
you-delete = Delete profile
you-delete-text = Your name is removed from every table, you resign from all games in progress, and your devices are unlinked. Your friends, your ratings, your public profile, your notifications, your results in deals of the day and challenges, and the titles of your challenges go too. This can’t be undone.
you-delete-run = Delete my profile…
you-delete-ask = Delete your profile and all your data?
you-delete-device = Also delete the games and settings on this device
you-delete-yes = Delete for good
you-delete-no = Keep everything
you-deleted = Your profile has been deleted. Your name is gone from every table.

you-ratings = Your rating
you-ratings-note = From online games played to the end. Everyone starts at 1500; the ± shows how uncertain the rating still is.
you-rating-people = People only
you-rating-bots = With bots
you-rating-finding = Not enough games yet
you-rating-after = { $count ->
    [one] after { $count } game
   *[other] after { $count } games
  }

you-marks = Muted and blocked people
you-marks-text = You don’t see what muted people write. Blocked people can’t sit at your tables or invite you either.
you-marks-none = Nobody. To mute or block someone, use the menu beside their name at a table.
you-mark-mute = muted
you-mark-block = blocked
you-mark-undo = Undo
you-mark-undo-person = Undo: { $name }

you-days-all = All days
