"""Every field of a position: what does not fit is refused at its place, with the rule it breaks."""

import pytest

from tests.files.refusing import expect
from tests.files.samples import changed
from tests.games.citta_stato.files.samples import EXAMPLE

WHOLE_HAND = (
    "a hand is hidden as a whole, together with the disc of it on the war track, or not at all [A4]"
)
NO_GAME = (
    "no game comes to this in the phase actions: the tasks have to be a question and what is "
    "left of an action, a war or a second score after it"
)

CHANGED: list[tuple[str, object, str, str]] = [
    (
        "round",
        0,
        "round",
        "expected a whole number from 1 to 7, got 0",
    ),
    (
        "round",
        8,
        "round",
        "expected a whole number from 1 to 7, got 8",
    ),
    (
        "first_player",
        2,
        "first_player",
        "expected a whole number from 0 to 1, got 2",
    ),
    (
        "first_player",
        -1,
        "first_player",
        "expected a whole number from 0 to 4, got -1",
    ),
    (
        "to_move",
        2,
        "to_move",
        "expected a whole number from 0 to 1, got 2",
    ),
    (
        "upgrade",
        4,
        "upgrade",
        "expected a whole number from 0 to 3, got 4 [S3]",
    ),
    (
        "upgrade",
        -1,
        "upgrade",
        "expected a whole number of at least 0, got -1",
    ),
    (
        "expansion",
        1,
        "expansion",
        "expected true or false, got 1",
    ),
    (
        "phase",
        "night",
        "phase",
        'expected actions, war, round_end, second_score, final or over, got "night"',
    ),
    (
        "phase",
        "war",
        "players[0].passed",
        "expected true, since all have passed in the phase war [T1]",
    ),
    (
        "phase",
        "final",
        "war",
        "expected [], since no discs lie on the war track in the phase final [W5]",
    ),
    (
        "phase",
        "over",
        "war",
        "expected [], since no discs lie on the war track in the phase over [W5]",
    ),
    (
        "players",
        [],
        "players",
        "expected at least 1 entry, got 0",
    ),
    (
        "players",
        [{}],
        "players",
        "expected at least 2 players, or “solo” for a game alone, got 1 [S1]",
    ),
    (
        "players",
        [{}] * 5,
        "expansion",
        ("expected true, since without the expansion at most 4 play, and here are 5 [X1]"),
    ),
    (
        "players",
        [{}] * 6,
        "players",
        "expected at most 5 entries, got 6",
    ),
    (
        "players.0.name",
        "",
        "players[0].name",
        'expected a text of 1 to 100 characters, got ""',
    ),
    (
        "players.0.city",
        "roma",
        "players[0].city",
        ('expected amalfi, ancona, genova, pisa, ragusa or venezia, got "roma"'),
    ),
    (
        "players.0.city",
        None,
        "players[0].city",
        ("expected amalfi, ancona, genova, pisa, ragusa or venezia, got null"),
    ),
    (
        "players.0.city",
        "gaeta",
        "players[0].city",
        "gaeta belongs to the expansion, and this game is played without it [X1]",
    ),
    (
        "players.1.city",
        "venezia",
        "players[1].city",
        "venezia stands elsewhere already, and there is only one [S2]",
    ),
    (
        "players.0.republic",
        "king",
        "players[0].republic",
        (
            "expected plutocracy, oligarchy, doge, plutocracy_crowns, oligarchy_crowns, "
            'doge_crowns or ?, got "king"'
        ),
    ),
    (
        "players.0.points",
        1.5,
        "players[0].points",
        "expected a whole number, got 1.5",
    ),
    (
        "players.0.marker",
        0,
        "players[0].marker",
        "expected a whole number of at least 1, got 0",
    ),
    (
        "players.0.marker",
        16,
        "players[0].marker",
        "expected a whole number from 1 to 15, got 16 [T7]",
    ),
    (
        "players.0.crowns",
        -1,
        "players[0].crowns",
        "expected a whole number of at least 0, got -1",
    ),
    (
        "players.0.crowns",
        21,
        "players",
        "expected at most 20 crowns of all players and out of the game, got 21 [S7]",
    ),
    (
        "players.0.tracks.white",
        1,
        "players[0].tracks.white",
        'expected yellow, green, orange or purple, got "white"',
    ),
    (
        "players.0.tracks.green",
        0,
        "players[0].tracks.green",
        "expected a whole number from 1 to 4, got 0",
    ),
    (
        "players.0.tracks.green",
        5,
        "players[0].tracks.green",
        "expected a whole number from 1 to 4, got 5",
    ),
    (
        "players.0.cubes.red",
        1,
        "players[0].cubes.red",
        'expected yellow, white, green, orange, black or purple, got "red"',
    ),
    (
        "players.0.cubes.green",
        -1,
        "players[0].cubes.green",
        "expected a whole number of at least 0, got -1",
    ),
    (
        "players.0.cubes.green",
        11,
        "players",
        (
            "expected at most 12 green cubes in supplies, bags, the market and out of the "
            "game, got 13 [S7]"
        ),
    ),
    (
        "players.0.bag.white",
        20,
        "players",
        (
            "expected at most 20 white cubes in supplies, bags, the market and out of the "
            "game, got 21 [S7]"
        ),
    ),
    (
        "players.0.banners.black",
        1,
        "players[0].banners.black",
        'expected yellow, green, orange or purple, got "black"',
    ),
    (
        "players.0.banners.purple",
        13,
        "players",
        "expected at most 12 purple banners of all players, got 13 [S7]",
    ),
    (
        "players.0.discs",
        [6],
        "players[0].discs[0]",
        "expected a disc from 0 to 5, or “?” for a hidden one, got 6",
    ),
    (
        "players.0.discs",
        [True],
        "players[0].discs[0]",
        "expected a disc from 0 to 5, or “?” for a hidden one, got true",
    ),
    (
        "players.0.discs",
        [1, 1],
        "players[0].discs[1]",
        "the disc 1 stands here twice",
    ),
    (
        "players.0.discs",
        [0, 3],
        "players[0].discs[1]",
        "the disc 3 lies on the war track [A4]",
    ),
    (
        "players.0.discs",
        [0, "?"],
        "players[0].discs",
        WHOLE_HAND,
    ),
    (
        "players.0.discs",
        ["?"] * 5,
        "players[0].discs",
        WHOLE_HAND,
    ),
    (
        "players.0.discs_gone",
        [4],
        "players[0].discs_gone",
        "expected [], all discs that are neither in hand nor on the war track [W5]",
    ),
    (
        "players.0.cards",
        ["bread"],
        "players[0].cards[0]",
        'expected the word of an action card, got "bread"',
    ),
    (
        "players.0.cards",
        ["alexandria", "alexandria"],
        "players[0].cards[1]",
        "expected at most 1 of alexandria in all, and this is one more [S5]",
    ),
    (
        "players.0.cards",
        ["tunis"],
        "players[0].cards[0]",
        "expected at most 1 of tunis in all, and this is one more [S5]",
    ),
    (
        "players.0.cards",
        ["slave_trade"],
        "players[0].cards[0]",
        "slave_trade belongs to the expansion, and this game is played without it [X1]",
    ),
    (
        "players.0.burned.white",
        ["silk", "ivory", "spices_monopoly", "rich_landing"],
        "players[0].burned.white",
        "expected at most 3 entries, got 4 [B1]",
    ),
    (
        "players.0.burned.green",
        ["ivory"],
        "players[0].burned.green[0]",
        "ivory is a card of the colour white [B1]",
    ),
    (
        "players.0.actions",
        -1,
        "players[0].actions",
        "expected a whole number of at least 0, got -1",
    ),
    (
        "players.0.passed",
        0,
        "players[0].passed",
        "expected true or false, got 0",
    ),
    (
        "players.1.passed",
        True,
        "to_move",
        "players[1] has passed; when all have, the phase is war [T1]",
    ),
    (
        "players.0.scheme",
        "decree",
        "players[0].scheme",
        "the city venezia has no scheme of its own: expected null [S2]",
    ),
    (
        "players.0.second",
        2,
        "players[0].second",
        (
            "expected 0, since the second score is counted after the last round, and the "
            "phase is actions [E2]"
        ),
    ),
    (
        "players.0.knows_offer",
        ["doge"],
        "players[0].knows_offer[0]",
        "doge does not lie in the offer so often, so nobody can know it there [B8]",
    ),
    (
        "players.0.knows_offer",
        ["doge_crowns", "doge_crowns"],
        "players[0].knows_offer[1]",
        ("doge_crowns does not lie in the offer so often, so nobody can know it there [B8]"),
    ),
    (
        "players.0.gold",
        1,
        "players[0].gold",
        "no such key is known here",
    ),
    (
        "market.green.5",
        1,
        "market.green.5",
        'expected 3, 2 or 1, got "5"',
    ),
    (
        "market.green.3",
        2,
        "market.green.3",
        "expected a whole number from 0 to 1, got 2 [M1]",
    ),
    (
        "market.red",
        {},
        "market.red",
        'expected yellow, white, green, orange, black or purple, got "red"',
    ),
    (
        "market.green",
        [1],
        "market.green",
        "expected an object, got a list",
    ),
    (
        "schemes",
        ["decree"],
        "schemes",
        "expected at least 4 entries, got 1",
    ),
    (
        "schemes.0",
        "decree",
        "schemes[3]",
        "decree stands elsewhere already, and there is only one [S2]",
    ),
    (
        "schemes.0",
        "betrayal",
        "schemes[0]",
        "betrayal belongs to the expansion, and this game is played without it [X1]",
    ),
    (
        "schemes.0",
        "war",
        "schemes[0]",
        (
            "expected turning_point, ideology, republican_fate, credit_policy, diplomacy "
            'or decree, got "war"'
        ),
    ),
    (
        "schemes_used",
        [5],
        "schemes_used[0]",
        "expected a whole number from 1 to 4, got 5",
    ),
    (
        "present.yellow",
        "silk",
        "present.yellow",
        "silk is a card of the colour white [S5]",
    ),
    (
        "present.yellow",
        "alexandria",
        "players[0].cards[0]",
        "expected at most 1 of alexandria in all, and this is one more [S5]",
    ),
    (
        "present.yellow",
        "holy_land",
        "present.yellow",
        "holy_land belongs to the expansion, and this game is played without it [X1]",
    ),
    (
        "future.white",
        "silk",
        "players[0].burned.white[0]",
        "expected at most 1 of silk in all, and this is one more [S5]",
    ),
    (
        "decks.white",
        ["ivory", "?"],
        "decks.white",
        "a deck is hidden as a whole or not at all [S5]",
    ),
    (
        "decks.white",
        ["?"] * 8,
        "decks.white",
        "expected at most 5 hidden cards, as many as lie nowhere else, got 8 [S5]",
    ),
    (
        "discards.white",
        ["ivory", "ivory"],
        "discards.white[1]",
        "expected at most 1 of ivory in all, and this is one more [S5]",
    ),
    (
        "offer",
        ["doge_crowns"] * 2,
        "offer[1]",
        (
            "expected at most 1 doge_crowns among the republic cards of this game, and this"
            " is one more [S4]"
        ),
    ),
    (
        "offer",
        ["plutocracy", "oligarchy", "doge", "oligarchy"],
        "offer",
        "expected at most 3 entries, got 4 [S4]",
    ),
    (
        "offer",
        ["doge", "doge"],
        "offer[1]",
        (
            "expected at most 2 doge among the republic cards of this game, and this is one"
            " more [S4]"
        ),
    ),
    (
        "offer",
        ["?"] * 4,
        "offer",
        "expected at most 3 entries, got 4 [S4]",
    ),
    (
        "war",
        [{"player": 0}],
        "war[0].disc",
        "is missing",
    ),
    (
        "war",
        [{"player": 2, "disc": 3}],
        "war[0].player",
        "expected a whole number from 0 to 1, got 2",
    ),
    (
        "war",
        [{"player": 0, "disc": 3}, {"player": 0, "disc": 2}],
        "war[1].player",
        "a disc of this player lies on the war track already [A4]",
    ),
    (
        "war",
        [{"player": 0, "disc": "?"}],
        "players[0].discs",
        WHOLE_HAND,
    ),
    (
        "passed_first",
        1,
        "passed_first",
        "expected somebody who has passed and is not the first player, got 1 [U2]",
    ),
    (
        "passed_first",
        2,
        "passed_first",
        "expected a whole number from 0 to 1, got 2",
    ),
    (
        "removed.crowns",
        20,
        "players",
        "expected at most 20 crowns of all players and out of the game, got 21 [S7]",
    ),
    (
        "removed.green",
        11,
        "players",
        (
            "expected at most 12 green cubes in supplies, bags, the market and out of the "
            "game, got 15 [S7]"
        ),
    ),
    (
        "removed.red",
        1,
        "removed.red",
        "no such key is known here",
    ),
    (
        "pending",
        [{}],
        "pending[0].verb",
        "is missing",
    ),
    (
        "pending",
        [{"verb": "x" * 101, "seat": 0, "rule": "A1"}],
        "pending[0].verb",
        (
            "expected a text of at most 100 characters, got "
            '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
        ),
    ),
    (
        "pending",
        [{"verb": "fly", "seat": 0, "rule": "A1"}],
        "pending[0].verb",
        (
            "expected buy, banner, colour, under, disc, keep, pay, discard, remove, crowns,"
            " take, move, shift, draw, scheme, swap, card, rob, republic, offer, second, "
            'back, bag or accept, got "fly"'
        ),
    ),
    (
        "pending",
        [{"verb": "turn", "seat": 1, "rule": "T1"}],
        "pending[0].verb",
        (
            "expected buy, banner, colour, under, disc, keep, pay, discard, remove, crowns,"
            " take, move, shift, draw, scheme, swap, card, rob, republic, offer, second, "
            'back, bag or accept, got "turn"'
        ),
    ),
    (
        "pending",
        [{"verb": "buy", "seat": 1, "rule": "A1", "numbers": [1]}],
        "pending",
        NO_GAME,
    ),
    (
        "pending",
        [{"verb": "banner", "seat": 2, "rule": "A2"}],
        "pending[0].seat",
        "expected a whole number from 0 to 1, got 2",
    ),
    (
        "solo",
        {"scenario": 1},
        "players",
        "a solo game has one player, got 2 [O1]",
    ),
    (
        "seed",
        "x",
        "seed",
        'expected a whole number, got "x"',
    ),
    (
        "weather",
        "fine",
        "weather",
        "no such key is known here",
    ),
    (
        "tables",
        [],
        "tables",
        "expected an object, got a list",
    ),
    (
        "tables.format",
        "x",
        "tables.format",
        "no such key is known here",
    ),
    (
        "tables",
        {"start": {"value": 16}},
        "tables.start.value",
        "expected a whole number from 1 to 15, got 16",
    ),
]


@pytest.mark.parametrize(("key", "value", "place", "problem"), CHANGED, ids=range(len(CHANGED)))
def test_a_position_that_does_not_fit(key: str, value: object, place: str, problem: str) -> None:
    expect(changed(EXAMPLE, key, value), place, problem)
