"""Whether the box holds as much: cubes, banners, crowns, cards, cities, schemes (section 2)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    HIDDEN,
    NUMBER_OF,
    PLAIN,
)
from lacitta_nb.games.citta_stato.rules.setup import CROWNED, republic_cards, scheme_words
from lacitta_nb.games.citta_stato.state import State

Found = Iterator[tuple[str, str]]
"""Places of a file, and the word that stands at each."""


def wrong_components(state: State) -> Iterator[Problem]:
    """What there is more of than in the box."""
    yield from _cubes(state)
    yield from _banners_and_crowns(state)
    yield from _market(state)
    yield from _columns(state)
    yield from _cards(state)
    yield from _schemes(state)
    yield from _cities(state)
    yield from _republics(state)


def _cubes(state: State) -> Iterator[Problem]:
    for colour, most in enumerate(state.table.stock.cubes):
        found = state.cubes_out(colour)
        if found > most:
            yield Problem.at(
                "players",
                "file-stato-cubes",
                rule="S7",
                most=most,
                colour=COLOURS[colour],
                found=found,
            )


def _banners_and_crowns(state: State) -> Iterator[Problem]:
    stock = state.table.stock
    for place, colour in enumerate(PLAIN):
        found = state.banners_out(place)
        if found > stock.banners:
            yield Problem.at(
                "players",
                "file-stato-banners",
                rule="S7",
                most=stock.banners,
                colour=colour,
                found=found,
            )
    crowns = state.crowns_out
    if crowns > stock.crowns:
        yield Problem.at("players", "file-stato-crowns", rule="S7", most=stock.crowns, found=crowns)


def _market(state: State) -> Iterator[Problem]:
    """No more cubes in a row than it has places (M1)."""
    for colour, column in zip(COLOURS, state.market, strict=True):
        for row, found in zip(state.table.tables.rows, column, strict=True):
            if row.places is not None and found > row.places:
                yield Problem.at(
                    f"market.{colour}.{row.price}",
                    "file-whole-between",
                    rule="M1",
                    least=0,
                    most=row.places,
                    found=str(found),
                )


def _column_places(state: State) -> Found:
    """Every card of the six columns, with its place."""
    for name, row in (("present", state.present), ("future", state.future)):
        for colour, card in zip(COLOURS, row, strict=True):
            if card:
                yield f"{name}.{colour}", card
    for name, piles in (("decks", state.decks), ("discards", state.discards)):
        yield from _piles(name, piles)


def _card_places(state: State) -> Found:
    """Every card, with its place."""
    yield from _column_places(state)
    for seat, player in enumerate(state.players):
        for number, card in enumerate(player.cards):
            yield f"players[{seat}].cards[{number}]", card
        yield from _piles(f"players[{seat}].burned", player.burned)
    for number, task in enumerate(state.agenda):
        if task.verb == "under" and task.word in state.table.tables.cards:
            yield f"pending[{number}].word", task.word


def _piles(name: str, piles: Sequence[Sequence[str]]) -> Found:
    for colour, pile in zip(COLOURS, piles, strict=True):
        for number, card in enumerate(pile):
            yield f"{name}.{colour}[{number}]", card


def _cards(state: State) -> Iterator[Problem]:
    """The copies of each card, and its own colour wherever it lies in a column."""
    tables, counted = state.table.tables, Counter[str]()
    most = Counter(
        card
        for colour in range(len(COLOURS))
        for card in tables.deck(colour, state.table.expansion)
    )
    for place, card in _card_places(state):
        if card == HIDDEN:
            continue
        counted[card] += 1
        if not most[card]:
            yield Problem.at(place, "file-stato-expansion-only", rule="X1", name=card)
        elif counted[card] == most[card] + 1:
            copies = most[card]
            yield Problem.at(place, "file-stato-copies", rule="S5", most=copies, card=card)


def _columns(state: State) -> Iterator[Problem]:
    """Cards lie in the column of their own colour (S5)."""
    for place, card in _column_places(state):
        colour = NUMBER_OF[place.partition(".")[2].partition("[")[0]]
        if card != HIDDEN and state.table.tables.cards[card].colour != colour:
            own = COLOURS[state.table.tables.cards[card].colour]
            yield Problem.at(place, "file-stato-card-colour", rule="S5", card=card, colour=own)


def _schemes(state: State) -> Iterator[Problem]:
    """Each scheme once, those of the expansion with it only (S2, X1)."""
    laid = [(f"schemes[{n}]", word) for n, word in enumerate(state.schemes)]
    laid += [(f"players[{n}].scheme", player.scheme) for n, player in enumerate(state.players)]
    plot, seen = state.table.plot, set[str]()
    known = {*scheme_words(state.table), *(plot.schemes if plot else ())}
    for place, word in laid:
        if not word:
            continue
        if word not in known:
            yield Problem.at(place, "file-stato-expansion-only", rule="X1", name=word)
        if word in seen:
            yield Problem.at(place, "file-stato-twice", rule="S2", name=word)
        seen.add(word)


def _cities(state: State) -> Iterator[Problem]:
    seen: set[str] = set()
    for seat, player in enumerate(state.players):
        if player.city in seen:
            yield Problem.at(
                f"players[{seat}].city", "file-stato-twice", rule="S2", name=player.city
            )
        seen.add(player.city)


def republic_places(state: State) -> Found:
    """Where republic cards lie."""
    for seat, player in enumerate(state.players):
        yield f"players[{seat}].republic", player.republic
    for number, card in enumerate(state.offer):
        yield f"offer[{number}]", card
    for number, task in enumerate(state.agenda):
        if task.verb == "republic":
            yield f"pending[{number}].word", task.word


def _republics(state: State) -> Iterator[Problem]:
    """Each republic card as often as it is in this game; the offer keeps its size (S4, B8)."""
    cards, counted = republic_cards(state.table), Counter[str]()
    for place, card in republic_places(state):
        if card == HIDDEN:
            continue
        counted[card] += 1
        if counted[card] == cards[card] + 1:
            most = cards[card]
            yield Problem.at(place, "file-stato-republics", rule="S4", most=most, card=card)
    plot = state.table.plot
    looking = sum(task.verb == "republic" for task in state.agenda)
    most = len(plot.offer) if plot else len(CROWNED) - looking
    if len(state.offer) > most:
        found = len(state.offer)
        yield Problem.at("offer", "file-most-entries", rule="S4", most=most, found=found)
