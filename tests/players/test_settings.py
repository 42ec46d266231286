"""What players can't be made with is refused when they are made, and the error says what can."""

import math
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer as CittaPlayer
from lacitta_nb.games.lacitta.players.quick_worths import FELT
from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer as MaloPlayer
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer
from lacitta_nb.given import repr_of
from lacitta_nb.players import (
    GentlePlayer,
    GreedyPlayer,
    QuickPlayer,
    RandomPlayer,
    RoundOnePlayer,
    SearchPlayer,
    Weights,
)
from tests.games.lacitta.properties.forged import Broken

NO_SECONDS = [
    *(True, np.True_, 0, 0.0, -1, -0.5, 10**400, -(10**400), math.nan, math.inf, -math.inf),
    *("1", b"1", [1], 1 + 0j, Decimal(1), np.float64("nan"), np.array([1.0]), Broken(), float),
]
NO_TEXTS = [3, True, None, 2.5, b"3", ["3"], 10**5000, np.int64(3), Broken(), str]
NO_NUMBERS = [0, -1, True, 2.5, "2", None, math.inf, Broken()]


def kind_of(odd: object) -> str:
    """What a test is called by: the same in every process, unlike addresses."""
    return type(odd).__name__


@pytest.mark.parametrize("odd", NO_SECONDS, ids=kind_of)
def test_a_limit_of_time_that_is_none_is_refused_at_once(odd: Any) -> None:
    with pytest.raises(lc.BadSetting, match="a number of seconds above 0, or None for no limit"):
        SearchPlayer(seconds=odd)


@pytest.mark.parametrize("seconds", [1, 0.5, np.float64(0.5), np.int8(2), Fraction(1, 2)])
def test_a_limit_of_time_is_a_plain_number_whoever_made_it(seconds: Any) -> None:
    found = SearchPlayer(seconds=seconds)
    assert found == SearchPlayer(seconds=float(seconds))
    assert type(found.seconds) is float


@pytest.mark.parametrize("make", [RandomPlayer, GentlePlayer, SearchPlayer])
@pytest.mark.parametrize("odd", [*NO_TEXTS, "\ud800"], ids=kind_of)
def test_a_seed_that_is_no_text_is_refused_at_once(make: Callable[..., Any], odd: Any) -> None:
    with pytest.raises(lc.BadSetting, match=r'A player draws by a text, such as "3", not by'):
        make(seed=odd)
    with pytest.raises(lc.BadSetting, match="A player draws by a text"):
        make().seeded(odd)
    assert type(make(seed=np.str_("3")).seed) is str


class Half:
    """Judges, but has not all that a judge must have."""

    beside = 4

    def judge(self, state: lc.State, seat: int) -> float:
        return state.players[seat].gold


class Uncounted(GreedyPlayer):
    beside: ClassVar[Any] = "four"


@pytest.mark.parametrize(
    ("odd", "missing"),
    [
        *((Half(), "choose"), (RandomPlayer(), "judge"), (QuickPlayer(), "judge"), (3, "judge")),
        *(("greedy", "judge"), (Broken(), "judge"), (Uncounted(), "beside"), (math.nan, "judge")),
    ],
    ids=kind_of,
)
def test_a_judge_that_is_none_is_refused_at_once(odd: Any, missing: str) -> None:
    with pytest.raises(lc.BadSetting, match=f"is no judge, for it has no {missing}: a judge is"):
        SearchPlayer(greedy=odd)


@pytest.mark.parametrize("judge", [GreedyPlayer(), RoundOnePlayer(), MaloPlayer(), CittaPlayer()])
def test_the_judges_of_all_games_are_judges(judge: Any) -> None:
    assert SearchPlayer(greedy=judge).greedy is judge


@pytest.mark.parametrize("make", [GreedyPlayer, RoundOnePlayer, MaloPlayer, StrongPlayer])
@pytest.mark.parametrize(
    "odd",
    [
        *(3, "gold", {}, [1.0], (1.0,), Weights, Broken(), Weights()._replace(gold=math.nan)),
        *(Weights()._replace(gold="1"), Weights()._replace(gold=10**400)),  # type: ignore[arg-type]
        *(Weights()._replace(gold=odd) for odd in (True, np.True_, 1e308, -1e308)),  # type: ignore[arg-type]
        *(Weights()._replace(gold=row) for row in ((), (1.0, 2.0), Decimal(1))),  # type: ignore[arg-type]
    ],
    ids=kind_of,
)
def test_weights_that_are_none_are_refused_at_once(make: Callable[..., Any], odd: Any) -> None:
    with pytest.raises(lc.BadSetting, match=r"weighs by Weights\(…\) with numbers in it, not by"):
        make(weights=odd)


def test_what_else_players_weigh_by_is_checked_too() -> None:
    odd: Any
    for odd in (None, 3, Weights()):
        with pytest.raises(lc.BadSetting, match=r"weighs by Outlook\(…\)"):
            CittaPlayer(outlook=odd)
    started: Any = ("x",)
    flat: Any = 1.0
    rows = (FELT._replace(started=started), FELT._replace(started=flat))
    for odd in (3, [FELT] * 6, (FELT,) * 5, (3,) * 6, *((one,) * 6 for one in rows)):
        with pytest.raises(lc.BadSetting, match=r"needs a tuple of 6 Worths\(…\) with numbers"):
            QuickPlayer(odd)
    assert QuickPlayer((FELT,) * 6).worths == (FELT,) * 6


@pytest.mark.parametrize("odd", NO_NUMBERS, ids=kind_of)
def test_how_many_are_tried_is_a_whole_number(odd: Any) -> None:
    with pytest.raises(lc.BadSetting, match="tries at least one choice"):
        StrongPlayer(width=odd)
    for setting in ({"playouts": odd}, {"width": odd}):
        with pytest.raises(lc.BadSetting, match="at least one playout") as caught:
            SearchPlayer(**setting)
        assert repr_of(odd) in str(caught.value)
