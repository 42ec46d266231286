"""Migrations told by playing on, and the order of things."""

from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons.answers_food import word
from tests.games.lacitta.lessons.land import begun, cities, offered, standing, steps


def migration(asked: Exercise) -> list[str]:
    """With the wishes that the question names; any other choice must make no difference."""
    game = begun(asked)
    words = asked.question.words
    chosen = {}
    if "castle" in words:
        chosen = {words["second"]: words["also"], words["castle"]: words["service"]}
    events = game.step()
    asked_for = 0
    while game.decision is not None and game.decision.kind == "wish":
        castle = game.legal_actions()[0].space
        asked_for += 1
        events += game.play(f"wish {castle} {chosen[castle]}")
    assert asked_for == words.get("count", 0)
    return [f"{e.source}>{e.space}" for e in events if e.kind in ("migrated", "no_room")]


def two_wishes(asked: Exercise) -> list[str]:
    found = cities(asked)
    state = begun(asked).state
    own = found[word(asked, "castle")]
    counts = {}
    for service in (word(asked, "wish"), word(asked, "other")):
        counts[service] = sum(
            city["owner"] != own["owner"]
            and city["citizens"] > 0
            and steps(state, standing(own), standing(city)) <= 3
            and offered(city, service) < offered(own, service)
            for city in found.values()
        )
    assert len(set(counts.values())) == 2
    return [max(counts, key=lambda service: counts[service])]


def after(asked: Exercise) -> list[str]:
    """Before anything falls, so by what happened."""
    game = begun(asked)
    castle = word(asked, "castle")
    count = int(cities(asked)[castle]["citizens"])
    for event in game.step():
        count += event.kind == "migrated" and event.space == castle
        count -= event.kind in ("migrated", "no_room") and event.source == castle
    return [str(count)]


def phases(asked: Exercise) -> list[str]:
    """As a year is played."""
    game = begun(asked)
    seen = []
    state = game.box.rules.complete(game.state, 5)
    game = game.box.begin(state)
    while not game.over and game.year == state.year:
        if game.phase not in seen:
            seen.append(game.phase)
        if game.decision is None:
            game.step()
        else:
            game.play(game.legal_actions()[-1])
    chosen = {option.key for option in asked.options}
    return [phase for phase in seen if phase in chosen]


def turn_order(asked: Exercise) -> list[str]:
    """As the turns of a round are played, in this year or a later one."""
    start = begun(asked)
    game = start.box.begin(start.box.rules.complete(start.state, 5))
    year = start.year + int(str(asked.question.words["later"]))
    seen: list[str] = []
    while game.year < year or len(seen) < len(game.players):
        if game.decision is None:
            game.step()
            continue
        if game.year == year and game.phase == "politics":
            seen.append(str(game.decision.player))
        owes = game.decision.kind == "penalty"
        politics = game.decision.kind == "turn"
        game.play("forfeit" if owes else "pass" if politics else game.legal_actions()[0])
    return seen


def placer(asked: Exercise) -> list[str]:
    game = begun(asked)
    assert game.decision is not None
    return [str(game.decision.player)]


def city_order(asked: Exercise) -> list[str]:
    """Cities stand in a position in the order in which they were founded."""
    game = begun(asked)
    founded = cities(asked)
    count = len(game.players)
    seats = [(game.state.start_player + n) % count for n in range(count)]
    keys = {option.key for option in asked.options}
    assert word(asked, "castles").split(", ") == [castle for castle in founded if castle in keys]
    return [
        c for seat in seats for c, city in founded.items() if city["owner"] == seat and c in keys
    ]


ANSWERS = {
    "migration": migration,
    "two_wishes": two_wishes,
    "after_migration": after,
    "phases": phases,
    "turn_order": turn_order,
    "who_places": placer,
    "city_order": city_order,
}
