"""All that does not fit in a file, so that a person can mend it in one go."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.files.values import inside


class Findings:
    """What was found while a file is read.

    >>> found = Findings()
    >>> with found.noting("board"):
    ...     raise BadFile("name", "file-missing")
    >>> found.add_elsewhere(Problem.at(at, "file-missing") for at in ("board.name", "year"))
    >>> [str(problem) for problem in found.problems]
    ['board.name: is missing', 'year: is missing']
    """

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, problems: Iterable[Problem]) -> None:
        """More problems."""
        self.problems += problems

    def add_elsewhere(self, problems: Iterable[Problem]) -> None:
        """Problems of which some follow from those that were found: at other places alone."""
        told = {problem.place for problem in self.problems}
        self.add(problem for problem in problems if problem.place not in told)

    @contextmanager
    def noting(self, place: str = "") -> Iterator[None]:
        """What is refused inside is kept, at a place inside `place`; what comes after goes on."""
        try:
            yield
        except BadFile as error:
            self.add(inside(place, error.problems))

    def refuse(self) -> None:
        """End the reading if anything was found.

        Raises:
            BadFile: with all of it.
        """
        BadFile.refuse(self.problems)
