"""The order of things: which phase follows which, and what a move sets going (Y1)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.choice import Choice
from lacitta_nb.core.errors import (
    DecisionPending,
    GameOver,
    IllegalAction,
    Refusal,
)
from lacitta_nb.core.moves import nobody_decides
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import DecisionKind
from lacitta_nb.games.lacitta.events import Event, Step
from lacitta_nb.games.lacitta.rules import (
    demolition,
    feeding,
    migration,
    placement,
    politics,
    roads,
)
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.growth import growth
from lacitta_nb.games.lacitta.rules.income import income, lay_voice, start_player
from lacitta_nb.games.lacitta.rules.scoring import end_year, scores
from lacitta_nb.games.lacitta.rules.turns import enter_next
from lacitta_nb.games.lacitta.rules.voice import reveal_voice
from lacitta_nb.games.lacitta.state import Pending, State

_PHASES: Final[dict[str, Callable[[Draft], None]]] = {
    "start_player": start_player,
    "lay_voice": lay_voice,
    "income": income,
    "growth": growth,
    "reveal_voice": reveal_voice,
}
"""The phases in which nobody chooses anything."""
_ASK_AGAIN: Final[dict[str, Callable[[Draft, Pending], bool]]] = {
    "migrate": lambda draft, at: migration.go_on(draft, at.players, at.cities),
    "give_up": lambda draft, at: roads.go_on(draft, at.players),
    "demolish": lambda draft, at: demolition.go_on(draft, at.players, at.cities),
    "starve": lambda draft, at: feeding.ask_again(draft, at.players),
}
"""Each step of a phase that is half done, gone on with as before its next choice."""


def legal_actions(state: State) -> list[Action]:
    """All that the player who must decide may do; [] when nobody must."""
    choice = state.choice
    return [] if choice is None else CHOICES[choice].legal(state)


def action_of(state: State, meant: object) -> Action:
    """The action that is meant, given as one or in its text form.

    What is handed in as an action can be anything; whatever is judged or played passes here first.

    Raises:
        BadAction: it is neither, or its fields say something else than its text.
    """
    return book_of(state.table.board).action(meant, state.table.edition)


def refusal(state: State, action: Action | str) -> Refusal | None:
    """Why an action may not be taken now, or None if it may.

    Raises:
        BadAction: it is none.
    """
    return obstacle(state, action_of(state, action))


def obstacle(state: State, action: Action) -> Refusal | None:
    """What stands against an action that somebody is still putting together, field by field.

    It may lack fields, so that None does not say that it can be played.
    """
    choice = state.choice
    if choice is None:
        return Refusal("Y1", "nobody-decides", {"phase": state.phase})
    return CHOICES[choice].refusal(state, action)


def moment(state: State) -> str:
    """A text that names this moment, for whoever draws lots in it."""
    pending = state.pending
    waiting = "" if pending is None else f"{pending.step}/{len(pending.cities)}/{pending.starve}"
    return f"{state.year}/{state.phase}/{state.turns}/{len(state.cities)}/{state.supply}/{waiting}"


def waits(state: State) -> bool:
    """Whether a phase that is half done waits just where `pending` says.

    Asked again, the rules must come to the same choice and have done nothing on the way.
    """
    draft = Draft(state)
    if state.pending is not None:
        _ASK_AGAIN[state.pending.step](draft, state.pending)
    return draft.pending == state.pending


def apply(state: State, action: Action | str) -> Step:
    """Take an action, then all of the same phase that needs no decision.

    Raises:
        NothingToDecide, GameOver: nobody must decide.
        IllegalAction: the rules forbid it; nothing changed. BadAction: it is none.
    """
    kind = state.choice
    if kind is None:
        raise nobody_decides(state)
    choice = CHOICES[kind]
    played = action_of(state, action)
    refused = choice.refusal(state, played)
    if refused is not None:
        raise IllegalAction(refused)
    draft = Draft(state)
    choice.apply(draft, played)
    return draft.freeze()


def _wish(draft: Draft, action: Action) -> None:
    if migration.apply(draft, action):
        migrated(draft)


def _starve(draft: Draft, action: Action) -> None:
    if feeding.apply_starve(draft, action):
        _fed(draft)


def _demolish(draft: Draft, action: Action) -> None:
    """A building falls after the migration, or for want of citizens in the feeding."""
    if draft.phase == "feeding":
        if feeding.apply_demolish(draft, action):
            _fed(draft)
    elif demolition.apply(draft, action):
        enter_next(draft)


def _give_up_roads(draft: Draft, action: Action) -> None:
    """A road is given up, or no more of them, after the migration or in the feeding."""
    assert draft.pending is not None
    if draft.phase == "feeding":
        if feeding.apply_give_up(draft, action):
            _fed(draft)
        return
    asked = draft.pending.players
    if action.kind == "done":
        asked = asked[1:]
    else:
        roads.give_up(draft, action.space)
    if roads.go_on(draft, asked):
        _demolish_all(draft)


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
            migrated(draft)
    elif state.phase == "feeding":
        if feeding.begin(draft):
            _fed(draft)
    else:
        _PHASES[state.phase](draft)
        enter_next(draft)
    return draft.freeze()


def migrated(draft: Draft) -> None:
    """After all migrations roads may be given up, then the demolition begins (X4, D1)."""
    if not draft.table.edition.roads or roads.go_on(draft, _present(draft)):
        _demolish_all(draft)


def _present(draft: Draft) -> list[int]:
    return [seat for seat in draft.order() if not draft.out(seat)]


def _demolish_all(draft: Draft) -> None:
    if demolition.go_on(draft, _present(draft), None):
        enter_next(draft)


def _fed(draft: Draft) -> None:
    """End the year; after the sixth the game (Y6, E1)."""
    end_year(draft)
    if draft.over:
        for score in scores(draft.freeze().state):
            draft.say(Event("scored", "E1", player=score.player, amount=score.total))


_TURN: Final = Choice(politics.legal, politics.refusal, politics.apply)
CHOICES: Final[Mapping[DecisionKind, Choice[State, Draft, Action]]] = MappingProxyType(
    {
        "place": Choice(placement.legal, placement.refusal, placement.apply),
        "turn": _TURN,
        "penalty": _TURN,
        "wish": Choice(migration.legal, migration.refusal, _wish),
        "give_up_roads": Choice(roads.legal, roads.refuse_give_up, _give_up_roads),
        "demolish": Choice(demolition.legal, demolition.refusal, _demolish),
        "starve": Choice(feeding.legal, feeding.refusal, _starve),
    }
)
"""All kinds of decision."""
