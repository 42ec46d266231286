"""All questions but that of a turn, by the kind of decision, and how they are answered."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.rules import asks_cards, asks_cubes, asks_table
from lacitta_nb.games.citta_stato.rules.asking import Ask, View, asked
from lacitta_nb.games.citta_stato.state import State, Task

_OF_CARDS: Final = ("war", "war_left", "present", "future")
"""What a question `take` can be about where it means a card; else it means cubes (B2)."""
_CUBES: Final = asks_cubes.ASKS["take"]
_CARDS: Final = Ask(asks_cards.takes, asks_cards.why_no_take, asks_cards.take)


def _taking(task: Task) -> Ask:
    return _CARDS if task.word in _OF_CARDS else _CUBES


ASKS: Final[Mapping[str, Ask]] = MappingProxyType(
    {
        **asks_cubes.ASKS,
        **asks_table.ASKS,
        **asks_cards.ASKS,
        "take": Ask(
            lambda view, task: _taking(task).answers(view, task),
            lambda view, task, action: _taking(task).why(view, task, action),
            lambda draft, task, action: _taking(task).do(draft, task, action),
        ),
    }
)
"""The questions by the kind of decision."""

FIRST_WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "buy": ("buy", "done"),
        "banner": ("banner",),
        "colour": ("colour",),
        "under": ("under",),
        "disc": ("disc",),
        "keep": ("keep",),
        "pay": ("pay",),
        "discard": ("discard",),
        "remove": ("remove",),
        "crowns": ("crowns",),
        "take": ("take", "put", "done", "leave"),
        "move": ("move", "stay"),
        "shift": ("shift",),
        "draw": ("draw", "stay"),
        "scheme": ("scheme", "skip"),
        "swap": ("swap",),
        "card": ("card",),
        "rob": ("rob", "skip"),
        "republic": ("hold",),
        "offer": ("offer", "hold"),
        "second": ("use", "burn", "skip"),
        "back": ("back",),
        "bag": ("bag",),
        "accept": ("accept", "decline"),
    }
)
"""The first words of what can be answered, by the kind of decision (section 4)."""


def answers(view: View, task: Task) -> list[Action]:
    """All that may be answered to a question."""
    return ASKS[task.verb].answers(view, task)


def refusal(state: State, task: Task, action: Action) -> Refusal | None:
    """Why something is no answer to a question, or None."""
    if action in answers(state, task):
        return None
    if action.kind not in FIRST_WORDS[task.verb]:
        return asked(task)
    return ASKS[task.verb].why(state, task, action)
