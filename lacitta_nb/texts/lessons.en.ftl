# Learning by doing: what every game's lessons and exercises say.

lesson-unknown = There is no lesson “{ $name }”. There are: { $names }.
rules-no-edition = There is no edition “{ $name }”. There are: { $names }.
rules-no-number = There is no rule { $name }. There are: { $names }.
rules-no-rule-or-game = “{ $name }” is neither a rule of { $game } nor a game. There are the games { $games }, and the rules { $names }.
rules-of-another = { $game } has no rule { $name }, but { $other } has one: lc.rules("{ $key }", rule="{ $name }").
exercise-unknown = There is no kind of exercise “{ $name }”. There are: { $names }.
exercise-no-level = There is no level { $level }; there are { $levels }.
exercise-none-clear = No position with a clear answer was found for the exercise “{ $kind }” with the seed { $seed }. Take another seed.
panel-lesson-not-here = Not in a lesson: it says itself who plays and what, and has help of its own.
panel-lesson-no-more-help = There is no more help for this task.
panel-lesson-last = There is no lesson after this one.
panel-lesson-first-task = There is no task before this one.

# What the bar of a lesson says. The task itself is a sentence of its game, lesson-….
panel-ui-lesson = Lesson
panel-ui-lesson-goal = Goal
panel-ui-learn-what = Help and outcome
panel-ui-learn-retry = Try again
panel-ui-learn-reveal = Show me
panel-ui-learn-help-none = That was all the help there is. Show me plays the solution.
panel-lesson-start = ▶ Play this lesson
panel-lesson-how = If the button does nothing here: click beside it, then press Shift+Enter.
panel-lesson-open = Not yet
panel-lesson-met = Reached
panel-lesson-missed = Missed
panel-lesson-shown = Shown
panel-lesson-rival = computer
panel-lesson-place = Task { $at } of { $of }
panel-lesson-help = { $step ->
    [0] Help
   *[other] Help { $step }/{ $of }
}
panel-lesson-next = Next
panel-lesson-skip = Skip
panel-lesson-finish = Finish
panel-lesson-coming = Next: { $lesson }
panel-lesson-on = That is done: go on above.
panel-lesson-again = Undo takes back your last decision, Try again begins anew.
panel-lesson-finished = That was the lesson “{ $lesson }”: { $of ->
    [one] its task is done.
    [2] both tasks are done.
   *[other] all { $of } tasks are done.
}
panel-lesson-ended = That was the lesson “{ $lesson }”. { $left ->
    [one] Task { $tasks } is
   *[other] Tasks { $tasks } are
} still to be done: Back leads there.

# The list of lessons.
lessons-number = no.
lessons-key = in Python
lessons-name = name
lessons-about = what you learn
lessons-time = time
lessons-rules = rules
lessons-minutes = { $minutes } min
lessons-done = ✓ done
lessons-none = There are no lessons of this game yet.
# Progress: the file that keeps what was learnt.
progress-damaged = The file of your progress was damaged ({ $problem }); it now lies aside as { $aside }, and you go on from the last good one.
progress-damaged-whole = The file of your progress was damaged ({ $problem }); it now lies aside as { $aside }, and your progress begins anew.
progress-later = The file of your progress, { $path }, was written by a later version of lacitta_nb: what you learn now is not kept.
progress-not-read = The file of your progress, { $path }, can’t be used ({ $problem }): what you learn now is not kept.
progress-not-noted = What you have just learnt can’t be added to your progress in { $path } ({ $problem }): it is left out.
progress-not-written = Your progress can’t be kept in { $path } ({ $problem }): what you learn now is forgotten with this notebook.
progress-not-copied = Your progress is kept, but not the copy beside it, { $path } ({ $problem }): should the file be damaged, what is in it is lost.
progress-locked = The lock file { $path } can’t be taken away ({ $problem }): delete it yourself, or notebooks that are open at once may forget what you learn.
progress-clock = The clock of this computer says { $day }, and only the years { $first } to { $last } can be kept: what you learn is left out until it is set right.

# Training.

training-nothing = There are no exercises for the game “{ $game }” from which one could be drawn.
training-kind-failed = The exercises of the kind { $kind } fail and are left out in this training ({ $problem }).
training-bad-seed = Exercises are drawn by a whole number of at most { $most } digits or a text of at most { $most } letters, not by { $seed }.
training-exercises = Exercises
training-level = Level { $level }
training-check = Check
training-skip = I don’t know
training-more = One more
training-less = One less
training-up = Earlier
training-down = Later
training-drop = Take back
training-no-arrows = No arrow is drawn yet.
training-from = From here
training-your-answer = Your answer
training-mark-right = rightly chosen
training-mark-wrong = wrongly chosen
training-mark-missed = missed
training-keys = Space chooses, Enter checks and goes on; arrow keys move on the board.
training-keys-number = Enter checks and goes on; the up and down arrows count.
training-lost = The kernel is gone: run the cell again to go on.
training-static = To begin, run the cell.
training-name = Training
training-about = Exercises about positions of the game, one after the other: you answer, and are told why. What you miss comes back.
training-start = ▶ Begin the training
training-start-one = ▶ Answer it
training-how-spaces = Click every space that is meant.
training-how-choice = Choose one.
training-how-several = Choose all that are right.
training-how-arrows = Click where an arrow begins, then where it ends. Draw all of them.
training-how-number = Write the number.
training-how-order = Put them in order, the first at the top.
training-arrow-from = The arrow begins at { $space }. Where does it end?
training-choose-first = Choose an answer first.
training-nothing-chosen = Nothing is chosen. Check once more if you mean that there is none.
training-no-number = Write a whole number, in digits only.
training-right = Right
training-wrong = Not right
training-given-up = This one comes back
training-answer = The right answer: { $answer }.
training-none = none
training-today = { $count ->
        [0] Nothing answered today
       *[other] Answered today: { $count }
    }
training-due = Due: { $count }
training-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
training-no-progress = There is nothing to learn yet.
training-summary = So far { $asked } of { $all } rules were asked about, and { $right } of { $answers } exercises were answered right.
training-summary-none = Nothing was asked yet: lc.train() begins.
training-summary-due = Due by tonight: { $count }
training-table-lessons = { $game }: lessons
training-table-rules = { $game }: rules
training-table-new = { $count ->
    [one] { $game }: { $count } rule that was not asked yet
   *[other] { $game }: { $count } rules that were not asked yet
}
training-column-done = Tasks done
training-column-rule = Rule
training-column-says = What it says
training-column-taught = Taught by
training-column-asked = Asked
training-column-right = Answered right
training-column-due = Due
training-due-now = due
