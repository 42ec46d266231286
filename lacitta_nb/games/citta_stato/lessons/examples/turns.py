"""Examples of rules about the set-up, turns, the market, city actions and upgrades."""

from typing import Any, Final

from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.lessons.examples import lights
from lacitta_nb.games.citta_stato.lessons.positions import begin, having
from lacitta_nb.games.citta_stato.opening import new_game
from lacitta_nb.lessons.example import Example

MARKET: Final = {
    "yellow": {"3": 1},
    "green": {"3": 1, "2": 1, "1": 1},
    "orange": {"2": 1, "1": 1},
    "purple": {"1": 2},
}
"""A market with cubes in every row."""


def town(**more: Any) -> dict[str, Any]:  # noqa: ANN401 - as in a file
    """What lies before Rosa in most examples: some of everything."""
    usual = having(
        "YYWGGOOBPP",
        "YGOP",
        "YGOPPP",
        tracks={"yellow": 2, "green": 2, "orange": 2, "purple": 2},
        points=6,
    )
    return {**usual, **more}


def other(**more: Any) -> dict[str, Any]:  # noqa: ANN401 - as in a file
    """What lies before Enzo there."""
    return {**having("YGP", "OP", "G", points=4, marker=9), **more}


def _new() -> Game:
    return new_game(["Rosa", "Enzo"], seed=4)


TABLE: Final = begin(town(), other(), market=MARKET)
_SECOND: Final = begin(town(actions=1), other(), market=MARKET)
_NO_BANNER: Final = begin(
    having("P", banners="PPPPPP"), having(banners="PPPPPP", passed=True), market=MARKET
)
_DECLINING: Final = begin(town(), other(), declining=True)
_EDGE: Final = begin(town(tracks={"purple": 4}, marker=15), other(marker=12), market=MARKET)
_POOR: Final = begin(having("Y"), other())

EXAMPLES: Final = (
    Example("S1", _new, lights.players),
    Example("S2", _new, lights.schemes),
    Example("S3", _new, lights.tracks),
    Example("S4", _new, lights.both(lights.offer, lights.republic)),
    Example("S5", _new, lights.both(lights.presents, lights.futures)),
    Example("S6", _new, lights.both(lights.market, lights.cubes)),
    Example("S7", _NO_BANNER, lights.banners, ("upgrade purple",)),
    Example("T1", TABLE, lights.still_in, ("war 2",)),
    Example("T2", _SECOND, lights.payable, ("guilds",)),
    Example("T3", _SECOND, lights.stand_ins, ("upgrade yellow wild 1",)),
    Example("T4", _SECOND, lights.bag, ("guilds",)),
    Example("T5", _POOR, lights.market, ("fleet",)),
    Example("T6", _DECLINING, plays=("war 2", "decline")),
    Example("T7", _EDGE, lights.markers, ("politics 3", "shift right")),
    Example("M1", TABLE, lights.market),
    Example("M2", TABLE, lights.next_places, ("war 2",)),
    Example("M3", TABLE, lights.market, ("fleet", "buy green 2")),
    Example("A1", TABLE, lights.market, ("fleet", "buy purple 1")),
    Example("A2", TABLE, lights.city, ("city", "banner yellow")),
    Example("A3", TABLE, lights.bag, ("guilds",)),
    Example("A4", TABLE, lights.both(lights.discs, lights.war), ("war 3",)),
    Example("A5", TABLE, lights.banners, ("republic purple",)),
    Example("A6", TABLE, lights.schemes, ("politics 2", "shift left")),
    Example("U1", TABLE, lights.tracks, ("upgrade green",)),
    Example("U2", TABLE, lights.first_player, ("pass",)),
)
"""Of S, T, M, A, U."""
