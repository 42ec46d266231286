# Learning by doing: what every game's lessons and exercises say.

lesson-unknown = There is no lesson “{ $name }”. There are: { $names }.
rules-no-edition = There is no edition “{ $name }”. There are: { $names }.
rules-no-number = There is no rule { $name }. There are: { $names }.
lesson-no-game = There is no game “{ $name }”. There are: { $names }.
exercise-unknown = There is no kind of exercise “{ $name }”. There are: { $names }.
exercise-no-level = There is no level { $level }; there are { $levels }.
exercise-none-clear = No position with a clear answer was found for the exercise “{ $kind }” with the seed { $seed }. Take another seed.
