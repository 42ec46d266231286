"""Città-Stato on the panel: how it is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import Entry
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import BASE_SEATS, SCENARIOS, SEATS, SOLO_GAMES
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.panel import offers, secrets, uncovering
from lacitta_nb.games.citta_stato.panel.session import say
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels import acting
from lacitta_nb.panels.acting import Field, Form
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.offers import Offer, Option, Value
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.players import SearchPlayer

YES, NO = "yes", "no"
_FLAGS: Final[Mapping[str, Sequence[int]]] = {"expansion": SEATS, "declining": ()}
"""Settings that are on or off, with the numbers of players for whom they mean something."""
_NUMBERS: Final = {"scenario": SCENARIOS, "game": SOLO_GAMES, "bonus": range(16)}
"""Settings of the solo game, with what they can be."""


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
            **following(state, chosen.get("bonus", "0")),
        }
        flags = ((YES, say("panel-yes")), (NO, say("panel-no")))
        fields = [
            Field(name, say(f"panel-ui-{name}"), flags, usual[name], _FLAGS[name])
            for name in _FLAGS
        ]
        fields += [
            Field(name, say(f"panel-ui-{name}"), _numbered(numbers), usual[name], (1,))
            for name, numbers in _NUMBERS.items()
        ]
        return Form(range(1, SEATS[-1] + 1), tuple(fields))

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
        return new_solo(scenario, game, bonus, seed, name=names[0], declining=declining)


def following(state: State, bonus: str) -> dict[str, str]:
    """The solo game that is proposed next: after a won one the next of its scenario (O5).

    Args:
        state: the moment of the game on the panel.
        bonus: the crowns with which that one began.
    """
    table, solo = state.table, rules.solo_result(state)
    game = table.game or SOLO_GAMES[0]
    if state.over and solo is not None and solo.won and game < SOLO_GAMES[-1]:
        game, bonus = game + 1, str(min(solo.bonus_crowns, _NUMBERS["bonus"][-1]))
    scenario = str(table.scenario or SCENARIOS[0])
    return {"scenario": scenario, "game": str(game), "bonus": bonus}


def _numbered(numbers: range) -> tuple[tuple[str, str], ...]:
    return tuple((str(number), str(number)) for number in numbers)


def _flag(told: str) -> bool:
    """A setting that is on or off.

    Raises:
        PanelError: it is neither.
    """
    if told not in (YES, NO):
        raise PanelError("panel-bad-command", command="new")
    return told == YES


def _number(told: str | None, name: str) -> int:
    """A number of a setting of the solo game.

    Raises:
        PanelError: it can't be.
    """
    numbers = _NUMBERS[name]
    text = str(numbers[0]) if told is None else told
    if text not in map(str, numbers):
        raise PanelError("panel-bad-command", command=f"new {name}")
    return int(text)
