"""Walks through whole games on the panel, past all that it can show, click by click."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lacitta_nb as lc
from lacitta_nb.drawing import picture_of
from lacitta_nb.games import saint_malo
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import board_view, panel_view
from lacitta_nb.panels.words import rule_words
from tests.panels.tables import next_command

NAMES = ("Rosso", "Blu", "Verde")
GAME = 6000
"""More clicks than a game takes."""


def la_citta(folder: Path, edition: str, board: str, players: int) -> Controller:
    """A game against a computer player, with a guide and predictions."""
    game = lc.new_game(NAMES[:players], edition=edition, board=board, seed=4, setup="advanced")
    return Controller(game, folder, {1: "greedy"}, patience=9.0, guide=True)


def malo(folder: Path, players: int) -> Controller:
    """The same in Saint Malo."""
    game = saint_malo.new_game(NAMES[:players], seed=4)
    return Controller(game, folder, {1: "greedy"}, patience=9.0, guide=True)


def walk(panel: Controller, seed: int, clicks: int = GAME) -> Iterator[str]:
    """Play the game on the panel to its end, or for so many turns; every click, in a word."""
    chance = random.Random(seed)
    shown = panel_view(panel.session)
    first = [{"do": "drawer", "name": "log"}, {"do": "play"}, {"do": "stop"}, *files(panel)]
    first += [{"do": "coach", "on": True}] if shown["coach"]["offered"] else []
    first += [{"do": "predict", "on": True}] if shown["predict"]["offered"] else []
    yield "begin"
    for command in first:
        panel.dispatch(command)
        yield str(command["do"])
    for _ in range(clicks):
        if panel.game.over:
            break
        for command in [*looking_round(panel, chance), going_on(panel, chance)]:
            panel.dispatch(command)
            yield str(command["do"])
    assert panel.game.over or clicks < GAME
    for command in (*files(panel), {"do": "log", "all": True}, {"do": "undo"}, {"do": "redo"}):
        panel.dispatch(command)
        yield str(command["do"])


def files(panel: Controller) -> list[dict[str, Any]]:
    """What can be done with games and files, and what goes wrong there."""
    form = panel_view(panel.session)["files"]["form"]
    settings = {field["name"]: field["usual"] for field in form["fields"]}
    new = {"do": "new", "seed": "", **settings}
    return [
        {"do": "save", "name": ""},
        {"do": "save", "name": "a/b"},
        {"do": "save", "name": "game"},
        {"do": "save", "name": "game"},
        {"do": "no"},
        {"do": "load", "name": "none"},
        {"do": "upload", "text": "nothing"},
        {"do": "upload", "text": '{"format": "lacitta-position/1", "board": 5}'},
        {"do": "upload", "text": '{"format": "saintmalo-position/1", "players": []}'},
        {"do": "upload", "text": panel.game.code()},
        {"do": "no"},
        {**new, "names": ["Rosso"]},
        {**new, "names": ["Rosso", "Rosso"]},
        {**new, "names": ["Rosso", ""]},
        {**new, "names": ["Rosso", "Blu"], "seed": "x"},
        {**new, "names": ["Rosso", "Blu"], "seed": "4"},
        {"do": "no"},
        {"do": "code"},
        {"do": "dance"},
        {"do": "yes"},
        {"do": "take", "hint": 9},
        {"do": "drawer", "name": "rules"},
        {"do": "rule", "number": next(iter(rule_words(panel.game.box.key)))},
        {"do": "rule", "number": "Z9"},
        {"do": "drawer", "name": "log"},
    ]


def looking_round(panel: Controller, chance: random.Random) -> Iterator[dict[str, Any]]:
    """What somebody tries before the next move."""
    session = panel.session
    shown = panel_view(session)
    if session.open_guess is not None:
        keys = [option["key"] for option in shown["predict"]["ask"]["options"]]
        yield from ({"do": "guess", "key": key} for key in chance.sample(keys, min(2, len(keys))))
        yield {"do": "guessed"}
        return
    if shown["look"]["players"]:
        seat = shown["look"]["players"][0]["seat"]
        yield from ({"do": "curtain", "player": seat}, {"do": "reveal"}, {"do": "hide"})
    if chance.random() < 0.08:
        yield from ({"do": "undo"}, {"do": "redo"})
    if chance.random() < 0.05:
        yield from ({"do": "undo", "to": "decision"}, {"do": "redo", "to": "end"})
    if session.computer is None and shown["decision"]:
        yield from _asking(panel, shown, chance)


def _asking(
    panel: Controller, shown: dict[str, Any], chance: random.Random
) -> Iterator[dict[str, Any]]:
    """What somebody asks who has to decide."""
    if chance.random() < 0.15 and "forecast" in shown:
        yield {"do": "forecast", "on": shown["forecast"] is None}
    if chance.random() < 0.25:
        yield {"do": "hint"}
    places = [target.name for target in picture_of(panel.session.seen).targets(panel.session.seen)]
    if chance.random() < 0.3:
        yield {"do": "space", "space": chance.choice(places)}
    greyed = [c["key"] for g in shown["groups"] for c in g["choices"] if not c["enabled"]]
    if greyed and chance.random() < 0.3:
        yield {"do": "choose", "choice": chance.choice(greyed)}
    if shown.get("thrown"):
        dice = [chance.choice(shown["thrown"]["symbols"])[0] for _ in range(5)]
        yield from ({"do": "thrown", "dice": dice, "roll": 1}, {"do": "no"})


def going_on(panel: Controller, chance: random.Random) -> dict[str, Any]:
    """The next click of somebody who plays on."""
    badges = board_view(panel.session)["badges"]
    if panel.session.selection.chosen and badges and chance.random() < 0.5:
        return {"do": "space", "space": chance.choice(list(badges))}
    return next_command(panel, chance)
