"""Every rule has an example on which it is seen, and what it lights up is in any city."""

from xml.etree import ElementTree as ET

import pytest

import lacitta_nb as lc
from lacitta_nb.drawing import svg_board
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.lessons.examples import EXAMPLES
from lacitta_nb.games.saint_malo.problems import problems
from lacitta_nb.lessons.example import Example
from lacitta_nb.players import RandomPlayer
from lacitta_nb.texts import rule_texts

NOWHERE = {"S3", "D1", "D2", "D3", "A1", "A3", "A4", "L1", "P1", "R1", "R2", "R4"}
"""Rules that are about no place."""
BY_ANOTHER = {
    "S3": "D1",  # whoever begins rolls
    "G6": "P5",
    "A2": "C1",
    "A4": "L1",
    "A6": "C1",
    "L2": "P9",
    "E2": "E1",
}
"""Rules that say how something goes that has the number of another one."""
ASKED = {"A5": "place", "C2": "place"}
"""Rules by which somebody is asked, with the decision."""
NOTHING_HAPPENS = {"R4"}


def test_every_rule_has_an_example_and_nothing_else_has() -> None:
    assert set(EXAMPLES) == set(rule_texts(game=KEY))
    assert all(number == example.rule for number, example in EXAMPLES.items())


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_is_legal_drawn_and_told(example: Example) -> None:
    assert list(problems(example.begin().start)) == []
    shown = example.shown()
    assert set(shown.lights) <= set(NUMBER)
    assert bool(shown.lights) == (example.rule not in NOWHERE)
    picture = svg_board(
        shown.state,
        prefix="p",
        events=shown.events,
        highlights=dict.fromkeys(shown.lights, ""),
    )
    ET.fromstring(picture)
    assert 20 < len(example.text(KEY)) < 200


@pytest.mark.parametrize("number", [n for n, example in EXAMPLES.items() if example.plays])
def test_the_rule_acts_in_its_example(number: str) -> None:
    shown = EXAMPLES[number].shown()
    if number in ASKED:
        assert shown.state.decision is not None
        assert shown.state.decision.kind == ASKED[number]
    elif number in NOTHING_HAPPENS:
        assert shown.events == ()
    else:
        assert BY_ANOTHER.get(number, number) in {event.rule for event in shown.events}


def test_what_a_rule_is_about_is_asked_of_any_moment() -> None:
    player = RandomPlayer("lights")
    game = lc.saint_malo.new_game(2, seed=3)
    while not game.over:
        if game.decision is None:
            game.step()
        else:
            game.play(player.choose(game.state.seen_by(game.decision.player)))
        if len(game.history) % 7 == 0:
            seen = game.box.rules.public(game.state)
            for example in EXAMPLES.values():
                lit = example.lights(seen)
                assert set(lit) <= set(NUMBER)
                assert len(lit) == len(set(lit))
