"""Città-Stato on the panel: how it is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lacitta_nb.core import game as core
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import Entry
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import BASE_SEATS, SCENARIOS, SEATS, SOLO_GAMES
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.panel import campaign, offers, secrets, uncovering
from lacitta_nb.games.citta_stato.panel.session import say
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels import acting
from lacitta_nb.panels.forms import Ending, Field, Form
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.offers import Offer, Option, Value
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.players import SearchPlayer

YES, NO = "yes", "no"
_FLAGS: Final[Mapping[str, Sequence[int]]] = {"expansion": SEATS, "declining": ()}
"""Settings that are on or off, with the numbers of players for whom they mean something."""
_NUMBERS: Final = {"scenario": SCENARIOS, "game": SOLO_GAMES, "bonus": campaign.BONUS}
"""Settings of the solo game, with the numbers that they can be."""
_NEXT: Final = ("game", "bonus")
"""Those of them that can be left to the campaign."""


class CittaStatoActing(acting.Acting[State, Action, Event]):
    """Città-Stato as the panel plays it; see `panels.acting.Acting`."""

    replayed: Final = ("actions", "war", "round_end", "second_score", "final")
    file_name: Final = "citta-stato.json"

    def offers(self, state: State) -> Sequence[Offer[Action]]:
        """In a turn also what is not possible, with the reason."""
        return offers.offers(state)

    def facets(self, kind: str) -> Sequence[str]:
        """Stand-ins, or how many cubes of each colour."""
        return offers.facets(kind)

    def value_of(self, action: Action, facet: str) -> Value:
        """Cubes are counted by their colours."""
        return offers.value_of(action, facet)

    def options(
        self, state: State, like: Action, facet: str, legal: Sequence[Value]
    ) -> Sequence[Option]:
        """What is forced is not asked."""
        del like
        return offers.options(state, facet, legal)

    def usual(self, state: State, like: Action, facet: str, legal: Sequence[Value]) -> Value | None:
        """As few stand-ins as can be."""
        del state, like
        return legal[0] if facet == offers.WILD else None

    def space_of(self, action: Action) -> str:
        """Nothing: what an action alone does not tell is told by `offers_at`."""
        del action
        return ""

    def meant(self, state: State, space: str) -> Sequence[str]:
        """Any target of the picture."""
        from lacitta_nb.drawing import picture_of

        return [space] if space in {t.name for t in picture_of(state).targets(state)} else []

    def offers_at(self, state: State, space: str) -> Mapping[str, Mapping[str, Value]]:
        """What can be done with what lies there."""
        return offers.offers_at(state, space)

    @property
    def stops(self) -> Mapping[str, Callable[[State], bool]]:
        """Undo stops where a turn begins."""
        return {"turn": lambda state: state.choice == "turn"}

    def uncovers(self, before: State, entry: Entry[State, Action, Event]) -> str:
        """Draws, cards turned up, discs revealed, the ghost, a look at the offer."""
        return uncovering.why_kept(before, entry.step.state, entry.step.events)

    def known(
        self, state: State, looks: Looks, history: Sequence[Entry[State, Action, Event]]
    ) -> State:
        """Without the republic cards of computer players."""
        del history
        return secrets.known(state, looks)

    def hand_over(self, events: Sequence[Event]) -> int | None:
        """Whoever trades republic cards."""
        return secrets.hand_over(events)

    def holders(self, known: State, seen: State) -> Sequence[int]:
        """Everybody has a republic card."""
        return secrets.holders(known, seen)

    @property
    def critic(self) -> SearchPlayer:
        """The searching player, with the patience of somebody who has pressed Confirm."""
        return SearchPlayer(playouts=32, width=6, seconds=1.0)

    def form(self, state: State, chosen: Mapping[str, str]) -> Form:
        """The expansion and declining; for one player scenario, game and bonus crowns."""
        table = state.table
        usual = {
            "expansion": YES if table.expansion else NO,
            "declining": YES if table.declining else NO,
            **campaign.proposed(state, chosen.get("bonus", "0")),
        }
        flags = ((YES, say("panel-yes")), (NO, say("panel-no")))
        fields = [
            Field(name, say(f"panel-ui-{name}"), flags, usual[name], _FLAGS[name])
            for name in _FLAGS
        ]
        fields += [
            Field(name, say(f"panel-ui-{name}"), _values(name), usual[name], (1,))
            for name in _NUMBERS
        ]
        return Form(range(1, SEATS[-1] + 1), tuple(fields), campaign.aside())

    def new_game(self, names: Sequence[str], settings: Mapping[str, str], seed: int | None) -> Game:
        """A new game; alone it is one against the ghost."""
        for name in settings:
            if name not in _FLAGS and name not in _NUMBERS:
                raise PanelError("panel-bad-command", command="new")
        expansion, declining = (_flag(settings.get(name, NO)) for name in _FLAGS)
        if len(names) in SEATS and len(names) not in BASE_SEATS and not expansion:
            raise BadSetting("stato-set-expansion", count=len(names))
        if len(names) > 1:
            return new_game(names, seed=seed, expansion=expansion, declining=declining)
        scenario, game, bonus = (_number(settings.get(name), name) for name in _NUMBERS)
        number, crowns = campaign.chosen(int(scenario), game, bonus)
        return new_solo(int(scenario), number, crowns, seed, name=names[0], declining=declining)

    def ending(self, game: core.Game[State, Action, Event]) -> Ending | None:
        """Whether a solo game was won, for the campaign."""
        return campaign.ending(game) if isinstance(game, Game) else None


def _values(name: str) -> tuple[tuple[str, str], ...]:
    """What a setting of the solo game can be, with the labels."""
    numbers = tuple((str(number), str(number)) for number in _NUMBERS[name])
    return ((campaign.NEXT, say(f"panel-next-{name}")), *numbers) if name in _NEXT else numbers


def _flag(told: str) -> bool:
    """A setting that is on or off.

    Raises:
        PanelError: it is neither.
    """
    if told not in (YES, NO):
        raise PanelError("panel-bad-command", command="new")
    return told == YES


def _number(told: str | None, name: str) -> str:
    """What was said of a setting of the solo game.

    Raises:
        PanelError: it can't be.
    """
    numbers = [str(number) for number in _NUMBERS[name]]
    text = numbers[0] if told is None else told
    if text not in numbers and not (text == campaign.NEXT and name in _NEXT):
        raise PanelError("panel-bad-command", command=f"new {name}")
    return text
