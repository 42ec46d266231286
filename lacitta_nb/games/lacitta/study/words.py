"""What would happen, what is assumed and what is wished for, in sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import Final

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.study.forecast import Choice, Forecast
from lacitta_nb.games.lacitta.study.one_more import OneMore
from lacitta_nb.texts import apart, sentence, words_of

_LETTERS: Final = 79
Words = dict[str, str | int | float]


def wish_text(wishes: Sequence[str]) -> str:
    """The name of a wish or of a pair.

    >>> wish_text(("culture", "health"))
    'culture and health'
    """
    if len(wishes) == 1:
        return sentence("study-wish", {"one": wishes[0]})
    return sentence("study-wishes", {"one": wishes[0], "two": wishes[1]})


def would_text(event: Event, names: Sequence[str], count: int = 1) -> str:
    """One consequence that a forecast tells of, in a sentence.

    Args:
        event: one of `Forecast.consequences`.
        names: the players' names, in seat order.
        count: how often it would happen; hunger takes several citizens from a city one by one.

    >>> would_text(Event("starved", "F2", player=0, space="A1", amount=1), ["Rosso"])
    "A citizen would leave Rosso's city at A1 for want of food."
    """
    return sentence(f"would-{event.kind}", words_of(event, names) | {"count": count})


def choice_text(choice: Choice, names: Sequence[str], count: int = 1) -> str:
    """A choice that a forecast made so many times, in a sentence."""
    action = choice.action
    words: Words = {"player": names[choice.player], "space": action.space, "count": count}
    return sentence(f"study-assume-{action.kind}", words | {"service": action.service})


def one_more_text(more: OneMore) -> str:
    """What one more point would change, in a sentence: beside the same forecast without it."""
    told = [
        *_grouped("come", more.gained, "space", "source"),
        *_grouped("stay", more.spared, "source", "space"),
        *_grouped("lost", more.turned_away, "space", "source"),
    ]
    words: Words = {"service": more.service, "city": more.castle, "changes": apart(told)}
    return sentence("study-more", words | _end(more.citizens))


def _end(change: int) -> Words:
    return {"end": change, "by": abs(change), "sign": "more" if change > 0 else "fewer"}


def _grouped(key: str, events: Iterable[Event], city: str, others: str) -> Iterable[str]:
    """One piece of a sentence for each city to which the same happens several times."""
    groups: dict[str, list[str]] = {}
    for event in events:
        groups.setdefault(getattr(event, city), []).append(getattr(event, others))
    for name, found in groups.items():
        words: Words = {"city": name, "others": ", ".join(found), "count": len(found)}
        yield sentence(f"study-more-{key}", words)


class Sentences(str):
    """Sentences, one per line, that a notebook shows as a list, as wide as there is room."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from html import escape

        found = []
        for line in self.replace("\n  ", " ").splitlines():
            told = escape(line.removeprefix("- "))
            found.append(f"<li>{told}</li>" if line.startswith("- ") else f"</ul><p>{told}</p><ul>")
        return "".join(found).removeprefix("</ul>") + "</ul>"


def forecast_text(forecast: Forecast) -> Sentences:
    """A forecast in sentences, each with the number of its rule; what it assumes comes last.

    Args:
        forecast: what would follow from a wish.

    Returns:
        A text with one sentence per line (those longer than 79 letters go on, set in, on the next),
        which a notebook shows as a list.
    """
    names = [player.name for player in forecast.now.players]
    wrapped = (fill(line, _LETTERS, subsequent_indent="  ") for line in _lines(forecast, names))
    return Sentences("\n".join(wrapped))


def _lines(forecast: Forecast, names: Sequence[str]) -> Iterable[str]:
    yield sentence("study-if", {"wish": wish_text(forecast.wishes)})
    told = Counter(forecast.consequences)
    for event, count in told.items():
        yield f"- {would_text(event, names, count)} [{event.rule}]"
    if not told:
        yield "- " + sentence("study-nothing", {})
    if forecast.choices:
        yield sentence("study-assuming", {})
    chosen = Counter(choice._replace(others=()) for choice in forecast.choices)
    yield from (f"- {choice_text(choice, names, count)}" for choice, count in chosen.items())
