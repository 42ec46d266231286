"""Odds of the voice beside every possible deal, written out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.games.lacitta.study.odds import OUTCOMES, Odds, cards_for, voice_odds
from lacitta_nb.games.lacitta.study.tables import odds_table
from tests.games.lacitta import support

SERVICES = ("culture", "education", "health")
VOICES = [service for service in SERVICES for _ in range(9)]


def wished(cards: Sequence[str]) -> tuple[str, ...]:
    """By the words of V1: what most of the cards show, both where two services tie."""
    counts = Counter(cards)
    best = max(counts.values())
    return tuple(s for s in SERVICES if counts[s] == best)


def all_deals(known: Sequence[str], past: Sequence[str]) -> dict[tuple[str, ...], Fraction]:
    """The chances when each single card is laid in each hidden place: every deal, one by one."""
    pool = list(VOICES)
    for card in (*known, *past):
        pool.remove(card)
    deals = [wished([*known, *rest]) for rest in combinations(pool, 4 - len(known))]
    return {wish: Fraction(number, len(deals)) for wish, number in Counter(deals).items()}


def one_by_one(known: Sequence[str], past: Sequence[str]) -> dict[tuple[str, ...], Fraction]:
    """The same along a tree: card after card, each by its share of what is left."""
    left = Counter(VOICES) - Counter(known) - Counter(past)
    chances: dict[tuple[str, ...], Fraction] = {}
    for drawn in product(SERVICES, repeat=4 - len(known)):
        chance, rest = Fraction(1), Counter(left)
        for card in drawn:
            chance *= Fraction(rest[card], rest.total())
            rest[card] -= 1
        if chance:
            wish = wished([*known, *drawn])
            chances[wish] = chances.get(wish, Fraction(0)) + chance
    return chances


def knowing(known: Sequence[str], past: Sequence[str]) -> lc.State:
    """A moment at which the first seat knows these cards of the year and those of years before."""
    rest = list((Counter(VOICES) - Counter(known) - Counter(past)).elements())
    hidden = 4 - len(known)
    table = support.game(
        players=2,
        year=1 + len(past) // 4,
        voice={"cards": [*known, *rest[:hidden]], "past": list(past)},
        cities=[support.city(0, "A1", 3), support.city(1, "A30", 3)],
    )
    seen = tuple(range(2, len(known) + 1))
    first, second = table.state.players
    return table.state._replace(players=(first._replace(seen=seen), second))


def given(odds: Odds) -> dict[tuple[str, ...], Fraction]:
    return {chance.wishes: chance.chance for chance in odds.chances if chance.chance}


def piles(size: int, most: int = 9) -> Iterator[list[str]]:
    """All piles of so many cards."""
    for culture, education in product(range(most + 1), repeat=2):
        health = size - culture - education
        if 0 <= health <= most:
            yield ["culture"] * culture + ["education"] * education + ["health"] * health


@pytest.mark.parametrize("known", [["health"], ["health", "culture", "health"]])
@pytest.mark.parametrize("year", [1, 3, 6])
def test_chances_are_those_of_all_deals(known: list[str], year: int) -> None:
    tried = 0
    for past in [p for p in piles(4 * (year - 1)) if p.count("health") + 2 <= 9][::7]:
        assert given(voice_odds(knowing(known, past), 0)) == all_deals(known, past)
        tried += 1
    assert tried


def test_chances_in_every_case_there_is() -> None:
    """Every pile of earlier years and every set of known cards, card after card."""
    tried, base = 0, knowing(["culture"], [])
    for year, shown in product(range(1, 7), range(1, 5)):
        for past in piles(4 * (year - 1)):
            for known in piles(shown):
                if max(Counter([*past, *known]).values()) > 9:
                    continue
                state = base._replace(
                    voice=(*known, *[UNKNOWN] * (4 - shown)),
                    voice_past=tuple(past),
                    voice_deck=(UNKNOWN,) * (27 - 4 * year),
                )
                seen = tuple(range(2, shown + 1))
                state = state._replace(players=tuple(p._replace(seen=seen) for p in state.players))
                assert given(voice_odds(state, 0)) == one_by_one(known, past)
                tried += 1
    assert tried > 3000


def test_by_hand_with_one_open_card() -> None:
    """Health lies open, 26 cards are left: 2,600 hands of three.

    Health alone: no other pair may come with exactly one more health. Three more: C(8,3) = 56; two
    more and one other: 28 x 18 = 504; one more and one of each other: 8 x 9 x 9 = 648.
    """
    odds = voice_odds(knowing(["health"], []), 0)
    assert odds.of("health") == Fraction(56 + 504 + 648, 2600)
    assert odds.of("health", "culture") == Fraction(8 * 36, 2600)
    assert odds.of("culture", "education") == 0
    assert sum(chance.chance for chance in odds.chances) == 1
    assert odds.possible[0] == ("health",)
    assert odds.at_least_one("culture", "education") == 1 - odds.of("health")


def test_what_one_has_seen_counts_for_oneself_alone() -> None:
    state = knowing(["health", "health", "health"], [])
    assert voice_odds(state, 0).of("health") == 1
    assert voice_odds(state, 0).hidden == 1
    for other in (1, None):
        odds = voice_odds(state, other)
        assert odds.open == ("health",)
        assert odds.of("health") == Fraction(1208, 2600)


def test_cards_of_earlier_years_count() -> None:
    past = ["health"] * 7 + ["culture"]
    odds = voice_odds(knowing(["health"], past), 0)
    # 18 cards are left, one of them health: a single wish for it needs one of each other service.
    assert odds.left == (8, 9, 1)
    assert odds.of("health") == Fraction(8 * 9, 816)


def test_before_the_cards_are_laid_four_are_hidden() -> None:
    game = lc.new_game(players=2, seed=1)
    odds = voice_odds(game)
    assert (odds.open, odds.hidden) == ((), 4)
    assert given(odds) == all_deals([], [])


def test_after_the_reveal_it_is_certain() -> None:
    table = support.before_migration([], support.CULTURE_AND_HEALTH)
    assert voice_odds(table, 1).of("health", "culture") == 1
    assert voice_odds(table).possible == (("culture", "health"),)


def test_a_player_is_named_or_numbered_and_the_end_has_no_wish() -> None:
    game = lc.new_game(["Rosso", "Blu"], seed=3)
    game.run()
    assert voice_odds(game, "Blu") == voice_odds(game.state, 1)
    with pytest.raises(lc.NotFound, match="Verde"):
        voice_odds(game, "Verde")
    with pytest.raises(lc.GameOver):
        voice_odds(game.state._replace(phase="over"))


def test_the_table_has_a_row_for_each_outcome_that_can_come() -> None:
    """With health open, three cards are left: culture and education can't have 2 each.

    The likeliest comes first.
    """
    odds = voice_odds(knowing(["health"], []), 0)
    table = odds_table(odds)
    assert list(table.columns) == ["wish", "chance in %", "exactly"]
    assert "culture and education" not in list(table["wish"])
    assert next(iter(table["wish"])) == "health"
    assert next(iter(table["chance in %"])) == 46.5
    assert next(iter(table["exactly"])) == "151/325"
    chances = list(table["chance in %"])
    assert chances == sorted(chances, reverse=True)
    assert repr(odds).startswith("<Odds: health 46.5 %, ")


@pytest.mark.parametrize("wish", OUTCOMES)
def test_cards_for_a_wish_agree_with_what_is_seen(wish: tuple[str, ...]) -> None:
    state = knowing(["education"], ["health"] * 8).seen_by(0)
    cards = cards_for(state, wish)
    if voice_odds(state, 0).of(*wish):
        assert cards is not None
        assert cards[0] == "education"
        assert wished(cards) == wish
        assert cards.count("health") <= 1
    else:
        assert cards is None


def test_too_few_cards_for_a_year_are_told_and_not_counted() -> None:
    """Only a position by hand can be so: 25 of the 27 cards lie under those of years before."""
    table = support.game(
        players=2,
        phase="lay_voice",
        voice={"past": VOICES[:25]},
        cities=[support.city(0, "A1", 3), support.city(1, "A30", 3)],
    )
    with pytest.raises(lc.MissingCard, match="only 2"):
        voice_odds(table)
