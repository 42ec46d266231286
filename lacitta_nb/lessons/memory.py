"""Spaced repetition: when a kind of exercise comes back, by the library `fsrs`.

Nothing is drawn by chance, and time is handed in.
"""

from datetime import datetime
from typing import Final

from fsrs import Card as Remembered
from fsrs import Rating, Scheduler, State

from lacitta_nb.lessons.record import Card, Memory, more, within

UP: Final = 2
"""Right answers in a row after which the level rises; so many wrong ones lower it."""


def answered(
    card: Card | None, now: datetime, *, right: bool, levels: tuple[int, ...], asked_at: int
) -> Card:
    """A card after an answer.

    Args:
        card: as it was before; None for a kind that is new.
        now: the moment of the answer.
        right: whether it was right.
        levels: the levels that the kind has.
        asked_at: the level at which it was asked; answers at another one don't change it.
    """
    before = _remembered(card)
    rating = Rating.Good if right else Rating.Again
    after, _ = Scheduler(enable_fuzzing=False).review_card(before, rating, now)
    assert after.stability is not None
    assert after.difficulty is not None
    level, row = _stepped(card, asked_at, levels, right=right)
    return Card(
        due=within(after.due),
        last=now,
        memory=Memory(
            state=after.state.value,
            step=after.step,
            stability=after.stability,
            difficulty=after.difficulty,
        ),
        level=level,
        row=row,
        asked=more(card.asked if card else 0),
        right=more(card.right if card else 0, right),
    )


def _remembered(card: Card | None) -> Remembered:
    if card is None:
        return Remembered(card_id=0)
    memory = card.memory
    return Remembered(
        card_id=0,
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=card.due,
        last_review=card.last,
    )


def _stepped(
    card: Card | None, asked_at: int, levels: tuple[int, ...], *, right: bool
) -> tuple[int, int]:
    """The next level, and the row of equal answers there."""
    if card is not None and card.level != asked_at:
        return card.level, card.row
    row = card.row if card else 0
    row = max(row, 0) + 1 if right else min(row, 0) - 1
    if abs(row) < UP:
        return asked_at, row
    place = levels.index(asked_at) + (1 if right else -1)
    if 0 <= place < len(levels):
        return levels[place], 0
    return asked_at, UP if right else -UP
