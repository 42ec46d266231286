"""Whether voice cards and political cards may lie so, and whether there are as many."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.lacitta.constants import CIRCLES, SERVICES, UNKNOWN, VOICE_CARDS_EACH
from lacitta_nb.games.lacitta.problems.phases import voice_laid, year_ended
from lacitta_nb.games.lacitta.state import State

VOICE_BOX: Final[Mapping[str, int]] = MappingProxyType(dict.fromkeys(SERVICES, VOICE_CARDS_EACH))
"""How many voice cards of each service there are (S6)."""


def wrong_cards(state: State) -> Iterator[Problem]:
    """More cards than there are, or voice cards that can't lie there now."""
    voice = (*state.voice, *state.voice_deck, *state.voice_past)
    yield from _beyond_the_box("voice", VOICE_BOX, voice, "S6")
    yield from _wrong_voice(state)
    held = [card.card for player in state.players for card in player.face_down]
    held += [card.card for card in state.discard]
    held += [card for card in state.display if card is not None]
    yield from _beyond_the_box("politics", state.table.edition.cards, [*held, *state.deck], "S5")


def _wrong_voice(state: State) -> Iterator[Problem]:
    edition, found = state.table.edition, len(state.voice)
    laid, ended = voice_laid(edition, state.phase), year_ended(edition, state.phase)
    if found and not laid and not ended:
        yield Problem.at("voice.cards", "file-voice-too-early", rule="Y3")
    elif found not in ((CIRCLES,) if laid else (0, CIRCLES)):
        yield Problem.at("voice.cards", "file-voice-cards", rule="Y3", most=CIRCLES, found=found)


def _beyond_the_box(
    place: str, box: Mapping[str, int], cards: Sequence[str], rule: str
) -> Iterator[Problem]:
    """Cards of which there are not so many; an unknown one counts towards the total only."""
    total = sum(box.values())
    for card, found in Counter(cards).items():
        most = total if card == UNKNOWN else box.get(card, 0)
        if found > most:
            yield Problem.at(
                place, "file-cards-of-kind", rule=rule, most=most, card=card, found=found
            )
    if len(cards) > total:
        yield Problem.at(place, "file-cards-in-all", rule=rule, most=total, found=len(cards))
