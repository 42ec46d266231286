"""Draws, payments, wars, forms, scores, cards and markets as pandas tables with plain columns."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.study.bags import BagOdds
from lacitta_nb.games.citta_stato.study.crowns import ScorePairs
from lacitta_nb.games.citta_stato.study.forms import FormOutlook, Shift
from lacitta_nb.games.citta_stato.study.market import Markets, Purchase
from lacitta_nb.games.citta_stato.study.paying import Payments
from lacitta_nb.games.citta_stato.study.presents import PresentWorths
from lacitta_nb.games.citta_stato.study.second import SecondGain
from lacitta_nb.games.citta_stato.study.trial import Gain
from lacitta_nb.games.citta_stato.study.war import WarOdds
from lacitta_nb.games.citta_stato.study.words import named
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame

_NEVER: Final = "–"
"""Stands in a cell for what can't be."""


def bag_table(odds: BagOdds) -> "DataFrame":
    """One row per colour: what the draw brings, and the chance that an action can then be paid.

    Chances are in per cent; stand-ins count in the last column only.

    Args:
        odds: as `bag_odds` or `round_odds` give them.
    """
    most = max(len(found.chances) for found in odds.colours)
    rows = [
        {
            "bag-colour": named(found.colour),
            "bag-supply": found.supply,
            "bag-bag": found.bag,
            "bag-expected": round(float(found.expected), 2),
            **{f"bag-draws-{n}": _chance(found.chances, n) for n in range(most)},
            "bag-pays": percent(found.pays),
        }
        for found in odds.colours
    ]
    titles = {f"bag-draws-{n}": sentence("study-bag-column", {"number": n}) for n in range(most)}
    titles["bag-pays"] = sentence("study-bag-pays", {"price": odds.price})
    return _table(tuple(rows[0]), rows, titles)


def _chance(chances: Sequence[Fraction], number: int) -> float:
    return percent(chances[number]) if number < len(chances) else 0.0


def payment_table(payments: Payments) -> "DataFrame":
    """One row per colour: the price of the next action, what is held, what can be done with it.

    Args:
        payments: as `payments` gives them.
    """
    rows = [
        {
            "pay-colour": named(payment.colour),
            "pay-price": payment.price,
            "pay-held": payment.held,
            "pay-stand-in": named(payment.stand_in) if payment.stand_in else "",
            "pay-had": payment.had,
            "pay-missing": payment.missing,
            "pay-ways": ", ".join(map(str, payment.ways)),
            "pay-actions": ", ".join(payment.actions) if payment.payable else "",
        }
        for payment in payments.colours
    ]
    return _table(tuple(rows[0]), rows)


def war_table(odds: WarOdds) -> "DataFrame":
    """One row per own disc: the cubes left after it, and the chances of each place.

    Args:
        odds: as `war_odds` gives them.
    """
    places = len(odds.rivals) + 1
    rows = [
        {
            "war-disc": found.disc,
            "war-left": found.left,
            **{f"war-place-{n}": percent(c) for n, c in enumerate(found.places, start=1)},
        }
        for found in odds.discs
    ]
    titles = {
        f"war-place-{n}": sentence("study-war-column", {"place": n}) for n in range(1, places + 1)
    }
    return _table(("war-disc", "war-left", *titles), rows, titles)


def form_table(outlook: FormOutlook) -> "DataFrame":
    """One row per form: its spaces, and the fewest shifts that bring the marker there.

    Args:
        outlook: as `form_outlook` gives it.
    """
    rows = []
    for form, (alone, others, together) in outlook.zones.items():
        spaces = [found.space for found in outlook.spaces if found.form == form]
        rows.append(
            {
                "form-form": named(form),
                "form-own": _yes(form == outlook.form),
                "form-spaces": f"{spaces[0]}–{spaces[-1]}",
                "form-alone": _told(alone),
                "form-others": _told(others),
                "form-together": _told(together),
            }
        )
    return _table(tuple(rows[0]), rows)


def shift_table(outlook: FormOutlook) -> "DataFrame":
    """One row per thing that can still move the marker: what it is, how far, who can bring it.

    Args:
        outlook: as `form_outlook` gives it.
    """
    rows = [
        {
            "shift-source": sentence(f"study-shift-{_key(shift)}", {}),
            "shift-what": named(shift.what) if shift.what else "",
            "shift-steps": _steps(shift),
            "shift-sides": ", ".join(sentence(f"study-side-{side}", {}) for side in shift.sides),
            "shift-seats": ", ".join(_name(seat, outlook.names) for seat in shift.seats),
            "shift-everyone": _yes(shift.everyone),
        }
        for shift in outlook.shifts
    ]
    columns = ("source", "what", "steps", "sides", "seats", "everyone")
    return _table(tuple(f"shift-{column}" for column in columns), rows)


def _key(shift: Shift) -> str:
    return shift.source.replace("_", "-")


def _steps(shift: Shift) -> str:
    found = " + ".join(map(str, shift.steps))
    return found if shift.exact else sentence("study-up-to", {"steps": found})


def _name(seat: int, names: Sequence[str]) -> str:
    """A player; the ghost, which is no seat of the state, by its own word."""
    return names[seat] if seat < len(names) else named("ghost")


def _told(number: int | None) -> int | str:
    """A number, or a stroke where there is none; pandas would write fractions beside nothing."""
    return _NEVER if number is None else number


def _yes(found: bool) -> str:
    return sentence("study-yes", {}) if found else ""


def score_pair_table(pairs: ScorePairs) -> "DataFrame":
    """One row per second score: the crown signs, the crowns missing, and what would count.

    Args:
        pairs: as `score_pairs` gives them.
    """
    rows = [
        {
            "pair-first": pair.first,
            "pair-second": pair.second,
            "pair-signs": pair.signs,
            "pair-crowns": pairs.crowns,
            "pair-missing": pair.missing,
            "pair-inside": pair.inside,
            "pair-outside": pair.lower,
            "pair-final": pair.final,
        }
        for pair in pairs.pairs
    ]
    return _table(tuple(rows[0]), rows)


def present_table(worths: PresentWorths) -> "DataFrame":
    """One row per Present: what using and burning it brings now, and points in the second score.

    Args:
        worths: as `present_worths` gives them.
    """
    rows = [
        {
            "present-colour": named(found.colour),
            "present-card": named(found.card),
            "present-payable": _yes(found.payable),
            "present-use": _brings(found.use),
            "present-burn": _brings(found.burn),
            "present-use-again": _points(found.use_again),
            "present-burn-again": _points(found.burn_again),
        }
        for found in worths.presents
    ]
    columns = ("colour", "card", "payable", "use", "burn", "use-again", "burn-again")
    return _table(tuple(f"present-{column}" for column in columns), rows)


def _brings(gain: Gain | None) -> str:
    """What is brought, in a few words; a stroke where it can't be done."""
    if gain is None:
        return _NEVER
    parts = [
        sentence(f"study-brings-{what}", {"number": number})
        for what, number in zip(("points", "crowns", "banners", "cubes"), gain.brought, strict=True)
        if number
    ]
    brought = ", ".join(parts) or sentence("study-brings-nothing", {})
    return brought if gain.exact else _not_all(brought)


def _points(gain: Gain | None) -> int | str:
    """The points that are brought; a stroke where it can't be done."""
    if gain is None:
        return _NEVER
    return gain.points if gain.exact else _not_all(str(gain.points))


def _not_all(found: str) -> str:
    """What was found where there are more ways than were tried."""
    return sentence("study-not-all", {"found": found})


def second_table(gain: SecondGain) -> "DataFrame":
    """One row per own card: what it could bring by itself in the second score, and what is best.

    Args:
        gain: as `second_gain` gives it.
    """
    rows = [
        {
            "second-colour": named(found.colour),
            "second-card": named(found.card),
            "second-use": _told(found.use),
            "second-burn": _told(found.burn),
            "second-best": _in_plan(found.card, gain.best.cards),
            "second-most": _in_plan(found.card, gain.most.cards),
        }
        for found in gain.cards
    ]
    columns = ("colour", "card", "use", "burn", "best", "most")
    names = tuple(f"second-{column}" for column in columns)
    searched = () if gain.exact else names[2:]
    titles = {name: _not_all(sentence(f"study-column-{name}", {})) for name in searched}
    return _table(names, rows, titles)


def _in_plan(card: str, plan: Sequence[str]) -> str:
    """What a plan does with a card."""
    done = next((text.split()[0] for text in plan if text.split()[1] == card), "leave")
    return sentence(f"study-plan-{done}", {})


def market_table(markets: Markets) -> "DataFrame":
    """One row per cube that may go to the market: its price there, and who could buy what.

    Args:
        markets: as `markets_after` gives them.
    """
    names = markets.names
    columns = ("cube", "price", "tempted", "most")
    rows = [
        {
            "market-cube": named(found.cube) if found.cube else sentence("study-no-cube", {}),
            "market-price": found.price or _NEVER,
            "market-tempted": ", ".join(names[seat] for seat in found.tempted),
            "market-most": ", ".join(
                sentence("study-buys", {"player": names[buyer.player], "number": buyer.most})
                for buyer in found.buyers
                if buyer.payable
            ),
        }
        for found in markets.markets
    ]
    return _table(tuple(f"market-{column}" for column in columns), rows)


def purchase_table(purchases: Sequence[Purchase]) -> "DataFrame":
    """One row for all that coins can buy together: cubes by colour, and their price.

    Args:
        purchases: as `purchases` gives them.
    """
    rows = [
        {
            **{f"buy-{word}": n for word, n in zip(COLOURS, found.cubes, strict=True)},
            "buy-price": found.price,
        }
        for found in purchases
    ]
    titles = {f"buy-{word}": named(word) for word in COLOURS}
    return _table((*titles, "buy-price"), rows, titles)


def percent(chance: Fraction | float) -> float:
    """A chance in per cent, with two decimals.

    >>> percent(Fraction(1, 3))
    33.33
    """
    return round(float(100 * chance), 2)


def _table(
    columns: Sequence[str],
    rows: Iterable[Mapping[str, object]],
    titles: Mapping[str, str] | None = None,
) -> "DataFrame":
    from lacitta_nb.arena.dataframes import titled

    return titled(rows, columns, titles or {})
