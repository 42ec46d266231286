# Mots communs à tous les jeux. `.a` est le nom avec son article, `.help` ce que fait la chose.
#
# Glossaire (un mot pour une chose, d'après les règles françaises de La Città) :
# board plateau · space case · city ville · castle château · supply réserve · deck pile · discard défausse
# citizen citoyen · spare citizen citoyen libre · gold or, pièces d'or · food nourriture · wheat blé
# action card carte Joueur · political card carte Politique · on display face visible · politics phase Action
# voice card carte Voix · voice of the people Voix du Peuple · wish souhait · service service
# figure cube · neighbour ville voisine · set-up mise en place · start player Premier joueur
# hunger faim · penalty pénalité · demolish démolir · limit limite · turn/round tour · tile tuile
# Saint Malo : log rondin · crate caisse · wall mur · cross croix · head tête · swords épées · side côté
# tower tour d'angle · store dépôt · delivery livraison · roll lancer · turn a die retourner un dé
# box coche · row rangée · round manche · defence défense · strength force · cannon canon · coin pièce
# Panneau : panel panneau · step étape · run aller · confirm valider · cancel annuler · undo défaire · redo refaire
# hint conseil · seed graine · kernel noyau · cell cellule · playout simulation · greedy glouton
# Formes : `a-def` article défini, `a-de` « de » et l'article défini, `de` « de » sans article, `gender` m ou f.

word-unknown = carte face cachée
    .a = une carte face cachée
    .help = Cette vue de la partie ne montre pas de quelle carte il s’agit.
    .gender = f
    .a-def = la carte face cachée
    .a-de = de la carte face cachée

list-and = { $some } et { $last }
list-or = { $some } ou { $last }
list-apart = { $one } ; { $other }
chronicle-when = { $clock ->
        [year] Année { $number } · { PHASE($phase, $game) }
        [round] Manche { $number } · { PHASE($phase, $game) }
       *[none] { PHASE($phase, $game) }
    } :
percentage = { $number } %
language-name = Français

no-language = Il n’y a pas de phrases dans la langue { $name } ; les langues sont : { $names }.
no-language-set = La variable d’environnement { $variable } demande la langue { $name }, dans laquelle il n’y a pas de phrases ; les langues sont : { $names }.

# Les nombres en lettres, avec `.ordinal` pour le rang.

number-1 = un
    .ordinal = premier
number-2 = deux
    .ordinal = deuxième
number-3 = trois
    .ordinal = troisième
number-4 = quatre
    .ordinal = quatrième
number-5 = cinq
    .ordinal = cinquième
number-6 = six
    .ordinal = sixième
number-7 = sept
    .ordinal = septième
number-8 = huit
    .ordinal = huitième
number-9 = neuf
    .ordinal = neuvième
number-10 = dix
    .ordinal = dixième
number-11 = onze
    .ordinal = onzième
number-12 = douze
    .ordinal = douzième
