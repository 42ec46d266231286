"""The command `python -m lacitta_nb.arena`: games of computer players as a data set.

What the command does is `arena.generation.self_play`; here its words are read and its end is told.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

from lacitta_nb.arena.contest import Contest, contest_of
from lacitta_nb.arena.dataset import OPTIONAL
from lacitta_nb.arena.generation import USUAL_PLAYERS, DataSet, self_play
from lacitta_nb.arena.selfplay import SEATINGS
from lacitta_nb.error import LaCittaError
from lacitta_nb.players.kinds import SEARCH, kinds_at
from lacitta_nb.registry import homes
from lacitta_nb.texts import sentence

PROGRAM: Final = "python -m lacitta_nb.arena"
_GAMES, _SEED = 100, 0
"""What is meant where nothing is said."""
_FAILED, _STOPPED = 1, 130
"""How the command ends where something went wrong, and after an interrupt, as shells expect it."""


def main(words: Sequence[str] | None = None) -> int:
    """Make a data set as the words of a command say.

    Args:
        words: those behind the name of the command; None: of the command that was started.

    Returns:
        What the shell gets: 0, or 1 where something went wrong, 130 after an interrupt.
    """
    given = list(sys.argv[1:] if words is None else words)
    try:
        contest = _contest(given)
        options = vars(_parser(contest).parse_args(given))
        made = self_play(options.pop("path"), **options)
    except LaCittaError as error:
        sys.stderr.write(f"{error}\n")
        return _FAILED
    except KeyboardInterrupt:
        return _STOPPED
    sys.stdout.write(f"{_told(made)}\n")
    return _STOPPED if made.stopped else 0


def _told(made: DataSet) -> str:
    if not made.games:
        return sentence("study-data-none", {})
    key = "study-data-part" if made.stopped else "study-data-made"
    words: dict[str, str | int] = {"games": made.games, "decisions": made.decisions}
    return sentence(key, words | {"path": str(made.path), "beside": made.games_path.name})


def _contest(given: Sequence[str]) -> Contest[Any] | None:
    """The contest of the game that the words name first, None where they name none.

    Raises:
        NotFound: there is no such game.
    """
    if not given or given[0].startswith("-"):
        return None
    return contest_of(given[0])


def _parser(contest: Contest[Any] | None) -> argparse.ArgumentParser:
    """What reads the words, with the settings of the game that they name."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description=_help("about"),
        epilog=_players_told(contest),
        add_help=False,
        allow_abbrev=False,
    )
    needed = parser.add_argument_group(_help("needed"))
    needed.add_argument("game", help=sentence("study-command-game", {"names": ", ".join(homes())}))
    needed.add_argument("path", help=_help("path"))
    games = parser.add_argument_group(_help("games"))
    players = sentence("study-command-players", {"example": SEARCH.offered[-1]})
    count = sentence("study-command-count", {"usual": _GAMES})
    seed = sentence("study-command-seed", {"usual": _SEED})
    games.add_argument("--players", nargs="+", metavar="WORD", default=USUAL_PLAYERS, help=players)
    games.add_argument("--seats", type=_number, metavar="N", help=_help("seats"))
    games.add_argument("--seating", choices=SEATINGS, default=SEATINGS[0], help=_help("seating"))
    games.add_argument("--games", type=_number, metavar="N", default=_GAMES, help=count)
    games.add_argument("--seed", type=_number, metavar="N", default=_SEED, help=seed)
    for setting in contest.settings if contest else ():
        told = sentence("study-command-setting", {"name": setting.name, "usual": setting.usual})
        games.add_argument(f"--{setting.name}", default=setting.usual, metavar="NAME", help=told)
    files = parser.add_argument_group(_help("files"))
    files.add_argument(
        "--leave-out", nargs="+", choices=OPTIONAL, default=(), help=_help("leave-out")
    )
    files.add_argument("--force", action="store_true", help=_help("force"))
    files.add_argument("--workers", type=_number, metavar="N", default=1, help=_help("workers"))
    files.add_argument("--quiet", dest="progress", action="store_false", help=_help("quiet"))
    files.add_argument("-h", "--help", action="help", help=_help("help"))
    return parser


def _players_told(contest: Contest[Any] | None) -> str:
    """The words that mean a player of the game, or how to find them."""
    if contest is None:
        return sentence("study-command-which", {"command": f"{PROGRAM} lacitta --help"})
    words = ", ".join(word for kind in kinds_at(contest.key) for word in kind.offered)
    return sentence("study-command-words", {"game": contest.key, "words": words})


def _help(part: str) -> str:
    return sentence(f"study-command-{part}", {})


def _number(word: str) -> int | str:
    """A word as a whole number, or as it is, so that whoever needs a number can say what it is."""
    try:
        return int(word)
    except ValueError:
        return word
