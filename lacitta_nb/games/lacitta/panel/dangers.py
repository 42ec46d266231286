"""What a player would lose if the people wished what they most likely will, in words.

Everything comes from forecasts of the table as those at the screen may know it, with nobody acting
any more; what an action changes is the difference of two forecasts (`moves`).
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel.foresight import foreseeable
from lacitta_nb.games.lacitta.players.wishes import Wishes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.forecast import MOVES, Forecast, forecast_for
from lacitta_nb.games.lacitta.study.odds import Chance, voice_odds
from lacitta_nb.panels.words import capital, chance_text, labelled
from lacitta_nb.texts import apart, sentence

_UNLIKELY: Final = Fraction(1, 10)
_WISHES: Final = 2
FALLS: Final = ("demolished", "over_limit", "city_lost", "out")


def likely_wishes(seen: State, asker: int | None = None) -> list[Chance]:
    """The likeliest wishes of this year with their chances, two at most.

    Args:
        seen: the moment, as those at the screen may know it.
        asker: whose knowledge counts; None for what lies open to all.
    """
    if not foreseeable(seen) or not seen.voice or seen.phase == "feeding":
        return []
    ranked = voice_odds(seen, asker).ranked
    return [found for found in ranked if found.chance >= _UNLIKELY][:_WISHES]


@lru_cache(maxsize=16)
def foreseen(state: State, wishes: Wishes, asker: int | None) -> Forecast | None:
    """The forecast for a wish, or None where these can't be the wishes.

    A view asks for the same few several times, and each takes longer than all of the rest.
    """
    try:
        return forecast_for(state, wishes, asker)
    except BadSetting:
        return None


def losses(forecast: Forecast, seat: int) -> list[Event]:
    """A player's citizens who leave for others, what falls, and hunger."""
    return [
        event
        for event in forecast.consequences
        if (event.kind in MOVES and event.other == seat)
        or (event.kind in (*FALLS, "hungry") and event.player == seat)
    ]


def gains(forecast: Forecast, seat: int) -> list[Event]:
    """Citizens who come to a player from others, and those who find no room there."""
    return [e for e in forecast.consequences if e.kind in MOVES and e.player == seat]


def under(chances: Iterable[Chance], said: str) -> str:
    """What happens under some wishes, with each and how likely it is."""
    return labelled(capital(", ".join(map(_wish, chances))), said)


def _wish(chance: Chance) -> str:
    one, two = chance.wishes[0], chance.wishes[-1]
    words: dict[str, str | int] = {"one": one, "two": two if two != one else "none"}
    words["chance"] = chance_text(chance.chance)
    words["sure"] = "yes" if chance.chance == 1 else "no"
    return sentence("panel-under", words)


def limits(forecast: Forecast, seat: int) -> Iterator[str]:
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
    return apart([*moves(state, events, city.owner), *others(state, events)])


def moves(state: State, events: Iterable[Event], seat: int) -> Iterator[str]:
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


def others(state: State, events: Iterable[Event]) -> Iterator[str]:
    """What falls, and hunger."""
    for event in events:
        if event.kind not in (*FALLS, "hungry") or event.player is None:
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
