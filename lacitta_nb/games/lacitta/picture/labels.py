"""What a screen reader says of spaces, areas and cities; the sentences are in `texts`."""

from collections.abc import Mapping
from functools import lru_cache

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import CASTLE, FARM, QUARRY, SERVICES, UNKNOWN, YEARS
from lacitta_nb.games.lacitta.picture.borders import border_texts
from lacitta_nb.games.lacitta.picture.plan import number_of
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.texts import current, help_of, sentence
from lacitta_nb.texts.numbers import halves_text


def _say(key: str, *words: tuple[str, str | int]) -> str:
    return _said(f"drawing-{key}", words, current())


@lru_cache(maxsize=8192)
def _said(key: str, words: tuple[tuple[str, str | int], ...], language: str) -> str:
    return sentence(key, dict(words), language=language)


def heading_of(state: State) -> str:
    """Board, year and phase, and the wish of the people once they have spoken (V1)."""
    title = ("title", state.table.board.title)
    moment = _say("heading", title, ("year", state.year), ("years", YEARS), ("phase", state.phase))
    if state.over or not state.voice or not state.voice_revealed or UNKNOWN in state.voice:
        return moment
    one, *two = wishes(state.voice)
    if not two:
        return _say("heading-wish", ("moment", moment), ("one", one))
    return _say("heading-wishes", ("moment", moment), ("one", one), ("two", two[0]))


def area_label(name: str, tile: str) -> str:
    """A landscape area, the tile on it, and what that tile gives."""
    if not tile:
        return _say("area-bare", ("area", name))
    return f"{_say('area', ('area', name), ('tile', tile))}. {help_of(tile)}"


def wall_labels() -> tuple[str, str]:
    """A border between two spaces, and one between a space and an area."""
    return _say("wall-apart"), _say("wall-dry")


def limit_text(limit: int | None) -> str:
    """A city's limit as it is written on its plate."""
    return "∞" if limit is None else str(limit)


def city_label(state: State, city: City) -> str:
    """A city with its citizens, limit and services."""
    points = tuple(
        (service, halves_text(state.points(city, i))) for i, service in enumerate(SERVICES)
    )
    limit = state.limit(city)
    return _say(
        "city" if limit is None else "city-limit",
        ("player", state.players[city.owner].name),
        ("castle", state.table.board.spaces[city.castle]),
        ("citizens", city.citizens),
        ("limit", limit or 0),
        *points,
    )


def space_labels(
    state: State, highlights: Mapping[str, str] | None = None, *, bare: bool = False
) -> tuple[str, ...]:
    """What is on each space, by number, as a screen reader should say it.

    Args:
        state: the moment.
        highlights: names of spaces that may be chosen, each with a short text.
        bare: without what is worked out: limits and services of cities, yields.

    Raises:
        NotFound: the board has no space of a name in `highlights`.
    """
    labels = [_empty(state, space) for space in range(len(state.table.board.spaces))]
    for city in state.cities:
        for space in bits(city.spaces):
            labels[space] = _built(state, city, space, bare=bare)
    board = state.table.board
    for name, text in (highlights or {}).items():
        space = number_of(board, name)
        labels[space] = _say("choose", ("what", labels[space]), ("text", text)).rstrip(" :")
    for name, texts in border_texts(board).items():
        space = number_of(board, name)
        labels[space] = ". ".join((labels[space], *(text.rstrip(".") for text in texts)))
    return tuple(labels)


def _empty(state: State, space: int) -> str:
    table = state.table
    name = ("space", table.board.spaces[space])
    if not table.open >> space & 1:
        return _say("closed", name)
    return _say(
        "empty",
        name,
        ("wheat", table.wheat[space]),
        ("mountains", table.mountains[space]),
        ("lake", table.lake >> space & 1),
    )


def _built(state: State, city: City, space: int, *, bare: bool) -> str:
    bit = 1 << space
    name = state.table.board.spaces[space]
    if space == city.castle:
        label = _castle(state, city, bare=bare)
    else:
        label = _say(
            "building",
            ("space", name),
            ("building", state.building_at(space) or ""),
            ("player", state.players[city.owner].name),
            ("castle", state.table.board.spaces[city.castle]),
        )
    if state.built[FARM] & bit and not bare:
        label += _say("yields", ("food", state.yields(space)))
    if state.built[QUARRY] & bit and not bare:
        label += _say("pays", ("gold", state.table.mountains[space]))
    if state.harvest & bit and not state.built[CASTLE] & bit:
        label += _say("harvest")
    for figures in state.figures:
        if figures.space == space:
            label += _say("figures", ("amount", figures.amount), ("service", figures.service))
    return label


def _castle(state: State, city: City, *, bare: bool) -> str:
    name = ("space", state.table.board.spaces[city.castle])
    here = ("here", city.citizens - state.posts(city) + 1)
    if bare:
        return _say("castle-bare", name, ("player", state.players[city.owner].name), here)
    food = ("food", state.yields(city.castle))
    return _say("castle", name, ("city", city_label(state, city)), here, food)
