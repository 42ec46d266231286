"""Whatever an owner's tables say can be drawn."""

from collections.abc import Callable
from typing import Any

import pytest

from lacitta_nb.drawing import svg_of
from lacitta_nb.games.citta_stato.formats import tables_from
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.tables import shipped_tables

FORMAT = {"format": "cittastato-tables/1"}
Change = Callable[[Any], object]


def own(name: str, change: Change) -> dict[str, Any]:
    """A file where a change was made to the value of a table, or which has what comes of it."""
    value = shipped_tables().source[name]["value"]
    changed = change(value)
    return {**FORMAT, name: {"value": value if changed is None else changed}}


def emptied(key: str, empty: Any) -> Change:
    """Every entry of a table with nothing at a key."""

    def change(value: Any) -> None:
        for entry in value.values():
            entry[key] = empty

    return change


ODD: dict[str, tuple[str, Change]] = {
    "no effects of schemes": ("schemes", emptied("effects", [])),
    "no effects of cards": ("cards", emptied("effects", [])),
    "no powers": ("cities", emptied("power", [])),
    "no benefits": ("burning", emptied("effects", [[], [], []])),
    "a ghost that does nothing": (
        "scenarios",
        lambda v: emptied("acts", {colour: [] for colour in v["1"]["acts"]})(v),
    ),
    "no upgrades": ("upgrade", lambda v: dict.fromkeys(v, 0)),
    "one upgrade": ("upgrade", lambda v: dict.fromkeys(v, 1)),
    "many upgrades": ("upgrade", lambda v: dict.fromkeys(v, 40)),
    "nothing on tracks": ("rewards", lambda _: [[], [], [], []]),
    "much on tracks": ("rewards", lambda _: [["banner", "cube"] * 3] * 4),
    "a long market": (
        "market",
        lambda _: [{"price": 9 - n, "places": 40 if n < 8 else None} for n in range(9)],
    ),
    "far schemes": ("scheme_moves", lambda _: [14] * 4),
    "no signs": ("signs", lambda _: {"every": 40, "from": -40}),
}


@pytest.mark.parametrize("odd", ODD)
def test_odd_tables_are_drawn(odd: str) -> None:
    told = own(*ODD[odd])
    assert tables_from(told).own
    for game in (new_game(2, seed=1, tables=told), new_solo(seed=1, tables=told)):
        assert svg_of(PICTURE.scene(game.state, (), {}), prefix="t")
