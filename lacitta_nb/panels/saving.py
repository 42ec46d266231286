"""What the panel does with games and files: new games, saving, loading, codes.

Files lie in one folder, the notebook's, and are named without a path.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from lacitta_nb.core.game import AnyGame
from lacitta_nb.files.loading import game_of, load
from lacitta_nb.panels.notices import PanelError

_FILE_BYTES: Final = 240
"""What file systems take as a name, less an ending; a sign may need four bytes."""
_FILE_NAME: Final = re.compile(r"[^\x00-\x1f/\\:*?\"<>|]{1,100}")
_NAME_LENGTH: Final = 30
_LISTED: Final = 50
_MOVES_A_LINE: Final = 4


class Export(NamedTuple):
    """A text that the browser offers as a file."""

    name: str
    text: str


class Exports(NamedTuple):
    """What was last made of the game for other places; each is empty until it is asked for.

    Attributes:
        download: the saved game that the browser was last asked to offer, or None.
        code: the game code; python: the same game as Python.
    """

    download: Export | None = None
    code: str = ""
    python: str = ""


class Files:
    """The games in a folder.

    Attributes:
        folder: where games are saved.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def file_name(self, name: str) -> str:
        """A name that a person typed, as the name of a file in the folder.

        Raises:
            PanelError: empty, too long, or with signs that lead out of the folder.
        """
        name = name.strip()
        if not name:
            raise PanelError("panel-no-name")
        too_long = len(name.encode()) > _FILE_BYTES
        if not _FILE_NAME.fullmatch(name) or name.startswith(".") or too_long:
            raise PanelError("panel-bad-name", name=name)
        return name if name.endswith(".json") else f"{name}.json"

    def exists(self, name: str) -> bool:
        """Whether the folder holds a file of that name."""
        return (self.folder / name).exists()

    def names(self) -> list[str]:
        """The files in the folder that could be games, newest first.

        A name that is no text (other programs may write any bytes) can't be shown or asked for.
        """
        found = [p for p in self.folder.glob("*.json") if _is_text(p.name) and p.is_file()]
        found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        return [path.name for path in found[:_LISTED]]

    def save(self, game: AnyGame, name: str) -> None:
        """Write a game into the folder.

        Raises:
            BadFile: the folder does not take it.
        """
        game.save(self.folder / name)

    def load(self, name: str) -> AnyGame:
        """Read a game from the folder.

        Raises:
            PanelError: no such file. BadFile: it holds no game that can be played.
        """
        name = self.file_name(name)
        if not self.exists(name):
            there = ", ".join(self.names()[:5])
            key = "panel-no-file-but" if there else "panel-no-file"
            raise PanelError(key, name=name, there=there)
        return load(self.folder / name)


def pasted(text: str) -> AnyGame:
    """A game from the text of a file or a game code.

    Raises:
        PanelError: it is neither of the two. BadFile: it holds no game that can be played.
    """
    from lacitta_nb.files import read_pasted

    # What is pasted is never a path.
    data = read_pasted(text)
    if data is None:
        raise PanelError("panel-no-code")
    return game_of(data)


def players_from(names: Iterable[str]) -> list[str]:
    """The names of players that a person typed.

    Raises:
        PanelError: one is empty, too long or there twice.
    """
    players = [name.strip() for name in names]
    if any(not name or len(name) > _NAME_LENGTH for name in players):
        raise PanelError("panel-bad-player", longest=_NAME_LENGTH)
    if len(set(players)) < len(players):
        raise PanelError("panel-same-names")
    return players


def seed_from(text: str) -> int | None:
    """The seed that a person typed; nothing means that one is drawn.

    Raises:
        PanelError: it is no number, or too long.
    """
    text = text.strip()
    if not text:
        return None
    if not re.fullmatch(r"\d{1,18}", text):
        raise PanelError("panel-bad-seed", seed=text)
    return int(text)


def download_of(game: AnyGame, name: str) -> Export:
    """The saved game as a file of that name for the browser."""
    return Export(name, json.dumps(game.record(), ensure_ascii=False))


def code_of(game: AnyGame) -> Exports:
    """The game as a code and as Python."""
    return Exports(code=game.code(), python=python_of(game))


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def python_of(game: AnyGame) -> str:
    """Python that plays the game again from its start, move by move."""
    record = game.record()
    start = game.box.begin(game.start).code()
    # The names of spaces are the board maker's: as literals they stay text whatever they hold.
    moves = [repr(move) for move in record["moves"]]
    rows = [
        "    " + ", ".join(moves[i : i + _MOVES_A_LINE]) + ","
        for i in range(0, len(moves), _MOVES_A_LINE)
    ]
    lines = ["import lacitta_nb as lc", "", f'game = lc.load("{start}")']
    if rows:
        lines += ["for move in [", *rows, "]:", "    game.run()", "    game.play(move)"]
    steps = record.get("steps", 0)
    if steps:
        lines += [f"for _ in range({steps}):", "    game.step()"]
    return "\n".join(lines) + "\n"
