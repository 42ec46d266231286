# Un petit exemple pour chaque règle, à voir sur une position : Lia et Rocco, les cases A1, A2 et ainsi de suite.

example-S1 = Ici, on joue à deux. Le premier château de Lia est en A4, celui de Rocco en A10 ; leurs autres châteaux attendent à côté du plateau.
example-S2 = La ferme au-dessus de A2 à A4 a { RULE("wheat-farm2") } blés, celle au-dessous de A3 à A5 en a { RULE("wheat-farm3") } ; les cases marquées en ont à côté.
example-S3 = La maison de ferme de Lia en A3 et la carrière de Rocco en A9 viennent d’une même pile : une tuile montre la maison de ferme d’un côté et la carrière de l’autre.
example-S4 = Tous ceux qui sont sur ces deux châteaux viennent de la réserve commune, et qui quitte une ville y retourne.
example-S5 = Les cartes visibles et celles à venir sont d’une même pile ; le palais y est plus d’une fois.
example-S6 = Les cartes Voix de cette année sont à côté du plateau ; ce qui est là manque parmi celles à venir.
example-S7 = Des places pour les cartes visibles, seules deux sont remplies ici, pour qu’on voie bien ; la pile est face cachée à côté.
example-S8 = La Toscane telle qu’elle se prépare à deux : chacun a deux châteaux, avec des citoyens sur tous.
example-S9 = Il n’y a encore aucun château. Lia en place un sur n’importe quelle case ; Rocco, le dernier, en place ensuite deux de suite.
example-S10 = Le château de Lia est venu en A3. A7 est la case la plus proche pour un autre : A4, A5 et A6 restent vides entre eux.
example-S11 = À deux joueurs, les cases marquées de la Toscane restent fermées. Avec plus de joueurs, elles s’ouvrent.
example-S12 = Les cases marquées sont à côté du terrain qui est en friche dans le jeu de base.
example-G1 = A3, A4 et A5 sont une ville, car elles se tiennent, et celle de Lia, car le château en A4 est à elle. A9 à A11 sont à Rocco.
example-G2 = Un des citoyens de Lia travaille à la maison de ferme, un à l’école ; tous les autres sont au château en A4, qui en a de libres.
example-G3 = Entre l’école en A5 et la carrière en A9, il y a A6, A7 et A8 : la distance est le nombre de ces cases.
example-G4 = Seules A6 et A7 sont entre la ville de Lia et celle de Rocco : elles sont voisines, et des citoyens peuvent passer de l’une à l’autre.
example-G5 = La ville de Lia en A4 n’a pas de marché et elle est pleine avec { RULE("limit-plain") } citoyens. Personne ne peut s’y installer.
example-G6 = Deux cubes sont sur l’école de Lia et un sur sa maison de ferme. Ce ne sont pas des citoyens : ils ne mangent pas et ne prennent pas de place.
example-G7 = Le château en A4 touche les deux fermes, et la maison de ferme en A3 aussi : chacun compte tout le blé à côté de lui.
example-G8 = Les bains publics en A6 offrent de la santé, le palais en A10 et la cathédrale en A12 de la culture.
example-G9 = Les bains publics de Lia et le palais de Rocco sont des bâtiments moyens, sa cathédrale en est un grand ; la maison de ferme et le marché de Lia sont petits.
example-Y1 = Une année commence. Ses phases sont dans l’en-tête de la table, dans l’ordre où elles viennent.
example-Y2 = La deuxième année a commencé, et Rocco, à la gauche de Lia, est maintenant le Premier joueur.
example-Y3 = Une carte Voix est face visible, les autres sont face cachée : ce que demande le peuple est encore ouvert.
example-Y4 = La carrière de Rocco en A9 touche une montagne : les revenus lui ont apporté de l’or.
example-Y5 = La ville de Rocco a grandi d’un citoyen. Celle de Lia est pleine, personne n’y est donc venu.
example-Y6 = Les cubes de l’école et de la maison de ferme reviennent à Lia quand cette phase Nourriture est finie, et la maison de ferme donne de nouveau comme d’habitude.
example-P1 = Lia joue, puis Rocco, puis Lia de nouveau : { SPELT(RULE("rounds")) } tours chacun, puis l’année continue.
example-P2 = Lia a passé : la carte du dessus de la pile est face cachée devant elle, et personne ne sait laquelle c’est.
example-P3 = Lia a retourné une carte Joueur pour de l’or. Ses autres cartes Joueur restent pour les tours suivants.
example-P4 = Lia a fondé une ville en A9. Elle aurait pu aller sur toute case marquée, aussi éloignée de A5.
example-P5 = Lia a mis une statue en A6, à côté de son école. Un citoyen y est venu du château. A2 aurait aussi convenu.
example-P6 = La ville de Lia était pleine. Le marché en A6 amène son propre citoyen de la réserve et fait de la place pour d’autres.
example-P7 = A6 est à côté de l’école de Lia et à côté de la statue de Rocco : qui y construirait joindrait deux villes, elle reste donc vide.
example-P8 = La fontaine en A6 est à côté du lac, comme il se doit. Des cases qui étaient à côté de la ville de Lia, c’était la seule ; A2 ne touche pas le lac.
example-P9 = Lia a mis une maison de ferme en A6, où il n’y a pas de blé : c’est permis, bien que cela ne donne rien.
example-P10 = Lia aimerait peut-être avoir au château le citoyen de son école, mais personne ne peut démolir un bâtiment.
example-P11 = Lia a pris le palais parmi les cartes visibles, l’a payé et mis en A6 ; une autre carte a pris sa place.
example-P12 = La pile était vide quand Lia a passé : les cartes défaussées ont été mélangées, et elle a tiré la première.
example-P13 = Le palais en A6 a coûté à Lia { RULE("price-palace") ->
        [one] { RULE("price-palace") } pièce d’or
       *[other] { RULE("price-palace") } pièces d’or
    }.
example-P14 = Aucun hôpital n’était visible. Avec le maître d’œuvre, Lia en a construit un quand même, pour { RULE("master-medium") ->
        [one] { RULE("master-medium") } pièce d’or
       *[other] { RULE("master-medium") } pièces d’or
    }.
example-P15 = Deux cubes sont maintenant sur l’école de Lia : elle offre autant d’éducation de plus jusqu’à la fin de l’année.
example-P16 = Un citoyen de plus est venu dans la ville de Lia en A4, gratuitement. Deux auraient été de trop pour la place qu’il y a.
example-P17 = Le cube sur la maison de ferme en A3 double ce qu’elle donne à la phase Nourriture de cette année.
example-P18 = Lia a regardé la deuxième et la troisième carte Voix. Elle les connaît, Rocco non.
example-P19 = Lia a eu faim l’an passé. Elle a retourné une carte Joueur face cachée, et c’était tout son premier tour.
example-V1 = Les cartes sont retournées. La culture y est plus souvent qu’aucun autre service : c’est le souhait.
example-M1 = Le peuple demande la culture. La ville de Lia en A3 offre une statue, celle de Rocco en A7 rien : un citoyen passe en A3.
example-M2 = La ville de Lia, au milieu, offre plus que les deux de Rocco : un citoyen vient de chacune.
example-M3 = Le peuple demande à la fois la culture et l’éducation. Lia choisit pour sa ville A6 : la culture attire de A2, l’éducation de A10.
example-M4 = La ville de Lia en A3 est pleine. Le citoyen qui quitte A7 ne trouve pas de place et va à la réserve.
example-M5 = Le seul citoyen de A6 est passé en A3. Il n’y reste personne pour l’autre ville de Lia en A10.
example-M6 = La ville de Rocco en A7 a perdu son citoyen, et la statue n’est tombée qu’après : jusque-là, sa culture comptait.
example-M7 = Les deux villes sont à Lia : bien que A3 offre plus, personne n’y vient de A7.
example-D1 = Un citoyen a quitté A7. Il y en reste un pour deux bâtiments, l’école tombe donc.
example-D2 = Un citoyen a quitté A7. Rocco peut abandonner la maison de ferme ou l’école, car les deux sont au bord ; le château entre elles reste.
example-D2a = L’école en A8 est tombée, et avec elle la route en A9, qui ne tenait qu’à elle.
example-D3 = La maison de ferme de Rocco en A8 est tombée avant la phase Nourriture : sa nourriture est perdue dès cette année.
example-D4 = Lia a abandonné le marché. Dans les nouvelles éditions, sa ville A6 perd alors tous ceux qui dépassent la limite de { RULE("limit-plain") }.
example-D5 = Rocco doit choisir entre la maison de ferme et l’école. Là où il n’y a rien à choisir, on ne demande rien.
example-D6 = Le seul citoyen de Rocco a quitté sa seule ville. Le château part, et Rocco est hors jeu.
example-F1 = Lia et Rocco ont autant de nourriture que de citoyens ou plus : tous sont nourris.
example-F2 = Les { RULE("settlers") } citoyens de Lia ont moins de nourriture qu’il n’en faut : quelques-uns sont allés à la réserve.
example-F3 = La faim a chassé des citoyens de la ville de Lia : son premier tour de l’an prochain est perdu.
example-E1 = La ville de Rocco en A10 offre culture, éducation et santé : elle vaut { RULE("bonus") } points en plus de ses citoyens.
example-E2 = La dernière année, la faim ne coûte pas un tour mais { RULE("hunger") } points, quel que soit le nombre de départs.
example-E3 = Les deux ont autant de points et autant d’or : ils partagent la victoire.
example-X1 = Lia a posé deux routes, en A6 et A7 : la seconde prolonge la première. Cela lui a coûté une carte Joueur et aucun citoyen.
example-X2 = Là où était la route en A5, il y a maintenant une statue ; la route est retournée à la réserve.
example-X3 = Le port de Lia en A5 est à côté du lac. Il nourrit un citoyen et rapportera une pièce d’or chaque année.
example-X4 = Un citoyen a quitté la ville de Rocco. Avant qu’un bâtiment tombe, il peut renoncer à des routes qui ne retiennent rien.
example-X5 = Lia a un théâtre en A5. Il compte pour moitié en culture et pour moitié en éducation.
example-X6 = Seule une route a été posée ici jusqu’à maintenant : tous les théâtres, ports, grandes maisons de ferme et domaines sont encore là.
