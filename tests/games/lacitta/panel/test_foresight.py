"""The switch "What if the year ended now?"; expected values worked out by hand."""

import random

import pytest

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.games.lacitta.panel.session import foresight_of
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import announcement, drawn_events, panel_view
from tests.panels.tables import click, next_command, politics


def beside_blu() -> Controller:
    """Rosso's school at A3 makes A1 a neighbour of Blu's C2, and offers 1 education against 0."""
    game = politics(citizens=5)
    game.play("build school A3")
    panel = Controller(game)
    click(panel, "forecast", on=True)
    return panel


def test_the_switch_shows_the_likeliest_wish_and_another_one_when_asked() -> None:
    panel = beside_blu()
    shown = panel_view(panel.session)["forecast"]
    # The open card asks for health.
    assert shown["shown"] == "health"
    assert shown["lines"] != []
    click(panel, "forecast", wish="education")
    shown = panel_view(panel.session)["forecast"]
    assert shown["lines"][0] == (
        "A citizen would leave Blu's city at C2 for Rosso's city at A1: education 1 against 0."
    )
    first, *_ = drawn_events(panel.session)
    assert isinstance(first, Event)
    assert (first.kind, first.source, first.space) == ("migrated", "C2", "A1")
    click(panel, "forecast", on=False)
    assert panel_view(panel.session)["forecast"]["on"] is False
    assert drawn_events(panel.session) == panel.session.events


def test_the_food_balance_now_and_then() -> None:
    # Rosso: food 3 + 3 for 5 + 3 citizens, and one more comes; Blu: 4 + 3 for 6, and one leaves.
    panel = beside_blu()
    click(panel, "forecast", wish="education")
    rows = {row["name"]: row for row in panel_view(panel.session)["forecast"]["balances"]}
    assert [rows["Rosso"][k] for k in ("now", "then", "short", "left")] == ["6 / 8", "6 / 9", 3, 6]
    assert [rows["Blu"][k] for k in ("now", "then", "short", "left")] == ["7 / 6", "7 / 5", 0, 5]


def test_one_more_point_is_told_for_whoever_must_decide() -> None:
    # One more education in C2 makes it even with A1, so that the citizen would stay.
    panel = beside_blu()
    click(panel, "forecast", wish="education")
    assert panel_view(panel.session)["forecast"]["more"] == [
        (
            "One more education in C2: a citizen would stay at C2 and not leave for A1. "
            "In the end 1 citizen more."
        )
    ]


def test_what_is_foreseen_is_said_once() -> None:
    panel = beside_blu()
    click(panel, "forecast", wish="education")
    said = announcement(panel.session, panel_view(panel.session))
    assert said.startswith("A citizen would leave Blu's city at C2")
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert "would leave" not in announcement(panel.session, panel_view(panel.session))


def test_the_chances_add_up_and_follow_the_open_card() -> None:
    panel = beside_blu()
    foresight = foresight_of(panel.session)
    assert foresight is not None
    assert sum(forecast.chance for forecast in foresight.all) == 1
    wishes = [wish["key"] for wish in panel_view(panel.session)["forecast"]["wishes"]]
    assert "culture education" not in wishes  # health lies open: no pair can leave it out


def test_a_chosen_turn_is_counted_in_and_taken_out_again() -> None:
    panel = Controller(politics(citizens=5))
    click(panel, "forecast", on=True)
    click(panel, "forecast", wish="education")
    assert panel_view(panel.session)["forecast"]["lines"][0].startswith("Rosso would have 6 food")
    click(panel, "choose", choice="build school")
    assert drawn_events(panel.session) == ()
    click(panel, "space", space="A3")
    assert "Counted in: Build a school at A3." in panel_view(panel.session)["forecast"]["about"]
    assert drawn_events(panel.session)[0].kind == "migrated"
    click(panel, "cancel")
    assert "Counted in" not in panel_view(panel.session)["forecast"]["about"]


def test_the_forecast_reads_no_hidden_card() -> None:
    shown = []
    for cards in (["health", "culture", "health", "education"], ["health"] * 4):
        panel = Controller(politics(voice={"cards": cards}))
        click(panel, "forecast", on=True)
        shown.append(panel_view(panel.session)["forecast"])
    assert shown[0] == shown[1]


def test_the_only_person_at_the_screen_is_asked_with_what_they_have_seen() -> None:
    game = politics(voice={"cards": ["health", "culture", "culture", "education"]})
    panel = Controller(game, seats={"Blu": "greedy"})
    click(panel, "choose", choice="closeness")
    click(panel, "pick", facet="circles", value=[2, 3])
    click(panel, "confirm")
    assert panel.session.curtain is None
    assert [card["service"] for card in panel_view(panel.session)["cards"]["voice"]][:3] == [
        *("health", "culture", "culture"),
    ]
    click(panel, "forecast", on=True)
    shown = panel_view(panel.session)["forecast"]
    assert "count the cards that Rosso can know" in shown["about"]
    assert {wish["key"] for wish in shown["wishes"]} == {"culture", "culture health"}


@pytest.mark.slow
def test_the_switch_stays_on_through_games_of_every_edition() -> None:
    for seed, edition in enumerate(("classic", "new", "expansion")):
        rng = random.Random(seed)
        panel = Controller(new_game(players=3, seed=seed, edition=edition))
        panel.dispatch({"do": "forecast", "on": True})
        for _ in range(500):
            command = next_command(panel, rng)
            click(panel, str(command.pop("do")), **command)
            shown = panel_view(panel.session)["forecast"]
            assert (shown is None) == (panel.game.phase in ("placement", "over"))
            assert shown is None or shown["on"]
            if panel.game.over:
                break
