"""Turns as a player takes them, ends of years by interests: how the greedy player replies."""

from typing import get_args

import lacitta_nb as lc
from lacitta_nb.core.moves import steps
from lacitta_nb.games.lacitta.constants import YEARS, DecisionKind
from lacitta_nb.games.lacitta.events import Step
from lacitta_nb.games.lacitta.players.interests import (
    TURNS,
    interested_choice,
    with_interests,
)
from lacitta_nb.games.lacitta.players.last_turns import has_last_word
from lacitta_nb.games.lacitta.rules import apply
from lacitta_nb.players import GreedyPlayer, QuickPlayer


class Never:
    """Takes no turn."""

    def choose(self, view: lc.State) -> lc.Action:
        raise AssertionError(view.choice)


def test_turns_are_the_player_s_and_what_ends_a_year_is_not() -> None:
    asked: set[str] = set()
    greedy, quick = GreedyPlayer(), QuickPlayer()
    for edition, setup in (("classic", "advanced"), ("expansion", "beginner")):
        game = lc.new_game(4, edition=edition, setup=setup, seed=2)
        game.run()

        def reply(now: lc.State, _: int) -> Step:
            kind = now.choice or ""
            asked.add(kind)
            found = with_interests(quick if kind in TURNS else Never(), now)
            assert found == (quick.choose(now) if kind in TURNS else interested_choice(now))
            exact = now.year == YEARS and has_last_word(now)
            assert greedy.reply(now) == (greedy.choose(now) if exact else found)
            return apply(now, found)

        *_, _ = steps(game.state, reply)
    assert {"turn", "place"} <= asked
    assert asked - set(TURNS)
    assert asked <= set(get_args(DecisionKind))
