# Ce qui ne va pas dans une position ou des tables de Saint Malo, ou n’y est pas légal. Les textes sont repris à la lettre.

# Cases et ce qu’elles portent.
file-malo-space = attendu une case de { $first } à { $last }, reçu { $found }
file-malo-tower = attendu une case, et les tours d’angle { $towers } n’en sont pas, reçu { $found }
file-malo-printed = une caisse est imprimée sur { $name }, et rien ne la remplace : attendu crate, reçu { $found }
file-malo-two-things = une case porte une seule chose, et { $name } porte { $what } et { $thing }
file-malo-wall-inside = les murs vont seulement sur les cases extérieures, et { $name } est à l’intérieur de la ville

# Ce qui suit d’autres champs.
file-malo-to-move = attendu { $seat }, d’après le Premier joueur et { $turns } tours finis, reçu { $found }
file-malo-phase = attendu { $phase }, d’après les dés posés, reçu { $found }
file-malo-boxes = attendu au plus { $most }, toutes les coches des pirates, reçu { $found }
file-malo-dice = attendu { $count } dés après autant de lancers, reçu { $found }
file-malo-stopped = attendu false, car personne ne peut s’arrêter après { $rolls } lancers
file-malo-still-rolling = après { $rolls } lancers, on ne pose des choses que si le joueur s’est arrêté : il manque "stopped"
file-malo-dice-in-the-end = attendu turn, car il y a des dés ou des choses à poser, reçu over
file-malo-not-ended = la partie finit avec une manche où une ville est pleine, et après { $turns } tours ce n’est pas le cas

# Ce qui est à moitié posé.
file-malo-key-of-another = { $key } appartient seulement à { $of }, pas à { $found }
file-malo-one-only = attendu 1, reçu { $found }
file-malo-named-twice = { $name } figure déjà ici
file-malo-no-architect = attendu une case du joueur avec un architecte, reçu { $name }
file-malo-no-group = attendu aucune, car { $thing } vient seul
file-malo-not-placed = attendu des cases où le joueur a posé { $thing } ce tour-ci, reçu { $name }
file-malo-not-joined = attendu des cases qui se tiennent par des bords, comme chaque { $thing } d’un tour
file-malo-not-beside = attendu au moins une maison à côté de l’architecte en { $name }
file-malo-houses = attendu { $count }, d’après les rondins du joueur et les maisons posées, reçu { $found }
file-malo-left = attendu au plus { $most }, d’après les dés sans épées, reçu { $found }
file-malo-room = attendu au plus { $room }, autant qu’il y a de place, reçu { $found }
file-malo-church = attendu une église de { $most } au plus, d’après les dés sans épées, reçu { $found }
file-malo-person = ni les dés ni un côté complet n’amènent la personne { $person }
file-malo-bonus = attendu le niveau d’une personne qu’amène un côté complet du joueur, reçu { $found }
file-malo-no-walls = attendu 0, car aucun mur n’attend derrière { $thing }
file-malo-walls = attendu au plus { $most }, d’après les dés et les cases extérieures vides, reçu { $found }
file-malo-no-space = aucune case n’est vide où { $thing } pourrait aller

# Tables du propriétaire d’un jeu.
file-malo-crate-twice = { $name } est nommée deux fois
file-malo-series = attendu des nombres qui ne baissent pas, reçu { $found } après { $before }
file-malo-one-bonus = attendu exactement un de coins, points et person
file-malo-sides = attendu une tour d’angle pour chaque côté ; il manque : { $missing }
file-malo-sizes = attendu un nombre pour chaque nombre de joueurs ; il manque : { $missing }
file-malo-provenance = attendu un texte de { NUMBER($most, useGrouping: 1) } caractères au plus, ou une liste ou un objet de tels textes, reçu { $found }
