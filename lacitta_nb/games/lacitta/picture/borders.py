"""What the borders of a board mean, told at each space that they touch."""

from collections.abc import Mapping
from functools import lru_cache

from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.picture.plan import parted
from lacitta_nb.texts import current, sentence


def border_texts(board: Board) -> Mapping[str, tuple[str, ...]]:
    """What the borders at a space do, a sentence for each, by the name of the space."""
    return _border_texts(board, current())


@lru_cache(maxsize=64)
def _border_texts(board: Board, language: str) -> Mapping[str, tuple[str, ...]]:
    apart, dry = parted(board)
    told: dict[str, list[str]] = {}
    for pair in apart:
        for space, other in (pair, pair[::-1]):
            words = {"space": space, "other": other}
            text = sentence("drawing-border-apart-from", words, language=language)
            told.setdefault(space, []).append(text)
    for space, area in dry:
        words = {"space": space, "area": area}
        text = sentence("drawing-border-dry-from", words, language=language)
        told.setdefault(space, []).append(text)
    return {space: tuple(texts) for space, texts in told.items()}
