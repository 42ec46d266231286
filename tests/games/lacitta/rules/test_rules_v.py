"""V: the voice of the people."""

from itertools import permutations

import pytest

from tests.games.lacitta.support import city, game, happened, wanting

SETTLED = [city(0, "A5", 3), city(1, "A15", 3)]


@pytest.mark.parametrize(
    ("cards", "wishes"),
    [
        (["culture", "culture", "education", "health"], {"culture"}),
        (["culture", "education", "health", "health"], {"health"}),
        (["education", "education", "education", "health"], {"education"}),
        (["health", "health", "health", "health"], {"health"}),
        (["culture", "culture", "health", "health"], {"culture", "health"}),
        (["education", "culture", "education", "culture"], {"culture", "education"}),
    ],
)
def test_V1_the_wish_of_the_people(cards: list[str], wishes: set[str]) -> None:
    for order in sorted(set(permutations(cards))):
        table = game(phase="reveal_voice", cities=SETTLED, voice=wanting(*order))
        events = table.step()
        revealed = happened(events, "revealed")
        assert [(e.amount, e.service) for e in revealed] == list(enumerate(order, 1))[1:]
        wished = happened(events, "wished")
        assert {event.service for event in wished} == wishes
        assert len(wished) == len(wishes)
        assert {event.rule for event in events} == {"V1"}


def test_V1_the_cards_are_open_then() -> None:
    table = game(
        phase="reveal_voice", cities=SETTLED, voice=wanting("culture", "health", "health", "health")
    )
    assert table.view(1)["voice"]["cards"] == ["culture", "?", "?", "?"]
    table.step()
    assert table.phase == "migration"
    assert table.view(1)["voice"]["cards"] == ["culture", "health", "health", "health"]
    assert table.decision is None
