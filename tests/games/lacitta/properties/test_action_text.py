"""Action texts: what is written is read back, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lacitta_nb.core.errors import BadAction
from lacitta_nb.games.lacitta.actions import Action, parse_action
from tests.games.lacitta.properties.writable import at_space, at_two, words

SPACES = st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1, max_size=6).filter(
    lambda name: not name.isspace() and len(name.split()) == 1
)


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any action that can be written down, on spaces of any name."""
    one, two = draw(SPACES), draw(SPACES)
    return draw(st.sampled_from([*words(), *at_space(one), *at_two(one, two)]))


@given(actions())
def test_what_is_written_is_read_back(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(st.text())
def test_noise_is_refused(text: str) -> None:
    with pytest.raises(BadAction):
        parse_action(text + "\n")


WORD = st.sampled_from(
    [
        *("place", "gold", "found", "from", "build", "roads", "master_builder", "palace", "road"),
        *("bread_and_circuses", "golden_times", "rich_harvest", "closeness", "pass", "forfeit"),
        *("wish", "demolish", "starve", "done", "farm", "castle", "health", "all", "C7", "F3"),
        *("0", "1", "2", "3", "4", "-1", "10", "", " ", "\t", "GOLD", "Pass", "None"),
    ]
)


@given(st.lists(WORD, max_size=6).map(" ".join))
def test_what_is_read_is_written_the_same(text: str) -> None:
    try:
        action = parse_action(text)
    except BadAction:
        return
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " gold",
        "gold ",
        "Gold",
        "gold\n",
        "build farm",
        "build  farm C7",
        "build farm C7 C8",
        "build palace C7",
        "build castle C7",
        "build road C7",
        "found C7",
        "found C7 to F3",
        "roads",
        "roads C7 C8 C9",
        "palace",
        "master_builder C7",
        "master_builder road C7",
        "bread_and_circuses C7",
        "bread_and_circuses C7 0",
        "bread_and_circuses C7 4",
        "bread_and_circuses C7 1 food",
        "golden_times C7",
        "golden_times C7 2 health",
        "golden_times C7 02",
        "closeness",
        "closeness 2",
        "closeness 1 2",
        "closeness 4 2",
        "closeness 2 3 4",
        "closeness 2 2",
        "wish C7",
        "wish health C7",
        "wish C7 food",
        "demolish",
        "starve",
        "pass 1",
        "place",
        "place C7\x00 x",
    ],
)
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(BadAction):
        parse_action(text)
