"""A small vocabulary for tests: seats with cities, thrown dice, turns, refusals.

A city is told by its things, a text of spaces for each: `seat(wall="A2 A3", church3="C4")`. The
four printed crates (B2, B3, C2, D2) are there in any case.
"""

import random
from collections.abc import Iterable
from typing import Any, Final

import pytest

import lacitta_nb as lc

Fields = dict[str, Any]

SYMBOLS: Final = ("log", "crate", "wall", "cross", "head", "swords")
LEVELS: Final = {
    "citizen": 1,
    "soldier": 2,
    "priest": 2,
    "architect": 3,
    "merchant": 3,
    "juggler": 4,
    "noble": 5,
}
TOWERS: Final = ("A1", "A7", "G1", "G7")
SPACES: Final = tuple(
    f"{row}{column}"
    for row in "ABCDEFG"
    for column in range(1, 8)
    if f"{row}{column}" not in TOWERS
)
TOP: Final = "A2 A3 A4 A5 A6"
RIGHT: Final = "B7 C7 D7 E7 F7"
BOTTOM: Final = "G2 G3 G4 G5 G6"
LEFT: Final = "B1 C1 D1 E1 F1"
OUTER: Final = f"{TOP} {RIGHT} {BOTTOM} {LEFT}"
PRINTED: Final = ("B2", "B3", "C2", "D2")
ROW: Final = {2: 4, 3: 6, 4: 8, 5: 10}
"""Boxes in a row of the pirates, by number of players."""
COUNTED: Final = ("name", "coins", "logs", "points", "cannons_lost")


def seat(**given: Any) -> Fields:
    """A player of a position: the counted things by name, all others are what the city holds."""
    fields = {key: value for key, value in given.items() if key in COUNTED}
    city = {
        space: thing
        for thing, spaces in given.items()
        if thing not in COUNTED
        for space in spaces.split()
    }
    return {**fields, "city": city}


def full_but(empty: str = "", **given: Any) -> Fields:
    """A player whose city holds a house wherever nothing else is said."""
    told = seat(**given)
    left = {*told["city"], *PRINTED, *empty.split()}
    told["city"] |= {space: "house" for space in SPACES if space not in left}
    return told


def position(
    *seats: Fields, players: int = 2, dice: str = "", rolls: int = 3, **fields: Any
) -> Fields:
    """A position; seats that are not told are as at the start, and dice show if there are any."""
    told: Fields = {
        "format": "saintmalo-position/1",
        "players": [*seats, *({} for _ in range(players - len(seats)))],
        **fields,
    }
    if dice:
        told |= {"dice": dice.split(), "rolls": rolls}
    return told


def game(*seats: Fields, players: int = 2, dice: str = "", rolls: int = 3, **fields: Any) -> Any:
    """A game that stands at `position(...)`."""
    return lc.load(position(*seats, players=players, dice=dice, rolls=rolls, **fields))


def thrown(table: Any, dice: str, rolls: int = 3) -> Any:
    """The same table when these dice show, as thrown by whoever is to move."""
    told = {**table.position(), "dice": dice.split(), "rolls": rolls}
    told.pop("phase", None)
    return lc.load(told)


def turn(table: Any, dice: str, *texts: str) -> Any:
    """The table after a turn with these dice after the third roll."""
    moved = thrown(table, dice)
    play(moved, *texts)
    assert ended(moved), f"{moved.decision} is still to be decided"
    return moved


def idle(table: Any) -> Any:
    """The table after a turn in which nothing is done and no pirate seen."""
    return turn(table, "log crate wall cross head", "use nothing")


def ended(table: Any) -> bool:
    """Whether a turn has ended: the next roll or the count is due."""
    return table.decision is None and table.phase == "throw"


def play(table: Any, *texts: str) -> list[Any]:
    """Play actions one after the other; all that happened."""
    return [event for text in texts for event in table.play(text)]


def happened(events: Iterable[Any], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]


def gained(events: Iterable[Any], kind: str, rule: str = "") -> int:
    """The sum of the amounts of the events of a kind, of one rule if it is named."""
    return sum(e.amount for e in happened(events, kind) if rule in ("", e.rule))


def choices(table: Any) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in table.legal_actions()]


def places(table: Any) -> set[str]:
    """The spaces on which the next thing may be placed."""
    found = {text.split()[1] for text in choices(table) if text.startswith("place ")}
    for space in SPACES:
        assert (table.why_not(f"place {space}") is None) == (space in found), space
    return found


def expect_refused(table: Any, text: str, *rules: str) -> None:
    """The action is refused with (one of) the numbers, everywhere alike, and nothing changes."""
    before = table.state
    ruling = table.why_not(text)
    assert ruling is not None, f"{text} was allowed"
    assert ruling.rule in rules, f"{text}: refused by {ruling.rule}, not by {' or '.join(rules)}"
    assert ruling.text.strip(), f"{text}: refused without a sentence"
    assert text not in choices(table)
    with pytest.raises(lc.IllegalAction) as caught:
        table.play(text)
    assert caught.value.ruling == ruling
    assert table.state == before


def expect_allowed(table: Any, *texts: str) -> None:
    """These actions are among the legal ones."""
    legal = choices(table)
    for text in texts:
        assert table.why_not(text) is None, f"{text}: {table.why_not(text)}"
        assert text in legal, f"{text} is not listed"


def expect_bad(told: Fields, *rules: str) -> None:
    """The position is refused, with (one of) the numbers if any is named."""
    with pytest.raises(lc.BadFile) as caught:
        lc.load(told)
    if rules:
        assert caught.value.rule in rules, str(caught.value)


def deciding(table: Any) -> tuple[int, str]:
    """Who decides, and what kind of decision it is."""
    assert table.decision is not None, f"nobody decides in {table.phase}"
    return table.decision.player, table.decision.kind


def of(table: Any, player: int = 0) -> Fields:
    """What a position writes of a player."""
    told = table.position()["players"][player]
    assert isinstance(told, dict)
    return told


def counted(table: Any, what: str) -> list[int]:
    """Every player's coins, logs, points or cannons lost."""
    return [told[what] for told in table.position()["players"]]


def city(table: Any, player: int = 0) -> dict[str, str]:
    """The filled spaces of a city, with the printed crates."""
    return {**dict.fromkeys(PRINTED, "crate"), **of(table, player)["city"]}


def built(table: Any, player: int = 0) -> dict[str, str]:
    """What a city holds beside its printed crates."""
    return {space: what for space, what in city(table, player).items() if space not in PRINTED}


def boxes(table: Any) -> int:
    """How many boxes of the pirates are marked."""
    marked = table.position()["boxes"]
    assert isinstance(marked, int)
    return marked


def rolled(seed: int, turns: int, number: int, count: int = 5) -> list[str]:
    """What so many dice show, by the text that the rule page names for this roll."""
    draw = random.Random(f"{seed}/roll/{turns}/{number}").random
    return [SYMBOLS[int(draw() * 6)] for _ in range(count)]


def showing(table: Any) -> list[str]:
    """The dice that show, in word order."""
    return in_order(table.position()["dice"])


def in_order(dice: Iterable[str]) -> list[str]:
    """Symbols in word order."""
    return sorted(dice, key=SYMBOLS.index)
