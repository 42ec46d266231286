"""Positions of Città-Stato as a person writes them."""

from typing import Any, Final

Fields = dict[str, Any]

FORMAT: Final[Fields] = {"format": "cittastato-position/1"}
COLOURS: Final = ("yellow", "white", "green", "orange", "black", "purple")
EXAMPLE: Final[Fields] = {
    "format": "cittastato-position/1",
    "round": 3,
    "first_player": 0,
    "to_move": 1,
    "seed": 7,
    "expansion": False,
    "declining": False,
    "upgrade": 2,
    "phase": "actions",
    "players": [
        {
            "name": "Rosa",
            "city": "venezia",
            "republic": "doge",
            "points": 4,
            "marker": 8,
            "crowns": 1,
            "tracks": {"yellow": 2, "green": 1, "orange": 1, "purple": 1},
            "cubes": {"green": 2, "white": 1},
            "bag": {"yellow": 1},
            "banners": {"purple": 2},
            "discs": [0, 1, 2, 4, 5],
            "cards": ["alexandria"],
            "burned": {"white": ["silk"]},
            "actions": 1,
            "passed": False,
        },
        {"name": "Enzo", "city": "amalfi", "cubes": {"orange": 3}},
    ],
    "market": {"green": {"3": 1, "2": 1, "1": 0}},
    "schemes": ["turning_point", "credit_policy", "diplomacy", "decree"],
    "schemes_used": [2],
    "present": {"yellow": "tunis"},
    "future": {"yellow": "tripoli"},
    "decks": {},
    "discards": {},
    "offer": ["plutocracy_crowns", "oligarchy_crowns", "doge_crowns"],
    "war": [{"player": 0, "disc": 3}],
}
"""The example of the formats page."""
SCHEMES: Final = EXAMPLE["schemes"]


def position(*players: Fields, **fields: Any) -> Fields:
    """A position with these players, or two of whom nothing is told."""
    return {**FORMAT, "players": list(players) or [{}, {}], **fields}


def task(verb: str, rule: str, seat: int = 0, /, **told: Any) -> Fields:
    """What is to be done."""
    return {"verb": verb, "seat": seat, "rule": rule, **told}


def done(**told: Any) -> Fields:
    """A player of Amalfi in the middle of a first action."""
    return {"city": "amalfi", "actions": 1, **told}


def pending(*tasks: Fields, mover: Fields | None = None, **fields: Any) -> Fields:
    """A position in which the first player waits in the middle of an action."""
    players = [done() if mover is None else mover, {"city": "venezia"}]
    return position(*players, schemes=SCHEMES, pending=list(tasks), **fields)


PASSED: Final[Fields] = {"passed": True, "actions": 2}
BURNED: Final[Fields] = {"burned": {"black": ["cartography", "secret_route"]}}


def war(*tasks: Fields, **fields: Any) -> Fields:
    """A position in the war, with discs of both players on the track."""
    laid = [{"player": 1, "disc": 4}, {"player": 0, "disc": 2}]
    seats = [
        {"city": "amalfi", "cubes": {"green": 2, "white": 2}, **PASSED},
        {"city": "venezia", "cubes": {"orange": 3, "black": 3}, **PASSED},
    ]
    told = {"phase": "war", "passed_first": 1, "war": laid, "pending": list(tasks)}
    return position(*seats, **told | fields)


def seconds(first: int = 0, **told: Any) -> list[Fields]:
    """The questions of the second score from one on."""
    both = [
        task("second", "E2", seat, colours=[colour], **told)
        for colour in COLOURS
        for seat in (0, 1)
    ]
    return both[first:]


KEPT: Final = ["yellow", "yellow", "green", "orange", "purple"]
SOLO: Final[Fields] = {**FORMAT, "solo": {"scenario": 1}}
GHOST: Final[Fields] = {
    **SOLO,
    "players": [{**PASSED, "tracks": {"yellow": 2, "green": 2}}],
    "solo": {"scenario": 1, "drawn": ["green"]},
    "pending": [task("back", "O7", numbers=[1]), task("ghost", "O2")],
}
"""The human has passed, and the ghost goes on with a green cube."""

HAND_WRITTEN: Final[dict[str, Fields]] = {
    "nothing but the format": FORMAT,
    "the example": EXAMPLE,
    "five players": position({"name": "Ünï ☃ </script>"}, *[{}] * 4, expansion=True, round=7),
    "four decline": position(*[{}] * 4, declining=True, first_player=3),
    "a solo game": SOLO,
    "the last solo game": {**FORMAT, "solo": {"scenario": 4, "game": 3, "required": 35}},
    "the ghost has drawn": {
        **SOLO,
        "solo": {"scenario": 2, "drawn": ["white", "orange"], "discs": [0, 1]},
        "schemes": [None, "credit_policy", "decree", "republican_fate"],
        "removed": {"yellow": 2, "crowns": 1},
        "war": [{"player": 1, "disc": 3}],
    },
    "the ghost goes on": GHOST,
    "a purchase": pending(
        task("buy", "A1", numbers=[2]),
        mover=done(tracks={"yellow": 3}),
        market={"green": {"2": 1, "1": 1}},
    ),
    "a purchase of alexandria": pending(
        task("buy", "C2", numbers=[2]),
        mover=done(cards=["alexandria"]),
        market={"green": {"1": 1}},
    ),
    "a port": pending(task("banner", "C2"), mover=done(cards=["tunis"])),
    "a banner of the city": pending(task("banner", "A2")),
    "the power of Amalfi": pending(
        task("draw", "K1", numbers=[4]),
        task("banner", "A2"),
        mover=done(bag={"green": 1}),
        schemes_used=[1, 3],
    ),
    "cubes to keep": pending(
        task("keep", "P1", numbers=[4], colours=KEPT),
        task("turn_scheme", "A6", numbers=[1]),
    ),
    "a shift": pending(task("shift", "A6", numbers=[1]), schemes_used=[3]),
    "points of diplomacy": pending(
        task("accept", "P5", numbers=[4]),
        task("points", "P5", 1, numbers=[2]),
        task("turn_scheme", "A6", numbers=[3]),
        task("shift", "A6", numbers=[1]),
        declining=True,
    ),
    "a republic card": pending(
        task("republic", "B8", word="doge_crowns"),
        task("gain_crowns", "B6", numbers=[2]),
        mover=done(**BURNED),
        offer=["plutocracy_crowns", "oligarchy_crowns"],
    ),
    "known cards": position({"knows_offer": ["doge_crowns"]}, {"republic": "oligarchy"}),
    "an exchange": pending(
        task("take", "B2", numbers=[1], word="exchange"),
        task("take", "B2", numbers=[1], word="put"),
        mover=done(burned={"yellow": ["tunis"]}),
        market={"green": {"1": 1}, "black": {"3": 1}},
    ),
    "cubes to put": pending(
        task("take", "B2", numbers=[2], word="put"),
        mover=done(
            burned={"yellow": ["tunis", "jaffa", "flanders"]}, cubes={"green": 2, "black": 1}
        ),
        expansion=True,
    ),
    "burned anywhere": pending(task("under", "C3", word="freedom_of_thought")),
    "before the war": war(pending=[]),
    "markers before the war": war(
        task("move", "W1", numbers=[1], word="may"),
        task("reveal", "W2"),
        war=[{"player": 1, "disc": 4}],
    ),
    "a disc to be paid": war(task("pay", "W2", numbers=[2]), task("fight", "W3")),
    "the first disc to be paid": war(
        task("pay", "W2", 1, numbers=[4]), task("levy", "W2", numbers=[2]), task("fight", "W3")
    ),
    "the winner takes": war(
        task("take", "W3", 1, word="war"),
        task("take", "W4", word="war_left"),
        task("clear_war", "W5"),
    ),
    "the end of a round": war(phase="round_end", war=[], pending=[]),
    "before the second score": position(phase="second_score", round=7),
    "the second score": position(
        {"cards": ["silk"], "second": 3},
        {"cards": ["ivory"]},
        phase="second_score",
        round=7,
        pending=seconds(2),
    ),
    "within the second score": position(
        {"cards": ["silk"], "second": -3},
        {},
        phase="second_score",
        round=7,
        market={"white": {"1": 1}},
        pending=[task("buy", "C3", numbers=[4]), *seconds(3)],
    ),
    "the reckoning": position(phase="final", round=7),
    "over": position({"points": 9, "second": 3}, {}, phase="over", round=7),
    "no cards left": position(present={"white": None}, future={"white": None}, decks={"white": []}),
    "a view": position(
        {"republic": "doge"},
        {"republic": "?", "discs": ["?"] * 4, "discs_gone": [2]},
        offer=["?", "?", "?"],
        decks={"yellow": ["?"] * 6, "purple": ["?"]},
        war=[{"player": 1, "disc": "?"}],
    ),
    "tables of an owner": position(
        {"marker": 3, "tracks": {"orange": 4}},
        {},
        market={"green": {"2": 2}},
        upgrade=5,
        tables={
            "crowns": {"value": [1, 2, 1]},
            "zones": {
                "value": {"plutocracy": [1, 1], "oligarchy": [2, 2], "doge": [3, 3]},
                "provenance": {"plutocracy": "printed", "oligarchy": ["a"], "doge": "b"},
            },
            "start": {"value": 2, "provenance": "printed"},
            "market": {"value": [{"price": 2, "places": 2}, {"price": 1, "places": None}]},
            "upgrade": {"value": {"2": 5, "3": 4, "4": 6, "5": 7}},
        },
    ),
}
