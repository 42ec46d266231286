"""The order of things: which phase follows which, and what a move sets going (Y1)."""

from collections.abc import Callable
from typing import Final

from lacitta_nb.actions import Action
from lacitta_nb.errors import DecisionPending, GameOver, IllegalAction, NothingToDecide, Refusal
from lacitta_nb.events import Event, Step
from lacitta_nb.kinds import YEARS
from lacitta_nb.rules import demolition, feeding, migration, placement, politics
from lacitta_nb.rules.draft import Draft
from lacitta_nb.rules.growth import growth
from lacitta_nb.rules.income import income, lay_voice, start_player
from lacitta_nb.rules.scoring import end_year, scores
from lacitta_nb.rules.turns import next_mover
from lacitta_nb.rules.voice import reveal_voice
from lacitta_nb.state import State

_LEGAL: Final[dict[str, Callable[[State], list[Action]]]] = {
    "place": placement.legal,
    "turn": politics.legal,
    "penalty": politics.legal,
    "wish": migration.legal,
    "demolish": demolition.legal,
    "starve": feeding.legal,
}
_REFUSAL: Final[dict[str, Callable[[State, Action], Refusal | None]]] = {
    "place": placement.refusal,
    "turn": politics.refusal,
    "penalty": politics.refusal,
    "wish": migration.refusal,
    "demolish": demolition.refusal,
    "starve": feeding.refusal,
}
_PHASES: Final[dict[str, Callable[[Draft], None]]] = {
    "start_player": start_player,
    "lay_voice": lay_voice,
    "income": income,
    "growth": growth,
    "reveal_voice": reveal_voice,
}
"""The phases in which nobody chooses anything."""


def legal_actions(state: State) -> list[Action]:
    """All that the player who must decide may do; [] when nobody must."""
    choice = state.choice
    return [] if choice is None else _LEGAL[choice](state)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why an action may not be taken now, or None if it may."""
    choice = state.choice
    if choice is None:
        return Refusal("Y1", "nobody-decides", {"phase": state.phase})
    return _REFUSAL[choice](state, action)


def apply(state: State, action: Action) -> Step:
    """Take an action, then all of the same phase that needs no decision.

    Raises:
        NothingToDecide, GameOver: nobody must decide.
        IllegalAction: the rules forbid it; nothing changed.
    """
    choice = state.choice
    if choice is None:
        if state.over:
            raise GameOver("game-over")
        raise NothingToDecide("nothing-to-decide", phase=state.phase)
    refused = _REFUSAL[choice](state, action)
    if refused is not None:
        raise IllegalAction(refused)
    draft = Draft(state)
    if choice in ("turn", "penalty"):
        politics.apply(draft, action)
    elif choice == "place":
        placement.apply(draft, action)
    elif state.phase == "migration":
        _migration_choice(draft, action)
    else:
        _feeding_choice(draft, action)
    return draft.freeze()


def _migration_choice(draft: Draft, action: Action) -> None:
    if action.kind == "wish":
        if migration.apply(draft, action):
            _demolish_all(draft)
    elif demolition.apply(draft, action):
        draft.phase = "feeding"


def _feeding_choice(draft: Draft, action: Action) -> None:
    choose = feeding.apply_starve if action.kind == "starve" else feeding.apply_demolish
    if choose(draft, action):
        _next_year(draft)


def advance(state: State) -> Step:
    """Run the next automatic phase to its end or to its first decision.

    Raises:
        DecisionPending: somebody must decide.
        GameOver: the game has ended.
    """
    if state.over:
        raise GameOver("game-over")
    if state.decision is not None:
        raise DecisionPending("decision-pending", player=state.players[state.decision.player].name)
    draft = Draft(state)
    if state.phase == "migration":
        if migration.begin(draft):
            _demolish_all(draft)
    elif state.phase == "feeding":
        if feeding.begin(draft):
            _next_year(draft)
    else:
        _PHASES[state.phase](draft)
        _enter_next(draft)
    return draft.freeze()


def _demolish_all(draft: Draft) -> None:
    players = [seat for seat in draft.order() if not draft.out(seat)]
    if demolition.go_on(draft, players, None):
        draft.phase = "feeding"


def _enter_next(draft: Draft) -> None:
    """Go to the phase that follows in this edition's year (Y1)."""
    year = draft.table.edition.year
    draft.phase = year[year.index(draft.phase) + 1]
    if draft.phase == "politics":
        if draft.cities:
            draft.to_move = next_mover(draft, draft.start_player)
        else:
            draft.phase = "reveal_voice"


def _next_year(draft: Draft) -> None:
    """End the year; after the sixth the game (Y6, E1)."""
    draft.pending = None
    end_year(draft)
    if draft.year < YEARS:
        draft.year += 1
        draft.phase = draft.table.edition.year[0]
        return
    draft.phase = "over"
    for score in scores(draft.freeze().state):
        draft.say(Event("scored", "E1", player=score.player, amount=score.total))
