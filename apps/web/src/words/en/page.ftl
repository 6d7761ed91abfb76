# The frame of the page: home, settings, the table's surroundings.

game-facts = { $players } players · { $alone } min with bots, { $together } with people
game-facts-players = { $players } players

you = You
person-name = Player { $seat }
bot-name-0 = Olive
bot-name-1 = Miso
bot-name-2 = Pixel
bot-name-3 = Waffle
bot-name-4 = Juno
kind-you = You
kind-person = Another person
kind-kitten = Kitten bot
kind-cat = Cat bot
kind-ocelot = Ocelot bot
kind-lynx = Lynx bot
kind-leopard = Leopard bot
kind-tiger = Tiger bot

level-kitten = Kitten
level-kitten-line = Plays on a whim and sees only what’s right in front of it.
level-cat = Cat
level-cat-line = Gets the idea, but forgets and misses a lot.
level-ocelot = Ocelot
level-ocelot-line = Remembers more, and still plays on a whim now and then.
level-lynx = Lynx
level-lynx-line = Watches closely and plays boldly.
level-leopard = Leopard
level-leopard-line = Plays it safe and rarely slips.
level-tiger = Tiger
level-tiger-line = The strongest. It learnt by playing against itself.
level-mixed = Each bot plays at its own level.
level-suggested = suggested
level-first = Start with the kitten; when you win, we’ll suggest a stronger bot.
level-by-results = Suggested from your results: { $level }.
level-next = Next game: { $level }

home-line = Three card games full of animals. Just sit down and play: no account, works offline.
home-first = New here? Start with a two-minute lesson.
home-first-text = Everything’s set up and you make the moves. By the end you’ll know the game.
home-first-learn = Learn { $game }
home-first-game = You know { $game } now. Ready for a first game?
home-first-game-text = The kitten is waiting, and we’ll show you hints as you play.
home-first-game-start = Play your first game
home-play = Play
home-play-game = Play { $game }
home-level = Bots: { $level }
home-level-suggested = Bots: { $level }, suggested
home-choose = Set up…
home-continue = Continue
home-continue-title = Pick up where you left off
home-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
  }
home-remove = Delete: { $game }, { $date }
home-replay = Open a replay
home-others = Online play
home-together = Play online
home-turns = { $count ->
    [one] your turn in { $count } game
   *[other] your turn in { $count } games
  }
home-you = Your profile
home-puzzle = Puzzle of the day
nav-day = Deal of the day
nav-challenges = Challenges
nav-lists = Leaderboards
nav-puzzles = Puzzles
learn = Learn
rules = Rules

new-players = Players
new-seats = Seats
new-seats-note = Sharing this device? Cards stay hidden between turns.
new-bots = Bots
new-seat-kind = Player for seat { $seat }
new-seat-name = Name for seat { $seat }
new-minutes = { $count ->
    [one] About { $count } minute
   *[other] About { $count } minutes
  }
new-start = Start the game

back = Back
close = Close
dismiss = Dismiss
loading = Setting up the table…
to-home = Home
try-again = Try again
link-copy = Copy link
link-copied = Link copied
link-by-hand = Copy this link:
link-share = Share…
your-turn = Your turn
to-move = to move
log = Game log
log-close = Hide the log
text-view = Text view
settings = Settings
keys = Keyboard shortcuts
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

bots-loading = The bots are getting ready…
bots-failed = The bots couldn’t be loaded. Your game is safe.

undo = Undo
undo-why = You can undo until someone reveals a card. Practice mode (in Settings) lifts this limit.
hint = Hint
hint-title = Your best moves
hint-thinking = Thinking about your moves…
hint-numbers = { $chance } to win (± { $margin }) · { $score } points

curtain-title = { $name }, it’s your turn
curtain-text = Pass the device on. Everyone else, no peeking!
curtain-lift = I’m { $name }: show my cards

summary-title = Round { $round } is over
summary-next = Next round
slip-round = This round
slip-whole = Total
slip-total = Total so far

final-you = You win!
final-other = { $name } wins
final-shared = { $names } share the win
final-breakdown = Score breakdown
final-round = Round { $round }
final-rematch = Play again
final-replay = Replay
final-open = Results
record-copy = Copy game record
record-copied = Copied
record-not-copied = Couldn’t copy. Download it instead.
record-download = Download

setting-language = Language
setting-pace = Bot speed
setting-pace-note = How long each bot move stays on screen.
pace-calm = Slow
pace-brisk = Normal
pace-quick = Fast
pace-instant = Instant
setting-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
setting-contrast = High contrast
setting-contrast-note = Stronger outlines, and patterns as well as colours.
setting-stillness = Reduce motion
setting-stillness-note = Cards don’t fly across the table.
setting-sound = Sounds
setting-sound-note = Soft paper sounds.
setting-characters = Lively bots
setting-characters-note = Their faces show what they think of a trick, a mishap or a win.
setting-only-move = Play forced moves for me
setting-only-move-note = If you have just one legal move, it’s played for you.
setting-practice = Practice mode
setting-practice-note = Undo as far back as you like, even past cards you’ve seen.

key-move = Move between controls
key-choose = Select
key-undo = Undo
key-hint = Ask for a hint
key-log = Game log
key-text = Text view
key-help = Show this list
key-close = Close or cancel

notice-no-store = This browser won’t let us save anything: games and settings are lost when you close the page. You can still download a game record.
notice-new-version = A new version of Menagerie is ready. Your games are safe.
notice-reload = Reload

trouble-load = This page couldn’t be loaded
trouble-load-text = You may have gone offline before everything was downloaded. Your games are safe. Try again once you’re connected.
trouble-broken = Something went wrong
trouble-broken-text = Your game is saved up to the last move. Reload the page to continue.
trouble-game-missing = Game not found
trouble-game-missing-text = It may have been deleted, or played on another device. Games are saved only in the browser you play them in.
trouble-game-unreadable = This game can’t be opened
trouble-game-unreadable-text = The saved data no longer fits the rules. We’ve left it untouched, and your other games are fine.
other-rules-title = This game uses a different version of the rules
other-rules = This game follows version { $made } of its rules; this page uses version { $here }.
other-rules-kept = It can’t be continued here, but nothing is lost: you can download the game record.
other-rules-save = Download game record
other-rules-remove = Remove from my list

# The deal of the day on the home and at tables.
left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
left-hours = { $count } h
left-minutes = { $count } min
day-left = { $left } left
band-open = Not played
band-going = Continue
band-done = Played
band-place = { $place } of { $count }
band-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
band-offline = Offline: practise instead
band-go = Play
band-results = Results
table-day-practice = Practice, { $date } (doesn’t count)

# A list of names or things: all but the last, with commas, and the last.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
