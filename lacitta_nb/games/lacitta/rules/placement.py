"""Placement of the castles in the advanced set-up (S9 to S11)."""

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import CASTLE, SETTLERS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.building import far
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import State, found_city


def mover(start: int, size: int, castles: int) -> int:
    """Whose turn it is after that many castles: anticlockwise once, then clockwise back (S9).

    >>> [mover(0, 3, n) for n in range(6)]
    [0, 2, 1, 1, 2, 0]
    """
    steps = castles if castles < size else 2 * size - 1 - castles
    return (start - steps) % size


def legal(state: State) -> list[Action]:
    """All castles that may be placed now, in board order."""
    book = book_of(state.table.board)
    return list(book.pick(far(state))(book.row("place")))


def refusal(state: State, action: Action) -> Refusal | None:
    """Why a castle may not be placed there, or None."""
    if action.kind != "place":
        return Refusal("S9", "place-a-castle", {})
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    if not state.table.open >> space & 1:
        return Refusal("S11", "closed-space", {"space": action.space, "players": state.table.size})
    if not far(state) >> space & 1:
        return Refusal("S10", "castle-too-near", {"space": action.space})
    return None


def apply(draft: Draft, action: Action) -> None:
    """Place a castle with three citizens; after the last one the first year begins."""
    board = draft.table.board
    space = board.index[action.space]
    player = draft.to_move
    draft.cities = (*draft.cities, found_city(board, player, space, SETTLERS))
    draft.put_built(CASTLE, draft.built[CASTLE] | 1 << space)
    draft.say(Event("placed", "S9", player=player, space=action.space, amount=SETTLERS))
    size = draft.table.size
    # A small board may have no room left for somebody: then the placement ends early.
    if len(draft.cities) < 2 * size and far(draft):
        draft.to_move = mover(draft.start_player, size, len(draft.cities))
        return
    draft.phase = draft.table.edition.year[0]
    draft.start_player = (player + 1) % size
    draft.to_move = -1
