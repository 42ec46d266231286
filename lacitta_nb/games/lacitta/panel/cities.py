"""The table of La Città's players and their cities."""

from collections import Counter

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.panel.typed import CityView, OwnerView
from lacitta_nb.games.lacitta.rules import Score
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.panels.shown import Fact, Gauge
from lacitta_nb.panels.words import ui_words
from lacitta_nb.texts import decimal, name_of, sentence
from lacitta_nb.texts.numbers import halves_text


def owner_view(state: State, seat: int) -> OwnerView:
    """What a player owns: purse, cards, cities."""
    player = state.players[seat]
    food, citizens = state.food(seat), state.citizens(seat)
    return {
        "place": state.order().index(seat) + 1,
        "start": seat == state.start_player,
        "gold": player.gold,
        "food": food,
        "citizens": citizens,
        "short": 0 if state.over else max(0, citizens - food),
        "cards": player.action_cards,
        "turns": player.turns_left,
        "figures": state.figures_free(seat),
        "penalty": player.penalty and not state.over,
        "out": state.out(seat),
        "face_down": _face_down([card.card for card in player.face_down]),
        "cities": [_city(state, city) for city in state.cities_of(seat)],
    }


def places(state: State, seat: int) -> list[str]:
    """The spaces of a player's cities."""
    spaces = state.table.board.spaces
    return [spaces[space] for city in state.cities_of(seat) for space in bits(city.spaces)]


def _face_down(cards: list[str]) -> str:
    """The political cards before a player: those played by name, those taken by passing unseen."""
    counted = Counter(map(name_of, cards))
    return ", ".join(
        card if count == 1 else sentence("panel-cards-many", {"card": card, "count": count})
        for card, count in counted.items()
    )


def _city(state: State, city: City) -> CityView:
    spaces = state.table.board.spaces
    neighbours = state.neighbours(city)
    return {
        "castle": spaces[city.castle],
        "spaces": [spaces[space] for space in bits(city.spaces)],
        "citizens": city.citizens,
        "limit": state.limit(city),
        "spare": max(0, city.citizens - state.posts(city)),
        "services": _services(state, city),
        "neighbours": [
            {
                "castle": spaces[other.castle],
                "owner": other.owner,
                "name": state.players[other.owner].name,
                "services": _services(state, other),
                "compare": [_compare(state, city, other, n) for n in range(len(SERVICES))],
            }
            for other in neighbours
        ],
    }


def _services(state: State, city: City) -> list[str]:
    return [halves_text(state.points(city, number)) for number in range(len(SERVICES))]


def gauge(state: State, seat: int) -> Gauge | None:
    """How many citizens a player has of those there is food for; None before the first castle."""
    citizens, food = state.citizens(seat), state.food(seat)
    if not citizens:
        return None
    label = sentence("panel-gauge", {"citizens": citizens, "food": food})
    short = not state.over and citizens > food
    return Gauge(citizens, food, label, short, "person", "ear")


def strip(state: State, seat: int) -> list[Fact]:
    """What a player still has to act with: gold, action cards, turns."""
    player = state.players[seat]
    turns = player.turns_left
    cells = (("gold", player.gold), ("cards", player.action_cards), ("turns", turns))
    signs, words = {"gold": "coin"}, ui_words(("gold", "cards", "turns"))
    return [Fact(words[key], str(value), sign=signs.get(key, "")) for key, value in cells]


def _compare(state: State, city: City, other: City, service: int) -> str:
    """Who would gain a citizen of whom under a wish: `gain`, `lose` or `` for nobody (M1)."""
    here, there = state.points(city, service), state.points(other, service)
    if here == there:
        return ""
    return "gain" if here > there else "lose"


def result(score: Score) -> list[Fact]:
    """The columns of the result: what the points are made of."""
    cells = [("citizens", score.citizens), ("bonus", score.bonus), ("hunger", score.penalty)]
    cells += [("points", score.total), ("gold", score.gold)]
    return [
        Fact(sentence(f"panel-ui-{key}", {}), decimal(value, "d"), strong=key == "points")
        for key, value in cells
    ]
