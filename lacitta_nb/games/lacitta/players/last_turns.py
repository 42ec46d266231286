"""The last turn of a year: who has it, and how closely what can be done with it is looked at."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import ROUNDS
from lacitta_nb.games.lacitta.rules import apply
from lacitta_nb.games.lacitta.rules.turns import takes_turns
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.protocol import mover

_AGAIN: Final = (8, 20)
"""How many ways are tried with more of what others may still do: at least, and at most."""


def has_last_word(view: State) -> bool:
    """Whether the player who must decide takes no turn of this year after it."""
    if view.choice != "turn":
        return view.choice not in ("place", "penalty")
    return view.players[view.to_move].turns_left <= 1


def last_of_all(view: State) -> bool:
    """Whether nobody takes a turn of this year after the player who must decide."""
    return has_last_word(view) and not any(
        player.cards_played < ROUNDS and takes_turns(view, seat)
        for seat, player in enumerate(view.players)
        if seat != view.to_move >= 0
    )


def after_last(view: State, action: Action) -> State:
    """What follows a last turn, whatever was looked at: nothing can be done with it any more.

    Of a whole state nothing hidden is read: a card that comes onto the display stays unknown.
    """
    seat = mover(view)
    after = apply(view.seen_by(seat), action).state
    if (seen := view.players[seat].seen) == after.players[seat].seen:
        return after
    players = list(after.players)
    players[seat] = players[seat]._replace(seen=seen)
    return after._replace(players=tuple(players))


def tried_again(
    found: Sequence[float], again: Callable[[int], float], usual: Iterable[int]
) -> list[float]:
    """What things are worth when the best of them are looked at again, and more closely.

    The best comes next until it has been looked at. What has not is held to lose as much by it, on
    average, as what has: else it would come first for being looked at less.

    Args:
        found: what each is worth at first sight.
        again: the closer look at the thing in a place.
        usual: places that are looked at in any case.

    >>> tried_again([3.0, 2.0, 1.0], lambda place: 1.0, [])
    [1.0, 1.0, 1.0]
    """
    closer = {place: again(place) for place in usual}
    least, most = _AGAIN
    for place in sorted(range(len(found)), key=lambda place: -found[place]):
        enough = len(closer) >= least and max(closer.values()) >= found[place]
        if enough or len(closer) >= most:
            break
        if place not in closer:
            closer[place] = again(place)
    change = min(0.0, sum(closer[place] - found[place] for place in closer) / len(closer))
    return [closer.get(place, worth + change) for place, worth in enumerate(found)]
