"""Games as environments for programs that learn, after the interface of PettingZoo (AEC).

>>> learning = env(game="lacitta", players=2, board="lezione", seed=1)
>>> learning.reset()
>>> observation, reward, termination, truncation, info = learning.last()
>>> observation["observation"].shape == learning.observation_space("player_0")["observation"].shape
True
>>> learning.unwrapped.meaning(int(observation["action_mask"].argmax()))
'gold'

The extra `learn` brings what this needs; it loads when an environment is made.
"""

from typing import TYPE_CHECKING, Any

from lacitta_nb.arena.beginnings import Begin, beginning
from lacitta_nb.arena.contest import USUAL
from lacitta_nb.core.errors import BadSetting, Guess

if TYPE_CHECKING:
    from lacitta_nb.arena.aec import GameEnv

REWARDS = ("win", "lead")
"""What a game can end in for a learner, see `raw_env`."""
ILLEGAL = -1.0
"""The reward of whoever ends a game by an action that is not legal; the others get 0."""


def env(*, game: str = USUAL, players: object = 2, **options: Any) -> Any:  # noqa: ANN401
    """An environment that guards itself: what is not legal ends the game for whoever does it.

    What is no number of an action at all is refused by `step`, and nothing changes.

    Args:
        game: the key of the game.
        players: how many play, or their names.
        options: as for `raw_env`.

    Returns:
        A `pettingzoo.AECEnv`; `.unwrapped` is the `GameEnv` inside.

    Raises:
        BadSetting, NotFound: as for `raw_env`.
    """
    raw = raw_env(game=game, players=players, **options)
    from pettingzoo.utils import wrappers

    from lacitta_nb.arena.aec import NumberGuard

    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(NumberGuard(guarded))


def raw_env(
    *,
    game: str = USUAL,
    players: object = 2,
    seed: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    begin: Begin | None = None,
    **settings: object,
) -> "GameEnv":
    """The environment itself, in which an action that is not legal is an error.

    Agents are called `player_0` and so on, by seat. An observation is a dict: `observation`, what
    the agent may know as numbers, its own seat first, and `action_mask`, 1 for each action that is
    legal for whoever must decide; `infos` holds the mask of that agent, too. Automatic phases run
    by themselves; a player who is out of the game has no more turns. Rewards come at the end.

    Args:
        game: the key of the game.
        players: how many play, or their names.
        seed: draws the games one after the other, until `reset(seed=...)` gives another one;
            without it they are others each time.
        reward: `win`: from -1 (no share of the win) to 1 (all of it); `lead`: points ahead of the
            best other player, of whoever plays alone its points.
        render_mode: `ansi`: `render()` gives the table in text; None.
        begin: gives the first state by a seed, in place of game, players and settings: for games
            that no contest offers, such as solo games, and for positions. All states that it gives
            are of the same kind.
        settings: as the contest of the game names them (La Città: `board`, `edition`, `setup`).

    Raises:
        BadSetting: something that can't be, or PettingZoo is not installed.
        NotFound: there is no such game, or no such value of a setting.
    """
    try:
        from lacitta_nb.arena.aec import GameEnv
    except ImportError as error:
        raise BadSetting("study-no-extra", extra="learn", error=str(error)) from error
    if reward not in REWARDS:
        guess, names = Guess(str(reward), tuple(REWARDS)), ", ".join(REWARDS)
        raise BadSetting("study-bad-reward", guess=guess, reward=str(reward), names=names)
    if begin is None:
        begin = beginning(game, players, settings)
    return GameEnv(begin, seed=seed, reward=reward, render_mode=render_mode)
