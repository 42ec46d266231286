"""Whether what is hidden can be dealt: as much of it as there is left (section 5)."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.constants import COLOURS, HIDDEN
from lacitta_nb.games.citta_stato.problems.components import republic_places
from lacitta_nb.games.citta_stato.rules.hidden import unseen_cards
from lacitta_nb.games.citta_stato.rules.setup import republic_cards
from lacitta_nb.games.citta_stato.state import State


def wrong_hidden(state: State) -> Iterator[Problem]:
    """What is wrong with hidden cards."""
    for colour, deck in enumerate(state.decks):
        hidden, place = deck.count(HIDDEN), f"decks.{COLOURS[colour]}"
        # In a view in which a Future was taken the next one is hidden still.
        turned_up = int(state.future[colour] == HIDDEN)
        if not hidden + turned_up:
            continue
        if 0 < hidden < len(deck):
            yield Problem.at(place, "file-stato-hidden-deck", rule="S5")
        left = len(unseen_cards(state, colour))
        if hidden + turned_up > left:
            found = hidden + turned_up
            yield Problem.at(place, "file-stato-hidden-cards", rule="S5", most=left, found=found)
    cards = republic_cards(state.table)
    lying = [card for _, card in republic_places(state)]
    cards.subtract(card for card in lying if card != HIDDEN)
    left = sum(count for count in cards.values() if count > 0)
    hidden = lying.count(HIDDEN)
    if hidden > left:
        yield Problem.at(
            "players", "file-stato-hidden-republics", rule="S4", most=left, found=hidden
        )
    yield from _known(state)


def _known(state: State) -> Iterator[Problem]:
    """Who knows cards of the offer put them there (B8)."""
    for seat, player in enumerate(state.players):
        left = list(state.offer)
        for number, card in enumerate(player.knows_offer):
            if card not in left:
                place = f"players[{seat}].knows_offer[{number}]"
                yield Problem.at(place, "file-stato-not-offered", rule="B8", card=card)
            else:
                left.remove(card)
