"""What lies over the board: marked and chosen spaces, and the events that are drawn on it."""

from lacitta_nb.core.records import Event
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.predict import asked_board
from lacitta_nb.panels.view.since import fresh_spaces
from lacitta_nb.panels.view.typed import BoardView


def board_view(session: AnySession) -> BoardView:
    """What is drawn over the board: the spaces that may be chosen, the one chosen, what is new."""
    if session.open_guess is not None:
        return asked_board(session.open_guess)
    showing, selection = showing_of(session.seen), session.selection
    space_of = session.acting.space_of
    main = session.acting.board_facets[0]
    chosen = selection.picks.get(main) or next(iter(_ready_spaces(session)), None)
    chosen = showing.asked_space(session) or chosen
    return {
        "fresh": fresh_spaces(session),
        "confirms": _confirms(session),
        "badges": showing.badges(selection),
        "selected": str(chosen) if chosen else session.looked_at or None,
        "planned": [*map(space_of, selection.plan), *_beside(session)],
    }


def _confirms(session: AnySession) -> str | None:
    """The space on which a second click confirms, since it is chosen and nothing else is open."""
    if session.computer is not None or planned(session.seen) or not session.selection.ready():
        return None
    chosen = session.selection.picks.get(session.acting.board_facets[0])
    return str(chosen) if chosen else None


def is_started(session: AnySession) -> bool:
    """Whether something is being chosen."""
    selection = session.selection
    chosen = selection.chosen and len(session.offers) > 1
    return bool(selection.plan or selection.picks or chosen)


def _ready_spaces(session: AnySession) -> list[str]:
    """The spaces of the only action that confirming would play, the main one first."""
    ready = session.selection.ready()
    if len(ready) != 1:
        return []
    values = (getattr(ready[0], facet, "") for facet in session.acting.board_facets)
    return [str(value) for value in values if value]


def _beside(session: AnySession) -> list[str]:
    """All spaces of an action that is about several, also while it is not complete."""
    spaces = _ready_spaces(session)
    if len(spaces) > 1:
        return spaces
    others = session.acting.board_facets[1:]
    return [str(v) for facet, v in session.selection.picks.items() if facet in others and v]


def drawn_events(session: AnySession) -> tuple[Event, ...]:
    """The events that are drawn on the board.

    Those that the game foresees, or, while nothing is being chosen, those of the last step or move.
    """
    started = is_started(session)
    foreseen = showing_of(session.seen).foreseen(session, started=started)
    if foreseen is not None:
        return foreseen
    return () if started else session.events


def only_foreseen(session: AnySession, drawn: tuple[Event, ...]) -> bool:
    """Whether events that are drawn on the board have not happened."""
    return drawn is not session.events
