"""What no player can have: walls inside a city, two things on a space, too many cannons lost."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.city import NAMES, OUTER
from lacitta_nb.games.saint_malo.constants import THINGS
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.games.saint_malo.tables import Tables


def wrong_players(state: State) -> Iterator[Problem]:
    """What is wrong with what lies before the players."""
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        yield from _wrong_stock(player, place)
        yield from _wrong_city(player, state.table.tables, f"{place}.city")
        most = state.table.tables.cannons
        if not 0 <= player.cannons_lost <= most:
            yield Problem.at(
                f"{place}.cannons_lost",
                "file-whole-between",
                rule="R3",
                least=0,
                most=most,
                found=str(player.cannons_lost),
            )


def _wrong_stock(player: Player, place: str) -> Iterator[Problem]:
    """Coins, logs and points never go below nothing (A4)."""
    for key in ("coins", "logs", "points"):
        amount = getattr(player, key)
        if amount < 0:
            yield Problem.at(f"{place}.{key}", "file-whole-least", least=0, found=str(amount))


def _wrong_city(player: Player, tables: Tables, place: str) -> Iterator[Problem]:
    """One thing a space, the printed crates among them, walls on outer spaces (G1, G2, S2)."""
    held = 0
    for thing, mask in zip(THINGS, player.things, strict=True):
        for number in bits(mask & held):
            name = NAMES[number]
            yield Problem.at(
                f"{place}.{name}",
                "file-malo-two-things",
                rule="G1",
                name=name,
                thing=thing,
                what=player.at(number),
            )
        held |= mask
    for number in bits(player.where("wall") & ~OUTER):
        name = NAMES[number]
        yield Problem.at(f"{place}.{name}", "file-malo-wall-inside", rule="G2", name=name)
    for number in bits(tables.crates & ~player.where("crate")):
        name = NAMES[number]
        found = player.at(number) or "null"
        yield Problem.at(f"{place}.{name}", "file-malo-printed", rule="S2", name=name, found=found)
