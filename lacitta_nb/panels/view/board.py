"""What lies over the board: marked and chosen spaces, and the events that are drawn on it."""

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.panels.adapter import showing_of
from lacitta_nb.panels.controller import Controller
from lacitta_nb.panels.view.computer import told_now
from lacitta_nb.panels.view.typed import BoardView


def board_view(panel: Controller) -> BoardView:
    """What is drawn over the board: the spaces that may be chosen, with badges, and the one chosen.

    Where nothing is being chosen the spaces of the computer players' last moves are marked.
    """
    showing, selection = showing_of(panel.seen), panel.selection
    main = showing.board_facets[0] if showing.board_facets else ""
    chosen = selection.picks.get(main) or next(iter(_ready_spaces(panel)), None)
    told = [space for move in told_now(panel) for space in showing.spaces_of(move.action)[:1]]
    started = is_started(panel)
    chosen = told[-1] if told and not started else showing.asked_space(panel) or chosen
    planned = [space for action in selection.plan for space in showing.spaces_of(action)[:1]]
    return {
        "badges": showing.badges(selection),
        "selected": str(chosen) if chosen else panel.looked_at or None,
        "planned": [*planned, *_beside(panel)] + ([] if started else told),
    }


def is_started(panel: Controller) -> bool:
    """Whether something is being chosen."""
    selection = panel.selection
    chosen = selection.chosen and len(panel.choices) > 1
    return bool(selection.plan or selection.picks or chosen)


def _ready_spaces(panel: Controller) -> list[str]:
    """The spaces of the only action that confirming would play."""
    ready = panel.selection.ready()
    return list(showing_of(panel.seen).spaces_of(ready[0])) if len(ready) == 1 else []


def _beside(panel: Controller) -> list[str]:
    """All spaces of an action that is about several, also while it is not complete."""
    spaces = _ready_spaces(panel)
    if len(spaces) > 1:
        return spaces
    others = showing_of(panel.seen).board_facets[1:]
    return [str(v) for facet, v in panel.selection.picks.items() if facet in others and v]


def drawn_events(panel: Controller) -> tuple[Event, ...]:
    """The events that are drawn on the board.

    Those that the game foresees, or, while nothing is being chosen, those of the last step or move.
    """
    started = is_started(panel)
    foreseen = showing_of(panel.seen).foreseen(panel, started=started)
    if foreseen is not None:
        return foreseen
    return () if started else panel.events


def only_foreseen(panel: Controller, drawn: tuple[Event, ...]) -> bool:
    """Whether events that are drawn on the board have not happened."""
    return drawn is not panel.events
