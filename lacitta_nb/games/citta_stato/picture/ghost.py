"""The pieces on the board of the ghost: acts by colour, bag, drawn cubes, discs, what is asked."""

from collections.abc import Iterator
from functools import lru_cache

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.games.citta_stato.constants import COLOURS, GHOST, HIDDEN, UNKNOWN
from lacitta_nb.games.citta_stato.picture.effects import rows_of
from lacitta_nb.games.citta_stato.picture.items import coloured, fitted, lines, row
from lacitta_nb.games.citta_stato.picture.labels import ghost_label, named, say
from lacitta_nb.games.citta_stato.picture.land import outlined
from lacitta_nb.games.citta_stato.picture.plan import Places, middle
from lacitta_nb.games.citta_stato.picture.signs import BAG, CUBE, DISC, MEDAL, SWORDS
from lacitta_nb.games.citta_stato.picture.styles import put
from lacitta_nb.games.citta_stato.rules.scoring import solo_result
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.tables import Effect
from lacitta_nb.texts import current

WORD = 5.2
"""The room for what stands before a line."""


def ghost(state: State, places: Places) -> Iterator[Mark]:
    """All that lies before the ghost; nothing in games of several."""
    held, plot = state.ghost, state.table.plot
    if held is None or plot is None:
        return
    yield from _head(state, places)
    language = current()
    for number, colour in enumerate(COLOURS):
        now = bool(held.drawn) and held.drawn[-1] == number
        box = places[f"{GHOST}.act.{colour}"]
        yield from _act(number, plot.acts[number], now, box, language)
    yield from _bag(state, places[f"{GHOST}.bag"])
    yield from _drawn(held.drawn, plot.cubes, places[f"{GHOST}.drawn"], language)
    yield from _discs(held.discs, places[f"{GHOST}.discs"], language)
    yield from _goals(state, places[f"{GHOST}.goals"])


def _head(state: State, places: Places) -> Iterator[Mark]:
    left, low, right, high = places[f"{GHOST}.player"]
    y = (low + high) / 2
    group, label = "ghost-head", ghost_label(state)
    yield put(
        OWNER_SIGNS[GHOST],
        f"owner-{GHOST}",
        (left + 0.55, y),
        0.44,
        id=f"p-{GHOST}",
        label=label,
        group=group,
    )
    name = fitted(say("ghost"), "t-player", right - left - 1.3)
    yield put(name, "t-player", (left + 1.25, y), group=group)
    x = places[f"{GHOST}.points"][0]
    yield put(MEDAL, "sign", (x + 0.5, y), 0.46, group=group)
    told = say("required", ("score", state.table.required))
    yield put(told, "t-points", (x + 1.12, y), group=group)


@lru_cache(maxsize=256)
def _act(colour: int, effects: tuple[Effect, ...], now: bool, box: Box, language: str) -> Marks:
    """What a cube of a colour makes the ghost do; the act of the last cube has a dark frame."""
    del language
    group, (left, low, right, high) = f"act-{COLOURS[colour]}", box
    x = (left + right) / 2
    marks: list[Mark] = [outlined(box, "card" if now else "cell", group)]
    marks += coloured(CUBE, colour, (x, high - 0.6), 0.4, group)
    told = lines(rows_of(effects), right - left - 0.2)
    for number, items in enumerate(told):
        y = low + 0.65 + 0.72 * (len(told) - 1) / 2 - 0.72 * number
        marks += row(items, (x, y), group)
    return tuple(marks)


def _word(what: str, box: Box, group: str) -> Mark:
    """What a line is about."""
    told = fitted(say("ghost-line", ("what", what)), "t-title", WORD - 0.8)
    return put(told, "t-title", (box[0] + 0.75, middle(box)[1]), group=group)


def _bag(state: State, box: Box) -> Iterator[Mark]:
    assert state.ghost is not None
    y, group = middle(box)[1], "ghost-bag"
    yield put(BAG, "sign", (box[0] + 0.35, y), 0.36, group=group)
    yield _word("bag", box, group)
    for number, count in enumerate(state.ghost.bag):
        x = box[0] + WORD + 1.4 * number
        if count:
            yield from coloured(CUBE, number, (x + 0.5, y), 0.42, group)
            if count > 1:
                yield put(f"×{count}", "t-any", (x + 1.05, y), group=group)
        else:
            yield put(CUBE, "cube-none", (x + 0.5, y), 0.42, group=group)


@lru_cache(maxsize=256)
def _drawn(drawn: tuple[int, ...], most: int, box: Box, language: str) -> Marks:
    """The cubes drawn in this round, in their order, and places for those to come."""
    del language
    y, group = middle(box)[1], "ghost-drawn"
    marks: list[Mark] = [
        put(CUBE, "cube-any", (box[0] + 0.35, y), 0.32, group=group),
        _word("drawn", box, group),
    ]
    for place in range(most):
        at = box[0] + WORD + 0.5 + 1.4 * place, y
        if place < len(drawn):
            marks += coloured(CUBE, drawn[place], at, 0.42, group)
        else:
            marks.append(put(CUBE, "cube-none", at, 0.42, group=group))
    return tuple(marks)


@lru_cache(maxsize=256)
def _discs(discs: tuple[int, ...], box: Box, language: str) -> Marks:
    del language
    y, group = middle(box)[1], "ghost-discs"
    marks = [put(SWORDS, "sign", (box[0] + 0.35, y), 0.34, group=group), _word("discs", box, group)]
    for place, disc in enumerate(discs):
        at = box[0] + WORD + 0.5 + 1.4 * place, y
        marks.append(put(DISC, "disc", at, 0.42, group=group))
        marks.append(put(HIDDEN if disc == UNKNOWN else str(disc), "t-disc", at, group=group))
    return tuple(marks)


def _goals(state: State, box: Box) -> Iterator[Mark]:
    """The objectives, each met or not, in as many lines as there are."""
    result = solo_result(state)
    assert result is not None
    left, _, right, high = box
    for number, (goal, met) in enumerate(result.objectives.items()):
        y = high - 0.35 - 0.6 * number
        told = f"{'✓' if met else '✗'} {named('goal-' + goal)}"
        told = fitted(told, "t-plain", right - left - 0.4)
        yield put(told, "t-plain", (left + 0.1, y), group=f"goal-{number + 1}")
