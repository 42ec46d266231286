# Was geschehen würde, ein Satz für jede Art von Ereignis; die Wörter sind die Felder des Ereignisses,
# und `$count`, wie oft es geschähe.

would-migrated = Ein Bürger würde aus der Stadt { $source } von { $other } in die Stadt { $space } von { $player } wandern: { NAME($service) } { $points-first } gegen { $points-last }.
would-no_room = Ein Bürger würde aus der Stadt { $source } von { $other } in die Stadt { $space } von { $player } wandern ({ NAME($service) } { $points-first } gegen { $points-last }), sie voll finden und verloren gehen.
would-demolished = { $rule ->
        [D2a] Die Straße { $space } von { $player } würde mit dem Gebäude verschwinden, an dem sie hängt
       *[other] { $player } würde { NAME($building, form: "the-acc") } auf { $space } verlieren
    }{ $food ->
        [0] {""}
       *[other] {""} und damit { $food } Nahrung
    }{ $rule ->
        [D2a] .
       *[other] : Der Stadt { $source } fehlt dafür ein Bürger.
    }
would-city_lost = { $player } würde die ganze Stadt { $space } verlieren{ $food ->
        [0] {""}
       *[other] {""} und damit { $food } Nahrung
    }.
would-road_given_up = Die Straße auf { $space } würde in den Vorrat zurückgehen.
would-over_limit = { $amount ->
        [one] 1 Bürger würde
       *[other] { $amount } Bürger würden
    } die Stadt { $space } von { $player } verlassen, deren Obergrenze sinkt.
would-out = { $player } hätte kein Gebäude mehr und würde ausscheiden.
would-hungry = { $player } hätte { $food } Nahrung, und { $amount ->
        [one] 1 Bürger würde
       *[other] { $amount } Bürger würden
    } hungern.
would-starved = { $count ->
        [one] Ein Bürger würde
       *[other] { $count } Bürger würden
    } die Stadt { $space } von { $player } aus Mangel an Nahrung verlassen.
