# Pourquoi les règles interdisent une action : ce qui ne va pas, où, et ce qui serait juste.

game-has-ended = Le dernier tour est joué ; on ne peut plus rien jouer.
rolls-first = { $player } lance d’abord tous les dés : cela ne demande pas de décision, step() le fait.

asks-roll = On peut maintenant relancer des dés : nommez ceux qui restent, comme « keep crate crate » ou « keep none », ou dites « stop ».
keeps-all = On relance au moins un dé ; qui les garde tous dit « stop ».
keeps-more = { $shown ->
        [0] Aucun dé ne montre
        [1] Un seul dé montre
       *[other] Seuls { SPELT($shown) } dés montrent
    } « { NAME($symbol) } » : on ne peut pas en garder { $count } ; nommez seulement ce qui est là.

no-more-rolls = On ne relance plus les dés ce tour-ci : utilisez un symbole, comme « use soldier », ou dites « use nothing ».
asks-use = Maintenant on utilise un symbole, comme « use soldier », ou rien du tout : « use nothing ».
uses-swords = On n’utilise jamais les épées : chaque dé qui en montre fait une coche aux pirates. Choisissez un autre symbole, ou dites « use nothing ».
uses-heads = Les têtes amènent une personne d’exactement ce niveau : nommez plutôt la personne, comme « use citizen ».
swords-in-the-way = Cela demande { $number ->
        [1] un dé
       *[other] { SPELT($number) } dés
    }, mais { $swords ->
        [1] un dé montre
       *[other] { SPELT($swords) } dés montrent
    } des épées, qu’on ne peut pas retourner ; { $number ->
        [1] dites « use nothing »
       *[other] utilisez moins de dés ou un autre symbole
    }.
wrong-turns = { $shown ->
        [0] Aucun dé ne montre
        [1] Un dé montre
       *[other] { SPELT($shown, start: "yes") } dés montrent
    } « { NAME($symbol) } » : { $short ->
        [0] on ne retourne aucun dé
        [1] on retourne exactement un dé
       *[other] on retourne exactement { SPELT($short) } dés
    } ; écrivez « { $right } ».
too-dear = Cela coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, et vous { $coins ->
        [0] n’en avez pas
       *[other] n’en avez que { $coins }
    } ; { $what ->
        [log] une livraison coûte { RULE("delivery-price") } pièces, quel que soit le nombre de rondins, et chaque dé retourné en coûte { RULE("turn-price") }.
       *[other] retournez moins de dés, ou servez-vous-en pour quelque chose de moins cher.
    }
city-is-full = Votre ville est pleine, il n’y a pas de case pour { A($what) } ; prenez une livraison de rondins, ou dites « use nothing ».
no-room-for-crates = { $most ->
        [0] Une caisse demande une case vide, et votre ville est pleine : prenez une livraison de rondins, ou dites « use nothing »
        [1] Les caisses d’un tour se tiennent, et aucune case vide de votre ville n’en touche une autre par un bord : utilisez un seul dé
       *[other] Les caisses d’un tour se tiennent, et au plus { SPELT($most) } cases vides de votre ville se tiennent : n’utilisez pas plus de dés
    }.
no-room-for-walls = { $most ->
        [0] Les murs vont sur des cases extérieures vides, et votre ville n’en a plus : choisissez un autre symbole, ou dites « use nothing »
        [1] Les murs vont sur des cases extérieures vides, et votre ville n’en a plus qu’une : utilisez un seul dé
       *[other] Les murs vont sur des cases extérieures vides, et votre ville n’en a plus que { SPELT($most) } : n’utilisez pas plus de dés
    }.

asks-place = Maintenant on pose { A($thing) } : nommez une case, comme « place C3 ».
space-is-filled = { $space } porte déjà { A($what) }, et rien n’est jamais déplacé ni remplacé ; choisissez une case vide.
wall-is-inside = { $space } est à l’intérieur de la ville ; les murs vont seulement sur les cases extérieures, le long des côtés.
house-not-joined = { $space } ne touche par un bord aucune maison de cet architecte ; choisissez une case vide qui le fait, ou dites « done ».
house-not-beside = { $space } n’est pas à côté de l’architecte en { $architect } ; la première maison va sur une case vide qui le touche par un bord ou un coin.
crate-not-joined = { $space } ne touche par un bord aucune caisse de ce tour ; choisissez une case vide qui le fait.
crates-do-not-fit = À partir de { $space }, { $room ->
        [1] une seule case vide se tient
       *[other] seules { SPELT($room) } cases vides se tiennent
    }, et il faut poser { SPELT($left) } caisses ; commencez là où toutes tiennent.

asks-house = Maintenant on pose la maison suivante, comme « place D4 », ou « done » pour finir.
asks-bonus = Le côté complet amène une personne : prenez-en une, comme « take citizen », ou dites « take nothing ».
bonus-too-high = Ce côté amène une personne de niveau { $most } au plus, et { A($person) } est de niveau { $level } ; choisissez une autre personne ou « take nothing ».
