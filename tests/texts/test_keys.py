"""Every key used in the package has its sentence, and every sentence is used."""

import re

import pytest
from fluent.syntax import ast

from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import rule_text
from tests.texts.keys import PACKAGE, Unreadable, Use, all_uses, uses
from tests.texts.messages import entries, variables

FAMILIES = re.compile(
    r"(event|phase|rule|rules-part|example|lesson|exercise|training|word|panel|drawing|study|player"
    r"|would"
    r"|number|list)-"
)
CATALOGUE = {
    *("no-language", "no-language-set", "language-name", "percentage"),
    *("file-content", "file-nearest", "file-nearest-elsewhere", "file-more", "did-you-mean"),
}
"""What the catalogue itself says, and what errors add to the sentences that they pass on."""
SCOPES = ("", *SHIPPED)
"""The shared rooms, and each game."""


@pytest.mark.parametrize("game", SHIPPED)
def test_files_hold_messages_only_and_each_once(game: str) -> None:
    found = entries("en", "", game)
    assert [e.content for _, e in found if isinstance(e, ast.Junk)] == []
    ids = [entry.id.name for _, entry in found]
    assert len(ids) > 100
    assert {i for i in ids if ids.count(i) > 1} == set()


def test_an_error_without_its_game_has_one_sentence() -> None:
    """Errors and what does not fit in a file are told without naming the game."""
    told = [use.key for use in all_uses() if use.kind not in ("Refusal", "sentence")]
    ids = [entry.id.name for _, entry in entries()]
    assert {key for key in told if ids.count(key) > 1} == set()


@pytest.mark.parametrize("scope", SCOPES)
def test_every_key_used_has_a_sentence(scope: str) -> None:
    """Shared rooms say shared sentences only, a game those and its own."""
    sentences = variables("", scope)
    used = used_in(scope)
    assert used
    assert [use for use in used if use.key not in sentences] == []


@pytest.mark.parametrize("scope", SCOPES)
def test_no_sentence_needs_a_word_that_is_not_passed(scope: str) -> None:
    sentences = variables("", scope)
    lacking = [
        (use.place, use.key, sentences[use.key])
        for use in used_in(scope)
        if use.words is not None and not sentences.get(use.key, frozenset()) <= use.words
    ]
    assert lacking == []


@pytest.mark.parametrize("scope", SCOPES)
def test_no_sentence_is_unused(scope: str) -> None:
    used = {use.key for use in (used_in(scope) if scope else all_uses())} | CATALOGUE
    unused = {key for key in variables(scope) if not FAMILIES.match(key)} - used
    if scope:  # what lessons say is looked through with the lessons of the game
        unused = {key for key in unused if not key.startswith("lesson-")}
    assert unused == set()


def used_in(scope: str) -> list[Use]:
    """The uses in the package of a game, or in the shared rooms."""
    package = f"games/{package_of(scope)}/" if scope else ""
    return [
        use
        for use in all_uses()
        if (use.place.startswith(package) if scope else not use.place.startswith("games/"))
    ]


def package_of(game: str) -> str:
    """The folder of a game's package.

    >>> package_of("saintmalo")
    'saint_malo'
    """
    return SHIPPED[game].split(".")[-2]


@pytest.mark.parametrize(
    ("family", "rooms"),
    [
        ("panel-", "panels panel"),
        ("drawing-", "drawing picture"),
        ("study-", "study arena"),
        ("would-", "study panel"),
        ("player-", "players"),
        ("exercise-", "lessons"),
    ],
)
def test_every_sentence_of_a_room_is_named_there(family: str, rooms: str) -> None:
    """By its whole key, by the rest of it, or by the beginning of a key that is put together."""
    files = [f for room in rooms.split() for f in PACKAGE.rglob(f"{room}/**/*.py")]
    source = "".join(f.read_text(encoding="utf-8") for f in files)
    begun = tuple(re.findall(rf'f"({family}[a-z_-]+-)\{{', source))
    keys = {key for key in variables() if key.startswith(family) and not key.startswith(begun)}
    # A kind of exercise is named with hyphens in its sentences.
    named = quoted(source) | {name.replace("_", "-") for name in quoted(source)}
    assert {k for k in keys if not {f'"{k}"', f'"{k.removeprefix(family)}"'} & named} == set()


def quoted(source: str) -> set[str]:
    return set(re.findall(r'"[a-z_-]+"', source))


@pytest.mark.parametrize(
    ("game", "one"), [("lacitta", "P8"), ("saintmalo", "W2"), ("cittastato", "T2")]
)
def test_every_rule_number_named_in_the_package_has_a_sentence(game: str, one: str) -> None:
    files = (PACKAGE / "games" / package_of(game)).rglob("rules/*.py")
    source = "".join(f.read_text(encoding="utf-8") for f in files)
    numbers = set(re.findall(r'(?:Event|say)\(\s*"[^"]*",\s*"([A-Z]\d+)"', source))
    numbers |= set(re.findall(r'Refusal\(\s*"([A-Z]\d+)"', source))
    assert one in numbers
    assert [rule_text(number, game=game) for number in sorted(numbers)]


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
