"""Random games of Città-Stato: who plays, with what, and how follow from their number."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.state import State
from tests.games import driving
from tests.games.driving import any_action, any_kind

Moment = driving.Moment[State, Action, Event]

Style = Callable[[State, Sequence[Action], random.Random], Action]


class Setting(NamedTuple):
    """What is played: so many players, or a scenario alone."""

    players: int
    expansion: bool = False
    declining: bool = False
    scenario: int = 0
    game: int = 1

    def __str__(self) -> str:
        if self.scenario:
            return f"scenario {self.scenario} game {self.game}"
        more = " expansion" * self.expansion + " declining" * self.declining
        return f"{self.players} players{more}"


SETTINGS = (
    Setting(2),
    Setting(5, expansion=True),
    Setting(1, scenario=1, game=3),
    Setting(3),
    Setting(4, expansion=True, declining=True),
    Setting(1, scenario=2, game=2),
    Setting(4),
    Setting(2, expansion=True),
    Setting(1, scenario=3, game=3),
    Setting(3, declining=True),
    Setting(3, expansion=True),
    Setting(1, declining=True, scenario=4),
)
"""All that is played in random games, each in turn."""


def _often(words: Sequence[str], share: float) -> Style:
    """Mostly actions that begin with one of some words, where there is any."""

    def style(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
        wanted = [action for action in actions if action.kind in words]
        if wanted and chance.random() < share:
            return any_kind(state, wanted, chance)
        others = [action for action in actions if action.kind != "pass"]
        return any_action(state, others or actions, chance)

    return style


collector = _often(("use", "burn", "take", "buy"), 0.8)
"""Uses and burns cards, and goes on as long as there are cubes."""
politician = _often(("politics", "city", "war", "republic", "upgrade", "scheme", "discard"), 0.8)
"""Does what changes the table of all: schemes, wars, powers, upgrades."""

STYLES: tuple[Style, ...] = (any_kind, collector, politician, any_action)


def start(setting: Setting, seed: int) -> State:
    """The beginning of a game."""
    if setting.scenario:
        bonus = seed % 3
        return new_solo(
            setting.scenario, setting.game, bonus, seed, declining=setting.declining
        ).state
    return new_game(
        players=setting.players,
        seed=seed,
        expansion=setting.expansion,
        declining=setting.declining,
    ).state


def moments(state: State, chance: random.Random, style: Style) -> Iterator[Moment]:
    """Play a game to its end; every move of it."""
    return driving.moments(state, chance, style)


def random_game(number: int, settings: Sequence[Setting] = SETTINGS) -> Iterator[Moment]:
    """A whole random game by its number: each setting in turn, each in all styles."""
    style = STYLES[number // len(settings) % len(STYLES)]
    begun = start(settings[number % len(settings)], number)
    return moments(begun, random.Random(number), style)
