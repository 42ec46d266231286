# Data sets and environments for programs that learn.

study-no-extra = A library is missing ({ $error }). Install it with pip install "lacitta_nb[{ $extra }]".
study-coding-full = { $game } hands over no coding of its actions, and then at most { $most } can be legal at a time; here there are { $count }.
study-unknown-setting = { $game } has no setting { $name }{ $count ->
    [0] .
   *[other] ; its settings are { $names }.
}
study-bad-reward = A reward is one of { $names }, not { $reward }.
study-bad-render = The table can be told in text (render_mode="ansi") or not at all, not as { $mode }.
study-other-kind = Every game of an environment has as many seats and actions as the first one, and this game of { $game } has not.
study-no-number = An action is a whole number from 0 to { $most }, not { $number }.
study-not-legal = The action { $number } ({ $action }) is not legal now; the mask shows the { $legal } that are.
study-not-now = The action { $action } is not legal now; { $legal } are.

study-no-entrants = Nobody plays: name at least one player.
study-many-entrants = { $count } players are named for { $seats } seats: take more seats, or seat them by lot (drawn).
study-bad-seating = Players are seated in one of these ways: { $names }, not { $seating }.
study-bad-games = The number of games must be 1 or more and whole, not { $games }.
study-bad-column = What can be left out is { $names }, not { $name }.
study-no-parquet = the name of a data set ends in { $suffix }
study-file-there = there is a file already, and it is kept: take another name, or say that it may be replaced (force, --force)
study-game-failed = Game { $game } came to no end: { $error } { $done ->
    [0] Nothing was kept.
    [one] The game before it is in the file.
   *[other] The { $done } games before it are in the file.
}

study-data-made = { $decisions } decisions of { $games ->
    [one] { $games } game
   *[other] { $games } games
} are in { $path }; { $beside } tells how the games ended.
study-data-part = Stopped early: { $decisions } decisions of { $games ->
    [one] { $games } game
   *[other] { $games } games
} are in { $path }; { $beside } tells how the games ended.
study-data-none = Stopped before anything was kept.

study-command-about = Lets computer players play, and writes every decision as a row of a Parquet file, with what was known, what was legal, and how the game ended. The same command makes the same files.
study-command-needed = Needed
study-command-game = what is played: { $names }
study-command-path = the file of decisions, whose name ends in .parquet; beside it comes one of games
study-command-games = The games
study-command-players = who plays, a word each; what has options is put into quotes, such as "{ $example }"
study-command-seats = how many sit at the table; if left out, as many as are named, or as few as the game takes
study-command-seating = where they sit: as they are named, over and over (fixed), one seat further each game (turn), or each seat of each game by lot (drawn)
study-command-count = how many games; { $usual } if left out
study-command-seed = draws the games; { $usual } if left out
study-command-setting = { $name } of the games; { $usual } if left out
study-command-files = The files and the work
study-command-leave-out = columns that are not kept
study-command-force = files that are there may be replaced
study-command-workers = processes that play; the files are the same with any number of them
study-command-quiet = no bar is shown
study-command-help = shows this help
study-command-which = { $command } tells the settings of a game and the words for its players.
study-command-words = Words for players of { $game }: { $words }.
