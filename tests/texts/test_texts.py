"""Sentences, descriptions of events, names, phases and rules."""

import re
import subprocess
import sys
from typing import NamedTuple, get_args

import pytest

from lacitta_nb.games.lacitta import constants as kinds
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.texts import (
    a_name_of,
    apart,
    describe,
    name_of,
    phase_help,
    phase_title,
    rule_text,
    sentence,
    words_of,
)
from tests.texts.examples import EVENTS
from tests.texts.messages import variables

NAMES = ["Rosso", "Blu"]


@pytest.mark.parametrize(("event", "expected"), EVENTS, ids=[e.kind for e, _ in EVENTS])
def test_an_event_is_described(event: Event, expected: str) -> None:
    assert describe(event, NAMES) == expected


def test_an_event_of_any_game_has_words() -> None:
    class Rolled(NamedTuple):
        kind: str
        rule: str
        player: int | None
        dice: tuple[int, ...] = ()

    assert words_of(Rolled("rolled", "R1", 1, (3, 5, 6)), NAMES) == {
        "kind": "rolled",
        "rule": "R1",
        "player": "Blu",
        "dice": 3,
        "dice-first": 3,
        "dice-last": 6,
    }
    assert words_of(Rolled("rolled", "R1", None), NAMES) == {
        "kind": "rolled",
        "rule": "R1",
        "dice": 0,
    }


def test_words_pairs_and_players_of_an_event_are_told_in_a_row() -> None:
    class Counted(NamedTuple):
        kind: str
        rule: str
        player: int | None
        dice: tuple[str, ...] = ()
        parts: tuple[tuple[str, int], ...] = ()
        players: tuple[int, ...] = ()

    told = Counted("counted", "E3", None, ("log", "wall"), (("coins", 2), ("logs", 0)), (1, 0))
    assert words_of(told, NAMES) == {
        "kind": "counted",
        "rule": "E3",
        "dice": 2,
        "dice-first": "log",
        "dice-last": "wall",
        "dice-all": "log wall",
        "parts": 2,
        "parts-coins": 2,
        "parts-logs": 0,
        "players": 2,
        "players-first": "Blu",
        "players-last": "Rosso",
        "players-all": "Blu and Rosso",
    }
    assert words_of(Counted("counted", "E3", None), NAMES) == {
        "kind": "counted",
        "rule": "E3",
        "dice": 0,
        "parts": 0,
        "players": 0,
    }


def test_every_kind_of_event_is_described_and_no_other() -> None:
    assert Event.__doc__ is not None
    documented = set(re.findall(r"`(\w+)` [A-Z]\d", Event.__doc__))
    assert len(documented) >= 30
    assert {event.kind for event, _ in EVENTS} == documented
    assert {
        k.removeprefix("event-") for k in variables("lacitta") if k.startswith("event-")
    } == documented


def test_names_of_players_stay_as_they_are() -> None:
    name = "\"><img src=x> { $x } 'O"
    assert describe(Event("out", "D6", player=0), [name]).startswith(f"{name} has no building")


def test_sentences_carry_no_invisible_marks() -> None:
    text = sentence("needs-lake", {"building": "fountain", "space": "C7"})
    assert text == "C7 does not touch a lake, and a fountain must stand beside one."
    assert text.isascii()


@pytest.mark.parametrize(
    ("key", "words", "problem"),
    [
        ("no-such-key", {}, "there is no sentence 'no-such-key'"),
        ("needs-lake", {"space": "C7"}, "building"),
        ("needs-lake", {"space": "C7", "building": "castel"}, "word-castel"),
    ],
)
def test_a_mistake_in_the_program_is_a_lookup_error(
    key: str, words: dict[str, str], problem: str
) -> None:
    with pytest.raises(LookupError, match=problem):
        sentence(key, words)


def test_a_language_without_files_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="'xx'"):
        sentence("needs-lake", {}, language="xx")


def test_every_phase_has_a_title_and_a_help() -> None:
    phases = get_args(kinds.Phase)
    assert len({phase_title(phase) for phase in phases}) == 10
    assert all(phase_help(phase).endswith(".") for phase in phases)
    assert {k for k in variables("lacitta") if k.startswith("phase-")} == {
        f"phase-{p}" for p in phases
    }


def test_every_thing_of_the_game_has_a_name() -> None:
    buildings = set(kinds.BUILDINGS)
    cards = {card for edition in kinds.EDITIONS.values() for card in edition.cards}
    words = buildings | cards | set(kinds.SERVICES) | set(kinds.LANDSCAPES)
    named = {k.removeprefix("word-") for k in variables("lacitta") if k.startswith("word-")}
    assert named == words
    assert all(name_of(word) for word in (*words, kinds.UNKNOWN))
    assert {a_name_of(b).split()[0] for b in buildings} == {"a", "an"}
    assert a_name_of("estate") == "an estate"


def test_every_rule_is_told() -> None:
    last = {"S": 12, "G": 9, "Y": 6, "P": 19, "V": 1, "M": 7, "D": 6, "F": 3, "E": 3, "X": 6}
    numbers = {f"{letter}{n}" for letter, most in last.items() for n in range(1, most + 1)}
    numbers.add("D2a")
    assert {
        k.removeprefix("rule-") for k in variables("lacitta") if k.startswith("rule-")
    } == numbers
    assert all(rule_text(number).endswith(".") for number in numbers)


def test_fluent_loads_with_the_first_sentence() -> None:
    script = """
import sys
import lacitta_nb.texts as texts
assert not any(name.split(".")[0] in ("fluent", "babel") for name in sys.modules)
texts.sentence("closeness-choice", {})
assert "fluent.runtime" in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "a, b; c"), ("de", "a, b; c"), ("fr", "a, b\u00a0; c")]
)
def test_what_has_commas_is_set_apart_as_a_language_asks_for(language: str, said: str) -> None:
    assert apart(["a, b", "c"], language=language) == said
    assert apart(["a" * 400], language=language) == "a" * 400


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_number_below_zero_has_a_minus_sign(language: str) -> None:
    words: dict[str, str | int | float] = {"player": "A-1", "amount": -2}
    said = sentence("event-gold", words, language=language)
    assert "−2" in said
    assert "A-1" in said
