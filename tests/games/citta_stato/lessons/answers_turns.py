"""Prices, what may be done, cubes: counted on the sheet."""

from fractions import Fraction
from itertools import product

from lacitta_nb.lessons.exercise import Exercise
from tests.games.citta_stato.lessons.sheet import (
    ACTIONS,
    COLOURS,
    STAND_IN,
    Sheet,
    burned,
    draws,
    held,
    mover,
    named,
    next_price,
    number,
    position,
    prices,
    shown,
    total,
    word,
)


def price(asked: Exercise) -> list[str]:
    first = named(asked)["actions"] + 1
    return [str(sum(first + k for k in range(number(asked, "count"))))]


def can_pay(player: Sheet, colour: str) -> bool:
    stand_in = STAND_IN.get(colour)
    more = held(player, stand_in) if stand_in else 0
    return held(player, colour) + more > int(player["actions"])


def payable(asked: Exercise) -> list[str]:
    return [colour for colour in COLOURS if can_pay(mover(asked), colour)]


def stand_ins(asked: Exercise) -> list[str]:
    player, cost = named(asked), named(asked)["actions"] + 1
    own, others = (held(player, word(asked, key)) for key in ("colour", "stand_in"))
    return [str(min(cost, others) if word(asked, "most") == "yes" else max(0, cost - own))]


def to_market(asked: Exercise) -> list[str]:
    if named(asked)["actions"]:
        return ["bag"]
    return [str(next_price(asked, word(asked, "paid")))]


def _against(asked: Exercise, text: str) -> list[str]:
    """The rules against a turn, apart from its price."""
    sheet, player = position(asked), mover(asked)
    kind, *rest = text.split()
    banners = player.get("banners", {})
    if kind == "war":
        lies = any(placed["player"] == sheet["to_move"] for placed in sheet["war"])
        return [] if not lies and int(rest[0]) in player["discs"] else ["A4"]
    if kind == "republic":
        enough = banners.get("purple", 0) >= 3 if rest == ["purple"] else len(banners) == 4
        return [] if enough and all(banners.values()) else ["A5"]
    if kind == "politics":
        level = int(rest[0])
        used = level in sheet["schemes_used"]
        return ["A6"] if used or level > shown(player, "purple") else []
    if kind in ("use", "burn"):
        return _against_card(player, sheet["present"][rest[0]], kind, rest[0])
    if kind == "upgrade":
        ends = player["tracks"][rest[0]] == 4
        return ["U1"] if ends or not sheet["upgrade"] else []
    return []


def _against_card(player: Sheet, card: str | None, kind: str, colour: str) -> list[str]:
    if card is None:
        return ["C1" if kind == "use" else "B1"]
    return ["B1"] if kind == "burn" and burned(player, colour) == 3 else []


def forbidden(asked: Exercise, text: str) -> list[str]:
    kind, *rest = text.split()
    colour = ACTIONS.get(kind) or rest[0]
    return _against(asked, text) + ([] if can_pay(mover(asked), colour) else ["T2"])


def allowed(asked: Exercise) -> list[str]:
    return [option.key for option in asked.options if not forbidden(asked, option.key)]


def why_not(asked: Exercise) -> list[str]:
    what, colour, count = (word(asked, key) for key in ("what", "colour", "number"))
    kind, _, more = what.partition("-")
    ends = {"republic": more, "war": count, "politics": count}
    named_by = dict.fromkeys(("use", "burn", "upgrade"), colour)
    return forbidden(asked, f"{kind} {ends.get(kind, named_by.get(kind, ''))}".strip())


def fleet(asked: Exercise) -> list[str]:
    there = [p for colour in COLOURS for p in prices(asked, colour)]
    if not mover(asked)["actions"]:
        there.append(next_price(asked, "yellow"))
    coins, bought = shown(mover(asked), "yellow"), 0
    for cost in sorted(there):
        coins -= cost
        bought += coins >= 0
    return [str(bought)]


def can_buy(asked: Exercise) -> list[str]:
    found = []
    for option in asked.options:
        colours = option.key.split("-")
        cost = sum(sum(prices(asked, c)[: colours.count(c)]) for c in set(colours))
        if cost <= number(asked, "coins"):
            found.append(option.key)
    return found


def guilds(asked: Exercise) -> list[str]:
    player = named(asked)
    paid = player["actions"] + 1 if player["actions"] else 0
    return [str(draws(player, shown(player, "green"), paid))]


def draw_chance(asked: Exercise) -> list[str]:
    """By drawing cube after cube, with all that can come of it."""
    player, colour = named(asked), word(asked, "colour")
    paid = player["actions"] + 1 if player["actions"] else 0
    good = held(player, colour, "bag") + (paid if colour == "green" else 0)
    bad = total(player, "bag") + paid - good
    chance = sum(
        (
            _way(way, good, bad)
            for way in product((True, False), repeat=shown(player, "green"))
            if sum(way) >= number(asked, "least")
        ),
        Fraction(0),
    )
    middles = {"rare": 0, "quarter": 25, "half": 50, "most": 75, "nearly": 100}
    return [min(middles, key=lambda size: abs(middles[size] - 100 * chance))]


def _way(way: tuple[bool, ...], good: int, bad: int) -> Fraction:
    chance = Fraction(1)
    for hit in way:
        chance *= Fraction(max(0, good if hit else bad), good + bad)
        good, bad = (good - 1, bad) if hit else (good, bad - 1)
    return chance


ANSWERS = {
    "price": price,
    "payable": payable,
    "stand_ins": stand_ins,
    "to_market": to_market,
    "allowed": allowed,
    "why_not": why_not,
    "fleet": fleet,
    "can_buy": can_buy,
    "draws": guilds,
    "draw_chance": draw_chance,
}
