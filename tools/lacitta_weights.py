"""Learn what the greedy player of La Città weighs, from games that the computer plays itself.

    python -m tools.lacitta_weights play FILE [games] [first seed]
    python -m tools.lacitta_weights learn FILE

`play` adds games to FILE, one a line: after political turns what each consideration says of the
player whose turn it was, at the end of each year the same of everybody, and what all scored in the
end. Now and then a player takes another one of its best ideas by lot, so that things are seen that
it would never do by itself. `learn` fits for each year the weights that best foretell how far ahead
a player will be, holds them to what was felt before, and writes
`weights.json` beside the players.

The weights go only a part of the way from what was felt to what fits: players with the whole of it
lost against those with half of it, since what goes with winning is not always what brings it about.
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import BONUS_POINTS, YEARS
from lacitta_nb.games.lacitta.players import weights as home
from lacitta_nb.games.lacitta.players.considerations import NAMES, Scale, Weights
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.standing import Outlook, moment_of
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import one_of_each
from lacitta_nb.version import VERSION

SIZES: Final = (4, 4, 4, 3, 2)
"""Numbers of players, in turn."""
ANOTHER: Final = 0.15
"""How often a player takes another one of its best ideas."""
IDEAS: Final = 8
"""Of how many it draws then."""
NOTED: Final = 0.4
"""Of how many turns the standing is kept."""
DOUBT: Final = 0.5
"""How far a fitted weight may lie from what was felt: the standard deviation of that belief."""
PART: Final = 0.5
"""How much of the way from what was felt to what fits the weights go."""
FELT: Final = Weights(penalty=1.5)
"""What was felt before anything was learnt."""
OPEN: Final = ("attraction", "knowledge")
"""Considerations of a year that is over: nothing of them is left, and the next one's are open."""
SCORE: Final = Weights(*[0.0] * len(NAMES))._replace(people=1.0, completeness=1.0, hunger=1.0)
"""The end of the game: only what scores is weighed (E1, E2)."""


def played(seed: int) -> dict[str, Any]:
    """One game: standings after turns and at the ends of years, and the scores of the end."""
    draw = random.Random(f"weights/{seed}")
    size = SIZES[seed % len(SIZES)]
    names = [f"Player {seat + 1}" for seat in range(size)]
    board = shipped_board("toscana")
    state = rules.new_state(board, names, edition="classic", setup="beginner", seed=seed)
    turns: list[list[float]] = []
    ends: list[list[float]] = []
    while not state.over:
        before = state
        state = _moved(state, draw)
        if before.choice == "turn" and state.phase == "politics" and draw.random() < NOTED:
            turns.append(_row(state, state.year, before.to_move))
        if before.phase == "feeding" and state.phase not in ("feeding", "over"):
            ends += [_row(state, before.year, seat) for seat in range(size)]
    totals = [score.total for score in rules.scores(state)]
    return {"seed": seed, "turns": turns, "ends": ends, "points": totals}


def _moved(state: State, draw: random.Random) -> State:
    decision = state.decision
    if decision is None:
        return rules.advance(state).state
    player, view = RoundOnePlayer(), state.seen_by(decision.player)
    if decision.kind == "turn" and draw.random() < ANOTHER:
        ideas = one_of_each(player, player.candidates(view))[:IDEAS]
        return rules.apply(state, draw.choice(ideas).action).state
    return rules.apply(state, player.choose(view)).state


def _row(state: State, year: int, seat: int) -> list[float]:
    """Year, seat, and the units of all considerations."""
    scale = Scale(Weights(), moment_of(state, seat))
    units = [units for _, _, units in scale.units(Outlook(state, seat).standing)]
    return [year, seat, *(round(found, 3) for found in units)]


def fitted(rows: Sequence[Sequence[float]], leads: Sequence[float]) -> Weights:
    """Weights between those that were felt and those that foretell leads best, by least squares.

    None is below 0: what speaks for a player must not be told as what speaks against it.
    """
    units, aim = np.array(rows), np.array(leads)
    felt = np.array(FELT)
    x, y = units - units.mean(axis=0), aim - aim.mean()
    missed = y - x @ felt
    firm = np.eye(len(felt)) * float(np.var(missed)) / DOUBT**2
    found = felt + PART * np.linalg.solve(x.T @ x + firm, x.T @ missed)
    return Weights(*(max(0.0, round(float(weight), 3)) for weight in found))


def learnt(games: Sequence[dict[str, Any]], key: str, year: int) -> Weights:
    """The weights of one year."""
    found = list(_of_year(games, key, year))
    return fitted([units for units, _ in found], [lead for _, lead in found])


def _of_year(
    games: Sequence[dict[str, Any]], key: str, year: int
) -> Iterator[tuple[list[float], float]]:
    """Units, and how far ahead of the mean of the others the player was in the end."""
    for game in games:
        points = game["points"]
        for noted, seat, *units in game[key]:
            if noted == year:
                others = [total for place, total in enumerate(points) if place != seat]
                yield units, points[int(seat)] - sum(others) / len(others)


def tables(games: Sequence[dict[str, Any]]) -> dict[str, list[dict[str, float]]]:
    """What `weights.json` holds: a row of weights for each year, of turns and of its end."""
    years = range(1, YEARS + 1)
    turns = [learnt(games, "turns", year) for year in years]
    none = dict.fromkeys(OPEN, 0.0)
    ends = [learnt(games, "ends", year)._replace(**none) for year in years[:-1]] + [SCORE]
    return {
        "turns": [found._asdict() for found in turns],
        "year_ends": [found._asdict() for found in ends],
    }


def main(command: str, path: str, games: str = "3000", first: str = "0") -> None:
    """Play, or learn from what was played."""
    file = Path(path)
    if command == "play":
        with file.open("a", encoding="utf-8") as out:
            for seed in range(int(first), int(first) + int(games)):
                out.write(json.dumps(played(seed)) + "\n")
        return
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    seeds = [game["seed"] for game in found]
    about = {
        "about": "Felt points of a unit of each consideration, for each of the six years: after a "
        "political turn with more to come, and at the end of the year.",
        "learnt": f"{len(found)} games of RoundOnePlayer, seeds {min(seeds)} to {max(seeds)}, "
        f"lacitta_nb {VERSION}; completeness counts up to {BONUS_POINTS} points a city",
        "renewed by": f"python -m tools.lacitta_weights play FILE {len(found)} {min(seeds)}; "
        "python -m tools.lacitta_weights learn FILE",
        "tables": tables(found),
    }
    where = Path(home.__file__).with_name(home.FILE)
    where.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
