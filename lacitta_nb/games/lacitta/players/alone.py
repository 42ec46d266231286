"""What is left of a year after the migration: each player's own affair, by the real rules.

Demolition and feeding ask for nothing that others have. So a player's are run on a table on which
nobody else has a city, and what they leave is remembered: the many ends of a year that somebody
compares differ for few of the players. Put together again these tables are the whole one, as if the
rules had run on it; a property test holds that.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.constants import CIRCLES, SERVICES, YEARS
from lacitta_nb.games.lacitta.players.interests import interested_choice
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, scores
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.scoring import end_year
from lacitta_nb.games.lacitta.rules.year import migrated
from lacitta_nb.games.lacitta.state import Player, State, Table

SETTLING: Final = ("migration", "feeding")
"""The phases that settle a year."""

_MOST: Final = 12
"""Ways of settling the last year that are compared."""
_NOBODY: Final = Player("")
_HUNGRY: Final = Player("", penalty=True)
_ANY_VOICE: Final = (SERVICES[0],) * CIRCLES
"""What is wished for where nobody has a neighbour is all the same."""


def parted(state: State) -> list[State]:
    """For each seat the table as it concerns that player alone: nobody else has a city.

    Whatever makes no difference after a migration is the same in all such tables.
    """
    table, size = _unseeded(state.table), len(state.players)
    found = []
    for seat, player in enumerate(state.players):
        cities = tuple([city for city in state.cities if city.owner == seat])
        own = 0
        for city in cities:
            own |= city.spaces
        players = [_NOBODY] * size
        if player.penalty:
            players[seat] = _HUNGRY
        found.append(
            State(
                table,
                state.year,
                state.phase,
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
        )
    return found


class Alone(NamedTuple):
    """The end of the year for a player who is alone, and whether the player chose on the way."""

    state: State
    chose: bool


@lru_cache(maxsize=2048)
def ended(state: State, *, close: bool = False) -> Alone:
    """The end of the year for a player who is alone and chooses by self-interest.

    Args:
        state: a moment after the migration.
        close: whether the player compares ways of settling the sixth year by what they score (E1,
            E2), and does not go by rules of thumb alone.
    """
    state = to_choice(state)
    if state.phase not in SETTLING:
        return Alone(state, chose=False)
    return Alone(_best(state, _MOST if close and state.year == YEARS else 1), chose=True)


@lru_cache(maxsize=4096)
def _best(state: State, most: int) -> State:
    """The end that scores most of so many ways, the usual one among them.

    It is remembered: where many leave, it is mostly the same who have left after a few steps.
    """
    state = to_choice(state)
    if state.phase not in SETTLING:
        return state
    usual = interested_choice(state)
    if most <= 1:
        return _best(apply(state, usual).state, 1)
    actions = sorted(legal_actions(state), key=lambda action: action != usual)
    share = max(1, most // len(actions))
    return max([_best(apply(state, action).state, share) for action in actions], key=_total)


def _total(state: State) -> int:
    """What the only player who has a city scores when the game is over (E1, E2)."""
    return sum(score.total for score in scores(state))


@lru_cache(maxsize=1024)
def to_choice(state: State) -> State:
    """The next moment at which a player who is alone has a choice, or the end of the year."""
    while state.phase in SETTLING:
        if state.choice is None:
            state = _on(state)
            continue
        actions = legal_actions(state)
        if len(actions) > 1:
            break
        state = apply(state, actions[0]).state
    return state


def _on(state: State) -> State:
    """What follows by itself; nobody walks to or from somebody who is alone."""
    if state.phase == "feeding":
        return advance(state).state
    draft = Draft(state)
    migrated(draft)
    return draft.freeze().state


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
    for seat, end in enumerate(ends):
        player, penalty = state.players[seat], end.players[seat].penalty
        if player.penalty != penalty:
            draft.put_player(seat, player._replace(penalty=penalty))
    end_year(draft)
    return draft.freeze().state


@lru_cache(maxsize=64)
def _unseeded(table: Table) -> Table:
    return table.with_seed(0)
