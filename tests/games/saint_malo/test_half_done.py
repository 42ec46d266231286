"""Whatever half-placed turn loads is played to its end; all others are refused at a place.

More of them by hand:

    python -m tests.games.saint_malo.test_half_done 20000
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import lacitta_nb as lc
from lacitta_nb.games.saint_malo.state import State
from tests.games.saint_malo.driver import SEATS, STYLES, random_game
from tests.games.saint_malo.support import OUTER, PRINTED, SPACES
from tests.games.saint_malo.writable import THINGS

COUNT = 300
ASKED = ("place", "house", "bonus")

Fields = dict[str, Any]


@cache
def half_placed() -> dict[str, list[State]]:
    """Moments of random games in which something is still to be placed, by what is asked."""
    found: dict[str, list[State]] = {asked: [] for asked in ASKED}
    for number in range(0, len(SEATS) * len(STYLES), 5):  # each number of players and style once
        for moment in random_game(number):
            decision = moment.before.decision
            if decision is not None and decision.kind in found:
                found[decision.kind].append(moment.before)
    return found


def _thing(told: Fields, chance: random.Random) -> None:
    told["placing"]["thing"] = chance.choice([*THINGS, "person"])


def _number(told: Fields, chance: random.Random) -> None:
    told["placing"][chance.choice(["left", "level", "walls"])] = int(chance.random() * 6)


def _group(told: Fields, chance: random.Random) -> None:
    city = told["players"][told["to_move"]]["city"]
    alike = [space for space, thing in city.items() if thing == told["placing"].get("thing")]
    told["placing"]["group"] = [space for space in alike if chance.random() < 0.3][:4]


def _architect(told: Fields, chance: random.Random) -> None:
    city = told["players"][told["to_move"]]["city"]
    alike = [space for space, thing in city.items() if thing == "architect"]
    told["placing"]["architect"] = chance.choice(alike or SPACES)


def _city(told: Fields, chance: random.Random) -> None:
    city = told["players"][told["to_move"]]["city"]
    for space in SPACES:
        if space not in PRINTED and chance.random() < 0.5:
            walled = space in OUTER.split() and chance.random() < 0.8
            city.setdefault(space, "wall" if walled else "house")


def _dice(told: Fields, chance: random.Random) -> None:
    told["dice"] = [chance.choice(["swords", "crate", "wall", "head"]) for _ in range(5)]


def _logs(told: Fields, chance: random.Random) -> None:
    told["players"][told["to_move"]]["logs"] = int(chance.random() * 4)


def _rolls(told: Fields, chance: random.Random) -> None:
    told |= {"rolls": 1 + int(chance.random() * 3), "stopped": chance.random() < 0.5}


def _less(told: Fields, chance: random.Random) -> None:
    told["placing"].pop(chance.choice(sorted(told["placing"])), None)


CHANGES: tuple[Callable[[Fields, random.Random], None], ...] = (
    *(_thing, _number, _group, _architect, _city, _dice, _logs, _rolls, _less),
)


def made_up(number: int) -> Fields:
    """The position of a half-placed turn, of which one to three things are changed."""
    chance = random.Random(number)
    start = chance.choice(half_placed()[ASKED[number % len(ASKED)]])
    told = lc.saint_malo.Game(start).position()
    for _ in range(1 + int(chance.random() * 3)):
        chance.choice(CHANGES)(told, chance)
    return told


def outcome(number: int) -> str:
    """What becomes of it: `refused`, or what is asked; then the turn and two more are played."""
    told = made_up(number)
    try:
        table: Any = lc.load(told)
    except lc.BadFile as error:
        return "refused" if error.place and error.problem.strip() else "refused without a word"
    asked = table.decision.kind
    chance = random.Random(number)
    end = table.state.turns + 3
    while table.state.turns < end and not table.over:
        if table.decision is None:
            table.step()
        else:
            table.play(chance.choice(table.legal_actions()))
        assert lc.load(table.position()).position() == table.position()
    return str(asked)


def test_made_up_half_placed_turns_are_refused_or_played_to_their_end() -> None:
    outcomes = Counter(outcome(number) for number in range(COUNT))
    assert all(outcomes[asked] >= COUNT / 100 for asked in ASKED), outcomes
    assert outcomes["refused without a word"] == 0
    assert COUNT / 4 < outcomes["refused"] < COUNT * 3 / 4, outcomes


if __name__ == "__main__":
    for result, count in Counter(outcome(n) for n in range(int(sys.argv[1]))).most_common():
        print(f"{count:6} {result}")
