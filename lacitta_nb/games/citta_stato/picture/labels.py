"""What a screen reader says of places and players, and the heading; the sentences are in `texts`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import NotFound
from lacitta_nb.drawing.picture import chosen_label
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    GHOST,
    HIDDEN,
    KEY,
    NUMBER_OF,
    PLAIN_OF,
    ROUNDS,
    UNKNOWN,
    WITH_CROWNS,
    form_of,
)
from lacitta_nb.games.citta_stato.rules.scoring import scores
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.texts.effects import card_text, city_text, scheme_text
from lacitta_nb.given import called
from lacitta_nb.texts import current, listed, name_of, sentence


def say(key: str, *words: tuple[str, str | int]) -> str:
    """A sentence of the picture, kept for the next time."""
    return _said(f"drawing-{key}", words, current())


@lru_cache(maxsize=8192)
def _said(key: str, words: tuple[tuple[str, str | int], ...], language: str) -> str:
    return sentence(key, dict(words), language=language, game=KEY)


def letter(colour: int) -> str:
    """The letter that stands for a colour.

    >>> [letter(colour) for colour in range(6)]
    ['Y', 'W', 'G', 'O', 'B', 'P']
    """
    return say("letter", ("colour", COLOURS[colour]))


def named(word: str) -> str:
    """The name of a card, a city, a scheme or a form, as it begins a line."""
    return _named(word, current())


@lru_cache(maxsize=1024)
def _named(word: str, language: str) -> str:
    name = name_of(word, language=language, game=KEY)
    return name[:1].upper() + name[1:]


def _with(word: str, text: str) -> str:
    """The name of something with what it does."""
    return f"{named(word)}: {text}"


def decider(state: State) -> int:
    """Whose board is chosen on: who decides, or whose turn it is."""
    decision = state.decision
    return state.to_move if decision is None else decision.player


def heading_of(state: State) -> str:
    """The round and whose turn it is, or who has won."""
    if state.over:
        return _ended(state)
    words = ("round", state.round), ("rounds", ROUNDS)
    if state.phase != "actions":
        return say("board-phase", *words, ("phase", state.phase))
    player = state.players[decider(state)]
    return say("board-turn", *words, ("player", player.name), ("price", player.actions + 1))


def _ended(state: State) -> str:
    found = scores(state)
    if state.ghost:
        return say("board-solo", ("score", found[0].final), ("required", state.table.required))
    names = [state.players[score.player].name for score in found if score.rank == 1]
    return say("board-over", ("names", listed(names)))


def war_label(state: State, place: int) -> str:
    """A disc on the war track."""
    seat, disc = state.war[place]
    return say(
        "war-disc",
        ("place", place + 1),
        ("player", name_at(state, seat)),
        ("disc", HIDDEN if disc == UNKNOWN else str(disc)),
        ("open", int(state.revealed)),
    )


def name_at(state: State, seat: int) -> str:
    """The name of a player, or what the ghost is called."""
    if seat < len(state.players):
        return state.players[seat].name
    return say("ghost")


def player_label(state: State, seat: int) -> str:
    """What a player has."""
    player = state.players[seat]
    return say(
        "player",
        ("player", player.name),
        ("city", player.city),
        ("points", player.points),
        ("second", player.second),
        ("crowns", player.crowns),
        ("space", player.marker),
        ("form", state.table.tables.zone(player.marker)),
        ("republic", "unknown" if player.republic == HIDDEN else form_of(player.republic)),
        ("crowned", int(player.republic.endswith(WITH_CROWNS))),
        ("price", player.actions + 1),
        ("passed", int(player.passed)),
    )


def ghost_label(state: State) -> str:
    """What the ghost is about."""
    ghost, plot = state.ghost, state.table.plot
    assert ghost is not None
    assert plot is not None
    return say(
        "ghost-board",
        ("required", state.table.required),
        ("drawn", len(ghost.drawn)),
        ("cubes", plot.cubes),
        ("discs", len(ghost.discs)),
    )


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


def check(name: str, names: tuple[str, ...]) -> None:
    """Refuse a name that no target has.

    Raises:
        NotFound: there is none.
    """
    if name not in names:
        raise NotFound("drawing-no-target", name=called(name), names=", ".join(names))


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
        if not word:
            return say("at-no-card", *words)
        return say("at-card", *words, ("card", _with(word, card_text(state.table.tables, word))))

    return label


def _scheme(state: State, rest: list[str]) -> str:
    level = int(rest[0])
    word, used = state.schemes[level - 1], state.used[level - 1]
    if not word:
        return say("at-no-scheme", ("level", level))
    words = ("level", level), ("scheme", _with(word, scheme_text(state.table.tables, word))), ("used", int(used))
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
    card = state.offer[int(rest[0]) - 1]
    return say("at-offer", ("place", int(rest[0])), ("republic", _republic_word(card)),
               ("crowned", int(card.endswith(WITH_CROWNS))))


def _republic_word(card: str) -> str:
    return "unknown" if card == HIDDEN else form_of(card)


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
    own = _with(player.scheme, scheme_text(tables, player.scheme)) if player.scheme else "none"
    city = _with(player.city, city_text(tables, player.city))
    return say("at-city", ("city", city), ("port", port), ("scheme", own))


def _republic(state: State, rest: list[str]) -> str:
    del rest
    card = state.players[decider(state)].republic
    return say("at-republic", ("republic", _republic_word(card)),
               ("crowned", int(card.endswith(WITH_CROWNS))))


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
    return say("at-used", ("card", _with(rest[0], card_text(state.table.tables, rest[0]))))


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
