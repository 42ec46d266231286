"""Moments that no game comes to: what is pending drives a game, so nothing impossible is let in."""

import pytest

from tests.files.refusing import expect
from tests.games.citta_stato.files.samples import (
    BURNED,
    GHOST,
    KEPT,
    PASSED,
    SOLO,
    Fields,
    done,
    pending,
    position,
    seconds,
    task,
    war,
)

WHOLE_HAND = (
    "a hand is hidden as a whole, together with the disc of it on the war track, or not at all [A4]"
)


def no_game(phase: str) -> str:
    return (
        f"no game comes to this in the phase {phase}: the tasks have to be a question and what is "
        "left of an action, a war or a second score after it"
    )


WHOLE: list[tuple[Fields, str, str]] = [
    (
        pending(task("banner", "A2"), mover={"city": "amalfi"}),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("banner", "A3")),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("banner", "A2", 1)),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("banner", "A2"), task("banner", "A2")),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("banner", "A2", numbers=[2])),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("buy", "A1", numbers=[2]), market={"green": {"1": 1}}),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("buy", "A1", numbers=[1])),
        "pending[0]",
        "the question buy has no two answers here, so it is not asked",
    ),
    (
        pending(task("buy", "C2", numbers=[2]), market={"green": {"1": 1}}),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("buy", "A1", numbers=[-1]), market={"green": {"1": 1}}),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("buy", "A1"), market={"green": {"1": 1}}),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("draw", "K1", numbers=[3]), task("banner", "A2"), mover=done(bag={"green": 1})
        ),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("draw", "K1", numbers=[2]),
            task("banner", "A2"),
            mover=done(bag={"green": 1}, city="ragusa"),
        ),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task(
                "keep", "P1", numbers=[4], colours=["green", "yellow", "green", "orange", "purple"]
            ),
            task("turn_scheme", "A6", numbers=[1]),
        ),
        "pending[0].colours",
        "expected colours in the order in which cubes are named [P1]",
    ),
    (
        pending(
            task("keep", "P1", numbers=[4], colours=KEPT[:4]),
            task("turn_scheme", "A6", numbers=[1]),
        ),
        "pending[0].numbers[0]",
        "expected at most 3, fewer than the cubes drawn, got 4 [P1]",
    ),
    (
        pending(
            task("keep", "P1", numbers=[3], colours=KEPT), task("turn_scheme", "A6", numbers=[1])
        ),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("keep", "P1", numbers=[4], colours=["green"] * 20),
            task("turn_scheme", "A6", numbers=[1]),
        ),
        "players",
        (
            "expected at most 12 green cubes in supplies, bags, the market and out of the "
            "game, got 20 [S7]"
        ),
    ),
    (
        pending(
            task("keep", "P1", numbers=[4], colours=KEPT),
            task("turn_scheme", "A6", numbers=[2]),
            task("shift", "A6", numbers=[1]),
        ),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("accept", "P5", numbers=[4]),
            task("points", "P5", 1, numbers=[2]),
            task("turn_scheme", "A6", numbers=[3]),
            task("shift", "A6", numbers=[1]),
        ),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("republic", "B8", word="king"), mover=done(**BURNED)),
        "pending[0].word",
        (
            "expected at most 0 king among the republic cards of this game, and this is one"
            " more [S4]"
        ),
    ),
    (
        pending(task("republic", "B8", word="doge_crowns")),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("republic", "B8", word="doge_crowns"),
            mover=done(**BURNED),
            offer=["plutocracy_crowns", "oligarchy_crowns", "doge_crowns"],
        ),
        "pending[0].word",
        (
            "expected at most 1 doge_crowns among the republic cards of this game, and this"
            " is one more [S4]"
        ),
    ),
    (
        pending(
            task("republic", "B8", word="doge"),
            mover=done(**BURNED),
            offer=["plutocracy_crowns", "oligarchy_crowns", "doge_crowns"],
        ),
        "offer",
        "expected at most 2 entries, got 3 [S4]",
    ),
    (
        pending(task("offer", "B8"), mover=done(**BURNED)),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("take", "B2", numbers=[2], word="put"),
            mover=done(burned={"yellow": ["tunis", "flanders", "tripoli"]}, cubes={"green": 1}),
        ),
        "pending[0].numbers[0]",
        "expected at most 1, the cubes in the supply, got 2 [B2]",
    ),
    (
        pending(
            task("take", "B2", numbers=[1], word="put"),
            mover=done(burned={"yellow": ["tunis"]}, cubes={"green": 1}),
        ),
        "pending[0]",
        "the question take has no two answers here, so it is not asked",
    ),
    (
        pending(task("take", "K6", word="present")),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("under", "C3", word="bread")),
        "pending[0].word",
        'expected the word of an action card, got "bread"',
    ),
    (
        pending(task("under", "C3", word="silk")),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("under", "C3", word="freedom_of_thought"), mover=done(cards=["freedom_of_thought"])
        ),
        "pending[0].word",
        "expected at most 1 of freedom_of_thought in all, and this is one more [S5]",
    ),
    (
        pending(task("pay", "W2", numbers=[2])),
        "pending",
        no_game("actions"),
    ),
    (
        pending(
            task("accept", "A4", numbers=[1]),
            task("lay_disc", "A4", numbers=[3]),
            mover=done(discs=[1, 2], tracks={"orange": 2}),
            declining=True,
        ),
        "pending[1].numbers[0]",
        "expected a disc in hand, got 3 [A4]",
    ),
    (
        pending(
            task("move", "C6", numbers=[1], word="either"),
            task("score_burned", "C6", numbers=[2], colours=["green"]),
        ),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("scheme", "K3"), task("banner", "A2")),
        "pending",
        no_game("actions"),
    ),
    (
        pending(task("banner", "A2"), phase="round_end"),
        "pending",
        "expected none, since nothing is asked in the phase round_end",
    ),
    (
        pending(task("banner", "A2"), phase="final", round=7),
        "pending",
        "expected none, since nothing is asked in the phase final",
    ),
    (
        pending(*[task("banner", "A2")] * 61),
        "pending",
        "expected at most 60 entries, got 61",
    ),
    (
        war(task("pay", "W2", numbers=[2])),
        "pending",
        no_game("war"),
    ),
    (
        war(task("pay", "W2", numbers=[3]), task("fight", "W3")),
        "pending",
        no_game("war"),
    ),
    (
        war(task("pay", "W2", numbers=[2]), task("fight", "W3"), war=[{"player": 0, "disc": "?"}]),
        "war[0].disc",
        "the discs are turned up: expected its power [W2]",
    ),
    (
        war(
            task("take", "W4", 1, word="war_left"),
            task("take", "W3", word="war"),
            task("clear_war", "W5"),
        ),
        "pending",
        no_game("war"),
    ),
    (
        war(task("take", "W3", 1, word="war"), task("clear_war", "W5")),
        "pending",
        no_game("war"),
    ),
    (
        war(task("move", "W1", numbers=[1], word="may"), task("reveal", "W2")),
        "pending",
        no_game("war"),
    ),
    (
        war(task("banner", "A2")),
        "pending",
        no_game("war"),
    ),
    (
        war(pending=[], to_move=1),
        "to_move",
        "expected 0, the first player, since the phase is war, got 1 [T1]",
    ),
    (
        war(pending=[], passed_first=None),
        "passed_first",
        "is missing [U2]",
    ),
    (
        war(phase="round_end", pending=[]),
        "war",
        "expected [], since no discs lie on the war track in the phase round_end [W5]",
    ),
    (
        position({"cards": ["silk"]}, {}, phase="second_score", round=7, pending=seconds(3)),
        "pending[0]",
        "the question second has no two answers here, so it is not asked",
    ),
    (
        position({"cards": ["silk"]}, {}, phase="second_score", round=6, pending=seconds(2)),
        "round",
        "expected 7, the last round, since the phase is second_score, got 6 [E1]",
    ),
    (
        position({}, {}, phase="second_score", round=7, pending=seconds(2)),
        "pending[0]",
        "the question second has no two answers here, so it is not asked",
    ),
    (
        position(
            {"cards": ["silk"]},
            {},
            phase="second_score",
            round=7,
            pending=[*seconds(2), *seconds(11)],
        ),
        "pending",
        no_game("second_score"),
    ),
    (
        position({"passed": True}, {}, phase="second_score", round=7),
        "players[0].passed",
        "expected false, since nobody has passed in the phase second_score [R3]",
    ),
    (
        position({"actions": 2}, {}, phase="final", round=7),
        "players[0].actions",
        "expected 0, since there are no actions in the phase final, got 2 [R3]",
    ),
    (
        {**GHOST, "solo": {"scenario": 1, "drawn": ["yellow"]}},
        "pending",
        no_game("actions"),
    ),
    (
        {**GHOST, "pending": GHOST["pending"][:1]},
        "pending",
        no_game("actions"),
    ),
    (
        {**GHOST, "players": [{**PASSED}]},
        "pending[0]",
        "the question back has no two answers here, so it is not asked",
    ),
    (
        {**SOLO, "solo": {"scenario": 5}},
        "solo.scenario",
        "expected a whole number from 1 to 4, got 5",
    ),
    (
        {**SOLO, "solo": {"scenario": 1, "required": 19}},
        "solo.required",
        "expected 18, by the scenario and its game, got 19 [O6]",
    ),
    (
        {**SOLO, "solo": {"scenario": 1, "bag": {"green": 2}}},
        "solo.bag",
        "expected one yellow cube in the ghost’s bag or drawn of it, got 0 [O2]",
    ),
    (
        {**SOLO, "solo": {"scenario": 1, "drawn": ["white", "black", "green"]}},
        "solo.drawn",
        "expected at most 2 entries, got 3 [O2]",
    ),
    (
        {**SOLO, "solo": {"scenario": 2, "discs": [3]}, "war": [{"player": 1, "disc": 3}]},
        "solo.discs[0]",
        "the disc 3 lies on the war track [A4]",
    ),
    (
        {**SOLO, "solo": {"scenario": 2, "discs": ["?", "?"]}},
        "solo.discs",
        WHOLE_HAND,
    ),
    (
        {**SOLO, "expansion": True},
        "expansion",
        "expected false, since the solo game is played without the expansion [O1]",
    ),
    (
        {**SOLO, "players": [{"city": "venezia"}]},
        "players[0].city",
        'expected amalfi, got "venezia" [O6]',
    ),
    (
        {**SOLO, "players": [{"republic": "doge"}]},
        "players[0].republic",
        (
            "expected at most 0 doge among the republic cards of this game, and this is one"
            " more [S4]"
        ),
    ),
    (
        {**SOLO, "players": [{"republic": "?"}]},
        "offer",
        "expected at most 2 entries, got 3 [S4]",
    ),
    (
        {**SOLO, "upgrade": 2},
        "upgrade",
        "expected a whole number from 0 to 1, got 2 [S3]",
    ),
    (
        position({"city": "genova", "scheme": "ideology"}, {}),
        "players[0].scheme",
        'expected credit_policy, diplomacy or decree, got "ideology" [S2]',
    ),
    (
        position({"city": "genova", "scheme": None}, {}),
        "players[0].scheme",
        "expected decree, got null [S2]",
    ),
    (
        position(
            {"city": "pisa", "scheme": "ideology"},
            {},
            schemes=["ideology", "decree", "diplomacy", "turning_point"],
        ),
        "players[0].scheme",
        "ideology stands elsewhere already, and there is only one [S2]",
    ),
    (
        position(
            {"republic": "?"},
            {"republic": "?"},
            {"republic": "?"},
            offer=["doge_crowns"] + ["?"] * 3,
        ),
        "offer",
        "expected at most 3 entries, got 4 [S4]",
    ),
    (
        position({"passed": True}, {"passed": True}, {"passed": True}, phase="round_end"),
        "passed_first",
        "is missing [U2]",
    ),
    (
        position({}, {"passed": True}, {"passed": True}),
        "passed_first",
        "is missing [U2]",
    ),
    (
        position({}, {"discs": ["?"] * 5, "discs_gone": [1]}, war=[{"player": 1, "disc": "?"}]),
        "players[1].discs",
        (
            "expected 4 hidden discs beside the one on the war track and those in "
            "“discs_gone”, got 5 [S1]"
        ),
    ),
]


@pytest.mark.parametrize(("told", "place", "problem"), WHOLE, ids=range(len(WHOLE)))
def test_a_moment_that_can_not_be(told: Fields, place: str, problem: str) -> None:
    expect(told, place, problem)
