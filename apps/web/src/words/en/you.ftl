# The reader's own page: name, games played, statistics, other devices, everything at once.

you-title = Your page
you-nobody = The server does not know you yet
you-nobody-text = A name is enough to play at tables with others. There is no password and no mail: this browser remembers you.
you-become = That is me
you-name-note = The others at the table see it.
you-name-save = Change the name
you-name-saved = You are now { $name }.
you-since = At this server since { $date }
you-unreachable = No server answers. What is on this device is shown all the same.
you-lobby = Play together

you-statistics = How you play
you-where = Which games
you-where-all = All
you-where-server = With others
you-where-device = On this device
you-of-game = Of which game
you-reading = Reading your games: { $done } of { $all }
you-first = Your album is still empty
you-first-text = Finish a game and it goes in here: how often you win, how your predictions turn out, your longest string of pearls, your best box. Which one first?
you-first-learn = Or learn one in two minutes
you-no-games-of = No finished games of this kind yet.
you-counted = { $count ->
    [one] { $count } game counted
   *[other] { $count } games counted
  }
you-counted-note = The last 100 games with others are read from their records, in this browser.
you-other-rules = { $count ->
    [one] { $game }: { $count } game made under version { $made } of the rules is not counted; this page plays version { $here }.
   *[other] { $game }: { $count } games made under version { $made } of the rules are not counted; this page plays version { $here }.
}

you-wins = Games won
you-wins-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
you-wins-share = { $wins } of { $games }
you-wins-chance = The line is what chance would give.
you-wins-told = { $wins } of { $games }, { $share }
you-head-players = Players
you-head-games = Games
you-head-wins = Won
you-head-share = Share

you-cat-predictions = Predictions
you-cat-predictions-told = { $hit } of { $made } hit, { $share }
you-cat-prediction = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
you-head-prediction = Predicted
you-head-made = Made
you-head-hit = Hit
you-cat-paradoxes = Paradoxes caused
you-cat-paradoxes-of = { $count ->
    [one] in { $count } round
   *[other] in { $count } rounds
  }
you-cat-group = Best group
you-cat-group-note = cells that scored together

you-pearls = Pearls a round
you-pearls-told = { $mean } on average, at most { $most }, in { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
you-head-pearls = Pearls
you-head-rounds = Rounds

you-closed = Boxes closed a game
you-closed-told = { $mean } on average, at most { $most }, in { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
you-head-closed = Boxes closed

you-as-table = As a table

you-past = Games played
you-past-none = No game with others is over yet.
you-past-place = { $place ->
    [1] You won
   *[other] Place { $place } of { $players }
  }
you-past-shared = You share the win
you-past-stopped = Broken off
you-past-more = Older games
you-past-replay = Replay
you-past-replay-game = Replay: { $game }, { $date }
you-past-result = Result
you-past-result-game = Result: { $game }, { $date }
you-past-no-record = There is no record of that game.

you-devices-own = Your devices
you-device-unknown = Unknown device
you-device-this = this device
you-device-used = last used { $date }
you-device-remove = Remove
you-device-remove-named = Remove: { $device }
you-device-removed = { $device } can no longer play as you.

you-recovery = If you lose all devices
you-recovery-text = A recovery code brings you back even when no device of yours is left. Write it down and keep it safe: who has it can become you.
you-recovery-made = Code of { $date }. It is not shown again; a new one replaces it.
you-recovery-make = Make a recovery code
you-recovery-new = Make a new recovery code
you-recovery-once = Write it down now: it is shown only once.

you-devices = Another device
you-devices-text = A code makes another phone or computer you as well. It serves once, within ten minutes. Give it to nobody else: who has it becomes you.
you-code-make = Make a code
you-code-new = Make a new code
you-code-label = The code, as an address for a camera
you-code-scan = Scan this with the other device, or open “Your page” there and type:
you-code-left = Good for { $minutes }:{ $seconds }
you-code-void = That code is too old now.
you-code-before = I was here before
you-code-enter = I have a code
you-code-field = The code
you-code-hint = A code from another device, or the recovery code that you wrote down.
you-code-use = Use the code
you-code-wrong = That code is wrong, used or too old. A code from another device serves once, within ten minutes.
you-code-ask = Become the person who made this code?
you-code-ask-text = This browser then plays as whoever made the code, with their name, games and ratings. Whose name that is, you see only afterwards, so use only a code that you have made yourself.
you-code-ask-now = Here you are { $name } now. If { $name } made the code as well, nothing changes. Otherwise the games of { $name } stay at the server, but this browser can no longer reach them. If you want to keep them, first make a code here and use it on another device, or export them.
you-code-ask-nobody = Nobody plays from this browser yet, so nothing is lost.
you-code-ask-device = Games that are kept on this device itself stay here.
you-code-yes = Yes, that is me
you-code-no = No
you-code-done = Welcome, { $name }. This device is yours now.

you-everything = Everything about you
you-export = Export
you-export-text = One file with your name, your games and their records, those at the server and those on this device.
you-export-run = Download everything
you-export-running = Gathering: { $done } of { $all }
you-delete = Delete
you-delete-text = Your name leaves every table, games under way are given up, all your devices forget you. This cannot be undone.
you-delete-run = Delete me…
you-delete-ask = Delete you and all that is yours?
you-delete-device = Also the games and settings on this device
you-delete-yes = Delete for good
you-delete-no = Keep everything
you-deleted = You are deleted. Your name is gone from every table.

you-ratings = Your rating
you-ratings-note = From games at the server that were played to the end. Everyone begins at 1500; the ± says how unsure the number still is.
you-rating-people = Among people
you-rating-bots = Against bots
you-rating-finding = Still finding out
you-rating-after = { $count ->
    [one] after { $count } game
   *[other] after { $count } games
  }

you-marks = Muted and blocked people
you-marks-text = You do not see the words of muted people. Blocked people cannot sit at your tables or call you, either.
you-marks-none = Nobody. At a table, the menu beside a name has both.
you-mark-mute = muted
you-mark-block = blocked
you-mark-undo = Take back
you-mark-undo-person = Take back: { $name }
