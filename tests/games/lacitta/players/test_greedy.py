"""The greedy player: what it foresees, weighs and tells is what the rules make of it."""

import random
from collections import Counter

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.changes import Changes
from lacitta_nb.games.lacitta.players.considerations import NAMES, Weights
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.last_turns import has_last_word
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.standing import Outlook
from lacitta_nb.players import SearchPlayer
from lacitta_nb.texts import sentence
from tests.games.driving import any_kind
from tests.games.lacitta.players.played import EDITIONS, decisions, mover
from tests.panels.tables import feeding


def test_the_greedy_player_looks_at_nothing_hidden_even_in_a_whole_state() -> None:
    """So that it may play all seats of a playout, each as if it saw its view only."""
    greedy = GreedyPlayer()
    for state in decisions("classic", 5)[::5]:
        assert greedy.choose(state) == greedy.choose(state.seen_by(mover(state)))


def test_advice_reads_nothing_hidden_of_a_whole_state_either() -> None:
    """A card that a political card's turn brings onto the display is not known before."""
    greedy, search, kinds = GreedyPlayer(), SearchPlayer(playouts=6), set()
    for place, state in enumerate(decisions("classic", 9)):
        view = state.seen_by(mover(state))
        last = state.year == YEARS and has_last_word(view)
        if not last and place % 25:
            continue
        action = rules.legal_actions(view)[-1]
        kinds.add((state.choice, has_last_word(view)))
        assert greedy.ranked(state) == greedy.ranked(view)
        assert greedy.closer(state, action) == greedy.closer(view, action)
        assert greedy.explain(state, action) == greedy.explain(view, action)
        assert greedy.game_end(state, action) == greedy.game_end(view, action)
        assert search.tried(state) == search.tried(view)
    assert {("turn", False), ("turn", True)} <= kinds


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_standing_after_an_action_is_the_one_that_playing_it_leads_to(edition: str) -> None:
    chance = random.Random(11)
    kinds: Counter[str] = Counter()
    for seed in (1, 2):
        for state in decisions(edition, seed, GreedyPlayer()):
            if state.choice != "turn":
                continue
            seat = state.to_move
            view = state.seen_by(seat)
            changes = Changes(Outlook(view, seat))
            action = any_kind(state, rules.legal_actions(view), chance)
            kinds[action.kind] += 1
            after = Outlook(rules.apply(state, action).state, seat).standing
            assert changes.after(action) == after, str(action)
    assert {"build", "found", "gold", "master_builder", "golden_times", "pass"} <= set(kinds)


def test_actions_of_one_key_lead_to_one_standing() -> None:
    pairs = 0
    for state in decisions("classic", 1, GreedyPlayer())[::4]:
        if state.choice == "turn":
            changes = Changes(Outlook(state, state.to_move))
            known: dict[object, object] = {}
            for action in rules.legal_actions(state):
                key = changes.key(action)
                pairs += key in known
                assert known.setdefault(key, changes.after(action)) == changes.after(action)
    assert pairs > 20


def test_after_the_game_the_score_is_judged() -> None:
    """Citizens, 3 for a complete city, minus 5 for hunger; gold breaks ties (E1 to E3)."""
    state = decisions("classic", 1, GreedyPlayer())[-1]
    while not state.over:
        state = (
            rules.advance(state)
            if state.decision is None
            else rules.apply(state, GreedyPlayer().choose(state))
        ).state
    for score in rules.scores(state):
        worth = GreedyPlayer().judge(state, score.player)
        assert score.total <= worth < score.total + 0.05 * (score.gold + 1)


def test_every_consideration_has_a_weight_and_its_sentences() -> None:
    assert Weights._fields == NAMES
    for name in NAMES:
        for direction in ("more", "less"):
            assert sentence(f"player-reason-{name}-{direction}", {"amount": 2, "mean": "no"})


def test_reasons_add_up_to_what_the_action_changes() -> None:
    state = next(s for s in decisions("classic", 1) if s.choice == "turn")
    greedy, view = GreedyPlayer(), state.seen_by(state.to_move)
    ranked = dict(greedy.ranked(view))
    for action in list(ranked)[:10]:
        total = sum(reason.weight * reason.value for reason in greedy.explain(view, action))
        assert total == pytest.approx(ranked[action] - ranked[Action("pass")])


def test_a_weight_changes_the_choice() -> None:
    """Whoever wants nothing but gold takes gold."""
    state = next(s for s in decisions("classic", 1) if s.choice == "turn")
    nothing = Weights(*(0.0,) * len(NAMES))
    miser = GreedyPlayer(nothing._replace(gold=1.0))
    assert miser.choose(state.seen_by(state.to_move)) == Action("gold")


def test_in_the_last_feeding_nothing_is_said_of_the_next_one() -> None:
    # Losing a castle's food matters in every year but the last: no feeding comes after it.
    for year, told in ((5, True), (6, False)):
        game = feeding(year=year)
        game.step()
        after = RoundOnePlayer().explain(game.state.seen_by(0), parse_action("starve A1"))
        assert any(reason.consideration in ("hunger", "pantry") for reason in after) is told


def test_a_road_may_take_sites_from_another_own_city() -> None:
    """What is beside two cities is no site of either (P7), and a road is no site of its city."""
    met: Counter[str] = Counter()
    for state in decisions("expansion", 3, RoundOnePlayer()):
        if state.choice != "turn":
            continue
        seat = state.to_move
        changes = Changes(Outlook(state, seat))
        before = changes.outlook.facts
        for action in rules.legal_actions(state)[::7]:
            if action.kind != "roads" and action.building != "road":
                continue
            foreseen = changes.after(action)
            assert foreseen == Outlook(rules.apply(state, action).state, seat).standing, str(action)
            met["two" if action.second else "one"] += 1
            changed = sum(a != b for a, b in zip(before, foreseen.cities, strict=True))
            met["taken"] += changed > 1 and not action.second
    assert min(met[case] for case in ("one", "two", "taken")) > 0, met


def test_advice_names_one_way_of_building_a_thing_and_each_choice_that_is_no_turn() -> None:
    greedy = GreedyPlayer()
    ways = ("build market C7", "master_builder market C8", "build market C8")
    assert {greedy.alike(parse_action(text)) for text in ways} == {"market"}
    roads = ("roads C7", "master_builder roads C7 C8")
    assert {greedy.alike(parse_action(text)) for text in roads} == {"road"}
    assert greedy.alike(parse_action("starve C7")) != greedy.alike(parse_action("starve C8"))
