# The lessons. In every step: lesson-STEP is the text, -done what came of it, -not the reply to any
# other move. *Stars* stand for stress. { $p1 } and { $p2 } are the names of the others at the table.

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
lesson-end-again = Repeat the lesson
lesson-choose = Which game would you like to learn?
lesson-choose-line = A few minutes each, with the table set up for you. You make the moves.
lesson-begin = Start
lesson-begin-game = Start the { $game } lesson

quiz-title = What would you play?
quiz-step = Position { $step } of { $steps }
quiz-right = Right!
quiz-wrong = Not quite.
quiz-better = Better: { $move }.
quiz-skip = Skip
quiz-again = Look again
quiz-open = not answered yet
quiz-none = No positions yet
quiz-none-text = This game has no positions yet. Its lesson and rules are ready for you.
quiz-end = { $right } of { $count } right
quiz-end-all = All correct. You’re ready to play!
quiz-end-text = Positions like these come up in real games. Come back and try them again whenever you like.
lesson-end-quiz = What would you play? Try a few positions
lesson-end-quiz-best = Your best: { $right } of { $count }
