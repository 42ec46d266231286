"""Nothing overlaps, all lies on the picture, and letters and places are large enough."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from lacitta_nb.core.errors import NotFound
from lacitta_nb.drawing.letters import ELLIPSIS
from lacitta_nb.drawing.scene import Box, Mark
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.picture.effects import rows_of
from lacitta_nb.games.citta_stato.picture.items import lines, wide
from lacitta_nb.games.citta_stato.picture.labels import letter
from lacitta_nb.games.citta_stato.picture.land import step
from lacitta_nb.games.citta_stato.picture.market import HEAD, card
from lacitta_nb.games.citta_stato.picture.plan import (
    BOARD_LOW,
    CARD,
    WIDTH,
    places_of,
    sheet,
    size,
)
from lacitta_nb.games.citta_stato.picture.styles import ALL_STYLES
from lacitta_nb.games.citta_stato.rules import new_state
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.texts import languages, speaking
from tests.games.citta_stato.picture.views import (
    LONG,
    SEATS,
    box_of,
    inside,
    named,
    overlap,
    rich,
    start,
    states,
    whole_game,
)

PIXELS = 960
"""The width of a picture at which all must be legible."""
PLAYERS = pytest.mark.parametrize("players", SEATS)
LANGUAGES = pytest.mark.parametrize("language", languages())


def pixels(state: State) -> float:
    """Of a board unit, where the picture is as wide as that."""
    left, _, right, _ = PICTURE.box(state)
    return PIXELS / (right - left)


def texts(marks: Iterable[Mark]) -> list[tuple[str, Box]]:
    return [(m.shape.text, box_of(m)) for m in marks if isinstance(m.shape, Words)]


def covered(state: State) -> list[tuple[str, str]]:
    """Texts that lie on each other, by what they say."""
    steps = [f"{seat}.track." for seat in range(len(state.players))]
    shown = [place for name, place in places_of(state.table).items() if name[:8] in steps]
    found = texts((*PICTURE.land(state), *PICTURE.pieces(state), *PICTURE.names(state)))
    # The space of a track where a disc stands is drawn once more, over what is printed there.
    free = [(text, box) for text, box in found if not any(overlap(box, place) for place in shown)]
    return [(one[0], two[0]) for one, two in combinations(free, 2) if overlap(one[1], two[1])]


@PLAYERS
@LANGUAGES
def test_no_text_lies_on_another_one(players: int, language: str) -> None:
    with speaking(language):
        for state in (*states(players), named(rich(whole_game(players)[30].state))):
            assert covered(state) == []


@PLAYERS
def test_the_boards_of_players_lie_apart_below_the_board(players: int) -> None:
    seats = max(players, 2)
    sheets = [sheet(seat, seats) for seat in range(seats)]
    assert not [pair for pair in combinations(sheets, 2) if overlap(*pair)]
    assert all(box[3] < BOARD_LOW for box in sheets)
    assert all(inside(box, PICTURE.box(start(players))) for box in sheets)


@PLAYERS
def test_places_lie_apart(players: int) -> None:
    places = places_of(start(players).table)
    found = [
        (one, two)
        for (one, a), (two, b) in combinations(places.items(), 2)
        if overlap(a, b) and not {one[2:], two[2:]} & {"discs"}
    ]
    assert found == []


@PLAYERS
def test_what_is_on_a_players_board_stays_on_it(players: int) -> None:
    for state in (*states(players), named(rich(whole_game(players)[30].state))):
        seats = max(players, 2)
        for mark in PICTURE.pieces(state):
            what, *rest = mark.group.split("-")
            own = what in ("price", "points", "second", "crowns", "city", "republic", "cards")
            if own and rest[0].isdigit():
                assert inside(box_of(mark), sheet(int(rest[0]), seats)), mark


@LANGUAGES
def test_every_card_tells_its_name_and_its_effects_inside(language: str) -> None:
    tables = shipped_tables()
    box = places_of(start(2).table)["present.green"]
    room = size(box)[0] - 0.3
    with speaking(language):
        for word, found in tables.cards.items():
            told = lines(rows_of(found.effects), room)
            assert len(told) <= 2
            assert all(wide(items) <= room for items in told), word
            marks = card(word, "present-green", box, tables, language)
            assert all(inside(box_of(mark), box, 0.02) for mark in marks), word
            head, body = box[3] - HEAD, [m for m in marks if m.at[1] < box[3] - HEAD]
            assert all(box_of(mark)[3] <= head + 0.02 for mark in body[1:] if mark.scale < 1)
            names = [t for t, b in texts(marks) if b[1] >= head]
            assert not [name for name in names if ELLIPSIS in name], names


def test_the_head_of_a_card_leaves_two_lines_for_its_effects() -> None:
    assert CARD - HEAD > 1.9


@LANGUAGES
def test_schemes_powers_and_acts_have_room(language: str) -> None:
    tables = shipped_tables()
    with speaking(language):
        for city in tables.cities.values():
            assert sum(wide(items) + 0.25 for items in rows_of(city.power)) < 6.9
        for scheme in tables.schemes.values():
            assert sum(wide(items) + 0.25 for items in rows_of(scheme.effects)) < 6.0
        for plot in tables.scenarios.values():
            for act in plot.acts:
                told = lines(rows_of(act), 3.6)
                assert len(told) <= 2
                assert all(wide(items) <= 3.6 for items in told)


def test_letters_are_nine_pixels_high_at_least() -> None:
    unit = pixels(start(4))
    small = {"t-medal", "t-small-dark", "t-small-pale", "t-name", "t-seal"}
    small |= {"t-tiny-dark", "t-tiny-pale"}
    sizes = {style.name: style.size for style in ALL_STYLES if style.size}
    assert all(size * unit >= 9.5 for name, size in sizes.items() if name not in small)
    assert all(sizes[name] * unit >= 6.9 for name in small)


@PLAYERS
def test_a_place_is_as_large_as_a_pointer_needs(players: int) -> None:
    state = whole_game(players)[40].state
    unit = pixels(state)
    tiny = {"disc", "card"}
    for target in PICTURE.targets(state):
        across = [x for x, _ in target.outline]
        up = [y for _, y in target.outline]
        least = min(max(across) - min(across), max(up) - min(up)) * unit
        if target.name.split(".")[0] in tiny:
            assert least >= 11
        else:
            assert least >= 20.5, target.name


@PLAYERS
def test_the_legend_stays_on_the_page(players: int) -> None:
    for names in (LONG, LONG[::-1]):
        state = named(whole_game(players)[10].state, names)
        strip = PICTURE.legend(state)
        assert all(inside(box_of(mark), strip.box) for mark in strip.marks)
        found = texts(strip.marks)
        assert not [pair for pair in combinations(found, 2) if overlap(pair[0][1], pair[1][1])]
        assert strip.box[0] == PICTURE.box(state)[0]


@PLAYERS
def test_every_mark_is_on_the_picture(players: int) -> None:
    for state in (*states(players), named(rich(whole_game(players)[30].state))):
        scene = PICTURE.scene(state, heading="x")
        for name, marks in scene.layers:
            assert all(inside(box_of(mark), scene.box) for mark in marks), name


@LANGUAGES
def test_each_colour_has_a_letter_of_its_own(language: str) -> None:
    with speaking(language):
        assert len({letter(number) for number in range(len(COLOURS))}) == len(COLOURS)
        assert all(len(letter(number)) <= 2 for number in range(len(COLOURS)))


def test_a_badge_on_a_card_stays_inside() -> None:
    state = start(2)
    for name in ("present.green", "scheme.2", "action.yellow"):
        marks = PICTURE.marks(state, (), {name: "+12"})
        (badge,) = [mark for mark in marks if mark.style.name == "badge-legal"]
        (words,) = [mark for mark in marks if isinstance(mark.shape, Words)]
        assert inside(box_of(words), box_of(badge))


def test_a_place_that_is_not_there_is_named() -> None:
    state = start(2)
    for name in ("market.green.9", "track.white", "A1", "0.cube.green"):
        with pytest.raises(NotFound, match=f"called {name} on the picture"):
            PICTURE.marks(state, (), {name: ""})
        with pytest.raises(NotFound, match=f"called {name}"):
            PICTURE.marks(state, selected=name)
        with pytest.raises(NotFound, match=f"called {name}"):
            PICTURE.labels(state, {name: ""})


def test_nothing_jumps_in_a_game() -> None:
    assert WIDTH > 40
    for players in SEATS:
        game = whole_game(players)
        assert len({PICTURE.box(moment.state) for moment in game}) == 1
        assert len({id(PICTURE.land(moment.state)) for moment in game}) == 1


@pytest.mark.parametrize(
    "rows",
    [
        [{"price": 2, "places": 1}, {"price": 1, "places": None}],
        [{"price": 5 - n, "places": 3} for n in range(5)],
    ],
)
def test_other_tables_have_room(rows: list[dict[str, int | None]]) -> None:
    more = {
        "market": {"value": rows, "provenance": "other: a test"},
        "crowns": {"value": [*range(21)], "provenance": "other: a test"},
        "zones": {
            "value": {"plutocracy": [1, 7], "oligarchy": [8, 14], "doge": [15, 21]},
            "provenance": "other: a test",
        },
        "upgrade": {"value": {"4": 20}, "provenance": "other: a test"},
    }
    table = Table(shipped_tables().changed(more), 4)
    state = new_state(("A", "B", "C", "D"), table)
    assert covered(state) == []
    places = places_of(table)
    assert sum(name.startswith("form.") for name in places) == 21
    for mark in PICTURE.pieces(state):
        if mark.group.startswith("market"):
            assert any(inside(box_of(mark), box, 0.05) for box in places.values())


def test_rewards_stand_beside_the_value_of_their_space() -> None:
    state = start(2)
    places = places_of(state.table)
    for colour in ("yellow", "purple"):
        box = step(places, 0, colour, 4)
        here = [box_of(m) for m in PICTURE.land(state) if inside(box_of(m), box)]
        value, *signs = [found for found in here if found[2] - found[0] < 1]
        assert len(signs) == 3
        assert not any(overlap(value, sign) for sign in signs)
        cube, _, banner = signs
        assert not overlap(cube, banner)
