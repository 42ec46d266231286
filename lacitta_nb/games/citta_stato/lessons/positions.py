"""Small positions for lessons and examples of Città-Stato.

The learner sits at seat 0. Cubes and banners are written by the first letters of their colours:
`YYG` are two yellow ones and a green one. What a position does not say lies there as in `_BOARD`,
so that nothing in it is drawn but the cards below the tops of the decks.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from lacitta_nb.files.loading import load
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS, DISCS
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.lessons.rivals import Obedient
from lacitta_nb.players.protocol import ComputerPlayer

LEARNER: Final = 0
RIVAL: Final = 1
NAMES: Final = ("Rosa", "Enzo", "Lia", "Ugo", "Pia")
QUIET: Final[Mapping[int, ComputerPlayer]] = {RIVAL: Obedient(("pass", "stay"))}
"""A rival who does nothing."""
_CITIES: Final = ("ragusa", "amalfi", "venezia")
_REPUBLICS: Final = ("oligarchy", "doge", "plutocracy")
_PRESENT: Final = (
    *("tunis", "naval_engineering", "grand_merchant"),
    *("hunt_saracen_pirates", "dynastic_order", "royal_court"),
)
_FUTURE: Final = (
    *("alexandria", "silk", "authority"),
    *("warfare_intent", "subversive_push", "duchy"),
)
_SCHEMES: Final = ("republican_fate", "credit_policy", "diplomacy", "ideology")
_LETTERS: Final = {colour[0].upper(): colour for colour in COLOURS}


def counted(letters: str) -> dict[str, int]:
    """How many of each colour, by the first letters of their names.

    >>> counted("YYG")
    {'yellow': 2, 'green': 1}
    """
    return dict(Counter(_LETTERS[letter] for letter in letters))


def having(cubes: str = "", bag: str = "", banners: str = "", **more: Any) -> dict[str, Any]:  # noqa: ANN401 - as in a file
    """What lies before a player: cubes of the supply and the bag, banners, whatever else.

    >>> having("YYG", points=3)["cubes"]
    {'yellow': 2, 'green': 1}
    """
    found = {"cubes": cubes, "bag": bag, "banners": banners}
    return {**{name: counted(letters) for name, letters in found.items() if letters}, **more}


def by_colour(words: Iterable[str], others: Iterable[str] = ()) -> dict[str, str]:
    """Cards by their colours; those of other colours are as said last.

    >>> by_colour(["silk"], ["ivory", "duchy"])
    {'white': 'silk', 'purple': 'duchy'}
    """
    cards = shipped_tables().cards
    return {COLOURS[cards[word].colour]: word for word in (*others, *words)}


def begin(
    *players: Mapping[str, Any],
    present: str = "",
    future: str = "",
    ahead: int = 0,
    **board: Any,  # noqa: ANN401 - as in a file
) -> Callable[[], Game]:
    """What makes the game of a position.

    Args:
        players: what lies before each, the learner first; a second one is added if there is none.
        present: cards that lie open as Presents, where they are not the usual ones.
        future: the same of the Futures.
        ahead: how many automatic phases are run before the game begins.
        board: what else a position says.
    """
    position = {
        "format": "cittastato-position/1",
        "seed": 1,
        "first_player": LEARNER,
        "to_move": LEARNER,
        "players": _players(players),
        "schemes": list(_SCHEMES),
        "present": by_colour(present.split(), _PRESENT),
        "future": by_colour(future.split(), _FUTURE),
        **board,
    }
    return partial(_game, position, ahead)


def _players(players: tuple[Mapping[str, Any], ...]) -> list[Mapping[str, Any]]:
    seated = (*players, having(passed=True)) if len(players) == 1 else players
    usual = zip(NAMES, _CITIES, _REPUBLICS, strict=False)
    return [
        {"name": name, "city": city, "republic": republic, **player}
        for player, (name, city, republic) in zip(seated, usual, strict=False)
    ]


def begin_solo(
    mine: Mapping[str, Any],
    ghost: str,
    *,
    scenario: int = 1,
    game: int = 1,
    present: str = "",
    future: str = "",
    **board: Any,  # noqa: ANN401 - as in a file
) -> Callable[[], Game]:
    """What makes the solo game of a position (O).

    Args:
        mine: what lies before the human.
        ghost: the cubes in the ghost's bag; all others of its six have been drawn.
        scenario: which of the four.
        game: which of its three.
        present: cards that lie open as Presents, where they are not the usual ones.
        future: the same of the Futures.
        board: what else a position says.
    """
    plot = shipped_tables().scenarios[scenario]
    position = {
        "format": "cittastato-position/1",
        "seed": 1,
        "players": [{"name": NAMES[LEARNER], "city": plot.city, "republic": plot.own, **mine}],
        "schemes": list(plot.schemes),
        "offer": list(plot.offer),
        "present": by_colour(present.split(), _PRESENT),
        "future": by_colour(future.split(), _FUTURE),
        "solo": {
            "scenario": scenario,
            "game": game,
            "required": plot.games[game - 1].required,
            **_ghost(ghost),
        },
        **board,
    }
    return partial(_game, position, 0)


def _ghost(cubes: str) -> Mapping[str, Any]:
    """A ghost with these cubes in its bag and all of its discs."""
    left = counted(cubes)
    drawn = [colour for colour in COLOURS if colour not in left]
    return {"bag": left, "drawn": drawn, "discs": list(range(DISCS))}


def _game(position: Mapping[str, Any], ahead: int) -> Game:
    game = load(position)
    assert isinstance(game, Game)
    state = game.state
    for _ in range(ahead):
        state = rules.advance(state).state
    return Game(state)
