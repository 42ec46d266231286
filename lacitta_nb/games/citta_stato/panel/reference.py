"""The drawer of tables: cards, schemes, cities, tracks, and what of them is reconstructed."""

from collections.abc import Iterator

from lacitta_nb.games.citta_stato.constants import COLOURS, FORMS, PLAIN, SPACES
from lacitta_nb.games.citta_stato.panel import effects
from lacitta_nb.games.citta_stato.panel.session import named, say
from lacitta_nb.games.citta_stato.panel.typed import EntryView, TableView
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Tables
from lacitta_nb.games.citta_stato.texts.effects import (
    city_text,
    effects_text,
    reconstructed,
    reconstructed_part,
)
from lacitta_nb.panels.words import capital

DRAWER = "tables"


def tables_view(state: State) -> list[TableView]:
    """All tables of this game, in the order in which they are looked up."""
    table = state.table
    tables = table.tables
    return [
        *(_cards(table, colour) for colour in range(len(COLOURS))),
        _table("burning", _burning(tables)),
        _table("schemes", _schemes(table)),
        _table("cities", _cities(table)),
        _table("tracks", _tracks(tables)),
        _table("board", _board(tables)),
    ]


def _table(key: str, rows: Iterator[EntryView]) -> TableView:
    return {"key": key, "title": say(f"panel-table-{key}"), "rows": list(rows)}


def _entry(name: str, text: str, ours: bool) -> EntryView:
    return {"name": name, "text": text, "ours": ours}


def _cards(table: Table, colour: int) -> TableView:
    """The cards of a colour, with their copies in this game."""
    tables, word = table.tables, COLOURS[colour]
    deck = tables.deck(colour, table.expansion)

    def rows() -> Iterator[EntryView]:
        for card in dict.fromkeys(deck):
            copies = deck.count(card)
            name = say("panel-copies", card=card, count=copies)
            text = f"{effects_text(tables.cards[card].effects)} [{tables.cards[card].rule}]"
            # How many copies there are is told behind the name, where there are several.
            ours = copies > 1 and reconstructed(tables, "cards", card)
            yield _entry(name, text, ours or bool(reconstructed_part(tables, card)))

    title = say("panel-table-cards", colour=word)
    return {"key": f"cards-{word}", "title": title, "rows": list(rows())}


def _burning(tables: Tables) -> Iterator[EntryView]:
    for colour, word in enumerate(COLOURS):
        told = [effects_text(benefit) for benefit in tables.burning[colour]]
        text = " ".join(f"{nth}: {benefit}" for nth, benefit in enumerate(told, 1))
        rule = tables.burning_rules[colour]
        ours = reconstructed(tables, "burning", word)
        yield _entry(capital(named(word)), f"{text} [{rule}]", ours)


def _schemes(table: Table) -> Iterator[EntryView]:
    for word, scheme in table.tables.schemes.items():
        if table.expansion or not scheme.expansion:
            name = say("panel-scheme-seal", scheme=word, seal=scheme.seal)
            text = f"{effects_text(scheme.effects)} [{scheme.rule}]"
            yield _entry(name, text, reconstructed(table.tables, "schemes", word))


def _cities(table: Table) -> Iterator[EntryView]:
    for word, city in table.tables.cities.items():
        if table.expansion or not city.expansion:
            text = city_text(table.tables, word)
            more = say(
                "panel-city-more",
                port=city.port,
                market=effects.named_cubes([COLOURS[colour] for colour in city.market]),
            )
            ours = reconstructed(table.tables, "cities", word)
            yield _entry(named(word), f"{text} {more} [{city.rule}]", ours)


def _tracks(tables: Tables) -> Iterator[EntryView]:
    for place, colour in enumerate(PLAIN):
        spaces = "; ".join(
            f"{space}: {effects.reward_text(tables, place, space)}"
            for space in range(1, SPACES + 1)
        )
        ours = effects.track_is_ours(tables, place)
        yield _entry(capital(named(f"track-{colour}")), spaces, ours)


def _board(tables: Tables) -> Iterator[EntryView]:
    """Market rows, the form track, shifts of schemes, crown signs."""
    rows = ", ".join(
        say("panel-market-row", price=row.price, places=row.places or 0) for row in tables.rows
    )
    yield _entry(capital(named("market")), rows, reconstructed(tables, "market", 0))
    for form in FORMS:
        first, last = tables.zones[form]
        crowns = " ".join(str(tables.above[space - 1]) for space in range(first, last + 1))
        text = say("panel-zone-row", first=first, last=last, crowns=crowns)
        yield _entry(capital(named(form)), text, reconstructed(tables, "crowns"))
    moves = " ".join(map(str, tables.scheme_moves))
    text = say("panel-moves-row", moves=moves)
    yield _entry(capital(named("level")), text, reconstructed(tables, "scheme_moves", 1))
    signs = say("panel-signs-row", every=tables.sign_every)
    yield _entry(capital(named("sign")), signs, reconstructed(tables, "signs"))
