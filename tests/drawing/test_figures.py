"""What figures say beside the board: the moment, what signs mean, whose edge is whose."""

from itertools import combinations

import pytest
from matplotlib.figure import Figure

import lacitta_nb as lc
from lacitta_nb.drawing import Scene, draw_board, picture_of, svg_board
from lacitta_nb.drawing.legend import heading_above
from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.drawing.theme import EDGE_STYLES, HEADING, OWNERS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.state import State
from tests.drawing.tables import late, moments, scene_of


def words(scene: Scene, style: str) -> list[str]:
    found = [mark for mark in scene.layer("legend") if mark.style.name == style]
    return [mark.shape.text for mark in found if isinstance(mark.shape, Words)]


def heading(state: State) -> str:
    return picture_of(state).heading(state)


def test_a_heading_tells_board_year_and_phase() -> None:
    assert heading(lc.new_game(2, seed=1).state) == "Toscana · Year 1 of 6 · Start player"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (("health", "culture", "health", "education"), " · wish: health"),
        (("health", "culture", "health", "culture"), " · wishes: culture and health"),
    ],
)
def test_a_heading_tells_the_wish_when_the_people_have_spoken(
    cards: tuple[str, ...], told: str
) -> None:
    state = next(m.state for m in moments() if m.state.phase == "migration")
    assert heading(state._replace(voice=cards)).endswith(f"Migration{told}")
    assert heading(state._replace(voice=cards, phase="politics")).endswith("Politics")
    hidden = (*cards[:3], "?")
    assert heading(state._replace(voice=hidden)).endswith("Migration")


def test_figures_of_ours_have_a_heading_and_axes_of_others_have_not() -> None:
    state = late().state
    bare = draw_board(state, Figure().add_subplot())
    with_heading = draw_board(state)
    assert with_heading.get_ylim()[1] > bare.get_ylim()[1]
    assert draw_board(state, heading="").get_ylim() == bare.get_ylim()
    assert draw_board(state, Figure().add_subplot(), heading="Mine").get_ylim() != bare.get_ylim()
    assert ">Mine</text>" in svg_board(state, prefix="t", heading="Mine")
    assert "t-heading" not in svg_board(state, prefix="t", style=False)


@pytest.mark.parametrize("text", ["W" * 90, "東京" * 60, "iiii " * 90, "Ω\n" * 90])
def test_a_heading_is_cut_where_the_picture_ends(text: str) -> None:
    box = (0.0, 0.0, 20.0, 10.0)
    above = heading_above(box, text)
    (mark,) = above.marks
    assert isinstance(mark.shape, Words)
    wide = text_width(mark.shape.text, bold=True) * HEADING.size
    assert 15 < wide < box[2] - mark.at[0]
    assert mark.shape.text.endswith("…")
    assert box[3] < mark.at[1] < above.box[3]
    assert heading_above(box, "").box == box


@pytest.mark.parametrize(
    ("kind", "happened", "foreseen"),
    [
        ("migrated", "citizens leave for a service", "would leave (foreseen)"),
        ("no_room", "lost: no room in that city", "would be lost: no room (foreseen)"),
        ("demolished", "demolished", "would fall (foreseen)"),
    ],
)
def test_the_legend_explains_arrows_and_crosses_where_such_are_drawn(
    kind: str, happened: str, foreseen: str
) -> None:
    state = late().state
    space = state.table.board.spaces[state.cities[0].castle]
    other = state.table.board.spaces[state.cities[1].castle]
    event = Event(
        kind,
        "M1",
        player=0,
        other=1,
        space=space,
        source=other,
        service="health",
        building="farm",
        points=(2, 0),
    )
    for expected, other_text, way in ((happened, foreseen, False), (foreseen, happened, True)):
        told = words(scene_of(state, [event], legend=True, foreseen=way), "t-legend")
        assert expected in told
        assert other_text not in told
    assert not {happened, foreseen} & set(words(scene_of(state, legend=True), "t-legend"))


def test_the_legend_explains_what_is_new() -> None:
    built = Event("built", "P2", player=0, space="C5", building="farm")
    assert "new" in words(scene_of(late().state, [built], legend=True), "t-legend")
    assert "new" not in words(scene_of(late().state, legend=True), "t-legend")


def test_edges_tell_players_apart_without_colour() -> None:
    looks = [tuple(s.dash for s in styles[1:]) for styles in EDGE_STYLES]
    assert len(looks) == OWNERS
    assert all(one != other for one, other in combinations(looks, 2))
    scene = scene_of(late().state, legend=True)
    for layer in ("pieces", "legend"):
        drawn = {mark.style.name for mark in scene.layer(layer)}
        assert {style.name for styles in EDGE_STYLES for style in styles} <= drawn
