"""Questions about cards: taking, burning, own schemes, the republic (C3, K, W3, B8, E2)."""

from lacitta_nb.core.chance import shuffled_by
from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.citta_stato.actions import PLACES, Action
from lacitta_nb.games.citta_stato.constants import BURNED, CARD_KINDS, COLOURS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import cards
from lacitta_nb.games.citta_stato.rules.asking import (
    Ask,
    View,
    asked,
    colour_at,
    named,
    never,
    refused,
    said,
)
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.rules.turn import can_use
from lacitta_nb.games.citta_stato.state import Task

_LEAVE = ("war_left", "present")
"""Questions in which a card may be left (W4, K6); one that a scheme draws may not (A6, X5)."""


def takes(view: View, task: Task) -> list[Action]:
    """Every card that may be used or burned free, and to leave it where that is allowed (W3)."""
    player, found = view.players[task.seat], []
    for colour, word in enumerate(COLOURS):
        for place in PLACES:
            card = _card(view, task, colour, place)
            if card and can_use(view, player, card):
                found.append(said(f"take use {word} {place}"))
            if card and player.room(colour):
                found.append(said(f"take burn {word} {place}"))
    return [*found, said("leave")] if task.word in _LEAVE else found


def future_of(task: Task, colour: int) -> Task:
    """The question what is done with the Future of a colour (X5)."""
    return Task("take", task.seat, task.rule, (), (colour,), "future")


def _card(view: View, task: Task, colour: int, place: str) -> str:
    """The card at a place, if it can be taken there."""
    if task.word == "future":
        allowed = place == "future" and task.colours == (colour,)
    else:
        allowed = place == "present" or task.word == "war"
    if not allowed:
        return ""
    return view.present[colour] if place == "present" else view.future[colour]


def why_no_take(view: View, task: Task, action: Action) -> Refusal:
    """Why a card can't be taken so."""
    if action.kind == "leave":
        return refused("stato-must-take", task)
    if not action.place:
        return asked(task)
    colour = colour_at(action)
    card = _card(view, task, colour, action.place)
    if card and action.what == "burn":
        return refused("stato-no-room", task, colour=COLOURS[colour], count=BURNED)
    if card:
        return refused("stato-no-room-anywhere", task, card=card)
    return refused("stato-no-card-there", task, colour=COLOURS[colour], place=action.place)


def take(draft: Draft, task: Task, action: Action) -> None:
    """Use or burn a card free."""
    if action.kind != "leave":
        colour = colour_at(action)
        draft.then([Task(action.what, task.seat, task.rule, (), (colour,), action.place)])


def _unders(view: View, task: Task) -> list[Action]:
    return named("under", view.players[task.seat].rooms)


def _why_no_under(view: View, task: Task, action: Action) -> Refusal:
    del view
    return refused("stato-no-room", task, colour=action.colours[0], count=BURNED)


def _under(draft: Draft, task: Task, action: Action) -> None:
    cards.burn_under(draft, task, task.word, colour_at(action), rule=task.rule)


def _used_cards(view: View, task: Task) -> list[Action]:
    """An own used card to be burned, if there is room for one (K8)."""
    player = view.players[task.seat]
    return [said(f"card {card}") for card in dict.fromkeys(player.cards) if player.rooms]


def _why_no_card(view: View, task: Task, action: Action) -> Refusal:
    del view
    return refused("stato-card-not-held", task, card=action.what)


def _used_card(draft: Draft, task: Task, action: Action) -> None:
    cards.out_of_supply(draft, task.seat, action.what)
    draft.then([Task("under", task.seat, task.rule, word=action.what)])


def _schemes(view: View, task: Task) -> list[Action]:
    """The own scheme of Genova and Pisa (K3, K4)."""
    return [said("scheme"), said("skip")] if view.players[task.seat].scheme else []


def _scheme(draft: Draft, task: Task, action: Action) -> None:
    if action.kind == "skip":
        return
    word, seat = draft.players[task.seat].scheme, task.seat
    scheme = draft.table.tables.schemes[word]
    draft.say(Event("scheme", task.rule, seat, what=word))
    draft.then(Task.of(effect, seat, scheme.rule) for effect in scheme.effects)


def _republics(view: View, task: Task) -> list[Action]:
    """Keep the old republic card, or the new one (B8)."""
    del view, task
    return [said("hold old"), said("hold new")]


def _republic(draft: Draft, task: Task, action: Action) -> None:
    """The card that is not kept joins the offer, which is shuffled (B8)."""
    hand, new = draft.at(task.seat), task.word
    kept, back = (new, hand.republic) if action.what == "new" else (hand.republic, new)
    hand.republic = kept
    draft.offer = shuffled_by((*draft.offer, back), draft.lots("offer"))
    hand.knows_offer = (*hand.knows_offer, back)
    draft.say(Event("republic", "B8", task.seat))


def _offers(view: View, task: Task) -> list[Action]:
    """A card of the open offer, or the old one (O1)."""
    del task
    return [*(said(f"offer {card}") for card in dict.fromkeys(view.offer)), said("hold old")]


def _why_no_offer(view: View, task: Task, action: Action) -> Refusal:
    del view
    if action.kind == "hold":
        return asked(task)
    return refused("stato-not-offered", task, card=action.what)


def _offer(draft: Draft, task: Task, action: Action) -> None:
    if action.kind == "offer":
        hand, offer = draft.at(task.seat), list(draft.offer)
        offer[offer.index(action.what)] = hand.republic
        hand.republic = action.what
        draft.offer = tuple(offer)
    what = "changed" if action.kind == "offer" else "kept"
    draft.say(Event("republic", "B8", task.seat, what=what))


def _seconds(view: View, task: Task) -> list[Action]:
    """A card of a colour in the own supply to use or burn again, or none (E2)."""
    player, (colour,) = view.players[task.seat], task.colours
    own = [
        card
        for card in dict.fromkeys(player.cards)
        if view.table.tables.cards[card].colour == colour
    ]
    found = [said(f"use {card}") for card in own if can_use(view, player, card)]
    if player.room(colour):
        found += [said(f"burn {card}") for card in own]
    return [*found, said("skip")]


def _why_no_second(view: View, task: Task, action: Action) -> Refusal:
    player, (colour,) = view.players[task.seat], task.colours
    if action.kind not in CARD_KINDS or not action.what:
        return asked(task)
    if action.what not in player.cards:
        return refused("stato-card-not-held", task, card=action.what)
    if view.table.tables.cards[action.what].colour != colour:
        return refused("stato-other-colour", task, card=action.what, colour=COLOURS[colour])
    return refused("stato-no-room", task, colour=COLOURS[colour], count=BURNED)


def _second(draft: Draft, task: Task, action: Action) -> None:
    seat, (colour,) = task.seat, task.colours
    if action.kind != "skip":
        draft.say(Event("second_score", "E2", seat, what=action.what, colour=COLOURS[colour]))
    if action.kind == "use":
        cards.use_again(draft, seat, action.what)
    elif action.kind == "burn":
        cards.out_of_supply(draft, seat, action.what)
        cards.burn_under(draft, task, action.what, colour, rule="E2")


ASKS = {
    "under": Ask(_unders, _why_no_under, _under),
    "card": Ask(_used_cards, _why_no_card, _used_card),
    "scheme": Ask(_schemes, never, _scheme),
    "republic": Ask(_republics, never, _republic),
    "offer": Ask(_offers, _why_no_offer, _offer),
    "second": Ask(_seconds, _why_no_second, _second),
}
