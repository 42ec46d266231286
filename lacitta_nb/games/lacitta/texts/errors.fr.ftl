# Erreurs hors des règles : ce qui a été demandé, et ce qui serait juste.

bad-action = « { $text } » n’est pas une action. Une action s’écrit comme « build farm C7 » ou « gold » et commence par un de ces mots : { $kinds }.
bad-action-spelling = « { $text } » est illisible ; « { $tidy } » se lit : des mots en minuscules, ceux d’un même nom joints par « _ », un seul espace entre les autres.
bad-action-part = « { $text } » est illisible : { $part ->
        [circles] on ne peut regarder que les cartes Voix cachées, sur les cercles 2 à { $last }, deux d’entre elles dans l’ordre croissant ou toutes
        [amount] le nombre est l’un de { $choices }, pas « { $word } »
        [small] une carte Joueur construit un petit bâtiment ({ $choices }), pas « { $word } » ; les plus grands viennent par des cartes Politique, comme dans « palace C7 »
        [building] le maître d’œuvre construit l’un de { $choices }, pas « { $word } »
        [service] le service est l’un de { $choices }, pas « { $word } »
        [from] après la case viennent « from » et le château que quitte le citoyen, pas « { $word } »
        [missing] il manque quelque chose
       *[too-much] « { $word } » est de trop
    }. Une telle action s’écrit comme « { $example } ».
no-action = { $given } n’est pas une action : choisissez-en une de game.legal_actions(), ou écrivez-en une, comme « build farm C7 ».
action-field = Ce n’est pas une action : son { $field } est { $given } et doit être { $field ->
        [amount] un nombre entier de 0 à { $most }
        [circles] un tuple de nombres entiers de 2 à { $last }, comme (2, 4)
       *[other] un texte
    }.
action-not-its-text = Ce n’est pas une action : ses champs disent autre chose que son texte « { $text } », où { $field } serait { $said } et non { $given }.

no-board = Il n’y a pas de plateau nommé { $name } ; les plateaux sont : { $names }.
no-edition = Il n’y a pas d’édition nommée { $name } ; les éditions sont : { $names }.
no-setup-kind = Il n’y a pas de mise en place nommée { $name } ; c’est « beginner » ou « advanced ».
no-setup = Le plateau { $board } n’a pas de mise en place pour débutants à { $count } joueurs. Choisissez un autre nombre de joueurs, un autre plateau (toscana en a une de { RULE("fewest-players") } à { RULE("most-players") } joueurs), ou la mise en place avancée.
board-closed = Le plateau { $board } n’a aucune case ouverte à { $count } joueurs. Choisissez plus de joueurs ou un autre plateau, comme toscana.
voice-deck-short = { SPELT(RULE("circles"), start: "yes") } cartes Voix doivent être posées, mais la pile n’en a que { $count }.
hidden-voice = Cette vue de la partie ne montre pas les cartes Voix à venir ; distribuez d’abord les cartes inconnues avec lc.complete(state, seed).

no-city = Aucune ville n’a son château en { $castle }.
