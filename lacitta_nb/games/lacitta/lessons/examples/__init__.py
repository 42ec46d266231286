"""An example of each rule of La Città: where it is seen on a small position, and on any other."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.lessons.examples import ground, outcome, politics
from lacitta_nb.lessons.example import Example

EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {example.rule: example for example in (*ground.EXAMPLES, *politics.EXAMPLES, *outcome.EXAMPLES)}
)
"""The examples by the number of their rule."""
