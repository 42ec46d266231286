# Mistakes outside the rules of the game: what was asked for, and what would be right.

players-count = This game is for { $fewest } to { $most } players, not for { $count }.
player-no-action = The player { $player } chose { $chosen }, which is no action: a player answers with one of lc.legal_actions(view), or with lc.parse_action("…").
player-bad-action = The player { $player } chose what can't be played. { $problem }

game-over = The game is over; there is nothing left to play.
nothing-to-decide = Nobody has anything to decide now: run the phase “{ PHASE($phase, $game) }” with game.step() first.
decision-pending = { $player } must decide first: game.legal_actions() lists the choices, game.play(...) takes one.
nothing-to-undo = Nothing can be taken back: this is where the game began.
nothing-to-redo = Nothing can be done again: nothing was taken back, or something else was played since.

bad-names = Players are given as a number from { $fewest } to { $most } or as a list of names, each of at most { $longest } characters in one line, not as { $names }.
bad-seed = A seed is a whole number of at most 100 digits, not { $seed }.
bad-truth = Expected True or False for { $setting }, got { $given }.
bad-many = At most { NUMBER($most, useGrouping: 1) } can be asked for as { $setting }, not { $given }.
no-state = { $given } is no state of a game; game.state is one, and so is what lc.apply(state, action) leads to.
no-game = { $given } is no game: lc.new_game() makes one, lc.load() reads one, and lc.Game(state) begins at a state.
no-such-game = There is no game { $name }; the games are { $names }.
no-player = There is no player { $player }; name one by number or by name: { $names }.
several-players = Several players are called { $player }; name one by number: { $seats }.
did-you-mean = Did you mean { $words }?
other-game = That is for a game of { $game }, and { $given } is none.
