# Apprendre en jouant : ce que disent les leçons et les exercices de tous les jeux.

lesson-unknown = Il n’y a pas de leçon « { $name } ». Il y a : { $names }.
rules-no-edition = Il n’y a pas d’édition « { $name } ». Il y a : { $names }.
rules-no-number = Il n’y a pas de règle { $name }. Il y a : { $names }.
rules-no-rule-or-game = « { $name } » n’est ni une règle de { $game } ni un jeu. Il y a les jeux { $games } et les règles { $names }.
rules-of-another = { $game } n’a pas de règle { $name }, mais { $other } en a une : lc.rules("{ $key }", rule="{ $name }").
exercise-unknown = Il n’y a pas de sorte d’exercice « { $name } ». Il y a : { $names }.
exercise-no-level = Il n’y a pas de niveau { $level } ; il y a { $levels }.
exercise-none-clear = Aucune position avec une réponse claire n’a été trouvée pour l’exercice « { $kind } » avec la graine { $seed }. Prenez une autre graine.
panel-lesson-not-here = Pas dans une leçon : elle règle elle-même qui joue et quoi, et a ses propres aides.
panel-lesson-no-more-help = Il n’y a plus d’aide pour cette tâche.
panel-lesson-last = Il n’y a pas de leçon après celle-ci.
panel-lesson-first-task = Il n’y a pas de tâche avant celle-ci.

# Ce que dit la barre d’une leçon. La tâche elle-même est une phrase de son jeu, lesson-….
panel-ui-lesson = Leçon
panel-ui-lesson-goal = But
panel-ui-learn-what = Aide et issue
panel-ui-learn-retry = Réessayer
panel-ui-learn-reveal = Montrer
panel-ui-learn-help-none = Il n’y a pas d’autre aide. Montrer joue la solution.
panel-lesson-start = ▶ Jouer cette leçon
panel-lesson-how = Si le bouton ne fait rien ici : cliquez à côté, puis appuyez sur Maj+Entrée.
panel-lesson-open = Pas encore
panel-lesson-met = Atteint
panel-lesson-missed = Manqué
panel-lesson-shown = Montré
panel-lesson-rival = ordinateur
panel-lesson-place = Tâche { $at } sur { $of }
panel-lesson-help = { $step ->
        [0] Aide
       *[other] Aide { $step }/{ $of }
    }
panel-lesson-next = Suite
panel-lesson-skip = Sauter
panel-lesson-finish = Finir
panel-lesson-coming = Ensuite : { $lesson }
panel-lesson-on = C’est fait : continuez plus haut.
panel-lesson-again = Défaire retire votre dernière décision, Réessayer recommence tout.
panel-lesson-finished = C’était la leçon « { $lesson } » : { $of ->
        [1] sa tâche est faite.
        [2] les deux tâches sont faites.
       *[other] les { $of } tâches sont faites.
    }
panel-lesson-ended = C’était la leçon « { $lesson } ». { $left ->
        [1] Il reste la tâche { $tasks }
       *[other] Il reste les tâches { $tasks }
    } à faire : Retour y mène.

# La liste des leçons.
lessons-number = nº
lessons-key = en Python
lessons-name = nom
lessons-about = ce qu’on apprend
lessons-time = durée
lessons-rules = règles
lessons-minutes = { $minutes } min
lessons-done = ✓ faite
lessons-none = Il n’y a pas encore de leçons de ce jeu.

# Progrès : le fichier qui garde ce qui a été appris.

progress-damaged = Le fichier de vos progrès était abîmé ({ $problem }) ; il est maintenant mis de côté sous { $aside }, et vous continuez à partir du dernier bon.
progress-damaged-whole = Le fichier de vos progrès était abîmé ({ $problem }) ; il est maintenant mis de côté sous { $aside }, et vos progrès recommencent à zéro.
progress-later = Le fichier de vos progrès, { $path }, a été écrit par une version plus récente de lacitta_nb : ce que vous apprenez maintenant n’est pas gardé.
progress-not-read = Le fichier de vos progrès, { $path }, ne peut pas servir ({ $problem }) : ce que vous apprenez maintenant n’est pas gardé.
progress-not-noted = Ce que vous venez d’apprendre ne peut pas être ajouté à vos progrès dans { $path } ({ $problem }) : c’est laissé de côté.
progress-not-written = Vos progrès ne peuvent pas être gardés dans { $path } ({ $problem }) : ce que vous apprenez maintenant s’oublie avec ce notebook.
progress-not-copied = Vos progrès sont gardés, mais pas la copie à côté, { $path } ({ $problem }) : si le fichier est abîmé un jour, ce qu’il contient sera perdu.
progress-locked = Le fichier de verrou { $path } ne peut pas être enlevé ({ $problem }) : supprimez-le vous-même, sinon ce que vous apprenez dans plusieurs notebooks à la fois peut s’oublier.
progress-clock = L’horloge de cet ordinateur indique { $day }, et seules les années { $first } à { $last } peuvent être gardées : ce que vous apprenez est laissé de côté jusqu’à ce qu’elle soit à l’heure.
training-nothing = Il n’y a pas d’exercices du jeu « { $game } » parmi lesquels en tirer un.
training-kind-failed = Les exercices de la sorte { $kind } échouent et sont laissés de côté dans cet entraînement ({ $problem }).
training-bad-seed = Les exercices se tirent d’après un nombre entier de { $most } chiffres au plus ou un texte de { $most } lettres au plus, pas d’après { $seed }.
training-exercises = Exercices
training-level = Niveau { $level }
training-check = Vérifier
training-skip = Je ne sais pas
training-more = Un de plus
training-less = Un de moins
training-up = Plus tôt
training-down = Plus tard
training-drop = Retirer
training-no-arrows = Aucune flèche n’est encore tracée.
training-from = D’ici
training-your-answer = Votre réponse
training-mark-right = bien choisi
training-mark-wrong = mal choisi
training-mark-missed = oublié
training-keys = Espace choisit, Entrée vérifie et continue ; les flèches du clavier déplacent sur le plateau.
training-keys-number = Entrée vérifie et continue ; les flèches vers le haut et le bas comptent.
training-lost = Le noyau n’est plus là : relancez la cellule pour continuer.
training-static = Pour commencer, lancez la cellule.
training-name = Entraînement
training-about = Des exercices sur des positions du jeu, l’un après l’autre : vous répondez, et apprenez pourquoi. Ce que vous ne saviez pas revient.
training-start = ▶ Commencer l’entraînement
training-start-one = ▶ Répondre
training-how-spaces = Cliquez sur chaque case de la réponse.
training-how-choice = Choisissez une réponse.
training-how-several = Choisissez tout ce qui est juste.
training-how-arrows = Cliquez là où une flèche commence, puis là où elle finit. Tracez-les toutes.
training-how-number = Écrivez le nombre.
training-how-order = Mettez-les dans l’ordre, le premier en haut.
training-arrow-from = La flèche commence en { $space }. Où finit-elle ?
training-choose-first = Choisissez d’abord une réponse.
training-nothing-chosen = Rien n’est choisi. Vérifiez encore une fois si vous pensez qu’il n’y en a pas.
training-no-number = Écrivez un nombre entier, en chiffres seulement.
training-right = Juste
training-wrong = Pas juste
training-given-up = Celle-ci reviendra
training-answer = La bonne réponse : { $answer }.
training-none = aucune
training-today = { $count ->
        [0] Aucune réponse aujourd’hui
       *[other] Réponses aujourd’hui : { $count }
    }
training-due = À revoir : { $count }
training-streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
training-no-progress = Il n’y a encore rien à apprendre.
training-summary = Jusqu’ici { $asked } règles sur { $all } ont été demandées, et { $right } exercices sur { $answers } étaient justes.
training-summary-none = Rien n’a encore été demandé : lc.train() commence.
training-summary-due = À revoir d’ici ce soir : { $count }
training-table-lessons = { $game } : leçons
training-table-rules = { $game } : règles
training-table-new = { $count ->
        [one] { $game } : { $count } règle pas encore demandée
       *[other] { $game } : { $count } règles pas encore demandées
    }
training-column-done = Tâches faites
training-column-rule = Règle
training-column-says = Ce qu’elle dit
training-column-taught = Enseignée par
training-column-asked = Questions
training-column-right = Réponses justes
training-column-due = À revoir
training-due-now = à revoir
