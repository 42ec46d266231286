"""Every rule has an example on which it is seen, and what it lights up is on any board."""

import re
from xml.etree import ElementTree as ET

import pytest
from fluent.syntax import ast

import lacitta_nb as lc
from lacitta_nb.drawing import svg_board
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.lessons import SCHOOL
from lacitta_nb.games.lacitta.lessons.examples import EXAMPLES
from lacitta_nb.games.lacitta.problems import problems
from lacitta_nb.lessons.example import Example
from lacitta_nb.lessons.rulebook import rules_of, terms_of
from lacitta_nb.players import RandomPlayer
from lacitta_nb.texts import name_of, rule_texts, speaking
from tests.texts.messages import entries

NOWHERE = {
    *("S5", "S6", "S7", "Y1", "Y2", "Y3", "P1", "P2", "P3", "P11", "P12", "P18", "P19"),
    *("V1", "E3"),
}
"""Rules that are about no place."""
BY_ANOTHER = {
    "S10": "S9",  # what is placed
    "P6": "P5",  # what is built
    "P8": "P5",
    "P9": "P5",
    "P13": "P5",
    "P14": "P5",
    "M2": "M1",  # one citizen from each
    "M5": "M1",  # the one who went before
    "M6": "D1",  # what fell afterwards
    "D2": "D1",  # what falls
    "D3": "D1",
    "E3": "E1",  # what is counted
    "X3": "P5",
}
"""Rules that say how something goes that has the number of another one."""
ASKED = {"M3": "wish", "D5": "demolish", "X4": "give_up_roads"}
"""Rules by which somebody is asked, with the decision."""
NOTHING_HAPPENS = {"M7"}


def test_every_rule_has_an_example_and_nothing_else_has() -> None:
    assert set(EXAMPLES) == set(rule_texts(game=KEY))
    assert all(number == example.rule for number, example in EXAMPLES.items())


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_is_legal_drawn_and_told(example: Example) -> None:
    assert list(problems(example.begin().start)) == []
    shown = example.shown()
    assert isinstance(shown.state, lc.State)
    assert set(shown.lights) <= set(shown.state.table.board.spaces)
    assert bool(shown.lights) == (example.rule not in NOWHERE)
    picture = svg_board(
        shown.state,
        prefix="p",
        events=shown.events,
        highlights=dict.fromkeys(shown.lights, ""),
    )
    ET.fromstring(picture)
    text = example.text(KEY)
    assert 20 < len(text) < 200


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


def test_what_a_rule_is_about_is_asked_of_any_moment_and_rests_on_what_lies_open() -> None:
    player = RandomPlayer("lights")
    for edition, players in (("classic", 3), ("expansion", 2)):
        game = lc.new_game(players, edition=edition, seed=3)
        while not game.over:
            if game.decision is None:
                game.step()
            else:
                game.play(player.choose(game.state.seen_by(game.decision.player)))
            if len(game.history) % 5:
                continue
            seen, spaces = game.box.rules.public(game.state), set(game.state.table.board.spaces)
            for example in EXAMPLES.values():
                lit = example.lights(seen)
                assert set(lit) <= spaces
                assert len(lit) == len(set(lit))


def test_what_an_edition_makes_of_a_rule_is_told_where_the_rule_is() -> None:
    editions = SCHOOL.editions
    told = {rule.number: set(rule.editions) for rule in rules_of(KEY, editions)}
    assert {"classic", "new"} <= told["D4"]
    assert all(said <= set(editions.of_rule(number)) for number, said in told.items())
    keys = {
        attribute.id.name
        for _, entry in entries("en", KEY)
        if isinstance(entry, ast.Message) and entry.id.name.startswith("rule-")
        for attribute in entry.attributes
    }
    assert keys == {"find", *(f"edition-{name}" for name in editions.names)}


THINGS = ("road", "theatre", "port", "large_farm", "estate")
"""What came with the expansion."""
NAMED = {
    "en": r"roads?|theatres?|ports?|estates?|expansion|large farms?|half a point",
    "de": r"straßen?|theatern?|hafen|häfen|gutsh(of|öfe)|landg(ut|üter)|erweiterung|halber punkt",
    "fr": r"routes?|théâtres?|ports?|domaines?|extension|grandes? maisons? de ferme|demi-points?",
}
"""How it is named."""


@pytest.mark.parametrize("language", NAMED)
@pytest.mark.parametrize("edition", ["classic", "new"])
def test_rules_and_words_without_the_expansion_name_nothing_of_it(
    edition: str, language: str
) -> None:
    named = re.compile(rf"\b({NAMED[language]})\b", re.IGNORECASE)
    with speaking(language):
        rules = list(rules_of(KEY, SCHOOL.editions, edition))
        terms = terms_of(KEY, SCHOOL.editions, edition)
    told = [text for rule in rules for text in (rule.text, *rule.editions.values())]
    told += [text for term in terms for text in term]
    assert [text for text in told if named.search(text)] == []
    assert len(terms) > 20


def test_words_of_the_expansion_are_explained_where_it_is_played() -> None:
    names = {name_of(thing) for thing in THINGS}
    for edition in ("", "expansion"):
        assert names < {term.name for term in terms_of(KEY, SCHOOL.editions, edition)}
