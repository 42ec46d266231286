"""What can't be asked is refused with an error of this package, whatever is handed in."""

from collections.abc import Callable
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb import study
from lacitta_nb.games.saint_malo.study.odds import at_least, expected_swords, odds_of, surest
from lacitta_nb.games.saint_malo.study.throws import plan
from lacitta_nb.games.saint_malo.study.uses import worth_of_results

# Of whatever game they are: type checkers would refuse what is to be refused here.
MALO: Any = lc.saint_malo.new_game(players=2)
LA_CITTA: Any = lc.new_game(2)
DICE = (0, 2, 1, 0, 1, 1)
ASKED: dict[str, Callable[[], object]] = {
    "no number": lambda: at_least("a"),  # type: ignore[arg-type]
    "half a die": lambda: at_least(1.5),  # type: ignore[arg-type]
    "six dice": lambda: at_least(6),
    "fewer than no rolls": lambda: at_least(1, 0, -1),
    "fewer than none shown": lambda: at_least(1, -1),
    "more dice than there are": lambda: odds_of((1,) * 6),
    "negative dice": lambda: odds_of((-1, 0, 0, 0, 0, 6)),
    "words for counts": lambda: odds_of(("log",) * 5),  # type: ignore[arg-type]
    "no dice at all": lambda: odds_of(None),  # type: ignore[arg-type]
    "coins in letters": lambda: odds_of(DICE, 1, "3"),  # type: ignore[arg-type]
    "no symbol": lambda: surest(DICE, "x", 3, 1),
    "swords": lambda: surest(DICE, "swords", 3, 1),
    "swords of six dice": lambda: expected_swords(6),
    "no use": lambda: worth_of_results({"x": 1.0}),
    "a use without its number": lambda: worth_of_results({"crate": 1.0}),
    "too many crates": lambda: worth_of_results({"crate 9": 1.0}),
    "worths in letters": lambda: plan(["a"] * 252),  # type: ignore[list-item]
    "one worth": lambda: plan(5),  # type: ignore[arg-type]
    "another game": lambda: study.throw_odds(LA_CITTA),
    "this game where another is asked about": lambda: study.voice_odds(MALO),
    "a state of another game": lambda: lc.Game(MALO.state),
    "the same the other way round": lambda: lc.saint_malo.Game(LA_CITTA.state),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_what_can_not_be_asked_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(lc.BadSetting) as caught:
        ask()
    assert str(caught.value).endswith(".")


def test_another_game_is_named() -> None:
    with pytest.raises(lc.BadSetting, match="for a game of Saint Malo, and <Game"):
        study.pirate_threat(LA_CITTA)
    with pytest.raises(lc.BadSetting, match="for a game of La Città, and <Game"):
        study.forecasts(MALO)
