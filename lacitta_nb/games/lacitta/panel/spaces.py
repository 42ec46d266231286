"""A space of the board that was asked about: what is there, what it yields, what could be done."""

from lacitta_nb.games.lacitta.constants import BUILDINGS, SERVICES
from lacitta_nb.games.lacitta.panel.offer_words import offer_name
from lacitta_nb.games.lacitta.panel.session import LaCittaSession
from lacitta_nb.games.lacitta.panel.typed import HereView, SpaceView
from lacitta_nb.games.lacitta.picture.borders import border_texts
from lacitta_nb.games.lacitta.spaces import space as look_up
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.panels.selection import planned
from lacitta_nb.texts import help_of, sentence
from lacitta_nb.texts.numbers import halves_text


def space_view(session: LaCittaSession) -> SpaceView | None:
    """The space that was clicked: what is there, what it would yield, what could be done there."""
    name = session.looked_at
    if not name:
        return None
    seen = session.seen
    space, found = seen.table.board.index[name], look_up(seen, name)
    city = seen.city_at(space)
    if city is None:
        lines = [*found.lines]
    else:
        lines = [f"{_built(seen, space, name)} {_yield_text(seen, space)}".rstrip()]
        lines += [_city_text(seen, city), *found.surroundings]
    lines += border_texts(seen.table.board).get(name, ())
    return {
        "name": name,
        "lines": lines,
        "choices": _choices(session, name),
    }


def _choices(session: LaCittaSession, name: str) -> list[HereView]:
    """What could be chosen there; nothing of a plan, which is made by clicks alone."""
    if planned(session.seen):
        return []
    return [
        {"key": choice.key, "label": offer_name(choice)}
        for choice in session.offers
        if any(action.space == name for action in choice.actions)
    ]


def _built(state: State, space: int, name: str) -> str:
    building = state.building_at(space)
    city = state.city_at(space)
    assert building is not None
    assert city is not None
    owner = state.players[city.owner].name
    return sentence("site-built", {"space": name, "building": building, "player": owner})


def _yield_text(state: State, space: int) -> str:
    """What the building on a space brings and does."""
    building = state.building_at(space)
    assert building is not None
    food = state.yields(space)
    gold = state.table.mountains[space] if building == "quarry" else int(building == "port")
    told = [help_of(building)]
    if food or BUILDINGS[building].wheat:
        told.insert(0, sentence("panel-space-food", {"food": food}))
    if gold or building == "quarry":
        told.insert(0, sentence("panel-space-gold", {"gold": gold}))
    return " ".join(told)


def _city_text(state: State, city: City) -> str:
    words: dict[str, str | int] = {
        "castle": state.table.board.spaces[city.castle],
        "citizens": city.citizens,
        "limit": state.limit(city) or 0,
        "spare": max(0, city.citizens - state.posts(city)),
    }
    points: dict[str, str | int] = {
        s: halves_text(state.points(city, number)) for number, s in enumerate(SERVICES)
    }
    return sentence("panel-space-city", words | points)
