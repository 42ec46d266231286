"""Why a goal was missed: what went wrong, told from what happened."""

from collections.abc import Iterator
from typing import Any

from lacitta_nb.core.game import AnyGame
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.said import Said, Word


def events(game: AnyGame, kind: str, **fields: Any) -> list[Event]:  # noqa: ANN401 - as in events
    """What happened of a kind, where these fields are so."""
    return [
        event
        for event in game.events
        if event.kind == kind and all(getattr(event, f) == value for f, value in fields.items())
    ]


def name(game: AnyGame, seat: int | None) -> str:
    """What a player is called."""
    assert seat is not None
    player: str = game.players[seat].name
    return player


def why_hungry(game: AnyGame, hungry: Event) -> Said:
    """Why there was too little food: a farm without wheat, one that fell, or just so."""
    short: dict[str, Word] = {"food": hungry.food, "amount": hungry.amount}
    bare = events(game, "built", player=hungry.player, building="farm", food=0)
    if bare:
        return Said("lesson-why-bare-farm", {"space": bare[-1].space, **short})
    fallen = [e for e in events(game, "demolished", player=hungry.player) if e.food]
    if fallen:
        lost: dict[str, Word] = {"space": fallen[-1].space, "lost": fallen[-1].food}
        return Said("lesson-why-farm-fell", {**lost, **short})
    return Said("lesson-why-hungry", short)


def why_left(game: AnyGame, left: Event) -> Said:
    """Where a citizen went, and what drew it there."""
    assert left.points is not None
    words: dict[str, Word] = {
        "rival": name(game, left.player),
        "space": left.space,
        "source": left.source,
        "service": left.service,
        "more": left.points[0],
        "less": left.points[1],
    }
    return Said("lesson-why-left", words)


def why_nobody_came(game: AnyGame, seat: int) -> Said:
    """Why a neighbour gave nobody: what the first one that could have given somebody lacked.

    Call it once the migration has begun.
    """
    states = (entry.step.state for entry in game.history)
    state: State = next((s for s in states if s.phase == "migration"), game.start)
    lost = events(game, "no_room", player=seat)
    if lost:
        return Said("lesson-why-no-room", {"space": lost[0].space, "source": lost[0].source})
    for own, other in _pairs(state, seat):
        castle, source = _castle(state, own), _castle(state, other)
        if not events(game, "migrated", player=seat, space=castle, source=source):
            return _compared(game, state, own, other)
    return _too_far(state, seat)


def _castle(state: State, city: City) -> str:
    return state.table.board.spaces[city.castle]


def _pairs(state: State, seat: int) -> Iterator[tuple[City, City]]:
    """The cities of a player with each of their neighbours."""
    for own in state.cities_of(seat):
        for other in state.neighbours(own):
            yield own, other


def _compared(game: AnyGame, state: State, own: City, other: City) -> Said:
    """Two neighbours, of which the first has not more of the wish than the second."""
    castle = _castle(state, own)
    chosen = events(game, "wish_chosen", space=castle)
    wish = chosen[0].service if chosen else wishes(state.voice)[0]
    service = SERVICES.index(wish)
    mine, theirs = state.points(own, service) / 2, state.points(other, service) / 2
    words: dict[str, Word] = {
        "service": wish,
        "space": castle,
        "rival": name(game, other.owner),
        "source": _castle(state, other),
        "mine": mine,
        "theirs": theirs,
    }
    return Said("lesson-why-tie" if mine == theirs else "lesson-why-less", words)


def _too_far(state: State, seat: int) -> Said:
    """The nearest city of another player that is no neighbour, and the space between."""
    board = state.table.board
    steps, source = min(
        (steps, _castle(state, other))
        for own in state.cities_of(seat)
        for other in state.cities
        if other.owner != seat and other not in state.neighbours(own)
        if (steps := board.distance(own.spaces, other.spaces)) is not None
    )
    return Said("lesson-why-far", {"source": source, "between": steps - 1})
