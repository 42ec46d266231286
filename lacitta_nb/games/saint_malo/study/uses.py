"""From the worth of each use of the dice to the worth of every result of five dice.

Whoever knows what three crates, a merchant or nothing at all is worth in a city, and what the boxes
cost that swords mark, knows what each of the 252 results is worth; `throws.plan` does the rest.

>>> from lacitta_nb.games.saint_malo.study.throws import counted, plan
>>> worths = {"merchant": 2.0, "citizen": 1.0, "crate 2": 0.5}
>>> found = plan(worth_of_results(worths, coins=3, coin=0.5))
>>> str(found.best(counted(["crate", "crate", "head", "head", "swords"]), 1))
'keep head head'
"""

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import Final

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.saint_malo.actions import NOTHING
from lacitta_nb.games.saint_malo.constants import DICE, LEVELS, SCORED, TURN_PRICE
from lacitta_nb.games.saint_malo.rules.using import price, symbol_of
from lacitta_nb.games.saint_malo.study.throws import SWORDS_AT, results
from lacitta_nb.given import repr_of

_SEVERAL: Final = ("log", "crate", "wall", "cross")
_NUMBERS: Final = tuple(str(number) for number in range(1, DICE + 1))
NO_SWORDS: Final = (0.0,) * (DICE + 1)


def worth_of_results(
    uses: Mapping[str, float],
    *,
    coins: int = 0,
    coin: float = 0.0,
    swords: Sequence[float] = NO_SWORDS,
) -> list[float]:
    """What each result of five dice is worth when nothing is rolled any more.

    Args:
        uses: what each use is worth, by the text of its action without turned dice: `log 3`,
            `crate 2`, `wall 1`, `cross 5`, `merchant`, `nothing`. What is left out can't be done,
            but for `nothing`, which is worth 0 then. What a delivery of logs costs is part of its
            worth.
        coins: what the mover can pay (A4).
        coin: what each coin is worth that turning costs.
        swords: what no, one, two … five dice with swords are worth, as a rule nothing or less.

    Raises:
        BadSetting: a text that says no use.

    Returns:
        Worths in the order of `throws.results`.
    """
    idle = uses.get("nothing", 0.0)
    best = {symbol: _of_symbol(symbol, uses, coins, coin) for symbol in SCORED}
    rows = [best[symbol] for symbol in SCORED]
    found = []
    for dice in results():
        bad = dice[SWORDS_AT]
        worth = max([row[shown][bad] for row, shown in zip(rows, dice, strict=False)])
        found.append(max(worth, idle) + swords[bad])
    return found


def _of_symbol(
    symbol: str, uses: Mapping[str, float], coins: int, coin: float
) -> list[list[float]]:
    """The worth of the best use of a symbol, by how many dice show it and how many swords."""
    wanted = [
        (what, number, worth) for what, number, worth in _read(uses) if symbol_of(what) == symbol
    ]
    dice = range(DICE + 1)
    return [[_best(wanted, shown, bad, coins, coin) for bad in dice] for shown in dice]


def _read(uses: Mapping[str, float]) -> Iterator[tuple[str, int, float]]:
    """What each use brings, with how many dice, and its worth."""
    for text, worth in uses.items():
        what, _, number = text.partition(" ")
        if what in LEVELS and not number:
            yield what, LEVELS[what], worth
        elif what in _SEVERAL and number in _NUMBERS:
            yield what, int(number), worth
        elif text != NOTHING:
            raise BadSetting("study-bad-use", given=repr_of(text))


def _best(
    wanted: Sequence[tuple[str, int, float]], shown: int, bad: int, coins: int, coin: float
) -> float:
    """The best of some uses of one symbol that can be turned and paid for (A3, A4)."""
    found = [-inf]
    for what, number, worth in wanted:
        turned = max(0, number - shown)
        if number <= DICE - bad and price(what, turned) <= coins:
            found.append(worth - coin * TURN_PRICE * turned)
    return max(found)
