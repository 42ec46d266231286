"""What a game hands over so that its positions and games can be saved and loaded.

A game says how its own positions are read and written; saved games and codes are the same for all.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.core.formats import SavedGame
from lacitta_nb.files import writing
from lacitta_nb.files.findings import Findings
from lacitta_nb.files.reading import Format, check_format
from lacitta_nb.files.saves import GameShape, comments_of, mapping, written_comments
from lacitta_nb.files.shapes import fitted
from lacitta_nb.files.values import json_text, plain, shown

S = TypeVar("S")


class GameFormats(ABC, Generic[S]):
    """Positions and saved games of one game; S is its state.

    Content that is read is plain, as `read_source` gives it: that is asked once, where it comes in.

    Attributes:
        key: the word for the game that its formats begin with, as in `lacitta-position/1`.
    """

    key: ClassVar[str]

    @abstractmethod
    def state_from_position(self, data: Mapping[str, Any]) -> S:
        """The moment that the content of a position file describes.

        Raises:
            BadFile: it does not fit, at the place where it does not.
        """

    @abstractmethod
    def position_of(self, state: S, *, hide_for: int | None = None) -> dict[str, Any]:
        """A moment as the content of a position file, every field written out.

        Args:
            state: the moment.
            hide_for: a player's number; then what is hidden from that player is left out.
        """

    @abstractmethod
    def problems(self, state: S) -> tuple[Problem, ...]:
        """All that is not legal about a moment; `state_from_position` refuses it for them."""

    def saved_game(
        self,
        start: Mapping[str, Any],
        moves: Sequence[str],
        steps: int = 0,
        comments: Mapping[int, str] | None = None,
        about: Mapping[str, str] | None = None,
    ) -> dict[str, Any]:
        """The content of a saved game; comments and about are left out when there are none.

        Raises:
            BadFile: something that no saved game may hold, so that whatever is written can be read.
        """
        data: dict[str, Any] = {
            "format": str(Format(self.key, "game")),
            "start": dict(mapping("start", start)),
            "moves": list(moves),
            "steps": steps,
        }
        if comments:
            data["comments"] = written_comments(comments, len(moves))
        if about:
            data["about"] = dict(mapping("about", about))
        content: dict[str, Any] = plain(data)
        self._fitted(content)
        json_text(content, readable=True)
        return content

    def read_saved_game(self, data: Mapping[str, Any]) -> SavedGame[S]:
        """A saved game, its shape and its start checked; whether its moves are legal is not.

        Raises:
            BadFile: it does not fit, at the places where it does not.
        """
        check_format(data, (self.key,), ("game",))
        shape, state = self._fitted(data)
        return SavedGame(
            start_state=state,
            start=shape.start,
            moves=tuple(shape.moves),
            steps=shape.steps,
            comments=comments_of(shape),
            about=shape.about.model_dump(exclude_defaults=True),
        )

    def _fitted(self, data: Mapping[str, Any]) -> tuple[GameShape, S]:
        """The shape of a saved game, and the moment at which it begins."""
        found = Findings()
        shape: GameShape | None = None
        state: S | None = None
        with found.noting():
            shape = fitted(GameShape, data)
        with found.noting("start"):
            state = self._started(data)
        found.refuse()
        assert shape is not None
        assert state is not None
        return shape, state

    def _started(self, data: Mapping[str, Any]) -> S | None:
        """The moment at which a saved game begins; None, where the shape tells that it has none."""
        if "start" not in data:
            return None
        if not isinstance(data["start"], dict):
            raise BadFile("", "file-start", found=shown(data["start"]))
        return self.state_from_position(data["start"])

    def write_file(self, path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
        """Write a position or saved game as readable JSON, whole or not at all.

        Raises:
            BadFile: it could not be read again, or the file can't be written; what was there before
                is unchanged.
        """
        writing.write_file(path, data)

    def to_code(self, data: Mapping[str, Any]) -> str:
        """A position or saved game as one line of URL-safe text.

        Raises:
            BadFile: it could not be read again.
        """
        return writing.to_code(data)
