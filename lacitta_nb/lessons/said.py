"""Sentences that are kept as a key and words, and said when somebody reads them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb.texts import current
from lacitta_nb.texts.catalogue import said
from lacitta_nb.texts.verbatim import Piece

Word = str | int | float | Piece
"""What stands in a sentence; what is no text yet, such as an error, is put into words with it."""

_NOTHING: Final[Mapping[str, Word]] = MappingProxyType({})


class Said(NamedTuple):
    """A sentence of the catalogue.

    Attributes:
        key: its key.
        words: what stands in its places.
        attribute: which of the texts of the sentence; "" for its own.

    >>> Said("event-gold", {"player": "Rosso", "amount": 2}).text("lacitta")
    'Rosso took 2 gold with an action card.'
    """

    key: str
    words: Mapping[str, Word] = _NOTHING
    attribute: str = ""

    def text(self, game: str) -> str:
        """The sentence in the language that is spoken.

        Args:
            game: the key of the game that it is told of.

        Raises:
            LookupError: no such sentence, or a word that it needs is missing.
        """
        told = {k: str(w) if isinstance(w, Piece) else w for k, w in self.words.items()}
        return said(self.key, told, current(), self.attribute, game)
