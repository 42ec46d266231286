"""Tables and figures of the study: what they say, and that they can be drawn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from lacitta_nb import study
from lacitta_nb.drawing.sheet import Sheet
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.texts import speaking
from tests.games.citta_stato.study.positions import NONE, cubes, met, moment, placed

HAND: dict[str, Any] = {
    "cubes": cubes(yellow=1, white=2, orange=1, black=1),
    "bag": cubes(yellow=2, green=1, black=1),
    "actions": 1,
    "republic": "doge_crowns",
    "city": "venezia",
    "scheme": "",
    "points": 7,
    "cards": ("mercenary_tradition", "elder_council"),
}
OTHER = {"gone": (5,), "discs": (0, 1, 2, 3), "cubes": cubes(yellow=5)}
STATE = moment([HAND, OTHER], expansion=True, war=placed((1, 4)))
TABLES: dict[str, Callable[[Any], Any]] = {
    "bag": lambda t: study.bag_table(study.bag_odds(t)),
    "round": lambda t: study.bag_table(study.round_odds(t)),
    "payments": lambda t: study.payment_table(study.payments(t)),
    "war": lambda t: study.war_table(study.war_odds(t)),
    "forms": lambda t: study.form_table(study.form_outlook(t)),
    "shifts": lambda t: study.shift_table(study.form_outlook(t)),
    "scores": lambda t: study.score_pair_table(study.score_pairs(t)),
    "presents": lambda t: study.present_table(study.present_worths(t)),
    "second": lambda t: study.second_table(study.second_gain(t)),
    "market": lambda t: study.market_table(study.markets_after(t)),
    "purchases": lambda t: study.purchase_table(study.purchases(t)),
}
FIGURES: dict[str, Callable[..., Sheet]] = {
    "bag": lambda t, **theme: study.bag_figure(study.bag_odds(t), **theme),
    "war": lambda t, **theme: study.war_figure(study.war_odds(t), **theme),
    "forms": lambda t, **theme: study.form_figure(study.form_outlook(t), **theme),
    "crowns": lambda t, **theme: study.crowns_figure(study.score_pairs(t), **theme),
}


def test_draws_have_a_row_for_each_colour() -> None:
    table = study.bag_table(study.bag_odds(STATE, number=2))
    assert list(table["colour"]) == ["yellow", "white", "green", "orange", "black", "purple"]
    assert list(table["drawn on average"]) == [1.0, 0.0, 0.5, 0.0, 0.5, 0.0]
    assert list(table["0 drawn, in\u00a0%"])[:2] == [16.67, 100.0]
    assert list(table["2 drawn, in\u00a0%"])[:2] == [16.67, 0.0]
    assert list(table["action for 2 payable, in\u00a0%"]) == [100, 100, 100, 100, 50, 50]


def test_payments_have_a_row_for_each_colour() -> None:
    table = study.payment_table(study.payments(STATE))
    assert list(table["price"]) == [2] * 6
    assert list(table["stand-in"]) == ["white", "", "white", "black", "", "black"]
    assert list(table["stand-ins to pay with"])[:3] == ["1, 2", "0", "2"]
    assert list(table["missing"]) == [0, 0, 0, 0, 1, 1]
    assert "fleet" in table["can be done"][0]
    assert table["can be done"][5] == ""


def test_discs_have_a_row_each() -> None:
    table = study.war_table(study.war_odds(STATE))
    assert list(table["disc"]) == [0, 1, 2, 3, 4, 5]
    assert list(table["cubes left"]) == [3, 2, 1, 0, -1, -2]
    assert list(table["place 1, in\u00a0%"]) == [0, 20, 40, 60, 0, 0]
    assert list(table["place 2, in\u00a0%"]) == [100, 80, 60, 40, 0, 0]


def test_forms_shifts_and_scores_have_their_rows() -> None:
    forms = study.form_table(study.form_outlook(STATE))
    assert list(forms["spaces"]) == ["1–5", "6–10", "11–15"]
    assert list(forms["your own"]) == ["", "", "yes"]
    shifts = study.shift_table(study.form_outlook(STATE))
    assert "before the war" in set(shifts["comes from"])
    pairs = study.score_pair_table(study.score_pairs(STATE, seconds=[1, 20]))
    assert list(pairs["crown signs"]) == [2, 4]
    assert list(pairs["crowns"]) == [4, 4]
    assert list(pairs["crowns missing"]) == [0, 0]
    assert list(pairs["counts inside the form"]) == [7, 20]
    assert list(pairs["counts where the marker is"]) == [1, 7]


def test_the_ghost_is_named_where_it_shifts() -> None:
    table = study.shift_table(study.form_outlook(new_solo(1, 1, 0, 3)))
    assert "ghost" in set(table["who can do it"])


def test_cards_have_a_row_each() -> None:
    second = study.second_table(study.second_gain(STATE))
    assert list(second["card"]) == ["Mercenary Tradition", "Elder Council"]
    assert list(second["used alone, points"]) == [7, 0]
    assert list(second["for the highest second score"]) == ["use", "leave"]
    presents = study.present_table(study.present_worths(STATE))
    assert len(presents) == 6
    assert study.present_table(study.present_worths(STATE._replace(present=("",) * 6))).empty


def replaced(present: Any) -> Any:
    """A Present of which not every way was tried."""
    ways = ("use", "burn", "use_again", "burn_again")
    gains = {way: getattr(present, way) for way in ways}
    return present._replace(**{w: g and g._replace(exact=False) for w, g in gains.items()})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "not every way tried"),
        ("de", "nicht alles durchprobiert"),
        ("fr", "tout n’a pas été essayé"),
    ],
)
def test_tables_say_where_not_every_way_was_tried(language: str, said: str) -> None:
    with speaking(language):
        worths, gain = study.present_worths(STATE), study.second_gain(STATE)
        whole = study.present_table(worths).to_string() + study.second_table(gain).to_string()
        assert said not in whole
        found = [replaced(present) for present in worths.presents]
        presents = study.present_table(replace(worths, presents=tuple(found)))
        for column in list(presents.columns)[3:]:
            cells = [cell for cell in presents[column] if cell != "–"]
            assert cells
            assert all(cell.endswith(f" ({said})") for cell in cells)
        searched = list(study.second_table(replace(gain, exact=False)).columns)
        assert [column.endswith(f" ({said})") for column in searched] == [False] * 2 + [True] * 4


def test_markets_and_purchases_have_a_row_each() -> None:
    first = STATE._replace(players=(STATE.players[0]._replace(actions=0), STATE.players[1]))
    table = study.market_table(study.markets_after(first))
    assert list(table["cube that goes there"]) == ["yellow", "white", "orange", "black"]
    assert study.market_table(study.markets_after(STATE))["cube that goes there"][0] == "none"
    ones = ((0, 0, 0),) * 5 + ((0, 0, 2),)
    bought = study.purchase_table(study.purchases(STATE._replace(market=ones), coins=3))
    assert list(bought["purple"]) == [2]
    assert list(bought["price"]) == [2]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_every_table_is_told_of_every_moment(make: Callable[[Any], Any], language: str) -> None:
    with speaking(language):
        for state in met()[::9] if language == "en" else (STATE,):
            assert make(state) is not None


def heights(axes: Axes) -> list[float]:
    return [round(bar.get_height(), 2) for bar in axes.patches if isinstance(bar, Rectangle)]


def test_bars_are_as_high_as_the_chances() -> None:
    bag = study.bag_figure(study.bag_odds(STATE, number=2))
    titles = [axes.get_title() for axes in bag.axes]
    assert [title.splitlines()[0] for title in titles] == ["yellow", "green", "black"]
    assert heights(bag.axes[0]) == [16.67, 66.67, 16.67]
    war = study.war_figure(study.war_odds(STATE))
    assert heights(war.axes[0]) == [0, 20, 40, 60, 0, 0]
    labels = [label.get_text() for label in war.axes[0].get_xticklabels()]
    assert labels[3:5] == ["disc 3\n0 left", "disc 4\n1 short"]


def test_a_form_figure_marks_the_marker_and_every_way() -> None:
    figure = study.form_figure(study.form_outlook(STATE))
    texts = [text.get_text() for text in figure.axes[0].texts]
    assert texts.count("0") == 3
    assert texts.count("♛♛") == 3
    assert "space 8: outside" in figure.alt


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("make", FIGURES.values(), ids=FIGURES)
def test_figures_can_be_drawn_and_say_what_they_show(
    make: Callable[..., Sheet], language: str, theme: str
) -> None:
    with speaking(language):
        figure = make(STATE, theme=theme)
    assert figure.png()
    _, told = figure._repr_png_()
    assert told["alt"] == figure.alt
    assert "Rosa" in figure.alt


@pytest.mark.parametrize("name", ["$x_1$", "Anna\nBella", "日本", "<b>&"])
@pytest.mark.parametrize("make", FIGURES.values(), ids=FIGURES)
def test_any_name_can_be_drawn(make: Callable[..., Sheet], name: str) -> None:
    rosa = STATE.players[0]._replace(name=name, bag=NONE)
    assert make(STATE._replace(players=(rosa, STATE.players[1]))).png()
