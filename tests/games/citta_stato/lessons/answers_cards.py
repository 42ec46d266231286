"""What cards and schemes bring, by a list of their own."""

from collections.abc import Callable

from lacitta_nb.lessons.exercise import Exercise
from tests.games.citta_stato.lessons.sheet import (
    COLOURS,
    PORTS,
    Sheet,
    begun,
    burned,
    held,
    named,
    players,
    position,
    seat_of,
    shown,
    word,
)

GREEN_CARDS = {
    "harbormaster": "yellow",
    "master_artisan": "green",
    "admiral": "orange",
    "administrator": "purple",
    "senator": "black",
    "guild_master": "white",
}
BANNERS: dict[str, tuple[int, tuple[str, ...]]] = {
    "elder_council": (2, ("purple",)),
    "duchy": (2, ("orange",)),
    "corporations": (2, ("yellow",)),
    "landowner_consuls": (2, ("green",)),
    "royal_court": (1, ("yellow", "purple")),
    "power_of_the_lords": (1, ("green", "orange")),
    "protectorate": (1, ("yellow", "green")),
}
BURNED = {
    "rising_corporation": "green",
    "mercenary_help": "orange",
    "cartography": "yellow",
    "secret_route": "white",
}
REMOVED = {
    "holy_lands_port_yellow": "yellow",
    "holy_lands_port_purple": "purple",
    "crusades_port_green": "green",
    "crusades_port_orange": "orange",
}
Paid = Callable[[str], int]


def card_points(asked: Exercise) -> list[str]:
    """After the payment: cubes of its colour are fewer, and those of later actions in the bag."""
    player, card = named(asked), word(asked, "card")
    colour = next(c for c, present in position(asked)["present"].items() if present == card)
    price = player["actions"] + 1

    def supply(c: str) -> int:
        return held(player, c) - (price if c == colour else 0)

    def bag(c: str) -> int:
        return held(player, c, "bag") + (price if c == colour and price > 1 else 0)

    return [str(_worth(asked, card, player, supply, bag))]


def _worth(asked: Exercise, card: str, player: Sheet, supply: Paid, bag: Paid) -> int:
    banners = player.get("banners", {})
    if card in GREEN_CARDS:
        return supply(GREEN_CARDS[card]) + bag(GREEN_CARDS[card])
    if card in BANNERS:
        each, counted = BANNERS[card]
        return int(each) * sum(int(banners.get(colour, 0)) for colour in counted)
    if card in BURNED:
        return 2 * burned(player, BURNED[card])
    if card in REMOVED:
        return 2 * supply(REMOVED[card])
    others: dict[str, Callable[[], int]] = {
        "financial_power": lambda: 3,
        "dynastic_order": lambda: 3,
        "mercenary_tradition": lambda: 7,
        "republican_thought": lambda: int(banners.get("purple", 0)),
        "hegemonic_republic": lambda: sum(map(supply, COLOURS)) // 2,
        "doges_council": lambda: sum(burned(player, c) for c in COLOURS),
        "city_assembly": lambda: len(player["cards"]) + 1,
        "hunt_saracen_pirates": lambda: max(player["discs"], default=0),
        "warfare_intent": lambda: _highest_gone(asked, player),
    }
    return others[card]()


def _highest_gone(asked: Exercise, player: Sheet) -> int:
    track = [p["disc"] for p in position(asked)["war"] if p["player"] == seat_of(asked)]
    return max({0, *range(6)} - {*player["discs"], *track}, default=0)


def benefit(asked: Exercise) -> list[str]:
    colour = word(asked, "colour")
    return [f"{colour}-{burned(named(asked), colour) + 1}"]


def banners(asked: Exercise) -> list[str]:
    card = word(asked, "card")
    own = PORTS[named(asked)["city"]] == card
    return [str((2 if card == "holy_land" else 1) + own)]


def refill(asked: Exercise) -> list[str]:
    return [position(asked)["future"][word(asked, "colour")]]


def means(asked: Exercise) -> list[str]:
    """The word itself, where no other option says the same."""
    texts = [option.text.text(asked.game) for option in asked.options if option.text]
    assert len(set(texts)) == len(texts)
    return [word(asked, "word")]


def scheme_points(asked: Exercise) -> list[str]:
    player, own = named(asked), word(asked, "user") == word(asked, "player")
    scheme = word(asked, "word")
    if scheme == "diplomacy":
        fights = any(p["player"] == seat_of(asked) for p in position(asked)["war"])
        return [str((shown(player, "purple") - 1) * (1 if fights else 2))]
    colour = {"republican_fate": "black", "credit_policy": "white"}[scheme]
    return [str(held(player, colour) + (held(player, colour, "bag") if own else 0))]


def second_best(asked: Exercise) -> list[str]:
    """By playing every answer, and every answer to what is asked then."""
    worths = {option.key: _most(asked, (option.key,)) for option in asked.options}
    return [max(worths, key=lambda key: worths[key])]


def _most(asked: Exercise, moves: tuple[str, ...]) -> int:
    game = begun(asked)
    seat = seat_of(asked)
    before = players(asked)[seat].get("second", 0)
    for move in moves:
        game.play(move)
    decision = game.decision
    if decision is None or decision.kind == "second":
        return int(game.players[seat].second - before)
    legal = game.legal_actions()
    if decision.kind == "buy":
        legal = legal[-1:]
    return max(_most(asked, (*moves, str(action))) for action in legal)


def declines(asked: Exercise) -> list[str]:
    if word(asked, "what") == "war":
        return ["yes" if shown(named(asked), "orange") > 0 else "no"]
    return ["no" if card_points(asked) == ["0"] else "yes"]


ANSWERS = {
    "card_points": card_points,
    "benefit": benefit,
    "banners": banners,
    "refill": refill,
    "scheme_does": means,
    "power_does": means,
    "scheme_points": scheme_points,
    "second_best": second_best,
    "declines": declines,
}
