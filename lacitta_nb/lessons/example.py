"""Examples of rules: what a rule is about, shown on a position and on any other."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lacitta_nb.core.game import AnyGame


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
    """

    rule: str
    begin: Callable[[], AnyGame]
    lights: Callable[[Any], tuple[str, ...]] = lambda _: ()
    plays: tuple[str, ...] = ()
