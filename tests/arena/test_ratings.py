"""Ratings by full placings, beside brute force, and intervals that hold: by simulation."""

import math
import random
import re
from collections.abc import Sequence

import numpy as np
import pytest

from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.records import Played
from lacitta_nb.arena.statistics import Estimate, share
from lacitta_nb.core.errors import BadSetting

SCALE = 400 / math.log(10)


def placed(seats: Sequence[str], ranks: Sequence[int]) -> Played:
    """A game of which only the places matter."""
    size, first = len(seats), [rank == 1 for rank in ranks]
    return Played(
        format="nim-tournament/1",
        seats=tuple(seats),
        makes=("0",) * size,
        round=0,
        seed=0,
        points=(0,) * size,
        wins=tuple(one / sum(first) for one in first),
        ranks=tuple(ranks),
    )


def test_three_wins_of_four_between_two_players() -> None:
    """Odds of 3 are 400 log10(3) = 191, and nothing is added to the games."""
    found = ratings([placed("ab", (1, 2))] * 3 + [placed("ab", (2, 1))])
    assert found["a"] == Estimate(0, 0, 0)
    assert found["b"].value == pytest.approx(-400 * math.log10(3), abs=1e-3)


def test_the_reference_is_who_took_most_seats_or_whoever_is_named() -> None:
    games = [placed("abb", (1, 2, 3)), placed("abb", (3, 1, 2)), placed("abb", (2, 1, 3))]
    by_a, by_b = ratings(games, "a"), ratings(games)
    assert (by_a["a"], by_b["b"]) == (Estimate(0, 0, 0),) * 2
    assert by_a["b"].value == pytest.approx(-by_b["a"].value, abs=1e-3)
    assert by_a["b"].low == pytest.approx(-by_b["a"].high, abs=0.2)
    with pytest.raises(BadSetting, match=r"not to 'c'\. There are: a, b"):
        ratings(games, "c")


def likelihood(strength: float, games: Sequence[tuple[str, tuple[int, ...]]]) -> float:
    """Of places without ties, as the model says it; b has the strength 1."""
    worth = {"a": math.exp(strength), "b": 1.0}
    total = 0.0
    for seats, ranks in games:
        left = [worth[name] for _, name in sorted(zip(ranks, seats, strict=True))]
        total += sum(math.log(one / sum(left[place:])) for place, one in enumerate(left))
    return total


def test_full_placings_count_as_a_search_over_the_likelihood_finds() -> None:
    games = [("abb", (1, 2, 3)), ("abb", (3, 1, 2)), ("aab", (1, 3, 2)), ("ab", (2, 1))] * 2
    steps = [step / 1000 for step in range(-3000, 3000)]
    best = max(steps, key=lambda strength: likelihood(strength, games[:3]))
    found = ratings([placed(seats, ranks) for seats, ranks in games[:3]], "b")
    assert found["a"].value == pytest.approx(best * SCALE, abs=0.2)


def tail(wins: int, games: int, chance: float) -> float:
    """The chance of more wins, and half that of as many (mid-p), by the binomial distribution."""
    chances = [
        math.comb(games, k) * chance**k * (1 - chance) ** (games - k) for k in range(games + 1)
    ]
    return sum(chances[wins + 1 :]) + chances[wins] / 2


def rated_at(wins: int, games: int, wanted: float) -> float:
    """The rating at which that chance is as wanted."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if tail(wins, games, middle) < wanted else (low, middle)
    return SCALE * math.log(low / (1 - low))


@pytest.mark.parametrize(
    ("wins", "games"), [(0, 100), (1, 100), (3, 40), (30, 60), (197, 200), (4, 4)]
)
def test_the_ends_between_two_players_are_those_of_the_exact_test(wins: int, games: int) -> None:
    found = ratings([placed("ab", (1, 2))] * wins + [placed("ab", (2, 1))] * (games - wins), "b")[
        "a"
    ]

    low = rated_at(wins, games, 0.025) if wins else -math.inf
    high = rated_at(wins, games, 0.975) if wins < games else math.inf
    assert found.low == pytest.approx(low, abs=0.5)
    assert found.high == pytest.approx(high, abs=0.5)


def test_seats_of_one_player_at_a_table_count_each() -> None:
    """One against three that wins a quarter of its games is as strong as they are."""
    first = [tuple(1 if seat == best else 2 for seat in range(4)) for best in range(4)]
    found = ratings([placed("abbb", ranks) for ranks in first] * 100, "b")
    assert found["a"].value == pytest.approx(0, abs=1e-3)


def test_where_only_the_winner_is_known_the_shared_last_place_says_nothing() -> None:
    """Two of three in each game tie for the last place: the winners alone count."""
    wins = {(1, 2, 2): 60, (2, 1, 2): 30, (2, 2, 1): 10}
    found = ratings([placed("abc", r) for r, times in wins.items() for _ in range(times)], "b")
    assert found["a"].value == pytest.approx(400 * math.log10(2), abs=1e-3)
    assert found["c"].value == pytest.approx(-400 * math.log10(3), abs=1e-3)


def test_draws_tell_that_players_are_close_and_narrow_the_interval() -> None:
    decided = [placed("ab", (1, 2)), placed("ab", (2, 1))] * 5
    drawn = ratings([*decided, *[placed("ab", (1, 1))] * 40])["b"]
    assert drawn.value == pytest.approx(0, abs=1e-3)
    alone = ratings(decided)["b"]
    assert alone.low < drawn.low < 0 < drawn.high < alone.high


def test_a_tie_bounds_nobody_where_all_else_is_won_by_one() -> None:
    """The likelier ties are held to be, the farther apart the two may be: there is no top."""
    won = [placed("ab", (2, 1))] * 20
    found = ratings([*won, placed("ab", (1, 1))])["b"]
    assert (found.value, found.high) == (math.inf, math.inf)
    assert found.low == pytest.approx(ratings(won)["b"].low, abs=5)
    mostly = ratings([placed("ab", (2, 1)), *[placed("ab", (1, 1))] * 40])["b"]
    assert (mostly.value, mostly.high) == (math.inf, math.inf)
    assert -500 < mostly.low < 0


def test_who_wins_or_loses_always_has_an_interval_with_one_end() -> None:
    found = ratings([placed("abc", (1, 2, 3))] * 5 + [placed("bc", (2, 1))] * 0, "b")
    assert (found["a"].value, found["a"].high) == (math.inf, math.inf)
    assert 0 < found["a"].low < 400
    assert (found["c"].value, found["c"].low) == (-math.inf, -math.inf)
    assert found["c"].high == pytest.approx(-found["a"].low, abs=120)
    assert list(found) == ["a", "b", "c"]


def test_players_whom_no_game_joins_have_no_rating() -> None:
    games = [placed("ab", (1, 2)), placed("ab", (2, 1)), placed("cd", (1, 2)), placed("cd", (2, 1))]
    found = ratings(games, "a")
    for name in "cd":
        assert math.isnan(found[name].value)
        assert found[name][1:] == (-math.inf, math.inf)
    assert math.isfinite(found["b"].high)


def test_two_who_only_lost_to_a_third_can_t_be_compared() -> None:
    found = ratings([placed("wa", (1, 2)), placed("wb", (1, 2))] * 3, "a")
    assert math.isnan(found["b"].value)
    assert found["w"].value == math.inf


def test_a_loser_between_others_does_not_move_them() -> None:
    """Who has lost all games says nothing of the two who have played each other."""
    pair = [placed("ab", (1, 2))] * 3 + [placed("ab", (2, 1))] * 2
    with_z = [*pair, *[placed("az", (1, 2)), placed("bz", (1, 2))] * 4]
    alone, beside = ratings(pair, "b")["a"], ratings(with_z, "b")["a"]
    assert beside == pytest.approx(alone, abs=1e-3)


def test_tables_of_different_sizes_are_not_thrown_together() -> None:
    games = [placed("ab", (1, 2)), placed("ab", (2, 1)), placed("abb", (1, 2, 3))]
    with pytest.raises(BadSetting, match=r"different sizes \(2, 3\)"):
        ratings(games)
    assert ratings(games, players=2)["b"].value == pytest.approx(0, abs=1e-3)
    assert ratings(games, players=3)["a"].value == math.inf
    assert ratings([]) == {}


@pytest.mark.parametrize("players", ["2", True, 0, -2, 2.0, [2]])
def test_what_is_no_size_of_a_table_is_refused_by_name(players: object) -> None:
    for games in ([], [placed("ab", (1, 2))]):
        with pytest.raises(
            BadSetting, match=f"“players” must be .* not {re.escape(repr(players))}"
        ):
            ratings(games, players=players)  # type: ignore[arg-type]


def test_a_size_at_which_nobody_played_is_refused_with_those_there_are() -> None:
    games = [placed("ab", (1, 2)), placed("abb", (1, 2, 3))]
    with pytest.raises(BadSetting, match=r"a table for 9\. There are tables for: 2, 3\."):
        ratings(games, players=9)
    assert ratings([], players=9) == {}
    assert ratings(games, players=np.int64(2)) == ratings(games, players=2)  # type: ignore[arg-type]


def test_a_line_without_places_tells_them_by_win_and_points() -> None:
    game = placed("abcd", (1, 1, 1, 1))
    line = game.model_copy(
        update={"ranks": None, "wins": (0.0, 0.5, 0.0, 0.5), "points": (3, 9, 3, 9)}
    )
    assert line.places == (3, 1, 3, 1)


def drawn(seats: Sequence[str], truth: dict[str, float], draw: random.Random) -> Played:
    """A game by the model: places are given away one after the other."""
    left, ranks = list(range(len(seats))), [0] * len(seats)
    for rank in range(1, len(seats) + 1):
        (seat,) = draw.choices(left, [10 ** (truth[seats[one]] / 400) for one in left])
        left.remove(seat)
        ranks[seat] = rank
    return placed(seats, ranks)


def covered(truth: float, players: int, games: int, times: int) -> int:
    """How often the interval of one player holds the truth, beside copies of the reference."""
    draw, truths = random.Random(f"{truth}/{players}/{games}"), {"a": truth, "z": 0.0}
    seats = "a" + "z" * (players - 1)
    held = 0
    for _ in range(times):
        found = ratings([drawn(seats, truths, draw) for _ in range(games)], "z")["a"]
        held += found.low <= truth <= found.high
    return held


def check_cover(held: int, times: int) -> None:
    """Between 0.92 and 0.98; how far above it chance alone may have led is left open.

    Who wins one game in two hundred wins none, one or two, and no interval can hold for exactly 95
    of 100 such counts: it holds for 97 or 98.
    """
    found = share(held, times)
    assert found.value >= 0.92
    assert found.low <= 0.98


@pytest.mark.parametrize(("truth", "players"), [(-900, 2), (500, 4)])
def test_intervals_hold(truth: float, players: int) -> None:
    assert covered(truth, players, 100, 60) >= 53


@pytest.mark.slow
@pytest.mark.parametrize("truth", [-900, -300, 300, 500])
@pytest.mark.parametrize("players", [2, 4])
def test_intervals_hold_as_often_as_they_say(truth: float, players: int) -> None:
    check_cover(sum(covered(truth, players, games, 200) for games in (120, 300)), 400)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_intervals_hold_in_a_company_of_many(players: int) -> None:
    """Each sits down with some of the others, far weaker and far stronger ones."""
    truth = {"z": 0.0, "a": -900.0, "b": -300.0, "c": 300.0, "d": 500.0}
    draw, held, times = random.Random(f"many/{players}"), dict.fromkeys(truth, 0), 150
    for _ in range(times):
        found = ratings(
            [drawn(draw.sample(list(truth), players), truth, draw) for _ in range(200)], "z"
        )
        for name, value in truth.items():
            held[name] += found[name].low <= value <= found[name].high
    check_cover(sum(held[name] for name in "abcd"), 4 * times)
    assert all(held[name] >= 0.9 * times for name in "abcd")
