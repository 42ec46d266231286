"""The names of the areas: only where they are asked for, in their areas, and over no plate."""

import re

import pytest

import lacitta_nb as lc
from lacitta_nb.drawing import picture_of, svg_board
from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.drawing.theme import DARK, LIGHT, Theme
from lacitta_nb.games.lacitta.picture.area_names import HIGH, SIZE
from lacitta_nb.games.lacitta.picture.plan import area_shapes, label_points
from lacitta_nb.games.lacitta.picture.plates import HALF_AREA, plate_places
from lacitta_nb.games.lacitta.picture.room import box_at, overlap
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import GreedyPlayer

CONTRAST = 4.5


def late(seed: int, players: int, edition: str) -> State:
    """A moment with many plates."""
    game, player = lc.new_game(players, seed=seed, edition=edition), GreedyPlayer()
    while game.year < 3:
        game.run()
        assert game.decision is not None
        game.play(player.choose(game.state.seen_by(game.decision.player)))
    return game.state


def named(state: State) -> dict[str, tuple[float, float]]:
    return {
        mark.shape.text: mark.at
        for mark in picture_of(state).areas(state)
        if isinstance(mark.shape, Words)
    }


@pytest.mark.parametrize(("players", "edition"), [(2, "classic"), (4, "expansion"), (5, "new")])
def test_names_lie_in_their_areas_and_on_nothing(players: int, edition: str) -> None:
    from shapely import Point

    state = late(5, players, edition)
    board, plates = state.table.board, plate_places(state).values()
    found = named(state)
    played = [not waste or edition == "expansion" for waste in board.waste]
    drawn = [
        bool(tile) or not waste
        for tile, waste in zip(state.table.landscapes, board.waste, strict=True)
    ]
    assert list(found) == [n for n, d in zip(board.areas, drawn, strict=True) if d]
    assert sum(drawn) <= sum(played)
    crossed = 0.0
    for name, place in found.items():
        number = board.area_index[name]
        assert area_shapes(board)[number].contains(Point(place))
        box = box_at(place, (text_width(name, bold=True) * SIZE / 2, HIGH / 2))
        sign = box_at(label_points(board)[number], HALF_AREA)
        crossed += sum(overlap(box, plate) for plate in plates)
        if state.table.landscapes[number]:
            assert overlap(box, sign) < 0.35
    # A plate may cover so much of an area that a name touches it.
    assert crossed < 0.5


def test_they_are_written_only_where_they_are_asked_for() -> None:
    game = lc.new_game(2, seed=1)
    scene = picture_of(game.state).scene(game.state)
    assert "areas" not in dict(scene.layers)
    layers = [name for name, _ in picture_of(game.state).scene(game.state, areas=True).layers]
    assert layers == ["land", "pieces", "names", "areas", "marks", "legend"]
    assert 'id="x-areas"' not in picture_of(game.state).html(game.state)
    hidden, shown = svg_board(game, prefix="x"), svg_board(game, prefix="x", areas=True)
    assert re.search(r'<g id="x-areas"><text class="lc-t-area"', hidden)
    assert 'class="lc-board lc-no-areas"' in hidden
    assert 'class="lc-board"' in shown
    assert '.lc-board.lc-no-areas g[id$="-areas"] { display: none; }' in hidden


def test_figures_write_them() -> None:
    game = lc.new_game(2, seed=1)

    def layers(*, areas: bool) -> set[str | None]:
        return {layer.get_gid() for layer in lc.draw_board(game, areas=areas).collections}

    assert layers(areas=True) - layers(areas=False) == {"lc-areas"}


def test_other_games_have_none() -> None:
    for game in (lc.saint_malo.new_game(2, seed=1), lc.citta_stato.new_game(2, seed=1)):
        assert picture_of(game.state).areas(game.state) == ()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_they_can_be_read_on_all_that_grows(theme: Theme) -> None:
    def light(role: str) -> float:
        parts = [int(theme.colours[role][i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    for ground in ("farm", "mountain", "lake", "bare", "paper"):
        least, most = sorted((light("ink"), light(ground)))
        assert (most + 0.05) / (least + 0.05) > CONTRAST
