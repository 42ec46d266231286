"""The rooms of the code as the pages tell them, beside those that there are and their order."""

import re
import tomllib
from collections.abc import Callable
from itertools import combinations, groupby, pairwise, product

import grimp
import pytest

from tests.docs.pages import ROOT, blocks


def layers() -> dict[str, int]:
    """The floor of each room, as the import contract has it; the lowest is 0."""
    file = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts = tomllib.loads(file)["tool"]["importlinter"]["contracts"]
    (contract,) = [contract for contract in contracts if contract["type"] == "layers"]
    return {
        room: floor
        for floor, layer in enumerate(reversed(contract["layers"]))
        for room in re.findall(r"\w+", layer)
    }


def rooms() -> set[str]:
    """The modules and folders of the package, without the front of it all."""
    found = [path for path in (ROOT / "lacitta_nb").iterdir() if not path.name.startswith("_")]
    # Boards lie beside the package; an installed one has them inside.
    return {path.stem for path in found if path.is_dir() or path.suffix == ".py"} - {"board_data"}


def rows() -> list[list[str]]:
    """The map for contributors: the modules of each row, which may lie in the folder of the first.

    `lacitta_nb/core/box.py`, `game.py` are `lacitta_nb.core.box` and `lacitta_nb.core.game`.
    """
    page = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `lacitta_nb/")]
    found = []
    for cell in cells:
        first, *others = re.findall(r"`([^`]+?)/?`", cell)
        folder = first.rpartition("/")[0]
        paths = [first, *(f"{folder}/{other}" for other in others)]
        found.append([path.removesuffix(".py").replace("/", ".") for path in paths])
    return found


def on_the_map() -> list[str]:
    """The rooms in the order of the map for contributors."""
    return [room for room, _ in groupby(module.split(".")[1] for row in rows() for module in row)]


def in_the_house() -> list[str]:
    """The rooms in the order of the list that opens the page on architecture."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return re.findall(r"^(\w+)/? ", blocks(page)[0].text, re.MULTILINE)


def upward(told: list[str]) -> list[tuple[str, str]]:
    """The pairs of neighbours of which the first would import the second."""
    floors = layers()
    pairs = pairwise(told)
    return [(one, other) for one, other in pairs if floors[one] > floors[other]]


@pytest.mark.parametrize("told", [on_the_map, in_the_house])
def test_every_room_is_told_in_the_order_of_the_import_contract(
    told: Callable[[], list[str]],
) -> None:
    found = told()
    assert "games" in found
    assert set(found) == rooms()
    assert upward(found) == []


def test_every_room_has_its_floor() -> None:
    assert rooms() <= set(layers())


def test_a_wrong_order_is_told() -> None:
    assert upward(["version", "core", "texts", "panels"]) == [("core", "texts")]


def test_inside_a_game_the_map_is_in_the_order_of_imports_too() -> None:
    """Between rooms the import contracts see to that."""
    graph = grimp.build_graph("lacitta_nb")
    parts = [[part for part in row if part.startswith("lacitta_nb.games.")] for row in rows()]
    wrong = []
    for above, below in combinations(filter(None, parts), 2):
        for one, other in product(above, below):
            assert one in graph.modules
            assert other in graph.modules
            if graph.direct_import_exists(importer=one, imported=other, as_packages=True):
                wrong.append((one, other))
    assert len(list(filter(None, parts))) > 3
    assert wrong == []
