# The lessons. In every step: lesson-STEP is the text, -done what came of it, -not what somebody is told who
# tries another move. *Stars* stand for stress. { $p1 } and { $p2 } are the names of the others at the table.

lesson-title = Learn { $game }
lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-restart = From the beginning
lesson-show = Show me
lesson-shown = Try this: { $move }
lesson-leave = Leave the lesson
lesson-note = The lesson
lesson-text-view = The table as text
lesson-slip = The score
lesson-end = That is all there is to it
lesson-end-text = You know enough to sit down. The rest comes by playing: every greyed choice tells you why it is greyed.
lesson-end-play = Play a real game
lesson-end-rules = Read the rules
lesson-end-again = Once more
lesson-choose = Which game would you like to learn?
lesson-choose-line = A few minutes each, on a table that is laid for you. You make the moves.
lesson-begin = Begin
lesson-begin-game = Begin the lesson of { $game }
