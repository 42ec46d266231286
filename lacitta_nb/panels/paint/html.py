"""The view as HTML for `HTML` widgets, which show their value raw: everything is escaped here.

A game's own texts (`Showing.texts`) stand at these places: `title`, after the title; `means`,
below the question; `asked`, above what happened; `future`, below the game's own
lists; `players`, instead of the strip of players; `table`, below it.
"""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Final

from lacitta_nb.panels.shown import Shown
from lacitta_nb.panels.view.typed import FactView, LineView, NoticeView
from lacitta_nb.panels.view.typed_choosing import HintView, ReasonView
from lacitta_nb.panels.view.typed_predict import MarkView
from lacitta_nb.panels.words import labelled, panel_words
from lacitta_nb.texts import apart

Own = Mapping[str, Callable[[Shown], str]]
"""The texts of a game, by their place."""


def tag(name: str, content: str, style: str = "") -> str:
    """An element around content that is HTML already."""
    more = f' style="{style}"' if style else ""
    return f"<{name}{more}>{content}</{name}>"


def text(value: object) -> str:
    """A value as text."""
    return escape(str(value))


def items(texts: Iterable[str]) -> str:
    """Texts as a list."""
    return tag("ul", "".join(tag("li", text(said)) for said in texts), "margin:0")


def _title(key: str) -> str:
    return tag("b", text(panel_words()[key]))


def ruled(line: ReasonView | LineView | MarkView) -> str:
    """A sentence with the number of its rule, as text."""
    return f"{line['text']} [{line['rule']}]" if line["rule"] else str(line["text"])


def told_line(line: LineView) -> str:
    """A line of what happened: a heading, or a sentence with its rule."""
    return str(line["heading"]) if "heading" in line else ruled(line)


def head_html(view: Shown, own: Own) -> str:
    """How far the game is, phases with the current one marked, and what it is about."""
    marks = {"done": "✓ {}", "now": "▶ <b>{}</b>", "later": "{}"}
    phases = " · ".join(marks[p["state"]].format(text(p["title"])) for p in view["phases"])
    whose = f" — {text(view['decision']['text'])}" if view["decision"] else ""
    title = f"{text(view['title'])} {_own(view, own, 'title')}".rstrip()
    lines = [f"{tag('b', title)}{whose}", phases, text(view["explain"])]
    return tag("div", "<br>".join(filter(None, lines)), "line-height:1.5")


def _own(view: Shown, own: Own, place: str) -> str:
    make = own.get(place)
    return "" if make is None else make(view)


def notice_html(notice: NoticeView | None, question: str, refused: ReasonView | None) -> str:
    """The status line: errors with their details, a question, or the reason of a refusal."""
    parts = []
    if notice:
        colour = "#a1001c" if notice["kind"] == "error" else "inherit"
        said = tag("b", text(notice["text"]), f"color:{colour};white-space:pre-line")
        if notice["trace"]:
            summary = tag("summary", text(panel_words()["details"]))
            said += tag("details", summary + tag("pre", text(notice["trace"])))
        parts.append(said)
    if refused:
        parts.append(tag("span", text(f"✕ {ruled(refused)}")))
    if question:
        parts.append(tag("b", text(question)))
    return "<br>".join(parts)


def guide_html(view: Shown, _own: Own) -> str:
    """The present step of the guide, and the spaces that it points at."""
    guide = view["guide"]
    if not guide:
        return ""
    number = tag("b", f"{guide['step']}/{guide['of']}")
    lights = f"({guide['lights']})" if guide["lights"] else ""
    return f"{number} {text(guide['text'])} {text(lights)}".rstrip()


def lesson_html(view: Shown, _own: Own) -> str:
    """The task of a lesson, how its goal stands, what was helped and learnt."""
    lesson = view["lesson"]
    if not lesson:
        return ""
    place = f" {lesson['at']}/{lesson['of']}" if lesson["at"] <= lesson["of"] else ""
    parts = [f"{tag('b', text(lesson['name']))}{place}", text(lesson["ask"])]
    if lesson["goal"]:
        sign = {"open": "○", "met": "✓", "missed": "✕"}[lesson["standing"]]
        goal = f"{sign} {panel_words()['lesson-goal']}: {lesson['goal']} – {lesson['stands']}"
        parts.append(tag("b", text(goal)))
    parts += [text(lesson["why"]), text(lesson["learnt"])]
    if lesson["rules"]:
        parts.append(text(f"{panel_words()['drawer-rules']}: {' '.join(lesson['rules'])}"))
    return "<br>".join(filter(None, parts)) + (items(lesson["helps"]) if lesson["helps"] else "")


def choices_html(view: Shown, own: Own) -> str:
    """What to bear in mind, what is asked, and what has been planned."""
    parts = [danger_html(view), tag("b", text(view["prompt"])) if view["prompt"] else ""]
    parts += [_own(view, own, "means"), text(view["help"])]
    if view["plan"]:
        rows = [f"{r['label']}: {r['count']} {r['costs']}".rstrip() for r in view["plan"]["rows"]]
        parts.append(items(rows))
    return "<br>".join(filter(None, parts))


def danger_html(view: Shown) -> str:
    """What the one who decides has to fear, and what else could happen."""
    danger = view["danger"]
    if not danger:
        return ""
    signs = {"good": "✓ ", "bad": "⚠ ", "": ""}
    said = text(signs[danger["tone"]] + danger["text"])
    if not danger["rest"]:
        return said
    more = tag("summary", text(panel_words()["danger-more" if danger["text"] else "danger-some"]))
    return said + tag("details", more + items(danger["rest"]))


def since_html(view: Shown) -> str:
    """What others did since the last turn of the one who decides."""
    if not view["since"]:
        return ""
    names = {player["seat"]: player["name"] for player in view["players"]}
    # An opponent without a seat, such as a ghost, says itself who it is.
    told = apart(
        labelled(names[one["seat"]], one["text"]) if one["seat"] in names else one["text"]
        for one in view["since"]
    )
    title = _title("since" if view["since_turn"] else "so-far")
    return tag("p", f"{title}: {text(told)}", "margin:0")


def preview_html(view: Shown, _own: Own) -> str:
    """What confirming would play and change."""
    preview = view["preview"]
    if not preview:
        return ""
    signs = {"good": "+ ", "bad": "⚠ ", "": ""}
    effects = [signs[e["tone"]] + e["text"] for e in preview["effects"]]
    effects += [f"⚠ {text}" for text in preview["warnings"]]
    return tag("b", text(preview["title"])) + items(effects)


def predict_html(view: Shown, _own: Own) -> str:
    """Whether predictions are asked for, how the last one was marked, and what is asked."""
    predict, words = view["predict"], panel_words()
    parts = [text(words["predict-help"])] if predict["on"] else []
    if predict["marked"]:
        marked = predict["marked"]
        parts.append(tag("b", text(f"{words['marked']}: {marked['score']}")))
        parts.append(items(map(ruled, marked["lines"])))
    if predict["ask"]:
        parts.append(tag("b", text(predict["ask"]["question"])))
        parts.append(items(o["label"] for o in predict["ask"]["options"] if o["chosen"]))
    return "<br>".join(parts)


def happened_html(view: Shown, own: Own) -> str:
    """Secrets behind the curtain, what was asked about, and what the last step did."""
    parts = []
    if view["look"]["ask"]:
        parts.append(tag("b", text(view["look"]["ask"])))
    if view["look"]["cards"]:
        parts.append(items(view["look"]["cards"]))
    parts.append(_own(view, own, "asked"))
    parts.append(since_html(view))
    if view["back"]["text"]:
        parts.append(tag("p", text(view["back"]["text"])))
    if view["happened"]:
        parts.append(_title("happened") + items(map(told_line, view["happened"])))
    return "".join(parts)


def hints_html(view: Shown, _own: Own) -> str:
    """The advice that was asked for."""
    lead, hints = view["hint"]["lead"], view["hint"]["shown"]
    return (tag("p", text(lead)) if lead else "") + items(map(_hint_text, hints))


def _hint_text(hint: HintView) -> str:
    title, effect = hint["title"], hint["effect"]
    worth = labelled(title, effect) if effect else title
    return f"{worth}. {hint['text']}".rstrip()


def row(cells: Iterable[object], name: str = "td") -> str:
    """A row of a table."""
    style = "padding:0 8px;text-align:left"
    return tag("tr", "".join(tag(name, text(cell), style) for cell in cells))


def players_html(view: Shown, own: Own) -> str:
    """The players with what is told of each, or the game's own table of them."""
    if "players" in own:
        return own["players"](view)
    titles = [fact["title"] for fact in view["players"][0]["facts"]]
    rows = [row([panel_words()["player"], *titles], "th")]
    for player in view["players"]:
        name = f"{player['name']} ({player['computer']})" if player["computer"] else player["name"]
        rows.append(row([name, *_values(player["facts"])]))
    return tag("table", "".join(rows))


def _values(facts: Iterable[FactView]) -> list[str]:
    return [fact["text"] for fact in facts]


def scores_html(view: Shown, _own: Own) -> str:
    """The result, best first."""
    scores, words = view["scores"], panel_words()
    if not scores:
        return ""
    titles = [fact["title"] for fact in scores[0]["facts"]]
    rows = [row([words["rank"], words["player"], *titles], "th")]
    rows += [row([score["rank"], score["name"], *_values(score["facts"])]) for score in scores]
    return tag("table", "".join(rows))


def log_html(view: Shown, _own: Own) -> str:
    """The log, with its headings."""
    lines = [
        tag("b", text(line["heading"])) if "heading" in line else text(told_line(line))
        for line in (view["log"] or {"lines": []})["lines"]
    ]
    return tag("div", "<br>".join(lines), "max-height:20em;overflow:auto;line-height:1.4")


def _at(place: str) -> Callable[[Shown, Own], str]:
    return lambda view, own: _own(view, own, place)


def aside_html(view: Shown, _: Own) -> str:
    """What a new game goes on from."""
    form = view["files"]["form"]
    aside = form["aside"] if form else None
    if not aside:
        return ""
    rows = [row(aside["heads"], "th"), *map(row, aside["rows"])] if aside["rows"] else []
    title = tag("b", text(aside["title"]))
    return title + tag("table", "".join(rows)) + tag("p", text(aside["text"]))


TEXTS: Final[Mapping[str, Callable[[Shown, Own], str]]] = {
    "head": head_html,
    "notice": lambda view, _: notice_html(view["notice"], view["question"], view["refused"]),
    "scores": scores_html,
    "predict": predict_html,
    "guide": guide_html,
    "lesson": lesson_html,
    "choices": choices_html,
    "hints": hints_html,
    "preview": preview_html,
    "happened": happened_html,
    "future": _at("future"),
    "players": players_html,
    "table": _at("table"),
    "log": log_html,
    "aside": aside_html,
}
"""The texts of the panel of lists, and what makes them of the view and the game's own texts."""
