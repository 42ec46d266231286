"""Services, wishes and points at the end, counted anew."""

from collections import Counter
from itertools import permutations
from typing import Any

from lacitta_nb.arena.evaluation import compare_actions
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons.answers_food import word
from tests.games.lacitta.lessons.land import begun, cities, offered


def points(asked: Exercise) -> list[str]:
    city = cities(asked)[word(asked, "castle")]
    return [f"{offered(city, word(asked, 'service')):g}"]


def figures(asked: Exercise) -> list[str]:
    game = begun(asked)
    service, space = word(asked, "service"), word(asked, "space")
    plain = f"bread_and_circuses {space} {word(asked, 'amount')}"
    text = plain if game.why_not(plain) is None else f"{plain} {service}"
    after = game.box.rules.apply(game.box.rules.complete(game.state, 3), text).state
    after_it = {c["castle"]: c for c in game.box.formats.position_of(after)["cities"]}
    return [f"{offered(after_it[word(asked, 'castle')], service):g}"]


def wished(cards: list[str]) -> list[str]:
    counted = Counter(cards).most_common()
    return [service for service, count in counted if count == counted[0][1]]


def wish(asked: Exercise) -> list[str]:
    return wished(begun(asked).position()["voice"]["cards"])


def odds(asked: Exercise) -> list[str]:
    """By dealing every row of three cards out of those that are left."""
    words = asked.question.words
    left: list[str] = [s for s in SERVICES for _ in range(9 - int(str(words[s])))]
    left.remove(word(asked, "service"))
    found: Counter[str] = Counter()
    counts = Counter(left)
    for row in set(permutations([s for s in SERVICES for _ in range(3)], 3)):
        weight, taken = 1, Counter[str]()
        for card in row:
            weight *= counts[card] - taken[card]
            taken[card] += 1
        for service in wished([word(asked, "service"), *row]):
            found[service] += weight
    pick: Any = min if asked.question.key.endswith("-least") else max
    return [pick(SERVICES, key=lambda service: found[service])]


def bonus(asked: Exercise) -> list[str]:
    found = cities(asked)
    bare = {castle: {**city, "figures": {}} for castle, city in found.items()}
    keys = {option.key for option in asked.options}
    return [c for c in keys if all(offered(bare[c], service) >= 1 for service in SERVICES)]


def total(asked: Exercise, seat: int) -> int:
    own = [city for city in cities(asked).values() if city["owner"] == seat]
    full = [c for c in own if all(offered({**c, "figures": {}}, s) >= 1 for s in SERVICES)]
    game = begun(asked)
    hungry = game.over and game.players[seat].penalty
    citizens: int = sum(city["citizens"] for city in own)
    return citizens + 3 * len(full) - 5 * hungry


def final(asked: Exercise) -> list[str]:
    return [str(total(asked, begun(asked).seat(word(asked, "player"))))]


def ranks(asked: Exercise) -> list[str]:
    players = begun(asked).players
    worth = {seat: (total(asked, seat), player.gold) for seat, player in enumerate(players)}
    return [str(seat) for seat in sorted(worth, key=lambda seat: worth[seat], reverse=True)]


def best(asked: Exercise) -> list[str]:
    """Played out anew with other deals: nothing may be surely better than what is called best."""
    (right,) = asked.right
    actions = [option.key for option in asked.options]
    again = compare_actions(asked.state, actions, playouts=60, seed=99, progress=False).actions
    behind = {str(prospect.action): prospect.behind for prospect in again}
    assert behind[right].low <= 0, (right, behind)
    return [right]


ANSWERS = {
    "best_move": best,
    "service_points": points,
    "figures": figures,
    "wish": wish,
    "voice_odds": odds,
    "bonus_cities": bonus,
    "final_points": final,
    "ranks": ranks,
}
