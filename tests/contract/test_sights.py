"""Every moment of every game can be drawn by both painters and told in every language."""

import itertools
from xml.etree import ElementTree as ET

import pytest

from lacitta_nb.drawing import draw_board, picture_of, svg_board
from lacitta_nb.texts import describe, languages, phase_help, phase_title, sentence, speaking
from tests.contract.games import BOXES, played, starts

GAMES = pytest.mark.parametrize("key", BOXES)
SVG = "{http://www.w3.org/2000/svg}"


@GAMES
def test_every_moment_can_be_drawn(key: str) -> None:
    for start in starts(key, 6):
        for state, _, step in itertools.islice(played(start, 6), 0, None, 9):
            targets = picture_of(state).targets(state)
            drawn = svg_board(step.state, prefix="t", events=step.events, legend=True)
            clicked = [
                node.get("data-space")
                for node in ET.fromstring(drawn).iter()
                if node.get("data-space") is not None
            ]
            assert clicked == [target.name for target in targets]
            assert all(picture_of(state).labels(state))
            assert picture_of(state).title(state)


@GAMES
def test_both_painters_paint_the_same_scene(key: str) -> None:
    *_, start = starts(key, 6)
    *_, (state, _, step) = itertools.islice(played(start, 6), 40)
    some = {target.name: "+1" for target in picture_of(state).targets(state)[:3]}
    axes = draw_board(state, events=step.events, highlights=some, theme="dark")
    shown = [i for layer in axes.collections for i in getattr(layer, "ids", ()) if i]
    drawn = svg_board(state, prefix="t", events=step.events, highlights=some, legend=True)
    assert all(f'id="t-{i}"' in drawn for i in shown)
    assert drawn.count('data-legal=""') == len(some)


@GAMES
def test_everything_is_told_in_every_language(key: str) -> None:
    rules = BOXES[key].rules
    for language in languages():
        with speaking(language):
            *_, start = starts(key, 7)
            names = [player.name for player in start.players]
            actions = {str(action): action for _, action, _ in played(start, 7) if action}
            for state, _, step in played(start, 7):
                assert phase_title(state.phase, game=key)
                assert phase_help(state.phase, game=key)
                assert all(describe(event, names, game=key) for event in step.events)
            for action in actions.values():
                refused = rules.refusal(start, action)
                assert refused is None or sentence(refused.key, refused.words)
            assert BOXES[key].report(start)
