"""What hints of La Città say, by the rules: what is kept, what is sure, what comes to the same."""

from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.box import box_of
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.telling import (
    Circumstances,
    Weighed,
    key_of,
    reasons,
)
from lacitta_nb.games.lacitta.players.value import YearValue
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import SearchPlayer, hints, in_words
from lacitta_nb.players.hints import Explaining
from lacitta_nb.players.judge import GameEnd
from lacitta_nb.texts import sentence, speaking
from tests.games.lacitta.players.test_advice import CASES, WHERE, Case, view_of
from tests.games.lacitta.players.test_year_end import STARVING

JUDGE = GreedyPlayer()


def falling(year: int = 5) -> lc.Game:
    """Anna's city at E2 has lost a citizen to A4: its quarry at D1 falls, or its farm at F3."""
    built = {"D1": "quarry", "E1": "statue", "F1": "school", "F2": "quarry", "F3": "farm"}
    more = {"A2": "farm", "A3": "hospital", "B2": "palace"}
    position: dict[str, Any] = {
        "format": "lacitta-position/1",
        "board": "lezione",
        "landscapes": {"L1": "farm2", "L3": "farm1", "L4": "farm3", "L6": "mountain"},
        "year": year,
        "phase": "migration",
        "players": [{"name": "Anna", "gold": 2}, {"name": "Bruno", "gold": 4}],
        "cities": [
            {"owner": 0, "castle": "E2", "citizens": 6, "buildings": built},
            {"owner": 1, "castle": "A4", "citizens": 4, "buildings": more},
        ],
        "voice": {"cards": ["culture", "health", "culture", "education"]},
    }
    game: lc.Game = lc.load(position)
    game.step()
    return game


def test_D1_D3_who_takes_down_something_else_keeps_food() -> None:
    game = falling()
    assert [str(action) for action in game.legal_actions()] == ["demolish D1", "demolish F3"]
    said = {}
    for language in ("en", "de", "fr"):
        with speaking(language):
            said[language] = hints(game)[0].text
    assert said["en"].startswith("Compared with the worst choice, it ")
    assert "It keeps food that comes every year." in said["en"]
    assert "erhält Nahrung, die jedes Jahr kommt" in said["de"]
    assert "garde de la nourriture qui vient chaque année" in said["fr"]
    assert [word for word in ("brings", "puts up", "gives") if word in said["en"]] == []


def test_whoever_loses_nothing_is_told_that_it_brings() -> None:
    game = lc.new_game(3, seed=7)
    game.run()
    assert any("It brings food every year." in hint.text for hint in hints(game, 20))


def test_M1_the_migration_after_the_end_of_a_year_is_that_of_the_next_year() -> None:
    said = JUDGE.reason_key(falling().state.seen_by(0), "attraction", 1.0)
    assert said == "player-reason-attraction-next-more"
    begun = lc.new_game(3, seed=7)
    begun.run()
    said = JUDGE.reason_key(begun.state.seen_by(begun.state.to_move), "attraction", 1.0)
    assert said == "player-reason-attraction-more"


# What comes to the same.


def test_what_comes_to_the_same_is_one_hint_and_the_next_ones_are_something_else() -> None:
    view = view_of("y6_last_turn_910012")
    first, second, third = hints(view)
    ways = {str(action) for action in (first.action, *first.others)}
    assert ways >= {"build farm B8", "build quarry B8", "build school B8", "university B8"}
    assert first.title.startswith("Build a farm, a quarry or a school at B8; ")
    assert first.title.endswith(" – all alike")
    assert str(first).startswith(
        f"{first.title}: +1.0. When the year is over there is 1 citizen more"
    )
    told = {(hint.effect, hint.text) for hint in (first, second, third)}
    assert len(told) == 3


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_a_hint_says_is_true_of_everything_that_it_names(case: Case) -> None:
    view = view_of(case.name)
    for hint in hints(view):
        first = in_words(JUDGE.explain(view, hint.action))
        ends = []
        for action in (hint.action, *hint.others):
            assert in_words(JUDGE.explain(view, action)) == first
            end = JUDGE.game_end(view, action)
            assert end is not None
            ends.append(end[:3])
        assert ends == [ends[0]] * len(ends)
        assert hint.end is not None
        assert ends[0] == hint.end[:3]


def test_ways_that_differ_in_a_space_are_told_in_one_row() -> None:
    said = {hint.title for name in CASES for hint in hints(view_of(name.name))}
    assert "Build a market at A5 or D4 – both alike" in said
    assert "The farm at M4 or N3 falls; the market at P3 falls – all alike" in said
    assert "A citizen leaves F6 or F1 because of hunger – both alike" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Look at the hidden voice cards 2 and 3, 2 and 4, or 3 and 4; take 2 gold"),
        ("de", "Verdeckte Stimmkarten 2 und 3, 2 und 4 oder 3 und 4 ansehen; 2 Gold nehmen"),
        ("fr", "Regarder les cartes Voix cachées 2 et 3, 2 et 4, ou 3 et 4\u00a0; 2 pièces d’or"),
    ],
)
def test_pairs_of_voice_cards_are_told_in_one_row(language: str, said: str) -> None:
    view = view_of("y6_look_109")
    looks = ("closeness 2 3", "closeness 2 4", "closeness 3 4", "gold")
    showing = box_of(view).panel.showing
    with speaking(language):
        title = showing.ways_title(view, [*map(parse_action, looks)])
    assert title.startswith(f"{said} – ")


@pytest.mark.parametrize(
    ("language", "card"),
    [("en", "Golden times"), ("de", "Goldene Zeiten"), ("fr", "Une époque bénie")],
)
def test_the_title_of_a_political_card_begins_with_its_name(language: str, card: str) -> None:
    view = view_of("y6_last_turn_910037")
    with speaking(language):
        first = hints(view)[0]
    assert first.action.kind == "golden_times"
    assert first.title.startswith(f"{card} ")
    assert ":" not in first.title


def test_a_hint_names_no_more_than_can_be_read() -> None:
    game = lc.new_game(2, seed=1, setup="advanced")
    view = game.state.seen_by(game.state.players[0].name)
    showing = game.box.panel.showing
    actions = game.legal_actions()
    title = showing.ways_title(view, actions)
    named = ", ".join(action.space for action in actions[:7])
    assert title == (
        f"Place a castle at {named} or {actions[7].space},"
        f" or one of {len(actions) - 8} other choices – all alike"
    )


# What is sure.


def told(win: float, *, cut: bool, guessed: bool) -> str:
    """The last sentence of a hint with this end."""

    class Told(GreedyPlayer):
        def game_end(self, view: State, action: Action) -> GameEnd:
            end = JUDGE.game_end(view, action)
            assert end is not None
            return end._replace(win=win, cut=cut, guessed=guessed)

    return hints(view_of("y6_starve_970007"), 1, Told())[0].text.split(". ", 1)[1]


def test_a_chance_is_told_as_sure_only_where_it_is() -> None:
    assert told(1.0, cut=False, guessed=False) == "Chance to win: 100%."
    assert told(0.997, cut=False, guessed=False) == "Chance to win: 99%."
    assert told(0.003, cut=False, guessed=False) == "Chance to win: 1%."
    assert told(1.0, cut=True, guessed=False) == "Chance to win: 100%."
    assert told(0.5, cut=False, guessed=True) == (
        "Chance to win: 50%, if the others then look after themselves."
    )


def chosen(state: State, seat: int) -> set[bool]:
    """Who chooses on some way to the end of the year: the player (True), somebody else (False).

    Every choice of everybody is tried, but only so far as to find both kinds.
    """
    found: set[bool] = set()
    left = [state]
    while left and len(found) < 2:
        now = left.pop()
        if now.over:
            continue
        decision = now.decision
        if decision is None:
            left.append(rules.advance(now).state)
            continue
        found.add(decision.player == seat)
        left += [rules.apply(now, action).state for action in rules.legal_actions(now)]
    return found


def test_F2_D1_what_others_still_choose_is_guessed() -> None:
    """Five of Rosso's ten go hungry after Blu's turn, and Rosso chooses from where."""
    view = lc.load(STARVING).state.seen_by(1)
    (passing,) = [action for action in rules.legal_actions(view) if action.kind == "pass"]
    end = JUDGE.game_end(view, passing)
    assert end is not None
    assert (end.cut, end.guessed, end.exact) == (False, True, False)


def test_F2_D1_choices_of_ones_own_beyond_those_compared_are_told_as_cut() -> None:
    """The same of Rosso: many choices follow one another, of which four ends are compared."""
    state = lc.load(STARVING).state
    (passing,) = [action for action in rules.legal_actions(state) if action.kind == "pass"]
    after = rules.apply(state, passing).state
    few, many = (YearValue().game_end(after, 0, most) for most in (4, 100_000))
    assert (few.cut, few.guessed) == (True, False)
    assert (many.cut, many.guessed) == (False, False)
    assert many.exact
    assert few.points <= many.points


def test_where_an_end_is_exact_nobody_else_has_anything_to_choose() -> None:
    game, starving = falling(6).state, lc.load(STARVING).state
    exact = []
    for state, seat in ((game, 0), (game, 1), (starving, 0), (starving, 1)):
        for action in rules.legal_actions(state)[:6]:
            after = rules.apply(state, action).state
            end = YearValue().game_end(after, seat, 100_000)
            assert end.guessed == (False in chosen(after, seat))
            exact.append(end.exact)
    assert True in exact
    assert False in exact


WISHING = "y6_wish_970079"
LAST = "y6_last_turn_900014"


@pytest.mark.parametrize("name", ["markets", "bare", "buildings", "complete", "food"])
def test_M3_a_wish_builds_nothing_so_what_is_better_was_there_before(name: str) -> None:
    found = JUDGE.reason_key(view_of(WISHING), name, 2.0)
    assert found == f"player-reason-{name}-kept"
    assert JUDGE.reason_key(view_of(WISHING), name, -2.0) == f"player-reason-{name}-less"


def test_M3_a_wish_brings_citizens() -> None:
    assert JUDGE.reason_key(view_of(WISHING), "people", 1.0) == "player-reason-people-more"


@pytest.mark.parametrize(
    ("name", "action", "end"),
    [
        ("food", Action("gold"), "food-kept"),
        ("food", Action("build", "C3", building="farm"), "food-more"),
        ("food", Action("build", "C3", building="school"), "food-kept"),
        ("markets", Action("build", "C3", building="school"), "markets-kept"),
        ("markets", Action("build", "C3", building="market"), "markets-more"),
        ("completeness", Action("build", "C3", building="market"), "completeness-kept"),
        ("completeness", Action("build", "C3", building="school"), "completeness-more"),
        ("income", Action("build", "C3", building="quarry"), "income-more"),
        ("buildings", Action("gold"), "buildings-kept"),
        ("buildings", Action("build", "C3", building="market"), "buildings-more"),
    ],
)
def test_D1_on_a_last_turn_what_the_building_does_not_bring_is_kept(
    name: str, action: Action, end: str
) -> None:
    found = key_of(view_of(LAST), name, 0.4, Circumstances(ended=True, action=action))
    assert found == f"player-reason-{end}"


@pytest.mark.parametrize("name", ["food", "size", "buildings"])
def test_G7_a_castle_brings_what_comes_of_it(name: str) -> None:
    case = Circumstances(ended=True, action=Action("found", "C3", source="A1"))
    assert key_of(view_of(LAST), name, 5.0, case) == f"player-reason-{name}-more"


def test_F2_whoever_stays_is_not_brought() -> None:
    """On a last turn citizens may stay because they are fed, or come: only that there are more."""
    case = Circumstances(ended=True, action=Action("rich_harvest", "B2"))
    assert key_of(view_of(LAST), "people", 4.0, case) == "player-reason-people-then-more"


def test_D2_a_lost_city_is_told_as_lost() -> None:
    """Fewer cities take fewer turns, but only because one is lost, and no other gains by it."""
    units = [("people", 1.0), ("bare", 1.3), ("cities", 2.9), ("stretched", 0.4)]
    two = Weighed([(name, weight, -2.0) for name, weight in units], 0.0, 0.0)
    one = Weighed([(name, weight, -1.0) for name, weight in units], 0.0, 0.0)
    found = reasons(two, one, view_of(LAST), Circumstances(ended=True, action=Action("pass")))
    assert [reason.key for reason in found] == [
        "player-reason-cities-lost-more",
        "player-reason-people-then-more",
    ]


def hunger(before: float, after: float) -> str:
    """What is said of hunger, expected so."""
    old, new = (Weighed([("hunger", 1.0, units)], 0.0, 0.0) for units in (before, after))
    (reason,) = reasons(old, new, view_of(LAST), Circumstances())
    return in_words([reason], best=False, game="lacitta").split(" and ")[-1]


def test_F2_hunger_that_stays_is_only_lessened() -> None:
    assert hunger(-4.0, 0.0) == "It wards off hunger."
    assert hunger(-4.0, -1.0) == "It lessens hunger."
    assert hunger(-1.0, -4.0) == "it makes hunger likelier or worse."


def drawn(value: float, coming: float) -> str:
    """What is said of attraction with so many felt units and citizens."""
    old, new = (
        Weighed([("attraction", 1.0, units)], came, 0.0)
        for units, came in ((0.0, 0.0), (value, coming))
    )
    (reason,) = reasons(old, new, view_of(LAST), Circumstances())
    return in_words([reason], best=False, game="lacitta")


def test_M1_D1_citizens_that_come_are_counted_without_buildings_that_fall() -> None:
    assert drawn(2.6, 2.0).endswith("or keep one's own: about\u00a02 on average.")
    assert drawn(0.6, 0.0) == "Fewer buildings should fall for want of citizens."
    assert drawn(0.3, -0.3) == "Fewer buildings should fall for want of citizens."
    assert drawn(-0.6, 0.0).endswith("more buildings should fall for want of citizens.")


def test_F2_in_the_last_year_it_is_told_that_food_is_missing() -> None:
    case = Circumstances(action=Action("found", "C3", source="A1"), unfed=True)
    assert key_of(view_of(LAST), "people", 2.0, case) == "player-reason-people-unfed-more"


@pytest.mark.parametrize("player", [GreedyPlayer(), RoundOnePlayer(), SearchPlayer(2, 2)])
@pytest.mark.parametrize("odd", ["build farm Z99", "starve A1", "no such thing", 7, None])
def test_whoever_explains_what_cannot_be_done_is_told_so(player: Explaining, odd: object) -> None:
    with pytest.raises((lc.BadAction, lc.IllegalAction)):
        player.explain(view_of(LAST), odd)


def test_P19_a_penalty_turn_spares_no_penalty_turn() -> None:
    game = lc.load(WHERE / f"{LAST}.json")
    players = tuple(player._replace(penalty=True, cards_played=0) for player in game.state.players)
    view, action = game.state._replace(players=players, year=5), lc.parse_action("forfeit")
    assert view.choice == "penalty"
    assert "penalty" not in {reason.consideration for reason in JUDGE.explain(view, action)}


@pytest.mark.parametrize(
    ("change", "cities", "said"),
    [
        (3.0, 1.0, "It completes a city"),
        (2.4, 1.0, "It completes a city"),
        (2.85, 0.95, "It probably completes a city"),
        (1.2, 0.4, "It brings a city nearer to"),
        (1.6, 0.0, "It brings a city nearer to"),
        (-3.0, -1.0, "A city would be complete no more"),
        (-2.85, -0.95, "A city would probably be complete no more"),
        (-1.6, 0.0, "It takes a city farther from"),
    ],
)
def test_E1_a_city_that_is_complete_in_some_ends_only_is_told_so(
    change: float, cities: float, said: str
) -> None:
    old, new = (
        Weighed([("completeness", 1.0, units)], 0.0, complete)
        for units, complete in ((0.0, 2.0), (change, 2.0 + cities))
    )
    case = Circumstances(ended=True, action=Action("build", "C3", building="school"))
    (reason,) = reasons(old, new, view_of(LAST), case)
    assert sentence(reason.key, {}, game="lacitta").startswith(said)


def people(*each: tuple[float, float]) -> str:
    """What is said of citizens that there are before and after, in each way that may come."""
    old, new = (
        Weighed(
            [("people", 1.0, sum(way[place] for way in each) / len(each))],
            0.0,
            0.0,
            each=[{"people": way[place]} for way in each],
        )
        for place in (0, 1)
    )
    case = Circumstances(ended=True, action=Action("build", "C3", building="school"))
    return in_words(reasons(old, new, view_of(LAST), case), game="lacitta")


def test_a_mean_that_happens_to_be_whole_is_told_as_a_mean() -> None:
    """Two citizens or none at all are one on average, and never one."""
    assert "about\u00a01 on average" in people((3.0, 3.0), (3.0, 5.0))
    assert "there is 1 citizen more" in people((3.0, 4.0), (5.0, 6.0))
