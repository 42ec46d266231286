"""Chances of the wishes, worked out by hand."""

import pytest

from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.players.wishes import wish_chances
from lacitta_nb.games.lacitta.rules import new_state
from lacitta_nb.games.lacitta.state import State


def voices(cards: tuple[str, ...], seen: tuple[int, ...], phase: str = "politics") -> State:
    state = new_state(
        shipped_board("toscana"), ["A", "B"], edition="classic", setup="beginner", seed=1
    )
    first = state.players[0]._replace(seen=seen)
    return state._replace(voice=cards, phase=phase, players=(first, state.players[1]))  # type: ignore[arg-type]


def test_revealed_cards_leave_no_doubt() -> None:
    state = voices(("health", "culture", "health", "education"), (), "migration")
    assert wish_chances(state, 0) == (0.0, 0.0, 1.0)


def test_one_of_two_wishes_counts_less() -> None:
    state = voices(("health", "culture", "health", "culture"), (), "migration")
    assert wish_chances(state, 0) == (0.6, 0.0, 0.6)


def test_one_hidden_card_is_counted_from_what_is_left() -> None:
    """Health, culture, education are known; of 24 cards left eight are of each service."""
    state = voices(("health", "culture", "education", "health"), (2, 3))
    assert wish_chances(state, 0) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_two_of_a_kind_and_one_hidden() -> None:
    """Two health and one culture are known: 8 of 24 cards make two wishes, 16 leave health alone.

    Of the 24 left 7 are health (health alone), 9 education (health alone), 8 culture (both).
    """
    state = voices(("health", "culture", "health", "education"), (2, 3))
    alone, both = 16 / 24, 8 / 24
    assert wish_chances(state, 0) == pytest.approx((0.6 * both, 0.0, alone + 0.6 * both))


def test_cards_not_looked_at_are_not_read() -> None:
    one = voices(("health", "culture", "culture", "culture"), ())
    two = voices(("health", "education", "health", "education"), ())
    assert wish_chances(one, 0) == wish_chances(two, 0)
    assert wish_chances(one, 0) != wish_chances(voices(one.voice, (2, 3)), 0)
