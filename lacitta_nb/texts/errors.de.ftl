# Fehler außerhalb der Spielregeln: was verlangt wurde und was richtig wäre.

players-count = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $count }.
player-no-action = Der Spieler { $player } hat { $chosen } gewählt, und das ist keine Aktion: Ein Spieler antwortet mit einer Aktion aus lc.legal_actions(view) oder mit lc.parse_action("…").
player-bad-action = Der Spieler { $player } hat etwas gewählt, was nicht gespielt werden kann. { $problem }

game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu spielen.
nothing-to-decide = Niemand hat jetzt etwas zu entscheiden: Führe zuerst mit game.step() die Phase „{ PHASE($phase, $game) }“ aus.
decision-pending = Zuerst muss { $player } entscheiden: game.legal_actions() zählt auf, was geht, game.play(...) spielt eine Aktion daraus.
nothing-to-undo = Es gibt nichts zurückzunehmen: Hier hat das Spiel begonnen.
nothing-to-redo = Es gibt nichts noch einmal zu spielen: Es wurde nichts zurückgenommen, oder danach wurde etwas anderes gespielt.

bad-names = Spieler werden als Zahl von { $fewest } bis { $most } angegeben oder als Liste von Namen mit je höchstens { $longest } Zeichen in einer Zeile, nicht als { $names }.
bad-seed = Ein Startwert ist eine ganze Zahl mit höchstens 100 Stellen, nicht { $seed }.
bad-truth = Erwartet für { $setting }: True oder False; gefunden: { $given }.
bad-many = Für { $setting } ist höchstens { NUMBER($most, useGrouping: 1) } möglich, nicht { $given }.
no-state = { $given } ist kein Zustand eines Spiels; game.state ist einer, und auch das, was lc.apply(state, action) ergibt.
no-game = { $given } ist kein Spiel: lc.new_game() macht eins, lc.load() liest eins, und lc.Game(state) beginnt bei einem Zustand.
no-such-game = Es gibt kein Spiel { $name }; die Spiele sind { $names }.
no-player = Es gibt keinen Spieler { $player }; nenne ihn mit seiner Nummer oder mit Namen: { $names }.
several-players = Mehrere Spieler heißen { $player }; nenne einen mit seiner Nummer: { $seats }.
did-you-mean = Ist { $words } gemeint?
other-game = Das geht nur bei einem Spiel { $game }, und { $given } ist keins.
