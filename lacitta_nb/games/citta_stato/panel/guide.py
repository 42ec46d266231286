"""The guide through a first turn: what to do, how to pay for it, what it changes."""

from lacitta_nb.games.citta_stato.constants import TURN
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSession, say
from lacitta_nb.panels.shown import GuideStep


def guide(session: CittaStatoSession) -> list[GuideStep]:
    """The steps of a turn, as far as they are done."""
    selection, choice = session.selection, session.seen.choice
    chosen = choice != TURN or bool(selection.chosen)
    confirmed = session.did == "confirm"
    return [
        GuideStep(say("panel-guide-look"), "board", chosen),
        GuideStep(say("panel-guide-choose"), "hand", chosen),
        GuideStep(say("panel-guide-confirm"), "dock", confirmed),
        GuideStep(say("panel-guide-answer"), "hand", confirmed and choice == TURN),
    ]
