"""What confirming would play and change in Città-Stato, in short lines.

Actions are tried by the rules themselves on what the screen may know. What is drawn by lot, what
the ghost does and what lies unseen is not told: nobody knows it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lacitta_nb.games.citta_stato.actions import Action, colour_of
from lacitta_nb.games.citta_stato.constants import COLOURS, PLAIN, STANDS_IN, TURN, TURN_KINDS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.panel import effects
from lacitta_nb.games.citta_stato.panel.answers import answer_label
from lacitta_nb.games.citta_stato.panel.offer_words import pass_text, turn_name
from lacitta_nb.games.citta_stato.panel.session import say
from lacitta_nb.games.citta_stato.panel.uncovering import drawn_by_lot
from lacitta_nb.games.citta_stato.rules import apply, scores
from lacitta_nb.games.citta_stato.state import NONE, Player, State
from lacitta_nb.panels.shown import Effect, Preview
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import apart, listed


class Outcome(NamedTuple):
    """What an action leads to as far as it is known: the moment after it, and what happened."""

    after: State
    events: tuple[Event, ...]


@lru_cache(maxsize=256)
def outcome(state: State, action: Action) -> Outcome:
    """What an action leads to, before the ghost acts; cubes that are drawn by lot stay in bags."""
    step = apply(_before_hidden(_without_ghost(state)), action)
    after, events = step.state, step.events
    for event in events:
        if drawn_by_lot(after, event):
            after = _undrawn(after, event)
    return Outcome(after, events)


def _without_ghost(state: State) -> State:
    """A moment at which the ghost has nothing left to draw."""
    ghost = state.ghost
    if ghost is None:
        return state
    rest = tuple(colour for colour, count in enumerate(ghost.bag) for _ in range(count))
    return state._replace(ghost=ghost._replace(bag=NONE, drawn=(*ghost.drawn, *rest)))


def _before_hidden(state: State) -> State:
    """A moment after which no discs are turned up that whoever looks does not know."""
    verbs = [task.verb for task in state.agenda]
    return (
        state._replace(agenda=state.agenda[: verbs.index("reveal")]) if "reveal" in verbs else state
    )


def _undrawn(state: State, event: Event) -> State:
    """A moment with the cubes of a draw put back, or those of which some are to be kept."""
    seat = event.player or 0
    players, drawn = list(state.players), Counter(event.cubes)
    player = players[seat]
    counts = [drawn[colour] for colour in COLOURS]
    keeps = bool(state.agenda) and state.agenda[0].verb == "keep"
    cubes = player.cubes if keeps else tuple(map(_less, player.cubes, counts))
    bag = tuple(a + b for a, b in zip(player.bag, counts, strict=True))
    players[seat] = player._replace(cubes=cubes, bag=bag)
    return state._replace(players=tuple(players))


def _less(one: int, other: int) -> int:
    return max(0, one - other)


def preview(state: State, actions: Sequence[Action], asker: int | None) -> Preview:
    """What an action would play and change, for whoever takes it."""
    title = preview_title(state, actions)
    decision = state.decision
    if decision is None or not actions:
        return Preview(title)
    found = outcome(state, actions[0])
    lines = [*_lines(state, found, decision.player), *_to_come(state, found)]
    return Preview(title, tuple(lines), tuple(_warnings(state, actions[0], asker)))


def preview_title(state: State, actions: Sequence[Action]) -> str:
    """What confirming would play, in a few words, with the cubes that pay for it."""
    return apart(capital(_title(state, action)) for action in actions)


def _title(state: State, action: Action) -> str:
    if state.choice != TURN or action.kind not in TURN_KINDS:
        label = answer_label(state, action)
        return " · ".join(filter(None, (label.text, label.detail)))
    name = turn_name(state, action)
    if action.kind == "pass":
        return name
    return say("panel-do", what=name, cubes=effects.named_cubes(paid_with(state, action)))


def paid_with(state: State, action: Action) -> Sequence[str]:
    """The cubes that pay for an action of a turn (T2, T3)."""
    colour = colour_of(action)
    plain = [COLOURS[colour]] * (state.mover.actions + 1 - action.wild)
    return plain + [COLOURS[STANDS_IN[colour]]] * action.wild if action.wild else plain


def move_title(state: State, action: Action) -> str:
    """An action that was taken; what lies face down is not told."""
    if state.choice == TURN and action.kind == "war":
        return say("panel-name-war-laid")
    return _title(state, action)


# What changes.


def _lines(before: State, found: Outcome, seat: int) -> Iterator[Effect]:
    """What is different for whoever acts, and on the board."""
    one, two = before.players[seat], found.after.players[seat]
    yield from _cubes(one, two)
    yield from _market(found.events)
    for event in found.events:
        if drawn_by_lot(found.after, event):
            words: dict[str, str | int] = {"count": len(event.cubes), "bag": _bag(found, event)}
            yield Effect(say("panel-change-drawn", **words), "good")
    for key, old, new in _numbers(one, two):
        yield Effect(say(f"panel-change-{key}", before=old, after=new), _tone(new - old))
    yield from _banners(one, two)
    yield from _events(found.events, seat)
    yield from _markers(before, found.after, seat)
    old, new = (scores(state)[seat].final for state in (before, found.after))
    if old != new:
        yield Effect(say("panel-change-final", before=old, after=new), _tone(new - old))


def _bag(found: Outcome, event: Event) -> int:
    """How many cubes lay in the bag before a draw; those drawn have been put back."""
    return sum(found.after.players[event.player or 0].bag)


def _numbers(one: Player, two: Player) -> Iterator[tuple[str, int, int]]:
    """Numbers of a player that change."""
    for key in ("points", "second", "crowns"):
        old, new = getattr(one, key), getattr(two, key)
        if old != new:
            yield key, old, new


def _tone(more: int) -> str:
    return "good" if more > 0 else "bad"


def _cubes(one: Player, two: Player) -> Iterator[Effect]:
    """The supply by colour, where it changes."""
    steps = [
        say("panel-step-of", what=COLOURS[colour], before=old, after=new)
        for colour, (old, new) in enumerate(zip(one.cubes, two.cubes, strict=True))
        if old != new
    ]
    if steps:
        yield Effect(say("panel-change-supply", steps=listed(steps)))


def _banners(one: Player, two: Player) -> Iterator[Effect]:
    """Banners by colour, where they change."""
    steps = [
        say("panel-step-of", what=PLAIN[place], before=old, after=new)
        for place, (old, new) in enumerate(zip(one.banners, two.banners, strict=True))
        if old != new
    ]
    if steps:
        more = sum(two.banners) >= sum(one.banners)
        yield Effect(say("panel-change-banners", steps=listed(steps)), "good" if more else "")


def _market(events: Sequence[Event]) -> Iterator[Effect]:
    """Cubes that then lie in the market, for others to buy."""
    laid = Counter((e.colour, e.amount) for e in events if e.kind == "to_market")
    for (colour, price), count in laid.items():
        yield Effect(say("panel-change-market", colour=colour, price=price, count=count))


def _events(events: Sequence[Event], seat: int) -> Iterator[Effect]:
    """Steps of tracks, discs, cards, and points of others."""
    for event in events:
        if event.kind == "upgraded":
            words: dict[str, str | int] = {"colour": event.colour, "space": event.amount}
            yield Effect(say("panel-change-track", left=event.space, **words), "good")
        elif event.kind == "disc":
            yield Effect(say("panel-change-disc"))
        elif event.kind == "points" and event.player != seat:
            yield Effect(say("panel-change-others", points=event.amount))


def _markers(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Markers that move, the own one first, with the zone and the crowns above it."""
    tables = before.table.tables
    seats = sorted(range(len(before.players)), key=lambda one: one != seat)
    for one in seats:
        old, new = before.players[one].marker, after.players[one].marker
        if old == new:
            continue
        words: dict[str, str | int] = {"player": before.players[one].name}
        words |= {"before": old, "after": new, "form": tables.zone(new)}
        words["crowns"] = tables.above[new - 1]
        yield Effect(
            say("panel-change-marker", **words), _form_tone(before.players[one], new, before)
        )


def _form_tone(player: Player, space: int, state: State) -> str:
    """Whether a marker comes into the zone of the own form, or leaves it; "" where it is hidden."""
    tables = state.table.tables
    if player.form not in tables.zones:
        return ""
    was, then = (tables.inside(player.form, at) for at in (player.marker, space))
    return "" if was == then else _tone(then - was)


def _to_come(before: State, found: Outcome) -> Iterator[Effect]:
    """What is asked next, what passing means, and that the ghost acts."""
    if (
        before.choice == TURN
        and before.ghost is None
        and found.after.players[before.to_move].passed
    ):
        yield Effect(pass_text(before))
    task = found.after.agenda[0] if found.after.agenda else None
    if task is not None and (task.seat, task.verb) != _asked(before):
        number = task.numbers[0] if task.numbers else 0
        words: dict[str, str | int] = {"kind": task.verb, "number": number}
        words |= {"player": before.players[task.seat].name, "word": task.word or "none"}
        yield Effect(say("panel-then", **words))
    if before.ghost is not None and task is None and before.phase == "actions":
        yield Effect(say("panel-then-ghost", left=_acts_left(before)))


def _asked(state: State) -> tuple[int, str]:
    decision = state.decision
    return (-1, "") if decision is None else (decision.player, decision.kind)


def _acts_left(state: State) -> int:
    plot, ghost = state.table.plot, state.ghost
    return 0 if plot is None or ghost is None else max(0, plot.cubes - len(ghost.drawn))


def _warnings(state: State, action: Action, asker: int | None) -> Iterator[str]:
    """What is given away, or shown to others at the screen."""
    task = state.agenda[0] if state.agenda else None
    if task is not None and task.verb == "buy" and action.kind == "done" and task.numbers[0]:
        yield say("panel-warn-coins", coins=task.numbers[0])
    if action.kind == "war" and state.choice == TURN:
        disc = action.number or 0
        if disc > sum(state.mover.cubes) - state.mover.actions - 1:
            yield say("panel-warn-disc", disc=disc)
        if asker is None:
            yield say("panel-warn-secret")
