"""Evaluation of a position by playouts: chances to win and expected points, with their uncertainty.

Playout `i` deals what is hidden from the asker by the seed `{seed}/{i}` and lets a computer player
move all seats to the end of the game. So the result depends on the seed and the number of playouts
alone, not on how many processes did the work; every action is tried on the same deals.
"""

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from lacitta_nb.actions import Action
from lacitta_nb.errors import BadSetting, IllegalAction, NothingToDecide
from lacitta_nb.game import Game
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, seeded
from lacitta_nb.rules import advance, apply, complete, refusal, scores
from lacitta_nb.state import State
from lacitta_nb.study.knowledge import Asker, known
from lacitta_nb.study.processes import as_done, check_movable, local_pool, number_of
from lacitta_nb.study.statistics import Estimate, mean, share
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame

_CHUNK: Final = 20
"""Playouts that a process does before it reports."""
_GREEDY: Final = GreedyPlayer()


class Result(NamedTuple):
    """One playout: points of each seat, and each one's share of the win."""

    points: tuple[int, ...]
    wins: tuple[float, ...]


class Prospect(NamedTuple):
    """What a player may expect.

    Attributes:
        player: the name; seat: the number; playouts: what it rests on.
        win: chance to win, a shared win counting in part; points: expected points at the end.
    """

    player: str
    seat: int
    playouts: int
    win: Estimate
    points: Estimate


class ActionProspect(NamedTuple):
    """What an action leads to for the player who must decide; the fields are those of `Prospect`.

    `behind`: expected points less than the best action brings, from the same deals.
    """

    action: Action
    playouts: int
    win: Estimate
    points: Estimate
    behind: Estimate


@dataclass(frozen=True, repr=False)
class Evaluation:
    """What playouts said of a position.

    Attributes:
        names: the players' names; seat: whoever must decide, for the actions.
        wanted: playouts asked for, of each action; `done` tells how many there were.
        results: for each action, or for None where only the position was asked about, the playouts
            by number.
    """

    names: tuple[str, ...]
    seat: int
    wanted: int
    results: dict[Action | None, dict[int, Result]]

    def __repr__(self) -> str:
        return f"<Evaluation: {self.done} of {self.wanted} playouts, {len(self.results)} line(s)>"

    def _repr_html_(self) -> str:
        return self.table().to_html(index=False)

    @property
    def done(self) -> int:
        """Playouts that were finished, of each action at least."""
        return min((len(found) for found in self.results.values()), default=0)

    @property
    def interrupted(self) -> bool:
        """Whether there were fewer playouts than asked for."""
        return self.done < self.wanted

    @property
    def players(self) -> list[Prospect]:
        """What each player may expect; where actions were tried, after the best of them."""
        best = self.results[None] if None in self.results else self.results[self.actions[0].action]
        rows = _in_order(best)
        return [
            Prospect(
                name,
                seat,
                len(rows),
                share(sum(row.wins[seat] for row in rows), len(rows)),
                mean([row.points[seat] for row in rows]),
            )
            for seat, name in enumerate(self.names)
        ]

    @property
    def actions(self) -> list[ActionProspect]:
        """What each action leads to, the likeliest to win first; [] if none were tried."""
        tried = {action: found for action, found in self.results.items() if action is not None}
        seat = self.seat
        rows = {
            action: (
                share(sum(row.wins[seat] for row in _in_order(found)), len(found)),
                mean([row.points[seat] for row in _in_order(found)]),
            )
            for action, found in tried.items()
        }
        order = sorted(rows, key=lambda a: (-rows[a][0].value, -rows[a][1].value))
        return [
            ActionProspect(
                action,
                len(tried[action]),
                *rows[action],
                self._behind(tried[order[0]], tried[action]),
            )
            for action in order
        ]

    def _behind(self, best: dict[int, Result], other: dict[int, Result]) -> Estimate:
        both = sorted(best.keys() & other.keys())
        return mean([best[i].points[self.seat] - other[i].points[self.seat] for i in both])

    def table(self) -> "DataFrame":
        """The players, or the actions where some were tried, one a row."""
        from lacitta_nb.study.results import action_table, prospect_table

        return (
            action_table(self.actions) if None not in self.results else prospect_table(self.players)
        )


def _in_order(found: dict[int, Result]) -> list[Result]:
    return [found[number] for number in sorted(found)]


def evaluate(
    table: Game | State,
    player: ComputerPlayer = _GREEDY,
    *,
    asker: Asker = None,
    playouts: int = 200,
    seed: int = 0,
    workers: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Evaluation:
    """Chances to win and expected points of every player.

    Args:
        table: the game or state; hidden cards are dealt anew for every playout.
        player: the computer player that moves all seats.
        asker: whose knowledge counts; None: what lies open to all.
        playouts: how many games are played out.
        seed: draws the deals; the same seed gives the same result with any number of workers.
        workers: processes of this computer.
        executor: does the work instead: a pool kept warm, or that of a cluster.
        progress: whether a bar is shown. Interrupting (Ctrl+C, or the notebook's stop button) keeps
            the playouts that are done.

    >>> import lacitta_nb as lc
    >>> evaluation = evaluate(lc.new_game(players=2, seed=1), playouts=2, progress=False)
    >>> [prospect.playouts for prospect in evaluation.players]
    [2, 2]
    """
    view = known(table, asker)
    work = _Work(view, player, seed, playouts, (None,))
    return work.run(0, workers, executor, progress)


def compare_actions(
    table: Game | State,
    actions: Sequence[Action] | None = None,
    player: ComputerPlayer = _GREEDY,
    *,
    count: int = 6,
    playouts: int = 100,
    seed: int = 0,
    workers: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Evaluation:
    """What each of several actions leads to for the player who must decide.

    Args:
        table: the game or state, of which only that player's knowledge is used.
        actions: what is tried; None: the greedy player's best candidates.
        count: how many candidates, if `actions` is None.
        playouts: games played out after each of them.
        player: as in `evaluate`; so are the arguments below.
        seed: draws the deals, the same for all actions.
        workers: processes of this computer.
        executor: does the work instead.
        progress: whether a bar is shown.

    Raises:
        NothingToDecide: nobody must decide.
        IllegalAction: the rules forbid one of the actions.
    """
    state = known(table, None)
    decision = state.decision
    if decision is None:
        raise NothingToDecide("nothing-to-decide", phase=state.phase)
    view = known(table, decision.player)
    for action in actions or ():
        refused = refusal(view, action)
        if refused is not None:
            raise IllegalAction(refused)
    if actions is None:
        actions = [action for action, _ in GreedyPlayer().ranked(view)[:count]]
    work = _Work(view, player, seed, playouts, tuple(dict.fromkeys(actions)))
    return work.run(decision.player, workers, executor, progress)


class _Work(NamedTuple):
    """The playouts to be done; every process gets it whole."""

    view: State
    player: ComputerPlayer
    seed: int
    playouts: int
    actions: tuple[Action | None, ...]

    def run(self, seat: int, workers: int, executor: Executor | None, progress: bool) -> Evaluation:
        """Do them, here or elsewhere; an interrupt ends it early."""
        if self.playouts < 1:
            raise BadSetting("study-bad-playouts", playouts=self.playouts)
        results: dict[Action | None, dict[int, Result]] = {action: {} for action in self.actions}
        own = local_pool(workers) if executor is None and workers != 1 else None
        parts = self._here() if executor is None and own is None else self._there(executor or own)
        try:
            self._collect(parts, results, progress)
        finally:
            parts.close()
            if own is not None:
                own.shutdown(wait=False, cancel_futures=True)
        names = tuple(player.name for player in self.view.players)
        return Evaluation(names, seat, self.playouts, results)

    def _collect(
        self, parts: "_Parts", results: dict[Action | None, dict[int, Result]], progress: bool
    ) -> None:
        from tqdm.auto import tqdm

        label = sentence("study-bar-playouts", {})
        with tqdm(total=self.playouts, desc=label, disable=not progress) as bar:
            try:
                for part in parts:
                    for number, found in part:
                        for action, result in zip(self.actions, found, strict=True):
                            results[action][number] = result
                    bar.update(len(part))
            except KeyboardInterrupt:
                bar.set_description(sentence("study-bar-stopped", {}))

    def _here(self) -> "_Parts":
        for number in range(self.playouts):
            yield _play_span(self, (number, number + 1))

    def _there(self, executor: Executor | None) -> "_Parts":
        assert executor is not None
        check_movable(self.player)
        step = max(1, _CHUNK // len(self.actions))
        spans = [(n, min(n + step, self.playouts)) for n in range(0, self.playouts, step)]
        for _, future in as_done(executor, partial(_play_span, self), spans):
            yield future.result()


_Part = list[tuple[int, tuple[Result, ...]]]
_Parts = Generator[_Part, None, None]


def _play_span(work: _Work, span: tuple[int, int]) -> _Part:
    """The playouts with these numbers, each after every action."""
    return [(number, tuple(_play_out_each(work, number))) for number in range(*span)]


def _play_out_each(work: _Work, number: int) -> Iterator[Result]:
    text = f"{work.seed}/{number}"
    start = complete(work.view, number_of(text))
    for action in work.actions:
        state = start if action is None else apply(start, action).state
        yield result_of(play_out(state, [work.player] * len(state.players), text))


def play_out(state: State, players: Sequence[ComputerPlayer], seed: str) -> State:
    """Let computer players, one a seat, play to the end; each sees its view only.

    Args:
        state: a state in which every card is known.
        players: one a seat; each draws its lots by `{seed}/{seat}`.
        seed: a text.
    """
    at_seats = [seeded(player, f"{seed}/{seat}") for seat, player in enumerate(players)]
    while not state.over:
        decision = state.decision
        if decision is None:
            state = advance(state).state
        else:
            view = state.seen_by(decision.player)
            state = apply(state, at_seats[decision.player].choose(view)).state
    return state


def result_of(state: State) -> Result:
    """Points and shares of the win at the end of a game."""
    found = scores(state)
    first = [score.rank == 1 for score in found]
    return Result(tuple(score.total for score in found), tuple(won / sum(first) for won in first))
