"""How games and states show themselves as the last value of a cell: as pictures of the table."""

from typing import Any

from lacitta_nb.core.box import box_of, state_of


class Shown:
    """A game or a state that a notebook shows as a picture, with what lies open to all.

    Its picture loads when it is shown (`drawing.picture.Picture`).
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        picture, state = _laid_open(self)
        html: str = picture.html(state)
        return html

    def _repr_png_(self) -> tuple[bytes, dict[str, int]]:
        picture, state = _laid_open(self)
        png: tuple[bytes, dict[str, int]] = picture.png(state)
        return png


class ShownState(Shown):
    """A state that shows itself so, and says in a line what moment it is."""

    __slots__ = ()

    @property
    def coming(self) -> str:
        """The phase that the next step runs where nobody must decide: the one being played."""
        phase: str = state_of(self).phase
        return phase

    def __repr__(self) -> str:
        """The moment without what lies on the table: some of that may be hidden."""
        state = state_of(self)
        told = f"<{type(self).__name__}: {state.phase}, {len(state.players)} players"
        decision = state.decision
        if decision is None:
            return f"{told}>"
        return f"{told}; {state.players[decision.player].name} decides: {decision.kind}>"


def _laid_open(table: object) -> tuple[Any, Any]:
    """The picture of a table's game, and its state as everyone may know it."""
    state = state_of(table)
    box = box_of(state)
    return box.picture, box.rules.public(state)
