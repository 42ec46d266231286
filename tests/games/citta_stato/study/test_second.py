"""The gain of the second score, beside every way to play it."""

import random

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study import second
from lacitta_nb.games.citta_stato.study.matters import ASKS_ABOUT
from lacitta_nb.games.citta_stato.study.second import second_gain
from lacitta_nb.games.citta_stato.tables import shipped_tables
from tests.games.citta_stato.study.positions import cubes, moment

MARKET = ((0, 0, 1), (0, 1, 0), (0, 0, 0), (1, 0, 1), (0, 0, 0), (0, 0, 0))
CALM = {"republic": "oligarchy", "marker": 6, "scheme": ""}


def at_the_end(hand: dict[str, object]) -> State:
    """The begin of the second score for one of two players, of whom the other has no cards."""
    seats = [CALM | hand, {}]
    return moment(seats, expansion=True, phase="second_score", round=7, market=MARKET)


def brute(state: State, seat: int = 0) -> set[tuple[int, int, int]]:
    """Final score, second score and cubes of every ending, all questions answered in every way."""
    found, left, seen = set(), [rules.advance(state).state], set()
    while left:
        now = left.pop()
        if not now.agenda:
            score = rules.scores(now)[seat]
            found.add((score.final, score.second, score.cubes))
            continue
        for action in rules.legal_actions(now):
            after = rules.apply(now, action).state
            if after not in seen:
                seen.add(after)
                left.append(after)
    return found


HANDS: dict[str, dict[str, object]] = {
    "cards in four colours": {
        "points": 10,
        "crowns": 1,
        "cards": ("tunis", "admiral", "secret_route", "duchy"),
        "banners": (0, 0, 2, 0),
        "bag": cubes(orange=2),
    },
    "nothing": {"points": 5},
    "a card that draws and one that counts the supply": {
        "points": 9,
        "crowns": 2,
        "cards": ("authority", "hegemonic_republic"),
        "bag": cubes(black=3, purple=2),
        "cubes": cubes(green=2),
    },
    "cubes that are bought, counted, and put out": {
        "points": 6,
        "crowns": 1,
        "cards": ("ivory", "admiral", "crusades_port_orange"),
        "cubes": cubes(orange=1),
        "bag": cubes(orange=1, yellow=1),
    },
    "a third yellow card burned": {
        "points": 3,
        "cards": ("flanders", "harbormaster"),
        "burned": (("tunis", "tripoli"), (), (), (), (), ()),
        "cubes": cubes(yellow=1, black=1, green=1),
        "crowns": 3,
    },
    "a marker that can leave the form": {
        "points": 12,
        "cards": ("financial_power", "elder_council", "royal_court"),
        "banners": (1, 0, 0, 3),
    },
    "one marker move away from the form": {
        "points": 4,
        "republic": "plutocracy_crowns",
        "cards": ("secret_route", "duchy"),
        "burned": ((), ("silk",), (), (), (), ()),
        "banners": (0, 0, 2, 0),
    },
    "a card that is burned anywhere": {
        "points": 2,
        "cards": ("freedom_of_thought", "mercenary_tradition"),
        "burned": ((), (), (), ("warfare_intent",), (), ()),
        "crowns": 9,
    },
    "discs, and cards in the supply": {
        "points": 8,
        "cards": ("hunt_saracen_pirates", "city_assembly", "republican_chart"),
        "discs": (1, 4),
        "gone": (0, 2, 3, 5),
    },
}


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_beside_every_way_to_play_it(hand: dict[str, object]) -> None:
    state = at_the_end(hand)
    endings = brute(state)
    found = second_gain(state, 0)
    assert found.exact
    best = max(endings, key=lambda one: (one[0], one[1], one[2]))
    most = max(endings, key=lambda one: (one[1], one[0], one[2]))
    assert (found.best.final, found.best.second, found.best.cubes) == best
    assert (found.most.final, found.most.second, found.most.cubes) == most


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_the_plans_can_be_played(hand: dict[str, object]) -> None:
    """What is not named is skipped."""
    state = at_the_end(hand)
    found = second_gain(state, 0)
    for plan in (found.best, found.most):
        now, left = rules.advance(state).state, list(plan.actions)
        while now.agenda:
            legal = list(map(str, rules.legal_actions(now)))
            text = left.pop(0) if left and left[0] in legal else "skip"
            now = rules.apply(now, text).state
        score = rules.scores(now)[0]
        assert left == []
        assert (score.final, score.second) == (plan.final, plan.second)
        assert (score.form, score.crowns, score.signs) == (plan.form, plan.crowns, plan.signs)


def test_a_full_hand_is_looked_through_to_the_end() -> None:
    """Six cards that buy, draw, count, fight and move: all ways are tried."""
    cards = ("tunis", "ivory", "admiral", "hunt_saracen_pirates", "secret_route", "duchy")
    hand = {"points": 10, "cards": cards, "banners": (0, 0, 2, 0), "bag": cubes(orange=2)}
    found = second_gain(at_the_end(hand | {"cubes": cubes(purple=1)}), 0)
    assert found.exact
    # An orange cube got for the purple one, two drawn; disc 5; ivory burned; two orange banners.
    assert found.most.second == 3 + 5 + 2 + 4
    assert found.most.cards[:2] == ("burn tunis", "burn ivory")


def test_a_second_score_that_is_too_high_for_the_crowns() -> None:
    """E4: seven more points would need more crown signs than there are crowns."""
    hand = {"points": 3, "cards": ("mercenary_tradition", "corsair_raid")}
    found = second_gain(at_the_end(hand), 0)
    assert found.most.second == 7
    assert found.most.final == 3
    alone = {card.card: (card.use, card.burn) for card in found.cards}
    assert alone == {"mercenary_tradition": (7, 1), "corsair_raid": (1, 1)}
    assert found.first == 3


def test_earlier_in_the_game_it_is_told_as_if_it_came_now() -> None:
    hand = CALM | {"points": 1, "cards": ("mercenary_tradition",)}
    state = moment([hand, {"cards": ("silk",)}], expansion=True, round=3)
    found = second_gain(state, "Rosa")
    assert found.most.actions == ("use mercenary_tradition",)
    assert found.most.cards == ("use mercenary_tradition",)
    assert found.most.second == 7


def test_a_search_that_is_cut_short_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "MOST", 3)
    found = second_gain(at_the_end(HANDS["cubes that are bought, counted, and put out"]), 0)
    assert not found.exact
    assert found.best.actions


def test_a_card_by_itself_of_which_not_all_was_tried_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Played on at the last question, where nothing is left to be searched but each card alone."""
    hand: dict[str, object] = {"cards": ("freedom_of_thought",), "bag": cubes(green=1, orange=1)}
    state = rules.advance(at_the_end(hand)).state
    while state.agenda:
        state = rules.apply(state, "skip").state
    assert second_gain(state, 0).exact
    monkeypatch.setattr(second, "MOST", 1)
    assert not second_gain(state, 0).exact


def test_the_third_yellow_card_burned_with_a_full_market_is_looked_through() -> None:
    """B2: what is exchanged brings no points by itself, and so there is little to be tried."""
    hand = {"cards": ("flanders",), "burned": (("tunis", "tripoli"), (), (), (), (), ())}
    state = at_the_end(hand | {"cubes": (2,) * 6})._replace(market=((1, 1, 2),) * 6)
    found = second_gain(state, 0)
    assert found.exact
    assert (found.cards[0].use, found.cards[0].burn) == (0, 0)


def test_random_hands_beside_every_way() -> None:
    """Few cubes, so that all ways can be tried without any shortening."""
    draw = random.Random(5)
    state = at_the_end({})
    names = [n for n, c in state.table.tables.cards.items() if c.colour in (2, 3, 4, 5)]
    for _ in range(25):
        hand: dict[str, object] = {
            "points": draw.randrange(12),
            "crowns": draw.randrange(4),
            "cards": tuple(draw.sample(names, 3)),
            "cubes": tuple(draw.randrange(2) for _ in range(6)),
            "bag": tuple(draw.randrange(2) for _ in range(6)),
            "banners": tuple(draw.randrange(3) for _ in range(4)),
            "burned": tuple(("silk",) * draw.randrange(3) for _ in range(6)),
        }
        end = at_the_end(hand)
        endings, found = brute(end), second_gain(end, 0)
        if found.exact:
            best = max(endings)
            assert (found.best.final, found.best.second, found.best.cubes) == best


def test_half_played_second_scores_go_on() -> None:
    """What is still asked is played on: each question of a second score on the way to its best."""
    state = rules.advance(at_the_end(HANDS["cards in four colours"])).state
    told = second_gain(state, 0).best
    left = list(told.actions)
    while state.agenda:
        again = second_gain(state, 0).best
        assert (again.final, again.second) == (told.final, told.second)
        legal = list(map(str, rules.legal_actions(state)))
        state = rules.apply(state, left.pop(0) if left and left[0] in legal else "skip").state
    assert rules.scores(state)[0].final == told.final
    assert second_gain(state, 0).best.final == told.final


def test_all_that_cards_and_benefits_do_is_known() -> None:
    """A verb that `matters` does not know makes every search longer."""
    tables = shipped_tables()
    verbs = {effect.verb for card in tables.cards.values() for effect in card.effects}
    verbs |= {e.verb for benefits in tables.burning for benefit in benefits for e in benefit}
    assert verbs - set(ASKS_ABOUT) == set()
