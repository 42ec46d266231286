"""What is hidden from a player, dealt anew: a guess at the whole game (formats.md, section 5)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from lacitta_nb.core.chance import pile
from lacitta_nb.games.lacitta.constants import SERVICES, UNKNOWN, VOICE_CARDS_EACH
from lacitta_nb.games.lacitta.rules.chance import shuffled
from lacitta_nb.games.lacitta.state import FaceDown, Player, State


def public(state: State) -> State:
    """A state as everyone at the table may know it: nobody's look at the voice cards is in it."""
    players = tuple(player._replace(seen=()) for player in state.players)
    return state._replace(players=players).seen_by(0)


def complete(state: State, seed: int) -> State:
    """Deal the unknown cards of a view at random; the game goes on by that seed.

    Args:
        state: a state in which unknown cards read `?`, as `State.seen_by` gives it.
        seed: draws the cards, and every shuffle still to come.
    """
    table = state.table
    voice_left = _unknown(dict.fromkeys(SERVICES, VOICE_CARDS_EACH), _voice_cards(state))
    cards_left = _unknown(table.edition.cards, _political_cards(state))
    voice = iter(shuffled(voice_left, seed, "voice", state.year, state.turns))
    cards = iter(shuffled(cards_left, seed, "politics", state.year, state.turns))
    return state._replace(
        table=table.with_seed(seed),
        voice=_dealt(state.voice, voice),
        voice_deck=_dealt(state.voice_deck, voice),
        voice_past=_dealt(state.voice_past, voice),
        players=tuple(_player(player, cards) for player in state.players),
        display=tuple(next(cards) if card == UNKNOWN else card for card in state.display),
        discard=_uncovered(state.discard, cards),
        deck=_dealt(state.deck, cards),
    )


def _voice_cards(state: State) -> tuple[str, ...]:
    return state.voice + state.voice_deck + state.voice_past


def _political_cards(state: State) -> list[str]:
    lying = [card for player in state.players for card in player.face_down]
    shown = [card for card in state.display if card is not None]
    return [*shown, *state.deck, *(card.card for card in (*state.discard, *lying))]


def _unknown(mix: Mapping[str, int], cards: Iterable[str]) -> list[str]:
    known = Counter(card for card in cards if card != UNKNOWN)
    return pile({card: count - known[card] for card, count in mix.items()})


def _dealt(cards: tuple[str, ...], hidden: Iterator[str]) -> tuple[str, ...]:
    return tuple(next(hidden) if card == UNKNOWN else card for card in cards)


def _uncovered(cards: tuple[FaceDown, ...], hidden: Iterator[str]) -> tuple[FaceDown, ...]:
    return tuple(
        card._replace(card=next(hidden)) if card.card == UNKNOWN else card for card in cards
    )


def _player(player: Player, hidden: Iterator[str]) -> Player:
    return player._replace(face_down=_uncovered(player.face_down, hidden))
