"""Commands that choose: what, where, how much, and several at once."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.core.errors import Refusal, Ruling, ruling
from lacitta_nb.games.lacitta.panel.choices import why_impossible
from lacitta_nb.games.lacitta.rules import obstacle
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands import Handler, Notice, PanelError
from lacitta_nb.panels.commands_computer import advise
from lacitta_nb.panels.selection import Selection, planned
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller


def _choose(panel: "Controller", order: orders.Choose) -> None:
    key = order.choice
    choice = next((c for c in panel.choices if c.key == key), None)
    if choice is None:
        raise PanelError("panel-no-such-choice", choice=key)
    if choice.refusal is not None:
        panel.refused = why_impossible(choice.refusal)
        return
    if key == panel.selection.chosen and not order.space and len(panel.choices) > 1:
        panel.selection = panel.selection.with_choice("")
        return
    panel.selection = panel.selection.with_choice(key)
    panel.looked_at = ""
    if order.space:
        panel.selection = panel.selection.with_pick("space", _name(panel, order.space))


def _pick(panel: "Controller", order: orders.Pick) -> None:
    panel.looked_at = ""
    facet, value = order
    for question in panel.selection.asked()[0]:
        for option in question.options:
            if question.facet == facet and option.value == value:
                if option.refusal is not None:
                    panel.refused = why_impossible(option.refusal)
                else:
                    panel.selection = panel.selection.with_pick(facet, option.value)
                return
    raise PanelError("panel-no-such-choice", choice=f"{facet} {value}")


def _space(panel: "Controller", order: orders.Space) -> None:
    space = _name(panel, order.space)
    panel.looked_at = ""
    if panel.computer is not None:
        panel.looked_at = space
        return
    if planned(panel.seen):
        _toggle(panel, space)
        return
    legal = panel.selection.spaces()
    castle = _castle_of(panel, space)
    # The castle that gives a citizen may be clicked before and after the space of the new city.
    if castle in panel.selection.sources():
        panel.selection = panel.selection.with_pick("source", castle)
    elif not castle and panel.selection.board_facet() == "source":
        _pick_space(panel, space)
    elif space in legal:
        panel.selection = panel.selection.with_pick(panel.selection.board_facet(), space)
    elif castle in legal:
        panel.selection = panel.selection.with_pick("space", castle)
    else:
        panel.looked_at = space
        asks_castle = panel.selection.board_facet() == "source"
        reason = panel.selection.refuse_space(castle if asks_castle else space) if legal else None
        panel.refused = _ruled(reason)


def _pick_space(panel: "Controller", space: str) -> None:
    """Another space for the new city, while the castle of its citizen is asked for."""
    elsewhere = panel.selection.without_pick("space")
    if space in elsewhere.spaces():
        panel.selection = elsewhere.with_pick("space", space)
    else:
        panel.looked_at = space
        panel.refused = _ruled(elsewhere.refuse_space(space))


def _toggle(panel: "Controller", space: str) -> None:
    """A click on the board while several are asked at once: add it, or take it out again."""
    options = [action.space for action in panel.selection.plan_options()]
    castle = _castle_of(panel, space)
    if space in options or castle in options:
        _add_to_plan(panel, space if space in options else castle)
    elif any(action.space == space for action in panel.selection.plan):
        _change_plan(panel, panel.selection.without_planned(space))
    else:
        panel.looked_at = space
        panel.refused = _refuse_plan(panel, space)


def _plan(panel: "Controller", order: orders.Plan) -> None:
    panel.looked_at = ""
    _add_to_plan(panel, _name(panel, order.space))


def _add_to_plan(panel: "Controller", space: str) -> None:
    for action in panel.selection.plan_options():
        if action.space == space:
            _change_plan(panel, panel.selection.with_planned(action))
            return
    panel.refused = _refuse_plan(panel, space)


def _refuse_plan(panel: "Controller", space: str) -> Ruling | None:
    options = panel.selection.plan_options()
    if not options:
        panel.notice = Notice("info", sentence("panel-plan-full", {}))
        return None
    state = panel.selection.planned_state()
    return _ruled(obstacle(state, options[0]._replace(space=space)))


def _unplan(panel: "Controller", order: orders.Unplan) -> None:
    _change_plan(panel, panel.selection.without_planned(_name(panel, order.space)))


def _cancel(panel: "Controller", _: orders.Cancel) -> None:
    _change_plan(panel, panel.untouched())
    panel.looked_at = ""


def _change_plan(panel: "Controller", selection: Selection) -> None:
    """Take up another plan; the advice that is shown is about the rest of it."""
    panel.selection = selection
    if panel.advice and planned(panel.seen):
        advise(panel)


def _name(panel: "Controller", name: str) -> str:
    """The name of a space that a view has named."""
    if name not in panel.seen.table.board.index:
        raise PanelError("no-such-space", space=name)
    return name


def _castle_of(panel: "Controller", space: str) -> str:
    board = panel.seen.table.board
    city = panel.seen.city_at(board.index[space])
    return board.spaces[city.castle] if city else ""


def _ruled(reason: Refusal | None) -> Ruling | None:
    return None if reason is None else ruling(reason)


HANDLERS: Final[Mapping[type, Handler]] = {
    orders.Choose: _choose,
    orders.Pick: _pick,
    orders.Space: _space,
    orders.Plan: _plan,
    orders.Unplan: _unplan,
    orders.Cancel: _cancel,
}
