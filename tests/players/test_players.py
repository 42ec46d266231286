"""Computer players: legal in every edition and decision, blind to what is hidden, explained."""

import math
import random
import re
from collections import Counter
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import NothingToDecide, PlayerMistake
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import (
    ComputerPlayer,
    GreedyPlayer,
    Hint,
    RandomPlayer,
    Reason,
    SearchPlayer,
    hints,
    in_words,
    seeded,
)
from lacitta_nb.players.hints import why_words
from lacitta_nb.players.protocol import finished
from lacitta_nb.players.reasons import reason_key
from lacitta_nb.texts import sentence, speaking
from lacitta_nb.texts.shelves import keys
from tests.games.lacitta.players.played import EDITIONS, decisions, mover
from tests.games.lacitta.properties.test_hidden import swapped
from tests.panels.tables import feeding, politics

QUICK = SearchPlayer(playouts=6, width=3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_player_answers_every_kind_of_decision_with_a_legal_action(edition: str) -> None:
    expected = {"place", "turn", "wish", "demolish", "starve", "penalty"}
    expected |= {"give_up_roads"} if edition == "expansion" else set()
    met: Counter[str] = Counter()
    for seed in range(1, 13):
        if expected <= set(met):
            break
        for state in decisions(edition, seed, GreedyPlayer()):
            kind = str(state.choice)
            met[kind] += 1
            view = state.seen_by(mover(state))
            players: list[ComputerPlayer] = [RandomPlayer(), GreedyPlayer()]
            if met[kind] <= 2:
                players.append(QUICK)
            for player in players:
                assert rules.refusal(state, player.choose(view)) is None
    assert expected <= set(met)


@pytest.mark.parametrize(
    "player", [RandomPlayer("5"), GreedyPlayer(), SearchPlayer(playouts=4, width=3, seed="5")]
)
def test_swapped_hidden_cards_change_no_move(player: ComputerPlayer) -> None:
    chance = random.Random(7)
    states = [s for s in decisions("new", 3) if s.choice in ("turn", "wish")][::6]
    changed = 0
    for state in states:
        seat = mover(state)
        other = swapped(state, seat, chance)
        changed += other != state
        assert player.choose(other.seen_by(seat)) == player.choose(state.seen_by(seat))
    assert changed > len(states) // 2 > 3


def test_a_seed_is_a_game_and_another_seed_another_one() -> None:
    states = [s for s in decisions("classic", 1) if s.choice == "turn"][:20]
    views = [state.seen_by(mover(state)) for state in states]
    one, same, two = (seeded(RandomPlayer(), seed) for seed in ("1", "1", "2"))
    chosen = [[player.choose(view) for view in views] for player in (one, same, two)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_the_searching_player_thinks_in_pieces_and_comes_to_the_same_choice() -> None:
    state = decisions("classic", 1)[7]
    assert state.decision is not None
    view = state.seen_by(state.decision.player)
    assert finished(QUICK.thinking(view)) == QUICK.choose(view)
    pieces = sum(1 for _ in QUICK.thinking(view))
    assert pieces == sum(tried.playouts for tried in QUICK.tried(view)) > 1


def test_hints_name_the_best_actions_with_words_and_an_effect() -> None:
    state = next(s for s in decisions("classic", 1) if s.choice == "turn")
    found = hints(state)
    assert len(found) == 3
    assert [hint.effect for hint in found] == sorted((h.effect for h in found), reverse=True)
    assert found[0].action == GreedyPlayer().choose(state.seen_by(state.to_move))
    assert all(hint.text.endswith(".") for hint in found)
    assert all(hint.reasons for hint in found)


def test_hints_of_the_searching_player() -> None:
    state = next(s for s in decisions("classic", 1) if s.choice == "turn")
    found: list[Hint] = hints(state, 2, QUICK)
    assert found[0].effect >= found[1].effect


def test_hints_are_the_same_for_a_game_and_its_state() -> None:
    game = lc.new_game(2, seed=4)
    game.run()
    assert hints(game) == hints(game.state)


def test_hints_are_refused_while_nobody_has_anything_to_decide() -> None:
    with pytest.raises(NothingToDecide, match="Nobody has anything to decide"):
        hints(lc.new_game(3))


def said(*units: tuple[str, float]) -> list[Reason]:
    """Reasons with these gains and losses of felt points."""
    return [Reason(name, 1.0, value, reason_key(name, value)) for name, value in units]


def test_what_is_against_an_action_is_never_told_as_a_reason_for_it() -> None:
    against = said(("hunger", -3.0), ("gold", -1.0))
    assert in_words(against) == (
        "The least bad of what could be done, though it makes hunger likelier or worse."
    )
    assert in_words(against, best=False) == (
        "Nothing speaks for it, and it makes hunger likelier or worse."
    )
    assert in_words([*against, *said(("people", 1.0))]) == (
        "It brings 1 citizen, worth a point at the end. But it makes hunger likelier or worse."
    )
    assert in_words(said(("people", 4.0), ("hunger", -3.0))) == (
        "It brings 4 citizens, each worth a point at the end."
    )


def test_of_reasons_that_tell_the_same_the_weightiest_is_told() -> None:
    """Food of every year is food of the next one, too."""
    food, pantry = said(("food", 2.0), ("pantry", 1.0))
    hands = said(("hands", 0.5))
    both = [food, pantry._replace(kin="food"), *hands]
    assert in_words(both) == (
        "It brings food every year. It leaves more surplus citizens who can staff new buildings."
    )
    missing = pantry._replace(kin="food", value=-1.0, key="player-reason-pantry-less")
    assert in_words([missing, *hands]).endswith("But it makes feeding harder in the year after.")


def test_parts_of_a_whole_are_told_as_a_mean_in_every_language() -> None:
    whole = [Reason("people", 1.0, 2.0, "player-reason-people-more")]
    part = [whole[0]._replace(value=0.5)]
    assert in_words(whole) == "It brings 2 citizens, each worth a point at the end."
    assert in_words(part) == (
        "It brings citizens, each worth a point at the end: about\u00a0½ on average."
    )
    for language, mean in (("de", "im Mittel etwa\u00a0½"), ("fr", "en moyenne environ\u00a0½")):
        with speaking(language):
            assert mean in in_words(part)
            assert mean.split(" etwa")[0].split(" environ")[0] not in in_words(whole)


MEANS = {"en": "average|about", "de": "Mittel|Schnitt|etwa", "fr": "moyenne|environ"}


@pytest.mark.parametrize("language", MEANS)
def test_no_reason_of_any_game_tells_parts_as_if_they_were_things(language: str) -> None:
    told = 0
    for game in ("lacitta", "saintmalo", "cittastato"):
        for key in keys("player-reason-", game):
            if key in WHOLE:
                continue
            words: dict[str, str | float] = {"amount": 0.5, "mean": "yes", "reason": ""}
            said = sentence(key, words, language=language, game=game)
            told += "½" in said
            assert "½" not in said or re.search(MEANS[language], said), key
    assert told >= 20


WHOLE = ("player-reason-score-more", "player-reason-score-less")
"""What is not expected, but counted: the score of Saint Malo if the game ended now."""


def test_what_hardly_counts_is_no_reason() -> None:
    assert in_words(said(("gold", 0.02))) == "It changes little; nothing else is better."
    assert in_words(said(("gold", -0.02)), best=False) == "It changes little."


def test_who_leaves_is_explained_by_what_the_worst_choice_would_cost() -> None:
    class Told:
        def explain(self, view: State, action: Action) -> list[Reason]:
            assert view.choice == "starve"
            return said(("people", -1.0), ("hands", -2.0 if action.space == "A1" else -0.5))

    game = feeding()
    game.step()
    view = game.state.seen_by(0)
    assert why_words(Told(), view, parse_action("starve F2")) == (
        "Compared with the worst choice, it leaves more surplus citizens who can staff new "
        "buildings."
    )
    assert why_words(Told(), view, parse_action("starve A1")) == (
        "Other choices are better, as far as can be told."
    )


def test_where_all_choices_are_alike_that_is_said_and_of_a_single_one_nothing() -> None:
    class Told:
        def explain(self, view: State, action: Action) -> list[Reason]:  # noqa: ARG002
            return said(("people", -1.0))

    game = feeding()
    game.step()
    assert why_words(Told(), game.state.seen_by(0), parse_action("starve F2")) == (
        "Every choice is as good, as far as can be told."
    )
    position = politics().position()
    position["year"], position["players"][0]["penalty"] = 2, True
    game = load(position)
    assert why_words(Told(), game.state.seen_by(0), Action("forfeit")) == ""
    assert [(hint.action, hint.text) for hint in hints(game)] == [(Action("forfeit"), "")]


def test_advice_names_each_thing_once() -> None:
    state = next(s for s in decisions("classic", 1) if s.choice == "turn")
    greedy = GreedyPlayer()
    found = hints(state, 1000)
    things = [
        thing
        for hint in found
        for thing in dict.fromkeys(map(greedy.alike, (hint.action, *hint.others)))
    ]
    assert len(things) == len(set(things)) < len(rules.legal_actions(state))
    assert set(things) == set(map(greedy.alike, rules.legal_actions(state)))


class Advising:
    """An adviser that ranks as it is told."""

    def __init__(self, worths: list[float]) -> None:
        self.worths = worths

    def ranked(self, view: State) -> list[tuple[Any, float]]:
        return list(zip(lc.legal_actions(view), self.worths, strict=False))

    def explain(self, view: State, action: object) -> list[Any]:
        del view, action
        return []


@pytest.mark.parametrize("worths", [[], [math.nan], [1.0, math.inf]])
def test_an_adviser_without_numbers_is_named_and_nothing_of_it_shown(worths: list[float]) -> None:
    game = lc.new_game(players=2, seed=3)
    game.run()
    with pytest.raises(PlayerMistake, match="Advising") as caught:
        hints(game, adviser=Advising(worths))
    assert ".." not in str(caught.value)
