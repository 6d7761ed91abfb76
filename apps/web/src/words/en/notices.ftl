# Notifications: the offer at a table, the choices in the profile, and what they say.

notices-title = Notifications
notices-offer = Want to know when it’s your turn, even with this page closed?
notices-offer-yes = Notify me
notices-offer-no = Not now
notices-now-on = Notifications are on. Choose what you want to hear about in your profile.
notices-now-denied = Your browser didn’t allow notifications. You can turn them on later in your profile.
notices-failed = Notifications couldn’t be turned on. Try again later in your profile.

notices-off = Off on this device. Turn them on to know when a game is waiting for you, even with this page closed.
notices-on = On for this device.
notices-turn-on = Turn on
notices-turn-off = Turn off
notices-test = Send a test notification
notices-test-sent = Sent. It should show up in a few seconds.
notices-test-failed = The test didn’t get through. Turn notifications off and on again.
notices-denied = Your browser blocks notifications from this site. Allow them in the site settings next to the address, then reload the page.
notices-unable = This browser can’t receive notifications from websites.
notices-install = On iPhone and iPad, first add Menagerie to your home screen (tap Share, then “Add to Home Screen”) and open it from there.
notices-silent = This server doesn’t send notifications.

notices-what = Notify me when
notices-kind-turn = it’s my turn
notices-kind-call = someone invites me
notices-kind-rematch = someone wants a rematch
notices-kind-nudge = someone nudges me
notices-kind-challenge = a challenge ends
notices-kind-day = the deal of the day is out (at 9:00, unless I’ve played it)
notices-quiet = Quiet hours
notices-quiet-note = Notifications will wait until they’re over.
notices-quiet-from = From
notices-quiet-until = to
notices-note = These choices apply to all your devices. Notifications never contain cards.

notices-slow = { $count ->
    [one] { $name } is taking a while.
   *[other] The others are taking a while.
  }
notices-nudge = Nudge
notices-nudged = { $count ->
    [one] { $name } has been nudged.
   *[other] The others have been nudged.
  }
notices-missing = { $name } hasn’t moved for a day. A bot can fill in until they’re back.
notices-missing-bot = Let a bot fill in

notices-say-turn = Your turn
notices-say-turn-text = { $game }
notices-say-nudge = { $from } is waiting for you
notices-say-nudge-text = { $game }: it’s your turn.
notices-say-call = { $from } invites you
notices-say-call-text = { $game }: a seat is reserved for you.
notices-say-rematch = { $from } wants a rematch
notices-say-rematch-text = { $game }: a seat is reserved for you.
notices-say-challenge = The challenge is over
notices-say-challenge-text = { $game }: see how everyone did.
notices-say-day = Deal of the day
notices-say-day-text = Today’s cards are here, the same for everyone.
notices-say-test = It works
notices-say-test-text = Notifications reach this device.
