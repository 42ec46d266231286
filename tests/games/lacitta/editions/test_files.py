"""Files of the editions: each is named, and what belongs to another one is refused."""

import copy
import random

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.editions.support import EXPANSION, xgame
from tests.games.lacitta.support import CULTURE, Fields, citizens, city, game, wanting

OTHER = city(1, "A25", 2)


def played(edition: str, moves: int) -> Game:
    """The beginning of a random game."""
    chance = random.Random(8)
    table = lc.new_game(players=3, edition=edition, seed=5)
    while len(table.moves) < moves:
        if table.decision is None:
            table.step()
        else:
            actions = table.legal_actions()
            table.play(actions[int(chance.random() * len(actions))])
    return table


def edited(record: Fields, edition: str) -> Fields:
    """The saved game with another edition written into it."""
    other = copy.deepcopy(record)
    other["start"]["edition"] = edition
    return other


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_saved_games_codes_and_positions_name_their_edition(edition: str) -> None:
    table = played(edition, 40)
    assert table.record()["start"]["edition"] == edition
    assert table.position()["edition"] == edition
    for again in (lc.load(table.record()), lc.load(table.code()), lc.load(table.position())):
        assert again.state == table.state
        assert again.state.table.edition.name == edition


@pytest.mark.parametrize("edition", ["deluxe", "Classic", "", None])
def test_another_edition_is_refused(edition: str) -> None:
    with pytest.raises(lc.BadFile) as caught:
        lc.load(edited(played("new", 1).record(), edition))
    assert caught.value.place == "start.edition"


@pytest.mark.parametrize("edition", ["classic", "new"])
def test_a_game_of_the_expansion_is_none_of_another_edition(edition: str) -> None:
    with pytest.raises(lc.BadFile, match=f"the edition {edition} has no "):
        lc.load(edited(played(EXPANSION, 1).record(), edition))
    on_lezione = lc.new_game(players=2, edition=EXPANSION, board="lezione", seed=5)
    with pytest.raises(lc.BadFile, match=f"the edition {edition} has no "):
        lc.load(edited(on_lezione.record(), edition))


@pytest.mark.parametrize(
    ("move", "rule"),
    [("roads {0}", "P3"), ("build theatre {0}", "P3"), ("master_builder roads {0}", "P14")],
)
def test_a_move_of_the_expansion_is_refused_in_a_game_without_it(move: str, rule: str) -> None:
    table = lc.new_game(players=2, edition="new", seed=5)
    table.run()
    spot = next(action.space for action in table.legal_actions() if action.kind == "build")
    saved = table.record() | {"moves": [move.format(spot)], "steps": 0}
    with pytest.raises(lc.BadFile, match=rf"\[{rule}\]") as caught:
        lc.load(saved)
    assert caught.value.place == "moves[0]"


def test_roads_need_no_citizen() -> None:
    paved = city(0, "A5", 1, "road A6", "road A7", "road A4")
    assert citizens(xgame(cities=[paved, OTHER])) == {"A5": 1, "A25": 2}
    with pytest.raises(lc.BadFile, match="G2"):
        xgame(cities=[city(0, "A5", 1, "road A6", "farm A7"), OTHER])


@pytest.mark.parametrize("edition", ["new", EXPANSION])
def test_no_city_above_its_limit(edition: str) -> None:
    for number, built in ((6, ()), (9, ("market A6",))):
        settled = [city(0, "A5", number, *built), OTHER]
        assert citizens(game(cities=settled))["A5"] == number
        with pytest.raises(lc.BadFile, match="D4"):
            game(edition=edition, cities=settled)


def test_cards_of_the_expansion_are_counted() -> None:
    settled = [city(0, "A5", 3), OTHER]
    table = xgame(
        cities=settled,
        display=["port"] * 2 + ["estate"],
        politics={"discard": ["port"], "deck": ["port", "estate"]},
    )
    assert table.state.display.count("port") == 2
    for card, most in (("port", 4), ("large_farm", 4), ("estate", 2)):
        with pytest.raises(lc.BadFile, match="S5"):
            xgame(cities=settled, politics={"deck": [card] * (most + 1)})
        with pytest.raises(lc.BadFile, match=f"the edition new has no {card}"):
            game(edition="new", cities=settled, display=[card])


def test_a_deck_that_is_not_given_is_that_of_the_edition() -> None:
    settled = [city(0, "A5", 3), OTHER]
    assert len(xgame(cities=settled).state.deck) == 42
    assert len(game(edition="new", cities=settled).state.deck) == 32
    drawn = xgame(cities=settled, display=["port"] * 4).state.deck
    assert (len(drawn), drawn.count("port"), drawn.count("large_farm")) == (38, 0, 4)


@pytest.mark.parametrize("edition", ["new", EXPANSION])
def test_the_start_player_s_phase_at_the_end_of_the_year(edition: str) -> None:
    settled = [city(0, "A5", 3), OTHER]
    table = game(edition=edition, phase="start_player", year=2, start_player=1, cities=settled)
    assert (table.state.voice, len(table.state.voice_past)) == ((), 8)
    table.step()
    assert (table.year, table.phase, table.state.start_player) == (3, "lay_voice", 0)
    with pytest.raises(lc.BadFile, match="phase"):
        game(edition=edition, phase="start_player", year=6, cities=settled)
    with pytest.raises(lc.BadFile, match=r"voice\.cards"):
        game(edition=edition, phase="lay_voice", cities=settled, voice=CULTURE)


def test_figures_on_a_theatre() -> None:
    def staged(**points: int) -> Game:
        built = city(0, "A5", 3, "theatre A6", figures={"A6": points})
        return xgame(cities=[built, OTHER])

    table = staged(culture=1, education=2)
    assert table.services("A5") == {"culture": 1.5, "education": 2.5, "health": 0}
    assert lc.load(table.position()).state == table.state
    with pytest.raises(lc.BadFile, match="P15"):
        staged(health=1)
    with pytest.raises(lc.BadFile, match="S1"):
        staged(culture=2, education=3)


@pytest.mark.parametrize(("kind", "rule"), [("farm", None), ("large_farm", "P17"), ("port", "P17")])
def test_a_rich_harvest_lies_on_a_farm(kind: str, rule: str | None) -> None:
    land = {"board": "toscana", "landscapes": {"L1": "lake"}}
    board = lc.load({"format": "lacitta-position/1", **land}).board
    castle, spot = next(
        (board.spaces[one], board.spaces[two])
        for two in range(len(board.spaces))
        if board.areas[0] in {board.areas[a] for a in board.areas_at[two]}
        for one in range(len(board.spaces))
        if board.adjacent[two] >> one & 1
    )
    reaped = city(0, castle, 3, f"{kind} {spot}", harvest=[spot])
    if rule is None:
        assert xgame(land, cities=[reaped], players=4).state.harvest
    else:
        with pytest.raises(lc.BadFile, match=rule):
            xgame(land, cities=[reaped], players=4)


@pytest.mark.parametrize(
    ("tiles", "fits"),
    [
        ({"L23": "lake", "L24": "farm2"}, True),
        ({"L23": "farm2"}, True),
        ({"L23": "lake", "L24": "lake"}, False),
        ({"L23": "farm1"}, False),
        ({"L23": "mountain"}, False),
    ],
)
def test_tiles_on_waste_land(tiles: dict[str, str], *, fits: bool) -> None:
    land = {"board": "toscana", "landscapes": tiles}
    if fits:
        assert xgame(land).position()["landscapes"] == tiles
        with pytest.raises(lc.BadFile, match="S12"):
            game(land, edition="new")
    else:
        with pytest.raises(lc.BadFile, match="S12"):
            xgame(land)


def test_roads_to_give_up_are_kept_in_the_position() -> None:
    settled = [city(0, "A5", 2, "road A6", "road A7"), city(1, "A20", 2, "road A21")]
    table = xgame(phase="migration", cities=settled, voice=wanting(*["health"] * 3, "culture"))
    table.step()
    table.play("demolish A7")
    assert table.position()["pending"]["step"] == "give_up"
    again = lc.load(table.position())
    assert again.state == table.state
    assert again.legal_actions() == table.legal_actions()
    with pytest.raises(lc.BadFile, match="pending"):
        game(
            edition="new",
            phase="migration",
            cities=[city(0, "A5", 2), OTHER],
            voice=CULTURE,
            pending={"step": "give_up", "players": [0, 1]},
        )
