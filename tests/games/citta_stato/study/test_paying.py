"""What can be paid, beside what the rules list and refuse."""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.study.paying import paid, payments, turn_of
from tests.games.citta_stato.study.positions import cubes, met, moment


def test_payments_by_hand() -> None:
    """T2, T3: the third action costs three; white stands in for yellow, nothing for black."""
    hand = {"cubes": cubes(yellow=1, white=2, black=2), "actions": 2}
    found = payments(moment([hand, {}]))
    yellow, white = found.of("yellow"), found.of("white")
    assert (yellow.price, yellow.held, yellow.stand_in, yellow.had) == (3, 1, "white", 2)
    assert (yellow.ways, yellow.payable, yellow.missing) == ((2,), True, 0)
    assert (white.stand_in, white.ways, white.missing) == ("", (), 1)
    assert (found.of("green").ways, found.of("green").missing) == ((), 1)
    assert found.of("black").missing == 1
    assert "fleet" in yellow.actions
    assert "upgrade yellow" in yellow.actions


def test_payments_are_what_the_rules_list() -> None:
    for state in met():
        if state.choice != "turn":
            continue
        legal = {str(action) for action in rules.legal_actions(state)} - {"pass"}
        told = {
            f"{text} wild {wild}" if wild else text
            for payment in payments(state).colours
            for wild in payment.ways
            for text in payment.actions
        }
        assert told == legal


def test_whoever_has_passed_pays_for_the_next_round() -> None:
    state = moment([{"actions": 4, "passed": True}, {}], to_move=1)
    assert {payment.price for payment in payments(state, "Rosa").colours} == {1}
    begun = turn_of(state, 0)
    assert begun.decision is not None
    assert (begun.decision.player, begun.decision.kind) == (0, "turn")


def test_a_payment_is_that_of_the_rules() -> None:
    """Only the price: what the action does stays undone."""
    for state in met():
        if state.choice != "turn":
            continue
        for action in rules.legal_actions(state)[:-1][::7]:
            event = rules.apply(state, action).events[0]
            before, after = state.mover, paid(state, state.to_move, action)
            hand = after.players[state.to_move]
            assert event.kind == "paid"
            assert sum(before.cubes) - sum(hand.cubes) == len(event.cubes) == hand.actions
            assert after.agenda == ()
            moved = sum(map(sum, after.market)) - sum(map(sum, state.market))
            assert (moved, sum(hand.bag) - sum(before.bag)) == (
                (1, 0) if before.actions == 0 else (0, len(event.cubes))
            )


def test_what_can_not_be_paid_is_refused() -> None:
    with pytest.raises(lc.IllegalAction):
        paid(moment([{"cubes": cubes(white=1)}, {}]), 0, "guilds")
    with pytest.raises(lc.GameOver):
        payments(moment([{}, {}], phase="over"))
