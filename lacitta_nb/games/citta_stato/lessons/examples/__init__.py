"""An example of each rule of Città-Stato: where it is seen on a table, and on any other."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.lessons.examples import cards, ends, turns
from lacitta_nb.lessons.example import Example

EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {example.rule: example for example in (*turns.EXAMPLES, *cards.EXAMPLES, *ends.EXAMPLES)}
)
"""The examples by the number of their rule."""
