"""Every sentence a person reads, by language: the core speaks in keys and words, this in text.

The sentences are Fluent messages in the files `<topic>.<language>.ftl` of this folder. Families of
keys: `event-` (one a kind of event), `phase-`, `rule-`, `panel-`, and `word-` for the names of
buildings, cards, services and landscapes, with their article as attribute `a`. Every other key is a
refusal or an error. In a sentence `NAME($x)` and `A($x)` give the name of a word of the game,
`PHASE($x)` the title of a phase.

Importing this is cheap: Fluent and the files are read with the first sentence.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, cast

from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.given import printable
from lacitta_nb.texts.numbers import halves_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

    from lacitta_nb.games.lacitta.events import Event

LANGUAGE: Final = "en"
_LONGEST: Final = 300
"""Characters of a word in a sentence; of a longer one the beginning is shown."""
_MOST: Final = 10**12


def sentence(key: str, words: Mapping[str, str | int | float], *, language: str = LANGUAGE) -> str:
    """The sentence of a key, with these words in their places, on one line.

    Raises:
        LookupError: no such sentence, or a word that it needs is missing: a mistake in the program.

    >>> sentence("event-gold", {"player": "Rosso", "amount": 2})
    'Rosso took 2 gold with an action card.'
    """
    pattern = _message(key, language).value
    if pattern is None:
        raise LookupError(f"the sentence {key!r} has no text of its own in {language!r}")
    return _format(pattern, key, words, language)


def describe(event: "Event", names: Sequence[str], *, language: str = LANGUAGE) -> str:
    """What happened and why, in one sentence.

    Args:
        event: the happening.
        names: the players' names, in seat order.
        language: language of the sentence.

    >>> from lacitta_nb.games.lacitta.events import Event
    >>> describe(Event("grew", "Y5", player=0, space="A1", amount=1), ["Rosso", "Blu"])
    "1 citizen came to Rosso's city at A1."
    """
    words: dict[str, str | int | float] = {
        name: value
        for name, value in event._asdict().items()
        if isinstance(value, str | int) and name not in ("player", "other", "kind")
    }
    for role, seat in (("player", event.player), ("other", event.other)):
        if seat is not None:
            words[role] = names[seat]
    if event.points is not None:
        words["more"], words["fewer"] = event.points
    if event.circles:
        words["circles"] = len(event.circles)
        words["first"], words["last"] = event.circles[0], event.circles[-1]
    return sentence(f"event-{event.kind}", words, language=language)


def phase_title(phase: str, *, language: str = LANGUAGE) -> str:
    """The name of a phase of the year.

    >>> phase_title("lay_voice")
    'Lay the voice cards'
    """
    return sentence(f"phase-{phase}", {}, language=language)


def phase_help(phase: str, *, language: str = LANGUAGE) -> str:
    """What happens in a phase, in a sentence or two.

    >>> phase_help("income")
    'Each quarry pays its owner 1 gold for every mountain beside it.'
    """
    return _attribute(f"phase-{phase}", "help", language)


def name_of(word: str, *, language: str = LANGUAGE) -> str:
    """The name of a building, card, service or landscape, as shown to a person.

    >>> name_of("bread_and_circuses")
    'bread and circuses'
    """
    return sentence(_word(word), {}, language=language)


def a_name_of(word: str, *, language: str = LANGUAGE) -> str:
    """The name of a building or card with its article.

    >>> a_name_of("university")
    'a university'
    """
    return _attribute(_word(word), "a", language)


def help_of(word: str, *, language: str = LANGUAGE) -> str:
    """What a building, card, service or landscape does, in a sentence or two.

    >>> help_of("quarry")
    'Pays 1 gold a year for every mountain beside it. Without a mountain it pays nothing.'
    """
    return _attribute(_word(word), "help", language)


def rule_text(number: str, *, language: str = LANGUAGE) -> str:
    """What a rule says, in a sentence or two of our own.

    Raises:
        LookupError: no such rule in an edition that can be played.

    >>> rule_text("Y3")
    'Four voice cards are laid out: the first face up, the other three face down.'
    """
    return sentence(f"rule-{number}", {}, language=language)


@cache
def rule_texts(language: str = LANGUAGE) -> Mapping[str, str]:
    """Every rule by its number.

    >>> len(rule_texts()) > 50, "D2a" in rule_texts()
    (True, True)
    """
    from fluent.runtime import FluentResource

    file = Path(__file__).parent / f"rules.{language}.ftl"
    resource = FluentResource(file.read_text(encoding="utf-8"))
    keys = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    found = {key.removeprefix("rule-"): sentence(key, {}, language=language) for key in keys}
    return MappingProxyType(found)


def _word(word: str) -> str:
    """The key of a word of the game; a card that nobody knows has one, too."""
    return f"word-{'unknown' if word == UNKNOWN else word}"


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    files = sorted(Path(__file__).parent.glob(f"*.{language}.ftl"))
    if not files:
        raise LookupError(f"no sentences in the language {language!r}")
    # Typed as returning only Fluent's own values, while the resolver takes plain text as well.
    functions = {
        "NAME": lambda word: name_of(str(word), language=language),
        "PHASE": lambda phase: phase_title(str(phase), language=language),
        "A": lambda word: a_name_of(str(word), language=language),
    }
    bundle = FluentBundle(
        [language],
        functions=cast("Any", functions),
        use_isolating=False,
    )
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _message(key: str, language: str) -> "Message":
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise LookupError(f"there is no sentence {key!r} in {language!r}")
    return bundle.get_message(key)


def _attribute(key: str, attribute: str, language: str) -> str:
    attributes = _message(key, language).attributes
    if attribute not in attributes:
        raise LookupError(f"the sentence {key!r} has no {attribute!r} in {language!r}")
    return _format(attributes[attribute], f"{key}.{attribute}", {}, language)


def _format(
    pattern: "Pattern", key: str, words: Mapping[str, str | int | float], language: str
) -> str:
    shown = {name: _shown(value) for name, value in words.items()}
    text, errors = _bundle(language).format_pattern(pattern, shown)
    if errors:
        problems = "; ".join(str(error) for error in errors)
        raise LookupError(f"the sentence {key!r} with the words {dict(words)!r}: {problems}")
    return " ".join(str(text).split())


def _shown(value: object) -> str | int:
    """A word as a sentence shows it: half points as people write them, nothing endless.

    Fluent takes neither long texts nor huge numbers, and a mistake may hold anything.
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _MOST:
        return value
    if not isinstance(value, float) or not abs(value) < _MOST:
        text = printable(str(value))
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    whole = int(value)
    if value == whole:
        return whole
    return halves_text(2 * whole + 1) if value == whole + 0.5 else f"{value:g}"
