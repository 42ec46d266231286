"""Games and states show themselves as pictures, with nothing that lies hidden, and in one line."""

import itertools
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from lacitta_nb.drawing import picture_of
from tests.contract.games import BOXES, played, starts

GAMES = pytest.mark.parametrize("key", BOXES)
EVIL = "\"'><img src=x onerror=alert(1)></svg><b>"
TAGS = {"svg", "style", "defs", "path", "use", "text", "g"}


def moments(key: str) -> list[Any]:
    *_, start = starts(key, 6)
    return [state for state, _, _ in itertools.islice(played(start, 6), 0, 60, 12)]


@GAMES
def test_a_state_shows_the_picture_of_what_lies_open(key: str) -> None:
    for state in moments(key):
        public = BOXES[key].rules.public(state)
        assert state._repr_html_() == public._repr_html_() == picture_of(state).html(public)
        assert ET.fromstring(state._repr_html_()).tag.endswith("svg")


@GAMES
def test_a_game_shows_the_picture_of_its_moment(key: str) -> None:
    state = moments(key)[-1]
    game = BOXES[key].begin(state)
    assert game._repr_html_() == state._repr_html_()
    picture, size = game._repr_png_()
    assert picture.startswith(b"\x89PNG")
    assert 0 < size["width"] <= 900
    assert state._repr_png_() == (picture, size)


@GAMES
def test_a_picture_to_be_looked_at_takes_no_focus(key: str) -> None:
    drawn = ET.fromstring(moments(key)[0]._repr_html_())
    assert not [node for node in drawn.iter() if "tabindex" in node.attrib or node.get("onclick")]


@GAMES
def test_a_state_is_told_in_a_line_that_hides_what_is_hidden(key: str) -> None:
    for state in moments(key):
        told = repr(state)
        assert told == repr(BOXES[key].rules.public(state))
        assert "\n" not in told
        assert len(told) < 120


def test_names_are_text_in_the_picture() -> None:
    state = moments("lacitta")[-1]
    named = state._replace(players=tuple(p._replace(name=EVIL) for p in state.players))
    drawn = ET.fromstring(named._repr_html_())
    assert {node.tag.rpartition("}")[2] for node in drawn.iter()} <= TAGS
    assert named._repr_png_()[0]


def test_hidden_voice_cards_are_in_no_picture() -> None:
    state = next(s for s in moments("lacitta") if s.voice and not s.voice_revealed)
    other = state._replace(voice=(state.voice[0], *("health",) * (len(state.voice) - 1)))
    assert other._repr_html_() == state._repr_html_()
    assert repr(other) == repr(state)
