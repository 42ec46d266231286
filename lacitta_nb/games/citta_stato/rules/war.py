"""The war at the end of a round (W1 to W5)."""

from collections.abc import Iterable
from typing import Final

from lacitta_nb.core.errors import HiddenCard
from lacitta_nb.games.citta_stato.constants import GHOST, UNKNOWN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import ghost
from lacitta_nb.games.citta_stato.rules.draft import Draft, names
from lacitta_nb.games.citta_stato.state import Placed, Task


def begin(draft: Draft) -> None:
    """Whoever has no disc on the track may move; then the discs are turned up (W1)."""
    fighting = {placed.player for placed in draft.war}
    moves = [
        Task("move", seat, "W1", (1,), word="may") for seat in draft.order if seat not in fighting
    ]
    draft.then([*moves, Task("reveal", draft.first_player, "W2")])


def _is_ghost(draft: Draft, seat: int) -> bool:
    return draft.ghost is not None and seat == GHOST


def _reveal(draft: Draft, task: Task) -> None:
    """Discs are turned up, and each pays in order of placing, but for the ghost's (W2, O4)."""
    if not draft.war:
        return
    tasks = []
    for player, disc in draft.war:
        if disc == UNKNOWN:
            raise HiddenCard("stato-hidden-disc")
        if _is_ghost(draft, player):
            draft.say(Event("ghost_revealed", "W2", amount=disc))
        else:
            draft.say(Event("revealed", "W2", player, amount=disc))
            tasks.append(Task("levy", player, "W2", (disc,)))
    draft.then([*tasks, Task("fight", task.seat, "W3")])


def _levy(draft: Draft, task: Task) -> None:
    """Pay for a disc; who can't pays all, and the disc leaves the game without effect (W2)."""
    (power,) = task.numbers
    seat = task.seat
    if sum(draft.players[seat].cubes) >= power:
        if power:
            draft.then([Task("pay", seat, "W2", (power,))])
        return
    cubes = draft.players[seat].cubes
    pay(draft, seat, [colour for colour, count in enumerate(cubes) for _ in range(count)], power)
    draft.war = tuple(placed for placed in draft.war if placed.player != seat)
    _out(draft, Placed(seat, power))


def pay(draft: Draft, seat: int, cubes: Iterable[int], power: int) -> None:
    """Cubes go from the supply into the own bag (W2)."""
    hand, paid = draft.at(seat), list(cubes)
    for colour in paid:
        hand.cubes[colour] -= 1
        hand.bag[colour] += 1
    kind = "war_paid" if len(paid) == power else "war_unpaid"
    draft.say(Event(kind, "W2", seat, cubes=names(paid), amount=power))


def _fight(draft: Draft, task: Task) -> None:
    """The highest disc wins, ties by earlier placing; the others follow alike (W3, W4)."""
    ranked = sorted(draft.war, key=lambda placed: -placed.disc)
    tasks = []
    for place, (player, disc) in enumerate(ranked):
        if _is_ghost(draft, player):
            if not place:
                draft.say(Event("ghost_won", "W3", amount=disc))
        elif place:
            tasks.append(Task("take", player, "W4", word="war_left"))
        else:
            draft.say(Event("war_won", "W3", player, amount=disc))
            tasks.append(Task("take", player, "W3", word="war"))
    draft.then([*tasks, Task("clear_war", task.seat, "W5")])


def _clear(draft: Draft, task: Task) -> None:
    """All discs on the track leave the game (W5)."""
    del task
    for placed in draft.war:
        _out(draft, placed)
    draft.war = ()


def _out(draft: Draft, placed: Placed) -> None:
    if _is_ghost(draft, placed.player):
        ghost.lose_disc(draft, placed.disc)
    else:
        hand = draft.at(placed.player)
        hand.gone = tuple(sorted((*hand.gone, placed.disc)))


EFFECTS: Final = {"reveal": _reveal, "levy": _levy, "fight": _fight, "clear_war": _clear}
"""What the war puts on the agenda for itself."""
