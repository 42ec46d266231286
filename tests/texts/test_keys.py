"""Every key used in the package has its sentence, and every sentence is used."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from lacitta_nb.texts import rule_text
from tests.texts.keys import PACKAGE, Unreadable, all_uses, uses
from tests.texts.messages import entries, variables

FAMILIES = re.compile(r"(event|phase|rule|word|panel|drawing|study|player|would|number|list)-")


def test_files_hold_messages_only_and_each_once() -> None:
    found = entries()
    assert [e.content for _, e in found if isinstance(e, ast.Junk)] == []
    ids = [entry.id.name for _, entry in found]
    assert len(ids) > 100
    assert {i for i in ids if ids.count(i) > 1} == set()


def test_every_key_used_has_a_sentence() -> None:
    sentences = variables()
    missing = [use for use in all_uses() if use.key not in sentences]
    assert missing == []


def test_shared_rooms_say_shared_sentences_only() -> None:
    shared = {
        entry.id.name
        for file in (PACKAGE / "texts").glob("*.en.ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    assert [
        use for use in all_uses() if not use.place.startswith("games") and use.key not in shared
    ] == []


def test_no_sentence_needs_a_word_that_is_not_passed() -> None:
    sentences = variables()
    lacking = [
        (use.place, use.key, sentences[use.key])
        for use in all_uses()
        if use.words is not None and not sentences.get(use.key, frozenset()) <= use.words
    ]
    assert lacking == []


def test_no_sentence_is_unused() -> None:
    used = {use.key for use in all_uses()} | {"no-language"}
    unused = {key for key in variables() if not FAMILIES.match(key)} - used
    assert unused == set()


@pytest.mark.parametrize(
    ("family", "rooms"),
    [
        ("panel-", "panels panel"),
        ("drawing-", "drawing picture"),
        ("study-", "study arena"),
        ("would-", "study panel"),
        ("player-", "players"),
    ],
)
def test_every_sentence_of_a_room_is_named_there(family: str, rooms: str) -> None:
    """By its whole key, by the rest of it, or by the beginning of a key that is put together."""
    files = [f for room in rooms.split() for f in PACKAGE.rglob(f"{room}/**/*.py")]
    source = "".join(f.read_text(encoding="utf-8") for f in files)
    begun = tuple(re.findall(rf'f"({family}[a-z_-]+-)\{{', source))
    keys = {key for key in variables() if key.startswith(family) and not key.startswith(begun)}
    assert {k for k in keys if not {f'"{k}"', f'"{k.removeprefix(family)}"'} & quoted(source)} == (
        set()
    )


def quoted(source: str) -> set[str]:
    return set(re.findall(r'"[a-z_-]+"', source))


def test_every_rule_number_named_in_the_package_has_a_sentence() -> None:
    source = "".join(f.read_text(encoding="utf-8") for f in PACKAGE.rglob("rules/*.py"))
    numbers = set(re.findall(r'(?:Event|say)\(\s*"[^"]*",\s*"([A-Z]\d+)"', source))
    numbers |= set(re.findall(r'Refusal\(\s*"([A-Z]\d+)"', source))
    assert "P8" in numbers
    assert [rule_text(number) for number in sorted(numbers)]


def test_the_collector_reads_each_way_of_writing_words() -> None:
    source = """
def check(space):
    words = {"space": space}
    if space:
        return Refusal("P8", "one", words | {"building": "farm"})
    raise errors.NotFound("two", name=space, names="")


def read(place):
    yield Problem.at(place, "three", rule="S1", most=4)
    raise BadFile(place, "four", rule="S2", most=5)


GOLD = Expected("five", least=0)
"""
    assert sorted((use.key, sorted(use.words or ())) for use in uses(source, "x.py")) == [
        ("five", ["found", "least"]),
        ("four", ["most", "rule"]),
        ("one", ["building", "space"]),
        ("three", ["most", "rule"]),
        ("two", ["name", "names"]),
    ]


@pytest.mark.parametrize(
    "source",
    [
        'Refusal("P8", key, {})',
        'Refusal("P8", "one", words)',
        'NotFound("a", **words)',
        'BadFile("year", key)',
        'BadFile("year", f"expected {most}")',
        'Problem.at("year", "one", **words)',
    ],
)
def test_the_collector_refuses_what_it_cannot_read(source: str) -> None:
    with pytest.raises(Unreadable, match=r"x\.py:1"):
        uses(source, "x.py")
