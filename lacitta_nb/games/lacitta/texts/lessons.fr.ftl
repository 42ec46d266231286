# Les leçons de La Città : le nom de chaque leçon avec ce qu’on y apprend, ses tâches, et pourquoi un but est manqué.

lesson-board-and-food = Plateau et nourriture
    .about = D’où vient la nourriture, et qui elle nourrit
lesson-board-and-food-1 = Vous êtes Lia, aux marques rondes. Les citoyens de votre château A4 mangent chacun une unité de nourriture en fin d’année. Châteaux et maisons de ferme donnent le blé d’à côté. Il reste un tour : construisez une maison de ferme près du château.
    .goal = Nourrir tous les citoyens cette année
    .help-1 = Comparez le nombre sur votre château avec les épis de blé qui le touchent. Combien de citoyens auraient faim ?
    .help-2 = Une ferme ne s’épuise jamais : elle nourrit chaque château et chaque maison de ferme à côté. Construisez là où il y a plus de blé.
    .help-3 = Choisissez « Maison de ferme », cliquez sur A3, puis sur « Valider ».
    .learnt = Une ville est un château avec les bâtiments qui s’y rattachent. Son château et chacune de ses maisons de ferme donnent tout le blé à côté, même quand ils touchent la même tuile Ferme ; pour les autres joueurs aussi.
lesson-board-and-food-2 = Plus de bouches ! Il y a du blé au-dessus et au-dessous des cases, et là où il se rejoint, une case en touche plusieurs. Encore un tour : où une seule maison de ferme nourrit-elle tout le monde ?
    .goal = Nourrir tous les citoyens cette année
    .help-1 = Regardez les cases libres des deux côtés de votre château. Quels terrains touche chacune ?
    .help-2 = Une maison de ferme additionne tout le blé qu’elle touche, au-dessus et au-dessous.
    .help-3 = Construisez une maison de ferme en A5, là où les terrains se rejoignent.
    .learnt = Une maison de ferme donne le blé de tous les terrains à côté. Elle peut aller sur toute case libre à côté de votre ville, mais sans blé elle ne donne rien.
lesson-board-and-food-3 = Vous avez une deuxième ville, en A6. La ville A2, sur un terrain pauvre, ne peut pas nourrir ses citoyens. Un tour, une maison de ferme : où aide-t-elle ?
    .goal = Nourrir tous les citoyens cette année
    .help-1 = Laquelle de vos villes est à côté du terrain le plus riche ?
    .help-2 = Peu importe où pousse votre nourriture. Construisez là où il y a le plus de blé, peu importe qui a faim.
    .help-3 = Construisez une maison de ferme en A5.
    .learnt = Toute votre nourriture va dans un même pot et nourrit les citoyens de toutes vos villes. Construisez les maisons de ferme là où est le blé, pas là où est la faim.

lesson-a-spare-citizen = Un citoyen libre
    .about = Qui s’installe dans un nouveau bâtiment, et d’où viennent les nouveaux citoyens
lesson-a-spare-citizen-1 = Chaque bâtiment demande un citoyen. Il vient du château de la ville, et le château doit en garder un ; le nombre dessus dit combien y sont. Construisez à chacun des deux tours qui vous restent.
    .goal = Construire quelque chose à chaque tour
    .help-1 = Regardez les nombres sur vos châteaux. Qui a un citoyen libre ?
    .help-2 = Chaque château a un citoyen libre. Chaque ville peut donc construire une fois.
    .help-3 = Construisez une école en A3, puis une autre en A8.
    .learnt = Un château qui a plus d’un citoyen en a de libres. Chaque année a { SPELT(RULE("rounds")) } tours, une carte par tour. Jusqu’à { SPELT(RULE("action-cards")) } d’entre elles peuvent être des cartes Joueur : pour un petit bâtiment, une nouvelle ville ou { RULE("action-card-gold") } pièces d’or. Pièces d’or au début de la partie : { RULE("starting-gold") }.
lesson-a-spare-citizen-2 = Vous aimeriez une école, mais personne n’est libre. Laissez finir l’année : prenez de l’or, ou passez. La nouvelle année, chaque ville qui a de la place gagne un citoyen. Puis c’est à vous.
    .goal = Une école dans votre ville
    .help-1 = Chacun de vos citoyens a un poste, le dernier dans le château. Qui pourrait entrer dans une école ?
    .help-2 = Passez, et voyez la nouvelle année amener un citoyen à votre château. Ne l’employez à rien d’autre.
    .help-3 = Passez. La nouvelle année, construisez une école en A5.
    .learnt = Chaque année, l’or rentre, les villes grandissent, les joueurs jouent, les citoyens migrent et mangent. Puis les cartes Joueur se retournent, et le joueur suivant commence.
lesson-a-spare-citizen-3 = Une carte Joueur peut aussi fonder une ville : un citoyen libre y va, { SPELT(RULE("settlers-from-supply")) } viennent de la réserve. Il faut au moins { SPELT(RULE("gap")) } cases vides entre elle et toute autre ville. Et là aussi, on mange.
    .goal = Une deuxième ville, et de la nourriture pour tous
    .help-1 = Choisissez « Nouvelle ville » : les cases assez éloignées s’éclairent. Lesquelles touchent du blé ?
    .help-2 = La plus proche est sur un terrain nu. Un château se nourrit du blé d’à côté, comme une maison de ferme.
    .help-3 = Choisissez « Nouvelle ville », puis A10.
    .learnt = Une nouvelle ville amène aussitôt { SPELT(RULE("settlers-from-supply")) } citoyens et grandit d’elle-même chaque année. Vous pouvez en fonder une par an, et avoir { SPELT(RULE("castles")) } châteaux en tout.

lesson-market = Le marché
    .about = Pourquoi une ville cesse de grandir, et que faire
lesson-market-1 = Une ville sans marché a { RULE("limit-plain") } citoyens au plus. La vôtre est pleine, personne ne vient donc au début de la nouvelle année. Avec un marché, elle peut en avoir { RULE("limit-market") }. Il vous reste un tour cette année.
    .goal = Grandir de nouveau l’an prochain
    .help-1 = La plaque de votre ville montre ses citoyens et sa limite. Que reste-t-il entre les deux ?
    .help-2 = Seul un marché relève la limite. Tout autre bâtiment prend un citoyen au château, et la ville reste aussi pleine qu’avant.
    .help-3 = Construisez un marché en A6.
    .learnt = Tous les citoyens d’une ville comptent pour sa limite, dans le château ou ailleurs. Un marché relève la limite, et son citoyen vient de la réserve.
lesson-market-2 = Vous avez une autre ville, et un tour. Un marché amène son citoyen dans l’une ou l’autre. Mais l’an prochain, seule une ville sous sa limite grandit. Laquelle a besoin du marché ?
    .goal = Les deux villes grandissent
    .help-1 = Comparez les plaques : laquelle de vos villes est pleine ?
    .help-2 = La ville A7 a encore de la place. Elle grandit sans votre aide.
    .help-3 = Construisez un marché en A5.
    .learnt = Un marché aide le plus là où une ville est pleine. Une ville a un marché au plus, et n’a pas besoin d’un citoyen libre pour lui.

lesson-market-and-water = Marché et eau
    .about = Comment une ville n’a plus de limite
lesson-market-and-water-1 = Même avec un marché, { RULE("limit-market") } citoyens sont le maximum, et vous les avez. Il faut de l’eau : avec un marché et une fontaine, la ville n’a plus de limite. Une fontaine va à côté d’un lac.
    .goal = Grandir de nouveau l’an prochain
    .help-1 = Trouvez le lac. Quelle case libre touche à la fois le lac et votre ville ?
    .help-2 = Construisez-y une fontaine. Quoi que vous construisiez d’autre, la ville reste pleine.
    .help-3 = Construisez une fontaine en A7.
    .learnt = Avec un marché et un bâtiment à vagues, une fontaine ou des bains publics, une ville n’a pas de limite. Ces deux bâtiments doivent être à côté d’un lac.
lesson-market-and-water-2 = Cette ville n’a ni marché ni eau, et un tour pour chacun. Attention où vous construisez : ce qui est là reste, car personne ne peut démolir un bâtiment de son plein gré.
    .goal = Une ville sans limite
    .help-1 = Combien de cases libres à côté de votre ville touchent le lac ?
    .help-2 = Seule A5 touche le lac. Gardez-la pour la fontaine, et mettez le marché de l’autre côté.
    .help-3 = Construisez un marché en A1, puis une fontaine en A5.
    .learnt = L’eau seule ne change rien, et un marché seul s’arrête à { RULE("limit-market") }. La place au bord du lac est rare : n’y construisez pas autre chose. Si l’un des deux tombe, personne ne doit partir, mais personne n’arrive tant que la ville est trop pleine.

lesson-neighbours = Les voisines
    .about = Quand des citoyens passent d’une ville à une autre
lesson-neighbours-1 = Le peuple demande la culture cette année. Votre statue en offre, Rocco n’en a pas : un de ses citoyens viendrait si vous étiez voisins, avec au plus { SPELT(RULE("gap-of-neighbours")) } cases vides entre vous. Comptez, et construisez.
    .goal = Un citoyen de Rocco vient chez vous
    .help-1 = Comptez les cases vides entre votre statue et son château.
    .help-2 = Tout bâtiment de son côté rapproche votre ville d’une case. De l’autre côté, cela ne change rien.
    .help-3 = Construisez une maison de ferme en A4.
    .learnt = Avec au plus { SPELT(RULE("gap-of-neighbours")) } cases vides entre elles, des villes de joueurs différents sont voisines, et celle qui offre plus prend un citoyen. Entre deux villes, une case doit toujours rester vide.
lesson-neighbours-2 = La culture est de nouveau demandée, et maintenant Rocco a un palais qui en est plein. Il vous manque de la nourriture pour un citoyen, et le blé pousse des deux côtés. D’un côté, il coûte plus qu’il ne rapporte.
    .goal = Ne perdre personne cette année
    .help-1 = À quelle distance est Rocco maintenant, et si vous construisez en A4 ?
    .help-2 = Avec { SPELT(RULE("gap")) } cases vides entre vous, personne ne bouge. Construisez du côté éloigné.
    .help-3 = Construisez une maison de ferme en A1.
    .learnt = Construire vers quelqu’un vous rend voisins dans les deux sens. Qui offre moins perd un citoyen ; la distance protège.

lesson-tie-and-equal-points = L’égalité suffit
    .about = Qui gagne et qui perd des citoyens, au point près
lesson-tie-and-equal-points-1 = Le palais de Rocco offre plus de culture que votre statue, et la culture est demandée : un de vos citoyens va partir. En un tour, vous ne pouvez pas le dépasser. Le faut-il ?
    .goal = Ne perdre personne cette année
    .help-1 = Les plaques montrent ce qu’offre chaque ville : culture, éducation, santé. Comparez la culture.
    .help-2 = Une statue ajoute { RULE("culture-statue") } de culture. Que se passe-t-il quand les deux villes offrent autant ?
    .help-3 = Construisez une statue en A4.
    .learnt = À points égaux, personne ne bouge. Statue, école et fontaine offrent { RULE("culture-statue") } de culture, d’éducation ou de santé ; les bâtiments plus grands offrent plus.
lesson-tie-and-equal-points-2 = Une ville prend un citoyen à chaque voisine qui offre moins. La culture est demandée. Des villes de Rocco, l’une n’en a pas, l’autre autant que vous. Prenez un citoyen aux deux, avec un seul bâtiment.
    .goal = Un citoyen de chaque ville de Rocco
    .help-1 = La ville A9 a autant de culture que la vôtre. Et est-elle déjà voisine ?
    .help-2 = Il vous faut plus de culture, et une case plus près de A9.
    .help-3 = Construisez une statue en A6.
    .learnt = Un point de plus suffit, et il attire un citoyen de chaque voisine qui en a moins. Tous les points comptent selon les bâtiments au début de la migration.

lesson-full-city = Une ville pleine
    .about = Ce que deviennent les arrivants sans place
lesson-full-city-1 = La culture est demandée, et votre statue attire un citoyen de Rocco. Mais votre ville est pleine, et un arrivant sans place est perdu. Faites de la place à temps.
    .goal = Le citoyen de Rocco trouve de la place chez vous
    .help-1 = Regardez la plaque de votre ville : citoyens et limite sont égaux.
    .help-2 = Quel bâtiment relève la limite ? Vous le connaissez déjà.
    .help-3 = Construisez un marché en A5.
    .learnt = Les arrivants vont au château. Là où la limite est atteinte, ils sont perdus, et personne ne les a.
lesson-full-city-2 = Votre ville est pleine, et maintenant Rocco a une statue aussi : égalité, personne ne bouge. Il n’y a de place pour personne. Pouvez-vous nuire à Rocco quand même ?
    .goal = Rocco perd un citoyen
    .help-1 = Comparez la culture des deux villes. Qui perdrait un citoyen si vous en offriez plus ?
    .help-2 = Une voisine qui offre moins perd un citoyen, que vous ayez de la place ou non.
    .help-3 = Construisez une statue en A5.
    .learnt = Une ville pleine attire des citoyens quand même ; ils vont à la réserve. Seules les villes des autres joueurs en perdent : les vôtres ne se prennent jamais rien.

lesson-voice-and-two-wishes = Ce que demande le peuple
    .about = Comment parle la Voix du Peuple, et ce que veulent dire deux souhaits
lesson-voice-and-two-wishes-1 = Culture, éducation, santé : { SPELT(RULE("circles")) } cartes Voix disent lequel de ces services le peuple demande. Une est visible toute l’année, les autres après le dernier tour. Le plus présent l’emporte. Cette année, vous les avez toutes vues.
    .goal = Un citoyen de Rocco vient chez vous
    .help-1 = Regardez toutes les cartes Voix, pas seulement la première.
    .help-2 = Un service est sur plus de cartes que les autres. Offrez celui-là.
    .help-3 = Construisez une école en A5.
    .learnt = Le service le plus présent sur les { SPELT(RULE("circles")) } cartes est le souhait. La carte visible est un indice, pas une promesse : chaque service a { SPELT(RULE("voice-cards-each")) } cartes en tout.
lesson-voice-and-two-wishes-2 = Parfois, deux services se partagent les cartes : les deux sont des souhaits. Chaque ville en applique un à toutes ses voisines, et vous dites lequel. On migre maintenant : choisissez pour vos deux villes.
    .goal = Vos deux villes prennent un citoyen
    .help-1 = Comparez culture et santé de chacune de vos villes avec celles de la ville de Rocco entre elles.
    .help-2 = La ville A2 n’est qu’à égalité de culture, mais elle est devant en santé. La ville A10 n’a pas du tout de santé.
    .help-3 = Choisissez la santé pour A2, puis la culture pour A10.
    .learnt = Avec deux souhaits, chacune de vos villes applique l’un d’eux à toutes ses voisines. Les villes du Premier joueur passent d’abord, l’une après l’autre, puis celles du joueur suivant.

lesson-demolition-from-outside = Les bâtiments vides tombent
    .about = Ce qui tombe quand une ville a trop peu de citoyens
lesson-demolition-from-outside-1 = Le palais de Rocco attire un de vos citoyens, et personne n’est libre : un bâtiment doit tomber. Vous choisissez, mais seulement à un bout de la ville, car le reste doit se tenir. Pensez au repas qui suit.
    .goal = Nourrir tous ceux qui restent
    .help-1 = Quels bâtiments sont aux bouts de votre ville, et que donne chacun ?
    .help-2 = Une maison de ferme qui tombe emporte sa nourriture, avant que personne ait mangé. Abandonnez autre chose.
    .help-3 = Démolissez la statue en A9.
    .learnt = Après la migration, une ville qui a moins de citoyens que de bâtiments, château compris, perd des bâtiments jusqu’à ce que chacun ait le sien. Ce que donnait une maison de ferme est perdu aussitôt.
lesson-demolition-from-outside-2 = Cette fois, Rocco attire un citoyen de chaque côté : vous perdez deux bâtiments. Gardez la maison de ferme pour sa nourriture et la statue pour sa culture.
    .goal = Nourrir tout le monde, garder la culture
    .help-1 = La carrière et l’école sont aux bouts. Qu’y a-t-il derrière chacune ?
    .help-2 = Quand un bâtiment est tombé, celui de derrière est au bout. Ne prenez donc pas deux fois du même côté.
    .help-3 = Démolissez la carrière en A4, puis l’école en A8.
    .learnt = Les bâtiments tombent de l’extérieur vers l’intérieur. Le château part en dernier : quand son dernier citoyen s’en va, la ville disparaît, et le château vous revient pour une autre. Sans ville, vous êtes hors jeu.

lesson-hunger-and-penalty = La faim et sa pénalité
    .about = Qui part quand la nourriture manque, et ce que cela coûte
lesson-hunger-and-penalty-1 = Il vous manque de la nourriture pour un citoyen, qui doit donc partir. Vous choisissez la ville. Attention aux bâtiments : qui part peut en laisser un vide.
    .goal = Ne perdre aucun bâtiment
    .help-1 = Regardez les nombres sur vos châteaux. Qui a un citoyen libre ?
    .help-2 = Dans la ville A3, tout le monde a un poste. Si quelqu’un part, un bâtiment tombe.
    .help-3 = Laissez le citoyen quitter la ville A7.
    .learnt = Les citoyens sans nourriture partent, de villes de votre choix, et les bâtiments laissés vides tombent comme après une migration.
lesson-hunger-and-penalty-2 = Vous avez eu faim l’an passé. Votre premier tour est donc perdu, et une carte Joueur avec lui. Employez mieux le reste : cette année, tout le monde doit avoir assez.
    .goal = Assez de nourriture pour tous
    .help-1 = Combien de nourriture manque, et combien donne ici une maison de ferme ?
    .help-2 = Une maison de ferme ne suffit pas. Toutes les cartes Joueur qui restent doivent apporter de la nourriture.
    .help-3 = Choisissez « Perdre ce tour », puis construisez des maisons de ferme en A3 et A5.
    .learnt = La faim coûte le premier tour de l’année suivante, et une carte Joueur avec lui. Les citoyens perdus pour des voisines ne coûtent pas de tour.

lesson-political-cards = Cartes Politique
    .about = Ce que l’or achète : grands bâtiments, maître d’œuvre, jeux, croissance, récoltes, nouvelles
lesson-political-cards-1 = Jusqu’à { SPELT(RULE("display")) } cartes Politique sont visibles. Au lieu d’une carte Joueur, vous pouvez en prendre une : elle se paie et s’applique aussitôt. Un palais coûte { RULE("price-palace") ->
        [one] { RULE("price-palace") } pièce d’or
       *[other] { RULE("price-palace") } pièces d’or
    }. La culture est demandée, et Rocco a une statue.
    .goal = Un citoyen de Rocco vient chez vous
    .help-1 = Combien de culture vous donnerait une statue, et combien un palais ?
    .help-2 = Une statue ne ferait qu’égaliser. Un palais offre { RULE("culture-palace") } de culture.
    .help-3 = Prenez le palais et construisez-le en A4.
    .learnt = Une carte Politique se prend, se paie et s’applique aussitôt, et la carte suivante prend sa place. Palais, bains publics et hôpital coûtent { RULE("price-palace") ->
        [one] { RULE("price-palace") } pièce d’or
       *[other] { RULE("price-palace") } pièces d’or
    }. Cathédrale et université coûtent { RULE("price-cathedral") } et offrent { RULE("culture-cathedral") } points.
lesson-political-cards-2 = La santé est demandée, et Rocco a une fontaine. Vous n’avez pas de lac. Le maître d’œuvre construit tout : un petit bâtiment pour { RULE("master-small") ->
        [one] { RULE("master-small") } pièce d’or
       *[other] { RULE("master-small") } pièces d’or
    }, un moyen pour { RULE("master-medium") }, un grand pour { RULE("master-large") }.
    .goal = Ne perdre personne cette année
    .help-1 = Quel bâtiment offre de la santé sans avoir besoin d’un lac ?
    .help-2 = Un hôpital peut aller partout. Il est de taille moyenne, et vous pouvez payer cela.
    .help-3 = Choisissez le maître d’œuvre et construisez un hôpital en A4.
    .learnt = Un maître d’œuvre construit ce qui n’est pas face visible. Un hôpital offre { RULE("health-hospital") } de santé et { RULE("education-hospital") } d’éducation sans lac, mais il n’a pas de vagues : il ne libère aucune ville de sa limite.
lesson-political-cards-3 = La culture est à égalité, et personne n’est libre. « Du pain et des jeux » ne prend personne : la carte pose de vos cubes sur un bâtiment de service. Chacun ajoute un point cette année ; { RULE("price-of-1") ->
        [0] un seul est gratuit.
       *[other] un seul coûte { RULE("price-of-1") } pièces d’or.
    }
    .goal = Un citoyen de Rocco vient chez vous
    .help-1 = Lequel de vos bâtiments offre de la culture ?
    .help-2 = Jouez « du pain et des jeux » sur votre statue : un point de plus suffit.
    .help-3 = Jouez « du pain et des jeux » avec un cube en A4.
    .learnt = Vous avez { SPELT(RULE("figures")) } cubes. Ils relèvent un bâtiment, { RULE("amounts", join: "or") } pour { RULE("prices", join: "or") } pièces d’or, jusqu’à la fin de l’année ; sur un hôpital, vous nommez un service pour tous. Ils ne mangent pas et ne prennent pas de place.
lesson-political-cards-4 = Vos cartes Joueur ont servi, mais il reste des tours. « Époque bénie » amène un citoyen de la réserve. « Récolte fructueuse » double une maison de ferme cette année. Grandissez, et que personne n’ait faim.
    .goal = Un citoyen de plus, et tout le monde mange
    .help-1 = Comparez nourriture et citoyens : qu’arriverait-il à un citoyen de plus ?
    .help-2 = « Époque bénie » seule amène une bouche affamée. Qu’une récolte fructueuse la nourrisse.
    .help-3 = Jouez « époque bénie » avec un citoyen, puis « récolte fructueuse » en A4.
    .learnt = « Époque bénie » amène { RULE("amounts", join: "or") } citoyens pour { RULE("prices", join: "or") } pièces d’or, tous dans une même ville qui a de la place. Une récolte fructueuse double une maison de ferme, cette année seulement, et jamais la dernière année.
lesson-political-cards-5 = La carte Voix visible dit culture, mais { SPELT(RULE("hidden-cards")) } sont cachées. « Interroger le peuple » vous montre deux des cartes cachées gratuitement, ou toutes pour { RULE("closeness-price") } pièces d’or. Regardez d’abord, puis jouez votre dernière carte Joueur.
    .goal = Un citoyen de Rocco vient chez vous
    .help-1 = La carte visible en est une sur { SPELT(RULE("circles")) }. Ne la croyez pas les yeux fermés.
    .help-2 = Prenez « interroger le peuple », regardez, puis construisez ce que montrent le plus de cartes.
    .help-3 = Regardez les cartes cachées, puis construisez une école en A4.
    .learnt = « Interroger le peuple » montre des cartes Voix cachées à vous seul ; vous dites combien avant de regarder. Qui passe prend la carte Politique du dessus face cachée, sans s’en servir.

lesson-end-and-scoring = La dernière année
    .about = Ce qui compte quand la dernière année est finie
lesson-end-and-scoring-1 = Le dernier tour de la dernière année ! Chaque citoyen vaut un point. Une ville avec culture, éducation et santé vaut un bonus de { SPELT(RULE("bonus")) }. Rocco a plus de citoyens que vous. Gagnez quand même.
    .goal = Gagner la partie
    .help-1 = Qu’offre déjà votre ville, et que manque-t-il ?
    .help-2 = Il manque la santé. Une fontaine en offre, à côté du lac.
    .help-3 = Construisez une fontaine en A5.
    .learnt = À la fin, chaque citoyen vaut un point et chaque ville qui offre les trois services { SPELT(RULE("bonus")) } de plus. Les cubes ne comptent pas ici, seulement les bâtiments.
lesson-end-and-scoring-2 = Encore le dernier tour. Vous avez plus de citoyens que Rocco, mais il manque de la nourriture pour l’un d’eux. Une fontaine compléterait votre ville, une maison de ferme la nourrirait. La faim coûte maintenant { SPELT(RULE("hunger")) } points.
    .goal = Gagner la partie
    .help-1 = Que gagne la fontaine, et que coûte la faim ?
    .help-2 = La faim coûte plus que ne rapporte une ville complète. Nourrissez vos citoyens, à côté d’assez de blé.
    .help-3 = Construisez une maison de ferme en A1.
    .learnt = Qui a faim la dernière année perd une fois { SPELT(RULE("hunger")) } points, plus que le bonus d’une ville. Et aucune récolte fructueuse n’aide alors.
lesson-end-and-scoring-3 = Vous êtes à égalité avec Rocco : autant de citoyens, pas de bonus, assez de nourriture. Il reste un tour, et plus aucun bâtiment ne rapporte de point. Qu’est-ce qui peut décider ?
    .goal = Gagner la partie
    .help-1 = Comparez ce que vous et Rocco avez à côté du plateau.
    .help-2 = À points égaux, le joueur le plus riche gagne.
    .help-3 = Prenez de l’or avec votre carte Joueur.
    .learnt = Le plus de points gagne ; à points égaux, le joueur qui a le plus d’or ; ensuite la victoire est partagée.

lesson-first-strategy = Une première stratégie
    .about = Bien commencer : blé, place pour une maison de ferme, carrières, eau, villes complètes
lesson-first-strategy-1 = Les joueurs expérimentés placent eux-mêmes leurs châteaux. { SPELT(RULE("settlers"), start: "yes") } citoyens s’installent dans chacun, et les premières années il doit les nourrir. Un château à côté d’un seul blé a vite faim. Placez votre premier château.
    .goal = Un château qui nourrit tous ses citoyens
    .help-1 = Où se rejoignent le plus d’épis de blé ?
    .help-2 = Entre des terrains, au-dessus et au-dessous, un château se nourrit des deux.
    .help-3 = Placez le château en A6.
    .learnt = Ne vous installez jamais à côté d’un seul blé. On place un tour, puis le chemin inverse, à { SPELT(RULE("gap")) } cases vides ou plus les uns des autres. Le joueur à gauche du dernier commence. À deux ou trois joueurs, une partie du plateau reste fermée.
lesson-first-strategy-2 = Voyez plus loin. Avec { RULE("limit-plain") } citoyens, une ville a besoin de { RULE("limit-plain") } unités de nourriture, du château et de sa première maison de ferme. Placez votre château avec une bonne place à côté pour elle.
    .goal = Château et maison de ferme nourrissent { RULE("limit-plain") } citoyens
    .help-1 = A9 est la case la plus riche. Mais que pourrait-on construire à côté ?
    .help-2 = Cherchez une case avec du blé dont la voisine a du blé aussi.
    .help-3 = Placez le château en A5.
    .learnt = Un bon château garde une bonne place pour sa première maison de ferme. Comptez le blé des deux avant de vous installer.
lesson-first-strategy-3 = Une carrière rapporte une pièce d’or pour chaque montagne à côté, au début de chaque année. Construite tôt, elle rapporte toute la partie. Où rapporte-t-elle le plus ?
    .goal = Le meilleur revenu dès l’an prochain
    .help-1 = Quelle case libre à côté de votre ville touche le plus de montagnes ?
    .help-2 = Entre des montagnes, une carrière est payée pour chacune.
    .help-3 = Construisez une carrière en A5.
    .learnt = Construisez des carrières les premières années : chacune rapporte tous les ans, pour chaque montagne à côté. La dernière année, une nouvelle ne rapporte plus rien.
lesson-first-strategy-4 = Vous voulez une deuxième ville. Il lui faut du blé, sinon elle a faim, et un jour de l’eau, sinon elle s’arrête à { RULE("limit-market") } citoyens. Fondez-la près des deux.
    .goal = De la nourriture pour tous, de l’eau à côté
    .help-1 = Quelles cases possibles touchent du blé ? Lesquelles ont à côté une case au bord du lac ?
    .help-2 = Ne vous mettez pas vous-même au bord du lac : gardez cette case pour une fontaine, et votre château à côté du blé.
    .help-3 = Choisissez « Nouvelle ville », puis A10.
    .learnt = Donnez à autant de vos villes que possible une case au bord d’un lac. Sans eau, une ville s’arrête à { RULE("limit-market") } citoyens.
lesson-first-strategy-5 = Chaque ville avec culture, éducation et santé vaut { SPELT(RULE("bonus")) } points à la fin. La vôtre a la culture. Quel bâtiment apporte à lui seul les deux autres services ?
    .goal = Une ville avec les trois services
    .help-1 = Quel bâtiment offre deux services ? Regardez les cartes Politique.
    .help-2 = Un hôpital offre à la fois santé et éducation.
    .help-3 = Prenez l’hôpital et construisez-le en A5.
    .learnt = Prévoyez des villes complètes : culture, éducation et santé dans chacune. Un hôpital apporte ce qui demande sinon une école et une fontaine, et n’a pas besoin de lac.

# Pourquoi le but d’une tâche est manqué.

lesson-why-no-turn = Il fallait ce tour pour autre chose, et il n’en reste plus cette année.
lesson-why-hungry = Il n’y avait de la nourriture que pour { $food }, et { $amount ->
        [one] { $amount } citoyen a dû partir
       *[other] { $amount } citoyens ont dû partir
    } à cause de la faim.
lesson-why-bare-farm = La maison de ferme en { $space } ne touche pas de blé, elle n’a donc rien donné. Il n’y avait de la nourriture que pour { $food }, et { $amount ->
        [one] { $amount } citoyen a dû partir
       *[other] { $amount } citoyens ont dû partir
    } à cause de la faim.
lesson-why-farm-fell = Avec la maison de ferme en { $space }, sa nourriture ({ $lost }) était perdue avant le repas. Il n’y avait de la nourriture que pour { $food }, et { $amount ->
        [one] { $amount } citoyen a dû partir
       *[other] { $amount } citoyens ont dû partir
    } à cause de la faim.
lesson-why-cards-gone = { $cards ->
        [0] Il ne reste pas de carte Joueur
       *[other] Les cartes Joueur qui restent ne suffisent pas
    }, et il manque encore { $amount } de nourriture.
lesson-why-left = Un citoyen a quitté votre ville { $source } pour { $rival }, qui offre plus { NAME($service, form: "de") } en { $space } : { $more } contre { $less }.
lesson-why-no-room = Un citoyen est venu de { $source }, mais votre ville { $space } était pleine : l’arrivant est perdu et va à la réserve.
lesson-why-tie = Personne n’est venu de { $source } : { $rival } y offre autant { NAME($service, form: "de") } que vous en { $space }, { $theirs } contre { $mine }.
lesson-why-less = Personne n’est venu de { $source } : { $rival } y offre plus { NAME($service, form: "de") } que vous en { $space }, { $theirs } contre { $mine }.
lesson-why-far = Personne n’est venu de { $source } : il y a { $between } cases vides entre vous, vous n’êtes donc pas voisins.
lesson-why-full = Votre ville { $space } était pleine au début de la nouvelle année, personne n’est donc venu.
lesson-why-too-few = { $got ->
        [0] Vous n’avez pas plus de citoyens qu’avant.
       *[other] Vous en avez gagné { $got }, et c’est trop peu.
    }
lesson-why-fell = Votre ville { $space } a trop peu de citoyens pour ses bâtiments : l’un d’eux doit tomber.
lesson-why-offers-none = Aucune de vos villes n’offre plus { NAME($service, form: "de") }.
lesson-why-spent = Le nouveau citoyen est parti dans un autre bâtiment, et le suivant vient dans un an.
lesson-why-lakeside = Il ne reste pas de case libre au bord du lac à côté de votre ville : on ne peut pas construire de fontaine.
lesson-why-dry = Votre nouvelle ville { $space } n’a pas à côté de case libre au bord d’un lac.
lesson-why-not-whole = Il manque encore un service à votre ville.
lesson-why-income = Vos carrières ont rapporté { $paid ->
        [one] { $paid } pièce d’or
       *[other] { $paid } pièces d’or
    }. Une meilleure place rapporte plus.
lesson-why-poor = En { $space }, votre château donne { $food } de nourriture, trop peu pour ceux qui y vivent.
lesson-why-no-site = Le château y donne { $castle } de nourriture, la meilleure maison de ferme à côté { $farm }. Ensemble, c’est trop peu.
lesson-why-fewer-points = Vous avez { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, { $rival } en a { $theirs }.
lesson-why-last-hunger = La faim de la dernière année vous a coûté { RULE("hunger") } points : vous en avez { $mine }, { $rival } en a { $theirs }.
lesson-why-less-gold = Vous êtes à égalité de points, mais { $rival } a plus d’or : { $more } contre { $gold }.
