"""Predict, then see: what will happen is asked before a phase, and marked when the phase is over.

What can be asked a game says through `Acting.prediction`; what came true it reads in the events of
the phase (`Acting.answers`), choices of players in between included. So the right answer is what
the rules then did, and nothing is worked out a second time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from lacitta_nb.core.game import AnyGame, Entry
from lacitta_nb.core.records import Event, State

AnyEntry = Entry[Any, Any, Any]
Stage = Literal["asked", "given", "begun"]
GOES_ON: Final = ("step", "run", "confirm", "guessed")
"""The commands with which somebody goes on, and has seen how the last prediction was marked."""


class Guessable(NamedTuple):
    """One thing that may happen.

    Attributes:
        key: names it in commands.
        label: what it is, in a few words.
        spaces: the space that stands for it on the board, or two that are clicked one after the
            other; () where it is only in the list.
        seat: whose it is, or −1.
    """

    key: str
    label: str
    spaces: tuple[str, ...] = ()
    seat: int = -1


class Prediction(NamedTuple):
    """What can be predicted of a phase.

    Attributes:
        kind: a word for it.
        question: what is asked, in a sentence.
        options: all that may be predicted, told from what everyone may see.
        many: whether several may be chosen.
        needed: whether something of it happens in any case, so that nothing is no answer.
    """

    kind: str
    question: str
    options: tuple[Guessable, ...]
    many: bool = True
    needed: bool = False


@dataclass(frozen=True)
class Guess:
    """A prediction of which the phase has not come to its end.

    Attributes:
        prediction: what is asked.
        before: the moment before the phase; place: where it stands in the game's history.
        then: the word of the command that waits for it.
        chosen: the keys of what is predicted.
        half: the first of two spaces, when the second has still to be clicked; or "".
        stage: `asked`, `given` when it is not asked any more, `begun` when the phase goes on.
    """

    prediction: Prediction
    before: State
    place: int
    then: str
    chosen: frozenset[str] = frozenset()
    half: str = ""
    stage: Stage = "asked"

    def toggled(self, key: str) -> "Guess":
        """The same with an option more or less; where only one can be chosen, with another one."""
        if key in self.chosen:
            chosen = self.chosen - {key}
        else:
            chosen = self.chosen | {key} if self.prediction.many else frozenset({key})
        return replace(self, chosen=chosen, half="")

    def clicked(self, meant: Sequence[str]) -> "Guess | None":
        """The same after a click on the board, or None where nothing is to be predicted there.

        Args:
            meant: the space that was clicked, then what it is a part of.
        """
        places = {option.spaces: option.key for option in self.prediction.options}
        for name in meant:
            if (key := places.get((self.half, name))) is not None:
                return self.toggled(key)
        firsts = {spaces[0] for spaces in places if len(spaces) > 1}
        if meant[0] in firsts:
            return self._begun(meant[0])
        for name in meant:
            if (key := places.get((name,))) is not None:
                return self.toggled(key)
        first = next((name for name in meant if name in firsts), None)
        return None if first is None else self._begun(first)

    def emptied(self) -> "Guess":
        """The same with nothing chosen."""
        return replace(self, chosen=frozenset(), half="")

    def _begun(self, first: str) -> "Guess":
        """With the first of two spaces, or without it when it is clicked again."""
        return replace(self, half="" if first == self.half else first)


class Marked(NamedTuple):
    """A prediction of which the phase is over.

    Attributes:
        prediction: what was asked.
        chosen: what was predicted.
        true: what came true, each with the event by which it did.
        last: the last entry of the phase in the game's history; place: the number of entries then.
        began: the number of entries before the phase.
    """

    prediction: Prediction
    chosen: frozenset[str]
    true: Mapping[str, Event]
    last: AnyEntry
    place: int
    began: int

    def stands(self, history: Sequence[AnyEntry]) -> bool:
        """Whether the phase is still in a history."""
        return len(history) >= self.place and history[self.place - 1] is self.last


def on_time(guess: Guess, game: AnyGame) -> bool:
    """Whether the game is at the moment before the phase, or beyond it on the same way."""
    history, place = game.history, guess.place
    if len(history) < place:
        return False
    before = history[place - 1].step.state if place else game.start
    return before is guess.before and (len(history) > place or guess.stage != "begun")


def phase_of(guess: Guess, history: Sequence[AnyEntry]) -> list[AnyEntry] | None:
    """The entries of a history that were the phase, or None while it is not over."""
    found: list[AnyEntry] = []
    for entry in history[guess.place :]:
        found.append(entry)
        after = entry.step.state
        if after.decision is None or after.phase != guess.before.phase:
            return found
    return None
