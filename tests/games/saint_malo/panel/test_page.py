"""What the page gets: spaces where the mover's city lies, in words, and attacks that are played."""

from collections.abc import Mapping
from typing import Any

from lacitta_nb.games.saint_malo import Action, State, parse_action
from lacitta_nb.panels import show
from tests.games.saint_malo.panel.table import MERCHANT
from tests.games.saint_malo.support import game, seat


def page(*cities: Any, dice: str, boxes: int = 0, **more: Any) -> Any:
    return show(game(*cities, dice=dice, boxes=boxes), **more)


def send(table: Any, *commands: Mapping[str, object]) -> None:
    for command in commands:
        table._carry_out(command)
        assert table.view["notice"] is None


def test_the_spaces_are_where_the_city_of_the_mover_lies() -> None:
    table = page(dice=MERCHANT)
    before = table.spots
    assert len(before) == len(table.labels) == 45
    send(table, {"do": "choose", "choice": "use merchant"})
    assert [label for label in table.labels if "merchant here: 4 coins" in label]
    assert table.spots == before
    send(table, {"do": "space", "space": "C3"}, {"do": "confirm"})
    # The city of the second player lies to the right of the first, as high as it.
    moved = {(x - a, y - b) for (a, b), (x, y) in zip(before, table.spots, strict=True)}
    assert {up for _, up in moved} == {0}
    assert all(across > 0 for across, _ in moved)
    table.close()


def test_an_attack_is_played_and_what_one_has_just_placed_is_not() -> None:
    place = {"do": "space", "space": "C3"}
    calm = page(dice=MERCHANT)
    send(calm, {"do": "choose", "choice": "use merchant"}, place, {"do": "confirm"})
    assert calm.view["replay"] is None
    calm.close()
    stormy = page(seat(name="Anna"), seat(name="Bruno"), dice=MERCHANT, boxes=3)
    send(stormy, {"do": "choose", "choice": "use merchant"}, place, {"do": "confirm"})
    kinds = [beat["kind"] for beat in stormy.view["replay"]["beats"]]
    assert kinds[-3:] == ["attack", "cannon_lost", "cannon_lost"]
    stormy.close()


class Mason:
    """A player that builds a wall on the first space."""

    def choose(self, view: State) -> Action:
        return parse_action("use wall 1" if view.placing is None else "place A2")


def test_the_move_of_a_computer_player_is_played_when_it_is_asked_for() -> None:
    table = page(dice="wall log log log log", seats={0: Mason()})
    send(table, {"do": "step"}, {"do": "step"})
    assert [beat["kind"] for beat in table.view["replay"]["beats"]] == ["placed"]
    table.close()
