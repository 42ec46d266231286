"""Golden playthroughs: whole games in readable text, compared line by line.

A change of the rules shows up as a changed line in a game that a person can follow. Renew them with
`python -m tests.games.lacitta.golden --renew` and read the difference before you commit it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from lacitta_nb.games.lacitta.rules import scores
from lacitta_nb.games.lacitta.state import City, State
from tests.games import golden
from tests.games.driving import any_kind
from tests.games.golden import choice, happening
from tests.games.lacitta.properties.driver import (
    Kind,
    Moment,
    grower,
    moments,
    start,
)

FOLDER = Path(__file__).parent
SEED = 2018
PLAYED = (
    Kind(3, "beginner", "toscana"),
    Kind(5, "advanced", "toscana"),
    Kind(3, "advanced", "toscana", "new"),
    Kind(4, "beginner", "toscana", "new"),
    Kind(2, "beginner", "lezione", "expansion"),
    Kind(3, "advanced", "toscana", "expansion"),
)
"""Between them: every edition, board, set-up and number of players."""
TOLD = ("placement", "growth", "politics", "migration", "feeding")
"""The phases after which the table is shown."""


def file_of(kind: Kind) -> Path:
    """Where the playthrough of one kind of game is kept."""
    edition = "" if kind.edition == "classic" else f"{kind.edition}_"
    return FOLDER / f"{edition}{kind.board}_{kind.setup}_{kind.players}.txt"


def playthrough(kind: Kind) -> str:
    """One game from its set-up to its scores, as text; with two players there is much hunger."""
    return "\n".join(lines(kind)) + "\n"


def lines(kind: Kind) -> Iterator[str]:
    """The lines of a playthrough: phases, decisions with what was chosen, events, the table."""
    state = start(kind, SEED)
    edition = "" if kind.edition == "classic" else f", edition {kind.edition}"
    yield f"{kind.players} players, {kind.setup} set-up, board {kind.board}, seed {SEED}{edition}"
    yield from table(state)
    style = any_kind if kind.players == 2 else grower
    for moment in moments(state, random.Random(SEED), style):
        yield from told(moment)
        state = moment.step.state
    for score in scores(state):
        yield (
            f"player {score.player}: {score.citizens} + {score.bonus} + {score.penalty} ="
            f" {score.total} points, {score.gold} gold, rank {score.rank}"
        )


def told(moment: Moment) -> Iterator[str]:
    """One move: what it was, what happened, and the table after most phases."""
    before, after = moment.before, moment.step.state
    if moment.action is None:
        yield f"== year {before.year}, {before.phase}"
    else:
        yield choice(before, moment.action)
    for event in moment.step.events:
        yield f"     {happening(event)}"
    if after.phase != before.phase and before.phase in TOLD:
        yield from table(after)


def table(state: State) -> Iterator[str]:
    """What lies on the table, a line for the cards, each player and each city."""
    yield f"   voice {' '.join(state.voice) or '-'}; {len(state.voice_deck)} left"
    shown = " ".join(card or "-" for card in state.display)
    yield f"   display {shown}; deck {len(state.deck)}, discard {len(state.discard)}"
    for seat, player in enumerate(state.players):
        extra = " penalty" if player.penalty else ""
        yield (
            f"   player {seat}: gold {player.gold}, citizens {state.citizens(seat)},"
            f" food {state.food(seat)}, action cards {player.action_cards},"
            f" face down {len(player.face_down)}{extra}"
        )
        for city in state.cities_of(seat):
            yield f"     {town(state, city)}"


def town(state: State, city: City) -> str:
    """A city: castle, citizens, buildings, points of culture, education and health."""
    names = state.table.board.spaces
    stands = [
        f"{kind} {names[space]}"
        for space, kind in state.buildings(city).items()
        if kind != "castle"
    ]
    points = "/".join(f"{state.points(city, service) / 2:g}" for service in range(3))
    limit = state.limit(city)
    room = f"{city.citizens} of {limit}" if limit else f"{city.citizens}"
    return f"{names[city.castle]}: {room} citizens, {points}, {', '.join(stands) or 'castle only'}"


def renew() -> list[Path]:
    """Write all playthroughs anew; the files that changed."""
    return golden.renew((file_of(kind), playthrough(kind)) for kind in PLAYED)
