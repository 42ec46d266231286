"""The environment that learning programs play in; `arena.environment` makes it.

This module needs PettingZoo, so only that one imports it.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import BaseWrapper

from lacitta_nb.arena.beginnings import Begin, seed_at
from lacitta_nb.arena.coding import REACH, coding_of
from lacitta_nb.arena.result import result_of
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.settings import fresh_seed, seed_from
from lacitta_nb.given import repr_of, whole

_TEXT: Final = "ansi"
"""The one way in which the table is rendered."""
_LIKELY: Final = 0
"""The seed of the state of which names and numbers are asked before there is a game."""


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of the house, in turns (see `arena.environment.raw_env`).

    Args:
        begin: gives the first state of a game by a seed.
        seed: draws the games; None: others each time.
        reward: `win` or `lead`.
        render_mode: `ansi` or None.

    Attributes:
        now: the state of this moment, with all that is hidden; not for learners.
        feature_names: what each number of an observation is called.
    """

    def __init__(
        self, begin: Begin, *, seed: int | None, reward: str, render_mode: str | None
    ) -> None:
        super().__init__()
        self.now: Any = begin(_LIKELY)
        box = box_of(self.now)
        self.metadata = {
            "name": f"{box.key}_v1",
            "render_modes": [_TEXT],
            "is_parallelizable": False,
        }
        if render_mode not in (None, _TEXT):
            raise BadSetting("study-bad-render", mode=repr_of(render_mode))
        self.render_mode = render_mode
        self._begin: Final = begin
        self._reward: Final = reward
        self._seed = fresh_seed() if seed is None else seed_from(seed)
        self._games = 0
        self._coding: Final = coding_of(self.now)
        self._rules: Final = box.rules
        self._legal: Mapping[int, Any] = {}
        self._kind: Final = (len(self.now.players), self._coding.slots(self.now))
        self.feature_names: Final = tuple(self._coding.names(self.now))
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.now.players))]
        self.agents: list[str] = []
        self.action_spaces = {a: spaces.Discrete(self._kind[1]) for a in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        width = (len(self.feature_names),)
        return spaces.Dict(
            {
                "observation": spaces.Box(-REACH, REACH, width, np.float32),
                "action_mask": spaces.Box(0, 1, (self._kind[1],), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the next one of the seed, or the first of a new one.

        Args:
            seed: draws this game and those after it.
            options: none are known.

        Raises:
            BadSetting: no seed, or the game is of another kind than the first one.
        """
        del options
        if seed is not None:
            self._seed, self._games = seed_from(seed), 0
        self.now = self._begin(seed_at(self._seed, self._games))
        self._games += 1
        if (len(self.now.players), self._coding.slots(self.now)) != self._kind:
            raise BadSetting("study-other-kind", game=box_of(self.now).key)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Any) -> None:  # noqa: ANN401 - NumPy's numbers among them
        """Take the action with a number, and all that needs no decision.

        Raises:
            BadSetting: the action is not legal; the mask says which are.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        taken = self._taken(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.now = self._rules.apply(self.now, taken).state
        self._go_on()
        self._accumulate_rewards()

    def number_from(self, action: object) -> int:
        """The number of an action, legal or not, as it was handed in.

        Raises:
            BadSetting: it is none; True and False are none either.
        """
        number = whole(action)
        if number is None or not 0 <= number < self._kind[1]:
            raise BadSetting("study-no-number", number=repr_of(action), most=str(self._kind[1] - 1))
        return number

    def _taken(self, action: object) -> Any:  # noqa: ANN401 - an action of the game
        number = self.number_from(action)
        if number in self._legal:
            return self._legal[number]
        told = self.meaning(number)
        raise BadSetting("study-not-legal", number=str(number), action=told, legal=len(self._legal))

    def _go_on(self) -> None:
        """Run what needs no decision; then somebody must decide, or the game is over."""
        while self.now.decision is None and not self.now.over:
            self.now = self._rules.advance(self.now).state
        self.infos = {agent: {} for agent in self.agents}
        self._legal = {}
        if self.now.over:
            self.rewards = dict(zip(self.agents, self._results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        legal = self._rules.legal_actions(self.now)
        self._legal = dict(zip(self._coding.numbers(self.now, legal), legal, strict=True))
        self.agent_selection = self.possible_agents[self.now.decision.player]
        self.infos[self.agent_selection] = {"action_mask": self._mask()}

    def _results(self) -> list[float]:
        """The rewards by seat at the end of a game."""
        if self._reward == "win":
            return [2.0 * share - 1.0 for share in self._coding.wins(self.now)]
        points = result_of(self.now).points
        best = [max(points[:n] + points[n + 1 :], default=0) for n in range(len(points))]
        return [float(own - other) for own, other in zip(points, best, strict=True)]

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self._kind[1], np.int8)
        mask[list(self._legal)] = 1
        return mask

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent may know, and what it may do if it must decide."""
        seat = self.possible_agents.index(agent)
        decision = self.now.decision
        mine = decision is not None and decision.player == seat
        return {
            "observation": self._coding.features(self.now.seen_by(seat), seat),
            "action_mask": self._mask() if mine else np.zeros(self._kind[1], np.int8),
        }

    def render(self) -> str | None:
        """The table in text, only what lies open; None without a render mode."""
        if self.render_mode is None:
            logger.warn("Nothing is rendered: make the environment with render_mode='ansi'.")
            return None
        return box_of(self.now).report(self.now)

    def close(self) -> None:
        """Nothing is left to be closed."""

    # For programs that play beside a learner, or look at what it does.

    @property
    def view(self) -> Any:  # noqa: ANN401 - a state of the game
        """What whoever must decide may know; a computer player chooses by it."""
        return self.now.seen_by(self.now.decision.player)

    def number(self, action: object) -> int:
        """The number of an action that is legal now, given as one or in its text form.

        Raises:
            BadSetting: it is not legal now. BadAction: it is no action.
        """
        meant = self._rules.action_of(self.now, action)
        for number, legal in self._legal.items():
            if legal == meant:
                return number
        raise BadSetting("study-not-now", action=str(meant), legal=len(self._legal))

    def meaning(self, number: int) -> str:
        """What the number of an action means in games of this kind."""
        return self._coding.meaning(self.now, number)


class NumberGuard(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Refuses what is no number of an action, as long as whoever is asked is in the game.

    PettingZoo's own guard takes True for a number, which the mask is then asked for in vain.
    """

    def step(self, action: Any) -> None:  # noqa: ANN401 - NumPy's numbers among them
        """Take the action with a number.

        Raises:
            BadSetting: it is no number of an action.
        """
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            action = self.unwrapped.number_from(action)
        super().step(action)

    def __str__(self) -> str:
        return str(self.env)
