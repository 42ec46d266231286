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
from lacitta_nb.games.lacitta.players.last_turns import after_last, has_last_word
from lacitta_nb.games.lacitta.players.value import YearValue
from lacitta_nb.games.lacitta.rules import apply
from lacitta_nb.players import GreedyPlayer, QuickPlayer
from lacitta_nb.players.protocol import mover


class Never:
    """Takes no turn."""

    def choose(self, view: lc.State) -> lc.Action:
        raise AssertionError(view.choice)


def worth(now: lc.State, action: lc.Action) -> float:
    """What the end of the game is worth after an action, if nobody takes a turn any more."""
    return YearValue().expected(after_last(now, action), mover(now), 2)


def test_turns_are_the_player_s_and_what_ends_a_year_is_not() -> None:
    asked: set[str] = set()
    ended: set[str] = set()
    greedy, quick = GreedyPlayer(), QuickPlayer()
    for edition, setup in (("classic", "advanced"), ("expansion", "beginner")):
        game = lc.new_game(4, edition=edition, setup=setup, seed=2)
        game.run()

        def reply(now: lc.State, _: int) -> Step:
            kind = now.choice or ""
            asked.add(kind)
            found = with_interests(quick if kind in TURNS else Never(), now)
            assert found == (quick.choose(now) if kind in TURNS else interested_choice(now))
            own = greedy.reply(now)
            if now.year == YEARS and has_last_word(now):
                ended.add(kind)
                best = greedy.likeliest(now, 1)[0] if kind in TURNS else found
                assert worth(now, own) >= worth(now, best)
            else:
                assert own == found
            return apply(now, found)

        *_, _ = steps(game.state, reply)
    assert {"turn", "place"} <= asked
    assert "turn" in ended
    assert asked - set(TURNS)
    assert asked <= set(get_args(DecisionKind))
