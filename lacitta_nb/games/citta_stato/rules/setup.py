"""Where games begin: cities, schemes, republic cards, decks, the market (S, O1, O6, X1)."""

from collections import Counter
from collections.abc import Sequence

from lacitta_nb.core.chance import draws, shuffled, shuffled_by
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    FORMS,
    PLAIN,
    SCHEMES,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import NONE, Ghost, Player, State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Counts, Tables

CROWNED: tuple[str, ...] = tuple(f"{form}{WITH_CROWNS}" for form in FORMS)
"""The republic cards of the offer (S4)."""


def key(seed: int, purpose: str) -> str:
    """The text that draws something before the first turn (section 5)."""
    return f"{seed}/{purpose}/1/0"


def new_state(names: Sequence[str], table: Table, first: int | None = None) -> State:
    """A game before its first turn (S1 to S6)."""
    tables, seed, size = table.tables, table.seed, len(names)
    cities = draw_cities(table)
    own, places = draw_schemes(table, cities)
    republics = shuffled(tables.plain_republics[size], key(seed, "republic"))[:size]
    players = [
        new_player(name, city, republic, scheme, tables)
        for name, city, republic, scheme in zip(names, cities, republics, own, strict=True)
    ]
    if first is None:
        first = int(draws(key(seed, "begin"))() * size)
    state = _laid_out(table, players, first, places, crowned_offer(seed))
    return _with_market(state, NONE)


def new_solo_state(name: str, table: Table, bonus_crowns: int) -> State:
    """A solo game before its first turn (O1, O2, O6)."""
    plot = table.plot
    assert plot is not None
    player = new_player(name, plot.city, plot.own, "", table.tables)
    state = _laid_out(table, [player._replace(crowns=bonus_crowns)], 0, plot.schemes, plot.offer)
    ghost = Ghost((1,) * len(COLOURS), (), tuple(range(DISCS)))
    return _with_market(state._replace(ghost=ghost), plot.market)


def republic_cards(table: Table) -> Counter[str]:
    """The republic cards that can be in this game, by word (S4, O6)."""
    if table.plot:
        return Counter([table.plot.own, *table.plot.offer])
    return Counter([*table.tables.plain_republics[table.size], *CROWNED])


def crowned_offer(seed: int) -> tuple[str, ...]:
    """The republic cards with crowns, as they lie in the offer (S4)."""
    return shuffled(CROWNED, key(seed, "offer"))


def draw_cities(table: Table) -> tuple[str, ...]:
    """The city of each seat (S2)."""
    known = [
        name for name, city in table.tables.cities.items() if table.expansion or not city.expansion
    ]
    return shuffled(known, key(table.seed, "city"))[: table.size]


def scheme_words(table: Table) -> list[str]:
    """All schemes that are played with (X1)."""
    schemes = table.tables.schemes.items()
    return [name for name, scheme in schemes if table.expansion or not scheme.expansion]


def draw_schemes(
    table: Table, cities: Sequence[str], taken: Sequence[str] = ()
) -> tuple[list[str], tuple[str, ...]]:
    """The own scheme of each seat, and those of places 1 to 4 (S2).

    `taken` are schemes that lie elsewhere already.
    """
    tables, draw = table.tables, draws(key(table.seed, "scheme"))
    left = [word for word in scheme_words(table) if word not in taken]
    own = []
    for city in cities:
        seal = tables.cities[city].seal
        fitting = [word for word in left if tables.schemes[word].seal == seal]
        own.append(shuffled_by(fitting, draw)[0] if fitting else "")
        left = [word for word in left if word != own[-1]]
    return own, shuffled_by(left, draw)[:SCHEMES]


def new_player(name: str, city: str, republic: str, scheme: str, tables: Tables) -> Player:
    """What lies before a player in the beginning, without the market's cubes (S1, S6)."""
    cubes = list(tables.city_cubes)
    for colour in tables.cities[city].market:
        cubes[colour] -= 1
    plain: Counts = tuple(1 if colour in PLAIN else 0 for colour in COLOURS)
    return Player(
        name=name,
        city=city,
        republic=republic,
        points=0,
        marker=tables.start,
        crowns=0,
        tracks=(1,) * len(PLAIN),
        cubes=tuple(cubes),
        bag=plain,
        banners=(0,) * len(PLAIN),
        discs=tuple(range(DISCS)),
        gone=(),
        cards=(),
        burned=((),) * len(COLOURS),
        actions=0,
        passed=False,
        scheme=scheme,
        second=0,
        knows_offer=(),
    )


def _laid_out(
    table: Table,
    players: Sequence[Player],
    first: int,
    schemes: Sequence[str],
    offer: Sequence[str],
) -> State:
    """The board with its decks; the market is empty (S5)."""
    draw = draws(key(table.seed, "deck"))
    decks = [
        shuffled_by(table.tables.deck(colour, table.expansion), draw)
        for colour in range(len(COLOURS))
    ]
    return State(
        table=table,
        players=tuple(players),
        round=1,
        first_player=first,
        to_move=first,
        upgrade=table.upgrade,
        market=((0,) * len(table.tables.rows),) * len(COLOURS),
        schemes=tuple(schemes),
        used=(False,) * SCHEMES,
        present=tuple(deck[0] for deck in decks),
        future=tuple(deck[1] for deck in decks),
        decks=tuple(deck[2:] for deck in decks),
        discards=((),) * len(COLOURS),
        offer=tuple(offer),
    )


def _with_market(state: State, more: Counts) -> State:
    """Each city's two cubes in turn order, then those of the ghost (S6, O1)."""
    draft = Draft(state)
    for seat in draft.order:
        for colour in draft.table.tables.cities[draft.players[seat].city].market:
            draft.to_market(seat, colour)
    for colour, count in enumerate(more):
        for _ in range(count):
            draft.to_market(None, colour)
    return draft.freeze().state
