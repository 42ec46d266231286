"""What can be predicted of a year of La Città: the wish, who moves and what falls, who starves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from lacitta_nb.games.lacitta.constants import SERVICES, Phase
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.panels.predicting import Guessable, Prediction
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import name_of, sentence


def prediction(state: State) -> Prediction | None:
    """What can be asked about the phase that begins at a moment, from what lies open to all.

    Returns:
        None before any other phase, and where nothing can happen in this one.
    """
    make = _OPTIONS.get(state.phase)
    options = tuple(make(state)) if make else ()
    if not options:
        return None
    question = sentence(f"panel-predict-{state.phase}", {})
    return Prediction(state.phase, question, options, needed=state.phase == "reveal_voice")


def answers(asked: Prediction, events: Sequence[Event]) -> Mapping[str, Event]:
    """The options that came true, each with the first event by which it did."""
    keys = {option.key for option in asked.options}
    found: dict[str, Event] = {}
    for event in events:
        key = _key(event)
        if key in keys:
            found.setdefault(key, event)
    return found


def _key(event: Event) -> str:
    """The option that an event makes true."""
    match event.kind:
        case "wished":
            return f"wish {event.service}"
        case "migrated" | "no_room":
            return f"move {event.source} {event.space}"
        case "demolished" | "road_given_up" | "city_lost":
            return f"fall {event.space}"
        case "starved":
            return f"starve {event.space}"
        case _:
            return ""


def _wishes(_: State) -> Iterator[Guessable]:
    """All services, whatever the cards are."""
    for service in SERVICES:
        yield Guessable(f"wish {service}", capital(name_of(service)))


def _moves(state: State) -> Iterator[Guessable]:
    """From each city to each neighbour, then what may fall; nothing where nobody is a neighbour."""
    pairs = [(city, other) for city in state.cities for other in state.neighbours(city)]
    for source, target in pairs:
        places = (_castle(state, source), _castle(state, target))
        words = {
            "source": places[0],
            "space": places[1],
            "player": _owner(state, source),
            "other": _owner(state, target),
        }
        label = sentence("panel-predict-move", words)
        yield Guessable(f"move {places[0]} {places[1]}", label, places, source.owner)
    if pairs:
        yield from _falls(state)


def _falls(state: State) -> Iterator[Guessable]:
    for city in state.cities:
        for place, building in state.buildings(city).items():
            space = state.table.board.spaces[place]
            words = {"space": space, "building": building, "player": _owner(state, city)}
            label = sentence("panel-predict-fall", words)
            yield Guessable(f"fall {space}", label, (space,), city.owner)


def _hungry(state: State) -> Iterator[Guessable]:
    for city in state.cities:
        if city.citizens:
            castle = _castle(state, city)
            words = {"space": castle, "player": _owner(state, city)}
            label = sentence("panel-predict-starve", words)
            yield Guessable(f"starve {castle}", label, (castle,), city.owner)


def _castle(state: State, city: City) -> str:
    return state.table.board.spaces[city.castle]


def _owner(state: State, city: City) -> str:
    return state.players[city.owner].name


_OPTIONS: Final[Mapping[Phase, Callable[[State], Iterator[Guessable]]]] = {
    "reveal_voice": _wishes,
    "migration": _moves,
    "feeding": _hungry,
}
PREDICTED: Final = tuple(_OPTIONS)
"""The phases before which it is asked what they will bring."""
