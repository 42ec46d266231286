# Ce qui arriverait, une phrase par genre d’événement ; les mots sont les champs de l’événement, et
# `$count` combien de fois.

would-migrated = Un citoyen quitterait la ville { $source } ({ $other }) pour la ville { $space } ({ $player }) : { NAME($service) } { $points-first } contre { $points-last }.
would-no_room = Un citoyen quitterait la ville { $source } ({ $other }) pour la ville { $space } ({ $player } ; { NAME($service) } { $points-first } contre { $points-last }), la trouverait pleine et serait perdu.
would-demolished = { $rule ->
        [D2a] La route en { $space } ({ $player }) disparaîtrait avec le bâtiment auquel elle tient
       *[other] { $player } perdrait { A($building, form: "def") } en { $space }
    }{ $food ->
        [0] {""}
       *[other] {""} et { $food } de nourriture du même coup
    }{ $rule ->
        [D2a] .
       *[other] {""} : la ville { $source } manque d’un citoyen.
    }
would-city_lost = { $player } perdrait toute la ville { $space }{ $food ->
        [0] {""}
       *[other] {""} et { $food } de nourriture avec elle
    }.
would-road_given_up = La route en { $space } retournerait à la réserve.
would-over_limit = { $amount ->
        [one] { $amount } citoyen quitterait
       *[other] { $amount } citoyens quitteraient
    } la ville { $space } ({ $player }), dont la limite baisse.
would-out = { $player } n’aurait plus de bâtiment et serait hors jeu.
would-hungry = { $player } aurait { $food } de nourriture, et { $amount ->
        [one] { $amount } citoyen aurait
       *[other] { $amount } citoyens auraient
    } faim.
would-starved = { $count ->
        [one] { $count } citoyen quitterait
       *[other] { $count } citoyens quitteraient
    } la ville { $space } ({ $player }) faute de nourriture.
