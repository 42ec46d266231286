"""The view as HTML for `HTML` widgets, which show their value raw: everything is escaped here."""

from collections.abc import Iterable
from html import escape
from typing import Any

from lacitta_nb.panels.words import panel_words

Json = dict[str, Any]


def _tag(tag: str, content: str, style: str = "") -> str:
    more = f' style="{style}"' if style else ""
    return f"<{tag}{more}>{content}</{tag}>"


def _text(value: object) -> str:
    return escape(str(value))


def _items(texts: Iterable[str]) -> str:
    return _tag("ul", "".join(_tag("li", _text(text)) for text in texts), "margin:0")


def _title(key: str) -> str:
    return _tag("b", _text(panel_words()[key]))


def ruled(line: Json) -> str:
    """A sentence with the number of its rule, as text."""
    return f"{line['text']} [{line['rule']}]" if line["rule"] else str(line["text"])


def told_line(line: Json) -> str:
    """A line of what happened: a heading, or a sentence with its rule."""
    return str(line["heading"]) if "heading" in line else ruled(line)


def head_html(view: Json) -> str:
    """Year, phases with the current one marked, and what it is about."""
    marks = {"done": "✓ {}", "now": "▶ <b>{}</b>", "later": "{}"}
    phases = " · ".join(marks[p["state"]].format(_text(p["title"])) for p in view["phases"])
    whose = f" — {_text(view['decision']['text'])}" if view["decision"] else ""
    title = _tag("b", _text(f"{view['title']} {view['wish']}".rstrip()))
    return _tag("div", f"{title}{whose}<br>{phases}<br>{_text(view['explain'])}", "line-height:1.5")


def notice_html(notice: Json | None, question: str, refused: Json | None) -> str:
    """The status line: errors with their details, a question, or the reason of a refusal."""
    parts = []
    if notice:
        colour = "#a1001c" if notice["kind"] == "error" else "inherit"
        text = _tag("b", _text(notice["text"]), f"color:{colour}")
        if notice["trace"]:
            summary = _tag("summary", _text(panel_words()["details"]))
            text += _tag("details", summary + _tag("pre", _text(notice["trace"])))
        parts.append(text)
    if refused:
        parts.append(_tag("span", _text(f"✕ {ruled(refused)}")))
    if question:
        parts.append(_tag("b", _text(question)))
    return "<br>".join(parts)


def choices_html(view: Json) -> str:
    """Who is heading for hunger, what is asked, and the reasons of what is not possible."""
    parts = []
    if view["warnings"]:
        parts.append(f"⚠ {_title('hunger-ahead')}{_items(view['warnings'])}")
    if view["dangers"]:
        parts.append(f"⚠ {_title('dangers')}{_items(view['dangers'])}")
    parts += [f"{_title(key)}{_items(lines)}" for key, lines in view["asides"].items() if lines]
    if view["prompt"]:
        parts.append(_tag("b", _text(view["prompt"])))
    parts += [_text(view[key]) for key in ("means", "help") if view[key]]
    if view["plan"]:
        rows = [f"{r['label']}: {r['count']} {r['costs']}".rstrip() for r in view["plan"]["rows"]]
        parts.append(_items(rows))
    return "<br>".join(parts)


def preview_html(view: Json) -> str:
    """What confirming would play and change."""
    preview = view["preview"]
    if not preview:
        return ""
    signs = {"good": "+ ", "bad": "⚠ ", "": ""}
    effects = [signs[e["tone"]] + e["text"] for e in preview["effects"]]
    effects += [f"⚠ {text}" for text in preview["warnings"]]
    return _tag("b", _text(preview["title"])) + _items(effects)


def happened_html(view: Json) -> str:
    """The space that was asked about, cards behind the curtain, and what the last step did."""
    parts = []
    if view["look"]["ask"]:
        parts.append(_tag("b", _text(view["look"]["ask"])))
    if view["look"]["cards"]:
        parts.append(_items(view["look"]["cards"]))
    if view["space"]:
        parts.append(_items(view["space"]["lines"]))
    if view["back"]["text"]:
        parts.append(_tag("p", _text(view["back"]["text"])))
    if view["happened"]:
        parts.append(_title("happened") + _items(map(told_line, view["happened"])))
    return "".join(parts)


def forecast_html(view: Json) -> str:
    """What the migration would do under the wish that is asked about."""
    forecast = view["forecast"]
    if not forecast or not forecast["on"]:
        return ""
    words = panel_words()
    parts = [_tag("p", _text(forecast["about"]), "margin:0"), _items(forecast["lines"])]
    if forecast["assumed"]:
        parts.append(_title("forecast-assumed") + _items(forecast["assumed"]))
    heads = (words["player"], words["forecast-now"], words["forecast-then"], words["forecast-left"])
    rows = [_row(heads, "th")]
    for balance in forecast["balances"]:
        then = f"{balance['then']} ⚠" if balance["short"] else balance["then"]
        rows.append(_row([balance["name"], balance["now"], then, balance["left"]]))
    parts.append(_tag("table", "".join(rows)))
    return "".join(parts) + _title("forecast-more") + _items(forecast["more"])


def hints_html(view: Json) -> str:
    """The advice that was asked for."""
    hints = view["hint"]["shown"]
    return _items(f"{hint['title']}: {hint['effect']}. {hint['text']}" for hint in hints)


def cards_html(view: Json) -> str:
    """Voice cards, political cards, deck and supply."""
    words = panel_words()
    cards = view["cards"]
    voice = ", ".join(f"{card['circle']}: {card['text']}" for card in cards["voice"])
    display = ", ".join(card or "–" for card in cards["display"])
    rest = f"{words['deck']}: {cards['deck']} · {words['supply']}: {cards['supply']}"
    return (
        f"{_title('voice')}: {_text(voice)}<br>{_title('display')}: {_text(display)}"
        f"<br>{_text(rest)}"
    )


def _row(cells: Iterable[object], tag: str = "td") -> str:
    return _tag("tr", "".join(_tag(tag, _text(c), "padding:0 8px;text-align:left") for c in cells))


def players_html(view: Json) -> str:
    """The table of players and their cities."""
    words = panel_words()
    heads = ("player", "gold", "food", "cards", "turns", "figures", "city", "citizens")
    services = ("culture", "education", "health", "neighbours")
    rows = [_row((words[head] for head in (*heads, *services)), "th")]
    for player in view["players"]:
        first = _player_cells(player)
        for place, city in enumerate(player["cities"] or [None]):
            cells = first if place == 0 else [""] * len(first)
            rows.append(_row([*cells, *_city_cells(city)]))
    return _tag("table", "".join(rows))


def _player_cells(player: Json) -> list[object]:
    words = panel_words()
    flags = [words[key] for key in ("start", "penalty", "out") if player[key]]
    if player["computer"]:
        flags.append(player["computer"])
    if player["face_down"]:
        flags.append(f"{words['before']} {player['face_down']}")
    name = f"{player['place']}. {player['name']}"
    food = f"{player['food']} / {player['citizens']}"
    if player["short"]:
        food += f" ⚠ {player['short']} {words['short']}"
    named = f"{name} ({'; '.join(flags)})" if flags else name
    return [named, player["gold"], food, player["cards"], player["turns"], player["figures"]]


def _city_cells(city: Json | None) -> list[object]:
    if city is None:
        return ["–"] * 6
    limit = "∞" if city["limit"] is None else city["limit"]
    citizens = f"{city['citizens']} / {limit} ({city['spare']} {panel_words()['spare']})"
    neighbours = ", ".join(f"{n['name']} {n['castle']}" for n in city["neighbours"])
    return [city["castle"], citizens, *city["services"], neighbours]


def scores_html(view: Json) -> str:
    """The result, best first."""
    if not view["scores"]:
        return ""
    words = panel_words()
    keys = ("rank", "name", "citizens", "bonus", "penalty", "total", "gold")
    heads = ("rank", "player", "citizens", "bonus", "hunger", "points", "gold")
    rows = [_row((words[head] for head in heads), "th")]
    rows += [_row(score[key] for key in keys) for score in view["scores"]]
    return _tag("table", "".join(rows))


def log_html(view: Json) -> str:
    """The log, with headings of year and phase."""
    lines = [
        _tag("b", _text(line["heading"])) if "heading" in line else _text(told_line(line))
        for line in view["log"]["lines"]
    ]
    return _tag("div", "<br>".join(lines), "max-height:20em;overflow:auto;line-height:1.4")
