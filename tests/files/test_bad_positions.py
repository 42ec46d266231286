"""Broken positions: each is refused with its place and with what was expected there."""

import json

import pytest

from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.texts import listed
from tests.files.refusing import expect, load, refusal
from tests.files.samples import LANE, NEIGHBOURS, NOTHING, POSITION, Fields, changed

HOUSE = "expected an object, got a list"
SPACE = 'there is no space "Z9" on the board lane'
BROKEN_FIELDS: list[tuple[str, object, str, str]] = [
    ("year", "2", "year", 'expected a whole number from 1 to 6, got "2"'),
    ("year", 7, "year", "expected a whole number from 1 to 6, got 7"),
    ("year", 1.0, "year", "expected a whole number from 1 to 6, got 1.0"),
    ("year", True, "year", "expected a whole number from 1 to 6, got true"),
    ("seed", None, "seed", "expected a whole number, got null"),
    ("seed", 10**100, "seed", "expected a number of at most 100 digits"),
    ("players", [{}], "players", "expected at least 2 entries, got 1"),
    ("players", [{}] * 6, "players", "expected at most 5 entries, got 6"),
    ("players", {}, "players", "expected a list, got an object"),
    ("players", [{}, []], "players[1]", HOUSE),
    ("players", [{}, {"gold": -3}], "players[1].gold",
     "expected a whole number of at least 0, got -3"),
    ("players", [{}, {"gold": "all"}], "players[1].gold",
     'expected a whole number of at least 0, got "all"'),
    ("players", [{"silver": 3}, {}], "players[0].silver", "no such key is known here"),
    ("players", [{"name": ""}, {}], "players[0].name",
     'expected a text of 1 to 100 characters, got ""'),
    ("players", [{"name": "a\nb"}, {}], "players[0].name",
     'expected a text of 1 to 100 characters that can be seen, in one line, got "a\\nb"'),
    ("players", [{"founded": 1}, {}], "players[0].founded", "expected true or false, got 1"),
    ("players", [{"seen": [2, 5]}, {}], "players[0].seen[1]",
     "expected a whole number from 2 to 4, got 5"),
    ("players", [{"seen": [2, 2]}, {}], "players[0].seen", "expected each voice card once"),
    ("players", [{"face_down": ["plague"]}, {}], "players[0].face_down[0]",
     ('expected a political card or {"passed": a political card}, got "plague" '
      "(did you mean palace?)")),
    ("players", [{"face_down": [{"passed": "palace", "by": 1}]}, {}], "players[0].face_down[0]",
     'expected a political card or {"passed": a political card}, got an object'),
    ("players", [{"cards_played": 2}, {}], "players[0].cards_played",
     "expected 0, the action cards used and the cards face down, got 2 [P1]"),
    ("players", [{"action_cards": 1}, {}], "players[0].cards_played",
     ("expected 1, since players[1] is to move and its cards_played is 0, got 2 "
      "(where it is not given, it follows from action_cards and face_down) [P1]")),
    ("players", [{"action_cards": 0, "face_down": ["palace"] * 3}, {}], "players[0].face_down",
     "with the action cards used these are more than 5 turns [P1]"),
    ("players", [{"founded": True}, {}], "players[0].founded",
     "expected false, since no action card has been used [P4]"),
    ("start_player", 2, "start_player", "expected a whole number from 0 to 1, got 2"),
    ("to_move", 1, "to_move", "expected 0, by the turns taken, got 1 [P1]"),
    ("to_move", 3, "to_move", "expected a whole number from 0 to 1, got 3"),
    ("to_move", "Rosso", "to_move", 'expected a whole number from 0 to 4, got "Rosso"'),
    ("edition", "deluxe", "edition", f'expected {listed(list(EDITIONS), "or")}, got "deluxe"'),
    ("phase", "lunch", "phase",
     ("expected placement, start_player, lay_voice, income, growth, politics, reveal_voice, "
      'migration, feeding or over, got "lunch"')),
    ("phase", "over", "year", "expected 6, since the phase is over, got 1"),
    ("weather", "fine", "weather", "no such key is known here"),
    ("board", "atlantis", "board",
     'there is no board "atlantis"; the boards are: lezione, toscana'),
    ("board", "../toscana", "board",
     'there is no board "../toscana"; the boards are: lezione, toscana (did you mean toscana?)'),
    ("board", 7, "board", "expected the name of a board or a board, got 7"),
    ("landscapes.L9", "lake", "landscapes.L9", 'there is no area "L9" on the board lane'),
    ("landscapes.L1", "sea", "landscapes.L1",
     'expected farm1, farm2, farm3, mountain or lake, got "sea"'),
    ("landscapes.W1", "lake", "landscapes",
     "expected at most 0 lake tiles on waste land, got 1 [S12]"),
    ("cities", {}, "cities", "expected a list, got an object"),
    ("cities.0.owner", 2, "cities[0].owner", "expected a whole number from 0 to 1, got 2"),
    ("cities.0.castle", NOTHING, "cities[0].castle", "is missing"),
    ("cities.0.castle", "Z9", "cities[0].castle", SPACE),
    ("cities.0.castle", "S0", "cities[0].buildings.S0", "on S0 stands a building already"),
    ("cities.0.castle", "S11", "cities[0].castle", "the space S11 is closed with 2 players [S11]"),
    ("cities.0.buildings.Z9", "farm", "cities[0].buildings.Z9", SPACE),
    ("cities.0.buildings.S 2", "farm", "cities[0].buildings.S 2",
     'expected one word of 1 to 100 characters, got "S 2"'),
    ("cities.0.buildings.S2", "castle", "cities[0].buildings.S2",
     ("expected farm, quarry, school, statue, fountain, market, palace, bathhouse, hospital, "
      'cathedral or university, got "castle"')),
    ("cities.0.buildings.S2", "theatre", "cities[0].buildings.S2",
     "the edition classic has no theatre"),
    ("cities.0.buildings.S3", "farm", "cities[0].buildings.S3",
     "does not hang together with the castle at S1 [G1]"),
    ("cities.1.buildings.S4", "fountain", "cities[1].buildings.S4",
     "a fountain needs a lake beside it, and here is none [P8]"),
    ("cities.1.buildings", {"S5": "market", "S7": "market"}, "cities[1].buildings.S7",
     "this city has a market already, and one is all it may have [P6]"),
    ("cities.1.buildings", {"S5": "farm", "S4": "farm", "S3": "farm", "S2": "farm"},
     "cities[1].buildings.S2",
     "S2 touches the city with its castle at S1; one empty space belongs between them [P7]"),
    ("cities.1.castle", "S1", "cities[1].castle", "on S1 stands a building already"),
    ("cities.1.citizens", 1, "cities[1].citizens",
     "expected at least 2, one for the castle and each building, got 1 [G2]"),
    ("cities.1.citizens", 131, "cities[1].citizens",
     "expected a whole number from 0 to 130, got 131"),
    ("cities.1.citizens", 128, "cities", "expected at most 130 citizens in all, got 131 [S4]"),
    ("cities.1.figures", {"S5": {"health": 1}}, "cities[1].figures.S5.health",
     "a school offers no health [P15]"),
    ("cities.1.figures", {"S0": {"health": 1}}, "cities[1].figures.S0",
     "S0 does not belong to this city"),
    ("cities.1.figures", {"S5": {"education": 5}}, "cities[1].figures.S5.education",
     "expected a whole number from 1 to 4, got 5"),
    ("cities.1.figures", {"S5": {"magic": 1}}, "cities[1].figures.S5.magic",
     'expected culture, education or health, got "magic"'),
    ("cities.0.harvest", ["S1"], "cities[0].harvest[0]",
     'expected a farm of this city, got "S1" [P17]'),
    ("cities.0.harvest", ["S0", "S0"], "cities[0].harvest[1]",
     "S0 has a rich harvest already [P17]"),
    ("voice.cards", ["health"], "voice.cards", "expected 4 cards, got 1 [Y3]"),
    ("voice.cards", ["health"] * 5, "voice.cards", "expected at most 4 entries, got 5"),
    ("voice.deck", ["health"] * 10, "voice", "expected at most 9 health cards in all, got 10 [S6]"),
    ("voice.deck", ["luck"], "voice.deck[0]",
     'expected culture, education, health or ?, got "luck"'),
    ("politics.display", [None] * 8, "politics.display", "expected at most 7 entries, got 8"),
    ("politics.display", ["estate"], "politics.display[0]", "the edition classic has no estate"),
    ("politics.deck", ["estate"], "politics.deck[0]", "the edition classic has no estate"),
    ("politics.discard", [{"passed": "port"}], "politics.discard[0]",
     "the edition classic has no port"),
    ("politics.display", [7], "politics.display[0]", "expected a political card or null, got 7"),
    ("politics.deck", ["closeness"] * 3, "politics",
     "expected at most 2 closeness cards in all, got 3 [S5]"),
    ("pending", {"step": "starve", "players": [0], "starve": 1}, "pending.step",
     'expected nothing pending in politics, got "starve"'),
    ("pending", {"step": "sleep", "players": [0]}, "pending.step",
     'expected migrate, give_up, demolish or starve, got "sleep"'),
]  # fmt: skip


@pytest.mark.parametrize(("where", "value", "place", "problem"), BROKEN_FIELDS)
def test_a_broken_field_of_a_position(where: str, value: object, place: str, problem: str) -> None:
    given = changed(POSITION, where, value)
    before = json.dumps(given)
    expect(given, place, problem)
    assert json.dumps(given) == before


@pytest.mark.parametrize(
    ("where", "place", "word", "meant"),
    [
        ("cities.0.buildings.S2", "cities[0].buildings.S2", "theater", "theatre"),
        ("cities.0.buildings.S2", "cities[0].buildings.S2", "theatr", "theatre"),
        ("cities.0.buildings.S2", "cities[0].buildings.S2", "larg_farm", "large_farm"),
        ("cities.0.buildings.S2", "cities[0].buildings.S2", "roads", "road"),
        ("politics.display.0", "politics.display[0]", "estates", "estate"),
        ("politics.deck.0", "politics.deck[0]", "large farm", "large_farm"),
        ("players.0.face_down.0", "players[0].face_down[0]", "prot", "port"),
    ],
)
def test_a_near_miss_of_a_word_that_another_edition_has(
    where: str, place: str, word: str, meant: str
) -> None:
    given = POSITION | {
        "politics": {"display": ["palace"], "deck": ["palace"]},
        "players": [{"face_down": ["palace"]}, {}],
    }
    told = f'got "{word}" (did you mean {meant}'
    for edition, end in (("classic", "? This edition has none)"), ("expansion", "?)")):
        error = refusal(load, changed(given | {"edition": edition}, where, word))
        assert error.place == place
        assert error.problem.endswith(told + end)


def test_a_penalty_is_owed_from_the_year_before() -> None:
    """P19, F3: nobody has starved before the first feeding, and its turn is a year's first."""
    unfed = "expected false, since nobody can have starved before the first feeding [P19]"
    owed = POSITION | {"players": [{"penalty": True}, {}]}
    for phase in ("growth", "politics", "feeding"):
        given = {key: value for key, value in owed.items() if key != "to_move"} | {"phase": phase}
        expect(
            given | ({"voice": {"cards": []}} if phase == "growth" else {}),
            "players[0].penalty",
            unfed,
        )
    load(owed | {"year": 2})
    used = [{"action_cards": 2, "penalty": True}, {}]
    late = "expected false, since the penalty turn is the first of the year [P19]"
    expect(POSITION | {"year": 2, "players": used}, "players[0].penalty", late)


def test_cards_before_the_players_count_too() -> None:
    given = POSITION | {
        "players": [{"face_down": ["palace"]}, {"face_down": [{"passed": "palace"}]}],
        "politics": {"display": ["palace"], "discard": ["palace", {"passed": "palace"}]},
    }
    expect(given, "politics", "expected at most 4 palace cards in all, got 5 [S5]")


def test_after_five_rounds_politics_is_over() -> None:
    given = POSITION | {
        "players": [
            {"action_cards": 0, "face_down": ["palace", "palace"]},
            {"action_cards": 0, "face_down": ["hospital", "hospital"]},
        ]
    }
    problem = "all players have taken their five turns: expected reveal_voice, got politics"
    expect(given, "phase", problem)


IN_MIGRATION = {
    "phase": "migration",
    "cities": NEIGHBOURS,
    "voice": {"cards": ["culture", "health", "culture", "health"]},
}


def pending(step: str, players: list[int], *cities: str, starve: int = 0) -> Fields:
    return {"step": step, "players": players, "cities": list(cities), "starve": starve}


def settled(owner: int, castle: str, citizens: int, *farms: str) -> Fields:
    """A city of a castle and farms."""
    buildings = dict.fromkeys(farms, "farm")
    return {"owner": owner, "castle": castle, "citizens": citizens, "buildings": buildings}


MOMENTS: list[tuple[Fields, str, str]] = [
    ({"phase": "placement"}, "cities[0].buildings",
     "expected none, since the phase is placement [S9]"),
    ({"phase": "placement", "year": 2}, "year",
     "expected 1, since the phase is placement, got 2"),
    ({"phase": "placement", "cities": [{"owner": 1, "castle": "S0", "citizens": 3}]},
     "cities[0].owner", "expected 0, by the order of placement, got 1 [S9]"),
    ({"phase": "placement", "cities": [{"owner": 0, "castle": "S0", "citizens": 4}]},
     "cities[0].citizens", "expected 3, got 4 [S9]"),
    ({"phase": "placement", "cities": [{"owner": 0, "castle": "S0", "citizens": 3},
                                       {"owner": 1, "castle": "S3", "citizens": 3}]},
     "cities[1].castle", "expected three empty spaces to the castle at S0 [S10]"),
    ({"phase": "placement", "cities": [{"owner": o, "castle": f"S{4 * i}", "citizens": 3}
                                       for i, o in enumerate((0, 1, 1))]},
     "cities", "they leave no space for another castle [S10]"),
    ({"phase": "placement", "to_move": 0, "cities": []}, "to_move",
     "is given in politics only; in placement the castles tell it"),
    ({"phase": "growth", "to_move": 0}, "to_move",
     "is given in politics only, and the phase is growth"),
    ({"phase": "growth", "players": [{"action_cards": 0}, {}]}, "players[0].action_cards",
     "expected 3, since no card is in use in the phase growth, got 0 [Y6]"),
    ({"phase": "income", "players": [{}, {"face_down": ["palace"]}]}, "players[1].face_down",
     "expected [], since no card is in use in the phase income, got a list [Y6]"),
    ({"phase": "growth", "players": [{}, {"seen": [3]}]}, "players[1].seen",
     "expected [], since no card is in use in the phase growth, got a list [Y6]"),
    ({"phase": "lay_voice", "voice": {"cards": ["health"] * 4}}, "voice.cards",
     "expected [], since the phase lay_voice is still to come [Y3]"),
    ({"phase": "income", "voice": {"cards": []}}, "voice.cards", "expected 4 cards, got 0 [Y3]"),
    ({"phase": "income", "voice": {"past": ["health", "culture", "education"] * 8}}, "voice.cards",
     "is missing, and too few cards are left to draw it from [S6]"),
    ({"phase": "feeding", "year": 6,
      "cities": [{"owner": 0, "castle": "S1", "citizens": 3, "buildings": {"S0": "farm"},
                  "harvest": ["S0"]}]},
     "cities[0].harvest[0]", "there is no rich harvest in the last year [P17]"),
    ({"edition": "new", "phase": "start_player", "year": 6}, "phase",
     "expected over after the last year, got start_player"),
    ({"edition": "new", "phase": "start_player", "players": [{}, {"action_cards": 2}]},
     "players[1].action_cards",
     "expected 3, since no card is in use in the phase start_player, got 2 [Y6]"),
    ({"edition": "new", "cities": [{"owner": 0, "castle": "S1", "citizens": 6}]},
     "cities[0].citizens", "expected at most 5, the city's limit, got 6 [D4]"),
    ({"edition": "new", "cities": [{"owner": 0, "castle": "S1", "citizens": 9,
                                    "buildings": {"S2": "market"}}]},
     "cities[0].citizens", "expected at most 8, the city's limit, got 9 [D4]"),
    ({"edition": "new", "cities": [{"owner": 0, "castle": "S1", "citizens": 3,
                                    "buildings": {"S2": "road"}}]},
     "cities[0].buildings.S2", "the edition new has no road"),
    ({"edition": "expansion", "landscapes": {"W1": "mountain"}}, "landscapes",
     "expected at most 0 mountain tiles on waste land, got 1 [S12]"),
    ({"phase": "income",
      "cities": [{"owner": 0, "castle": "S1", "citizens": 3, "buildings": {"S0": "farm"},
                  "harvest": ["S0"]}]},
     "cities[0].harvest", "there are none in the phase income [Y6]"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "place", "problem"), MOMENTS)
def test_a_moment_that_no_game_reaches(fields: Fields, place: str, problem: str) -> None:
    expect(POSITION | fields, place, problem)


MIGRATING: list[tuple[Fields, str, str]] = [
    ({"pending": pending("starve", [0])}, "pending.step",
     'expected migrate or demolish in migration, got "starve"'),
    ({"pending": pending("give_up", [0])}, "pending.step",
     'expected migrate or demolish in migration, got "give_up"'),
    ({"pending": pending("migrate", [])}, "pending.players", "expected at least 1 entry, got 0"),
    ({"pending": pending("migrate", [0, 1])}, "pending.cities",
     "expected the castle of the city that is being decided"),
    ({"pending": pending("migrate", [0, 1], "S6")}, "pending.cities[0]",
     "players[0] has no castle at S6"),
    ({"pending": pending("migrate", [0, 1], "S1", "S1")}, "pending.cities[1]",
     "S1 stands here already"),
    ({"pending": pending("migrate", [0, 2], "S1")}, "pending.players[1]",
     "expected a whole number from 0 to 1, got 2"),
    ({"pending": pending("migrate", [1, 0], "S6")}, "pending.players",
     "expected [1], all still in the game from players[1] on in turn order, got [1, 0] [D5]"),
    ({"pending": pending("migrate", [0], "S1")}, "pending.players",
     "expected [0, 1], all still in the game from players[0] on in turn order, got [0] [D5]"),
    ({"cities": NEIGHBOURS[:1], "pending": pending("migrate", [0, 1], "S1")}, "pending.players",
     "expected [0], all still in the game from players[0] on in turn order, got [0, 1] [D5]"),
    ({"cities": NEIGHBOURS[:1], "pending": pending("migrate", [1], "S6")}, "pending.players[0]",
     "players[1] has no city and is out of the game [D6]"),
    ({"cities": [*NEIGHBOURS, settled(0, "S9", 3)], "pending": pending("migrate", [0, 1], "S1")},
     "pending.cities",
     "expected [S1, S9], the cities still to come of players[0] in founding order, got [S1]"),
    ({"voice": {"cards": ["health"] * 4}, "pending": pending("migrate", [0, 1], "S1")},
     "pending.step", "only two wishes leave a choice, and the voice is 4 health [M3]"),
    ({"voice": {"cards": ["health", "?", "health", "?"]},
      "pending": pending("migrate", [0, 1], "S1")},
     "pending.step", "only two wishes leave a choice, and the voice is 2 ?, 2 health [M3]"),
    ({"pending": pending("migrate", [1], "S6")}, "pending.cities[0]",
     "no two wishes move different citizens here [M3]"),
    ({"pending": pending("migrate", [0, 1], "S1", starve=1)}, "pending.starve",
     "expected 0, nobody is starving, got 1 [F2]"),
    ({"pending": pending("demolish", [0, 1], "S1")}, "pending.cities[0]",
     "this city has enough citizens to keep its buildings [D1]"),
    ({"cities": [settled(0, "S1", 0)], "pending": pending("demolish", [0], "S1")},
     "pending.cities[0]", "every order of demolition leaves the same buildings [D5]"),
    ({"cities": [settled(0, "S1", 1, "S0", "S2")], "pending": pending("demolish", [0], "S1")},
     "pending.cities[0]", "every order of demolition leaves the same buildings [D5]"),
    ({"cities": [settled(0, "S1", 2, "S0", "S2"), settled(0, "S5", 0)],
      "pending": pending("demolish", [0], "S1")}, "pending.cities",
     "expected [S1, S5], the cities still to come of players[0] in founding order, got [S1]"),
    ({"cities": [settled(0, "S1", 0), settled(1, "S6", 2, "S5", "S7")],
      "pending": pending("demolish", [1], "S6")}, "cities[0].citizens",
     "expected at least 1, one for the castle and each building, got 0 [G2]"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "place", "problem"), MIGRATING)
def test_no_game_is_half_done_with_its_migration_so(
    fields: Fields, place: str, problem: str
) -> None:
    expect(POSITION | IN_MIGRATION | fields, place, problem)


IN_FEEDING = {
    "phase": "feeding",
    "players": [{"penalty": True}, {}],
    "cities": [settled(0, "S1", 3), settled(0, "S5", 3), settled(1, "S9", 3)],
}
FEEDING: list[tuple[Fields, str, str]] = [
    ({"pending": pending("migrate", [0, 1], "S1")}, "pending.step",
     'expected starve or demolish in feeding, got "migrate"'),
    ({"pending": pending("starve", [0, 1])}, "pending.starve",
     "expected 4, the citizens of players[0] without food, got 0 [F2]"),
    ({"pending": pending("starve", [0, 1], starve=7)}, "pending.starve",
     "expected 4, the citizens of players[0] without food, got 7 [F2]"),
    ({"pending": pending("starve", [0, 1], "S1", starve=4)}, "pending.cities",
     "expected none in the step starve, got a list"),
    ({"cities": [settled(0, "S1", 2)], "pending": pending("starve", [0], starve=1)},
     "pending.step", "players[0] has food for all citizens [F1]"),
    ({"cities": [settled(0, "S1", 3)], "pending": pending("starve", [0], starve=1)},
     "pending.starve", "whoever leaves, the same cities keep the same citizens [F2]"),
    ({"players": [{}, {}], "pending": pending("starve", [0, 1], starve=4)}, "players[0].penalty",
     "expected true, since this player is losing citizens in the feeding [F3]"),
    ({"players": [{}, {"penalty": True}],
      "cities": [settled(0, "S1", 3), settled(1, "S6", 2, "S5", "S7")],
      "pending": pending("demolish", [1], "S6")}, "pending.step",
     "players[0] has 3 citizens and food for 2, and the starving comes first [F2]"),
    ({"edition": "expansion", "cities": [settled(0, "S1", 3) | {"buildings": {"S2": "road"}}],
      "pending": pending("give_up", [0])}, "pending.step",
     "players[0] has 3 citizens and food for 2, and the starving comes first [F2]"),
    ({"edition": "expansion", "cities": [settled(0, "S1", 2, "S2")],
      "pending": pending("give_up", [0])}, "pending.players[0]",
     "this player has no road to decide about [X4]"),
    ({"cities": [settled(0, "S1", 2, "S0", "S2"), settled(1, "S6", 1, "S5")],
      "pending": pending("demolish", [0, 1], "S1")}, "cities[1].citizens",
     "expected at least 2, one for the castle and each building, got 1 [G2]"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "place", "problem"), FEEDING)
def test_no_game_is_half_done_with_its_feeding_so(fields: Fields, place: str, problem: str) -> None:
    expect(POSITION | IN_FEEDING | fields, place, problem)


def test_all_castles_placed_is_no_longer_placement() -> None:
    spaces = {f"S{i}": {"at": [i, 0], "players": 2} for i in range(20)}
    settled = [
        {"owner": owner, "castle": f"S{4 * i}", "citizens": 3}
        for i, owner in enumerate((0, 1, 1, 0))
    ]
    given = POSITION | {"phase": "placement", "cities": settled, "board": LANE | {"spaces": spaces}}
    expect(given, "phase", "all castles are placed: expected start_player, got placement [S9]")


def test_no_more_castles_figures_and_tiles_than_in_the_box() -> None:
    spaces = {f"S{i}": {"at": [i, 0], "players": 2} for i in range(90)}
    land = POSITION | {"board": LANE | {"spaces": spaces}}
    settled = [{"owner": 0, "castle": f"S{2 * i}", "citizens": 3} for i in range(5)]
    expect(
        land | {"cities": settled}, "cities", "expected at most 4 castles of players[0], got 5 [S1]"
    )
    farms = {f"S{i}": "farm" for i in range(1, 42)}
    city: Fields = {"owner": 0, "castle": "S0", "citizens": 60, "buildings": farms}
    expect(
        land | {"cities": [city]}, "cities",
        "expected at most 40 farm/quarry tiles in all, got 41 [S3]",
    )  # fmt: skip
    city |= {
        "buildings": {"S1": "school", "S2": "farm"},
        "figures": {"S1": {"education": 4}},
        "harvest": ["S2"],
    }
    expect(
        land | {"cities": [city]}, "cities",
        "expected at most 4 figures of players[0], rich harvests included, got 5 [S1]",
    )  # fmt: skip


def test_no_more_landscapes_than_in_the_box() -> None:
    given = {"format": "lacitta-position/1", "landscapes": {f"L{i}": "lake" for i in range(1, 7)}}
    expect(given, "landscapes", "expected at most 5 lake tiles in all, got 6 [S2]")
