"""The solo scenarios one after the other: bonus crowns, lost games, a file that stays whole."""

import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile, BadSetting
from lacitta_nb.games.citta_stato.campaign import Campaign, Standing
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.rules import solo_result
from lacitta_nb.games.citta_stato.tables import shipped_tables

GOALS: dict[str, Any] = {
    "cubes": {"white": 1, "black": 1},
    "tracks": {"purple": 4},
    "crowns": 6,
}
"""What the games of the first scenario ask for, beside points."""


class Ended(Game):
    """A game that began rightly, and is over with so many points."""

    def __init__(self, begun: Game, points: int, **told: Any) -> None:
        super().__init__(begun.start)
        end = {
            "format": "cittastato-position/1",
            "seed": begun.seed,
            "tables": begun.start.table.tables.own,
            "round": 7,
            "phase": "over",
            "players": [{"points": points, "second": points, **GOALS, **told}],
            "solo": {
                "scenario": begun.state.table.scenario,
                "game": begun.state.table.game,
            },
        }
        self.end = lc.load(end).state

    @property
    def state(self) -> Any:
        return self.end


def own(crowns: int) -> dict[str, Any]:
    """Tables with so many crowns, and a sign at every point."""
    stock = shipped_tables().source["stock"]["value"]
    return {
        "format": "cittastato-tables/1",
        "stock": {"value": {**stock, "crowns": crowns}},
        "signs": {"value": {"every": 1, "from": 0}},
    }


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    return Campaign(tmp_path / "deep" / "campaign.json")


def test_it_begins_with_the_first_game_and_no_crowns(campaign: Campaign) -> None:
    assert campaign.standings() == [Standing(scenario, 1, 0, 0, 0) for scenario in (1, 2, 3, 4)]
    begun = campaign.new_game(seed=3, name="Rosa", declining=True)
    assert begun.start == new_solo(1, 1, 0, 3, name="Rosa", declining=True).start
    assert campaign.new_game(4, 3).start == new_solo(4, 1, 0, 3).start
    assert not campaign.path.exists()


def test_a_game_that_is_won_leads_on_with_its_crowns(campaign: Campaign) -> None:
    won = Ended(campaign.new_game(1, seed=3), 24)
    solo = solo_result(won.state)
    assert solo is not None
    assert (solo.won, solo.bonus_crowns) == (True, 2)
    assert campaign.note(won) == Standing(1, 2, 2, 1, 0)
    following = campaign.new_game(1, seed=4)
    assert following.start == new_solo(1, 2, 2, 4).start
    assert following.players[0].crowns == 2


def test_a_game_that_is_lost_is_repeated_with_its_crowns(campaign: Campaign) -> None:
    campaign.note(Ended(campaign.new_game(1, seed=3), 24))
    for seed in (4, 5):
        standing = campaign.note(Ended(campaign.new_game(1, seed=seed), 10))
    assert standing == Standing(1, 2, 2, 1, 2)
    assert campaign.new_game(1, seed=6).start == new_solo(1, 2, 2, 6).start


def test_no_game_begins_with_more_crowns_than_there_are(campaign: Campaign) -> None:
    """S7."""
    standing = campaign.note(Ended(campaign.new_game(1, seed=3, tables=own(30)), 60))
    assert standing == Standing(1, 2, 30, 1, 0)
    for tables, crowns in ((None, 20), (own(30), 30), (own(7), 7)):
        begun = campaign.new_game(1, seed=4, tables=tables)
        assert begun.start == new_solo(1, 2, crowns, 4, tables=tables).start
        standing = campaign.note(Ended(begun, 3))
    assert standing == Standing(1, 2, 30, 1, 3)
    (run,) = content(campaign)["scenarios"]["1"]
    assert [result["own_tables"] for result in run] == [True, False, True, True]


def test_a_scenario_ends_with_its_third_game(campaign: Campaign) -> None:
    for seed in range(3):
        standing = campaign.note(Ended(campaign.new_game(1, seed=seed), 21))
    assert standing == Standing(1, 0, 0, 3, 0)
    assert standing.finished
    with pytest.raises(BadSetting, match="All games of scenario 1 are won"):
        campaign.new_game(1)
    assert campaign.new_game(seed=1).start == new_solo(2, 1, 0, 1).start
    assert campaign.begin_again(1) == Standing(1, 1, 0, 0, 0)
    assert campaign.standing(1) == Standing(1, 1, 0, 0, 0)
    assert [len(run) for run in content(campaign)["scenarios"]["1"]] == [3, 0]


def test_the_same_end_is_kept_once(campaign: Campaign) -> None:
    won = Ended(campaign.new_game(1, seed=3), 24)
    assert campaign.note(won) == campaign.note(won) == Standing(1, 2, 2, 1, 0)
    lost = Ended(campaign.new_game(1, seed=4), 3)
    assert campaign.note(lost) == campaign.note(lost) == Standing(1, 2, 2, 1, 1)
    # The same deal, played once more and won.
    assert campaign.note(Ended(lost, 24)) == Standing(1, 3, 2, 2, 1)


def test_another_notebook_sees_what_was_kept(campaign: Campaign) -> None:
    other = Campaign(str(campaign.path))
    campaign.note(Ended(campaign.new_game(1, seed=3), 24))
    other.note(Ended(other.new_game(2, seed=3), 5, tracks={}))
    assert campaign.standings() == other.standings()
    assert campaign.standing(2) == Standing(2, 1, 0, 0, 1)


@pytest.mark.parametrize(
    "game",
    [
        new_game(2, seed=1),
        new_solo(1, seed=1),
        None,
        "a game",
    ],
    ids=["of two", "not over", "nothing", "a text"],
)
def test_only_a_finished_solo_game_is_kept(campaign: Campaign, game: Any) -> None:
    with pytest.raises(BadSetting, match="Only a solo game that is over"):
        campaign.note(game)
    assert not campaign.path.exists()


@pytest.mark.parametrize(
    "begun",
    [
        new_solo(1, 2, seed=1),
        new_solo(1, 1, 3, seed=1),
        Game(new_solo(1, seed=1).start._replace(round=2)),
    ],
    ids=["the second game", "crowns from nowhere", "begun in the middle"],
)
def test_only_the_game_that_comes_next_is_kept(campaign: Campaign, begun: Game) -> None:
    with pytest.raises(BadSetting, match="Next in scenario 1 is game 1"):
        campaign.note(Ended(begun, 24))
    assert not campaign.path.exists()


@pytest.mark.parametrize("scenario", [0, 5, "1", None])
def test_there_are_four_scenarios(campaign: Campaign, scenario: Any) -> None:
    with pytest.raises(BadSetting, match="scenario from 1 to 4"):
        campaign.standing(scenario)
    if scenario is not None:
        with pytest.raises(BadSetting):
            campaign.new_game(scenario)


def content(campaign: Campaign) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(campaign.path.read_text(encoding="utf-8"))
    return found


RESULT: dict[str, Any] = {
    "game": 1,
    "bonus_crowns": 0,
    "required": 18,
    "final": 24,
    "objectives": {"white_and_black": True},
    "won": True,
    "earned": 2,
    "seed": 3,
    "own_tables": False,
}


def test_the_file_holds_what_was_played(campaign: Campaign) -> None:
    campaign.note(Ended(campaign.new_game(1, seed=3), 24))
    told = {"format": "cittastato-campaign/1", "scenarios": {"1": [[RESULT]]}}
    assert content(campaign) == told
    kept = campaign.path.with_name("campaign.kept.json")
    assert json.loads(kept.read_text(encoding="utf-8")) == told
    assert sorted(path.name for path in campaign.path.parent.iterdir()) == [
        "campaign.json",
        "campaign.kept.json",
    ]


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("{", "is no JSON"),
        ("[]", 'expected an object with a "format", got a list'),
        ("{}", 'expected "cittastato-campaign/1", got null'),
        ('{"format": "cittastato-campaign/2"}', "was written by a later version"),
        ('{"format": "cittastato-campaign/1", "x": 1}', "x: no such key is known here"),
        ('{"format": "cittastato-campaign/1", "scenarios": {"5": [[]]}}', "scenarios.5: expected"),
        ("game", "scenarios.1[0][0]: expected game 1 with 0 bonus crowns"),
        ("crowns", "scenarios.1[0][1]: expected game 2 with 2 bonus crowns"),
        ("earned", "scenarios.1[0][0].earned: expected 2, the bonus crowns by"),
        ("far", "scenarios.1[0][0].earned: expected a whole number from 0 to 40"),
        ("own", "scenarios.1[0][0].earned: expected 0, the bonus crowns by"),
        ("won", "scenarios.1[0][0].won: expected false, by the final score"),
        ("lost", "scenarios.1[0][0].won: expected true, by the final score"),
        ("unmet", "scenarios.1[0][0].won: expected false, by the final score"),
        ("required", "scenarios.1[0][0].required: expected 18, by the scenario and its game"),
        ("goal", "scenarios.1[0][0].objectives: expected the objectives white_and_black"),
        ("none", "scenarios.1[0][0].objectives: expected the objectives white_and_black"),
    ],
)
def test_a_damaged_file_is_told_and_stays_as_it_is(
    campaign: Campaign, damage: str, problem: str
) -> None:
    runs = {
        "game": [{**RESULT, "game": 2}],
        "crowns": [RESULT, {**RESULT, "game": 2}],
        "earned": [{**RESULT, "earned": 20}],
        "far": [{**RESULT, "earned": 1_000_000_000, "own_tables": True}],
        "own": [{**RESULT, "final": 2, "won": False, "own_tables": True}],
        "won": [{**RESULT, "final": 17}],
        "lost": [{**RESULT, "won": False, "earned": 0}],
        "unmet": [{**RESULT, "objectives": {"white_and_black": False}}],
        "required": [{**RESULT, "required": 2}],
        "goal": [{**RESULT, "objectives": {"doge": True}}],
        "none": [{**RESULT, "objectives": {}}],
    }
    if damage in runs:
        told = {"format": "cittastato-campaign/1", "scenarios": {"1": [runs[damage]]}}
        damage = json.dumps(told)
    campaign.path.parent.mkdir()
    campaign.path.write_text(damage, encoding="utf-8")
    ended = Ended(new_solo(1, seed=3), 24)
    for asked in (
        campaign.standings,
        lambda: campaign.new_game(1),
        lambda: campaign.note(ended),
        lambda: campaign.begin_again(1),
    ):
        with pytest.raises(BadFile) as caught:
            asked()
        assert problem in str(caught.value)
        assert str(caught.value).startswith(str(campaign.path)[:57])
    assert campaign.path.read_text(encoding="utf-8") == damage
    assert [path.name for path in campaign.path.parent.iterdir()] == ["campaign.json"]


def test_of_a_damaged_file_the_kept_one_is_named(campaign: Campaign) -> None:
    campaign.note(Ended(campaign.new_game(1, seed=3), 24))
    campaign.path.write_text("{", encoding="utf-8")
    with pytest.raises(BadFile, match=r"campaign\.kept\.json"):
        campaign.standings()


def test_what_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    campaign = Campaign(tmp_path / "file" / "campaign.json")
    with pytest.raises(BadFile):
        campaign.note(Ended(new_solo(1, seed=3), 24))
    with pytest.raises(BadFile):
        Campaign(tmp_path).standings()


@pytest.mark.parametrize("path", ["", ".", "..", "/", "~nobody-here/campaign.json", 3, "a\0b"])
def test_a_path_that_can_be_no_file_is_told_at_once(path: Any) -> None:
    with pytest.raises(BadFile):
        Campaign(path)


def test_without_a_path_it_lies_beside_the_progress(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LACITTA_PROGRESS", str(tmp_path / "progress.json"))
    assert lc.citta_stato.Campaign().path == tmp_path / "citta_stato_campaign.json"


def test_how_far_it_has_come_is_said_in_words(campaign: Campaign) -> None:
    campaign.note(Ended(campaign.new_game(1, seed=3), 22))
    campaign.note(Ended(campaign.new_game(2, seed=3), 2))
    lines = str(campaign).splitlines()
    assert lines[0] == "Scenario 1: game 2 is next, with 1 bonus crown."
    assert lines[1] == "Scenario 2: game 1 is next; 1 game lost so far."
    assert lines[2] == "Scenario 3: game 1 is next."
    for seed in (4, 5):
        campaign.note(Ended(campaign.new_game(1, seed=seed), 21))
    assert str(campaign.standing(1)) == "Scenario 1: all games are won."
    assert repr(campaign) == f"Campaign({str(campaign.path)!r})"
