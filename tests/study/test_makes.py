"""What a player is made of: another text for whoever may play differently, the same everywhere."""

import linecache
import os
import subprocess
import sys
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer, SearchPlayer, Weights
from lacitta_nb.study.makes import make_of

HEAD = """
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial, wraps
from lacitta_nb.players import GreedyPlayer

def held(k):
    class Q:
        def __init__(self):
            self.k = k
    return Q()

def told(k):
    def change(function):
        @wraps(function)
        def changed(*given):
            return k
        return changed
    return change
"""
NUMBERS = count()


def written(body: str, made: str = "P()") -> ComputerPlayer:
    """A player of a class written in a cell, as the notebook's kernel makes it."""
    source = f"{HEAD}\n{body}\n"
    name = f"<cell {next(NUMBERS)}>"
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    names: dict[str, object] = {"__name__": "__main__"}
    exec(compile(source, name, "exec"), names)
    player: ComputerPlayer = eval(made, names)
    return player


@pytest.mark.parametrize(
    "body",
    [
        "class P:\n    def choose(self, view): return {k}",
        "class P:\n    a = {k}",
        "class P:\n    a = [{{'x': {k}}}]",
        "class P:\n    def __init__(self): self.k = {k}",
        "class P:\n    __slots__ = ('k',)\n    def __init__(self): self.k = {k}",
        "class P:\n    def __init__(self): self.q = [held({k})]",
        "class P:\n    def choose(self, view, k={k}): return k",
        "class P:\n    f = lambda self: {k}",
        "class P:\n    f = partial(int, base={k})",
        "class P:\n    @property\n    def f(self): return {k}",
        "class P:\n    @cached_property\n    def f(self): return {k}",
        "class P:\n    @lru_cache\n    def f(self): return {k}",
        "class P:\n    @staticmethod\n    def f(): return {k}",
        "class P:\n    @told({k})\n    def f(self): return 0",
        "class P:\n    class Q:\n        a = {k}",
        "class B:\n    a = {k}\nclass P(B): pass",
        "class P(GreedyPlayer):\n    def judge(self, state, seat): return {k}",
        "@dataclass\nclass P:\n    k: int = field(default={k}, repr=False)",
        "class P:\n    def f(self): return [lambda: {k}]",
        "class P:\n    def f(self):\n        class Q:\n            a = {k}\n        return Q",
        "class P:\n    def f(self, view): return view.a{k}",
        "class P:\n    def f(self, view): return view in {{'x', 'y', {k}}}",
        "class P:\n    def f(self): return 0\n    f.weight = {k}",
        "class P:\n    def f(self, *, k={k}): return 0",
        "class P:\n    async def f(self): return {k}",
    ],
)
def test_a_player_that_may_play_differently_has_another_make(body: str) -> None:
    two, again, three = (make_of(written(body.format(k=k))) for k in (2, 2, 3))
    assert two == again
    assert two != three


CLASSES = """
import enum

def weigh(function):
    def weighed(self, view): return function(self, view) + self.bias
    return weighed

class B:
    table = [{"a": (1, 2)}]
    def __init__(self): self.bias = 1

@dataclass
class P(B):
    kinds: frozenset = frozenset({"u", "v", "w"})
    def __post_init__(self):
        super().__init__()
        self.held = [P.table, P.plain, (1, 2)]
    def plain(self): return (1, 2), {"x", "y"}
    @weigh
    def choose(self, view):
        try: return [n for n in (1, 2) if n in {"x", "y", "z"}]
        except KeyError: return lambda: view
    @property
    def twice(self):
        class Inner:
            a = 2
        return Inner
    @staticmethod
    def _alone(): return 1
"""


def test_sending_a_class_away_and_back_makes_no_other_player_of_it() -> None:
    """A cluster's client does that with every class of a notebook."""
    cloudpickle = import_module("cloudpickle")
    player = written(CLASSES)
    before = make_of(player)
    for _ in range(2):
        copy = cloudpickle.loads(cloudpickle.dumps(player))
        linecache.clearcache()
        assert make_of(player) == make_of(copy) == make_of(written(CLASSES)) == before


THERE = """
import sys, cloudpickle
from lacitta_nb.study.makes import make_of
print(make_of(cloudpickle.loads(sys.stdin.buffer.read())))
"""


def test_a_class_sent_to_another_process_is_the_same_there() -> None:
    player = written(CLASSES)
    sent = import_module("cloudpickle").dumps(player)
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", THERE],
            input=sent,
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        assert done.stdout.decode().strip() == make_of(player)


def test_where_a_class_is_written_and_its_comments_change_nothing() -> None:
    body = "class P:\n    def f(self):\n{note}        class Q:\n            a = 1\n        return Q"
    bare, noted = (body.format(note=note) for note in ("", "        # a thought\n\n"))
    assert make_of(written(bare)) == make_of(written(f"\n\n\n{bare}")) == make_of(written(noted))


def test_classes_of_this_package_are_told_by_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """So games of the players that come along go on with another version of Python."""

    class Mine(GreedyPlayer):
        pass

    assert make_of(GreedyPlayer()) != make_of(Mine())
    told = make_of(GreedyPlayer())
    monkeypatch.setattr(GreedyPlayer, "choose", RandomPlayer.choose)
    assert make_of(GreedyPlayer()) == told


def test_players_that_come_along_have_makes_of_their_own() -> None:
    players: list[ComputerPlayer] = [
        GreedyPlayer(),
        GreedyPlayer(Weights(gold=0)),
        RandomPlayer("1"),
        RandomPlayer("2"),
        SearchPlayer(),
        SearchPlayer(playouts=8),
        SearchPlayer(greedy=GreedyPlayer(Weights(gold=0))),
    ]
    assert len({make_of(player) for player in players}) == len(players)


MEMORY = """
class P:
    def __init__(self): self._known = {}
    def learn(self): self._known[1] = 2
"""


def test_memories_of_a_player_do_not_make_another_of_it() -> None:
    player = written(MEMORY)
    before = make_of(player)
    player.learn()  # type: ignore[attr-defined]
    assert make_of(player) == before


def test_a_player_that_holds_itself_is_told() -> None:
    assert make_of(written("class P:\n    def __init__(self): self.me = [self]"))


SHY = """
class P:
    def __reduce_ex__(self, protocol): raise TypeError("leave me alone")
"""


def test_what_can_not_be_told_is_refused() -> None:
    with pytest.raises(lc.BadSetting, match="P is made of can’t be told"):
        make_of(written(SHY))


SETS = """
from lacitta_nb.study.makes import make_of
class P:
    kinds = {"a", "b", "c"}
    def __init__(self):
        self.held = ({"x", "y", "z"}, {"k": frozenset({"u", "v"})}, {frozenset({"p", "q"})})
print(make_of(P()))
"""


def test_a_make_is_the_same_in_every_process(tmp_path: Path) -> None:
    script = tmp_path / "sets.py"
    script.write_text(SETS)
    found = {
        subprocess.run(
            [sys.executable, script],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(found) == 1
