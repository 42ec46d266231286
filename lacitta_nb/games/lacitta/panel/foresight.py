"""What would follow if the year ended now: forecasts, the one that is shown, one more point."""

from collections.abc import Sequence
from typing import NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.effects import play_all
from lacitta_nb.games.lacitta.players.wishes import Wishes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.forecast import Forecast, forecasts
from lacitta_nb.games.lacitta.study.one_more import OneMore, one_more_point


class Foresight(NamedTuple):
    """What would follow if the year ended now.

    Attributes:
        all: one forecast for each wish and pair that can still come, the likeliest first.
        shown: the one that was asked for.
        more: what one more point of a service would change, for whoever it is shown to.
        asker: whose knowledge the chances rest on; None for what lies open to all.
        counted: the actions that are chosen, not confirmed, and counted in.
    """

    all: tuple[Forecast, ...]
    shown: Forecast
    more: tuple[OneMore, ...]
    asker: int | None
    counted: tuple[Action, ...]

    @property
    def suppositions(self) -> list[str]:
        """The wishes that can still come, each in its words."""
        return [" ".join(forecast.wishes) for forecast in self.all]


def foresee(
    seen: State, ready: Sequence[Action], wishes: Wishes, asker: int | None
) -> Foresight | None:
    """What would follow if the year ended now, or after the turn that is chosen.

    Args:
        seen: the moment, as those at the screen may know it.
        ready: what is chosen; a complete choice of a turn is counted in.
        wishes: what the people are taken to wish for; () for the likeliest.
        asker: whose screen it is, or None.

    Returns:
        None while there is no year to end.
    """
    if not foreseeable(seen):
        return None
    counted = tuple(ready) if seen.choice == "turn" else ()
    found = forecasts(play_all(seen, counted).state, asker)
    shown = next((forecast for forecast in found if forecast.wishes == wishes), found[0])
    more = [one for owner in _owners(seen, asker) for one in one_more_point([shown], owner)]
    return Foresight(found, shown, tuple(more), asker, counted)


def foreseeable(seen: State) -> bool:
    """Whether there is a year to end."""
    return bool(seen.cities) and seen.phase not in ("placement", "over")


def _owners(seen: State, asker: int | None) -> Sequence[int]:
    """For whom one more point is worked out: the screen's owner, who must decide, or everybody."""
    if asker is not None:
        return (asker,)
    if seen.decision is not None:
        return (seen.decision.player,)
    return range(seen.table.size)
