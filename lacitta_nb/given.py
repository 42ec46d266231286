"""What people hand over can be anything: NumPy's numbers, texts of a subclass, objects that break.

>>> whole(3), whole(True), whole(2.0), text("A1"), text(1)
(3, None, None, 'A1', None)
"""

import sys
from collections.abc import Callable, Collection, Iterable
from operator import index
from types import MappingProxyType
from typing import Any, Final, TypeGuard, TypeVar

_LONGEST: Final = 80
"""Letters that an error shows of somebody's object."""

_LONGEST_WORD: Final = 60
"""Letters of a word that can be a mistyped one; comparing takes the square of them."""
_ALIKE: Final = 0.65
"""How much of two words must be the same (the ratio of `difflib`)."""
_AS_GOOD: Final = 0.1
"""How much less than the nearest word another one may be alike to be told beside it."""

_LIKE: Final = MappingProxyType(str.maketrans(" -ol", "__01"))
"""Signs that are taken for others."""

_JOINING: Final = MappingProxyType(
    dict.fromkeys((0xA0, 0x202F, 0x200C, 0x200D, *range(0xE0020, 0xE0080)), " ")
)
"""Fixed spaces, joiners of letters and of emoji, and the signs that flags are made of."""
_TYPE_NAME: Final = type.__dict__["__name__"]

Kind = TypeVar("Kind")


def attempt(ask: Callable[[], Kind], otherwise: Callable[[BaseException], Kind]) -> Kind:
    """What comes of asking somebody's object, which may raise anything.

    Args:
        ask: asks it.
        otherwise: makes of the error what stands for the answer.

    Raises:
        KeyboardInterrupt: the user's wish, whoever is being asked.

    >>> attempt(lambda: 1 // 0, lambda error: 0)
    0
    """
    try:
        return ask()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - given to whoever asked
        return otherwise(error)


def truly(given: object, kind: type[Kind]) -> TypeGuard[Kind]:
    """Whether something is of a type; unlike `isinstance`, this does not ask the thing itself."""
    return issubclass(type(given), kind)


def whole(given: object) -> int | None:
    """A whole number as a plain int, whoever made it; None for anything else, bools included."""
    if type(given) is int:
        return given
    if truly(given, bool) or not hasattr(type(given), "__index__"):
        return None
    # `truly` can't say that it has what `index` needs.
    return attempt(lambda: int.__int__(index(given)), lambda _: None)  # type: ignore[arg-type]


def truth(given: object) -> bool | None:
    """True or False, also as NumPy has them; None for anything else, numbers and texts included.

    >>> truth(True), truth(1), truth("no")
    (True, None, None)
    """
    if truly(given, bool):
        return given
    numpy = sys.modules.get("numpy")
    if numpy is None or not issubclass(type(given), numpy.bool_):
        return None
    return attempt(lambda: bool(given), lambda _: None)


def positive(given: object) -> int | None:
    """A whole number from 1 on as a plain int, else None."""
    number = whole(given)
    return number if number is not None and number >= 1 else None


def text(given: object) -> str | None:
    """A text as a plain str, of NumPy's type or any other subclass; None for anything else."""
    return str.__str__(given) if truly(given, str) else None


def listed(given: object) -> list[Any] | None:
    """What something is made of that can be gone through; None for anything else.

    >>> listed(range(2)), listed(2)
    ([0, 1], None)
    """
    return attempt(lambda: list(given), lambda _: None)  # type: ignore[call-overload,no-any-return]


def nearest(word: object, known: Iterable[str]) -> tuple[str, ...]:
    """The known words that a mistyped one may be meant to be: at most three, the nearest first.

    >>> nearest("plaace", ["palace", "hospital"]), nearest("f1o", ["F1", "F10", "G4"])
    (('palace',), ('F10',))
    >>> nearest("Zebra", ["palace"]), nearest(7, ["7"])
    ((), ())
    """
    from difflib import SequenceMatcher

    typed = text(word)
    if typed is None or not 0 < len(typed) <= _LONGEST_WORD:
        return ()
    compared = SequenceMatcher(b=_plainly(typed), autojunk=False)
    ratios = []
    for other in dict.fromkeys(known):
        compared.set_seq1(_plainly(other))
        if compared.real_quick_ratio() >= _ALIKE and compared.quick_ratio() >= _ALIKE:
            ratios.append((compared.ratio(), other))
    best = max((ratio for ratio, _ in ratios), default=0.0)
    least = max(_ALIKE, best - _AS_GOOD)
    near = sorted((pair for pair in ratios if pair[0] >= least), key=lambda pair: -pair[0])
    return tuple(other for _, other in near[:3])


def numbered_alike(text: str, known: Iterable[str]) -> list[str]:
    """The known texts with the same numbers and names of spaces, of which none is a mistyped other.

    >>> numbered_alike("plce C3", ["place C3", "place C4", "place"])
    ['place C3']
    """
    numbers = _numbers(text)
    return [other for other in known if _numbers(other) == numbers]


def _numbers(text: str) -> list[str]:
    return [word for word in text.split() if any(map(str.isdigit, word))]


def spelt(name: object, known: Collection[str]) -> str | None:
    """The known name that somebody means, in letters of any size and with blanks round it; or None.

    What stands there letter for letter comes first; where several are alike, none is meant.

    >>> spelt(" f10", ["F1", "F10"]), spelt("a", ["a", "A"]), spelt("A1", ["F1"])
    ('F10', 'a', None)
    """
    typed = text(name)
    if typed is None or typed in known:
        return typed
    plain = typed.strip().casefold()
    alike = [other for other in known if other.casefold() == plain]
    return alike[0] if len(alike) == 1 else None


def _plainly(word: str) -> str:
    """A word without what is easily mistyped: capitals, blanks for underscores, O for 0."""
    return word.strip().casefold().translate(_LIKE)


def is_one_line(text: str) -> bool:
    r"""Whether a text can be seen and has no line breaks or other controls.

    Many scripts join letters by signs that nobody sees, and what is pasted has fixed spaces.

    >>> is_one_line("Jean\u00a0Luc"), is_one_line("a\tb"), is_one_line("\u200d")
    (True, False, False)
    """
    plain = text.translate(_JOINING)
    return plain.isprintable() and bool(plain.strip())


def repr_of(given: object) -> str:
    """How an error shows what was given: in one short line, even where its own repr fails.

    >>> repr_of("a" * 100)[-3:], repr_of(["A1"])
    ('aa…', "['A1']")
    """
    shown = attempt(
        lambda: _line(repr(given)),
        lambda error: f"<{name_of(type(given))}, whose repr raises {name_of(type(error))}>",
    )
    return _short(shown)


def called(given: object) -> str:
    """How an error shows what was given as a name: a text itself, anything else as it is written.

    >>> called("chess"), called(5), called("a" * 100)[-3:]
    ('chess', '5', 'aa…')
    """
    name = text(given)
    return repr_of(given) if name is None else _short(printable(name))


def str_of(error: BaseException) -> str:
    r"""What an error says, in one line, even where its own text fails.

    >>> str_of(ValueError("two\nlines"))
    'two lines'
    """
    return attempt(
        lambda: _line(str(error)),
        lambda other: f"<its text raises {name_of(type(other))}>",
    )


def trace_of(error: BaseException) -> str:
    """The traceback of an error, in letters that can be shown everywhere.

    Making one asks the error and what it came from for notes, causes and texts, which may fail.
    """
    import traceback

    return attempt(
        lambda: printable("".join(traceback.format_exception(error))),
        lambda other: f"<the traceback of {name_of(type(error))} raises {name_of(type(other))}>",
    )


def name_of(kind: type) -> str:
    """The name of a type, whatever its own type says of it.

    >>> name_of(int)
    'int'
    """
    return str(_TYPE_NAME.__get__(kind))


def printable(shown: str) -> str:
    r"""A text that can be printed, saved and sent: lone surrogates are written out.

    >>> printable("\ud800")
    '\\ud800'
    """
    return str.__str__(shown).encode(errors="backslashreplace").decode()


def _short(shown: str) -> str:
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"


def _line(shown: str) -> str:
    return " ".join(printable(shown).split())
