"""When it is: boxes, dice and rolls that can be, and whether the game has ended."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.saint_malo.constants import DICE, ROLLS
from lacitta_nb.games.saint_malo.state import State


def wrong_moment(state: State) -> Iterator[Problem]:
    """What is wrong with boxes, dice and the end of the game."""
    most, found = state.table.boxes, state.boxes
    if not 0 <= found <= most:
        yield Problem.at("boxes", "file-malo-boxes", rule="R4", most=most, found=found)
    yield from _wrong_dice(state)
    yield from _wrong_end(state)


def _wrong_dice(state: State) -> Iterator[Problem]:
    rolls = state.rolls
    if not 0 <= rolls <= ROLLS:
        yield Problem.at("rolls", "file-whole-between", least=1, most=ROLLS, found=str(rolls))
    if len(state.dice) != (DICE if rolls else 0):
        expected, found = DICE if rolls else 0, len(state.dice)
        yield Problem.at("dice", "file-malo-dice", rule="D1", count=expected, found=found)
    if state.stopped and not 0 < rolls < ROLLS:
        yield Problem.at("stopped", "file-malo-stopped", rule="D3", rolls=rolls)
    if state.placing is not None and not state.stopped and rolls < ROLLS:
        yield Problem.at("placing", "file-malo-still-rolling", rule="A1", rolls=rolls)


def _wrong_end(state: State) -> Iterator[Problem]:
    """Over is what comes after the last turn (E1)."""
    if not state.over:
        return
    if state.rolls or state.placing is not None:
        yield Problem.at("phase", "file-malo-dice-in-the-end", rule="E1")
    elif not state._replace(over=False).ends:
        yield Problem.at("phase", "file-malo-not-ended", rule="E1", turns=state.turns)
