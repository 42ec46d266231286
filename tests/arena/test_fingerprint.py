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
from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer, SearchPlayer, Weights
from lacitta_nb.study import plan

HEAD = """
import random, re, sys
from collections import ChainMap, Counter, OrderedDict, UserDict, defaultdict, deque
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import (
    cached_property, lru_cache, partial, partialmethod, singledispatch, singledispatchmethod, wraps
)
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import NamedTuple
import numpy as np
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

class Told:
    def __init__(self, function):
        self._f = function
    def __get__(self, player, kind=None):
        return self._f

class W:
    def __init__(self, k):
        self.k = k
    def f(self):
        return self.k
"""
NUMBERS = count()

BASES = ["dict", "list", "set", "frozenset", "str", "bytes", "int", "float", "complex", "tuple"]
BASES += ["deque", "OrderedDict", "defaultdict", "UserDict", "SimpleNamespace", "random.Random"]
HELD = ["W({k}).f", "partial(W({k}).f)", "dict(a={k}).get", "deque([W({k})])", "UserDict(a=W({k}))"]
HELD += ["OrderedDict(a=W({k}))", "defaultdict(list, a=W({k}))", "defaultdict(lambda: {k})"]
HELD += ["SimpleNamespace(w=W({k}))", "MappingProxyType(dict(a=W({k})))", "Counter(a={k})"]
HELD += ["re.compile('a' * 300 + '{k}')", "re.compile('a', {k} * 8)", "np.arange(9000) * {k}"]
HELD += ["np.int64({k})", "np.float32({k})", "ChainMap(dict(a=W({k})))", "bytearray([{k}])"]
HELD += ["dict(a={k}).values()", "range({k})", "iter([{k}])", "sys if {k} == 2 else re"]

OVERLOADED = """
class P:
    @singledispatchmethod
    def f(self, view): return 0
    @f.register
    def _(self, view: int): return {k}
"""
ANSWERING = """
class P:
    def __getattr__(self, name): return print
    def choose(self, view): return {k}
"""


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
        *(f"class P({base}):\n    def choose(self, view): return {{k}}" for base in BASES),
        *(f"class P({base}):\n    def __init__(self): self.k = {{k}}" for base in BASES),
        *(f"class P:\n    def __init__(self): self.held = {held}" for held in HELD),
        "class P(NamedTuple):\n    a: int = 1\n    def choose(self, view): return {k}",
        "class E(StrEnum):\n    A = 'a'\n    def f(self): return {k}\ndef P(): return E.A",
        "class E(Enum):\n    A = 'a'\n    def f(self): return {k}\ndef P(): return E.A",
        "def P(): return SimpleNamespace(choose=lambda view: {k})",
        "def P():\n    m = ModuleType('m')\n    m.choose = lambda view: {k}\n    return m",
        "def P():\n    m = ModuleType('m')\n    m.k, m.s = {k}, sys\n    return m",
        "class P:\n    def g(self, k): return k\n    f = partialmethod(g, {k})",
        "class M(type):\n    def f(self): return {k}\nclass P(metaclass=M): pass",
        "class P:\n    f = Told(lambda self: {k})",
        "class P:\n    _f = Told(lambda self: {k})",
        "class P:\n    def _f(self): return {k}",
        "class P:\n    def __init__(self): self._f = lambda: {k}",
        OVERLOADED,
        ANSWERING,
    ],
)
def test_a_player_that_may_play_differently_has_another_make(body: str) -> None:
    two, again, three = (fingerprint_of(written(body.format(k=k))) for k in (2, 2, 3))
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
    before = fingerprint_of(player)
    for _ in range(2):
        copy = cloudpickle.loads(cloudpickle.dumps(player))
        linecache.clearcache()
        assert (
            fingerprint_of(player)
            == fingerprint_of(copy)
            == fingerprint_of(written(CLASSES))
            == before
        )


THERE = """
import sys, cloudpickle
from lacitta_nb.arena.fingerprint import fingerprint_of
print(fingerprint_of(cloudpickle.loads(sys.stdin.buffer.read())))
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
        assert done.stdout.decode().strip() == fingerprint_of(player)


def test_where_a_class_is_written_and_its_comments_change_nothing() -> None:
    body = "class P:\n    def f(self):\n{note}        class Q:\n            a = 1\n        return Q"
    bare, noted = (body.format(note=note) for note in ("", "        # a thought\n\n"))
    assert (
        fingerprint_of(written(bare))
        == fingerprint_of(written(f"\n\n\n{bare}"))
        == fingerprint_of(written(noted))
    )


def test_classes_of_this_package_are_told_by_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """So games of the players that come along go on with another version of Python."""

    class Mine(GreedyPlayer):
        pass

    assert fingerprint_of(GreedyPlayer()) != fingerprint_of(Mine())
    told = fingerprint_of(GreedyPlayer())
    monkeypatch.setattr(GreedyPlayer, "choose", RandomPlayer.choose)
    assert fingerprint_of(GreedyPlayer()) == told


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
    assert len({fingerprint_of(player) for player in players}) == len(players)


MEMORIES = [
    "class P:\n    def __init__(self): self._known = {}\n    def learn(self): self._known[1] = 2",
    "class P:\n    _known = {}\n    def learn(self): self._known[1] = 2",
    "class P:\n    __known = {}\n    def learn(self): self.__known[1] = 2",
    "class P:\n    __slots__ = ('_k',)\n    def learn(self): self._k = 2",
    "class P(dict):\n    def learn(self): self._k = 2",
    "class P(deque):\n    def learn(self): self._k = 2",
    "class P(SimpleNamespace):\n    def learn(self): self._k = 2",
    (
        "@dataclass(slots=True, frozen=True)\nclass P:\n    _k: dict = field(default_factory=dict)"
        "\n    def learn(self): self._k[1] = 2"
    ),
    "class P:\n    def learn(self, _known={}): _known[1] = 2",
    "class P:\n    def learn(self, *, _known={}): _known[1] = 2",
    "class P:\n    @cached_property\n    def f(self): return 2\n    def learn(self): self.f",
    "class P:\n    @lru_cache\n    def f(self): return 2\n    def learn(self): self.f()",
    "class P:\n    r = random.Random(1)\n    def learn(self): self.r.random()",
    (
        "class P:\n    def __init__(self): self.r = np.random.default_rng(1)\n"
        "    def learn(self): self.r.random()"
    ),
    "class P(random.Random):\n    def learn(self): self.random()",
    """
def P():
    _known, _asked = {}, 0
    class Q:
        def learn(self):
            nonlocal _asked
            _known[1], _asked = 2, _asked + 1
    return Q()
""",
    """
class P:
    @singledispatchmethod
    def f(self, view): return 0
    @f.register
    def _(self, view: int): return 1
    def learn(self): self.f(True), self.f("")
""",
    """
from collections.abc import Sized
@singledispatch
def f(view): return 0
f.register(Sized, lambda view: 1)
class P:
    f = f
    def learn(self):
        f(True), f("")
        type("Z", (Sized,), {"__len__": None}), Sized.register(type("Y", (), {}))
""",
]


@pytest.mark.parametrize("body", MEMORIES)
def test_memories_of_a_player_do_not_make_another_of_it(body: str) -> None:
    player = written(body)
    before = fingerprint_of(player)
    player.learn()  # type: ignore[attr-defined]
    assert fingerprint_of(player) == before == fingerprint_of(written(body))


def test_numbers_of_numpy_are_told_as_pythons() -> None:
    body = "class P:\n    def __init__(self, *held): self.held = held"
    plain = fingerprint_of(written(body, "P(2, 0.5, True, 'a')"))
    assert (
        fingerprint_of(written(body, "P(np.int64(2), np.float32(0.5), np.True_, np.str_('a'))"))
        == plain
    )


def test_a_name_that_is_not_bound_yet_is_passed_over() -> None:
    body = """
def P():
    class Q:
        def f(self): return later
    found = fingerprint_of(Q())
    later = 1
    return found
"""
    assert isinstance(
        written(f"from lacitta_nb.arena.fingerprint import fingerprint_of\n{body}"), str
    )


@pytest.mark.parametrize("error", ["SystemExit", "GeneratorExit", "ValueError"])
@pytest.mark.parametrize(
    "told", ["__getattr__", "__getattribute__", "__repr__", "__eq__", "__hash__", "__iter__"]
)
def test_a_player_is_told_without_being_asked(told: str, error: str) -> None:
    body = (
        f"class P(list):\n    def {told}(self, *given): raise {error}\n    def choose(self): pass"
    )
    assert fingerprint_of(written(body))
    body = f"{body}\n    __class__ = property({told})"
    assert fingerprint_of(written(body))


def test_a_player_that_holds_itself_is_told() -> None:
    assert fingerprint_of(written("class P:\n    def __init__(self): self.me = [self]"))


@pytest.mark.parametrize("error", ["TypeError", "SystemExit", "GeneratorExit"])
def test_what_can_not_be_told_is_refused(error: str) -> None:
    shy = f"class P:\n    def __reduce_ex__(self, protocol): raise {error}('leave me alone')"
    with pytest.raises(lc.BadSetting, match="P is made of can’t be told"):
        fingerprint_of(written(shy))


def test_a_player_that_fails_when_it_is_looked_at_is_no_player() -> None:
    shy = written("class P:\n    def __getattr__(self, name): raise SystemExit")
    with pytest.raises(lc.BadSetting, match="is no player"):
        plan({"shy": shy, "random": RandomPlayer()}, [("shy", "random")])


SETS = """
from lacitta_nb.arena.fingerprint import fingerprint_of
class P:
    kinds = {"a", "b", "c"}
    def __init__(self):
        self.held = ({"x", "y", "z"}, {"k": frozenset({"u", "v"})}, {frozenset({"p", "q"})})
print(fingerprint_of(P()))
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
