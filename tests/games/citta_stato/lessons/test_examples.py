"""Every rule has an example on which it is seen, and what it lights up is on any table."""

from xml.etree import ElementTree as ET

import pytest

import lacitta_nb as lc
from lacitta_nb.drawing import svg_board
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.lessons.examples import EXAMPLES
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.problems import problems
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.example import Example
from lacitta_nb.players import RandomPlayer
from lacitta_nb.texts import rule_texts, speaking

NOWHERE = {"T5", "T6"}
"""Rules that are about no place: a market without cubes, points."""
BY_ANOTHER = {
    "S7": "U1",  # a step that brings nothing
    "T1": "A4",
    "T3": "T2",
    "T4": "A3",
    "T5": "T2",
    "T7": "A6",
    "A1": "M3",
    "B2": "M2",
    "B6": "B8",
    "B9": "B3",
    "K6": "C1",
    "X5": "C1",
    "W4": "B5",
    "O2": "O3",
    "O4": "R5",
}
"""Rules that say how something goes that has the number of another one."""
NOTHING_HAPPENS = {"R1", "W5"}
"""What is seen of the rule is on the table: a question, or discs that are gone."""
TABLES = {
    "two": lambda: lc.citta_stato.new_game(2, seed=3),
    "five": lambda: lc.citta_stato.new_game(5, seed=3, expansion=True),
    "alone": lambda: lc.citta_stato.new_solo(2, seed=3),
}


def test_every_rule_has_an_example_and_nothing_else_has() -> None:
    assert set(EXAMPLES) == set(rule_texts(game=KEY))
    assert all(number == example.rule for number, example in EXAMPLES.items())


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_is_legal_drawn_and_told(example: Example) -> None:
    assert list(problems(example.begin().start)) == []
    shown = example.shown()
    assert isinstance(shown.state, State)
    targets = {target.name for target in PICTURE.targets(shown.state)}
    assert bool(shown.lights) == (example.rule not in NOWHERE)
    lit = {name: "" for name in shown.lights if name in targets}
    picture = svg_board(shown.state, prefix="p", events=shown.events, highlights=lit)
    ET.fromstring(picture)
    for spoken in ("en", "de", "fr"):
        with speaking(spoken):
            assert 20 < len(example.text(KEY)) < 200, (spoken, example.text(KEY))


@pytest.mark.parametrize("number", [n for n, example in EXAMPLES.items() if example.plays])
def test_the_rule_acts_in_its_example(number: str) -> None:
    shown = EXAMPLES[number].shown()
    if number in NOTHING_HAPPENS:
        assert shown.events == ()
    else:
        assert BY_ANOTHER.get(number, number) in {event.rule for event in shown.events}


@pytest.mark.parametrize("table", TABLES)
def test_what_a_rule_is_about_is_asked_of_any_moment(table: str) -> None:
    player = RandomPlayer("lights")
    game = TABLES[table]()
    while not game.over:
        if game.decision is None:
            game.step()
        else:
            game.play(player.choose(game.state.seen_by(game.decision.player)))
        if len(game.history) % 17 == 0:
            seen = game.box.rules.public(game.state)
            targets = {target.name for target in PICTURE.targets(seen)}
            for example in EXAMPLES.values():
                lit = example.lights(seen)
                assert set(lit) <= targets, example.rule
                assert len(lit) == len(set(lit))
