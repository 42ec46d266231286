"""The drawer of rules in the panel, and `lc.rules` beside no table."""

import re
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import NotFound
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.rulebook import Rulebook
from lacitta_nb.panels.view import panel_view
from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import rule_texts
from tests.panels.tables import click


@pytest.fixture
def panel() -> Controller:
    table = lc.new_game(["Rosso", "Blu"], board="lezione", seed=5)
    table.run()
    return Controller(table)


def rules(panel: Controller) -> Any:  # noqa: ANN401 - JSON
    return panel_view(panel.session)["rules"]


def numbers(view: Any) -> list[str]:  # noqa: ANN401 - JSON
    return [rule["number"] for part in view["parts"] for rule in part["rules"]]


def test_rules_travel_only_while_their_drawer_is_open(panel: Controller) -> None:
    assert rules(panel) is None
    click(panel, "drawer", name="rules")
    assert numbers(rules(panel))[:2] == ["S1", "S2"]
    click(panel, "drawer", name="")
    assert rules(panel) is None


def test_a_number_opens_the_drawer_at_its_rule_and_folds_it_up(panel: Controller) -> None:
    click(panel, "rule", number="P8")
    assert rules(panel)["open"] == "P8"
    click(panel, "rule", number="")
    assert rules(panel)["open"] == ""


def test_the_rules_are_those_of_the_edition_on_the_table_until_another_is_chosen(
    panel: Controller,
) -> None:
    click(panel, "drawer", name="rules")
    assert rules(panel)["edition"] == "classic"
    assert "X1" not in numbers(rules(panel))
    click(panel, "edition", name="expansion")
    assert {"X1", "D2a", "S12", "P8"} <= set(numbers(rules(panel)))
    click(panel, "edition", name="")
    assert set(numbers(rules(panel))) == set(rule_texts(game="lacitta"))


def test_a_rule_of_another_edition_is_opened_among_those_of_all(panel: Controller) -> None:
    click(panel, "rule", number="X1")
    assert rules(panel)["edition"] == ""
    assert "X1" in numbers(rules(panel))


def test_looking_something_up_takes_nothing_back(panel: Controller) -> None:
    click(panel, "choose", choice="build school")
    before = panel.session.selection
    click(panel, "rule", number="P8")
    click(panel, "edition", name="new")
    assert panel.session.selection == before


@pytest.mark.parametrize(
    "command",
    [
        {"do": "rule", "number": "Z9"},
        {"do": "rule", "number": 3},
        {"do": "edition", "name": "first"},
        {"do": "drawer", "name": "players"},
    ],
)
def test_what_is_not_there_is_refused(panel: Controller, command: dict[str, object]) -> None:
    result = panel.dispatch(command)
    assert not result.ok
    assert rules(panel) is None


@pytest.mark.parametrize("game", SHIPPED)
def test_all_rules_of_a_game_can_be_looked_up_beside_no_table(game: str) -> None:
    book = lc.rules(game)
    assert set(numbers(book.view)) == set(rule_texts(game=game))
    assert all(part["title"] for part in book.view["parts"])
    assert len(book.view["terms"]) > 10


def test_a_page_opens_rules_and_what_it_may_not_ask_changes_nothing() -> None:
    book = lc.rules(edition="new", rule="M1")
    assert (book.view["open"], book.view["edition"]) == ("M1", "new")
    send(book, {"do": "rule", "number": "M2"})
    send(book, {"do": "edition", "name": "classic"})
    assert (book.view["open"], book.view["edition"]) == ("M2", "classic")
    odd_ones: list[object] = [{"do": "rule", "number": "Z9"}, {"do": "confirm"}, {"do": []}, None]
    for odd in odd_ones:
        send(book, odd)
        assert (book.view["open"], book.view["edition"]) == ("M2", "classic")


def send(book: Rulebook, request: object) -> None:
    book._told(book, {"request": request}, [])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "lacitta"),
        ({"edition": "first"}, "classic, new, expansion"),
        ({"rule": "Z9"}, "S1, S2"),
        ({"game": "saintmalo", "edition": "new"}, "–"),
    ],
)
def test_what_there_is_is_told_where_something_is_not(asked: dict[str, str], said: str) -> None:
    with pytest.raises(NotFound, match=said):
        lc.rules(**asked)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("P99", "“P99” is neither a rule of La Città nor a game. There are the games lacitta, s"),
        ("w1", 'La Città has no rule W1, but Saint Malo has one: lc.rules("saintmalo", rule="W1")'),
        (["P5"], r"neither a rule .* and the rules S1, S2"),
    ],
)
def test_whoever_mistyped_a_rule_is_told_where_to_look(given: Any, said: str) -> None:  # noqa: ANN401
    pattern = said if isinstance(given, list) else re.escape(said)
    with pytest.raises(NotFound, match=pattern):
        lc.rules(given)


def test_a_rule_of_another_game_is_told() -> None:
    with pytest.raises(NotFound, match=r"Saint Malo has no rule M3, but La Città has one"):
        lc.rules("saintmalo", rule="m3")
    with pytest.raises(NotFound, match=r"La Città has no rule W1, but Saint Malo has one"):
        lc.rules(rule="W1")


def opened(book: Rulebook) -> tuple[str, str, bool]:
    view: Any = book.view
    return view["open"], view["edition"], view["open"] in numbers(view)


def test_a_rule_is_found_however_its_number_is_written() -> None:
    assert opened(lc.rules("P5")) == ("P5", "", True)
    assert opened(lc.rules(rule="m3")) == ("M3", "", True)
    assert opened(lc.rules(" d 2A ")) == ("D2a", "", True)
    assert opened(lc.rules("saintmalo", rule="p5")) == ("P5", "", True)
    wrongs: list[Any] = ["Z9", "", [], None, "market"]
    for wrong in wrongs:
        with pytest.raises(NotFound):
            lc.rules(wrong)


def test_a_rule_that_an_edition_lacks_is_opened_among_those_of_all() -> None:
    assert opened(lc.rules(rule="X1", edition="classic")) == ("X1", "", True)
    assert opened(lc.rules(rule="M3", edition="classic")) == ("M3", "classic", True)
    assert opened(lc.rules(rule="X1", edition="expansion")) == ("X1", "expansion", True)


@pytest.mark.parametrize(("edition", "said"), [("classic", False), ("expansion", True)])
def test_what_the_number_of_a_rule_tells_is_that_of_the_edition_on_the_table(
    edition: str, said: bool
) -> None:
    table = lc.show(lc.new_game(2, edition=edition))
    told = table.words["rules"]
    assert ("Roads hold nobody." in told["G2"]) is said
    # What another edition has can be named all the same.
    assert told["X1"]
    table.close()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "hunger starve"), ("de", "Hunger hungern"), ("fr", "faim famine")],
)
def test_hunger_is_found_in_every_rule_about_it(language: str, words: str) -> None:
    with lc.speaking(language):
        view: Any = lc.rules().view
    said = {
        rule["number"]: f"{rule['text']} {rule['find']}"
        for part in view["parts"]
        for rule in part["rules"]
    }
    for word in words.split():
        assert {n for n, text in said.items() if word in text} >= {"F2", "F3", "E2"}


def test_a_rule_is_found_by_what_its_example_says() -> None:
    view: Any = lc.rules().view
    texts = {rule["number"]: rule["find"] for part in view["parts"] for rule in part["rules"]}
    assert "A9 to A11 are Rocco's" in texts["G1"]
