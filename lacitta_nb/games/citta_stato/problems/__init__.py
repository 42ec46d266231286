"""What is not legal about a position, said once, on the built state."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.state import State

__all__ = ["problems"]


def problems(state: State) -> Iterator[Problem]:
    """The problems one by one, so that whoever wants the first need not look for the others."""
    del state
    yield from ()
