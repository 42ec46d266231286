"""The notebooks as files: small, told by themselves, and free of this machine's traces."""

import ast
import json
import re
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from lacitta_nb import all_lessons
from tools.notebook_prose.books import NOTEBOOKS as FOLDER
from tools.notebook_prose.books import sources

NOTEBOOKS = sources()
DRAWING = re.compile(
    r"^(panel = )?(lc\.draw_board|lc\.((saint_malo|citta_stato)\.)?(show|lesson)|draw_forecast)\(",
    re.MULTILINE,
)
TELLING = re.compile(
    r"^lc\.((saint_malo|citta_stato)\.)?(all_lessons|progress|rules|train)\(", re.MULTILINE
)
"""What shows exercises or a table, which depend on what was learnt."""
SHOWING = re.compile(
    rf"{TELLING.pattern}|^(panel = )?lc\.((saint_malo|citta_stato)\.)?(show|lesson)\(", re.MULTILINE
)
"""What shows a widget or a table by itself, not a part of a study that goes on."""


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    book = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in book["cells"] if cell["cell_type"] == kind]


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def test_the_first_notebooks_of_each_game_are_there() -> None:
    assert {name_of(path) for path in NOTEBOOKS} >= {
        "00_start_here.ipynb",
        "01_a_year_step_by_step.ipynb",
        "saint_malo/00_start_here.ipynb",
        "saint_malo/01_dice_and_pirates.ipynb",
        "citta_stato/00_start_here.ipynb",
        "citta_stato/01_alone.ipynb",
    }


def test_the_notebook_of_lessons_has_them_all_in_order_with_no_code_in_sight() -> None:
    found = cells(FOLDER / "20_lessons.ipynb", "code")
    keys = [
        re.findall(r'^lc\.lesson\("(\w+)"\)$', "".join(c["source"]), re.MULTILINE) for c in found
    ]
    assert keys == [[lesson.key] for lesson in all_lessons()]
    for cell in found:
        assert cell["metadata"]["jupyter"] == {"source_hidden": True}
        html = "".join(line for o in cell["outputs"] for line in o["data"].get("text/html", ()))
        assert 'data-commandlinker-command="notebook:run-cell"' in html
        assert "<img" not in html
        # The heading above the cell has said the title.
        assert "<strong>" not in html


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_what_shows_a_table_lesson_training_or_rules_runs_by_itself(path: Path) -> None:
    # Whoever passes over the cells above, or has started the kernel anew, has imported nothing.
    for cell in cells(path, "code"):
        text = "".join(cell["source"])
        if SHOWING.search(text):
            assert "import lacitta_nb as lc\n" in text, text
            names = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)]
            made = {name.id for name in names if isinstance(name.ctx, ast.Store)}
            assert {name.id for name in names} - made == {"lc"}, text


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_where_nobody_needs_python_the_languages_and_run_once_are_told(path: Path) -> None:
    book = json.loads(path.read_text(encoding="utf-8"))["cells"]
    if any(".lesson(" in "".join(cell["source"]) for cell in book):
        assert book[0]["metadata"].get("tags") == ["languages"]
        assert any("*Run Once*" in "".join(cell["source"]) for cell in cells(path, "markdown"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_a_notebook_is_small_and_names_no_place_on_a_machine(path: Path) -> None:
    assert path.stat().st_size < 300_000
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"(?:/home/|/root/|/tmp/|/work/|/Users/|[A-Z]:\\\\)", text) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_no_text_asks_for_a_picture_of_a_file(path: Path) -> None:
    # Voilà reads such a picture as if no server read files asynchronously, and shows nothing then.
    assert [cell for cell in cells(path, "markdown") if "![" in "".join(cell["source"])] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_cells_that_draw_are_tagged_and_no_others(path: Path) -> None:
    for cell in cells(path, "code"):
        text = "".join(cell["source"])
        draws = bool(DRAWING.search(text) or TELLING.search(text))
        assert draws == ("nbval-ignore-output" in cell["metadata"].get("tags", [])), text


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_every_cell_was_run_in_order_and_without_errors(path: Path) -> None:
    code = cells(path, "code")
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    kinds = [output["output_type"] for cell in code for output in cell["outputs"]]
    assert "error" not in kinds


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_pictures_are_seen_without_a_kernel(path: Path) -> None:
    drawn = [c for c in cells(path, "code") if DRAWING.search("".join(c["source"]))]
    assert drawn
    # A lesson leaves words and a button.
    drawn = [c for c in drawn if ".lesson(" not in "".join(c["source"])]
    for cell in drawn:
        shown = [output["data"] for output in cell["outputs"] if "data" in output]
        picture = shown[-1]
        assert Image.open(BytesIO(b64decode(picture["image/png"]))).width >= 900
        # Where HTML may be taken first and stripped, as on GitHub, there must be none.
        assert "text/html" not in picture
        if re.search(r"lc\.(show|lesson)\(", "".join(cell["source"])):
            assert len(shown) == 1
            assert "".join(picture["image/svg+xml"]).startswith("<svg")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_tables_and_exercises_are_read_without_a_kernel(path: Path) -> None:
    for cell in cells(path, "code"):
        text = "".join(cell["source"])
        if TELLING.search(text):
            (shown,) = (output["data"] for output in cell["outputs"] if "data" in output)
            assert "application/vnd.jupyter.widget-view+json" not in shown
            if "lc.train(" in text:
                assert "data-commandlinker-command" in "".join(shown["text/html"])
                assert len("".join(shown["text/plain"])) > 20
            else:
                assert len("".join(shown["text/html"])) > 500


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_links_between_notebooks_lead_somewhere(path: Path) -> None:
    told = [c for c in cells(path, "markdown") if "languages" not in c["metadata"].get("tags", [])]
    text = "".join("".join(cell["source"]) for cell in told)
    links = re.findall(r"\]\(([^):]+)\)", text)
    assert links
    assert [link for link in links if not (path.parent / link).exists()] == []
