"""`legal_actions` and `why_not` agree on every action that can be written down."""

import random
from collections import Counter
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.players import hints
from tests.games.saint_malo.driver import SEATS, STYLES, random_game
from tests.games.saint_malo.support import full_but, game
from tests.games.saint_malo.writable import BAD, TEXTS, any_table

ASKED = ("roll", "use", "place", "house", "bonus")
REFUSING = {
    "roll": {"D2"},
    "use": {"A1", "A3", "A4", "A5", "C2", "D3", "P1", "W1"},
    "place": {"C1", "C2", "G1", "G2"},
    "house": {"G1", "P9"},
    "bonus": {"W4"},
}
"""The rules that are named at each kind of decision, at least."""
MADE_UP = 600
"""Made-up tables of which every moment of a turn is looked at."""
SAID = 3
"""Moments of each kind at which every refusal is put into its sentence, too."""

ACTIONS = {text: lc.saint_malo.parse_action(text) for text in TEXTS}


def check_every_action(table: Any) -> Counter[str]:
    """Compare both answers; how often each rule was named."""
    listed = table.legal_actions()
    legal = {str(action) for action in listed}
    assert len(legal) == len(listed) > 0
    assert legal <= ACTIONS.keys()
    allowed = set()
    rules: Counter[str] = Counter()
    for text, action in ACTIONS.items():
        refused = table.box.rules.refusal(table.state, action)
        if refused is None:
            allowed.add(text)
        else:
            assert refused.rule, f"{text} is refused without a rule"
            rules[refused.rule] += 1
    assert allowed == legal
    return rules


def check_sentences(table: Any) -> None:
    """The same by texts, as a person asks and hears it; nothing that is refused can be played."""
    legal = {str(action) for action in table.legal_actions()}
    state = table.state
    for text in TEXTS:
        ruling = table.why_not(text)
        assert (ruling is None) == (text in legal)
        if ruling is not None:
            assert ruling.text.strip()
            with pytest.raises(lc.IllegalAction):
                table.play(text)
            assert table.state == state


def turn_of(position: dict[str, Any], chance: random.Random) -> list[Any]:
    """Games that stand at the decisions of one turn, played at random from a position."""
    table: Any = lc.load(position)
    found = []
    while table.decision is not None:
        found.append(lc.saint_malo.Game(table.state))
        table.play(chosen(table.legal_actions(), chance))
    return found


def chosen(actions: list[Any], chance: random.Random) -> Any:
    """One of the kinds of actions, and often what leads to houses and bonuses."""
    rare = [a for a in actions if a.what == "architect" or (a.what == "wall" and a.number > 1)]
    if rare and chance.random() < 0.7:
        return chance.choice(rare)
    kind = chance.choice(sorted({action.kind for action in actions}))
    return chance.choice([action for action in actions if action.kind == kind])


@pytest.mark.parametrize("players", SEATS)
def test_every_action_at_moments_of_random_games(players: int) -> None:
    chance = random.Random(players)
    said: Counter[str] = Counter()
    looked: Counter[str] = Counter()
    for number in range(2 * len(STYLES)):
        for moment in random_game(number * len(SEATS) + players - 2):
            decision = moment.before.decision
            rare = decision is not None and decision.kind in ("house", "bonus")
            if decision is None or chance.random() > (1 if rare else 0.02):
                continue
            table = lc.saint_malo.Game(moment.before)
            check_every_action(table)
            looked[decision.kind] += 1
            if said[decision.kind] < SAID and players == 2:
                said[decision.kind] += 1
                check_sentences(table)
    assert set(looked) == set(ASKED)


def test_every_action_at_made_up_tables() -> None:
    named: dict[str, Counter[str]] = {asked: Counter() for asked in ASKED}
    looked: Counter[str] = Counter()
    for number in range(MADE_UP):
        chance = random.Random(number)
        for table in turn_of(any_table(number, SEATS[number % len(SEATS)]), chance):
            named[table.decision.kind] += check_every_action(table)
            looked[table.decision.kind] += 1
    assert all(looked[asked] > 5 for asked in ASKED), looked
    assert {asked: REFUSING[asked] - named[asked].keys() for asked in ASKED} == {
        asked: set() for asked in ASKED
    }


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_every_action_at_many_made_up_tables(part: int) -> None:
    for number in range(1000 + part * 300, 1300 + part * 300):
        chance = random.Random(number)
        for table in turn_of(any_table(number, SEATS[number % len(SEATS)]), chance):
            check_every_action(table)


def test_every_text_reads_back() -> None:
    assert len(ACTIONS) == len(TEXTS) == 462 + 1 + 6 * 37 + 1 + 45 + 1 + 8
    assert {str(action): action for action in ACTIONS.values()} == ACTIONS
    assert len(set(ACTIONS.values())) == len(TEXTS)


@pytest.mark.parametrize("text", BAD, ids=repr)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(lc.BadAction):
        lc.saint_malo.parse_action(text)
    table = lc.load(any_table(1))
    state = table.state
    for asked in (table.why_not, table.play):
        with pytest.raises(lc.BadAction):
            asked(text)
    assert table.state == state


def test_after_the_last_turn_step_counts_and_nothing_is_rolled() -> None:
    table = game(full_but(), turns=4)
    assert (table.phase, table.state.coming) == ("throw", "over")
    with pytest.raises(lc.NothingToDecide, match=r"run the phase “The end” with game\.step\(\)"):
        hints(table)
    table.step()
    assert table.over


def test_nothing_is_legal_while_nobody_decides() -> None:
    table = lc.saint_malo.new_game(players=2, seed=1)
    assert table.legal_actions() == []
    for text in TEXTS:
        assert table.why_not(text) is not None
        with pytest.raises(lc.NothingToDecide):
            table.play(text)
