# Between players and those who run the server: reports, warnings, bans.

report-title = Report { $name }
report-title-any = Report a player
report-button = Report
report-these-words = Report this message from { $name }
report-who = Who?
report-said = Message
report-why = What’s wrong?
report-reason-words = Insults or hate
report-reason-name = Offensive name
report-reason-stalling = Stalling or leaving
report-reason-cheating = Cheating
report-reason-spam = Spam
report-reason-other = Something else
report-more = Anything to add? (optional)
report-note = This goes to the people who run this server, along with this table. The reported player won’t know who sent it.
report-send = Send report
report-sent = Report sent
report-sent-text = Thank you. The people who run this server will look at it. Until then you can mute this player.
report-refused-already-reported = You’ve already reported this.
report-refused-too-many-reports = You’ve sent many reports today. Try again tomorrow.
report-refused-other = The report couldn’t be sent. Try again in a moment.

ban-title = You’re banned from this server
ban-until = You can’t play or watch online here until { $time }.
ban-reason = Reason
ban-alone = You can still play against bots, take the lessons and read the rules.

warning-title = A warning for you
warning-from = From the people who run this server:
warning-read = I’ve read it

operators-closed = This table was closed
operators-closed-text = The people who run this server ended the game. Nobody’s rating changes.
