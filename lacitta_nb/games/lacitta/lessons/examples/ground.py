"""Examples of the rules about the set-up, ground terms and the year (S, G, Y)."""

from typing import Final

from lacitta_nb.games.lacitta.lessons.examples import lights
from lacitta_nb.games.lacitta.lessons.examples.positions import LIA, ROCCO, at, tuscany
from lacitta_nb.games.lacitta.lessons.positions import LEARNER, RIVAL, begin_placing, city, lane
from lacitta_nb.lessons.example import Example

_POLITICS: Final = at("politics", display=["palace", "golden_times"])
_NEAR: Final = at("politics", [LIA, city(RIVAL, "A9", 4, "statue A8", "quarry A10")])
_BIG: Final = at(
    "politics",
    [
        city(LEARNER, "A4", 5, "farm A3", "market A5", "bathhouse A6"),
        city(RIVAL, "A11", 5, "cathedral A12", "palace A10"),
    ],
)
_FIGURES: Final = at(
    "feeding",
    [
        {**LIA, "figures": {"A5": {"education": 2}}, "harvest": ["A3"]},
        ROCCO,
    ],
)
_PLACING: Final = begin_placing(lane(10, above=[("farm2", 2, 4), ("farm1", 7, 9)]))

EXAMPLES: Final = (
    Example("S1", _POLITICS, lights.castles),
    Example("S2", _POLITICS, lights.wheat),
    Example("S3", _POLITICS, lights.standing("farm", "quarry")),
    Example("S4", _POLITICS, lights.castles),
    Example("S5", _POLITICS),
    Example("S6", _POLITICS),
    Example("S7", _POLITICS),
    Example("S8", tuscany(), lights.castles),
    Example("S9", _PLACING, lights.far_off),
    Example("S10", _PLACING, lights.far_off, ("place A3",)),
    Example("S11", tuscany(), lights.closed),
    Example("S12", tuscany(3, "expansion"), lights.waste),
    Example("G1", _POLITICS, lights.cities),
    Example("G2", _POLITICS, lights.sparing),
    Example("G3", _POLITICS, lights.between),
    Example("G4", _NEAR, lights.neighbours),
    Example("G5", _POLITICS, lights.full),
    Example("G6", _FIGURES, lights.castles),
    Example("G7", _POLITICS, lights.feeding),
    Example("G8", _BIG, lights.offering),
    Example("G9", _BIG, lights.bigger),
    Example("Y1", at("lay_voice", voice=())),
    Example("Y2", at("start_player", voice=(), year=2), plays=("step",)),
    Example("Y3", at("lay_voice", voice=()), plays=("step",)),
    Example("Y4", at("income"), lights.paying, ("step",)),
    Example("Y5", at("growth"), lights.roomy, ("step",)),
    Example("Y6", _FIGURES, lights.figures),
)
"""Of S1 to Y6."""
