"""Players who end a year alone, put together, leave the table that the rules alone would leave."""

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.players.interests import interested_choice
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.standing import Outlook, land_of
from lacitta_nb.games.lacitta.players.year_end import Foresight, Settled, endings
from lacitta_nb.games.lacitta.state import State
from tests.games.lacitta.players.played import EDITIONS, decisions, mover


def run_out(state: State) -> Settled:
    """The end of the year of the whole table, by the rules alone."""
    while state.phase in ("migration", "feeding"):
        if state.choice is None:
            state = rules.advance(state).state
        else:
            state = rules.apply(state, interested_choice(state)).state
    return Settled(state, 0.0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(2))
def test_M1_D1_F2_Y6_a_year_ends_as_if_the_rules_had_run_on_the_whole_table(
    edition: str, seed: int
) -> None:
    player = QuickPlayer() if seed else None
    for state in decisions(edition, seed, player)[seed::9]:
        if state.choice != "place":
            seat = mover(state)
            settle = Foresight(seat, lambda _state, _seat: 0.0, 0)
            assert list(endings(state, seat, settle)) == list(endings(state, seat, run_out))


def test_all_who_look_at_one_table_may_share_what_they_see_alike() -> None:
    for state in decisions("expansion", 3)[::20]:
        land = land_of(state)
        for seat in range(state.table.size):
            assert Outlook(state, seat, land).standing == Outlook(state, seat).standing
