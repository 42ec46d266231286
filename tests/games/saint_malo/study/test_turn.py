"""The odds of the turn that is being played, and its dice that are best kept."""

from collections.abc import Callable

import pytest

import lacitta_nb as lc
from lacitta_nb.games.saint_malo.rules import legal_actions
from lacitta_nb.games.saint_malo.study.balance import balances
from lacitta_nb.games.saint_malo.study.odds import odds_of
from lacitta_nb.games.saint_malo.study.threat import pirate_threat
from lacitta_nb.games.saint_malo.study.throws import results
from lacitta_nb.games.saint_malo.study.turn import best_keeps, throw_odds
from lacitta_nb.games.saint_malo.study.words import rolls_left
from lacitta_nb.games.saint_malo.study.worth import place_worths
from tests.games.saint_malo.study.positions import Seat, moment

SEATS = [Seat(coins=5), Seat(coins=1)]
CRATES = [float(dice[1]) for dice in results()]


def test_before_the_first_roll_five_fresh_dice_have_three_rolls() -> None:
    assert throw_odds(moment(SEATS)) == odds_of(rolls_left=3, coins=5)
    assert throw_odds(moment(SEATS, turns=1)) == odds_of(rolls_left=3, coins=1)


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_the_dice_on_the_table_have_the_rolls_that_are_left(rolls: int) -> None:
    state = moment(SEATS, ("swords", "crate", "head", "crate", "wall"), rolls)
    assert rolls_left(state) == 3 - rolls
    assert throw_odds(state) == odds_of((0, 2, 1, 0, 1, 1), 3 - rolls, coins=5)


def test_who_has_stopped_rolls_no_more() -> None:
    state = moment(SEATS, ("crate",) * 5, 1)._replace(stopped=True)
    assert rolls_left(state) == 0
    assert [str(keep) for keep in best_keeps(state, CRATES)] == ["stop"]


@pytest.mark.parametrize("rolls", [1, 2])
def test_what_may_be_kept_is_what_the_rules_allow(rolls: int) -> None:
    """D2."""
    state = moment(SEATS, ("swords", "crate", "head", "crate", "wall"), rolls)
    found = best_keeps(state, CRATES)
    assert {str(keep) for keep in found} == {str(action) for action in legal_actions(state)}
    assert str(found[0]) == "keep crate crate"
    assert found[0].worth == pytest.approx(2 + 3 * (1 - (5 / 6) ** (3 - rolls)))


def test_without_dice_there_is_nothing_to_keep_and_after_the_end_nothing_to_roll() -> None:
    with pytest.raises(lc.NothingToDecide, match="first roll"):
        best_keeps(moment(SEATS), CRATES)
    with pytest.raises(lc.GameOver):
        throw_odds(moment(SEATS)._replace(over=True))


@pytest.mark.parametrize("ask", [throw_odds, pirate_threat, place_worths, balances])
def test_another_game_is_told_apart(ask: Callable[[object], object]) -> None:
    with pytest.raises(lc.BadSetting, match="Saint Malo"):
        ask(lc.new_game(players=2, seed=1))
    with pytest.raises(lc.BadSetting):
        ask("a game")
