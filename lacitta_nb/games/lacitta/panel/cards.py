"""The cards of La Città on the panel: the voice cards on their circles, and the display."""

from lacitta_nb.games.lacitta.constants import CARD_PRICE, CIRCLES, SERVICES, UNKNOWN
from lacitta_nb.games.lacitta.panel.typed import CardsView
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of, sentence


def cards_view(seen: State) -> CardsView:
    """The voice cards on their circles and the political cards on display."""
    voice = seen.voice or ("",) * CIRCLES
    return {
        "laid": bool(seen.voice),
        "voice": [
            {
                "circle": circle,
                "service": "" if card == UNKNOWN else card,
                "text": _voice(card),
                "help": help_of(card) if card in SERVICES else "",
            }
            for circle, card in enumerate(voice, 1)
        ],
        "display": [capital(name_of(card)) if card else "" for card in seen.display],
        "helps": [_card_help(card) for card in seen.display],
        "looked": _looked(seen),
        "deck": len(seen.deck),
        "supply": seen.supply,
    }


def _looked(seen: State) -> str:
    """The voice cards that one player alone has looked at, where no curtain hides them (P18)."""
    circles = sorted({circle for player in seen.players for circle in player.seen})
    if not circles or not seen.voice or seen.voice_revealed:
        return ""
    cards = [f"{circle}: {_voice(seen.voice[circle - 1])}" for circle in circles]
    return sentence("panel-looked", {"cards": " · ".join(cards)})


def _card_help(card: str | None) -> str:
    """What a card on display does and costs."""
    if not card:
        return ""
    if card not in CARD_PRICE:
        return help_of(card)
    price = sentence("panel-price", {"least": CARD_PRICE[card]})
    return f"{help_of(card)} ({price})"


def _voice(card: str) -> str:
    if not card:
        return sentence("panel-voice-none", {})
    return sentence("panel-voice-hidden", {}) if card == UNKNOWN else capital(name_of(card))
