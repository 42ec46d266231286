"""What is on the table is on the picture, readable without counting."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest
from shapely import LineString

import lacitta_nb as lc
from lacitta_nb.core.shared import bits
from lacitta_nb.drawing import Mark, Scene
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import BUILDINGS, FARM, MARKET, WHEAT
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.picture.plan import page, space_centres
from lacitta_nb.games.lacitta.picture.plates import middle, plate_places
from lacitta_nb.games.lacitta.picture.room import box_at, overlap
from lacitta_nb.games.lacitta.picture.signs import (
    ALL_SIGNS,
    BUILDING_SIGNS,
    SERVICE_SIGNS,
)
from lacitta_nb.games.lacitta.picture.styles import STYLES
from lacitta_nb.games.lacitta.rules import new_state
from lacitta_nb.games.lacitta.state import Figures, State, Table, city_on, found_city
from lacitta_nb.geometry.hexes import centre
from tests.drawing.tables import NAMES, after, late, moments, scene_of

MIGRATED: Final = Event(
    "migrated",
    "M1",
    player=0,
    space="A3",
    other=1,
    source="F5",
    service="culture",
    points=(2, 0),
)
"""One citizen walks from F5 to A3, for culture."""


def small_table(players: int = 2) -> State:
    """A castle at A3 with a farm and a market beside it, and one of the other player at F5."""
    board = shipped_board("toscana")
    landscapes = ["" if waste else "farm2" for waste in board.waste]
    state = new_state(board, NAMES[:players], edition="classic", setup="beginner", seed=1)
    a2, a3, a4, f5 = (board.index[name] for name in ("A2", "A3", "A4", "F5"))
    one = city_on(board, found_city(board, 0, a3, 4), board.mask(["A2", "A3", "A4"]))
    built = [0] * len(BUILDINGS)
    built[0] = 1 << a3 | 1 << f5
    built[FARM], built[MARKET] = 1 << a2, 1 << a4
    return state._replace(
        table=Table(board, "classic", landscapes, players, 1),
        cities=(one, found_city(board, 1, f5, 3)),
        built=tuple(built),
    )


def words(scene: Scene, style: str) -> list[str]:
    return [
        m.shape.text
        for m in all_marks(scene)
        if isinstance(m.shape, Words) and m.style.name == style
    ]


def all_marks(scene: Scene) -> list[Mark]:
    return [mark for _, marks in scene.layers for mark in marks]


def styled(scene: Scene, style: str) -> list[Mark]:
    return [mark for mark in all_marks(scene) if mark.style.name == style]


def shaped(scene: Scene, shape: Shape) -> list[Mark]:
    return [mark for mark in all_marks(scene) if mark.shape is shape]


def at(state: State, name: str) -> tuple[float, float]:
    board = state.table.board
    return centre(board.at[board.index[name]])


def near(mark: Mark, place: tuple[float, float], within: float = 1.0) -> bool:
    return abs(mark.at[0] - place[0]) < within and abs(mark.at[1] - place[1]) < within


def test_ids_are_unique_at_every_stage() -> None:
    for moment in moments(5)[::20]:
        scene = scene_of(moment.state, moment.events, legend=True)
        ids = [mark.id for mark in all_marks(scene) if mark.id]
        assert len(ids) == len(set(ids))
        assert len(ids) >= len(moment.state.cities)


def test_every_building_owner_and_service_has_a_sign_of_its_own() -> None:
    assert set(BUILDING_SIGNS) == set(BUILDINGS)
    assert len({shape.pieces for shape in ALL_SIGNS}) == len(ALL_SIGNS)
    assert len({shape.name for shape in ALL_SIGNS}) == len(ALL_SIGNS)
    assert not set(OWNER_SIGNS) & set(SERVICE_SIGNS.values())


def test_each_building_shows_its_kind_and_owner() -> None:
    state = late().state
    scene = scene_of(state)
    shown = Counter(
        mark.shape.name
        for mark in scene.layer("pieces")
        if mark.id.startswith("b-") and isinstance(mark.shape, Shape)
    )
    there = Counter(f"b-{k.name}" for k in BUILDINGS.values() for _ in bits(state.built[k.number]))
    assert shown == there
    for owner in range(5):
        buildings = sum(city.spaces.bit_count() for city in state.cities_of(owner))
        assert len(shaped(scene, OWNER_SIGNS[owner])) == buildings
        assert len(styled(scene, f"city-{owner}")) == len(state.cities_of(owner))


def test_castle_and_plate_show_citizens_limit_and_services() -> None:
    state = small_table()
    a3 = state.table.board.index["A3"]
    scene = scene_of(state._replace(figures=(Figures(a3, "culture", 2),)))
    assert words(scene, "t-castle") == ["2", "3"]
    assert words(scene, "t-plate") == ["4/8", "3/5"]
    assert words(scene, "t-service") == ["2", "2"]
    assert words(scene, "t-service-none") == ["0"] * 5


def test_a_longer_number_has_a_wider_sign_for_its_service() -> None:
    state = small_table()
    a3 = state.table.board.index["A3"]
    short = scene_of(state._replace(figures=(Figures(a3, "culture", 2),)))
    long = scene_of(state._replace(figures=(Figures(a3, "culture", 12),)))
    assert words(long, "t-service-long") == ["12", "12"]
    # Two digits, each about 0.64 of their size.
    need = 2 * 0.64 * STYLES["t-service-long"].size
    for scene, fits in ((short, False), (long, True)):
        on_plate = styled(scene, "service")[-1]
        assert isinstance(on_plate.shape, Shape)
        across = [x for x, _ in on_plate.shape.points]
        assert ((max(across) - min(across)) * on_plate.scale > need) is fits


def test_a_city_that_lacks_citizens_says_how_many() -> None:
    state = small_table()
    short = state._replace(cities=(state.cities[0]._replace(citizens=1), state.cities[1]))
    scene = scene_of(short)
    assert words(scene, "t-castle-short") == ["−2"]
    assert words(scene, "t-castle") == ["3"]


def test_a_farm_shows_what_it_yields_and_its_rich_harvest() -> None:
    state = small_table()
    a2 = state.table.board.index["A2"]
    assert words(scene_of(state), "t-yield") == ["2"]
    rich = scene_of(state._replace(harvest=1 << a2))
    assert words(rich, "t-yield") == ["4"]
    (ear,) = styled(rich, "harvest")
    assert near(ear, at(state, "A2"))


def test_farmland_shows_as_many_ears_as_it_has_wheat() -> None:
    state = late().state
    wheat = sum(WHEAT.get(tile, 0) for tile in state.table.landscapes)
    assert len(styled(scene_of(state), "wheat")) == wheat > 20


@pytest.mark.parametrize(("players", "closed"), [(2, True), (3, True), (4, False), (5, False)])
def test_closed_spaces_are_hatched(players: int, closed: bool) -> None:
    board = shipped_board("toscana")
    state = new_state(board, NAMES[:players], edition="classic", setup="beginner", seed=1)
    shut = sum(1 for least in board.players if least > players)
    scene = scene_of(state)
    assert len(styled(scene, "closed")) == len(styled(scene, "hatch")) == shut
    assert bool(shut) == closed


def test_names_can_be_left_out() -> None:
    state = small_table()
    names = list(state.table.board.spaces)
    legal = {"B1": "+3"}
    assert words(scene_of(state, highlights=legal), "t-name") == [*names, "B1"]
    assert words(scene_of(state, highlights=legal, names=False), "t-name") == []


def test_plates_lie_on_the_page_and_never_on_each_other_or_on_a_castle() -> None:
    for state in [late(seed=seed).state for seed in range(50)]:
        left, low, right, high = page(state.table)
        centres, plates = space_centres(state.table.board), plate_places(state)
        assert list(plates) == [city.castle for city in state.cities]
        for castle, box in plates.items():
            assert left <= box[0] < box[2] <= right
            assert low <= box[1] < box[3] <= high
            assert not [other for other in plates.values() if other != box and overlap(box, other)]
            assert not [c for c in plates if overlap(box, box_at(centres[c], (0.5, 0.5)))]
            assert distance(middle(box), centres[castle]) < 3.5


def test_a_migration_is_an_arrow_from_loser_to_gainer_with_number_and_service() -> None:
    state = small_table()
    one = MIGRATED
    scene = scene_of(state, [one, one])
    (arrow,) = styled(scene, "arrow-0")
    assert isinstance(arrow.shape, Shape)
    first, last = arrow.shape.points[0], arrow.shape.points[-1]
    loser, gainer = at(state, "F5"), at(state, "A3")
    assert distance(first, loser) < 1 < distance(last, loser)
    assert distance(last, gainer) < distance(first, gainer)
    assert "Rosso" in arrow.label
    assert words(scene, "t-badge") == ["2"]
    assert len(shaped(scene, SERVICE_SIGNS["culture"])) == 2 + 1
    assert len(styled(scene, "head-0")) == 1
    assert styled(scene, "struck-bold") == []


def test_a_foreseen_migration_looks_different_and_says_so() -> None:
    one = MIGRATED
    scene = scene_of(small_table(), [one], foreseen=True)
    assert styled(scene, "arrow-0") == styled(scene, "head-0") == []
    (arrow,) = styled(scene, "arrow-foreseen-0")
    assert arrow.style.dash
    assert arrow.label.startswith("Foreseen")
    assert words(scene, "t-badge") == ["1?"]


def distance(one: tuple[float, float], two: tuple[float, float]) -> float:
    return float(((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5)


def test_a_citizen_without_room_is_shown_as_lost() -> None:
    lost = Event(
        "no_room", "M4", player=0, space="A3", other=1, source="F5", service="health", points=(2, 0)
    )
    scene = scene_of(small_table(), [lost])
    assert len(styled(scene, "arrow-lost-0")) == len(styled(scene, "struck-bold")) == 1
    assert styled(scene, "head-0") == []
    assert words(scene, "t-alarm") == ["−1"]


def test_arrows_of_one_pair_do_not_lie_on_each_other() -> None:
    forth = MIGRATED
    back = Event(
        "migrated",
        "M1",
        player=1,
        space="F5",
        other=0,
        source="A3",
        service="health",
        points=(1, 0),
    )
    scene = scene_of(small_table(), [forth, back])
    (one,), (two,) = styled(scene, "arrow-0"), styled(scene, "arrow-1")
    assert isinstance(one.shape, Shape)
    assert isinstance(two.shape, Shape)
    apart = [min(distance(p, q) for q in two.shape.points) for p in one.shape.points]
    assert min(apart) > 0.25
    badges = styled(scene, "badge")
    assert len(badges) == 2
    assert distance(badges[0].at, badges[1].at) > 1


def test_arrows_that_part_do_not_cross() -> None:
    # One way from C3 over B2, at whose end A4 lies to the right and C2 to the left.
    game = lc.load(
        {
            "format": "lacitta-position/1",
            "board": "lezione",
            "landscapes": {f"L{n}": "farm2" for n in range(1, 7)},
            "year": 2,
            "players": [{"name": "Rosso"}, {"name": "Blu"}],
            "cities": [
                {"owner": 0, "castle": "C3", "citizens": 4},
                {"owner": 1, "castle": "A4", "citizens": 4},
                {"owner": 1, "castle": "C2", "citizens": 4},
            ],
        }
    )
    event = Event(
        "migrated", "M1", player=1, other=0, source="C3", service="culture", points=(1, 0)
    )
    events = [event._replace(space=name) for name in ("A4", "C2")]
    for order in (events, events[::-1]):
        scene = scene_of(game, order)
        one, two = styled(scene, "arrow-1")
        assert isinstance(one.shape, Shape)
        assert isinstance(two.shape, Shape)
        assert not LineString(one.shape.points).intersects(LineString(two.shape.points))
        badges = styled(scene, "badge")
        assert distance(badges[0].at, badges[1].at) > 1.5


def test_an_arrow_begins_at_a_building_that_has_fallen_since() -> None:
    moment = after("demolished")
    assert sum(e.kind == "demolished" for e in moment.events)
    scene_of(moment.state, moment.events)
    state = small_table()
    gone = Event("city_lost", "D2", player=1, space="F5", food=2)
    left = MIGRATED
    scene = scene_of(state._replace(cities=state.cities[:1]), [left, gone])
    (arrow,) = styled(scene, "arrow-0")
    assert isinstance(arrow.shape, Shape)
    assert distance(arrow.shape.points[0], at(state, "F5")) < 1


def test_what_was_demolished_is_a_ghost_crossed_out() -> None:
    state = small_table()
    fell = Event("demolished", "D1", player=0, space="B1", source="A3", building="market", amount=1)
    gone = Event("city_lost", "D2", player=1, space="F5", food=2)
    scene = scene_of(state, [fell, gone])
    ghosts = styled(scene, "ghost")
    assert [m.shape for m in ghosts] == [BUILDING_SIGNS["market"], BUILDING_SIGNS["castle"]]
    assert [m.at for m in ghosts] == [at(state, "B1"), at(state, "F5")]
    assert all(mark.label for mark in styled(scene, "struck"))


def test_what_may_fall_still_stands_under_a_dashed_cross() -> None:
    fell = Event("demolished", "D1", player=0, space="B1", source="A3", building="market", amount=1)
    scene = scene_of(small_table(), [fell], foreseen=True)
    assert styled(scene, "ghost") == styled(scene, "ghost-tile") == styled(scene, "struck") == []
    (cross,) = styled(scene, "struck-foreseen")
    assert cross.style.dash
    assert cross.label.startswith("Foreseen")


def test_hunger_is_a_bowl_at_every_city_and_a_number_where_citizens_left() -> None:
    state = small_table()
    hungry = Event("hungry", "F2", player=1, amount=2, food=1)
    left = Event("starved", "F2", player=1, space="F5", amount=1)
    assert len(styled(scene_of(state, [hungry]), "bowl")) == 1
    scene = scene_of(state, [hungry, left, left])
    # Beside the plate of its city, where it hides no building.
    index = state.table.board.index
    (bowl,) = styled(scene, "badge-alarm")
    assert near(bowl, middle(plate_places(state)[index["F5"]]), 2.3)
    assert not [name for name in ("F5", "A3", "A2", "B1") if near(bowl, at(state, name), 1.1)]
    assert words(scene, "t-alarm") == ["−2"]


def test_growth_and_income_are_badges() -> None:
    grew = Event("grew", "Y5", player=0, space="A3", amount=1)
    paid = Event("income", "Y4", player=0, space="A2", amount=2)
    scene = scene_of(small_table(), [grew, paid])
    assert words(scene, "t-badge") == ["+1"]
    assert words(scene, "t-coin") == ["+2"]


def test_legal_and_chosen_spaces() -> None:
    state = small_table()
    scene = scene_of(state, highlights={"B1": "+3", "A2": "×2"}, selected="B1")
    assert [mark.at for mark in styled(scene, "legal")] == [at(state, "B1")]
    assert [mark.at for mark in styled(scene, "legal-ring")] == [at(state, "A2")]
    assert [mark.at for mark in styled(scene, "chosen")] == [at(state, "B1")]
    assert words(scene, "t-legal") == ["+3", "×2"]


def test_every_moment_of_games_can_be_drawn() -> None:
    kinds: set[str] = set()
    for moment in (*moments(5), *moments(3, 2, "advanced")):
        scene_of(moment.state, moment.events)
        kinds |= {event.kind for event in moment.events}
    assert {"placed", "migrated", "no_room", "demolished", "starved", "founded"} <= kinds


def test_labels_say_what_is_there() -> None:
    state = small_table()
    index = state.table.board.index
    labels = PICTURE.labels(state, {"B1": "+3"})
    assert labels[index["A3"]] == (
        "A3: castle. Rosso’s city A3: 4 of 8 citizens; culture 0, education 0, health 0. "
        "2 on the castle, which yields 2 food"
    )
    assert labels[index["A2"]] == "A2: farm of Rosso’s city A3, yields 2 food"
    assert labels[index["B1"]].endswith("Can be chosen: +3")
    assert "closed" in labels[index["P12"]]
    assert "empty; 4 wheat" in labels[index["D3"]]


def test_the_legend_names_everybody() -> None:
    scene = scene_of(late().state, legend=True)
    assert words(scene, "t-legend")[:5] == list(NAMES)
    assert scene.box[1] < page(late().state.table)[1]


def test_the_legend_explains_the_signs_that_are_there_and_no_others() -> None:
    bare = late().state._replace(figures=())
    with_figures = bare._replace(figures=(Figures(bare.cities[0].castle, "culture", 1),))
    hungry = Event("hungry", "F2", player=0, amount=1)
    assert not {"figures", "hunger; −1: a citizen leaves"} & set(legend(bare))
    assert "figures" in legend(with_figures)
    assert "hunger; −1: a citizen leaves" in legend(bare, [hungry])


def test_the_legend_explains_what_is_foreseen_and_the_borders() -> None:
    state = small_table()
    leaves = MIGRATED
    falls = Event("demolished", "D1", player=0, space="B1", source="A3", building="market")
    more = {"would leave (foreseen)", "would fall (foreseen)"}
    assert more <= set(legend(state, [leaves, falls], foreseen=True))
    assert not more & set(legend(state, [leaves, falls]))
    bordered = {
        "thick border: the spaces are no neighbours",
        "dashed border: the area yields nothing there",
    }
    assert bordered <= set(legend(lc.new_game(2, board="lezione").state))
    assert not bordered & set(legend(lc.new_game(2, board="toscana").state))


def legend(state: State, events: Sequence[Event] = (), *, foreseen: bool = False) -> list[str]:
    return words(scene_of(state, iter(events), legend=True, foreseen=foreseen), "t-legend")
