"""Commands that choose: what, where, how much, and several at once."""

from dataclasses import replace
from typing import Any

from lacitta_nb.core.errors import Refusal, Ruling, ruling
from lacitta_nb.games.lacitta.panel.choices import why_impossible
from lacitta_nb.games.lacitta.rules import obstacle
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands.advice import advised
from lacitta_nb.panels.notices import PanelError, told
from lacitta_nb.panels.selection import Selection, planned
from lacitta_nb.panels.session import AnySession


def choose(session: AnySession, order: orders.Choose) -> AnySession:
    """Choose what to do, perhaps at a space at once."""
    key, selection = order.choice, session.selection
    choice = next((c for c in session.choices if c.key == key), None)
    if choice is None:
        raise PanelError("panel-no-such-choice", choice=key)
    if choice.refusal is not None:
        return replace(session, refused=why_impossible(choice.refusal))
    if key == selection.chosen and not order.space and len(session.choices) > 1:
        return replace(session, selection=selection.with_choice(""))
    selection = selection.with_choice(key)
    if order.space:
        selection = selection.with_pick("space", _name(session, order.space))
    return replace(session, selection=selection, looked_at="")


def pick(session: AnySession, order: orders.Pick) -> AnySession:
    """Answer one of the questions about the choice."""
    session = replace(session, looked_at="")
    facet, value = order
    for question in session.selection.asked()[0]:
        for option in question.options:
            if question.facet == facet and option.value == value:
                if option.refusal is not None:
                    return replace(session, refused=why_impossible(option.refusal))
                return _picked(session, facet, option.value)
    raise PanelError("panel-no-such-choice", choice=f"{facet} {value}")


def space(session: AnySession, order: orders.Space) -> AnySession:
    """Take up a click on the board: where a space is asked for, it answers; else it is shown."""
    name = _name(session, order.space)
    session = replace(session, looked_at="")
    if session.computer is not None:
        return replace(session, looked_at=name)
    return _toggled(session, name) if planned(session.seen) else _clicked(session, name)


def _clicked(session: AnySession, space: str) -> AnySession:
    selection = session.selection
    legal = selection.spaces()
    castle = _castle_of(session, space)
    # The castle that gives a citizen may be clicked before and after the space of the new city.
    if castle in selection.sources():
        return _picked(session, "source", castle)
    if not castle and selection.board_facet() == "source":
        return _elsewhere(session, space)
    if space in legal:
        return _picked(session, selection.board_facet(), space)
    if castle in legal:
        return _picked(session, "space", castle)
    asks_castle = selection.board_facet() == "source"
    reason = selection.refuse_space(castle if asks_castle else space) if legal else None
    return replace(session, looked_at=space, refused=_ruled(reason))


def _elsewhere(session: AnySession, space: str) -> AnySession:
    """Another space for the new city, while the castle of its citizen is asked for."""
    elsewhere = session.selection.without_pick("space")
    if space in elsewhere.spaces():
        return replace(session, selection=elsewhere.with_pick("space", space))
    return replace(session, looked_at=space, refused=_ruled(elsewhere.refuse_space(space)))


def _picked(session: AnySession, facet: str, value: Any) -> AnySession:  # noqa: ANN401
    return replace(session, selection=session.selection.with_pick(facet, value))


def _toggled(session: AnySession, space: str) -> AnySession:
    """A click on the board while several are asked at once: add it, or take it out again."""
    options = [action.space for action in session.selection.plan_options()]
    castle = _castle_of(session, space)
    if space in options or castle in options:
        return _with_planned(session, space if space in options else castle)
    if any(action.space == space for action in session.selection.plan):
        return _with_plan(session, session.selection.without_planned(space))
    return _plan_refused(replace(session, looked_at=space), space)


def plan(session: AnySession, order: orders.Plan) -> AnySession:
    """Plan one more of several actions, at a space."""
    return _with_planned(replace(session, looked_at=""), _name(session, order.space))


def _with_planned(session: AnySession, space: str) -> AnySession:
    for action in session.selection.plan_options():
        if action.space == space:
            return _with_plan(session, session.selection.with_planned(action))
    return _plan_refused(session, space)


def _plan_refused(session: AnySession, space: str) -> AnySession:
    options = session.selection.plan_options()
    if not options:
        return replace(session, notice=told("panel-plan-full"))
    state = session.selection.planned_state()
    reason = obstacle(state, options[0]._replace(space=space))
    return replace(session, refused=_ruled(reason))


def unplan(session: AnySession, order: orders.Unplan) -> AnySession:
    """Take the action at a space out of the plan."""
    name = _name(session, order.space)
    return _with_plan(session, session.selection.without_planned(name))


def cancel(session: AnySession, _: orders.Cancel) -> AnySession:
    """Choose nothing."""
    return replace(_with_plan(session, session.untouched()), looked_at="")


def _with_plan(session: AnySession, selection: Selection) -> AnySession:
    """Take up another plan; the advice that is shown is about the rest of it."""
    session = replace(session, selection=selection)
    return advised(session) if session.advice and planned(session.seen) else session


def _name(session: AnySession, name: str) -> str:
    """The name of a space that a view has named."""
    seen: Any = session.seen
    if name not in seen.table.board.index:
        raise PanelError("no-such-space", space=name)
    return name


def _castle_of(session: AnySession, space: str) -> str:
    seen: Any = session.seen
    board = seen.table.board
    city = seen.city_at(board.index[space])
    return board.spaces[city.castle] if city else ""


def _ruled(reason: Refusal | None) -> Ruling | None:
    return None if reason is None else ruling(reason)
