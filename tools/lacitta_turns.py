"""Learn what the greedy player of La Città weighs after its turns, from what they lead to.

    python -m tools.lacitta_turns play FILE [games] [first seed]
    python -m tools.lacitta_turns learn FILE

`play` adds games to FILE, one a line: players who weigh by numbers drawn at random play to a year,
also drawn, in which some of the turns are looked into. What the greedy player holds likely there is
tried as the searching player tries it, each thing on the same deals, but with nobody taken for a
rival: the year is played on soundly, and its end weighed. Kept are the units of every consideration
after each of these things, and what they led to.

`learn` fits what the things of one turn differ in to how far apart they led: with numbers for the
first year and for the last, and those of the years between on the line between them. It writes
that to `weights.json` beside the players. Who plays on soundly goes by the numbers of before, so
the two commands are worth giving twice.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean as mean
from typing import Annotated, Any, Final, Self

import numpy as np
from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.changes import Changes
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.last_turns import has_last_word
from lacitta_nb.games.lacitta.players.scale import Scale
from lacitta_nb.games.lacitta.players.standing import Outlook, moment_of
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import one_of_each
from lacitta_nb.players.protocol import mover
from lacitta_nb.players.search import played_on
from lacitta_nb.version import VERSION
from tools.lacitta_weights import FELT, Array, Units, apart, eased, fitted, keep, mixed, named
from tools.learning import Shape, add, games_in, none_in, play_or_learn

DRAWN: Final = (1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6)
"""The years whose turns may be looked into, each as likely: the early ones tell most apart."""
SHARE: Final = 0.22
"""How many of the turns of that year are."""
IDEAS: Final = 12
"""How many things are tried."""
DEALS: Final = 8
"""On how many deals."""

UNTOLD: Final = ("knowledge", "penalty")
"""Considerations of which playing on tells nothing: no turn gains or loses a penalty, and who plays
on does not learn from what was looked at. They stay as they were felt."""

Looked = dict[str, Any]
"""A turn: its `year`, the `units` after each thing that was tried, and the `leads` they came to."""


def looked_into(seed: int) -> dict[str, Any]:
    """Turns of one game."""
    draw = random.Random(f"turns/{seed}")
    year = draw.choice(DRAWN)
    found = []
    for state in mixed(seed, draw, year - draw.choice((0, 1))):
        if state.year > year:
            break
        if state.year == year and state.choice == "turn" and draw.random() < SHARE:
            view = state.seen_by(mover(state))
            if not has_last_word(view):
                found.append(tried(view, draw))
    return {"seed": seed, "turns": found}


def tried(view: State, draw: random.Random) -> Looked:
    """One turn: the best way of doing each thing, then the next best ways."""
    felt, seat = GreedyPlayer().felt(view), mover(view)
    found = felt.candidates(view)
    ideas = list(dict.fromkeys([*one_of_each(felt, found), *found]))[:IDEAS]
    outlook = Outlook(view, seat)
    changes, scale = Changes(outlook), Scale(FELT, moment_of(view, seat))
    units = [[unit for _, _, unit in scale.units(changes.after(one.action))] for one in ideas]
    deals = [rules.complete(view, draw.randrange(2**32)) for _ in range(DEALS)]
    leads = [mean([_led(deal, one.action) for deal in deals]) for one in ideas]
    return {"year": view.year, "units": units, "leads": leads}


def _led(deal: State, action: Action) -> float:
    """How far ahead the player ends the year after an action, if all play on soundly."""
    player, seat = GreedyPlayer(), mover(deal)
    return player.lead(played_on(player, rules.apply(deal, action).state), seat)


def turns(found: list[Looked]) -> list[dict[str, float]]:
    """A row of weights for the turns of each year."""
    both = np.array([*FELT, *FELT])
    tables = [(apart(_by_year(one)), apart(one["leads"])) for one in found]
    first, last = np.split(fitted(tables, both, np.full(len(both), True)), 2)
    felt = {name: getattr(FELT, name) for name in UNTOLD}
    lates = map(_late, range(1, YEARS + 1))
    return [named((1 - late) * first + late * last) | felt for late in lates]


def _by_year(turn: Looked) -> Array:
    """The units, as far as they count by the first year's numbers and by the last one's."""
    units, late = np.array(turn["units"], dtype=float), _late(turn["year"])
    return np.concatenate([(1 - late) * units, late * units], axis=1)


def _late(year: int) -> float:
    return (year - 1) / (YEARS - 1)


class Turn(Shape):
    """A turn as it stands in a file."""

    year: Annotated[int, Field(ge=1, le=YEARS)]
    units: list[Units]
    leads: list[float]

    @model_validator(mode="after")
    def _row_by_row(self) -> Self:
        if not 1 <= len(self.units) == len(self.leads):
            raise PydanticCustomError("rows", "there are not as many units as leads")
        return self


class Game(Shape):
    """A game as it stands in a file; there may be one in which no turn was looked into."""

    seed: int
    turns: list[Turn]


def read(file: Path) -> list[dict[str, Any]]:
    """What was added, with a turn in at least one game."""
    found = games_in(file, Game)
    if not any(game["turns"] for game in found):
        none_in(file, "turn")
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Play, or learn from what was played."""
    given = play_or_learn("lacitta_turns", __doc__, words, games=400, first=0)
    if given.command == "play":
        add(given.file, looked_into, given.seeds, Game)
        return
    games_found = read(given.file)
    found = [turn for game in games_found for turn in game["turns"]]
    first_seed = min(game["seed"] for game in games_found)
    how = {
        "learnt": f"{len(found)} turns of {len(games_found)} games, seeds from {first_seed}, "
        f"played on soundly by the numbers of before, lacitta_nb {VERSION}",
        "renewed by": f"python -m tools.lacitta_turns play FILE {len(games_found)} {first_seed}; "
        "python -m tools.lacitta_turns learn FILE",
    }
    keep("turns", how, eased(turns(found)))


if __name__ == "__main__":
    main()
