"""Cards: taking them from their places, using them, burning them (C, B, R2)."""

from lacitta_nb.core.chance import shuffled_by
from lacitta_nb.core.errors import HiddenCard
from lacitta_nb.games.citta_stato.constants import COLOURS, HIDDEN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import Task

_ANYWHERE = "burn_anywhere"


def from_deck(draft: Draft, colour: int) -> str:
    """The next card of a deck; one that lacks a card is its shuffled discards (R2); "": none."""
    if not draft.decks[colour] and draft.discards[colour]:
        draft.decks[colour] = shuffled_by(draft.discards[colour], draft.lots("deck"))
        draft.discards[colour] = ()
        number = len(draft.decks[colour])
        draft.say(Event("shuffled", "R2", colour=COLOURS[colour], amount=number))
    if not draft.decks[colour]:
        return ""
    card, *left = draft.decks[colour]
    draft.decks[colour] = tuple(left)
    return card


def refill(draft: Draft, colour: int) -> None:
    """Discard the Present that is left, let the Future become it, turn up another one (R2)."""
    if draft.present[colour]:
        draft.discards[colour] = (*draft.discards[colour], draft.present[colour])
    draft.present[colour] = draft.future[colour] or from_deck(draft, colour)
    draft.future[colour] = from_deck(draft, colour)
    card, following = draft.present[colour], draft.future[colour]
    if HIDDEN in (card, following):
        raise HiddenCard("stato-hidden-card")
    draft.say(Event("refilled", "R2", colour=COLOURS[colour], what=card, place=following))


def _taken(draft: Draft, colour: int, place: str) -> str:
    """The card of a place, taken away; a Future is replaced at once, a Present is not (C1, W3)."""
    if place == "present":
        card, draft.present[colour] = draft.present[colour], ""
    else:
        card = draft.future[colour]
        draft.future[colour] = from_deck(draft, colour)
    return card


def use(draft: Draft, task: Task) -> None:
    """Take a card, keep it in the supply and carry it out (C1)."""
    (colour,) = task.colours
    card = _taken(draft, colour, task.word)
    hand = draft.at(task.seat)
    if not _is_burned(draft, card):
        hand.cards = (*hand.cards, card)
    place = task.word
    draft.say(Event("card_used", "C1", task.seat, what=card, colour=COLOURS[colour], place=place))
    carry_out(draft, task.seat, card)


def _is_burned(draft: Draft, card: str) -> bool:
    """Whether a card that is used is burned by that (C3)."""
    effects = draft.table.tables.cards[card].effects
    return any(effect.verb == _ANYWHERE for effect in effects)


def use_again(draft: Draft, seat: int, card: str) -> None:
    """Use a card of the supply, which stays there if it is not burned by that (E2)."""
    colour = COLOURS[draft.table.tables.cards[card].colour]
    if _is_burned(draft, card):
        out_of_supply(draft, seat, card)
    draft.say(Event("card_used", "E2", seat, what=card, colour=colour))
    carry_out(draft, seat, card)


def carry_out(draft: Draft, seat: int, word: str) -> None:
    """Put what a card does on the agenda; a port counts if it is that of the own city (C2)."""
    card, tasks = draft.table.tables.cards[word], []
    city = draft.table.tables.cities[draft.players[seat].city]
    for effect in card.effects:
        if effect.verb == "port_banner":
            if city.port == word:
                tasks.append(Task("banner", seat, card.rule))
        elif effect.verb == _ANYWHERE:
            tasks.append(Task("under", seat, card.rule, word=word))
        else:
            tasks.append(Task.of(effect, seat, card.rule))
    draft.then(tasks)


def burn(draft: Draft, task: Task) -> None:
    """Take a card and burn it under its own colour (B1)."""
    (colour,) = task.colours
    card = _taken(draft, colour, task.word)
    burn_under(draft, task, card, colour, place=task.word)


def burn_under(
    draft: Draft, task: Task, card: str, colour: int, *, rule: str = "B1", place: str = ""
) -> None:
    """Lay a card under a colour and put the benefit of the number now reached on the agenda."""
    seat = task.seat
    hand = draft.at(seat)
    hand.burned[colour] = (*hand.burned[colour], card)
    draft.say(Event("card_burned", rule, seat, what=card, colour=COLOURS[colour], place=place))
    tables = draft.table.tables
    benefit = tables.burning[colour][len(hand.burned[colour]) - 1]
    benefit_rule = tables.burning_rules[colour]
    draft.then(Task.of(effect, seat, benefit_rule) for effect in benefit)


def out_of_supply(draft: Draft, seat: int, card: str) -> None:
    """Take a used card out of the supply, to burn it (B9)."""
    hand = draft.at(seat)
    at = hand.cards.index(card)
    hand.cards = (*hand.cards[:at], *hand.cards[at + 1 :])
