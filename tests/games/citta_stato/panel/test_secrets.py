"""Republic cards and discs: behind the curtain, and nowhere else where several sit at a screen."""

import json

from tests.games.citta_stato.panel.table import click, panel, play, view
from tests.games.citta_stato.support import seat

PAIR = (seat(name="Anna", cubes="BBOO", republic="doge"), seat(name="Bruno", republic="oligarchy"))


def test_each_person_sees_the_own_card_behind_the_curtain() -> None:
    table = panel(*PAIR)
    assert [one["name"] for one in view(table)["look"]["players"]] == ["Anna", "Bruno"]
    click(table, "curtain", player=0)
    assert view(table)["look"]["cards"] == []
    click(table, "reveal")
    assert view(table)["look"]["cards"] == ["Your republic card: Doge's magistracy"]
    click(table, "hide")
    assert view(table)["look"]["cards"] == []


def test_whoever_plays_computers_sees_the_own_card_at_once_and_no_other() -> None:
    table = panel(*PAIR, seated={1: "random"})
    assert view(table)["look"]["players"] == []
    anna, bruno = view(table)["players"]
    assert "Republic card: Doge's magistracy" in anna["lines"]
    assert "Republic card: hidden" in bruno["lines"]


def test_a_trade_is_shown_to_its_owner_only() -> None:
    table = panel(*PAIR)
    play(table, "burn black")
    new = table.game.state.agenda[0].word
    assert view(table)["look"]["ask"] == "Only Anna should look at the screen now."
    labels = {c["detail"] for group in view(table)["groups"] for c in group["choices"]}
    assert labels == {"Face-down card"}
    click(table, "reveal")
    assert len(view(table)["look"]["cards"]) == 2
    play(table, "hold new")
    assert table.game.players[0].republic == new


def test_a_disc_is_told_to_nobody_once_it_lies() -> None:
    table = panel(*PAIR)
    click(table, "choose", choice="war")
    click(table, "pick", facet="disc", value=4)
    assert "look away" in " ".join(view(table)["preview"]["warnings"])
    click(table, "confirm")
    click(table, "drawer", name="log")
    shown = json.dumps(view(table))
    assert "disc 4" not in shown.lower()
    assert [line["lights"] for line in view(table)["since"]] == ["war"]
    click(table, "undo", to="one")
    assert view(table)["back"]["text"] == "Taken back: Anna – War: a disc, face down."
    click(table, "redo", to="one")
    click(table, "curtain", player=0)
    click(table, "reveal")
    assert "On the war track lies your disc 4." in view(table)["look"]["cards"]


def test_computer_players_have_no_card_that_could_be_looked_at() -> None:
    table = panel(*PAIR, seat(name="Clara"), seated={2: "random"})
    assert [one["seat"] for one in view(table)["look"]["players"]] == [0, 1]
    assert not table.dispatch({"do": "curtain", "player": 2}).ok
