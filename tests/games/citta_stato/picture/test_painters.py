"""Both painters show the same marks, all of them declared, each with a key."""

import re
from io import BytesIO
from xml.etree import ElementTree as ET

import pytest
from matplotlib.figure import Figure

from lacitta_nb.drawing import draw_board, svg_board, svg_of
from lacitta_nb.drawing.fragments import keyed, svg_fragments
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.picture.signs import ALL_SIGNS
from lacitta_nb.games.citta_stato.picture.styles import ALL_STYLES, STYLES
from lacitta_nb.texts import speaking
from tests.drawing.compared import NS, marks_alike
from tests.games.citta_stato.picture.views import SEATS, named, rich, start, whole_game

PLAYERS = pytest.mark.parametrize("players", SEATS)
KEY = re.compile(r"[a-z]+(-[\w.-]+)+")


@PLAYERS
def test_both_painters_show_the_same_marks_at_the_same_places(players: int) -> None:
    moment = whole_game(players)[60]
    some = {"present.green": "+4", "cube.white": "", "market.green.2": "2"}
    scene = PICTURE.scene(moment.state, moment.events, some, selected="form.3", heading="x")
    assert marks_alike(scene) > 500


@PLAYERS
def test_every_style_and_sign_is_declared(players: int) -> None:
    for moment in whole_game(players)[::30]:
        for foreseen in (False, True):
            scene = PICTURE.scene(
                moment.state, moment.events, {"war": "+3"}, selected="war", foreseen=foreseen
            )
            marks = [mark for _, layer in scene.layers for mark in layer]
            assert {mark.style for mark in marks} <= set(ALL_STYLES)
            text = svg_of(scene, prefix="t", style=False)
            assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r'id="(.+?)"', text))
            ids = [mark.id for mark in marks if mark.id]
            assert len(ids) == len(set(ids))


def test_styles_and_signs_have_names_of_their_own() -> None:
    assert len(STYLES) == len({style.name for style in ALL_STYLES}) == len(ALL_STYLES)
    assert len({sign.name for sign in ALL_SIGNS}) == len(ALL_SIGNS)
    assert len({sign.pieces for sign in ALL_SIGNS}) == len(ALL_SIGNS)


@PLAYERS
def test_pieces_and_marks_have_keys_of_their_own(players: int) -> None:
    for moment in whole_game(players)[::25]:
        state, events = moment.state, moment.events
        for layer in (PICTURE.pieces(state), PICTURE.marks(state, events, {"war": "+1"}, "war")):
            assert all(mark.group for mark in layer)
            assert all(KEY.fullmatch(key) for key, _ in svg_fragments(layer, "t"))
            # A thing whose marks lie apart would be torn into two parts.
            assert list(keyed(layer)) == list(dict.fromkeys(mark.group for mark in layer))


@PLAYERS
def test_targets_have_names_and_labels_of_their_own(players: int) -> None:
    names = [target.name for target in PICTURE.targets(start(players))]
    for moment in whole_game(players)[::10]:
        state = moment.state
        assert [target.name for target in PICTURE.targets(state)] == names
        targets, labels = PICTURE.targets(state), PICTURE.labels(state)
        assert len({target.name for target in targets}) == len(targets) == len(labels)
        assert all(labels)
    for language in ("de", "fr"):
        with speaking(language):
            assert PICTURE.labels(state) != labels


@pytest.mark.parametrize("theme", ["light", "dark"])
@PLAYERS
def test_figures_are_drawn_at_the_end_and_with_long_names(players: int, theme: str) -> None:
    ended = whole_game(players)[-1].state
    assert ended.over
    axes = draw_board(named(rich(ended)), theme=theme)
    file = BytesIO()
    assert isinstance(axes.figure, Figure)
    axes.figure.savefig(file, format="png", dpi=40)
    assert file.getvalue().startswith(b"\x89PNG")


def test_a_game_shows_itself_as_all_may_know_it() -> None:
    state = start(3)
    assert ET.fromstring(state._repr_html_()).tag == f"{NS}svg"
    picture, size = state._repr_png_()
    assert picture.startswith(b"\x89PNG")
    assert size["width"] == 900


def test_text_of_players_is_escaped() -> None:
    state = named(start(2), ('"><b>', "<script>"))
    assert "<script>" not in svg_board(state, prefix="t", legend=True)
