"""The README and the pages of docs/: their links lead somewhere, they say what they must."""

import ast
import re
from pathlib import Path

import pytest
from PIL import Image

from lacitta_nb.games.lacitta.board import shipped_board, shipped_names
from tests.docs.pages import PAGES, ROOT, blocks


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_links_to_the_notebooks_and_pictures() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "](notebooks/00_start_here.ipynb)" in text
    assert "![" in text


def test_the_first_picture_of_the_readme_moves_again_and_again_and_is_told_in_words() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told, path = re.findall(r"!\[([^]]+)\]\(([^)]+)\)", text)[0]
    assert len(told.split()) > 30
    assert (ROOT / path).stat().st_size < 1_500_000
    with Image.open(ROOT / path) as picture:
        assert getattr(picture, "n_frames", 1) > 50
        assert picture.info["loop"] == 0  # without an end


SILENT = ("game.run", "game.play", "game.save", "malo.run", "lc.speak", "learning.reset")


def test_pasted_into_a_cell_the_code_of_the_readme_shows_what_it_asks_for() -> None:
    # A cell shows what is printed and its last value, nothing else.
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for block in blocks(text):
        if block.language != "python":
            continue
        *before, last = ast.parse(block.text).body
        assert isinstance(last, ast.Expr)
        asked = [line for line in before if isinstance(line, ast.Expr)]
        called = [ast.unparse(line).split("(")[0] for line in asked]
        assert [call for call in called if call != "print" and call not in SILENT] == []


def test_the_page_on_fairness_is_of_the_set_ups_that_ship_and_no_seat_wins_too_often() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines()]
    seats = [row for row in rows if row and row[0] in shipped_names()]
    found = {(row[0], row[1], int(row[2])): tuple(row[3].split()) for row in seats}
    assert found == {
        (board, players, seat): tuple(castles)
        for board in shipped_names()
        for players, setup in shipped_board(board).setups.items()
        for seat, castles in enumerate(setup["castles"], 1)
    }
    assert [row for row in seats if float(row[5]) > 1.15] == []


def test_the_readme_says_what_is_reconstructed_and_that_it_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    reconstructed = text.split("## What is reconstructed")[1].split("\n## ")[0]
    for word in ("map", "political cards", "wheat"):
        assert word in reconstructed
    assert "unofficial" in text
