"""The plan of a tournament: which games are played, by whom, from which seats."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, cycle, islice, product
from typing import SupportsIndex

from lacitta_nb.arena.fingerprint import make_of
from lacitta_nb.arena.gamefile import Match
from lacitta_nb.arena.processes import number_of, seed_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.rules import new_state
from lacitta_nb.given import positive, repr_of, text
from lacitta_nb.players import ComputerPlayer
from lacitta_nb.players.protocol import as_player


def line_ups(names: Iterable[str], players: SupportsIndex) -> list[tuple[str, ...]]:
    """Who sits down together: every choice of so many, or all of them over and over.

    Each line-up stands once, in one order; `plan` moves it round the table. Where the names have to
    stand more than once, the first ones do so once more.

    Raises:
        BadSetting: no whole number of players, or none.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 4)
    [('a', 'b', 'a', 'b')]
    """
    seats = positive(players)
    if seats is None:
        raise BadSetting("study-bad-table", players=repr_of(players))
    listed = _plain(names)
    if len(listed) >= seats:
        return list(combinations(listed, seats))
    return [tuple(islice(cycle(listed), seats))]


def _plain(names: Iterable[str]) -> tuple[str, ...]:
    """Names as plain text, whatever they were listed in."""
    return tuple(text(name) or repr_of(name) for name in names)


def plan(
    players: Mapping[str, ComputerPlayer],
    groups: Iterable[Iterable[str]],
    *,
    rounds: SupportsIndex = 1,
    boards: Iterable[str | Board] = ("toscana",),
    editions: Iterable[str] = ("classic",),
    setups: Iterable[str] = ("beginner",),
    seed: SupportsIndex = 0,
) -> list[Match]:
    """The games of a tournament: every group moves once round the table, a seat at a time.

    So everybody sits in every seat, always beside the same neighbours. All games of a round are
    dealt the same cards and tiles, so that luck favours nobody. The games are in such an order that
    everybody has played about as often, wherever one stops.

    Args:
        players: the players by name.
        groups: names of those who sit down together, one per seat; see `line_ups`.
        rounds: how often all of it is played, each time with other cards.
        boards: names of boards that are shipped, or boards of one's own; `run_tournament` is given
            the latter, too.
        editions: by name.
        setups: `beginner`, `advanced`; all combinations with boards and editions are played.
        seed: draws the seeds of the games.

    Raises:
        BadSetting: a name that no player has, not 2 to 5 of them at a table, or no round.
        NotFound: a board, an edition or a set-up that does not exist, for so many players.
    """
    times, begun = positive(rounds), seed_of(seed)
    if times is None:
        raise BadSetting("study-bad-rounds", rounds=repr_of(rounds))
    companies = [_plain(group) for group in groups]
    makes = _makes(players, companies)
    kinds = list(product(map(_board, boards), _plain(editions), _plain(setups)))
    _check(kinds, sorted({len(company) for company in companies}))
    found = []
    turns = range(max(map(len, companies), default=0))
    for number, turn, kind, company in product(range(times), turns, kinds, companies):
        if turn < len(company):
            board, edition, setup = kind
            draw = number_of(f"{begun}/{board.name}/{edition}/{setup}/{len(company)}/{number}")
            seats = company[turn:] + company[:turn]
            made = tuple(makes[name] for name in seats)
            found.append(Match(board.name, edition, setup, seats, made, number, draw))
    return list(dict.fromkeys(found))


def _makes(
    players: Mapping[str, ComputerPlayer], companies: Iterable[Sequence[str]]
) -> dict[str, str]:
    taking_part = {name for company in companies for name in company}
    for name in sorted(taking_part - set(players)):
        raise BadSetting("study-no-player", name=name, names=", ".join(players))
    return {name: make_of(as_player(players[name])) for name in taking_part}


def _board(board: str | Board) -> Board:
    return board if isinstance(board, Board) else shipped_board(board)


def _check(kinds: Iterable[tuple[Board, str, str]], sizes: Sequence[int]) -> None:
    """Let the rules refuse what can't be set up, before anything is played."""
    for (board, edition, setup), size in product(kinds, sizes):
        new_state(board, [str(seat) for seat in range(size)], edition=edition, setup=setup, seed=0)
