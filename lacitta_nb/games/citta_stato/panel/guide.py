"""The guide through a first turn: what to do, what it asks, what it changes, what comes then."""

from lacitta_nb.games.citta_stato.constants import TURN
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSession, say
from lacitta_nb.panels.shown import GuideStep


def guide(session: CittaStatoSession) -> list[GuideStep]:
    """The steps of a turn, as far as they are done; what was done in an earlier turn stays done."""
    selection, choice = session.selection, session.seen.choice
    turns = _turns(session)
    acted = turns > 0
    chosen = acted or choice != TURN or bool(selection.chosen)
    confirm = "confirm" if selection.ready() or not selection.chosen else "pick"
    return [
        GuideStep(say("panel-guide-choose"), "hand", chosen),
        GuideStep(say(f"panel-guide-{confirm}"), "dock", acted),
        GuideStep(say("panel-guide-answer"), "hand", turns > 1),
        GuideStep(say("panel-guide-look"), "board", acted and bool(session.looked_at)),
    ]


def _turns(session: CittaStatoSession) -> int:
    """How many actions of turns persons have taken."""
    game = session.game
    befores = [game.start, *(entry.step.state for entry in game.history)]
    taken = (
        before.to_move
        for before, entry in zip(befores, game.history, strict=False)
        if entry.action is not None and before.choice == TURN
    )
    return sum(seat in session.persons for seat in taken)
