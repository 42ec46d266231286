"""Every field of the view is declared once, sent as declared, and read by a painter.

That scripts read no other field, TypeScript finds: `make web`.
"""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from lacitta_nb import new_game
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.panel import typed as lacitta
from lacitta_nb.games.saint_malo import new_game as new_saint_malo
from lacitta_nb.games.saint_malo.panel import typed as saint_malo
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.widgets import Panel
from lacitta_nb.panels.view import (
    typed,
    typed_choosing,
    typed_playing,
    typed_predict,
    typed_replay,
)
from tests.panels.tables import click, feeding, politics
from tools.view_types import files as files_of_types

ROOMS = (
    "lacitta_nb.panels",
    "lacitta_nb.games.lacitta.panel",
    "lacitta_nb.games.saint_malo.panel",
)
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
        *((room, "html.py") for room in ROOMS[1:]),
    ]
)
GAMES = (lacitta, saint_malo)
RECORDS: list[type] = [
    record
    for module in (typed, typed_choosing, typed_playing, typed_predict, typed_replay)
    for name, record in vars(module).items()
    if is_typeddict(record) and record.__module__ == module.__name__
]


class SaintMaloPage(saint_malo.SaintMaloView, typed.PageView):
    """What the page gets of a game of Saint Malo."""

    players: list[saint_malo.CaptainView]  # type: ignore[misc]  # with more fields


class Page(lacitta.LaCittaView, typed.PageView):
    """What the page gets of a game of La Città."""

    players: list[lacitta.CitizenView]  # type: ignore[misc]  # with more fields


def fields(*records: type) -> set[str]:
    return {field for record in records for field in get_type_hints(record)}


def test_the_scripts_are_checked_against_what_is_declared() -> None:
    stale = {
        path.name for path, text in files_of_types().items() if path.read_text("utf-8") != text
    }
    assert stale == set(), "run `make bundle`"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_declared_field_is_read_by_a_painter(record: type) -> None:
    assert {name for name in get_type_hints(record) if not is_read(name)} == set()


def is_read(field: str) -> bool:
    patterns = (
        rf"\.{field}\b",
        rf"\{{[^{{}}=]*\b{field}\b[^{{}}=]*\}} ?(?:=|\))",
        rf"\(\{{ {field}\b",
        rf'@param \{{[^}}]*"{field}"[^}}]*\}}',  # read by its name
    )
    quoted = rf"\[['\"]{field}['\"]\]"
    return bool(re.search(quoted, PYTHON) or any(re.search(p, SCRIPTS) for p in patterns))


def sent(panel: Controller) -> dict[str, Any]:
    """What a page gets of the panel, as JSON."""
    page = Panel(panel.game)
    page._controller = panel
    page._paint()
    view: dict[str, Any] = json.loads(json.dumps(page.view))
    page.close()
    return view


def check(value: Any, wanted: Any, place: str) -> Iterator[str]:  # noqa: ANN401 - JSON
    """Where a value is not exactly what is declared."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if is_typeddict(wanted) and isinstance(value, dict):
        hints = get_type_hints(wanted)
        missing = wanted.__required_keys__ - set(value)
        yield from (f"{place}: {name}" for name in {*missing, *(set(value) - set(hints))})
        for name in set(value) & set(hints):
            yield from check(value[name], hints[name], f"{place}.{name}")
    elif origin is UnionType:
        if not any(fits(value, part) for part in parts):
            yield from check(value, next((p for p in parts if is_typeddict(p)), None), place)
    elif origin is list and isinstance(value, list):
        for part in value:
            yield from check(part, parts[0], f"{place}[]")
    elif origin is dict and isinstance(value, dict):
        for key, part in value.items():
            yield from check(key, parts[0], f"{place} key")
            yield from check(part, parts[1], f"{place}[]")
    elif type(value) is not (NoneType if wanted is None else wanted):
        yield f"{place}: {value!r} is no {wanted}"


def fits(value: Any, wanted: Any) -> bool:  # noqa: ANN401 - JSON
    return not list(check(value, wanted, ""))


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


def moments_of_saint_malo() -> Iterator[Controller]:
    yield (rolling := Controller(new_saint_malo(["Anna", "Bruno"], seed=1)))
    click(rolling, "run")
    yield rolling
    click(rolling, "choose", choice="stop")
    yield rolling
    click(rolling, "confirm")
    click(rolling, "space", space="C3")
    yield rolling
    spaces = (o.key for o in rolling.session.offers if o.actions and len(o.actions) > 1)
    click(rolling, "choose", choice=next(spaces))
    yield rolling


def test_what_is_sent_of_saint_malo_is_what_is_declared() -> None:
    for panel in moments_of_saint_malo():
        assert sorted(check(sent(panel), SaintMaloPage, "view")) == []


def test_the_page_gets_the_whole_view() -> None:
    panel = Panel(politics())
    assert set(panel.view) == fields(Page)
    panel.close()
