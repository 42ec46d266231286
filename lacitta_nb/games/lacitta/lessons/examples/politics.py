"""Examples of the rules about politics and the voice of the people (P, V)."""

from typing import Final

from lacitta_nb.games.lacitta.lessons.examples import lights
from lacitta_nb.games.lacitta.lessons.examples.positions import LIA, ROCCO, TOWNS, at
from lacitta_nb.games.lacitta.lessons.positions import RIVAL, city
from lacitta_nb.lessons.example import Example

_TURN: Final = at("politics", lia={"gold": 5}, display=["palace", "master_builder"])
_CARDS: Final = at(
    "politics",
    lia={"gold": 5},
    display=["bread_and_circuses", "golden_times", "rich_harvest", "closeness"],
)
_ROOMY: Final = at(
    "politics", [{**LIA, "citizens": 4}, ROCCO], display=["golden_times"], lia={"gold": 5}
)
_CLOSE: Final = at("politics", [LIA, city(RIVAL, "A8", 4, "statue A7", "quarry A9")])
_WORN: Final = at(
    "politics",
    politics={
        "display": ["palace", *[None] * 6],
        "deck": [],
        "discard": ["hospital", "closeness", "cathedral"],
    },
)
_STARVED: Final = at("politics", lia={"penalty": True}, year=2)

EXAMPLES: Final = (
    Example("P1", _TURN),
    Example("P2", _TURN, plays=("pass",)),
    Example("P3", _TURN, plays=("gold",)),
    Example("P4", at("politics", [LIA]), lights.far_off, ("found A9 from A4",)),
    Example("P5", _TURN, lights.sites_of, ("build statue A6",)),
    Example("P6", _TURN, lights.markets_of, ("build market A6",)),
    Example("P7", _CLOSE, lights.touching_two),
    Example("P8", _TURN, lights.lakeside, ("build fountain A6",)),
    Example("P9", _TURN, lights.sites_of, ("build farm A6",)),
    Example("P10", _TURN, lights.sparing),
    Example("P11", _TURN, plays=("palace A6",)),
    Example("P12", _WORN, plays=("pass",)),
    Example("P13", _TURN, lights.sites_of, ("palace A6",)),
    Example("P14", _TURN, lights.sites_of, ("master_builder hospital A6",)),
    Example("P15", _CARDS, lights.own_services, ("bread_and_circuses A5 2",)),
    Example("P16", _ROOMY, lights.roomy, ("golden_times A4 1",)),
    Example("P17", _CARDS, lights.own_farms, ("rich_harvest A3",)),
    Example("P18", _CARDS, plays=("closeness 2 3",)),
    Example("P19", _STARVED, plays=("forfeit",)),
    Example("V1", at("reveal_voice", TOWNS), plays=("step",)),
)
"""Of P1 to V1."""
