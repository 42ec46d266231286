"""What the tools have in common that learn numbers of players from games: their words and files.

A file has a game a line, as JSON. Whoever gives a word or a file that can't be is told in a
sentence, before anything is played or written.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

LARGEST_SEED: Final = 2**31
"""What every generator takes, and what is added to the first seed fits beside it."""


Game = TypeVar("Game")


class Shape(BaseModel):
    """What is learnt from of a line; nothing is converted, and what else stands there is left."""

    model_config = ConfigDict(strict=True, allow_inf_nan=False)


def parser(tool: str, about: str | None) -> argparse.ArgumentParser:
    """What reads the words behind a tool's name.

    Args:
        tool: its name.
        about: what `--help` tells of it.
    """
    return argparse.ArgumentParser(
        prog=f"python -m tools.{tool}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def add_optional(to: argparse.ArgumentParser, name: str, usual: int, *, least: int = 1) -> None:
    """One more number, which need not be given: a count, or with `least` 0 a seed."""
    to.add_argument(
        name.replace(" ", "_"),
        metavar=name.replace(" ", "-"),
        nargs="?",
        type=_number(least),
        default=usual,
        help=f"{usual} where it is not given",
    )


def _number(least: int) -> Callable[[str], int]:
    def number(word: str) -> int:
        try:
            found = int(word)
        except ValueError:
            found = least - 1
        if not least <= found <= LARGEST_SEED:
            message = f"expected a whole number from {least} to {LARGEST_SEED}, got {word!r}"
            raise argparse.ArgumentTypeError(message)
        return found

    return number


def play_or_learn(
    tool: str, about: str | None, words: Sequence[str] | None, *, games: int, first: int
) -> argparse.Namespace:
    """The words of a tool with the commands `play FILE [games] [first seed]` and `learn FILE`.

    Args:
        tool: its name.
        about: what `--help` tells of it.
        words: those behind its name; None: of the command that was started.
        games: how many are played where nothing is said.
        first: the first seed where nothing is said.

    Returns:
        `command`, `file` and, of `play`, `seeds`.
    """
    read = parser(tool, about)
    commands = read.add_subparsers(dest="command", required=True, metavar="play|learn")
    play = commands.add_parser("play", help="add games to a file", allow_abbrev=False)
    learn = commands.add_parser("learn", help="learn from those of a file", allow_abbrev=False)
    for command in (play, learn):
        command.add_argument("file", metavar="FILE", type=Path)
    add_optional(play, "games", games)
    add_optional(play, "first seed", first, least=0)
    given = read.parse_args(words)
    if given.command == "play":
        given.seeds = range(given.first_seed, given.first_seed + given.games)
    return given


def add(
    file: Path, one: Callable[[int], dict[str, Any]], seeds: Sequence[int], shape: type[Shape]
) -> None:
    """Add what is found with each of these seeds to a file, a line each.

    Args:
        file: one that is not there yet, or that holds games of the same tool.
        one: plays a game.
        seeds: of the games.
        shape: that of the tool's games.

    Raises:
        SystemExit: the file can't be read or written, or a line of it is no such game.
    """
    lines_of(file, shape.model_validate_json)
    with continued(file) as out, ProcessPoolExecutor() as pool:
        for found in pool.map(one, seeds, chunksize=8):
            out.write(dumps(found) + "\n")
            out.flush()


def games_in(file: Path, shape: type[Shape]) -> list[dict[str, Any]]:
    """The games of a file.

    Raises:
        SystemExit: it can't be read, has no game, or a line is none.
    """
    found = lines_of(file, shape.model_validate_json, there=True)
    return [game.model_dump() for game in found] or none_in(file, "game")


def lines_of(file: Path, read: Callable[[bytes], Game], *, there: bool = False) -> list[Game]:
    """The games that a file holds, a line each.

    Args:
        file: the file.
        read: makes a game of a line, or raises pydantic's error.
        there: whether the file must be there; else it may still be to come, and has no games then.

    Raises:
        SystemExit: it can't be read, or a line is no game.
    """
    with telling(file):
        content = file.read_bytes() if there or file.is_file() else b""
    found = []
    for number, line in enumerate(content.splitlines(), 1):
        try:
            found.append(read(line))
        except ValidationError as error:
            sys.exit(f"{file}, line {number}: no whole game; delete the line ({_first(error)})")
    return found


@contextmanager
def continued(file: Path) -> Iterator[TextIO]:
    """A file to which lines are added; its last one may have been left open, and nothing is glued.

    Raises:
        SystemExit: it can't be written.
    """
    with telling(file):
        content = file.read_bytes() if file.is_file() else b""
        out = file.open("a", encoding="utf-8", newline="\n")
    with out:
        if content and not content.endswith(b"\n"):
            out.write("\n")
        yield out


def none_in(file: Path, missing: str) -> NoReturn:
    """End the tool, since the games of a file tell nothing of what is to be learnt.

    Raises:
        SystemExit: always.
    """
    sys.exit(f"{file}: there is no {missing} in it; `play` adds some")


def _first(error: ValidationError) -> str:
    """Where and why a line does not fit; of a line there is more than one reason seldom."""
    first = error.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}" if place else first["msg"]


@contextmanager
def telling(file: Path) -> Iterator[None]:
    """What the system says of a file, in a sentence.

    Raises:
        SystemExit: it can't be read or written.
    """
    try:
        yield
    except OSError as error:
        sys.exit(f"{file}: {error.strerror or error}")
