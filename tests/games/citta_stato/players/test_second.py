"""What is expected of the second score, beside what the rules then give."""

from typing import Any

import pytest

from lacitta_nb.games.citta_stato.players.second import promise
from tests.games.citta_stato.support import game, seat


def promised(**told: Any) -> float:
    """The points that are expected of a player's cards once the second score has begun."""
    table = game(seat(**told), phase="second_score", round=7)
    table.step()
    return promise(table.state, 0).points


@pytest.mark.parametrize(
    ("told", "points"),
    [
        ({}, 0),
        # C5: two points for each green cube of the supply.
        ({"cards": "crusades_port_green", "cubes": "GGG"}, 6),
        # C4: all orange cubes are drawn, then a point for each.
        ({"cards": "admiral", "cubes": "O", "bag": "OO"}, 3),
        # C7: two points for each purple banner; nothing burned under purple brings points.
        ({"cards": "elder_council", "banners": "PP"}, 4),
        # B5: the third card under orange brings nine, more than a disc of five.
        (
            {
                "cards": "hunt_saracen_pirates",
                "burned": {"orange": "warfare_intent warfare_intent"},
            },
            9,
        ),
        # B3: the first card under white discards orange banners for a point each.
        ({"cards": "silk", "banners": "OO"}, 2),
        # C2, C7: the banner of the yellow card is there when the purple one is used.
        ({"cards": "syracuse elder_council", "banners": "P", "city": "venezia"}, 4),
        # C6: the marker, then two points for each burned card.
        ({"cards": "secret_route", "burned": {"white": "silk ivory"}}, 4),
    ],
)
def test_points_of_cards(told: dict[str, Any], points: float) -> None:
    assert promised(**told) == pytest.approx(points)


def test_of_two_cards_of_one_colour_only_the_better_counts() -> None:
    one = promised(cards="elder_council", banners="PPO")
    assert promised(cards="elder_council duchy", banners="PPO") == one
