"""The panels as widgets, driven as a browser drives them."""

import base64
import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import ipywidgets
import matplotlib.pyplot as plt
import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.panels import show
from lacitta_nb.panels.dispatch import Controller, Request, Result
from lacitta_nb.panels.paint.plain import PlainPanel
from lacitta_nb.panels.paint.static import static_picture
from lacitta_nb.panels.paint.widgets import Panel
from tests.panels.tables import NASTY, feeding, next_command, politics


def live() -> int:
    return len(ipywidgets.widgets.widget._instances)


@pytest.fixture(autouse=True)
def no_widget_is_left() -> Iterator[None]:
    before = live()
    yield
    assert live() == before


@pytest.fixture
def panel() -> Iterator[Panel]:
    shown = show(politics())
    yield shown
    shown.close()


@pytest.fixture
def plain() -> Iterator[PlainPanel]:
    shown = show(politics(), painter="matplotlib")
    yield shown
    shown.close()


def from_browser(widget: ipywidgets.Widget, **state: object) -> None:
    """What arrives when somebody clicks: a comm message, in which exceptions would vanish."""
    data = {"method": "update", "state": state, "buffer_paths": []}
    widget._handle_msg({"content": {"data": data}, "buffers": []})


def click(panel: Panel, do: str, **words: object) -> None:
    seq = panel.request.get("seq", 0) + 1
    from_browser(panel, request={"do": do, **words, "seq": seq})
    assert panel.view["seq"] == seq


def error(panel: Panel) -> str:
    notice = panel.view["notice"]
    return str(notice["text"]) if notice and notice["kind"] == "error" else ""


def test_a_turn_by_clicks(panel: Panel) -> None:
    click(panel, "choose", choice="build farm")
    assert set(panel.view["board"]["badges"]) == {"A3", "B1", "F1", "F3"}
    assert "+3" in str(panel.marks)
    click(panel, "space", space="A3")
    assert panel.view["preview"]["action"] == "build farm A3"
    before = panel.pieces
    click(panel, "confirm")
    assert [str(move) for move in panel.game.moves] == ["build farm A3"]
    assert panel.pieces != before
    assert error(panel) == ""


def noted(seen: list[object]) -> Callable[..., Result]:
    """`Controller.dispatch`, which notes each of its calls."""
    real = Controller.dispatch

    def dispatch(
        self: Controller, request: Request, then: Callable[[], None] | None = None
    ) -> Result:
        seen.append(request)
        return real(self, request, then)

    return dispatch


def test_one_click_is_one_dispatch(panel: Panel, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.setattr(Controller, "dispatch", noted(seen))
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert len(seen) == 2
    assert len(panel.game.moves) == 1


def test_one_choice_in_a_list_is_one_dispatch(
    plain: PlainPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    monkeypatch.setattr(Controller, "dispatch", noted(seen))
    what = plain._lists["what"]
    from_browser(what, index=[key for _, key in what.options].index("build farm"))
    where = plain._lists["where"]
    from_browser(where, index=[key for _, key in where.options].index("A3"))
    plain._buttons["confirm"].click()
    plain._buttons["undo"].click()
    assert len(seen) == 4
    assert plain.game.moves == []


@pytest.mark.parametrize("seq", [float("nan"), -1, "1", [], 2**53], ids=repr)
def test_a_number_that_no_command_has_is_not_sent_back(panel: Panel, seq: object) -> None:
    from_browser(panel, request={"do": "choose", "choice": "gold", "seq": seq})
    assert panel.heard["seq"] == panel.view["seq"] == 0
    assert error(panel)
    assert not panel.view["preview"]


def test_a_trait_set_from_python_does_the_same(panel: Panel) -> None:
    panel.request = {"do": "choose", "choice": "gold", "seq": 1}
    panel.request = {"do": "confirm", "seq": 2}
    assert len(panel.game.moves) == 1


@pytest.mark.parametrize(
    "where",
    ["lacitta_nb.games.lacitta.game.rules.apply", "lacitta_nb.panels.paint.widgets.panel_view"],
)
def test_an_error_in_rules_or_picture_shows_in_the_status_line(
    panel: Panel, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    click(panel, "choose", choice="gold")
    before = panel.game.state

    def broken(*_: object) -> None:
        raise ZeroDivisionError("boom <b>")

    monkeypatch.setattr(where, broken)
    click(panel, "confirm")
    assert "ZeroDivisionError: boom <b>" in error(panel)
    assert "Traceback" in panel.view["notice"]["trace"]
    assert panel.game.state is before
    monkeypatch.undo()
    click(panel, "confirm")
    assert error(panel) == ""
    assert len(panel.game.moves) == 1


def test_an_error_shows_in_the_plain_panel_too(
    plain: PlainPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain._lists["what"].value = "gold"
    before = plain.game.state

    def broken(*_: object) -> None:
        raise ZeroDivisionError("boom <b>")

    monkeypatch.setattr("lacitta_nb.games.lacitta.game.rules.apply", broken)
    plain._buttons["confirm"].click()
    shown = plain._texts["notice"].value
    assert "ZeroDivisionError: boom &lt;b&gt;" in shown
    assert "<b>boom" not in shown
    assert plain.game.state is before


def test_a_message_that_is_no_command_is_answered(panel: Panel) -> None:
    from_browser(panel, request={"seq": 1})
    assert error(panel)
    assert panel.game.moves == []


def test_a_hundred_renderings_keep_the_number_of_widgets() -> None:
    for painter, clicks in (("svg", 100), ("matplotlib", 20)):
        shown = lc.show(politics(), painter=painter)  # type: ignore[call-overload]
        before = live()
        for place in range(clicks):
            action = {"do": "choose", "choice": "gold"} if place % 2 else {"do": "cancel"}
            shown.controller.dispatch(action, shown._show)
        assert live() == before
        shown.close()
    assert plt.get_fignums() == []


def test_a_hundred_panels_are_gone_when_they_are_closed() -> None:
    before = live()
    for _ in range(100):
        show(politics()).close()
    assert live() == before


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_a_whole_game_grows_by_less_than_30_mb() -> None:
    rng = random.Random(7)
    shown = show(new_game(3, seed=7))
    click_any(shown, rng)
    before = live()
    start = resident()
    for _ in range(4000):
        if shown.game.over:
            break
        click_any(shown, rng)
    gc.collect()
    assert shown.game.over
    assert resident() - start < 30_000_000
    assert live() == before
    assert plt.get_fignums() == []
    shown.close()


def resident() -> int:
    """Bytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def click_any(shown: Panel, rng: random.Random) -> None:
    command = next_command(shown.controller, rng)
    click(shown, str(command.pop("do")), **command)
    assert error(shown) == ""


def test_a_year_in_the_plain_panel() -> None:
    rng = random.Random(3)
    shown = show(new_game(2, seed=3), painter="matplotlib")
    while shown.game.year == 1:
        shown._carry_out(next_command(shown.controller, rng))
        assert shown._texts["notice"].value == ""
    assert bytes(shown._picture.value[:4]) == b"\x89PNG"
    assert plt.get_fignums() == []
    shown.close()


def test_a_plan_in_the_plain_panel() -> None:
    shown = show(feeding(), painter="matplotlib")
    shown._buttons["step"].click()
    for castle in ("A1", "A1", "F2"):
        shown._lists["add"].value = castle
    shown._lists["remove"].value = "A1"
    shown._lists["add"].value = "F2"
    shown._buttons["confirm"].click()
    assert sorted(str(move) for move in shown.game.moves) == ["starve A1", "starve F2", "starve F2"]
    shown.close()


def test_names_are_inert_in_every_picture_and_page() -> None:
    game = politics(NASTY, "</script><script>alert(2)</script>")
    shown = show(game)
    plain = show(game, painter="matplotlib")
    shown.request = {"do": "space", "space": "A1", "seq": 1}
    markup = [shown.board, shown.pieces, shown.marks, *(t.value for t in plain._texts.values())]
    markup.append(static_picture(shown.controller, shown.prefix)["text/html"])
    for text in markup:
        assert "<img src=x" not in text
        assert "<script" not in text
    for text in (shown.board, f"<g>{shown.pieces}</g>"):
        ET.fromstring(text)
    assert any("&lt;img" in text for text in markup)
    shown.close()
    plain.close()


def test_the_panel_of_lists_asks_only_for_what_means_something_with_so_many_players() -> None:
    plain = show(lc.citta_stato.new_game(["Anna", "Bruno"], seed=3), painter="matplotlib")
    fields = plain._fields

    def shown() -> set[str]:
        return {
            name
            for name, field in fields.items()
            if name.startswith("new-") and field.layout.display != "none"
        }

    assert shown() == {"new-expansion", "new-declining"}
    fields["names"].value = "Anna"
    assert shown() == {"new-declining", "new-scenario", "new-game", "new-bonus"}
    fields["new-scenario"].value = "2"
    plain._buttons["begin"].click()
    plain._buttons["yes"].click()
    assert (plain.game.state.table.scenario, len(plain.game.players)) == (2, 1)
    plain.close()


def test_the_scripts_never_make_markup_of_texts(panel: Panel) -> None:
    # Pictures come from our own painter, which escapes; everything else must be set as text.
    places = [line for line in panel._esm.splitlines() if "innerHTML" in line]
    assert [line.strip() for line in places] == [
        "if (PUT.get(element) !== picture) element.innerHTML = picture;",
        "room.innerHTML = text;",
        "this.box.innerHTML = text;",
    ]
    assert [line.strip() for line in panel._esm.splitlines() if "html:" in line] == [
        'h("div", { class: "lc-example-picture", "data-key": number, html: example.picture }),'
    ]
    for word in (
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "http://cdn",
        "https:",
    ):
        assert word not in panel._esm


def test_the_output_holds_a_picture_for_readers_without_a_kernel(panel: Panel) -> None:
    picture = static_picture(panel.controller, panel.prefix)
    data = picture["text/html"].split("base64,")[1].split('"')[0]
    assert ET.fromstring(base64.b64decode(data)).tag.endswith("svg")
    assert "Rosso" in picture["text/plain"]
    # Above it, where it is seen, a button runs the cell.
    assert "▶ Play</button>" in picture["text/html"].split("<img")[0]


def test_every_space_can_be_focused_and_says_what_is_there(panel: Panel) -> None:
    root = ET.fromstring(panel.board)
    spaces = [e for e in root.iter() if "data-space" in e.attrib]
    assert [e.attrib["data-space"] for e in spaces] == list(panel.game.board.spaces)
    assert all("tabindex" in e.attrib and e.attrib["aria-label"] for e in spaces)
    assert len(panel.labels) == len(spaces)
    castle = panel.labels[panel.game.board.index["A1"]]
    assert "Rosso" in castle
    assert "castle" in castle


def test_steps_are_announced(panel: Panel) -> None:
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert "Rosso took 2 gold" in panel.view["announce"]
    assert "Blu" in panel.view["announce"]


def test_there_are_two_painters_only() -> None:
    with pytest.raises(lc.NotFound, match="ascii"):
        show(politics(), painter="ascii")  # type: ignore[call-overload]


def test_a_command_is_taken_up_until_the_page_gives_it_up(panel: Panel) -> None:
    now = time.time() * 1000
    step = {"do": "choose", "choice": "gold"}
    from_browser(panel, request={**step, "seq": 1, "until": now - 1})
    assert panel.heard == {"seq": 1, "taken": False, "clock": pytest.approx(now, abs=5000)}
    assert not panel.view["preview"]
    from_browser(panel, request={**step, "seq": 2, "until": now + 60_000})
    assert panel.view["seq"] == 2
    assert panel.view["preview"]["action"] == "gold"


HALF = "half \ud83d of a letter"


def broken_with_half_a_letter(*_: object) -> None:
    raise ValueError(HALF)


def test_half_a_letter_in_an_error_is_sent_as_its_number(
    panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(panel, "choose", choice="gold")
    monkeypatch.setattr("lacitta_nb.games.lacitta.game.rules.apply", broken_with_half_a_letter)
    click(panel, "confirm")
    sent = panel.get_state()
    assert "half \\ud83d of" in sent["view"]["notice"]["text"]
    json.dumps(sent, ensure_ascii=False).encode()


def test_half_a_letter_is_sent_as_its_number_from_the_plain_panel_too(
    plain: PlainPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain._lists["what"].value = "gold"
    monkeypatch.setattr("lacitta_nb.games.lacitta.game.rules.apply", broken_with_half_a_letter)
    plain._buttons["confirm"].click()
    sent = plain._texts["notice"].get_state()
    assert "half \\ud83d of" in sent["value"]
    json.dumps(sent, ensure_ascii=False).encode()


def test_the_plain_panel_is_a_widget_like_others(plain: PlainPanel) -> None:
    plain.add_class("mine")
    plain.tabbable = True
    assert "mine" in plain.get_state()["_dom_classes"]


def test_a_command_comes_as_a_message_or_as_a_trait(panel: Panel) -> None:
    content = {"request": {"do": "choose", "choice": "gold", "seq": 7}}
    message = {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
    panel._handle_msg(message)
    assert (panel.heard["seq"], panel.heard["taken"], panel.view["seq"]) == (7, True, 7)
    assert panel.view["preview"]["action"] == "gold"
    for odd in ("text", {}, {"request": 3}, {"kind": "else"}):
        message["content"] = {"data": {"method": "custom", "content": odd}}
        panel._handle_msg(message)
    assert panel.view["seq"] == 7
