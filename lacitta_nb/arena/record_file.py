"""The file of a tournament: one game a line, as JSON, appended as the games are done."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from lacitta_nb.arena.contest import USUAL, contest_of, format_of
from lacitta_nb.arena.records import FORMAT_END, Match, Played
from lacitta_nb.core.errors import OF_ALL, BadFile
from lacitta_nb.files.paths import mode_of, path_of, reading, writing
from lacitta_nb.files.shapes import misfits
from lacitta_nb.files.values import load_json, shorten, shown
from lacitta_nb.registry import homes

_NAMED: Final = re.compile(rf'"format": "([^"]+){FORMAT_END}"'.encode())


class RecordFile:
    """The games of a tournament on disk; reading changes nothing.

    Args:
        path: the file; it need not exist.
        game: the key of the game; None: the one that the first line names.

    Attributes:
        exists: whether the file was there.
        games: those read or added, in the order of the file; of a game that stands there twice,
            since two tournaments wrote to the file at once, the first.
        cut: the half-written last line, which makes way for the first game added, or "".

    Raises:
        BadFile: that is no path, what lies there is no file or can't be read, a line of it is no
            game, or there is no folder for it.
    """

    def __init__(self, path: str | Path, game: str | None = None) -> None:
        name = path_of(path)
        self.path: Final = Path(name)
        self._games: Final[dict[Match, Played]] = {}
        self.cut = ""
        self._torn_at: int | None = None
        with reading(name):
            self.exists = mode_of(self.path) is not None
            if not self.exists and not self.path.parent.is_dir():
                raise BadFile("", "file-no-folder", folder=str(self.path.parent))
            content = self.path.read_bytes() if self.exists else b""
        self._key: Final = game or _game_of(content)
        self._read(content)

    @property
    def name(self) -> str:
        """The name of the file, as it is shown."""
        return shorten(self.path.name)

    @property
    def mended(self) -> bool:
        """Whether the half-written line has made way for a game."""
        return bool(self.cut) and self._torn_at is None

    @property
    def games(self) -> list[Played]:
        """The games."""
        return list(self._games.values())

    def _read(self, content: bytes) -> None:
        *lines, last = content.split(b"\n")
        for number, line in enumerate(lines, 1):
            game = self._game(number, line)
            self._games.setdefault(game.match, game)
        head = f'{{"format": "{format_of(self._key)}", '.encode()
        begun = last.startswith(head) or (bool(lines) and head.startswith(last))
        if last and not begun:
            raise self._refused(len(lines) + 1, BadFile("", "file-line-not-begun"))
        if last:
            # Whoever wrote it was stopped in the middle: every whole game ends its line.
            self.cut = last.decode("utf-8", errors="replace")
            self._torn_at = len(content) - len(last)

    def _game(self, number: int, line: bytes) -> Played:
        try:
            return self._record(line.decode("utf-8"))
        except UnicodeDecodeError:
            raise self._refused(number, BadFile("", "file-line-no-text")) from None
        except BadFile as error:
            raise self._refused(number, error) from None
        except ValidationError as error:
            first, *_ = misfits(contest_of(self._key).played, error)
            raise self._refused(number, BadFile.of(first)) from None

    def _refused(self, number: int, error: BadFile) -> BadFile:
        """The error for a line of the file, which tells the place inside the line as well."""
        where = f"{self.name}, line {number}"
        if error.place or error.key in OF_ALL:
            return BadFile(where, "file-in-line", problem=error)
        return BadFile(where, "file-whole-line", problem=error)

    def _record(self, text: str) -> Played:
        content, expected = load_json(text, ""), format_of(self._key)
        found = content.get("format", expected) if isinstance(content, dict) else expected
        if found != expected:
            raise BadFile("format", "file-line-format", known=expected, found=shown(found))
        return contest_of(self._key).played.model_validate_json(text)

    def add(self, game: Played) -> None:
        """Append a game; it is on its way to the disk when this returns.

        Raises:
            BadFile: the file can't be written.
        """
        with writing(str(self.path)):
            if self._torn_at is not None:
                self._mend(self._torn_at)
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(game.content(), ensure_ascii=False) + "\n")
        self._games.setdefault(game.match, game)

    def _mend(self, torn_at: int) -> None:
        """Take the half line away, unless somebody has written on since."""
        with self.path.open("r+b") as file:
            file.seek(torn_at)
            if b"\n" not in file.read():
                file.truncate(torn_at)
        self._torn_at = None


def _game_of(content: bytes) -> str:
    """The key of the game that the first line names, or of the usual one if it names none."""
    named = _NAMED.search(content.partition(b"\n")[0])
    key = named[1].decode("utf-8", errors="replace") if named else USUAL
    return key if key in homes() else USUAL


def read_games(path: str | Path) -> Sequence[Any]:
    """The games in a tournament's file, as records of the game that was played.

    Raises:
        BadFile: there is no such file, or a line of it is no game.
    """
    file = RecordFile(path)
    if not file.exists:
        raise BadFile(shorten(str(file.path)), "file-not-there")
    return file.games
