"""Churches, turns and the end, counted on the sheet or by playing on."""

from collections import Counter
from typing import Any

from lacitta_nb.lessons.exercise import Exercise
from tests.games.saint_malo.lessons.sheet import SPACES, begun, city, named, players, word

SERIES = (1, 4, 8, 13, 20)


def church_points(sizes: list[int]) -> int:
    """By taking the longest series out, one after another."""
    left, points = Counter(sizes), 0
    while left[1]:
        length = next((n for n in range(1, 6) if not left[n + 1]), 5)
        points += SERIES[length - 1]
        left -= Counter(range(1, length + 1))
    return points


def sizes(player: dict[str, Any]) -> list[int]:
    return [int(thing[-1]) for thing in city(player).values() if thing.startswith("church")]


def churches(asked: Exercise) -> list[str]:
    return [str(church_points(sizes(named(asked))))]


def next_church(asked: Exercise) -> list[str]:
    own = sizes(named(asked))
    found = {f"church{size}": church_points([*own, size]) for size in range(1, 6)}
    return [church for church, points in found.items() if points == max(found.values())]


def empty(player: dict[str, Any]) -> int:
    return len(SPACES) - len(city(player))


def total(player: dict[str, Any]) -> int:
    full = 0 if empty(player) else 5
    lost: int = player["cannons_lost"]
    points: int = player["points"] + player["coins"] // 2 + player["logs"]
    return points + full + church_points(sizes(player)) - 5 * lost


def final(asked: Exercise) -> list[str]:
    return [str(total(named(asked)))]


def ranks(asked: Exercise) -> list[str]:
    found = {str(n): (total(p), empty(p)) for n, p in enumerate(players(asked))}
    return sorted(found, key=lambda seat: found[seat], reverse=True)


def begins(asked: Exercise) -> list[str]:
    row = {2: 4, 3: 6, 4: 8, 5: 10}[int(word(asked, "amount"))]
    player = players(asked)[0]
    return [
        {
            "coins": str(player["coins"]),
            "logs": str(player["logs"]),
            "crates": str(len(city(player))),
            "empty": str(empty(player)),
            "row": str(row),
            "boxes": str(6 * row),
            "worth": str(total(player)),
        }[word(asked, "what")]
    ]


def turn_order(asked: Exercise) -> list[str]:
    """By letting everybody do nothing for a round."""
    game = begun(asked)
    found = []
    for _ in game.players:
        game.step()
        found.append(str(game.state.to_move))
        game.play("stop")
        game.play("use nothing")
    return found


def turns_left(asked: Exercise) -> list[str]:
    """By letting everybody do nothing until it is counted."""
    game = begun(asked)
    turns = 0
    while not any(event.kind == "won" for event in game.step()):
        turns += 1
        game.play("stop")
        game.play("use nothing")
    return [str(turns)]


ANSWERS = {
    "churches": churches,
    "next_church": next_church,
    "final": final,
    "ranks": ranks,
    "begins": begins,
    "turn_order": turn_order,
    "turns_left": turns_left,
}
