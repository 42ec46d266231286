"""What a turn changes to migration and what follows from it: the difference of two forecasts."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel.dangers import (
    foreseen,
    gains,
    likely_wishes,
    limits,
    losses,
    moves,
    others,
    under,
)
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.forecast import Forecast
from lacitta_nb.games.lacitta.study.odds import Chance
from lacitta_nb.panels.shown import Effect
from lacitta_nb.texts import apart, sentence

_LINES: Final = 4


def changed(before: State, after: State, seat: int, asker: int | None) -> list[Effect]:
    """What a player, and rivals, would lose or gain after an action and not before it.

    Args:
        before: the moment, as those at the screen may know it.
        after: the same after the action.
        seat: who acts.
        asker: whose knowledge counts; None for what lies open to all.

    Returns:
        Lines, each with the wish and its chance, the likeliest wish first; four at most.
    """
    found: dict[Effect, list[Chance]] = {}
    for chance in likely_wishes(before, asker):
        one = foreseen(before, chance.wishes, asker)
        two = foreseen(after, chance.wishes, asker)
        if one is not None and two is not None:
            for line in _difference(one, two, seat):
                found.setdefault(line, []).append(chance)
    lines = [Effect(under(chances, line.text), line.tone) for line, chances in found.items()]
    return lines[:_LINES]


def known_cards(seen: State, asker: int | None) -> str:
    """Which hidden voice cards the chances count beside those that lie open, or "".

    Whoever knows all of them is told no chances.
    """
    if asker is None or seen.voice_revealed or not (looked := seen.players[asker].seen):
        return ""
    if len(looked) == len(seen.voice) - 1:
        return ""  # Nothing is left to chance.
    *first, last = map(str, looked)
    words: dict[str, str | int] = {"first": ", ".join(first) or "none", "last": last}
    return sentence("panel-known-cards", words)


def _difference(one: Forecast, two: Forecast, seat: int) -> Iterator[Effect]:
    """What is lost, what is kept, who comes and no longer comes, and what it does to rivals."""
    lost, kept = _both(_losses(one, seat), _losses(two, seat))
    come, gone = _both(gains(one, seat), gains(two, seat))
    state = two.now
    worse = [*moves(state, lost, seat), *others(state, lost)]
    if any(event.kind == "demolished" for event in lost):
        worse += limits(two, seat)
    if worse:
        yield Effect(apart(worse), "bad")
    if saved := [*moves(state, kept, seat), *others(state, kept)]:
        yield Effect(sentence("panel-no-more", {"what": apart(saved)}), "good")
    for kind, tone in (("migrated", "good"), ("no_room", "")):
        for line in moves(state, (event for event in come if event.kind == kind), seat):
            yield Effect(line, tone)
    if missed := list(moves(state, (event for event in gone if event.kind == "migrated"), seat)):
        yield Effect(sentence("panel-no-more", {"what": apart(missed)}), "bad")
    events = (*lost, *kept, *come, *gone)
    yield from _rivals(one, two, {seat, *(e.player for e in events), *(e.other for e in events)})


def _losses(forecast: Forecast, seat: int) -> list[Event]:
    """Losses; hunger only as far as it is more than that of now, which the line on food tells."""
    balance = forecast.balances[seat]
    short = max(0, balance.citizens - balance.food)
    return [e for e in losses(forecast, seat) if e.kind != "hungry" or e.amount > short]


def _rivals(one: Forecast, two: Forecast, told: set[int | None]) -> Iterator[Effect]:
    """How many citizens more or fewer rivals keep who have not been told of."""
    for balance in two.balances:
        more = balance.left - one.balances[balance.player].left
        if more and balance.player not in told:
            name = two.now.players[balance.player].name
            how = "more" if more > 0 else "fewer"
            words: dict[str, str | int] = {"player": name, "count": abs(more), "how": how}
            yield Effect(sentence("panel-rival", words), "good" if more < 0 else "")


def _both(one: list[Event], two: list[Event]) -> tuple[list[Event], list[Event]]:
    """The events that only the second has, and those that only the first has."""
    return _more(one, two), _more(two, one)


def _more(before: list[Event], after: list[Event]) -> list[Event]:
    had = Counter(map(_alike, before))
    found = []
    for event in after:
        same = _alike(event)
        if had[same]:
            had[same] -= 1
        else:
            found.append(event)
    return found


def _alike(event: Event) -> tuple[str, str, str, str]:
    """What makes two losses the same one, whatever their points and numbers are."""
    return event.kind, event.source, event.space, event.building
