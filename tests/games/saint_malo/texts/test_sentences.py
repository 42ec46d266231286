"""What Saint Malo says: happenings, refusals, names, phases and rules, each in its sentence."""

import re
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadAction, ruling
from lacitta_nb.games.saint_malo import constants
from lacitta_nb.games.saint_malo.actions import Action, as_action, parse_action
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.rules import refusal
from lacitta_nb.games.saint_malo.tables import Tables, shipped_tables
from lacitta_nb.games.saint_malo.texts import numbers
from lacitta_nb.texts import (
    a_name_of,
    describe,
    help_of,
    name_of,
    phase_help,
    phase_title,
    rule_text,
    rule_texts,
)
from tests.games.saint_malo.driver import random_game
from tests.games.saint_malo.support import TOP, full_but, game, seat
from tests.games.saint_malo.texts.examples import EVENTS
from tests.games.saint_malo.writable import BAD, TEXTS
from tests.texts.anew import said_anew
from tests.texts.messages import variables

NAMES = ["Anne", "Marc"]


@pytest.mark.parametrize(("event", "expected"), EVENTS, ids=[e.kind for e, _ in EVENTS])
def test_an_event_is_described(event: Event, expected: str) -> None:
    assert describe(event, NAMES, game=KEY) == expected


def test_every_kind_of_event_is_described_and_no_other() -> None:
    assert Event.__doc__ is not None
    listed = Event.__doc__.split("filled beside them:")[1]
    lines = re.findall(r"^\s*- (.*?):", listed, re.MULTILINE)
    documented = {kind for line in lines for kind in re.findall(r"`(\w+)`", line)}
    assert len(documented) == 19
    assert {event.kind for event, _ in EVENTS} == documented
    said = {k.removeprefix("event-") for k in variables(KEY) if k.startswith("event-")}
    assert said == documented


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("keep crate crate crate", "Only two dice show crate, so three can't stay; name only what"),
        ("keep log", "No die shows log, so one can't stay; name only what lies there. [D2]"),
        ("keep crate crate wall head swords", "At least one die is rolled again; whoever keeps"),
        ("use crate 2", "Dice may be rolled again now: name those that stay, as in “keep crate"),
    ],
)
def test_a_refusal_while_dice_are_rolled(text: str, told: str) -> None:
    table = game(dice="crate crate wall head swords", rolls=1)
    assert str(table.why_not(text)).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("stop", "The dice are not rolled again in this turn: use a symbol, as in “use soldier”"),
        ("place E4", "Now a symbol is used, as in “use soldier”, or nothing at all: “use not"),
        ("use swords 1", "Swords are never used: each die that shows them marks a box of the pir"),
        ("use head 1", "Heads bring a person of exactly that level: name the person instead, as"),
        ("use noble turn 4", "That takes five dice, but one die shows swords, and those can't be"),
        ("use crate 3", "Two dice show crate, so exactly one die is turned: write “use crate 3 t"),
        ("use crate 2 turn 1", "Two dice show crate, so no die is turned: write “use crate 2”."),
        ("use log 2", "No die shows log, so exactly two dice are turned: write “use log 2 turn"),
        ("use crate 4 turn 2", "That costs 4 coins, and you have only 3; turn fewer dice, or use"),
    ],
)  # fmt: skip
def test_a_refusal_of_a_use(text: str, told: str) -> None:
    table = game(dice="crate crate wall head swords")
    assert str(table.why_not(text)).startswith(told)


@pytest.mark.parametrize(
    ("empty", "text", "told"),
    [
        ("", "use crate 1", "A crate needs an empty space, and your city is full: take a deliv"),
        ("E3 F4", "use crate 2", "The crates of a turn hang together, and no empty space of your"),
        ("E3 E4 F4", "use crate 4 turn 2", "The crates of a turn hang together, and at most thre"),
        ("E3", "use wall 1", "Walls go on empty outer spaces, and your city has none left: choos"),
        ("A2", "use wall 2 turn 1", "Walls go on empty outer spaces, and your city has only one"),
        ("A2 B1", "use wall 3 turn 2", "Walls go on empty outer spaces, and your city has only t"),
        ("", "use citizen", "Your city is full, so there is no space for a citizen; take a deli"),
    ],
)
def test_a_refusal_where_there_is_no_room(empty: str, text: str, told: str) -> None:
    table = game(full_but(empty, coins=9), dice="crate crate wall head swords")
    assert str(table.why_not(text)).startswith(told)


@pytest.mark.parametrize(
    ("empty", "group", "space", "told"),
    [
        ("E3 F4 F5", "", "E3", "From E3 only one empty space hangs together, and two crates are"),
        ("E3 F4 F5", "E4", "F5", "F5 does not touch a crate of this turn by an edge; choose an"),
        ("E3 F4 F5", "", "C2", "C2 holds a crate already, and nothing is ever moved or replaced"),
    ],
)
def test_a_refusal_of_a_crate(empty: str, group: str, space: str, told: str) -> None:
    city = full_but(empty, crate=group) if group else full_but(empty)
    half = {"thing": "crate", "left": 2, "group": group.split()}
    table = game(city, dice="crate crate crate head swords", placing=half)
    assert str(table.why_not(f"place {space}")).startswith(told)


@pytest.mark.parametrize(
    ("group", "space", "told"),
    [
        ("", "E3", "E3 is not beside the architect at E5; the first house goes on an empty space"),
        ("E4", "F5", "F5 does not touch a house of this architect by an edge; choose an empty sp"),
    ],
)
def test_a_refusal_of_a_house(group: str, space: str, told: str) -> None:
    half = {"thing": "house", "left": 2, "group": group.split(), "architect": "E5"}
    city = seat(architect="E5", house=group) if group else seat(architect="E5")
    table = game(city, dice="head head head log log", placing=half)
    assert str(table.why_not(f"place {space}")).startswith(told)
    assert str(table.why_not("take priest")).startswith("Now the next house is placed, as in")


def test_a_refusal_of_a_bonus() -> None:
    half = {"thing": "person", "level": 3, "walls": 1}
    table = game(seat(wall=TOP), dice="wall wall log log log", placing=half)
    assert str(table.why_not("take noble")) == (
        "This side brings a person up to level 3, and a noble is of level 5; "
        "choose another person or “take nothing”. [W4]"
    )
    assert str(table.why_not("place E4")).startswith("The complete side brings a person: take one")


def test_names_come_with_their_article() -> None:
    told = {word: a_name_of(word, game=KEY) for word in (*constants.THINGS, *constants.SCORED)}
    assert (told["architect"], told["church4"]) == ("an architect", "a church of size 4")
    assert all(text.split()[0] in ("a", "an") for text in told.values())


def test_every_word_of_the_game_has_a_name() -> None:
    things = {*constants.THINGS, *constants.SYMBOLS}
    words = {*things, *constants.SIDE_NAMES, "nothing"}
    named = {k.removeprefix("word-") for k in variables(KEY) if k.startswith("word-")}
    assert named == words
    assert len({name_of(word, game=KEY) for word in words}) == len(words)
    assert all(help_of(word, game=KEY).endswith(".") for word in things)


def test_every_phase_has_a_title_and_a_help() -> None:
    assert len({phase_title(phase, game=KEY) for phase in constants.PHASES}) == 3
    assert all(phase_help(phase, game=KEY).endswith(".") for phase in constants.PHASES)


def test_every_rule_of_the_page_is_told() -> None:
    last = {"S": 3, "G": 6, "D": 3, "A": 6, "L": 2, "C": 2, "W": 5, "H": 2, "P": 9, "R": 4, "E": 4}
    told = rule_texts(game=KEY)
    assert list(told) == [
        f"{letter}{n}" for letter, most in last.items() for n in range(1, most + 1)
    ]
    assert all(text.endswith(".") for text in told.values())
    assert "strengths 1, 3, 6, 8, 10 and 12" in rule_text("R2", game=KEY)


def test_everything_that_happens_and_is_refused_in_random_games_is_told() -> None:
    kinds, keys = set(), set()
    asked = [parse_action(text) for text in TEXTS[:: max(1, len(TEXTS) // 40)]]
    for number in range(8):
        for moment in random_game(number):
            state = moment.before
            for action in asked if state.turns % 7 == 0 else ():
                refused = refusal(state, action)
                if refused is not None and refused.key not in keys:
                    keys.add(refused.key)
                    assert ruling(refused, KEY).text.endswith(".")
            for event in moment.step.events:
                kinds.add(event.kind)
                text = describe(event, [player.name for player in state.players], game=KEY)
                assert text.endswith(".")
                assert not re.search(r" [,.;:]|_|  ", text)
    assert kinds == {event.kind for event, _ in EVENTS}
    assert keys >= {"rolls-first", "keeps-more", "asks-place", "space-is-filled", "wrong-turns"}


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_action_is_told_with_what_would_be_one(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        parse_action(text)
    told = str(caught.value)
    assert told.endswith((".", "?"))
    for example in re.findall(r"“([^”]+)”", told)[1:]:
        if example.count(" ") and "{" not in example:
            assert parse_action(example)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("keep swords crate", "“keep swords crate” can't be read; “keep crate swords” can: the sy"),
        ("keep gold", "“keep gold” is no action of Saint Malo: after “keep” stand the symbols of"),
        ("use bishop", "“use bishop” is no action of Saint Malo: after “use” stand a symbol and"),
        ("place A1", "“place A1” is no action of Saint Malo: after “place” stands a space, as in"),
        ("take bishop", "“take bishop” is no action of Saint Malo: after “take” stands a person"),
        ("stop 1", "“stop 1” is no action of Saint Malo: “stop” stands alone."),
        ("done done", "“done done” is no action of Saint Malo: “done” stands alone."),
        ("pass", "“pass” is no action of Saint Malo: actions begin with keep, stop, use, place,"),
    ],
)
def test_a_text_that_is_no_action(text: str, told: str) -> None:
    with pytest.raises(BadAction) as caught:
        parse_action(text)
    assert str(caught.value).startswith(told)


def test_fields_that_say_no_action() -> None:
    with pytest.raises(BadAction, match=r"^No action has these fields: 'use', .*game\.legal_acti"):
        as_action(Action("use", what="crate", number=9))


OTHER: list[tuple[str, Any, str, list[str]]] = [
    ("TURN_PRICE", 97, "97", ["A3"]),
    ("DELIVERY_PRICE", 97, "97", ["L1"]),
    ("COINS", 97, "97", ["S1"]),
    ("LOGS", 97, "97", ["S1"]),
    ("SEATS", range(2, 10), "nine", ["S1"]),
    ("DICE", 9, "nine", ["D1"]),
    ("ROLLS", 97, "97", ["D3"]),
    ("CITIZEN_POINTS", 97, "97", ["P2"]),
    ("CHURCH_POINTS", 97, "97", ["P4"]),
    ("CRATE_COINS", 97, "97", ["P5"]),
    ("HOUSES", 9, "nine", ["P6"]),
    ("HOUSE_POINTS", 97, "97", ["P6"]),
    ("KIND_POINTS", 97, "97", ["P7"]),
    ("NOBLE_POINTS", 97, "97", ["P8"]),
    ("SOLDIER_DEFENCE", 97, "97", ["G5", "P3"]),
    ("SIDE_DEFENCE", 97, "97", ["G5", "W5"]),
    ("FULL_CITY_POINTS", 97, "97", ["E3"]),
    ("COINS_A_POINT", 97, "97", ["E3"]),
    ("LOG_POINTS", 97, "97", ["E3"]),
    ("CANNON_POINTS", -97, "97", ["E3"]),
    ("LEVELS", dict.fromkeys(constants.LEVELS, 9), "nine", [f"P{n}" for n in range(2, 9)]),
]
"""By constant: another value, how it is written, and the rules that tell of it."""


@pytest.mark.parametrize(("name", "value", "written", "rules"), OTHER, ids=[o[0] for o in OTHER])
def test_a_number_that_changes_changes_what_is_said(
    name: str, value: object, written: str, rules: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [rule_text(number, game=KEY) for number in rules]
    assert not any(written in re.findall(r"\w+", text) for text in before)
    monkeypatch.setattr(constants, name, value)
    with said_anew():
        for number in rules:
            assert written in re.findall(r"\w+", rule_text(number, game=KEY)), number


@pytest.mark.parametrize(
    ("name", "value", "rule", "written"),
    [
        ("crates", ["E5", "E6", "E7"], "S2", "Three crates are printed"),
        ("strengths", [2, 97], "R2", "two rows attack with strengths 2 and 97"),
        ("series", [1, 2, 3, 4, 97], "H2", "1, 2, 3, 4 and 97 points"),
    ],
)
def test_a_table_that_changes_changes_what_is_said(
    name: str, value: object, rule: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Tables({**shipped_tables().source, name: {"value": value}})
    assert written not in rule_text(rule, game=KEY)
    monkeypatch.setattr(numbers, "shipped_tables", lambda: other)
    with said_anew():
        assert written in rule_text(rule, game=KEY)


def test_refusals_of_placing_name_space_and_thing() -> None:
    table = game(seat(logs=2, architect="E5"), dice="wall wall crate crate head")
    table.play("use wall 2")
    assert str(table.why_not("place C2")) == (
        "C2 holds a crate already, and nothing is ever moved or replaced; "
        "choose an empty space. [G1]"
    )
    assert str(table.why_not("place C4")) == (
        "C4 lies inside the city; walls go on the outer spaces only, along the sides. [G2]"
    )
    assert str(table.why_not("use wall 1")) == (
        "Now a wall is placed: name a space, as in “place C3”. [A6]"
    )


def test_an_error_of_the_order_of_things_says_what_to_do() -> None:
    table = lc.saint_malo.new_game(["Anne", "Marc"], seed=1, start_player=0)
    with pytest.raises(lc.NothingToDecide, match=r"run the phase “The first roll” with game\.step"):
        table.play("stop")
    assert str(table.why_not("stop")).startswith("Anne rolls all the dice first")
