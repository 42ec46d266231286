"""A panel that is told to speak another language does so at once, and nothing else changes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import start_new_kernel

from lacitta_nb.panels import show
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.plain import PlainPanel
from lacitta_nb.panels.paint.widgets import Panel
from lacitta_nb.panels.view import panel_view
from lacitta_nb.texts import current
from tests.panels.tables import click, politics
from tests.texts.foreign import LANGUAGE, LEFT, foreign_spoken_of

WORDED = {"words", "board", "title", "pieces", "labels"}
"""The traits with words in them, some of them for screen readers alone."""


@pytest.fixture(autouse=True)
def _foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with foreign_spoken_of(tmp_path, monkeypatch):
        yield


def from_page(panel: Panel, do: str, **words: object) -> None:
    data = {"method": "update", "state": {"request": {"do": do, **words, "seq": 1}}}
    panel._handle_msg({"content": {"data": {**data, "buffer_paths": []}}, "buffers": []})


def traits(panel: Panel) -> dict[str, Any]:
    return {name: getattr(panel, name) for name in (*WORDED, "marks", "spots", "prefix")}


def test_the_page_gets_everything_in_the_other_language() -> None:
    panel = show(politics())
    before = traits(panel)
    from_page(panel, "language", name=LANGUAGE)
    after = traits(panel)
    assert {n for n in before if before[n] != after[n]} == WORDED
    assert after["words"]["language"] == LANGUAGE
    assert panel.view["languages"]["spoken"] == LANGUAGE
    assert panel.view["announce"].startswith(dict(panel.view["languages"]["all"])[LANGUAGE])
    pieces = "".join(part for _, part in after["pieces"])
    labels = "\n".join([after["title"], *after["labels"], *labels_in(after["board"] + pieces)])
    assert set(LEFT.findall(labels)) <= {"Rosso", "Blu", "Lezione"}
    assert current() == "en"
    from_page(panel, "step")
    assert set(LEFT.findall(panel.view["notice"]["text"])) <= {"Rosso"}
    from_page(panel, "language", name="en")
    assert traits(panel) == before
    panel.close()


def labels_in(svg: str) -> list[str]:
    return re.findall(r'aria-label="([^"]*)"', svg)


def test_the_panel_of_lists_is_written_on_anew_and_keeps_what_is_in_its_fields() -> None:
    panel = show(politics(), painter="matplotlib")
    panel._lists["what"].value = "build farm"
    panel._fields["name"].value = "mine"
    panel._fields["new-edition"].value = "new"
    before = written(panel)
    panel._lists["languages"].value = LANGUAGE
    after = written(panel)
    assert left(after) == {}
    assert len(after) > 60
    chosen = {name: chooser.value for name, chooser in panel._lists.items()}
    assert (chosen["what"], chosen["languages"]) == ("build farm", LANGUAGE)
    assert panel._fields["name"].value == "mine"
    assert panel._fields["new-edition"].value == "new"
    panel._lists["languages"].value = "en"
    assert written(panel) == before
    panel.close()


def written(panel: PlainPanel) -> dict[str, str]:
    """What is written on and beside the widgets."""
    found = {f"text {n}": re.sub(r"<[^>]*>", " ", t.value) for n, t in panel._texts.items()}
    widgets = panel._buttons | panel._lists | panel._fields
    for name, widget in widgets.items():
        if widget.layout.display == "none":
            continue
        found[f"on {name}"] = widget.description
        for number, option in enumerate(getattr(widget, "options", ())):
            found[f"in {name} {number}"] = option[0] if isinstance(option, tuple) else option
    return {place: text for place, text in found.items() if text}


def left(texts: dict[str, str]) -> dict[str, str]:
    """What is still in English; names apart, and languages, which are named in themselves."""
    apart = re.compile(r"Rosso|Blu|lezione|toscana|lc1")
    said = {p: t for p, t in texts.items() if not p.startswith(("in languages", "text hide"))}
    return {place: text for place, text in said.items() if LEFT.search(apart.sub("", text))}


def test_what_was_said_of_the_last_click_is_said_anew() -> None:
    panel = Controller(politics(), seats={1: "greedy"})
    click(panel, "hint")
    panel.dispatch({"do": "choose", "choice": "build fountain", "space": "A1"})
    click(panel, "upload", text=politics(gold=4).code())
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    click(panel, "step")
    click(panel, "upload", text=politics(gold=4).code())
    question = panel_view(panel.session)["question"]
    assert LEFT.search(question)
    click(panel, "language", name=LANGUAGE)
    assert panel_view(panel.session)["question"]
    assert not LEFT.search(panel_view(panel.session)["question"])
    click(panel, "yes")
    assert not LEFT.search(panel_view(panel.session)["notice"]["text"].replace("panel.game", ""))


def test_a_language_that_there_is_not_is_refused() -> None:
    panel = Controller(politics())
    for name in ("yy", "", "en_GB"):
        result = panel.dispatch({"do": "language", "name": name})
        assert not result.ok
        assert panel.session.language == "en"


CELLS = """
import lacitta_nb as lc
panel = lc.show(lc.new_game(2, seed=3))
heard = []
import ipywidgets
button = ipywidgets.Button()
button.on_click(lambda _: heard.append(lc.rules_text()))
""".replace("lc.rules_text()", "str(lc.NothingToUndo('nothing-to-undo'))")
"""A cell whose widgets are clicked later: the click comes in a context of its own."""


def test_what_one_cell_says_holds_in_later_cells_and_in_clicks() -> None:
    manager, client = start_new_kernel(kernel_name="python3")
    try:
        printed: list[str] = []

        def run(code: str) -> str:
            printed.clear()
            client.execute_interactive(code, timeout=90, output_hook=note)
            return "".join(printed)

        def note(message: dict[str, Any]) -> None:
            printed.append(message["content"].get("text", ""))

        run(CELLS)
        run("lc.speak('de')")
        german = run("print(lc.NothingToUndo('nothing-to-undo'))").strip()
        assert german.startswith("Es gibt nichts")
        comm = run("print(button.comm.comm_id)").split()[-1]
        data = {"method": "custom", "content": {"event": "click"}}
        client.shell_channel.send(client.session.msg("comm_msg", {"comm_id": comm, "data": data}))
        assert run("print(*heard)").strip() == german
        assert run("print(lc.show(panel.game).controller.session.language)").strip() == "de"
        assert run("print(panel.controller.session.language)").strip() == "en"
        with_block = "with lc.speaking('fr'):\n    print(lc.NothingToUndo('nothing-to-undo'))"
        assert run(with_block).strip() not in ("", german)
        assert run("print(lc.NothingToUndo('nothing-to-undo'))").strip() == german
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
