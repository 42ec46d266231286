"""Commands about computer players: their moves, playing by itself, hints.

No thread and no task of the kernel's event loop plays: the page asks for each next piece with a
`tick`, as a person asks with a click. So every piece runs inside a message that the kernel handles,
with the one guard round it; between two pieces a click on Stop comes through; and a page that is
closed asks for nothing more. A task would run between messages, where the kernel ignores an
interrupt. A message is interrupted where the kernel handles it in its main shell; JupyterLab has
comm messages handled in a shell of their own, which no interrupt reaches: there only Stop stops.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from lacitta_nb.core.errors import IllegalAction
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Entry
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands import ChangedElsewhere, Handler, PanelError
from lacitta_nb.panels.seats import Thought, offered, seat_for, why
from lacitta_nb.panels.selection import planned
from lacitta_nb.players import GreedyPlayer, Hint, Reason, hints
from lacitta_nb.players.protocol import illegal_move

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller

PACES: Final[Mapping[str, float]] = {"slow": 5.0, "steady": 2.5, "fast": 1.0, "at-once": 0.0}
"""Seconds from one move to the next, when the panel plays by itself."""


_LOOKED_AT: Final = ("migration", "feeding")
"""The phases after which persons get a pause, if anything happened."""
LEAST: Final = 0.25
"""Points better than a pass from which an action is worth a hint: they are told in halves."""
_ALL: Final = 1000
"""More hints than there ever are."""


class Play(NamedTuple):
    """How the panel goes on by itself.

    Attributes:
        running: whether it does, until it is stopped.
        rush: whether that is without any pause, and only until a person decides.
        pace: one of `PACES`.
        ticket: the number that the page's next tick must bear; an older tick does nothing.
        thought: what a computer player is thinking about, or None.
        paused: the phase after which it stopped, for persons to see what happened; or "".
    """

    running: bool = False
    rush: bool = False
    pace: str = "steady"
    ticket: int = 0
    thought: Thought | None = None
    paused: str = ""

    def stopped(self) -> "Play":
        """The same at rest, with a tick that is on its way made void."""
        return Play(pace=self.pace, ticket=self.ticket + 1)


class Told(NamedTuple):
    """A computer player's move, as it stands in the game's history, and why it was made."""

    seat: int
    action: Action
    why: str
    entry: Entry


def wait(panel: "Controller") -> float | None:
    """Seconds until the page should ask for the next piece; None: not at all."""
    play = panel.play
    if panel.curtain is not None or panel.asked is not None:
        return None
    pace = 0.0 if play.rush else PACES[play.pace]
    if play.thought is not None:
        waits = play.running and play.thought.action is not None
        return max(0.0, pace - play.thought.seconds) if waits else 0.0
    if not play.running or panel.game.over:
        return None
    if panel.game.decision is None:
        return pace
    return None if panel.computer is None else 0.0


def going_on(panel: "Controller") -> Play:
    """How the panel goes on by itself after what has just been done.

    Persons get a pause after migration and feeding, unless they asked for none.
    """
    play = panel.play._replace(thought=None)
    if panel.game.over:
        return play._replace(running=False, rush=False)
    if not play.running or not panel.persons:
        return play
    if play.rush:
        waits = panel.game.decision is not None and panel.computer is None
        return play.stopped() if waits else play
    left = panel.shown.phase
    seen = left in _LOOKED_AT and left != panel.game.phase and panel.events
    return play.stopped()._replace(paused=left) if seen and PACES[play.pace] else play


def begin_thought(panel: "Controller") -> tuple[Event, ...]:
    """Let the computer player who must decide begin to think."""
    seat = panel.computer
    assert seat is not None
    player = panel.seats[seat].player
    assert player is not None
    thought = Thought(seat, player, panel.game.state.seen_by(seat))
    panel.play = panel.play._replace(thought=thought)
    happened = _think(panel, thought)
    panel.only_thought = False
    return happened


def _think(panel: "Controller", thought: Thought) -> tuple[Event, ...]:
    """Think on; a single move is made as soon as it is found, others when their time has come."""
    action = thought.action
    if action is None:
        action = thought.go_on(panel.patience)
        if action is None or panel.play.running:
            panel.only_thought = True
            return ()
    return _move(panel, thought.seat, action)


def _move(panel: "Controller", seat: int, action: Action) -> tuple[Event, ...]:
    before = panel.seen
    if panel.game.state is not panel.shown:
        # A cell changed the game while the player was thinking.
        raise ChangedElsewhere("panel-changed-elsewhere")
    try:
        events = panel.game.play(action)
    except IllegalAction as refused:
        raise illegal_move(panel.seats[seat].player, before, action, refused) from None
    history = panel.game.history
    told = Told(seat, action, why(panel.seats[seat], before, action), history[-1])
    panel.notice = None
    panel.told = {**panel.told, len(history): told}
    happened = panel.happened(events, unseen_since(panel))
    panel.events = _last_moves(panel)
    return happened


def told_at(panel: "Controller", place: int) -> Told | None:
    """The computer player's move that stands there in the game's history, or None."""
    told = panel.told.get(place)
    history = panel.game.history
    if told is None or place > len(history) or history[place - 1] is not told.entry:
        return None
    return told


def unseen_since(panel: "Controller") -> int:
    """The place in the history after which nothing waited for a person.

    That is where the computer players' last moves began. While the panel plays by itself, nobody
    has asked for the phases either: then it is where the last move of a person was made.
    """
    history = panel.game.history
    place = len(history)
    while place:
        automatic = history[place - 1].action is None and panel.play.running and panel.persons
        if not automatic and told_at(panel, place) is None:
            break
        place -= 1
    return place


def _last_moves(panel: "Controller") -> tuple[Event, ...]:
    """What the computer players' last moves did, one after the other."""
    history = panel.game.history
    first = len(history)
    while first and told_at(panel, first) is not None:
        first -= 1
    return tuple(event for entry in history[first:] for event in entry.step.events)


def _tick(panel: "Controller", order: orders.Tick) -> tuple[Event, ...]:
    play = panel.play
    if order.ticket != play.ticket or wait(panel) is None:
        return ()
    panel.play = play._replace(ticket=play.ticket + 1)
    if play.thought is not None:
        return _think(panel, play.thought)
    if panel.computer is not None:
        return begin_thought(panel)
    panel.notice = None
    events = panel.game.step()
    return panel.happened(events, unseen_since(panel))


def _play(panel: "Controller", _: orders.Play) -> None:
    panel.play = panel.play._replace(running=not panel.game.over, rush=False, paused="")


def _stop(panel: "Controller", _: orders.Stop) -> None:
    panel.play = panel.play.stopped()


def _pace(panel: "Controller", order: orders.Pace) -> None:
    if order.pace not in PACES:
        raise PanelError("panel-bad-command", command=f"pace {order.pace}")
    panel.play = panel.play._replace(pace=order.pace)


def _seat(panel: "Controller", order: orders.Seat) -> None:
    place, kind = order
    kinds = panel.game.box.kinds
    if place >= len(panel.seats) or kind not in offered(kinds):
        raise PanelError("panel-bad-command", command=f"seat {place} {kind}")
    panel.seat_anew(place, seat_for(kind, place, kinds))


def _hint(panel: "Controller", _: orders.Hint) -> None:
    """Advise whoever must decide, on what they may know; asked again, take the advice away."""
    if panel.advice:
        panel.advice = ()
        return
    advise(panel)


def advise(panel: "Controller") -> None:
    """The best few actions; in the middle of a plan, the best next ones.

    Raises:
        PanelError: no person has anything to decide.
    """
    state = panel.seen
    if planned(state):
        if panel.selection.complete:
            panel.advice = ()
            return
        state = panel.selection.planned_state()
    decision = state.decision
    if decision is None or panel.computer is not None:
        raise PanelError("panel-no-hint")
    panel.advice = tuple(_worthwhile(state))


def _worthwhile(state: State) -> list[Hint]:
    """The best few actions; in a turn only what brings something beside a pass, else the pass."""
    found = hints(state, adviser=_Ideas())
    if Action("pass") not in legal_actions(state):
        return found
    good = [hint for hint in found if hint.effect >= LEAST]
    return good or [h for h in hints(state, _ALL, _Ideas()) if h.action.kind == "pass"]


class _Ideas:
    """The greedy player's advice; of a turn one action of each kind, so that the ideas differ."""

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        ranked = self._greedy.ranked(view)
        if view.choice != "turn":
            return ranked
        best: dict[tuple[str, str], tuple[Action, float]] = {}
        for action, worth in ranked:
            best.setdefault((action.kind, action.building), (action, worth))
        return list(best.values())

    def explain(self, view: State, action: Action) -> list[Reason]:
        return self._greedy.explain(view, action)


def _take(panel: "Controller", order: orders.Take) -> None:
    """Choose what a hint says, without confirming it."""
    if order.hint >= len(panel.advice):
        raise PanelError("panel-bad-command", command=f"take {order.hint}")
    panel.selection = panel.selection.with_action(panel.advice[order.hint].action)
    panel.looked_at = ""
    if planned(panel.seen):
        advise(panel)


HANDLERS: Final[Mapping[type, Handler]] = {
    orders.Tick: _tick,
    orders.Play: _play,
    orders.Stop: _stop,
    orders.Pace: _pace,
    orders.Seat: _seat,
    orders.Hint: _hint,
    orders.Take: _take,
}
