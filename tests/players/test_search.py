"""The searching player at the edges of its settings and of what a position may hold."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.players import GreedyPlayer, SearchPlayer
from lacitta_nb.rules import legal_actions
from tests import support

VOICES = {"culture": 9, "education": 9, "health": 9}


@pytest.mark.parametrize(
    "settings", [{"playouts": 0}, {"playouts": -3}, {"width": 0}, {"seconds": 0.0}], ids=str
)
def test_a_budget_of_nothing_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(lc.BadSetting, match="at least one playout"):
        replace(SearchPlayer(), **settings)


def test_one_candidate_is_the_greedy_player_s_choice() -> None:
    game = lc.new_game(2, seed=4)
    game.run()
    view = game.state.seen_by(game.state.to_move)
    assert SearchPlayer(playouts=4, width=1).choose(view) == GreedyPlayer().choose(view)


@pytest.mark.parametrize("past", [19, 20, 21, 23])
def test_a_position_with_too_few_voice_cards_for_another_year_is_played(past: int) -> None:
    cards = list(Counter(VOICES).elements())
    game = support.game(
        players=2,
        voice={"cards": cards[-4:], "past": cards[:past], "deck": []},
        cities=[support.city(0, "A1", 3), support.city(1, "A30", 3)],
    )
    view = game.state.seen_by(game.state.to_move)
    assert SearchPlayer(playouts=8, width=4).choose(view) in legal_actions(view)
