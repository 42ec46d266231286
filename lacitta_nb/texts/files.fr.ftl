# Ce qui ne va pas dans un fichier de n’importe quel jeu. Les textes sont repris à la lettre : une phrase peut les montrer, pas choisir d’après eux.

# Chemins, et ce qui s’y trouve.
file-source = attendu un chemin, un dict, un texte JSON ou un code de partie, reçu { $found }
file-source-lines = attendu un chemin, un dict, un texte JSON ou un code de partie, reçu un texte de { $lines } lignes qui commence par { $begin }
file-path = attendu un chemin, reçu { $found }
file-path-null = n’est pas un chemin : il contient un octet nul
file-no-path = n’est pas un chemin : { $reason }
file-folder = est un dossier ; nommez un fichier dedans
file-no-folder = il n’y a pas de dossier { $folder } ; créez-le d’abord
file-no-home = aucun utilisateur ne s’appelle { $user }, ce dossier personnel n’existe donc pas
file-not-ordinary = n’est pas un fichier ordinaire, et on ne lit ou n’écrit que de tels fichiers
file-not-there = ce fichier n’existe pas
file-not-read = ne peut pas être lu : { $reason }
file-name-too-long = ne peut pas être lu : { $reason } (un JSON commence par {"{"}, un code de partie par { $code })
file-not-written = ne peut pas être écrit : { $reason }
file-not-aside = { $problem } ; impossible de le mettre de côté : { $reason }
file-too-many-bytes = dépasse { NUMBER($most, useGrouping: 1) } octets, ce n’est donc pas un fichier de ce jeu
file-not-utf8 = n’est pas un texte UTF-8 ; les pickles et autres fichiers binaires ne sont jamais ouverts

# Codes de partie.
file-codes-many = le texte en contient { $count } ; donnez celui qui est voulu
file-code-too-long = dépasse { NUMBER($most, useGrouping: 1) } caractères
file-code-letters = il contient des lettres qu’aucun code de partie n’a, ou il en manque ; copiez-le à nouveau
file-code-changed = il a été changé ou coupé quelque part ; copiez-le à nouveau
file-code-end = sa fin manque ou n’est pas la sienne ; copiez-le à nouveau
file-code-unpacked = donne plus de { NUMBER($most, useGrouping: 1) } octets une fois décompressé

# JSON.
file-no-json = n’est pas du JSON : erreur à la ligne { $line }, colonne { $column }
file-too-long = dépasse { NUMBER($most, useGrouping: 1) } caractères, ce n’est donc pas un fichier de ce jeu
file-too-deep = plus de { $most } listes et objets sont imbriqués
file-values = contient plus de { NUMBER($most, useGrouping: 1) } valeurs, ce n’est donc pas un fichier de ce jeu
file-twice = figure deux fois ici, et une seule peut être voulue
file-keys = attendu des textes comme clés, reçu { $found }
file-no-value = attendu ce que le JSON peut contenir, reçu { $found }
file-half-character = attendu un texte de caractères entiers, reçu une moitié de caractère
file-digits = attendu un nombre de { $most } chiffres au plus
file-number = attendu un nombre, reçu { $found }
file-too-large = est trop grand : le tout prendrait { NUMBER($size, useGrouping: 1) } octets, et on ne peut en relire que { NUMBER($most, useGrouping: 1) }
file-code-too-large = est trop grand : le tout prendrait { NUMBER($size, useGrouping: 1) } lettres, et on ne peut en relire que { NUMBER($most, useGrouping: 1) }

# Formats.
file-no-format = attendu un objet avec un "format", reçu { $found }
file-format-missing = manque, attendu { $known }
file-later = "{ $found }" a été écrit par une version plus récente de lacitta_nb ; celle-ci lit "{ $newest }"

# Champs.
file-missing = manque
file-unknown-key = cette clé n’est pas connue ici
file-misfit = { $reason }
file-one-of = attendu { $known }, reçu { $found }
file-moment = attendu un moment comme l’écrit l’ISO, avec son fuseau horaire, reçu { $found }
file-day = attendu un jour comme l’écrit l’ISO, reçu { $found }
file-learning-step = une étape est là tant qu’on apprend quelque chose, et seulement alors
file-more-right = il ne peut y avoir plus de réponses justes que de questions
file-tasks = attendu les places des tâches, chacune une fois et dans l’ordre
file-truth = attendu true ou false, reçu { $found }
file-list = attendu une liste, reçu { $found }
file-object = attendu un objet, reçu { $found }
file-least-entries = attendu au moins { $least ->
        [one] { $least } entrée
       *[other] { $least } entrées
    }, reçu { $found }
file-most-entries = attendu au plus { $most ->
        [one] { $most } entrée
       *[other] { $most } entrées
    }, reçu { $found }
file-whole = attendu un nombre entier, reçu { $found }
file-whole-least = attendu un nombre entier d’au moins { $least }, reçu { $found }
file-whole-between = attendu un nombre entier de { $least } à { $most }, reçu { $found }
file-any-text = attendu un texte, reçu { $found }
file-filled = attendu un texte qui n’est pas vide, reçu { $found }
file-text = attendu un texte de { NUMBER($most, useGrouping: 1) } caractères au plus, reçu { $found }
file-name = attendu un texte de { $least } à { NUMBER($most, useGrouping: 1) } caractères, reçu { $found }
file-name-seen = attendu un texte de { $least } à { NUMBER($most, useGrouping: 1) } caractères visibles, sur une ligne, reçu { $found }
file-word = attendu un mot de { $least } à { NUMBER($most, useGrouping: 1) } caractères, reçu { $found }
file-word-seen = attendu un mot de { $least } à { NUMBER($most, useGrouping: 1) } caractères visibles, sur une ligne, reçu { $found }

# Parties enregistrées.
file-start = attendu une position, reçu { $found }
file-comments = attendu des textes par nombre de coups, reçu { $found }
file-comment-number = attendu un nombre de coups joués, de 0 à { $most }
file-comment-whole = attendu un nombre entier de coups joués, de 0 à { $most }
file-game-broken = le jeu { $game } a été annoncé par un paquet qui ne se charge pas : { $error }
file-move = { $move } ne peut pas être joué ici : { $reason }
file-moves-begin = attendu : des coups compressés, qui commencent par { $prefix }
file-moves-many = contient plus de { NUMBER($most, useGrouping: 1) } coups
file-steps = seulement { $made } étapes sur { $steps } peuvent se jouer : { $reason }

# Tournois.
file-in-line = { $problem }
file-whole-line = la ligne : { $problem }
file-line-not-begun = n’est pas le début d’une partie qui a été coupée
file-line-format = attendu « { $known } », reçu { $found }
file-line-no-text = n’est pas un texte
file-line-seats = attendu une valeur pour chacune des { $seats } places
file-line-wins = attendu des parts d’une victoire, dont la somme vaut 1
file-line-ranks = les rangs ne peuvent être ceux-ci : chacun suit le nombre des places qui le devancent, et les places égales partagent le leur
file-line-winners = « wins » et « ranks » se contredisent : la victoire revient aux premiers rangs et à aucun autre
file-shown-object = un objet
file-shown-list = une liste
file-shown-long = un nombre de plus de { $digits } chiffres
file-shown-type = une valeur de type { $type }

# Ce qui est dit à côté des problèmes eux-mêmes.

file-content = le contenu { $problem }
file-nearest = (vouliez-vous dire { $words } ?)
file-nearest-elsewhere = (vouliez-vous dire { $word } ? Cette édition n’en a pas)
file-more = … et { $count } de plus dans ce fichier
