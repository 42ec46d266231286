"""Actions with altered fields: `python -m tests.games.lacitta.properties.forged 100000` tries many.

An altered action may be played only where each of its fields, by itself, is the same text or number
as that of a legal action; that is asked here without the text form.
"""

import copy
import random
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import lacitta_nb as lc
from lacitta_nb.core.errors import Refusal, ruling
from lacitta_nb.games.lacitta import rules
from lacitta_nb.players.protocol import checked
from tests.games.lacitta.properties.writable import BIGGER, SERVICES, SMALL, at_space, at_two, words

SETTINGS = (
    {"players": 2, "board": "lezione"},
    {"players": 3, "edition": "new", "setup": "advanced"},
    {"players": 4, "edition": "expansion"},
    {"players": 2, "board": "lezione", "edition": "expansion"},
)


class Broken:
    """Raises whatever is asked of it."""

    def _raise(self, *_given: object) -> Any:  # noqa: ANN401
        raise ZeroDivisionError

    __str__ = __repr__ = __eq__ = __hash__ = __index__ = __len__ = __iter__ = __bool__ = _raise


class Masked:
    """Says that it is a text and a number."""

    __class__ = str  # type: ignore[assignment]


class Liar(str):
    """A text that shows another one."""

    __slots__ = ()

    def __str__(self) -> str:
        return "gold"

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = str.__hash__


class Double(lc.Action):
    """An action that shows, and hands out, another one."""

    def __str__(self) -> str:
        return "pass"

    def __iter__(self) -> Iterator[Any]:
        return iter(lc.Action("pass"))

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = lc.Action.__hash__


WORDS = ("", "gold", "pass", "all", "road", "from", "closeness", "2", *SMALL, *BIGGER, *SERVICES)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, 4, -1, 7, 2.0, 1.5, float("nan"), 10**5000, 2 + 0j),
    *(np.int64(2), np.int8(1), np.float64(2), np.True_, np.array(2), np.array([2, 3]), np.str_("")),
    *([], {}, set(), (), [2, 3], (2, 3), (2, 4), (3, 2), (2, 2, 2), (2, 3, 4), (1, 2), ("2", "3")),
    *((2.0, 3.0), (True, 3), (np.int64(2), np.int64(3)), (None,), (Broken(), 2), ((2, 3),)),
    *(b"gold", object(), Broken(), Broken, Masked(), lc.Action, lc.Action("gold"), range(2, 4)),
    *("A1 from A2", "A1\n", " ", "\ud800", "x" * 5000, "gold pass", "A1 1"),
)


class Count(NamedTuple):
    """What became of the actions that were tried."""

    tried: int
    played: int
    refused: int
    bad: int


def plainly(action: lc.Action) -> tuple[object, ...] | None:
    """The fields as plain values; None if one is no text, whole number or tuple of such."""
    fields: tuple[Any, ...] = tuple.__getitem__(action, slice(None))
    if len(fields) != 8:
        return None
    texts = [f for f in (*fields[:5], fields[6]) if issubclass(type(f), str)]
    numbers = fields[7] if type(fields[7]) is tuple else (None,)
    if len(texts) < 6 or any(type(n) not in (int, np.int64, np.int8) for n in numbers):
        return None
    amount = fields[5]
    if type(amount) is np.ndarray and amount.shape == ():
        amount = amount.item()
    if type(amount) not in (int, np.int64, np.int8):
        return None
    plain = ["".join(map(chr, map(ord, text))) for text in texts]
    return (*plain[:5], int(amount), plain[5], tuple(int(n) for n in numbers))


def altered(draw: random.Random, action: lc.Action, spaces: tuple[str, ...]) -> lc.Action:
    """The action with one to three fields of other values."""
    fields: list[Any] = list(action)
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        place = draw.randrange(len(fields))
        same: Any = fields[place]
        fields[place] = draw.choice(
            (
                draw.choice(ODD),
                draw.choice(WORDS),
                draw.choice(spaces),
                np.str_(same) if isinstance(same, str) else same,
                Liar(same) if isinstance(same, str) else same,
                np.int64(same) if type(same) is int and same < 9 else same,
            )
        )
    if draw.random() < 0.02:
        return tuple.__new__(lc.Action, fields[: draw.randrange(8)])
    return (Double if draw.random() < 0.02 else lc.Action)(*fields)


def bases(draw: random.Random, game: lc.Game) -> list[lc.Action]:
    """What is altered: legal actions, and any that can be written down."""
    spaces = game.board.spaces
    one, two = draw.choice(spaces), draw.choice(spaces)
    return [draw.choice(game.legal_actions()) for _ in range(6)] + draw.sample(
        [*words(), *at_space(one), *at_two(one, two)], 4
    )


def judge(game: lc.Game, action: lc.Action) -> str:
    """Hand an action to every entrance; what all of them made of it.

    Raises:
        AssertionError: it was played and is none, or the other way round, or they disagree.
    """
    plain = plainly(action)
    legal = {tuple(each): each for each in game.legal_actions()}
    meant = None if plain is None else legal.get(plain)
    if meant is not None:
        after = rules.apply(game.state, str(meant))
        twin = copy.copy(game)
        twin.play(action)
        assert twin.moves[-1] == meant
        assert type(twin.moves[-1]) is lc.Action
        assert twin.state == after.state == lc.apply(game.state, action).state
        assert game.why_not(action) is None
        assert checked(None, game.state, action) == meant
        return "played"
    verdicts = {
        _verdict(lambda: game.play(action)),
        _verdict(lambda: lc.apply(game.state, action)),
        _verdict(lambda: rules.apply(game.state, action)),
        _verdict(lambda: game.why_not(action)),
        _verdict(lambda: rules.refusal(game.state, action)),
    }
    assert len(verdicts) == 1, (repr(action), verdicts)
    return verdicts.pop()


def _verdict(ask: Any) -> str:  # noqa: ANN401
    try:
        answer = ask()
    except (lc.IllegalAction, lc.BadAction) as error:
        told, verdict = str(error), "bad" if isinstance(error, lc.BadAction) else "refused"
    else:
        assert isinstance(answer, lc.Ruling | Refusal), answer
        told, verdict = (
            ruling(answer).text if isinstance(answer, Refusal) else str(answer),
            "refused",
        )
    assert 20 < len(told.encode()) < 2000
    return verdict


def tried(times: int, seed: int = 1) -> Count:
    """Try so many altered actions in games of every kind."""
    draw = random.Random(seed)
    found = {"played": 0, "refused": 0, "bad": 0}
    while sum(found.values()) < times:
        settings: Any = SETTINGS[draw.randrange(len(SETTINGS))]
        game = lc.new_game(seed=draw.randrange(2**32), **settings)
        game.run()
        while not game.over and sum(found.values()) < times:
            for base in bases(draw, game):
                action = altered(draw, base, game.board.spaces)
                found[judge(game, action)] += 1
            game.play(draw.choice(game.legal_actions()))
            game.run()
        assert lc.load(game.record()).state == game.state
    return Count(sum(found.values()), **found)


if __name__ == "__main__":
    print(tried(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
