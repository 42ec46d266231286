# Apprendre en jouant : ce que disent les leçons et les exercices de tous les jeux.

lesson-unknown = Il n’y a pas de leçon « { $name } ». Il y a : { $names }.
rules-no-edition = Il n’y a pas d’édition « { $name } ». Il y a : { $names }.
rules-no-number = Il n’y a pas de règle { $name }. Il y a : { $names }.
lesson-no-game = Il n’y a pas de jeu « { $name } ». Il y a : { $names }.
exercise-unknown = Il n’y a pas de sorte d’exercice « { $name } ». Il y a : { $names }.
exercise-no-level = Il n’y a pas de niveau { $level } ; il y a { $levels }.
exercise-none-clear = Aucune position avec une réponse claire n’a été trouvée pour l’exercice « { $kind } » avec la graine { $seed }. Prenez une autre graine.
panel-lesson-not-here = Pas dans une leçon : cela change qui joue, ou quelle partie.
panel-lesson-no-more-help = Il n’y a plus d’aide pour cette tâche.
panel-lesson-last = Il n’y a pas de leçon après celle-ci.
panel-lesson-first-task = Il n’y a pas de tâche avant celle-ci.

# Ce que dit la barre d’une leçon. La tâche elle-même est une phrase de son jeu, lesson-….
panel-ui-lesson = Leçon
panel-ui-lesson-goal = But
panel-ui-learn-what = Aide et issue
panel-ui-learn-retry = Réessayer
panel-ui-learn-reveal = Montrer
panel-ui-learn-help-none = C’était toute l’aide qu’il y a. Montrer joue la solution.
panel-lesson-open = Pas encore
panel-lesson-met = Atteint
panel-lesson-missed = Manqué
panel-lesson-shown = Montré
panel-lesson-rival = ordinateur
panel-lesson-place = Tâche { $at } sur { $of }
panel-lesson-help = Aide { $step }/{ $of }
panel-lesson-next = Suite
panel-lesson-skip = Sauter
panel-lesson-finish = Finir
panel-lesson-coming = Ensuite : { $lesson }
panel-lesson-finished = C’était la leçon « { $lesson } » : { $of ->
        [1] sa tâche est faite.
        [2] les deux tâches sont faites.
       *[other] les { $of } tâches sont faites.
    }
panel-lesson-ended = C’était la leçon « { $lesson } ». { $left ->
        [1] Il reste une de ses tâches
       *[other] Il reste { $left } de ses tâches
    } à faire : Retour y mène.

# La liste des leçons.
lessons-key = leçon
lessons-name = nom
lessons-about = ce qu’on apprend
lessons-time = durée
lessons-rules = règles
lessons-minutes = { $minutes } min
lessons-done = ✓ faite
lessons-none = Il n’y a pas encore de leçons de ce jeu.

# Progrès : le fichier qui garde ce qui a été appris.

progress-damaged = Le fichier de vos progrès était abîmé ({ $problem }) ; il est maintenant à part sous { $aside }, et vous continuez à partir du dernier bon.
progress-damaged-whole = Le fichier de vos progrès était abîmé ({ $problem }) ; il est maintenant à part sous { $aside }, et vos progrès recommencent à zéro.
progress-later = Le fichier de vos progrès, { $path }, a été écrit par une version plus récente de lacitta_nb : ce que vous apprenez maintenant n’est pas gardé.
progress-not-read = Le fichier de vos progrès, { $path }, ne peut pas servir ({ $problem }) : ce que vous apprenez maintenant n’est pas gardé.
progress-not-written = Vos progrès ne peuvent pas être gardés dans { $path } ({ $problem }) : ce que vous apprenez maintenant s’oublie avec ce notebook.
