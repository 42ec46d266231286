"""How often intervals of ratings hold the truth: `python -m benchmarks.ratings [times] [seed]`.

Games are drawn by the model, with fixed seeds, and rated again and again: a player beside copies of
the reference, and five players who sit down with one another in turn. Each share stands with its
95 per cent interval (Wilson's). 95 of 100 are meant; as games are whole ones, some lie above.
The last column is how many ratings had an end without end.
"""

import math
import random
import sys
from collections.abc import Sequence
from time import process_time

from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.records import Played
from lacitta_nb.arena.statistics import share

TRUTHS = (-900.0, -300.0, 300.0, 500.0)
GAMES = (100, 200, 400)
COMPANY = {"z": 0.0, "a": -900.0, "b": -300.0, "c": 300.0, "d": 500.0}


def drawn(seats: Sequence[str], truth: dict[str, float], draw: random.Random) -> Played:
    """A game by the model: places are given away one after the other."""
    left, ranks = list(range(len(seats))), [0] * len(seats)
    for rank in range(1, len(seats) + 1):
        (seat,) = draw.choices(left, [10 ** (truth[seats[one]] / 400) for one in left])
        left.remove(seat)
        ranks[seat] = rank
    return Played(
        format="nim-tournament/1",
        seats=tuple(seats),
        makes=("0",) * len(seats),
        round=0,
        seed=0,
        points=(0,) * len(seats),
        wins=tuple(float(rank == 1) for rank in ranks),
        ranks=tuple(ranks),
    )


def told(name: str, held: int, endless: int, times: int) -> str:
    found = share(held, times)
    ends = f"{100 * found.low:.1f} to {100 * found.high:.1f}"
    return f"{name:32} {100 * found.value:5.1f} % ({ends}), {endless:4} without end"


def alone(truth: float, players: int, games: int, times: int, seed: str) -> str:
    draw, held, endless = random.Random(f"{seed}/{truth}/{players}/{games}"), 0, 0
    seats, truths = "a" + "z" * (players - 1), {"a": truth, "z": 0.0}
    for _ in range(times):
        found = ratings([drawn(seats, truths, draw) for _ in range(games)], "z")["a"]
        held += found.low <= truth <= found.high
        endless += math.isinf(found.low) or math.isinf(found.high)
    return told(f"{truth:+.0f}, tables of {players}, {games} games", held, endless, times)


def together(players: int, games: int, times: int, seed: str) -> list[str]:
    draw = random.Random(f"{seed}/together/{players}/{games}")
    held, endless = dict.fromkeys(COMPANY, 0), dict.fromkeys(COMPANY, 0)
    for _ in range(times):
        seats = [draw.sample(list(COMPANY), players) for _ in range(games)]
        found = ratings([drawn(company, COMPANY, draw) for company in seats], "z")
        for name, truth in COMPANY.items():
            held[name] += found[name].low <= truth <= found[name].high
            endless[name] += math.isinf(found[name].low) or math.isinf(found[name].high)
    return [
        told(f"{truth:+.0f} of five, {players} a table, {games}", held[name], endless[name], times)
        for name, truth in COMPANY.items()
        if name != "z"
    ]


def main(times: int, seed: str) -> None:
    begun = process_time()
    for players in (2, 4):
        for truth in TRUTHS:
            for games in GAMES:
                print(alone(truth, players, games, times, seed), flush=True)
        for games in GAMES:
            print("\n".join(together(players, games, times, seed)), flush=True)
    print(f"{process_time() - begun:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 400, sys.argv[2] if sys.argv[2:] else "0")
