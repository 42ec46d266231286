# Evaluation of positions and tournaments.

study-bad-workers = The number of processes must be 1 or more and whole, not { $workers }.
study-bad-playouts = The number of playouts must be 1 or more and whole, not { $playouts }.
study-no-processes = The processes died as soon as they began. In a script, put the call under “if __name__ == "__main__":”, for every process runs the script, too; else work with workers=1.
study-bad-rounds = The number of rounds must be 1 or more and whole, not { $rounds }.
study-bad-table = The number of players at a table must be whole and from 1 to { $most }, not { $players }.
study-bad-count = The number of candidates must be 1 or more and whole, not { $count }.
study-no-actions = There is no action to try: name at least one, or leave the actions out.
study-bad-actions = Actions to try are a list, such as ["gold", "pass"], not { $actions }.
study-bad-executor = { $executor } does no work: an executor has submit(…), as local_pool(2) has.
study-bad-names = Names of players are a list, such as ["anna", "bruno"], not { $names }.
study-bad-groups = Groups are a list with the names at each table, such as line_ups(["anna", "bruno"], 2) makes, not { $groups }.
study-bad-players = Players are handed over by name, such as { $example }, not as { $players }.
study-bad-boards = Boards of one’s own are handed over by name, such as { $example }, not as { $boards }.
study-no-plan = { $given } is no plan of a tournament: plan(…) makes one.
study-no-played = { $given } are no games of a tournament: run_tournament(…).games are.
study-no-fingerprint = What the player { $name } is made of can’t be told ({ $error }), so its games could not be told from those of another. What it only remembers may stand under a name that begins with _, which is not looked at.
study-player-stays = The player { $name } can’t be sent to another process ({ $error }). Work with workers=1, or put what it holds in a module of its own.
study-player-in-notebook = The class { $name } is written in this session, where other processes can't find it. Put it in a file of its own and import it, or work with workers=1.

study-bar-playouts = Playouts
study-bar-stopped = Stopped early

study-note-whole = { $done ->
        [one] 1 playout
       *[other] { $done } playouts
    }. In brackets: the 95 per cent interval.
study-note-over = The game is over: this is how it ended, and nothing is estimated.
study-note-part = Stopped early, after { $done } of { $wanted } playouts. In brackets: the 95 per cent interval.
study-note-given-up = { $done } of { $wanted } playouts: { $lost ->
        [one] 1 was given up, because the process that played it died
       *[other] { $lost } were given up, because the processes that played them died
    } again and again, or took no more work. In brackets: the 95 per cent interval.
study-note-too-few = “Too few”: so few playouts do not say how far the number may be off; ask for more with playouts=….
study-too-few = { $value } (too few)
study-from-to = { $low } to { $high }
study-done = { $done } of { $wanted }
study-best = most points
study-below = below { $high }
study-above = above { $low }
study-reference = { $value } (reference)
study-at-table = { $player } ({ $count } players)
study-not-joined = not comparable

study-column-action = action
study-column-playouts = playouts
study-column-player = player
study-column-win = wins in %
study-column-win-low = wins, at least
study-column-win-high = wins, at most
study-column-points = points
study-column-points-low = points, at least
study-column-points-high = points, at most
study-column-behind = behind in points
study-column-behind-low = behind, at least
study-column-behind-high = behind, at most

## Tournaments

study-bar-games = Games
study-game-broken = The game { $name } was announced by a package that can't be loaded: { $error }
study-no-setting = A tournament of { $game } takes no { $name }=…{ $count ->
    [0] .
   *[other] ; what its games can differ in is written { $names }.
}
study-mixed-games = A plan is of one game, and this one is of { $names }.
study-no-player = There is no player { $name } in this tournament. There are: { $names }.
study-other-player = The file { $file } has in line { $line } a game of another player who was called { $name }, too: its settings, the code of its class, what the players of lacitta_nb have learnt, or the version of lacitta_nb or of Python were others. Give this one another name, or take another file.
study-other-plan = The plan was made for another player called { $name } than the one that is to play now: its settings, the code of its class or its Python have changed. Make the plan again; what a player only remembers belongs under a name that begins with _.
study-bad-group = Games can be grouped by { $names }, not by { $by }.
study-mixed-tables = These games are of tables of different sizes ({ $sizes }), and a rating holds for one size only. Say which with “players=…”.
study-table-size = “players” must be the number of seats at a table, not { $given }.
study-no-such-tables = None of these games is of a table for { $players }. There are tables for: { $sizes }.
study-no-reference = Ratings can be relative to a player who took part, not to { $name }. There are: { $names }.
study-no-moves = The moves of this game were not kept, so it can’t be played again.
study-moves-short = The moves end before the game does.
study-other-end = The moves lead to another end than the line tells: { $found } instead of { $told } points.
study-other-places = The moves lead to another end than the line tells: the places { $found } instead of { $told }.
study-game-kills = The process that played this game died { $times } times; the game was given up.
study-note-cut = The last line of { $file } was only half written; it was cut off, and its game played again.
study-match = round { $round }: { $seats }
study-note-repeated = Begun again, because the process that played it died: { $match }
study-note-mistake = Not played to the end, because { $player } made a mistake ({ $error }): { $match }
study-note-failed = Not played to the end, and by no player's mistake ({ $error }): { $match }
study-note-stopped = Stopped early; the games that were done are in the file, and a rerun goes on from there.

study-no-games = There is no game to draw: play one first.
study-by-year-points = points, had the game ended then

study-column-seats = seats taken
study-column-seat = seat
study-column-players = players at the table
study-column-year = year
study-column-rating = rating
study-column-rating-low = rating, at least
study-column-rating-high = rating, at most
