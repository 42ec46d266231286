"""La Città's sections as HTML, and its list of wishes, for the panel without scripts."""

from collections.abc import Callable, Mapping
from typing import Final

from lacitta_nb.games.lacitta.panel.typed import CitizenView, CityView
from lacitta_nb.games.lacitta.panel.ui_words import lacitta_words
from lacitta_nb.panels.paint.html import items, row, tag, text
from lacitta_nb.panels.shown import Chooser, Shown
from lacitta_nb.panels.words import panel_words
from lacitta_nb.texts import apart


def _said() -> dict[str, str]:
    return panel_words() | lacitta_words()


def _title(key: str) -> str:
    return tag("b", text(lacitta_words()[key]))


def space_html(view: Shown) -> str:
    """The space that was asked about."""
    return items(view["space"]["lines"]) if view["space"] else ""


def forecast_html(view: Shown) -> str:
    """What the migration would do under the wish that is asked about."""
    forecast = view["forecast"]
    if not forecast or not forecast["on"]:
        return ""
    words = _said()
    parts = [tag("p", text(forecast["about"]), "margin:0"), items(forecast["lines"])]
    if forecast["assumed"]:
        parts.append(_title("forecast-assumed") + items(forecast["assumed"]))
    heads = (words["player"], words["forecast-now"], words["forecast-then"], words["forecast-left"])
    rows = [row(heads, "th")]
    for balance in forecast["balances"]:
        then = f"{balance['then']} ⚠" if balance["short"] else balance["then"]
        rows.append(row([balance["name"], balance["now"], then, balance["left"]]))
    parts.append(tag("table", "".join(rows)))
    return "".join(parts) + _title("forecast-more") + items(forecast["more"])


def cards_html(view: Shown) -> str:
    """Voice cards, political cards, deck and supply."""
    words = lacitta_words()
    cards = view["cards"]
    voice = ", ".join(f"{card['circle']}: {card['text']}" for card in cards["voice"])
    display = ", ".join(card or "–" for card in cards["display"])
    rest = f"{words['deck']}: {cards['deck']} · {words['supply']}: {cards['supply']}"
    return (
        f"{_title('voice')}: {text(voice)}<br>{_title('display')}: {text(display)}<br>{text(rest)}"
    )


def players_html(view: Shown) -> str:
    """The table of players and their cities."""
    words = _said()
    heads = ("player", "gold", "food", "cards", "turns", "figures", "city", "citizens")
    services = ("culture", "education", "health", "neighbours")
    rows = [row((words[head] for head in (*heads, *services)), "th")]
    for player in view["players"]:
        first = _player_cells(player)
        for place, city in enumerate(player["cities"] or [None]):
            cells = first if place == 0 else [""] * len(first)
            rows.append(row([*cells, *_city_cells(city)]))
    return tag("table", "".join(rows))


def _player_cells(player: CitizenView) -> list[object]:
    words = _said()
    said = {"start": player["start"], "penalty": player["penalty"], "out": player["out"]}
    flags = [words[key] for key, true in said.items() if true]
    if player["computer"]:
        flags.append(player["computer"])
    if player["face_down"]:
        flags.append(f"{words['before']} {player['face_down']}")
    name = f"{player['place']}. {player['name']}"
    food = f"{player['food']} / {player['citizens']}"
    if player["short"]:
        food += f" ⚠ {player['short']} {words['short']}"
    named = f"{name} ({apart(flags)})" if flags else name
    return [named, player["gold"], food, player["cards"], player["turns"], player["figures"]]


def _city_cells(city: CityView | None) -> list[object]:
    if city is None:
        return ["–"] * 6
    limit = "∞" if city["limit"] is None else city["limit"]
    citizens = f"{city['citizens']} / {limit} ({city['spare']} {lacitta_words()['spare']})"
    neighbours = ", ".join(f"{n['name']} {n['castle']}" for n in city["neighbours"])
    return [city["castle"], citizens, *city["services"], neighbours]


TEXTS: Final[Mapping[str, Callable[[Shown], str]]] = {
    "title": lambda view: text(view["wish"]),
    "means": lambda view: text(view["means"]),
    "asked": space_html,
    "future": forecast_html,
    "players": players_html,
    "table": cards_html,
}
"""The sections as HTML, by the place where they stand."""


def lists() -> dict[str, Chooser]:
    """The list with which the end of the year is foreseen."""
    title = lacitta_words()["forecast"]
    return {"forecast": Chooser(title, _wishes, _wish_shown, _wish_command)}


def _wishes(view: Shown) -> list[tuple[str, object]]:
    """The switch and, while it is on, the wishes with their chances."""
    words, forecast = lacitta_words(), view["forecast"]
    if forecast is None:
        return []
    if not forecast["on"]:
        return [(words["on"], "on")]
    wishes = [(f"{wish['label']} ({wish['chance']})", wish["key"]) for wish in forecast["wishes"]]
    return [(words["off"], "off"), *wishes]


def _wish_shown(view: Shown) -> object:
    forecast = view["forecast"]
    return forecast and forecast["shown"]


def _wish_command(value: str) -> dict[str, object]:
    """What choosing in that list asks for."""
    if value in ("on", "off"):
        return {"do": "forecast", "on": value == "on"}
    return {"do": "forecast", "wish": value}
