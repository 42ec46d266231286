"""A moment of a game in text: what lies open, and nothing else."""

import pytest

from lacitta_nb.games.citta_stato.constants import KINDS
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.texts.report import report
from lacitta_nb.texts import languages, speaking
from tests.games.citta_stato.driver import random_game
from tests.games.citta_stato.support import game, play, seat, solo
from tests.texts.translations import seen_in, texts_of


def table() -> object:
    return game(
        seat(
            name="Rosa",
            cubes="GGW",
            bag="Y",
            banners="PP",
            points=4,
            crowns=1,
            discs="0125",
            cards="tunis",
            burned={"white": "silk spices_monopoly"},
        ),
        seat(name="Enzo", marker=12, points=-1, passed=True),
        market={"green": "3 1"},
        used="2",
        war=[(0, 4)],
    )


def test_a_moment_in_text() -> None:
    assert str(table()).splitlines() == [
        "Round 1 of 7 · The players' turns",
        "Rosa must decide: which action to take",
        "Market: price 3: green 1; price 2: –; price 1: green 1",
        "Cards in yellow: Present Barcelona, Future Flanders, in the deck 5",
        "Cards in white: Present Naval Engineering, Future Ivory, in the deck 4",
        "Cards in green: Present Grand Merchant, Future Shipwright, in the deck 6",
        "Cards in orange: Present Hunt Saracen Pirates, Future Warfare Intent, in the deck 6",
        "Cards in black: Present Republican Thought, Future Subversive Push, in the deck 6",
        "Cards in purple: Present Elder Council, Future Duchy, in the deck 6",
        "Schemes: 1 Turning Point, 2 Credit Policy (used), 3 Diplomacy, 4 Decree",
        "Upgrades left in this round: 3",
        "War track: Rosa (face down)",
        "",
        "Rosa (Venezia): 4 points, marker on 8 (oligarchy), 1 crown, first player",
        "  tracks: yellow 1, green 1, orange 1, purple 1",
        "  supply: white 1, green 2",
        "  bag: yellow 1",
        "  banners: purple 2",
        "  war discs in hand: ? ? ? ?, out of the game: 3",
        "  used: Tunis",
        "  burned: white 2",
        "",
        "Enzo (Ragusa): −1 point, marker on 12 (doge's magistracy), 0 crowns, has passed",
        "  tracks: yellow 1, green 1, orange 1, purple 1",
        "  supply: –",
        "  bag: –",
        "  banners: –",
        "  war discs in hand: 0 1 2 3 4 5, out of the game: –",
        "  used: –",
        "  burned: –",
    ]


def test_a_solo_game_in_text() -> None:
    alone = solo(2, 1, drawn="W", discs="0123", war=[(1, 4)], schemes="- decree - ideology")
    lines = str(alone).splitlines()
    assert "Schemes: 2 Decree, 4 Ideology" in lines
    assert "War track: ghost (face down)" in lines
    assert (
        "Ghost: Head Wind, game 1, required score 21, drawn in this round: white, discs left 4"
        in lines
    )
    assert "Objectives: a republic card of the doge's magistracy (not met)" in lines
    assert "  republic card: oligarchy" in lines


def test_the_end_in_text() -> None:
    ending = game(
        seat(name="Rosa", points=17, second=10, crowns=1), seat(name="Enzo"), phase="final", round=7
    )
    assert str(ending).splitlines()[1] == "Nobody has to decide: step() goes on."
    ending.step()
    lines = str(ending).splitlines()
    assert lines[0] == "After 7 rounds · The end"
    assert lines[2] == (
        "Rosa (Venezia): 17 points, marker on 8 (oligarchy), 3 crowns, "
        "final score 10 (first 17, second 10), place 1"
    )
    assert "  republic card: doge's magistracy" in lines


def test_the_second_score_and_a_city_s_own_scheme_are_told() -> None:
    again = game(
        seat(name="Rosa", city="pisa", scheme="ideology", cards="tunis", second=2),
        phase="second_score",
        round=7,
    )
    again.step()
    lines = str(again).splitlines()
    assert lines[1] == "Rosa must decide: which card serves for the second score"
    assert "second score so far 2, first player" in str(again)
    assert "  own scheme: Ideology" in lines


def test_the_war_is_told_openly_when_discs_are_turned_up() -> None:
    fight = game(seat(name="Rosa", cubes="GGWY", discs="0125"), war=[(0, 3)])
    play(fight, "pass", "pass")
    fight.step()
    while fight.decision.kind == "move":
        fight.play("stay")
    assert "War track: Rosa (power 3)" in str(fight).splitlines()


def test_every_kind_of_decision_is_told() -> None:
    told = seen_in(texts_of("en", "cittastato")["report-decides"]).variants["kind"]
    assert told == set(KINDS)


@pytest.mark.parametrize("language", languages())
def test_moments_of_random_games_are_told_in_every_language(language: str) -> None:
    with speaking(language):
        for number in range(3):
            for turn, moment in enumerate(random_game(number)):
                if turn % 20 == 0:
                    text = report(moment.before)
                    assert "_" not in text
                    assert "-1" not in text


def test_nothing_hidden_is_told() -> None:
    """Another hidden moment that looks the same reads the same."""
    state = table().state  # type: ignore[attr-defined]
    hidden = state._replace(
        players=tuple(
            player._replace(republic="plutocracy", knows_offer=("doge_crowns",))
            for player in state.players
        ),
        decks=tuple(tuple(reversed(deck)) for deck in state.decks),
        offer=("doge_crowns", "oligarchy_crowns", "plutocracy_crowns"),
    )
    assert report(hidden) == report(state)


def test_a_solo_result_is_told_in_a_line() -> None:
    told = new_solo(1, 1, seed=4).solo
    assert told is not None
    goal = "a white and a black cube in the supply"
    start = f"Required score 18, now 0. Objectives: {goal} (not met)."
    assert str(told) == start
    won = told._replace(won=True, bonus_crowns=3)
    assert str(won) == f"{start} Won; bonus crowns for the next game: 3."
    with speaking("de"):
        assert str(won).endswith("Gewonnen; Bonuskronen für das nächste Spiel: 3.")
