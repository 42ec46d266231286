"""Every migration has its arrows: one line each, from city to city, on every way of every board."""

from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.drawing import draw_board, svg_layer
from lacitta_nb.games.lacitta.picture import PICTURE
from tests.drawing.migrations import KINDS, migrations
from tests.drawing.tables import BROKEN_CURVE

CASES = Path(__file__).parents[1] / "games" / "lacitta" / "cases"


@pytest.mark.parametrize("players", [4, 5])
def test_every_migration_of_whole_games_has_its_arrows(players: int) -> None:
    drawn = 0
    for seed in range(12):
        for state, events in migrations(seed, players):
            marks = PICTURE.marks(state, events)
            moved = {(e.kind, e.source, e.space, e.service) for e in events if e.kind in KINDS}
            arrows = [m for m in marks if m.label and m.style.name.startswith("arrow-")]
            assert len(arrows) == len(moved)
            drawn += 1
    assert drawn > 80


def test_a_way_that_turns_back_on_itself_has_its_arrow_in_both_pictures() -> None:
    game = lc.load(BROKEN_CURVE)
    events = game.step()
    assert any(event.kind == "migrated" for event in events)
    assert "lc-arrow-4" in svg_layer(PICTURE.marks(game.state, events), "t")
    layers = draw_board(game, events=events).collections
    assert "m-0" in {id_ for layer in layers for id_ in getattr(layer, "ids", ())}


@pytest.mark.parametrize("name", ["arrow_min", "arrow_game_0", "arrow_game_1"])
def test_migrations_that_once_could_not_be_drawn(name: str) -> None:
    game = lc.load(CASES / f"{name}.json")
    if not game.history:
        game.step()
    events = list(game.history[-1].step.events)
    assert any(event.kind in KINDS for event in events)
    assert "lc-arrow-" in svg_layer(PICTURE.marks(game.state, events), "t")
    draw_board(game, events=events).figure.canvas.draw()
