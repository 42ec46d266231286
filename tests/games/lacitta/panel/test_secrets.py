"""What the screen shows of looked-at cards: only what whoever sits there has looked at."""

import json
import random

import pytest

from lacitta_nb.games.lacitta.actions import parse_action
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import announcement, board_view, panel_view
from tests.panels.minds import Scripted
from tests.panels.tables import click, politics

CARDS = ["health", "culture", "culture", "education"]
LOOK = parse_action("closeness 2 3")


def shown(panel: Controller) -> list[str]:
    """The voice cards that the screen shows, "" for each face-down one."""
    return [card["service"] for card in panel_view(panel.session)["cards"]["voice"]]


def looked(panel: Controller) -> list[int]:
    """The seats whose cards can be asked for."""
    return [player["seat"] for player in panel_view(panel.session)["look"]["players"]]


def person_looks(panel: Controller, circles: list[int]) -> None:
    click(panel, "choose", choice="closeness")
    click(panel, "pick", facet="circles", value=circles)
    click(panel, "confirm")


def test_a_computer_player_s_looks_stay_hidden_when_seats_are_switched() -> None:
    panel = Controller(politics(voice={"cards": CARDS}), seats={0: Scripted(LOOK)})
    click(panel, "step")
    click(panel, "seat", seat=0, kind="person")
    assert (shown(panel)[1:], looked(panel)) == ([""] * 3, [])
    click(panel, "seat", seat=1, kind="greedy")
    assert panel.session.asker == 0
    assert (shown(panel)[1:], looked(panel)) == ([""] * 3, [])
    assert not panel.dispatch({"do": "curtain", "player": 0}).ok


def test_they_stay_hidden_after_undo_and_redo() -> None:
    panel = Controller(politics(voice={"cards": CARDS}), seats={0: Scripted(LOOK), 1: "greedy"})
    click(panel, "step")
    click(panel, "undo")
    click(panel, "seat", seat=0, kind="person")
    click(panel, "redo")
    assert panel.game.players[0].seen == (2, 3)
    assert shown(panel)[1:] == [""] * 3


def test_a_person_in_a_computer_player_s_seat_sees_what_they_look_at_themselves() -> None:
    panel = Controller(politics(voice={"cards": CARDS}), seats={0: Scripted(LOOK), 1: "greedy"})
    click(panel, "step")
    click(panel, "undo")
    click(panel, "seat", seat=0, kind="person")
    person_looks(panel, [2, 3])
    assert shown(panel)[1:] == ["culture", "culture", ""]
    # That the computer player did the same there explains nothing any more.
    click(panel, "drawer", name="log")
    assert "why" not in [
        line["kind"] for line in panel_view(panel.session)["log"]["lines"] if "kind" in line
    ]


def test_a_person_keeps_their_looks_while_others_change_seats() -> None:
    panel = Controller(politics(voice={"cards": CARDS}))
    person_looks(panel, [2, 4])
    click(panel, "hide")
    click(panel, "seat", seat=1, kind="random")
    assert shown(panel)[1:] == ["culture", "", "education"]
    click(panel, "seat", seat=0, kind="random")
    assert shown(panel)[1:] == [""] * 3
    click(panel, "seat", seat=0, kind="person")
    assert shown(panel)[1:] == ["culture", "", "education"]


def test_a_loaded_game_s_looks_belong_to_who_sits_there_then() -> None:
    game = politics(voice={"cards": CARDS})
    game.play(LOOK)
    panel = Controller(load(game.code()), seats={0: "greedy"})
    click(panel, "seat", seat=0, kind="person")
    assert looked(panel) == []
    click(panel, "upload", text=game.code())
    assert looked(panel) == [0]


@pytest.mark.parametrize("player", [1, 2, 9])
def test_the_curtain_is_for_persons_who_have_looked(player: int) -> None:
    panel = Controller(politics(voice={"cards": CARDS}))
    person_looks(panel, [2, 3])
    assert not panel.dispatch({"do": "curtain", "player": player}).ok
    click(panel, "curtain", player=0)


def command(rng: random.Random) -> dict[str, object]:
    kinds = ["person", "random", "greedy"]
    return rng.choice(
        [
            {"do": "seat", "seat": rng.randrange(2), "kind": rng.choice(kinds)},
            {"do": "curtain", "player": rng.randrange(2)},
            {"do": "reveal"},
            {"do": "forecast", "on": rng.random() < 0.7},
            {"do": "hint"},
            {"do": "undo"},
            {"do": "redo"},
            {"do": "choose", "choice": rng.choice(["gold", "build farm", "pass"])},
            {"do": "space", "space": rng.choice(["A3", "B1", "D3"])},
        ]
    )


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_only_a_computer_player_saw_change_nothing_on_the_screen(seed: int) -> None:
    other = ["health", "education", "health", "culture"]
    panels = [
        Controller(politics(voice={"cards": cards}), seats={0: Scripted(LOOK)})
        for cards in (CARDS, other)
    ]
    for panel in panels:
        click(panel, "step")
    rng = random.Random(seed)
    for _ in range(60):
        asked = command(rng)
        told = []
        for panel in panels:
            result = panel.dispatch(asked)
            seen = panel_view(panel.session)
            parts = [seen, board_view(panel.session), announcement(panel.session, seen), result]
            said = json.dumps(parts, default=lambda p: p() if callable(p) else str(p))
            told.append(said)
        assert told[0] == told[1], asked
