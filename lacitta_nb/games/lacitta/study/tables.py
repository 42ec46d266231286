"""Odds and forecasts as pandas tables, with column names that a person can read."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.study.forecast import Balance, Forecast
from lacitta_nb.games.lacitta.study.odds import Odds
from lacitta_nb.games.lacitta.study.one_more import OneMore
from lacitta_nb.games.lacitta.study.words import choice_text, wish_text, would_text
from lacitta_nb.texts import decimal, percentage, sentence

if TYPE_CHECKING:
    from pandas import DataFrame


def odds_table(odds: Odds) -> "DataFrame":
    """One row per wish or pair that can still come: the chance in per cent, and exactly.

    The likeliest comes first, as in all tables and figures about wishes.
    """
    rows = [
        {"wish": wish_text(c.wishes), "chance": percent(c.chance), "exactly": str(c.chance)}
        for c in odds.ranked
    ]
    return _table(("wish", "chance", "exactly"), rows)


def forecast_table(found: Iterable[Forecast], *, plain: bool = False) -> "DataFrame":
    """One row per wish and player: the citizens in the end, and the food that decides it.

    Args:
        found: forecasts.
        plain: citizens and food in columns of their own, instead of `8 for 9` (8 food for 9).
    """
    rows = [
        {
            "wish": wish_text(forecast.wishes),
            "chance": percent(forecast.chance),
            "player": forecast.now.players[balance.player].name,
            "citizens-end": balance.left,
            "starve": balance.starved,
            **(_numbers(balance) if plain else _meals(balance)),
        }
        for forecast in found
        for balance in forecast.balances
    ]
    columns = ("wish", "chance", "player", "citizens-end", "starve")
    more = ("citizens-now", "food-now", "eaters", "supper") if plain else ("now", "feeding")
    return _table((*columns, *more), rows)


def _numbers(balance: Balance) -> dict[str, object]:
    return {
        "citizens-now": balance.citizens,
        "food-now": balance.food,
        "eaters": balance.eaters,
        "supper": balance.supper,
    }


def _meals(balance: Balance) -> dict[str, object]:
    now = {"food": balance.food, "citizens": balance.citizens}
    then = {"food": balance.supper, "citizens": balance.eaters}
    return {"now": sentence("study-meal", now), "feeding": sentence("study-meal", then)}


def city_table(forecast: Forecast) -> "DataFrame":
    """One row per city of now: who would come, leave and be lost, what would fall."""
    spaces = forecast.now.table.board.spaces
    ends = {city.castle: city.citizens for city in forecast.after.cities}
    rows = []
    for city in forecast.now.cities:
        castle = spaces[city.castle]
        rows.append(
            {
                "city": castle,
                "player": forecast.now.players[city.owner].name,
                "citizens-now": city.citizens,
                **_of_city(castle, forecast.events),
                "citizens-end": ends.get(city.castle, 0),
            }
        )
    columns = ("city", "player", "citizens-now", "grow", "come", "leave", "turned-away")
    return _table((*columns, "fall", "food-lost", "starve", "citizens-end"), rows)


def _of_city(castle: str, events: Iterable[Event]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for event in events:
        match event.kind:
            case "migrated" | "no_room":
                came = "come" if event.kind == "migrated" else "turned-away"
                found[came] += event.space == castle
                found["leave"] += event.source == castle
            case "grew":
                found["grow"] += event.amount * (event.space == castle)
            case "demolished" if event.source == castle:
                found["fall"] += 1
                found["food-lost"] += event.food
            case "city_lost" if event.space == castle:
                found["fall"] += 1
                found["food-lost"] += event.food
            case "starved":
                found["starve"] += event.space == castle
            case _:
                pass
    names = ("grow", "come", "leave", "turned-away", "fall", "food-lost", "starve")
    return {name: found[name] for name in names}


def consequence_table(forecast: Forecast) -> "DataFrame":
    """One row for each thing that would happen, in order, with the number of its rule."""
    names = [player.name for player in forecast.now.players]
    rows = [
        {"what": would_text(event, names, count), "rule": event.rule}
        for event, count in Counter(forecast.consequences).items()
    ]
    return _table(("what", "rule"), rows)


def choice_table(forecast: Forecast) -> "DataFrame":
    """One row for each choice that the forecast made for a player, and what else was possible."""
    names = [player.name for player in forecast.now.players]
    rows = [
        {
            "assumed": choice_text(choice, names),
            "others": ", ".join(str(action) for action in choice.others),
        }
        for choice in forecast.choices
    ]
    return _table(("assumed", "others"), rows)


def one_more_table(found: Iterable[OneMore]) -> "DataFrame":
    """One row for each point that would change a migration: what, beside the forecast without it.

    Args:
        found: what `one_more_point` gives.
    """
    rows = [
        {
            "city": more.castle,
            "point": sentence("study-wish", {"one": more.service}),
            "wish": wish_text(more.wishes),
            "gained": _moves(more.gained),
            "spared": _moves(more.spared),
            "turned-away-now": _moves(more.turned_away),
            "more-end": more.citizens,
        }
        for more in found
    ]
    columns = ("city", "point", "wish", "gained", "spared", "turned-away-now", "more-end")
    return _table(columns, rows)


def _moves(events: Iterable[Event]) -> str:
    words = ({"source": event.source, "space": event.space} for event in events)
    return ", ".join(sentence("study-move", each) for each in words) or "–"


def percent(chance: Fraction) -> float:
    """A chance in per cent, with one decimal.

    >>> percent(Fraction(1, 3))
    33.3
    """
    return round(float(100 * chance), 1)


def percent_text(chance: Fraction) -> str:
    """A chance in per cent, as it is written.

    >>> percent_text(Fraction(1, 3)), percent_text(Fraction(1))
    ('33.3%', '100.0%')
    """
    return percentage(decimal(percent(chance), ".1f"))


def _table(columns: Sequence[str], rows: Sequence[Mapping[str, object]]) -> "DataFrame":
    from lacitta_nb.arena.dataframes import titled

    return titled(rows, columns)
