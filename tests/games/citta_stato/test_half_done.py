"""Whatever half-done moment loads is played on without a fault; all others are refused at a place.

More of them by hand:

    python -m tests.games.citta_stato.test_half_done 20000
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import lacitta_nb as lc
from lacitta_nb.games.citta_stato.constants import DecisionKind
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.state import State
from tests.games.citta_stato.asked import ASKED
from tests.games.citta_stato.driver import SETTINGS, random_game
from tests.games.citta_stato.invariants import check_limits
from tests.games.citta_stato.support import COLOURS, PLAIN

COUNT = 250
MOVES = 10
"""So many moves are played on from whatever loads."""

Fields = dict[str, Any]


@cache
def half_done() -> dict[str, list[State]]:
    """Moments in which something is still to be done, by what is asked."""
    found: dict[str, list[State]] = {kind: [] for kind in get_args(DecisionKind)}
    for number in range(len(SETTINGS)):
        for moment in random_game(number):
            if moment.before.agenda:
                found[moment.before.agenda[0].verb].append(moment.before)
    for asked, (_, made) in ASKED.items():
        state = made().state
        if state.ghost is None:  # a ghost's bag is told there as no game has it (O2)
            found[asked.partition(" ")[0]].append(state)
    del found["turn"]  # with nothing left to be done
    return found


def _task(told: Fields, chance: random.Random) -> Fields:
    found: Fields = chance.choice(told["pending"])
    return found


def _verb(told: Fields, chance: random.Random) -> None:
    _task(told, chance)["verb"] = chance.choice([*get_args(DecisionKind), "gold", "points", "use"])


def _seat(told: Fields, chance: random.Random) -> None:
    _task(told, chance)["seat"] = int(chance.random() * 6)


def _numbers(told: Fields, chance: random.Random) -> None:
    count = int(chance.random() * 3)
    _task(told, chance)["numbers"] = [int(chance.random() * 12) - 1 for _ in range(count)]


def _colours(told: Fields, chance: random.Random) -> None:
    count = int(chance.random() * 4)
    _task(told, chance)["colours"] = [chance.choice(COLOURS) for _ in range(count)]


def _word(told: Fields, chance: random.Random) -> None:
    words = [
        "",
        "all",
        "present",
        "future",
        "war",
        "put",
        "left",
        "either",
        "silk",
        "doge",
        "points",
    ]
    _task(told, chance)["word"] = chance.choice(words)


def _order(told: Fields, chance: random.Random) -> None:
    chance.shuffle(told["pending"])


def _less(told: Fields, chance: random.Random) -> None:
    told["pending"].pop(int(chance.random() * len(told["pending"])))


def _more(told: Fields, chance: random.Random) -> None:
    told["pending"].append(dict(_task(told, chance)))


def _cubes(told: Fields, chance: random.Random) -> None:
    for player in told["players"]:
        player["cubes"] = {colour: int(chance.random() * 3) for colour in COLOURS}
        player["bag"] = {colour: int(chance.random() * 2) for colour in PLAIN}


def _phase(told: Fields, chance: random.Random) -> None:
    told["phase"] = chance.choice(["actions", "war", "round_end", "second_score", "final", "over"])


def _war(told: Fields, chance: random.Random) -> None:
    del chance
    told["war"] = told["war"][:-1]


def _present(told: Fields, chance: random.Random) -> None:
    told["present"][chance.choice(COLOURS)] = None


CHANGES: tuple[Callable[[Fields, random.Random], None], ...] = (
    *(_verb, _seat, _numbers, _colours, _word, _order, _less, _more, _cubes, _phase, _war),
    _present,
)


def made_up(number: int) -> Fields:
    """The position of a half-done moment, of which one or two things are changed."""
    chance = random.Random(number)
    kinds = list(half_done())
    start = chance.choice(half_done()[kinds[number % len(kinds)]])
    told = Game(start).position()
    for _ in range(1 + int(chance.random() * 2)):
        if told["pending"]:
            chance.choice(CHANGES)(told, chance)
    return told


def outcome(number: int) -> str:
    """What becomes of it: `refused`, or what is asked; then it is played on."""
    told = made_up(number)
    try:
        table: Any = lc.load(told)
    except lc.BadFile as error:
        return "refused" if error.place and error.problem.strip() else "refused without a word"
    asked = "nothing" if table.decision is None else table.decision.kind
    chance = random.Random(number)
    for _ in range(MOVES):
        if table.over:
            break
        if table.decision is None:
            table.step()
        else:
            table.play(chance.choice(table.legal_actions()))
        check_limits(table.state)
        assert lc.load(table.position()).state == table.state
    return str(asked)


def test_made_up_half_done_moments_are_refused_or_played_on() -> None:
    outcomes = Counter(outcome(number) for number in range(COUNT))
    assert outcomes["refused without a word"] == 0
    assert COUNT / 5 < outcomes["refused"] < COUNT * 4 / 5, outcomes
    assert len(outcomes) > 15, outcomes


def test_unchanged_they_are_the_same_moment() -> None:
    for states in half_done().values():
        for state in states[:5] + states[-3:]:
            again: Any = lc.load(Game(state).position())
            assert again.state == state


if __name__ == "__main__":
    for result, count in Counter(outcome(n) for n in range(int(sys.argv[1]))).most_common():
        print(f"{count:6} {result}")
