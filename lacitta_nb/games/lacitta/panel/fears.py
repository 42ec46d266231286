"""The danger of whoever takes a turn: the worst that would happen, and what else could.

It is told late enough to matter: in the last turns of a year, or when every turn that is left is
needed. What is chosen counts in: where it turns the worst away, that is what is told.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import ROUNDS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel.dangers import (
    foreseen,
    likely_wishes,
    losses,
    moves,
    others,
    under,
)
from lacitta_nb.games.lacitta.panel.effects import play_all
from lacitta_nb.games.lacitta.panel.moves import known_cards
from lacitta_nb.games.lacitta.panel.session import LaCittaSession
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.odds import Chance
from lacitta_nb.panels.shown import Danger
from lacitta_nb.texts import apart, sentence

_LAST_TURNS: Final = 2
"""From so many turns on, this one counted in, a loss is told that could still be turned away."""
_WORST: Final = ("city_lost", "out", "hungry", "demolished", "over_limit", "migrated", "no_room")
"""What can happen to a player, the worst first."""


class Fear(NamedTuple):
    """Something that would happen to a player as the table stands.

    Attributes:
        place: how bad it is, 0 the worst; chance: of the wish under which it happens, negative so
            that the likeliest comes first.
        same: what makes it the same after an action as before it.
        event: what would happen; text: in words.
    """

    place: int
    chance: Fraction
    same: tuple[object, ...]
    event: Event
    text: str


def danger(session: LaCittaSession) -> Danger | None:
    """What the person has to fear whose turn it is, with what is chosen; None for nothing."""
    seen, decision = session.seen, session.seen.decision
    if decision is None or decision.kind != "turn":
        return None
    seat, ready = decision.player, session.selection.ready()
    wishes = likely_wishes(seen, session.asker)
    now = _fears(seen, seat, wishes, session.asker)
    then = _fears(play_all(seen, ready).state, seat, wishes, session.asker) if ready else now
    worst = next((fear for fear in now if _late(seen, seat, fear)), None)
    left = next((fear for fear in then if _late(seen, seat, fear)), None)
    # What is turned away is no comfort where as much is lost otherwise.
    turned = worst is not None and worst.same not in {fear.same for fear in then}
    if worst is not None and turned and (left is None or left.place > worst.place):
        rest = [fear.text for fear in then]
        return Danger(_saved(ready, worst.event), "good", _rest(seen, session.asker, rest))
    worst = left
    rest = [fear.text for fear in then if fear is not worst]
    if worst is None:
        return Danger(rest=_rest(seen, session.asker, rest)) if rest else None
    return Danger(worst.text, "bad", _rest(seen, session.asker, rest))


def _rest(seen: State, asker: int | None, texts: Sequence[str]) -> tuple[str, ...]:
    """Each once, and whose knowledge the chances rest on."""
    known = known_cards(seen, asker)
    return tuple(dict.fromkeys([*texts, *([known] if texts and known else [])]))


def _fears(state: State, seat: int, wishes: Sequence[Chance], asker: int | None) -> list[Fear]:
    """What would happen to a player under the likely wishes, the worst first."""
    short = state.citizens(seat) - state.food(seat)
    found: list[Fear] = []
    events: dict[Event, list[Chance]] = {}
    if short > 0:
        found.append(_hunger(state, seat, short))
    for chance in wishes:
        forecast = foreseen(state, chance.wishes, asker)
        for event in losses(forecast, seat) if forecast else ():
            if event.kind != "hungry" or event.amount > short:
                alike = event._replace(service="", points=None)
                events.setdefault(alike, []).append(chance)
    for event, chances in events.items():
        said = apart([*moves(state, [event], seat), *others(state, [event])])
        same = (event.kind, event.source, event.space, event.building)
        text = under(dict.fromkeys(chances), said)
        found.append(Fear(_WORST.index(event.kind), -chances[0].chance, same, event, text))
    return sorted(found, key=lambda fear: (fear.place, fear.chance))


def _hunger(state: State, seat: int, short: int) -> Fear:
    """The hunger that comes whatever the people wish for (F1)."""
    citizens, food = state.citizens(seat), state.food(seat)
    words: dict[str, str | int] = {"citizens": citizens, "food": food, "short": short}
    event = Event("hungry", "F2", player=seat, amount=short, food=food)
    text = sentence("panel-hunger", words)
    return Fear(_WORST.index("hungry"), Fraction(-1), ("hungry now",), event, text)


def _late(seen: State, seat: int, fear: Fear) -> bool:
    """Whether it is time to tell: few turns are left, or all of them are needed for food."""
    left = ROUNDS - seen.players[seat].cards_played
    if left <= _LAST_TURNS or fear.event.kind != "hungry":
        return left <= _LAST_TURNS
    return fear.event.amount > _best_farm(seen, seat) * (left - 1)


def _best_farm(seen: State, seat: int) -> int:
    """The most food that one more farm could bring now."""
    free = seen.table.open & ~seen.occupied
    beside = (space for city in seen.cities_of(seat) for space in bits(city.near & free))
    return max((seen.table.wheat[space] for space in beside), default=0)


def _saved(ready: Sequence[Action], event: Event) -> str:
    """That what is chosen would turn it away."""
    words: dict[str, str | int] = {
        "what": ready[0].building or "none",
        "kind": event.kind,
        "space": event.space,
        "source": event.source,
        "building": event.building or "castle",
    }
    return sentence("panel-turned-away", words)
