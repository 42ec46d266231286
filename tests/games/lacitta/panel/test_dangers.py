"""What a turn changes to migration under the likeliest wishes, and what the mover has to fear.

On the table of `politics` Rosso's A1 becomes a neighbour of Blu's C2 with a building at A3, from
which two empty spaces lead to it (G4). The open card asks for health.
"""

from typing import Any

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.games.lacitta.panel.dangers import likely_wishes, under
from lacitta_nb.games.lacitta.panel.moves import known_cards
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from lacitta_nb.panels.words import chance_text
from lacitta_nb.study import voice_odds
from tests.panels.tables import VOICE, click, politics

CULTURE = {"cards": ["culture", "health", "health", "education"]}


def with_statue(voice: dict[str, list[str]] | None = None, citizens: int = 4) -> Game:
    """Blu's C2 with a statue at D2, so that it offers 1 culture and its neighbours none."""
    position = politics(voice=voice or VOICE, citizens=citizens).position()
    position["cities"][3]["buildings"] = {"D2": "statue"}
    return load(position)


def chosen(game: Game, choice: str, space: str) -> dict[str, Any]:
    panel = Controller(game)
    click(panel, "choose", choice=choice)
    click(panel, "space", space=space)
    return dict(panel_view(panel.session)["preview"])


def test_a_farm_that_makes_a_stronger_neighbour_warns() -> None:
    # A1 has 4 citizens; castle, market and farm hold one each, so one is to spare.
    warnings = chosen(with_statue(voice=CULTURE), "build farm", "A3")["warnings"]
    # Of the 26 cards left 8 are culture, 9 health, 9 education. Culture alone wins unless two or
    # more hidden cards are health (or education), or it ties: its odds are those of the study.
    chance = chance_text(voice_odds(with_statue(voice=CULTURE)).of("culture"))
    assert warnings == [f"Culture ({chance}): A1 loses a citizen to Blu's C2"]


def test_a_building_that_would_fall_is_named() -> None:
    # With 3 citizens nobody is to spare, and only the farm at A3 lies at the end of A1, A2, A3
    # (D2); it feeds 2 from L1 and 1 from L3.
    warnings = chosen(with_statue(voice=CULTURE, citizens=3), "build farm", "A3")["warnings"]
    assert (
        "Culture (46%): A1 loses a citizen to Blu's C2; the farm at A3 falls and its 3 food is lost"
    ) in warnings


def test_a_limit_that_falls_with_a_building_is_named() -> None:
    # Culture takes one of the 4 citizens of castle, market, fountain and the farm to be built at
    # A3; the fountain goes first, since it brings no food, and with it the city's limit (G5).
    position = with_statue(voice=CULTURE).position()
    position["cities"][0]["buildings"] |= {"B1": "fountain"}
    warnings = chosen(load(position), "build farm", "A3")["warnings"]
    assert (
        "Culture (46%): A1 loses a citizen to Blu's C2; the fountain at B1 falls; "
        "A1 may then hold only 8 citizens"
    ) in warnings


def test_only_the_two_likeliest_wishes_are_counted() -> None:
    # The open card asks for health; culture, education and the three ties follow.
    game = with_statue()
    odds = voice_odds(game)
    known = likely_wishes(public(game.state))
    assert [found.wishes for found in known] == list(odds.possible[:2])
    assert known[0] == (("health",), odds.of("health"))


def test_a_gain_is_told_among_the_effects() -> None:
    # A statue at A3 gives A1 one culture; C2 has none here, and both become neighbours.
    effects = chosen(politics(voice=CULTURE), "build statue", "A3")["effects"]
    assert {
        "text": "Culture (46%): A1 takes a citizen from Blu's C2",
        "tone": "good",
    } in effects


def test_a_card_that_was_looked_at_is_known_to_the_only_person() -> None:
    # Health is open, and culture and health were looked at: with one card unknown, culture alone
    # can't be the wish any more.
    game = politics()
    game.play("closeness 2 3")
    alone = Controller(game, seats={"Blu": "greedy"})
    seen, odds = alone.session.seen, voice_odds(game, "Rosso")
    assert likely_wishes(seen, 0)[0] == (("health",), odds.of("health"))
    assert known_cards(seen, 0) == "Chances as you know the cards at 2 and 3"
    assert known_cards(public(game.state), None) == ""
    all_known = seen.players[0]._replace(seen=(2, 3, 4))
    seen = seen._replace(players=(all_known, *seen.players[1:]))
    assert known_cards(seen, 0) == "", "no chance is left"
    assert likely_wishes(public(game.state))[0].chance == voice_odds(game).of("health")


def test_the_people_who_have_spoken_are_certain() -> None:
    game = politics(phase="migration")
    (known,) = likely_wishes(public(game.state))
    assert known.wishes == ("health",)
    assert known.chance == 1
    assert under([known], "...") == "Health (certain): ..."


def test_what_may_fall_says_what_goes_with_it() -> None:
    # A1 has 4 citizens for castle, market, hospital and fountain, and loses one to C2 (M1); the
    # market, inside, stays. Market and fountain lift the limit altogether; without the fountain
    # it is 8 (G5). Without A3 the city has no neighbour left. The hospital gives 1 health and 1
    # education, the fountain 1 health (G8).
    position = with_statue(voice={"cards": ["culture"] * 4}).position()
    position["cities"][0]["buildings"] = {"A2": "market", "A3": "hospital", "B1": "fountain"}
    del position["politics"], position["to_move"]
    panel = Controller(load({**position, "phase": "migration"}))
    click(panel, "step")
    rows = {row["space"]: row["costs"] for row in panel_view(panel.session)["plan"]["rows"]}
    assert rows == {
        "A3": "Education in A1: 1 → 0; Health in A1: 2 → 1",
        "B1": "Health in A1: 2 → 1 (its neighbours: 0 at most); Limit of A1: none → 8",
    }
    click(panel, "plan", space="B1")
    effects = [effect["text"] for effect in panel_view(panel.session)["preview"]["effects"]]
    assert "Rosso would lose the fountain at B1: the city at A1 lacks a citizen for it." in effects
    assert "Limit of A1: none → 8" in effects


def test_a_preview_after_closeness_counts_what_was_seen_and_says_so() -> None:
    # Rosso knows culture, health, health; the fourth is one of 24 cards, 8 of them culture, which
    # makes a tie, and all others leave health alone. The statue at A3 gives A1 one culture against
    # C2's none; the citizen who comes makes 8 for food 6, where 7 lack only 1 now.
    game = politics(voice=CULTURE)
    game.play("closeness 2 3")
    game.play("pass")
    panel = Controller(game, seats={"Blu": "greedy"})
    click(panel, "choose", choice="build statue")
    click(panel, "space", space="A3")
    preview = panel_view(panel.session)["preview"]
    assert [effect["text"] for effect in preview["effects"]][-2:] == [
        "Culture and health (33%): A1 takes a citizen from Blu's C2",
        "Chances as you know the cards at 2 and 3",
    ]
    assert preview["warnings"] == [
        "Culture and health (33%): Rosso then lacks 2 food, and 2 citizens leave"
    ]


def test_the_mover_is_told_the_worst_and_the_rest_is_kept_apart() -> None:
    # The farm at A3 feeds all 7 (food 9), so that only C2's statue is left to fear, in round 4.
    game = with_statue(voice=CULTURE)
    game.play("build farm A3")
    for _ in range(5):
        game.play("pass")
    assert panel_view(Controller(game).session)["danger"] == {
        "text": "Culture (46%): A1 loses a citizen to Blu's C2",
        "tone": "bad",
        "rest": ["Culture (46%): F2 loses a citizen to Blu's C2"],
    }
