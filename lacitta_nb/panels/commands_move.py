"""Commands that move the game: phases, moves, back and forth."""

from collections.abc import Callable, Mapping
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from lacitta_nb.core.errors import NothingToRedo, NothingToUndo
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Entry
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands import Curtain, Handler, PanelError
from lacitta_nb.panels.commands_computer import begin_thought

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller


class Travel(NamedTuple):
    """Steps and moves that were taken back or played again.

    Attributes:
        do: `undo` or `redo`.
        entries: what they were, in the order of the game.
        before: the state before each of them.
    """

    do: str
    entries: tuple[Entry, ...]
    before: tuple[State, ...]


def _decides(panel: "Controller") -> bool:
    """Whether somebody has to decide; where computer players sit with persons, a person."""
    return panel.game.decision is not None and (panel.computer is None or not panel.persons)


_STOPS: Final[Mapping[str, Callable[["Controller"], bool]]] = {
    "one": lambda _: True,
    "decision": _decides,
    "year": lambda panel: panel.game.phase == panel.game.state.table.edition.year[0],
    "end": lambda _: False,
}
"""How far undo and redo go: a test of where to stop."""


def _step(panel: "Controller", _: orders.Step) -> tuple[Event, ...]:
    """The next phase, or the move of the computer player who must decide."""
    panel.play = panel.play.stopped()
    if panel.computer is not None:
        return begin_thought(panel)
    since = len(panel.game.history)
    return panel.happened(panel.game.step(), since)


def _run(panel: "Controller", _: orders.Run) -> tuple[Event, ...]:
    """On to the next decision of a person; computer players' moves come one by one, by ticks.

    A page that sends none has endless patience: there they all come at once.
    """
    if panel.patience == inf and panel.persons:
        return _run_at_once(panel)
    if _rushes(panel):
        return ()
    events: list[Event] = []
    since = len(panel.game.history)
    while panel.game.decision is None and not panel.game.over:
        events += panel.game.step()
    happened = panel.happened(events, since)
    _rushes(panel)
    return happened


def _run_at_once(panel: "Controller") -> tuple[Event, ...]:
    events: list[Event] = []
    since = len(panel.game.history)
    while not panel.game.over and not _decides(panel):
        if panel.computer is None:
            events += panel.happened(panel.game.step(), since)
        else:
            events += begin_thought(panel)
    if events:
        panel.events, panel.since = tuple(events), since
    return panel.events


def _rushes(panel: "Controller") -> bool:
    """Whether computer players must now move until a person decides; then they begin to."""
    panel.play = panel.play.stopped()
    rushes = panel.computer is not None and bool(panel.persons)
    if rushes:
        panel.play = panel.play._replace(running=True, rush=True)
    return rushes


def _confirm(panel: "Controller", _: orders.Confirm) -> tuple[Event, ...]:
    if panel.computer is not None:
        raise PanelError("panel-computers-turn")
    actions = panel.selection.ready()
    if not actions:
        raise PanelError("panel-nothing-chosen")
    decision = panel.game.decision
    since = len(panel.game.history)
    events: list[Event] = []
    for action in actions:
        # The last ones of a plan are played by the rules when no choice is left.
        if panel.game.decision != decision:
            break
        events += panel.game.play(action)
        panel.looks = panel.looks.confirmed(panel.game.history[-1])
    happened = panel.happened(events, since)
    looked = [event.player for event in happened if event.kind == "looked"]
    if looked and looked[0] is not None and panel.asker is None:
        panel.curtain = Curtain(looked[0], open=False)
    return happened


def _undo(panel: "Controller", order: orders.Undo) -> None:
    _travel(panel, "undo", order.to, panel.game.undo)


def _redo(panel: "Controller", order: orders.Redo) -> None:
    _travel(panel, "redo", order.to, panel.game.redo)


def _travel(panel: "Controller", do: str, to: str, move: Callable[[], object]) -> None:
    """Go back, or on again, by one move or farther."""
    panel.play = panel.play.stopped()
    if to not in _STOPS:
        raise PanelError("panel-bad-command", command=f"{do} {to}")
    had, states = panel.game.history, _states(panel)
    move()
    while not _STOPS[to](panel):
        try:
            move()
        except (NothingToUndo, NothingToRedo):
            break
    has = panel.game.history
    if len(has) > len(had):
        states = _states(panel)
    first, last = sorted((len(had), len(has)))
    longer = max(had, has, key=len)
    panel.events = ()
    panel.settle()
    panel.travelled = Travel(do, longer[first:last], states[first:last])


def _states(panel: "Controller") -> tuple[State, ...]:
    """The state before each step and move of the game, and the last one."""
    game = panel.game
    return (game.start, *(entry.step.state for entry in game.history))


HANDLERS: Final[Mapping[type, Handler]] = {
    orders.Step: _step,
    orders.Run: _run,
    orders.Confirm: _confirm,
    orders.Undo: _undo,
    orders.Redo: _redo,
}
