"""Examples of rules about cards, burning, schemes, cities and the expansion."""

from collections.abc import Callable
from typing import Any, Final

from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.lessons.examples import lights
from lacitta_nb.games.citta_stato.lessons.examples.turns import MARKET, TABLE, other, town
from lacitta_nb.games.citta_stato.lessons.positions import NAMES, begin
from lacitta_nb.games.citta_stato.opening import new_game
from lacitta_nb.lessons.example import Example


def _present(card: str, **mine: Any) -> Callable[[], Game]:  # noqa: ANN401 - as in a file
    """The usual table with a card as Present, Rosa with something else."""
    return begin(town(**mine), other(), present=card, market=MARKET)


def _scheme(word: str, **mine: Any) -> Callable[[], Game]:  # noqa: ANN401 - as in a file
    """The usual table with a scheme at level 1."""
    rest = [w for w in ("credit_policy", "diplomacy", "ideology", "decree") if w != word]
    return begin(town(**mine), other(), market=MARKET, schemes=[word, *rest[:3]], expansion=True)


def _city(word: str, **more: Any) -> Callable[[], Game]:  # noqa: ANN401 - as in a file
    """The usual table with another city before Rosa."""
    mine = {"city": word, **more.pop("mine", {})}
    rival = {"city": "ragusa" if word == "amalfi" else "amalfi"}
    return begin(town(**mine), other(**rival), market=MARKET, **more)


def _five() -> Game:
    return new_game(NAMES, seed=4, expansion=True)


_UNDER: Final = {"orange": ["warfare_intent"], "white": ["silk"]}
_BURNED: Final = _present("", burned=_UNDER)
_ALL: Final = lights.both(lights.cubes, lights.bag)

EXAMPLES: Final = (
    Example("C1", TABLE, lights.presents, ("use purple",)),
    Example("C2", _city("amalfi"), lights.present("yellow"), ("use yellow", "banner green")),
    Example("C3", TABLE, lights.present("white"), ("use white",)),
    Example("C4", _present("harbormaster"), _ALL, ("use green",)),
    Example("C5", _present("holy_lands_port_yellow"), lights.cubes, ("use orange", "remove 2")),
    Example("C6", TABLE, lights.markers, ("use black", "move right 1")),
    Example("C7", _present("elder_council"), lights.banners, ("use purple",)),
    Example("B1", TABLE, lights.room, ("burn orange",)),
    Example("B2", TABLE, lights.market, ("burn yellow", "take green 3", "put orange")),
    Example("B3", TABLE, lights.banners, ("burn white", "discard 1")),
    Example("B4", TABLE, lights.bag, ("burn green", "colour yellow")),
    Example(
        "B5",
        begin(town(burned=_UNDER), other(), market=MARKET, future="crusades_port_green ivory"),
        lights.burned,
        ("burn orange",),
    ),
    Example("B6", TABLE, lights.both(lights.offer, lights.republic), ("burn black", "hold new")),
    Example("B7", TABLE, lights.markers, ("burn purple", "move right 1")),
    Example("B8", TABLE, lights.offer, ("burn black", "hold old")),
    Example(
        "B9",
        begin(
            town(cards=["silk"]),
            other(),
            future="ivory",
            round=7,
            phase="second_score",
            ahead=1,
        ),
        lights.used,
        ("burn silk", "discard 1"),
    ),
    Example("P1", _scheme("turning_point"), lights.bag, ("politics 1",)),
    Example("P2", _scheme("ideology"), lights.markers, ("politics 1", "shift left")),
    Example("P3", _scheme("republican_fate"), lights.cubes, ("politics 1",)),
    Example("P4", _scheme("credit_policy"), lights.cubes, ("politics 1",)),
    Example("P5", _scheme("diplomacy"), lights.war, ("politics 1",)),
    Example("P6", _scheme("decree"), lights.tracks, ("politics 1", "discard green")),
    Example("K1", _city("amalfi"), lights.markers, ("city", "shift right")),
    Example("K2", _city("ancona"), lights.discs, ("city", "disc 2")),
    Example("K3", _city("genova", mine={"scheme": "decree"}), lights.city, ("city", "scheme")),
    Example("K4", _city("pisa", mine={"scheme": "turning_point"}), lights.city, ("city", "scheme")),
    Example(
        "K5",
        _city("ragusa", mine={"bag": {"yellow": 2, "green": 3, "orange": 2, "purple": 2}}),
        lights.bag,
        ("city", "keep yellow green green orange orange"),
    ),
    Example("K6", _city("venezia"), lights.presents, ("city", "take use purple present")),
    Example("K7", _city("gaeta", expansion=True), lights.banners, ("city", "swap purple green")),
    Example(
        "K8",
        _city("noli", expansion=True, mine={"cards": ["silk"]}, future="ivory"),
        lights.both(lights.used, lights.room),
        ("city", "under orange"),
    ),
    Example("X1", _five, lights.players),
    Example(
        "X2",
        begin(
            town(),
            other(),
            present="mercenary_tradition",
            market=MARKET,
            expansion=True,
        ),
        lights.present("orange"),
        ("use orange",),
    ),
    Example("X3", _scheme("political_plot"), lights.cubes, ("politics 1", "colour orange")),
    Example("X4", _scheme("papal_concordat", crowns=3), lights.crowns, ("politics 1", "crowns 2")),
    Example(
        "X5",
        _scheme("populaces_goodwill"),
        lights.futures,
        ("politics 1", "discard purple", "take use purple future"),
    ),
    Example(
        "X6",
        begin(
            town(),
            other(crowns=1),
            market=MARKET,
            schemes=["betrayal", "credit_policy", "diplomacy", "ideology"],
            expansion=True,
        ),
        lights.players,
        ("politics 1", "rob 1"),
    ),
)
"""Of C, B, P, K, X."""
