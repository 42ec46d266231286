"""Neighbours, distances, limits and growth, counted in the file of the position."""

from typing import Any

from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons.land import begun, cities, staffed, standing, steps


def spare(asked: Exercise) -> list[str]:
    able = {castle for castle, city in cities(asked).items() if city["citizens"] > staffed(city)}
    keys = {option.key for option in asked.options}
    return sorted(keys - able if asked.question.key.endswith("-none") else keys & able)


def neighbours(asked: Exercise) -> list[str]:
    (castle,) = asked.about
    found = cities(asked)
    own = found[castle]
    state = begun(asked).state
    return [
        other
        for other, city in found.items()
        if city["owner"] != own["owner"] and steps(state, standing(own), standing(city)) - 1 <= 2
    ]


def distance(asked: Exercise) -> list[str]:
    one, two = (standing(cities(asked)[castle]) for castle in asked.about)
    return [str(steps(begun(asked).state, one, two) - 1)]


def most(city: dict[str, Any]) -> int | None:
    kinds = set(standing(city).values())
    if "market" not in kinds:
        return 5
    return None if kinds & {"fountain", "bathhouse", "port"} else 8


def limit(asked: Exercise) -> list[str]:
    (castle,) = asked.about
    return [{5: "plain", 8: "market", None: "any"}[most(cities(asked)[castle])]]


def room(asked: Exercise) -> list[str]:
    (castle,) = asked.about
    city = cities(asked)[castle]
    at_most = most(city)
    assert at_most is not None
    return [str(max(0, at_most - city["citizens"]))]


def growth(asked: Exercise) -> list[str]:
    game = begun(asked)
    before = {castle: city["citizens"] for castle, city in cities(asked).items()}
    game.step()
    after = {city["castle"]: city["citizens"] for city in game.position()["cities"]}
    more = 0 if asked.question.key.endswith("-none") else 1
    return [o.key for o in asked.options if after[o.key] - before[o.key] == more]


ANSWERS = {
    "spare_citizen": spare,
    "neighbours": neighbours,
    "distance": distance,
    "city_limit": limit,
    "room_left": room,
    "growth": growth,
}
