"""Use or burn: what Presents bring, by hand and beside turns played by the rules."""

from collections.abc import Mapping
from typing import Any

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study import trial
from lacitta_nb.games.citta_stato.study.presents import PresentWorth, present_worths
from tests.games.citta_stato.study.positions import NONE, cubes, met, moment

EMPTY = ((0, 0, 0),) * 6
NO_CARDS = ("",) * 6


def worth(card: str, colour: str, hand: Mapping[str, Any], **fields: Any) -> PresentWorth:
    """What one Present brings the first player."""
    present = tuple(card if word == colour else "" for word in COLOURS)
    plain: dict[str, Any] = {"market": EMPTY, **fields}
    state = moment([{"city": "venezia", "scheme": "", **hand}, {}], present=present, **plain)
    return present_worths(state, 0).of(colour)


def test_a_green_card_scores_what_was_drawn() -> None:
    """C4: all green cubes of the bag, then 1 point each; the price is paid before."""
    hand = {"cubes": cubes(green=2), "bag": cubes(green=3, black=1)}
    found = worth("master_artisan", "green", hand)
    assert found.payable
    assert found.use is not None
    assert (found.use.points, found.use.cubes) == (4, 3)
    assert found.use_again is not None
    assert (found.use_again.points, found.later) == (4, 4)


def test_removing_cubes_scores_once() -> None:
    """C5, section 6: two yellow cubes removed bring 4, and nothing any more in the end."""
    hand = {"cubes": cubes(yellow=2, orange=1)}
    found = worth("holy_lands_port_yellow", "orange", hand)
    assert found.use is not None
    assert (found.use.points, found.use.cubes, found.use.answers) == (4, -2, ("remove 2",))
    assert found.later == 1  # burned as the first under orange (B5)
    assert found.burn is not None
    assert found.burn.points == 1


def test_burned_cards_and_crowns() -> None:
    """C6, section 6: three white ones burned, marker 1: 6 points. B6: the second one 2 crowns."""
    burned = ((), ("silk",) * 3, (), (), ("senator",), ())
    hand = {"cubes": cubes(black=1), "burned": burned}
    found = worth("secret_route", "black", hand)
    assert found.use is not None
    assert found.burn is not None
    assert found.use.points == 6
    assert (found.burn.points, found.burn.crowns) == (0, 2)


def test_banners_and_a_fleet() -> None:
    """C2, section 6: Alexandria brings a green banner; two coins buy purple and orange."""
    market = ((0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0), (0, 0, 1))
    found = worth("alexandria", "yellow", {"cubes": cubes(yellow=1)}, market=market)
    assert found.use is not None
    assert (found.use.points, found.use.banners, found.use.cubes) == (0, 1, 2)
    assert set(found.use.answers) >= {"buy orange 1", "buy purple 1"}


def test_freedom_of_thought_is_burned_by_its_use() -> None:
    """C3: it lies under some colour then, so that nothing is left for the end."""
    found = worth("freedom_of_thought", "white", {"cubes": cubes(white=1)})
    assert found.use is not None
    assert found.use.points == 1  # under orange
    assert (found.use_again, found.burn_again, found.later) == (None, None, 0)


def test_what_can_not_be_done_brings_nothing() -> None:
    """B1: no fourth card under a colour; what can't be paid is told as if it were free."""
    full = ((), (), (), ("silk",) * 3, (), ())
    found = worth("mercenary_tradition", "orange", {"cubes": NONE, "burned": full})
    assert not found.payable
    assert found.burn is None
    assert found.use is not None
    assert found.use.points == 7


def test_more_ways_than_are_tried_are_said_to_be_more() -> None:
    """B2: a full market and a full supply, any cubes of which may be exchanged."""
    hand = {"cubes": (2,) * 6, "burned": (("tunis", "tripoli"), (), (), (), (), ())}
    found = worth("flanders", "yellow", hand, market=((1, 1, 2),) * 6)
    assert found.use is not None
    assert found.burn is not None
    assert (found.use.exact, found.burn.exact) == (True, False)
    few = worth("flanders", "yellow", hand, market=((0, 0, 1), *EMPTY[1:]))
    assert all(gain.exact for gain in few.gains)


def test_a_way_to_the_end_is_found_however_few_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial, "MOST", 1)
    hand = {"cubes": cubes(white=1), "bag": cubes(green=1, orange=1)}
    found = worth("freedom_of_thought", "white", hand)
    assert found.use is not None
    assert not found.use.exact
    state = moment([{"cubes": cubes(yellow=2, orange=2)}, {}])
    assert not present_worths(state, 0).exact
    monkeypatch.setattr(trial, "MOST", 4000)
    assert present_worths(state, 0).exact


def ends(state: State, text: str) -> list[State]:
    """All moments at which a turn of the first player is over."""
    left, found = [rules.apply(state, text).state], []
    while left:
        now = left.pop()
        if now.agenda:
            left += [rules.apply(now, action).state for action in rules.legal_actions(now)]
        else:
            found.append(now)
    return found


@pytest.mark.parametrize("how", ["use", "burn"])
def test_beside_whole_turns_by_the_rules(how: str) -> None:
    """The most points of all ways to play the turn, where there are few of them."""
    seen = 0
    for state in met():
        if state.choice != "turn" or state.ghost or state.table.declining:
            continue
        seat = state.to_move
        for found in present_worths(state).presents:
            gain = getattr(found, how)
            if not found.payable or gain is None or found.colour in ("yellow", "white"):
                continue
            legal = map(str, rules.legal_actions(state))
            text = next(one for one in legal if one.startswith(f"{how} {found.colour}"))
            most = max(end.players[seat].points for end in ends(state, text))
            assert gain.points == most - state.players[seat].points
            seen += 1
    assert seen > 20
