# Noms des choses du jeu. `.a` est le nom avec son article, `.help` ce que fait la chose.
# `.a-def` : article défini ; `.a-de` : « de » et l’article défini ; `.de` : « de » sans article ; `.gender` : m ou f.

word-castle = château
    .a = un château
    .a-def = le château
    .a-de = du château
    .gender = m
    .help = Le cœur d’une ville. Il loge tous les citoyens sans bâtiment, se nourrit du blé d’à côté, et un citoyen doit y rester.
word-farm = maison de ferme
    .a = une maison de ferme
    .a-def = la maison de ferme
    .a-de = de la maison de ferme
    .gender = f
    .help = Donne chaque année de la nourriture : tout le blé d’à côté. Sans blé, elle ne donne rien.
word-quarry = carrière
    .a = une carrière
    .a-def = la carrière
    .a-de = de la carrière
    .gender = f
    .help = Rapporte 1 pièce d’or par an pour chaque montagne à côté. Sans montagne, elle ne rapporte rien.
word-school = école
    .a = une école
    .a-def = l’école
    .a-de = de l’école
    .gender = f
    .help = Ajoute { RULE("education-school") ->
        [one] { RULE("education-school") } point d’éducation
       *[other] { RULE("education-school") } points d’éducation
    } à sa ville.
word-statue = statue
    .a = une statue
    .a-def = la statue
    .a-de = de la statue
    .gender = f
    .help = Ajoute { RULE("culture-statue") ->
        [one] { RULE("culture-statue") } point de culture
       *[other] { RULE("culture-statue") } points de culture
    } à sa ville.
word-fountain = fontaine
    .a = une fontaine
    .a-def = la fontaine
    .a-de = de la fontaine
    .gender = f
    .help = Ajoute { RULE("health-fountain") ->
        [one] { RULE("health-fountain") } point de santé
       *[other] { RULE("health-fountain") } points de santé
    } à sa ville. Il lui faut un lac à côté. S’il y a aussi un marché, la ville peut avoir autant de citoyens qu’elle veut.
word-market = marché
    .a = un marché
    .a-def = le marché
    .a-de = du marché
    .gender = m
    .help = Permet à sa ville d’avoir { RULE("limit-market") } citoyens au lieu de { RULE("limit-plain") }, et autant qu’elle veut avec une fontaine ou des bains publics. Son citoyen vient de la réserve ; un seul marché par ville.
word-palace = palais
    .a = un palais
    .a-def = le palais
    .a-de = du palais
    .gender = m
    .help = Ajoute { RULE("culture-palace") ->
        [one] { RULE("culture-palace") } point de culture
       *[other] { RULE("culture-palace") } points de culture
    } à sa ville.
word-bathhouse = bains publics
    .a = des bains publics
    .a-def = les bains publics
    .a-de = des bains publics
    .gender = m
    .help = Ajoutent { RULE("health-bathhouse") ->
        [one] { RULE("health-bathhouse") } point de santé
       *[other] { RULE("health-bathhouse") } points de santé
    } à leur ville. Il leur faut un lac à côté. S’il y a aussi un marché, la ville peut avoir autant de citoyens qu’elle veut.
word-hospital = hôpital
    .a = un hôpital
    .a-def = l’hôpital
    .a-de = de l’hôpital
    .gender = m
    .help = Ajoute { RULE("health-hospital") ->
        [one] { RULE("health-hospital") } point de santé
       *[other] { RULE("health-hospital") } points de santé
    } et { RULE("education-hospital") ->
        [one] { RULE("education-hospital") } point d’éducation
       *[other] { RULE("education-hospital") } points d’éducation
    } à sa ville. Il n’a pas besoin de lac.
word-cathedral = cathédrale
    .a = une cathédrale
    .a-def = la cathédrale
    .a-de = de la cathédrale
    .gender = f
    .help = Ajoute { RULE("culture-cathedral") ->
        [one] { RULE("culture-cathedral") } point de culture
       *[other] { RULE("culture-cathedral") } points de culture
    } à sa ville.
word-university = université
    .a = une université
    .a-def = l’université
    .a-de = de l’université
    .gender = f
    .help = Ajoute { RULE("education-university") ->
        [one] { RULE("education-university") } point d’éducation
       *[other] { RULE("education-university") } points d’éducation
    } à sa ville.
word-road = route
    .a = une route
    .a-def = la route
    .a-de = de la route
    .gender = f
    .help = Prolonge une ville sur une case sans coûter de citoyen. Elle ne donne rien elle-même.
word-theatre = théâtre
    .a = un théâtre
    .a-def = le théâtre
    .a-de = du théâtre
    .gender = m
    .help = Ajoute un demi-point de culture et un demi-point d’éducation à sa ville.
word-port = port
    .a = un port
    .a-def = le port
    .a-de = du port
    .gender = m
    .help = Donne { RULE("food-port") } de nourriture et rapporte 1 pièce d’or chaque année. Il lui faut un lac à côté. S’il y a aussi un marché, la ville peut avoir autant de citoyens qu’elle veut.
word-large_farm = grande maison de ferme
    .a = une grande maison de ferme
    .a-def = la grande maison de ferme
    .a-de = de la grande maison de ferme
    .gender = f
    .help = Donne chaque année { RULE("food-large_farm") } de nourriture de plus que le blé d’à côté.
word-estate = domaine
    .a = un domaine
    .a-def = le domaine
    .a-de = du domaine
    .gender = m
    .help = Donne { RULE("food-estate") } de nourriture chaque année, où qu’il se trouve.

word-master_builder = maître d’œuvre
    .a = le maître d’œuvre
    .a-def = le maître d’œuvre
    .a-de = du maître d’œuvre
    .gender = m
    .help = Construit n’importe quel bâtiment, même sans carte face visible : un petit pour { RULE("master-small") ->
        [one] { RULE("master-small") } pièce d’or
       *[other] { RULE("master-small") } pièces d’or
    }, un moyen pour { RULE("master-medium") }, un grand pour { RULE("master-large") }.
word-bread_and_circuses = du pain et des jeux
    .a = du pain et des jeux
    .a-def = du pain et des jeux
    .a-de = de du pain et des jeux
    .gender = m
    .help = Pose des cubes sur un de vos bâtiments de service. Chacun ajoute 1 point à son service jusqu’à la fin de l’année : un seul { RULE("price-of-1") ->
        [0] est gratuit
       *[other] coûte { RULE("price-of-1") } pièces d’or
    }, deux coûtent { RULE("price-of-2") } pièces d’or, trois en coûtent { RULE("price-of-3") }.
word-golden_times = époque bénie
    .a = une époque bénie
    .a-def = l’époque bénie
    .a-de = de l’époque bénie
    .gender = f
    .help = Amène de nouveaux citoyens de la réserve dans une de vos villes qui a de la place : un seul { RULE("price-of-1") ->
        [0] est gratuit
       *[other] coûte { RULE("price-of-1") } pièces d’or
    }, deux coûtent { RULE("price-of-2") } pièces d’or, trois en coûtent { RULE("price-of-3") }.
word-rich_harvest = récolte fructueuse
    .a = une récolte fructueuse
    .a-def = la récolte fructueuse
    .a-de = de la récolte fructueuse
    .gender = f
    .help = Double ce qu’une de vos maisons de ferme donne cette année. Elle occupe un cube jusqu’à la fin de l’année.
word-closeness = interroger le peuple
    .a = interroger le peuple
    .a-def = interroger le peuple
    .a-de = d’interroger le peuple
    .gender = m
    .help = Vous montre, à vous seul, deux des cartes Voix cachées, ou les { SPELT(RULE("hidden-cards")) } pour { RULE("closeness-price") } pièces d’or.

word-culture = culture
    .a-def = la culture
    .de = de culture
    .gender = f
    .help = Si le peuple la demande, une ville qui offre plus de culture prend un citoyen à chaque ville voisine d’un autre joueur qui en offre moins.
word-education = éducation
    .a-def = l’éducation
    .de = d’éducation
    .gender = f
    .help = Si le peuple la demande, une ville qui offre plus d’éducation prend un citoyen à chaque ville voisine d’un autre joueur qui en offre moins.
word-health = santé
    .a-def = la santé
    .de = de santé
    .gender = f
    .help = Si le peuple la demande, une ville qui offre plus de santé prend un citoyen à chaque ville voisine d’un autre joueur qui en offre moins.

word-farm1 = ferme à { RULE("wheat-farm1") } blé
    .help = Donne { RULE("wheat-farm1") } de nourriture à chaque château et maison de ferme à côté.
word-farm2 = ferme à { RULE("wheat-farm2") } blés
    .help = Donne { RULE("wheat-farm2") } de nourriture à chaque château et maison de ferme à côté.
word-farm3 = ferme à { RULE("wheat-farm3") } blés
    .help = Donne { RULE("wheat-farm3") } de nourriture à chaque château et maison de ferme à côté.
word-mountain = montagne
    .help = Rapporte 1 pièce d’or par an à chaque carrière à côté.
word-lake = lac
    .help = Ce qui a besoin d’eau se construit à côté, comme les fontaines et les bains publics.

phase-placement = Placer les châteaux
    .help = Chaque joueur place deux châteaux avec { SPELT(RULE("settlers")) } citoyens chacun, à au moins { SPELT(RULE("gap")) } cases vides de tout autre château.
phase-start_player = Premier joueur
    .help = À partir de la deuxième année, le voisin de gauche du Premier joueur de l’an passé commence.
phase-lay_voice = Poser les cartes Voix
    .help = { SPELT(RULE("circles"), start: "yes") } cartes de la Voix du Peuple sont posées ; la première est visible et laisse deviner ce que les citoyens demanderont cette année.
phase-income = Revenus
    .help = Chaque carrière rapporte à son propriétaire 1 pièce d’or pour chaque montagne à côté.
phase-growth = Croissance
    .help = Chaque ville au-dessous de sa limite reçoit un citoyen sur son château.
phase-politics = Action
    .help = { SPELT(RULE("rounds"), start: "yes") } tours : à chacun, tout joueur joue une carte Joueur, prend une carte Politique face visible, ou passe.
phase-reveal_voice = Révéler la Voix
    .help = Les { SPELT(RULE("hidden-cards")) } cartes Voix cachées sont retournées : le service le plus présent est ce que les citoyens demandent cette année.
phase-migration = Migration
    .help = Les villes prennent un citoyen à chaque ville voisine d’un autre joueur qui offre moins. Puis les bâtiments sans citoyen sont démolis.
phase-feeding = Nourriture
    .help = Il faut une unité de nourriture par citoyen. Ceux qui n’en ont pas partent, les bâtiments vides sont démolis, et qui a eu faim perd un tour l’an prochain.
phase-over = La fin
    .help = Un point par citoyen, { SPELT(RULE("bonus")) } pour chaque ville qui offre culture, éducation et santé ; { SPELT(RULE("hunger")) } de moins pour la faim de la dernière année.
