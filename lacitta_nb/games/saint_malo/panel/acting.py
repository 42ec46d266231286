"""Saint Malo on the panel: how it is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.game import Entry
from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.constants import DICE, ROLLS, SEATS, SYMBOLS
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.panel import offers
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer
from lacitta_nb.games.saint_malo.rules import obstacle
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels import acting
from lacitta_nb.panels.forms import Field, Form
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.offers import Offer
from lacitta_nb.players.critic import Ranked

DRAWN: Final = "drawn"
"""The word for a start player whom the seed draws."""


class SaintMaloActing(acting.Acting[State, Action, Event]):
    """Saint Malo as the panel plays it; see `panels.acting.Acting`."""

    replayed: Final = ("turn",)
    file_name: Final = "saint-malo.json"

    def offers(self, state: State) -> Sequence[Offer[Action]]:
        """Also the uses of the dice that are not possible, with the reason."""
        return offers.offers(state)

    def facets(self, kind: str) -> Sequence[str]:
        """The space of what is placed."""
        return offers.FACETS.get(kind, ())

    def played(self, state: State, action: Action) -> Sequence[Action]:
        """A use with the space of what it brings is two actions of the rules."""
        del state
        return offers.played(action)

    def begins_with(self, state: State, history: Sequence[Entry[State, Action, Event]]) -> str:
        """The dice that were kept at the last roll are kept again, if not told."""
        last = history[-1].action if history else None
        if state.choice != "roll" or last is None or last.kind != "keep" or not last.dice:
            return ""
        return str(last)

    def meant(self, state: State, space: str) -> Sequence[str]:
        """Any space of a city."""
        del state
        return (space,) if space in NUMBER else ()

    def refuse_space(self, state: State, like: Action, facet: str, space: str) -> Refusal | None:
        """Why the next thing can't go there."""
        del facet
        return obstacle(offers.moment_of(state, like), Action("place", space=space))

    def plans(self, state: State) -> bool:
        """The spaces of several crates or walls, and the houses of an architect."""
        placing = state.placing
        if placing is None or placing.kind == "bonus":
            return False
        return placing.kind == "house" or placing.left > 1

    def ends_plan(self, action: Action) -> bool:
        """No more houses."""
        return action.kind == "done"

    @property
    def stops(self) -> Mapping[str, Callable[[State], bool]]:
        """Undo stops where a turn begins."""
        return {"turn": lambda state: state.phase == "throw"}

    @property
    def critic(self) -> Ranked:
        """The strong player, who sees a turn further."""
        return Ranked(StrongPlayer())

    def form(self, state: State, chosen: Mapping[str, str]) -> Form:
        """Who begins."""
        del state
        drawn = [(DRAWN, say("panel-start-drawn"))]
        seats = [(str(n), say("panel-start-seat", number=n)) for n in range(1, max(SEATS) + 1)]
        usual = chosen.get("start", DRAWN)
        return Form(SEATS, (Field("start", say("panel-ui-beginner"), (*drawn, *seats), usual),))

    def new_game(self, names: Sequence[str], settings: Mapping[str, str], seed: int | None) -> Game:
        """A new game; who begins is drawn where nobody is named."""
        start = settings.get("start", DRAWN)
        if set(settings) - {"start"} or (start != DRAWN and not start.isdecimal()):
            raise PanelError("panel-bad-command", command="new start")
        first = None if start == DRAWN else int(start) - 1
        if first is not None and not 0 <= first < len(names):
            raise PanelError("panel-bad-command", command="new start")
        return new_game(names, seed=seed, start_player=first)

    def thrown(self, state: State, dice: Sequence[str], roll: int) -> State:
        """The turn with dice that were thrown at a real table."""
        known = [symbol for name in dice for symbol in SYMBOLS if symbol == name]
        if len(known) != DICE or len(dice) != DICE or not 1 <= roll <= ROLLS:
            raise PanelError("panel-bad-command", command="thrown")
        if state.over or state.ends or state.placing is not None:
            raise PanelError("panel-thrown-late")
        return state._replace(dice=tuple(known), rolls=roll, stopped=False)
