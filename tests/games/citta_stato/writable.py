"""Every action text of the rule page, section 4, and texts that are none."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from tests.games.citta_stato.support import COLOURS, PLAIN

CARDS = (
    *("flanders", "barcelona", "marseilles", "syracuse", "tripoli", "tunis", "alexandria"),
    *("constantinople", "holy_land", "jaffa"),
    *("ivory", "silk", "spices_monopoly", "freedom_of_thought", "naval_engineering"),
    *("rich_landing", "slave_trade"),
    *("harbormaster", "master_artisan", "admiral", "administrator", "grand_merchant"),
    *("shipwright", "high_magistrate", "authority", "senator", "guild_master"),
    *("holy_lands_port_yellow", "holy_lands_port_purple", "crusades_port_green"),
    *("crusades_port_orange", "warfare_intent", "hunt_saracen_pirates", "mercenary_tradition"),
    "corsair_raid",
    *("rising_corporation", "mercenary_help", "cartography", "secret_route", "financial_power"),
    *("dynastic_order", "republican_thought", "subversive_push", "republican_chart"),
    *("elder_council", "duchy", "corporations", "landowner_consuls", "royal_court"),
    *("power_of_the_lords", "protectorate", "hegemonic_republic", "doges_council"),
    "city_assembly",
)
FORMS = ("plutocracy", "oligarchy", "doge")


def turns() -> Iterator[str]:
    """All that can be done in a turn, with any number of stand-ins (T3)."""
    yield from ("city", "republic purple", "republic four", "pass")
    for kind in ("use", "burn"):
        yield from (f"{kind} white", f"{kind} black")
    plain = ["fleet", "guilds", *(f"war {n}" for n in range(6))]
    plain += [f"politics {level}" for level in range(1, 5)]
    plain += [f"{kind} {colour}" for kind in ("use", "burn", "upgrade") for colour in PLAIN]
    for text in plain:
        yield text
        yield from (f"{text} wild {n}" for n in range(1, 26))


def cubes() -> Iterator[str]:
    """Answers that name cubes, banners or colours."""
    for kind, colour, price in product(("buy", "take"), COLOURS, range(1, 10)):
        yield f"{kind} {colour} {price}"
    for kind, colour in product(("colour", "under", "put", "bag"), COLOURS):
        yield f"{kind} {colour}"
    for kind, colour in product(("banner", "discard"), PLAIN):
        yield f"{kind} {colour}"
    for kind, number in product(("keep", "pay"), range(1, 7)):
        for some in combinations_with_replacement(COLOURS, number):
            yield f"{kind} {' '.join(some)}"
    yield from (f"swap {give} {get}" for give, get in product(PLAIN, PLAIN))
    yield from (f"back {colour}" for colour in PLAIN)
    yield from (f"back {' '.join(two)}" for two in combinations_with_replacement(PLAIN, 2))


def others() -> Iterator[str]:
    """Answers that name cards, numbers, or nothing."""
    for what, colour, place in product(("use", "burn"), COLOURS, ("present", "future")):
        yield f"take {what} {colour} {place}"
    yield from (f"{kind} {card}" for kind, card in product(("use", "burn", "card"), CARDS))
    yield from (f"offer {form}{crowns}" for form, crowns in product(FORMS, ("", "_crowns")))
    yield from (f"disc {n}" for n in range(6))
    yield from (f"{kind} {n}" for kind in ("discard", "remove", "crowns") for n in range(41))
    for side in ("left", "right"):
        yield f"shift {side}"
        yield from (f"move {side} {n}" for n in range(1, 15))
    yield from (f"rob {seat}" for seat in range(5))
    yield from ("done", "stay", "draw", "scheme", "skip", "leave", "accept", "decline")
    yield from ("hold old", "hold new")


TEXTS = (*turns(), *cubes(), *others())
"""Whatever can be written down, legal or not."""

BAD = (
    *("", " ", "flee", "Fleet", "fleet 1", " fleet", "fleet ", "fleet\n", "city wild 1", "city 1"),
    *("war", "war 6", "war -1", "war 01", "war three", "war 1.0", "war ١", "war 1 2"),
    *("fleet wild", "fleet wild 0", "fleet wild -1", "fleet wild 26", "wild 1", "pass wild 1"),
    *("republic", "republic five", "republic purple wild 1", "politics", "politics 0"),
    *("politics 5", "use", "use gold", "use yellow green", "use black wild 1", "burn white wild 1"),
    *("upgrade white", "upgrade black", "upgrade", "pass 1", "passs"),
    *("buy green", "buy green 0", "buy green 10", "buy 2 green", "buy gold 2", "buy"),
    *("banner white", "banner black", "banner", "colour", "colour red", "under", "disc", "disc 6"),
    *("keep", "keep green yellow", "keep yellow yellow yellow yellow yellow yellow yellow"),
    *("pay", "pay 2", "pay orange green", "pay yellow,yellow", "discard", "discard white"),
    *("discard 41", "remove -1", "remove", "crowns", "take green", "take white green"),
    *("take use white", "take use white past", "take white present", "put", "put 2", "move left"),
    *("move up 2", "move left 0", "move left 15", "move 3", "shift", "shift left 2", "stay 1"),
    *(
        "swap green",
        "swap green white",
        "card",
        "card gold",
        "use gold",
        "rob",
        "rob 5",
        "rob Rosa",
    ),
    *("hold", "hold offer", "offer", "offer republic", "offer doge crowns", "back", "back white"),
    *("back yellow yellow yellow", "back green yellow", "bag", "bag red", "accept 1", "gold"),
)
"""What is no action at all."""
