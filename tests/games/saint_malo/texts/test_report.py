"""The game in text: dice, pirates, and the cities as grids of letters."""

import pytest

from lacitta_nb.games.saint_malo.constants import THINGS
from lacitta_nb.games.saint_malo.texts.report import LETTERS
from tests.games.saint_malo.support import full_but, game, seat

CITY = seat(
    name="Anne",
    coins=1,
    logs=0,
    points=9,
    wall="A2 A3",
    church3="C4",
    soldier="D4",
    architect="E5",
    house="E4",
)


def test_a_turn_in_text() -> None:
    table = game(CITY, boxes=7, dice="crate crate wall head swords", rolls=2)
    assert str(table).splitlines() == [
        "Turn 1 · The turn",
        "Anne must decide: which dice stay",
        "Dice after roll 2: crate, crate, wall, head and swords",
        "Pirates: 7 of 24 boxes marked, 1 more before the attack of strength 3",
        "",
        "Anne: 9 points, 1 coin, 0 logs, defence 1, no cannon lost",
        "    1 2 3 4 5 6 7",
        "  A   w w · · ·",
        "  B · c c · · · ·",
        "  C · c · 3 · · ·",
        "  D · c · S · · ·",
        "  E · · · h A · ·",
        "  F · · · · · · ·",
        "  G   · · · · ·",
        "",
        "Player 2: 0 points, 3 coins, 2 logs, defence 0, no cannon lost",
        "    1 2 3 4 5 6 7",
        "  A   · · · · ·",
        "  B · c c · · · ·",
        "  C · c · · · · ·",
        "  D · c · · · · ·",
        "  E · · · · · · ·",
        "  F · · · · · · ·",
        "  G   · · · · ·",
        "",
        (
            "Letters: c crate, w wall, 1–5 church of that size, h house, C citizen, S soldier, "
            "P priest, A architect, M merchant, J juggler, N noble, · empty"
        ),
    ]


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ((), "Anne must decide: what the dice are used for"),
        (("use crate 2",), "Anne must decide: where a crate goes"),
        (("use cross 1",), "Anne must decide: where a church of size 1 goes"),
        (("use wall 1", "place A4"), "Anne must decide: which person a side brings"),
        (("use wall 1", "place A4", "take priest"), "Anne must decide: where a priest goes"),
        (
            ("use wall 1", "place A4", "take architect", "place E4"),
            "Anne must decide: where the next house goes",
        ),
        (("use nothing",), "Player 2 rolls next; step() does it."),
    ],
)
def test_what_comes_next_in_text(texts: tuple[str, ...], told: str) -> None:
    table = game(seat(name="Anne", wall="A2 A3 A5 A6"), dice="crate crate wall cross swords")
    for text in texts:
        table.play(text)
    assert str(table).splitlines()[1] == told


def test_the_end_in_text() -> None:
    table = game(full_but(name="Anne", cannons_lost=1), turns=4, boxes=24)
    assert str(table).splitlines()[:2] == [
        "After 4 turns · The end",
        "Nobody has to decide: step() counts the points.",
    ]
    table.step()
    lines = str(table).splitlines()
    assert lines[:2] == [
        "After 4 turns · The end",
        "Pirates: 24 of 24 boxes marked, no attack is left",
    ]
    assert lines[3] == (
        "Anne: 0 points, 3 coins, 2 logs, defence 0, 1 cannon lost, final score 3, place 2"
    )


def test_in_the_end_no_attack_is_left_whatever_is_marked() -> None:
    table = game(full_but(name="Anne"), turns=4, boxes=20)
    table.step()
    assert table.over
    assert "Pirates: 20 of 24 boxes marked, no attack is left" in str(table).splitlines()


def test_each_thing_has_a_letter_of_its_own() -> None:
    assert set(LETTERS) == {"", *THINGS}
    assert len(set(LETTERS.values())) == len(LETTERS)
