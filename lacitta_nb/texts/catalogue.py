"""Sentences by their keys, made of what lies on the shelves (`texts.shelves`).

A sentence that a language lacks, or that fails in it, is said in English: nobody at a table should
meet an error because a translation is not complete.

In a sentence `NAME($x)` and `A($x)` give the name of a word of the game, without and with its
article; what a language needs more of, cases or articles that melt with a preposition, are further
attributes of its words: `A($x, form: "acc")` gives `a-acc`, `NAME($x, form: "gen")` gives `gen`,
and the plain form where a word has none. `GENDER($x)` gives the attribute `gender`, to select by.
`NAMES($x)` the names of several words between blanks, `PHASE($x)` the title of a phase (in
a shared sentence `PHASE($x, $game)`), `SMALL($x)` a text as it goes on within a sentence, with a
small first letter, `SPELT($n)` and `ORDINAL($n)` a number in letters (with `start: "yes"` as a
sentence begins). `RULE("x")` gives a number of the game's rules, which the game
hands over by the table `NUMBERS` in the module `texts.numbers` beside its box, each name with what
gives its number; where that gives several, they are joined by “and”, or by what `join` says.
"""

from collections.abc import Iterable
from contextlib import suppress
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from lacitta_nb.error import LaCittaError
from lacitta_nb.given import repr_of
from lacitta_nb.texts.shelves import ENGLISH, Shelf, languages, numbers_of, resources, shelves
from lacitta_nb.texts.writing import Words, on_one_line, shown, with_minus

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

UNKNOWN: Final = "?"
"""What stands for a card or a stone that whoever looks may not see; it has a name as well."""
_REMEMBERED: Final = 1 << 13
"""Sentences that are kept as they were said last: those of some panels in some languages."""


class UnknownLanguageError(LaCittaError, LookupError):
    """A language without sentences; says which languages there are."""


def said(key: str, words: Words, language: str, attribute: str = "", game: str = "") -> str:
    """A sentence in a language, or in English where that language can't say it.

    Args:
        key: the key of the sentence.
        words: what stands in its places.
        language: one of `languages`.
        attribute: which of the texts of the sentence, such as `help`; its own if left out.
        game: the key of the game that is told of, whose sentences come first: two games may number
            their rules alike, or have things, phases and events of one name. Sentences of other
            games are then none; without it those of all games are looked through.

    Raises:
        LookupError: no such sentence in English either, no such language (UnknownLanguageError), or
            a word that it needs is missing: a mistake in the program.
    """
    if language != ENGLISH:
        check(language)
        with suppress(LookupError):  # what fails here is said in English
            return _said(key, words, language, attribute, game)
    return _said(key, words, ENGLISH, attribute, game)


def check(language: str) -> str:
    """The language itself, where there are sentences in it.

    Raises:
        UnknownLanguageError: there are none; says which languages there are.
    """
    if not _bundles(language, shelves(), ""):
        raise none_such(language)
    return language


def none_such(language: object, variable: str = "") -> UnknownLanguageError:
    """The error about a language without sentences.

    Args:
        language: what was asked for.
        variable: the environment variable that asks for it, or "" for a call.
    """
    named = {"name": repr_of(language), "names": ", ".join(languages()), "variable": variable}
    key = "no-language-set" if variable else "no-language"
    # In English, since nothing is known of whoever asks but that it is none of these languages.
    return UnknownLanguageError(_said(key, named, ENGLISH, "", ""))


def own_name(language: str) -> str:
    """What a language is called by those who speak it; its code where it does not say.

    >>> own_name("en")
    'English'
    """
    try:
        return _said("language-name", {}, check(language), "", "")
    except LookupError:  # that of another package may be a few sentences only
        return language


def has(key: str, attribute: str, game: str) -> bool:
    """Whether the sentence of a key has a text of that name, such as `help`.

    >>> has("word-quarry", "help", "lacitta"), has("word-quarry", "song", "lacitta")
    (True, False)
    """
    for bundle in _bundles(ENGLISH, shelves(), game):
        if bundle.has_message(key):
            return attribute in bundle.get_message(key).attributes
    return False


def word_key(word: str) -> str:
    """The key of the name of a word of a game; a card that nobody knows has one, too."""
    return f"word-{'unknown' if word == UNKNOWN else word}"


@cache
def _bundles(language: str, shelved: tuple[Shelf, ...], game: str) -> tuple["FluentBundle", ...]:
    """What a language says, one bundle per folder: of all games, or of one (its own first)."""
    told_of = [shelf for shelf in shelved if not game or shelf.game in ("", game)]
    told_of.sort(key=lambda shelf: shelf.game != game)
    made = (_bundle(shelf, language) for shelf in told_of)
    return tuple(bundle for bundle in made if bundle is not None)


@cache
def _bundle(shelf: Shelf, language: str) -> "FluentBundle | None":
    from fluent.runtime import FluentBundle

    files = resources(shelf, language)
    if not files:
        return None
    # Typed as returning only Fluent's own values, while the resolver takes plain text as well.
    functions = cast("Any", _functions(shelf, language))
    bundle = FluentBundle([language, ENGLISH], functions=functions, use_isolating=False)
    for resource in files:
        bundle.add_resource(resource)
    return bundle


def _functions(shelf: Shelf, language: str) -> dict[str, object]:
    from fluent.runtime.types import fluent_number

    def rule(name: object, join: str = "and") -> object:
        value = numbers_of(shelf.package)[str(name)]()
        if isinstance(value, int):
            return fluent_number(value)
        return joined(map(str, value), str(join), language)

    return {
        "NAME": lambda word, form="": _formed(str(word), str(form), "", language, shelf.game),
        "NAMES": lambda words, form="": joined(
            [_formed(word, str(form), "", language, shelf.game) for word in str(words).split()],
            "and",
            language,
        ),
        "A": lambda word, form="": _formed(
            str(word), f"a-{form}" if form else "", "a", language, shelf.game
        ),
        "GENDER": lambda word: _formed(str(word), "gender", "gender", language, shelf.game),
        "PHASE": lambda phase, game=shelf.game: said(
            f"phase-{phase}", {}, language, game=str(game)
        ),
        "SMALL": lambda text: str(text)[:1].lower() + str(text)[1:],
        "SPELT": lambda number, start="": _spelt(number, "", start, language),
        "ORDINAL": lambda number, start="": _spelt(number, "ordinal", start, language),
        "RULE": rule,
    }


def _formed(word: str, form: str, plain: str, language: str, game: str) -> str:
    """A word in one of its forms; in the plain one where it has no such form."""
    key = word_key(word)
    if form:
        with suppress(LookupError):
            return _said(key, {}, language, form, game)
    return said(key, {}, language, plain, game)


def joined(parts: Iterable[str], join: str, language: str) -> str:
    """Several things in a row, the last two joined by a word of the language: `and` or `or`."""
    *some, last = parts
    return said(f"list-{join}", {"some": ", ".join(some), "last": last}, language) if some else last


def set_apart(parts: Iterable[str], language: str) -> str:
    """Several things in a row, with what a language puts between things that are long."""
    return _between(language).join(parts)


@cache
def _between(language: str) -> str:
    # It is cut out of a sentence, as a sentence would shorten the parts.
    return said("list-apart", {"one": "1", "other": "2"}, language)[1:-1]


def _spelt(number: object, attribute: str, start: object, language: str) -> str:
    """A number in letters, as far as the language has them, else in digits."""
    try:
        text = _said(f"number-{number}", {}, language, attribute, "")
    except LookupError:
        return str(number)
    return text[:1].upper() + text[1:] if start else text


class _Asked(NamedTuple):
    """Which sentence is wanted: its key, one of its texts, of which game."""

    key: str
    language: str
    attribute: str
    game: str


def _said(key: str, words: Words, language: str, attribute: str, game: str) -> str:
    placed = tuple((name, shown(word, language)) for name, word in words.items())
    return _formatted(_Asked(key, language, attribute, game), placed, shelves())


@lru_cache(maxsize=_REMEMBERED)
def _formatted(
    asked: _Asked, placed: tuple[tuple[str, str | int], ...], shelved: tuple[Shelf, ...]
) -> str:
    """A sentence with its words, which every view of a panel says again."""
    bundle, pattern = _pattern(asked, shelved)
    words = dict(placed)
    text, errors = bundle.format_pattern(pattern, words)
    if errors:
        problems = "; ".join(str(error) for error in errors)
        raise LookupError(f"the sentence {asked.key!r} with the words {words!r}: {problems}")
    # What a file has to hold is told as it is written there; a word is a number only to Fluent.
    signed = not asked.key.startswith("file-") and any(
        isinstance(word, int) and word < 0 for word in words.values()
    )
    return on_one_line(with_minus(str(text)) if signed else str(text))


def _pattern(asked: _Asked, shelved: tuple[Shelf, ...]) -> tuple["FluentBundle", "Pattern"]:
    key, language, attribute, game = asked
    for bundle in _bundles(language, shelved, game):
        if not bundle.has_message(key):
            continue
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(
                f"the sentence {key!r} has no {attribute or 'text'!r} in {language!r}"
            )
        return bundle, pattern
    raise LookupError(f"there is no sentence {key!r} in {language!r}")
