"""A space that is looked up: the lane of formats.md, worked out by hand, and all of Toscana."""

from collections import deque

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.study import Space, space
from lacitta_nb.texts import sentence
from tests.files.samples import LANE, Fields

LANE_TABLE: Fields = {
    "format": "lacitta-position/1",
    "board": LANE,
    "landscapes": {"L1": "farm2"},
    "players": [{"name": "Rosso"}, {"name": "Blu"}],
    "cities": [
        {"owner": 0, "castle": "S1", "citizens": 4, "buildings": {"S0": "farm"}},
        {"owner": 1, "castle": "S6", "citizens": 4, "buildings": {"S5": "school"}},
    ],
}


@pytest.fixture(scope="module")
def lane() -> lc.Game:
    game = lc.load(LANE_TABLE)
    assert isinstance(game, lc.Game)
    return game


def test_an_empty_space_between_two_cities(lane: lc.Game) -> None:
    found = lane.space("S3")
    assert found.neighbours == ("S2", "S4")
    assert (found.building, found.open, found.city, found.beside) == ("", True, None, ())
    assert [(city.castle, city.player, city.steps) for city in found.cities] == [
        ("S1", "Rosso", 2), ("S6", "Blu", 2)
    ]  # fmt: skip


def test_a_space_beside_a_city_and_one_in_it(lane: lc.Game) -> None:
    assert [city.castle for city in lane.space("S4").beside] == ["S6"]
    own = lane.space("S0")
    assert own.building == "farm"
    assert own.city is not None
    assert (own.city.castle, own.city.steps) == ("S1", 0)
    assert "other cities" in str(own)


def test_it_agrees_with_the_rules_everywhere() -> None:
    game = lc.new_game(4, edition="expansion", seed=11)
    board, table = game.board, game.state.table
    for number, name in enumerate(board.spaces):
        found = game.space(name)
        assert found == space(game.state, name)
        assert found.wheat == sum(area.wheat for area in found.areas) == table.wheat[number]
        assert found.mountains == sum(a.landscape == "mountain" for a in found.areas)
        assert found.lake == any(area.landscape == "lake" for area in found.areas)
        assert board.mask(found.neighbours) == board.adjacent[number]
        assert {city.castle: city.steps for city in found.cities} == walked(game, name)


def walked(game: lc.Game, start: str) -> dict[str, int]:
    """How far cities are, by a walk of its own from name to name."""
    far, queue = {start: 0}, deque([start])
    while queue:
        name = queue.popleft()
        for other in game.space(name).neighbours:
            if other not in far:
                far[other] = far[name] + 1
                queue.append(other)
    return {
        city["castle"]: min(far[n] for n in (city["castle"], *city["buildings"]))
        for city in game.position()["cities"]
    }


def test_waste_land_without_a_tile_is_no_area_of_the_game() -> None:
    assert [a.name for a in lc.new_game(2, seed=7).space("A1").areas] == ["L2"]
    tiles = {"L2": "lake", "L23": "farm2"}
    more = lc.load({"format": "lacitta-position/1", "edition": "expansion", "landscapes": tiles})
    assert [(a.name, a.wheat) for a in more.space("A1").areas] == [("L2", 0), ("L23", 2)]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_it_is_told_in_every_language(lane: lc.Game, language: str) -> None:
    with lc.speaking(language):
        found = lane.space("S3")
        lines = str(found).splitlines()
        assert len(lines) == 5
        assert lines[0] == sentence("site-empty", {"space": "S3"}, game=KEY)
        assert "Rosso" in lines[-1]
        shown = found._repr_html_()
        assert shown.count("<li>") == 5


def test_names_in_a_notebook_are_no_markup() -> None:
    evil = {**LANE_TABLE, "players": [{"name": "<img src=x>"}, {"name": "Blu"}]}
    found = lc.load(evil).space("S0")
    assert isinstance(found, Space)
    assert "<img" not in found._repr_html_()
    assert "&lt;img" in found._repr_html_()


def test_a_space_that_there_is_not(lane: lc.Game) -> None:
    with pytest.raises(lc.LaCittaError, match=r"no space S-3\. Did you mean S3\?"):
        lane.space("S-3")
    with pytest.raises(lc.LaCittaError, match="no space 3"):
        lane.space(3)  # type: ignore[arg-type]


def test_whoever_names_an_area_is_told_so_and_which_spaces_lie_beside_it() -> None:
    board = shipped_board("toscana")
    area = next(name for name in board.areas if name not in board.spaces)
    with pytest.raises(lc.NotFound, match=f"{area} is the name of an area, not of a space") as told:
        lc.new_game(2, seed=1).space(area.lower())
    spaces = str(told.value).removesuffix(".").split(": ")[1].split(", ")
    assert spaces == [
        space
        for space in board.spaces
        if board.area_index[area] in board.areas_at[board.index[space]]
    ]


def test_only_four_cities_are_told() -> None:
    found = lc.new_game(4, seed=3).space("A1")
    assert len(found.cities) == 8
    assert str(found).splitlines()[-1].count("(") == 4


@pytest.mark.parametrize("name", ["s6", " S6", "S6 ", "\ts6\n"])
def test_a_space_is_found_in_letters_of_any_size_and_with_blanks_round_it(
    lane: lc.Game, name: str
) -> None:
    assert lane.space(name) == space(lane.state, name) == lane.space("S6")
    assert lane.limit(name) == lane.limit("S6")
    assert lane.services(name) == lane.services("S6")
    assert lane.neighbours(name) == lane.neighbours("S6")


def test_of_names_that_differ_in_the_size_of_letters_alone_the_very_one_is_meant() -> None:
    names = {"s1": {"at": [11, -1], "players": 2}, "aB": {"at": [12, -1], "players": 2}}
    board = LANE | {"spaces": LANE["spaces"] | names}
    game = lc.load({"format": "lacitta-position/1", "board": board})
    assert isinstance(game, lc.Game)
    assert (game.space("s1").name, game.space("S1").name) == ("s1", "S1")
    assert game.space("AB").name == "aB"
    with pytest.raises(lc.NotFound, match=r"has no space *S1 *\. Did you mean S1 or s1\?"):
        game.space(" S1 ")


@pytest.mark.parametrize("name", ["S 6", "S66", "", " ", 6, None])
def test_what_is_no_space_is_still_none(lane: lc.Game, name: str) -> None:
    with pytest.raises(lc.NotFound, match="The board lane has no space"):
        lane.space(name)


def test_files_and_actions_name_spaces_letter_for_letter(lane: lc.Game) -> None:
    castle = {"owner": 0, "castle": "s1", "citizens": 3}
    with pytest.raises(lc.BadFile, match="S1"):
        lc.load(LANE_TABLE | {"cities": [castle]})
    assert lane.why_not("build farm s7") is not None
