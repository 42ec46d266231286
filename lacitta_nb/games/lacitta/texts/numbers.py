"""The numbers of the rules, by the names that sentences ask for: `RULE("limit-market")`.

A sentence that tells a rule never holds its number; so a table that changes changes what is said.
"""

from collections.abc import Iterator, Mapping

from lacitta_nb.games.lacitta import constants as rules


def numbers() -> Mapping[str, int | tuple[int, ...]]:
    """The numbers as the tables give them now; several at once where a sentence tells them all.

    >>> numbers()["limit-market"], numbers()["prices"]
    (8, (0, 2, 5))
    """
    return {
        "fewest-players": rules.SEATS[0],
        "most-players": rules.SEATS[-1],
        "years": rules.YEARS,
        "rounds": rules.ROUNDS,
        "castles": rules.CASTLES,
        "figures": rules.FIGURES,
        "action-cards": rules.ACTION_CARDS,
        "starting-gold": rules.STARTING_GOLD,
        "citizens": rules.CITIZENS,
        "settlers": rules.SETTLERS,
        "settlers-from-supply": rules.SETTLERS - 1,
        "display": rules.DISPLAY,
        "gap": rules.NEW_CITY_GAP,
        "gap-of-neighbours": rules.NEW_CITY_GAP - 1,
        "limit-plain": rules.LIMIT_PLAIN,
        "limit-market": rules.LIMIT_MARKET,
        "action-card-gold": rules.ACTION_CARD_GOLD,
        "closeness-price": rules.CLOSENESS_PRICE,
        "bonus": rules.BONUS_POINTS,
        "hunger": abs(rules.HUNGER_POINTS),
        "phases": len(rules.EDITIONS["classic"].year),
        **dict(_voice()),
        **dict(_land()),
        **dict(_prices()),
        **dict(_buildings()),
    }


def _voice() -> Iterator[tuple[str, int | tuple[int, ...]]]:
    hidden = tuple(range(2, rules.CIRCLES + 1))
    yield "circles", rules.CIRCLES
    yield "hidden", hidden
    yield "hidden-cards", len(hidden)
    yield "voice-cards-each", rules.VOICE_CARDS_EACH
    yield "voice-cards", rules.VOICE_CARDS_EACH * len(rules.SERVICES)


def _land() -> Iterator[tuple[str, int | tuple[int, ...]]]:
    tiles = rules.LANDSCAPE_TILES
    yield "land-tiles", sum(tiles.values())
    yield "farm-tiles", sum(tiles[name] for name in rules.WHEAT)
    yield "lake-tiles", tiles["lake"]
    yield "mountain-tiles", tiles["mountain"]
    yield "wheat", tuple(rules.WHEAT.values())
    for name, wheat in rules.WHEAT.items():
        yield f"wheat-{name}", wheat


def _prices() -> Iterator[tuple[str, int | tuple[int, ...]]]:
    prices = rules.PRICES_BY_NUMBER
    yield "amounts", tuple(range(1, len(prices)))
    yield "prices", prices[1:]
    for amount, price in enumerate(prices):
        yield f"price-of-{amount}", price
    for name, price in rules.CARD_PRICE.items():
        yield f"price-{name}", price
    for size, price in rules.MASTER_PRICE.items():
        yield f"master-{size}", price
    for edition in rules.EDITIONS.values():
        yield f"cards-{edition.name}", sum(edition.cards.values())


def _buildings() -> Iterator[tuple[str, int]]:
    for kind in rules.BUILDINGS.values():
        yield f"food-{kind.name}", kind.food
        for service, points in zip(rules.SERVICES, kind.services, strict=True):
            yield f"{service}-{kind.name}", points // 2
    for pair, tiles in rules.TILES.items():
        yield f"tiles-{pair}", tiles
