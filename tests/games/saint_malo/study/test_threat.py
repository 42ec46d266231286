"""The threat of the pirates: by hand, and beside many rounds played by the rules."""

from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from lacitta_nb.games.saint_malo.rules import advance, apply
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.threat import Attack, Range, pirate_threat, turns_before
from tests.games.saint_malo.study.positions import Seat, moment, side

NEVER, ALWAYS = Range(Fraction(0), Fraction(0)), Range(Fraction(1), Fraction(1))
OTHERS_WRONG = Fraction(5, 6)
FULL = {f"{row}{column}": "house" for row in "ABCDEFG" for column in range(1, 8)}
for filled in ("A1", "A7", "G1", "G7", "B2", "B3", "C2", "D2"):
    del FULL[filled]


def test_the_attacks_that_can_still_come() -> None:
    """R2: two players have rows of four boxes; of the second row three are marked."""
    assert pirate_threat(moment([Seat()] * 2, boxes=7)).attacks == (
        Attack(2, 3, 1),
        Attack(3, 6, 5),
        Attack(4, 8, 9),
        Attack(5, 10, 13),
        Attack(6, 12, 17),
    )


@pytest.mark.parametrize(("players", "boxes"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_a_row_is_as_long_as_the_number_of_players_says(players: int, boxes: int) -> None:
    assert pirate_threat(moment([Seat()] * players)).next == Attack(1, 1, boxes)


def test_after_the_sixth_attack_nobody_is_threatened() -> None:
    """R4."""
    found = pirate_threat(moment([Seat()] * 2, boxes=24))
    assert (found.attacks, found.next) == ((), None)
    assert found.now == NEVER
    for player in found.players:
        assert (player.chance, player.losses) == (NEVER, NEVER)
        assert (player.shortfall, player.most) == (0, 0)


def test_defence_and_what_is_missing() -> None:
    """G5: a soldier 1, a complete side 2; the third attack has strength 6."""
    strong = side("bottom") | {"C4": "soldier"}
    state = moment([Seat(strong), Seat({"C4": "soldier"})], boxes=8)
    anne, marc = pirate_threat(state).players
    assert (anne.defence, anne.shortfall, anne.most) == (3, 3, 4)
    assert (marc.defence, marc.shortfall) == (1, 5)
    armed = side("top") | side("left") | side("right") | side("bottom")
    found = pirate_threat(moment([Seat(armed), Seat()], boxes=8)).players[0]
    assert (found.defence, found.shortfall, found.most) == (8, 0, 2)


def test_nobody_loses_more_cannons_than_there_are() -> None:
    state = moment([Seat(cannons_lost=5), Seat(cannons_lost=6)], boxes=3)
    first, second = pirate_threat(state).players
    assert (first.most, second.most) == (1, 0)
    assert second.losses == NEVER
    assert 0 < first.losses.rerolled < first.losses.kept < 1


def test_before_the_first_roll_by_hand() -> None:
    """One box is missing: each of five dice ends as swords with 25/216, or with 91/216 if kept."""
    found = pirate_threat(moment([Seat()] * 2, boxes=7))
    rerolled = 1 - Fraction(191, 216) ** 5
    kept = 1 - Fraction(125, 216) ** 5
    assert found.now == Range(rerolled, kept)
    # Marc's next turn comes after this one, Anne's after Marc's, too.
    assert found.players[1].chance == found.now
    assert found.players[0].chance == Range(1 - (1 - rerolled) ** 2, 1 - (1 - kept) ** 2)


def test_with_dice_on_the_table_and_a_roll_left_by_hand() -> None:
    """Two boxes are missing. Whoever keeps the crates rolls three dice, whoever keeps swords four.

    Two of three dice must show swords: 16/216; or one of four beside the one that shows them.
    """
    state = moment([Seat()] * 2, ("crate", "crate", "wall", "head", "swords"), 2, boxes=6)
    assert pirate_threat(state).now == Range(Fraction(16, 216), 1 - OTHERS_WRONG**4)


@pytest.mark.parametrize(("boxes", "chance"), [(3, ALWAYS), (2, ALWAYS), (1, NEVER)])
def test_after_the_last_roll_it_is_certain(boxes: int, chance: Range) -> None:
    dice = ("crate", "swords", "wall", "head", "swords")
    state = moment([Seat()] * 2, dice, 3, boxes=boxes)  # type: ignore[arg-type]
    found = pirate_threat(state)
    assert found.now == chance
    assert found.players[1].chance == found.now


def test_what_is_half_placed_does_not_change_what_the_dice_show() -> None:
    state = moment([Seat()] * 2, ("crate", "crate", "wall", "head", "swords"), 2, boxes=3)
    placing = apply(apply(state, "stop").state, "use crate 2").state
    assert placing.placing is not None
    assert pirate_threat(placing).now == ALWAYS


@pytest.mark.parametrize(("turns", "expected"), [(0, [3, 1, 2]), (1, [2, 3, 1]), (5, [1, 2, 3])])
def test_turns_until_ones_own_next(turns: int, expected: list[int]) -> None:
    state = moment([Seat()] * 3, turns=turns)
    assert [turns_before(state, seat) for seat in range(3)] == expected


def test_turns_end_with_the_last_round() -> None:
    """E1: seat 1 began; seats 2 and 0 still take a turn, nobody after them."""
    state = moment([Seat(), Seat(FULL), Seat()], turns=4, start=1)
    assert state.to_move == 2
    assert [turns_before(state, seat) for seat in range(3)] == [1, 2, 2]
    ended = moment([Seat(), Seat(FULL), Seat()], turns=6, boxes=5, start=1)
    assert [turns_before(ended, seat) for seat in range(3)] == [0, 0, 0]
    found = pirate_threat(ended)
    assert found.now == found.players[0].chance == NEVER


def test_losses_by_hand() -> None:
    """Three swords of Anne's last roll fill the first row, of strength 1, and mark one box more.

    Her soldier holds that attack. The second one, of strength 3, needs three of the five dice that
    Marc throws before her next turn.
    """
    dice = ("swords", "swords", "swords", "head", "wall")
    state = moment([Seat({"C4": "soldier"}), Seat()], dice, 3, boxes=2)  # type: ignore[arg-type]
    anne, marc = pirate_threat(state).players
    q = Fraction(25, 216)
    third = 10 * q**3 * (1 - q) ** 2 + 5 * q**4 * (1 - q) + q**5
    assert anne.losses.rerolled == third
    assert marc.losses == ALWAYS
    assert (anne.chance, marc.chance) == (ALWAYS, ALWAYS)


def keep_swords(state: State) -> str:
    count = state.dice.count("swords")
    return "stop" if count == 5 else " ".join(["keep", *(["swords"] * count or ["none"])])


def keep_heads(state: State) -> str:
    count = state.dice.count("head")
    return "stop" if count == 5 else " ".join(["keep", *(["head"] * count or ["none"])])


def played(state: State, choose: Callable[[State], str], turns: int) -> State:
    """The end of so many turns in which nobody does anything but roll."""
    until = state.turns + turns
    while state.turns < until:
        if state.choice is None:
            state = advance(state).state
        elif state.choice == "roll":
            state = apply(state, choose(state)).state
        else:
            state = apply(state, "use nothing").state
    return state


@pytest.mark.parametrize("choose", [keep_heads, keep_swords])
def test_as_often_as_in_many_rounds_played_by_the_rules(choose: Callable[[State], str]) -> None:
    """Each round with another seed; a chance that is told wrong by 2 per cent would be seen."""
    rounds = 4000
    seats = [Seat(), Seat({"C4": "soldier"}), Seat(side("top") | {"C4": "soldier"})]
    state = moment(seats, boxes=9)
    found = pirate_threat(state)
    index = 1 if choose is keep_swords else 0
    came, lost = 0, [0, 0, 0]
    for seed in range(rounds):
        after = played(state._replace(table=state.table.with_seed(seed)), choose, 3)
        came += after.row > state.row
        lost = [n + p.cannons_lost for n, p in zip(lost, after.players, strict=True)]
    chance = float(found.players[0].chance[index])
    assert abs(came / rounds - chance) < 4 * sqrt(chance * (1 - chance) / rounds)
    # Of the others it is counted as long as Anne waits; so their losses are asked by her turns.
    assert abs(lost[0] / rounds - float(found.players[0].losses[index])) < 4 * 0.8 / sqrt(rounds)
    assert lost[0] == lost[1] > lost[2]
