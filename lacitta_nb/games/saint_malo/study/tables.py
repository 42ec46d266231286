"""Odds, keeps, threat, places and balance as pandas tables, with columns that a person can read."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from lacitta_nb.games.saint_malo.constants import DICE
from lacitta_nb.games.saint_malo.study.balance import Balances
from lacitta_nb.games.saint_malo.study.odds import ThrowOdds, rolls_odds
from lacitta_nb.games.saint_malo.study.threat import Threat
from lacitta_nb.games.saint_malo.study.throws import Keep
from lacitta_nb.games.saint_malo.study.words import named
from lacitta_nb.games.saint_malo.study.worth import Places
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame


def throw_odds_table(odds: ThrowOdds) -> "DataFrame":
    """One row per symbol and number of dice turned: the chances in per cent, and swords expected.

    Args:
        odds: the odds of a throw.
    """
    rows = [
        {
            "throw-symbol": named(found.symbol),
            "throw-turned": found.turned,
            **_at_least(found.chances),
            "throw-swords": round(float(found.swords), 2),
        }
        for found in odds.symbols
    ]
    return _table(tuple(rows[0]), rows)


def rolls_table() -> "DataFrame":
    """One row for one, two and three rolls of five dice: the chances of each number of a symbol."""
    rows = [{"throw-rolls": rolls, **_at_least(chances)} for rolls, chances in rolls_odds()]
    return _table(tuple(rows[0]), rows)


def keep_table(keeps: Sequence[Keep]) -> "DataFrame":
    """One row for each set of dice that may stay, as its action is written: the best first.

    Args:
        keeps: as `Plan.options` or `best_keeps` give them.
    """
    rows = [
        {
            "keep": str(keep),
            "keep-worth": round(keep.worth, 2),
            "keep-less": round(keeps[0].worth - keep.worth, 2),
        }
        for keep in keeps
    ]
    return _table(("keep", "keep-worth", "keep-less"), rows)


def threat_table(threat: Threat) -> "DataFrame":
    """One row per player: defence, what is missing, and what may come before the next turn.

    Chances are in per cent; `low` is for players who roll swords again, `high` for those who keep
    them.
    """
    rows = [
        {
            "player": threat.names[one.player],
            "threat-defence": one.defence,
            "threat-shortfall": one.shortfall,
            "threat-turns": one.turns,
            "threat-low": percent(one.chance.rerolled),
            "threat-high": percent(one.chance.kept),
            "threat-losses-low": round(float(one.losses.rerolled), 2),
            "threat-losses-high": round(float(one.losses.kept), 2),
            "threat-most": one.most,
        }
        for one in threat.players
    ]
    return _table(tuple(rows[0]), rows)


def attack_table(threat: Threat) -> "DataFrame":
    """One row per attack that can still come: when, how strong, and whom it would hit today."""
    rows = [
        {
            "attack-row": attack.row,
            "attack-strength": attack.strength,
            "attack-boxes": attack.boxes,
            "attack-hits": ", ".join(
                threat.names[one.player] for one in threat.players if one.defence < attack.strength
            ),
        }
        for attack in threat.attacks
    ]
    return _table(("attack-row", "attack-strength", "attack-boxes", "attack-hits"), rows)


def place_table(places: Places) -> "DataFrame":
    """One row per empty space of a city: what persons would bring there, what fits, what breaks."""
    rows = [
        {
            "place": place.space,
            "place-merchant": place.merchant,
            "place-priest": place.priest,
            "place-juggler": place.juggler,
            "place-houses": place.houses,
            "place-breaks": named(place.breaks) if place.breaks else "",
            "place-completes": named(place.completes) if place.completes else "",
            "place-joined": place.joined,
        }
        for place in places.places
    ]
    columns = ("merchant", "priest", "juggler", "houses", "breaks", "completes", "joined")
    return _table(("place", *(f"place-{column}" for column in columns)), rows)


def balance_table(balances: Balances) -> "DataFrame":
    """One row per player: the parts of today's count, and how long the city may take to be full."""
    rows = [
        {
            "player": balances.names[one.score.player],
            **{f"today-{part}": points for part, points in one.score.parts},
            "today-total": one.score.total,
            "today-turns": one.turns,
            "today-left": one.left,
        }
        for one in balances.players
    ]
    # Whole numbers beside "nobody can tell", which pandas would write as fractions otherwise.
    return _table(tuple(rows[0]), rows).convert_dtypes()


def next_church_table(balances: Balances) -> "DataFrame":
    """One row per player: what one more church of each size would add to the series."""
    rows = [
        {
            "player": balances.names[one.score.player],
            **{f"church-{size}": more for size, more in enumerate(one.churches, start=1)},
        }
        for one in balances.players
    ]
    return _table(tuple(rows[0]), rows)


def _at_least(chances: Sequence[Fraction]) -> dict[str, float]:
    """The chances of one, two, three … in per cent."""
    return {f"at-least-{n}": percent(chance) for n, chance in enumerate(chances, start=1)}


def percent(chance: Fraction | float) -> float:
    """A chance in per cent, with two decimals: the rarest throws are rarer than one in a thousand.

    >>> percent(Fraction(1, 7776))
    0.01
    """
    return round(float(100 * chance), 2)


def _table(columns: Sequence[str], rows: Iterable[Mapping[str, object]]) -> "DataFrame":
    from lacitta_nb.arena.dataframes import titled

    titles = {}
    for n in range(1, DICE + 1):
        titles[f"at-least-{n}"] = sentence("study-throw-column", {"number": n})
        titles[f"church-{n}"] = sentence("study-church-column", {"size": n})
    return titled(rows, columns, titles)
