# Fehler außerhalb der Regeln: was verlangt wurde und was richtig wäre.

bad-action-said = „{ $given }“ ist keine Aktion von Saint Malo: { $kind ->
        [keep] Nach „keep“ stehen die Symbole der Würfel, die liegen bleiben, ein Wort pro Würfel, oder „none“, wie in „keep crate crate swords“. Die Symbole sind log, crate, wall, cross, head und swords
        [use] Nach „use“ stehen ein Symbol und wie viele Würfel, oder eine Person allein; dann „turn“ und wie viele Würfel gedreht werden, wenn überhaupt. Geschrieben wird es wie „use crate 2“, „use architect turn 1“ oder „use nothing“
        [place] Nach „place“ steht ein Feld, wie in „place C3“: ein Buchstabe von A bis G und die Nummer einer Spalte; die Ecken sind Türme
        [take] Nach „take“ steht eine Person oder „nothing“, wie in „take priest“
        [stop] „stop“ steht allein
        [done] „done“ steht allein
       *[other] Aktionen beginnen mit keep, stop, use, place, done oder take, wie in „keep crate crate“, „use soldier“ oder „place C3“
    }.
bad-action-order = „{ $given }“ kann nicht gelesen werden, „{ $right }“ schon: die Symbole in der Reihenfolge log, crate, wall, cross, head, swords, höchstens { SPELT(RULE("dice")) }.
bad-action-fields = Keine Aktion hat diese Felder: { $fields }. Wähle eine aus game.legal_actions(), oder schreibe eine, wie „use soldier“.
