"""Questions about banners, crowns, discs, markers, tracks and points (S7, T6, T7, C5, O7)."""

from collections.abc import Iterable
from itertools import combinations_with_replacement

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    NUMBER_OF,
    PLACE_OF,
    PLAIN,
    PLAIN_OF,
    SIDES,
    SPACES,
    UNKNOWN,
)
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import ghost
from lacitta_nb.games.citta_stato.rules.asking import (
    Ask,
    View,
    colour_at,
    never,
    numbered,
    refused,
    said,
)
from lacitta_nb.games.citta_stato.rules.asks_cards import future_of, takes
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import Task


def _banners(view: View, task: Task) -> list[Action]:
    """Every colour of which the stock has a banner, but for those that may not be (S7, X2)."""
    return [
        said(f"banner {colour}")
        for colour, place in PLAIN_OF.items()
        if view.banner_stock(place) > 0 and NUMBER_OF[colour] not in task.colours
    ]


def _why_no_banner(view: View, task: Task, action: Action) -> Refusal:
    colour = action.colours[0]
    if view.banner_stock(PLAIN_OF[colour]) > 0:
        return refused("stato-banner-twice", task, colour=colour)
    return refused("stato-no-banner-left", task, colour=colour)


def _banner(draft: Draft, task: Task, action: Action) -> None:
    """Take a banner; of two different ones (a 2 in the task) the other is asked next (X2)."""
    colour = colour_at(action)
    draft.banner(task.seat, PLACE_OF[colour], task.rule)
    if task.numbers:
        draft.then([Task("banner", task.seat, task.rule, (), (colour,))])


def _discards(view: View, task: Task) -> list[Action]:
    """How many banners of a colour, or which banner, is given away (B3, P6, X5)."""
    player = view.players[task.seat]
    if task.word == "points":
        return numbered("discard", range(player.banners[PLACE_OF[task.colours[0]]] + 1))
    return [
        said(f"discard {colour}")
        for colour, place in PLAIN_OF.items()
        if player.banners[place] and _serves(view, task, colour, place)
    ]


def _serves(view: View, task: Task, colour: str, place: int) -> bool:
    """Whether a banner that is given away brings something: a step, or the Future (P6, X5)."""
    if task.word == "upgrade":
        return view.players[task.seat].tracks[place] < SPACES
    return len(takes(view, future_of(task, NUMBER_OF[colour]))) > 0


def _why_no_discard(view: View, task: Task, action: Action) -> Refusal:
    player = view.players[task.seat]
    if task.word == "points":
        if action.number is None:
            return refused("stato-discards-number", task)
        colour = COLOURS[task.colours[0]]
        most = player.banners[PLACE_OF[task.colours[0]]]
        return refused("stato-discards-more", task, most=most, colour=colour)
    if action.number is not None:
        return refused("stato-discards-colour", task)
    if not player.banners[PLAIN_OF[action.colours[0]]]:
        return refused("stato-banner-not-held", task, colour=action.colours[0])
    if task.word == "upgrade":
        return refused("stato-track-ends", task, colour=action.colours[0])
    return refused("stato-no-future", task, colour=action.colours[0])


def _discard(draft: Draft, task: Task, action: Action) -> None:
    seat, rule = task.seat, task.rule
    if task.word == "points":
        number, place = action.number or 0, PLACE_OF[task.colours[0]]
        if number:
            draft.banner(seat, place, rule, -number)
            draft.score(seat, number * task.numbers[0], rule)
        return
    colour = colour_at(action)
    draft.banner(seat, PLACE_OF[colour], rule, -1)
    if task.word == "upgrade":
        draft.then([Task("step", seat, rule, (), (colour,))])
    else:
        draft.then([future_of(task, colour)])


def _swaps(view: View, task: Task) -> list[Action]:
    """An own banner for one of the stock, of whatever colour (K7)."""
    banners = view.players[task.seat].banners
    return [
        said(f"swap {give} {get}")
        for give, place in PLAIN_OF.items()
        if banners[place]
        for get, other in PLAIN_OF.items()
        if view.banner_stock(other) > 0
    ]


def _why_no_swap(view: View, task: Task, action: Action) -> Refusal:
    give, get = action.colours
    if not view.players[task.seat].banners[PLAIN_OF[give]]:
        return refused("stato-banner-not-held", task, colour=give)
    return refused("stato-no-banner-left", task, colour=get)


def _swap(draft: Draft, task: Task, action: Action) -> None:
    give, get = action.colours
    if give != get:
        draft.banner(task.seat, PLAIN_OF[give], task.rule, -1)
        draft.banner(task.seat, PLAIN_OF[get], task.rule)


def _crowns(view: View, task: Task) -> list[Action]:
    return numbered("crowns", range(view.players[task.seat].crowns + 1))


def _why_no_crowns(view: View, task: Task, action: Action) -> Refusal:
    del action
    return refused("stato-crowns-more", task, most=view.players[task.seat].crowns)


def _give_crowns(draft: Draft, task: Task, action: Action) -> None:
    """Crowns leave the game for points (X4)."""
    number = action.number or 0
    if number:
        draft.at(task.seat).crowns -= number
        draft.removed_crowns += number
        draft.say(Event("crown", task.rule, task.seat, amount=-number))
        draft.score(task.seat, number * task.numbers[0], task.rule)


def _robs(view: View, task: Task) -> list[Action]:
    """Whose crown may be taken (X6)."""
    rich = [s for s, player in enumerate(view.players) if s != task.seat and player.crowns]
    return [*numbered("rob", rich), said("skip")]


def _why_no_rob(view: View, task: Task, action: Action) -> Refusal:
    seat = action.number or 0
    if seat == task.seat:
        return refused("stato-robs-self", task)
    if seat >= len(view.players):
        return refused("stato-robs-nobody", task, most=len(view.players) - 1)
    return refused("stato-robs-poor", task, player=view.players[seat].name)


def _rob(draft: Draft, task: Task, action: Action) -> None:
    if action.kind == "rob":
        other = action.number or 0
        draft.at(other).crowns -= 1
        draft.say(Event("crown", task.rule, other, amount=-1))
        draft.at(task.seat).crowns += 1
        draft.say(Event("crown", task.rule, task.seat, amount=1))


def _discs(view: View, task: Task) -> list[Action]:
    """Which disc comes back or leaves the game (C5, K2)."""
    player = view.players[task.seat]
    held: Iterable[int] = player.gone if task.word == "back" else player.discs
    if UNKNOWN in held:
        # A view for everyone: any disc that has not left the game can be in that hand.
        held = [disc for disc in range(DISCS) if disc not in player.gone]
    return numbered("disc", held)


def _why_no_disc(view: View, task: Task, action: Action) -> Refusal:
    del view
    if task.word == "back":
        return refused("stato-disc-not-gone", task, disc=action.number or 0)
    return refused("stato-disc-not-held", task, disc=action.number or 0)


def _disc(draft: Draft, task: Task, action: Action) -> None:
    disc, seat = action.number or 0, task.seat
    if task.word == "back":
        hand = draft.at(seat)
        hand.gone = tuple(held for held in hand.gone if held != disc)
        hand.discs = tuple(sorted((*hand.discs, disc)))
        draft.say(Event("disc_back", task.rule, seat, amount=disc))
        draft.score(seat, disc, task.rule)
        return
    draft.lose_disc(seat, disc, task.rule)
    if task.word == "out":
        draft.score(seat, disc, task.rule)
        return
    for other, player in enumerate(draft.players):
        if other != seat and disc in player.discs:
            draft.lose_disc(other, disc, task.rule)
    if draft.ghost and disc in draft.ghost.discs:
        ghost.lose_disc(draft, disc)
        draft.say(Event("ghost_disc_out", task.rule, amount=disc))
    draft.draw(seat, disc, task.rule)


def _moves(view: View, task: Task) -> list[Action]:
    """How far the own marker can go, and whether it may stay (T7)."""
    number = task.numbers[0]
    marker = view.players[task.seat].marker
    left, right = min(number, marker - 1), min(number, view.table.tables.spaces - marker)
    found = []
    if task.word in ("may", "up_to"):
        found.append(said("stay"))
    for side, room in zip(SIDES, (left, right), strict=True):
        if task.word in SIDES and task.word != side:
            continue
        if task.word == "either":
            found += [said(f"move {side} {room}")] if room else []
        else:
            found += [said(f"move {side} {steps}") for steps in range(1, room + 1)]
    return found


def _why_no_move(view: View, task: Task, action: Action) -> Refusal:
    if action.kind == "stay":
        return refused("stato-must-move", task)
    if task.word in SIDES and action.what != task.word:
        return refused("stato-wrong-side", task, side=task.word)
    if (action.number or 0) > task.numbers[0]:
        return refused("stato-too-far", task, most=task.numbers[0])
    return refused("stato-no-space", task, space=view.players[task.seat].marker)


def _move(draft: Draft, task: Task, action: Action) -> None:
    if action.kind == "move":
        steps = action.number or 0
        draft.move(task.seat, -steps if action.what == "left" else steps, task.rule)


def _shifts(view: View, task: Task) -> list[Action]:
    del view, task
    return [said(f"shift {side}") for side in SIDES]


def _shift(draft: Draft, task: Task, action: Action) -> None:
    """Everyone's marker moves the same way (T7)."""
    steps = task.numbers[0]
    for seat in draft.order:
        draft.move(seat, -steps if action.what == "left" else steps, task.rule)


def _backs(view: View, task: Task) -> list[Action]:
    """Every choice of tracks that go back, as many steps of those asked as there can be (O7)."""
    tracks = view.players[task.seat].tracks
    number = min(task.numbers[0], sum(tracks) - len(tracks))
    return [
        said(" ".join(["back", *(PLAIN[place] for place in places)]))
        for places in combinations_with_replacement(range(len(PLAIN)), number)
        if places and all(places.count(place) < tracks[place] for place in places)
    ]


def _why_no_back(view: View, task: Task, action: Action) -> Refusal:
    tracks = view.players[task.seat].tracks
    number = min(task.numbers[0], sum(tracks) - len(tracks))
    if len(action.colours) != number:
        return refused("stato-backs-count", task, count=number)
    short = next(c for c in action.colours if action.colours.count(c) >= tracks[PLAIN_OF[c]])
    return refused("stato-backs-short", task, colour=short)


def _back(draft: Draft, task: Task, action: Action) -> None:
    for colour in action.colours:
        ghost.back(draft, task.seat, colour, task.rule)


def _accepts(view: View, task: Task) -> list[Action]:
    del view, task
    return [said("accept"), said("decline")]


def _accept(draft: Draft, task: Task, action: Action) -> None:
    amount = task.numbers[0]
    if action.kind == "accept":
        draft.count(task.seat, amount, task.rule)
    else:
        draft.say(Event("declined", "T6", task.seat, amount=amount))


ASKS = {
    "banner": Ask(_banners, _why_no_banner, _banner),
    "discard": Ask(_discards, _why_no_discard, _discard),
    "swap": Ask(_swaps, _why_no_swap, _swap),
    "crowns": Ask(_crowns, _why_no_crowns, _give_crowns),
    "rob": Ask(_robs, _why_no_rob, _rob),
    "disc": Ask(_discs, _why_no_disc, _disc),
    "move": Ask(_moves, _why_no_move, _move),
    "shift": Ask(_shifts, never, _shift),
    "back": Ask(_backs, _why_no_back, _back),
    "accept": Ask(_accepts, never, _accept),
}
