"""How often computer players win the solo games of Città-Stato: the adviser's table.

    python -m tools.citta_stato_solo play FILE [player] [tries] [seconds]
    python -m tools.citta_stato_solo write FILE

`play` lets a player (`random`, `greedy`, `"search 24"`) try every game of every scenario so many
times, with the seeds 0, 1, 2 …, and adds a line a game to FILE; what stands there already is not
played again, and after so many seconds it stops, so that a rerun goes on. `write` makes
docs/citta_stato_solo.md of all that FILE holds.
"""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from pydantic import ConfigDict, TypeAdapter

from lacitta_nb.arena.statistics import mean, share
from lacitta_nb.core.moves import steps
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import HUMAN, SCENARIOS, SOLO_GAMES
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.players.kinds import KINDS
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.players import ComputerPlayer, seeded
from lacitta_nb.players.kinds import meant
from lacitta_nb.players.protocol import moved
from lacitta_nb.texts import sentence
from tools.learning import add_optional, continued, lines_of, none_in, parser

PAGE: Final = Path(__file__).parents[1] / "docs" / "citta_stato_solo.md"

TEXT: Final = """\
# Solo games of Città-Stato: how hard they are for the computer

Each computer player tried every game of every scenario against the ghost, with the seeds 0, 1, 2 …,
without bonus crowns of a game before, and by the tables as they are shipped: what the game shows in
pictures only is reconstructed ([which values](citta_stato_tables.md)), and other tables would give
other shares. A game is won with at least the required score and all its objectives (O5); each game
of a scenario keeps the objectives of those before it. After a share stands its 95 per cent
interval, then the mean of the final scores, and how often all objectives were met.
Made by `python -m tools.citta_stato_solo`.
"""


class Tried(NamedTuple):
    """A game that was tried."""

    player: str
    scenario: int
    game: int
    seed: int
    won: bool
    final: int
    met: bool


_TRIED: Final = TypeAdapter(Tried, config=ConfigDict(strict=True))
"""Reads what stands in a line of a file: the fields in a list."""


def player_of(word: str) -> ComputerPlayer:
    """A computer player by how it is chosen, such as `search 24`.

    Raises:
        SystemExit: there is no such kind.
    """
    named = meant(word, KINDS)
    if named is None:
        raise SystemExit(f"no player is chosen by {word!r}")
    return named.player


def tried(word: str, scenario: int, game: int, seed: int) -> Tried:
    """Play one game to its end."""
    player = seeded(player_of(word), str(seed))
    state: State = new_solo(scenario, game, 0, seed).state
    for step in steps(state, lambda now, seat: moved(now, player, seat)):
        state = step.state
    result = rules.solo_result(state)
    assert result is not None
    met = all(result.objectives.values())
    return Tried(word, scenario, game, seed, result.won, rules.scores(state)[HUMAN].final, met)


def read(file: Path) -> list[Tried]:
    """The games of a file; none where there is no file.

    Raises:
        SystemExit: it can't be read, or a line is no game.
    """
    return lines_of(file, _TRIED.validate_json)


def play(file: Path, word: str, tries: int, seconds: float) -> None:
    """Add games to a file until each was tried so many times, or the time is over."""
    begun, done = time.monotonic(), {found[:4] for found in read(file)}
    with continued(file) as stream:
        for seed, scenario, game in product(range(tries), SCENARIOS, SOLO_GAMES):
            if (word, scenario, game, seed) in done:
                continue
            if time.monotonic() - begun > seconds:
                return
            stream.write(json.dumps(tried(word, scenario, game, seed)) + "\n")
            stream.flush()


def page(games: list[Tried]) -> Iterator[str]:
    """The lines of the page."""
    by_game: dict[tuple[int, int], dict[str, list[Tried]]] = defaultdict(lambda: defaultdict(list))
    for found in games:
        by_game[found.scenario, found.game][found.player].append(found)
    words = list(dict.fromkeys(found.player for found in games))
    yield TEXT
    for word in words:
        counted = Counter((found.scenario, found.game) for found in games if found.player == word)
        fewest, most = min(counted.values()), max(counted.values())
        each = str(most) if fewest == most else f"{fewest} to {most}"
        yield f"- `{word}`: {each} tries of each game"
    yield ""
    yield "| scenario | game | required | objective it adds | " + " | ".join(words) + " |"
    yield "| --- | --- | --- | --- |" + " --- |" * len(words)
    scenarios = shipped_tables().scenarios
    for (scenario, game), tries in sorted(by_game.items()):
        goal = scenarios[scenario].games[game - 1]
        told = [str(scenario), str(game), str(goal.required), objective(goal.objective)]
        yield "| " + " | ".join([*told, *(cell(tries, word) for word in words)]) + " |"


def objective(word: str) -> str:
    """What an objective is called."""
    return sentence(f"word-goal-{word}", {}, game="cittastato")


def cell(found: Mapping[str, list[Tried]], word: str) -> str:
    """What a player reached in a game."""
    games = found.get(word, [])
    if not games:
        return "–"
    won = share(sum(game.won for game in games), len(games))
    score, met = mean([game.final for game in games]), sum(game.met for game in games) / len(games)
    return (
        f"**{won.value:.0%}** ({won.low:.0%} to {won.high:.0%}); "
        f"score {score.value:.1f}, objectives {met:.0%}"
    )


def main(words: Sequence[str] | None = None) -> None:
    """Play games, or write the page."""
    reader = parser("citta_stato_solo", __doc__)
    commands = reader.add_subparsers(dest="command", required=True, metavar="play|write")
    adding = commands.add_parser("play", help="add games to a file", allow_abbrev=False)
    writing = commands.add_parser("write", help="make the page of them", allow_abbrev=False)
    for command in (adding, writing):
        command.add_argument("file", metavar="FILE", type=Path)
    adding.add_argument("player", nargs="?", default="greedy", help="greedy where it is not given")
    add_optional(adding, "tries", 200)
    add_optional(adding, "seconds", 280)
    given = reader.parse_args(words)
    if given.command == "play":
        player_of(given.player)
        play(given.file, given.player, given.tries, given.seconds)
        return
    games = read(given.file) or none_in(given.file, "game")
    PAGE.write_text("\n".join(page(games)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
