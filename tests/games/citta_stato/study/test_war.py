"""The odds of the war, beside every assignment of discs fought out by the rules."""

from fractions import Fraction
from itertools import product

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.state import Placed, State
from lacitta_nb.games.citta_stato.study.war import war_odds
from tests.games.citta_stato.study.positions import cubes, moment, placed

MANY = cubes(yellow=9)
NEVER, SURE = Fraction(0), Fraction(1)


def hand(
    *discs: int, gone: tuple[int, ...] = (), cubes_: tuple[int, ...] = MANY
) -> dict[str, object]:
    return {"discs": discs, "gone": gone, "cubes": cubes_}


def order(state: State) -> list[int]:
    """The seats in the order in which they take cards in the war of this moment, by the rules."""
    state = state._replace(phase="war", agenda=())
    events = list((step := rules.advance(state)).events)
    state, found = step.state, []
    while state.phase == "war" and state.agenda:
        task = state.agenda[0]
        if task.verb == "take" and task.rule in ("W3", "W4") and task.seat not in found:
            found.append(task.seat)
        legal = rules.legal_actions(state)
        leave = [a for a in legal if str(a) in ("stay", "leave", "skip", "done")]
        # Burning brings the least to be asked about.
        burn = [a for a in legal if str(a).startswith("take burn orange")]
        step = rules.apply(state, (leave or burn or legal)[0])
        events += step.events
        state = step.state
    won = [event.player for event in events if event.kind == "war_won"]
    return [*won, *(seat for seat in found if seat not in won)]  # type: ignore[list-item]


def fought(state: State, seat: int, unknown: dict[int, tuple[int, ...]]) -> list[Fraction]:
    """The chance of each place of a player, over all discs that the others can have laid."""
    every = list(product(*unknown.values()))
    places = [0] * len(state.war)
    for discs in every:
        dealt = dict(zip(unknown, discs, strict=True))
        war = tuple(Placed(p, dealt.get(p, disc)) for p, disc in state.war)
        found = order(state._replace(war=war))
        if seat in found:
            places[found.index(seat)] += 1
    return [Fraction(count, len(every)) for count in places]


@pytest.mark.parametrize("disc", [1, 3, 4])
@pytest.mark.parametrize("cubes_", [cubes(white=9), cubes(white=2, black=1)])
def test_beside_every_assignment_by_the_rules(disc: int, cubes_: tuple[int, ...]) -> None:
    """Rosa has disc 5 out and laid hers between Ugo's, whose 4 is out, and poor Ida's."""
    seats = [
        hand(*({0, 1, 2, 3, 4} - {disc}), gone=(5,)),
        hand(0, 1, 2, 3, gone=(4,)),
        hand(0, 1, 2, 3, 4, cubes_=cubes_),
    ]
    state = moment(seats, war=placed((1, 5), (0, disc), (2, 5)))
    found = war_odds(state, 0)
    assert found.laid
    (only,) = found.discs
    unknown = {1: (0, 1, 2, 3, 5), 2: (0, 1, 2, 3, 4, 5)}
    assert list(only.places) == fought(state, 0, unknown)
    assert only.left == 9 - disc


@pytest.mark.parametrize("disc", range(6))
def test_own_discs_before_one_is_laid(disc: int) -> None:
    """The own disc comes last, so it loses ties; the war action costs its price first (T2)."""
    seats = [hand(0, 1, 2, 3, 4, 5, cubes_=cubes(orange=3, black=3)), hand(0, 2, 3, 4, 5)]
    state = moment(seats, war=placed((1, 1)))
    found = war_odds(state, 0)
    assert (found.laid, found.cubes) == (False, 5)
    mine = state._replace(war=placed((1, 1), (0, disc)))
    mine = mine._replace(players=(mine.players[0]._replace(cubes=cubes(black=5)), mine.players[1]))
    assert list(found.of(disc).places) == fought(mine, 0, {1: tuple(range(6))})
    assert found.of(disc).wins == Fraction(disc, 6)


def test_whoever_can_not_pay_leaves_the_war() -> None:
    """W2."""
    state = moment([hand(0, 5, cubes_=cubes(orange=3)), hand(0, 1)], war=placed((1, 4)))
    five = war_odds(state, 0).of(5)
    assert (five.payable, five.left, sum(five.places)) == (False, -3, 0)
    assert war_odds(state, 0, cubes=5).of(5).payable


def test_those_who_join_later_lose_ties() -> None:
    seats = [hand(2, 3), hand(1, 2, gone=(0, 3, 4, 5)), hand(0, 1, 2, 3, 4, 5)]
    found = war_odds(moment(seats), 0, joining=["Ugo", 2], cubes=9)
    assert [rival.player for rival in found.rivals] == [1, 2]
    # Nobody ties with 2 who came later: Ugo is never ahead, Ida with 3, 4, 5 in half of all cases.
    assert found.of(2).places == (Fraction(1, 2), Fraction(1, 2), Fraction(0))
    assert found.of(3).wins == Fraction(4, 6)


@pytest.mark.parametrize("joining", ["Rosa", "Ugo"])
def test_whoever_can_not_join_is_refused(joining: str) -> None:
    state = moment([hand(1), hand(2)], war=placed((1, 3)))
    with pytest.raises(lc.BadSetting):
        war_odds(state, 0, joining=[joining])


def test_an_open_disc_is_known_and_paid_once() -> None:
    """W2: after the discs are turned up nothing is guessed any more."""
    seats = [hand(0, 1, cubes_=cubes(white=2, black=2)), hand(5, cubes_=cubes(white=4, black=2))]
    state = moment(seats, war=placed((1, 3), (0, 2)), phase="war")
    state = rules.advance(state).state
    assert state.revealed
    assert state.decision is not None
    assert (state.decision.player, state.decision.kind) == (1, "pay")
    found = war_odds(state, 0)
    assert [rival.discs for rival in found.rivals] == [(3,)]
    assert found.of(2).places == (NEVER, SURE)
    after = rules.apply(state, rules.legal_actions(state)[0]).state
    assert war_odds(after, 0).rivals[0].cubes is None
    assert war_odds(after, 1).of(3).places == (SURE, NEVER)
    assert war_odds(after, 1).of(3).left == 3


def test_the_ghost_pays_nothing() -> None:
    """O4: its disc is any of six, and none of them costs it a cube."""
    state = new_solo(1, 1, 0, 5).state
    assert state.ghost is not None
    ghost = state.ghost._replace(discs=(0, 1, 2, 3, 4))
    found = war_odds(state._replace(ghost=ghost, war=placed((1, 5))), 0, cubes=9)
    assert [one.wins for one in found.discs] == [Fraction(n, 6) for n in range(6)]


def test_a_war_without_others_is_won() -> None:
    found = war_odds(moment([hand(0, 3), hand(1)]), 0)
    assert [one.places for one in found.discs] == [(SURE,), (SURE,)]
    assert found.rivals == ()
