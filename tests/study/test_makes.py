"""What a player is made of: another text for whoever may play differently, the same everywhere."""

import linecache
import os
import subprocess
import sys
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
    ],
)
def test_a_player_that_may_play_differently_has_another_make(body: str) -> None:
    two, again, three = (make_of(written(body.format(k=k))) for k in (2, 2, 3))
    assert two == again
    assert two != three


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
