"""Tables and figures of the study: what they say, and that they can be drawn."""

from fractions import Fraction

import pytest
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from lacitta_nb.games.saint_malo.constants import SYMBOLS, Symbol
from lacitta_nb.games.saint_malo.study import figures, tables
from lacitta_nb.games.saint_malo.study.balance import balances
from lacitta_nb.games.saint_malo.study.odds import odds_of, surest
from lacitta_nb.games.saint_malo.study.threat import pirate_threat
from lacitta_nb.games.saint_malo.study.throws import counted
from lacitta_nb.games.saint_malo.study.worth import place_worths
from tests.games.saint_malo.study.positions import Seat, moment, side

SHOWN: tuple[Symbol, ...] = ("crate", "crate", "wall", "head", "swords")
ODDS = odds_of(counted(SHOWN), 1, coins=3)
THREATENED = moment([Seat(side("top")), Seat()], boxes=7, turns=3)


def test_odds_have_a_row_for_each_symbol_and_number_turned() -> None:
    table = tables.throw_odds_table(ODDS)
    assert list(table["dice turned"]) == [0, 0, 1, 0, 1, 0, 1, 0, 1]
    assert table.shape == (9, 8)
    crate = table.iloc[1]
    assert list(crate[["2 or more, in %", "3 or more, in %", "5 or more, in %"]]) == [
        100,
        42.13,
        0.46,
    ]
    assert crate["swords expected"] == 0.5


def test_rolls_have_a_row_each() -> None:
    table = tables.rolls_table()
    assert list(table["rolls"]) == [1, 2, 3]
    assert list(table["3 or more, in %"]) == [3.55, 17.05, 35.48]


def test_keeps_tell_what_they_are_worth_and_what_they_lose() -> None:
    table = tables.keep_table(surest(counted(SHOWN), "crate", 3, 1))
    assert len(table) == 24
    assert table.iloc[0]["dice that stay"] == "keep crate crate"
    assert list(table.iloc[0][["worth expected", "less than the best"]]) == [0.42, 0.0]
    assert table["less than the best"].is_monotonic_increasing
    assert tables.keep_table([]).empty


def test_the_threat_has_a_row_for_each_player_and_each_attack() -> None:
    found = pirate_threat(THREATENED)
    table = tables.threat_table(found)
    assert list(table["player"]) == ["Anne", "Marc"]
    assert list(table["defence"]) == [2, 0]
    assert list(table["missing against the next attack"]) == [1, 3]
    attacks = tables.attack_table(found)
    assert list(attacks["strength"]) == [3, 6, 8, 10, 12]
    assert list(attacks["boxes until then"]) == [1, 5, 9, 13, 17]
    weak = pirate_threat(THREATENED._replace(boxes=3))
    assert list(tables.attack_table(weak)["would hit today"])[:2] == ["Marc", "Anne, Marc"]
    assert tables.attack_table(pirate_threat(THREATENED._replace(boxes=24))).empty


def test_places_have_a_row_each() -> None:
    walls = side("top")
    del walls["A4"]
    table = tables.place_table(place_worths(moment([Seat(walls), Seat()])))
    assert len(table) == 45 - 4 - 4
    first = table.iloc[0]
    assert first["space"] == "A4"
    assert first["merchant, coins"] == 1
    assert first["would break"] == first["a wall completes"] != ""


def test_the_balance_adds_up() -> None:
    found = balances(moment([Seat(coins=5, logs=3, points=7, cannons_lost=2), Seat()]))
    table = tables.balance_table(found)
    parts = ["points so far", "full city", "coins, points", "logs, points", "churches, points"]
    assert list(table.iloc[0][[*parts, "cannons, points"]]) == [7, 0, 2, 3, 0, -10]
    assert list(table["today"]) == [2, 3]
    assert table["turns until full"].isna().all()
    assert list(tables.next_church_table(found).iloc[0])[1:] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("chance", "expected"), [(Fraction(1, 3), 33.33), (Fraction(1, 7776), 0.01), (1.0, 100.0)]
)
def test_chances_are_told_in_per_cent(chance: Fraction | float, expected: float) -> None:
    assert tables.percent(chance) == expected


def heights(axes: Axes) -> list[float]:
    return [round(bar.get_height(), 2) for bar in axes.patches if isinstance(bar, Rectangle)]


def test_bars_of_odds_are_as_high_as_the_chances() -> None:
    """Crates: 2 shown, one roll, one die turned adds what the hatched part shows."""
    figure = figures.throw_odds_figure(ODDS)
    titles = [axes.get_title() for axes in figure.axes]
    # Log (delivery to be paid), crate (2 shown), wall and head (1 shown), cross (0 shown).
    assert len(titles) == 4
    found = heights(figure.axes[1])
    assert found[:5] == [100, 100, 42.13, 7.41, 0.46]
    assert found[7] == round(99.54 - 42.13, 2)
    assert figure.png()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_other_figures_can_be_drawn(theme: str) -> None:
    rolls = figures.rolls_figure(theme=theme)
    assert heights(rolls.axes[1]) == [83.85, 48.32, 17.05, 3.29, 0.27]
    assert rolls.png()
    threat = figures.threat_figure(pirate_threat(THREATENED), theme=theme)
    axes = threat.axes[0]
    strokes = [line.get_xdata() for line in axes.lines]
    assert [stroke[0] for stroke in strokes] == [3, 6, 8, 10, 12]  # type: ignore[index]
    assert [bar.get_width() for bar in axes.patches if isinstance(bar, Rectangle)] == [2, 0]
    assert "3, after 1 box;" in axes.get_title("left")
    assert threat.png()
    over = figures.threat_figure(pirate_threat(THREATENED._replace(boxes=24)), theme=theme)
    assert over.axes[0].lines[:] == []
    assert over.png()


def test_every_symbol_but_swords_is_told_of() -> None:
    assert [o.symbol for o in ODDS.symbols if not o.turned] == list(SYMBOLS[:-1])
