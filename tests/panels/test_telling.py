"""What happened, and why nothing did; what a player has and what the people want."""

from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from tests.panels.tables import click, feeding, politics

TIE = {"cards": ["health", "culture", "health", "culture"]}


def happened(panel: Controller) -> list[str]:
    return [line["text"] for line in panel_view(panel.session)["happened"]]


def logged(panel: Controller) -> list[str]:
    click(panel, "drawer", name="log")
    return [line["text"] for line in panel_view(panel.session)["log"]["lines"] if "text" in line]


def test_an_income_without_quarries_says_so() -> None:
    panel = Controller(politics(phase="income"))
    click(panel, "step")
    assert happened(panel) == ["Nobody earned anything: no quarry has been built yet."]
    assert logged(panel) == happened(panel)


def test_a_migration_in_which_nobody_offers_more_says_so() -> None:
    # At A3 the city of A1 becomes a neighbour of C2 (two empty spaces); neither offers health.
    position = politics(phase="migration").position()
    position["cities"][0]["buildings"] |= {"A3": "farm"}
    panel = Controller(load(position))
    click(panel, "step")
    assert happened(panel) == [
        "Nobody moved: no city offers more health than a neighbour of another player."
    ]


def test_a_migration_without_neighbours_says_so() -> None:
    panel = Controller(politics(phase="migration"))
    click(panel, "step")
    assert happened(panel) == [
        "Nobody moved: no two cities of different players are neighbours yet."
    ]


def test_a_migration_that_waits_for_a_wish_does_not_say_that_nothing_happened() -> None:
    # A1 offers culture and no health, so it matters which wish it applies (M3).
    position = politics(phase="migration", voice=TIE).position()
    position["cities"][0]["buildings"] |= {"A3": "statue"}
    panel = Controller(load(position))
    click(panel, "step")
    assert "Which one does" in panel_view(panel.session)["prompt"]
    assert happened(panel) == ["Nothing yet: first Rosso has to choose a wish."]


def test_two_wishes_are_told_in_one_sentence() -> None:
    panel = Controller(politics(phase="reveal_voice", voice=TIE))
    click(panel, "step")
    (said,) = [text for text in happened(panel) if "The voice of the people" in text]
    assert "culture and health" in said
    assert panel_view(panel.session)["wish"] == "Wish: culture or health"


def test_several_who_starve_in_one_city_are_told_at_once() -> None:
    panel = Controller(feeding())
    click(panel, "step")
    for space in ("A1", "A1", "F2"):
        click(panel, "plan", space=space)
    click(panel, "confirm")
    for text in (happened(panel), logged(panel)):
        assert "Hunger drove 2 citizens from Rosso's city at A1." in text
        assert "Hunger drove a citizen from Rosso's city at F2." in text


def test_the_mover_sees_what_there_is_to_spend() -> None:
    # Rosso has 1 gold, three action cards, and food for 6 of 7.
    shown = panel_view(Controller(politics()).session)
    assert shown["means"] == "1 gold · 3 action cards · food 6 for 7 citizens"
    assert shown["wish"] == ""


def test_lines_light_up_the_cities_they_are_about() -> None:
    # A1 offers 1 culture, its neighbour C2 nothing (M1).
    voice = {"cards": ["culture", "culture", "culture", "health"]}
    position = politics(phase="migration", voice=voice).position()
    position["cities"][0]["buildings"] |= {"A3": "statue"}
    panel = Controller(load(position))
    click(panel, "step")
    lines = [line for line in panel_view(panel.session)["happened"] if line["kind"] == "migrated"]
    assert lines[0]["text"].startswith("A citizen left Blu's city at C2 for Rosso's city at A1")
    assert lines[0]["lights"] == "A1 A2 A3 C2"


def test_a_lost_turn_says_why_and_offers_nothing_else() -> None:
    position = politics().position()
    position["year"], position["players"][0]["penalty"] = 2, True
    panel = Controller(load(position))
    shown = panel_view(panel.session)
    assert shown["prompt"] == ("Rosso starved last year, so this turn is lost. Confirm to go on.")
    assert shown["preview"]["action"] == "forfeit"


def test_each_of_two_wishes_shows_what_it_brings() -> None:
    # A1 offers 1 culture, its neighbour C2 nothing: only that wish takes a citizen (M1).
    position = politics(phase="migration", voice=TIE).position()
    position["cities"][0]["buildings"] |= {"A3": "statue"}
    panel = Controller(load(position))
    click(panel, "step")
    (group,) = panel_view(panel.session)["groups"]
    assert {c["key"]: c["detail"] for c in group["choices"]} == {
        "wish culture": "A1 takes a citizen from Blu's C2",
        "wish health": "takes nobody",
    }


def test_a_wish_of_a_full_city_says_that_the_citizen_is_lost() -> None:
    # With a market A1 holds 8, and 8 live there: C2's citizen finds no room (M4).
    position = politics(phase="migration", citizens=8, voice=TIE).position()
    position["cities"][0]["buildings"] |= {"A3": "statue"}
    panel = Controller(load(position))
    click(panel, "step")
    (group,) = panel_view(panel.session)["groups"]
    assert group["choices"][0]["detail"] == (
        "A1 is full: a citizen from Blu's C2 finds no room and is lost"
    )
    click(panel, "hint")
    texts = {hint["action"]: hint["text"] for hint in panel_view(panel.session)["hint"]["shown"]}
    assert texts["wish A1 culture"].startswith(
        "A1 is full: a citizen from Blu's C2 finds no room and is lost. "
    )
    assert texts["wish A1 health"].startswith("Takes nobody. ")
