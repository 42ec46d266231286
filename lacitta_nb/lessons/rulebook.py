"""The rules of a game as a list to be looked things up in: numbers, sentences, editions, words.

What a rule says is `rule-<number>` in the catalogue of its game; a heading above the rules of one
letter is `rules-part-<letter>`. What an edition makes of a rule is an attribute of the rule's
sentence, `edition-<edition>`, where it has one; `find` are words by which people look for a rule
that does not say them. What the example of a rule shows is `example-<number>`. The names of
editions are `panel-edition-<edition>`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lacitta_nb.lessons.said import Said
from lacitta_nb.texts.catalogue import has
from lacitta_nb.texts.shelves import keys


@dataclass(frozen=True)
class Editions:
    """The editions of a game, as far as its rules differ in them.

    Attributes:
        names: the words of all editions; () where there is but one.
        only: the rules and words that not all editions have, each with the editions that do.
        of: the edition of a state.
    """

    names: tuple[str, ...] = ()
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    of: Callable[[Any], str] = lambda _: ""

    def of_rule(self, number: str) -> tuple[str, ...]:
        """The editions that have a rule, or a word."""
        return self.only.get(number, self.names)


class Rule(NamedTuple):
    """A rule: its number, what it says, what single editions make of it, by their words.

    `find` are other words by which it is looked for.
    """

    number: str
    text: str
    editions: Mapping[str, str]
    find: str


class Term(NamedTuple):
    """A word of the game with what the thing does."""

    name: str
    text: str


def rules_of(game: str, editions: Editions, edition: str = "") -> Iterator[Rule]:
    """The rules of a game in the order of its catalogue, in the language that is spoken.

    Args:
        game: the key of the game.
        editions: its editions.
        edition: the only one whose rules are wanted; "" for all.
    """
    for key in keys("rule-", game):
        number = key.removeprefix("rule-")
        if edition in ("", *editions.of_rule(number)):
            differing = _differing(key, game, editions, edition)
            find = Said(key, attribute="find").text(game) if has(key, "find", game) else ""
            yield Rule(number, Said(key).text(game), differing, find)


def _differing(key: str, game: str, editions: Editions, edition: str) -> dict[str, str]:
    """What single editions make of a rule."""
    asked = (edition,) if edition else editions.names
    said = {word: f"edition-{word}" for word in asked}
    return {
        word: Said(key, attribute=attribute).text(game)
        for word, attribute in said.items()
        if has(key, attribute, game)
    }


def part_of(number: str) -> str:
    """The letter of a rule's number, under which it stands.

    >>> part_of("D2a")
    'D'
    """
    return number[0]


def terms_of(game: str, editions: Editions, edition: str = "") -> list[Term]:
    """The words of a game that have an explanation, sorted by name; see `rules_of`."""
    explained = [
        Said(key)
        for key in keys("word-", game)
        if has(key, "help", game) and edition in ("", *editions.of_rule(key.removeprefix("word-")))
    ]
    terms = [
        Term(word.text(game), word._replace(attribute="help").text(game)) for word in explained
    ]
    return sorted(terms, key=lambda term: term.name.casefold())
