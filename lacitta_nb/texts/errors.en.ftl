# Mistakes outside the rules of the game: what was asked for, and what would be right.

bad-action = “{ $text }” is no action. Actions look like “build farm C7” or “gold” and begin with one of these words: { $kinds }.
bad-action-form = “{ $text }” can't be read; such an action is written like “{ $form }”: words in small letters, one blank between them.
bad-file = { $place }: { $problem }

no-board = There is no board called { $name }; the boards are { $names }.
players-count = La Città is for 2 to 5 players, not for { $count }.
player-no-action = The player { $player } chose { $chosen }, which is no action: a player answers with one of lc.legal_actions(view), or with lc.parse_action("…").
no-edition = There is no edition called { $name }; the editions are { $names }.
no-setup-kind = There is no set-up called { $name }; it is either “beginner” or “advanced”.
no-setup = The board { $board } has no beginners' set-up for { $count } players. Choose another number of players, another board (toscana has set-ups for 2 to 5), or the advanced set-up.
board-closed = The board { $board } has no space that is open to { $count } players. Choose more players or another board, such as toscana.
voice-deck-short = Four voice cards have to be laid out, but the deck holds only { $count }.
hidden-voice = This view of the game does not show the voice cards that come next; deal the unknown cards first with lc.complete(state, seed).

game-over = The game is over; there is nothing left to play.
nothing-to-decide = Nobody has anything to decide now: run the phase “{ PHASE($phase) }” with game.step() first.
decision-pending = { $player } must decide first: game.legal_actions() lists the choices, game.play(...) takes one.
nothing-to-undo = Nothing can be taken back: this is where the game began.
nothing-to-redo = Nothing can be done again: nothing was taken back, or something else was played since.

bad-seed = A seed is a whole number of at most 100 digits, not { $seed }.
bad-names = Players are given as a number from 2 to 5 or as a list of names, each of 1 to 100 characters in one line, not as { $names }.
no-player = There is no single player { $player }; name one by number, from 0, or by name: { $names }.
no-city = No city has its castle at { $castle }.
