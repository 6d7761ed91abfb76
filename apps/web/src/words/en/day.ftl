# The deal of the day: today’s cards, the calendar, and how everyone did.

day-line = Everyone gets the same cards, the same seat and the same bots. Your first game is the one that counts (you can leave and come back); after that, practise as much as you like.
day-today = Today, { $date }
day-of = Deal of the day, { $date }
day-to-today = Today’s deals
day-to-deal = Go to the deal
day-looking = Fetching the deals…
day-none = There was no deal of the day on this date.
day-too-early = These deals aren’t open yet. Each one opens at midnight UTC.
day-name-note = It’s shown with your results. You can change it later in your profile.
day-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
  }
day-streak-waiting = { $count ->
    [one] 1 day in a row: play today to keep it going
   *[other] { $count } days in a row: play today to keep it going
  }
day-bots = { $count ->
    [one] { $count } bot: { $level }
   *[other] { $count } bots: { $level }
  }
day-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
day-minutes = about { $count } min
day-play = Play
day-play-game = Play the deal of the day: { $game }
day-continue = Continue
day-continue-game = Continue the deal of the day: { $game }
day-result = Results
day-result-game = Results: { $game }
day-practise = Practise
day-practise-game = Practise: { $game }
day-state-open = Not played yet.
day-state-ahead = Opens in { $left }.
day-state-closed = Closed. Results and practice open in { $left }.
day-state-going = Your game is waiting. Finish it within { $left } for it to count.
day-state-overdue = Time’s up: you can still finish your game, but it won’t count.
day-state-practice = You didn’t play this one. It’s open for practice.
day-state-done = Played. Your place is being worked out…
day-state-resigned = You resigned.
day-state-late = Finished too late to count.
day-state-removed = This game was closed by the people who run the server. It doesn’t count.
day-place = Place { $place } of { $count }
day-place-first = Nobody else has played it.
day-percent = { $percent } of the matchpoints
day-margin-even = Tied with the best bot.
day-margin-ahead = { $count ->
    [one] { $count } point ahead of the best bot.
   *[other] { $count } points ahead of the best bot.
  }
day-margin-behind = { $count ->
    [one] { $count } point behind the best bot.
   *[other] { $count } points behind the best bot.
  }
day-yesterday = Yesterday
day-month-before = Previous month
day-month-after = Next month
day-month-count = { $count ->
    [one] You played on { $count } day.
   *[other] You played on { $count } days.
  }
day-calendar-note = Choose any past day to see its results and practise its deals.
day-how = How it works
day-how-same = A new deal for each game opens every day at midnight UTC. The same moves always lead to the same game, so your result depends on your play alone.
day-how-once = Your first game counts. There’s no clock and no undo; if you leave, you come back to the same game. Finish no later than an hour after the day ends.
day-how-percent = Your place is worked out by matchpoints, as in bridge: two for everyone you beat, one for everyone you tie with.
day-how-practice = After your game, and for past days, practise as often as you like. Practice never counts.
day-how-promise = The server publishes a fingerprint of the cards days ahead and reveals the secret the day after, so that anyone can check every deal.
day-how-lists = Leaderboards only name players with at least ten finished games on at least three days. Someone with a second profile could still peek at the cards; from the next day on, every game is open to all.
day-offline = You’re offline
day-unreachable = Can’t reach the server
day-offline-text = The deal that counts needs the server. This page will try again once you’re connected.
day-practice-note = These cards depend only on the date, so they’re the same on every device. They aren’t the cards that count, and nothing here goes on a leaderboard.
day-result-first = Play this deal first. Until then nothing about it is shown, so that the cards stay a surprise.
day-result-going = Your game isn’t over yet. Finish it to see how everyone did.
day-result-unreachable = The results couldn’t be loaded. Nothing is lost; try again once you’re connected.
day-your-result = Your result
day-review = Replay and review
day-only-you = You’re the first one here
day-only-you-text = As soon as someone else plays these cards, you’ll see how you compare.
day-only-you-past = Nobody else played these cards that day.
day-nobody = Nobody played this deal
day-nobody-text = You can still practise it.
day-picture = Deal of the day, { $date } · { $place }
month-mark-none = { $game }: not played
month-mark-begun = { $game }: not finished
month-mark-played = { $game }: played
month-mark-ahead = { $game }: ahead of every bot
month-legend-none = not played
month-legend-begun = not finished
month-legend-played = played
month-legend-ahead = ahead of every bot
