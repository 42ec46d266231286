"""Evaluation of a position by playouts: chances to win and expected points, with their uncertainty.

Playout `i` deals what is hidden from the asker by the seed `{seed}/{i}` and lets a computer player
move all seats to the end of the game. So the result depends on the seed and the number of playouts
alone, not on how many processes did the work; every action is tried on the same deals.
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from lacitta_nb.arena.best_of import behind_best
from lacitta_nb.arena.knowledge import Asker, known
from lacitta_nb.arena.playouts import Outcome, Results, Work, work_on
from lacitta_nb.arena.prospects import ActionProspect, Prospect
from lacitta_nb.arena.result import Result
from lacitta_nb.arena.statistics import Estimate, exactly, mean, share
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.moves import decision_of
from lacitta_nb.core.records import State
from lacitta_nb.given import listed, positive, repr_of, truly
from lacitta_nb.players.judge import judge_of, one_of_each
from lacitta_nb.players.protocol import ComputerPlayer, legal
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame


class _Judge:
    """Plays whatever game it is as that game's judge replies: soundly and quickly."""

    def choose(self, view: State) -> Any:  # noqa: ANN401 - an action of that game
        return judge_of(view).reply(view)

    def __repr__(self) -> str:
        # `help` shows what a function takes where nothing is given.
        return "<the judge of the game>"


_JUDGE: Final = _Judge()


@dataclass(frozen=True, repr=False)
class Evaluation:
    """What playouts said of a position.

    Attributes:
        names: the players' names; seat: whoever must decide, for the actions.
        wanted: playouts asked for, of each action; `done` tells how many there were.
        results: the playouts of each action, or of None where only the position was asked about.
        given_up: playouts that there will never be, since the processes that played them died.
        certain: whether the game was over, so that the result is no estimate.
    """

    names: tuple[str, ...]
    seat: int
    wanted: int
    results: Results
    given_up: int = 0
    certain: bool = False

    def __repr__(self) -> str:
        told = f"<Evaluation: {self.done} of {self.wanted} playouts, {len(self.results)} line(s)>"
        return f"{told}\n{self._note()}" if self.given_up else told

    def __str__(self) -> str:
        """The table in letters, and how many playouts there were."""
        return f"{self.table()!r}\n{self._note()}"

    def _repr_html_(self) -> str:
        from lacitta_nb.arena.dataframes import html_of

        return f"{html_of(self.table())}<p>{self._note()}</p>"

    def _note(self) -> str:
        if self.certain and self.done:
            return sentence("study-note-over", {})
        key = "study-note-part" if self.interrupted else "study-note-whole"
        if self.given_up:
            key = "study-note-given-up"
        words = {"done": self.done, "wanted": self.wanted, "lost": self.given_up}
        note = sentence(key, words)
        return " ".join([note, sentence("study-note-too-few", {})]) if self._open else note

    @property
    def _open(self) -> bool:
        """Whether the table has a number of which too few playouts can't say how far it is off."""
        rows = self.players if None in self.results else self.actions
        return any(number.open for row in rows for number in row if isinstance(number, Estimate))

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
            Prospect(name, seat, len(rows), *self._expected(rows, seat))
            for seat, name in enumerate(self.names)
        ]

    def _expected(self, rows: Sequence[Result], seat: int) -> tuple[Estimate, Estimate]:
        """The chance of a seat to win, and its points, as playouts tell them."""
        if self.certain and rows:
            return exactly(rows[0].wins[seat]), exactly(rows[0].points[seat])
        won, points = [row.wins[seat] for row in rows], [row.points[seat] for row in rows]
        return share(sum(won), len(won)), mean(points)

    @property
    def actions(self) -> list[ActionProspect]:
        """What each action leads to, the likeliest to win first; [] if none were tried."""
        tried = {action: found for action, found in self.results.items() if action is not None}
        rows = {
            action: self._expected(_in_order(found), self.seat) for action, found in tried.items()
        }
        order = sorted(rows, key=lambda a: (-rows[a][0].value, -rows[a][1].value))
        behind = self._behind(order)
        return [
            ActionProspect(action, len(tried[action]), *rows[action], behind[action])
            for action in order
        ]

    def _behind(self, actions: list[Any]) -> dict[Any, Estimate]:
        """How far each action is behind the best, on the deals on which all were tried."""
        found = [self.results[action] for action in actions]
        deals = sorted(set.intersection(*map(set, found))) if found else []
        points = [[rows[deal].points[self.seat] for deal in deals] for rows in found]
        return dict(zip(actions, behind_best(points), strict=True))

    def table(self, *, plain: bool = False) -> "DataFrame":
        """The players, or the actions where some were tried, one per row.

        Wins are counted in per cent, a shared win in part. Behind each number stand the ends of its
        95 per cent interval: `37 (29–46)`.

        Args:
            plain: numbers in columns of their own instead.
        """
        from lacitta_nb.arena.prospect_tables import action_table, prospect_table

        if None in self.results:
            return prospect_table(self.players, self.wanted, plain=plain)
        return action_table(self.actions, self.wanted, plain=plain)


def _in_order(found: dict[int, Result]) -> list[Result]:
    return [found[number] for number in sorted(found)]


def evaluate(
    table: AnyGame | State,
    player: ComputerPlayer | str = _JUDGE,
    *,
    asker: Asker = None,
    playouts: SupportsIndex = 200,
    seed: SupportsIndex = 0,
    workers: SupportsIndex = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Evaluation:
    """Chances to win and expected points of every player; of a game that is over, what it came to.

    Args:
        table: the game or state; hidden cards are dealt anew for every playout.
        player: the computer player that moves all seats, or a word of the menus (`greedy`, which is
            stronger and takes longer); usually what the judge of the game replies: in La Città what
            the quick player takes, and the greedy one on last turns of the sixth year.
        asker: whose knowledge counts; None: what lies open to all.
        playouts: how many games are played out.
        seed: draws the deals; the same seed gives the same result with any number of workers.
        workers: processes of this computer.
        executor: does the work instead: a pool kept warm, or that of a cluster.
        progress: whether a bar is shown. Interrupting (Ctrl+C, or the notebook's stop button) keeps
            the playouts that are done.

    Playouts whose process dies are played again; those that kill it again and again are given up,
    and so is what is left when a given executor breaks. The result tells of them.

    >>> import lacitta_nb as lc
    >>> evaluation = evaluate(lc.new_game(players=2, seed=1), playouts=2, progress=False)
    >>> [prospect.playouts for prospect in evaluation.players]
    [2, 2]
    """
    view = known(table, asker)
    work = work_on(view, player, seed, playouts, (None,))
    return _evaluation(work, 0, work.run(workers, executor, progress))


def compare_actions(
    table: AnyGame | State,
    actions: Iterable[object] | None = None,
    player: ComputerPlayer | str = _JUDGE,
    *,
    count: SupportsIndex = 6,
    playouts: SupportsIndex = 100,
    seed: SupportsIndex = 0,
    workers: SupportsIndex = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Evaluation:
    """What each of several actions leads to for the player who must decide.

    Args:
        table: the game or state, of which only that player's knowledge is used.
        actions: what is tried, as actions or in their text form, or one alone; None: the best
            candidates of the judge, one of each kind, and what it compares them with: in La Città
            those of the greedy player, and a pass.
        count: how many candidates beside the latter, if `actions` is None.
        playouts: games played out after each of them.
        player: as in `evaluate`; so are the arguments below.
        seed: draws the deals, the same for all actions.
        workers: processes of this computer.
        executor: does the work instead.
        progress: whether a bar is shown.

    Raises:
        NothingToDecide, GameOver: nobody must decide.
        IllegalAction: the rules forbid one of the actions.
        BadAction: one of them is no action.
        BadSetting: there is nothing to try, or not once, or no list of actions.
    """
    state = known(table, None)
    seat = decision_of(state).player
    view = known(table, seat)
    tried = _candidates(view, count) if actions is None else _meant(view, actions)
    work = work_on(view, player, seed, playouts, tuple(dict.fromkeys(tried)))
    return _evaluation(work, seat, work.run(workers, executor, progress))


def _meant(view: State, actions: object) -> list[Any]:
    """The actions that were handed in; one alone is a list of it."""
    rules = box_of(view).rules
    kinds = (str, *map(type, rules.legal_actions(view)))
    found = [actions] if any(truly(actions, kind) for kind in kinds) else listed(actions)
    if found is None:
        raise BadSetting("study-bad-actions", actions=repr_of(actions))
    return [legal(view, meant) for meant in found]


def _candidates(view: State, count: SupportsIndex) -> list[Any]:
    """The best actions by the judge of the game, one of each kind; then what they compare with."""
    most = positive(count)
    if most is None:
        raise BadSetting("study-bad-count", count=repr_of(count))
    judge = judge_of(view)
    found = [candidate.action for candidate in one_of_each(judge, judge.candidates(view))]
    baseline = judge.baseline(view, found)
    if baseline is None:
        return found[:most]
    return [*[action for action in found if action != baseline][:most], baseline]


def _evaluation(work: Work, seat: int, outcome: Outcome) -> Evaluation:
    names = tuple(player.name for player in work.view.players)
    over = work.view.over
    return Evaluation(names, seat, work.playouts, outcome.results, outcome.given_up, over)
