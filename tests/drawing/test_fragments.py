"""Pieces have keys by which a page finds them again; what did not change is not sent anew."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from lacitta_nb.drawing import svg_layer
from lacitta_nb.drawing.fragments import keyed, svg_fragments
from lacitta_nb.drawing.scene import put
from lacitta_nb.drawing.theme import LEGEND
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, new_state
from tests.drawing.tables import NAMES, Moment, after, late

KEY = re.compile(r"[a-z]+(-[\w.-]+)+")


def random_game(seed: int) -> Iterator[Moment]:
    draw = random.Random(seed)
    edition = ("classic", "new", "expansion")[seed % 3]
    setup = ("beginner", "advanced")[seed % 2]
    board = shipped_board("toscana")
    state = new_state(board, NAMES[: 2 + seed % 4], edition=edition, setup=setup, seed=seed)
    while not state.over:
        step = apply(state, draw.choice(legal_actions(state))) if state.decision else advance(state)
        state = step.state
        yield Moment(state, step.events)


def test_marks_of_one_group_are_one_part() -> None:
    a, b = (put("a", LEGEND, group="plate-A1"), put("b", LEGEND, group="plate-A1"))
    lone = put("c", LEGEND, (1.0, 2.0))
    assert keyed((a, b, lone)) == {"plate-A1": (a, b), "t-legend-1.0-2.0": (lone,)}
    assert list(keyed((a, lone, b, lone))) == [
        "plate-A1",
        "t-legend-1.0-2.0",
        "plate-A1-2",
        "t-legend-1.0-2.0-2",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_parts_make_up_the_layer_and_carry_their_keys(seed: int) -> None:
    for state, events in random_game(seed):
        spaces = dict.fromkeys(state.table.board.spaces[:9], "+1")
        marks = PICTURE.marks(state, events, spaces, selected="A3")
        for layer in (PICTURE.pieces(state), marks):
            parts = svg_fragments(layer, "t")
            assert len({key for key, _ in parts}) == len(parts)
            assert [m for part in keyed(layer).values() for m in part] == list(layer)
            assert all(mark.group for mark in layer)
            inside = "".join(text[text.index(">") + 1 : -len("</g>")] for _, text in parts)
            assert inside == svg_layer(layer, "t")


def test_each_part_is_one_element_with_its_key() -> None:
    moment = after("migrated")
    marks = PICTURE.marks(moment.state, moment.events)
    for key, text in svg_fragments((*PICTURE.pieces(moment.state), *marks), "t"):
        assert ET.fromstring(text).get("data-key") == key
        assert KEY.fullmatch(key)


def test_what_did_not_change_has_the_same_part() -> None:
    state = late().state
    city, *others = state.cities
    grown = state._replace(cities=(city.holding(city.citizens + 1), *others))
    before, now = (dict(svg_fragments(PICTURE.pieces(s), "t")) for s in (state, grown))
    castle = state.table.board.spaces[city.castle]
    assert list(before) == list(now)
    changed = {key for key in now if now[key] != before[key]}
    assert changed == {f"city-{castle}", f"castle-{castle}", f"plate-{castle}"}


def test_texts_that_labels_say_are_hidden_from_screen_readers_and_nothing_labelled_is() -> None:
    moment = after("migrated")
    marks = (*PICTURE.pieces(moment.state), *PICTURE.marks(moment.state, moment.events))
    layer = ET.fromstring(f"<g>{svg_layer(marks, 't')}</g>")
    texts = [e for e in layer if e.tag == "text"]
    assert texts
    assert all(e.get("aria-hidden") == "true" for e in texts)
    labelled = [e for e in layer if e.get("aria-label")]
    assert labelled
    assert not [e for e in labelled if e.get("aria-hidden")]
