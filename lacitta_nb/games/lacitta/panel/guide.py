"""The guide through a first turn: choose what, choose where, confirm."""

from lacitta_nb.games.lacitta.panel.session import LaCittaSession
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.shown import GuideStep
from lacitta_nb.texts import sentence


def guide(session: LaCittaSession) -> list[GuideStep]:
    """The three steps of a turn, or of placing a castle, as far as they are done.

    A step is done with all that is chosen once the turn is confirmed; where nothing but the choice
    is asked, such as for gold, no space has to be clicked.
    """
    selection = session.selection
    confirmed = session.did == "confirm"
    ready = confirmed or bool(selection.ready())
    cities = _castles(session.seen)
    spaces = tuple(selection.spaces())
    told = {"cities": len(cities)}
    return [
        GuideStep(
            sentence("panel-guide-what", told), "hand", ready or bool(selection.chosen), cities
        ),
        GuideStep(sentence("panel-guide-where", told), "board", ready, spaces),
        GuideStep(sentence("panel-guide-confirm", told), "dock", confirmed),
    ]


def _castles(state: State) -> tuple[str, ...]:
    """The castles of whoever must decide."""
    decision = state.decision
    if decision is None:
        return ()
    board = state.table.board
    return tuple(board.spaces[c.castle] for c in state.cities if c.owner == decision.player)
