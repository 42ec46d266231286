"""Commands that choose: what, where, how much, and several at once."""

from collections.abc import Sequence
from dataclasses import replace

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.records import Action, State
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands.advice import advised
from lacitta_nb.panels.notices import PanelError, info
from lacitta_nb.panels.offers import Refused, Value
from lacitta_nb.panels.selection import Selection, planned
from lacitta_nb.panels.session import AnySession


def choose(session: AnySession, order: orders.Choose) -> AnySession:
    """Choose what to do, perhaps at a space at once."""
    key, selection = order.choice, session.selection
    offer = next((offer for offer in session.offers if offer.key == key), None)
    if offer is None:
        raise PanelError("panel-no-such-choice", choice=key)
    if offer.refusal is not None:
        return replace(session, refused=_impossible(session, offer.refusal))
    if key == selection.chosen and not order.space and len(session.offers) > 1:
        return replace(session, selection=selection.with_offer(""))
    selection = selection.with_offer(key)
    if order.space:
        space, *_ = _meant(session, order.space)
        picks = session.acting.offers_at(session.seen, space).get(key, {})
        selection = selection.with_pick(session.acting.board_facets[0], space)
        for facet, value in picks.items():
            selection = selection.with_pick(facet, value)
    return replace(session, selection=selection, looked_at="")


def pick(session: AnySession, order: orders.Pick) -> AnySession:
    """Answer one of the questions about the choice."""
    session = replace(session, looked_at="")
    facet, value = order
    for question in session.selection.asked()[0]:
        for option in question.options:
            if question.facet == facet and option.value == value:
                if option.refusal is not None:
                    return replace(session, refused=_impossible(session, option.refusal))
                return _picked(session, facet, option.value)
    raise PanelError("panel-no-such-choice", choice=f"{facet} {_written(value)}".strip())


def _written(value: Value) -> str:
    """A value as a page writes it."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def space(session: AnySession, order: orders.Space) -> AnySession:
    """Take up a click on the board: where a space is asked for, it answers; else it is shown."""
    meant = _meant(session, order.space)
    session = replace(session, looked_at="")
    if session.open_guess is not None:
        if (clicked := session.open_guess.clicked(meant)) is not None:
            return replace(session, guess=clicked)
        return replace(session, looked_at=meant[0])
    if session.computer is not None:
        return replace(session, looked_at=meant[0])
    return _toggled(session, meant) if planned(session.seen) else _clicked(session, meant)


def _clicked(session: AnySession, meant: Sequence[str]) -> AnySession:
    """A click on the board, which may mean a space or what it is a part of."""
    selection, acting = session.selection, session.acting
    about = list(acting.offers_at(session.seen, meant[0]))
    if len(about) == 1:
        return choose(session, orders.Choose(about[0], meant[0]))
    for facet in acting.free_facets:
        for name in meant:
            if name in selection.free(facet):
                return _picked(session, facet, name)
    facet, space, whole = selection.board_facet(), meant[0], meant[-1]
    if facet in acting.free_facets and len(meant) == 1:
        return _elsewhere(session, space)
    legal = selection.spaces()
    for name in meant:
        if name in legal:
            return _picked(session, facet, name)
    asked = whole if facet in acting.free_facets else space
    reason = selection.refuse_space(asked) if legal else None
    return replace(session, looked_at=space, refused=_ruled(session, reason))


def _elsewhere(session: AnySession, space: str) -> AnySession:
    """Another value for the main facet, while a facet is asked that may be answered at any time."""
    main = session.acting.board_facets[0]
    elsewhere = session.selection.without_pick(main)
    if space in elsewhere.spaces():
        return replace(session, selection=elsewhere.with_pick(main, space))
    return replace(session, looked_at=space, refused=_ruled(session, elsewhere.refuse_space(space)))


def _picked(session: AnySession, facet: str, value: Value) -> AnySession:
    return replace(session, selection=session.selection.with_pick(facet, value))


def _toggled(session: AnySession, meant: Sequence[str]) -> AnySession:
    """A click on the board while several are asked at once: add it, or take it out again."""
    selection, space_of, space = session.selection, session.acting.space_of, meant[0]
    options = list(map(space_of, selection.plan_options()))
    for name in meant:
        if name in options:
            return _with_planned(session, name)
    if space in map(space_of, selection.plan):
        return _with_plan(session, selection.without_planned(space))
    return _plan_refused(replace(session, looked_at=space), space)


def plan(session: AnySession, order: orders.Plan) -> AnySession:
    """Plan one more of several actions, at a space."""
    space, *_ = _meant(session, order.space)
    return _with_planned(replace(session, looked_at=""), space)


def _with_planned(session: AnySession, space: str) -> AnySession:
    for action in session.selection.plan_options():
        if session.acting.space_of(action) == space:
            return _with_plan(session, session.selection.with_planned(action))
    return _plan_refused(session, space)


def _plan_refused(session: AnySession, space: str) -> AnySession:
    if not session.selection.plan_options():
        return replace(session, notice=info("panel-plan-full"))
    return replace(session, refused=_ruled(session, session.selection.refuse_plan(space)))


def unplan(session: AnySession, order: orders.Unplan) -> AnySession:
    """Take the action at a space out of the plan."""
    space, *_ = _meant(session, order.space)
    return _with_plan(session, session.selection.without_planned(space))


def cancel(session: AnySession, _: orders.Cancel) -> AnySession:
    """Choose nothing, or predict nothing while that is asked."""
    if (asked := session.open_guess) is not None:
        return replace(session, guess=asked.emptied(), looked_at="")
    return replace(_with_plan(session, session.untouched()), looked_at="")


def _with_plan(session: AnySession, selection: Selection[State, Action]) -> AnySession:
    """Take up another plan; the advice that is shown is about the rest of it."""
    session = replace(session, selection=selection)
    return advised(session) if session.advice and planned(session.seen) else session


def _meant(session: AnySession, space: str) -> Sequence[str]:
    """What a click on a space may mean: the space that a view has named comes first."""
    meant = session.acting.meant(session.seen, space)
    if not meant:
        raise PanelError("no-such-space", space=space)
    return meant


def _impossible(session: AnySession, reason: Refusal) -> Refused:
    return Refused(reason, session.game.box.key, nowhere=True)


def _ruled(session: AnySession, reason: Refusal | None) -> Refused | None:
    return None if reason is None else Refused(reason, session.game.box.key)
