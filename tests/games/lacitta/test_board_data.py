"""The shipped boards, worked out again from their files without the script that built them.

Neighbours are found by the distance of the hexagons' centres, which is the square root of three
for two that share an edge. The numbers of Toscana follow from its lattice by hand: 39 lanes of
four spaces, 12 of them on the rim, so 27 * 4 = 108 spaces touch two areas and 12 * 4 = 48 one; of
the 78 ends of lanes two at each of the 12 points on the rim have no lane to one side, so
78 - 24 = 54 spaces have three neighbours.
"""

import json
import math
import os
import shutil
import subprocess
import sys
from collections import Counter, deque
from collections.abc import Collection, Iterable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[3] / "board_data"
BUILDER = FOLDER / "build_boards.py"
BOARDS = ["toscana", "lezione"]
S2 = {"farm1": 6, "farm2": 6, "farm3": 2, "lake": 5, "mountain": 3}
WHEAT = {"farm1": 1, "farm2": 2, "farm3": 3}
SET_UPS = [("toscana", 2), ("toscana", 3), ("toscana", 4), ("toscana", 5), ("lezione", 2)]

each_board = pytest.mark.parametrize("name", BOARDS)
each_set_up = pytest.mark.parametrize(("name", "players"), SET_UPS)


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = Counter(key for key, _ in pairs)
    assert max(keys.values(), default=1) == 1, f"duplicate keys: {keys.most_common(1)}"
    return dict(pairs)


@cache
def read(name: str) -> dict[str, Any]:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    board: dict[str, Any] = json.loads(text, object_pairs_hook=unique)
    return board


def centre(hexagon: list[int]) -> tuple[float, float]:
    q, r = hexagon
    return math.sqrt(3) * (q + r / 2), -1.5 * r


def share_an_edge(a: list[int], b: list[int]) -> bool:
    return math.isclose(math.dist(centre(a), centre(b)), math.sqrt(3), rel_tol=1e-6)


@cache
def neighbours(name: str, borders: bool = True) -> dict[str, list[str]]:
    board = read(name)
    apart = [set(pair) for pair in board.get("not_adjacent", [])] if borders else []
    at = {space: value["at"] for space, value in board["spaces"].items()}
    return {a: [b for b in at if share_an_edge(at[a], at[b]) and {a, b} not in apart] for a in at}


@cache
def touched(name: str) -> dict[str, list[str]]:
    """The areas that every space touches, expansion areas included."""
    board = read(name)
    barren = board.get("no_yield", [])
    return {
        space: [
            area
            for area, land in board["areas"].items()
            if [space, area] not in barren
            and any(share_an_edge(value["at"], cell) for cell in land["cells"])
        ]
        for space, value in board["spaces"].items()
    }


def steps_from(start: str, near: dict[str, list[str]], allowed: Collection[str]) -> dict[str, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in near[here]:
            if there in allowed and there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def open_spaces(name: str, players: int) -> list[str]:
    return [s for s, value in read(name)["spaces"].items() if value["players"] <= players]


def base_areas(name: str) -> list[str]:
    return [a for a, land in read(name)["areas"].items() if not land.get("expansion", False)]


def food(name: str, players: int, space: str) -> int:
    landscapes = read(name)["setups"][str(players)]["landscapes"]
    return sum(WHEAT.get(landscapes[area], 0) for area in touched(name)[space])


def castles(name: str, players: int) -> list[str]:
    return [castle for pair in read(name)["setups"][str(players)]["castles"] for castle in pair]


def within_three(name: str, players: int, castle: str) -> list[str]:
    steps = steps_from(castle, neighbours(name), open_spaces(name, players))
    return [space for space, n in steps.items() if 1 <= n <= 3]


def touching(name: str, players: int, spaces: Iterable[str], kind: str) -> set[str]:
    landscapes = read(name)["setups"][str(players)]["landscapes"]
    return {s for s in spaces if any(landscapes[a] == kind for a in touched(name)[s])}


def spread(amounts: Iterable[int]) -> int:
    found = list(amounts)
    return max(found) - min(found)


# Every board


@each_board
def test_format_name_and_provenance(name: str) -> None:
    board = read(name)
    assert board["format"] == "lacitta-board/1"
    assert (board["name"], board["title"]) == (name, name.capitalize())
    assert "unofficial study aid" in board["provenance"].lower()


@each_board
def test_no_hexagon_is_used_twice(name: str) -> None:
    board = read(name)
    used = [tuple(value["at"]) for value in board["spaces"].values()]
    used += [tuple(cell) for land in board["areas"].values() for cell in land["cells"]]
    assert len(used) == len(set(used))


@each_board
def test_adjacency_is_symmetric(name: str) -> None:
    near = neighbours(name)
    assert all(a in near[b] for a, found in near.items() for b in found)


@each_board
def test_lanes_are_one_hexagon_wide(name: str) -> None:
    near = neighbours(name, borders=False)
    wide = [(a, b, c) for a in near for b, c in combinations(near[a], 2) if b in near[c]]
    assert wide == []


@each_board
def test_every_area_is_a_triangle_in_one_piece(name: str) -> None:
    for area, land in read(name)["areas"].items():
        cells = land["cells"]
        keys = [str(n) for n in range(6)]
        near = {a: [b for b in keys if share_an_edge(cells[int(a)], cells[int(b)])] for a in keys}
        assert len(cells) == 6, area
        assert len(steps_from("0", near, keys)) == 6, area
        assert sorted(map(len, near.values())) == [2, 2, 2, 4, 4, 4], area
        rows = Counter(r for _, r in cells)
        assert [rows[r] for r in sorted(rows)] in ([1, 2, 3], [3, 2, 1]), area


@each_board
def test_spaces_are_named_in_reading_order(name: str) -> None:
    spaces = read(name)["spaces"]
    placed = sorted(spaces, key=lambda s: (-centre(spaces[s]["at"])[1], centre(spaces[s]["at"])[0]))
    heights = sorted({centre(value["at"])[1] for value in spaces.values()}, reverse=True)
    letters = ["ABCDEFGHIJKLMNOP"[heights.index(centre(spaces[s]["at"])[1])] for s in placed]
    named = [f"{row}{letters[: n + 1].count(row)}" for n, row in enumerate(letters)]
    assert list(spaces) == placed == named


@each_board
def test_areas_are_named_in_reading_order(name: str) -> None:
    areas = read(name)["areas"]

    def place(area: str) -> tuple[int, float]:
        cells = areas[area]["cells"]
        return min(r for _, r in cells) // 5, sum(centre(cell)[0] for cell in cells)

    inside = base_areas(name)
    assert inside == sorted(inside, key=place)
    assert list(areas) == [f"L{n}" for n in range(1, len(areas) + 1)]


@each_board
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_spaces_open_to_any_number_of_players_are_connected(name: str, players: int) -> None:
    spaces = open_spaces(name, players)
    assert set(steps_from(spaces[0], neighbours(name), spaces)) == set(spaces)


# Toscana


def test_toscana_has_156_spaces_and_22_areas() -> None:
    assert len(read("toscana")["spaces"]) == 156
    assert base_areas("toscana") == [f"L{n}" for n in range(1, 23)]


def test_toscana_spaces_have_two_neighbours_or_three() -> None:
    near = neighbours("toscana")
    assert Counter(len(found) for found in near.values()) == {2: 102, 3: 54}


def test_toscana_spaces_touch_two_areas_or_one() -> None:
    base = set(base_areas("toscana"))
    counts = Counter(len(base.intersection(found)) for found in touched("toscana").values())
    assert counts == {2: 108, 1: 48}


def test_toscana_areas_lie_in_rows_of_seven_eight_and_seven() -> None:
    areas = read("toscana")["areas"]
    rows = Counter(min(r for _, r in areas[a]["cells"]) // 5 for a in base_areas("toscana"))
    assert rows == {0: 7, 1: 8, 2: 7}


def test_every_toscana_area_is_surrounded_by_twelve_spaces() -> None:
    around = Counter(area for found in touched("toscana").values() for area in found)
    assert {around[area] for area in base_areas("toscana")} == {12}


def test_toscana_begins_with_a_lane_of_four() -> None:
    near, spaces = neighbours("toscana"), read("toscana")["spaces"]
    assert "A2" in near["A1"]
    assert near["A2"] == ["A1", "A3"]
    assert near["A3"] == ["A2", "A4"]
    assert "A5" not in near["A4"]
    assert [spaces[f"A{n}"]["players"] for n in range(1, 5)] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("players", "spaces", "enclosed"), [(2, 76, 10), (3, 116, 16), (4, 156, 22)]
)
def test_toscana_levels(players: int, spaces: int, enclosed: int) -> None:
    """An area is enclosed when all the spaces around it are open."""
    is_open = open_spaces("toscana", players)
    closed = {a for s, found in touched("toscana").items() if s not in is_open for a in found}
    assert len(is_open) == spaces
    assert len(set(base_areas("toscana")) - closed) == enclosed


def test_toscana_waste_land_lies_outside_at_spaces_of_level_two() -> None:
    board = read("toscana")
    waste = [a for a in board["areas"] if a not in base_areas("toscana")]
    assert waste == ["L23", "L24"]
    rows = [value["at"][1] for value in board["spaces"].values()]
    assert max(r for _, r in board["areas"]["L23"]["cells"]) == min(rows) - 1
    assert min(r for _, r in board["areas"]["L24"]["cells"]) == max(rows) + 1
    near = {a: [s for s, found in touched("toscana").items() if a in found] for a in waste}
    assert near == {"L23": ["A1", "A2", "A3", "A4"], "L24": ["P1", "P2", "P3", "P4"]}
    assert all(board["spaces"][s]["players"] == 2 for found in near.values() for s in found)


def test_toscana_says_what_is_reconstructed() -> None:
    provenance = read("toscana")["provenance"]
    for said in ("reconstruction", "not available", "levels", "set-ups", "wheat", "waste land"):
        assert said in provenance


# Set-ups


def test_set_ups_are_there_for_these_numbers_of_players() -> None:
    assert [(name, int(n)) for name in BOARDS for n in read(name)["setups"]] == SET_UPS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_all_22_tiles_lie_in_each_toscana_set_up(players: int) -> None:
    landscapes = read("toscana")["setups"][str(players)]["landscapes"]
    assert Counter(landscapes[area] for area in base_areas("toscana")) == S2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s12_a_lake_and_a_farm_of_two_lie_on_the_waste_land(players: int) -> None:
    landscapes = read("toscana")["setups"][str(players)]["landscapes"]
    assert list(landscapes) == list(read("toscana")["areas"])
    assert sorted([landscapes["L23"], landscapes["L24"]]) == ["farm2", "lake"]


@each_set_up
def test_s8_each_player_has_two_castles_on_open_spaces(name: str, players: int) -> None:
    pairs = read(name)["setups"][str(players)]["castles"]
    assert [len(pair) for pair in pairs] == [2] * players
    assert set(castles(name, players)) <= set(open_spaces(name, players))


@each_set_up
def test_s10_at_least_three_empty_spaces_lie_between_castles(name: str, players: int) -> None:
    everywhere = read(name)["spaces"]
    for a, b in combinations(castles(name, players), 2):
        assert steps_from(a, neighbours(name), everywhere)[b] >= 4, (a, b)
        assert steps_from(a, neighbours(name, borders=False), everywhere)[b] >= 4, (a, b)


@each_set_up
def test_each_castle_has_three_to_five_food_whatever_the_edition(name: str, players: int) -> None:
    base = set(base_areas(name))
    for castle in castles(name, players):
        assert 3 <= food(name, players, castle) <= 5, castle
        assert base.issuperset(touched(name)[castle]), castle


@each_set_up
def test_starting_food_of_players_is_within_one(name: str, players: int) -> None:
    pairs = read(name)["setups"][str(players)]["castles"]
    assert spread(sum(food(name, players, castle) for castle in pair) for pair in pairs) <= 1


@each_set_up
def test_each_castle_has_a_lake_and_another_farm_site_within_three(name: str, players: int) -> None:
    for castle in castles(name, players):
        near = within_three(name, players, castle)
        lakes = touching(name, players, near, "lake")
        farms = {space for space in near if food(name, players, space) >= 2}
        assert lakes, castle
        assert farms, castle
        assert len(lakes | farms) >= 2, castle


@each_set_up
def test_each_player_has_a_mountain_within_three(name: str, players: int) -> None:
    for pair in read(name)["setups"][str(players)]["castles"]:
        near = [space for castle in pair for space in within_three(name, players, castle)]
        assert touching(name, players, near, "mountain"), pair


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_surroundings_of_the_players_are_alike_on_toscana(players: int) -> None:
    """Within three spaces of their castles: wheat of all sites, room, and sites at lakes.

    Roughly, and lakes enough for everybody rather than as many: whole games decide what is fair
    (docs/fairness.md), and they weigh more than these counts.
    """
    pairs = read("toscana")["setups"][str(players)]["castles"]
    near = [
        {s for castle in pair for s in within_three("toscana", players, castle)} for pair in pairs
    ]
    assert spread(sum(food("toscana", players, s) for s in sites) for sites in near) <= 10
    assert spread(len(sites) for sites in near) <= 4
    assert min(len(touching("toscana", players, sites, "lake")) for sites in near) >= 4


@pytest.mark.parametrize(("players", "least"), [(2, (3, 2)), (3, (4, 2))])
def test_lakes_and_mountains_lie_where_few_players_can_build(
    players: int, least: tuple[int, int]
) -> None:
    landscapes = read("toscana")["setups"][str(players)]["landscapes"]
    is_open = open_spaces("toscana", players)
    closed = {a for s, found in touched("toscana").items() if s not in is_open for a in found}
    inside = Counter(landscapes[a] for a in base_areas("toscana") if a not in closed)
    assert inside["lake"] >= least[0]
    assert inside["mountain"] >= least[1]


# Lezione


def test_lezione_is_small_and_open_to_everybody() -> None:
    assert 12 <= len(read("lezione")["spaces"]) <= 20
    assert 3 <= len(base_areas("lezione")) <= 6
    assert open_spaces("lezione", 2) == list(read("lezione")["spaces"])


def test_lezione_has_every_kind_of_landscape_and_no_more_tiles_than_s2() -> None:
    tiles = Counter(read("lezione")["setups"]["2"]["landscapes"].values())
    assert set(tiles) == set(S2)
    assert all(tiles[kind] <= S2[kind] for kind in tiles)


def test_lezione_shows_junctions_and_spaces_between_two_areas() -> None:
    assert 3 in {len(found) for found in neighbours("lezione").values()}
    assert {len(found) for found in touched("lezione").values()} == {1, 2}


def test_lezione_takes_out_a_pair_of_spaces_and_a_space_with_its_area() -> None:
    board = read("lezione")
    ((a, b),) = board["not_adjacent"]
    assert share_an_edge(board["spaces"][a]["at"], board["spaces"][b]["at"])
    ((space, area),) = board["no_yield"]
    at = board["spaces"][space]["at"]
    assert any(share_an_edge(at, cell) for cell in board["areas"][area]["cells"])


# The script that builds them


def build(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BUILDER), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": "17", "PYTHONDONTWRITEBYTECODE": "1"},
    )


@pytest.mark.slow
def test_the_script_writes_the_shipped_files_byte_by_byte(tmp_path: Path) -> None:
    result = build("--into", tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    for name in BOARDS:
        shipped = (FOLDER / f"{name}.json").read_bytes()
        assert (tmp_path / f"{name}.json").read_bytes() == shipped, name


def test_check_finds_a_changed_file_and_leaves_it_alone(tmp_path: Path) -> None:
    copy = Path(shutil.copy(FOLDER / "lezione.json", tmp_path))
    assert build("lezione", "--check", "--into", tmp_path).returncode == 0
    changed = copy.read_text(encoding="utf-8").replace('"farm3"', '"farm2"')
    copy.write_text(changed, encoding="utf-8")
    result = build("lezione", "--check", "--into", tmp_path)
    assert result.returncode == 1
    assert "lezione.json" in result.stdout
    assert copy.read_text(encoding="utf-8") == changed


def test_the_script_refuses_an_unknown_board() -> None:
    result = build("atlantis")
    assert result.returncode == 2
    assert "'atlantis'" in result.stderr


@pytest.mark.parametrize("module", ["lattice", "build_boards"])
def test_examples_in_the_script_hold(module: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "doctest", f"{module}.py"],
        capture_output=True,
        text=True,
        cwd=FOLDER,
        timeout=60,
        check=False,
    )
    assert (result.returncode, result.stdout) == (0, "")
