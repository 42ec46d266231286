"""Numbers with their uncertainty as cells of a table (pandas).

Such a number is one text, `37 (29–46)`: the value and the ends of its 95 per cent interval. Plain
tables have three columns of numbers instead, with NaN for what too few games or playouts say
nothing of.
"""

import math

from lacitta_nb.arena.statistics import NOTHING, Estimate, beyond
from lacitta_nb.texts import decimal, sentence

Cells = dict[str, float | str]
"""Cells of one row, by column."""


def cells(name: str, estimate: Estimate, unit: float = 1, digits: int = 0, *, plain: bool) -> Cells:
    """A number and the ends of its interval: as three columns, or as one text.

    >>> cells("win", Estimate(0.372, 0.29, 0.46), 100, plain=False)
    {'win': '37 (29–46)'}
    >>> cells("behind", Estimate(0.4, -0.52, 1.3), digits=1, plain=False)
    {'behind': '0.4 (−0.5 to 1.3)'}
    >>> cells("behind", Estimate(9.5, -math.inf, math.inf), digits=1, plain=False)
    {'behind': '9.5 (too few)'}
    """
    value, low, high = (unit * number for number in estimate)
    if plain:
        if not math.isinf(value):
            low, high = (end if math.isfinite(end) else math.nan for end in (low, high))
        found = {name: value, f"{name}-low": low, f"{name}-high": high}
        return {key: round(number, digits + 2) for key, number in found.items()}
    if math.isnan(value):
        return {name: NOTHING}
    if math.isinf(value):
        return {name: beyond(estimate, _number(low, digits), _number(high, digits))}
    if estimate.open:
        return {name: sentence("study-too-few", {"value": _number(value, digits)})}
    ends = {"low": _number(low, digits), "high": _number(high, digits)}
    to = sentence("study-from-to", ends) if low < 0 else "{low}–{high}".format(**ends)
    return {name: f"{_number(value, digits)} ({to})"}


def _number(value: float, digits: int) -> str:
    # Adding 0 takes the sign from a zero.
    return decimal(round(value, digits) + 0.0, f".{digits}f")
