"""`legal_actions` and `why_not` agree on every action that can be written down."""

import random
from collections import Counter
from typing import Any, get_args

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato.actions import book
from lacitta_nb.games.citta_stato.constants import DecisionKind
from lacitta_nb.games.citta_stato.game import Game
from tests.games.citta_stato.asked import ASKED
from tests.games.citta_stato.driver import SETTINGS, STYLES, random_game
from tests.games.citta_stato.support import game
from tests.games.citta_stato.writable import BAD, TEXTS

ACTIONS = {text: lc.citta_stato.parse_action(text) for text in TEXTS}
OFTEN = {"turn": 0.004, "buy": 0.02, "take": 0.05, "banner": 0.02, "second": 0.02, "move": 0.02}
"""The share of moments that are looked at, of what is asked often; of all else half of them."""


def check_every_action(table: Any) -> Counter[str]:
    """Compare both answers; how often each rule was named."""
    listed = table.legal_actions()
    legal = {str(action) for action in listed}
    assert len(legal) == len(listed) > (table.decision.kind != "turn")
    assert legal <= ACTIONS.keys()
    allowed = set()
    rules: Counter[str] = Counter()
    for text, action in ACTIONS.items():
        refused = table.box.rules.refusal(table.state, action)
        if refused is None:
            allowed.add(text)
        else:
            assert refused.rule, f"{text} is refused without a rule"
            assert refused.key.startswith("stato-")
            rules[refused.rule] += 1
    assert allowed == legal
    return rules


def check_sentences(table: Any) -> None:
    """The same by texts, as a person asks and hears it; nothing that is refused can be played."""
    legal = {str(action) for action in table.legal_actions()}
    state = table.state
    said: dict[str, int] = Counter()
    for text in TEXTS:
        refusal = table.box.rules.refusal(state, text)
        assert (refusal is None) == (text in legal)
        if refusal is None or said[refusal.key] >= SAID:
            continue
        said[refusal.key] += 1
        ruling = table.why_not(text)
        assert ruling.text.strip()
        with pytest.raises(lc.IllegalAction) as caught:
            table.play(text)
        assert caught.value.ruling == ruling
        assert table.state == state


SAID = 5
"""Refusals with the same key that are put into their sentence at one moment."""


@pytest.mark.parametrize("asked", ASKED)
def test_every_action_at_each_kind_of_decision(asked: str) -> None:
    table = ASKED[asked][1]()
    check_every_action(table)
    check_sentences(table)


@pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=lambda n: str(SETTINGS[n]))
def test_every_action_at_moments_of_random_games(setting: int) -> None:
    _look(setting, len(STYLES))


@pytest.mark.slow
def test_every_action_at_moments_of_many_random_games() -> None:
    looked: Counter[str] = Counter()
    for setting in range(len(SETTINGS)):
        looked += _look(setting, 3 * len(STYLES), 100)
    assert set(looked) == set(get_args(DecisionKind))


def _look(setting: int, games: int, first: int = 0) -> Counter[str]:
    """Look at some moments of some games; how often each kind of decision was met."""
    chance = random.Random(setting)
    looked: Counter[str] = Counter()
    for number in range(first, first + games):
        for moment in random_game(number * len(SETTINGS) + setting):
            decision = moment.before.decision
            if decision is None or chance.random() > OFTEN.get(decision.kind, 0.5):
                continue
            check_every_action(Game(moment.before))
            looked[decision.kind] += 1
    assert looked
    return looked


def test_every_text_reads_back() -> None:
    assert set(book()) == set(TEXTS)
    assert len(ACTIONS) == len(TEXTS)
    assert {str(action): action for action in ACTIONS.values()} == ACTIONS
    assert len(set(ACTIONS.values())) == len(TEXTS)


@pytest.mark.parametrize("text", BAD, ids=repr)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(lc.BadAction) as caught:
        lc.citta_stato.parse_action(text)
    assert str(caught.value).strip()
    table = game()
    state = table.state
    for asked in (table.why_not, table.play):
        with pytest.raises(lc.BadAction):
            asked(text)
    assert table.state == state


@pytest.mark.parametrize("phase", ["war", "round_end", "second_score", "final", "over"])
def test_nothing_is_legal_while_nobody_decides(phase: str) -> None:
    table = game(phase=phase, round=7)
    assert table.legal_actions() == []
    for text in TEXTS:
        assert table.box.rules.refusal(table.state, text) is not None
    with pytest.raises(lc.GameOver if phase == "over" else lc.NothingToDecide):
        table.play("pass")
