# Was Computerspieler sind und von einer Aktion sagen, und was an einem Spieler falsch ist.

player-kind-form = { $kind } (oder { $example }, mit { $options })
player-kind-random = zufällig
player-kind-random-help = zufällig: lost jeden Zug aus; antwortet sofort und ist leicht zu schlagen.
player-kind-random-why = Es wurde ausgelost.
player-kind-search = suchend, { $playouts } Probespiele
player-kind-search-brief = suchend
player-kind-search-help = suchend: spielt viele Male weiter, wobei Verborgenes neu gezogen wird, und nimmt, was am besten ausging. Je mehr Probespiele, desto länger denkt er nach.
player-kind-search-playouts = seinem Vorrat an Probespielen

player-reason-worth-more = Es bringt einen voran, um etwa { $amount } in Punkten.
player-reason-worth-less = Es wirft einen zurück, um etwa { $amount } in Punkten.
player-reason-nothing = Es ändert wenig; nichts anderes ist besser.
player-reason-little = Es ändert wenig.
player-reason-least-bad = Das kleinste Übel von allem, was geht, aber { SMALL($reason) }
player-reason-only-against = Nichts spricht dafür, und { SMALL($reason) }
player-reason-but = { $reason } Aber { SMALL($against) }
player-reason-compared = Besser als die schlechteste Wahl, denn { SMALL($reason) }
player-reason-no-matter = Jede Wahl ist gleich gut, soweit sich das sehen lässt.
player-reason-worst = Andere Möglichkeiten sind besser, soweit sich das sehen lässt.
player-reason-later = Am Ende führt es zu mehr.

player-mistake = Der Spieler { $own } von { $name } hat einen Fehler gemacht: { $kind }: { $text }. Es wurde nichts gespielt.
player-refused = Der Spieler { $own } von { $name } hat „{ $chosen }“ gewählt, und das geht jetzt nicht: { $reason } Es wurde nichts gespielt.
player-is-class = { $name } ist eine Klasse und noch kein Spieler: Mit { $name }() wird einer daraus.
player-no-kind = „{ $name }“ ist kein Computerspieler. Es gibt: { $kinds } oder ein Objekt mit choose(view).
player-no-choose = { $given } ist kein Spieler: Ein Spieler ist ein Objekt mit choose(view), wie GreedyPlayer().
player-other-game = { $own } spielt { $home }, und das hier ist ein Spiel { $game }: Es braucht einen Spieler dafür oder einen, der jedes Spiel spielt.
player-no-adviser = { $given } gibt keine Tipps. Das können: { $kinds } oder ein Objekt mit ranked(view) und explain(view, action).
player-bad-count = Die Zahl der Tipps muss ganz und mindestens 1 sein, nicht { $count }.
player-bad-budget = Ein suchender Spieler braucht mindestens ein Probespiel und einen Kandidaten, als ganze Zahlen, nicht { $given }.
player-bad-seconds = Eine Zeitgrenze ist eine Zahl von Sekunden über 0, oder None für keine Grenze, nicht { $seconds }.
player-bad-width = Ein Spieler probiert mindestens eine Möglichkeit, und ihre Zahl ist ganz, nicht { $width }.
player-bad-seed = Ein Spieler zieht nach einem Text wie "3", nicht nach { $seed }.
player-no-judge = { $given } ist kein Richter, denn { $name } fehlt: Ein Richter ist ein Objekt einer Klasse, die von lacitta_nb.players.judge.Judging abgeleitet ist, wie GreedyPlayer().
player-no-advice = Der Ratgeber { $own } nennt keine Aktion, obwohl etwas zu entscheiden ist: ranked(view) muss jede erlaubte Aktion mit ihrem Wert geben.
player-bad-worth = Der Richter { $own } fand { $found }, doch was ein Stand wert ist, muss eine Zahl wie 12.5 sein, und eine, die ein Ende hat.
player-bad-weights = { $own } wägt mit { $kind }(…), in dem Zahlen stehen, nicht mit { $given }.
player-bad-years = { $own } braucht ein Tupel aus { $count } { $kind }(…), in denen Zahlen stehen, eins für jedes Jahr, nicht { $given }.

player-hint-head = { $title }: { $effect }.
player-hint-ways = { $ways } oder { $last }
player-hint-more-ways = { $ways } oder eine von { $more } weiteren Möglichkeiten
player-hint-alike = { $ways }{ $more ->
        [0] {""}
        [one] {""}, oder 1 weitere Möglichkeit
       *[other] {""}, oder eine von { $more } weiteren Möglichkeiten
    } – { $count ->
        [2] beides gleich gut
       *[other] alles gleich gut
    }
player-hint-worse = Schlechter als „{ $usual }“. { $reason }
player-hint-guessed = Das gilt, wenn die anderen dann für sich selbst sorgen.
player-hint-win = Gewinnchance: { $about ->
        [yes] etwa { $chance } %
       *[no] { $chance } %
    }{ $others ->
        [yes] , wenn die anderen dann für sich selbst sorgen
       *[no] {""}
    }.
player-hint-win-more = Gewinnchance: { $about ->
        [yes] etwa { $chance } %
       *[no] { $chance } %
    } statt { $before } %{ $others ->
        [yes] , wenn die anderen dann für sich selbst sorgen
       *[no] {""}
    }.
