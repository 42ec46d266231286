"""Questions about cubes: buying, keeping, paying, exchanging (M3, K5, W2, B2, B4, C5, O7)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import war
from lacitta_nb.games.citta_stato.rules.asking import (
    Ask,
    View,
    asked,
    colour_at,
    named,
    never,
    numbered,
    refused,
    said,
)
from lacitta_nb.games.citta_stato.rules.draft import Draft, names
from lacitta_nb.games.citta_stato.state import Task


def _goods(view: View, kind: str, coins: int | None) -> list[Action]:
    """Every cube of the market that so many coins buy, of each row once; None: any."""
    return [
        said(f"{kind} {COLOURS[colour]} {price}")
        for colour in range(len(COLOURS))
        for price, _ in view.price_of(colour)
        if coins is None or price <= coins
    ]


def _buys(view: View, task: Task) -> list[Action]:
    return [*_goods(view, "buy", task.numbers[0]), said("done")]


def _not_there(view: View, task: Task, action: Action) -> Refusal:
    """Why a cube of the market can't be had: it is not there, or it is too dear (M3)."""
    colour, price = colour_at(action), action.number or 0
    if price not in dict(view.price_of(colour)):
        return refused("stato-not-in-market", task, colour=COLOURS[colour], price=price)
    return refused("stato-too-few-coins", task, price=price, coins=task.numbers[0])


def _buy(draft: Draft, task: Task, action: Action) -> None:
    if action.kind == "done":
        return
    price, colour = action.number or 0, colour_at(action)
    draft.from_market(task.seat, colour, price)
    draft.say(Event("bought", "M3", task.seat, colour=COLOURS[colour], amount=price))
    draft.then([task._replace(numbers=(task.numbers[0] - price,))])


def _takes(view: View, task: Task) -> list[Action]:
    """Cubes of the market to exchange, whatever their price; then those to lay there (B2)."""
    if task.word == "put":
        return named("put", held(view, task.seat))
    goods = _goods(view, "take", None)
    return [*goods, said("done")] if task.word == "exchange_many" else goods


def _why_no_take(view: View, task: Task, action: Action) -> Refusal:
    if task.word == "put":
        if action.kind == "put":
            return refused("stato-cube-not-held", task, colour=action.colours[0])
        return asked(task)
    if action.kind == "take" and not action.place:
        return _not_there(view, task, action)
    return asked(task)


def _take(draft: Draft, task: Task, action: Action) -> None:
    count, seat = task.numbers[0], task.seat
    if action.kind == "put":
        colour = colour_at(action)
        draft.at(seat).cubes[colour] -= 1
        draft.to_market(seat, colour)
        if count > 1:
            draft.then([task._replace(numbers=(count - 1,))])
        return
    if action.kind == "done":
        if count:
            draft.then([task._replace(word="put")])
        return
    colour, price = colour_at(action), action.number or 0
    draft.from_market(seat, colour, price)
    draft.say(Event("taken", task.rule, seat, colour=COLOURS[colour], amount=price))
    if task.word == "exchange_many":
        draft.then([task._replace(numbers=(count + 1,))])


def held(view: View, seat: int) -> list[int]:
    """The colours of which a player has cubes in the supply."""
    return [colour for colour, count in enumerate(view.players[seat].cubes) if count]


def _keeps(view: View, task: Task) -> list[Action]:
    """Every different choice of so many of the cubes drawn (P1, K5)."""
    del view
    count = task.numbers[0]
    drawn = tuple(map(task.colours.count, range(len(COLOURS))))
    return list(_choices("keep", _at_most(count, drawn), count))


def _at_most(count: int, cubes: Sequence[int]) -> tuple[int, ...]:
    """No more of a colour than are chosen: so few different supplies are met again and again."""
    return tuple(min(number, count) for number in cubes)


@lru_cache(maxsize=4096)
def _choices(kind: str, cubes: tuple[int, ...], count: int) -> tuple[Action, ...]:
    """So many of some cubes, which are told by how many there are of each colour."""
    return tuple(said(" ".join([kind, *names(chosen)])) for chosen in _chosen(cubes, count))


def _chosen(cubes: tuple[int, ...], count: int, colour: int = 0) -> Iterator[tuple[int, ...]]:
    """Every different choice, those with more of the first colour first."""
    if colour == len(cubes):
        if not count:
            yield ()
        return
    for some in range(min(cubes[colour], count), -1, -1):
        for others in _chosen(cubes, count - some, colour + 1):
            yield (colour,) * some + others


def _why_no_keep(view: View, task: Task, action: Action) -> Refusal:
    del view
    count = task.numbers[0]
    if len(action.colours) != count:
        return refused("stato-keeps-count", task, count=count)
    return refused("stato-keeps-what", task)


def _keep(draft: Draft, task: Task, action: Action) -> None:
    hand, left = draft.at(task.seat), list(task.colours)
    kept = [COLOURS.index(colour) for colour in action.colours]
    for colour in kept:
        left.remove(colour)
        hand.cubes[colour] += 1
    for colour in left:
        hand.bag[colour] += 1
    draft.say(Event("kept", task.rule, task.seat, cubes=names(kept)))


def _pays(view: View, task: Task) -> list[Action]:
    """Every different choice of so many cubes of the supply (W2)."""
    count = task.numbers[0]
    cubes = _at_most(count, view.players[task.seat].cubes)
    return list(_choices("pay", cubes, count))


def _why_no_pay(view: View, task: Task, action: Action) -> Refusal:
    del view
    if len(action.colours) != task.numbers[0]:
        return refused("stato-pays-count", task, count=task.numbers[0])
    return refused("stato-pays-what", task)


def _pay(draft: Draft, task: Task, action: Action) -> None:
    cubes = [COLOURS.index(colour) for colour in action.colours]
    war.pay(draft, task.seat, cubes, task.numbers[0])


def _colours(view: View, task: Task) -> list[Action]:
    """A colour to draw or to score; with nothing in the bag all are alike (B4, X3)."""
    if task.word == "draw" and not any(view.players[task.seat].bag):
        return []
    return named("colour", range(len(COLOURS)))


def _why_no_colour(view: View, task: Task, action: Action) -> Refusal:
    del view, action
    return asked(task)


def _colour(draft: Draft, task: Task, action: Action) -> None:
    colour, seat, rule = colour_at(action), task.seat, task.rule
    draft.say(Event("named", rule, seat, colour=COLOURS[colour]))
    if task.word == "draw":
        draft.draw_all(seat, (colour,), rule)
    else:
        draft.then([Task("all_score_cubes", seat, rule, task.numbers, (colour,))])


def _removes(view: View, task: Task) -> list[Action]:
    """How many cubes of a colour leave the game, 0 among them (C5)."""
    return numbered("remove", range(view.players[task.seat].cubes[task.colours[0]] + 1))


def _why_no_remove(view: View, task: Task, action: Action) -> Refusal:
    del action
    colour = task.colours[0]
    most = view.players[task.seat].cubes[colour]
    return refused("stato-removes-more", task, most=most, colour=COLOURS[colour])


def _remove(draft: Draft, task: Task, action: Action) -> None:
    number, colour = action.number or 0, task.colours[0]
    if number:
        draft.at(task.seat).cubes[colour] -= number
        draft.removed[colour] += number
        word = COLOURS[colour]
        draft.say(Event("removed", task.rule, task.seat, colour=word, amount=number))
        draft.score(task.seat, task.numbers[0] * number, task.rule)


def _bags(view: View, task: Task) -> list[Action]:
    return named("bag", held(view, task.seat))


def _not_held(view: View, task: Task, action: Action) -> Refusal:
    del view
    return refused("stato-cube-not-held", task, colour=action.colours[0])


def _bag(draft: Draft, task: Task, action: Action) -> None:
    hand, colour = draft.at(task.seat), colour_at(action)
    hand.cubes[colour] -= 1
    hand.bag[colour] += 1
    draft.say(Event("to_bag", task.rule, task.seat, cubes=action.colours))


def _draws(view: View, task: Task) -> list[Action]:
    del view, task
    return [said("draw"), said("stay")]


def _draw(draft: Draft, task: Task, action: Action) -> None:
    if action.kind == "draw":
        draft.draw(task.seat, task.numbers[0], task.rule)


ASKS = {
    "buy": Ask(_buys, _not_there, _buy),
    "take": Ask(_takes, _why_no_take, _take),
    "keep": Ask(_keeps, _why_no_keep, _keep),
    "pay": Ask(_pays, _why_no_pay, _pay),
    "colour": Ask(_colours, _why_no_colour, _colour),
    "remove": Ask(_removes, _why_no_remove, _remove),
    "bag": Ask(_bags, _not_held, _bag),
    "draw": Ask(_draws, never, _draw),
}
