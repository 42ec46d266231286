"""What can be answered to the questions of Città-Stato, and how they are asked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    NUMBER_OF,
    PLACE_OF,
    PLAIN,
    PLAIN_OF,
)
from lacitta_nb.games.citta_stato.panel import effects
from lacitta_nb.games.citta_stato.panel.session import named, say
from lacitta_nb.games.citta_stato.state import Player, State, Task
from lacitta_nb.games.citta_stato.texts.effects import card_text, scheme_text
from lacitta_nb.panels.shown import Label
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import listed


def asked_text(state: State) -> str:
    """What a question asks, in a sentence or two."""
    task = state.agenda[0]
    key = "-".join(["panel-ask", task.verb, *_variant(task)])
    return say(key, **_words(state, task))


def _variant(task: Task) -> list[str]:
    """The end of the key of a question that can be about different things."""
    if task.verb == "banner":
        return ["two"] if task.numbers else []
    if task.verb in ("colour", "disc", "discard", "take", "move"):
        return [task.word.replace("_", "-")]
    return []


def _words(state: State, task: Task) -> dict[str, str | int]:
    """What stands in the places of a question."""
    player = state.players[task.seat]
    card = task.word if task.verb == "under" else ""
    return {
        "player": player.name,
        "number": task.numbers[0] if task.numbers else 0,
        "colour": COLOURS[task.colours[0]] if task.colours else "",
        "cubes": effects.named_cubes([COLOURS[colour] for colour in task.colours]),
        "card": card,
        "city": player.city,
        "scheme": player.scheme,
        "space": player.marker,
        "form": state.table.tables.zone(player.marker),
        "rule": task.rule,
    }


def answer_label(state: State, action: Action) -> Label:
    """What an answer is called, what it brings, and what that means."""
    task = state.agenda[0]
    return _LABELS[action.kind](state, task, action)


def _player(state: State, task: Task) -> Player:
    return state.players[task.seat]


def _goods(_: State, task: Task, action: Action) -> Label:
    """A cube of the market, with its price, or its row where it costs nothing (B2)."""
    key = "panel-coins" if task.verb == "buy" else "panel-row"
    return Label(capital(named(action.colours[0])), say(key, coins=action.number or 0))


def _take(state: State, task: Task, action: Action) -> Label:
    if not action.place:
        return _goods(state, task, action)
    colour = NUMBER_OF[action.colours[0]]
    card = (state.present if action.place == "present" else state.future)[colour]
    name = say(f"panel-name-{action.what}", card=card, colour=action.colours[0])
    text, help_text = _used_or_burned(state, task, action.what, card, colour)
    return Label(say("panel-from", name=name, place=action.place), text, help_text)


def _used_or_burned(state: State, task: Task, what: str, card: str, colour: int) -> tuple[str, str]:
    """What using a card brings, or burning it under a colour: in brief, and in full."""
    player = _player(state, task)
    if what == "burn":
        short = effects.short_benefit(state, player, colour)
        return short, effects.benefit_text(state, player, colour)
    tables = state.table.tables
    return effects.short_text(tables.cards[card].effects), card_text(tables, card)


def _done(_: State, task: Task, action: Action) -> Label:
    del action
    word = "buy" if task.verb == "buy" else "take"
    return Label(say("panel-answer-done", what=word, coins=task.numbers[0]))


def _colour(state: State, task: Task, action: Action) -> Label:
    """A colour of which something is named, taken, laid down or given away."""
    word = action.colours[0]
    player, colour = _player(state, task), NUMBER_OF[word]
    text = capital(named(word))
    if action.kind == "under":
        short, told = _used_or_burned(state, task, "burn", task.word, colour)
        return Label(text, short, told)
    if action.kind in ("banner", "discard"):
        return Label(text, _of_banner(state, task, player, colour))
    drawn = task.verb == "colour" and task.word == "draw"
    held = player.bag[colour] if drawn else player.cubes[colour]
    return Label(text, say("panel-bag-holds" if drawn else "panel-held", count=held))


def _of_banner(state: State, task: Task, player: Player, colour: int) -> str:
    """What a banner of a colour is good for."""
    place = PLACE_OF[colour]
    if task.verb == "discard" and task.word == "future":
        return named(state.future[colour])
    if task.verb == "discard" and task.word == "upgrade":
        space = player.tracks[place]
        return say("panel-step", before=space, after=space + 1)
    return say("panel-held", count=player.banners[place])


def _disc(_: State, task: Task, action: Action) -> Label:
    disc = action.number or 0
    text = say("panel-disc", disc=disc)
    if task.word == "alliance":
        return Label(text, say("panel-draws", count=disc))
    return Label(text, say("panel-points", points=disc))


def _cubes(_: State, task: Task, action: Action) -> Label:
    del task
    return Label(effects.named_cubes(action.colours))


def _number(state: State, task: Task, action: Action) -> Label:
    """How many of something are given away, and the points for it; or which banner."""
    if action.number is None:
        return _colour(state, task, action)
    points = action.number * task.numbers[0]
    return Label(str(action.number), say("panel-points", points=points))


def _move(state: State, task: Task, action: Action) -> Label:
    tables, player = state.table.tables, _player(state, task)
    steps = action.number or 0
    space = player.marker + (steps if action.what == "right" else -steps)
    detail = say("panel-zone", form=tables.zone(space), crowns=tables.above[space - 1])
    return Label(say("panel-answer-move", side=action.what, steps=steps, space=space), detail)


def _shift(_: State, task: Task, action: Action) -> Label:
    return Label(say("panel-answer-shift", side=action.what, steps=task.numbers[0]))


def _word(state: State, task: Task, action: Action) -> Label:
    """An answer of one word."""
    words: dict[str, str | int] = {"number": task.numbers[0] if task.numbers else 0}
    words["scheme"] = _player(state, task).scheme
    key = f"{task.verb}-{action.kind}" if action.kind in ("stay", "skip") else action.kind
    return Label(say(f"panel-answer-{key}", **words), help=_word_help(state, task, action))


def _word_help(state: State, task: Task, action: Action) -> str:
    if action.kind != "scheme":
        return ""
    return scheme_text(state.table.tables, _player(state, task).scheme)


def _swap(state: State, task: Task, action: Action) -> Label:
    got = action.colours[1]
    held = _player(state, task).banners[PLAIN_OF[got]]
    return Label(capital(named(got)), say("panel-held", count=held))


def _card(state: State, task: Task, action: Action) -> Label:
    if action.kind == "card":
        return Label(named(action.what))
    colour = state.table.tables.cards[action.what].colour
    text, told = _used_or_burned(state, task, action.kind, action.what, colour)
    return Label(say(f"panel-name-{action.kind}", card=action.what), text, told)


def _rob(state: State, task: Task, action: Action) -> Label:
    del task
    other = state.players[action.number or 0]
    return Label(other.name, say("panel-crowns", crowns=other.crowns))


def _hold(state: State, task: Task, action: Action) -> Label:
    """One of two republic cards, named where whoever looks at the screen may know it."""
    card = _player(state, task).republic if action.what == "old" else task.word
    return Label(say("panel-answer-hold", what=action.what), capital(named(card)) if card else "")


def _offer(_: State, task: Task, action: Action) -> Label:
    del task
    return Label(capital(named(action.what)))


def _back(state: State, task: Task, action: Action) -> Label:
    tracks = _player(state, task).tracks
    steps = {place: action.colours.count(colour) for colour, place in PLAIN_OF.items()}
    told = [
        say("panel-track-step", colour=PLAIN[place], before=tracks[place], after=tracks[place] - n)
        for place, n in steps.items()
        if n
    ]
    return Label(capital(listed(told)))


_LABELS: Final[Mapping[str, Callable[[State, Task, Action], Label]]] = MappingProxyType(
    {
        "buy": _goods,
        "take": _take,
        "done": _done,
        **dict.fromkeys(("banner", "colour", "under", "put", "bag"), _colour),
        "disc": _disc,
        **dict.fromkeys(("keep", "pay"), _cubes),
        **dict.fromkeys(("discard", "remove", "crowns"), _number),
        "move": _move,
        "shift": _shift,
        **dict.fromkeys(("stay", "draw", "scheme", "skip", "leave", "accept", "decline"), _word),
        "swap": _swap,
        **dict.fromkeys(("card", "use", "burn"), _card),
        "rob": _rob,
        "hold": _hold,
        "offer": _offer,
        "back": _back,
    }
)
"""What says each kind of answer."""
