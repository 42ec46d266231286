"""The quick player: legal everywhere, blind to what is hidden, never hungry for want of thought."""

import pickle
import random
from statistics import mean

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.ground import ground
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.quick_worths import FELT
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from tests.games.lacitta.players.played import EDITIONS, beginning, decisions, mover
from tests.games.lacitta.support import CULTURE, Fields, city, game, lane

QUICK = QuickPlayer()


def ended(state: State, quick: frozenset[int], chance: random.Random) -> State:
    """The end of a game in which some seats are the quick player's, the others play by lot."""
    while not state.over:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        actions = rules.legal_actions(state)
        action = QUICK.choose(state) if decision.player in quick else chance.choice(actions)
        state = rules.apply(state, action).state
    return state


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_chooses_is_legal_in_every_kind_of_decision(edition: str) -> None:
    kinds = set()
    for seed in (1, 2, 3, 4):
        for state in decisions(edition, seed, QUICK):
            kinds.add(state.choice)
            view = state.seen_by(mover(state))
            assert QUICK.choose(view) in rules.legal_actions(view)
    assert {"place", "turn", "penalty", "wish", "demolish", "starve"} <= kinds
    assert ("give_up_roads" in kinds) is (edition == "expansion")


@pytest.mark.parametrize("players", [2, 4, 5])
def test_whole_games_can_be_played_by_it_with_any_number_of_players(players: int) -> None:
    state = beginning("classic", players, players)
    end = ended(state, frozenset(range(players)), random.Random(1))
    assert mean(score.total for score in rules.scores(end)) > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_cards_are_not_read(edition: str) -> None:
    """Whatever lies face down, the choice is the same: that of the view."""
    for state in decisions(edition, 5, QUICK)[::6]:
        view = state.seen_by(mover(state))
        chosen = QUICK.choose(view)
        for seed in (1, 2):
            assert QUICK.choose(rules.complete(view, seed)) == chosen
        assert QUICK.choose(state) == chosen


def test_the_same_view_brings_the_same_choice_in_another_process_too() -> None:
    for state in decisions("classic", 2, QUICK)[::9]:
        again = pickle.loads(pickle.dumps(state))
        assert pickle.loads(pickle.dumps(QUICK)).choose(again) == QUICK.choose(state)


LAND = (("farm3", 2, 3), ("lake", 7, 8))
"""A2 and A3 touch the farm, A7 and A8 the lake."""


def last_turn(*settled: Fields, gold: int = 0, year: int = 6) -> State:
    """The last turn of a year, one action card at hand; the other player lives far away."""
    own = {"gold": gold, "action_cards": 1, "cards_played": 4}
    other = {"gold": 0, "action_cards": 0, "cards_played": 5}
    return game(
        lane(40, above=LAND),
        players=[
            {**own, "face_down": ["closeness", "rich_harvest"]},
            {**other, "face_down": ["golden_times", "golden_times"]},
        ],
        phase="politics",
        year=year,
        start_player=1,
        voice=CULTURE,
        cities=[*settled, city(1, "A40", 1)],
    ).state


@pytest.mark.parametrize("year", [1, 6])
def test_it_builds_the_farm_that_feeds_its_city(year: int) -> None:
    """Three citizens, no food: a farm on A2 feeds all three (F1, F2)."""
    hungry = last_turn(city(0, "A1", 3), gold=4, year=year)
    assert str(QUICK.choose(hungry)) == "build farm A2"


def test_where_all_are_fed_it_completes_a_city_instead() -> None:
    """Castle A3 and farm A2 feed six; a fountain on A7 is the third service (E1, P8)."""
    fed = last_turn(city(0, "A3", 6, "farm A2", "school A4", "market A5", "statue A6"))
    assert fed.food(0) == 6
    assert str(QUICK.choose(fed)) == "build fountain A7"


def test_what_brings_nothing_is_left_for_gold_which_breaks_ties() -> None:
    """Nobody can be spared, and a market would bring one who has nothing to eat (E2, E3)."""
    assert str(QUICK.choose(last_turn(city(0, "A20", 1)))) == "gold"


@pytest.mark.parametrize("edition", EDITIONS)
def test_before_it_was_tuned_it_loses_little_by_the_judgement_of_round_one(edition: str) -> None:
    """Its sums are those of round one, taken apart; on games of its own, from other seeds."""
    greedy, felt = RoundOnePlayer(), QuickPlayer((FELT,) * YEARS)
    lost: list[float] = []
    near = 0
    for state in decisions(edition, 61, felt):
        if state.choice != "turn":
            continue
        actions = rules.legal_actions(state)
        worths = greedy.worths(state, actions)
        lost.append(max(worths) - worths[actions.index(felt.choose(state))])
        near += lost[-1] <= 0.5
    assert mean(lost) < 0.4, mean(lost)
    assert near / len(lost) > 0.75


def test_it_beats_those_who_play_by_lot() -> None:
    chance = random.Random(8)
    for seed in range(6):
        seat = seed % 3
        end = ended(beginning("classic", 100 + seed), frozenset({seat}), chance)
        ranks = {score.player: score.rank for score in rules.scores(end)}
        assert ranks[seat] == 1


def test_the_land_is_sorted_into_levels_that_hold_every_open_space_once() -> None:
    table = rules.new_state(
        shipped_board("toscana"), ["A", "B"], edition="classic", setup="beginner", seed=1
    ).table
    land = ground(table)
    for levels, yields in ((land.fields, table.wheat), (land.mines, table.mountains)):
        assert [worth for worth, _ in levels] == sorted({w for w, _ in levels}, reverse=True)
        for worth, mask in levels:
            found = {space for space in range(len(yields)) if mask >> space & 1}
            assert found == {
                space
                for space, own in enumerate(yields)
                if own == worth and table.open >> space & 1
            }
    assert sum(mask for _, mask in land.fields) == table.open
    assert sum(mask for _, mask in land.castles) == table.open
