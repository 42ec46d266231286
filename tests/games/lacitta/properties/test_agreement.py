"""`legal_actions` and `refusal` agree on every action that can be written down."""

import random
from collections import Counter
from functools import cache

import pytest

from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.rules import action_of, legal_actions, obstacle, refusal
from lacitta_nb.games.lacitta.state import State
from tests.games.lacitta.properties.driver import KINDS, LATER_KINDS, STYLES, Kind, moments, start
from tests.games.lacitta.properties.writable import long_actions, short_actions

WANTED = {"place": 4, "turn": 60, "penalty": 3, "wish": 4, "demolish": 4, "starve": 4}
"""Decisions of each kind that are looked at for one number of players: 79, 316 in all."""
LATER = {"place": 1, "turn": 8, "penalty": 1, "wish": 1, "demolish": 2, "starve": 1}
"""The same for each of the other editions."""
ROADS = {**LATER, "give_up_roads": 3}
"""The same for the expansion."""


def decisions(kind: Kind, wanted: int, share: float, what: str) -> list[State]:
    """Moments of random games at which that kind of decision is due, some of all of them."""
    found: list[State] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        chance = random.Random(1000 + seed)
        for moment in moments(start(kind, seed), chance, STYLES[seed % len(STYLES)]):
            decision = moment.before.decision
            if decision is not None and decision.kind == what and chance.random() < share:
                found.append(moment.before)
    return found[:wanted]


@cache
def few_roads(board: Board) -> tuple[Action, ...]:
    """What names two spaces, pairs of roads apart: those are two thirds of all that is written."""
    return tuple(action for action in long_actions(board) if action.building != "road")


def check_every_action(state: State, number: int = 0) -> Counter[str]:
    """Compare both answers; how often each rule was named.

    Where an edition has no roads, pairs of them are tried at one in ten of the numbered states.

    `refusal` is `action_of`, then `obstacle`. The first reads an action back from its text, which
    is four fifths of the work and the same at every moment: it has a test of its own below.
    """
    board = state.table.board
    legal = set(legal_actions(state))
    assert [refusal(state, action) for action in legal] == [None] * len(legal)
    allowed = set()
    rules: Counter[str] = Counter()
    roads = state.table.edition.roads or number % 10 == 0
    for pool in (short_actions(board), long_actions(board) if roads else few_roads(board)):
        for action in pool:
            refused = obstacle(state, action)
            if refused is None:
                allowed.add(action)
            else:
                rules[refused.rule] += 1
    assert allowed == legal
    return rules


@pytest.mark.slow
@pytest.mark.parametrize("what", WANTED)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_that_can_be_written_down(players: int, what: str) -> None:
    setups = ["advanced"] if what == "place" else ["beginner", "advanced"]
    rules: Counter[str] = Counter()
    for setup in setups:
        kind = Kind(players, setup, "toscana")
        share = 0.1 if what == "turn" else 0.5
        found = decisions(kind, WANTED[what] // len(setups) + 1, share, what)
        for number, state in enumerate(found):
            rules += check_every_action(state, number)
    assert rules


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("edition", "wanted"), [("new", LATER), ("expansion", ROADS)], ids=["new", "expansion"]
)
def test_every_action_in_the_other_editions(
    edition: str, wanted: dict[str, int], players: int
) -> None:
    rules: Counter[str] = Counter()
    for what, count in wanted.items():
        setup = "advanced" if what in ("place", "wish", "turn") else "beginner"
        kind = Kind(players, setup, "toscana", edition)
        found = decisions(kind, count, 0.1 if what == "turn" else 0.5, what)
        for number, state in enumerate(found):
            rules += check_every_action(state, number)
    # Roads are refused by numbers of their own, and by the rules of building.
    assert ("X1" in rules) == ("X4" in rules) == (edition == "expansion")


@pytest.mark.parametrize(
    "kind", [kind for kind in (*KINDS, *LATER_KINDS) if kind.board == "lezione"], ids=str
)
def test_every_action_on_the_small_board(kind: Kind) -> None:
    for number, state in enumerate(decisions(kind, 30, 0.1, "turn")):
        check_every_action(state, number)


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]], ids=lambda kind: kind.board)
def test_every_writable_action_reads_back(kind: Kind) -> None:
    state = start(kind, 1)
    board = state.table.board
    for action in (*short_actions(board), *long_actions(board)):
        assert parse_action(str(action)) == action == action_of(state, action)
