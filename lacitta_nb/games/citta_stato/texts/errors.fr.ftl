# Erreurs hors des règles : ce qui a été demandé, et ce qui serait juste.

bad-action-told = « { $given } » n’est pas une action de Città-Stato : { $kind ->
        [fleet] « fleet » s’écrit seul, ou avec « wild » et le nombre de cubes blancs payés en remplacement, comme « fleet wild 1 »
        [city] « city » s’écrit seul
        [guilds] « guilds » s’écrit seul, ou avec « wild » et le nombre de cubes blancs payés en remplacement, comme « guilds wild 1 »
        [war] après « war » vient la force d’un disque, puis éventuellement « wild » et le nombre de cubes noirs payés en remplacement, comme « war 3 wild 1 »
        [republic] après « republic » vient « purple » ou « four », les bannières qui sont données
        [politics] après « politics » vient le niveau d’un projet, puis éventuellement « wild » et le nombre de cubes noirs payés en remplacement, comme « politics 2 wild 1 »
        [use] après « use » vient une couleur pendant un tour, comme « use yellow wild 1 », ou la carte au second score, comme « use silk ». Il n’y a de remplacement que pour yellow, green, orange et purple
        [burn] après « burn » vient une couleur pendant un tour, comme « burn yellow wild 1 », ou la carte au second score, comme « burn silk ». Il n’y a de remplacement que pour yellow, green, orange et purple
        [upgrade] après « upgrade » vient yellow, green, orange ou purple, puis éventuellement « wild » et le nombre de cubes payés en remplacement, comme « upgrade yellow wild 1 »
        [buy] après « buy » viennent une couleur et le prix d’une rangée, comme « buy green 2 » ; « done » termine l’achat
        [keep] après « keep » viennent les couleurs des cubes gardés, un mot par cube, comme « keep yellow green green »
        [pay] après « pay » viennent les couleurs des cubes payés, un mot par cube, comme « pay white purple »
        [take] après « take » viennent « use » ou « burn », une couleur, et « present » ou « future », comme « take use white present » ; quand on échange des cubes, une couleur et le prix d’une rangée, comme « take green 2 »
        [move] après « move » viennent « left » ou « right » et le nombre de cases, comme « move left 2 »
        [shift] après « shift » vient « left » ou « right »
        [hold] après « hold » vient « old » ou « new »
        [offer] après « offer » vient une carte de république, comme « offer doge_crowns »
        [swap] après « swap » viennent la couleur de la bannière donnée et celle de la bannière reçue, comme « swap green purple »
        [back] après « back » viennent les couleurs des pistes qui reculent, un mot par case, comme « back yellow green »
        [discard] après « discard » vient un nombre de bannières, ou la couleur d’une bannière, comme « discard 2 » ou « discard green »
        [card] après « card » vient une carte utilisée de votre réserve, comme « card silk »
        [rob] après « rob » vient la place d’un joueur, comptée à partir de 0
        [disc] après « disc » vient la force d’un disque, comme « disc 4 »
       *[other] une action commence par ce qu’on fait, comme « fleet », « use yellow », « upgrade green wild 1 », « buy green 2 » ou « pass »
    }.
bad-action-cubes = « { $given } » est illisible ; « { $right } » se lit : les couleurs dans l’ordre yellow, white, green, orange, black, purple.
bad-action-record = Aucune action n’a ces champs : { $fields }. Choisissez-en une de game.legal_actions(), ou écrivez-en une, comme « use yellow ».
stato-five-need-expansion = À { $count }, il faut l’extension : écrivez expansion=True.
stato-set-expansion = À { $count }, il faut l’extension : mettez « Extension » sur « oui ».
stato-setting-between = Attendu { $setting } de { $least } à { $most }, reçu { $given }.

# Les scénarios en solo, une partie après l’autre.
stato-campaign-next = Scénario { $scenario } : la prochaine partie est la { $game }{ $crowns ->
        [0] {""}
        [one] , avec { $crowns } couronne bonus
       *[other] , avec { $crowns } couronnes bonus
    }{ $lost ->
        [0] {""}
        [one] {" "}; { $lost } partie perdue jusqu’ici
       *[other] {" "}; { $lost } parties perdues jusqu’ici
    }.
stato-campaign-finished = Scénario { $scenario } : toutes les parties sont gagnées{ $lost ->
        [0] {""}
        [one] , après { $lost } perdue en chemin
       *[other] , après { $lost } perdues en chemin
    }.
stato-campaign-over = Toutes les parties du scénario { $scenario } sont gagnées ; begin_again({ $scenario }) le recommence.
stato-campaign-all-won = Toutes les parties du scénario { $scenario } sont gagnées. Choisissez celle que vous voulez rejouer, ou un autre scénario.
stato-campaign-not-over = Seule une partie en solo terminée peut être gardée.
stato-campaign-other = Dans le scénario { $scenario }, la prochaine partie est la { $game }, depuis son début, avec { $crowns ->
        [0] aucune couronne bonus
        [one] { $crowns } couronne bonus
       *[other] { $crowns } couronnes bonus
    } : commencez-la avec new_game({ $scenario }).

stato-hidden-card = Il faudrait lire une carte que cette vue ne montre pas ; lc.complete(state, seed) la distribue.
stato-hidden-disc = Un disque de guerre est face cachée dans cette vue et devrait être retourné ; lc.complete(state, seed) le distribue.
stato-hidden-republic = Les cartes de république des autres sont cachées dans cette vue et devraient être montrées ; lc.complete(state, seed) les distribue.
