"""Clicks on the picture: what lies there is told, and chosen where only one thing can be done."""

from itertools import islice

from lacitta_nb.drawing import picture_of
from lacitta_nb.games.citta_stato.panel.places import places_of
from lacitta_nb.games.citta_stato.panel.spaces import place_told
from lacitta_nb.games.citta_stato.rules import legal_actions, public
from tests.contract.games import played, starts
from tests.games.citta_stato.panel.table import badges, click, moves, panel, play, view
from tests.games.citta_stato.support import seat

RICH = "YYWGGOOBPP"


def test_a_card_is_told_with_what_can_be_done_and_that_it_is_reconstructed() -> None:
    table = panel(seat(cubes=RICH))
    click(table, "space", space="present.yellow")
    asked = view(table)["asked"]
    assert asked["title"] == "Barcelona: Present in yellow"
    assert "(The colour is reconstructed" in asked["lines"][0]
    assert [one["choice"] for one in asked["choices"]] == ["use yellow", "burn yellow"]
    click(table, "choose", choice="burn yellow", space="present.yellow")
    assert view(table)["preview"]["action"] == "burn yellow"


def test_a_scheme_and_a_disc_are_chosen_with_a_click() -> None:
    table = panel(seat(cubes=RICH, tracks={"purple": 3}))
    click(table, "space", space="scheme.2")
    assert view(table)["preview"]["action"] == "politics 2"
    click(table, "space", space="disc.4")
    assert view(table)["preview"]["action"] == "war 4"
    assert badges(table) == {"disc.4"}


def test_a_scheme_that_is_too_high_says_so() -> None:
    table = panel(seat(cubes=RICH))
    click(table, "space", space="scheme.4")
    (choice,) = view(table)["asked"]["choices"]
    assert not choice["enabled"]
    assert "level" in choice["why"]


def test_cubes_of_the_market_are_bought_with_clicks() -> None:
    table = panel(seat(cubes="YY", tracks={"yellow": 3}), market={"green": "2 1", "orange": "3"})
    play(table, "fleet")
    assert badges(table) >= {"market.green.2", "market.green.1", "market.orange.3"}
    click(table, "space", space="market.green.2")
    click(table, "confirm")
    assert "market.orange.3" not in badges(table)
    click(table, "space", space="market.green.1")
    click(table, "confirm")
    assert moves(table)[:3] == ["fleet", "buy green 2", "buy green 1"]


def test_a_marker_is_moved_with_a_click() -> None:
    table = panel(seat(cubes="BB", marker=8), present={"black": "subversive_push"})
    play(table, "use black")
    assert badges(table) == {f"form.{space}" for space in range(1, 16)} - {"form.8"}
    click(table, "space", space="form.11")
    click(table, "confirm")
    assert table.game.players[0].marker == 11


def test_every_place_of_the_picture_can_be_told_and_every_action_lies_at_one() -> None:
    *_, start = starts("cittastato", 3)
    for state, action, _ in islice(played(start, 3), 60):
        seen = public(state)
        targets = {target.name for target in picture_of(seen).targets(seen)}
        for place in targets:
            title, lines = place_told(seen, place)
            assert title
            assert all(isinstance(line, str) for line in lines)
        if action is None:
            continue
        view_of = state.seen_by(state.decision.player)
        own = {target.name for target in picture_of(view_of).targets(view_of)}
        for legal in legal_actions(view_of):
            for place in places_of(view_of, legal)[:1]:
                assert place in own or place.startswith("card."), legal
