"""Whether the tables of an owner agree with one another and with the parts of the game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.actions import MOST_COUNTED, MOST_WILD
from lacitta_nb.games.citta_stato.constants import (
    BASE_SEATS,
    COLOURS,
    FORMS,
    PLAIN,
    SCHEMES,
    SEATS,
    STANDS_IN,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.tables import shipped_tables

Value = Any
"""The value of a table, as a file has it."""


def disagreements(source: Mapping[str, Any], changed: Sequence[str]) -> Iterator[Problem]:
    """What does not agree.

    Args:
        source: all tables, each with its `value`, every one of them sound for itself.
        changed: those that are not as shipped; a problem is told at the place of one of these.
    """
    value = {name: table["value"] for name, table in source.items()}
    yield from _form_track(value, changed)
    yield from _market(value)
    yield from _stock(value, changed)
    yield from _cubes(value, changed)
    yield from _republics(value)
    yield from _few(value, changed)
    yield from _decks(value)
    yield from _scenarios(value, changed)


def _of(changed: Sequence[str], *names: str) -> str:
    """Of the tables that do not agree the first that is not as shipped."""
    return f"{next((name for name in names if name in changed), names[0])}.value"


def _form_track(value: Value, changed: Sequence[str]) -> Iterator[Problem]:
    """The zones share the spaces out, and the markers begin on one of them."""
    spaces = len(value["crowns"])
    covered = [
        space
        for first, last in (value["zones"][form] for form in FORMS)
        for space in range(first, last + 1)
    ]
    if sorted(covered) != list(range(1, spaces + 1)):
        yield Problem.at(_of(changed, "zones", "crowns"), "file-stato-zones", spaces=spaces)
    start = value["start"]
    if start > spaces:
        yield Problem.at(
            _of(changed, "start", "crowns"),
            "file-whole-between",
            least=1,
            most=spaces,
            found=str(start),
        )


def _market(value: Value) -> Iterator[Problem]:
    """Each row has a price of its own, and only the last holds any number (M1)."""
    rows = value["market"]
    prices = [row["price"] for row in rows]
    for number, row in enumerate(rows):
        place = f"market.value[{number}]"
        if row["price"] in prices[:number]:
            yield Problem.at(f"{place}.price", "file-stato-price-twice", price=row["price"])
        if (row["places"] is None) != (number == len(rows) - 1):
            yield Problem.at(f"{place}.places", "file-stato-last-row", rule="M1")


def _stock(value: Value, changed: Sequence[str]) -> Iterator[Problem]:
    """No more of anything than an action can name."""
    place = _of(changed, "stock", "added_stock")
    base, added = value["stock"], value["added_stock"]
    wild = {COLOURS[colour] for colour in STANDS_IN.values()}
    for colour in COLOURS:
        found = base["cubes"][colour] + added["cubes"][colour]
        most = MOST_WILD if colour in wild else MOST_COUNTED
        if found > most:
            yield Problem.at(f"{place}.cubes.{colour}", "file-stato-in-all", most=most, found=found)
    for key in ("banners", "crowns"):
        found = base[key] + added[key]
        if found > MOST_COUNTED:
            yield Problem.at(f"{place}.{key}", "file-stato-in-all", most=MOST_COUNTED, found=found)


def _cubes(value: Value, changed: Sequence[str]) -> Iterator[Problem]:
    """There are as many cubes as a game begins with (S1, S6, O1)."""
    city, base = value["city_cubes"], value["stock"]["cubes"]
    added = value["added_stock"]["cubes"]
    place = _of(changed, "city_cubes", "stock", "added_stock")
    for colour in COLOURS:
        each = city[colour] + (colour in PLAIN)
        ghost = 1 + max(plot["market"].get(colour, 0) for plot in value["scenarios"].values())
        for needed, there in (
            (max(BASE_SEATS[-1] * each, each + ghost), base[colour]),
            (SEATS[-1] * each, base[colour] + added[colour]),
        ):
            if needed > there:
                where = place if place.startswith("city") else f"{place}.cubes"
                yield Problem.at(
                    f"{where}.{colour}",
                    "file-stato-begin",
                    rule="S6",
                    colour=colour,
                    needed=needed,
                    found=there,
                )
                break
    for name, found in value["cities"].items():
        for colour, count in Counter(found["market"]).items():
            if count > city[colour]:
                where = _of(changed, "cities", "city_cubes")
                inside = f".{name}.market" if where.startswith("cities") else f".{colour}"
                yield Problem.at(
                    f"{where}{inside}", "file-stato-market-cubes", rule="S6", city=name
                )


def _republics(value: Value) -> Iterator[Problem]:
    """Each player gets a plain republic card (S4)."""
    for size, forms in value["republic"].items():
        if len(forms) < int(size):
            place = f"republic.value.{size}"
            yield Problem.at(
                place, "file-least-entries", rule="S4", least=int(size), found=len(forms)
            )


def _few(value: Value, changed: Sequence[str]) -> Iterator[Problem]:
    """A city for everyone, and four schemes beside those of cities with a seal (S2)."""
    for most, expansion in ((BASE_SEATS[-1], False), (SEATS[-1], True)):
        cities = [c for c in value["cities"].values() if expansion or not c["expansion"]]
        schemes = [s for s in value["schemes"].values() if expansion or not s["expansion"]]
        if len(cities) < most:
            found = len(cities)
            yield Problem.at(
                "cities.value", "file-stato-few-cities", rule="S2", least=most, found=found
            )
        needed = SCHEMES + sum(city["seal"] is not None for city in cities)
        if len(schemes) < needed:
            yield Problem.at(
                _of(changed, "schemes", "cities"),
                "file-stato-few-schemes",
                rule="S2",
                least=needed,
                found=len(schemes),
            )


def _decks(value: Value) -> Iterator[Problem]:
    """As many cards of a colour as the rulebook prints, the expansion's apart."""
    for number, colour in enumerate(COLOURS):
        printed = len(shipped_tables().deck(number, expansion=False))
        copies = [card["copies"] for card in value["cards"].values() if card["colour"] == colour]
        if sum(copies) != printed:
            yield Problem.at(
                "cards.value",
                "file-stato-deck",
                rule="S5",
                colour=colour,
                count=printed,
                found=sum(copies),
            )


def _scenarios(value: Value, changed: Sequence[str]) -> Iterator[Problem]:
    """What a scenario is laid out with is there (O6, O7)."""
    prices = [row["price"] for row in value["market"]]
    for number, plot in value["scenarios"].items():
        place = f"scenarios.value.{number}"
        for at, word in enumerate(plot["schemes"]):
            if word in plot["schemes"][:at]:
                yield Problem.at(f"{place}.schemes[{at}]", "file-stato-twice", rule="O6", name=word)
        cards = Counter([plot["own"]])
        for at, card in enumerate(plot["offer"]):
            cards[card] += 1
            most = 1 if card.endswith(WITH_CROWNS) else 2
            if cards[card] > most:
                yield Problem.at(
                    f"{place}.offer[{at}]", "file-stato-republics", rule="O6", most=most, card=card
                )
        for colour, acts in plot["acts"].items():
            for at, act in enumerate(acts):
                verb, _, price = act.partition(" ")
                if verb == "empty_row" and int(price) not in prices:
                    where = _of(changed, "scenarios", "market")
                    inside = f".{number}.acts.{colour}[{at}]" if where.startswith("s") else ""
                    yield Problem.at(
                        f"{where}{inside}", "file-stato-no-row", rule="O7", price=int(price)
                    )
