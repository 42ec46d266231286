"""Geometry and integers are two answers to the same question; they must agree on every board."""

from itertools import pairwise
from math import dist

import pytest
from shapely import GeometryCollection, LineString, MultiPolygon, Point, Polygon, union_all

from lacitta_nb.games.lacitta.board import Board, shipped_board, shipped_names
from lacitta_nb.games.lacitta.picture.arrows import LANES
from lacitta_nb.games.lacitta.picture.plan import (
    area_outlines,
    area_shapes,
    city_outline,
    label_points,
    shrines,
    space_centres,
    walls,
)
from lacitta_nb.games.lacitta.picture.ways import migration_path, way
from lacitta_nb.geometry.outlines import extent, hexagon, pieces_of, touching


@pytest.fixture(params=shipped_names())
def board(request: pytest.FixtureRequest) -> Board:
    return shipped_board(request.param)


@pytest.fixture
def toscana() -> Board:
    return shipped_board("toscana")


def line_of(board: Board, *names: str) -> int:
    return board.mask(names)


def tiny(**more: object) -> Board:
    """Four spaces in a bent row around an area of one hexagon, and one space on its own."""
    at = {"a": (0, 0), "b": (1, 0), "c": (2, 0), "d": (2, 1), "far": (9, 0)}
    return Board(
        {
            "name": "tiny",
            "title": "tiny",
            "provenance": "for tests",
            "spaces": {name: {"at": list(cell), "players": 2} for name, cell in at.items()},
            "areas": {"L1": {"cells": [[1, 1]]}},
            **more,
        }
    )


def test_spaces_share_an_edge_exactly_where_the_integers_say_so(board: Board) -> None:
    apart = {frozenset(pair) for pair in board.source.get("not_adjacent", ())}
    drawn = {
        (a, b)
        for a, b in touching(list(board.at))
        if frozenset((board.spaces[a], board.spaces[b])) not in apart
    }
    counted = {
        (a, b) for a, mask in enumerate(board.adjacent) for b in range(a, 999) if mask >> b & 1
    }
    assert drawn == counted
    assert drawn


def test_areas_share_an_edge_with_exactly_the_spaces_they_feed(board: Board) -> None:
    dry = {(space, area) for space, area in board.source.get("no_yield", ())}
    shapes = area_shapes(board)
    for number, cell in enumerate(board.at):
        outline = hexagon(cell).buffer(1e-6)
        drawn = tuple(
            area
            for area, shape in enumerate(shapes)
            if outline.intersection(shape).length > 1
            and (board.spaces[number], board.areas[area]) not in dry
        )
        assert drawn == board.areas_at[number], board.spaces[number]


def test_a_printed_border_parts_spaces_that_touch_in_the_plane() -> None:
    board = tiny(not_adjacent=[["b", "c"]])
    assert (1, 2) in touching(list(board.at))
    assert not board.adjacent[1] >> 2 & 1


def test_no_two_hexagons_of_a_board_overlap(board: Board) -> None:
    cells = [*board.at, *(cell for area in board.cells for cell in area)]
    assert sum(hexagon(c).area for c in cells) == pytest.approx(len(cells) * 3 * 3**0.5 / 2)
    assert len(set(cells)) == len(cells)


def test_toscana_has_a_shrine_at_each_point_of_its_lattice(toscana: Board) -> None:
    assert len(shrines(toscana)) == 18


def test_label_points_lie_inside_their_areas(board: Board) -> None:
    for shape, (x, y) in zip(area_shapes(board), label_points(board), strict=True):
        assert shape.buffer(-0.5).contains(Polygon([(x, y), (x + 0.01, y), (x, y + 0.01)]))


def test_outlines_of_areas_keep_inside_their_hexagons(board: Board) -> None:
    for shape, rings in zip(area_shapes(board), area_outlines(board), strict=True):
        assert shape.contains(Polygon(rings[0]))


def test_a_city_has_one_outline_round_all_its_spaces() -> None:
    board = tiny()
    city = line_of(board, "a", "b", "c", "d")
    rings = city_outline(board, city)
    assert len(rings) == 1
    outline = Polygon(rings[0])
    assert outline.is_valid
    assert all(outline.contains(hexagon(board.at[i]).buffer(-0.35)) for i in range(4))
    assert not outline.intersects(hexagon(board.at[4]))


def test_outlines_of_cities_beside_each_other_do_not_touch() -> None:
    board = tiny()
    one = Polygon(city_outline(board, line_of(board, "a"))[0])
    two = Polygon(city_outline(board, line_of(board, "b", "c"))[0])
    assert one.distance(two) == pytest.approx(0.18, abs=0.01)


def test_a_way_begins_and_ends_at_the_nearest_buildings() -> None:
    board = tiny()
    assert way(board, line_of(board, "a"), line_of(board, "d", "c")) == (0, 1, 2)
    assert way(board, line_of(board, "d"), line_of(board, "a", "b")) == (3, 2, 1)
    assert way(board, line_of(board, "a"), line_of(board, "far")) == ()


def test_ways_are_as_long_as_the_board_says(toscana: Board) -> None:
    for end in range(0, len(toscana.spaces), 7):
        steps = toscana.distance(1, 1 << end)
        found = way(toscana, 1, 1 << end)
        assert len(found) - 1 == steps
        assert all(toscana.adjacent[a] >> b & 1 for a, b in pairwise(found))


def test_an_arrow_is_trimmed_at_both_ends_and_keeps_its_direction() -> None:
    board = tiny()
    centres = space_centres(board)
    path = migration_path(board, line_of(board, "a"), line_of(board, "c"), trim=0.5)
    assert path[0] == pytest.approx((centres[0][0] + 0.5, centres[0][1]))
    assert path[-1] == pytest.approx((centres[2][0] - 0.5, centres[2][1]))


def test_arrows_on_one_way_lie_beside_each_other() -> None:
    board = tiny()
    ends = line_of(board, "a"), line_of(board, "d")
    middle = LineString(migration_path(board, *ends, trim=0))
    left = migration_path(board, *ends, aside=0.3)
    assert all(0.25 < middle.distance(Point(p)) < 0.31 for p in left)
    back = migration_path(board, *reversed(ends), aside=0.3)
    assert LineString(left).distance(LineString(back)) > 0.5


@pytest.mark.parametrize("aside", LANES)
def test_every_way_has_one_line_at_its_side_from_end_to_end(board: Board, aside: float) -> None:
    """All ways between two spaces, in both directions; of the larger board every fourth."""
    centres = space_centres(board)
    step = 1 if len(board.spaces) < 50 else 4
    for place in range(0, len(board.spaces) ** 2, step):
        start, end = divmod(place, len(board.spaces))
        spaces = way(board, 1 << start, 1 << end)
        if len(spaces) < 2:
            continue
        path = migration_path(board, 1 << start, 1 << end, aside=aside, trim=0.72)
        line, middle = LineString(path), LineString([centres[space] for space in spaces])
        assert line.is_simple
        assert line.length > middle.length / 5
        assert min(dist(one, two) for one, two in pairwise(path)) > 1e-6
        assert max(middle.distance(Point(place)) for place in path) < abs(aside) + 1e-6
        assert dist(path[0], centres[start]) < 1 + abs(aside)
        assert dist(path[-1], centres[end]) < 1 + abs(aside)


def test_parts_of_an_outline_are_polygons_whatever_shapely_answers() -> None:
    small, large = Polygon([(0, 0), (1, 0), (0, 1)]), Polygon([(5, 5), (9, 5), (5, 9)])
    line = LineString([(0, 0), (1, 1)])
    assert pieces_of(small) == [small]
    assert pieces_of(MultiPolygon([small, large])) == [large, small]
    assert pieces_of(GeometryCollection([line, small, Point(3, 3), large])) == [large, small]
    for nothing in (Polygon(), GeometryCollection(), line, MultiPolygon()):
        assert pieces_of(nothing) == []


def test_a_city_without_spaces_has_no_outline() -> None:
    assert city_outline(tiny(), 0) == ()


def test_a_border_between_spaces_that_lie_apart_is_no_edge() -> None:
    board = tiny(not_adjacent=[["a", "d"], ["b", "c"]], no_yield=[["far", "L1"]])
    apart, dry = walls(board)
    assert len(apart) == 1
    assert dry == ()


def test_the_extent_is_that_of_all_hexagons(board: Board) -> None:
    cells = [*board.at, *(cell for area in board.cells for cell in area)]
    assert extent(cells) == pytest.approx(union_all([hexagon(c) for c in cells]).bounds)


def test_no_way_no_arrow() -> None:
    board = tiny()
    assert migration_path(board, line_of(board, "a"), line_of(board, "far")) == ()
