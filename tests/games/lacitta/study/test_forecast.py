"""Forecasts of positions worked out by hand, the choices they assume, and how they are shown."""

from fractions import Fraction

import matplotlib.pyplot as plt
import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.study.figures import draw_forecast, food_figure, odds_figure
from lacitta_nb.games.lacitta.study.forecast import Balance, forecast_for, forecasts
from lacitta_nb.games.lacitta.study.odds import voice_odds
from lacitta_nb.games.lacitta.study.one_more import one_more_point
from lacitta_nb.games.lacitta.study.tables import (
    choice_table,
    city_table,
    consequence_table,
    forecast_table,
    one_more_table,
)
from lacitta_nb.games.lacitta.study.words import forecast_text, one_more_text
from tests.games.lacitta.support import (
    CULTURE,
    CULTURE_AND_HEALTH,
    Fields,
    before_feeding,
    before_migration,
    city,
    game,
    lane,
    wanting,
)

FIELDS = lane(30, above=[("farm3", 4, 5), ("farm3", 11, 12)])
"""Three food at A4 and A5, three at A11 and A12."""
WATER = lane(30, above=[("lake", 1, 30)])
PEOPLE = [{"name": "Rosso"}, {"name": "Blu"}]
SETTLED = [
    city(0, "A5", 2, "statue A6"),
    city(1, "A9", 3, "school A10", "farm A11"),
]
"""Culture draws one from Blu, whose farm falls and who starves; education one from Rosso."""

LEAVES = "A citizen would leave Blu's city at A9 for Rosso's city at A5"


def chain() -> Game:
    """The politics of the first year; culture lies open."""
    voice = wanting("culture", "culture", "health", "health")
    return game(FIELDS, players=PEOPLE, cities=SETTLED, voice=voice)


def test_a_chain_from_migration_to_hunger_is_told_step_by_step() -> None:
    forecast = forecast_for(chain(), "culture")
    told = [(e.kind, e.player, e.space, e.amount, e.food) for e in forecast.consequences]
    assert told == [
        ("migrated", 0, "A5", 1, 0),
        ("demolished", 1, "A11", 1, 3),
        ("hungry", 1, "", 2, 0),
        ("starved", 1, "A9", 1, 0),
        ("starved", 1, "A9", 1, 0),
        ("demolished", 1, "A10", 2, 0),
        ("city_lost", 1, "A9", 0, 0),
        ("out", 1, "", 0, 0),
    ]
    assert forecast.choices == ()
    assert forecast.balances == (Balance(0, 2, 3, 3, 3, 0, 3), Balance(1, 3, 3, 2, 0, 2, 0))
    assert [balance.short for balance in forecast.balances] == [0, 2]
    assert [city.citizens for city in forecast.after.cities] == [3]
    assert [event.source for event in forecast.migrations] == ["A9"]
    assert [event.kind for event in forecast.hunger] == ["hungry", "starved", "starved"]
    assert len(forecast.losses) == 4


def test_each_wish_has_its_own_future() -> None:
    found = {forecast.wishes: forecast for forecast in forecasts(chain())}
    assert set(found) == {
        ("culture",),
        ("education",),
        ("health",),
        ("culture", "education"),
        ("culture", "health"),
    }
    assert found["health",].consequences == ()
    moved = [(e.player, e.space, e.source) for e in found["education",].migrations]
    assert moved == [(1, "A9", "A5")]
    assert [(e.kind, e.space) for e in found["education",].losses] == [("demolished", "A6")]
    assert sum(forecast.chance for forecast in found.values()) == 1


def test_the_table_that_is_asked_about_stays_as_it_is() -> None:
    table = chain()
    before = table.state
    forecasts(table, "Blu")
    assert table.state == before
    assert table.moves == []


def test_figures_and_harvests_count() -> None:
    """One figure for culture at the school's side of the lane makes a tie; a harvest feeds two."""
    settled = [
        city(0, "A5", 2, "statue A6", figures={"A6": {"culture": 1}}),
        city(1, "A9", 4, "statue A10", "farm A11", harvest=["A11"]),
    ]
    forecast = forecast_for(game(FIELDS, players=PEOPLE, cities=settled, voice=CULTURE), "culture")
    (moved,) = forecast.migrations
    assert moved.points == (2.0, 1.0)
    assert forecast.balances[1] == Balance(1, 4, 6, 3, 6, 0, 3)
    assert forecast.after.figures == ()
    assert forecast.after.harvest == 0


@pytest.mark.parametrize("phase", ["lay_voice", "income", "growth"])
def test_growth_that_is_still_to_come_is_foreseen(phase: str) -> None:
    laid = [] if phase == "lay_voice" else ["health", "health", "health", "culture"]
    table = game(FIELDS, players=PEOPLE, cities=SETTLED, phase=phase, voice=wanting(*laid))
    forecast = forecast_for(table, "health")
    assert [e.space for e in forecast.events if e.kind == "grew"] == ["A5", "A9"]
    assert forecast.balances[1] == Balance(1, 3, 3, 4, 3, 1, 3)


def test_a_penalty_turn_still_to_come_is_served_and_not_carried_on() -> None:
    people: list[Fields] = [{"name": "Rosso", "penalty": True}, {"name": "Blu"}]
    past = ["culture"] * 7 + ["education"] * 7 + ["health"] * 6
    voice = ["culture", "culture", "health", "health"]
    table = game(
        FIELDS, players=people, cities=SETTLED, year=6, voice={"cards": voice, "past": past}
    )
    forecast = forecast_for(table, ["culture", "health"])
    assert [player.penalty for player in forecast.after.players] == [False, False]
    assert forecast.after.over


def test_the_market_falls_and_the_limit_with_it() -> None:
    """New edition, D4: six for seven posts; without the market five may stay, for six posts."""
    row = ["school A11", "school A12", "school A13", "school A14", "school A15", "market A16"]
    settled = [city(0, "A10", 7, *row), city(1, "A7", 2, "statue A6")]
    table = game(players=PEOPLE, cities=settled, edition="new", voice=CULTURE)
    losses = [(e.kind, e.space, e.amount) for e in forecast_for(table, "culture").losses]
    assert losses[:3] == [
        ("demolished", "A16", 1),
        ("over_limit", "A10", 1),
        ("demolished", "A15", 1),
    ]


def test_of_two_wishes_a_city_takes_the_one_that_brings_more() -> None:
    """Culture draws from A6 alone, health from A6 and A14."""
    settled = [
        city(0, "A10", 3, "statue A11", "fountain A9"),
        city(1, "A14", 3, "statue A15"),
        city(1, "A6", 3),
    ]
    table = before_migration(settled, CULTURE_AND_HEALTH, WATER)
    forecast = forecast_for(table, ["health", "culture"])
    assert forecast.wishes == ("culture", "health")
    (choice,) = forecast.choices
    assert (choice.player, choice.kind, str(choice.action)) == (0, "wish", "wish A10 health")
    assert [str(other) for other in choice.others] == ["wish A10 culture"]
    assert {(e.source, e.service) for e in forecast.migrations} == {
        ("A14", "health"),
        ("A6", "health"),
    }


@pytest.mark.parametrize(
    ("left", "right", "falls"),
    [
        ("farm A9", "school A11", "A11"),
        ("quarry A9", "school A11", "A9"),
        ("school A9", "quarry A11", "A11"),
        ("school A9", "school A11", "A9"),
    ],
)
def test_the_building_falls_that_costs_least(left: str, right: str, falls: str) -> None:
    """Food counts before points of services; the first in board order among equals."""
    land = lane(30, above=[("farm2", 8, 9)])
    settled = [city(0, "A10", 3, left, right), city(1, "A14", 2, "palace A15")]
    forecast = forecast_for(before_migration(settled, CULTURE, land), "culture")
    demolition = [choice for choice in forecast.choices if choice.kind == "demolish"]
    assert str(demolition[0].action) == f"demolish {falls}"


def test_hunger_takes_from_the_city_with_most_to_spare() -> None:
    land = lane(30, above=[("farm3", 4, 5), ("farm3", 19, 20)])
    settled = [city(0, "A5", 4, "school A6", "school A7"), city(0, "A20", 4), city(1, "A28", 1)]
    forecast = forecast_for(before_feeding(land, settled), "culture")
    assert [str(choice.action) for choice in forecast.choices] == ["starve A20", "starve A20"]
    assert forecast.balances[0] == Balance(0, 8, 6, 8, 6, 2, 6)


def test_nobody_gives_up_a_road() -> None:
    settled = [city(0, "A5", 2, "road A6"), city(1, "A20", 2)]
    table = before_migration(settled, CULTURE, edition="expansion")
    (choice,) = [c for c in forecast_for(table, "culture").choices if c.kind == "give_up_roads"]
    assert str(choice.action) == "done"
    assert [str(other) for other in choice.others] == ["demolish A6"]


def test_one_more_point_saves_a_city() -> None:
    """A tie moves nobody, so Blu's farm stays and all three eat."""
    found = one_more_point([forecast_for(chain(), "culture")], "Blu")
    (more,) = found
    assert (more.castle, more.service, more.citizens) == ("A9", "culture", 3)
    assert [(e.space, e.source) for e in more.spared] == [("A5", "A9")]
    assert more.gained == ()
    assert one_more_point([forecast_for(chain(), "culture")], 0) == []


def test_one_more_point_draws_somebody() -> None:
    """Without a school at A9 nobody offers education: one point there takes from Rosso."""
    settled = [city(0, "A5", 2), city(1, "A8", 2)]
    table = game(FIELDS, players=PEOPLE, cities=settled, voice=CULTURE)
    (more,) = one_more_point([forecast_for(table, "education")], 1)
    assert [(e.space, e.source) for e in more.gained] == [("A8", "A5")]
    assert more.spared == ()


def lesson() -> lc.Game:
    """The position of notebook 10, in which E3 has one place left."""
    land = {"L1": "farm2", "L2": "lake", "L3": "farm2"}
    land |= {"L4": "farm2", "L5": "farm1", "L6": "mountain"}
    south = {"D2": "farm", "C2": "statue"}
    played = {"gold": 1, "action_cards": 1, "cards_played": 3}
    anna = {"castle": "E3", "citizens": 4, "buildings": {"D3": "school", "C3": "farm"}}
    bruno = {"castle": "A2", "citizens": 4, "buildings": {"A3": "school", "A4": "statue"}}
    return lc.load(
        {
            "format": "lacitta-position/1",
            "board": "lezione",
            "landscapes": land,
            "year": 4,
            "players": [
                {"name": "Anna", **played, "face_down": ["golden_times"]},
                {"name": "Bruno", **played, "face_down": ["bread_and_circuses"]},
            ],
            "cities": [
                {"owner": 0, **anna},
                {"owner": 1, **bruno},
                {"owner": 0, "castle": "F4", "citizens": 4},
                {"owner": 1, "castle": "E2", "citizens": 4, "buildings": south},
            ],
            "voice": {"cards": ["education", "culture", "culture", "health"]},
        }
    )


def test_who_comes_for_one_more_point_may_take_another_one_s_place() -> None:
    """M1: with 1 against 1 A2's people stay, and one from E2 (0) comes: E3 is full, 5 of 5.

    With 2 against 1 one from A2 comes as well, and first, as A2 was founded first (M2). Then E3 is
    full, and the one from E2 is lost (M4). Anna has 9 citizens either way, and 8 food.
    """
    forecast = forecast_for(lesson(), "education")
    assert [(e.kind, e.source, e.space) for e in forecast.migrations] == [("migrated", "E2", "E3")]
    (more,) = one_more_point([forecast], "Anna")
    assert (more.castle, more.service, more.citizens) == ("E3", "education", 0)
    assert [(e.source, e.space) for e in more.gained] == [("A2", "E3")]
    assert [(e.source, e.space) for e in more.turned_away] == [("E2", "E3")]
    assert more.spared == ()
    assert one_more_text(more) == (
        "One more education in E3: a citizen would come to E3, from A2; a citizen from E2 would "
        "find E3 full and be lost. In the end as many citizens as without it."
    )
    row = one_more_table([more]).iloc[0]
    assert row["would come"] == "A2 → E3"
    assert row["would be lost"] == "E2 → E3"


def test_once_the_migration_is_over_no_point_helps() -> None:
    found = forecasts(before_feeding(FIELDS, SETTLED))
    assert [forecast.wishes for forecast in found] == [("culture",)]
    assert found[0].migrations == ()
    assert one_more_point(found, 1) == []


@pytest.mark.parametrize(
    "wishes", ["wine", [], ["culture", "culture"], ["culture", "education", "health"]]
)
def test_what_is_no_wish_is_refused(wishes: str | list[str]) -> None:
    with pytest.raises(lc.BadSetting, match="name one service or two"):
        forecast_for(chain(), wishes)


def test_what_the_open_cards_rule_out_is_refused() -> None:
    with pytest.raises(lc.BadSetting, match="rule it out"):
        forecast_for(chain(), ["education", "health"])
    with pytest.raises(lc.BadSetting, match="can't be education"):
        forecast_for(before_feeding(FIELDS, SETTLED), "education")


def test_there_must_be_a_year_to_end() -> None:
    with pytest.raises(lc.BadSetting, match="castles"):
        forecasts(lc.new_game(2, setup="advanced", seed=1))
    over = chain().state._replace(phase="over", to_move=-1)
    with pytest.raises(lc.GameOver):
        forecasts(over)
    with pytest.raises(lc.GameOver):
        forecast_for(over, "culture")


def test_a_forecast_in_sentences() -> None:
    text = forecast_text(forecast_for(chain(), "culture"))
    assert max(map(len, text.splitlines())) < 80
    lines = text.replace("\n  ", " ").splitlines()
    farm = "- Blu would lose the farm at A11 and with it 3 food: "
    assert lines == [
        "If the people wished for culture:",
        f"- {LEAVES}: culture 1 against 0. [M1]",
        f"{farm}the city at A9 lacks a citizen for it. [D1]",
        "- Blu would have 0 food, and 2 citizens would go hungry. [F2]",
        "- 2 citizens would leave Blu's city at A9 for want of food. [F2]",
        "- Blu would lose the school at A10: the city at A9 lacks a citizen for it. [D1]",
        "- Blu would lose the whole city at A9. [D2]",
        "- Blu would have no building left and be out of the game. [D6]",
    ]
    html = text._repr_html_()
    assert html.startswith("<p>If the people wished for culture:</p><ul><li>")
    assert html.count("<li>") == len(lines) - 1
    quiet = forecast_text(forecast_for(chain(), "health")).splitlines()
    assert quiet[1:] == ["- Nobody would move, nothing would fall and everyone would eat."]


def test_tables_for_people() -> None:
    found = forecasts(chain())
    culture = next(forecast for forecast in found if forecast.wishes == ("culture",))
    players = forecast_table([culture])
    assert list(players["citizens in the end"]) == [3, 0]
    assert list(players["food at the feeding"]) == ["3 for 3", "0 for 2"]
    assert list(forecast_table([culture], plain=True)["food then"]) == [3, 0]
    cities = city_table(culture).set_index("city")
    assert list(cities.loc["A9"]) == ["Blu", 3, 0, 0, 1, 0, 3, 3, 2, 0]
    assert list(cities.loc["A5"]) == ["Rosso", 2, 0, 1, 0, 0, 0, 0, 0, 3]
    assert list(consequence_table(culture)["rule"]) == ["M1", "D1", "F2", "F2", "D1", "D2", "D6"]
    assert choice_table(culture).empty
    more = one_more_table(one_more_point([culture], 1))
    assert more.iloc[0]["would stay"] == "A9 → A5"
    assert more.iloc[0]["more in the end"] == 3


def test_choices_in_a_table_are_said_with_what_else_was_possible() -> None:
    table = before_migration(
        [city(0, "A10", 3, "quarry A9", "school A11"), city(1, "A14", 2, "palace A15")], CULTURE
    )
    rows = choice_table(forecast_for(table, "culture"))
    assert rows["assumed"][0] == "Player 1 would take down the building at A9."
    assert rows["also possible"][0] == "demolish A11"


def test_pictures_show_arrows_and_leave_no_figure_open() -> None:
    table = chain()
    found = forecasts(table)
    axes = draw_forecast(forecast_for(table, "culture"))
    ids = {id_ for layer in axes.collections for id_ in getattr(layer, "ids", ()) if id_}
    assert "m-0" in ids
    assert any(id_.startswith("g-") for id_ in ids)
    odds = odds_figure(voice_odds(table))
    labels = [text.get_text() for text in odds.axes[0].get_yticklabels()]
    assert labels[0] == "culture"
    assert len(labels) == len(found)
    food = food_figure(found)
    assert len(food.axes) == 1 + len(found)
    hatched = [bar for bar in food.axes[1].patches if bar.get_hatch()]
    assert [bar.get_width() for bar in hatched] == [2]  # type: ignore[attr-defined]
    picture, size = food._repr_png_()
    assert picture.startswith(b"\x89PNG")
    assert size["width"] == 600
    assert plt.get_fignums() == []


def test_chances_go_with_the_forecasts() -> None:
    found = forecasts(chain(), 0)
    assert found[0].wishes == ("culture",)
    assert found[0].chance == Fraction(151, 325)
