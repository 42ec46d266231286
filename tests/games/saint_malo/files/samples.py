"""Positions of Saint Malo as a person writes them."""

from typing import Final

from tests.games.saint_malo.support import BOTTOM, TOP, Fields, full_but, position, seat

EXAMPLE: Final[Fields] = {
    "format": "saintmalo-position/1",
    "start_player": 0,
    "to_move": 1,
    "turns": 5,
    "boxes": 7,
    "phase": "turn",
    "players": [
        {
            "name": "Anne",
            "coins": 3,
            "logs": 2,
            "points": 0,
            "cannons_lost": 0,
            "city": {
                "A2": "wall",
                "B2": "crate",
                "B3": "crate",
                "C2": "crate",
                "C4": "church3",
                "D2": "crate",
                "D4": "house",
                "E5": "architect",
            },
        },
        {"name": "Marc"},
    ],
    "dice": ["crate", "crate", "wall", "head", "swords"],
    "rolls": 2,
    "seed": 7,
}
"""The example of the formats page."""

DICE: Final = "crate crate wall head swords"


def placing(thing: str, *seats: Fields, dice: str = DICE, left: int = 1, **given: object) -> Fields:
    """A position after the third roll in which something is half placed."""
    return position(*seats, dice=dice, placing={"thing": thing, "left": left, **given})


ARCHITECT: Final = seat(logs=2, architect="E5", house="E4")
BUILT: Final = seat(wall=TOP)
"""A city whose upper side is complete."""

HAND_WRITTEN: Final[dict[str, Fields]] = {
    "nothing but the format": {"format": "saintmalo-position/1"},
    "the example": EXAMPLE,
    "five players": position(
        {"name": "Ünï ☃ </script>"}, players=5, start_player=4, turns=7, boxes=60
    ),
    "the first roll": position(dice=DICE, rolls=1),
    "stopped": position(dice=DICE, rolls=1, stopped=True),
    "the third roll": position(dice=DICE),
    "crates": placing("crate", left=3),
    "a group of crates": placing("crate", seat(crate="C4 D4"), left=2, group=["C4", "D4"]),
    "walls": placing("wall", seat(wall="A2"), left=3),
    "a church": placing("church4"),
    "a person": placing("juggler"),
    "houses": placing("house", ARCHITECT, left=2, group=["E4"], architect="E5"),
    "the first house": placing("house", seat(logs=9, architect="E5"), left=3, architect="E5"),
    "a bonus": placing("person", BUILT, level=3, walls=1),
    "a person as a bonus": placing("priest", BUILT, walls=3, bonus=True),
    "houses of a bonus": placing(
        "house", seat(logs=1, wall=TOP, architect="B1"), architect="B1", walls=1
    ),
    "stopped and placing": position(dice=DICE, rolls=2, stopped=True, placing={"thing": "citizen"}),
    "after the last turn": position(full_but(), turns=4),
    "over": position(full_but(wall=BOTTOM), turns=4, phase="over"),
    "tables of an owner": position(
        {"cannons_lost": 9},
        boxes=6,
        tables={
            "crates": {"value": ["E4", "E5"]},
            "strengths": {"value": [2, 4], "provenance": ["printed", "printed"]},
            "row_length": {"value": {"2": 3, "3": 4, "4": 5, "5": 6}, "provenance": "printed"},
            "cannons": {"value": 9, "provenance": {"all": "printed"}},
        },
    ),
}
