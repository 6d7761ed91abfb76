# Leaderboards, and profiles that people show.

lists-kind = Leaderboard
lists-ratings = Ratings
lists-day = Day
lists-week = Week
lists-matches = Challenges
lists-game = Game
lists-place = Place
lists-name = Player
lists-more = Show more
lists-back = Previous
lists-next = Next
lists-with = Rating
lists-with-people = People only
lists-with-bots = With bots
lists-rating = Rating
lists-games = Games
lists-percent = Score
lists-margin = Margin
lists-points = Points
lists-days = Days
lists-deals = Deals
lists-ratings-title = Best ratings
lists-ratings-empty = Nobody has played enough rated games yet.
lists-ratings-note = Everyone with at least ten rated games is listed, if one of them was in the last thirty days. The order also reflects how certain each rating is.
lists-ratings-left = { $count ->
    [one] You need { $count } more rated game to be listed.
   *[other] You need { $count } more rated games to be listed.
  }
lists-ratings-asleep = You’ll be listed again after your next rated game.
lists-regulars = Names are shown for players with at least ten finished games on at least three different days.
lists-regulars-not-yet = You aren’t there yet, so others don’t see your name here.
lists-day-title = { $count ->
    [0] Nobody has played this deal
    [one] { $count } player
   *[other] { $count } players
  }
lists-day-empty = Nobody finished this deal.
lists-day-nameless = Nobody who has played this deal can be named yet.
lists-who = Who
lists-who-people = People
lists-who-bots = Custom bots
lists-day-no-bots = No custom bot finished this deal.
lists-day-bots-note = Programs run by their authors. They’re compared only with each other.
lists-day-way = See how this deal went
lists-day-play = Play this deal first. Until then its results stay hidden.
lists-day-none = There hasn’t been a deal of the day yet.
lists-week-of = Week of { $date }
lists-week-title = Weekly points
lists-week-empty = No deal of this week is over yet.
lists-week-note = Each day gives up to 100 points: your score in percent. A day counts once it’s over.
lists-matches-title = Public challenges of the last 30 days
lists-matches-empty = No public challenge has ended yet.
lists-matches-note = Your average score over at least eight deals that others have played as well.

person-title = Profile
person-bot = Custom bot
person-since = Playing here since { $date }
person-empty = No finished games yet.
person-games = Games finished
person-games-of = { $count ->
    [one] { $game } game
   *[other] { $game } games
  }
person-ratings = Ratings
person-rating-people = People only
person-rating-bots = With bots
person-rating-told = { $count ->
    [one] { $rating } ± { $uncertainty } after { $count } game
   *[other] { $rating } ± { $uncertainty } after { $count } games
  }
person-rating-note = The rating at the end of each day with a rated game.
person-as-table = Show as table
person-day = Day
person-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }, { $games ->
    [one] { $games } deal
   *[other] { $games } deals
  }, { $wins ->
    [0] none won
    [one] { $wins } won
   *[other] { $wins } won
  }
person-days-none = No deals of the day yet. They appear here once a day is over.
person-day-told = { $game }: place { $place }, { $margin }
person-day-resigned = { $game }: resigned
person-private = This profile isn’t public
person-private-text = Its owner keeps it private, or it no longer exists.
person-private-own = Only you can see this page.
person-private-way = Make it public in your profile
