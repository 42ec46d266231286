# Ce que dit le panneau. `panel-ui-` sont les mots de ses boutons et de ses titres.

## Avis

panel-bad-command = Le panneau ne connaît pas la commande « { $command } ». Relancez la cellule pour avoir un panneau neuf.
panel-too-long = C’est trop long : au plus { $longest } lettres tiennent ici. Rien n’a changé.
panel-half-letter = « { $text } » contient une moitié de lettre, qu’on ne peut ni montrer ni enregistrer. Saisissez le texte à nouveau.
panel-changed-elsewhere = Un autre code a changé la partie ; le panneau la montre maintenant telle qu’elle est. Votre dernier clic n’a pas servi.
panel-no-rule = Il n’y a pas de règle { $number }.
panel-nothing-asked = Rien n’est demandé en ce moment, il n’y a donc rien à prédire.
panel-nothing-chosen = Rien n’est prêt à être validé : choisissez d’abord quoi faire, et où.
panel-no-such-choice = On ne peut pas choisir « { $choice } » en ce moment.
panel-plan-full = C’est déjà assez. Retirez d’abord quelque chose du plan.
panel-new-done = Une nouvelle partie a commencé ; sa graine est { $seed }.
panel-in-python = En Python, c’est panel.game, là où le panneau a été fait par panel = lc.show(game) ; la variable game désigne encore la partie précédente.
panel-sure-new = La partie en cours n’est pas enregistrée. En commencer une nouvelle quand même ?
panel-sure-thrown = La partie recommence à cette position, avec ces dés : ce qui a été joué avant ne pourra plus être défait. Continuer ?
panel-thrown = Les dés sont posés, et la partie continue à partir d’ici.
panel-sure-load = La partie en cours n’est pas enregistrée. La remplacer quand même ?
panel-sure-replace = Il y a déjà un fichier { $name }. Le remplacer ?
panel-loaded = { $name } est chargé.
panel-a-code = Le code de partie
panel-saved = { $name } est enregistré, dans le dossier de ce notebook.
panel-unexpected = Une erreur s’est produite dans le programme ({ $kind } : { $text }). La partie est restée comme avant ce clic.
panel-no-picture = Une chose de l’image n’a pas pu être dessinée et manque ({ $error }). La partie continue.
panel-no-name = Donnez d’abord un nom au fichier.
panel-bad-name = « { $name } » n’est pas un nom de fichier. Utilisez des lettres et des chiffres, sans / ni \, 100 au plus.
panel-no-file = Il n’y a pas de fichier { $name } dans le dossier de ce notebook.
panel-no-file-but = Il n’y a pas de fichier { $name } dans le dossier de ce notebook. On y trouve : { $there }.
panel-other-game = C’est une partie de { $game }, et ce panneau joue à { $own } : lc.show(lc.load(…)) dans une autre cellule l’ouvre.
panel-no-code = Ce n’est ni une partie enregistrée ni un code de partie : un code commence par lc1. et une partie enregistrée par une accolade.
panel-bad-player = Chaque joueur a besoin d’un nom de { $longest } lettres au plus.
panel-same-names = Chaque joueur a besoin d’un nom à lui.
panel-bad-seed = La graine est un nombre entier de 18 chiffres au plus, pas « { $seed } ». Laissez vide pour en tirer une.

panel-interrupted = Le noyau a été interrompu. La partie est restée comme avant.
panel-bad-seat = « { $seat } » ne peut pas prendre place. Peuvent jouer : { $kinds }, ou un objet avec choose(view).
panel-at-work = Le panneau traite un clic ; ce que clique un joueur ou une image entre-temps ne sert pas.
panel-no-hint = Personne n’a de décision à prendre en ce moment : il n’y a rien à conseiller.
panel-computers-turn = C’est à un ordinateur de décider : appuyez sur Étape pour son coup, ou sur Jouer.

## Titres et étapes

panel-undone = Annulé : { $what }.
panel-redone = Refait : { $what }.
panel-travel-held = Rien ne continue tout seul avant que vous ne cliquiez sur Jouer.
panel-travel-move = { $player } – { $what }
panel-travel-more = { $count ->
        [one] encore { $count } coup
       *[other] encore { $count } coups
    }
panel-title-over = La partie est finie : { $names } { $count ->
        [one] gagne
       *[other] partagent la victoire
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panel-title-tie = { $over } ; { $tie }
panel-whose = { $player } décide.
panel-step-phase = Étape : { $phase }
panel-step-wait-game = { $player } doit décider avant que la partie continue.
panel-step-computer = Étape : { $player } joue
panel-nothing-happened = Rien ne s’est passé dans cette phase.
panel-more = Encore { $count } avant cela ; le journal ci-dessous montre tout.
panel-replay-more = … et encore { $count } lignes ; le journal les montre toutes.

## Quoi, où, combien

panel-nowhere = Possible nulle part pour l’instant. Par exemple : { $reason }
panel-confirm-or-change = Validez, ou choisissez autre chose.

## Plusieurs à la fois

panel-planned-enough = C’est assez. Validez, ou changez le plan.
panel-planned-free = Validez, ou changez le plan.

## Faim, prévision, voix

panel-hand-over = Seul { $player } devrait regarder l’écran maintenant.
panel-i-am = Je suis { $player } : montrer les cartes
panel-coach-blunder = « { $better } » semble meilleur d’environ { $points } ; validez de nouveau pour garder votre choix.
panel-coach-back = Si tous les autres avaient joué de même, « { $better } » au lieu de « { $action } » aurait rapporté environ { $points } de plus à { $player }.
panel-coach-none = Aucun autre choix, seul, n’aurait beaucoup aidé { $player }.

## Ordinateurs et conseils

panel-seat-person = humain
panel-seat-own = votre joueur { $own }
panel-pace-slow = lent ({ $seconds } s)
panel-pace-steady = moyen ({ $seconds } s)
panel-pace-fast = rapide ({ $seconds } s)
panel-pace-at-once = sans pause
panel-seat-computer = ordinateur : { $kind }
panel-thinking = { $player } réfléchit{ $seconds ->
        [0] {""}
       *[other] {""} ({ $seconds } s)
    } …
panel-auto-waits = Lecture en cours ; { $player } décide.
panel-auto-paused = Une pause après « { $phase } », pour regarder ce qui s’est passé : Jouer ou Étape continue.
panel-computer-decides = C’est à { $player } ({ $kind }) : Étape pour ce coup, Aller jusqu’à votre tour, ou Jouer.
panel-computer-alone = C’est à { $player } ({ $kind }) : Étape, ou Jouer.
panel-run-nobody = Aucun humain ne joue : Étape fait le coup suivant, Jouer laisse la partie avancer seule.
panel-computer-plays = { $player } est joué par l’ordinateur ({ $kind }).
panel-why-none = Il ne donne pas de raisons.
panel-why = Pourquoi : { $why }
panel-hint-points = { $halves ->
        [1] ½ point
        [2] 1 point
        [3] 1½ point
       *[other] { $points } points
    }
panel-hint-effect = { $how ->
        [equal] pas mieux
        [little] à peine mieux
        [less] à peine moins bien
        [much] +{ $points }
       *[worse] −{ $points }
    }
panel-hint-than-worst = Comparé au pire choix, à peu près :
panel-hint-win = victoire : { $exact ->
        [yes] { $chance }
       *[no] environ { $chance }
    }
panel-hint-ways = (ou { $more } { $more ->
        [one] autre
       *[other] autres
    } choix)
panel-hint-others = Tout aussi bon : { $more ->
        [0] { $ways }.
        [one] { $ways } ; et { $more } autre.
       *[other] { $ways } ; et { $more } autres.
    }

## Prédire, puis voir

panel-mark-right = Juste : { $what }
panel-mark-wrong = Faux : { $what }
panel-mark-missed = Oublié : { $what }
panel-mark-nothing = Rien de tel n’est arrivé, comme vous l’aviez dit.
panel-mark-told = { $score } : { $lines }.
panel-mark-more = Et encore { $count } que personne n’a prédits : voir le journal.
panel-mark-score = { $all ->
        [0] { $missed ->
            [0] Tout juste
           *[other] Rien de prédit, { $missed ->
                [one] { $missed } oubli
               *[other] { $missed } oublis
            }
        }
       *[other] { $right } sur { $all } juste{ $right ->
            [one] {""}
           *[other] s
        }{ $missed ->
            [0] {""}
            [1] , { $missed } oubli
           *[other] , { $missed } oublis
        }
    }
panel-predicted = { $count ->
        [0] Rien n’est encore prédit.
       *[other] Prédit : { $what }.
    }
panel-predict-half = De { $space } vers quelle ville ? Cliquez dessus.

## Mots du panneau

panel-ui-board = Plateau. Les flèches déplacent ; avec Maj, ou avec n et p, vers les cases qu’on peut choisir ; Début va à la meilleure ; Entrée choisit, Échap annule.
panel-ui-keys = Touches : les flèches déplacent · Maj + flèche, n, p : case marquée suivante · Début : la meilleure case marquée · Entrée choisit · Échap annule
panel-ui-lost = Non connecté : relancez la cellule.
panel-ui-predict = Prédire, puis voir
panel-ui-predict-help = Vous demande ce qu’une phase va apporter avant qu’elle se joue, et note votre réponse d’après ce que les règles ont fait.
panel-ui-guess = Que va-t-il se passer ?
panel-ui-guessed = Voir
panel-ui-marked = Votre prédiction
panel-ui-step = Étape
panel-ui-next-guess = Choisissez ce que vous attendez, puis Voir. Ne rien choisir, c’est dire que rien de tel n’arrivera.
panel-ui-next-guess-one = Choisissez ce que vous attendez, puis Voir.
panel-ui-next-step = Pour continuer : Étape joue la phase marquée plus haut.
panel-ui-phases = Phases de l’année
panel-ui-run = Aller à la prochaine décision
panel-ui-confirm = Valider
panel-ui-cancel = Annuler
panel-ui-undo = Défaire
panel-ui-undo-decision = Décision précédente
panel-ui-undo-person = Dernière décision d’une personne
panel-ui-redo-person = Prochaine décision d’une personne
panel-ui-redo = Refaire
panel-ui-redo-decision = Décision suivante
panel-ui-redo-end = À la fin
panel-ui-undo-none = Rien à défaire : rien n’a encore été joué.
panel-ui-redo-none = Rien à refaire : rien n’a été défait.
panel-ui-coordinates = Coordonnées
panel-ui-coordinates-far = Les noms des cases s’écrivent là où il y a de la place : rapprochez le plateau ou passez en plein écran.
panel-ui-areas = Noms des terrains
panel-ui-changes = Ce qui changerait
panel-ui-happened = Ce qui s’est passé
panel-ui-nothing-yet = Appuyez sur Étape pour jouer la première phase.
panel-ui-players = Joueurs
panel-ui-player = Joueur
panel-ui-start = commence
panel-ui-out = hors jeu
panel-ui-take = Choisir un conseil
panel-ui-guide = Votre premier tour
panel-ui-guide-next = Merci
panel-ui-guide-away = Non merci
panel-ui-hint = Conseil
panel-ui-hint-close = Fermer
panel-ui-hint-why = Pourquoi
panel-ui-hint-about = Jusqu’où va ce conseil
panel-ui-play = Jouer
panel-ui-stop = Arrêt
panel-ui-stopping = Arrêt …
panel-ui-replay = Ce qui s’est passé, joué sur le plateau
panel-ui-replay-back = Une ligne en arrière
panel-ui-replay-pause = Pause
panel-ui-replay-resume = Suite
panel-ui-replay-forth = Une ligne en avant
panel-ui-replay-speed = Vitesse
panel-ui-replay-mine = Mes villes
panel-ui-replay-end = Aller à la fin
panel-ui-pace = Rythme : secondes d’un coup au suivant
panel-ui-seats = Qui joue cette partie
panel-ui-seats-help = Ce qu’on choisit ici vaut tout de suite, pour la partie en cours, et peut changer à tout moment. Étape fait le prochain coup d’un ordinateur ; Jouer laisse la partie avancer seule jusqu’à la décision d’une personne.
panel-ui-back = Retour
panel-ui-here = Possible ici
panel-ui-log = Journal
panel-ui-log-all = Toutes les années
panel-ui-log-less = Réduire
panel-ui-file = Joueurs (personnes, ordinateurs), nouvelle partie, enregistrer, charger
panel-ui-new = Nouvelle partie
panel-ui-names = Noms
panel-ui-new-seats-help = Joueurs : qui est choisi ici joue la nouvelle partie à partir de Commencer ; qui joue la partie en cours se choisit plus haut.
panel-ui-seed = Graine
panel-ui-seed-any = tirée
panel-ui-begin = Commencer
panel-ui-save = Enregistrer
panel-ui-load = Charger
panel-ui-name = Fichier
panel-ui-download = Télécharger
panel-ui-upload = Envoyer un fichier
panel-ui-paste = Code de partie
panel-ui-open-code = Ouvrir le code
panel-ui-code = Voir code et Python
panel-ui-copy = Copier
panel-ui-copied = Copié
panel-ui-python = En Python
panel-ui-yes = Oui
panel-ui-no = Non
panel-ui-details = Détails pour qui répare
panel-ui-result = Résultat
panel-ui-points = Points
panel-ui-rank = Rang
panel-ui-rule = règle
panel-ui-busy = Le noyau est occupé : ce clic l’attend.
panel-ui-at-work = Le noyau travaille encore à ce clic.
panel-ui-no-kernel = Le noyau n’a pas répondu : ce clic est retiré. Cliquez de nouveau quand le noyau est libre ; s’il s’est arrêté, relancez la cellule.
panel-ui-signs = Sens des signes
panel-ui-more = un de plus
panel-ui-less = un de moins
panel-ui-order = Ordre du tour
panel-ui-what = Quoi
panel-ui-where = Où
panel-ui-planned = ✓ Choisi
panel-ui-unplanned = Choisir
panel-ui-secrets-look = Ce qui a été vu en secret peut être revu :
panel-ui-secrets-show = Le montrer à
panel-ui-secrets-hide = Le cacher
panel-ui-add = Ajouter au plan
panel-ui-remove = Retirer du plan
panel-ui-menu = Menu : plus loin en arrière et en avant, noms, plein écran, langue, touches
panel-ui-languages = Langue
panel-ui-full = Plein écran
panel-ui-full-off = Quitter le plein écran
panel-ui-hand = Ce qu’on peut choisir
panel-ui-dock = Ce qui changerait, et pourquoi
panel-ui-drawers = Plus
panel-ui-drawer-players = Joueurs en détail
panel-ui-drawer-signs = Signes
panel-ui-coach = Coach
panel-ui-coach-help = Coach : avertit une fois avant un choix qui coûte cher, et revient sur l’année quand elle est finie.
panel-ui-coach-back = Y retourner
panel-ui-coach-told = Le coach revient sur l’année
panel-ui-colon = {" :"}
panel-ui-rules = Règles
panel-ui-rules-search = Chercher
panel-ui-rules-found = Trouvé :
panel-ui-rules-none = Aucune règle et aucun mot du jeu ne dit cela.
panel-ui-rules-edition = Édition
panel-ui-rules-all-editions = toutes les éditions
panel-ui-rules-differs = seulement ce qui diffère
panel-ui-rules-example = Par exemple :
panel-ui-rules-show = Voir sur le plateau
panel-ui-rules-terms = Mots du jeu
panel-ui-drawer-files = Parties, fichiers
panel-ui-since = Depuis votre tour
panel-ui-so-far = Jusqu’ici
panel-ui-run-brief = Aller
panel-ui-danger-some = Dangers
panel-ui-danger-more = Autres dangers
panel-ui-danger-less = Moins
panel-ui-cancel-none = Rien à annuler : rien n’a encore été choisi.
panel-ui-zoom-fit = Tout le plateau
panel-ui-zoom-mine = Mes villes
panel-ui-zoom-near = Le plateau de près
panel-ui-zoom-fit-brief = Tout
panel-ui-zoom-mine-brief = Miennes
panel-ui-zoom-near-brief = Près
panel-no-painter = Il n’y a pas de dessinateur « { $name } » ; il y a svg et matplotlib.
panel-static = { $game }, { $title }. Lancez cette cellule pour jouer.
panel-static-start = ▶ Jouer
