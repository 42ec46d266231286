"""What tracks, benefits and cubes are, in words and as short as on a button."""

from collections.abc import Iterable, Sequence

from lacitta_nb.games.citta_stato.constants import COLOURS, PLAIN
from lacitta_nb.games.citta_stato.panel.session import named, say
from lacitta_nb.games.citta_stato.picture.labels import letter
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.tables import Effect, Tables
from lacitta_nb.games.citta_stato.texts.effects import benefit_text as benefit_told
from lacitta_nb.games.citta_stato.texts.effects import effect_text, reconstructed
from lacitta_nb.texts import apart

STAR = "*"
"""Marks a number that is reconstructed."""


def short_text(effects: Iterable[Effect]) -> str:
    """Effects in a few words."""
    return " · ".join(_told(effect, "panel-short") for effect in effects)


def _told(effect: Effect, key: str) -> str:
    return say(
        key,
        verb=effect.verb,
        number=effect.numbers[0] if effect.numbers else 0,
        last=effect.numbers[-1] if effect.numbers else 0,
        colours=" ".join(COLOURS[colour] for colour in effect.colours),
        count=len(effect.colours),
        word=effect.word or "none",
        letters="".join(map(letter, effect.colours)),
    )


def benefit_text(state: State, player: Player, colour: int) -> str:
    """What burning another card under a colour brings; "" where three lie."""
    if not player.room(colour):
        return ""
    return benefit_told(state.table.tables, colour, len(player.burned[colour]) + 1)


def short_benefit(state: State, player: Player, colour: int) -> str:
    """The same in a few words."""
    if not player.room(colour):
        return ""
    return short_text(state.table.tables.burning[colour][len(player.burned[colour])])


def tiny_benefit(state: State, player: Player, colour: int) -> str:
    """The same in a few letters, such as fit a cell of the hand."""
    if not player.room(colour):
        return ""
    return tiny_text(state.table.tables.burning[colour][len(player.burned[colour])])


def tiny_text(effects: Iterable[Effect]) -> str:
    """Effects of a benefit in a few letters."""
    return ", ".join(_told(effect, "panel-tiny") for effect in effects)


def reward_text(tables: Tables, place: int, space: int) -> str:
    """What a space of a track says, and what entering it brings."""
    value = say("panel-space", track=PLAIN[place], value=tables.tracks[place][space - 1])
    return apart([value, *map(effect_text, tables.rewards[place][space - 1])])


def track_values(tables: Tables, place: int) -> str:
    """All values of a track, those that are reconstructed with a star."""
    values = enumerate(tables.tracks[place])
    told = (f"{value}{STAR if _is_ours(tables, place, at) else ''}" for at, value in values)
    return ", ".join(told).replace("-", "−")


def _is_ours(tables: Tables, place: int, at: int) -> bool:
    return reconstructed(tables, "tracks", PLAIN[place], at)


def track_is_ours(tables: Tables, place: int) -> bool:
    """Whether any value of a track is reconstructed."""
    return any(_is_ours(tables, place, at) for at in range(len(tables.tracks[place])))


def marked(text: str, *, ours: bool) -> str:
    """A text, with a word about values that are reconstructed."""
    return say("panel-reconstructed", text=text) if ours else text


def cubes_text(counts: Sequence[int]) -> str:
    """Cubes of several colours, those of which there is none left out."""
    told = [
        say("panel-cubes", colour=COLOURS[colour], count=count)
        for colour, count in enumerate(counts)
        if count
    ]
    return ", ".join(told) or named("")


def named_cubes(colours: Sequence[str]) -> str:
    """The same of cubes that are named one by one."""
    return cubes_text([list(colours).count(colour) for colour in COLOURS])
