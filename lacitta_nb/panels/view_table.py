"""The part of the view that tells how things stand: players, cities, cards, log."""

from collections import Counter
from typing import Any

from lacitta_nb.games.lacitta.board import bits
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CARD_PRICE,
    CIRCLES,
    ROUNDS,
    SERVICES,
    UNKNOWN,
)
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.seats import PERSON, Seat, kind_text
from lacitta_nb.panels.view_choices import choice_label
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of, sentence
from lacitta_nb.texts.numbers import halves_text

Json = dict[str, Any]


def players_view(panel: Controller) -> list[Json]:
    """The table of players in seat order, each with the place in this year's turn order."""
    seen = panel.seen
    decision = seen.decision
    order = seen.order()
    return [
        {
            **_player(seen, seat),
            "computer": _computer(panel.seats[seat]),
            "place": order.index(seat) + 1,
            "start": seat == seen.start_player,
            "to_move": decision is not None and decision.player == seat,
            "cities": [_city(seen, city) for city in seen.cities_of(seat)],
        }
        for seat in range(seen.table.size)
    ]


def _player(state: State, seat: int) -> Json:
    player = state.players[seat]
    food, citizens = state.food(seat), state.citizens(seat)
    return {
        "seat": seat,
        "name": player.name,
        "gold": player.gold,
        "food": food,
        "citizens": citizens,
        "short": 0 if state.over else max(0, citizens - food),
        "cards": player.action_cards,
        "turns": max(0, ROUNDS - player.cards_played),
        "figures": state.figures_free(seat),
        "penalty": player.penalty and not state.over,
        "out": state.out(seat),
        "face_down": _face_down([card.card for card in player.face_down]),
    }


def _computer(seat: Seat) -> str:
    """Which computer player sits there; "" for a person."""
    if seat.kind == PERSON:
        return ""
    return sentence("panel-seat-computer", {"kind": kind_text(seat, brief=True)})


def _face_down(cards: list[str]) -> str:
    """The political cards before a player: those played by name, those taken by passing unseen."""
    counted = Counter(map(name_of, cards))
    return ", ".join(
        card if count == 1 else sentence("panel-cards-many", {"card": card, "count": count})
        for card, count in counted.items()
    )


def _city(state: State, city: City) -> Json:
    spaces = state.table.board.spaces
    neighbours = state.neighbours(city)
    return {
        "castle": spaces[city.castle],
        "spaces": [spaces[space] for space in bits(city.spaces)],
        "citizens": city.citizens,
        "limit": state.limit(city),
        "spare": max(0, city.citizens - state.posts(city)),
        "services": [halves_text(state.points(city, number)) for number in range(len(SERVICES))],
        "neighbours": [
            {
                "castle": spaces[other.castle],
                "owner": other.owner,
                "name": state.players[other.owner].name,
                "compare": [_compare(state, city, other, n) for n in range(len(SERVICES))],
            }
            for other in neighbours
        ],
    }


def _compare(state: State, city: City, other: City, service: int) -> str:
    """Who would gain a citizen of whom under a wish: `gain`, `lose` or `` for nobody (M1)."""
    here, there = state.points(city, service), state.points(other, service)
    if here == there:
        return ""
    return "gain" if here > there else "lose"


def cards_view(panel: Controller) -> Json:
    """The voice cards on their circles and the political cards on display."""
    seen = panel.seen
    voice = seen.voice or ("",) * CIRCLES
    return {
        "laid": bool(seen.voice),
        "voice": [
            {
                "circle": circle,
                "service": "" if card == UNKNOWN else card,
                "text": _voice(card),
                "help": help_of(card) if card in SERVICES else "",
            }
            for circle, card in enumerate(voice, 1)
        ],
        "display": [capital(name_of(card)) if card else "" for card in seen.display],
        "helps": [_card_help(card) for card in seen.display],
        "prices": [CARD_PRICE.get(card or "", None) for card in seen.display],
        "deck": len(seen.deck),
        "supply": seen.supply,
    }


def _card_help(card: str | None) -> str:
    """What a card on display does and costs."""
    if not card:
        return ""
    if card not in CARD_PRICE:
        return help_of(card)
    price = sentence("panel-price", {"least": CARD_PRICE[card]})
    return f"{help_of(card)} ({price})"


def _voice(card: str) -> str:
    if not card:
        return sentence("panel-voice-none", {})
    return sentence("panel-voice-hidden", {}) if card == UNKNOWN else capital(name_of(card))


def look_view(panel: Controller) -> Json:
    """The hand-over: who has looked at voice cards, the curtain, and the cards when it is open."""
    names = [player.name for player in panel.seen.players]
    curtain = panel.curtain
    return {
        "players": [{"seat": seat, "name": names[seat]} for seat in panel.looked()],
        "ask": sentence("panel-hand-over", {"player": names[curtain.player]})
        if curtain and not curtain.open
        else "",
        "confirm": sentence("panel-i-am", {"player": names[curtain.player]}) if curtain else "",
        "cards": [
            sentence("panel-secret", {"circle": circle, "service": card})
            for circle, card in panel.secret().items()
        ],
    }


def space_view(panel: Controller) -> Json | None:
    """The space that was clicked: what is there, what it would yield, what could be done there."""
    name = panel.looked_at
    if not name:
        return None
    seen = panel.seen
    space = seen.table.board.index[name]
    words: dict[str, str | int] = {
        "space": name,
        "wheat": seen.table.wheat[space],
        "mountains": seen.table.mountains[space],
        "lake": "yes" if seen.table.lake >> space & 1 else "no",
        "open": "yes" if seen.table.open >> space & 1 else "no",
    }
    city = seen.city_at(space)
    if city is None:
        lines = [_standing(seen, space, name), sentence("panel-space-yields", words)]
    else:
        lines = [f"{_standing(seen, space, name)} {_yield_text(seen, space)}".rstrip()]
        lines.append(_city_text(seen, city))
    return {
        "name": name,
        "lines": lines,
        "choices": [
            {"key": choice.key, "label": choice_label(choice)}
            for choice in panel.choices
            if any(action.space == name for action in choice.actions)
        ],
    }


def _standing(state: State, space: int, name: str) -> str:
    building = state.building_at(space)
    city = state.city_at(space)
    if building is None or city is None:
        return sentence("panel-space-empty", {"space": name})
    owner = state.players[city.owner].name
    return sentence("panel-space-built", {"space": name, "building": building, "player": owner})


def _yield_text(state: State, space: int) -> str:
    """What the building on a space brings and does."""
    building = state.building_at(space)
    assert building is not None
    food = state.yields(space)
    gold = state.table.mountains[space] if building == "quarry" else int(building == "port")
    told = [help_of(building)]
    if food or BUILDINGS[building].wheat:
        told.insert(0, sentence("panel-space-food", {"food": food}))
    if gold or building == "quarry":
        told.insert(0, sentence("panel-space-gold", {"gold": gold}))
    return " ".join(told)


def _city_text(state: State, city: City) -> str:
    words: dict[str, str | int] = {
        "castle": state.table.board.spaces[city.castle],
        "citizens": city.citizens,
        "limit": state.limit(city) or 0,
        "spare": max(0, city.citizens - state.posts(city)),
    }
    points: dict[str, str | int] = {
        s: halves_text(state.points(city, number)) for number, s in enumerate(SERVICES)
    }
    return sentence("panel-space-city", words | points)


def scores_view(game: Game) -> list[Json]:
    """The final score, best first; [] before the end."""
    if not game.over:
        return []
    found = [
        {
            "seat": score.player,
            "name": game.players[score.player].name,
            "citizens": score.citizens,
            "bonus": score.bonus,
            "penalty": score.penalty,
            "total": score.total,
            "gold": score.gold,
            "rank": score.rank,
        }
        for score in game.scores()
    ]
    return sorted(found, key=lambda row: (row["rank"], row["seat"]))
