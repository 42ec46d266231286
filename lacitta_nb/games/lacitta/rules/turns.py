"""Whose turn it is in the political rounds, and which phase comes next (P1, D6, Y1)."""

from lacitta_nb.games.lacitta.constants import ROUNDS
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import TableQueries


def takes_turns(state: TableQueries, seat: int) -> bool:
    """Whether a player takes turns this year.

    Whoever has no city is out (D6). A position written by hand may give such a player a turn all
    the same: then it counts from that turn on. If nobody has a city, everyone takes turns.
    """
    for city in state.cities:
        if city.owner == seat:
            return True
    return not state.cities or state.players[seat].cards_played > 0 or seat == state.to_move


def next_mover(state: TableQueries, first: int) -> int:
    """The next to take a turn, from a seat on clockwise; -1 when all rounds are over (P1).

    The rounds are over when that player has had all turns, since nobody is ahead by more than one.
    """
    size = state.table.size
    for step in range(size):
        seat = (first + step) % size
        if takes_turns(state, seat):
            return seat if state.players[seat].cards_played < ROUNDS else -1
    return -1


def enter_next(draft: Draft) -> None:
    """Go to the phase that follows in this edition's year, or to the next year (Y1)."""
    year = draft.table.edition.year
    place = year.index(draft.phase) + 1
    if place == len(year):
        draft.year += 1
    draft.phase = year[place % len(year)]
    if draft.phase == "politics":
        if draft.cities:
            draft.to_move = next_mover(draft, draft.start_player)
        else:
            enter_next(draft)
