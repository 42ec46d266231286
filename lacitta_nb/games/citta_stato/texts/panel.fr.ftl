# Ce que dit le panneau de Città-Stato. `panel-ui-` sont les mots de ses boutons et de ses titres.

## L’en-tête

panel-title = Manche { $round }
panel-title-sum = à égalité de points, la somme des deux scores décide, { $more } contre { $less }
panel-title-cubes = à égalité de points et de sommes, le plus de cubes dans la réserve décide, { $more } contre { $less }
panel-solo-title = { $name } (scénario { $scenario }), partie { $game }
panel-solo-score = Votre score final serait maintenant de { $final } ; il en faut { $required }.
panel-solo-brief = Maintenant { $final } sur { $required } · objectifs { $met } sur { $goals }
panel-solo-outcome = { $won ->
        [yes] Gagné avec { $final } points sur { $required }
       *[no] Perdu avec { $final } points sur { $required }
    }
panel-solo-over = { $won ->
        [yes] Vous avez gagné. La partie suivante du scénario commence { $bonus ->
            [0] sans couronne bonus
            [one] avec { $bonus } couronne bonus
           *[other] avec { $bonus } couronnes bonus
        }.
       *[no] Vous avez perdu ; la même partie peut être retentée.
    }
panel-solo-goal = { $met ->
        [yes] ✓
       *[no] ✗
    } { NAME($goal) }
panel-solo-left = Cubes que le fantôme tire encore pendant cette manche : { $left } sur { $of }
panel-solo-drawn = Tirés pendant cette manche
panel-solo-act = { NAME($colour) } ({ $left ->
        [0] déjà tiré
       *[other] encore dans son sac
    })
panel-solo-bonus = En l’état, vous gagneriez{ $bonus ->
        [0] {""}
        [one] {""}, avec { $bonus } couronne bonus pour la partie suivante
       *[other] {""}, avec { $bonus } couronnes bonus pour la partie suivante
    }.

## La campagne

panel-campaign = La campagne
panel-campaign-scenario = Scénario
panel-campaign-head = Partie { $game }
panel-campaign-row = { $scenario } { $name }
panel-campaign-won = ✓ { $final } sur { $required }{ $crowns ->
        [0] {""}
        [one] , commencée avec { $crowns } couronne bonus
       *[other] , commencée avec { $crowns } couronnes bonus
    }{ $lost ->
        [0] {""}
        [1] {" "}; perdue une fois auparavant
       *[other] {" "}; perdue { $lost } fois auparavant
    }
panel-campaign-next = la suivante{ $crowns ->
        [0] {""}
        [one] , avec { $crowns } couronne bonus
       *[other] , avec { $crowns } couronnes bonus
    }{ $lost ->
        [0] {""}
        [1] {" "}; perdue une fois jusqu’ici
       *[other] {" "}; perdue { $lost } fois jusqu’ici
    }
panel-campaign-later = –
panel-campaign-file = Quand une partie qui venait ensuite est finie, on vous demande si sa fin doit être gardée. Le fichier est { $path }.
panel-campaign-keep = { $won ->
        [yes] Gagné
       *[no] Perdu
    } avec { $final } points sur { $required }. Garder cela dans la campagne ? Le fichier écrit est { $path }.
panel-campaign-kept = Gardé dans { $path }. { $standing }
panel-next-game = celle qui vient ensuite
panel-next-bonus = celles qui sont dues

## Petits morceaux

panel-cubes = { $count ->
        [one] { $count } { NAME($colour) }
       *[other] { $count } { NAME($colour, form: "mp") }
    }
panel-banners = { $count } { NAME($colour, form: "fp") }
panel-burned = { $count } sous { NAME($colour) }
panel-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
panel-row = rangée à { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
panel-crowns = { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
panel-points = { $points ->
        [-1] −1 point
        [one] { $points } point
       *[other] { $points } points
    }
panel-draws = { $count ->
        [one] tire { $count } cube
       *[other] tire { $count } cubes
    }
panel-held = vous en avez { $count }
panel-bag-holds = { $count } dans le sac
panel-level = niveau { $level }
panel-step = { $before } → { $after }
panel-step-of = { NAME($what) } { $before } → { $after }
panel-track-step = { NAME($colour) } { $before } → { $after }
panel-disc = Disque { $disc }
panel-hidden = cachée
panel-yes = oui
panel-no = non
panel-form = { $form ->
        [inside] dedans
        [outside] dehors
       *[hidden] cachée
    }
panel-zone = { NAME($form) }, { $crowns ->
        [0] sans couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } au-dessus
panel-space = { $track ->
        [yellow] { $value ->
            [one] { $value } pièce
           *[other] { $value } pièces
        }
        [green] { $value ->
            [one] tirez { $value } cube
           *[other] tirez { $value } cubes
        }
        [orange] { $value ->
            [-1] −1 point
            [one] { $value } point
           *[other] { $value } points
        }
       *[purple] projets jusqu’au niveau { $value }
    }
# Derrière ce qui est dit de quelque chose dont l’image est perdue.
panel-reconstructed = { $text } (Reconstitué : l’image imprimée est perdue.)
# Ce qu’apporte un effet, aussi court que sur un bouton.
panel-short = { $verb ->
        [fleet] flotte { $number }
        [gain_banner] { $count ->
            [0] bannière au choix
           *[other] bannière { NAMES($colours, form: "f") }
        }
        [port_banner] port
        [different_banners] 2 bannières
        [gain_cube] cube { NAMES($colours) }
        [gain_crowns] { $number ->
            [one] { $number } couronne
           *[other] { $number } couronnes
        }
        [draw_colours] { $word ->
            [all] tout tirer
           *[other] tirer { NAMES($colours) }
        }
        [draw_chosen] tirer une couleur
        [draw_and_keep] { $word ->
            [all] tout tirer, garder { $last }
           *[other] tirer { $number }, garder { $last }
        }
        [draw_by_schemes] tirer { $number } par projet
        [points] { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
        [score_cubes] { $number } par cube
        [score_banners] { $number } par bannière { NAMES($colours, form: "f") }
        [score_burned] { $number } par carte brûlée ({ NAMES($colours) })
        [score_all_burned] { $number } par carte brûlée
        [score_unburned] { $number } par carte utilisée
        [score_supply] { $number } pour { $last } cubes
        [score_track] { $number } par case
        [all_score_cubes] tous : { $number } par cube { NAMES($colours) }
        [all_score_spaces] tous : { $number } par pas
        [all_score_chosen] tous : { $number } par cube
        [remove_cubes] { $number } par cube { NAMES($colours) } retiré
        [remove_crowns] { $number } par couronne retirée
        [rob_crown] voler une couronne
        [disc_back] disque repris
        [disc_out] disque retiré
        [alliance] disque retiré, tirer
        [marker] { $word ->
            [left] pion ← { $number }
            [right] pion → { $number }
            [either] pion ↔ { $number }
           *[up_to] pion jusqu’à { $number }
        }
        [shift_all] tous les pions { $number }
        [trade] échange
        [exchange_one] échanger 1 cube
        [exchange_many] échanger des cubes
        [discard_banners] { $number } par bannière { NAMES($colours, form: "f") }
        [free_upgrade] pas gratuit
        [take_future] une carte Futur
        [take_present] une carte Présent
        [own_scheme] son projet
        [swap_banner] changer une bannière
        [burn_used] brûler une carte utilisée
        [burn_anywhere] brûler où l’on veut
       *[other] { $number }
    }

# Le même pour un avantage de carte brûlée, dans les quelques lettres d’une case.
panel-tiny = { $verb ->
        [exchange_one] chan- ger 1
        [exchange_many] chan- ger
        [gain_banner] ban- nière
        [discard_banners] { $number } par ban- nière { $letters }
        [draw_chosen] tirer
        [fleet] flotte { $number }
        [gain_cube] cube { $letters }
        [points] { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
        [trade] échan- ge
        [gain_crowns] { $number ->
            [one] { $number } cour.
           *[other] { $number } cour.
        }
        [marker] ±{ $number }
       *[other] …
    }

# Une carte dans une case étroite ; un tiret suivi d’une espace : là, un long mot peut être coupé.
panel-card-cell = { $card ->
        [alexandria] Alexan- drie
        [constantinople] Constan- tinople
        [rich_landing] Riche débar- quement
        [slave_trade] Com- merce d’es- claves
        [administrator] Adminis- trateur
        [grand_merchant] Grand mar- chand
        [shipwright] Construc- teur de navires
        [mercenary_tradition] Tradition des merce- naires
        [rising_corporation] Corpo- ration montante
        [mercenary_help] Aide des merce- naires
        [cartography] Carto- graphie
        [dynastic_order] Ordre dynas- tique
        [republican_thought] Pensée républi- caine
        [subversive_push] Poussée subver- sive
        [republican_chart] Charte républi- caine
        [corporations] Les corpo- rations
        [landowner_consuls] Consuls proprié- taires
        [protectorate] Protec- torat
        [hegemonic_republic] Répu- blique hégémo- nique
        [city_assembly] Assem- blée de la ville
       *[other] { NAME($card) }
    }

## Le tour

panel-decide-turn = { $player }, c’est à vous : une action coûte maintenant { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    } de sa couleur.
panel-group-turn = { NAME($colour) } : coûte { $price }, vous en avez { $held }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } { NAME($stand_in, form: "mp") } de remplacement
    }{ $payable ->
        [yes] {""}
       *[no] {""} ; trop peu
    }
panel-column-city = Action
panel-column-use = Utiliser
panel-column-burn = Brûler
panel-column-upgrade = Piste
panel-column-place = { $place ->
        [present] Présent
       *[future] Futur
    }
panel-name-use = Utiliser : { $card ->
        [none] aucune carte
       *[other] { NAME($card) }
    }
panel-name-burn = Brûler : { $card ->
        [none] aucune carte
       *[other] { NAME($card) }
    }
panel-name-upgrade = Améliorer la piste { NAME($colour, form: "f") }
panel-name-war = Guerre : disque { $disc }
panel-name-war-laid = Guerre : un disque, face cachée
panel-name-politics = Politique : { NAME($scheme) }
panel-name-republic = { $trade ->
        [purple] { $count } bannières violettes contre des couronnes
       *[four] Une bannière de chaque couleur contre des couronnes
    }
panel-name-city = Pouvoir { NAME($city, form: "de") }
panel-do = { $what }, pour { $cubes }
panel-help-city = { $power } Puis une bannière de votre choix.
panel-help-guilds = Tire { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } de votre sac, qui en contient { $bag } ; ce qui est payé pour cela y va d’abord, sauf ce qui va au marché.
panel-help-war = D’abord vous { $points ->
        [-1] perdez 1 point
        [one] gagnez { $points } point
       *[other] gagnez { $points } points
    }, puis un disque de votre choix est posé face cachée. Quand il est retourné à la fin de la manche, il coûte autant de cubes que sa force ; le disque le plus fort gagne n’importe quelle carte.
panel-help-politics = Niveau { $level } : ensuite, le pion de chacun { $moves ->
        [0] ne bouge pas
        [one] se déplace de { $moves } case, du côté que vous choisissez
       *[other] se déplace de { $moves } cases, du côté que vous choisissez
    }.
panel-scheme-does = { NAME($scheme) } : { $text }
panel-scheme-used = Il a déjà servi pendant cette manche et se trouve face cachée.
panel-help-burn = L’avantage de la carte { $nth } sous cette couleur, et non ce que dit la carte : { $text }
panel-help-pass = Vous ne jouez plus pendant cette manche.{ $begins ->
        [you] {" "}Vous passez en premier et commencerez la manche suivante.
        [other] {" "}{ $player } commencera la manche suivante.
       *[open] {" "}Vous avez commencé cette manche : le premier des autres qui passe commencera la suivante.
    } { $last ->
        [yes] Tout le monde a alors passé : la guerre suit.
       *[no] Quand tout le monde aura passé, la guerre suit.
    }
panel-help-pass-solo = Vous ne jouez plus pendant cette manche ; le fantôme tire alors ses derniers cubes : { $left }.
panel-no-card = Il n’y a pas de carte Présent ici ({ NAME($colour) }).
panel-own-port = { NAME($city) } a ce port : une bannière de votre choix en plus.
panel-ask-disc = Quel disque ?
panel-ask-level = Quel projet, selon son niveau ?
panel-ask-what = Qu’échangez-vous ?
panel-ask-wild = Payé avec combien de cubes de remplacement ?
panel-wild = { $count ->
        [0] aucun
       *[other] { $count }
    }
panel-ask-cubes = Combien de cubes { NAME($colour, form: "mp") } ?

## Questions

panel-group-give = Donner : { NAME($colour) }
panel-choose-keep = Garder des cubes
panel-choose-pay = Payer des cubes
panel-ask-buy = Achetez des cubes du marché : il vous reste { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }. Cliquez sur un cube, là-bas ou ici.
panel-ask-banner = Quelle bannière prenez-vous ?
panel-ask-banner-two = Quelle bannière prenez-vous d’abord ? La seconde doit être d’une autre couleur.
panel-ask-colour-draw = Nommez une couleur : tous ses cubes de votre sac sont tirés.
panel-ask-colour-score = Nommez une couleur : chacun gagne { $number ->
        [one] { $number } point
       *[other] { $number } points
    } par cube de cette couleur dans sa réserve.
panel-ask-under = Sous quelle couleur { NAME($card) } est-elle brûlée ? Cela apporte l’avantage de cette couleur.
panel-ask-disc-back = Quel disque reprenez-vous ? Il rapporte sa force en points.
panel-ask-disc-out = Quel disque de votre main quitte la partie ? Il rapporte sa force en points.
panel-ask-disc-alliance = Quel disque de votre main quitte la partie ? Tous les autres perdent le même, et vous tirez autant de cubes qu’il l’indique.
panel-ask-keep = Vous avez tiré : { $cubes }. Gardez { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } ; le reste retourne dans votre sac.
panel-ask-pay = { $player }, votre disque de guerre coûte { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } de n’importe quelles couleurs : lesquels ?
panel-ask-discard-points = Combien de bannières { NAME($colour, form: "fp") } rendez-vous, pour { $number ->
        [one] { $number } point
       *[other] { $number } points
    } chacune ?
panel-ask-discard-upgrade = Quelle bannière rendez-vous pour un pas gratuit sur sa piste ?
panel-ask-discard-future = Quelle bannière rendez-vous ? La carte Futur de sa couleur est alors utilisée ou brûlée.
panel-ask-remove = Combien de cubes { NAME($colour, form: "mp") } quittent la partie, pour { $number ->
        [one] { $number } point
       *[other] { $number } points
    } chacun ?
panel-ask-crowns = Combien de couronnes quittent la partie, pour { $number ->
        [one] { $number } point
       *[other] { $number } points
    } chacune ?
panel-ask-take-exchange = Quel cube du marché prenez-vous ? Un cube de votre réserve y va ensuite.
panel-ask-take-exchange-many = Prenez autant de cubes du marché que vous voulez ; autant de votre réserve y vont ensuite.
panel-ask-take-put = Quel cube de votre réserve va au marché ?
panel-ask-take-war = { $player } a gagné la guerre : utilisez ou brûlez gratuitement une carte Présent ou une carte Futur.
panel-ask-take-war-left = { $player } peut utiliser ou brûler gratuitement une des cartes Présent restantes.
panel-ask-take-present = Utilisez ou brûlez gratuitement une carte Présent.
panel-ask-take-future = Utilisez ou brûlez la carte Futur de cette couleur.
panel-ask-move-may = { $player }, sans disque sur la piste de guerre : votre pion peut bouger de 1 (case { $space }, { NAME($form) }).
panel-ask-move-up-to = Déplacez votre pion de { $number } cases au plus, d’un côté ou de l’autre (il est sur la case { $space }, { NAME($form) }).
panel-ask-move-left = De combien votre pion va-t-il à gauche (il est sur la case { $space }, { NAME($form) }) ?
panel-ask-move-right = De combien votre pion va-t-il à droite (il est sur la case { $space }, { NAME($form) }) ?
panel-ask-move-either = De quel côté va votre pion (il est sur la case { $space }, { NAME($form) }) ?
panel-ask-shift = Le pion de chacun se déplace de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } : de quel côté ?
panel-ask-draw = Tirer { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } de votre sac ?
panel-ask-scheme = Utiliser { NAME($scheme) }, le projet de votre ville ?
panel-ask-swap = Quelle bannière donnez-vous, et laquelle prenez-vous en échange ?
panel-ask-card = Laquelle de vos cartes utilisées est brûlée ?
panel-ask-rob = À qui prenez-vous une couronne ?
panel-ask-republic = { $player } regarde une carte République de l’offre : garder l’ancienne ou la nouvelle ? L’autre y retourne.
panel-ask-offer = Quelle carte République de l’offre prenez-vous à la place de la vôtre ?
panel-ask-second = { $player }, second score, { NAME($colour) } : utiliser ou brûler encore une de vos cartes ?
panel-ask-back = Le fantôme vous fait reculer : sur quelle piste ?
panel-ask-bag = Le fantôme met un de vos cubes dans votre sac : lequel ?
panel-ask-accept = Prendre { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, ou refuser ?
panel-from = { $name } ({ NAME($place) })
panel-answer-done = { $what ->
        [buy] Ne plus rien acheter
       *[take] Plus aucun
    }
panel-answer-move = { $side ->
        [left] ← { $steps }
       *[right] → { $steps }
    } : case { $space }
panel-answer-shift = { $side ->
        [left] ← À gauche { $steps }
       *[right] → À droite { $steps }
    }
panel-answer-move-stay = Rester
panel-answer-draw-stay = Ne rien tirer
panel-answer-draw = Tirer
panel-answer-scheme = L’utiliser
panel-answer-scheme-skip = Y renoncer
panel-answer-rob-skip = À personne
panel-answer-second-skip = Aucune
panel-answer-leave = Toutes les laisser
panel-answer-accept = Prendre les points
panel-answer-decline = Refuser
panel-answer-hold = { $what ->
        [old] Garder l’ancienne carte
       *[new] Garder la nouvelle carte
    }

## Ce que change la confirmation

panel-change-supply = Réserve : { $steps }
panel-change-banners = Bannières : { $steps }
panel-change-market = Le marché a alors { $count ->
        [one] { $count } cube { NAME($colour) }
       *[other] { $count } cubes { NAME($colour, form: "mp") }
    } de plus, pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
panel-change-drawn = { $count ->
        [one] { $count } cube est tiré
       *[other] { $count } cubes sont tirés
    }, sur { $bag } dans le sac.
panel-change-points = Points { $before } → { $after }
panel-change-second = Second score { $before } → { $after }
panel-change-crowns = Couronnes { $before } → { $after }
panel-change-track = La piste { NAME($colour, form: "f") } passe à la case { $space } ; améliorations qui restent à tous pendant cette manche : { $left }.
panel-change-disc = Un disque est posé face cachée sur la piste de guerre.
panel-change-others = Quelqu’un d’autre : { $points ->
        [-1] −1 point
        [one] +{ $points } point
       *[other] { $points } points
    }
panel-change-marker = { $player }, pion { $before } → { $after } : { NAME($form) }, { $crowns ->
        [0] sans couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } au-dessus
panel-change-final = Si la partie finissait maintenant : { $before } → { $after }
panel-then = Ensuite, { $kind ->
        [buy] on achète des cubes du marché, pour { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }.
        [banner] on choisit une bannière.
        [colour] on nomme une couleur.
        [under] on choisit la couleur sous laquelle elle est brûlée.
        [disc] on choisit un disque.
        [keep] vous choisissez les { $number } que vous gardez.
        [pay] { $player } paie un disque.
        [discard] on peut rendre des bannières.
        [remove] vous dites combien de cubes quittent la partie.
        [crowns] vous dites combien de couronnes quittent la partie.
        [take] { $word ->
            [put] un cube de votre réserve va au marché.
            [exchange] on prend un cube du marché, et un de votre réserve y retourne.
            [exchange_many] on prend des cubes du marché, et autant de votre réserve y retournent.
           *[other] { $player } utilise ou brûle une carte.
        }
        [move] { $player } déplace son pion.
        [shift] vous dites de quel côté va le pion de chacun.
        [draw] on peut tirer des cubes.
        [scheme] on peut utiliser le projet de la ville.
        [swap] on échange une bannière.
        [card] on choisit une carte utilisée.
        [rob] on peut prendre une couronne.
        [republic] on regarde une carte République de l’offre.
        [offer] on peut prendre une carte République de l’offre.
        [second] { $player } peut utiliser une carte encore une fois.
        [back] une piste recule.
        [bag] un cube va dans le sac.
       *[accept] on prend ou on refuse des points.
    }
panel-then-ghost = { $left ->
        [0] Le fantôme ne tire plus de cube pendant cette manche.
       *[other] Ensuite, le fantôme tire un cube.
    }
panel-warn-coins = { $coins ->
        [one] { $coins } pièce est perdue.
       *[other] { $coins } pièces sont perdues.
    }
panel-warn-disc = Avec les cubes que vous auriez alors, le disque { $disc } ne pourrait pas être payé à la fin de la manche ; il ne servirait à rien, et tous vos cubes partiraient.
panel-warn-secret = D’autres, devant cet écran, voient le disque que vous choisissez : faites-les regarder ailleurs.

## Pourquoi on ne peut pas revenir en arrière

panel-kept-drawn = On ne peut pas revenir là-dessus : des cubes ont été tirés d’un sac, et qui les a vus choisirait en le sachant.
panel-kept-cards = On ne peut pas revenir là-dessus : des cartes que personne n’avait vues ont été retournées.
panel-kept-discs = On ne peut pas revenir là-dessus : des disques de guerre cachés ont été retournés.
panel-kept-ghost = On ne peut pas revenir là-dessus : le fantôme a tiré son cube.
panel-kept-offer = On ne peut pas revenir là-dessus : une carte République de l’offre a été regardée.

## Le score qui compte

panel-gauge = Votre score final maintenant : { $have } sur { $need } requis
panel-why-hidden = La forme est cachée ; en dehors d’elle, c’est le score le plus bas qui compte : { $final }.
panel-why-outside = Le pion est en dehors de la forme voulue, donc le score le plus bas compte : { $final }.
panel-why-inside = { $enough ->
        [yes] Le pion est dans la forme voulue, avec { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }{ $origin } pour { $signs ->
            [one] { $signs } signe de couronne
           *[other] { $signs } signes de couronne
        }, donc le score le plus haut compte : { $final }.
       *[no] Le pion est dans la forme voulue, mais { $crowns ->
            [one] { $crowns } couronne{ $origin } ne suffit pas
           *[other] { $crowns } couronnes{ $origin } ne suffisent pas
        } pour { $signs ->
            [one] { $signs } signe de couronne
           *[other] { $signs } signes de couronne
        }, donc le score le plus bas compte : { $final }.
    }
panel-crowns-part = { $where ->
        [held] { $crowns } en réserve
        [above] { $crowns } au-dessus du pion
       *[card] { $crowns } sur la carte République
    }
panel-crowns-from = ({ $parts })

## Les secrets

panel-secret-own = Votre carte République
panel-secret-new = Celle que vous regardez
panel-secret-offer = Ce que vous savez de l’offre
panel-secret-disc = Sur la piste de guerre se trouve votre disque { $disc }.
panel-discs-hidden = { $count } parmi { $discs } (un est posé face cachée)

## Ce qui se trouve à un endroit

panel-at-player = { $player } : { NAME($city) }
panel-at-track = { $player } : piste { NAME($colour, form: "f") }
panel-at-cards = { $player } : cartes de couleur { NAME($colour) }
panel-at-card = { NAME($card) } : { NAME($place) }, { NAME($colour) }
panel-at-none = { NAME($place) }, { NAME($colour) } : aucune carte
panel-at-market = Marché, { NAME($colour) } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } : { $count ->
        [0] aucun cube
        [one] { $count } cube
       *[other] { $count } cubes
    }
panel-at-scheme = { NAME($scheme) }, niveau { $level }
panel-at-scheme-gone = Le projet de niveau { $level } a quitté la partie.
panel-at-form = Case { $space } : { NAME($form) }, { $crowns ->
        [0] sans couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } au-dessus
panel-track-at = { NAME($colour) } sur la case { $space } ({ $value })
panel-track-values = Valeurs de ses cases : { $values }
panel-track-next = La case suivante : { $what }
panel-star = Un * signale ce qui est reconstitué : l’image est perdue.
panel-used-card = Utilisée : { NAME($card) }. { $text }
panel-burned-card = Brûlée : { NAME($card) }
panel-next-benefit = Brûler une carte ici apporte maintenant : { $text }
panel-deck = Dessous : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } ; défausse : { $discards }

## Le tiroir des tableaux

panel-table-cards = Cartes de couleur { NAME($colour) }
panel-table-burning = Brûler : la première, la deuxième et la troisième carte
panel-table-schemes = Projets
panel-table-cities = Villes
panel-table-tracks = Pistes
panel-table-board = Marché, piste des formes, signes
panel-copies = { NAME($card) }{ $count ->
        [one] {""}
       *[other] {" "}(×{ $count })
    }
panel-scheme-seal = { NAME($scheme) } ({ NAME($seal) })
panel-city-more = Port : { NAME($port) } ; ses cubes pour le marché : { $market }.
panel-market-row = { $places ->
        [0] { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }, autant de cubes que l’on veut
       *[other] { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }, cubes par couleur : { $places }
    }
panel-zone-row = Cases { $first } à { $last }, avec les couronnes { $crowns }
panel-moves-row = Le pion de chacun se déplace, à partir du niveau 1 : { $moves }
panel-signs-row = Un tous les { $every } points

## Ce qui s’est passé

panel-log-heading = Manche { $round } · { $player }
panel-log-phase = Manche { $round } · { PHASE($phase) }
panel-told-nothing = { $player } a tout laissé en l’état.
panel-told-phase = { PHASE($phase) } : il ne s’est rien passé.

## Le guide du premier tour : 160 lettres au plus.

panel-guide-look = Sous chaque pile se trouve sa carte Présent. Cliquez sur cartes, pistes ou cases : ce qu’elles sont s’affiche à côté du plateau.
panel-guide-choose = Une ligne par couleur : action de la ville, utiliser ou brûler la carte Présent, améliorer la piste. Le prix est devant. Choisissez.
panel-guide-confirm = Voilà ce que cela coûte et change. Confirmer le joue ; Annuler permet de choisir encore.
panel-guide-pick = Il reste une question : répondez ci-dessous. Puis s’affiche ce que cela coûte et change, et Confirmer le joue.
panel-guide-answer = Ce que demande une action se répond ici ; chaque action de plus dans la manche coûte un cube de plus. Passez quand cela suffit.

## Les mots du panneau

panel-ui-panel = Città-Stato
panel-ui-expansion = Extension
panel-ui-declining = Points refusables
panel-ui-scenario = En solo : scénario
panel-ui-game = En solo : partie
panel-ui-bonus = En solo : couronnes bonus
panel-ui-expansion-help = Extension : d’autres villes, cartes et projets ; il la faut à { SPELT(RULE("most-players")) }.
panel-ui-declining-help = Points refusables : chaque gain est demandé.
panel-ui-scenario-help = En solo, vous jouez contre le fantôme : { SPELT(RULE("scenarios")) } scénarios, du facile au difficile.
panel-ui-game-help = Partie : chaque scénario en a { SPELT(RULE("solo-games")) } ; chacune ajoute un objectif et demande plus de points. Le tableau ci-dessous dit celle qui vient ensuite.
panel-ui-bonus-help = Couronnes bonus : celles qu’a rapportées la partie précédente.
panel-ui-seed-help = Graine : la même donne les mêmes villes, cartes et tirages. Laissez vide pour en tirer une.
panel-ui-undo-turn = Au début du tour
panel-ui-nothing-back = Il n’y a rien à défaire.
panel-ui-round-parts = Parties de la manche
panel-ui-log-rounds = Montrer toutes les manches
panel-ui-board-help = La table. Les flèches vont d’un endroit à l’autre ; avec Maj, ou avec n et p, aux endroits que l’on peut choisir ; Entrée choisit ou dit ce qui s’y trouve, Échap annule.
panel-ui-republic-look = Les cartes République sont secrètes. Voir la sienne :
panel-ui-tables = Cartes et tableaux
panel-ui-ours = reconstitué
panel-ui-star = Ce qui est signalé comme reconstitué se trouvait sur des images perdues ; qui possède le jeu peut le remplacer.
panel-ui-if-today = Si la partie finissait maintenant
panel-ui-solo = Contre le fantôme
panel-ui-goal-met = atteint
panel-ui-goal-open = pas atteint
panel-ui-pass = Passer
panel-ui-first = Points
panel-ui-second = Second score
panel-ui-form = Forme
panel-ui-crowns = Couronnes
panel-ui-crown-signs = Signes
panel-ui-final = Score final
panel-ui-cubes = Cubes
panel-ui-marker = Pion
panel-ui-passed = A passé
panel-ui-tracks = Pistes
panel-ui-supply = Réserve
panel-ui-bag = Sac
panel-ui-banners = Bannières
panel-ui-discs = Disques
panel-ui-cards = Cartes utilisées
panel-ui-burned = Brûlées
panel-ui-republic = Carte République
panel-ui-scheme = Son projet
# Les longs mots des réponses, avec un · là où ils peuvent être coupés.
panel-ui-breaks = { "" }
panel-ui-mine = Ce qui est devant moi
panel-ui-mine-only = Seulement ce qui me concerne
panel-sign = { $what ->
        [all] tout le monde ; devant un pion : le pion de chacun avance
        [marker] un pion ; seul, sur une carte ou une ville : le vôtre
        [price] le nombre de cubes de sa couleur que coûte la prochaine action de ce joueur
        [scores] points du premier et du second score
        [points] points, dans le score en cours
        [port] ce qui suit n’est acquis que si c’est le port de votre ville ; à côté d’une ville : son port
        [down] est face cachée
        [each] pour chaque
       *[out] est rendu
    }
