"""Cities are of one size, nothing overlaps, and letters and spaces are large enough."""

from itertools import combinations, pairwise

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import NotFound
from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.drawing.scene import Box
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.games.saint_malo.picture import PICTURE
from lacitta_nb.games.saint_malo.picture.plan import PITCH, SIDE, Plan, plan_of
from lacitta_nb.games.saint_malo.picture.styles import ALL_STYLES
from lacitta_nb.games.saint_malo.state import State
from tests.games.saint_malo.picture.views import (
    LONG,
    box_of,
    inside,
    named,
    overlap,
    states,
    whole_game,
)
from tests.games.saint_malo.support import ROW

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
ROOM = 600, 500
"""Pixels of a board on most screens: the table leaves it room a fifth wider than high."""


def pixels(state: State) -> float:
    """Of a board unit, where the whole picture is as large as that room allows."""
    left, low, right, high = PICTURE.box(state)
    return min(ROOM[0] / (right - left), ROOM[1] / (high - low))


def areas(plan: Plan) -> list[Box]:
    cities = [
        (c.left - 0.3, c.low - 0.3, c.left + SIDE + 0.3, c.low + SIDE + 0.3) for c in plan.cities
    ]
    return [*cities, *(place.card for place in plan.cities), plan.pirates]


@PLAYERS
def test_cities_cards_and_pirates_lie_apart_on_the_picture(players: int) -> None:
    plan = plan_of(whole_game(players)[0].before.table)
    assert len(plan.cities) == players
    assert not [pair for pair in combinations(areas(plan), 2) if overlap(*pair)]
    assert all(inside(area, plan.box) for area in areas(plan))
    assert all(inside(row.area, plan.box) for row in plan.rows)
    assert not any(overlap(one.area, other.area) for one, other in combinations(plan.rows, 2))


@pytest.mark.parametrize(("players", "least"), [(2, 33), (3, 24), (4, 24), (5, 24)])
def test_a_space_is_as_large_as_a_pointer_needs(players: int, least: float) -> None:
    assert PITCH * pixels(whole_game(players)[0].before) >= least


def test_letters_are_eleven_pixels_high_for_two_players_and_ten_for_five() -> None:
    sizes = {s.name: s.size for s in ALL_STYLES if s.size and s.name not in ("t-name", "t-legend")}
    small = {"t-legal-long", "t-held", "t-bonus", "t-bonus-complete", "t-bonus-broken"}
    two, five = (pixels(whole_game(players)[0].before) for players in (2, 5))
    assert all(size * two >= 11 for size in sizes.values())
    assert all(size * five >= 10 for name, size in sizes.items() if name not in small)


@PLAYERS
def test_what_is_on_a_card_fits_on_it_side_by_side(players: int) -> None:
    for state in (*states(players), named(whole_game(players)[-90].step.state)):
        rich = state._replace(
            players=tuple(p._replace(coins=88, logs=88, points=188) for p in state.players)
        )
        parts = keyed(PICTURE.pieces(rich))
        for seat, place in enumerate(plan_of(state.table).cities):
            boxes = [box_of(mark) for mark in parts[f"card-{seat}"]]
            left, low, right, high = place.card
            assert all(inside(box, (left - 0.1, low - 0.1, right + 0.05, high)) for box in boxes)
            assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


@PLAYERS
def test_letters_at_the_edges_touch_no_city(players: int) -> None:
    state = whole_game(players)[0].before
    cities = areas(plan_of(state.table))[:players]
    names = [box_of(mark) for mark in PICTURE.names(state)]
    assert len(names) == 14 * players
    assert not [name for name in names for city in cities if overlap(name, city)]
    assert all(inside(name, PICTURE.box(state)) for name in names)


@pytest.mark.parametrize("names", [LONG, LONG[::-1]])
def test_the_legend_stays_on_the_page(names: tuple[str, ...]) -> None:
    for players in (2, 5):
        state = named(whole_game(players)[-60].step.state, names)
        for dice in ((), ("log", "crate", "wall", "head", "swords")):
            thrown = state._replace(dice=dice, rolls=2 if dice else 0)
            strip = PICTURE.legend(thrown)
            assert all(inside(box_of(mark), strip.box) for mark in strip.marks)
            rows: dict[float, list[Box]] = {}
            for mark in strip.marks:
                if isinstance(mark.shape, Words):
                    rows.setdefault(mark.at[1], []).append(box_of(mark))
            for row in rows.values():
                assert not any(overlap(one, other) for one, other in pairwise(row))


@pytest.mark.parametrize("text", ["+4", "+12", "2–3", "merchant: 4"])
def test_a_badge_stays_readable(text: str) -> None:
    state = whole_game(2)[0].before
    marks = PICTURE.marks(state, (), {"E5": text})
    (words,) = [mark for mark in marks if isinstance(mark.shape, Words)]
    ground = [mark for mark in marks if mark.style.name in ("legal", "badge-legal")]
    assert inside(box_of(words), box_of(ground[-1]))


@pytest.mark.parametrize("text", ["+4 ✕", "+12 ✕", "5 ✕"])
def test_a_badge_that_warns_stands_in_its_space_on_two_lines(text: str) -> None:
    state = whole_game(2)[0].before
    marks = PICTURE.marks(state, (), {"A3": text, "A4": text})
    here = [mark for mark in marks if mark.group == "legal-A3"]
    (ground,) = [mark for mark in here if mark.style.name == "legal"]
    number, sign = [mark for mark in here if isinstance(mark.shape, Words)]
    assert all(inside(box_of(mark), box_of(ground)) for mark in (number, sign))
    assert not overlap(box_of(number), box_of(sign))


@pytest.mark.parametrize("strengths", [[4], [2, 4, 6, 8], list(range(1, 21))])
@PLAYERS
def test_other_tables_of_pirates_have_room(players: int, strengths: list[int]) -> None:
    own = {
        "format": "saintmalo-tables/1",
        "row_length": {"value": {"2": 12, "3": 9, "4": 20, "5": 3}},
        "strengths": {"value": strengths},
    }
    plan = plan_of(lc.saint_malo.new_game(players=players, tables=own).state.table)
    assert len(plan.rows) == len(strengths)
    assert all(inside(row.area, plan.box) for row in plan.rows)
    assert not [pair for pair in combinations(areas(plan), 2) if overlap(*pair)]
    assert not any(overlap(one.area, other.area) for one, other in combinations(plan.rows, 2))


def test_a_space_that_no_city_has_is_named() -> None:
    state = whole_game(2)[0].before
    for name in ("A1", "H2"):
        with pytest.raises(NotFound, match=f"called {name} on the picture"):
            PICTURE.marks(state, (), {name: ""})
        with pytest.raises(NotFound, match=f"called {name}"):
            PICTURE.marks(state, selected=name)
        with pytest.raises(NotFound, match=f"called {name}"):
            PICTURE.labels(state, {name: ""})


@PLAYERS
def test_flags_and_boxes_lie_on_the_plate_of_their_row(players: int) -> None:
    state = whole_game(players)[0].before
    parts = keyed(PICTURE.pieces(state))
    for number, row in enumerate(plan_of(state.table).rows, 1):
        marks = [m for m in parts[f"pirates-{number}"] if m.style.name != "row-now"]
        flag, strength, *boxes = map(box_of, marks)
        assert len(boxes) == ROW[players]
        assert all(inside(box, row.area) for box in (flag, *boxes))
        assert inside(strength, flag)
        assert not [box for box in boxes if overlap(flag, box)]
