# Jeux de données et environnements pour les programmes qui apprennent.

study-no-extra = Il manque une bibliothèque ({ $error }). Installez-la par pip install "lacitta_nb[{ $extra }]".
study-coding-full = { $game } ne donne pas de numéros à ses actions, et alors { $most } au plus peuvent être permises à la fois ; ici il y en a { $count }.
study-unknown-setting = { $game } n’a pas de réglage { $name }{ $count ->
    [0] .
   *[other] {" "}; ses réglages sont : { $names }.
}
study-bad-reward = Une récompense est l’une de celles-ci : { $names }, pas { $reward }.
study-bad-render = La table peut être dite en texte (render_mode="ansi") ou pas du tout, mais pas comme { $mode }.
study-other-kind = Chaque partie d’un environnement a autant de places et d’actions que la première, et celle-ci, de { $game }, ne les a pas.
study-no-number = Une action est un nombre entier de 0 à { $most }, pas { $number }.
study-not-legal = L’action { $number } ({ $action }) n’est pas permise maintenant ; le masque montre les { $legal } qui le sont.
study-not-now = L’action { $action } n’est pas permise maintenant ; { $legal } le sont.

study-no-entrants = Personne ne joue : nommez au moins un joueur.
study-many-entrants = { $count } joueurs sont nommés pour { $seats } places : prenez plus de places, ou placez-les par tirage au sort (drawn).
study-bad-seating = On place les joueurs d’une de ces façons : { $names }, pas { $seating }.
study-bad-games = Le nombre de parties doit être entier et d’au moins 1, pas { $games }.
study-bad-column = On peut laisser de côté { $names }, pas { $name }.
study-no-parquet = le nom d’un jeu de données finit par { $suffix }
study-file-there = il y a déjà un fichier, et il reste : prenez un autre nom, ou dites qu’il peut être remplacé (force, --force)
study-game-failed = La partie { $game } n’est pas arrivée à sa fin : { $error } { $done ->
    [0] Rien n’a été gardé.
    [one] La partie d’avant est dans le fichier.
   *[other] Les { $done } parties d’avant sont dans le fichier.
}

study-data-made = { $decisions } décisions de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sont dans { $path } ; { $beside } dit comment les parties ont fini.
study-data-part = Arrêté avant la fin : { $decisions } décisions de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sont dans { $path } ; { $beside } dit comment les parties ont fini.
study-data-none = Arrêté avant qu’il y ait quelque chose à garder.

study-command-about = Fait jouer des joueurs artificiels et écrit chaque décision comme une ligne d’un fichier Parquet : ce qui était connu, ce qui était permis et comment la partie a fini. La même commande fait les mêmes fichiers.
study-command-needed = Nécessaire
study-command-game = ce qui est joué : { $names }
study-command-path = le fichier des décisions, dont le nom finit par .parquet ; à côté en vient un des parties
study-command-games = Les parties
study-command-players = qui joue, un mot par joueur ; ce qui a des options se met entre guillemets, comme "{ $example }"
study-command-seats = combien sont à la table ; sans rien dire, autant que de joueurs nommés, ou le moins que le jeu permette
study-command-seating = où ils sont assis : comme ils sont nommés, toujours de nouveau (fixed), une place plus loin à chaque partie (turn), ou chaque place de chaque partie par tirage au sort (drawn)
study-command-count = combien de parties ; { $usual } sans rien dire
study-command-seed = tire les parties au sort ; { $usual } sans rien dire
study-command-setting = { $name } des parties ; { $usual } sans rien dire
study-command-files = Les fichiers et le travail
study-command-leave-out = colonnes qui ne sont pas gardées
study-command-force = les fichiers qui sont là peuvent être remplacés
study-command-workers = processus qui jouent ; les fichiers sont les mêmes quel que soit leur nombre
study-command-quiet = aucune barre n’est montrée
study-command-help = montre cette aide
study-command-which = { $command } dit les réglages d’un jeu et les mots pour ses joueurs.
study-command-words = Mots pour les joueurs de { $game } : { $words }.
