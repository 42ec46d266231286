"""What is left of a year after the migration: each player's own affair, by the real rules.

Demolition and feeding ask for nothing that others have. So a player's are run on a table on which
nobody else has a city, and what they leave is remembered: the many ends of a year that somebody
compares differ for few of the players. Put together again these tables are the whole one, as if the
rules had run on it; a property test holds that.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from lacitta_nb.games.lacitta.constants import CIRCLES, SERVICES
from lacitta_nb.games.lacitta.players.interests import interested_choice
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.scoring import end_year
from lacitta_nb.games.lacitta.state import Player, State, Table

SETTLING: Final = ("migration", "feeding")
"""The phases that settle a year."""

_NOBODY: Final = Player("")
_ANY_VOICE: Final = (SERVICES[0],) * CIRCLES
"""What is wished for where nobody has a neighbour is all the same."""


def run_out(state: State) -> State:
    """Migration, demolition and feeding to the end of the year, all looking after themselves."""
    while state.phase in SETTLING:
        step = advance(state) if state.choice is None else apply(state, interested_choice(state))
        state = step.state
    return state


def alone(state: State, seat: int) -> State:
    """The table as it concerns one player from the migration's end on: nobody else has a city.

    Whatever makes no difference any more is the same in all such tables.
    """
    cities = tuple(state.cities_of(seat))
    own = 0
    for city in cities:
        own |= city.spaces
    players = [_NOBODY] * len(state.players)
    players[seat] = Player("", penalty=state.players[seat].penalty)
    return State(
        table=_unseeded(state.table),
        year=state.year,
        phase=state.phase,
        start_player=0,
        to_move=-1,
        players=tuple(players),
        cities=cities,
        built=tuple([mask & own for mask in state.built]),
        figures=(),
        harvest=state.harvest & own,
        voice=_ANY_VOICE,
        voice_deck=(),
        voice_past=(),
        display=(),
        deck=(),
        discard=(),
    )


@lru_cache(maxsize=4096)
def ended(start: State) -> State:
    """The end of the year for a player who is alone and chooses by self-interest."""
    return run_out(start)


@lru_cache(maxsize=4096)
def to_choice(state: State) -> State:
    """The next moment at which a player who is alone has a choice, or the end of the year."""
    while state.phase in SETTLING:
        if state.choice is None:
            state = advance(state).state
            continue
        actions = legal_actions(state)
        if len(actions) > 1:
            break
        state = apply(state, actions[0]).state
    return state


def together(state: State, ends: Sequence[State]) -> State:
    """The end of the year of the whole table.

    Args:
        state: the end of its migration.
        ends: for each seat the end of the year of that player alone.
    """
    standing = {city.castle: city for end in ends for city in end.cities}
    draft = Draft(state)
    draft.phase = "feeding"
    draft.cities = tuple([standing[c.castle] for c in state.cities if c.castle in standing])
    fallen = state.occupied & ~draft.occupied
    if fallen:
        draft.built = tuple([mask & ~fallen for mask in draft.built])
    draft.players = tuple(
        [
            player._replace(penalty=end.players[seat].penalty)
            for seat, (player, end) in enumerate(zip(state.players, ends, strict=True))
        ]
    )
    end_year(draft)
    return draft.freeze().state


@lru_cache(maxsize=64)
def _unseeded(table: Table) -> Table:
    return table.with_seed(0)
