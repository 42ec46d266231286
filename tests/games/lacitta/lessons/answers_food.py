"""Food, hunger and harvests, counted on the tiles or told by playing on."""

from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons.land import begun, cities, standing, wheat


def word(asked: Exercise, key: str) -> str:
    return str(asked.question.words[key])


def food(asked: Exercise) -> list[str]:
    game = begun(asked)
    seat = game.seat(word(asked, "player"))
    total = 0
    for city in cities(asked).values():
        for space, kind in standing(city).items() if city["owner"] == seat else ():
            if kind in ("castle", "farm"):
                total += wheat(game.state, space) * (2 if space in city.get("harvest", ()) else 1)
    return [str(total)]


def best_farm(asked: Exercise) -> list[str]:
    """The farm after which there is most food."""
    game = begun(asked)
    seat = game.state.to_move
    found = {}
    for option in asked.options:
        assert game.why_not(f"build farm {option.key}") is None
        game.play(f"build farm {option.key}")
        found[option.key] = game.food(seat)
        game.undo()
    return [key for key, most in found.items() if most == max(found.values())]


def harvest(asked: Exercise) -> list[str]:
    state = begun(asked).state
    seat = state.to_move
    farms = {
        space: wheat(state, space)
        for city in cities(asked).values()
        for space, kind in standing(city).items()
        if city["owner"] == seat and kind == "farm" and space not in city.get("harvest", ())
    }
    assert set(farms) <= {option.key for option in asked.options}
    return [space for space, most in farms.items() if most == max(farms.values())]


def hunger(asked: Exercise) -> list[str]:
    game = begun(asked)
    seat = game.seat(word(asked, "player"))
    events = game.step()
    while game.phase == "feeding":
        events += game.play(game.legal_actions()[0])
    return [str(sum(e.kind == "starved" and e.player == seat for e in events))]


def penalty(asked: Exercise) -> list[str]:
    game = begun(asked)
    year = game.year
    while game.year == year and game.phase in ("migration", "feeding"):
        if game.decision is None:
            game.step()
        else:
            assert game.phase == "feeding"
            game.play(game.legal_actions()[-1])
    return [str(seat) for seat, player in enumerate(game.players) if player.penalty]


ANSWERS = {
    "food": food,
    "best_farm": best_farm,
    "rich_harvest": harvest,
    "hunger": hunger,
    "penalty": penalty,
}
