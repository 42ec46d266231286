# Evaluation of positions and tournaments.

study-bad-workers = It takes at least one process, not { $workers }.
study-bad-playouts = It takes at least one playout, not { $playouts }.
study-player-in-notebook = The class { $name } is written in this session, where other processes can't find it. Put it in a file of its own and import it, or work with workers=1.

study-bar-playouts = Playouts
study-bar-stopped = Stopped early

study-column-action = action
study-column-playouts = playouts
study-column-win = wins in %
study-column-win-low = wins, at least
study-column-win-high = wins, at most
study-column-points = points
study-column-points-low = points, at least
study-column-points-high = points, at most
study-column-behind = points behind the best
study-column-behind-low = behind, at least
study-column-behind-high = behind, at most
