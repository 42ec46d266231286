"""What the strip of a player says of the turns that are left (P1, P19)."""

import pytest

from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.games.lacitta.panel.cities import owner_view, strip
from tests.panels.tables import politics


@pytest.mark.parametrize(("penalty", "left"), [(True, 4), (False, 5)])
def test_a_turn_that_will_be_lost_is_none_that_is_left(penalty: bool, left: int) -> None:
    position = politics().position()
    position["year"] = 2
    position["players"][0] |= {"penalty": penalty}
    game = load(position)
    assert strip(game.state, 0)[-1].text == str(left)
    assert owner_view(game.state, 0)["turns"] == left
    assert f"{left} turns left" in str(game)
