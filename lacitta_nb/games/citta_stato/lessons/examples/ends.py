"""Examples of rules about the end of a round, the war, the end, and the solo game."""

from typing import Final

from lacitta_nb.games.citta_stato.lessons.examples import lights
from lacitta_nb.games.citta_stato.lessons.examples.turns import MARKET, other, town
from lacitta_nb.games.citta_stato.lessons.positions import RIVAL, begin, begin_solo, having
from lacitta_nb.lessons.example import Example

_PASSED: Final = (town(actions=2, passed=True), other(actions=1, passed=True))
_WAR: Final = begin(*_PASSED, market=MARKET, phase="war")
_FIGHT: Final = begin(
    town(actions=2, passed=True, discs=[0, 1, 3, 5]),
    other(actions=1, passed=True, discs=[1, 4, 5]),
    market=MARKET,
    phase="war",
    war=[{"player": RIVAL, "disc": 2}, {"player": 0, "disc": 4}],
)
_PAY: Final = ("step", "pay yellow green")
_PAID: Final = (*_PAY, "pay yellow green orange purple")
_WON: Final = "take use purple future"
_ROUND_END: Final = begin(
    _PASSED[0],
    {**_PASSED[1], "bag": {"yellow": 2, "green": 2, "orange": 2, "purple": 1}},
    market=MARKET,
    phase="round_end",
    passed_first=RIVAL,
)
_SECOND: Final = begin(
    town(cards=["alexandria", "elder_council"]),
    other(cards=["duchy"]),
    future="constantinople corporations",
    market=MARKET,
    round=7,
    phase="second_score",
    ahead=1,
)
_FINAL: Final = begin(
    town(points=14, second=5, crowns=2), other(points=11, second=9), round=7, phase="final"
)
_ALONE: Final = begin_solo(
    having("YWGOBPP", "YGOP", "YP", points=5),
    "YWGOBP",
    market={"green": {"3": 1}, "yellow": {"1": 2}},
)
_ALONE_LATER: Final = begin_solo(
    having("GGP", "YGOPP", points=20, actions=2, passed=True), "WOBP", phase="round_end"
)
_ALONE_OVER: Final = begin_solo(having("WB", points=22, crowns=5), "YWGOBP", round=7, phase="final")
EXAMPLES: Final = (
    Example("R1", _WAR, lights.war, ("step",)),
    Example("R2", _ROUND_END, lights.both(lights.presents, lights.futures), ("step",)),
    Example("R3", _ROUND_END, lights.schemes, ("step",)),
    Example("R4", _ROUND_END, lights.first_player, ("step",)),
    Example("R5", _ROUND_END, lights.bag, ("step",)),
    Example("W1", _WAR, lights.markers, ("step", "move right 1")),
    Example("W2", _FIGHT, lights.war, _PAY),
    Example("W3", _FIGHT, lights.war, _PAID),
    Example("W4", _FIGHT, lights.presents, (*_PAID, _WON, "take burn orange present")),
    Example("W5", _FIGHT, lights.war, (*_PAID, _WON, "leave")),
    Example("E1", _SECOND, lights.players),
    Example("E2", _SECOND, lights.used, ("use alexandria",)),
    Example("E3", _FINAL, lights.crowned, ("step",)),
    Example("E4", _FINAL, lights.markers, ("step",)),
    Example("E5", _FINAL, lights.players, ("step",)),
    Example("O1", _ALONE, lights.offer),
    Example("O2", _ALONE, lights.players, ("fleet", "done")),
    Example("O3", _ALONE, lights.presents, ("war 2",)),
    Example("O4", _ALONE_LATER, lights.bag, ("step",)),
    Example("O5", _ALONE_OVER, lights.players, ("step",)),
    Example("O6", _ALONE, lights.republic),
    Example("O7", _ALONE, lights.both(lights.market, lights.schemes), ("war 2",)),
    Example("O8", _ALONE, lights.schemes),
)
"""Of R, W, E, O."""
