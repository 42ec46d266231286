"""The file of a tournament: one game a line, as JSON, appended as the games are done."""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.fields import refused
from lacitta_nb.files.paths import mode_of, path_of, reading, writing
from lacitta_nb.files.shapes import as_told
from lacitta_nb.files.values import load_json, shorten
from lacitta_nb.games.lacitta.constants import YEARS

FORMAT: Final = "lacitta-tournament/1"
_HEAD: Final = f'{{"format": "{FORMAT}", '.encode()
"""How the line of every game begins."""


class Match(NamedTuple):
    """What a game depends on; two of the same text are the same game.

    Attributes:
        board, edition, setup: as for `new_game`; boards by name.
        seats: names of the players who take part, by seat.
        makes: for each seat a short text that changes when the player of that name is another.
        round: number of the repetition, counted from 0.
        seed: draws the game, the same for all seatings.
    """

    board: str
    edition: str
    setup: str
    seats: tuple[str, ...]
    makes: tuple[str, ...]
    round: int
    seed: int

    def __str__(self) -> str:
        seats = ", ".join(self.seats)
        return f"{self.board}, {self.edition}, {self.setup}, round {self.round + 1}: {seats}"


class Year(NamedTuple):
    """What each seat had at the end of a year: points, citizens, gold."""

    points: tuple[int, ...]
    citizens: tuple[int, ...]
    gold: tuple[int, ...]


class Played(BaseModel):
    """A game that was played.

    Attributes:
        points: at the end, by seat; wins: shares of the win, by seat.
        years: what each seat had at the end of each year.
        migrated, starved, crowded: citizens that each seat lost to neighbours, to hunger and above
            a limit that fell.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False)

    format: Literal["lacitta-tournament/1"]
    board: str
    edition: str
    setup: str
    seats: Annotated[tuple[str, ...], Field(min_length=2, max_length=5)]
    makes: tuple[str, ...]
    round: int
    seed: int
    points: tuple[int, ...]
    wins: tuple[float, ...]
    years: Annotated[tuple[Year, ...], Field(min_length=YEARS, max_length=YEARS)]
    migrated: tuple[int, ...]
    starved: tuple[int, ...]
    crowded: tuple[int, ...]

    @model_validator(mode="after")
    def _one_number_a_seat(self) -> Self:
        rows = [self.makes, self.points, self.wins, self.migrated, self.starved, self.crowded]
        rows += [row for year in self.years for row in year]
        if any(len(row) != len(self.seats) for row in rows):
            raise refused("file-line-seats", seats=len(self.seats))
        if min(self.wins) < 0 or not math.isclose(sum(self.wins), 1):
            raise refused("file-line-wins")
        return self

    @property
    def match(self) -> Match:
        """What the game depended on."""
        return Match(
            self.board, self.edition, self.setup, self.seats, self.makes, self.round, self.seed
        )


class GameFile:
    """The games of a tournament on disk; reading changes nothing.

    Args:
        path: the file; it need not exist.

    Attributes:
        exists: whether the file was there.
        games: those read or added, in the order of the file; of a game that stands there twice,
            since two tournaments wrote to the file at once, the first.
        cut: the half-written last line, which makes way for the first game added, or "".

    Raises:
        BadFile: that is no path, what lies there is no file or can't be read, a line of it is no
            game, or there is no folder for it.
    """

    def __init__(self, path: str | Path) -> None:
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
        begun = last.startswith(_HEAD) or (bool(lines) and _HEAD.startswith(last))
        if last and not begun:
            raise self._refused(len(lines) + 1, BadFile("", "file-line-not-begun"))
        if last:
            # Whoever wrote it was stopped in the middle: every whole game ends its line.
            self.cut = last.decode("utf-8", errors="replace")
            self._torn_at = len(content) - len(last)

    def _game(self, number: int, line: bytes) -> Played:
        try:
            text = line.decode("utf-8")
            load_json(text, "")
            return Played.model_validate_json(text)
        except UnicodeDecodeError:
            raise self._refused(number, BadFile("", "file-line-no-text")) from None
        except BadFile as error:
            raise self._refused(number, error) from None
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            raise self._refused(number, as_told(place, first)) from None

    def _refused(self, number: int, error: BadFile) -> BadFile:
        """The error for a line of the file, which tells the place inside the line as well."""
        where = f"{self.name}, line {number}"
        if error.place:
            return BadFile(where, "file-in-line", problem=error)
        return BadFile(where, "file-whole-line", problem=error)

    def add(self, game: Played) -> None:
        """Append a game; it is on its way to the disk when this returns.

        Raises:
            BadFile: the file can't be written.
        """
        with writing(str(self.path)):
            if self._torn_at is not None:
                self._mend(self._torn_at)
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(game.model_dump(), ensure_ascii=False) + "\n")
        self._games.setdefault(game.match, game)

    def _mend(self, torn_at: int) -> None:
        """Take the half line away, unless somebody has written on since."""
        with self.path.open("r+b") as file:
            file.seek(torn_at)
            if b"\n" not in file.read():
                file.truncate(torn_at)
        self._torn_at = None


def read_games(path: str | Path) -> Sequence[Played]:
    """The games in a tournament's file.

    Raises:
        BadFile: there is no such file, or a line of it is no game.
    """
    file = GameFile(path)
    if not file.exists:
        raise BadFile(shorten(str(file.path)), "file-not-there")
    return file.games
