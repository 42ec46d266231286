"""What cards, powers, schemes and the ghost do, told by signs.

A medal stands for points, a bag for drawing, a flame for burning, a pawn for a marker; what
is crossed out is given away. “/” reads “for each”. The legend says what the signs mean.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.games.citta_stato.picture.items import Item, banner, cube
from lacitta_nb.games.citta_stato.picture.labels import say
from lacitta_nb.games.citta_stato.picture.signs import (
    ALL,
    ANCHOR,
    BAG,
    CARD,
    COIN,
    CROWN,
    DECK,
    DISC,
    FLAME,
    MEDAL,
    OUT,
    PAWN,
    SCROLL,
    SHIP,
    STEPS,
    SWORDS,
    TEMPLE,
)
from lacitta_nb.games.citta_stato.picture.styles import ANY
from lacitta_nb.games.citta_stato.tables import Effect

Row = list[Item]


def _row(*parts: Shape | str | Item | Iterable[Item]) -> Row:
    """A row of signs, texts and items."""
    found: Row = []
    for part in parts:
        if isinstance(part, Item):
            found.append(part)
        elif isinstance(part, Shape | str):
            found.append(Item(part))
        else:
            found += part
    return found


def _number(effect: Effect, place: int = 0) -> str:
    return str(effect.numbers[place]) if len(effect.numbers) > place else ""


def _cubes(effect: Effect) -> Row:
    return [cube(colour) for colour in effect.colours]


def _banners(effect: Effect) -> Row:
    return [banner(colour) for colour in effect.colours]


def _each(effect: Effect, *what: Shape | str | Item | Iterable[Item]) -> Row:
    """Points for each of something."""
    return _row(MEDAL, _number(effect), "/", *what)


def _marker(effect: Effect, *who: Shape) -> Row:
    number = _number(effect)
    told = {"left": f"←{number}", "right": f"{number}→", "up_to": f"≤{number}"}
    return _row(*who, PAWN, told.get(effect.word, f"±{number}"))


def _draw(effect: Effect) -> Row:
    if effect.word == "all":
        return _row(BAG, say("all"))
    return _row(BAG, _cubes(effect))


def _keep(effect: Effect) -> Row:
    drawn = say("all") if effect.word == "all" else _number(effect)
    return _row(BAG, f"{drawn}→{effect.numbers[-1]}")


_TOLD: Final[Mapping[str, Callable[[Effect], Row]]] = MappingProxyType(
    {
        "fleet": lambda e: _row(SHIP, _number(e)),
        "gain_banner": lambda e: _row("+", _banners(e) or [banner(ANY)]),
        "port_banner": lambda _: _row(ANCHOR, "+", banner(ANY)),
        "different_banners": lambda _: _row("+", banner(ANY), "≠", banner(ANY)),
        "gain_cube": lambda e: _row("+", _cubes(e)),
        "gain_crowns": lambda e: _row("+", _number(e), CROWN),
        "draw_colours": _draw,
        "draw_chosen": lambda _: _row(BAG, cube(ANY)),
        "draw_and_keep": _keep,
        "draw_by_schemes": lambda e: _row(BAG, _number(e), "/", SCROLL),
        "points": lambda e: _row(MEDAL, _number(e)),
        "score_cubes": lambda e: _each(e, _cubes(e)),
        "score_banners": lambda e: _each(e, _banners(e)),
        "score_burned": lambda e: _each(e, FLAME, _cubes(e)),
        "score_all_burned": lambda e: _each(e, FLAME),
        "score_unburned": lambda e: _each(e, CARD),
        "score_supply": lambda e: _each(e, _number(e, 1), cube(ANY)),
        "score_track": lambda e: _each(e, STEPS, _cubes(e)),
        "all_score_cubes": lambda e: _row(ALL, _each(e, _cubes(e))),
        "all_score_spaces": lambda e: _row(ALL, _each(e, STEPS, _cubes(e))),
        "all_score_chosen": lambda e: _row(ALL, _each(e, cube(ANY))),
        "remove_cubes": lambda e: _each(e, _cubes(e), OUT),
        "remove_crowns": lambda e: _each(e, CROWN, OUT),
        "disc_back": lambda _: _row("+", DISC, MEDAL, "=", DISC),
        "disc_out": lambda _: _row(DISC, OUT, MEDAL, "=", DISC),
        "marker": _marker,
        "shift_all": lambda e: _marker(e, ALL),
        "free_upgrade": lambda _: _row(banner(ANY), OUT, STEPS, "+1"),
        "take_future": lambda _: _row(banner(ANY), OUT, DECK),
        "take_present": lambda _: _row(CARD),
        "rob_crown": lambda _: _row(ALL, "→", CROWN),
        "alliance": lambda _: _row(DISC, ALL, OUT, BAG, "=", DISC),
        "own_scheme": lambda _: _row(SCROLL),
        "swap_banner": lambda _: _row(banner(ANY), "↔", banner(ANY)),
        "burn_used": lambda _: _row(CARD, "→", FLAME),
        "burn_anywhere": lambda _: _row(FLAME, cube(ANY)),
        "exchange_one": lambda _: _row(cube(ANY), "↔", COIN),
        "exchange_many": lambda _: _row(say("all"), cube(ANY), "↔", COIN),
        "discard_banners": lambda e: _each(e, _banners(e), OUT),
        "trade": lambda _: _row(TEMPLE, "↔", TEMPLE),
        "empty_row": lambda e: _row(COIN, _number(e), OUT),
        "pushed": _marker,
        "track_back": lambda e: _row(STEPS, f"−{_number(e)}"),
        "drop_scheme": lambda e: _row(SCROLL, _number(e), OUT),
        "cube_to_bag": lambda _: _row(cube(ANY), "→", BAG),
        "disc_random": lambda _: _row(SWORDS, "?"),
        "disc_highest": lambda _: _row(SWORDS, "↑"),
        "disc_lowest": lambda _: _row(SWORDS, "↓"),
    }
)
"""How each verb is told."""


def told(effect: Effect) -> Row:
    """The signs of an effect; the verb itself where it has none."""
    tell = _TOLD.get(effect.verb)
    return [Item(effect.verb)] if tell is None else tell(effect)


def rows_of(effects: Iterable[Effect]) -> list[Row]:
    """The signs of several effects, a row each."""
    return [told(effect) for effect in effects]
