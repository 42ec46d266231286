"""A space that was asked about: what it holds, and what each thing would bring there."""

from lacitta_nb.games.saint_malo.city import NUMBER, SIDE_OF
from lacitta_nb.games.saint_malo.panel.session import SaintMaloSession, say
from lacitta_nb.games.saint_malo.panel.typed import SpaceView
from lacitta_nb.games.saint_malo.panel.worths import worth_at, worth_text

_ASKED = ("merchant", "priest", "juggler", "architect")


def space_view(session: SaintMaloSession) -> SpaceView | None:
    """The space of the mover's city that was clicked."""
    name = session.looked_at
    if not name:
        return None
    city, number = session.seen.mover, NUMBER[name]
    thing, side = city.at(number), SIDE_OF.get(number, "none")
    if thing:
        return {"lines": [say("panel-space-filled", space=name, thing=thing, side=side)]}
    worths = {thing: worth_at(city, city.logs, thing, number) for thing in _ASKED}
    state = session.seen
    told = [worth_text(state, thing, worth._replace(breaks="")) for thing, worth in worths.items()]
    lines = [say("panel-space-empty", space=name, side=side), *told]
    if side != "none" and not city.is_broken(side):
        lines.append(say("panel-space-side", side=side))
    return {"lines": lines}
