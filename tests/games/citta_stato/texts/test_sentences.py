"""What Città-Stato says: happenings, refusals, names, phases and rules, each in its sentence."""

import re
from typing import Any, Final

import pytest

from lacitta_nb.core.errors import ruling
from lacitta_nb.games.citta_stato import constants
from lacitta_nb.games.citta_stato.actions import book
from lacitta_nb.games.citta_stato.constants import COLOURS, KEY, PLAIN, REPUBLICS, SEALS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import refusal
from lacitta_nb.games.citta_stato.tables import Tables, shipped_tables
from lacitta_nb.games.citta_stato.texts import numbers
from lacitta_nb.texts import (
    describe,
    help_of,
    languages,
    name_of,
    phase_help,
    phase_title,
    rule_text,
    rule_texts,
    speaking,
    words_of,
)
from lacitta_nb.texts.catalogue import _said
from tests.games.citta_stato.driver import random_game
from tests.games.citta_stato.texts.examples import EVENTS
from tests.texts.anew import said_anew
from tests.texts.messages import variables

NAMES: Final = ["Anne", "Marc"]
GAMES: Final = 12
"""Every setting of the driver once."""


@pytest.mark.parametrize(("event", "expected"), EVENTS, ids=[e.kind for e, _ in EVENTS])
def test_an_event_is_described(event: Event, expected: str) -> None:
    assert describe(event, NAMES, game=KEY) == expected


def documented() -> set[str]:
    """The kinds of events that the record of events tells of."""
    assert Event.__doc__ is not None
    listed = Event.__doc__.split("rule is that of the effect):")[1]
    entries = re.split(r"^\s*- ", listed, flags=re.MULTILINE)[1:]
    # A kind is named before its rule, or before the colon of its fields.
    return {
        kind
        for entry in entries
        for kind in re.findall(r"`(\w+)`", re.sub(r": [^;]*(;|$)", ";", entry, flags=re.DOTALL))
    }


def test_every_kind_of_event_is_described_and_no_other() -> None:
    assert {event.kind for event, _ in EVENTS} == documented()
    said = {k.removeprefix("event-") for k in variables(KEY) if k.startswith("event-")}
    assert said == documented()


def test_everything_that_happens_in_random_games_is_told_in_all_languages() -> None:
    kinds = set()
    for number in range(GAMES):
        for moment in random_game(number):
            names = [player.name for player in moment.before.players]
            for event in moment.step.events:
                kinds.add(event.kind)
                for language in languages():
                    words = words_of(event, names, language=language)
                    text = _said(f"event-{event.kind}", words, language, "", KEY)
                    assert text.endswith(".")
                    assert not re.search(r" [,.]|_|  ", text), text
    assert len(kinds) > 35


def test_what_random_games_refuse_is_told_in_all_languages() -> None:
    asked = list(book().values())
    keys = set()
    for number in range(GAMES):
        for turn, moment in enumerate(random_game(number)):
            for action in asked[turn % 101 :: 101] if turn % 7 == 0 else ():
                refused = refusal(moment.before, action)
                if refused is None or refused.key in keys:
                    continue
                keys.add(refused.key)
                for language in languages():
                    with speaking(language):
                        text = ruling(refused, KEY).text
                    assert text.endswith(".")
                    assert not re.search(r" [,.]|_ |  ", text), text
    assert len(keys) > 30


def things() -> set[str]:
    """Words that have a name and a help: what lies on the table, what can be done."""
    found = {key.removeprefix("word-") for key in variables(KEY) if key.startswith("word-")}
    return found - named_only()


def named_only() -> set[str]:
    """Words that need no more than a name."""
    tables = shipped_tables()
    scenarios = {f"scenario-{number}" for number in constants.SCENARIOS}
    goals = {goal.objective for plot in tables.scenarios.values() for goal in plot.games}
    return {
        "",
        *COLOURS,
        *SEALS,
        *constants.SIDES,
        *REPUBLICS,
        *tables.cities,
        *tables.schemes,
        *tables.cards,
        *scenarios,
        *(f"goal-{goal}" for goal in goals),
    }


def test_every_word_of_the_game_has_a_name() -> None:
    assert all(name_of(word, game=KEY) for word in named_only())
    assert things() >= {*constants.TURN_KINDS, *(f"track-{colour}" for colour in PLAIN)}
    assert things() >= {"present", "future", "cube", "banner", "crown", "disc", "scheme", "ghost"}
    assert all(help_of(word, game=KEY).endswith(".") for word in things())


@pytest.mark.parametrize("language", languages())
def test_no_two_words_have_one_name(language: str) -> None:
    names = [name_of(word, language=language, game=KEY) for word in named_only() | things()]
    assert {name for name in names if names.count(name) > 1} == set()


def test_every_phase_has_a_title_and_a_help() -> None:
    titles = {phase_title(phase, game=KEY) for phase in constants.PHASES}
    assert len(titles) == len(constants.PHASES)
    assert all(phase_help(phase, game=KEY).endswith(".") for phase in constants.PHASES)


LAST: Final = {
    "S": 7, "T": 7, "M": 3, "A": 6, "C": 7, "B": 9, "U": 2,
    "R": 5, "W": 5, "P": 6, "K": 8, "E": 5, "O": 8, "X": 6,
}  # fmt: skip
"""The last number of each part of the page of rules."""


def test_every_rule_of_the_page_is_told() -> None:
    told = rule_texts(game=KEY)
    assert list(told) == [
        f"{letter}{n}" for letter, most in LAST.items() for n in range(1, most + 1)
    ]
    assert all(text.endswith(".") for text in told.values())


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "econstruct"), ("de", "ekonstru"), ("fr", "econstitu")]
)
def test_rules_say_where_their_numbers_are_reconstructed(language: str, mark: str) -> None:
    told = rule_texts(language, KEY)
    found = " ".join(number for number, text in told.items() if mark in text)
    assert found == "S2 S6 M1 A1 A3 A4 A6 C2 C3 C4 C5 C6 C7 U1 E4 X2"


OTHER: list[tuple[str, Any, str, list[str]]] = [
    ("SEATS", range(2, 10), "9", ["S3"]),
    ("BASE_SEATS", range(2, 10), "nine", ["S1"]),
    ("ROUNDS", 97, "97", ["S1", "E1"]),
    ("DISCS", 9, "nine", ["S1"]),
    ("SCHEMES", 9, "nine", ["S2"]),
    ("BURNED", 9, "nine", ["B1"]),
    ("TRADE_BANNERS", 9, "nine", ["A5"]),
    ("TRADE_CROWNS", 97, "97", ["A5"]),
    ("FEWEST_DRAW", 97, "97", ["R5"]),
    ("SCENARIOS", range(9), "nine", ["O8"]),
    ("SOLO_GAMES", range(9), "nine", ["O5"]),
]
"""By constant: another value, how it is written, and the rules that tell of it."""


@pytest.mark.parametrize(("name", "value", "written", "rules"), OTHER, ids=[o[0] for o in OTHER])
def test_a_number_that_changes_changes_what_is_said(
    name: str, value: object, written: str, rules: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [rule_text(number, game=KEY) for number in rules]
    assert not any(written in re.findall(r"\w+", text) for text in before)
    if name == "SEATS":
        upgrades = {"upgrade": {"value": dict.fromkeys(map(str, range(2, 10)), 9)}}
        monkeypatch.setattr(numbers, "shipped_tables", lambda: other(upgrades))
    monkeypatch.setattr(constants, name, value)
    with said_anew():
        for number in rules:
            assert written in re.findall(r"\w+", rule_text(number, game=KEY)), number


def other(tables: dict[str, Any]) -> Tables:
    """The shipped tables with some of them replaced."""
    return Tables({**shipped_tables().source, **tables})


@pytest.mark.parametrize(
    ("name", "value", "rule", "written"),
    [
        ("market", [{"price": 9, "places": 1}, {"price": 2, "places": None}], "M1", "cost 9 and 2"),
        (
            "tracks",
            {c: [-8, 7, 8, 9] for c in PLAIN},
            "A4",
            "costs 8 points, the others bring 7, 8",
        ),
        ("scheme_moves", [0, 3, 4, 5], "A6", "0, 3, 4 and 5 spaces"),
        ("signs", {"every": 7, "from": 0}, "E4", "after every 7 points"),
        ("republic_crowns", 9, "E4", "republic card, 9, count"),
        ("start", 7, "S1", "on space 7"),
    ],
)
def test_a_table_that_changes_changes_what_is_said(
    name: str, value: object, rule: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert written not in rule_text(rule, game=KEY)
    changed = other({name: {"value": value}})
    monkeypatch.setattr(numbers, "shipped_tables", lambda: changed)
    with said_anew():
        assert written in rule_text(rule, game=KEY)
