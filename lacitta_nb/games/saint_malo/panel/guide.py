"""The guide through a first turn: which dice stay, what they are used for, where."""

from lacitta_nb.games.saint_malo.panel.session import SaintMaloSession, say
from lacitta_nb.panels.shown import GuideStep


def guide(session: SaintMaloSession) -> list[GuideStep]:
    """The steps of a turn, as far as they are done."""
    selection, choice = session.selection, session.seen.choice
    ready = bool(selection.ready())
    rolled = choice != "roll"
    used = rolled and (choice != "use" or bool(selection.chosen))
    placed = used and (ready or session.did == "confirm")
    spaces = tuple(selection.spaces())
    return [
        GuideStep(say("panel-guide-dice"), "hand", rolled),
        GuideStep(say("panel-guide-use"), "hand", used),
        GuideStep(say("panel-guide-where"), "board", placed, spaces),
        GuideStep(say("panel-guide-confirm"), "dock", placed and session.did == "confirm"),
    ]
