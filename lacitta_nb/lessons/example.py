"""Examples of rules: what a rule is about, shown on a position and on any other."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import Event, State
from lacitta_nb.lessons.said import Said


@dataclass(frozen=True)
class Example:
    """What a rule is about.

    Its sentence, `example-<rule>` in the game's catalogue, says what is to be seen there.

    Attributes:
        rule: the number of the rule.
        begin: makes the game whose position shows it.
        lights: the spaces of a position, as all may know it, that the rule is about there; none
            where it is about no place. It is asked of the example, and of whatever is on a table.
        plays: actions, as text, that are played first; where nobody must decide, `step`. What the
            last one brings is drawn.

    >>> from lacitta_nb import new_game
    >>> first = Example("Y3", lambda: new_game(players=2, seed=1), plays=("step",))
    >>> first.shown().events[0].kind
    'start_player'
    """

    rule: str
    begin: Callable[[], AnyGame]
    lights: Callable[[Any], tuple[str, ...]] = lambda _: ()
    plays: tuple[str, ...] = ()

    def shown(self) -> "Shown":
        """What is to be seen: the moment as all may know it, what happened, the spaces lit up.

        Raises:
            LaCittaError: what is played first is not legal: a mistake in the example.
        """
        game = self.begin()
        events: tuple[Event, ...] = ()
        lit = self.lights(game.box.rules.public(game.state))
        for text in self.plays:
            events = tuple(game.step() if text == "step" else game.play(text))
        return Shown(game.box.rules.public(game.state), events, lit)

    def text(self, game: str) -> str:
        """What is to be seen there, in a sentence."""
        return Said(f"example-{self.rule}").text(game)


class Shown(NamedTuple):
    """What an example shows: a moment, what has just happened, and the spaces that it is about.

    The spaces are those of the moment before that: where a building could stand is seen best beside
    the one that has just been put up.
    """

    state: State
    events: tuple[Event, ...]
    lights: tuple[str, ...]
