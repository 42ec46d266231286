"""What a screen reader says of each target; the sentences are in `texts`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.picture import chosen_label
from lacitta_nb.games.citta_stato.constants import (
    GHOST,
    HIDDEN,
    NUMBER_OF,
    PLAIN_OF,
    UNKNOWN,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.picture.labels import (
    check,
    decider,
    ghost_label,
    named,
    player_label,
    republic_word,
    say,
    war_label,
)
from lacitta_nb.games.citta_stato.picture.used_cards import card_at
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.tables import Tables
from lacitta_nb.games.citta_stato.texts.effects import card_text, city_text, scheme_text
from lacitta_nb.texts import current, listed


def labels_of(
    state: State, names: tuple[str, ...], highlights: Mapping[str, str]
) -> tuple[str, ...]:
    """What is at each place that can be chosen.

    Args:
        state: the moment.
        names: the targets, see `targets`.
        highlights: those that may be chosen, each with a short text.

    Raises:
        NotFound: there is no target of a name in `highlights`.
    """
    for name in highlights:
        check(name, names)
    found = []
    for name in names:
        what, *rest = name.split(".")
        label = _LABELS[what](state, rest)
        found.append(chosen_label(label, highlights[name]) if name in highlights else label)
    return tuple(found)


@lru_cache(maxsize=1024)
def _told(what: str, word: str, tables: Tables, language: str) -> str:
    """The name of a card, a scheme or a city with what it does."""
    del language  # the text is that of the language being spoken
    texts = {"card": card_text, "scheme": scheme_text, "city": city_text}
    return f"{named(word)}: {texts[what](tables, word)}"


def _action(state: State, rest: list[str]) -> str:
    player = state.players[decider(state)]
    return say("at-action", ("colour", rest[0]), ("price", player.actions + 1))


def _market(state: State, rest: list[str]) -> str:
    colour, price = NUMBER_OF[rest[0]], int(rest[1])
    count = dict(state.price_of(colour)).get(price, 0)
    return say("at-market", ("colour", rest[0]), ("price", price), ("count", count))


def _card(what: str) -> Callable[[State, list[str]], str]:
    def label(state: State, rest: list[str]) -> str:
        held = state.present if what == "present" else state.future
        word = held[NUMBER_OF[rest[0]]]
        where = say("row", ("what", what))
        words = ("where", where), ("colour", rest[0])
        if word in ("", HIDDEN):
            return say("at-no-card", *words)
        return say("at-card", *words, ("card", _told("card", word, state.table.tables, current())))

    return label


def _scheme(state: State, rest: list[str]) -> str:
    level = int(rest[0])
    word, used = state.schemes[level - 1], state.used[level - 1]
    if not word:
        return say("at-no-scheme", ("level", level))
    words = (
        ("level", level),
        ("scheme", _told("scheme", word, state.table.tables, current())),
        ("used", int(used)),
    )
    return say("at-scheme", *words, ("moves", state.table.tables.scheme_moves[level - 1]))


def _form(state: State, rest: list[str]) -> str:
    space, tables = int(rest[0]), state.table.tables
    here = [player.name for player in state.players if player.marker == space]
    return say(
        "at-form",
        ("space", space),
        ("form", tables.zone(space)),
        ("crowns", tables.above[space - 1]),
        ("names", listed(here or [""])),
        ("count", len(here)),
    )


def _war(state: State, rest: list[str]) -> str:
    del rest
    discs = "; ".join(war_label(state, place) for place in range(len(state.war)))
    return say("at-war", ("count", len(state.war)), ("discs", discs))


def _offer(state: State, rest: list[str]) -> str:
    card = state.offer[int(rest[0]) - 1] if int(rest[0]) <= len(state.offer) else "away"
    return say(
        "at-offer",
        ("place", int(rest[0])),
        ("republic", republic_word(card)),
        ("crowned", int(card.endswith(WITH_CROWNS))),
    )


def _player(state: State, rest: list[str]) -> str:
    seat = int(rest[0])
    if state.ghost and seat == GHOST:
        return ghost_label(state)
    return player_label(state, seat)


def _city(state: State, rest: list[str]) -> str:
    del rest
    player = state.players[decider(state)]
    tables = state.table.tables
    port = named(tables.cities[player.city].port)
    own = _told("scheme", player.scheme, tables, current()) if player.scheme else "none"
    city = _told("city", player.city, tables, current())
    return say("at-city", ("city", city), ("port", port), ("scheme", own))


def _republic(state: State, rest: list[str]) -> str:
    del rest
    card = state.players[decider(state)].republic
    return say(
        "at-republic",
        ("republic", republic_word(card)),
        ("crowned", int(card.endswith(WITH_CROWNS))),
    )


def _crowns(state: State, rest: list[str]) -> str:
    del rest
    return say("at-crowns", ("count", state.players[decider(state)].crowns))


def _track(state: State, rest: list[str]) -> str:
    player, place = state.players[decider(state)], PLAIN_OF[rest[0]]
    space, track = player.tracks[place], state.table.tables.tracks[place]
    return say(
        "at-track",
        ("colour", rest[0]),
        ("space", space),
        ("spaces", len(track)),
        ("value", track[space - 1]),
    )


def _counted(what: str) -> Callable[[State, list[str]], str]:
    def label(state: State, rest: list[str]) -> str:
        player, number = state.players[decider(state)], NUMBER_OF[rest[0]]
        if what == "banner":
            count = player.banners[PLAIN_OF[rest[0]]]
        elif what == "used":
            cards = state.table.tables.cards
            count = sum(cards[card].colour == number for card in player.cards)
        elif what == "burned":
            count = len(player.burned[number])
        else:
            count = (player.cubes if what == "cube" else player.bag)[number]
        return say("at-count", ("what", what), ("colour", rest[0]), ("count", count))

    return label


def _disc(state: State, rest: list[str]) -> str:
    player, disc = state.players[decider(state)], int(rest[0])
    held = "held" if disc in player.discs else "gone" if disc in player.gone else "away"
    if UNKNOWN in player.discs and held == "away":
        held = "unknown"
    return say("at-disc", ("disc", disc), ("where", held))


def _used_card(state: State, rest: list[str]) -> str:
    line = int(rest[0])
    card = card_at(state.players[decider(state)], line)
    if not card:
        return say("at-no-used", ("line", line))
    return say("at-used", ("card", _told("card", card, state.table.tables, current())))


_LABELS: Final[Mapping[str, Callable[[State, list[str]], str]]] = MappingProxyType(
    {
        "action": _action,
        "market": _market,
        "future": _card("future"),
        "present": _card("present"),
        "scheme": _scheme,
        "form": _form,
        "war": _war,
        "offer": _offer,
        "player": _player,
        "city": _city,
        "republic": _republic,
        "crowns": _crowns,
        "track": _track,
        **{what: _counted(what) for what in ("cube", "bag", "banner", "used", "burned")},
        "disc": _disc,
        "card": _used_card,
    }
)
"""What is said of each kind of target."""
