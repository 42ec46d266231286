"""Writes `editions.md`: the three editions side by side, from their tables and the rule texts.

python docs/build_editions.py

What a rule says is the sentence that players read; what an edition makes of it is read from
`constants.EDITIONS` and the tables beside it. A test holds that the page is what this makes.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import count, takewhile
from pathlib import Path
from typing import Final

from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CARD_PRICE,
    EDITIONS,
    MASTER_PRICE,
    SERVICES,
    TILES,
    Building,
    Edition,
)
from lacitta_nb.texts import name_of, phase_title, rule_text

PAGE: Final = Path(__file__).with_name("editions.md")
TITLES: Final = {
    "S": "Components and set-up",
    "G": "Ground terms",
    "Y": "The year",
    "P": "Politics",
    "V": "The voice of the people",
    "M": "Migration",
    "D": "Demolition",
    "F": "Feeding",
    "E": "End and scoring",
    "X": "Expansion",
}
SAME: Final = "="
NONE: Final = "–"
HEAD: Final = """# The three editions side by side

`classic` is the game of 2000, `new` the new edition, `expansion` the new edition with its
expansion; choose one with `lc.new_game(edition="new")`. Every rule has a number, which refusals,
events and tests name too.

This page is made by `python docs/build_editions.py` from the tables that the rules are played by
and the sentences that players read. `=` means the same as in the column to the left, `–` that there
is no such rule.
"""

JUDGEMENTS: Final = """In these rules the rulebooks are silent, contradict each other, or show a
picture only; what is played here is what experienced players would expect. The numbers in them are
reconstructed where the sentence or a table says so."""

KEY = "lacitta"


def rules() -> list[str]:
    """The numbers of all rules that have a text, in order."""
    found = []
    for part in TITLES:
        for number in takewhile(is_rule, (f"{part}{n}" for n in count(1))):
            found += [number, *filter(is_rule, [f"{number}a"])]
    return found


def is_rule(number: str) -> bool:
    """Whether there is a rule of that number."""
    try:
        return bool(rule_text(number, game=KEY))
    except LookupError:
        return False


def buildings(edition: Edition) -> list[Building]:
    """The buildings of an edition, the castle apart."""
    roads = ("road",) if edition.roads else ()
    return [BUILDINGS[name] for name in (*edition.small, *roads, *edition.bigger)]


def named(words: Iterable[str]) -> str:
    """Names as people read them."""
    return ", ".join(name_of(word) for word in words) or NONE


def counted(mix: Mapping[str, int]) -> str:
    """So many of each; those with the same number together."""
    numbers = sorted(set(mix.values()), reverse=True)
    return "; ".join(f"{n} each: {named(w for w in mix if mix[w] == n)}" for n in numbers) or NONE


def tiles(edition: Edition) -> str:
    """The stacks of building tiles."""
    pairs = dict.fromkeys(kind.pair for kind in buildings(edition))
    return ", ".join(
        f"{TILES[pair]} {pair.replace('_', ' ').replace('/', ' / ')}" for pair in pairs
    )


def land(mix: Mapping[str, int]) -> str:
    """Landscape tiles."""
    return ", ".join(f"{number} × {name_of(tile)}" for tile, number in mix.items()) or NONE


def cards(edition: Edition) -> str:
    """The political cards."""
    return f"{sum(edition.cards.values())} cards; {counted(edition.cards)}"


def food(edition: Edition) -> str:
    """What the buildings yield."""
    kinds = [BUILDINGS["castle"], *buildings(edition)]
    wheat = {False: "{}", True: "wheat + {}"}
    fed = [
        f"{name_of(kind.name)}: {wheat[kind.wheat].format(kind.food).removesuffix(' + 0')}"
        for kind in kinds
        if kind.wheat or kind.food
    ]
    return ", ".join(fed)


def half(points: int) -> str:
    """Half points as people write them."""
    return f"{points // 2 or ''}{'½' if points % 2 else ''}"


def services(edition: Edition) -> str:
    """What the buildings offer."""
    parts = []
    for number, service in enumerate(SERVICES):
        offering = [kind for kind in buildings(edition) if kind.services[number]]
        offers = ", ".join(f"{name_of(k.name)} {half(k.services[number])}" for k in offering)
        parts.append(f"{name_of(service)}: {offers}")
    return "; ".join(parts)


def sizes(edition: Edition) -> str:
    """Which buildings are small, medium and large."""
    return "; ".join(f"{size}: {named(of_size(edition, size))}" for size in MASTER_PRICE)


def of_size(edition: Edition, size: str) -> list[str]:
    """The names of the buildings of a size."""
    return [kind.name for kind in buildings(edition) if kind.size == size]


def waves(edition: Edition) -> str:
    """The buildings with waves."""
    return named(kind.name for kind in buildings(edition) if kind.waves)


def start_player(edition: Edition) -> str:
    """When the start player passes."""
    first = edition.year[0] == "start_player"
    return "when a year begins" if first else "when a year ends"


def income(edition: Edition) -> str:
    """What pays."""
    port = ", port: 1" if "port" in edition.bigger else ""
    return f"quarry: 1 a mountain{port}"


def action_card(edition: Edition) -> str:
    """What an action card puts up."""
    roads = ", or two roads" if edition.roads else ""
    return f"{named(edition.small)}{roads}"


def prices(edition: Edition) -> str:
    """What the cards that build cost."""
    cost = {name: CARD_PRICE[name] for name in edition.bigger}
    return "; ".join(
        f"{gold} gold: {named(name for name in cost if cost[name] == gold)}"
        for gold in sorted(set(cost.values()))
    )


def master(edition: Edition) -> str:
    """What the master builder takes for how many kinds of building."""
    kinds = Counter(kind.size for kind in buildings(edition))
    return ", ".join(f"{gold} gold: {kinds[size]} {size}" for size, gold in MASTER_PRICE.items())


def two_services(edition: Edition) -> str:
    """The buildings where a service is named."""
    return named(k.name for k in buildings(edition) if len([s for s in k.services if s]) > 1)


def halves(edition: Edition) -> str:
    """Whether points come in halves."""
    odd = any(points % 2 for kind in buildings(edition) for points in kind.services)
    return "half points compare exactly" if odd else "whole points"


def expanded(text: str, without: str = NONE) -> Callable[[Edition], str]:
    """What the expansion makes of a rule, and what the others do."""
    return lambda edition: text if edition.roads else without


FACTS: Final[dict[str, Callable[[Edition], str]]] = {
    "S2": lambda edition: land(edition.landscapes),
    "S3": tiles,
    "S5": cards,
    "S12": lambda edition: land(edition.waste),
    "G2": expanded("every building but roads", "every building"),
    "G3": expanded("roads count as buildings", "between buildings"),
    "G5": waves,
    "G7": food,
    "G8": services,
    "G9": sizes,
    "Y1": lambda edition: ", ".join(phase_title(phase) for phase in edition.year),
    "Y2": start_player,
    "Y4": income,
    "P3": action_card,
    "P4": expanded("three spaces to every building and road", "three spaces to every building"),
    "P5": expanded("every building but roads takes a citizen", "every building takes a citizen"),
    "P8": waves,
    "P10": expanded("roads may be given up (X4)", "nothing"),
    "P13": prices,
    "P14": master,
    "P15": two_services,
    "P17": expanded("a farm, not a large farm", "a farm"),
    "M1": halves,
    "D1": expanded("buildings, not roads", "buildings"),
    "D2a": expanded("yes"),
    "D4": lambda edition: "they go back at once" if edition.strict_limit else "they stay",
    "E1": lambda edition: "two theatres make a point" if "theatre" in edition.small else "as shown",
    "X1": expanded(f"{TILES['road']} roads"),
    "X2": expanded("yes"),
    "X3": expanded("yes"),
    "X4": expanded("yes"),
    "X5": expanded("yes"),
    "X6": expanded(
        ", ".join(f"{TILES[k]} {name_of(k)}" for k in ("theatre", "port", "large_farm", "estate"))
    ),
}
"""What the tables of an edition make of a rule, where they make anything of it."""

JUDGED: Final = (
    *("S2", "S3", "S4", "S5", "S8", "S9", "S11", "S12", "G2", "G3", "G7", "G8", "Y6", "P2", "P4"),
    *("P6", "P11", "P12", "P15", "P16", "P17", "M2", "M3", "D2a", "D3", "D4", "D5", "D6", "F2"),
    *("E1", "E2", "E3", "X1", "X6"),
)
"""The rules in which the rulebooks leave something open."""


def row(number: str) -> tuple[str, ...]:
    """What each edition makes of a rule; the same as before is not said again."""
    fact = FACTS.get(number)
    if fact is None:
        return (SAME,) * len(EDITIONS)
    found = [fact(edition) for edition in EDITIONS.values()]
    pairs = zip([None, *found], found, strict=False)
    return tuple(
        now if now in (NONE, *(() if was == now else (now,))) else SAME for was, now in pairs
    )


def differs(number: str) -> bool:
    """Whether an edition makes something else of a rule than the one before."""
    cells = row(number)
    return any(cell not in (SAME, cells[0]) for cell in cells[1:])


def table(numbers: Iterable[str]) -> list[str]:
    """A table of rules; numbers of rules that differ stand out."""
    lines = [
        f"| rule | in words | {' | '.join(EDITIONS)} |",
        f"| --- | --- | {' | '.join('---' for _ in EDITIONS)} |",
    ]
    for number in numbers:
        shown = f"**{number}**" if differs(number) else number
        lines.append(f"| {shown} | {rule_text(number, game=KEY)} | {' | '.join(row(number))} |")
    return lines


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## Where they differ", ""]
    lines += [f"{', '.join(number for number in rules() if differs(number))}.", ""]
    lines += ["These numbers are printed bold below.", ""]
    lines += ["## Where they leave room", "", f"{', '.join(JUDGED)}.", ""]
    lines += [JUDGEMENTS, ""]
    for part, title in TITLES.items():
        lines += [f"## {part} · {title}", ""]
        lines += [*table(number for number in rules() if number.startswith(part)), ""]
    lines += ["How the parts of the program fit together: [architecture.md](architecture.md)."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name}: {len(rules())} rules, {sum(map(differs, rules()))} of them differ")
