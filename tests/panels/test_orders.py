"""Commands of every shape: read by type before anything is done, refused in a sentence."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.panels import orders
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.reading import read
from lacitta_nb.panels.view import announcement, board_view, panel_view
from tests.panels.tables import click, next_command, politics, usual

HALF = "\ud83d"
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**30, 2.5, float("nan"), b"gold", object()),
    *("", " ", HALF, "x" * 1000, "<b>", "A1", "gold", "\x00", "year", "culture", "person", "😀"),
    *([], [[]], [HALF], ["A", "B"], ["person"], [2, 4], [2, "4"], [[1]] * 30, {}, {"do": "step"}),
)
FIELDS = sorted({name for kind in orders.ORDERS.values() for name in kind._fields})
WORDS: list[object] = [*orders.ORDERS, "fly", "Step", "", HALF, None, 3, ["step"], {}]


def new(**words: object) -> dict[str, object]:
    known = {"names": ["Anna", "Bea"], "setup": "beginner", "board": "toscana", "seed": "7"}
    return {"do": "new", **known, **words}


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ({"do": ["step"]}, "does not know the command “list”"),
        ({"do": HALF}, r"“\ud83d”"),
        ([("do", "step")], "does not know"),
        ({"do": "step", "extra": 1}, "“step extra”"),
        ({"do": "step", 5: 1}, "“step int”"),
        ({"do": "choose"}, "“choose choice”"),
        ({"do": "choose", "choice": ["gold"]}, "“choose choice”"),
        ({"do": "pick", "facet": "amount", "value": [[2]]}, "“pick value”"),
        ({"do": "pick", "facet": "amount", "value": True}, "“pick value”"),
        ({"do": "undo", "to": []}, "“undo to”"),
        ({"do": "curtain", "player": True}, "“curtain player”"),
        ({"do": "take", "hint": -1}, "“take hint”"),
        ({"do": "forecast", "on": "yes"}, "“forecast on”"),
        ({"do": "save", "name": HALF}, "half of a letter"),
        ({"do": "load", "name": f"a{HALF}"}, "half of a letter"),
        ({"do": "save", "name": "x" * 10**6}, "at most 200 letters"),
        ({"do": "upload", "text": "x" * 10**7}, "at most 2,000,000 letters"),
        ({"do": "upload", "text": "lc1.x", "name": ["x"]}, "“upload name”"),
        (new(seats=[[], []]), "“new seats”"),
        (new(names=["Anna", HALF]), "half of a letter"),
        (new(names="Anna"), "“new names”"),
        (new(setup=HALF), "half of a letter"),
        (new(board=["toscana"]), "“new board”"),
        ({"do": "seat", "seat": 0, "kind": "search 99999"}, "“seat 0 search 99999”"),
        (new(seats=["search 99999", "person"]), "“new seats”"),
    ],
)
def test_odd_commands_are_refused_in_a_sentence(
    command: dict[str, object], says: str, tmp_path: Path
) -> None:
    panel = Controller(politics(), tmp_path)
    before = panel.game.state
    result = panel.dispatch(command)
    assert result.notice is not None
    assert (result.ok, result.notice.trace) == (False, "")
    assert says in result.notice.text
    assert panel.game.state is before
    assert list(tmp_path.iterdir()) == []


def test_a_refused_new_game_leaves_the_form_as_it_was() -> None:
    panel = Controller(politics())
    before = panel_view(panel.session)["files"]
    for words in ({"setup": "odd"}, {"setup": "advanced", "names": ["A"] * 7}):
        assert not panel.dispatch(new(**words)).ok
        assert panel_view(panel.session)["files"] == before
    assert panel.dispatch(new(setup="advanced")).ok
    assert usual(panel, "setup") == "advanced"


def test_an_error_in_the_picture_of_a_new_game_leaves_the_form_as_it_was() -> None:
    panel = Controller(politics())
    click(panel, "code")
    before = panel_view(panel.session)["files"]

    def broken() -> None:
        raise RuntimeError("no picture")

    assert not panel.dispatch(new(setup="advanced"), broken).ok
    assert panel_view(panel.session)["files"] == before


def test_files_whose_names_are_no_text_are_not_offered(tmp_path: Path) -> None:
    (tmp_path / "good.json").write_text("{}")
    try:
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/bad\xff.json")).write_text("{}")
    except OSError:
        pytest.skip("this file system takes names that are text only")
    assert Controller(politics(), tmp_path).session.files.names() == ["good.json"]


def test_every_order_has_a_handler_and_says_what_it_is() -> None:
    from lacitta_nb.panels.commands import HANDLERS

    kinds = list(orders.ORDERS.values())
    assert set(HANDLERS) == set(kinds)
    assert all(kind.__doc__ and "(" not in kind.__doc__.split("\n")[0] for kind in kinds)


def test_fields_that_are_left_out_have_their_defaults() -> None:
    assert read({"do": "undo", "seq": 3}) == orders.Undo("one")
    with pytest.raises(PanelError):
        read({"do": "space"})


def garbage(panel: Controller, rng: random.Random) -> object:
    """A command as no page would send it, or, now and then, one as it would."""
    if rng.random() < 0.15:
        if panel.game.over:
            return {"do": "undo", "to": "end"}
        thinks = panel.session.computer is not None
        return (
            {"do": "tick", "ticket": panel.session.play.ticket}
            if thinks
            else next_command(panel, rng)
        )
    if rng.random() < 0.02:
        return rng.choice(ODD)
    do = rng.choice(WORDS)
    kind = orders.ORDERS.get(do) if isinstance(do, str) else None
    names = list(kind._fields) if kind else rng.sample(FIELDS, 2)
    if rng.random() < 0.2:
        names.append(rng.choice(FIELDS))
    command: dict[object, object] = {"do": do}
    for name in names:
        if rng.random() < 0.9:
            command[name] = likely(panel, name, rng) if rng.random() < 0.6 else rng.choice(ODD)
    return command


def likely(panel: Controller, name: str, rng: random.Random) -> object:
    """A value that a field may well have."""
    if name == "ticket":
        return panel.session.play.ticket
    known: dict[str, list[object]] = {
        "space": list(panel.game.board.spaces),
        "choice": [choice.key for choice in panel.session.offers] or ["gold"],
        "facet": ["space", "amount", "circles", "source"],
        "value": ["A3", 2, [2, 4], (2, 3, 4)],
        "names": [["Anna", "Bea"], ["A", "B", "C"], ["A"]],
        "seats": [["person", "random"], ["greedy", "greedy"], []],
        "kind": ["person", "gentle", "greedy"],
        "setup": ["beginner", "advanced"],
        "board": ["toscana", "lezione"],
        "edition": ["classic", "new", "expansion"],
        "seed": ["", "7", "x"],
        "name": ["evening", "../x"],
        "text": ["lc1.", "{}", panel.game.code()],
        "to": ["one", "decision", "year", "end", "next", "away"],
        "wish": ["culture", "culture health"],
        "pace": ["slow", "at-once"],
    }
    return rng.choice(known.get(name, [True, 0, 1]))


@pytest.mark.parametrize("seed", range(4))
def test_no_command_gets_out_of_the_panel(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    panel = Controller(politics(), tmp_path, patience=0.01, guide=seed % 2 == 0)
    carried_out = 0
    for _ in range(600):
        before, history = panel.game, panel.game.history
        command = garbage(panel, rng)
        result = panel.dispatch(command)  # type: ignore[arg-type]
        carried_out += result.ok
        if not result.ok:
            assert result.notice is not None
            assert result.notice.trace == "", (command, result.notice)
            assert panel.game is before
            assert panel.game.history == history
            result.notice.text.encode()
        if result.ok or rng.random() < 0.1:
            shown = panel_view(panel.session)
            sent = [shown, board_view(panel.session), announcement(panel.session, shown)]
            json.dumps(sent, ensure_ascii=False).encode()
    assert carried_out > 100


def test_a_page_may_begin_to_count_its_commands_anywhere() -> None:
    assert read({"do": "undo", "seq": 2**53 - 1}) == orders.Undo()
    with pytest.raises(PanelError):
        read({"do": "undo", "seq": 2**53})
