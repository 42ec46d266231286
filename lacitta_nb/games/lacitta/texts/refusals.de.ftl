# Warum die Regeln eine Aktion verbieten: was falsch ist, wo, und was richtig wäre.

place-a-castle = Die Castellos werden eingesetzt: Jetzt geht nur, eins auf ein freies Feld zu setzen.
no-such-space-near = Auf dem Spielplan gibt es kein Feld { $space }. Ist { $near } gemeint?
no-such-space = Auf dem Spielplan gibt es kein Feld { $space }.
closed-space = { $space } darf bei { $players } Spielern nicht bebaut werden; wähle ein Feld, das dann offen ist.
castle-too-near = Ein Castello auf { $space } stünde zu nah an einem anderen: Zwischen zwei Castellos müssen mindestens { SPELT(RULE("gap")) } leere Felder liegen.

occupied = { $space } ist schon bebaut; ein neues Gebäude braucht ein leeres Feld.
not-beside-city = { $space } grenzt an keine deiner Städte; ein Gebäude kommt neben das Castello oder ein anderes Gebäude seiner Stadt.
touches-city = { $space } grenzt auch an die Stadt { $castle }; zwischen Gebäuden verschiedener Städte muss ein Feld leer bleiben.
no-tile-left = Im Vorrat ist kein Plättchen für { A($building, form: "acc") } mehr; wähle ein anderes Gebäude.
needs-lake = { $space } grenzt an kein Gewässer, und { A($building) } muss an einem stehen.
no-surplus = Im Castello { $castle } ist kein Bürger überzählig: Es braucht mindestens zwei, denn einer muss bleiben.
no-surplus-anywhere = In keinem deiner Castellos ist ein Bürger überzählig: Es braucht mindestens zwei, denn einer muss bleiben.
second-market = Die Stadt { $castle } hat schon einen Marktplatz, und eine Stadt darf nur einen haben.
market-overfull = Ein Marktplatz bringt einen Bürger dazu, und die Stadt { $castle }, die schon { $citizens } hat, darf mit Marktplatz und ohne Wasser höchstens { $limit } fassen; baue dort zuerst einen Brunnen oder ein Badhaus.
supply-empty = Im allgemeinen Vorrat ist kein Bürger mehr, und von dort nimmt ein Marktplatz seinen Bürger.

founded-already = Du hast dieses Jahr schon eine Stadt gegründet; eine weitere muss bis zum nächsten Jahr warten.
no-castle-left = Alle deine { SPELT(RULE("castles")) } Castellos stehen auf dem Spielplan, also ist keins für eine neue Stadt übrig.
city-too-near = { $space } ist zu nah an der Stadt { $castle }: Zwischen einer neuen Stadt und jeder anderen müssen mindestens { SPELT(RULE("gap")) } leere Felder liegen.
not-own-castle = Auf { $space } steht kein Castello von dir; wähle eins deiner Castellos.

not-own-building = Auf { $space } steht kein Gebäude von dir; wähle eins, das eine Errungenschaft bietet.
offers-nothing = { GENDER($building) ->
        [m] Der
        [f] Die
       *[n] Das
    } { NAME($building) } auf { $space } bietet keine Errungenschaft; Figuren kommen auf ein Gebäude, das Kultur, Bildung oder Gesundheit bietet.
nothing-offers = Keins deiner Gebäude bietet eine Errungenschaft; Figuren kommen auf eins, das Kultur, Bildung oder Gesundheit bietet.
name-a-service = { GENDER($building) ->
        [m] Der
        [f] Die
       *[n] Das
    } { NAME($building) } auf { $space } bietet zwei Errungenschaften; sage, welche davon die Figuren erhöhen sollen.
name-no-service = { GENDER($building) ->
        [m] Der
        [f] Die
       *[n] Das
    } { NAME($building) } auf { $space } bietet nur eine Errungenschaft, also lass ihren Namen weg.
too-few-figures = Das braucht { $amount ->
        [one] 1 Figur
       *[other] { $amount } Figuren
    }, aber bis zum Jahresende { $free ->
        [0] ist keine von deinen frei
        [one] ist nur 1 von deinen frei
       *[other] sind nur { $free } von deinen frei
    }.
no-room-anywhere = Keine deiner Städte kann noch einen Bürger aufnehmen: Es ist kein Platz da oder niemand mehr im Vorrat.
no-room = Die Stadt { $castle } kann nicht { $amount ->
        [one] noch 1 Bürger
       *[other] noch { $amount } Bürger
    } aufnehmen: { $room ->
        [0] Es ist kein Platz da oder niemand mehr im Vorrat
       *[other] Sie hat nur Platz für { $room }
    }.
no-harvest-last-year = Im { ORDINAL(RULE("years")) }n Jahr darf die Reiche Ernte nicht mehr genutzt werden.
no-farm = Du hast noch keinen Bauernhof; eine Reiche Ernte braucht einen.
not-own-farm = Auf { $space } steht kein Bauernhof von dir; eine Reiche Ernte braucht einen.
harvest-already = Der Bauernhof auf { $space } hat dieses Jahr schon seine Reiche Ernte; wähle einen anderen Bauernhof.
no-figure-free = Eine Reiche Ernte braucht eine Figur, und bis zum Jahresende ist keine von deinen frei.
closeness-choice = Sieh dir zwei der verdeckten Stimmkarten { RULE("hidden") } an, oder alle { SPELT(RULE("hidden-cards")) }.

penalty-turn = Du hast letztes Jahr gehungert, darum kann dieser Zug nur eine Aktionskarte umdrehen: „forfeit“.
no-penalty = Du schuldest keinen Strafzug; nur wer letztes Jahr gehungert hat, verliert einen Zug.
not-a-turn = „{ $action }“ ist kein Zug der Politikrunden; spiele eine Aktionskarte, nimm eine Politikkarte aus der Auslage, oder passe.
no-action-card = Alle { $cards } deiner Aktionskarten sind dieses Jahr verbraucht; nimm eine Politikkarte oder passe.
not-small = Eine Aktionskarte errichtet kein „{ $building }“; sie baut kleine Gebäude: Bauernhof, Steinbruch, Klosterschule, Statue, Brunnen, Marktplatz oder, mit der Erweiterung, Theater.
not-on-display = In der Auslage liegt keine Karte „{ NAME($card) }“; wähle eine der Karten, die offen liegen.
too-dear = Das kostet { $price } Gold, und du hast { $gold ->
        [0] keins
       *[other] nur { $gold }
    }.
not-in-edition = In der Ausgabe, die gespielt wird, gibt es kein Gebäude „{ $building }“.

nobody-decides = { $phase ->
        [over] Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
       *[other] Niemand hat jetzt etwas zu entscheiden: Als Nächstes kommt die Phase „{ PHASE($phase) }“ und läuft von selbst ab.
    }

choose-a-wish = Dieses Jahr gibt es zwei Wünsche: Wähle zuerst den, der für die Stadt { $castle } gilt.
wish-for-another = Jetzt wählt die Stadt { $castle } ihren Wunsch, nicht { $space }; Städte wählen in der Reihenfolge ihrer Gründung.
not-wished = Die Bürger wünschen dieses Jahr nicht „{ $service }“; wähle { NAME($one) } oder { NAME($two) }.

choose-a-building = Die Stadt { $castle } hat weniger Bürger als Gebäude: Wähle zuerst das Gebäude, das abgerissen wird.
not-of-this-city = Auf { $space } steht kein Gebäude der Stadt { $castle }, und sie muss jetzt ein Gebäude verlieren.
inside-first = Das Gebäude auf { $space } kann noch nicht abgerissen werden: Was bleibt, muss zusammenhängen, und das Castello kommt zuletzt. Reiße eins weiter außen ab.

choose-who-leaves = Die Nahrung reicht nicht, und { $count ->
        [one] noch 1 Bürger muss
       *[other] noch { $count } Bürger müssen
    } auswandern: Wähle zuerst die Stadt, aus der einer geht.
nobody-left = Die Stadt { $castle } hat keinen Bürger mehr zu verlieren; wähle eine andere deiner Städte.

roads-stay = Die Straße auf { $space } braucht keinen Bürger, also würde es niemandem helfen, sie abzureißen; wähle ein Gebäude.
one-space-twice = Die zwei Straßen brauchen je ein Feld, und { $space } ist zweimal genannt.
earlier-first = Diese zwei Straßen brauchen einander nicht, also nenne zuerst { $one } und dann { $two }.
give-up-a-road = Jetzt dürfen Straßen aufgegeben werden: Reiße eine davon ab, oder sage „done“.
not-own-road = Auf { $space } liegt keine Straße von dir; nur eigene Straßen dürfen aufgegeben werden.
road-holds-city = Die Straße auf { $space } kann nicht weg: Was von der Stadt bleibt, muss zusammenhängen.
