"""What lies at a place of the picture that was asked about, and what can be done with it."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import ruling
from lacitta_nb.games.citta_stato.actions import Action, book
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    KEY,
    NUMBER_OF,
    PLAIN_OF,
    SCHEMES,
    TURN,
)
from lacitta_nb.games.citta_stato.panel import effects, standings
from lacitta_nb.games.citta_stato.panel.offers import like
from lacitta_nb.games.citta_stato.panel.places import places_of
from lacitta_nb.games.citta_stato.panel.previews import preview_title
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSession, named, say
from lacitta_nb.games.citta_stato.panel.solo import solo_view
from lacitta_nb.games.citta_stato.panel.typed import AskedView, DoneView
from lacitta_nb.games.citta_stato.picture.labels import decider
from lacitta_nb.games.citta_stato.picture.used_cards import card_at
from lacitta_nb.games.citta_stato.rules import obstacle
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.texts.effects import card_text, reconstructed, scheme_text
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of

Told = tuple[str, list[str]]
"""A title, and lines below it."""


def asked_view(session: CittaStatoSession) -> AskedView | None:
    """The place that was clicked; None where none was."""
    place = session.looked_at
    if not place:
        return None
    title, lines = place_told(session.seen, place)
    return {
        "place": place,
        "title": title,
        "lines": [line for line in lines if line],
        "choices": _choices(session, place),
    }


def _choices(session: CittaStatoSession, place: str) -> list[DoneView]:
    """What a person who decides can do there, or why not."""
    state = session.seen
    if session.computer is not None or state.decision is None:
        return []
    found: list[DoneView] = []
    for offer in session.offers:
        about = [a for a in _thought_of(state, offer) if place in places_of(state, a)]
        if not about:
            continue
        action = next((a for a in about if a in offer.actions), about[0])
        why = "" if action in offer.actions else _why(state, action)
        label = preview_title(state, (action,))
        found.append({"choice": offer.key, "label": label, "enabled": not why, "why": why})
    return found


def _thought_of(state: State, offer: Offer[Action]) -> Sequence[Action]:
    """The actions of an offer, also those that are not possible."""
    if offer.key == "politics":
        return [*offer.actions, *(book()[f"politics {n}"] for n in range(1, SCHEMES + 1))]
    return offer.actions or (like(state, offer),)


def _why(state: State, action: Action) -> str:
    reason = obstacle(state, action)
    return "" if reason is None else ruling(reason, KEY).text


def place_told(state: State, place: str) -> Told:
    """What there is to say of a place, by its name."""
    kind, *parts = place.split(".")
    return _TOLD[kind](state, parts)


def _player(state: State, parts: list[str]) -> Told:
    """The board of a player, or of the ghost."""
    seat = int(parts[0])
    if seat >= len(state.players):
        solo = solo_view(state)
        return capital(named("ghost")), [] if solo is None else solo["lines"]
    player = state.players[seat]
    title = say("panel-at-player", player=player.name, city=player.city)
    return title, standings.lines(state, seat)


def _own(state: State, parts: list[str]) -> Told:
    """Something on the board of whoever decides of which the whole board is told."""
    del parts
    return _player(state, [str(decider(state))])


def _used(state: State, parts: list[str]) -> Told:
    return _cards(state, decider(state), parts[0])


def _supply_card(state: State, parts: list[str]) -> Told:
    """A used card of the own supply, by its line there; the whole board where none is."""
    card = card_at(state.players[decider(state)], int(parts[0]))
    return (named(card), [_card(state, card)]) if card else _own(state, parts)


def _track(state: State, parts: list[str]) -> Told:
    seat, colour = decider(state), parts[0]
    place, tables = PLAIN_OF[colour], state.table.tables
    player = state.players[seat]
    space = player.tracks[place]
    lines = [
        say("panel-track-at", colour=colour, space=space, value=tables.tracks[place][space - 1]),
        say("panel-track-values", values=effects.track_values(tables, place)),
    ]
    if space < len(tables.tracks[place]):
        lines.append(say("panel-track-next", what=effects.reward_text(tables, place, space + 1)))
    lines.append(say("panel-star"))
    return say("panel-at-track", player=player.name, colour=colour), lines


def _cards(state: State, seat: int, colour: str) -> Told:
    """The cards of a colour, used and burned, of a player; and what burning another one brings."""
    player, number = state.players[seat], NUMBER_OF[colour]
    cards = state.table.tables.cards
    used = [card for card in player.cards if cards[card].colour == number]
    lines = [say("panel-used-card", card=card, text=_card(state, card)) for card in used]
    lines += [say("panel-burned-card", card=card) for card in player.burned[number]]
    benefit = effects.benefit_text(state, player, number)
    if benefit:
        lines.append(say("panel-next-benefit", text=benefit))
    return say("panel-at-cards", player=player.name, colour=colour), lines


def _card(state: State, card: str) -> str:
    """What a card does, with a word about what is reconstructed."""
    return card_text(state.table.tables, card)


def _present(state: State, parts: list[str]) -> Told:
    return _on_board(state, state.present, "present", parts[0])


def _future(state: State, parts: list[str]) -> Told:
    title, lines = _on_board(state, state.future, "future", parts[0])
    number = NUMBER_OF[parts[0]]
    left, gone = len(state.decks[number]), len(state.discards[number])
    return title, [*lines, say("panel-deck", deck=left, discards=gone)]


def _on_board(state: State, cards: tuple[str, ...], place: str, colour: str) -> Told:
    number = NUMBER_OF[colour]
    card = cards[number]
    if not card:
        return say("panel-at-none", place=place, colour=colour), []
    found = state.table.tables.cards[card]
    lines = [f"{_card(state, card)} [{found.rule}]"]
    if place == "present" and state.choice == TURN:
        benefit = effects.benefit_text(state, state.mover, number)
        lines.append(say("panel-next-benefit", text=benefit) if benefit else "")
    return say("panel-at-card", card=card, place=place, colour=colour), lines


def _market(state: State, parts: list[str]) -> Told:
    colour, price = parts[0], int(parts[1])
    row = state.row_at(price)
    count = state.market[NUMBER_OF[colour]][row]
    title = say("panel-at-market", colour=colour, price=price, count=count)
    ours = reconstructed(state.table.tables, "market", row)
    return title, [effects.marked(help_of("market", game=KEY), ours=ours)]


def _scheme(state: State, parts: list[str]) -> Told:
    level = int(parts[0])
    word, tables = state.schemes[level - 1], state.table.tables
    if not word:
        return say("panel-at-scheme-gone", level=level), []
    scheme = tables.schemes[word]
    title = say("panel-at-scheme", scheme=word, level=level)
    text = f"{scheme_text(tables, word)} [{scheme.rule}]"
    moves = say("panel-help-politics", level=level, moves=tables.scheme_moves[level - 1])
    used = say("panel-scheme-used") if state.used[level - 1] else ""
    ours = reconstructed(tables, "scheme_moves", level - 1)
    return title, [text, effects.marked(moves, ours=ours), used]


def _form(state: State, parts: list[str]) -> Told:
    space, tables = int(parts[0]), state.table.tables
    words: dict[str, str | int] = {"space": space, "form": tables.zone(space)}
    words["crowns"] = tables.above[space - 1]
    there = [player.name for player in state.players if player.marker == space]
    ours = reconstructed(tables, "zones")
    told = effects.marked(help_of("form", game=KEY), ours=ours)
    return say("panel-at-form", **words), [", ".join(there), told]


def _action(state: State, parts: list[str]) -> Told:
    """The city action of a colour."""
    colour = parts[0]
    word = COLOUR_ACTIONS[colour]
    del state
    return capital(named(word)), [help_of(word, game=KEY)]


def _worded(word: str) -> Callable[[State, list[str]], Told]:
    """Something of which there is nothing to say but what it is."""

    def told(state: State, parts: list[str]) -> Told:
        del state, parts
        return capital(named(word)), [help_of(word, game=KEY)]

    return told


def _offer(state: State, parts: list[str]) -> Told:
    """A republic card of the offer, where it is known."""
    card = state.offer[int(parts[0]) - 1]
    return capital(named(card)), [help_of("offer", game=KEY)]


COLOUR_ACTIONS: Final[Mapping[str, str]] = MappingProxyType(
    dict(zip(COLOURS, ("fleet", "city", "guilds", "war", "republic", "politics"), strict=True))
)
"""The city action of each colour (A1 to A6)."""

_TOLD: Final[Mapping[str, Callable[[State, list[str]], Told]]] = MappingProxyType(
    {
        "market": _market,
        "present": _present,
        "future": _future,
        "scheme": _scheme,
        "form": _form,
        "action": _action,
        "war": _worded("war_track"),
        "offer": _offer,
        "player": _player,
        "track": _track,
        **dict.fromkeys(("used", "burned"), _used),
        "card": _supply_card,
        **dict.fromkeys(("city", "republic", "crowns", "cube", "bag", "banner", "disc"), _own),
    }
)
"""What tells of each kind of place."""
