# Challenges, and cards that one person sends to others.

contest-title = Challenge
contest-title-duplicate = Same cards
contest-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
contest-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
contest-bots = bots: { $levels }
contest-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
contest-open-until = Open until { $date }
contest-closing = Closed to new games since { $date }. Games already started can still be finished.
contest-closed = Closed { $date }
contest-too-late = It’s too late to start. The cards will open for practice within the hour.
contest-name-note = Others see this name beside your result.
contest-continue = Continue your game
contest-practise = Practise these cards
contest-missing = Challenge not found
contest-missing-text = The link may be incomplete, or the challenge is no longer on this server.
contest-missing-way = See challenges
contest-refused = The server refused that
contest-refused-text = Please try again in a moment.
contest-state-played = Played
contest-state-open = Not played yet
contest-go-play = Play
contest-go-look = Open
contest-resigned = resigned
contest-nameless = Someone
contest-head-margin = Margin
contest-head-count = Times
contest-head-percent = Score
contest-head-names = Players
contest-margin-note = Margin: your points minus those of the best bot. Score: your share of the matchpoints, with two for each result you beat and one for each you tie.
contest-compare = Compare
contest-compare-with = Compare your game with { $name }’s

asked-trouble = Can’t reach the server. This page needs a connection.
asked-stale = Can’t reach the server. What you see may be out of date.

duplicate-invites = { $name } invites you to play the same cards: { $game }
duplicate-somebody = Someone else’s cards, now yours to play: { $game }
duplicate-own = Your cards, for others to play: { $game }
duplicate-of = The cards { $name } had in { $game }
duplicate-same = You get the same cards, in the same seat, against the same bots.
duplicate-hidden = { $name }’s result stays hidden until you’ve finished.
duplicate-hidden-somebody = Other results stay hidden until you’ve finished.
duplicate-calm = Only your first try counts. There’s no clock: leave and come back whenever you like.
duplicate-play = Play these cards
duplicate-played = { $count ->
    [0] You’ve played these cards; nobody else has yet. Send the link to someone.
    [one] You and one other player have played these cards.
   *[other] You and { $count } other players have played these cards.
  }
duplicate-share-text = Play the cards I had in { $game }!
duplicate-results = Results
duplicate-from-device = { $name } played on their own device, where undo and hints are allowed and bots play against the clock. So bots may have answered the same move differently there.
duplicate-clock = In the first game, bots played against the clock, so they may have answered the same move differently there.

side-title = You and { $name }, side by side
side-round = Round
side-round-of = Round { $round }
side-total = Total
side-replay-own = Your replay
side-replay = Replay: { $name }
side-missing = One of the two games can’t be read any more.
side-decision = Decision
side-same = both
side-same-all = The same moves throughout.
side-parted = { $count ->
    [0] Your games diverge at the first decision.
    [one] One identical decision, then your games diverge.
   *[other] { $count } identical decisions, then your games diverge.
  }
side-parted-bot = { $count ->
    [0] A bot answered differently before your first decision.
    [one] One identical decision, then a bot answered differently.
   *[other] { $count } identical decisions, then a bot answered differently.
  }

match-title = Results in matchpoints
match-place = Place
match-name = Player
match-percent = Score
match-deal = Deal { $deal }
match-not-played = not played
match-hidden = hidden until you’ve played it
match-note = In percent, deal by deal: 100 beats everyone, 50 is average. A deal not played counts as 0. Choose a deal to see all its results.
match-hidden-note = A question mark stands for a deal you still have to play.

challenge-untitled = { $game } challenge
challenge-by = Set up by { $name }
challenge-by-you = You set this up.
challenge-terms = Everyone plays the same deals, whenever they like. Only your first try counts, there’s no clock, and results stay hidden until you’ve played.
challenge-play = Play deal { $deal } of { $count }
challenge-continue = Continue deal { $deal } of { $count }
challenge-done = You’ve played every deal.
challenge-progress = { $played } of { $count } deals played
challenge-later = Play your first deal and you’ll see how others did on it.
challenge-nobody = Nobody has finished a deal yet.
challenge-share-text = { $title }: play the same deals and compare!
deal-playing = in progress
deal-next = next
deal-open = not played yet
deal-result = { $margin } · { $percent }
deal-resigned = resigned
deal-late = finished too late to count
deal-closed = closed by a moderator
deal-replay = Replay
deal-replay-of = Replay deal { $deal }
deal-practise = Practise
deal-practise-of = Practise deal { $deal }

challenges-line = The same deals for everyone
challenges-text = Set up a few deals and send the link. Each of you plays them against the same bots, whenever you like; then the results are compared deal by deal, as in a bridge club.
challenges-cards = Or send someone the cards you just had: “Send my cards” at the end of any game against bots.
challenges-new = New challenge
challenges-own = Yours
challenges-own-none = Challenges you set up or play appear here.
challenges-open = Open to everyone
challenges-open-none = No public challenge is open right now.
challenges-name = Title (optional)
challenges-game = Game
challenges-deals = Deals
challenges-deals-note = Everyone gets the same ones.
challenges-length = Length of a deal
challenges-whole = Whole game
challenges-players-note = You against bots; everyone gets the same seat.
challenges-level = Bots
challenges-days = Open for
challenges-day-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
challenges-listed = Public
challenges-listed-note = Anyone can find it here. Otherwise, only people with the link.
challenges-make = Create challenge
challenges-refused-not-welcome = To make a challenge public you need ten finished games on three different days. You can still share it by link.
challenges-refused-too-many = You already have ten open challenges. Wait until one of them closes.

hand-on-sheet = Send my cards
hand-on-make = Get the link
hand-on-sends = So far this game is only on your device. To make a link, we’ll upload it: the cards, every move, and your name beside the result. Anyone who has played your cards can then replay your game.
hand-on-made = Send this link. Anyone who opens it plays your cards, in your seat, against the same bots; then you both see the two games side by side.
hand-on-device = You played on your own device, so the server’s bots may answer the same move differently.
hand-on-server = In your game, bots may have played against the clock, so now and then they may answer the same move differently.
hand-on-look = Go to the page for these cards
hand-on-network = Can’t reach the server. A link needs a connection.
hand-on-refused = The server didn’t accept this game.
hand-on-refused-other-rules = The server uses a different version of this game’s rules.
hand-on-refused-too-fast = Slow down a little! Try again in a moment.
