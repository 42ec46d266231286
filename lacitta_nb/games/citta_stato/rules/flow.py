"""The order of things: turns, the war, the end of a round, the second score, the end (T1, R, E)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import DecisionPending, GameOver, IllegalAction, Refusal
from lacitta_nb.core.moves import nobody_decides
from lacitta_nb.core.records import Step
from lacitta_nb.games.citta_stato.actions import Action, as_action
from lacitta_nb.games.citta_stato.constants import HUMAN, KEY, TURN, Phase
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import asks, ending, turn, war
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.rules.effects import EFFECTS
from lacitta_nb.games.citta_stato.state import State, Task


def legal_actions(state: State) -> list[Action]:
    """All that the player who must decide may do; [] when nobody must."""
    if state.agenda:
        return asks.answers(state, state.agenda[0])
    return turn.legal(state) if state.phase == "actions" else []


def action_of(state: State, meant: object) -> Action:
    """The action that is meant, given as one or in its text form.

    Raises:
        BadAction: it is neither.
    """
    del state
    return as_action(meant)


def refusal(state: State, action: Action | str) -> Refusal | None:
    """Why an action may not be taken now, or None if it may.

    Raises:
        BadAction: it is none.
    """
    return obstacle(state, as_action(action))


def obstacle(state: State, action: Action) -> Refusal | None:
    """The same of an action that is known to be one."""
    if state.agenda:
        return asks.refusal(state, state.agenda[0], action)
    if state.phase == "actions":
        return turn.refusal(state, action)
    if state.over:
        return Refusal("E5", "stato-game-has-ended", {})
    return Refusal(_RULES[state.phase], "stato-steps-first", {"phase": state.phase})


def apply(state: State, action: Action | str) -> Step[State, Event]:
    """Take an action, then all of the same phase that needs no decision.

    Raises:
        NothingToDecide, GameOver: nobody must decide.
        IllegalAction: the rules forbid it; nothing changed. BadAction: it is none.
    """
    if state.choice is None:
        raise nobody_decides(state)
    played = as_action(action)
    refused = obstacle(state, played)
    if refused is not None:
        raise IllegalAction(refused, KEY)
    draft = Draft(state)
    if state.choice == TURN:
        if draft.ghost:
            draft.then([Task("ghost", HUMAN, "O2")])
        turn.take(draft, played)
    else:
        task = draft.agenda.pop()
        asks.ASKS[task.verb].do(draft, task, played)
    _carry_on(draft)
    return draft.freeze()


def _carry_on(draft: Draft) -> None:
    """Do what is on the agenda up to a question with two answers; then the phase goes on."""
    agenda = draft.agenda
    while agenda:
        task = agenda.pop()
        ask = asks.ASKS.get(task.verb)
        if ask is None:
            EFFECTS[task.verb](draft, task)
            continue
        found = ask.answers(draft, task)
        if len(found) > 1:
            agenda.append(task)
            return
        if found:
            ask.do(draft, task, found[0])
    draft.phase = _AFTER[draft.phase](draft)


def _next_turn(draft: Draft) -> Phase:
    """The next player who has not passed; after the last pass the war (T1, R1)."""
    size = draft.table.size
    for step in range(1, size + 1):
        seat = (draft.to_move + step) % size
        if not draft.players[seat].passed:
            draft.to_move = seat
            return "actions"
    draft.to_move = draft.first_player
    return "war"


_AFTER: Final[Mapping[Phase, Callable[[Draft], Phase]]] = MappingProxyType(
    {
        "actions": _next_turn,
        "war": lambda _: "round_end",
        "second_score": lambda _: "final",
    }
)
"""What follows when nothing of a phase is left to be done."""
_RULES: Final[Mapping[Phase, str]] = MappingProxyType(
    {"war": "R1", "round_end": "R2", "second_score": "E2", "final": "E3"}
)
"""The rule of what the next step runs."""
_BEGIN: Final[Mapping[Phase, Callable[[Draft], None]]] = MappingProxyType(
    {"war": war.begin, "second_score": ending.begin_second_score}
)
"""What phases with questions put on the agenda."""


def advance(state: State) -> Step[State, Event]:
    """Run the next automatic phase to its end or to its first decision.

    Raises:
        DecisionPending: somebody must decide. GameOver: the game has ended.
    """
    if state.over:
        raise GameOver("game-over")
    decision = state.decision
    if decision is not None:
        raise DecisionPending("decision-pending", player=state.players[decision.player].name)
    if state.phase == "final":
        return ending.count(state)
    draft = Draft(state)
    if state.phase == "round_end":
        ending.end_round(draft)
        return draft.freeze()
    _BEGIN[state.phase](draft)
    _carry_on(draft)
    return draft.freeze()


def moment(state: State) -> str:
    """A text that names this moment, for whoever draws lots in it."""
    task = state.agenda[0] if state.agenda else None
    asked = "" if task is None else f"{task.verb}/{task.seat}/{task.numbers}/{task.colours}"
    left = len(state.agenda)
    return f"{state.round}/{state.phase}/{state.turns}/{state.to_move}/{left}/{asked}"
