"""Events played one after the other lead to the picture that the rules lead to."""

import pytest

from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.picture.signs import ALL_SIGNS
from lacitta_nb.games.citta_stato.state import State
from tests.games.citta_stato.picture.views import SEATS, start, whole_game

SIGNS = {sign.name for sign in ALL_SIGNS}


def with_the_last(now: State, after: State) -> State:
    """What no event tells: whose turn it is, decks, republic cards, hands of discs."""
    told = ("to_move", "passed_first", "phase", "agenda", "used", "offer", "war", "upgrade")
    hidden = ("future", "decks", "discards", "removed_crowns")
    players = tuple(
        one._replace(
            republic=two.republic,
            discs=two.discs,
            gone=two.gone,
            passed=two.passed,
            actions=two.actions,
            knows_offer=two.knows_offer,
        )
        for one, two in zip(now.players, after.players, strict=True)
    )
    ghost = after.ghost
    if now.ghost and ghost and after.phase == "actions":
        assert (now.ghost.bag, now.ghost.drawn) == (ghost.bag, ghost.drawn)
    rest = {name: getattr(after, name) for name in (*told, *hidden)}
    return now._replace(players=players, ghost=ghost, **rest)


@pytest.mark.parametrize("players", SEATS)
def test_the_last_event_leaves_what_the_rules_leave(players: int) -> None:
    kinds: set[str] = set()
    for seed in (5, 6, 7):
        for before, after, events in whole_game(players, seed):
            now, marks = before, keyed(PICTURE.marks(after, events))
            for event in events:
                kinds.add(event.kind)
                motion = PICTURE.motion(now, event)
                assert set(motion.marks) <= set(marks)
                assert motion.walk is None or motion.walk.sign in SIGNS
                now = PICTURE.told(now, event)
            ended = with_the_last(now, after)
            assert keyed(PICTURE.pieces(ended)) == keyed(PICTURE.pieces(after)), events
    assert kinds >= {"paid", "to_market", "drawn", "bought", "points", "banner", "moved"}
    assert kinds >= {"card_used", "card_burned", "upgraded", "refilled", "round", "revealed"}


def test_events_that_change_nothing_leave_the_same_moment() -> None:
    state = start(2)
    for kind in ("scheme", "republic", "war_won", "named", "declined", "final", "won", "shuffled"):
        assert PICTURE.told(state, Event(kind, "T1", 0, colour="yellow", amount=1)) is state


def test_a_cube_goes_from_the_supply_to_the_market() -> None:
    state = start(2)
    event = Event("to_market", "M2", 1, colour="green", amount=1)
    motion = PICTURE.motion(state, event)
    assert motion.walk is not None
    assert (motion.seats, motion.walk.sign, motion.walk.seat) == ((1,), "cube", 1)
    end = next(t.at for t in PICTURE.targets(state) if t.name == "market.green.1")
    assert motion.walk.points[-1] == end
    assert motion.marks == ("new-market.green.1",)


def test_a_crown_that_is_given_away_goes_the_other_way() -> None:
    state = start(2)
    got = PICTURE.motion(state, Event("crown", "A5", 0, amount=2)).walk
    lost = PICTURE.motion(state, Event("crown", "X4", 0, amount=-2)).walk
    assert got is not None
    assert lost is not None
    assert got.points == lost.points[::-1]


def test_what_the_ghost_does_is_shown_step_by_step() -> None:
    state = start(1)
    event = Event("ghost", "O3", colour="yellow", what=state.present[0])
    after = PICTURE.told(state, event)
    assert after.present[0] == ""
    assert after.ghost is not None
    assert after.ghost.drawn == (0,)
    before, now = keyed(PICTURE.pieces(state)), keyed(PICTURE.pieces(after))
    changed = {key for key in {*before, *now} if before.get(key) != now.get(key)}
    assert changed == {"ghost-bag", "ghost-drawn", "act-yellow", "present-yellow", "ghost-head"}
    assert PICTURE.motion(state, event).walk is not None


@pytest.mark.parametrize("amount", [1, 3])
def test_cubes_that_wait_to_be_kept_lie_apart(amount: int) -> None:
    state = start(2)
    player = state.players[0]._replace(bag=(3, 1, 1, 1, 0, 0))
    state = state._replace(players=(player, state.players[1]))
    cubes = ("yellow", "yellow", "yellow", "white", "green", "orange")[: amount + 3]
    drawn = PICTURE.told(state, Event("drawn", "K5", 0, cubes=cubes))
    waits = len(cubes) > 5
    assert ("drawn-0" in keyed(PICTURE.pieces(drawn))) == waits
    if waits:
        kept = PICTURE.told(drawn, Event("kept", "K5", 0, cubes=cubes[:5]))
        assert sum(kept.players[0].cubes) == sum(player.cubes) + 5
        assert sum(kept.players[0].bag) == sum(player.bag) - 5
