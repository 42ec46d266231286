# Learning by doing: what every game's lessons and exercises say.

lesson-unknown = There is no lesson “{ $name }”. There are: { $names }.
rules-no-edition = There is no edition “{ $name }”. There are: { $names }.
rules-no-number = There is no rule { $name }. There are: { $names }.
lesson-no-game = There is no game “{ $name }”. There are: { $names }.
exercise-unknown = There is no kind of exercise “{ $name }”. There are: { $names }.
exercise-no-level = There is no level { $level }; there are { $levels }.
exercise-none-clear = No position with a clear answer was found for the exercise “{ $kind }” with the seed { $seed }. Take another seed.

# Progress: the file that keeps what was learnt.

progress-damaged = The file of your progress was damaged ({ $problem }); it now lies aside as { $aside }, and you go on from the last good one.
progress-damaged-whole = The file of your progress was damaged ({ $problem }); it now lies aside as { $aside }, and your progress begins anew.
progress-later = The file of your progress, { $path }, was written by a later version of lacitta_nb: what you learn now is not kept.
progress-not-read = The file of your progress, { $path }, can’t be used ({ $problem }): what you learn now is not kept.
progress-not-written = Your progress can’t be kept in { $path } ({ $problem }): what you learn now is forgotten with this notebook.
