# Ce que montre l’exemple de chaque règle. Rosa joue à la première place, Enzo à la seconde.

example-S1 = Rosa et Enzo ont chacun un plateau, un sac et une ville ; toutes les pistes sont sur leur première case, et personne n’a encore de points.
example-S2 = Quatre projets sont sur le plateau. La place de chacun est son niveau.
example-S3 = À deux, le marqueur d’amélioration montre combien d’améliorations ils peuvent faire ensemble dans une manche.
example-S4 = Trois cartes République avec couronnes forment l’offre, face cachée. Chacun en a une sans couronnes, que personne d’autre ne voit.
example-S5 = Chaque couleur a une carte Présent sous sa pile ; le dessus de la pile, la carte Futur, est visible aussi.
example-S6 = Chaque ville a mis deux de ses cubes au marché ; les autres forment la réserve.
example-S7 = Toutes les bannières violettes sont devant les deux joueurs. Le pas de Rosa sur la deuxième case de la piste violette n’en apporte aucune.

example-T1 = Rosa a joué une action, c’est maintenant le tour d’Enzo. On continue ainsi jusqu’à ce que les deux aient passé.
example-T2 = C’était la deuxième action de Rosa dans cette manche : deux cubes verts, qui sont allés dans le sac.
example-T3 = Rosa a payé un cube jaune et un blanc pour la piste jaune. Aucun autre n’aurait remplacé le jaune.
example-T4 = Deux cubes verts sont d’abord allés dans le sac ; puis quatre cubes ont été tirés, et les cubes payés pouvaient en être.
example-T5 = Rosa a payé une flotte alors que le marché n’avait rien à vendre. Ce qu’on peut payer est permis.
example-T6 = Dans cette partie, on demande si l’on veut ses points : Rosa a refusé celui de la piste orange.
example-T7 = Tous devaient aller d’une case à droite. Rosa est au bout de la piste et y reste, Enzo a bougé.

example-M1 = Plus un cube est bas dans sa colonne, moins il coûte : 3, 2 ou 1 pièce.
example-M2 = Le cube orange de la première action de Rosa est à la plus haute place libre de la colonne orange.
example-M3 = Rosa a acheté le cube vert pour 2 pièces. Rien ne glisse, et il ne reste aucune pièce.

example-A1 = La piste jaune de Rosa donne deux pièces. L’une a acheté un cube violet ; l’autre peut encore servir, ou est perdue.
example-A2 = Après le pouvoir de Ragusa, Rosa a pris une bannière de la couleur voulue.
example-A3 = La piste verte de Rosa montre quatre : autant de cubes sont venus du sac.
example-A4 = Rosa a reçu le point de la piste orange et posé un disque face cachée. Seule Rosa sait lequel.
example-A5 = Trois bannières violettes sont devenues trois couronnes.
example-A6 = Rosa a utilisé le projet de niveau 2. Il est maintenant face cachée, et les deux pions sont allés d’une case à gauche.

example-U1 = La piste verte de Rosa a avancé d’une case, ce qui a apporté un cube blanc. Le marqueur d’amélioration est descendu.
example-U2 = Rosa a commencé cette manche et passe en premier. C’est donc Enzo qui commencera la suivante.

example-C1 = Rosa a utilisé la carte Présent violette. Elle est dans la réserve, et sa place reste vide jusqu’à la fin de la manche.
example-C2 = Tunis a apporté une bannière jaune, et une autre au choix : c’est le port d’Amalfi.
example-C3 = Cette carte blanche a apporté une bannière jaune et une orange.
example-C4 = Cette carte verte a tiré le cube jaune du sac ; puis chaque cube jaune de la réserve a valu un point.
example-C5 = Rosa a retiré deux cubes jaunes de la partie, pour 2 points chacun.
example-C6 = Le pion de Rosa est allé à droite, puis la carte noire a rapporté 3 points.
example-C7 = Cette carte compte 2 points pour chacune des trois bannières violettes de Rosa, qui restent.

example-B1 = Rosa a brûlé la carte Présent orange : ce qu’elle dit n’a pas été fait, seul vaut le premier avantage sous l’orange.
example-B2 = Rosa a pris gratis un cube vert du marché et y a mis un orange.
example-B3 = Pour une bannière orange, Rosa a reçu 1 point.
example-B4 = Rosa a tiré tous les cubes jaunes du sac et peut maintenant acheter pour 1 pièce.
example-B5 = C’était la deuxième carte sous l’orange, pour 5 points. L’avantage de la première n’est pas revenu.
example-B6 = Rosa a pris une carte République de l’offre et l’a gardée ; l’ancienne est maintenant dans l’offre.
example-B7 = Le pion de Rosa a bougé d’une case, et une couronne a été prise.
example-B8 = Rosa a regardé une carte de l’offre et gardé l’ancienne ; l’offre a été mélangée. Personne d’autre ne sait laquelle est restée.
example-B9 = La partie est presque finie, et c’est seulement maintenant qu’une carte de la réserve peut être brûlée, sous le blanc.

example-P1 = Quatre cubes étaient dans le sac de Rosa : ce projet les a tous apportés.
example-P2 = Ce projet a déplacé les deux pions de deux cases, à gauche, au choix de Rosa.
example-P3 = Rosa a un cube noir dans sa réserve et a reçu un point pour lui ; Enzo n’en a aucun.
example-P4 = Rosa a un cube blanc dans sa réserve et a reçu un point pour lui ; Enzo n’en a aucun.
example-P5 = La piste violette de Rosa a avancé d’une case, ce qui compte double : aucun disque de Rosa n’est sur la piste de guerre.
example-P6 = Pour une bannière verte, la piste verte de Rosa a avancé d’une case. Le marqueur d’amélioration n’a pas bougé.

example-K1 = Amalfi a déplacé les deux pions. Aucun projet n’a servi dans cette manche, il n’y a donc rien à tirer.
example-K2 = Rosa a retiré le disque de force 2, Enzo a perdu le même, et Rosa a tiré deux cubes.
example-K3 = Genova a un projet à elle. Il s’utilise avec l’action de la ville et ne déplace le pion de personne.
example-K4 = Pisa a un projet à elle. Il s’utilise avec l’action de la ville et n’est jamais retourné.
example-K5 = Rosa a tiré huit cubes et en a gardé cinq.
example-K6 = Avec l’action de la ville, Venezia a utilisé gratis la carte Présent violette.
example-K7 = Gaeta a échangé une bannière violette contre une verte.
example-K8 = Noli a brûlé une carte utilisée, blanche, sous l’orange.

example-R1 = Les deux ont passé. Avant la guerre, qui n’a pas de disque sur la piste peut bouger.
example-R2 = Les cartes Présent qui restaient sont parties, les cartes Futur ont pris leur place, et il y a de nouvelles cartes Futur.
example-R3 = Une nouvelle manche : tous les projets sont visibles, et le marqueur d’amélioration est revenu.
example-R4 = Enzo a passé en premier et commence maintenant.
example-R5 = Rosa a tiré quatre cubes, comme le montre la piste verte. Enzo avait moins de points et en a tiré deux de plus que les trois de sa piste.

example-W1 = Rosa n’a pas de disque sur la piste de guerre et a bougé son pion d’une case. C’est maintenant à Enzo.
example-W2 = Les disques sont visibles. Enzo a payé deux cubes pour le 2 ; Rosa en paie maintenant quatre pour le 4.
example-W3 = Les deux ont payé, et le 4 de Rosa a gagné. Rosa doit maintenant prendre une carte, même une carte Futur.
example-W4 = Rosa a pris la carte Futur violette. Puis Enzo, qui a perdu, a brûlé une carte Présent encore là.
example-W5 = Les cartes sont prises, et les deux disques ont quitté la partie pour de bon.

example-E1 = La dernière manche est finie : ce que Rosa et Enzo ont maintenant est leur premier score.
example-E2 = Rosa a utilisé Alexandrie encore une fois, gratis. La bannière est bien réelle, et la carte violette comptera ce qu’il y aura alors.
example-E3 = Chacun a pris les couronnes au-dessus de son pion : Rosa deux, Enzo une.
example-E4 = Rosa est dans la bonne zone, et quatre couronnes suffisent pour trois signes : 14 points comptent. Enzo est dehors, c’est donc son plus bas score qui compte.
example-E5 = Rosa a le plus haut score final et gagne.

example-O1 = Rosa joue en solo et commence toujours. L’offre est ici visible.
example-O2 = Après le tour de Rosa, le fantôme a tiré un cube de son sac. Il en tirera encore un dans cette manche.
example-O3 = Le fantôme a tiré du violet : la carte Présent violette est partie, puis l’effet de cette couleur s’est produit.
example-O4 = Rosa a plus de points qu’il n’en faut, le fantôme est donc le dernier : Rosa n’a pas tiré plus de cubes que n’en montre la piste verte.
example-O5 = Le score requis et l’objectif sont atteints : gagné. Un signe sépare 18 et 22, la partie suivante commence donc avec une couronne.
example-O6 = Dans ce scénario Rosa a l’oligarchie avec couronnes, et deux cartes forment l’offre.
example-O7 = Le violet dit ici : le projet de niveau 1 quitte la partie. Il ne revient pas.
example-O8 = Ville, projets, marché et score requis sont ceux du premier scénario.

example-X1 = À cinq avec l’extension : plus de villes, de cartes, de projets, de cubes et de bannières.
example-X2 = Cette carte orange est de l’extension : 7 points tout de suite.
example-X3 = Rosa a nommé l’orange, et chaque cube orange a valu un point à qui le possède.
example-X4 = Rosa a retiré deux couronnes de la partie, pour 3 points chacune.
example-X5 = Pour une bannière violette, Rosa a utilisé la carte Futur violette. Une nouvelle a pris sa place.
example-X6 = La couronne d’Enzo est maintenant à Rosa.
