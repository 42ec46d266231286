"""What each space would bring: badges, words, and the best of them on the cards."""

from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.showing import showing_of
from tests.games.saint_malo.panel.table import MERCHANT, badges, choices, click, panel, view
from tests.games.saint_malo.support import TOP, seat


def words(table: Controller, space: str) -> str:
    """What is said of a space."""
    said = showing_of(table.game.state).spoken(table.session.selection)
    return str(said[space])


def test_a_merchant_is_worth_the_crates_beside() -> None:
    table = panel(dice=MERCHANT)
    click(table, "choose", choice="use merchant")
    # The four printed crates: C3 touches B2, B3, C2, D2; B4 touches B3; G6 none.
    assert {s: badges(table)[s] for s in ("C3", "B4", "F5")} == {"C3": "+4", "B4": "+1", "F5": ""}
    assert words(table, "C3") == "merchant here: 4 coins"
    assert words(table, "A2") == "merchant here: 2 coins; breaks the top side"
    assert choices(table)["use merchant"]["detail"] == "up to 4 coins"


def test_what_brings_nothing_on_an_outer_space_shows_that_it_breaks_the_side() -> None:
    table = panel(dice="head head log log swords")
    click(table, "choose", choice="use soldier")
    assert (badges(table)["A2"], badges(table)["D4"]) == ("✕", "")
    assert view(table)["prompt"].endswith("✕: it breaks the side.")
    click(table, "choose", choice="use citizen")
    assert (badges(table)["A2"], badges(table)["D4"]) == ("+1 ✕", "+1")


def test_nothing_is_said_of_breaking_where_every_side_is_broken() -> None:
    table = panel(seat(citizen="A2 B1 B7 G2"), dice="head head log log swords")
    click(table, "choose", choice="use citizen")
    assert badges(table)["A3"] == "+1"
    assert "✕" not in view(table)["prompt"]


def test_a_wall_shows_how_far_its_side_comes() -> None:
    table = panel(seat(wall="A2 A3 A4 A5", house="B7"), dice="wall log log log swords")
    click(table, "choose", choice="use wall 1")
    assert {s: badges(table)[s] for s in ("A6", "G2", "C7")} == {
        "A6": "5/5",
        "G2": "1/5",
        "C7": "",
    }
    assert words(table, "A6") == (
        "5 walls on this side; completes the top side, which brings a person up to level 3"
    )
    assert choices(table)["use wall 1"]["detail"] == (
        "completes top: 2 defence and a person up to level 3"
    )
    use = view(table)["uses"]["use wall 1"]
    assert [use[key] for key in ("worth", "sign", "bonus", "bonus_sign")] == [
        *("+2", "shield"),
        *("+1", "p-citizen"),
    ]


def test_a_side_of_the_south_brings_points_beside_its_defence() -> None:
    table = panel(seat(wall="G2 G3 G4 G5"), dice="wall log log log swords")
    use = view(table)["uses"]["use wall 1"]
    assert (use["bonus"], use["bonus_sign"]) == ("+3", "points")
    assert choices(table)["use wall 1"]["detail"] == "completes bottom: 2 defence and 3 points"
    assert view(table)["uses"]["use log 1"]["bonus"] == ""


def test_architect_priest_and_juggler_are_worth_their_points() -> None:
    city = seat(logs=2, church1="D4", church3="E4", citizen="D6", soldier="E6")
    table = panel(city, dice="head head head head swords")
    click(table, "choose", choice="use architect")
    assert badges(table)["D5"] == "+6"
    click(table, "choose", choice="use priest")
    assert badges(table)["D5"] == "+2"
    click(table, "choose", choice="use juggler")
    assert badges(table)["D5"] == "+4"


def test_a_crate_shows_the_crates_beside_the_best_place_for_a_merchant() -> None:
    table = panel(dice="crate log log log swords")
    click(table, "choose", choice="use crate 1")
    # C3 has four crates beside it already, and D4 is beside C3.
    assert (badges(table)["D4"], badges(table)["G6"]) == ("5", "1 ✕")


def test_the_next_church_adds_to_its_series() -> None:
    table = panel(seat(church1="D4"), dice="cross cross log log swords")
    uses = view(table)["uses"]
    assert (uses["use cross 1"]["worth"], uses["use cross 2"]["worth"]) == ("+1", "+3")


def test_the_other_spaces_of_a_plan_are_worth_what_they_are_after_it() -> None:
    table = panel(dice="wall wall wall log head")
    click(table, "choose", choice="use wall 3", space="A2")
    click(table, "confirm")
    assert badges(table)["A3"] == "2/5"
    click(table, "space", space="A3")
    assert badges(table)["A4"] == "3/5"
    assert TOP.split()[1] not in badges(table)


def test_a_space_that_is_clicked_tells_what_each_person_would_bring() -> None:
    table = panel(dice=MERCHANT)
    click(table, "space", space="C3")
    assert view(table)["space"] == {
        "lines": [
            "C3 is empty. It would bring:",
            "merchant here: 4 coins",
            "priest here: 0 points",
            "juggler here: 0 points",
            "architect here: 6 points of houses",
        ]
    }
    click(table, "space", space="B2")
    assert view(table)["space"] == {"lines": ["B2: crate."]}


def test_the_drawer_tells_what_persons_take_and_what_counts_in_the_end() -> None:
    table = panel(dice=MERCHANT)
    told = dict(showing_of(table.game.state).signs(table.game.state))
    assert told["p-architect"].startswith("Architect, 3 heads: ")
    assert told["p-citizen"].startswith("Citizen, 1 head: ")
    assert "each lost cannon costs 5" in told["points"]
    assert "1, 4, 8, 13 and 20" in told["t-church"]
    assert "1, 3, 6, 8, 10 and 12" in told["flag"]
    assert "city full" in told["■"]
