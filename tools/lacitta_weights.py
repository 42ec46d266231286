"""Learn what the greedy player of La Città weighs at the ends of years, from games of its own.

    python -m tools.lacitta_weights play FILE [games] [first seed]
    python -m tools.lacitta_weights learn FILE

`play` adds games to FILE, one a line. For the first years each of four players weighs by numbers
drawn at random, so that they come to stand in all kinds of ways; from then on all of them play
soundly and alike. Kept are the units of every consideration for each player at the ends of years
from then on, and the points in the end.

`learn` fits what the players of a table differ in to how far their games ended apart: the end of
the fifth year by the points, that of each year before also by what the next one's end is held to be
worth; what that holds against cities is eased. It writes that to `weights.json` beside the players.
None is below 0: what speaks for a player must not be told as what speaks against it. What is
weighed after turns is learnt by `tools/lacitta_turns.py`.
"""

import json
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Self

import numpy as np
from numpy.typing import NDArray
from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from lacitta_nb.core.moves import steps
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import BONUS_POINTS, YEARS
from lacitta_nb.games.lacitta.players import weights as home
from lacitta_nb.games.lacitta.players.considerations import NAMES, Weights
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.interests import with_interests
from lacitta_nb.games.lacitta.players.last_turns import after_last, has_last_word
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.scale import Scale
from lacitta_nb.games.lacitta.players.standing import Outlook, moment_of
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import one_of_each
from lacitta_nb.players.protocol import mover
from lacitta_nb.version import VERSION
from tools.learning import Shape, add, games_in, none_in, play_or_learn

SEATS: Final = 4
VARIED: Final = (1, 1, 2, 2, 3, 4)
"""Years up to whose end players may weigh by numbers drawn at random, each as likely."""
SPREAD: Final = 0.7
"""How far such a number lies from the usual one: the standard deviation of its logarithm."""
BARE: Final = 1.5
"""How far what they hold of a city without a service lies from the usual, in felt points."""
ANOTHER: Final = 0.1
"""How often such a player takes another one of its best ideas."""
IDEAS: Final = 8
"""Of how many it draws then."""
TRIED: Final = 6
"""How many things are tried on the last turn of a year."""
DOUBT: Final = 1.0
"""How far a fitted weight may lie from what was felt: the standard deviation of that belief."""
OUTCOME: Final = 0.5
"""How much the end of the game counts beside what the next end of a year is held to be worth."""
OPEN: Final = ("cards", "knowledge")
"""Considerations of which nothing is left at the end of a year."""
FELT: Final = Weights(penalty=1.5, buildings=0.5, bare=1.0, stretched=1.0, food=0.5)
"""What was felt before anything was learnt."""
EASED: Final = 0.6
"""How much is left of what is held against a city; see `eased`."""
SETTLING: Final = 4
"""The years up to whose end it is eased."""
SCORE: Final = Weights(*[0.0] * len(NAMES))._replace(people=1.0, completeness=1.0, hunger=1.0)
"""The end of the game: only what scores is weighed (E1, E2)."""

Array = NDArray[np.float64]
Played = dict[str, Any]
"""A game: `ends`, for each year the units of each seat, and the `points`."""


class Sound:
    """Takes turns as the greedy player does, but tries less on the last one of a year."""

    def choose(self, view: State) -> Action:
        """What seems best."""
        player, seat = GreedyPlayer(), mover(view)
        if view.choice != "turn" or not has_last_word(view):
            return player.felt(view).choose(view)
        return max(
            player.likeliest(view, TRIED),
            key=lambda action: player.lead(after_last(view, action), seat),
        )


@dataclass(frozen=True)
class Varied:
    """Weighs by numbers drawn at random, and now and then takes another one of its best ideas."""

    draw: random.Random
    factors: Sequence[float]
    bare: float

    def choose(self, view: State) -> Action:
        """What such a player does."""
        usual = home.turn_weights(view.year)
        weights = Weights(*[w * f for w, f in zip(usual, self.factors, strict=True)])
        player = RoundOnePlayer(weights._replace(bare=weights.bare + self.bare))
        if self.draw.random() < ANOTHER:
            return self.draw.choice(_ideas(player, view)[:IDEAS])
        return player.choose(view)


def _ideas(player: RoundOnePlayer, view: State) -> list[Action]:
    return [found.action for found in one_of_each(player, player.candidates(view))]


def varied(draw: random.Random) -> Varied:
    """Somebody with numbers drawn at random."""
    factors = [math.exp(draw.gauss(0, SPREAD)) for _ in NAMES]
    return Varied(draw, factors, draw.gauss(0, BARE))


def mixed(seed: int, draw: random.Random, until: int) -> Iterator[State]:
    """The moments of a game of which the first years are played by numbers drawn at random.

    Args:
        seed: of the game.
        draw: draws the numbers.
        until: the last of these years; 0: there is none.
    """
    others, sound = [varied(draw) for _ in range(SEATS)], Sound()
    names = [f"Player {seat + 1}" for seat in range(SEATS)]
    board = shipped_board("toscana")
    state = rules.new_state(board, names, edition="classic", setup="beginner", seed=seed)

    def chosen(now: State, _: object) -> Any:  # noqa: ANN401 - what the rules answer
        seat = mover(now)
        player = others[seat] if now.choice == "turn" and now.year <= until else sound
        return rules.apply(now, with_interests(player, now.seen_by(seat)))

    yield state
    for step in steps(state, chosen):
        yield step.state


def played(seed: int) -> Played:
    """One game."""
    draw = random.Random(f"weights/{seed}")
    until = draw.choice(VARIED)
    ends, year = {}, 1
    for state in mixed(seed, draw, until):
        if state.year != year:
            if year >= until:
                ends[year] = [_units(state, seat) for seat in range(SEATS)]
            year = state.year
    points = [score.total for score in rules.scores(state)]
    return {"seed": seed, "ends": ends, "points": points}


def _units(state: State, seat: int) -> list[float]:
    """The units of all considerations."""
    scale = Scale(FELT, moment_of(state, seat))
    return [round(units, 3) for _, _, units in scale.units(Outlook(state, seat).standing)]


def apart(rows: Sequence[Any] | Array) -> Array:
    """How far each row is from the mean of all."""
    found = np.array(rows, dtype=float)
    from_mean: Array = found - found.mean(axis=0)
    return from_mean


def fitted(tables: Sequence[tuple[Array, Array]], near: Array, held: NDArray[np.bool_]) -> Array:
    """The weights that best tell the rows of a table apart, by least squares; none is below 0.

    Args:
        tables: units, a row for each of what is compared, and what the rows came to.
        near: what was held before; the weights stay near it as far as there is nothing to tell.
        held: which of them may be anything but 0.
    """
    units = np.concatenate([rows for rows, _ in tables])
    worth = np.concatenate([worths for _, worths in tables])
    firm = float(np.var(worth - units @ near)) / DOUBT**2
    square, aim = units.T @ units + firm * np.eye(len(near)), units.T @ worth + firm * near
    held = held.copy()
    while True:
        found = np.zeros(len(near))
        found[held] = np.linalg.solve(square[np.ix_(held, held)], aim[held])
        if found.min() >= 0:
            return found
        held &= found > 0


def eased(rows: Sequence[dict[str, float]]) -> list[dict[str, float]]:
    """Weights of the six years, with less held against cities in the first ones.

    Those from whose games they are learnt go on to settle little, and make little of many cities.
    In games against three of round one the searching player won 32 of 36 with such weights, where
    it won 19.5 with those that were fitted (seats 0 and 2 on the same seeds).
    """
    return [
        row | {"cities": round(EASED * row["cities"], 3)} if year <= SETTLING else row
        for year, row in enumerate(rows, 1)
    ]


def named(weights: Array) -> dict[str, float]:
    """Weights as they are written."""
    return {name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True)}


def year_ends(games: Sequence[Played]) -> list[dict[str, float]]:
    """A row of weights for the end of each year; what each is held near is the year after it."""
    held = np.array([name not in OPEN for name in NAMES])
    ends: dict[int, Array] = {YEARS: np.array(SCORE)}
    for year in range(YEARS - 1, 0, -1):
        tables = [
            (apart(game["ends"][str(year)]), _worth(game, year + 1, ends))
            for game in games
            if str(year) in game["ends"]
        ]
        ends[year] = fitted(tables, np.array(FELT) if year == YEARS - 1 else ends[year + 1], held)
    return [named(ends[year]) for year in sorted(ends)]


def _worth(game: Played, year: int, ends: dict[int, Array]) -> Array:
    """How the game ended, and what the end of a year is held to be worth."""
    points = apart(game["points"])
    if year == YEARS:
        return points
    held: Array = apart(game["ends"][str(year)]) @ ends[year]
    return OUTCOME * points + (1 - OUTCOME) * held


Units = Annotated[list[float], Field(min_length=len(NAMES), max_length=len(NAMES))]


class Game(Shape):
    """A game as it stands in a file."""

    seed: int
    ends: dict[str, list[Units]]
    points: list[float]

    @model_validator(mode="after")
    def _row_by_row(self) -> Self:
        """Each year's end is learnt from the next one's, with a row for each of the points."""
        if list(self.ends) != [str(year) for year in range(YEARS - len(self.ends), YEARS)]:
            raise PydanticCustomError("years", "the ends of years don't run on to the last but one")
        if not self.points or any(len(rows) != len(self.points) for rows in self.ends.values()):
            raise PydanticCustomError("rows", "the ends of years and the points differ in players")
        return self


def main(words: Sequence[str] | None = None) -> None:
    """Play, or learn from what was played."""
    given = play_or_learn("lacitta_weights", __doc__, words, games=4000, first=0)
    if given.command == "play":
        add(given.file, played, given.seeds, Game)
        return
    found = read(given.file)
    first_seed = min(game["seed"] for game in found)
    how = {
        "learnt": f"{len(found)} games, seeds from {first_seed}, played on by players who take "
        f"turns as the greedy one does with the numbers of before, lacitta_nb {VERSION}; "
        f"completeness counts up to {BONUS_POINTS} points a city",
        "renewed by": f"python -m tools.lacitta_weights play FILE {len(found)} {first_seed}; "
        "python -m tools.lacitta_weights learn FILE",
    }
    keep("year_ends", how, eased(year_ends(found)))


def read(file: Path) -> list[Played]:
    """What was added, with the end of every year but the last in at least one game."""
    found = games_in(file, Game)
    for year in range(1, YEARS):
        if not any(str(year) in game["ends"] for game in found):
            none_in(file, f"end of year {year}")
    return found


def keep(table: str, how: dict[str, str], rows: Sequence[dict[str, float]]) -> None:
    """Write a table of weights beside the players, and how it was found."""
    where = Path(home.__file__).with_name(home.FILE)
    known = json.loads(where.read_text(encoding="utf-8"))
    known[table], known["tables"][table] = how, list(rows)
    where.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
