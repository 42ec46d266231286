"""Whole games in words: every happening and every refusal met on the way has its sentence."""

import random

import pytest

from lacitta_nb.core.errors import DecisionPending, GameOver, NothingToDecide, ruling
from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, new_state, refusal
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.texts import describe

NAMES = ("Rosso", "Blu")
TRIED = [
    parse_action(text)
    for text in (
        "place Z9",
        "place A1",
        "gold",
        "found A1 from A2",
        "build fountain A1",
        "build market B5",
        "cathedral C3",
        "master_builder university A1",
        "bread_and_circuses A1 3",
        "bread_and_circuses A1 1 health",
        "golden_times A1 3",
        "rich_harvest A1",
        "closeness all",
        "forfeit",
        "pass",
        "wish A1 health",
        "demolish A1",
        "starve A1",
        "done",
        "build theatre A1",
        "roads A1 A2",
    )
]


def play(seed: int, setup: str, edition: str = "classic") -> tuple[list[Event], set[str], State]:
    """A random game to its end: its events, the keys of the refusals met, the last state."""
    draw = random.Random(f"texts/{seed}")
    state = new_state(shipped_board("toscana"), NAMES, edition=edition, setup=setup, seed=seed)
    events: list[Event] = []
    keys = set()
    while not state.over:
        for action in TRIED:
            refused = refusal(state, action)
            if refused is not None:
                keys.add(refused.key)
                assert ruling(refused).text.endswith(".")
        legal = legal_actions(state)
        step = apply(state, draw.choice(legal)) if legal else advance(state)
        state = step.state
        events += step.events
    return events, keys, state


def test_everything_that_happens_in_random_games_is_told() -> None:
    kinds, keys = set(), set()
    for seed, setup, edition in (
        (1, "beginner", "classic"),
        (2, "advanced", "new"),
        (3, "advanced", "expansion"),
    ):
        events, refused, _ = play(seed, setup, edition)
        keys |= refused
        kinds |= {event.kind for event in events}
        for event in events:
            text = describe(event, NAMES)
            assert text.endswith(".")
            assert " ," not in text
            assert " ;" not in text
            assert "_" not in text
    assert {
        "built",
        "hungry",
        "starved",
        "passed",
        "year_ended",
        "scored",
        "road_given_up",
    } <= kinds
    assert {"nobody-decides", "place-a-castle", "not-beside-city", "not-own-road"} <= keys


def test_errors_of_the_order_of_things_say_what_to_do() -> None:
    state = new_state(shipped_board("toscana"), NAMES, edition="classic", setup="beginner", seed=1)
    with pytest.raises(NothingToDecide, match=r"run the phase “Start player” with game\.step\(\)"):
        apply(state, Action("gold"))
    while state.decision is None:
        state = advance(state).state
    with pytest.raises(DecisionPending, match=r"^(Rosso|Blu) must decide first"):
        advance(state)
    _, _, last = play(1, "beginner")
    with pytest.raises(GameOver, match=r"^The game is over"):
        advance(last)
