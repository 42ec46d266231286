"""The README and the pages of docs/: their links lead somewhere, their code runs."""

import ast
import re
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.board import shipped_board, shipped_names

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_links_to_the_notebooks_and_pictures() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "](notebooks/00_start_here.ipynb)" in text
    assert "![" in text


@pytest.mark.slow
def test_the_code_of_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 5
    names: dict[str, object] = {}
    for code in blocks:
        exec(code, names)
    game = names["game"]
    assert isinstance(game, lc.Game)
    assert [str(move) for move in lc.load(tmp_path / "friday.json").moves] == ["gold"]
    told = capsys.readouterr().out
    for said in ("Year 1 of 6 · Politics", "[P5]\n", "<Action gold>", "chance in %", "\n- "):
        assert said in told


SILENT = ("game.run", "game.play", "game.save")


def test_pasted_into_a_cell_the_code_of_the_readme_shows_what_it_asks_for() -> None:
    # A cell shows what is printed and its last value, nothing else.
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        *before, last = ast.parse(code).body
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


def test_every_room_of_the_code_is_on_the_map() -> None:
    page = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    package = ROOT / "lacitta_nb"
    rooms = {
        f"{path.name}/" if path.is_dir() else path.name
        for path in package.iterdir()
        if path.is_dir() or path.suffix == ".py"
    } - {"__init__.py", "__pycache__/", "board_data/"}
    assert "rules/" in rooms
    assert {room for room in rooms if f"{room}`" not in page} == set()


def test_the_readme_says_what_is_reconstructed_and_that_it_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    reconstructed = text.split("## What is reconstructed")[1].split("\n## ")[0]
    for word in ("map", "political cards", "wheat"):
        assert word in reconstructed
    assert "unofficial" in text
