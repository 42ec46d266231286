# Apprendre en jouant : ce que disent les leçons et les exercices de tous les jeux.

lesson-unknown = Il n’y a pas de leçon « { $name } ». Il y a : { $names }.
rules-no-edition = Il n’y a pas d’édition « { $name } ». Il y a : { $names }.
rules-no-number = Il n’y a pas de règle { $name }. Il y a : { $names }.
lesson-no-game = Il n’y a pas de jeu « { $name } ». Il y a : { $names }.
exercise-unknown = Il n’y a pas de sorte d’exercice « { $name } ». Il y a : { $names }.
exercise-no-level = Il n’y a pas de niveau { $level } ; il y a { $levels }.
exercise-none-clear = Aucune position avec une réponse claire n’a été trouvée pour l’exercice « { $kind } » avec la graine { $seed }. Prenez une autre graine.
