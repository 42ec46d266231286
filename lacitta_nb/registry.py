"""Which games there are: the ones of this package, and those that other packages announce.

A package announces a game by an entry point of the group `lacitta_nb.games`: its name is the key of
the game, its value the module that holds the game's box. Nothing is imported here; whoever needs a
game loads the module that stands beside its key.

>>> homes()["lacitta"]
'lacitta_nb.games.lacitta.box'
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

GROUP: Final = "lacitta_nb.games"
"""The group of entry points by which packages announce their games."""

SHIPPED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "lacitta": "lacitta_nb.games.lacitta.box",
        "saintmalo": "lacitta_nb.games.saint_malo.box",
        "cittastato": "lacitta_nb.games.citta_stato.box",
    }
)
"""The module of each game's box, by the key that its file formats begin with."""

OWN_FILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"lacitta": ("board",), "saintmalo": ("tables",), "cittastato": ("tables",)}
)
"""The kinds of file that a game has beside positions and saved games, which every game has."""


@cache
def homes() -> Mapping[str, str]:
    """The modules that hold the boxes of all games, by key: the shipped games come first.

    A key that is shipped, or that was announced before, can't be taken over by another package.
    """
    from importlib.metadata import entry_points

    found = dict(SHIPPED)
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.value.partition(":")[0].strip())
    return MappingProxyType(found)
