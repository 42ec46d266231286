"""Tables and pictures of tournaments, with values worked out by hand."""

import math
from collections.abc import Callable
from pathlib import Path

import matplotlib.pyplot as plt
import pandas as pd
import pytest
from IPython.core.formatters import DisplayFormatter
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb

import lacitta_nb as lc
from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.records import Played as Plain
from lacitta_nb.arena.schedule import plan
from lacitta_nb.arena.standings import grouped_table, standings_table
from lacitta_nb.arena.statistics import mean
from lacitta_nb.arena.tournament import run_tournament
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.drawing import LIGHT
from lacitta_nb.games.lacitta.study.contest import Played, Year
from lacitta_nb.games.lacitta.study.tournament_figures import losses_figure, years_figure
from lacitta_nb.games.lacitta.study.tournament_tables import losses_table, years_table
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer
from tests.arena.test_tournament import game


def test_standings_count_seats_wins_and_points() -> None:
    table = standings_table([game("ab", (1.0, 0.0)), game("ba", (0.5, 0.5))], plain=True)
    first = table.iloc[0]
    assert first["player"] == "a"
    assert first["seats taken"] == 2
    assert first["wins in %"] == 75
    assert first["points"] == 27.5


def test_groups_by_seat() -> None:
    table = grouped_table([game("ab", (1.0, 0.0)), game("ba", (0.0, 1.0))], "seat", plain=True)
    wins = {(row["player"], row["seat"]): row["wins in %"] for _, row in table.iterrows()}
    assert wins == {("a", "1"): 100, ("a", "2"): 100, ("b", "1"): 0, ("b", "2"): 0}


def test_an_unknown_group_is_refused() -> None:
    with pytest.raises(BadSetting, match="grouped by seat, edition"):
        grouped_table([], "weather")


def test_losses_by_cause() -> None:
    table = losses_table([game("ab", (1.0, 0.0))] * 2)
    assert table.iloc[0].to_dict() == {
        "player": "a",
        "to neighbours": 1.0,
        "to hunger": 2.0,
        "above a limit that fell": 0.0,
    }


def test_tables_of_two_and_of_four_are_told_apart_everywhere() -> None:
    """One win in two at a table of two, one in four at one of four: equal players both times."""
    pairs = [game("ab", (1.0, 0.0)), game("ba", (1.0, 0.0))]
    fours = [game("aabb", tuple(float(seat == first) for seat in range(4))) for first in range(4)]
    games = pairs + fours
    table = standings_table(games, plain=True)
    rows = {(row["player"], row["players at the table"]): row for _, row in table.iterrows()}
    assert list(rows) == [("a", 2), ("b", 2), ("a", 4), ("b", 4)]
    assert [row["wins in %"] for row in rows.values()] == [50, 50, 25, 25]
    assert [row["seats taken"] for row in rows.values()] == [2, 2, 8, 8]
    assert "players at the table" not in standings_table(pairs)
    for other in (grouped_table(games, "seat"), years_table(games), losses_table(games)):
        assert set(other["players at the table"]) == {2, 4}
    assert list(grouped_table(games, "players")["players at the table"]) == ["2", "2", "4", "4"]
    labels = ["a (2 players)", "b (2 players)", "a (4 players)", "b (4 players)"]
    assert entries(years_figure(games).axes[0]) == labels
    ticks = losses_figure(games).axes[0].get_yticklabels()
    assert [tick.get_text() for tick in ticks] == labels


@pytest.mark.parametrize(
    ("language", "reference", "above", "unknown"),
    [
        ("en", "0 (reference)", "above ", "not comparable"),
        ("de", "0 (Bezug)", "über ", "nicht vergleichbar"),
        ("fr", "0 (référence)", "plus de ", "non comparable"),
    ],
)
def test_ratings_without_number_or_end_are_told_in_words(
    language: str, reference: str, above: str, unknown: str
) -> None:
    games = [game("ab", (1.0, 0.0))] * 15 + [game("cd", (1.0, 0.0))]
    low = str(round(ratings(games, "b")["a"].low))
    with lc.speaking(language):
        table = standings_table(games, "b")
        assert list(table.iloc[:, 0]) == ["a", "b", "c", "d"]
        assert list(table.iloc[:, -1]) == [above + low, reference, unknown, unknown]
    plain = standings_table(games, "b", plain=True)
    assert math.isinf(plain.iloc[0]["rating"])
    assert math.isnan(plain.iloc[2]["rating"])


def test_a_solo_game_has_no_rating() -> None:
    solo = Plain(
        format="nim-tournament/1",
        seats=("a",),
        makes=("0",),
        round=0,
        seed=0,
        points=(1,),
        wins=(1.0,),
    )
    assert list(standings_table([solo])["rating"]) == ["–"]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Played, ...]:
    players: dict[str, ComputerPlayer] = {"greedy": GreedyPlayer(), "random": RandomPlayer()}
    path: Path = tmp_path_factory.mktemp("games") / "games.jsonl"
    matches = plan(players, [("greedy", "random")], rounds=2)
    tournament = run_tournament(players, matches, path, progress=False)
    assert len(tournament.table()) == 2
    return tournament.games


def test_years_table_has_a_row_a_player_and_year(games: tuple[Played, ...]) -> None:
    table = years_table(games, plain=True)
    assert len(table) == 12
    last = table[(table["player"] == "greedy") & (table["year"] == 6)].iloc[0]
    expected = [game.years[5].citizens[game.seats.index("greedy")] for game in games]
    assert last["citizens"] == pytest.approx(sum(expected) / len(expected))


def test_pictures_show_every_player_and_leave_no_figure_open(games: tuple[Played, ...]) -> None:
    for figure in (
        years_figure(games),
        years_figure(games, "gold"),
        years_figure(games[:1], "citizens"),
        losses_figure(games, theme="dark"),
    ):
        png, size = figure._repr_png_()
        assert png.startswith(b"\x89PNG")
        assert size["width"] == 600
    (axes,) = years_figure(games).axes
    assert entries(axes) == ["greedy", "random"]
    assert axes.get_ylabel() == "points, had the game ended then"
    assert [tick for tick in axes.get_xticks() if 1 <= tick <= 6] == [1, 2, 3, 4, 5, 6]
    assert plt.get_fignums() == []


def entries(axes: Axes) -> list[str]:
    legend = axes.get_legend()
    assert legend is not None
    return [text.get_text() for text in legend.get_texts()]


def test_players_stand_in_one_order_everywhere_the_strongest_first() -> None:
    games = [game("ba", (1.0, 0.0))] * 3 + [game("ca", (0.0, 1.0))] * 2
    order = list("bac")
    assert list(standings_table(games)["player"]) == order
    assert list(losses_table(games)["player"]) == order
    assert list(grouped_table(games, "board")["player"]) == order
    axes = losses_figure(games).axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == order
    low, high = axes.get_ylim()
    assert low > high, "the first stands on top"


def test_causes_have_their_own_colours_and_those_that_nobody_had_no_entry() -> None:
    axes = losses_figure([game("ab", (1.0, 0.0))]).axes[0]
    assert entries(axes) == ["to neighbours", "to hunger"]
    owners = {to_rgb(LIGHT.colours[f"owner-{seat}"]) for seat in range(5)}
    assert not owners & {to_rgb(bar.get_facecolor()) for bar in axes.patches}


@pytest.mark.filterwarnings("error")
def test_names_show_as_they_are(games: tuple[Played, ...]) -> None:
    """Matplotlib would read $ as a formula, and leave out of a legend what begins with _."""
    evil = {"greedy": "_$x_1$", "random": "$\\frac{\n$"}
    renamed = [
        game.model_copy(update={"seats": tuple(evil[name] for name in game.seats)})
        for game in games
    ]
    for figure in (years_figure(renamed), losses_figure(renamed)):
        assert figure._repr_png_()
    assert entries(years_figure(renamed).axes[0]) == ["_$x_1$", "$\\frac{ $"]
    labels = losses_figure(renamed).axes[0].get_yticklabels()
    assert [label.get_text() for label in labels] == ["_$x_1$", "$\\frac{ $"]


def test_shades_stay_where_something_can_be() -> None:
    """Gold of 0, 0 and 3: the interval of the mean would begin below 0."""
    rich = [
        game("ab", (1.0, 0.0)).model_copy(update={"years": (Year((1, 1), (1, 1), (gold, 0)),)})
        for gold in (0, 0, 3)
    ]
    assert mean([0, 0, 3]).low < 0
    shades = years_figure(rich, "gold").axes[0].collections
    assert [shade.get_paths()[0].get_extents().y0 for shade in shades] == [0, 0]


@pytest.mark.parametrize("figure", [years_figure, losses_figure])
def test_without_a_game_there_is_no_picture(figure: Callable[[list[Played]], object]) -> None:
    with pytest.raises(BadSetting, match="no game to draw"):
        figure([])


def html(table: pd.DataFrame) -> str:
    """What a notebook shows."""
    shown = DisplayFormatter().format(table)[0]["text/html"]  # type: ignore[no-untyped-call]
    assert isinstance(shown, str)
    return shown


def test_tables_have_texts_for_reading_and_hide_their_row_numbers() -> None:
    games = [game("ab", (1.0, 0.0))] * 10
    table = standings_table(games)
    assert list(table.iloc[0])[:4] == ["a", 10, "100 (72–100)", "30.0 (30.0–30.0)"]
    assert "<th>0</th>" not in html(table)
    assert "<th>a</th>" in html(table.set_index("player"))
    assert "<th>1</th>" not in html(table[table["player"] == "b"])
    assert repr(table).split()[:2] == ["player", "seats"]
