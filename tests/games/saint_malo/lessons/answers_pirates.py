"""Walls and pirates, counted on the sheet or by playing on."""

from lacitta_nb.lessons.exercise import Exercise
from tests.games.saint_malo.lessons.answers_places import mover
from tests.games.saint_malo.lessons.sheet import (
    LEVELS,
    begun,
    city,
    named,
    players,
    sides,
    word,
)
from tests.games.saint_malo.lessons.sheet import defence as strength_of

ROWS = {2: 4, 3: 6, 4: 8, 5: 10}
STRENGTHS = (1, 3, 6, 8, 10, 12)


def defence(asked: Exercise) -> list[str]:
    return [str(strength_of(city(named(asked))))]


def marked(asked: Exercise) -> tuple[int, int, int]:
    """The length of a row, and the boxes before and after."""
    state = begun(asked).state
    length = ROWS[len(state.players)]
    after = min(6 * length, state.boxes + state.dice.count("swords"))
    return length, state.boxes, after


def boxes(asked: Exercise) -> list[str]:
    length, before, after = marked(asked)
    if asked.question.key.endswith("-end"):
        return [str(after - before)]
    return [str(next(full for full in range(length, 99, length) if full > after) - after)]


def attacks(asked: Exercise) -> list[str]:
    length, before, after = marked(asked)
    came = [strength for row, strength in enumerate(STRENGTHS, 1) if before < row * length <= after]
    return [{0: "none", 2: "both"}.get(len(came)) or str(came[0])]


def who_loses(asked: Exercise) -> list[str]:
    strength, own = int(word(asked, "strength")), begun(asked).state.to_move
    soldiers = {own: int(word(asked, "soldier") == "yes")}
    return [
        str(seat)
        for seat, player in enumerate(players(asked))
        if strength_of(city(player)) + soldiers.get(seat, 0) < strength
    ]


def side_bonus(asked: Exercise) -> list[str]:
    standing = mover(asked) | {word(asked, "space"): "wall"}
    found = ["person", "coins", "points", "coins"]
    for side, bonus in zip(sides(), found, strict=True):
        if word(asked, "space") in side:
            return [bonus if all(standing.get(s) == "wall" for s in side) else "none"]
    raise AssertionError("no outer space")


def bonus_person(asked: Exercise) -> list[str]:
    game = begun(asked)
    legal = {str(action) for action in game.legal_actions()}
    found = [option.key for option in asked.options if f"take {option.key}" in legal]
    assert all((LEVELS[o.key] <= 3) == (o.key in found) for o in asked.options)
    return found


ANSWERS = {
    "defence": defence,
    "boxes": boxes,
    "attacks": attacks,
    "who_loses": who_loses,
    "side_bonus": side_bonus,
    "bonus_person": bonus_person,
}
