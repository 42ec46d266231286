"""No tool reads what the asking player may not know, whatever the table it is handed."""

from collections.abc import Callable
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb import study
from lacitta_nb.games.citta_stato import Game, rules
from tests.games.citta_stato.study.positions import met, moment

TOOLS: dict[str, Callable[[Any, int], object]] = {
    "bag": study.bag_odds,
    "round": study.round_odds,
    "payments": study.payments,
    "war": study.war_odds,
    "forms": study.form_outlook,
    "scores": study.score_pairs,
    "market": study.markets_after,
    "purchases": study.purchases,
    "presents": study.present_worths,
    "second": study.second_gain,
}
QUICK = met()[::6]


@pytest.mark.parametrize("tool", TOOLS.values(), ids=TOOLS)
def test_hidden_things_change_nothing(tool: Callable[[Any, int], object]) -> None:
    """The same answer of the game, of the view, and of a table whose hidden things are others."""
    for state in QUICK:
        for seat in range(len(state.players)):
            view = state.seen_by(seat)
            found = tool(state, seat)
            assert tool(view, seat) == found
            assert tool(rules.complete(view, 99), seat) == found


@pytest.mark.parametrize("tool", TOOLS.values(), ids=TOOLS)
def test_a_game_a_state_and_a_name_are_taken(tool: Callable[[Any, Any], object]) -> None:
    state = moment([{}, {}, {}])
    assert tool(Game(state), "Ugo") == tool(state, 1)
    assert tool(state, None) == tool(state, 0)
    with pytest.raises(lc.NotFound):
        tool(state, 3)
    with pytest.raises(lc.NotFound):
        tool(state, "Lea")


@pytest.mark.parametrize("tool", TOOLS.values(), ids=TOOLS)
def test_what_is_no_table_is_refused(tool: Callable[[Any, Any], object]) -> None:
    with pytest.raises(lc.BadSetting):
        tool("a game", 0)
    with pytest.raises(lc.BadSetting, match="for a game of Città-Stato, and <Game"):
        tool(lc.new_game(2), 0)


def test_nothing_is_changed_by_asking() -> None:
    state = moment([{"cards": ("silk",)}, {}])
    before = hash(state)
    for tool in TOOLS.values():
        tool(state, 0)
    assert hash(state) == before


ASKED: dict[str, Callable[[Any], object]] = {
    "fewer than no cubes": lambda table: study.bag_odds(table, 0, -1),
    "half a cube": lambda table: study.bag_odds(table, 0, 1.5),  # type: ignore[arg-type]
    "a price in letters": lambda table: study.bag_odds(table, 0, price="a"),  # type: ignore[arg-type]
    "coins below none": lambda table: study.purchases(table, 0, -1),
    "cubes in letters": lambda table: study.war_odds(table, 0, cubes="a"),  # type: ignore[arg-type]
    "a score beyond all": lambda table: study.score_pairs(table, 0, first=10_000),
    "crowns below none": lambda table: study.score_pairs(table, 0, crowns=-1),
    "a war against oneself": lambda table: study.war_odds(table, 0, joining=[0]),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_numbers_that_can_not_be_are_refused(ask: Callable[[Any], object]) -> None:
    with pytest.raises(lc.BadSetting):
        ask(moment([{}, {}]))
