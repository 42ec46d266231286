"""What the panel answers to "What if the year ended now?"."""

from collections import Counter

from lacitta_nb.games.lacitta.panel.foresight import Foresight, foreseeable
from lacitta_nb.games.lacitta.panel.previews import preview_title
from lacitta_nb.games.lacitta.panel.session import LaCittaSession, foresight_of
from lacitta_nb.games.lacitta.panel.typed import BalanceView, ForecastView, WishView
from lacitta_nb.games.lacitta.study.forecast import Balance, Forecast
from lacitta_nb.games.lacitta.study.one_more import OneMore
from lacitta_nb.games.lacitta.study.words import choice_text, one_more_text, wish_text, would_text
from lacitta_nb.panels.words import capital, chance_text
from lacitta_nb.texts import sentence


def _off() -> ForecastView:
    return {
        "on": False,
        "wishes": [],
        "shown": "",
        "about": "",
        "lines": [],
        "assumed": [],
        "balances": [],
        "more": [],
    }


def forecast_view(session: LaCittaSession) -> ForecastView | None:
    """The switch and what it shows; None while there is no year to end.

    Returns:
        `on`; and, while it is on, the `wishes` that can still come with their chance, the one
        `shown`, its consequences in `lines` and `assumed` choices, the food `balances`, and what
        one `more` point would change.
    """
    if not foreseeable(session.seen):
        return None
    foresight = foresight_of(session)
    if foresight is None:
        return _off()
    names = [player.name for player in session.seen.players]
    shown = foresight.shown
    return {
        "on": True,
        "wishes": [_wish(forecast) for forecast in foresight.all],
        "shown": " ".join(shown.wishes),
        "about": _about(session, foresight, names),
        "lines": _lines(shown, names),
        "assumed": _assumed(shown, names),
        "balances": [_balance(balance, names) for balance in shown.balances],
        "more": _more(foresight.more),
    }


def _wish(forecast: Forecast) -> WishView:
    return {
        "key": " ".join(forecast.wishes),
        "signs": list(forecast.wishes),
        "label": capital(wish_text(forecast.wishes)),
        "chance": chance_text(forecast.chance),
    }


def _about(session: LaCittaSession, foresight: Foresight, names: list[str]) -> str:
    """Whose knowledge it rests on, and which chosen turn is counted in."""
    seat = foresight.asker
    whose = "nobody" if seat is None else names[seat]
    said = sentence("panel-forecast-about", {"player": whose})
    if not foresight.counted:
        return said
    title = preview_title(session.seen, foresight.counted)
    counted = sentence("panel-forecast-counted", {"action": title})
    return f"{counted} {said}"


def _lines(shown: Forecast, names: list[str]) -> list[str]:
    told = Counter(shown.consequences)
    lines = [would_text(event, names, count) for event, count in told.items()]
    return lines or [sentence("study-nothing", {})]


def _assumed(shown: Forecast, names: list[str]) -> list[str]:
    chosen = Counter(choice._replace(others=()) for choice in shown.choices)
    return [choice_text(choice, names, count) for choice, count in chosen.items()]


def _balance(balance: Balance, names: list[str]) -> BalanceView:
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
