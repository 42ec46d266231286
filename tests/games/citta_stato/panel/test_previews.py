"""What confirming would change: cubes after paying, the market, markers; never what is unknown."""

from lacitta_nb.games.citta_stato.actions import parse_action
from lacitta_nb.games.citta_stato.panel.previews import outcome, preview
from lacitta_nb.games.citta_stato.rules import public
from tests.games.citta_stato.panel.table import alone, click, effects, panel, play, view
from tests.games.citta_stato.support import game, seat


def test_the_first_cube_goes_to_the_market_and_says_its_price() -> None:
    table = panel(seat(cubes="OO"), market={"orange": "3"})
    click(table, "choose", choice="burn orange")
    lines = effects(table)
    assert "Supply: orange 2 → 1" in lines
    assert "The market then has 1 more orange cube for 2 coins." in lines
    assert lines["Points 0 → 1"] == "good"


def test_points_and_the_disc_of_a_war_are_told_and_what_it_will_cost() -> None:
    table = panel(seat(cubes="OO"), seated={1: "random"})
    click(table, "choose", choice="war")
    click(table, "pick", facet="disc", value=5)
    assert effects(table)["Points 0 → −1"] == "bad"
    assert "A disc lies face down on the war track." in effects(table)
    assert "disc 5 could not be paid" in " ".join(view(table)["preview"]["warnings"])


def test_markers_are_told_with_their_zone_and_crowns_after_a_shift() -> None:
    table = panel(
        seat(name="Anna", cubes="PP", tracks={"purple": 2}, marker=10),
        seat(name="Bruno", marker=5),
        schemes="decree ideology diplomacy turning_point",
    )
    play(table, "politics", level=2)
    click(table, "choose", choice="shift right")
    # Everyone goes the same way, and whoever acts is told first (T7).
    lines = list(effects(table))
    assert lines[0] == "Anna's marker 10 → 12: doge's magistracy, 1 crown above"
    assert lines[1] == "Bruno's marker 5 → 7: oligarchy, 1 crown above"


def test_what_is_drawn_by_lot_is_told_as_a_number_of_cubes_only() -> None:
    table = game(seat(cubes="GG", bag="YYYGGOOPP")).state
    drawn = preview(table, (parse_action("guilds"),), 0)
    assert "3 cubes are drawn out of 9 in the bag." in [line.text for line in drawn.effects]
    after = outcome(table, parse_action("guilds")).after.players[0]
    assert sum(after.bag) == 9
    assert sum(after.cubes) == 1


def test_what_draws_all_there_is_is_told_cube_by_cube() -> None:
    table = game(seat(cubes="GG", bag="YG")).state
    lines = [line.text for line in preview(table, (parse_action("guilds"),), 0).effects]
    assert any("yellow 0 → 1" in line for line in lines)


def test_a_preview_before_the_war_tells_of_no_disc_that_lies_face_down() -> None:
    table = game(seat(cubes="OOOOO"), seat(cubes="OOO"))
    for text in ("war 2", "pass", "pass"):
        table.play(text)
    table.run()
    assert table.decision.kind == "move"
    told = preview(public(table.state), (parse_action("stay"),), None)
    assert all("disc" not in line.text for line in told.effects)


def test_the_ghost_is_told_to_come_and_what_it_does_is_not() -> None:
    table = alone(human=seat(cubes="YY"), ghost="YWGOBP")
    click(table, "choose", choice="fleet")
    assert list(effects(table))[-1] == (
        "Then cubes of the market are bought, for 1 coin."
        if "Then the ghost draws a cube." not in effects(table)
        else "Then the ghost draws a cube."
    )
    assert sum(table.game.state.ghost.bag) == 6


def test_passing_tells_who_begins_the_next_round_and_that_the_war_follows() -> None:
    table = panel(seat(cubes="YY"), seat(cubes="YY"))
    click(table, "choose", choice="pass")
    assert any("whoever passes first begins" in text for text in effects(table))
    click(table, "confirm")
    click(table, "choose", choice="pass")
    (told,) = effects(table)
    assert "You are the first to pass" in told
    assert told.endswith("All have then passed: the war follows.")
