"""Learn what the greedy player of La Città weighs at the ends of years, from games of its own.

    python -m tools.lacitta_weights play FILE [games] [first seed]
    python -m tools.lacitta_weights learn FILE

`play` adds games to FILE, one a line. At one turn of each year it tries several things on the same
deal of what is hidden and plays each on to the end of the game with quick players. Kept of each
are what the considerations say of the player at the end of each year to come, compared with the
others, and how far ahead the player was in the end.

`learn` looks at the differences between things tried at one turn, since what they share does not
count: so a weight is what a unit brings about, not what it merely goes with. It fits the end of the
fifth year by how the games ended, that of each year before by what the next one's end is held to be
worth and partly by how the games ended, and writes them to `weights.json` beside the players. None
is below 0: what speaks for a player must not be told as what speaks against it. What is weighed
after turns is tuned by `tools/lacitta_tuning.py`.
"""

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lacitta_nb.core.moves import steps
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import BONUS_POINTS, YEARS
from lacitta_nb.games.lacitta.players import weights as home
from lacitta_nb.games.lacitta.players.considerations import NAMES, Scale, Weights
from lacitta_nb.games.lacitta.players.interests import with_interests
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.standing import Outlook, moment_of
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import one_of_each
from lacitta_nb.players.protocol import mover
from lacitta_nb.version import VERSION

SEATS: Final = 4
TURNS: Final = 5
"""Political turns of a year, of which one is looked at."""
BEST: Final = 3
OTHERS: Final = 4
"""How many of a player's best ideas are tried, and how many more of the `OF` best."""
OF: Final = 16
ANOTHER: Final = 0.15
"""How often a player takes another one of its best ideas."""
IDEAS: Final = 8
"""Of how many it draws then."""
DOUBT: Final = 1.0
"""How far a fitted weight may lie from what was felt: the standard deviation of that belief."""
OUTCOME: Final = 0.3
"""How much the end of the game counts beside what the next end of a year is held to be worth."""
OPEN: Final = ("cards", "knowledge")
"""Considerations of which nothing is left at the end of a year."""
FELT: Final = Weights(penalty=1.5, buildings=0.5, bare=1.0, stretched=1.0, food=0.5)
"""What was felt before anything was learnt."""
SCORE: Final = Weights(*[0.0] * len(NAMES))._replace(people=1.0, completeness=1.0, hunger=1.0)
"""The end of the game: only what scores is weighed (E1, E2)."""

Array = NDArray[np.float64]
Tried = dict[str, Any]
"""The year, and of each thing tried `ends` and `lead`."""


def played(seed: int) -> list[Tried]:
    """One game, with what was tried at a turn of each year."""
    draw = random.Random(f"weights/{seed}")
    names = [f"Player {seat + 1}" for seat in range(SEATS)]
    board = shipped_board("toscana")
    state = rules.new_state(board, names, edition="classic", setup="beginner", seed=seed)
    players = [draw.choice((RoundOnePlayer(), QuickPlayer())) for _ in names]
    looked = [(draw.randrange(SEATS), draw.randrange(TURNS)) for _ in range(YEARS)]
    found: list[Tried] = []
    while not state.over:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        view = state.seen_by(decision.player)
        if decision.kind == "turn":
            seat, number = looked[state.year - 1]
            turn = state.players[seat].cards_played
            if decision.player == seat and turn >= number and len(found) < state.year:
                found.append(_tried(view, draw))
        action = players[decision.player].choose(view)
        if decision.kind == "turn" and draw.random() < ANOTHER:
            action = draw.choice(_ideas(view)[:IDEAS])
        state = rules.apply(state, action).state
    return found


def _ideas(view: State) -> list[Action]:
    player = RoundOnePlayer()
    return [found.action for found in one_of_each(player, player.candidates(view))]


def _tried(view: State, draw: random.Random) -> Tried:
    """Several things tried on one deal."""
    ideas = _ideas(view)[:OF]
    rest = ideas[BEST:]
    chosen = ideas[:BEST] + draw.sample(rest, min(OTHERS, len(rest)))
    start = rules.complete(view, draw.randrange(2**32))
    ways = [_way(rules.apply(start, action).state, mover(view)) for action in chosen]
    return {"year": view.year, "ways": ways}


def _way(state: State, seat: int) -> dict[str, Any]:
    """What follows of one thing."""
    ends, year, player = [], state.year, QuickPlayer()
    for step in steps(state, lambda now, _: rules.apply(now, with_interests(player, now))):
        state = step.state
        if state.year != year:
            year = state.year
            ends.append(_ahead([_units(state, other) for other in range(SEATS)], seat))
    points = np.array([score.total for score in rules.scores(state)], dtype=float)
    return {
        "ends": [end.round(3).tolist() for end in ends],
        "lead": round(float(_ahead(points, seat)), 3),
    }


def _units(state: State, seat: int) -> Array:
    """The units of all considerations."""
    scale = Scale(FELT, moment_of(state, seat))
    return np.array([units for _, _, units in scale.units(Outlook(state, seat).standing)])


def _ahead(found: Any, seat: int) -> Any:  # noqa: ANN401 - numbers, or rows of numbers
    """How far one seat is ahead of the mean of the others."""
    table = np.array(found)
    return table[seat] - (table.sum(axis=0) - table[seat]) / (SEATS - 1)


def fitted(tries: Sequence[tuple[Array, Array]]) -> Weights:
    """The weights that best tell things tried at one turn apart, by least squares.

    Args:
        tries: of each turn the units of what was tried, a row each, and what that was worth.
    """
    units = np.concatenate([rows - rows.mean(axis=0) for rows, _ in tries])
    worth = np.concatenate([worths - worths.mean() for _, worths in tries])
    felt = np.array(FELT)
    firm = float(np.var(worth - units @ felt)) / DOUBT**2
    square, aim = units.T @ units + firm * np.eye(len(felt)), units.T @ worth + firm * felt
    held = np.ones(len(felt), dtype=bool)
    found = np.zeros(len(felt))
    while True:
        found[:] = 0.0
        found[held] = np.linalg.solve(square[np.ix_(held, held)], aim[held])
        if found.min() >= 0:
            return Weights(*(round(float(weight), 3) for weight in found))
        held &= found > 0


def year_ends(tries: Sequence[Tried]) -> list[dict[str, float]]:
    """A row of weights for the end of each year."""
    ends: dict[int, Weights] = {YEARS: SCORE}
    for year in range(YEARS - 1, 0, -1):
        until = [found for found in tries if found["year"] <= year]
        pairs = [(_ends(found, year), _worth(found, year + 1, ends)) for found in until]
        ends[year] = fitted(pairs)._replace(**dict.fromkeys(OPEN, 0.0))
    return [ends[year]._asdict() for year in sorted(ends)]


def _ends(found: Tried, year: int) -> Array:
    return np.array([way["ends"][year - found["year"]] for way in found["ways"]])


def _worth(found: Tried, year: int, ends: dict[int, Weights]) -> Array:
    """What the end of a year is held to be worth, and partly how the games ended."""
    leads = np.array([way["lead"] for way in found["ways"]])
    if year == YEARS:
        return leads
    held: Array = _ends(found, year) @ np.array(ends[year])
    return OUTCOME * leads + (1 - OUTCOME) * held


def main(command: str, path: str, games: str = "1700", first: str = "0") -> None:
    """Play, or learn from what was played."""
    file = Path(path)
    if command == "play":
        with file.open("a", encoding="utf-8") as out:
            for seed in range(int(first), int(first) + int(games)):
                out.write(json.dumps({"seed": seed, "tries": played(seed)}) + "\n")
        return
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    seeds = [game["seed"] for game in found]
    tries = [one for game in found for one in game["tries"]]
    where = Path(home.__file__).with_name(home.FILE)
    known = json.loads(where.read_text(encoding="utf-8"))
    known["year_ends"] = {
        "learnt": f"{len(tries)} turns of {len(found)} games, seeds {min(seeds)} to {max(seeds)}, "
        f"played on by quick players, lacitta_nb {VERSION}; "
        f"completeness counts up to {BONUS_POINTS} points a city",
        "renewed by": f"python -m tools.lacitta_weights play FILE {len(found)} {min(seeds)}; "
        "python -m tools.lacitta_weights learn FILE",
    }
    known["tables"]["year_ends"] = year_ends(tries)
    where.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
