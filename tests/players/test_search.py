"""The searching player at the edges of its settings and of what a position may hold."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import GreedyPlayer, Hint, Hints, SearchPlayer, hints
from lacitta_nb.players.protocol import mover
from tests.games.lacitta import support

VOICES = {"culture": 9, "education": 9, "health": 9}


@pytest.mark.parametrize("settings", [{"playouts": 0}, {"playouts": -3}, {"width": 0}], ids=str)
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


def _open_turn() -> lc.State:
    """A turn with more than 30 actions, of which a pass is among the greedy player's last."""
    game = lc.new_game(2, seed=4)
    game.run()
    while game.decision is None or game.decision.kind != "turn":
        game.play(GreedyPlayer().choose(game.state.seen_by(game.state.to_move)))
        game.run()
    return game.state.seen_by(game.state.to_move)


def test_hints_of_the_search_are_compared_with_a_pass_beyond_its_candidates() -> None:
    view, player = _open_turn(), SearchPlayer(playouts=16, width=2)
    assert "pass" not in [str(tried.action) for tried in player.tried(view)]
    ranked = dict(player.ranked(view))
    assert len(ranked) == 3
    passing = ranked[lc.parse_action("pass")]
    for hint in hints(view, adviser=player):
        assert hint.effect == pytest.approx(ranked[hint.action] - passing, abs=0.01)


def test_a_pass_beside_the_candidates_changes_neither_their_results_nor_the_choice() -> None:
    view, player = _open_turn(), SearchPlayer(playouts=16, width=2)
    tried = player.tried(view)
    assert player.ranked(view)[:2] == [(found.action, found.mean) for found in tried]
    assert player.choose(view) == tried[0].action


def test_a_pass_among_the_candidates_has_its_place_among_them() -> None:
    game = support.game(players=2, cities=[support.city(0, "A1", 1), support.city(1, "A30", 1)])
    view = game.state.seen_by(0)
    player = SearchPlayer(playouts=8, width=100)
    ranked = [action for action, _ in player.ranked(view)]
    assert len(ranked) == len(set(ranked)) == len(legal_actions(view)) < 30
    assert ranked == [tried.action for tried in player.tried(view)]


def test_hints_show_themselves() -> None:
    told = Hint(lc.parse_action("gold"), -0.04, "It is <b>good</b>. " * 6, ())
    shown = Hints([told])
    assert "\n  " in repr(shown)
    assert max(map(len, repr(shown).splitlines())) < 80
    assert repr(shown).startswith("- gold: +0.0. It is <b>good</b>.")
    assert shown._repr_html_().startswith("<ul><li>gold: +0.0. It is &lt;b&gt;good")


def test_others_are_taken_for_somebody_else_on_some_deals_and_oneself_on_none() -> None:
    plain: list[int] = []
    sound: list[int] = []

    @dataclass(frozen=True)
    class Told(GreedyPlayer):
        def rival(self, view: State) -> Action:
            plain.append(mover(view))
            return super().rival(view)

        def sound(self, view: State) -> Action:
            sound.append(mover(view))
            return super().sound(view)

    game = lc.new_game(3, seed=7)
    game.run()
    view = game.state.seen_by(game.state.to_move)
    SearchPlayer(16, 4, greedy=Told()).choose(view)
    others = {0, 1, 2} - {view.to_move}
    assert set(plain) == others
    assert set(sound) == {0, 1, 2}
