"""What the panel in the browser needs of Python: words, files, rows that stay where they are."""

import re
from importlib.resources import files

import pytest

from lacitta_nb import new_game
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.widgets import Panel
from lacitta_nb.panels.view.players import players_view
from lacitta_nb.panels.view.words import words_of

SCRIPTS = {
    f"{room}/{path.name}": path.read_text(encoding="utf-8")
    for room in ("lacitta_nb.panels", "lacitta_nb.games.lacitta.panel")
    for path in (files(room) / "web").iterdir()
    if path.name.endswith(".js")
}
SHARED_ONLY = {"lacitta_nb/panels/web/main.js"}
"""The entry of games that add nothing to the page."""
WORD = re.compile(r"""\bwords(?:\.(\w+)|\["([\w-]+)"\])""")


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_every_word_that_a_script_shows_is_sent(name: str) -> None:
    used = {one or other for one, other in WORD.findall(SCRIPTS[name])}
    assert used - set(words_of(new_game(2).state)) - {"meanings", "rules"} == set()


def test_the_words_are_found_in_the_scripts() -> None:
    assert WORD.findall('words.undo; c.words["redo-end"]') == [("undo", ""), ("", "redo-end")]


def test_every_script_belongs_to_the_panel() -> None:
    bundled = Panel(new_game(2))._esm
    paths = {f"{room.replace('.', '/')}/web/{name}" for room, name in map(split, SCRIPTS)}
    assert {path for path in paths if f"// {path}\n" not in bundled} == SHARED_ONLY


def split(name: str) -> tuple[str, str]:
    room, file = name.split("/")
    return room, file


def test_undo_goes_back_to_the_start_and_redo_to_the_end() -> None:
    game = new_game(["Anna", "Bruno"], seed=1)
    panel = Controller(game)
    for request in ({"do": "run"}, {"do": "choose", "choice": "gold"}, {"do": "confirm"}):
        assert panel.dispatch(request).ok
    played, length = game.state, len(game.history)
    assert panel.dispatch({"do": "undo", "to": "year"}).ok
    assert game.phase == "start_player"
    assert panel.dispatch({"do": "redo", "to": "end"}).ok
    assert (game.state, len(game.history)) == (played, length)
    assert not game.undone


def test_rows_of_players_stay_where_they_are_when_another_begins() -> None:
    game = new_game(["Anna", "Bruno", "Clara"], seed=2000)
    panel = Controller(game)
    seen = set()
    while game.year < 4:
        rows = players_view(panel.session)
        assert [row["name"] for row in rows] == ["Anna", "Bruno", "Clara"]
        # The start player is first in turn order, and the next seat clockwise second (Y2).
        start = next(place for place, row in enumerate(rows) if row["start"])
        assert rows[start]["place"] == 1
        assert rows[(start + 1) % 3]["place"] == 2
        seen.add(start)
        if game.decision is None:
            panel.dispatch({"do": "step"})
        else:
            game.play(game.legal_actions()[-1])
            panel.dispatch({"do": "refresh"})
    assert seen == {0, 1, 2}
