"""Every field of the view is declared once, sent, and read by a painter; none other is read."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

from lacitta_nb import new_game
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.panel import typed as lacitta
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.widgets import Panel
from lacitta_nb.panels.view import (
    announcement,
    board_view,
    panel_view,
    typed,
    typed_choosing,
    typed_predict,
)
from tests.panels.tables import click, feeding, politics

ROOMS = ("lacitta_nb.panels", "lacitta_nb.games.lacitta.panel")
SCRIPTS = "\n".join(
    path.read_text(encoding="utf-8")
    for room in ROOMS
    for path in (files(room) / "web").iterdir()
    if path.name.endswith(".js")
)
PYTHON = "\n".join(
    files(room).joinpath(name).read_text(encoding="utf-8")
    for room, name in [
        *((ROOMS[0], f"paint/{name}.py") for name in ("html", "plain", "plain_fields")),
        (ROOMS[1], "html.py"),
    ]
)
RECORDS: list[type] = [
    record
    for module in (typed, typed_choosing, typed_predict, lacitta)
    for name, record in vars(module).items()
    if is_typeddict(record) and record.__module__ == module.__name__
]


class Page(lacitta.LaCittaView, typed.PageView):
    """What the page gets of a game of La Città."""

    players: list[lacitta.CitizenView]  # type: ignore[misc]  # with more fields


def fields(*records: type) -> set[str]:
    return {field for record in records for field in get_type_hints(record)}


NAMED = {
    "view": fields(Page),
    "shown": fields(Page),
    "phase": fields(typed.PhaseView),
    "choice": fields(typed_choosing.OfferView, lacitta.HereView, typed_choosing.OptionView),
    "group": fields(typed_choosing.GroupView),
    "question": fields(typed_choosing.QuestionView),
    "option": fields(typed_choosing.OptionView),
    "plan": fields(typed_choosing.PlanView),
    "preview": fields(typed_choosing.PreviewView),
    "effect": fields(typed_choosing.EffectView),
    "hint": fields(typed_choosing.HintsView, typed_choosing.HintView),
    "auto": fields(typed.AutoView),
    "seats": fields(typed.SeatsView),
    "seat": fields(typed.SeatView),
    "line": fields(typed.LineView),
    "fact": fields(typed.FactView),
    "player": fields(lacitta.CitizenView, typed.LookerView),
    "look": fields(typed.LookView),
    "row": fields(typed_choosing.PlanRowView, typed.ScoreView, lacitta.BalanceView),
    "files": fields(typed.FilesView),
    "form": fields(typed.FormView),
    "city": fields(lacitta.CityView),
    "other": fields(lacitta.NeighbourView),
    "card": fields(lacitta.VoiceView),
    "wish": fields(lacitta.WishView),
    "balance": fields(lacitta.BalanceView),
    "forecast": fields(lacitta.ForecastView),
    "notice": fields(typed.NoticeView),
    "predict": fields(typed_predict.PredictView),
    "ask": fields(typed_predict.AskView),
    "guess": fields(typed_predict.GuessableView),
    "marked": fields(typed_predict.MarkedView),
    "mark": fields(typed_predict.MarkView),
}
"""The fields that a variable of this name in a painter may have."""
BUILT_IN = {"length", "map", "some", "find", "join", "filter", "items", "get", "getAttribute"}
BUILT_IN |= {"dataset", "setAttribute", "innerHTML", "lcContent", "textContent", "js"}


def of_scripts(name: str) -> set[str]:
    """What scripts read of a variable, also through `view.name` or `c.view`."""
    found = re.findall(rf"(?<!this\.)(?<![\w$\"'-]){name}\??\.(\w+)", SCRIPTS)
    taken = re.findall(rf"const \{{ ([\w, ]+) \}} = (?:\w+\.)*{name};", SCRIPTS)
    return {*found, *(field.strip() for names in taken for field in names.split(","))}


@pytest.mark.parametrize("name", sorted(NAMED))
def test_painters_read_no_field_that_is_not_declared(name: str) -> None:
    read = of_scripts(name) | set(re.findall(rf"(?<![\w.]){name}\[['\"](\w+)['\"]\]", PYTHON))
    assert read - BUILT_IN - NAMED[name] == set()


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_declared_field_is_read_by_a_painter(record: type) -> None:
    assert {name for name in get_type_hints(record) if not is_read(name)} == set()


def is_read(field: str) -> bool:
    patterns = (
        rf"\.{field}\b",
        rf"\{{[^{{}}=]*\b{field}\b[^{{}}=]*\}} ?(?:=|\))",
        rf"\(\{{ {field}\b",
    )
    quoted = rf"\[['\"]{field}['\"]\]"
    return bool(re.search(quoted, PYTHON) or any(re.search(p, SCRIPTS) for p in patterns))


def sent(panel: Controller) -> dict[str, Any]:
    shown = panel_view(panel.session)
    return {
        **shown,
        "board": board_view(panel.session),
        "announce": announcement(panel.session, shown),
        "seq": 0,
    }


def check(value: Any, wanted: Any, place: str) -> Iterator[str]:  # noqa: ANN401 - JSON
    """Where a value is not what a record declares."""
    if is_typeddict(wanted):
        hints = get_type_hints(wanted)
        missing = wanted.__required_keys__ - set(value)
        yield from (f"{place}: {name}" for name in {*missing, *(set(value) - set(hints))})
        for name in set(value) & set(hints):
            yield from check(value[name], hints[name], f"{place}.{name}")
    elif value is not None and any(map(is_typeddict, get_args(wanted))):
        (record,) = filter(is_typeddict, get_args(wanted))
        parts = value if isinstance(value, list) else [value]
        for part in parts:
            yield from check(part, record, place)


def moments() -> Iterator[Controller]:
    game = new_game(["Anna", "Bruno"], seed=1)
    game.run()
    assert game.decision is not None
    panel = Controller(game, seats={1 - game.decision.player: "random"})
    click(panel, "hint")
    yield panel
    click(panel, "hint")
    yield (planning := Controller(feeding()))
    click(planning, "plan", space="A1")
    yield planning
    yield (building := Controller(politics()))
    click(building, "forecast", on=True)
    click(building, "choose", choice="build farm")
    yield building
    click(building, "cancel")
    click(building, "space", space="A1")
    yield building
    click(building, "choose", choice="gold")
    click(building, "confirm")
    yield building
    click(building, "code")
    click(building, "download")
    yield building
    yield (predicting := Controller(politics(phase="reveal_voice")))
    click(predicting, "predict", on=True)
    click(predicting, "step")
    yield predicting
    click(predicting, "guessed")
    yield predicting
    yield Controller(finished())


def finished() -> Game:
    game = new_game(["Anna", "Bruno"], seed=1)
    while not game.over:
        game.run()
        if game.decision is not None:
            game.play(game.legal_actions()[-1])
    return game


def test_what_is_sent_is_what_is_declared() -> None:
    for panel in moments():
        assert sorted(check(sent(panel), Page, "view")) == []


def test_the_page_gets_the_whole_view() -> None:
    panel = Panel(politics())
    assert set(panel.view) == fields(Page)
    panel.close()
