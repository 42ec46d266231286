"""P15 to P18: the political cards that build nothing."""

from typing import Any

import pytest

from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    Fields,
    choices,
    cities,
    citizens,
    city,
    expect_allowed,
    expect_refused,
    game,
    gold,
    happened,
    lane,
    play,
    wanting,
)

FAR = city(1, "A28", 3)
STREET = ["statue A6", "hospital A7", "farm A8", "palace A4", "school A3"]


def circus(gold_: int = 9, cards: int = 1, **more: Any) -> Game:
    """A city with several services at its buildings, and bread and circuses on display."""
    settled: Fields = city(0, "A5", 7, *STREET) | more
    return game(
        cities=[settled, city(1, "A28", 3, "statue A27")],
        players=[{"gold": gold_}, {}],
        display=["bread_and_circuses"] * cards,
    )


@pytest.mark.parametrize(("number", "price"), [(1, 0), (2, 2), (3, 5)])
def test_P15_one_two_or_three_figures_for_0_2_or_5_gold(number: int, price: int) -> None:
    table = circus(gold_=price)
    events = table.play(f"bread_and_circuses A6 {number}")
    assert gold(table)[0] == 0
    assert cities(table)["A5"]["figures"] == {"A6": {"culture": number}}
    assert table.state.figures_free(0) == 4 - number
    assert table.services("A5")["culture"] == 1 + 2 + number
    (event,) = happened(events, "figures")
    assert (event.rule, event.player, event.space) == ("P15", 0, "A6")
    assert (event.service, event.amount, event.gold) == ("culture", number, price)


@pytest.mark.parametrize(
    ("building", "service", "before"),
    [("school", "education", 1), ("statue", "culture", 1), ("palace", "culture", 2)],
)
def test_P15_a_figure_raises_the_building_by_one(building: str, service: str, before: int) -> None:
    # The rulebook: a school with a figure is worth 2, a palace with a figure 3.
    table = game(cities=[city(0, "A5", 3, f"{building} A6"), FAR], display=["bread_and_circuses"])
    assert table.services("A5")[service] == before
    play(table, "bread_and_circuses A6 1")
    assert table.services("A5")[service] == before + 1


def test_P15_in_a_hospital_the_service_is_named() -> None:
    table = circus()
    expect_allowed(table, "bread_and_circuses A7 1 health", "bread_and_circuses A7 1 education")
    expect_refused(table, "bread_and_circuses A7 1", "P15")
    expect_refused(table, "bread_and_circuses A7 1 culture", "P15")
    play(table, "bread_and_circuses A7 2 health")
    assert cities(table)["A5"]["figures"] == {"A7": {"health": 2}}
    assert table.services("A5") == {"culture": 3, "education": 2, "health": 3}


def test_P15_elsewhere_no_service_is_named() -> None:
    table = circus()
    for service in ("culture", "education", "health"):
        expect_refused(table, f"bread_and_circuses A6 1 {service}", "P15")


@pytest.mark.parametrize("space", ["A5", "A8", "A9", "A27", "A15"])
def test_P15_on_a_building_of_ones_own_that_offers_a_service(space: str) -> None:
    expect_refused(circus(), f"bread_and_circuses {space} 1", "P15")


def test_P15_figures_may_join_figures() -> None:
    table = circus(cards=2)
    play(table, "bread_and_circuses A7 1 health", "pass", "bread_and_circuses A7 2 education")
    assert cities(table)["A5"]["figures"] == {"A7": {"education": 2, "health": 1}}
    assert table.services("A5") == {"culture": 3, "education": 4, "health": 2}
    again = circus(cards=2)
    play(again, "bread_and_circuses A6 1", "pass", "bread_and_circuses A6 2")
    assert cities(again)["A5"]["figures"] == {"A6": {"culture": 3}}


def test_P15_too_few_figures_left() -> None:
    table = circus(cards=2, figures={"A3": {"education": 1}}, harvest=["A8"])
    expect_allowed(table, "bread_and_circuses A6 2")
    expect_refused(table, "bread_and_circuses A6 3", "P15")


def times(citizens_: int, gold_: int = 9, *built: str) -> Game:
    return game(
        cities=[city(0, "A5", citizens_, *built), city(0, "A15", 3), FAR],
        players=[{"gold": gold_}, {}],
        display=["golden_times"],
    )


@pytest.mark.parametrize(("number", "price"), [(1, 0), (2, 2), (3, 5)])
def test_P16_one_two_or_three_citizens_for_0_2_or_5_gold(number: int, price: int) -> None:
    table = times(2, price)
    events = table.play(f"golden_times A5 {number}")
    assert citizens(table) == {"A5": 2 + number, "A15": 3, "A28": 3}
    assert gold(table)[0] == 0
    (event,) = happened(events, "golden_times")
    assert (event.rule, event.player, event.space) == ("P16", 0, "A5")
    assert (event.amount, event.gold) == (number, price)


def test_P16_within_the_limit_of_the_city() -> None:
    table = times(4)
    expect_allowed(table, "golden_times A5 1")
    expect_refused(table, "golden_times A5 2", "P16")
    expect_refused(table, "golden_times A5 3", "P16")
    full = times(5)
    expect_refused(full, "golden_times A5 1", "P16")
    wider = times(5, 9, "market A6")
    expect_allowed(wider, "golden_times A5 3")


def test_P16_within_the_supply() -> None:
    land = lane(30, above=[("lake", 1, 6)])
    big = city(1, "A1", 126, "market A2", "fountain A3")
    table = game(
        land,
        cities=[big, city(0, "A15", 2)],
        players=[{"gold": 9}, {}],
        display=["golden_times"],
    )
    expect_allowed(table, "golden_times A15 1", "golden_times A15 2")
    expect_refused(table, "golden_times A15 3", "P16", "S4")


@pytest.mark.parametrize("space", ["A6", "A28", "A20"])
def test_P16_into_a_city_of_ones_own(space: str) -> None:
    expect_refused(times(3, 9, "farm A6"), f"golden_times {space} 1", "P16")


WHEAT = lane(30, above=[("farm3", 3, 8)], below=[("farm1", 6, 8)])


def harvest(year: int = 2, cards: int = 1, **more: Any) -> Game:
    """Castle A5; farms A6 (worth 4 food) and A4 (worth 3)."""
    settled: Fields = city(0, "A5", 5, "farm A6", "farm A4", "statue A7") | more
    return game(
        WHEAT,
        cities=[settled, city(1, "A28", 3, "farm A27")],
        display=["rich_harvest"] * cards,
        year=year,
    )


def test_P17_a_farm_yields_double() -> None:
    # The rulebook: a farm of 4 food brings 4 more.
    table = harvest()
    assert table.food(0) == 3 + 4 + 3
    events = table.play("rich_harvest A6")
    assert table.food(0) == 3 + 8 + 3
    assert table.state.figures_free(0) == 3
    assert cities(table)["A5"]["harvest"] == ["A6"]
    (event,) = happened(events, "rich_harvest")
    assert (event.rule, event.player, event.space, event.amount) == ("P17", 0, "A6", 4)


def test_P17_not_twice_on_the_same_farm() -> None:
    table = harvest(cards=2)
    play(table, "rich_harvest A6", "pass")
    expect_refused(table, "rich_harvest A6", "P17")
    expect_allowed(table, "rich_harvest A4")


@pytest.mark.parametrize("space", ["A5", "A7", "A8", "A27"])
def test_P17_on_a_farm_of_ones_own_only(space: str) -> None:
    expect_refused(harvest(), f"rich_harvest {space}", "P17")


def test_P17_not_in_year_six() -> None:
    expect_allowed(harvest(year=5), "rich_harvest A6")
    table = harvest(year=6)
    expect_refused(table, "rich_harvest A6", "P17")
    assert not [text for text in choices(table) if text.startswith("rich")]


def test_P17_needs_a_free_figure() -> None:
    expect_allowed(harvest(figures={"A7": {"culture": 3}}), "rich_harvest A6")
    expect_refused(harvest(figures={"A7": {"culture": 4}}), "rich_harvest A6", "P17")


VOICE = wanting("culture", "health", "education", "culture")


def asking(gold_: int = 9, cards: int = 1, **mine: Any) -> Game:
    return game(
        cities=[city(0, "A5", 3), FAR],
        players=[{"gold": gold_, **mine}, {}],
        display=["closeness"] * cards,
        voice=VOICE,
    )


@pytest.mark.parametrize(
    ("text", "seen", "shown"),
    [
        ("closeness 2 3", (2, 3), ["culture", "health", "education", "?"]),
        ("closeness 2 4", (2, 4), ["culture", "health", "?", "culture"]),
        ("closeness 3 4", (3, 4), ["culture", "?", "education", "culture"]),
    ],
)
def test_P18_any_two_of_the_hidden_cards_for_nothing(
    text: str, seen: tuple[int, ...], shown: list[str]
) -> None:
    table = asking(gold_=0)
    events = table.play(text)
    assert table.state.players[0].seen == seen
    assert gold(table)[0] == 0
    assert table.view(0)["voice"]["cards"] == shown
    assert table.view(1)["voice"]["cards"] == ["culture", "?", "?", "?"]
    assert "seen" not in table.view(1)["players"][0] or not table.view(1)["players"][0]["seen"]
    (event,) = happened(events, "looked")
    assert (event.rule, event.player, event.circles, event.gold) == ("P18", 0, seen, 0)
    assert event.service == ""


def test_P18_all_three_for_two_gold() -> None:
    table = asking(gold_=2)
    (event,) = happened(table.play("closeness all"), "looked")
    assert event.gold == 2
    assert gold(table)[0] == 0
    assert table.state.players[0].seen == (2, 3, 4)
    assert table.view(0)["voice"]["cards"] == ["culture", "health", "education", "culture"]


def test_P18_what_was_seen_stays_seen() -> None:
    table = asking(cards=2)
    play(table, "closeness 2 3", "pass", "closeness 3 4")
    assert table.state.players[0].seen == (2, 3, 4)


def test_P18_exactly_these_choices() -> None:
    wanted = {"closeness 2 3", "closeness 2 4", "closeness 3 4"}
    assert {text for text in choices(asking(1)) if text.startswith("clo")} == wanted
    assert {text for text in choices(asking(2)) if text.startswith("clo")} == {
        *wanted,
        "closeness all",
    }
