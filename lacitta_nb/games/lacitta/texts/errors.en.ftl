# Mistakes outside the rules: what was asked for, and what would be right.

bad-action = “{ $text }” is no action. Actions look like “build farm C7” or “gold” and begin with one of these words: { $kinds }.
bad-action-spelling = “{ $text }” can't be read; “{ $tidy }” can: words in small letters, those of one name joined by “_”, one blank between all others.
bad-action-part = “{ $text }” can't be read: { $part ->
        [circles] only the hidden voice cards, on circles 2 to { $last }, can be looked at, two of them in ascending order or all
        [amount] the number is one of { $choices }, not “{ $word }”
        [small] an action card puts up a small building ({ $choices }), not “{ $word }”; bigger ones come by political cards, as in “palace C7”
        [building] the master builder puts up one of { $choices }, not “{ $word }”
        [service] the service is one of { $choices }, not “{ $word }”
        [from] after the space follow “from” and the castle that the settler leaves, not “{ $word }”
        [missing] something is missing
       *[too-much] “{ $word }” is too much
    }. Such an action is written like “{ $example }”.
no-action = { $given } is no action: choose one of game.legal_actions(), or write one, such as “build farm C7”.
action-field = This is no action: its { $field } is { $given } and must be { $field ->
        [amount] a whole number from 0 to { $most }
        [circles] a tuple of whole numbers from 2 to { $last }, such as (2, 4)
       *[other] a text
    }.
action-not-its-text = This is no action: its fields say something else than its text “{ $text }”, where { $field } would be { $said } and not { $given }.

no-board = There is no board called { $name }; the boards are { $names }.
no-edition = There is no edition called { $name }; the editions are { $names }.
no-setup-kind = There is no set-up called { $name }; it is either “beginner” or “advanced”.
no-setup = The board { $board } has no beginners' set-up for { $count } players. Choose another number of players, another board (toscana has set-ups for { RULE("fewest-players") } to { RULE("most-players") }), or the advanced set-up.
board-closed = The board { $board } has no space that is open to { $count } players. Choose more players or another board, such as toscana.
voice-deck-short = { SPELT(RULE("circles"), start: "yes") } voice cards have to be laid out, but the deck holds only { $count }.
hidden-voice = This view of the game does not show the voice cards that come next; deal the unknown cards first with lc.complete(state, seed).

no-city = No city has its castle at { $castle }.
