"""M: migration."""

from tests.games.lacitta.support import (
    CULTURE,
    CULTURE_AND_HEALTH,
    EDUCATION,
    before_migration,
    buildings,
    choices,
    citizens,
    city,
    deciding,
    expect_refused,
    happened,
    lane,
    play,
)

WATER = lane(30, above=[("lake", 1, 30)])


def test_M1_more_points_take_one_citizen() -> None:
    table = before_migration([city(0, "A5", 3, "statue A6"), city(1, "A9", 3)], CULTURE)
    events = table.step()
    assert citizens(table) == {"A5": 4, "A9": 2}
    (event,) = happened(events, "migrated")
    assert (event.rule, event.player, event.space) == ("M1", 0, "A5")
    assert (event.other, event.source, event.service) == (1, "A9", "culture")
    assert event.points == (1.0, 0.0)


def test_M1_equal_points_change_nothing() -> None:
    table = before_migration(
        [city(0, "A5", 3, "statue A6"), city(1, "A9", 3, "statue A10")], CULTURE
    )
    assert happened(table.step(), "migrated") == []
    assert citizens(table) == {"A5": 3, "A9": 3}


def test_M1_only_the_wish_counts() -> None:
    table = before_migration(
        [city(0, "A5", 3, "school A6"), city(1, "A9", 3, "statue A10")], EDUCATION
    )
    table.step()
    assert citizens(table) == {"A5": 4, "A9": 2}


def test_M1_one_citizen_however_large_the_difference() -> None:
    table = before_migration([city(0, "A5", 3, "cathedral A6"), city(1, "A9", 3)], CULTURE)
    table.step()
    assert citizens(table) == {"A5": 4, "A9": 2}


def test_M1_no_neighbours_no_migration() -> None:
    table = before_migration([city(0, "A5", 3, "statue A6"), city(1, "A10", 3)], CULTURE)
    assert happened(table.step(), "migrated") == []
    assert citizens(table) == {"A5": 3, "A10": 3}


def test_M1_turn_order_from_the_start_player() -> None:
    # B takes from A and C from B; the order of the events follows the seats from the start player.
    settled = [
        city(0, "A5", 4, "farm A6"),
        city(1, "A9", 4, "statue A10"),
        city(2, "A14", 4, "palace A13"),
    ]
    table = before_migration(settled, CULTURE, players=3, start_player=2)
    taken = happened(table.step(), "migrated")
    assert [(event.player, event.other) for event in taken] == [(2, 1), (1, 0)]
    assert citizens(table) == {"A5": 3, "A9": 4, "A14": 5}


def test_M1_turn_order_decides_who_finds_room() -> None:
    # B stands at its limit. If C takes from B first, there is room for A's citizen.
    def run(start: int) -> dict[str, int]:
        settled = [
            city(0, "A5", 4, "farm A6"),
            city(1, "A9", 5, "statue A10"),
            city(2, "A14", 4, "palace A13"),
        ]
        table = before_migration(settled, CULTURE, players=3, start_player=start)
        table.step()
        return citizens(table)

    assert run(2) == {"A5": 3, "A9": 5, "A14": 5}
    assert run(1) == {"A5": 3, "A9": 4, "A14": 5}


def test_M2_one_citizen_from_each_neighbour() -> None:
    settled = [
        city(1, "A13", 4),
        city(0, "A9", 3, "statue A10"),
        city(1, "A5", 4, "farm A6"),
    ]
    table = before_migration(settled, CULTURE)
    taken = happened(table.step(), "migrated")
    assert citizens(table) == {"A13": 3, "A9": 5, "A5": 3}
    assert [event.source for event in taken] == ["A13", "A5"]  # in the order of their founding


def test_M2_cities_in_the_order_of_their_founding() -> None:
    settled = [
        city(0, "A15", 3, "statue A14"),
        city(0, "A5", 3, "statue A6"),
        city(1, "A10", 4, "farm A9", "farm A11"),
    ]
    table = before_migration(settled, CULTURE)
    taken = happened(table.step(), "migrated")
    assert [event.space for event in taken] == ["A15", "A5"]


def test_M3_the_two_wish_example_of_the_rulebook() -> None:
    # A is stronger in health, B in culture.
    table = before_migration(
        [city(0, "A5", 3, "fountain A6"), city(1, "A9", 3, "statue A10")],
        CULTURE_AND_HEALTH,
        WATER,
    )
    table.step()
    assert deciding(table) == (0, "wish")
    assert sorted(choices(table)) == ["wish A5 culture", "wish A5 health"]
    events = table.play("wish A5 health")
    assert citizens(table) == {"A5": 4, "A9": 2}
    (chosen,) = happened(events, "wish_chosen")
    assert (chosen.rule, chosen.player, chosen.space, chosen.service) == ("M3", 0, "A5", "health")
    (taken,) = happened(events, "migrated")
    assert (taken.player, taken.source, taken.service) == (0, "A9", "health")
    assert deciding(table) == (1, "wish")
    play(table, "wish A9 culture")
    assert citizens(table) == {"A5": 3, "A9": 3}
    assert table.phase == "feeding"


def test_M3_a_wish_that_takes_nobody_may_be_chosen() -> None:
    table = before_migration(
        [city(0, "A5", 3, "fountain A6"), city(1, "A9", 3, "statue A10")],
        CULTURE_AND_HEALTH,
        WATER,
    )
    table.step()
    play(table, "wish A5 culture", "wish A9 health")
    assert citizens(table) == {"A5": 3, "A9": 3}


def test_M3_refuses_other_wishes() -> None:
    table = before_migration(
        [city(0, "A5", 3, "fountain A6"), city(1, "A9", 3, "statue A10")],
        CULTURE_AND_HEALTH,
        WATER,
    )
    table.step()
    expect_refused(table, "wish A5 education", "M3")
    expect_refused(table, "wish A9 culture", "M3")
    expect_refused(table, "wish A6 culture", "M3")
    expect_refused(table, "pass", "M3", "M1")  # the rule of the phase
    expect_refused(table, "done", "M3", "M1")


def test_M3_for_each_city_the_wish_then_its_migrations_then_the_next() -> None:
    # The rulebook: of three cities two can choose culture and one health.
    settled = [
        city(0, "A5", 3, "statue A6"),
        city(1, "A9", 4),
        city(0, "A13", 3, "statue A14", "fountain A12"),
        city(1, "A18", 4, "bathhouse A17"),
        city(0, "A22", 3, "palace A21"),
    ]
    table = before_migration(settled, CULTURE_AND_HEALTH, WATER)
    table.step()
    assert deciding(table) == (0, "wish")
    assert sorted(choices(table)) == ["wish A5 culture", "wish A5 health"]
    play(table, "wish A5 culture")
    assert citizens(table) == {"A5": 4, "A9": 3, "A13": 3, "A18": 4, "A22": 3}
    # By culture A13 beats A9 and A18, by health A9 alone.
    assert sorted(choices(table)) == ["wish A13 culture", "wish A13 health"]
    play(table, "wish A13 health")
    assert citizens(table) == {"A5": 4, "A9": 2, "A13": 4, "A18": 4, "A22": 3}
    assert sorted(choices(table)) == ["wish A22 culture", "wish A22 health"]
    play(table, "wish A22 culture")
    assert citizens(table) == {"A5": 4, "A9": 2, "A13": 4, "A18": 3, "A22": 4}
    assert deciding(table) == (1, "wish")  # A18 beats A13 and A22 by health


def test_M3_not_asked_where_both_wishes_move_the_same_citizens() -> None:
    both = city(0, "A5", 3, "fountain A6", "statue A4")
    table = before_migration([both, city(1, "A9", 3)], CULTURE_AND_HEALTH, WATER)
    table.step()
    assert table.phase == "feeding"
    assert citizens(table) == {"A5": 4, "A9": 2}
    neither = city(0, "A5", 3, "farm A6")
    table = before_migration([neither, city(1, "A9", 3)], CULTURE_AND_HEALTH, WATER)
    table.step()
    assert table.phase == "feeding"


def test_M3_not_asked_when_only_an_empty_city_could_give() -> None:
    # A5 takes the last citizen of the other's castle; for A13 nothing is left, whatever the wish.
    settled = [
        city(0, "A5", 3, "statue A6"),
        city(0, "A13", 3, "statue A12", "fountain A14"),
        city(1, "A9", 1),
    ]
    table = before_migration(settled, CULTURE_AND_HEALTH, WATER)
    table.step()
    assert sorted(choices(table)) == ["wish A5 culture", "wish A5 health"]
    play(table, "wish A5 culture")
    assert citizens(table) == {"A5": 4, "A13": 3}
    assert table.phase == "feeding"


def test_M4_a_newcomer_goes_to_the_castle() -> None:
    table = before_migration([city(0, "A5", 2, "statue A6"), city(1, "A9", 3)], CULTURE)
    table.step()
    state = table.state
    (home,) = state.cities_of(0)
    assert home.citizens - state.posts(home) == 1  # one more than the buildings need: on the castle


def test_M4_without_room_the_citizen_is_lost_all_the_same() -> None:
    table = before_migration([city(0, "A5", 5, "statue A6"), city(1, "A9", 3)], CULTURE)
    supply = table.state.supply
    events = table.step()
    assert citizens(table) == {"A5": 5, "A9": 2}
    assert table.state.supply == supply + 1
    (event,) = happened(events, "no_room")
    assert (event.rule, event.player, event.space) == ("M4", 0, "A5")
    assert (event.other, event.source) == (1, "A9")
    assert happened(events, "migrated") == []


def test_M4_the_last_place_is_taken_by_the_first() -> None:
    settled = [
        city(1, "A5", 4, "farm A6"),
        city(1, "A13", 4),
        city(0, "A9", 4, "statue A10"),
    ]
    table = before_migration(settled, CULTURE)
    events = table.step()
    assert citizens(table) == {"A5": 3, "A13": 3, "A9": 5}
    assert [event.source for event in happened(events, "migrated")] == ["A5"]
    assert [event.source for event in happened(events, "no_room")] == ["A13"]


def test_M5_a_city_without_citizens_gives_none() -> None:
    settled = [
        city(0, "A5", 3, "statue A6"),
        city(0, "A13", 3, "statue A12"),
        city(1, "A9", 1),
    ]
    table = before_migration(settled, CULTURE)
    taken = happened(table.step(), "migrated")
    assert [(event.space, event.source) for event in taken] == [("A5", "A9")]
    assert citizens(table) == {"A5": 4, "A13": 3}


def test_M5_a_city_without_citizens_may_still_take() -> None:
    # Both cities of A take by culture and leave the other's city empty; it takes two by health.
    settled = [
        city(0, "A5", 3, "statue A6"),
        city(0, "A14", 3, "statue A13"),
        city(1, "A9", 2, "fountain A10"),
    ]
    table = before_migration(settled, CULTURE_AND_HEALTH, WATER)
    table.step()
    play(table, "wish A5 culture", "wish A14 culture")
    assert citizens(table) == {"A5": 4, "A14": 4, "A9": 0}
    assert deciding(table) == (1, "wish")
    play(table, "wish A9 health")
    assert citizens(table) == {"A5": 3, "A14": 3, "A9": 2}
    assert buildings(table, "A9") == {"A10": "fountain"}


def test_M6_nothing_is_taken_down_until_all_are_done() -> None:
    # A takes the citizen of B's statue; the statue still counts when B takes from C.
    settled = [
        city(0, "A5", 3, "palace A6"),
        city(1, "A9", 2, "statue A10"),
        city(2, "A13", 3),
    ]
    table = before_migration(settled, CULTURE, players=3)
    events = table.step()
    assert citizens(table) == {"A5": 4, "A9": 2, "A13": 2}
    assert buildings(table, "A9") == {"A10": "statue"}
    assert happened(events, "demolished") == []


def test_M6_figures_count() -> None:
    crowned = city(0, "A5", 3, "school A6", figures={"A6": {"education": 1}})
    table = before_migration([crowned, city(1, "A9", 3, "school A10")], EDUCATION)
    (event,) = happened(table.step(), "migrated")
    assert event.points == (2.0, 1.0)
    assert citizens(table) == {"A5": 4, "A9": 2}


def test_M6_a_figure_in_a_hospital_counts_for_its_service_only() -> None:
    crowned = city(0, "A5", 3, "hospital A6", figures={"A6": {"health": 2}})
    table = before_migration([crowned, city(1, "A9", 3, "school A10")], EDUCATION)
    assert happened(table.step(), "migrated") == []


def test_M7_not_between_cities_of_one_owner() -> None:
    settled = [
        city(0, "A5", 3, "statue A6"),
        city(0, "A9", 3),
        city(1, "A20", 3),
    ]
    table = before_migration(settled, CULTURE)
    assert happened(table.step(), "migrated") == []
    assert citizens(table) == {"A5": 3, "A9": 3, "A20": 3}
