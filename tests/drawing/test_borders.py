"""What the two borders of the small board mean is told where they are seen."""

import lacitta_nb as lc
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.picture import borders, labels, plan
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from tests.panels.tables import click, politics

APART = "Border: {} and {} are no neighbours, neither for building nor for ways."
DRY = "Border: F4 gets nothing from the area L6."


def test_each_space_at_a_border_tells_what_it_parts() -> None:
    assert borders.border_texts(shipped_board("lezione")) == {
        "E3": (APART.format("E3", "F4"),),
        "F4": (APART.format("F4", "E3"), DRY),
    }
    assert borders.border_texts(shipped_board("toscana")) == {}


def test_what_lies_apart_anyway_has_no_border() -> None:
    source = shipped_board("lezione").source
    board = Board({**source, "not_adjacent": [["A1", "F1"]], "no_yield": [["A1", "L6"]]})
    assert plan.parted(board) == ((), ())


def test_the_label_of_a_space_says_it() -> None:
    state = politics().state
    told = labels.space_labels(state, {"F4": "+3"})
    board = state.table.board
    assert told[board.index["E3"]].endswith(APART.format("E3", "F4").rstrip("."))
    assert told[board.index["F4"]].endswith(f"{APART.format('F4', 'E3')} {DRY.rstrip('.')}")
    assert ": +3. Border" in told[board.index["F4"]]
    assert not any("Border" in label for label in labels.space_labels(lc.new_game(2).state))


def test_so_does_the_panel_about_a_space_that_was_clicked() -> None:
    panel = Controller(politics())
    click(panel, "space", space="F4")
    assert panel_view(panel.session)["space"]["lines"][-2:] == [APART.format("F4", "E3"), DRY]
    click(panel, "space", space="A1")
    assert not any("Border" in line for line in panel_view(panel.session)["space"]["lines"])
