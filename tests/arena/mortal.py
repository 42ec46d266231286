"""Players for tests of tournaments; in a module of their own, so that other processes find them."""

import os
import time
from dataclasses import dataclass, replace
from pathlib import Path

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import RandomPlayer


@dataclass(frozen=True)
class Deadly:
    """Plays at random, but the first process that comes to a given year dies of it.

    `mark` is a file that remembers that it has happened.
    """

    mark: str
    year: int = 2
    times: int = 1

    def choose(self, view: State) -> Action:
        mark = Path(self.mark)
        died = len(mark.read_bytes()) if mark.exists() else 0
        if view.year == self.year and died < self.times:
            with mark.open("ab") as file:
                file.write(b"x")
            os._exit(1)
        action: Action = RandomPlayer().choose(view)
        return action


@dataclass(frozen=True)
class Doomed:
    """Plays at random, but every process dies that comes to one of the playouts."""

    playout: int
    seed: str = "0"

    def choose(self, view: State) -> Action:
        if self.seed.split("/")[1] == str(self.playout):
            os._exit(1)
        action: Action = RandomPlayer(self.seed).choose(view)
        return action

    def seeded(self, seed: str) -> "Doomed":
        return replace(self, seed=seed)


@dataclass(frozen=True)
class Cheat:
    """Does what nobody may do at that moment."""

    def choose(self, view: State) -> Action:
        del view
        return Action("done")


@dataclass(frozen=True)
class Wordy:
    """Says what it wants to do, which is no action."""

    def choose(self, view: State) -> Action:
        del view
        return "gold"  # type: ignore[return-value]


@dataclass(frozen=True)
class Stopped:
    """Plays at random until a year begins in which somebody presses the stop button."""

    mark: str

    def choose(self, view: State) -> Action:
        if view.year == 3 and not Path(self.mark).exists():
            Path(self.mark).touch()
            raise KeyboardInterrupt
        action: Action = RandomPlayer().choose(view)
        return action


@dataclass(frozen=True)
class Slow:
    """Plays at random and takes its time, so that others die while it plays."""

    def choose(self, view: State) -> Action:
        time.sleep(0.01)
        action: Action = RandomPlayer().choose(view)
        return action


class TwoPartError(Exception):
    """An error that can be sent to another process, but not be put together there."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


@dataclass(frozen=True)
class Awkward:
    """Raises an error that can't be sent home."""

    def choose(self, view: State) -> Action:
        del view
        raise TwoPartError("this", "that")


class Late:
    """Plays at random, but not for long: after so many games it raises an error."""

    def __init__(self, games: int) -> None:
        self.games = games
        self._met = 0

    def seeded(self, seed: str) -> "Late":
        del seed
        self._met += 1
        return self

    def choose(self, view: State) -> Action:
        if self._met > self.games:
            raise RuntimeError("at a loss")
        action: Action = RandomPlayer().choose(view)
        return action
