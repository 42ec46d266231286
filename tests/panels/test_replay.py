"""What a command did is played beat by beat: from the picture before it to the one after it."""

import random
import re
from typing import Final

import pytest

from lacitta_nb import new_game
from lacitta_nb.core.records import State
from lacitta_nb.drawing import picture_of
from lacitta_nb.drawing.fragments import svg_fragments
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.pictures import replayed
from lacitta_nb.panels.seats import SeatChoice
from lacitta_nb.panels.view.replay import MOST
from lacitta_nb.panels.view.typed_replay import Patch, ReplayView
from tests.panels.tables import click, feeding, next_command, usual

PREFIX: Final = "b"
COMPUTERS: Final[dict[int | str, SeatChoice]] = {1: "random", 2: "greedy"}


def parts(state: State) -> dict[str, str]:
    """The parts of the picture of a moment."""
    return dict(svg_fragments(picture_of(state).pieces(state), PREFIX))


def patched(shown: dict[str, str], patch: Patch) -> dict[str, str]:
    """A layer after a patch, as the page makes it: parts keep their place in the layer."""
    keys, layer = list(shown), dict(shown)
    for key, svg, *below in patch:
        assert key is not None
        if svg is None:
            layer.pop(key, None)
            keys = [other for other in keys if other != key]
        elif key in layer:
            layer[key] = svg
        else:
            layer[key] = svg
            keys.insert(keys.index(str(below[0])) + 1 if below[0] else 0, key)
    return {key: layer[key] for key in keys}


def looks(shown: dict[str, str]) -> dict[str, str]:
    """A layer without what a screen reader says of it, which is that of the end all the time."""
    return {key: re.sub(' aria-label="[^"]*"', "", svg) for key, svg in shown.items()}


def check(replay: ReplayView, before: dict[str, str], after: dict[str, str]) -> None:
    """The beats lead from one picture to the other; `back` leads to the first from each of them."""
    shown = patched(after, replay["back"])
    assert looks(shown) == looks(before)
    for beat in replay["beats"]:
        shown = patched(shown, beat["patch"])
        assert looks(patched(shown, replay["back"])) == looks(before)
    assert list(shown.items()) == list(after.items())
    assert len(replay["beats"]) <= MOST


@pytest.mark.parametrize(
    ("edition", "seats"), [("classic", {}), ("new", COMPUTERS), ("expansion", COMPUTERS)]
)
def test_every_replay_leads_from_the_picture_before_to_the_one_after(
    edition: str, seats: dict[int | str, SeatChoice]
) -> None:
    rng, played = random.Random(edition), 0
    panel = Controller(new_game(4, edition=edition, seed=3), seats=seats)
    for _ in range(2000):
        before, last = panel.session.seen, panel.session.number
        panel.dispatch(next_command(panel, rng))
        replay = replayed(panel, PREFIX)
        if replay is not None:
            played += 1
            assert replay["id"] > last
            check(replay, parts(before), parts(panel.session.seen))
        if panel.game.over:
            break
    assert panel.game.over
    assert played > 6


def replay_of(panel: Controller) -> ReplayView:
    replay = replayed(panel, PREFIX)
    assert replay is not None
    return replay


def test_hunger_shakes_the_cities_and_takes_citizens_one_city_after_the_other() -> None:
    panel = Controller(feeding())
    click(panel, "step")
    replay = replay_of(panel)
    assert replay["title"] == "Feeding"
    assert [beat["kind"] for beat in replay["beats"]] == ["hungry", "penalty"]
    assert replay["beats"][0]["shakes"] == ["A1", "F2"]
    assert replay["beats"][0]["sign"] == "bowl"
    assert [beat["patch"] for beat in replay["beats"]] == [[], []]
    for _ in range(3):
        click(panel, "plan", space="A1")
    before = parts(panel.session.seen)
    click(panel, "confirm")
    replay = replay_of(panel)
    first = replay["beats"][0]
    assert (first["kind"], first["seats"], first["shakes"]) == ("starved", [0], ["A1"])
    assert first["patch"]
    check(replay, before, parts(panel.session.seen))
    assert replay["beats"][-1]["kind"] == "year_ended"


def test_a_run_over_several_phases_tells_the_quiet_ones_at_once() -> None:
    panel, rng = Controller(new_game(2, seed=1)), random.Random(1)
    while panel.game.phase != "reveal_voice":
        assert panel.dispatch(next_command(panel, rng)).ok
    before = parts(panel.session.seen)
    click(panel, "run")
    replay = replay_of(panel)
    check(replay, before, parts(panel.session.seen))
    first, *others = replay["beats"]
    assert first["kind"] == "rest"
    assert first["text"].count("culture") + first["text"].count("health") >= 1
    assert len(others) > 2


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ("undo", {}),
        ("log", {"all": True}),
        ("forecast", {"on": True}),
        ("plan", {"space": "A1"}),
        ("refresh", {}),
    ],
)
def test_nothing_is_played_under_other_commands(do: str, words: dict[str, object]) -> None:
    panel = Controller(feeding())
    click(panel, "step")
    click(panel, do, **words)
    assert replayed(panel, PREFIX) is None


def test_nothing_is_played_when_it_is_played_again_or_another_game_comes() -> None:
    panel = Controller(feeding())
    click(panel, "step")
    click(panel, "undo")
    click(panel, "redo")
    assert replayed(panel, PREFIX) is None
    words = {name: usual(panel, name) for name in ("edition", "setup", "board")}
    click(panel, "new", names=["A", "B"], seed="", **words)
    click(panel, "yes")
    assert panel.session.replaced
    assert replayed(panel, PREFIX) is None


def test_a_picture_that_fails_breaks_no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("boom")

    panel = Controller(feeding())
    click(panel, "step")
    monkeypatch.setattr("lacitta_nb.games.lacitta.picture.piece_layer", broken)
    assert replayed(panel, PREFIX) is None
    assert panel.session.notice is not None
    assert "boom" in panel.session.notice.text
