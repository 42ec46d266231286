"""The errors a player can meet. All derive from `LaCittaError` and speak in a whole sentence.

An error is raised with the key of its sentence and the words that belong in it; the sentence itself
is made when somebody reads it, so that the rules core loads no texts.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from lacitta_nb.error import LaCittaError
from lacitta_nb.given import nearest, printable

if TYPE_CHECKING:
    from lacitta_nb.texts.verbatim import Piece, Word


MOST_TOLD: Final = 10
"""Problems that an error tells one by one; of the others it tells how many they are."""

OF_ALL: Final = ("file-no-json", "file-too-long", "file-values")
"""Sentences without a subject that can be told of all that was handed in, which has no name."""


class Refusal(NamedTuple):
    """Why an action may not be taken, as the rules core says it: rule number, key and words.

    >>> Refusal("P8", "needs-lake", {"space": "C7"}).rule
    'P8'
    """

    rule: str
    key: str
    words: dict[str, str | int]


class Ruling(NamedTuple):
    """Why an action may not be taken, as a person reads it: the rule's number and a sentence.

    >>> print(Ruling("P11", "There is no fountain left."))
    There is no fountain left. [P11]
    """

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def ruling(refusal: Refusal, game: str = "") -> Ruling:
    """Put a refusal of the core into a sentence, of the game with that key.

    >>> ruling(Refusal("P8", "needs-lake", {"building": "fountain", "space": "C7"})).rule
    'P8'
    """
    from lacitta_nb.texts import sentence

    return Ruling(refusal.rule, sentence(refusal.key, refusal.words, game=game))


class SpokenError(LaCittaError):
    """An error that is kept as key and words, and told in the language of whoever reads it.

    Args:
        key: of the sentence.
        guess: the word that nobody knows, so that the nearest ones can be told; None for no word.
        words: what belongs in the sentence.
    """

    def __init__(
        self, key: str, /, *, guess: "Guess | None" = None, **words: "str | int | Piece"
    ) -> None:
        super().__init__(key)
        self.key = key
        self.guess = guess
        self.words = words

    def __str__(self) -> str:
        from lacitta_nb.texts import anyhow

        return anyhow(self._text)

    def _text(self) -> str:
        """The sentence in the language that is spoken when somebody reads it."""
        from lacitta_nb.texts import sentence
        from lacitta_nb.texts.verbatim import Saying

        # What is no text yet, such as another error, is told with it in the same language.
        told = {k: w if isinstance(w, str | int) else str(w) for k, w in self.words.items()}
        said, meant = sentence(self.key, told), self.guess.nearest if self.guess else ()
        if meant:
            said = f"{said} {Saying('did-you-mean', {'words': meant})}"
        return printable(said)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.guess, self.words)


def _rebuild(
    kind: type[SpokenError],
    key: str,
    guess: "Guess | None",
    words: "dict[str, str | int | Piece]",
) -> SpokenError:
    return kind(key, guess=guess, **words)


class IllegalAction(SpokenError):
    """An action that the rules forbid at this moment; `ruling` names the rule. Nothing changed."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(refusal.key)
        self.words = {**refusal.words}
        self.refusal = refusal
        self.game = game

    @property
    def ruling(self) -> Ruling:
        """The rule's number and the sentence."""
        return ruling(self.refusal, self.game)

    def _text(self) -> str:
        return str(self.ruling)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal, self.game)


class BadAction(SpokenError):
    """What is no action: a text (formats.md, section 4), or fields that say something else."""


class Guess(NamedTuple):
    """A word that nobody knows, and those of which one may be meant.

    They are compared when somebody reads what is wrong, as a file can have thousands of such words.

    >>> Guess("plaace", ("palace", "hospital")).nearest
    ('palace',)
    """

    found: str
    known: Collection[str]
    meant: str = ""
    """The known word that is meant, where that is sure."""
    elsewhere: Collection[str] = ()
    """Words that are known, but not in this edition."""

    @property
    def nearest(self) -> tuple[str, ...]:
        """The known words that are written nearly so, the nearest first."""
        return (self.meant,) if self.meant else nearest(self.found, self.known)

    @property
    def missing(self) -> str:
        """The word of another edition that is written more nearly so than all known ones, or ""."""
        best = nearest(self.found, (*self.known, *self.elsewhere))[:1]
        return best[0] if best and best[0] not in self.known else ""


class Problem(NamedTuple):
    """What does not fit in a file, or is not legal about a position.

    Attributes:
        place: where, as a position file names it (`players[1].gold`).
        key: of the sentence that tells what was expected and what was found.
        words: what belongs in it.
        rule: number of the rule that it breaks, or "".
        guess: a word that nobody knows, so that the nearest ones can be told; else None.

    >>> print(Problem.at("players[1].gold", "file-whole-least", least=0, found="-3"))
    players[1].gold: expected a whole number of at least 0, got -3
    """

    place: str
    key: str
    words: "Mapping[str, Word]"
    rule: str = ""
    guess: Guess | None = None

    @classmethod
    def at(
        cls, place: str, key: str, /, *, rule: str = "", guess: Guess | None = None, **words: "Word"
    ) -> Self:
        """A problem at a place, its words written as keywords."""
        return cls(place, key, words, rule, guess)

    @property
    def text(self) -> str:
        """The sentence, with the nearest words that are known and the rule's number."""
        from lacitta_nb.texts.verbatim import Saying, told

        said = printable(told(self.key, self.words))
        if self.guess and self.guess.missing:
            meant = Saying("file-nearest-elsewhere", {"word": self.guess.missing})
            said = f"{said} {printable(str(meant))}"
        elif self.guess and self.guess.nearest:
            meant = Saying("file-nearest", {"words": self.guess.nearest})
            said = f"{said} {printable(str(meant))}"
        return f"{said} [{self.rule}]" if self.rule else said

    def __str__(self) -> str:
        from lacitta_nb.texts.verbatim import Saying

        if self.place:
            return f"{self.place}: {self.text}"
        if self.key in OF_ALL:
            return printable(str(Saying("file-content", {"problem": self.text})))
        return self.text


class BadFile(SpokenError):
    """A board, position, saved game or game code that does not fit; nothing was changed.

    `problems` are all that were found, in the order in which the file was read. `place` is where
    the first one is (`players[1].gold`), `problem` what was expected there and what was found,
    `rule` the number of the rule that is broken, or "".

    >>> raise BadFile("players[1].gold", "file-whole-least", least=0, found="-3")
    Traceback (most recent call last):
    lacitta_nb.core.errors.BadFile: players[1].gold: expected a whole number of at least 0, got -3
    """

    words: dict[str, Any]

    def __init__(
        self,
        place: str,
        key: str,
        /,
        *,
        rule: str = "",
        guess: Guess | None = None,
        **words: "Word",
    ) -> None:
        super().__init__(key)
        self.words = words
        self.place = printable(place)
        self.rule = rule
        self.guess = guess
        self._others: tuple[Problem, ...] = ()

    @classmethod
    def of(cls, problem: Problem, *others: Problem) -> Self:
        """The error that tells a problem, and others that were found with it."""
        error = cls(
            problem.place, problem.key, rule=problem.rule, guess=problem.guess, **problem.words
        )
        error._others = others
        return error

    @classmethod
    def refuse(cls, problems: Iterable[Problem]) -> None:
        """Raise the error that tells all the problems, if there are any."""
        found = tuple(problems)
        if found:
            raise cls.of(*found)

    def at(self, place: str) -> "BadFile":
        """The same error, its first problem at another place."""
        return type(self).of(self._told()._replace(place=place), *self._others)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All that does not fit, each with its `place`, `rule` and `text`."""
        return (self._told(), *self._others)

    @property
    def problem(self) -> str:
        """What was expected and what was found at the first place, in a sentence."""
        return self._told().text

    def _text(self) -> str:
        from lacitta_nb.texts.verbatim import Saying

        lines = [str(problem) for problem in self.problems[:MOST_TOLD]]
        more = len(self.problems) - len(lines)
        cut = [str(Saying("file-more", {"count": more}))] if more else []
        return "\n".join([*lines, *cut])

    def _told(self) -> Problem:
        return Problem(self.place, self.key, self.words, self.rule, self.guess)

    def __reduce__(self) -> tuple[object, ...]:
        return BadFile.of, self.problems


class DecisionPending(SpokenError):
    """`step()` while somebody must decide."""


class NothingToDecide(SpokenError):
    """`play()` while nobody must decide."""


class GameOver(SpokenError):
    """`step()` or `play()` after the end of the game."""


class NothingToUndo(SpokenError):
    """`undo()` at the beginning of the game."""


class NothingToRedo(SpokenError):
    """`redo()` with nothing taken back."""


class NotFound(SpokenError):
    """A player, a city, a board, an edition or a set-up that does not exist."""


class BadSetting(SpokenError):
    """A setting that can't be: a number, names, a seed, a player, or what is no game at all."""


class PlayerMistake(SpokenError):
    """Code of a computer player has raised an error, which is this one's cause."""


class MissingCard(SpokenError):
    """A position written with fewer cards than the game goes on to need."""


class HiddenCard(SpokenError):
    """Something asks for a card that this view of the game does not show; see `lc.complete`."""
