"""What a player would lose, and to whom, if the people wished what the known voice cards ask for.

Everything comes from forecasts of the table as those at the screen may know it, with nobody acting
any more; what an action changes is the difference of two forecasts.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel.effects import growth_hungry
from lacitta_nb.games.lacitta.panel.foresight import foreseeable
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.forecast import MOVES, Forecast, forecast_for, forecasts
from lacitta_nb.games.lacitta.study.odds import Wishes
from lacitta_nb.panels.words import chance_text
from lacitta_nb.texts import sentence

_UNLIKELY: Final = Fraction(1, 10)
_FALLS = ("demolished", "over_limit", "city_lost", "out")


class Likely(NamedTuple):
    """A wish that may come.

    Attributes:
        wishes: the service, or both.
        why: `open` card, a card `looked` at, `spoken` by the people; or `other`, none of these.
        chance: how likely it is, where nothing else speaks for it.
    """

    wishes: Wishes
    why: str
    chance: Fraction = Fraction(1)


class Danger(NamedTuple):
    """What one player would lose (or gain) under one wish, in words."""

    seat: int
    likely: Likely
    text: str


class Change(NamedTuple):
    """What an action would change under one wish, in words; tone `good` or `bad`."""

    text: str
    tone: str


def likely_wishes(seen: State) -> list[Likely]:
    """The wishes that the known voice cards ask for; the people's own once they have spoken.

    Args:
        seen: the moment, as those at the screen may know it.
    """
    if not foreseeable(seen) or not seen.voice or seen.phase == "feeding":
        return []
    if UNKNOWN not in seen.voice:
        spoken = seen.phase == "migration"
        return [Likely(wishes(seen.voice), "spoken" if spoken else "looked")]
    known = dict.fromkeys(card for card in seen.voice if card != UNKNOWN)
    return [Likely((card,), "open" if card == seen.voice[0] else "looked") for card in known]


def _foreseen(state: State, likely: Likely) -> Forecast | None:
    """The forecast for a wish, or None where these can't be the wishes."""
    try:
        return forecast_for(state, likely.wishes)
    except BadSetting:
        return None


def dangers(seen: State, seats: Iterable[int]) -> list[Danger]:
    """What these players would lose as the table stands, one danger for each player and wish.

    Args:
        seen: the moment, as those at the screen may know it.
        seats: whose losses are asked about.
    """
    wanted = list(seats)
    found = []
    short = {hunger.player: hunger.citizens - hunger.food for hunger in growth_hungry(seen)}
    for likely in likely_wishes(seen):
        forecast = _foreseen(seen, likely)
        for seat in wanted if forecast else ():
            assert forecast is not None
            lost = [e for e in _losses(forecast, seat) if _hunger(e) > short.get(seat, 0)]
            if lost:
                found.append(Danger(seat, likely, _text(forecast, likely, lost, seat)))
    return found


def other_danger(seen: State, seat: int, asker: int | None = None) -> Danger | None:
    """What a player would lose under the likeliest other wish that costs something.

    Args:
        seen: the moment, as those at the screen may know it.
        seat: whose losses are asked about.
        asker: whose knowledge the chance rests on; None for what lies open to all.

    Returns:
        None where no other wish costs anything, or none is likelier than `_UNLIKELY`.
    """
    if not (known := [likely.wishes for likely in likely_wishes(seen)]):
        return None
    for forecast in forecasts(seen, asker):
        lost = [event for event in _losses(forecast, seat) if event.kind != "hungry"]
        if forecast.wishes not in known and forecast.chance >= _UNLIKELY and lost:
            likely = Likely(forecast.wishes, "other", forecast.chance)
            return Danger(seat, likely, _text(forecast, likely, lost, seat))
    return None


def changed(before: State, after: State, seat: int) -> list[Change]:
    """What a player would lose, or gain, under the likely wishes after an action and not before it.

    Args:
        before: the moment, as those at the screen may know it.
        after: the same after the action.
        seat: whose losses and gains are asked about.
    """
    found = []
    for likely in likely_wishes(before):
        one, two = _foreseen(before, likely), _foreseen(after, likely)
        if one is None or two is None:
            continue
        worse = _more(_losses(one, seat), _losses(two, seat))
        if worse:
            found.append(Change(_text(two, likely, worse, seat), "bad"))
        better = _more(_gains(one, seat), _gains(two, seat))
        if better:
            found.append(Change(_text(two, likely, better, seat), "good"))
    return found


def _losses(forecast: Forecast, seat: int) -> list[Event]:
    """Citizens who go to others, what falls, and hunger."""
    return [
        event
        for event in forecast.consequences
        if (event.kind in MOVES and event.other == seat)
        or (event.kind in (*_FALLS, "hungry") and event.player == seat)
    ]


def _gains(forecast: Forecast, seat: int) -> list[Event]:
    """Citizens who come from others."""
    return [e for e in forecast.consequences if e.kind == "migrated" and e.player == seat]


def _hunger(event: Event) -> float:
    """How much food a hungry event lacks; for all others more than any."""
    return event.amount if event.kind == "hungry" else float("inf")


def _more(before: list[Event], after: list[Event]) -> list[Event]:
    """The events of `after` that `before` does not have; hunger only where it is greater."""
    had = Counter(map(_alike, before))
    hunger = max((event.amount for event in before if event.kind == "hungry"), default=0)
    found = []
    for event in after:
        same = _alike(event)
        if had[same]:
            had[same] -= 1
        elif _hunger(event) > hunger:
            found.append(event)
    return found


def _alike(event: Event) -> tuple[str, str, str, str]:
    """What makes two losses the same one, whatever their points and numbers are."""
    return event.kind, event.source, event.space, event.building


def _text(forecast: Forecast, likely: Likely, events: Sequence[Event], seat: int) -> str:
    one, two = likely.wishes[0], likely.wishes[-1]
    words = {"one": one, "two": two if two != one else "none", "why": likely.why}
    words["chance"] = chance_text(likely.chance)
    said = sentence("panel-danger", words)
    parts = [_parts(forecast.now, events, seat)]
    if any(event.kind == "demolished" for event in events):
        parts += _limits(forecast, seat)
    return f"{said} {'; '.join(parts)}."


def _limits(forecast: Forecast, seat: int) -> Iterator[str]:
    """The cities that may hold fewer citizens when something has fallen (G5)."""
    spaces = forecast.now.table.board.spaces
    before = {city.castle: forecast.eve.limit(city) for city in forecast.eve.cities_of(seat)}
    for city in forecast.after.cities_of(seat):
        had, has = before.get(city.castle), forecast.after.limit(city)
        if has is not None and city.castle in before and (had is None or has < had):
            yield sentence("panel-danger-limit", {"castle": spaces[city.castle], "limit": has})


def loss_text(state: State, events: Sequence[Event], castle: str) -> str:
    """What a city would take and lose, in words; "" for nothing.

    Args:
        state: the moment.
        events: what is foreseen.
        castle: the name of the city's space.
    """
    city = state.city_of_castle(state.table.board.index[castle])
    assert city is not None
    return _parts(state, events, city.owner)


def _parts(state: State, events: Sequence[Event], seat: int) -> str:
    return "; ".join([*_moves(state, events, seat), *_others(state, events)])


def _moves(state: State, events: Sequence[Event], seat: int) -> Iterator[str]:
    """For each own city the citizens who leave it, come to it or find no room, and the other city.

    The other end is named with its owner, since only the own cities are known by heart.
    """
    names = [player.name for player in state.players]
    ends: dict[tuple[str, str], list[str]] = {}
    for event in events:
        if event.kind not in MOVES or event.player is None or event.other is None:
            continue
        castle, other, owner = event.source, event.space, names[event.player]
        how = "leave"
        if event.player == seat:
            castle, other, owner = event.space, event.source, names[event.other]
            how = "full" if event.kind == "no_room" else "come"
        city = sentence("panel-danger-end", {"player": owner, "castle": other})
        ends.setdefault((castle, how), []).append(city)
    for (castle, how), cities in ends.items():
        words: dict[str, str | int] = {"castle": castle, "count": len(cities)}
        words["cities"] = ", ".join(cities)
        yield sentence(f"panel-danger-{how}", words)


def _others(state: State, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        if event.kind not in (*_FALLS, "hungry") or event.player is None:
            continue
        yield sentence(
            f"panel-danger-{event.kind.replace('_', '-')}",
            {
                "player": state.players[event.player].name,
                "space": event.space,
                "amount": event.amount,
                "building": event.building,
                "food": event.food,
            },
        )
