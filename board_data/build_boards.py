r"""Build the boards of this folder: the lattice is computed, the set-ups are searched.

    python board_data/build_boards.py            write toscana.json and lezione.json
    python board_data/build_boards.py --check    say whether they are what this script writes
    python board_data/build_boards.py lezione    that board alone
    python board_data/build_boards.py --into D   write them into the folder D, or check them there

Toscana: `o` is a point (no space), a line a lane of four spaces, a triangle an area of six
hexagons. L23 and L24 are waste land that only the expansion covers.

             L23                            rows of spaces
          o-------o-------o-------o            A
         / \ L2  / \ L4  / \ L6  / \
        /   \   /   \   /   \   /   \          B to E
       / L1  \ / L3  \ / L5  \ / L7  \
      o-------o-------o-------o-------o        F
       \ L8  / \ L10 / \ L12 / \ L14 / \
        \   /   \   /   \   /   \   /   \      G to J
         \ / L9  \ / L11 \ / L13 \ / L15 \
          o-------o-------o-------o-------o    K
           \ L16 / \ L18 / \ L20 / \ L22 /
            \   /   \   /   \   /   \   /      L to O
             \ / L17 \ / L19 \ / L21 \ /
              o-------o-------o-------o        P
                 L24

Invariants: 18 points, 39 lanes, 22 areas; 156 spaces, of which 102 have two neighbours and 54
three; 108 touch two of the areas L1 to L22, and 48 touch one. The map grows from west to east:
without its last two points in each row it is level 2 (76 spaces that enclose 10 areas), without
the last one levels 2 and 3 (116 spaces, 16 areas), whole it is for four and five players. An
area is enclosed when every space around it is open. L23 and L24 are each other's image when
level 2 is turned by half a circle, and touch four of its spaces each.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from lattice import Corners, Layout, Point, layout_of, reading_place, rows_of, triangles_of
from setups import Search

HERE = Path(__file__).parent

TOSCANA_ROWS = ((0, 3), (-1, 3), (-1, 3), (-1, 2))
TOSCANA_WASTE: tuple[Corners, ...] = (((0, 0), (1, 0), (1, -1)), ((-1, 3), (0, 3), (-1, 4)))
TOSCANA_TILES = (
    *("farm1",) * 6,
    *("farm2",) * 6,
    *("farm3",) * 2,
    *("lake",) * 5,
    *("mountain",) * 3,
)
TOSCANA_WASTE_TILES = {"L23": "lake", "L24": "farm2"}
TOSCANA_INSIDE = {2: {"lake": 3, "mountain": 2}, 3: {"lake": 4, "mountain": 2}}
TOSCANA_SEEDS = {2: "toscana/2/0", 3: "toscana/3/4", 4: "toscana/4/4", 5: "toscana/5/14"}
TOSCANA_MOVED = {4: {"J4": "K7"}, 5: {"C6": "M4", "M4": "C6"}}
"""Castles moved after whole games were played: what the search counts is not all that matters."""
TOSCANA_CHANGES = 20_000
TOSCANA_PROVENANCE = (
    "A reconstruction: the printed map of the game is not available to us. The lattice follows "
    "what is published about it: 22 landscape areas, each a triangle of six hexagons; lanes one "
    "hexagon wide; an ordinary space with two neighbouring spaces, one at a junction with three; "
    "a space touches two areas, on the rim one. The outline, the names, the levels for two and "
    "three players, the waste land of the expansion, the beginners' set-ups and the split of the "
    "farms into one, two and three wheat are our own. An unofficial study aid; it contains "
    "nothing of the game's art."
)

LEZIONE_POINTS: tuple[Point, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))
LEZIONE_OUTSIDE: tuple[Corners, ...] = (
    ((0, 0), (1, 0), (1, -1)),
    ((0, 0), (0, 1), (-1, 1)),
    ((1, 0), (1, 1), (2, 0)),
    ((0, 1), (1, 1), (0, 2)),
)
LEZIONE_TILES = ("farm1", "farm2", "farm3", "lake", "lake", "mountain")
LEZIONE_BORDERS = (("E3", "F4"),)
LEZIONE_BARREN = (("F4", "L6"),)
# A seed whose castles keep their distance even without the border: a gap that the border alone
# makes would puzzle a beginner.
LEZIONE_SEED = "lezione/2/5"
LEZIONE_MOVED = {"A1": "A2", "F2": "C2", "C2": "F2"}
LEZIONE_CHANGES = 4_000
LEZIONE_PROVENANCE = (
    "Our own small board for lessons and tests, not a part of the game: two triangles of the "
    "lattice of Toscana with the areas around them. A border between two spaces and a space that "
    "gets nothing from an area beside it show what a map may say. Its 20 spaces, of which those "
    "between cities stay empty, are built on or closed after two or three of the six years: it is "
    "for learning, not for a whole game. An unofficial study aid; it contains nothing of the "
    "game's art."
)


def toscana() -> dict[str, object]:
    """The large board, with set-ups for two to five players."""
    level_points = {
        level: rows_of([(first, last + level - 4) for first, last in TOSCANA_ROWS])
        for level in (2, 3, 4)
    }
    layout = layout_of(level_points, triangles_of(level_points[4]), TOSCANA_WASTE)
    setups = {}
    for players, seed in TOSCANA_SEEDS.items():
        search = Search(layout, TOSCANA_TILES, players, TOSCANA_INSIDE.get(players, {}))
        found = search.moved(search.run(seed, TOSCANA_CHANGES), TOSCANA_MOVED.get(players, {}))
        landscapes = {**found.land.landscapes, **TOSCANA_WASTE_TILES}
        setups[str(players)] = {"landscapes": landscapes, "castles": found.pairs()}
    return board("toscana", "Toscana", TOSCANA_PROVENANCE, layout, setups)


def lezione() -> dict[str, object]:
    """The board for lessons, with a set-up for two players."""
    triangles = sorted([*triangles_of(LEZIONE_POINTS), *LEZIONE_OUTSIDE], key=reading_place)
    plain = layout_of({2: LEZIONE_POINTS}, triangles)
    layout = replace(plain, not_adjacent=LEZIONE_BORDERS, no_yield=LEZIONE_BARREN)
    search = Search(layout, LEZIONE_TILES, 2, {})
    found = search.moved(search.run(LEZIONE_SEED, LEZIONE_CHANGES), LEZIONE_MOVED)
    setups = {"2": {"landscapes": found.land.landscapes, "castles": found.pairs()}}
    return board("lezione", "Lezione", LEZIONE_PROVENANCE, layout, setups)


def board(
    name: str, title: str, provenance: str, layout: Layout, setups: Mapping[str, object]
) -> dict[str, object]:
    """A board as the board file has it (format lacitta-board/1); empty lists are left out."""
    optional = {"not_adjacent": layout.not_adjacent, "no_yield": layout.no_yield}
    return {
        "format": "lacitta-board/1",
        "name": name,
        "title": title,
        "provenance": provenance,
        "spaces": {
            space: {"at": at, "players": layout.levels[space]}
            for space, at in layout.spaces.items()
        },
        "areas": {
            area: {"cells": cells} | ({"expansion": True} if area in layout.expansion else {})
            for area, cells in layout.areas.items()
        },
        **{key: pairs for key, pairs in optional.items() if pairs},
        "setups": setups,
    }


def text_of(value: object, depth: int = 0) -> str:
    """The JSON text: the outer levels a line an entry, what is in them on the same line.

    >>> print(text_of({"areas": {"L1": {"cells": [[1, 1]]}}}))
    {
      "areas": {
        "L1": {"cells": [[1, 1]]}
      }
    }
    """
    nested = isinstance(value, dict) and any(isinstance(v, dict) for v in value.values())
    if not isinstance(value, dict) or not nested:
        return json.dumps(value, ensure_ascii=False)
    inner = "  " * (depth + 1)
    lines = [f"{inner}{json.dumps(key)}: {text_of(v, depth + 1)}" for key, v in value.items()]
    return "{\n" + ",\n".join(lines) + "\n" + "  " * depth + "}"


BOARDS: Mapping[str, Callable[[], dict[str, object]]] = {"toscana": toscana, "lezione": lezione}


def main(arguments: Sequence[str]) -> int:
    """Write or check board files; 1 if one is not what this script writes."""
    parser = argparse.ArgumentParser(description="Build the board files.")
    parser.add_argument("boards", nargs="*", metavar="board", help="which ones; left out: all")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--into", type=Path, default=HERE, help="the folder of the board files")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.boards if name not in BOARDS]
    if unknown:
        parser.error(f"unknown board {unknown[0]!r}: choose from {', '.join(BOARDS)}")
    stale = False
    for name in options.boards or BOARDS:
        path = options.into / f"{name}.json"
        text = text_of(BOARDS[name]()) + "\n"
        if not options.check:
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_bytes() != text.encode():
            print(f"{path.name} is not what build_boards.py writes; run it to renew the file")
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
