"""The order of things: a roll, choices, an action, the pirates, the next player (S3, D1, E1)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.chance import draws
from lacitta_nb.core.choice import Choice
from lacitta_nb.core.errors import DecisionPending, GameOver, IllegalAction, Refusal
from lacitta_nb.core.moves import nobody_decides
from lacitta_nb.core.records import Step
from lacitta_nb.games.saint_malo.actions import Action, as_action
from lacitta_nb.games.saint_malo.constants import COINS, KEY, LOGS, THINGS, DecisionKind
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.rules import effects, pirates, placing, rolling, using
from lacitta_nb.games.saint_malo.rules.draft import Draft
from lacitta_nb.games.saint_malo.rules.scoring import count
from lacitta_nb.games.saint_malo.state import NUMBER_OF, Player, State, Table
from lacitta_nb.games.saint_malo.tables import Tables


def new_player(name: str, tables: Tables) -> Player:
    """What lies before a player in the beginning (S1, S2)."""
    things = [0] * len(THINGS)
    things[NUMBER_OF["crate"]] = tables.crates
    return Player(name, COINS, LOGS, 0, 0, tables.crates, tuple(things))


def new_state(names: Sequence[str], tables: Tables, start_player: int, seed: int) -> State:
    """A game before its first roll (S1 to S3)."""
    table = Table(tables, len(names), start_player, seed)
    return State(table, tuple(new_player(name, tables) for name in names))


def first_player(size: int, seed: int) -> int:
    """Who begins where nobody is named: drawn by the seed (S3)."""
    return int(draws(f"{seed}/begin")() * size)


def legal_actions(state: State) -> list[Action]:
    """All that the player who must decide may do; [] when nobody must."""
    choice = state.choice
    return [] if choice is None else CHOICES[choice].legal(state)


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
    choice = state.choice
    if choice is not None:
        return CHOICES[choice].refusal(state, action)
    if state.over or state.ends:
        return Refusal("E1", "game-has-ended", {})
    return Refusal("D1", "rolls-first", {"player": state.mover.name})


def apply(state: State, action: Action | str) -> Step[State, Event]:
    """Take an action, then all that needs no decision until the turn has ended.

    Raises:
        NothingToDecide, GameOver: nobody must decide.
        IllegalAction: the rules forbid it; nothing changed. BadAction: it is none.
    """
    choice = state.choice
    if choice is None:
        raise nobody_decides(state)
    played = as_action(action)
    refused = CHOICES[choice].refusal(state, played)
    if refused is not None:
        raise IllegalAction(refused, KEY)
    draft = Draft(state)
    CHOICES[choice].apply(draft, played)
    if choice != "roll":
        draft.close()
        if draft.placing is None:
            _end_turn(draft, filled_now=draft.full and not state.mover.full)
    return draft.freeze()


def advance(state: State) -> Step[State, Event]:
    """Make the first roll of the next turn or, after the last one, count (D1, E3).

    Raises:
        DecisionPending: somebody must decide. GameOver: the game has ended.
    """
    if state.over:
        raise GameOver("game-over")
    if state.rolls:
        raise DecisionPending("decision-pending", player=state.mover.name)
    if state.ends:
        return count(state)
    draft = Draft(state)
    rolling.throw(draft)
    return draft.freeze()


def _end_turn(draft: Draft, *, filled_now: bool) -> None:
    """Mark boxes, meet attacks, and hand the dice on (R1, E1, E2)."""
    pirates.mark(draft)
    if filled_now:
        draft.say(Event("city_full", "E1", draft.seat))
        if sum(player.full for player in draft.players) == 1:
            draft.say(Event("last_round", "E1", draft.seat))
    draft.dice, draft.rolls, draft.stopped = (), 0, False
    draft.turns += 1


def complete(state: State, seed: int) -> State:
    """The same moment, of which the rolls to come are drawn by another seed."""
    return state._replace(table=state.table.with_seed(seed))


def public(state: State) -> State:
    """A state as everyone may know it: all but the rolls to come."""
    return state._replace(table=state.table.with_seed(0))


def moment(state: State) -> str:
    """A text that names this moment, for whoever draws lots in it."""
    placing = state.placing
    left = "" if placing is None else f"{placing.kind}/{placing.left}/{placing.group}"
    return f"{state.turns}/{state.rolls}/{state.choice}/{left}/{state.mover.filled}"


def _house(draft: Draft, action: Action) -> None:
    """The next house, or no more of them (P9)."""
    (effects.place if action.kind == "place" else effects.done)(draft, action)


CHOICES: Final[Mapping[DecisionKind, Choice[State, Draft, Action]]] = MappingProxyType(
    {
        "roll": Choice(rolling.legal, rolling.refusal, rolling.apply),
        "use": Choice(using.legal, using.refusal, using.pay),
        "place": Choice(placing.legal, placing.refusal, effects.place),
        "house": Choice(placing.legal_houses, placing.refuse_house, _house),
        "bonus": Choice(placing.legal_bonus, placing.refuse_bonus, effects.take),
    }
)
"""All kinds of decision."""
