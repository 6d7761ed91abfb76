# How games with the same cards compare: histogram, decisions, the best, sharing, checking.

histogram-title = How everyone did
histogram-note = Points ahead of or behind the best bot.
histogram-range = { $from } to { $to }
histogram-bar = { $count ->
    [one] { $margin }: { $count } player
   *[other] { $margin }: { $count } players
  }
histogram-bar-own = { $count ->
    [one] { $margin }: { $count } player, you
   *[other] { $margin }: { $count } players, you among them
  }
histogram-resigned = { $count ->
    [one] { $count } player resigned and comes last.
   *[other] { $count } players resigned and come last.
  }
decisions-title = Where others chose differently
decisions-note = Only positions that others reached by exactly the same moves. The points show how those games ended on average, compared with games that continued like yours.
decisions-none = In your positions, nobody has chosen differently so far.
decisions-move = Move { $number }
decisions-move-round = Round { $round }, move { $number }
decisions-people = { $count ->
    [one] { $count } player here
   *[other] { $count } players here
  }
decisions-show = Replay
decisions-own = you
decisions-gain-none = same result
decisions-gain-more = { $points } better
decisions-gain-less = { $points } worse
decisions-more = Show more
best-title = Best results
best-note = Names are shown for players with at least ten finished games on at least three days.
best-nameless = Best result
best-replay = Replay: { $name }
best-all = Show everyone’s games
best-more = Show more
best-someone = Someone
share-text-title = Share, without spoilers
share-text-copy = Copy text
share-text-share = Share text
share-text-copied = Copied
share-text-failed = Couldn’t copy
check-title = Check the cards
check-promise = Days before anyone could play, the server published this fingerprint of the secret that the cards come from:
check-later = The secret stays hidden while others play. It’s revealed in { $left }.
check-secret = The secret, revealed after the day was over:
check-kept = The secret matches the fingerprint. Your browser has just checked it.
check-broken = The secret doesn’t match the fingerprint. Don’t trust this deal.
check-again = Deal my game again
share-picture = Share as a picture
