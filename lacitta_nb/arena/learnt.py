"""The numbers that players of this package have learnt, as a short text.

They lie in JSON files beside the players of each game and are learnt anew now and then, under one
version of the package, too. Whoever keeps what a player did must be able to tell.
"""

import json
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable


@cache
def learnt() -> str:
    """The short text: another one as soon as any of the numbers is another one."""
    told = [(file.name, _numbers(json.loads(file.read_bytes()))) for file in learnt_files()]
    return blake2b(repr(told).encode(), digest_size=16).hexdigest()


def learnt_files() -> Iterator[Traversable]:
    """The files of all games, in an order that is the same everywhere.

    >>> [file.name for file in learnt_files()]
    ['weights.json', 'worths.json']
    """
    games = files("lacitta_nb") / "games"
    for game in sorted(games.iterdir(), key=lambda game: game.name):
        players = game / "players"
        if players.is_dir():
            found = [file for file in players.iterdir() if file.name.endswith(".json")]
            yield from sorted(found, key=lambda file: file.name)


def _numbers(content: object) -> object:
    """What is in a file without its sentences, which tell where the numbers are from."""
    if isinstance(content, dict):
        named = {name: part for name, part in content.items() if not isinstance(part, str)}
        return [(name, _numbers(named[name])) for name in sorted(named)]
    return [_numbers(part) for part in content] if isinstance(content, list) else content
