# Évaluation de positions et tournois.

study-bad-workers = Le nombre de processus doit être entier et valoir 1 ou plus, pas { $workers }.
study-bad-playouts = Le nombre de simulations doit être entier et valoir 1 ou plus, pas { $playouts }.
study-no-processes = Les processus sont morts dès le début. Dans un script, placez l’appel sous « if __name__ == "__main__": », car chaque processus lance aussi le script ; sinon travaillez avec workers=1.
study-bad-rounds = Le nombre de tours doit être entier et valoir 1 ou plus, pas { $rounds }.
study-bad-table = Le nombre de joueurs à une table doit être entier et compris entre 1 et { $most }, pas { $players }.
study-bad-count = Le nombre de candidats doit être entier et valoir 1 ou plus, pas { $count }.
study-no-actions = Il n’y a pas d’action à essayer : nommez-en au moins une, ou n’en donnez aucune liste.
study-bad-actions = Les actions à essayer sont une liste comme ["gold", "pass"], pas { $actions }.
study-bad-executor = { $executor } ne fait aucun travail : un exécuteur a submit(…), comme local_pool(2).
study-bad-names = Les noms des joueurs sont une liste comme ["anna", "bruno"], pas { $names }.
study-bad-groups = Les groupes sont une liste des noms à chaque table, comme en fait line_ups(["anna", "bruno"], 2), pas { $groups }.
study-bad-players = Les joueurs se donnent par leur nom, comme { $example }, pas comme { $players }.
study-bad-boards = Vos propres plateaux se donnent par leur nom, comme { $example }, pas comme { $boards }.
study-no-plan = { $given } n’est pas le plan d’un tournoi : plan(…) en fait un.
study-no-played = { $given } ne sont pas les parties d’un tournoi : run_tournament(…).games en sont.
study-no-fingerprint = On ne peut pas dire de quoi est fait le joueur { $name } ({ $error }) ; ses parties se confondraient avec celles d’un autre. Ce dont il ne fait que se souvenir peut porter un nom qui commence par _, qu’on ne regarde pas.
study-player-stays = Le joueur { $name } ne peut pas être envoyé à un autre processus ({ $error }). Travaillez avec workers=1, ou placez ce qu’il contient dans un module à part.
study-player-in-notebook = La classe { $name } est écrite dans cette session, où d’autres processus ne la trouvent pas. Placez-la dans un fichier à elle et importez-la, ou travaillez avec workers=1.

study-bar-playouts = Simulations
study-bar-stopped = Arrêté avant la fin

study-note-whole = { $done ->
        [one] { $done } simulation
       *[other] { $done } simulations
    }. Entre crochets : l’intervalle à 95 pour cent.
study-note-over = La partie est finie : voici comment elle s’est terminée, et rien n’est estimé.
study-note-part = Arrêté après { $done } simulations sur { $wanted }. Entre crochets : l’intervalle à 95 pour cent.
study-note-given-up = { $done } simulations sur { $wanted } : { $lost ->
        [one] { $lost } a été abandonnée, parce que le processus qui la jouait est mort plusieurs fois, ou ne prenait plus de travail
       *[other] { $lost } ont été abandonnées, parce que les processus qui les jouaient sont morts plusieurs fois, ou ne prenaient plus de travail
    }. Entre crochets : l’intervalle à 95 pour cent.
study-note-too-few = « Trop peu » : si peu de simulations ne disent pas de combien le nombre peut s’écarter ; demandez-en plus par playouts=….
study-too-few = { $value } (trop peu)
study-from-to = { $low } à { $high }
study-done = { $done } sur { $wanted }
study-best = le plus de points
study-below = moins de { $high }
study-above = plus de { $low }
study-reference = { $value } (référence)
study-at-table = { $player } (à { $count })
study-not-joined = non comparable

study-column-action = action
study-column-playouts = simulations
study-column-player = joueur
study-column-win = victoires en %
study-column-win-low = victoires, au moins
study-column-win-high = victoires, au plus
study-column-points = points
study-column-points-low = points, au moins
study-column-points-high = points, au plus
study-column-behind = retard en points
study-column-behind-low = retard, au moins
study-column-behind-high = retard, au plus

## Tournois

study-bar-games = Parties
study-game-broken = Le jeu { $name } a été annoncé par un paquet qui ne se charge pas : { $error }
study-no-setting = Un tournoi de { $game } n’a pas de { $name }=…{ $count ->
    [0] .
   *[other] {" "}; ce par quoi ses parties peuvent différer s’écrit { $names }.
}
study-mixed-games = Un plan est pour un seul jeu, et celui-ci en mêle plusieurs : { $names }.
study-no-player = Il n’y a pas de joueur { $name } dans ce tournoi. Il y a : { $names }.
study-other-player = Le fichier { $file } contient à la ligne { $line } une partie d’un autre joueur qui s’appelait aussi { $name } : ses réglages, le code de sa classe, ce que les joueurs de lacitta_nb ont appris, ou la version de lacitta_nb ou de Python étaient différents. Donnez un autre nom à celui-ci, ou prenez un autre fichier.
study-other-plan = Le plan a été fait pour un autre joueur appelé { $name } que celui qui doit jouer maintenant : ses réglages, le code de sa classe ou son Python ont changé. Refaites le plan ; ce dont un joueur ne fait que se souvenir porte un nom qui commence par _.
study-bad-group = On peut grouper les parties par { $names }, pas par { $by }.
study-mixed-tables = Ces parties viennent de tables de tailles différentes ({ $sizes }), et une cote ne vaut que pour une taille. Dites laquelle par « players=… ».
study-table-size = « players » doit être le nombre de places d’une table, et non { $given }.
study-no-such-tables = Aucune de ces parties ne vient d’une table de { $players }. Il y a des tables de : { $sizes }.
study-no-reference = Les cotes peuvent se rapporter à un joueur qui a participé, pas à { $name }. Il y a : { $names }.
study-no-moves = Les coups de cette partie n’ont pas été gardés ; on ne peut pas la rejouer.
study-moves-short = Les coups s’arrêtent avant la fin de la partie.
study-other-end = Les coups mènent à une autre fin que celle que dit la ligne : { $found } points au lieu de { $told }.
study-other-places = Les coups mènent à une autre fin que celle que dit la ligne : les rangs { $found } au lieu de { $told }.
study-game-kills = Le processus qui jouait cette partie est mort { $times } fois ; la partie a été abandonnée.
study-note-cut = La dernière ligne de { $file } n’était écrite qu’à moitié ; elle a été coupée, et sa partie rejouée.
study-match = tour { $round } : { $seats }
study-note-repeated = Recommencée, parce que le processus qui la jouait est mort : { $match }
study-note-mistake = Pas jouée jusqu’au bout, par une erreur du joueur { $player } ({ $error }) : { $match }
study-note-failed = Pas jouée jusqu’au bout, sans faute d’un joueur ({ $error }) : { $match }
study-note-stopped = Arrêté avant la fin ; les parties terminées sont dans le fichier, et un nouvel appel reprend là.

study-no-games = Il n’y a pas de partie à dessiner : jouez-en d’abord une.
study-by-year-points = points, si la partie s’était alors arrêtée

study-column-seats = places prises
study-column-seat = place
study-column-players = joueurs à la table
study-column-year = année
study-column-rating = cote
study-column-rating-low = cote, au moins
study-column-rating-high = cote, au plus
