# The lessons. In every step: lesson-STEP is the text, -done what came of it, -not what somebody is told who
# tries another move. *Stars* stand for stress. { $p1 } and { $p2 } are the names of the others at the table.

lesson-title = Learn { $game }
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-restart = Start over
lesson-show = Show me
lesson-shown = Try this: { $move }
lesson-leave = Leave the lesson
lesson-note = The lesson
lesson-text-view = Text view
lesson-slip = The score
lesson-end = That’s all there is to it!
lesson-end-text = You know enough to play. The rest comes with practice: try any greyed-out choice and you’ll see why it isn’t allowed.
lesson-end-play = Play a real game
lesson-end-rules = Read the rules
lesson-end-again = Do it again
lesson-choose = Which game would you like to learn?
lesson-choose-line = A few minutes each, with the table set up for you. You make the moves.
lesson-begin = Start
lesson-begin-game = Start the { $game } lesson
