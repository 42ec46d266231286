# Ce qui ne va pas dans une position ou des tables de Città-Stato, ou n’y est pas légal. Les textes sont repris à la lettre.

# Les joueurs, et la partie jouée.
file-stato-alone = une partie en solo a un seul joueur, reçu { $found }
file-stato-not-alone = attendu au moins { $least } joueurs, ou « solo » pour une partie en solo, reçu { $found }
file-stato-five = attendu true, car sans l’extension on joue à { $most } au plus, et ils sont { $found }
file-stato-solo-expansion = attendu false, car la partie en solo se joue sans l’extension
file-stato-required = attendu { $required }, d’après le scénario et sa partie, reçu { $found }

# Villes, projets, cartes.
file-stato-expansion-only = { $name } fait partie de l’extension, et cette partie se joue sans elle
file-stato-twice = { $name } figure déjà ailleurs, et il n’y en a qu’un
file-stato-no-scheme = la ville { $city } n’a pas de projet à elle : attendu null
file-stato-card = attendu le mot d’une carte d’action, reçu { $found }
file-stato-copies = attendu { $card } au plus { $most } fois en tout, et celle-ci est de trop
file-stato-card-colour = { $card } est une carte de la couleur { $colour }
file-stato-republics = attendu au plus { $most } { $card } parmi les cartes République de cette partie, et celle-ci est de trop
file-stato-not-offered = { $card } n’est pas si souvent dans l’offre, personne ne peut donc l’y connaître
file-stato-hidden-deck = une pioche est cachée tout entière ou pas du tout
file-stato-hidden-cards = attendu au plus { $most } cartes cachées, celles qui ne sont nulle part ailleurs, reçu { $found }
file-stato-hidden-republics = attendu au plus { $most } cartes République cachées, celles qui ne sont nulle part ailleurs, reçu { $found }

# Cubes, bannières, couronnes.
file-stato-cubes = attendu au plus { $most } cubes { $colour } dans les réserves, les sacs, le marché et hors du jeu, reçu { $found }
file-stato-banners = attendu au plus { $most } bannières { $colour } pour tous les joueurs, reçu { $found }
file-stato-crowns = attendu au plus { $most } couronnes pour tous les joueurs et hors du jeu, reçu { $found }
file-stato-ghost-cubes = attendu un cube { $colour } dans le sac du fantôme ou tiré de ce sac, reçu { $found }

# Disques de guerre.
file-stato-disc = attendu un disque de { $least } à { $most }, ou « { $hidden } » pour un disque caché, reçu { $found }
file-stato-disc-twice = le disque { $found } figure deux fois ici
file-stato-disc-on-track = le disque { $found } est sur la piste de guerre
file-stato-discs-gone = attendu { $right }, tous les disques qui ne sont ni en main ni sur la piste de guerre
file-stato-second-disc = un disque de ce joueur est déjà sur la piste de guerre
file-stato-turned-up = les disques sont révélés : attendu sa force
file-stato-no-war = attendu [], car aucun disque n’est sur la piste de guerre dans la phase { $phase }
file-stato-hidden-hand = une main est cachée tout entière, avec son disque sur la piste de guerre, ou pas du tout
file-stato-hidden-discs = attendu { $count } disques cachés, à côté de celui de la piste de guerre et de ceux de « discs_gone », reçu { $found }

# Ce qui suit d’autres champs.
file-stato-second = attendu 0, car le second score se compte après la dernière manche, et la phase est { $phase }
file-stato-last-round = attendu { $last }, la dernière manche, car la phase est { $phase }, reçu { $found }
file-stato-not-passed = attendu true, car tous ont passé dans la phase { $phase }
file-stato-passed = attendu false, car personne n’a passé dans la phase { $phase }
file-stato-actions = attendu 0, car il n’y a pas d’actions dans la phase { $phase }, reçu { $found }
file-stato-to-move = attendu { $seat }, le premier joueur, car la phase est { $phase }, reçu { $found }
file-stato-mover-passed = players[{ $seat }] a passé ; quand tous l’ont fait, la phase est war
file-stato-passed-first = attendu quelqu’un qui a passé et n’est pas le premier joueur, reçu { $seat }

# Ce qui est en attente.
file-stato-nothing-pending = attendu rien, car on ne demande rien dans la phase { $phase }
file-stato-pending = aucune partie n’en arrive là dans la phase { $phase } : il faut une question, puis ce qui reste d’une action, d’une guerre ou d’un second score
file-stato-one-answer = la question { $verb } n’a pas deux réponses ici, elle n’est donc pas posée
file-stato-colour-order = attendu des couleurs dans l’ordre où l’on nomme les cubes
file-stato-keep = attendu au plus { $most }, moins que les cubes tirés, reçu { $found }
file-stato-taken = attendu au plus { $most }, les cubes de la réserve, reçu { $found }
file-stato-lay-disc = attendu un disque en main, reçu { $found }

# Tables du propriétaire d’un jeu.
file-stato-provenance = attendu un texte de { NUMBER($most, useGrouping: 1) } caractères au plus, ou des listes ou des objets de tels textes, reçu { $found }
file-stato-all = est incomplet : une table se donne entière ; il manque : { $missing }
file-stato-rule = { $name } relève de la règle { $number }, qui reste comme elle est
file-stato-effect = attendu un effet qui commence par un de ces mots : { $verbs }, reçu { $found }
file-stato-effect-form = attendu { $form }, reçu { $found }
file-stato-effect-twice = { $verb } est ici deux fois, et une carte ne fait cela qu’une fois
file-stato-zones = les zones doivent se partager les cases 1 à { $spaces } de la piste des formes, chacune à une forme
file-stato-price-twice = il y a déjà une rangée au prix { $price }
file-stato-last-row = attendu null dans la dernière rangée, sans limite, et un nombre dans toutes les autres
file-stato-in-all = attendu au plus { $most } avec ceux de l’extension, reçu { $found }
file-stato-begin = une partie commence avec jusqu’à { $needed } cubes { $colour }, et il y en a { $found }
file-stato-market-cubes = les cubes de { $city } pour le marché ne sont pas parmi ceux d’une ville
file-stato-few-cities = attendu au moins { $least } villes avec lesquelles on joue, reçu { $found }
file-stato-few-schemes = attendu au moins { $least } projets, ceux des villes à sceau compris, reçu { $found }
file-stato-deck = attendu { $count } cartes { $colour } sans celles de l’extension, reçu { $found }
file-stato-no-row = le marché n’a pas de rangée à { $price } à vider

# Le fichier des scénarios en solo.
file-stato-campaign = { $problem } ; le fichier reste comme il est, et rien ne peut s’y ajouter
file-stato-campaign-kept = { $problem } ; le fichier reste comme il est, et rien ne peut s’y ajouter. À côté, { $kept } contient ce qui a été gardé en dernier
file-stato-campaign-order = attendu la partie { $game } avec { $crowns } couronnes bonus, d’après les parties précédentes
file-stato-campaign-won = attendu { $right }, d’après le score final, le score requis et les objectifs
file-stato-campaign-objectives = attendu les objectifs { $known }, d’après le scénario et sa partie
file-stato-campaign-earned = attendu { $right }, les couronnes bonus d’après le score final et le score requis, reçu { $found }
