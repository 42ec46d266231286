"""What is to be seen and heard of towers, sides, cards, pirates and what has just happened."""

from collections import Counter

import pytest

from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.drawing.scene import Mark
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.games.saint_malo.constants import THINGS
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.picture import PICTURE
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.texts import languages, speaking
from tests.games.saint_malo import driver
from tests.games.saint_malo.picture.views import whole_game, with_city

WALLS = {f"A{column}": "wall" for column in range(2, 7)}


def table(city: dict[str, str], **more: object) -> State:
    """Two players; the first has this city."""
    state = driver.start(2, 1)
    first, second = state.players
    start = state.table.start_player
    owner = with_city(first if start == 0 else second, city)
    players = (owner, second) if start == 0 else (first, owner)
    return state._replace(players=players, **more)  # type: ignore[arg-type]


def part(state: State, key: str) -> tuple[Mark, ...]:
    return keyed(PICTURE.pieces(state))[key]


def looks(marks: tuple[Mark, ...]) -> Counter[str]:
    return Counter(mark.style.name for mark in marks)


def words(marks: tuple[Mark, ...]) -> list[str]:
    return [mark.shape.text for mark in marks if isinstance(mark.shape, Words)]


@pytest.mark.parametrize(
    ("city", "look", "shown"),
    [
        ({}, "", ["≤3"]),
        ({"A3": "wall"}, "", ["≤3"]),
        (WALLS, "-complete", ["≤3", "2"]),
        ({**WALLS, "A4": "crate"}, "-broken", ["≤3"]),
        ({"A6": "citizen"}, "-broken", ["≤3"]),
    ],
)
def test_a_side_is_possible_complete_or_broken(
    city: dict[str, str], look: str, shown: list[str]
) -> None:
    state = table(city)
    marks = part(state, f"side-{state.to_move}-top")
    assert looks(marks)[f"tower{look}"] == looks(marks)[f"side{look}"] == 1
    assert words(marks) == shown
    assert looks(marks)["out"] == (look == "-broken")


def test_towers_show_what_their_side_brings() -> None:
    state = table({})
    shown = {
        side: words(part(state, f"side-{state.to_move}-{side}"))
        for side in ("top", "right", "bottom", "left")
    }
    assert shown == {"top": ["≤3"], "right": ["2"], "bottom": ["3"], "left": ["2"]}


def test_every_thing_has_a_look_of_its_own() -> None:
    drawn = {}
    for thing in THINGS:
        state = table({"D4": thing})
        marks = part(state, f"thing-{state.to_move}-D4")
        drawn[thing] = tuple((m.style.name, m.shape) for m in marks)
    assert len(set(drawn.values())) == len(THINGS)
    # By shape alone, without colours: churches differ in the number that is on them.
    assert len({tuple(shape for _, shape in marks) for marks in drawn.values()}) == len(THINGS)


def test_a_card_counts_what_its_player_has() -> None:
    state = table({**WALLS, "D4": "soldier"}, boxes=4)
    seat = state.to_move
    mine = state.players[seat]._replace(name="Anne", points=17, coins=5, logs=0, cannons_lost=2)
    players = tuple(mine if i == seat else p for i, p in enumerate(state.players))
    state = state._replace(players=players)
    marks = part(state, f"card-{seat}")
    assert words(marks) == ["Anne", "17", "5", "0", "3/3", "−2"]
    assert looks(marks)["short"] == 0
    later = state._replace(boxes=8)
    assert words(part(later, f"card-{seat}"))[4] == "3/6"
    assert looks(part(later, f"card-{seat}"))["short"] == 1
    assert words(part(state._replace(boxes=24), f"card-{seat}"))[4] == "3"


def test_rows_of_the_pirates_are_over_being_filled_or_to_come() -> None:
    state = table({}, boxes=6)
    found = [looks(part(state, f"pirates-{row}")) for row in (1, 2, 3)]
    assert (found[0]["marked-over"], found[0]["flag-over"], found[0]["row-now"]) == (4, 1, 0)
    assert (found[1]["marked"], found[1]["open-now"], found[1]["row-now"]) == (2, 2, 1)
    assert (found[2]["open"], found[2]["flag"], found[2]["row-now"]) == (4, 1, 0)
    ended = keyed(PICTURE.pieces(state._replace(boxes=24)))
    assert not [m for marks in ended.values() for m in marks if m.style.name == "row-now"]


def test_the_mover_has_a_frame_until_the_game_is_over() -> None:
    state = table({})
    assert f"frame-{state.to_move}" in keyed(PICTURE.pieces(state))
    over = keyed(PICTURE.pieces(state._replace(over=True)))
    assert not [key for key in over if key.startswith("frame")]


def test_spaces_cards_and_rows_are_told() -> None:
    state = table({**WALLS, "B1": "citizen", "D4": "church3"}, boxes=6)
    labels = dict(zip((t.name for t in PICTURE.targets(state)), PICTURE.labels(state), strict=True))
    assert labels["D4"] == "D4: church of size 3, inner space"
    assert labels["D5"] == "D5: empty, inner space"
    assert labels["A2"] == "A2: wall, outer space of the top side, which is complete"
    assert labels["C1"] == "C1: empty, outer space of the left side, which is broken"
    assert labels["G3"] == "G3: empty, outer space of the bottom side, 0 of 5 walls"
    chosen = PICTURE.labels(state, {"D5": "+4"})
    assert "D5: empty, inner space. Can be chosen: +4" in chosen
    (card,) = [m.label for m in part(state, f"card-{state.to_move}") if m.label]
    assert "0 points, 3 coins, 2 logs, defence 2 against the next attack of 3" in card
    assert "7 of 45 spaces filled" in card
    (row,) = [m.label for m in part(state, "pirates-2") if m.label]
    assert row == "Pirates, row 2, strength 3: 2 of 4 boxes marked"


def test_the_heading_tells_the_moment() -> None:
    state = table({})._replace(rolls=2, dice=("log",) * 5)
    name = state.mover.name
    assert PICTURE.heading(state) == f"{name}’s turn · roll 2 of 3"
    assert (
        PICTURE.heading(state._replace(rolls=0, dice=())) == f"{name}’s turn, before the first roll"
    )
    ended = whole_game(3)[-1].step.state
    assert PICTURE.heading(ended).startswith("The game is over: ")
    assert PICTURE.title(ended).startswith("The cities of 3 players")


def test_labels_follow_the_language() -> None:
    state = table({})
    for language in languages():
        with speaking(language):
            assert PICTURE.labels(state)
            assert PICTURE.title(state)


def new(state: State, *events: Event, foreseen: bool = False) -> set[str]:
    return set(keyed(PICTURE.marks(state, events, foreseen=foreseen)))


def test_what_has_happened_is_ringed_in_gold() -> None:
    state = table(WALLS, boxes=5)
    seat = state.to_move
    assert new(state, Event("placed", "P2", seat, "D4", "citizen")) == {f"new-{seat}-D4"}
    assert new(state, Event("side_complete", "W2", seat, side="top")) == {
        f"new-tower-{seat}-top",
        f"new-side-{seat}-top",
    }
    assert new(state, Event("side_broken", "G4", seat, side="left")) == {f"new-tower-{seat}-left"}
    assert new(state, Event("points", "P2", seat, amount=1)) == {f"new-count-{seat}-points"}
    assert new(state, Event("cannon_lost", "R3", 1)) == {"new-count-1-lost"}
    assert new(state, Event("held", "R3", 1)) == set()
    attacked = (
        Event("pirates", "R1", seat, row=1, amount=2),
        Event("attack", "R2", row=1, amount=1),
        Event("pirates", "R1", seat, row=2, amount=1),
    )
    assert new(state, *attacked) == {"new-attack-1", "new-box-3", "new-box-4", "new-box-5"}
    before = state._replace(boxes=2)
    assert new(before, *attacked, foreseen=True) == new(state, *attacked)
    gold = {m.style.name for m in PICTURE.marks(state, attacked)}
    dashed = {m.style.name for m in PICTURE.marks(before, attacked, foreseen=True)}
    assert (gold, dashed) == ({"fresh-case", "fresh"}, {"foreseen"})


def test_legal_spaces_are_lit_and_the_chosen_one_has_two_rings() -> None:
    state = table({"D4": "crate"})
    parts = keyed(PICTURE.marks(state, (), {"C4": "+4", "D4": ""}, "C4"))
    assert looks(parts["legal-C4"]) == Counter({"legal": 1, "t-legal": 1})
    assert looks(parts["legal-D4"]) == Counter({"legal-ring": 1})
    assert looks(parts["chosen-C4"]) == Counter({"chosen-case": 1, "chosen": 1})
    at = next(t.at for t in PICTURE.targets(state) if t.name == "C4")
    assert {mark.at for mark in parts["chosen-C4"]} == {at}
