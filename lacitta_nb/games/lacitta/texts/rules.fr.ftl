# Ce que dit chaque règle, dans nos propres mots.

rules-part-S = Matériel et mise en place
rules-part-G = Notions de base
rules-part-Y = L’année
rules-part-P = La phase Action
rules-part-V = La Voix du Peuple
rules-part-M = Migration
rules-part-D = Démolition
rules-part-F = Nourriture
rules-part-E = Fin et score
rules-part-X = L’extension
rule-S1 = On joue de { SPELT(RULE("fewest-players")) } à { SPELT(RULE("most-players")) } ; chacun commence avec { RULE("castles") } châteaux, { RULE("figures") } cubes, { RULE("action-cards") } cartes Joueur et { RULE("starting-gold") ->
        [one] { RULE("starting-gold") } pièce d’or
       *[other] { RULE("starting-gold") } pièces d’or
    }.
rule-S2 = Le terrain a { RULE("land-tiles") } tuiles : { RULE("farm-tiles") } fermes à { RULE("wheat", join: "or") } blés, { RULE("lake-tiles") } lacs et { RULE("mountain-tiles") } montagnes.
rule-S3 = La plupart des tuiles Bâtiment montrent un autre bâtiment au dos ; on peut construire un bâtiment tant qu’il reste une tuile de sa pile.
rule-S4 = Tous les joueurs partagent { RULE("citizens") } citoyens ; quand il n’en reste plus, aucune ville n’en reçoit de la réserve.
rule-S5 = Il y a { RULE("cards-classic") } cartes Politique ; le nombre de chaque sorte est reconstitué.
    .edition-expansion = Une pile de { RULE("cards-expansion") } cartes : les mêmes, et des ports, grandes maisons de ferme et domaines.
rule-S6 = Il y a { RULE("voice-cards") } cartes Voix, { SPELT(RULE("voice-cards-each")) } pour chaque service.
rule-S7 = { SPELT(RULE("display"), start: "yes") } cartes Politique sont face visible ; les autres forment une pile face cachée.
rule-S8 = Dans la mise en place pour débutants, le plateau fixe le terrain et deux châteaux par joueur, avec { SPELT(RULE("settlers")) } citoyens sur chacun.
rule-S9 = Dans la mise en place avancée, le terrain est tiré au sort et chaque joueur place deux châteaux : un tour dans le sens antihoraire, puis le chemin inverse ; on s’arrête quand il n’y a plus de case pour un château.
rule-S10 = Il y a au moins { SPELT(RULE("gap")) } cases vides entre deux châteaux que l’on place.
rule-S11 = À deux ou trois joueurs, on ne construit que sur une partie du plateau ; les cases fermées comptent quand même pour les distances.
rule-S12 = L’extension ajoute un lac et une ferme à { RULE("wheat-farm2") } blés sur un terrain qui reste sinon en friche.
rule-G1 = Une ville est un château avec tous les bâtiments qui s’y rattachent ; elle appartient au propriétaire du château.
rule-G2 = Tout bâtiment loge un citoyen, et le château tous les autres ; un château qui en a deux ou plus a des citoyens libres.
    .edition-expansion = Les routes ne logent personne.
rule-G3 = La distance de deux villes est le nombre de cases entre leurs bâtiments les plus proches, le long des chemins.
    .edition-expansion = Les routes comptent comme bâtiments quand on mesure une distance.
rule-G4 = Deux villes de joueurs différents sont voisines s’il y a au plus { SPELT(RULE("gap-of-neighbours")) } cases vides entre elles.
rule-G5 = Une ville a { RULE("limit-plain") } citoyens au plus, { RULE("limit-market") } avec un marché, et autant qu’elle veut avec un marché et une fontaine ou des bains publics.
    .edition-expansion = Un port compte aussi comme eau.
    .find = maximum taille
rule-G6 = Tous les citoyens d’une ville comptent pour sa limite, dans le château ou ailleurs ; les cubes ne comptent pas.
rule-G7 = Châteaux et maisons de ferme donnent le blé de chaque ferme à côté, et une tuile les nourrit tous.
    .edition-expansion = Un port donne { RULE("food-port") ->
        [one] { RULE("food-port") } nourriture
       *[other] { RULE("food-port") } nourritures
    }, une grande maison de ferme { RULE("food-large_farm") } de plus que son blé, un domaine { RULE("food-estate") }.
rule-G8 = Services : statue { RULE("culture-statue") }, palais { RULE("culture-palace") }, cathédrale { RULE("culture-cathedral") } de culture ; école { RULE("education-school") }, université { RULE("education-university") } d’éducation ; fontaine { RULE("health-fountain") }, bains publics { RULE("health-bathhouse") } de santé ; hôpital { RULE("health-hospital") } de santé et { RULE("education-hospital") } d’éducation.
    .edition-expansion = Nouveau : le théâtre, un demi-point de culture et un demi-point d’éducation.
rule-G9 = Maison de ferme, carrière, école, statue, fontaine et marché sont petits ; palais, bains publics et hôpital moyens ; cathédrale et université grandes.
    .edition-expansion = Nouveaux : route et théâtre (petits), port et grande maison de ferme (moyens), domaine (grand).
rule-Y1 = La partie dure { SPELT(RULE("years")) } années de { SPELT(RULE("phases")) } phases : Premier joueur, cartes Voix, revenus, croissance, action, révélation, migration, nourriture.
    .edition-classic = Le Premier joueur change d’abord, au début de l’année.
    .edition-new = Le Premier joueur change en dernier, à la fin de l’année.
    .edition-expansion = Le Premier joueur change en dernier, à la fin de l’année.
rule-Y2 = Chaque année sauf la première, le joueur suivant à gauche devient Premier joueur.
rule-Y3 = { SPELT(RULE("circles"), start: "yes") } cartes Voix sont posées : la première face visible, les { SPELT(RULE("hidden-cards")) } autres face cachée.
rule-Y4 = Chaque carrière rapporte 1 pièce d’or pour chaque montagne à côté.
    .edition-expansion = Chaque port rapporte aussi 1 pièce d’or.
    .find = argent revenu
rule-Y5 = Toute ville au-dessous de sa limite reçoit un citoyen de la réserve.
rule-Y6 = À la fin de l’année, les cubes reviennent, les récoltes fructueuses prennent fin, les cartes Joueur se retournent face visible, et les cartes jouées et les cartes Voix sont défaussées.
rule-P1 = La phase Action a { SPELT(RULE("rounds")) } tours, et à chacun d’eux tout joueur joue une fois.
rule-P2 = Qui passe prend la carte Politique du dessus face cachée, sans la regarder, et les cartes visibles restent en place.
rule-P3 = Chacune des { SPELT(RULE("action-cards")) } cartes Joueur sert une fois par an : pour { RULE("action-card-gold") } pièces d’or, une nouvelle ville ou un petit bâtiment.
    .edition-expansion = Nouveau : un théâtre, ou deux routes.
    .find = argent
rule-P4 = Une nouvelle ville demande { SPELT(RULE("gap")) } cases vides jusqu’à toute autre, un citoyen libre dans un autre château, et un château qui reste ; une seule par an.
    .edition-expansion = Une nouvelle ville reste aussi loin des routes.
    .find = fonder fondation
rule-P5 = Un bâtiment va sur une case vide et ouverte à côté de sa ville et prend un citoyen au château, qui doit en avoir deux.
    .edition-expansion = Une route ne prend pas de citoyen.
    .find = construire bâtir
rule-P6 = Un marché prend son citoyen dans la réserve, et une ville a un marché au plus. On peut le construire dans une ville de { RULE("limit-plain") }, dont il relève aussitôt la limite, mais pas là où la ville dépasserait alors sa nouvelle limite.
rule-P7 = Les bâtiments de deux villes ne se touchent jamais : une case reste vide entre eux.
rule-P8 = Fontaines et bains publics se construisent à côté d’un lac ; les hôpitaux n’en ont pas besoin.
    .edition-expansion = Les ports se construisent aussi à côté d’un lac.
rule-P9 = Tout autre bâtiment peut aller partout, même là où il ne rapporte rien.
rule-P10 = Personne ne démolit un bâtiment de son plein gré.
    .edition-expansion = On peut renoncer à des routes quand des citoyens sont partis.
rule-P11 = Une carte Politique se prend parmi les cartes visibles, se paie et s’applique aussitôt, et sa place est de nouveau remplie.
rule-P12 = Quand la pile Politique est vide, la défausse est mélangée pour en former une autre.
rule-P13 = Palais, bains publics et hôpital coûtent { RULE("price-palace") ->
        [one] { RULE("price-palace") } pièce d’or
       *[other] { RULE("price-palace") } pièces d’or
    }, cathédrale et université { RULE("price-cathedral") }.
    .edition-expansion = Nouveaux : port et grande maison de ferme pour { RULE("price-palace") }, domaine pour { RULE("price-cathedral") }.
rule-P14 = Le maître d’œuvre construit n’importe quel bâtiment : un petit pour { RULE("master-small") ->
        [one] { RULE("master-small") } pièce d’or
       *[other] { RULE("master-small") } pièces d’or
    }, un moyen pour { RULE("master-medium") }, un grand pour { RULE("master-large") }.
    .edition-expansion = Nouveau : deux routes, comme un petit bâtiment.
rule-P15 = « Du pain et des jeux » pose { RULE("amounts", join: "or") } cubes pour { RULE("prices", join: "or") } pièces d’or sur un bâtiment de service ; chacun vaut 1 point jusqu’à la fin de l’année ; si le bâtiment offre deux services, on en nomme un.
    .edition-expansion = Aussi sur un théâtre, pour la culture ou pour l’éducation.
rule-P16 = « Époque bénie » amène { RULE("amounts", join: "or") } citoyens pour { RULE("prices", join: "or") } pièces d’or, tous dans une même ville qui a de la place pour eux.
rule-P17 = « Récolte fructueuse » pose un cube sur une maison de ferme, qui donne alors le double cette année ; pas l’année { RULE("years") }.
    .edition-expansion = Pas sur une grande maison de ferme, un port ou un domaine.
rule-P18 = « Interroger le peuple » permet de regarder deux cartes Voix cachées gratuitement, ou les { SPELT(RULE("hidden-cards")) } pour { RULE("closeness-price") } pièces d’or.
rule-P19 = Qui a eu faim l’an passé passe son premier tour à retourner une carte Joueur face cachée.
    .find = affamés famine pénalité
rule-V1 = Le service que montrent le plus des { SPELT(RULE("circles")) } cartes Voix est le souhait ; deux services avec deux cartes chacun sont tous deux des souhaits.
rule-M1 = Une ville prend un citoyen à une ville voisine d’un autre joueur qui offre moins de ce qui est souhaité ; à égalité, personne ne bouge.
    .edition-expansion = Un demi-point de plus suffit.
    .find = migration déménager quitter partir
rule-M2 = Une ville prend un citoyen à chaque ville voisine qui offre moins.
rule-M3 = Quand il y a deux souhaits, chaque joueur choisit l’un d’eux pour chacune de ses villes.
rule-M4 = Les arrivants vont au château ; si la ville est pleine, ils sont perdus et vont à la réserve.
rule-M5 = Une ville sans citoyens n’en a pas à perdre.
rule-M6 = Les points comptent selon les bâtiments au début de la migration ; rien ne tombe avant qu’elle soit finie.
rule-M7 = Personne ne bouge entre deux villes d’un même joueur.
rule-D1 = Après la migration, une ville qui a moins de citoyens que de bâtiments perd des bâtiments jusqu’à ce que chacun ait le sien.
    .edition-expansion = Les routes n’ont besoin de personne et ne comptent pas.
    .find = démolir démolis détruire s’écrouler
rule-D2 = Les bâtiments tombent de l’extérieur vers l’intérieur, pour que le reste se tienne ; le château tombe en dernier.
    .find = démolir démolis détruire s’écrouler
rule-D2a = Une route qui ne tient qu’à un bâtiment qui tombe disparaît avec lui ; les routes ne sont jamais démolies pour elles-mêmes.
rule-D3 = La tuile d’un bâtiment tombé retourne à la réserve, et la nourriture qu’il donnait est perdue aussitôt.
rule-D4 = Une ville qui perd son marché ou son eau peut avoir plus de citoyens que sa nouvelle limite ne permet.
    .edition-classic = Ils restent, mais personne ne s’ajoute tant qu’ils sont trop.
    .edition-new = Ceux qui dépassent la limite retournent aussitôt à la réserve.
    .edition-expansion = Ceux qui dépassent la limite retournent aussitôt à la réserve.
rule-D5 = Les joueurs démolissent dans l’ordre du tour, et choisissent quand il y a le choix.
rule-D6 = Un joueur sans aucun bâtiment est hors jeu.
rule-F1 = Chaque citoyen a besoin d’une nourriture, et toute la nourriture d’un joueur nourrit toutes ses villes.
    .find = faim manger famine
rule-F2 = Les citoyens sans nourriture partent, de villes que leur propriétaire choisit, et les bâtiments laissés vides tombent.
    .find = faim affamés famine
rule-F3 = Qui perd des citoyens par la faim perd un tour l’an prochain ; les pertes par migration n’en coûtent pas.
    .find = affamés famine pénalité
rule-E1 = À la fin, chaque citoyen vaut 1 point et chaque ville qui offre les trois services { RULE("bonus") } de plus.
    .edition-expansion = Il faut un point entier de chacun : deux théâtres en font un de culture et un d’éducation, un seul non.
rule-E2 = La faim de la { ORDINAL(RULE("years")) } année coûte { RULE("hunger") } points.
    .find = affamés famine pénalité
rule-E3 = Le plus de points gagne, puis le plus d’or ; ensuite la victoire est partagée.
    .find = égalité vainqueur gagnant
rule-X1 = Avec une carte Joueur, ou le maître d’œuvre, on pose deux routes ou une seule sur des cases vides et ouvertes à côté de ses villes ; la seconde peut prolonger la première.
rule-X2 = On peut remplacer une route à soi par un bâtiment autre qu’un château ou une route.
rule-X3 = Un port se construit à côté d’un lac, donne { RULE("food-port") ->
        [one] { RULE("food-port") } nourriture
       *[other] { RULE("food-port") } nourritures
    } et rapporte 1 pièce d’or par an ; une grande maison de ferme donne { RULE("food-large_farm") ->
        [one] { RULE("food-large_farm") } nourriture
       *[other] { RULE("food-large_farm") } nourritures
    } de plus que son blé, un domaine { RULE("food-estate") }.
rule-X4 = Après la migration, avant que rien ne tombe, les joueurs peuvent renoncer à des routes qui ne retiennent rien ; de même, à la phase Nourriture, un joueur qui a eu faim, avant que ses bâtiments tombent. On ne demande rien quand cela ne change rien.
rule-X5 = Un théâtre offre un demi-point de culture et un demi-point d’éducation ; les cubes qu’on y pose nomment l’un des deux.
rule-X6 = Il y a { SPELT(RULE("tiles-theatre")) } théâtres, { SPELT(RULE("tiles-port")) } ports, { SPELT(RULE("tiles-large_farm")) } grandes maisons de ferme et { SPELT(RULE("tiles-estate")) } domaines.
