"""Events played one after the other lead to the picture that the rules lead to."""

from itertools import product

from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.drawing.motion import Motion
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.picture import PICTURE
from lacitta_nb.games.saint_malo.picture.signs import ALL_SIGNS
from tests.games.driving import any_kind
from tests.games.saint_malo import driver
from tests.games.saint_malo.picture.views import whole_game

SIGNS = {sign.name for sign in ALL_SIGNS}
CHANGING = {"placed", "points", "coins", "turned", "delivered", "logs_used", "pirates"}


def test_the_last_event_leaves_what_the_rules_leave() -> None:
    kinds: set[str] = set()
    for players, style in product((2, 3, 5), (driver.builder, any_kind)):
        for before, _, step in whole_game(players, style=style):
            now, marks = before, keyed(PICTURE.marks(step.state, step.events))
            for event in step.events:
                kinds.add(event.kind)
                motion = PICTURE.motion(now, event)
                assert set(motion.marks) <= set(marks)
                assert motion.walk is None or motion.walk.sign in SIGNS
                now = PICTURE.told(now, event)
            # Whose turn it is comes with the last.
            ended = now._replace(turns=step.state.turns, over=step.state.over)
            assert PICTURE.pieces(ended) == PICTURE.pieces(step.state)
    assert kinds >= {*CHANGING, "cannon_lost", "held", "attack", "side_complete"}


def test_events_that_change_nothing_leave_the_same_moment() -> None:
    state = driver.start(2, 1)
    for kind in ("rolled", "kept", "held", "attack", "side_complete", "bonus", "final"):
        assert PICTURE.told(state, Event(kind, "D1", 0)) is state


def test_a_thing_comes_from_the_card_to_its_space() -> None:
    state = driver.start(2, 1)
    motion = PICTURE.motion(state, Event("placed", "H1", 1, "C4", "church2"))
    walk = motion.walk
    assert walk is not None
    assert (motion.seats, motion.marks) == ((1,), ("new-1-C4",))
    assert (walk.seat, walk.sign, walk.lost) == (1, "t-church", False)
    mover = state._replace(turns=(1 - state.to_move) % 2)
    assert walk.points[-1] == next(t.at for t in PICTURE.targets(mover) if t.name == "C4")


def test_swords_come_to_the_cannons_or_end_at_the_defence() -> None:
    state = driver.start(2, 1)._replace(boxes=4)
    hit = PICTURE.motion(state, Event("cannon_lost", "R3", 0))
    held = PICTURE.motion(state, Event("held", "R3", 1))
    assert hit.walk is not None
    assert held.walk is not None
    assert (hit.walk.sign, hit.walk.lost, held.walk.lost) == ("d-swords", False, True)
    assert (hit.walk.points[0], hit.seats, held.seats) == (held.walk.points[0], (0,), (1,))
    assert hit.marks == ("new-count-0-lost",)
    attack = PICTURE.motion(state, Event("attack", "R2", row=1, amount=1))
    assert attack == Motion((0, 1), marks=("new-attack-1",))
