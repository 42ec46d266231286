"""The file of a tournament: one game a line, as JSON, appended as the games are done."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from lacitta_nb.errors import BadFile

FORMAT: Final = "lacitta-tournament/1"


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

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

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
    years: tuple[Year, ...]
    migrated: tuple[int, ...]
    starved: tuple[int, ...]
    crowded: tuple[int, ...]

    @property
    def match(self) -> Match:
        """What the game depended on."""
        return Match(
            self.board, self.edition, self.setup, self.seats, self.makes, self.round, self.seed
        )


class GameFile:
    """The games of a tournament on disk.

    Args:
        path: the file; it need not exist.

    Attributes:
        games: those read or added, in the order of the file.
        cut: the half-written last line that was cut off when the file was opened, or "".

    Raises:
        BadFile: a line but the last is no game, or there is no folder for the file; nothing was
            changed.
    """

    def __init__(self, path: str | Path) -> None:
        self.path: Final = Path(path)
        self.games: list[Played] = []
        self.cut = ""
        if not self.path.parent.is_dir():
            raise BadFile(str(path), f"there is no folder {self.path.parent}; make it first")
        if self.path.is_dir():
            raise BadFile(str(path), "this is a folder; name a file in it")
        if self.path.exists():
            self._read(self.path.read_bytes())

    def _read(self, content: bytes) -> None:
        lines = content.split(b"\n")
        last = lines.pop()
        self.games = [self._game(number, line) for number, line in enumerate(lines, 1)]
        if last:
            # Whoever wrote it was stopped in the middle: every whole game ends its line.
            self.cut = last.decode("utf-8", errors="replace")
            with self.path.open("r+b") as file:
                file.truncate(len(content) - len(last))

    def _game(self, number: int, line: bytes) -> Played:
        try:
            return Played.model_validate_json(line)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"]) or "the line"
            raise BadFile(f"{self.path.name}, line {number}", f"{where}: {first['msg']}") from error

    def add(self, game: Played) -> None:
        """Append a game; it is on its way to the disk when this returns."""
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(game.model_dump(), ensure_ascii=False) + "\n")
        self.games.append(game)


def read_games(path: str | Path) -> Sequence[Played]:
    """The games in a tournament's file.

    Raises:
        BadFile: there is no such file, or a line of it is no game.
    """
    if not Path(path).exists():
        raise BadFile(str(path), "there is no such file")
    return GameFile(path).games
