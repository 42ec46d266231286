# Learning by doing: what every game's lessons and exercises say.

lesson-unknown = There is no lesson “{ $name }”. There are: { $names }.
rules-no-edition = There is no edition “{ $name }”. There are: { $names }.
rules-no-number = There is no rule { $name }. There are: { $names }.
lesson-no-game = There is no game “{ $name }”. There are: { $names }.
exercise-unknown = There is no kind of exercise “{ $name }”. There are: { $names }.
exercise-no-level = There is no level { $level }; there are { $levels }.
exercise-none-clear = No position with a clear answer was found for the exercise “{ $kind }” with the seed { $seed }. Take another seed.
panel-lesson-not-here = Not in a lesson: this changes who plays, or which game.
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
panel-lesson-help = Help { $step }/{ $of }
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
    [one] One of its tasks is
   *[other] { $left } of its tasks are
} still to be done: Back leads there.

# The list of lessons.
lessons-key = lesson
lessons-name = name
lessons-about = what you learn
lessons-time = time
lessons-rules = rules
lessons-minutes = { $minutes } min
lessons-done = ✓ done
lessons-none = There are no lessons of this game yet.
# Progress: the file that keeps what was learnt.
progress-damaged = The file of your progress was damaged ({ $problem }); it now lies aside as { $aside }, and you go on from the last good one.
progress-damaged-whole = The file of your progress was damaged ({ $problem }); it now lies aside as { $aside }, and your progress begins anew.
progress-later = The file of your progress, { $path }, was written by a later version of lacitta_nb: what you learn now is not kept.
progress-not-read = The file of your progress, { $path }, can’t be used ({ $problem }): what you learn now is not kept.
progress-not-written = Your progress can’t be kept in { $path } ({ $problem }): what you learn now is forgotten with this notebook.
