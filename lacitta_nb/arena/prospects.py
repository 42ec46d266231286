"""What a player may expect, and what an action leads to, with the uncertainty of both."""

from typing import Any, NamedTuple

from lacitta_nb.arena.statistics import Estimate


class Prospect(NamedTuple):
    """What a player may expect.

    Attributes:
        player: the name; seat: the number; playouts: what it rests on.
        win: chance to win, a shared win counting in part; points: expected points at the end.
    """

    player: str
    seat: int
    playouts: int
    win: Estimate
    points: Estimate


class ActionProspect(NamedTuple):
    """What an action leads to for the player who must decide; the fields are those of `Prospect`.

    `behind`: how many points fewer than the action that brings the most, on the deals on which all
    were tried; 0 for that one, and never less. Its interval holds for all actions at once,
    whichever of them is the best (`arena.best_of`).
    """

    action: Any
    playouts: int
    win: Estimate
    points: Estimate
    behind: Estimate
