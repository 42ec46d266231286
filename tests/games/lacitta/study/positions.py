"""Random moments of games of every edition, and a year played out with nobody acting."""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import advance, apply, new_state
from lacitta_nb.games.lacitta.state import State
from tests.games.lacitta.properties.driver import STYLES, moments


class Setting(NamedTuple):
    """What sort of game."""

    edition: str
    players: int
    setup: str


SETTINGS = tuple(
    Setting(edition, players, setup)
    for edition in ("classic", "new", "expansion")
    for players, setup in ((2, "beginner"), (3, "advanced"), (4, "beginner"), (5, "beginner"))
)


def random_moments(setting: Setting, seed: int, share: float) -> Iterator[State]:
    """A share of the moments of a random game, from the first year to the last."""
    chance = random.Random(f"{setting}/{seed}")
    names = [f"Player {n + 1}" for n in range(setting.players)]
    start = new_state(
        shipped_board("toscana"), names, edition=setting.edition, setup=setting.setup, seed=seed
    )
    for moment in moments(start, chance, STYLES[seed % len(STYLES)]):
        state = moment.before
        if state.phase not in ("placement", "over") and chance.random() < share:
            yield state


class PlayedOut(NamedTuple):
    """The end of a year in which nobody acted, and what happened from its income on."""

    state: State
    events: tuple[Event, ...]
    wishes: tuple[str, ...]


PASSED = {"turn": Action("pass"), "penalty": Action("forfeit")}


def play_out(state: State, choices: Sequence[Action]) -> PlayedOut:
    """Let the rules run to the end of the year: everyone passes, choices are made as given."""
    events: list[Event] = []
    left = iter(choices)
    while not any(event.kind == "year_ended" for event in events):
        kind = state.choice
        if kind is None:
            step = advance(state)
        elif kind in PASSED:
            step = apply(state, PASSED[kind])
        else:
            step = apply(state, next(left))
        if state.phase in ("income", "growth", "migration", "feeding"):
            events += step.events
        state = step.state
    assert list(left) == [], "the forecast chose more than there was to choose"
    return PlayedOut(state, tuple(events), voice_of(state))


def voice_of(state: State) -> tuple[str, ...]:
    """The wishes of the year that has just ended."""
    cards = state.voice_past[-4:]
    best = max(cards.count(card) for card in cards)
    return tuple(s for s in ("culture", "education", "health") if cards.count(s) == best)
