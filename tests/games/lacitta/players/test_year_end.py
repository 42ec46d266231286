"""The year's end beside a brute force that knows nothing of it: every deal of the hidden cards is
drawn card by card, and every choice of the player's own is tried.
"""

from fractions import Fraction

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import SERVICES, UNKNOWN, YEARS
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.interests import interested_choice
from lacitta_nb.games.lacitta.players.last_turns import last_of_all
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.standing import Outlook
from lacitta_nb.games.lacitta.players.value import YearValue
from lacitta_nb.games.lacitta.players.weights import year_end_weights
from lacitta_nb.games.lacitta.players.wishes import wish_outcomes
from lacitta_nb.games.lacitta.state import State
from tests.games.lacitta.players.played import beginning, mover

WIN = 5
"""Points that the player feels a win to be worth."""

GOLD = 0.05
"""More than all gold that is left counts beside the points: it only tells equal ways apart."""


def deals(view: State) -> dict[tuple[str, ...], Fraction]:
    """Each way in which the hidden cards can lie, with its chance, drawn one after the other."""
    seen = [card for card in view.voice + view.voice_past if card != UNKNOWN]
    found: dict[tuple[str, ...], Fraction] = {(): Fraction(1)}
    for card in view.voice:
        following: dict[tuple[str, ...], Fraction] = {}
        for laid, chance in found.items():
            hidden = list(laid)
            for known in view.voice[: len(laid)]:
                if known != UNKNOWN:
                    hidden.remove(known)
            left = {s: 9 - seen.count(s) - hidden.count(s) for s in SERVICES}
            drawn = (
                {card: Fraction(1)}
                if card != UNKNOWN
                else {s: Fraction(left[s], sum(left.values())) for s in SERVICES}
            )
            for service, share in drawn.items():
                if share:
                    more = (*laid, service)
                    following[more] = following.get(more, Fraction(0)) + chance * share
        found = following
    return found


Worth = tuple[Fraction, Fraction, Fraction]
"""Felt points, points and share of the win."""


def ended(state: State) -> list[Worth]:
    """What the end is worth to each of the two, if every choice is the best one for its player."""
    while not state.over:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        usual = interested_choice(state)
        actions = sorted(rules.legal_actions(state), key=lambda action: action != usual)
        after = [ended(rules.apply(state, action).state) for action in actions]
        return max(after, key=lambda ends: ends[decision.player])
    found = rules.scores(state)
    first = sum(score.rank == 1 for score in found)
    wins = [Fraction(int(score.rank == 1), first) for score in found]
    return [
        (score.total + WIN * win, Fraction(score.total), win)
        for score, win in zip(found, wins, strict=True)
    ]


def worth(view: State, action: Action) -> list[Fraction]:
    seat = mover(view)
    after, found = rules.apply(view, action).state, [Fraction(0)] * 3
    for voice, chance in deals(view).items():
        for place, value in enumerate(ended(after._replace(voice=voice))[seat]):
            found[place] += chance * value
    return found


def last_turn(seed: int, players: int = 2) -> State:
    """The last turn of a game, as whoever takes it may know it."""
    state, player = beginning(seed=seed, players=players), RoundOnePlayer()
    while True:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        view = state.seen_by(decision.player)
        if view.year == YEARS and view.choice == "turn" and last_of_all(view):
            return view
        state = rules.apply(state, player.choose(view)).state


@pytest.mark.parametrize("seed", [31, 33])
def test_M1_D1_F2_E1_last_turns_are_worth_what_a_brute_force_says(seed: int) -> None:
    view, judge = last_turn(seed), GreedyPlayer()
    for action, felt in judge.ranked(view)[:3]:
        expected, points, win = map(float, worth(view, action))
        told = judge.game_end(view, action)
        assert told is not None
        assert (told.points, told.win) == pytest.approx((points, win), abs=1e-9)
        assert felt == pytest.approx(expected, abs=GOLD)


@pytest.mark.parametrize("seed", [41, 42])
def test_nothing_left_out_is_better_than_the_first(seed: int) -> None:
    """Ways that come to the same are asked for once, and only the likeliest with care."""
    view, judge = last_turn(seed), GreedyPlayer()
    best = judge.ranked(view)[0][1]
    for candidate in judge.candidates(view)[:12]:
        assert float(worth(view, candidate.action)[0]) <= best + GOLD


@pytest.mark.parametrize("seed", range(5))
def test_V1_odds_of_the_wishes_are_those_of_drawing_card_by_card(seed: int) -> None:
    view = last_turn(50 + seed)
    by_wish: dict[tuple[str, ...], Fraction] = {}
    for voice, chance in deals(view).items():
        wished = tuple(s for s in SERVICES if voice.count(s) >= 2)
        by_wish[wished] = by_wish.get(wished, Fraction(0)) + chance
    told = {found.wishes: found.chance for found in wish_outcomes(view, mover(view))}
    assert told == by_wish


def test_what_is_hidden_changes_no_advice() -> None:
    view, judge = last_turn(61), GreedyPlayer()
    seat = mover(view)
    found = judge.candidates(view)
    for seed in range(3):
        whole = rules.complete(view, seed)
        assert judge.candidates(whole.seen_by(seat)) == found
        assert judge.choose(whole) == judge.choose(view)


STARVING = """{"format": "lacitta-position/1", "edition": "expansion", "board": "toscana",
 "landscapes": {}, "year": 6, "phase": "politics", "start_player": 0,
 "players": [
  {"name": "Rosso", "gold": 0, "action_cards": 0, "cards_played": 5,
   "face_down": ["palace", "hospital"]},
  {"name": "Blu", "gold": 0, "action_cards": 0, "cards_played": 4, "face_down": ["palace"]}],
 "cities": [
  {"owner": 0, "castle": "A1", "citizens": 5,
   "buildings": {"A2": "hospital", "A3": "statue", "A4": "estate", "B3": "statue"}},
  {"owner": 0, "castle": "D1", "citizens": 5, "buildings":
   {"E1": "university", "F1": "university", "F2": "university", "F3": "university"}},
  {"owner": 1, "castle": "E4", "citizens": 2, "buildings": {"F8": "estate"}}]}"""


def test_F2_D1_who_must_starve_many_spares_the_city_that_scores() -> None:
    """Five of Rosso's ten go hungry. From D1 they take four universities; A1 would lose its bonus.

    5 citizens and 3 for A1, less 5 for hunger, are 3 points, against 2 of Blu (E1, E2).
    """
    view = lc.load(STARVING).state.seen_by(1)
    (passing,) = [action for action in rules.legal_actions(view) if action.kind == "pass"]
    end = GreedyPlayer().game_end(view, passing)
    assert end is not None
    assert (end.points, end.rank, end.win) == (2.0, 2.0, 0.0)


def test_before_a_year_has_ended_the_first_one_is_what_counts() -> None:
    state = lc.new_game(players=3, setup="beginner", seed=5).state
    told = YearValue().scale(state, 0).units(Outlook(state, 0).standing)
    assert tuple(weight for _, weight, _ in told) == year_end_weights(1)
