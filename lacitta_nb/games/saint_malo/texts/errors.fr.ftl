# Erreurs hors des règles : ce qui a été demandé, et ce qui serait juste.

bad-action-said = « { $given } » n’est pas une action de Saint Malo : { $kind ->
        [keep] après « keep » viennent les symboles des dés qui restent, un mot par dé, ou « none », comme « keep crate crate swords ». Les symboles sont log, crate, wall, cross, head et swords
        [use] après « use » viennent un symbole et le nombre de dés, ou une personne seule ; puis « turn » et le nombre de dés retournés, s’il y en a. On écrit par exemple « use crate 2 », « use architect turn 1 » ou « use nothing »
        [place] après « place » vient une case, comme « place C3 » : une lettre de A à G et le numéro d’une colonne ; les coins sont des tours d’angle
        [take] après « take » vient une personne ou « nothing », comme « take priest »
        [stop] « stop » s’écrit seul
        [done] « done » s’écrit seul
       *[other] une action commence par keep, stop, use, place, done ou take, comme « keep crate crate », « use soldier » ou « place C3 »
    }.
bad-action-order = « { $given } » est illisible ; « { $right } » se lit : les symboles dans l’ordre log, crate, wall, cross, head, swords, { SPELT(RULE("dice")) } au plus.
bad-action-fields = Aucune action n’a ces champs : { $fields }. Choisissez-en une de game.legal_actions(), ou écrivez-en une, comme « use soldier ».
