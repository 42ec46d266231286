"""What can be wrong with a translation, by comparison with the English sentences."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_pattern

from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts.shelves import shelves_of

LETTERS = re.compile(r"[^\W\d_]{2}")
BREAKS = {"fr": re.compile(r" [;:!?»]|« "), "de": re.compile(r"(?<!\w)“(?=\w)|» ")}
"""What the typography of a language forbids: a line may end there, or it is another's quotes."""


class Text(NamedTuple):
    """One text of a file: the value of a message, or one of its attributes."""

    topic: str
    key: str
    attribute: str
    pattern: ast.Pattern

    @property
    def name(self) -> str:
        return f"{self.key}.{self.attribute}" if self.attribute else self.key


Texts = Mapping[str, Text]


def texts_of(language: str, game: str) -> dict[str, Text]:
    """Every text of a game, or of the shared files (""), in a language, by its name."""
    found: dict[str, Text] = {}
    for shelf in shelves_of(tuple(SHIPPED.items())):
        if shelf.game == game:
            for file in sorted(shelf.folder.glob(f"*.{language}.ftl")):
                read = texts_in(file.read_text(encoding="utf-8"), file.name.split(".")[0])
                twice = sorted(set(found) & set(read))
                assert twice == [], f"{file.name} says again what another file says: {twice}"
                found |= read
    return found


def texts_in(source: str, topic: str) -> dict[str, Text]:
    """Every text of a file by its name; it holds messages and nothing else."""
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.BaseComment):
            continue
        assert isinstance(entry, ast.Message), f"{topic}: not a message: {entry.span}"
        parts = [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]
        for attribute, pattern in parts:
            if pattern is not None:
                text = Text(topic, entry.id.name, attribute, pattern)
                assert text.name not in found, f"{topic}: {text.name} stands there twice"
                found[text.name] = text
    return found


class _Seen(visitor.Visitor):
    """What the patterns are made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.embeds = False
        self.rules: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        self.uses: dict[str, set[str]] = {}
        self.variants: dict[str, set[str]] = {}
        self.plain: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, _: ast.MessageReference) -> None:  # noqa: N802
        self.embeds = True

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for place, given in enumerate(node.arguments.positional):
            if isinstance(given, ast.VariableReference):
                use = f"{node.id.name}{place or ''}"
                self.uses.setdefault(given.id.name, set()).add(use)
            if node.id.name == "RULE" and isinstance(given, ast.StringLiteral):
                self.rules.add(given.value)
        for named in node.arguments.named:
            if named.name.name == "form" and isinstance(named.value, ast.StringLiteral):
                self.forms.add((node.id.name, named.value.value))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        chosen_by: ast.SyntaxNode = node.selector
        if isinstance(chosen_by, ast.FunctionReference) and chosen_by.id.name == "NUMBER":
            chosen_by = chosen_by.arguments.positional[0]
        if isinstance(chosen_by, ast.VariableReference):
            keys = {_variant(variant.key) for variant in node.variants}
            self.variants.setdefault(chosen_by.id.name, set()).update(keys)
        self.generic_visit(node)


def _variant(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def seen_in(*texts: Text) -> _Seen:
    """What some texts are made of, together."""
    seen = _Seen()
    for text in texts:
        seen.visit(text.pattern)
    return seen


def forms_of(texts: Texts) -> set[str]:
    """The attributes of words that the sentences of a language ask for."""
    asked = seen_in(*texts.values()).forms
    return {f"a-{form}" if function == "A" else form for function, form in asked}


def lacking(english: Texts, other: Texts) -> list[str]:
    """What a language does not say."""
    return sorted(set(english) - set(other))


def unknown(english: Texts, other: Texts, forms: set[str]) -> list[str]:
    """What it says that English does not, forms of words apart, or in another file."""
    more = [
        text.name
        for text in other.values()
        if text.name not in english
        and not (text.key.startswith("word-") and text.key in english and _formal(text, forms))
    ]
    moved = [name for name in set(english) & set(other) if english[name].topic != other[name].topic]
    return sorted(more + moved)


def _formal(text: Text, forms: set[str]) -> bool:
    """Whether it is one of the forms that a language may have beside those of English."""
    return text.attribute in forms | {"gender"} or text.attribute.startswith("a-")


def other_parts(english: Texts, other: Texts) -> dict[str, str]:
    """Sentences with other variables or other numbers of the rules than the English ones."""
    found = {}
    for name in sorted(set(english) & set(other)):
        here, there = seen_in(english[name]), seen_in(other[name])
        if here.variables != there.variables:
            found[name] = f"variables {sorted(here.variables)}, not {sorted(there.variables)}"
        elif here.rules != there.rules:
            found[name] = f"numbers {sorted(here.rules)}, not {sorted(there.rules)}"
        elif typed(there) - typed(here):
            found[name] = f"typed in: {sorted(typed(there) - typed(here))}"
    return found


def typed(seen: _Seen) -> set[str]:
    """The numbers that are typed into a sentence, but for 1, which other languages use in letters.

    A comma or a dot in them is the language's.
    """
    found = re.findall(r"\d+(?:[.,]\d+)?", _joined(seen))
    return {number.replace(",", ".") for number in found} - {"1"}


def _joined(seen: _Seen) -> str:
    return "\n".join(seen.plain)


def untranslated(english: Texts, other: Texts) -> list[str]:
    """Sentences that say the same as in English; those without a word apart."""
    return sorted(
        name
        for name in set(english) & set(other)
        if _alike(english[name], other[name]) and LETTERS.search(_joined(seen_in(other[name])))
    )


def _alike(one: Text, other: Text) -> bool:
    first, second = (" ".join(serialize_pattern(text.pattern).split()) for text in (one, other))
    return first == second


def badly_set(language: str, texts: Texts) -> list[str]:
    """Sentences against the typography of the language."""
    rule = BREAKS.get(language)
    if rule is None:
        return []
    return sorted(n for n, t in texts.items() if any(map(rule.search, seen_in(t).plain)))


class Things(NamedTuple):
    """What can stand in sentences of a game: its words, those that have an article, its phases."""

    words: list[str]
    articled: list[str]
    gendered: list[str]
    phases: list[str]


def things_in(texts: Texts) -> Things:
    """The things that a language has sentences about; one of each where there are none."""

    def named(family: str, attribute: str = "") -> list[str]:
        found = (t for t in texts.values() if t.attribute == attribute)
        return [t.key.removeprefix(family) for t in found if t.key.startswith(family)]

    return Things(
        named("word-") or ["unknown"],
        named("word-", "a") or ["unknown"],
        named("word-", "gender") or ["unknown"],
        named("phase-") or ["over"],
    )


def wordings(text: Text, english: Text, things: Things) -> Iterator[Any]:
    """Words to put into a sentence: each variable takes every value that matters, in turn."""
    seen = seen_in(text, english)
    if seen.embeds:
        return  # the words of the other sentence are needed as well; that one is said by itself
    values = {name: list(_values(name, seen, things)) for name in seen.variables}
    usual = {name: found[0] for name, found in values.items()}
    yield usual
    for name, found in values.items():
        for value in found[1:]:
            yield usual | {name: value}


def _values(name: str, seen: _Seen, things: Things) -> Iterator[Any]:
    uses, variants = seen.uses.get(name, set()), seen.variants.get(name, set())
    if "PHASE" in uses:
        yield from things.phases
    elif "PHASE1" in uses:
        yield "lacitta"
    elif uses & {"NAME", "A", "GENDER"}:
        known = things.articled if "A" in uses else things.words
        yield from (w for w in known if "GENDER" not in uses or w in things.gendered)
    elif "NAMES" in uses:
        yield from (things.words[0], " ".join(things.words[:3]))
    elif uses & {"SPELT", "ORDINAL", "NUMBER"} or _counts(variants):
        yield from (2, 0, 1, 3, 5, 11, 21, 1_000)
    elif not variants:
        yield from ("Rosso", 3)
    for key in sorted(variants):
        if key != "other" or not uses & {"NAME", "A", "GENDER", "NAMES", "PHASE"}:
            yield int(key) if key.isdigit() else key


def _counts(variants: set[str]) -> bool:
    return bool(variants) and variants <= {"zero", "one", "two", "few", "many", "other"} | {
        key for key in variants if key.isdigit()
    }
