# Erreurs hors des règles du jeu : ce qui a été demandé, et ce qui serait juste.

players-count = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $count }.
player-no-action = Le joueur { $player } a choisi { $chosen }, qui n’est pas une action : un joueur répond par une de lc.legal_actions(view), ou par lc.parse_action("…").
player-bad-action = Le joueur { $player } a choisi ce qui ne peut pas être joué. { $problem }

game-over = La partie est finie ; il n’y a plus rien à jouer.
nothing-to-decide = Personne n’a de décision à prendre : jouez d’abord la phase « { PHASE($phase, $game) } » avec game.step().
decision-pending = { $player } doit d’abord décider : game.legal_actions() liste les choix, game.play(...) en joue un.
nothing-to-undo = Il n’y a rien à défaire : la partie a commencé ici.
nothing-to-redo = Il n’y a rien à refaire : rien n’a été défait, ou autre chose a été joué depuis.

bad-names = Les joueurs se donnent par un nombre de { $fewest } à { $most } ou par une liste de noms, chacun de { $longest } caractères au plus sur une ligne, pas par { $names }.
bad-seed = Une graine est un nombre entier de 100 chiffres au plus, pas { $seed }.
bad-truth = Attendu True ou False pour { $setting }, reçu { $given }.
bad-many = Pour { $setting }, on peut demander { NUMBER($most, useGrouping: 1) } au plus, pas { $given }.
no-state = { $given } n’est pas l’état d’une partie ; game.state en est un, comme ce que donne lc.apply(state, action).
no-game = { $given } n’est pas une partie : lc.new_game() en crée une, lc.load() en lit une, et lc.Game(state) commence à un état.
no-such-game = Il n’y a pas de jeu { $name } ; les jeux sont : { $names }.
no-player = Il n’y a pas de joueur { $player } ; désignez-le par son numéro ou par son nom : { $names }.
several-players = Plusieurs joueurs s’appellent { $player } ; désignez-en un par son numéro : { $seats }.
did-you-mean = Vouliez-vous dire { $words } ?
other-game = C’est pour une partie de { $game }, et { $given } n’en est pas une.
