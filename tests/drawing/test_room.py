"""What is written on the board is large enough to be read, and nothing hides what must be seen."""

from itertools import pairwise

import pytest

from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.picture.plan import space_centres
from lacitta_nb.games.lacitta.picture.plates import plate_places
from lacitta_nb.games.lacitta.picture.room import beyond, box_at, clearest, hidden, overlap
from lacitta_nb.games.lacitta.picture.styles import ALL_STYLES
from tests.drawing.migrations import migrations
from tests.drawing.tables import late

PIXELS = 14.8
"""Of a board unit where a space, 1.63 units wide, is 24 pixels wide."""


def boxes(marks: Marks, *styles: str) -> list[Box]:
    return [_box(mark) for mark in marks if mark.style.name in styles]


def _box(mark: Mark) -> Box:
    assert isinstance(mark.shape, Shape)
    across = [mark.at[0] + x * mark.scale for x, _ in mark.shape.points]
    up = [mark.at[1] + y * mark.scale for _, y in mark.shape.points]
    return min(across), min(up), max(across), max(up)


def test_every_text_but_names_and_the_legend_is_eleven_pixels_high() -> None:
    written = {s.name: s.size * PIXELS for s in ALL_STYLES if s.size}
    small = {name for name, size in written.items() if size < 11}
    assert small == {"t-name", "t-legend"}


def test_a_place_is_chosen_by_what_it_hides() -> None:
    half, wall = (0.5, 0.5), (box_at((0.0, 0.0), (1.0, 1.0)), 10.0)
    assert hidden(box_at((1.0, 0.0), half), [wall]) == 5.0
    # The first place hides a quarter of itself for 2.5, the second nothing for 1.
    assert clearest([(0.0, (1.25, 1.0)), (1.0, (3.0, 0.0))], half, [wall]) == (3.0, 0.0)
    assert clearest([(0.0, (1.25, 1.0)), (3.0, (3.0, 0.0))], half, [wall]) == (1.25, 1.0)
    page = (-2.0, -2.0, 2.0, 2.0)
    assert hidden(box_at((1.5, 1.5), half), beyond(page)) == 0
    assert hidden(box_at((2.0, 0.0), half), beyond(page)) > 100


@pytest.mark.parametrize("first", [0, 5, 10, 15])
def test_badges_of_arrows_hide_no_plate_no_castle_and_no_badge(first: int) -> None:
    seen = 0
    for seed in range(first, first + 5):
        for state, events in migrations(seed):
            badges = boxes(PICTURE.marks(state, events), "badge", "badge-alarm")
            plates = list(plate_places(state).values())
            centres = space_centres(state.table.board)
            numbers = [box_at(centres[city.castle], (0.3, 0.3)) for city in state.cities]
            for place, badge in enumerate(badges):
                others = [*plates, *numbers, *badges[:place]]
                assert not [box for box in others if overlap(badge, box) > 1e-6]
                seen += 1
    assert seen > 50


def test_what_is_on_a_plate_fits_on_it_side_by_side() -> None:
    for state in [late(seed=seed).state for seed in range(8)]:
        parts = keyed(PICTURE.pieces(state))
        for key, marks in parts.items():
            if not key.startswith("plate-"):
                continue
            board = _box(marks[0])
            signs = boxes(marks, "service", "service-none")
            person = boxes(marks, "person")
            texts = {m.at: _written(m) for m in marks if isinstance(m.shape, Words)}
            citizens = next(_written(m) for m in marks if m.style.name == "t-plate")
            for inner in (*signs, *person, *texts.values()):
                assert board[0] < inner[0] < inner[2] < board[2]
                assert board[1] < inner[1] < inner[3] < board[3]
            assert not any(overlap(one, two) for one, two in pairwise(signs))
            assert not any(overlap(citizens, other) for other in (*signs, *person))


def _written(mark: Mark) -> Box:
    """The box of digits: their width is measured, their height is 0.73 of their size."""
    assert isinstance(mark.shape, Words)
    size = mark.style.size
    wide = text_width(mark.shape.text, bold=mark.style.bold) * size
    return box_at(mark.at, (wide / 2, 0.73 * size / 2))
