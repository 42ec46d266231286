"""War discs: six a player, each in one place, one a player on the track (S1, A4, W5)."""

from collections.abc import Iterator, Sequence

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.constants import COLOURS, DISCS, GHOST, UNKNOWN
from lacitta_nb.games.citta_stato.state import State


def wrong_discs(state: State) -> Iterator[Problem]:
    """What is wrong with discs, in hands and on the track, and with the ghost."""
    yield from _track(state)
    for seat, player in enumerate(state.players):
        yield from _hand(state, player.discs, player.gone, seat, f"players[{seat}]")
    if state.ghost:
        yield from _ghost(state)


def _track(state: State) -> Iterator[Problem]:
    """One disc a player, in phases in which there is a war (A4, W5)."""
    laid: set[int] = set()
    for number, (seat, disc) in enumerate(state.war):
        place = f"war[{number}]"
        if seat in laid:
            yield Problem.at(f"{place}.player", "file-stato-second-disc", rule="A4")
        laid.add(seat)
        if state.revealed and disc == UNKNOWN:
            yield Problem.at(f"{place}.disc", "file-stato-turned-up", rule="W2")
    if state.war and state.phase not in ("actions", "war"):
        yield Problem.at("war", "file-stato-no-war", rule="W5", phase=state.phase)


def _laid(state: State, seat: int) -> list[int]:
    return [placed.disc for placed in state.war if placed.player == seat]


def _hand(
    state: State, discs: Sequence[int], gone: Sequence[int], seat: int, place: str
) -> Iterator[Problem]:
    """A hand that is known, or one that is hidden with the disc that was laid of it."""
    laid = _laid(state, seat)[:1]
    if UNKNOWN in discs or UNKNOWN in laid:
        if UNKNOWN not in laid or any(disc != UNKNOWN for disc in discs):
            yield Problem.at(f"{place}.discs", "file-stato-hidden-hand", rule="A4")
        elif len(discs) + len(gone) + len(laid) != DISCS:
            expected = DISCS - len(gone) - len(laid)
            yield Problem.at(
                f"{place}.discs",
                "file-stato-hidden-discs",
                rule="S1",
                count=max(0, expected),
                found=len(discs),
            )
        return
    for number, disc in enumerate(discs):
        if disc in discs[:number]:
            yield Problem.at(f"{place}.discs[{number}]", "file-stato-disc-twice", found=disc)
        if disc in laid:
            yield Problem.at(
                f"{place}.discs[{number}]", "file-stato-disc-on-track", rule="A4", found=disc
            )


def _ghost(state: State) -> Iterator[Problem]:
    """The ghost's cubes, one of each colour, and its discs (O2, O4)."""
    ghost, plot = state.ghost, state.table.plot
    assert ghost is not None
    assert plot is not None
    for colour, held in enumerate(ghost.bag):
        found = held + ghost.drawn.count(colour)
        if found != 1:
            yield Problem.at(
                "solo.bag", "file-stato-ghost-cubes", rule="O2", colour=COLOURS[colour], found=found
            )
    if len(ghost.drawn) > plot.cubes:
        most, drawn = plot.cubes, len(ghost.drawn)
        yield Problem.at("solo.drawn", "file-most-entries", rule="O2", most=most, found=drawn)
    yield from _hand(state, ghost.discs, ghost.gone, GHOST, "solo")
