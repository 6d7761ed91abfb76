# Between players and those who run the server: reports, warnings, bans.

report-title = Report { $name }
report-title-any = Report a player
report-button = Report
report-these-words = Report these words of { $name }
report-who = Who?
report-said = The words
report-why = What is wrong?
report-reason-words = Insults or hate
report-reason-name = Offensive name
report-reason-stalling = Stalls or leaves
report-reason-cheating = Cheats
report-reason-spam = Spam
report-reason-other = Something else
report-more = More about it, if you like
report-note = It goes to those who run this server, with this table. The reported player does not learn who sent it.
report-send = Send the report
report-sent = The report is on its way
report-sent-text = Thank you. Those who run this server will look at it. Until then you can mute this player.
report-refused-already-reported = You have reported this already.
report-refused-too-many-reports = You have sent many reports today. Try again tomorrow.
report-refused-other = The report could not be sent. Try again in a moment.

ban-title = You are banned from this server
ban-until = You cannot play or watch with others here until { $time }.
ban-reason = The reason
ban-alone = Alone against bots, the lessons and the rules are open to you as before.

warning-title = A warning for you
warning-from = From those who run this server:
warning-read = I have read it

operators-closed = This table was closed
operators-closed-text = Those who run this server have ended it. It changes nobody’s rating.
