"""Odds, keeps, threat, places and balance as pandas tables, with columns that a person can read."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from lacitta_nb.games.saint_malo.study.odds import ThrowOdds, rolls_odds
from lacitta_nb.games.saint_malo.study.throws import Keep
from lacitta_nb.games.saint_malo.study.words import named

if TYPE_CHECKING:
    from pandas import DataFrame


def throw_odds_table(odds: ThrowOdds) -> "DataFrame":
    """One row per symbol and number of dice turned: the chances in per cent, and swords expected.

    Args:
        odds: the odds of a throw.
    """
    rows = [
        {
            "throw-symbol": named(found.symbol),
            "throw-turned": found.turned,
            **_at_least(found.chances),
            "throw-swords": round(float(found.swords), 2),
        }
        for found in odds.symbols
    ]
    columns = ("throw-symbol", "throw-turned", *_at_least(()), "throw-swords")
    return _table(columns, rows)


def rolls_table() -> "DataFrame":
    """One row for one, two and three rolls of five dice: the chances of each number of a symbol."""
    rows = [{"throw-rolls": rolls, **_at_least(chances)} for rolls, chances in rolls_odds()]
    return _table(tuple(rows[0]), rows)


def keep_table(keeps: Sequence[Keep]) -> "DataFrame":
    """One row for each set of dice that may stay, as its action is written: the best first.

    Args:
        keeps: as `Plan.options` or `best_keeps` give them.
    """
    rows = [
        {
            "keep": str(keep),
            "keep-worth": round(keep.worth, 2),
            "keep-less": round(keeps[0].worth - keep.worth, 2),
        }
        for keep in keeps
    ]
    return _table(("keep", "keep-worth", "keep-less"), rows)


def _at_least(chances: Sequence[Fraction]) -> dict[str, float]:
    """The chances of one, two, three … in per cent; without any the names of their columns."""
    names = ("throw-one", "throw-two", "throw-three", "throw-four", "throw-five")
    return {
        name: percent(chance)
        for name, chance in zip(names, chances or [Fraction(0)] * len(names), strict=True)
    }


def percent(chance: Fraction | float) -> float:
    """A chance in per cent, with two decimals: the rarest throws are rarer than one in a thousand.

    >>> percent(Fraction(1, 7776))
    0.01
    """
    return round(float(100 * chance), 2)


def _table(columns: Sequence[str], rows: Iterable[Mapping[str, object]]) -> "DataFrame":
    from lacitta_nb.arena.dataframes import titled

    return titled(rows, columns)
