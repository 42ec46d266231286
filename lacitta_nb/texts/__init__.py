"""Every sentence a person reads, by language: the core speaks in keys and words, this in text.

The sentences are Fluent messages in the files `<topic>.<language>.ftl` of this folder and of the
folders `texts` beside the box of each game. Families of keys: `event-` (one per kind of event),
`phase-`, `rule-`, `panel-`, and `word-` for the names of things, with their article as attribute
`a`. Every other key is a refusal or an error. What can stand in a sentence: `texts.catalogue`.

Each function takes the language that is being spoken (`speak`, `speaking`) if none is named. What
is kept to be read later is kept as keys and words, and is a sentence only when it is read: the
language may be another one by then. Things, phases, events and rules of two games may have one
name: `game`, the key of the game that is told of, says whose sentence comes first. Importing this
is cheap: Fluent and the files are read with the first sentence.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from lacitta_nb.texts.catalogue import (
    UNKNOWN,
    UnknownLanguageError,
    joined,
    own_name,
    said,
    set_apart,
    word_key,
)
from lacitta_nb.texts.language import current, speak, speaking, tongue
from lacitta_nb.texts.numbers import decimal_text
from lacitta_nb.texts.shelves import ENGLISH, keys, languages
from lacitta_nb.texts.writing import Words

__all__ = [
    "ENGLISH",
    "UNKNOWN",
    "UnknownLanguageError",
    "a_name_of",
    "anyhow",
    "apart",
    "current",
    "decimal",
    "describe",
    "help_of",
    "languages",
    "listed",
    "name_of",
    "own_name",
    "percentage",
    "phase_help",
    "phase_title",
    "rule_text",
    "rule_texts",
    "sentence",
    "speak",
    "speaking",
    "tongue",
    "words_of",
]


class Happening(Protocol):
    """An event of any game: a named tuple with at least these fields."""

    @property
    def kind(self) -> str:
        """What happened, in one word."""

    @property
    def rule(self) -> str:
        """The number of the rule."""

    @property
    def player(self) -> int | None:
        """The seat that it is about, None for nobody."""

    def _asdict(self) -> dict[str, Any]: ...


def sentence(key: str, words: Words, *, language: str | None = None, game: str = "") -> str:
    """The sentence of a key, with these words in their places, on one line.

    Raises:
        LookupError: no such sentence, or a word that it needs is missing: a mistake in the program.

    >>> sentence("event-gold", {"player": "Rosso", "amount": 2})
    'Rosso took 2 gold with an action card.'
    """
    return said(key, words, language or current(), game=game)


def anyhow(make: Callable[[], str]) -> str:
    """A text, also where the environment asks for a language that there is not.

    An error has to say what went wrong in any case, so it does in English, and that no language
    could be taken as well.

    >>> anyhow(lambda: sentence("nothing-to-undo", {}))
    'Nothing can be taken back: this is where the game began.'
    """
    try:
        return make()
    except UnknownLanguageError as error:
        with speaking(ENGLISH):
            return f"{make()} ({error})"


def listed(parts: Sequence[str], join: str = "and", *, language: str | None = None) -> str:
    """Several things in a row, the last two joined by a word of the language.

    Args:
        parts: what is told; at least one.
        join: `and` or `or`.
        language: language of the joining word.

    >>> listed(["lake", "farm1", "farm2"], "or")
    'lake, farm1 or farm2'
    """
    return joined(parts, join, language or current())


def apart(parts: Iterable[str], *, language: str | None = None) -> str:
    """Several things in a row that have commas of their own, such as sentences.

    Args:
        parts: what is told.
        language: language whose sign stands between them.

    >>> apart(["2 citizens, 3 houses", "1 farm"])
    '2 citizens, 3 houses; 1 farm'
    """
    return set_apart(parts, language or current())


def describe(
    event: Happening, names: Sequence[str], *, language: str | None = None, game: str = ""
) -> str:
    """What happened and why, in one sentence.

    Args:
        event: the happening, of any game; its fields are the words of its sentence (`words_of`).
        names: the players' names, in seat order.
        language: language of the sentence.
        game: the key of the game that it happened in.

    >>> from lacitta_nb.games.lacitta.events import Event
    >>> describe(Event("grew", "Y5", player=0, space="A1", amount=1), ["Rosso", "Blu"])
    "1 citizen came to Rosso's city at A1."
    """
    words = words_of(event, names, language=language)
    return said(f"event-{event.kind}", words, language or current(), game=game)


def words_of(
    event: Happening, names: Sequence[str], *, language: str | None = None
) -> dict[str, str | int | float]:
    """The words of a sentence about an event: its fields, with players by name.

    Args:
        event: the happening, of any game. Its fields `player` and `other` are seats, `players`
            several of them. For a field that is a tuple stands how many it holds, and under
            `<field>-first` and `<field>-last` what it begins and ends with; words of the game, and
            players, stand in a row under `<field>-all`, pairs of a word and a number each under
            `<field>-<word>`.
        names: the players' names, in seat order.
        language: language of the word that joins players.

    >>> from lacitta_nb.games.lacitta.events import Event
    >>> words_of(Event("looked", "P18", player=0, circles=(2, 4)), ["Rosso"])["circles-last"]
    4
    """
    words: dict[str, str | int | float] = {}
    for name, value in event._asdict().items():
        if name in ("player", "other"):
            words |= {} if value is None else {name: names[value]}
        elif name == "players" and value:
            told = [names[seat] for seat in value]
            words |= _ends(name, told) | {f"{name}-all": listed(told, language=language)}
        elif isinstance(value, tuple):
            words |= _pairs(name, value) if _are(tuple, value) else _ends(name, value)
            if _are(str, value):
                words[f"{name}-all"] = " ".join(value)
        elif isinstance(value, str | int | float):
            words[name] = value
    return words


def _are(kind: type, values: Sequence[Any]) -> bool:
    """Whether there are values, all of a kind."""
    return bool(values) and all(isinstance(value, kind) for value in values)


def _pairs(name: str, values: Sequence[tuple[str, int]]) -> dict[str, Any]:
    return {name: len(values), **{f"{name}-{word}": number for word, number in values}}


def _ends(name: str, values: Sequence[Any]) -> dict[str, Any]:
    ends = {f"{name}-first": values[0], f"{name}-last": values[-1]} if values else {}
    return {name: len(values), **ends}


def decimal(value: float, form: str, *, language: str | None = None) -> str:
    """A number as people write it.

    Args:
        value: the number.
        form: as for `format`, such as `.1f`.
        language: whose decimal mark it has.

    >>> decimal(33.3, ".1f"), decimal(-0.25, "g")
    ('33.3', '−0.25')
    """
    return decimal_text(value, form, language or current())


def percentage(number: str, *, language: str | None = None) -> str:
    """A number of per cent with its sign.

    >>> percentage("33.3")
    '33.3%'
    """
    return said("percentage", {"number": number}, language or current())


def phase_title(phase: str, *, language: str | None = None, game: str = "") -> str:
    """The name of a phase of the year.

    >>> phase_title("lay_voice")
    'Lay the voice cards'
    """
    return said(f"phase-{phase}", {}, language or current(), game=game)


def phase_help(phase: str, *, language: str | None = None, game: str = "") -> str:
    """What happens in a phase, in a sentence or two.

    >>> phase_help("income")
    'Each quarry pays its owner 1 gold for every mountain beside it.'
    """
    return said(f"phase-{phase}", {}, language or current(), "help", game)


def name_of(word: str, *, language: str | None = None, game: str = "") -> str:
    """The name of a thing of a game, such as a building or a card, as shown to a person.

    >>> name_of("bread_and_circuses"), name_of(UNKNOWN)
    ('bread and circuses', 'face-down card')
    """
    return said(word_key(word), {}, language or current(), game=game)


def a_name_of(word: str, *, language: str | None = None, game: str = "") -> str:
    """The name of a building or card with its article.

    >>> a_name_of("university")
    'a university'
    """
    return said(word_key(word), {}, language or current(), "a", game)


def help_of(word: str, *, language: str | None = None, game: str = "") -> str:
    """What a thing of a game does, in a sentence or two.

    >>> help_of("quarry")
    'Pays 1 gold a year for every mountain beside it. Without a mountain it pays nothing.'
    """
    return said(word_key(word), {}, language or current(), "help", game)


def rule_text(number: str, *, language: str | None = None, game: str = "") -> str:
    """What a rule says, in a sentence or two of our own.

    Raises:
        LookupError: no such rule in an edition that can be played.

    >>> rule_text("Y3")
    'Four voice cards are laid out: the first face up, the other three face down.'
    """
    return said(f"rule-{number}", {}, language or current(), game=game)


def rule_texts(language: str | None = None, game: str = "") -> Mapping[str, str]:
    """Every rule by its number: those of a game, or of all.

    >>> len(rule_texts()) > 50, "D2a" in rule_texts()
    (True, True)
    """
    numbers = [key.removeprefix("rule-") for key in keys("rule-", game)]
    return MappingProxyType({n: rule_text(n, language=language, game=game) for n in numbers})
