"""The ghost of the solo game: a cube a turn, and what its colour does (O2 to O4, O7)."""

from collections.abc import Callable
from typing import Final

from lacitta_nb.games.citta_stato.constants import COLOURS, GHOST, HUMAN, PLAIN_OF
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import Ghost, Placed, Task


def turn(draft: Draft, task: Task) -> None:
    """Draw a cube, discard the Present of its colour, act; go on alone after a pass (O2, O3)."""
    ghost = draft.ghost
    plot = draft.table.plot
    if ghost is None or plot is None or len(ghost.drawn) >= plot.cubes or not any(ghost.bag):
        return
    draw = draft.lots("ghost")
    bag = list(ghost.bag)
    at = int(draw() * sum(bag))
    held = [colour for colour, count in enumerate(bag) for _ in range(count)]
    colour = held[at]
    bag[colour] -= 1
    draft.ghost = ghost._replace(bag=tuple(bag), drawn=(*ghost.drawn, colour))
    card, draft.present[colour] = draft.present[colour], ""
    if card:
        draft.discards[colour] = (*draft.discards[colour], card)
    draft.say(Event("ghost", "O3", colour=COLOURS[colour], what=card))
    tasks = [_act(Task.of(effect, HUMAN, "O7"), draw, ghost) for effect in plot.acts[colour]]
    draft.then([*tasks, task] if draft.players[HUMAN].passed else tasks)


def _act(task: Task, draw: Callable[[], float], ghost: Ghost) -> Task:
    """What the ghost does; a random disc is drawn together with the cube, of the same lots."""
    if task.verb != "disc_random" or not ghost.discs:
        return task
    return task._replace(numbers=(ghost.discs[int(draw() * len(ghost.discs))],))


def _empty_row(draft: Draft, task: Task) -> None:
    """A row of the market is emptied; its cubes leave the game (O7, O3)."""
    row = draft.row_at(task.numbers[0])
    for colour, column in enumerate(draft.market):
        if column[row]:
            draft.removed[colour] += column[row]
            word = COLOURS[colour]
            draft.say(Event("from_market", task.rule, colour=word, amount=column[row]))
            draft.market[colour] = (*column[:row], 0, *column[row + 1 :])


def _drop_scheme(draft: Draft, task: Task) -> None:
    (level,) = task.numbers
    scheme = draft.schemes[level - 1]
    if scheme:
        draft.schemes[level - 1] = ""
        draft.say(Event("scheme_gone", task.rule, what=scheme, amount=level))


def _pushed(draft: Draft, task: Task) -> None:
    """The own marker moves, where the ghost says (O7)."""
    steps = task.numbers[0]
    draft.move(task.seat, -steps if task.word == "left" else steps, task.rule)


def _track_back(draft: Draft, task: Task) -> None:
    draft.then([task._replace(verb="back")])


def back(draft: Draft, seat: int, colour: str, rule: str) -> None:
    """A disc goes a space back; rewards stay (O7)."""
    hand, place = draft.at(seat), PLAIN_OF[colour]
    hand.tracks[place] -= 1
    draft.say(Event("moved_back", rule, seat, colour=colour, amount=hand.tracks[place]))


def _cube_to_bag(draft: Draft, task: Task) -> None:
    draft.then([task._replace(verb="bag")])


def lose_disc(draft: Draft, disc: int) -> None:
    """A disc of the ghost leaves the game (K2, W5)."""
    ghost = draft.ghost
    assert ghost is not None
    discs = tuple(held for held in ghost.discs if held != disc)
    draft.ghost = ghost._replace(discs=discs, gone=tuple(sorted((*ghost.gone, disc))))


def _lay(draft: Draft, disc: int, rule: str) -> None:
    """A disc of the ghost goes to the war track, if none of its discs lies there (A4)."""
    ghost = draft.ghost
    assert ghost is not None
    discs = tuple(held for held in ghost.discs if held != disc)
    draft.ghost = ghost._replace(discs=discs)
    draft.war = (*draft.war, Placed(GHOST, disc))
    draft.say(Event("ghost_disc", rule))


def _can_lay(draft: Draft) -> tuple[int, ...]:
    """The discs that the ghost can lay."""
    lies = any(placed.player == GHOST for placed in draft.war)
    return () if lies or draft.ghost is None else draft.ghost.discs


def _disc_random(draft: Draft, task: Task) -> None:
    if _can_lay(draft):
        _lay(draft, task.numbers[0], task.rule)


def _disc_highest(draft: Draft, task: Task) -> None:
    if _can_lay(draft):
        _lay(draft, max(_can_lay(draft)), task.rule)


def _disc_lowest(draft: Draft, task: Task) -> None:
    if _can_lay(draft):
        _lay(draft, min(_can_lay(draft)), task.rule)


EFFECTS: Final = {
    "ghost": turn,
    "empty_row": _empty_row,
    "drop_scheme": _drop_scheme,
    "pushed": _pushed,
    "track_back": _track_back,
    "cube_to_bag": _cube_to_bag,
    "disc_random": _disc_random,
    "disc_highest": _disc_highest,
    "disc_lowest": _disc_lowest,
}
"""What the ghost does (O7)."""
