"""Both painters show the same marks, all of them declared, each with a key, inside the picture."""

import re
from io import BytesIO
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from matplotlib.figure import Figure

import lacitta_nb as lc
from lacitta_nb.drawing import DARK, Target, draw_board, svg_board, svg_of
from lacitta_nb.drawing.figure import _outline
from lacitta_nb.drawing.fragments import keyed, svg_fragments
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.games.saint_malo.city import NAMES
from lacitta_nb.games.saint_malo.constants import SYMBOLS
from lacitta_nb.games.saint_malo.picture import PICTURE
from lacitta_nb.games.saint_malo.picture.signs import CANNON, COIN, MEDAL, SYMBOL_SIGNS
from lacitta_nb.games.saint_malo.picture.styles import ALL_STYLES, STYLES
from tests.drawing.compared import NS, marks_alike
from tests.games.saint_malo.picture.views import box_of, inside, named, states, whole_game

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
KEY = re.compile(r"[a-z]+(-[\w.-]+)+")


@PLAYERS
def test_both_painters_show_the_same_marks_at_the_same_places(players: int) -> None:
    moment = whole_game(players)[-60]
    some = {"C3": "+4", "A2": "", "D4": "+12"}
    scene = PICTURE.scene(moment.step.state, moment.step.events, some, selected="C3", heading="x")
    assert marks_alike(scene) > 45 * players


@PLAYERS
def test_every_style_and_sign_is_declared_and_every_mark_is_on_the_picture(players: int) -> None:
    for moment in whole_game(players)[::50]:
        state, events = moment.step
        for foreseen in (False, True):
            scene = PICTURE.scene(state, events, {"B4": "+3"}, selected="B4", foreseen=foreseen)
            marks = [mark for _, layer in scene.layers for mark in layer]
            assert {mark.style for mark in marks} <= set(ALL_STYLES)
            assert all(inside(box_of(mark), scene.box) for mark in marks)
            text = svg_of(scene, prefix="t", style=False)
            assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r'id="(.+?)"', text))


def test_styles_have_names_of_their_own() -> None:
    assert len(STYLES) == len({style.name for style in ALL_STYLES}) == len(ALL_STYLES)


@PLAYERS
def test_pieces_and_marks_have_keys_of_their_own(players: int) -> None:
    for moment in whole_game(players)[::25]:
        state, events = moment.step
        for layer in (PICTURE.pieces(state), PICTURE.marks(state, events, {"C4": "+1"}, "C4")):
            assert all(mark.group for mark in layer)
            assert all(KEY.fullmatch(key) for key, _ in svg_fragments(layer, "t"))
            # A thing whose marks lie apart would be torn into two parts.
            assert list(keyed(layer)) == list(dict.fromkeys(mark.group for mark in layer))


def test_a_thing_that_is_placed_changes_no_other_part() -> None:
    state = whole_game(2)[0].before
    seat = state.to_move
    placed = next(
        PICTURE.told(state, event)
        for moment in whole_game(2)
        for event in moment.step.events
        if event.kind == "placed" and event.what == "crate" and event.player == seat
    )
    before, after = keyed(PICTURE.pieces(state)), keyed(PICTURE.pieces(placed))
    changed = {key for key in after if after[key] != before.get(key)}
    assert {key for key in changed if key.startswith("thing-")} == set(after) - set(before)
    assert {key.split("-")[0] for key in changed} <= {"thing", "side", "card"}


@PLAYERS
def test_nothing_but_the_frame_moves_when_the_turn_changes(players: int) -> None:
    state = whole_game(players)[-60].step.state
    before, after = (
        keyed(PICTURE.pieces(s)) for s in (state, state._replace(turns=state.turns + 1))
    )
    assert {key for key in {*before, *after} if before.get(key) != after.get(key)} == {
        f"frame-{state.to_move}",
        f"frame-{(state.to_move + 1) % players}",
    }
    assert PICTURE.box(state) == PICTURE.box(whole_game(players)[0].before)


@PLAYERS
def test_the_targets_are_the_spaces_of_the_movers_city(players: int) -> None:
    found: dict[int, tuple[Target, ...]] = {}
    for state in states(players):
        targets = PICTURE.targets(state)
        assert [target.name for target in targets] == list(NAMES.values())
        found.setdefault(state.to_move, targets)
        assert found[state.to_move] == targets
    assert len({targets[0].at for targets in found.values()}) == len(found) > 1


def test_the_six_symbols_of_the_dice_are_signs_of_every_board() -> None:
    svg = ET.fromstring(svg_board(whole_game(2)[0].before, prefix="t"))
    ids = {path.get("id") for path in svg.iter(NS + "path")}
    assert {f"t-d-{symbol}" for symbol in SYMBOLS} <= ids
    assert len({SYMBOL_SIGNS[symbol].pieces for symbol in SYMBOLS}) == len(SYMBOLS)


@pytest.mark.parametrize("sign", [COIN, MEDAL, CANNON, SYMBOL_SIGNS["head"]], ids=lambda s: s.name)
def test_a_hole_in_a_sign_is_one_for_both_painters(sign: Shape) -> None:
    """SVG fills by counting edges, matplotlib by the way they turn: holes turn the other way."""
    turns = set()
    for polygon in _outline(sign).to_polygons():
        ring = np.asarray(polygon)
        across, up = ring.T
        turns.add(float(np.sum(across * np.roll(up, -1) - up * np.roll(across, -1))) > 0)
    assert turns == {True, False}


@PLAYERS
def test_the_dice_lie_below_figures_and_not_on_the_board_of_the_panel(players: int) -> None:
    thrown = next(m.step.state for m in whole_game(players) if m.step.state.dice)
    dice = [m for m in PICTURE.legend(thrown).marks if m.style.name == "die"]
    assert len(dice) == 5
    assert not [m for m in PICTURE.pieces(thrown) if m.style.name == "die"]
    assert all(inside(box_of(die), PICTURE.legend(thrown).box) for die in dice)
    before = thrown._replace(dice=(), rolls=0)
    assert not [m for m in PICTURE.legend(before).marks if m.style.name == "die"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@PLAYERS
def test_figures_are_drawn_at_the_end_and_with_long_names(players: int, theme: str) -> None:
    ended = whole_game(players)[-1].step.state
    assert ended.over
    axes = draw_board(named(ended), theme=theme)
    file = BytesIO()
    assert isinstance(axes.figure, Figure)
    axes.figure.savefig(file, format="png", dpi=40)
    assert file.getvalue().startswith(b"\x89PNG")


def test_a_game_shows_itself() -> None:
    game = lc.saint_malo.new_game(players=3, seed=2)
    game.run()
    assert ET.fromstring(game._repr_html_()).tag == f"{NS}svg"
    picture, size = game._repr_png_()
    assert picture.startswith(b"\x89PNG")
    assert size["width"] == 900
    left, right = lc.draw_board(game, theme=DARK).get_xlim()
    assert (left, right) == PICTURE.box(game.state)[::2]


def test_names_can_be_hidden_and_left_out() -> None:
    state = whole_game(2)[0].before
    hidden = svg_board(state, prefix="t", names=False)
    (names,) = [g for g in ET.fromstring(hidden).iter(f"{NS}g") if g.get("id") == "t-names"]
    assert len(names) == 28
    assert '.lc-no-names :is(.lc-t-name, g[id$="-names"]) { display: none; }' in hidden
    assert PICTURE.scene(state, names=False).layer("names") == ()


def test_letters_of_cards_are_no_larger_on_a_board_that_is_far_away() -> None:
    """Their rooms are measured once; the sizes of churches have room to grow."""
    grown = {style.name for style in ALL_STYLES if style.far and style.far > style.size}
    assert grown == {"t-church"}
