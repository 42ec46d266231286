"""The part of the view that answers "What if the year ended now?"."""

from collections import Counter
from typing import Any

from lacitta_nb.games.lacitta.panel.foresight import Foresight, foreseeable
from lacitta_nb.games.lacitta.study.forecast import Balance, Forecast
from lacitta_nb.games.lacitta.study.one_more import OneMore
from lacitta_nb.games.lacitta.study.words import choice_text, one_more_text, wish_text, would_text
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view_preview import preview_title
from lacitta_nb.panels.words import capital, chance_text
from lacitta_nb.texts import sentence

Json = dict[str, Any]


def forecast_view(panel: Controller) -> Json | None:
    """The switch and what it shows; None while there is no year to end.

    Returns:
        `on`; and, while it is on, the `wishes` that can still come with their chance, the one
        `shown`, its consequences in `lines` and `assumed` choices, the food `balances`, and what
        one `more` point would change.
    """
    if not foreseeable(panel.seen):
        return None
    foresight = panel.foresight
    if foresight is None:
        return {"on": False, "wishes": [], "shown": "", "about": "", "lines": [], "assumed": []} | {
            "balances": [],
            "more": [],
        }
    names = [player.name for player in panel.seen.players]
    shown = foresight.shown
    return {
        "on": True,
        "wishes": [_wish(forecast) for forecast in foresight.all],
        "shown": " ".join(shown.wishes),
        "about": _about(panel, foresight, names),
        "lines": _lines(shown, names),
        "assumed": _assumed(shown, names),
        "balances": [_balance(balance, names) for balance in shown.balances],
        "more": _more(foresight.more),
    }


def _wish(forecast: Forecast) -> Json:
    return {
        "key": " ".join(forecast.wishes),
        "signs": list(forecast.wishes),
        "label": capital(wish_text(forecast.wishes)),
        "chance": chance_text(forecast.chance),
    }


def _about(panel: Controller, foresight: Foresight, names: list[str]) -> str:
    """Whose knowledge it rests on, and which chosen turn is counted in."""
    seat = foresight.asker
    whose = "nobody" if seat is None else names[seat]
    said = sentence("panel-forecast-about", {"player": whose})
    if not foresight.counted:
        return said
    title = preview_title(panel.seen, foresight.counted)
    counted = sentence("panel-forecast-counted", {"action": title})
    return f"{counted} {said}"


def _lines(shown: Forecast, names: list[str]) -> list[str]:
    told = Counter(shown.consequences)
    lines = [would_text(event, names, count) for event, count in told.items()]
    return lines or [sentence("study-nothing", {})]


def _assumed(shown: Forecast, names: list[str]) -> list[str]:
    chosen = Counter(choice._replace(others=()) for choice in shown.choices)
    return [choice_text(choice, names, count) for choice, count in chosen.items()]


def _balance(balance: Balance, names: list[str]) -> Json:
    return {
        "seat": balance.player,
        "name": names[balance.player],
        "now": f"{balance.food} / {balance.citizens}",
        "then": f"{balance.supper} / {balance.eaters}",
        "short": balance.short,
        "left": balance.left,
    }


def _more(found: tuple[OneMore, ...]) -> list[str]:
    lines = [capital(one_more_text(more)) for more in found]
    return lines or [sentence("panel-one-more-none", {})]
