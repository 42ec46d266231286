"""What would follow if the year ended now: the real rules, run on the table as it stands.

A forecast takes the table as somebody may know it, lets nobody act any more (the turns that are
left are passed), lays down voice cards with the wishes that are asked for, and lets the rules do
the rest: the growth if it is still to come, migration, demolition, feeding. Nothing of the rules is
written here, and no hidden card is read. Where somebody will have to choose, the forecast makes
the choice of `neutral` and says so.

>>> from lacitta_nb import new_game
>>> game = new_game(players=2, seed=7)
>>> events = game.run()
>>> [forecast.wishes for forecast in forecasts(game)][:2]
[('education',), ('culture',)]
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from lacitta_nb.arena.knowledge import Asker, known
from lacitta_nb.core.errors import BadSetting, GameOver
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import CIRCLES, KEY, SERVICES, UNKNOWN, DecisionKind
from lacitta_nb.games.lacitta.events import Event, Step
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.players.neutral import neutral_choice
from lacitta_nb.games.lacitta.players.wishes import Wishes
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.turns import enter_next
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.odds import cards_for, voice_odds

MOVES: Final = ("migrated", "no_room")
_LOSSES: Final = ("demolished", "city_lost", "over_limit", "out")
_HUNGER: Final = ("hungry", "starved")
_TOLD: Final = ("income", "growth", "migration", "feeding")
"""The phases whose happenings are part of a forecast."""
_PASS: Final = Action("pass")
_FORFEIT: Final = Action("forfeit")


class Choice(NamedTuple):
    """A choice that the forecast made for a player: what was taken, and what else was possible."""

    player: int
    kind: DecisionKind
    action: Action
    others: tuple[Action, ...]


class Balance(NamedTuple):
    """One player's food: now, when the feeding comes, and what is left in the end.

    `citizens` and `food` are those of now; `eaters` and `supper` those of the feeding, after
    migration and demolition (once the player has been counted in it: those of now); `starved` leave
    for hunger; `left` are the citizens in the end.
    """

    player: int
    citizens: int
    food: int
    eaters: int
    supper: int
    starved: int
    left: int

    @property
    def short(self) -> int:
        """How many of them go without food."""
        return max(0, self.eaters - self.supper)


class Forecast(NamedTuple):
    """What would follow from some wishes if nobody acted any more.

    Attributes:
        wishes: the wishes it assumes; chance: how likely exactly these are to whoever asked.
        now: the table that was asked about, as the asker may know it.
        eve: the table when the migration begins (or `now`, once it has begun), its voice cards made
            up to have these wishes.
        events: what would happen, from the income (where that is still to come) to the end of the
            year.
        choices: what it chose for the players, in order.
        balances: one per player, in seat order.
        after: the table when the year is over.
    """

    wishes: Wishes
    chance: Fraction
    now: State
    eve: State
    events: tuple[Event, ...]
    choices: tuple[Choice, ...]
    balances: tuple[Balance, ...]
    after: State

    @property
    def migrations(self) -> tuple[Event, ...]:
        """The citizens who would leave, city by city (M1, M4)."""
        return tuple(e for e in self.events if e.kind in MOVES)

    @property
    def losses(self) -> tuple[Event, ...]:
        """The buildings, cities and citizens lost to demolition, before the feeding or in it."""
        return tuple(e for e in self.events if e.kind in _LOSSES)

    @property
    def hunger(self) -> tuple[Event, ...]:
        """Who would be hungry, and whom that would cost (F2, F3)."""
        return tuple(e for e in self.events if e.kind in _HUNGER)

    @property
    def consequences(self) -> tuple[Event, ...]:
        """All of these, in the order in which they would happen."""
        kinds = (*MOVES, *_LOSSES, *_HUNGER)
        return tuple(e for e in self.events if e.kind in kinds)


def forecasts(table: Game | State, player: Asker = None) -> tuple[Forecast, ...]:
    """What would follow for each wish and pair that can still come, the likeliest first.

    Args:
        table: a game or a state, in any phase but the placement.
        player: who asks, by number or name; None: somebody who knows what lies open to all.

    Raises:
        NotFound: there is no such player.
        GameOver, BadSetting: there is no year to end.
    """
    odds = voice_odds(table, player)
    now = known(table, player, KEY)
    eve = _eve(now)
    return tuple(_forecast(now, eve, wishes, odds.of(*wishes)) for wishes in odds.possible)


def forecast_for(
    table: Game | State, wishes: str | Iterable[str], player: Asker = None
) -> Forecast:
    """What would follow if the people had this wish, or these two.

    Args:
        table: a game or a state, in any phase but the placement.
        wishes: a service, or two.
        player: who asks, by number or name; None: somebody who knows what lies open to all.

    Raises:
        NotFound: there is no such player.
        GameOver, BadSetting: there is no year to end, or these can't be the wishes.
    """
    wanted = (wishes,) if isinstance(wishes, str) else tuple(wishes)
    ordered = tuple(service for service in SERVICES if service in wanted)
    if len(ordered) != len(wanted) or not 1 <= len(wanted) <= 2:
        raise BadSetting("study-bad-wish", wishes=", ".join(map(str, wanted)))
    chance = voice_odds(table, player).of(*ordered)
    now = known(table, player, KEY)
    return _forecast(now, _eve(now), ordered, chance)


def _eve(now: State) -> Step:
    """Up to the migration, with nobody acting; this year's cards stay as far hidden as they are."""
    state, told = now, list[Event]()
    while state.phase not in ("migration", "feeding"):
        phase = state.phase
        if phase == "placement":
            raise BadSetting("study-not-begun")
        if phase == "over":
            raise GameOver("game-over")
        if phase == "reveal_voice":
            # Passing may have shuffled the discard into the deck: nobody knows that order.
            draft = Draft(state)
            enter_next(draft)
            state = draft.freeze().state.seen_by(0)
            continue
        step = _idle(state)
        state = step.state
        if phase in _TOLD:
            told += step.events
    return Step(state, tuple(told))


def _idle(state: State) -> Step:
    """One phase, or one turn of somebody who does nothing."""
    if state.choice is not None:
        return apply(state, _PASS if state.choice == "turn" else _FORFEIT)
    if state.phase != "lay_voice":
        return advance(state)
    # The rules lay no unknown card; which ones come is asked later, so any four stand in for them.
    deck = SERVICES[:1] * len(state.voice_deck)
    laid = advance(state._replace(voice_deck=deck)).state
    left = state.voice_deck[CIRCLES:]
    return Step(laid._replace(voice=(UNKNOWN,) * CIRCLES, voice_deck=left), ())


def _forecast(now: State, eve: Step, wishes: Wishes, chance: Fraction) -> Forecast:
    voice = cards_for(eve.state, wishes)
    if voice is None:
        raise BadSetting("study-impossible-wish", wishes=", ".join(wishes))
    start = eve.state._replace(voice=voice)
    after, events, choices = run_out(start)
    balances = tuple(_balance(now, after, events, seat) for seat in range(now.table.size))
    return Forecast(wishes, chance, now, start, eve.events + events, choices, balances, after)


def run_out(state: State) -> tuple[State, tuple[Event, ...], tuple[Choice, ...]]:
    """Migration, demolition and feeding, to the end of the year.

    Returns:
        The table then, what happened, and the choices that were made for the players.
    """
    events: list[Event] = []
    choices: list[Choice] = []
    while state.phase in ("migration", "feeding"):
        decision = state.decision
        if decision is None:
            step = advance(state)
        else:
            action = neutral_choice(state)
            others = tuple(other for other in legal_actions(state) if other != action)
            choices.append(Choice(*decision, action, others))
            step = apply(state, action)
        state = step.state
        events += step.events
    return state, tuple(events), tuple(choices)


def _balance(now: State, after: State, events: Iterable[Event], seat: int) -> Balance:
    own = [event for event in events if event.player == seat]
    meal = next((e for e in own if e.kind in ("fed", "hungry")), None)
    citizens, food, left = now.citizens(seat), now.food(seat), after.citizens(seat)
    starved = sum(event.kind == "starved" for event in own)
    if meal is not None:
        eaters = meal.amount if meal.kind == "fed" else meal.amount + meal.food
        return Balance(seat, citizens, food, eaters, meal.food, starved, left)
    if any(event.kind == "out" for event in own):
        return Balance(seat, citizens, food, 0, 0, starved, left)
    return Balance(seat, citizens, food, citizens, food, starved, left)
