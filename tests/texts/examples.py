"""Every kind of event with the sentence that tells it, for the players Rosso and Blu."""

from lacitta_nb.games.lacitta.events import Event

EVENTS = [
    (
        Event("placed", "S9", player=0, space="A1", amount=3),
        "Rosso placed a castle at A1 with 3 citizens.",
    ),
    (Event("start_player", "Y2", player=1, year=1), "Blu is the start player of the first year."),
    (Event("start_player", "Y2", player=1, year=2), "Blu is the start player of year 2."),
    (
        Event("voice_laid", "Y3", service="health"),
        "Four voice cards were laid out; the open one asks for health.",
    ),
    (
        Event("income", "Y4", player=0, space="A3", building="quarry", amount=2),
        "The quarry at A3 paid Rosso 2 gold.",
    ),
    (
        Event("income", "Y4", player=0, space="A3", building="port", amount=1),
        "The port at A3 paid Rosso 1 gold.",
    ),
    (
        Event("income", "Y4", player=0, space="A3", amount=1),
        "Rosso took 1 gold as the income of A3.",
    ),
    (Event("grew", "Y5", player=0, space="A1", amount=1), "1 citizen came to Rosso's city at A1."),
    (
        Event("full", "G5", player=0, space="A1"),
        "Nobody came to Rosso's city at A1: it holds as many citizens as it may.",
    ),
    (
        Event("no_supply", "S4", player=0, space="A1"),
        "Nobody came to Rosso's city at A1: the common supply of citizens is empty.",
    ),
    (Event("gold", "P3", player=0, amount=2), "Rosso took 2 gold with an action card."),
    (
        Event("founded", "P4", player=0, space="C1", source="A1", amount=3, food=4),
        (
            "Rosso founded a city at C1 with 3 citizens, one of whom came from the castle at A1; "
            "it brings 4 food."
        ),
    ),
    (
        Event("founded", "P4", player=0, space="C1", source="A1", amount=1),
        "Rosso founded a city at C1 with 1 citizen, one of whom came from the castle at A1.",
    ),
    (
        Event("built", "P5", player=0, space="A2", source="A1", building="farm", food=4),
        (
            "Rosso built a farm at A2, in the city at A1; one citizen moved there from the castle, "
            "and it brings 4 food."
        ),
    ),
    (
        Event(
            "built",
            "P5",
            player=0,
            space="A2",
            source="A1",
            building="market",
            card="master_builder",
            gold=1,
        ),
        (
            "Rosso built a market at A2, in the city at A1, with the master builder, for 1 gold; "
            "its citizen came from the supply."
        ),
    ),
    (
        Event(
            "built",
            "P5",
            player=0,
            space="A2",
            source="A1",
            building="university",
            card="university",
            gold=3,
        ),
        (
            "Rosso built a university at A2, in the city at A1, for 3 gold; "
            "one citizen moved there from the castle."
        ),
    ),
    (
        Event("figures", "P15", player=0, space="A2", service="health", amount=1),
        (
            "Rosso staged bread and circuses at A2: 1 figure adds 1 point of health "
            "there until the year ends."
        ),
    ),
    (
        Event("figures", "P15", player=0, space="A2", service="health", amount=2, gold=2),
        (
            "Rosso staged bread and circuses at A2 for 2 gold: 2 figures add 2 points of health "
            "there until the year ends."
        ),
    ),
    (
        Event("golden_times", "P16", player=0, space="A1", amount=3, gold=5),
        "Golden times for 5 gold: 3 citizens came to Rosso's city at A1.",
    ),
    (
        Event("rich_harvest", "P17", player=0, space="A2", amount=4),
        "Rich harvest: Rosso's farm at A2 yields double this year, 4 food more.",
    ),
    (
        Event("looked", "P18", player=0, circles=(2, 4)),
        "Rosso looked at the hidden voice cards 2 and 4.",
    ),
    (
        Event("looked", "P18", player=0, circles=(2, 3, 4), gold=2),
        "Rosso looked at all three hidden voice cards for 2 gold.",
    ),
    (
        Event("passed", "P2", player=0, amount=1),
        "Rosso passed and took the top political card face down.",
    ),
    (
        Event("passed", "P2", player=0, amount=0),
        "Rosso passed; no political card was left to take.",
    ),
    (
        Event("forfeited", "P19", player=0),
        "Rosso lost a turn for last year's hunger: one action card goes face down unused.",
    ),
    (
        Event("drawn", "P11", card="golden_times", amount=7),
        "The next political card is golden times, at place 7 of the display.",
    ),
    (
        Event("reshuffled", "P12", amount=12),
        (
            "The political deck was empty, so the 12 cards of the discard were shuffled "
            "into a new one."
        ),
    ),
    (
        Event("revealed", "V1", service="culture", amount=3),
        "Voice card 3 asks for culture.",
    ),
    (
        Event("wished", "V1", service="culture"),
        "The voice of the people has spoken: citizens want culture.",
    ),
    (
        Event("wish_chosen", "M3", player=0, space="A1", service="health"),
        "Rosso chose health as the wish for the city at A1.",
    ),
    (
        Event(
            "migrated",
            "M1",
            player=0,
            space="A1",
            other=1,
            source="C1",
            service="culture",
            points=(3.0, 1.0),
        ),
        (
            "A citizen left Blu's city at C1 for Rosso's city at A1, which offers more culture: "
            "3 against 1."
        ),
    ),
    (
        Event(
            "no_room",
            "M4",
            player=0,
            space="A1",
            other=1,
            source="C1",
            service="culture",
            points=(2.5, 0.5),
        ),
        (
            "A citizen left Blu's city at C1 for Rosso's city at A1, which offers more culture "
            "(2½ against ½), but found that city full and went back to the supply."
        ),
    ),
    (
        Event(
            "demolished",
            "D1",
            player=0,
            space="A2",
            source="A1",
            building="farm",
            amount=1,
            food=2,
        ),
        (
            "Rosso lost the farm at A2 because the city at A1 had 1 citizen too few for its "
            "buildings; 2 food is lost with it."
        ),
    ),
    (
        Event(
            "demolished", "D1", player=0, space="A2", source="A1", building="large_farm", amount=2
        ),
        (
            "Rosso lost the large farm at A2 because the city at A1 had 2 citizens too few for its "
            "buildings."
        ),
    ),
    (
        Event("demolished", "D2a", player=0, space="A2", source="A1", building="road"),
        "Rosso's road at A2 is gone with the building that it hung on.",
    ),
    (
        Event("over_limit", "D4", player=0, space="A1", amount=2),
        (
            "Rosso's city at A1 may hold fewer citizens now that a building is gone: "
            "2 citizens went back to the supply."
        ),
    ),
    (
        Event("road_given_up", "X4", player=0, space="A2", source="A1"),
        "Rosso gave up the road at A2, in the city at A1.",
    ),
    (
        Event("built", "X1", player=0, space="A2", source="A1", building="road"),
        "Rosso built a road at A2, in the city at A1.",
    ),
    (
        Event("built", "X2", player=0, space="A2", source="A1", building="theatre"),
        (
            "Rosso built a theatre at A2 in place of a road, in the city at A1; "
            "one citizen moved there from the castle."
        ),
    ),
    (
        Event("city_lost", "D2", player=0, space="A1", food=3),
        (
            "Rosso's city at A1 is gone: nobody was left in its castle, which goes back to its "
            "owner, and 3 food is lost with it."
        ),
    ),
    (Event("out", "D6", player=0), "Rosso has no building left and is out of the game."),
    (Event("fed", "F1", player=0, amount=7, food=9), "Rosso fed all 7 citizens with 9 food."),
    (Event("fed", "F1", player=0, amount=1, food=9), "Rosso fed the only citizen with 9 food."),
    (
        Event("hungry", "F2", player=0, amount=1, food=5),
        "Rosso has 5 food, which is 1 too little: 1 citizen has to leave because of hunger.",
    ),
    (
        Event("starved", "F2", player=0, space="A1", amount=1),
        "Hunger drove a citizen from Rosso's city at A1.",
    ),
    (
        Event("penalty", "F3", player=0),
        "Rosso went hungry, so next year's first turn is lost.",
    ),
    (Event("penalty", "E2", player=0), "Rosso went hungry in the last year, which costs 5 points."),
    (Event("figures_home", "Y6", player=0, amount=2), "2 figures went back to Rosso."),
    (
        Event("year_ended", "Y6", year=3),
        "Year 3 is over: action cards turn face up, played cards and voice cards are set aside.",
    ),
    (Event("scored", "E1", player=0, amount=27), "Rosso scored 27 points."),
]
