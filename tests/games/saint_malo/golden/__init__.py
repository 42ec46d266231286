"""Golden playthroughs: whole games in readable text, compared line by line.

A change of the rules shows up as a changed line in a game that a person can follow. Renew them with
`python -m tests.games.saint_malo.golden --renew` and read the difference before you commit it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from lacitta_nb.games.saint_malo.rules import scores
from lacitta_nb.games.saint_malo.state import State
from tests.games import golden
from tests.games.driving import any_kind
from tests.games.golden import choice, happening
from tests.games.saint_malo.driver import Moment, Style, builder, collector, moments, start

FOLDER = Path(__file__).parent
SEED = 2025
PLAYED: dict[int, Style] = {2: builder, 3: collector, 4: builder, 5: any_kind}
"""The style of playing, by number of players."""
SIGNS = {
    "crate": "c",
    "wall": "#",
    "house": "h",
    **{f"church{size}": str(size) for size in range(1, 6)},
    "citizen": "C",
    "soldier": "S",
    "priest": "P",
    "architect": "A",
    "merchant": "M",
    "juggler": "J",
    "noble": "N",
}
"""What stands for each thing in the drawn cities."""


def file_of(players: int) -> Path:
    """Where the playthrough of a game with so many players is kept."""
    return FOLDER / f"{players}.txt"


def playthrough(players: int) -> str:
    """One game from its first roll to its scores, as text."""
    return "\n".join(lines(players)) + "\n"


def lines(players: int) -> Iterator[str]:
    """The lines of a playthrough: turns, decisions with what was chosen, events, the cities."""
    state = start(players, SEED)
    yield f"{players} players, seed {SEED}"
    yield from table(state)
    for moment in moments(state, random.Random(SEED), PLAYED[players]):
        yield from told(moment)
        state = moment.step.state
    yield from table(state)
    for score in scores(state):
        parts = (score.points, score.city, score.coins, score.logs, score.churches, score.cannons)
        counted = " + ".join(map(str, parts))
        yield (
            f"player {score.player}: {counted} = {score.total} points,"
            f" {score.empty} empty spaces, rank {score.rank}"
        )


def told(moment: Moment) -> Iterator[str]:
    """One move: what it was, what happened, and the cities after every fifth round."""
    before, after = moment.before, moment.step.state
    if moment.action is not None:
        yield choice(before, moment.action)
    elif before.ends:
        yield "== the count"
    else:
        yield f"== turn {before.turns + 1}, player {before.to_move}"
    for event in moment.step.events:
        yield f"     {happening(event)}"
    if after.turns > before.turns and after.turns % (5 * len(after.players)) == 0:
        yield from table(after)


def table(state: State) -> Iterator[str]:
    """The boxes marked, what each player has, and the cities side by side."""
    yield f"   {state.boxes} of {state.table.boxes} boxes marked"
    for seat, player in enumerate(state.players):
        yield (
            f"   player {seat}: points {player.points}, coins {player.coins}, logs {player.logs},"
            f" defence {player.defence}, cannons lost {player.cannons_lost}"
        )
    cities = [player.city for player in state.players]
    for row in "ABCDEFG":
        drawn = (
            "".join(_sign(city, f"{row}{column}") for column in range(1, 8)) for city in cities
        )
        yield "   " + "   ".join(drawn)


def _sign(city: dict[str, str], space: str) -> str:
    if space in ("A1", "A7", "G1", "G7"):
        return "+"
    return SIGNS[city[space]] if space in city else "."


def renew() -> list[Path]:
    """Write all playthroughs anew; the files that changed."""
    return golden.renew((file_of(players), playthrough(players)) for players in PLAYED)
