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
kind-kitten = Bot: kitten
kind-cat = Bot: cat
kind-ocelot = Bot: ocelot
kind-lynx = Bot: lynx
kind-leopard = Bot: leopard
kind-tiger = Bot: tiger

level-kitten = Kitten
level-kitten-line = Plays by mood and sees only what lies in front of it.
level-cat = Cat
level-cat-line = Has got the idea, but forgets and overlooks a lot.
level-ocelot = Ocelot
level-ocelot-line = Remembers more, and still follows its moods.
level-lynx = Lynx
level-lynx-line = Watches closely and plays boldly.
level-leopard = Leopard
level-leopard-line = Plays it safe and rarely slips.
level-tiger = Tiger
level-tiger-line = The strongest. It learnt by playing against itself.
level-mixed = Each bot plays at its own level.
level-suggested = suggested
level-first = Start with the kitten; we suggest a stronger one when you win.
level-by-results = Suggested by your results: { $level }.
level-next = Next game: { $level }

home-line = Three animal card games at one open table. Sit down and play, no account, offline too.
home-play = Play
home-play-game = Play { $game }
home-level = Bots: { $level }
home-level-suggested = Bots: { $level }, suggested
home-choose = Set up…
home-continue = Continue
home-continue-title = Go on where you were
home-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
  }
home-remove = Delete the game of { $game }, { $date }
home-replay = Open a recorded game
home-others = Other people
home-together = Play together
home-turns = { $count ->
    [one] your turn in { $count } game
   *[other] your turn in { $count } games
  }
home-you = Your page
learn = Learn
rules = Rules

new-players = Players
new-seats = Seats
new-seats-note = People share this device; a curtain falls between their turns.
new-bots = Bots
new-seat-kind = Who sits at seat { $seat }
new-seat-name = Name at seat { $seat }
new-minutes = { $count ->
    [one] About { $count } minute
   *[other] About { $count } minutes
  }
new-start = Start the game

back = Back
close = Close
dismiss = Dismiss
loading = Laying the table…
to-home = To the start
try-again = Try again
your-turn = Your turn
to-move = to move
log = What happened
log-close = Hide the log
text-view = The table as text
settings = Settings
keys = Short-cuts
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

bots-loading = The bots are getting ready…
bots-failed = The bots could not be loaded. Your game is kept.

undo = Take back
undo-why = You can take back a choice until somebody has shown a card. Practice, in the settings, lifts this.
hint = Hint
hint-title = What your moves promise
hint-thinking = Thinking about your moves…
hint-numbers = wins { $chance } ± { $margin } · { $score } points

curtain-title = { $name }, it is your turn
curtain-text = Pass the device on. Nobody else looks, please.
curtain-lift = I am { $name }: show my cards

summary-title = Round { $round } is over
summary-next = Go on
slip-round = This round
slip-whole = Total
slip-total = Total so far

final-you = You win!
final-other = { $name } wins
final-shared = { $names } share the win
final-breakdown = Every point
final-round = Round { $round }
final-rematch = Play again
final-replay = Replay
final-open = Result
record-copy = Copy the record
record-copied = Copied
record-not-copied = Could not copy: download it instead
record-download = Download

setting-language = Language
setting-pace = Pace of the bots
setting-pace-note = How long each of their moves stays in view.
pace-calm = Calm
pace-brisk = Brisk
pace-quick = Quick
pace-instant = Instant
setting-theme = Light
theme-auto = As the system
theme-light = Light
theme-dark = Dark
setting-contrast = High contrast
setting-contrast-note = Stronger edges, and patterns as well as colours.
setting-stillness = Hold still
setting-stillness-note = Nothing flies over the table.
setting-sound = Sounds
setting-sound-note = Soft paper noises.
setting-characters = Lively bots
setting-characters-note = Their faces show what they think of a trick, a mishap, a win.
setting-only-move = Play an only move for me
setting-only-move-note = When the rules leave you one move, it is made.
setting-practice = Practice
setting-practice-note = Take back as far as you like, even past cards you have seen.

key-move = Go from one thing to the next
key-choose = Choose it
key-undo = Take back
key-hint = Ask for a hint
key-log = What happened so far
key-text = The table as text
key-help = This list
key-close = Close, or change your mind

notice-no-store = This browser does not let the page keep anything: games and settings last only until you close it. You can download a game’s record.
notice-new-version = A new version of Menagerie is ready. Your games stay.
notice-reload = Reload

trouble-load = This part of the page could not be loaded
trouble-load-text = You may be offline before everything was stored here. Nothing is lost: your games are kept. Try again when you are connected.
trouble-broken = Something broke on our side
trouble-broken-text = The game is kept as it was after the last move. Load the page again to go on.
trouble-game-missing = That game is not here
trouble-game-missing-text = It may have been deleted, or it was played on another device. Games are kept only in the browser in which they were played.
trouble-game-unreadable = That game cannot be read
trouble-game-unreadable-text = What was kept of it does not follow the rules any more. It was left untouched; other games are not affected.
other-rules-title = This game follows other rules
other-rules = This game was made under version { $made } of its rules; this page plays version { $here }.
other-rules-kept = It can’t go on here, but nothing is lost: you can download its log.
other-rules-save = Download game log
other-rules-remove = Take it off my list
