"""Events played one after the other lead to the picture that the rules lead to."""

import random
from collections.abc import Iterator
from math import dist

import pytest

from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.drawing.motion import Motion
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.events import Event, Step
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.picture.plan import space_centres
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, new_state
from lacitta_nb.games.lacitta.state import Figures, State
from tests.panels.tables import politics

NAMES = ("Rosso", "Blu", "Verde", "Giallo", "Nero")
REPLAYED = ("growth", "migration", "feeding")
USUAL = {"grew", "migrated", "no_room", "demolished", "city_lost", "starved", "figures_home"}
GAMES = {
    "classic": (range(6), USUAL),
    "new": (range(6), USUAL),
    "expansion": ((*range(3), 100, 103, 127, 211), {*USUAL, "road_given_up", "over_limit"}),
}
"""Games by their seed, and what happens in them; in 103 and 211 limits fall, in 127 roads do."""


def steps(edition: str, seed: int) -> Iterator[tuple[State, Step]]:
    """A random game: each state with the step taken in it."""
    draw = random.Random(seed)
    board = shipped_board("toscana")
    setup = ("beginner", "advanced")[seed % 2]
    state = new_state(board, NAMES[: 2 + seed % 4], edition=edition, setup=setup, seed=seed)
    while not state.over:
        step = apply(state, draw.choice(legal_actions(state))) if state.decision else advance(state)
        yield state, step
        state = step.state


@pytest.mark.parametrize("edition", GAMES)
def test_the_last_event_leaves_what_the_rules_leave(edition: str) -> None:
    seeds, expected = GAMES[edition]
    kinds: set[str] = set()
    for state, step in (moment for seed in seeds for moment in steps(edition, seed)):
        if state.phase not in REPLAYED:
            continue
        now, marks = state, keyed(PICTURE.marks(step.state, step.events))
        for event in step.events:
            kinds.add(event.kind)
            assert set(PICTURE.motion(now, event).marks) <= set(marks)
            now = PICTURE.told(now, event)
        assert PICTURE.pieces(now) == PICTURE.pieces(step.state)
    assert kinds >= expected


def citizens(state: State) -> list[int]:
    return [city.citizens for city in state.cities]


def test_a_citizen_who_finds_no_room_is_one_less_in_one_city() -> None:
    state = politics().state
    came = Event("migrated", "M1", 1, "C2", "A1", other=0, amount=1, service="culture")
    assert citizens(state) == [4, 3, 3, 3]
    assert citizens(PICTURE.told(state, came)) == [3, 3, 3, 4]
    assert citizens(PICTURE.told(state, came._replace(kind="no_room"))) == [3, 3, 3, 3]
    assert PICTURE.told(state, Event("fed", "F1", 0)) is state


def test_a_citizen_walks_in_the_colour_of_the_city_that_is_left() -> None:
    state = politics().state
    event = Event("migrated", "M1", 1, "C2", "A1", other=0, amount=1, service="culture")
    motion = PICTURE.motion(state, event)
    walk = motion.walk
    assert walk is not None
    assert (motion.seats, motion.marks[0]) == ((1, 0), "arrow-A1-C2-culture")
    assert (walk.seat, walk.sign, walk.lost, walk.amount) == (0, "person", False, 1)
    board, centres = state.table.board, space_centres(state.table.board)
    market, castle = centres[board.index["A2"]], centres[board.index["C2"]]
    # From the nearest building, here the market at A2; a little room is left at both ends.
    assert dist(walk.points[0], market) < 0.5
    assert dist(walk.points[-1], castle) < 0.5
    lost = PICTURE.motion(state, event._replace(kind="no_room"))
    assert lost.walk == walk._replace(lost=True)


def test_what_falls_cracks_and_what_hungers_shakes() -> None:
    state = politics().state
    fallen = Event("demolished", "D1", 0, "A2", "A1", building="market")
    assert PICTURE.motion(state, fallen) == Motion((0,), cracks=("A2",), marks=("fallen-A2",))
    lost = Event("city_lost", "D2", 0, "A1")
    assert PICTURE.motion(state, lost) == Motion((0,), cracks=("A1", "A2"), marks=("fallen-A1",))
    hungry = Event("hungry", "F2", 0, amount=3)
    assert PICTURE.motion(state, hungry) == Motion((0,), shakes=("A1", "F2"), sign="bowl")
    starved = Event("starved", "F2", 0, "F2", amount=1)
    alone = Motion((0,), shakes=("F2",), sign="bowl", marks=("hunger-F2",))
    assert PICTURE.motion(state, starved) == alone
    assert PICTURE.motion(state, Event("year_ended", "Y6", year=1)) == Motion()


def test_figures_leave_with_their_owner() -> None:
    state = politics().state
    space = state.table.board.index["A2"]
    state = state._replace(figures=(Figures(space, "culture", 1),), harvest=1 << space)
    assert PICTURE.told(state, Event("figures_home", "Y6", 1, amount=1)) == state
    gone = PICTURE.told(state, Event("figures_home", "Y6", 0, amount=2))
    assert (gone.figures, gone.harvest) == ((), 0)
