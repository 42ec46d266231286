"""Set-up: tiles, castles and cards before the first year (S1 to S9)."""

from collections.abc import Sequence

from lacitta_nb.core.chance import pile
from lacitta_nb.core.errors import BadSetting, Guess, NotFound
from lacitta_nb.core.settings import check_count
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CASTLE,
    DISPLAY,
    EDITIONS,
    SEATS,
    SERVICES,
    SETTLERS,
    VOICE_CARDS_EACH,
    Phase,
)
from lacitta_nb.games.lacitta.rules.chance import shuffled
from lacitta_nb.games.lacitta.state import City, Player, State, Table, found_city
from lacitta_nb.given import called


def new_state(board: Board, names: Sequence[str], *, edition: str, setup: str, seed: int) -> State:
    """The first moment of a new game.

    Args:
        board: the board to play on.
        names: the players' names in seat order, 2 to 5 (S1).
        edition: a key of `EDITIONS`.
        setup: `beginner` (S8) or `advanced` (S9).
        seed: draws every shuffle of the game.

    Raises:
        BadSetting: not 2 to 5 players, or a board without a space that is open to so many.
        NotFound: no such edition or set-up.
    """
    check_count(len(names), SEATS)
    if edition not in tuple(EDITIONS):
        guess = Guess(called(edition), tuple(EDITIONS))
        raise NotFound("no-edition", guess=guess, name=called(edition), names=", ".join(EDITIONS))
    if setup == "beginner":
        return _beginner(board, names, edition, seed)
    if setup == "advanced":
        return _advanced(board, names, edition, seed)
    guess = Guess(called(setup), ("beginner", "advanced"))
    raise NotFound("no-setup-kind", guess=guess, name=called(setup))


def _beginner(board: Board, names: Sequence[str], edition: str, seed: int) -> State:
    size = len(names)
    plan = board.setups.get(str(size))
    if plan is None:
        raise NotFound("no-setup", board=board.name, count=size)
    tiles = plan["landscapes"]
    expanded = EDITIONS[edition].waste
    laid = [
        "" if waste and not expanded else tiles.get(area, "")
        for area, waste in zip(board.areas, board.waste, strict=True)
    ]
    table = Table(board, edition, laid, size, seed)
    cities = tuple(
        found_city(board, owner, board.index[pair[place]], SETTLERS)
        for place in (0, 1)
        for owner, pair in enumerate(plan["castles"])
    )
    return _state(table, names, cities, EDITIONS[edition].year[0], -1)


def _advanced(board: Board, names: Sequence[str], edition: str, seed: int) -> State:
    if not board.open_to(len(names)):
        raise BadSetting("board-closed", board=board.name, count=len(names))
    mix = EDITIONS[edition]
    tiles = iter(shuffled(pile(mix.landscapes), seed, "tiles", 1, 0))
    extra = iter(shuffled(pile(mix.waste), seed, "tiles", 1, 0))
    laid = [next(extra if waste else tiles, "") for waste in board.waste]
    table = Table(board, edition, laid, len(names), seed)
    state = _state(table, names, (), "placement", -1)
    return state._replace(to_move=state.start_player)


def _state(
    table: Table, names: Sequence[str], cities: tuple[City, ...], phase: Phase, to_move: int
) -> State:
    seed = table.seed
    built = [0] * len(BUILDINGS)
    built[CASTLE] = sum(1 << city.castle for city in cities)
    deck = shuffled(pile(table.edition.cards), seed, "politics", 1, 0)
    voice = shuffled(pile(dict.fromkeys(SERVICES, VOICE_CARDS_EACH)), seed, "voice", 1, 0)
    return State(
        table=table,
        year=1,
        phase=phase,
        start_player=shuffled(range(table.size), seed, "begin", 1, 0)[0],
        to_move=to_move,
        players=tuple(Player(name) for name in names),
        cities=cities,
        built=tuple(built),
        figures=(),
        harvest=0,
        voice=(),
        voice_deck=voice,
        voice_past=(),
        display=deck[:DISPLAY],
        deck=deck[DISPLAY:],
        discard=(),
    )
