"""What the tests of the editions share: positions of the expansion and land for them."""

from collections.abc import Sequence
from typing import Any

from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import Fields, before_migration, game, lane

EXPANSION = "expansion"
WET = lane(30, above=[("lake", 1, 30)])
"""A lane along a lake."""
FEW = lane(30, above=[("farm2", 4, 6), ("farm3", 24, 26)])
"""Two wheat for a castle at A5, three for one at A25."""


def xgame(land: Fields | None = None, **fields: Any) -> Game:
    """A game of the expansion, unless the fields name another edition."""
    return game(land, **{"edition": EXPANSION, **fields})


def xmigration(
    settled: Sequence[Fields], voice: Fields, land: Fields | None = None, **fields: Any
) -> Game:
    """A game of the expansion at the beginning of the migration."""
    players = fields.pop("players", 1 + max(entry["owner"] for entry in settled))
    return before_migration(settled, voice, land, players=players, edition=EXPANSION, **fields)
