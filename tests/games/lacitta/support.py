"""A small vocabulary for tests: straight lanes with landscapes, positions, cities, refusals.

A lane is a row of spaces A1, A2 ... An; landscapes lie above and below it and touch the spaces from
one number to another:

        above   [ L1: farm2 ] [ L2: lake ]
        spaces  A1  A2  A3  A4  A5  A6
        below       [ L3: mountain ]
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Game

Fields = dict[str, Any]
Area = tuple[str, int, int]
"""A landscape tile, or "" for bare land, and the numbers of the spaces it touches: from, to."""


def lane(
    length: int,
    above: Iterable[Area] = (),
    below: Iterable[Area] = (),
    levels: Mapping[str, int] | None = None,
) -> Fields:
    """The `board` and `landscapes` of a position on a straight lane.

    `levels` gives the smallest number of players of spaces that are not open to two.
    """
    levels = levels or {}
    spaces = {
        f"A{i + 1}": {"at": [i, 0], "players": levels.get(f"A{i + 1}", 2)} for i in range(length)
    }
    number = count(1)
    areas, tiles = {}, {}
    for row, shift, side in ((-1, 0, above), (1, -1, below)):
        for tile, first, last in side:
            name = f"L{next(number)}"
            areas[name] = {"cells": [[q + shift, row] for q in range(first, last)]}
            if tile:
                tiles[name] = tile
    return {"board": whole_board(spaces, areas), "landscapes": tiles}


def whole_board(spaces: Fields, areas: Fields, **more: Any) -> Fields:
    """A board object with the fields that every board file has."""
    return {
        "format": "lacitta-board/1",
        "name": "test",
        "title": "Test",
        "provenance": "made for a test",
        "spaces": spaces,
        "areas": areas,
        **more,
    }


def bow(*, short_cut: bool) -> Fields:
    """Two ends O1 and O7 of a bent lane of seven spaces, five of them between the ends.

    With the short cut two spaces C1 and C2, open to four players only, join the ends directly;
    without it there lies a landscape in their place.
    """
    path = [(0, 0), (0, -1), (1, -2), (2, -2), (3, -2), (3, -1), (3, 0)]
    spaces = {f"O{i}": {"at": [q, r], "players": 2} for i, (q, r) in enumerate(path, 1)}
    if short_cut:
        spaces |= {f"C{q}": {"at": [q, 0], "players": 4} for q in (1, 2)}
        return {"board": whole_board(spaces, {}), "landscapes": {}}
    return {"board": whole_board(spaces, {"L1": {"cells": [[1, 0], [2, 0]]}}), "landscapes": {}}


BARE = lane(30)
"""Thirty spaces without any landscape."""


def city(
    owner: int,
    castle: str,
    citizens: int,
    *buildings: str,
    figures: Mapping[str, Mapping[str, int]] | None = None,
    harvest: Sequence[str] = (),
) -> Fields:
    """A city of a position; each building is written `farm A2`."""
    pairs = [text.split() for text in buildings]
    return {
        "owner": owner,
        "castle": castle,
        "citizens": citizens,
        "buildings": {space: kind for kind, space in pairs},
        "figures": {space: dict(points) for space, points in (figures or {}).items()},
        "harvest": list(harvest),
    }


def position(
    land: Fields | None = None,
    *,
    players: int | Sequence[Fields] = 2,
    display: Sequence[str | None] = (),
    politics: Mapping[str, object] | None = None,
    **fields: Any,
) -> Fields:
    """A position: `land` from `lane`, a number of players or what lies before each, the display.

    The display is filled up with empty places. Fields of `politics` (`deck`, `discard`) and `voice`
    are given as in the file.
    """
    seats: list[Fields]
    seats = [{} for _ in range(players)] if isinstance(players, int) else list(players)
    return {
        "format": "lacitta-position/1",
        **(BARE if land is None else land),
        "players": seats,
        "politics": {"display": [*display, *[None] * (7 - len(display))], **(politics or {})},
        **fields,
    }


def game(
    land: Fields | None = None,
    *,
    players: int | Sequence[Fields] = 2,
    display: Sequence[str | None] = (),
    politics: Mapping[str, object] | None = None,
    **fields: Any,
) -> Game:
    """A game that stands at `position(...)`."""
    return lc.load(position(land, players=players, display=display, politics=politics, **fields))


def wanting(*services: str) -> Fields:
    """The `voice` of a position with these four cards on the circles."""
    return {"cards": list(services)}


CULTURE = wanting("culture", "culture", "culture", "health")
EDUCATION = wanting("education", "education", "education", "culture")
HEALTH = wanting("health", "health", "health", "education")
CULTURE_AND_HEALTH = wanting("culture", "health", "culture", "health")


def before_migration(
    settled: Sequence[Fields],
    voice: Fields,
    land: Fields | None = None,
    *,
    players: int | Sequence[Fields] = 2,
    **fields: Any,
) -> Game:
    """A game that stands at the beginning of the migration."""
    return game(land, players=players, phase="migration", cities=settled, voice=voice, **fields)


def before_feeding(
    land: Fields,
    settled: Sequence[Fields],
    *,
    players: int | Sequence[Fields] = 2,
    **fields: Any,
) -> Game:
    """A game that stands at the beginning of the feeding."""
    return game(land, players=players, phase="feeding", cities=settled, voice=CULTURE, **fields)


def expect_refused(table: Game, text: str, *rules: str) -> None:
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


def expect_allowed(table: Game, *texts: str) -> None:
    """These actions are among the legal ones."""
    legal = choices(table)
    for text in texts:
        assert table.why_not(text) is None, f"{text}: {table.why_not(text)}"
        assert text in legal, f"{text} is not listed"


def choices(table: Game) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in table.legal_actions()]


def play(table: Game, *texts: str) -> list[Event]:
    """Play actions one after the other; all that happened."""
    return [event for text in texts for event in table.play(text)]


def happened(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]


def gold(table: Game) -> list[int]:
    """Every player's gold."""
    return [player.gold for player in table.state.players]


def deciding(table: Game) -> tuple[int, str]:
    """Who decides, and what kind of decision it is."""
    assert table.decision is not None, f"nobody decides in {table.phase}"
    return table.decision.player, table.decision.kind


def cities(table: Game) -> dict[str, Fields]:
    """The cities as a position writes them, by castle."""
    return {entry["castle"]: entry for entry in table.position()["cities"]}


def citizens(table: Game) -> dict[str, int]:
    """Citizens by castle, in founding order."""
    return {castle: entry["citizens"] for castle, entry in cities(table).items()}


def buildings(table: Game, castle: str) -> dict[str, str]:
    """What a city has built, by space, without the castle."""
    found = cities(table)[castle]["buildings"]
    assert isinstance(found, dict)
    return found


def display(table: Game) -> list[str | None]:
    """The political cards on display, None for an empty place."""
    return list(table.state.display)


def idle(table: Game) -> list[Event]:
    """One step or one choice of somebody who does nothing: passes where that is possible."""
    if table.decision is None:
        return table.step()
    first = table.legal_actions()[0]
    return table.play("pass" if table.decision.kind == "turn" else first)


def pass_until(table: Game, phase: str) -> list[Event]:
    """Nobody does anything until the phase is reached; all that happened."""
    events: list[Event] = []
    while table.phase != phase:
        events += idle(table)
    return events
