"""Crowns held and needed: which of the two scores would count (E3, E4).

>>> from lacitta_nb.games.citta_stato import new_game
>>> found = score_pairs(new_game(players=2, seed=7), first=14, seconds=[3])
>>> found.pairs[0].signs, found.pairs[0].lower, found.pairs[0].higher
(3, 3, 14)
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.citta_stato.rules.scoring import final_score, republic_crowns, scores
from lacitta_nb.games.citta_stato.study.words import asked, number_in, reconstructed
from lacitta_nb.given import attempt, repr_of

_SCORES: Final = range(-200, 501)
"""Scores that are asked about lie within this."""
_AROUND: Final = 12
"""How many second scores are looked at on either side where none are named."""


class ScorePair(NamedTuple):
    """What a pair of scores comes to.

    Attributes:
        first, second: the scores (E1, E2).
        signs: the crown signs between them: so many crowns the higher one needs (E4).
        missing: how many crowns are missing for the higher one; 0 where there are enough.
        final: the score that counts where the marker stands now.
    """

    first: int
    second: int
    signs: int
    missing: int
    final: int

    @property
    def lower(self) -> int:
        """The lower of both scores."""
        return min(self.first, self.second)

    @property
    def higher(self) -> int:
        """The higher of both scores."""
        return max(self.first, self.second)

    @property
    def inside(self) -> int:
        """What would count with the marker in the zone of the own form."""
        return self.lower if self.missing else self.higher


@dataclass(frozen=True)
class ScorePairs:
    """What pairs of scores come to for a player.

    Attributes:
        player: the seat. name: of the player.
        form: the own form, `?` where it is hidden.
        inside: whether the marker stands in its zone; None where that is hidden.
        crowns: those that count: held, above the marker, on the republic card.
        held, above, printed: these three.
        pairs: in the order of the second scores.
        ours: whether the crown signs are a reconstruction.
    """

    player: int
    name: str
    form: str
    inside: bool | None
    crowns: int
    held: int
    above: int
    printed: int
    pairs: tuple[ScorePair, ...]
    ours: bool

    @property
    def best(self) -> ScorePair:
        """The pair with the highest final score; among equals the lowest second one."""
        return max(self.pairs, key=lambda pair: (pair.final, -pair.second))


def score_pairs(
    table: object,
    player: SupportsIndex | str | None = None,
    *,
    first: SupportsIndex | None = None,
    seconds: Iterable[SupportsIndex] | None = None,
    crowns: SupportsIndex | None = None,
) -> ScorePairs:
    """What the first score and each second one would come to, with the crowns of a player.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.
        first: the first score; None: the points so far.
        seconds: the second scores; None: those around the first one.
        crowns: how many crowns there are in the end; None: those that would count now.

    Raises:
        NotFound: there is no such player. BadSetting: scores or crowns that can't be.
    """
    view, seat = asked(table, player)
    hand, tables = view.players[seat], view.table.tables
    now = scores(view)[seat]
    printed = republic_crowns(hand, tables)
    count = now.crowns if crowns is None else number_in(crowns, range(_SCORES[-1]), "crowns")
    points = now.first if first is None else number_in(first, _SCORES, "first")
    pairs = tuple(
        _pair(points, second, tables.signs(*sorted((points, second))), count, now.form)
        for second in _seconds(seconds, points)
    )
    above = now.crowns - hand.crowns - printed
    ours = reconstructed(view, "signs")
    return ScorePairs(
        seat, hand.name, hand.form, now.form, count, hand.crowns, above, printed, pairs, ours
    )


def _pair(first: int, second: int, signs: int, crowns: int, inside: bool | None) -> ScorePair:
    final = final_score(first, second, crowns, signs, inside)
    return ScorePair(first, second, signs, max(0, signs - crowns), final)


def _seconds(given: Iterable[SupportsIndex] | None, first: int) -> list[int]:
    """The second scores that are asked about.

    Raises:
        BadSetting: they are none.
    """
    if given is None:
        return list(range(max(0, first - _AROUND), first + _AROUND + 1))
    found = attempt(lambda: list(given), lambda _: None)
    if not found:
        raise BadSetting("stato-no-seconds", given=repr_of(given))
    return [number_in(one, _SCORES, "seconds") for one in found]
