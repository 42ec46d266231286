"""Every kind of event with the sentence that tells it, for the players Anne and Marc."""

from lacitta_nb.games.citta_stato.events import Event

PARTS = (("first", 17), ("second", 10), ("form", 1), ("crowns", 1), ("signs", 2), ("cubes", 6))
EVENTS = [
    (
        Event("paid", "T2", 0, what="fleet", cubes=("yellow",), amount=1),
        "Anne paid 1 cube (yellow) for the action “merchant fleet”.",
    ),
    (
        Event("paid", "T2", 1, what="use", cubes=("yellow", "white"), amount=2),
        "Marc paid 2 cubes (yellow and white) to use a card.",
    ),
    (
        Event("paid", "T2", 1, what="burn", cubes=("black",) * 3, amount=3),
        "Marc paid 3 cubes (black, black and black) to burn a card.",
    ),
    (
        Event("paid", "T2", 0, what="upgrade", cubes=("orange",), amount=1),
        "Anne paid 1 cube (orange) to upgrade a track.",
    ),
    (
        Event("to_market", "M2", 0, colour="orange", amount=2),
        "Anne put one orange cube into the market, in the row of price 2.",
    ),
    (
        Event("from_market", "O7", colour="green", amount=1),
        "1 green cube left the game with the emptied row of the market.",
    ),
    (
        Event("from_market", "O7", colour="green", amount=2),
        "2 green cubes left the game with the emptied row of the market.",
    ),
    (
        Event("bought", "M3", 0, colour="green", amount=1),
        "Anne bought one green cube for 1 coin.",
    ),
    (
        Event("taken", "B2", 0, colour="green", amount=3),
        "Anne took one green cube from the market, from the row of price 3, without paying.",
    ),
    (
        Event("drawn", "A3", 0, cubes=("white", "green")),
        "Anne drew 2 cubes from the bag: white and green.",
    ),
    (
        Event("kept", "K5", 0, cubes=("white", "green")),
        "Anne kept 2 cubes of those drawn (white and green); the rest went back into the bag.",
    ),
    (
        Event("to_bag", "O7", 0, cubes=("orange",)),
        "Anne had to put one orange cube into the bag.",
    ),
    (Event("points", "C7", 0, amount=3), "Anne gained 3 points."),
    (Event("points", "C7", 0, amount=1), "Anne gained 1 point."),
    (Event("points", "A4", 0, amount=-1), "Anne lost 1 point."),
    (Event("declined", "T6", 0, amount=2), "Anne declined 2 points."),
    (Event("banner", "A2", 0, colour="green", amount=1), "Anne took one green banner."),
    (Event("banner", "P6", 0, colour="green", amount=-1), "Anne gave up one green banner."),
    (Event("banner", "A5", 0, colour="purple", amount=-3), "Anne gave up purple banners (−3)."),
    (Event("crown", "C6", 0, amount=1), "Anne took one crown."),
    (Event("crown", "A5", 0, amount=3), "Anne took 3 crowns."),
    (Event("crown", "X4", 0, amount=-1), "Anne gave up one crown."),
    (Event("crown", "X4", 0, amount=-4), "Anne gave up crowns (−4)."),
    (Event("crown", "X6", 1, amount=-1), "Marc was robbed of one crown."),
    (Event("cube", "U1", 0, colour="white", amount=1), "Anne took one white cube from the stock."),
    (
        Event("removed", "C5", 0, colour="yellow", amount=2),
        "Anne put 2 yellow cubes out of the game.",
    ),
    (
        Event("card_used", "C1", 0, what="silk", colour="white", place="present"),
        "Anne used “Silk”, the Present in white.",
    ),
    (
        Event("card_used", "C1", 0, what="duchy", colour="purple", place="future"),
        "Anne used “Duchy”, the Future in purple.",
    ),
    (
        Event("card_used", "E2", 0, what="silk", colour="white"),
        "Anne used “Silk” once more.",
    ),
    (
        Event("card_burned", "B1", 0, what="silk", colour="white", place="present"),
        "Anne burned “Silk” under white.",
    ),
    (
        Event("republic", "B8", 0),
        "Anne looked at a republic card and laid it or the old one into the offer.",
    ),
    (Event("republic", "B8", 0, what="kept"), "Anne kept the old republic card."),
    (
        Event("republic", "B8", 0, what="changed"),
        "Anne exchanged the republic card for one of the offer.",
    ),
    (
        Event("upgraded", "U1", 0, colour="yellow", amount=3, space=2),
        "Anne's yellow track went up to space 3; upgrades left in this round: 2.",
    ),
    (
        Event("moved_back", "O7", 0, colour="yellow", amount=2),
        "Anne's yellow track went back to space 2.",
    ),
    (Event("passed", "U2", 1), "Marc passed."),
    (
        Event("scheme", "A6", 0, what="decree", amount=2),
        "Anne used the scheme “Decree” of level 2.",
    ),
    (
        Event("scheme", "K3", 0, what="decree"),
        "Anne used the city's own scheme “Decree”.",
    ),
    (
        Event("scheme_gone", "O7", what="decree", amount=2),
        "The scheme “Decree” of level 2 left the game.",
    ),
    (Event("named", "X3", 0, colour="black"), "Anne named black."),
    (
        Event("moved", "T7", 0, amount=1, space=9),
        "Anne's marker moved one space to the right, to space 9.",
    ),
    (
        Event("moved", "T7", 0, amount=-2, space=6),
        "Anne's marker moved two spaces to the left, to space 6.",
    ),
    (
        Event("moved", "C6", 0, amount=-7, space=1),
        "Anne's marker moved by −7 spaces, to space 1.",
    ),
    (Event("disc", "A4", 0), "Anne laid a disc face down on the war track."),
    (Event("disc_back", "C5", 0, amount=4), "Anne took back the war disc of power 4."),
    (Event("disc_out", "C5", 0, amount=4), "Anne's war disc of power 4 left the game."),
    (Event("revealed", "W2", 0, amount=0), "Anne turned up a disc of power 0."),
    (
        Event("war_paid", "W2", 0, cubes=("white", "purple"), amount=2),
        "Anne paid 2 cubes for the war (white and purple).",
    ),
    (
        Event("war_unpaid", "W2", 0, cubes=("white",), amount=2),
        (
            "Anne could not pay the disc of power 2: the only cube is gone (white), "
            "and the disc left the game without effect."
        ),
    ),
    (
        Event("war_unpaid", "W2", 0, amount=2),
        (
            "Anne could not pay the disc of power 2: there was no cube to pay with, "
            "and the disc left the game without effect."
        ),
    ),
    (Event("war_won", "W3", 0, amount=4), "Anne won the war with a disc of power 4."),
    (
        Event("refilled", "R2", colour="white", what="silk", place="ivory"),
        "New cards in white. Present: Silk; Future: Ivory.",
    ),
    (
        Event("refilled", "R2", colour="white"),
        "New cards in white. Present: none; Future: none.",
    ),
    (
        Event("shuffled", "R2", colour="white", amount=5),
        "The discards in white became a new deck of 5 cards.",
    ),
    (
        Event("round", "R3", amount=2),
        "Round 2 begins: schemes are face up, and the upgrade marker is back.",
    ),
    (Event("first_player", "R4", 1), "Marc is the first player now."),
    (
        Event("ghost", "O3", colour="white", what="silk"),
        "The ghost drew white. Discarded Present: Silk.",
    ),
    (Event("ghost", "O3", colour="white"), "The ghost drew white. Discarded Present: none."),
    (Event("ghost_disc", "O7"), "The ghost laid a disc face down on the war track."),
    (Event("ghost_revealed", "W2", amount=3), "The ghost's disc has power 3."),
    (
        Event("ghost_won", "W3", amount=3),
        "The ghost won the war with a disc of power 3, and takes nothing.",
    ),
    (Event("ghost_disc_out", "K2", amount=3), "The ghost's war disc of power 3 left the game."),
    (
        Event("second_score", "E2", 0, what="silk", colour="white"),
        "For the second score Anne took up “Silk” (white).",
    ),
    (
        Event("final", "E4", 0, what="doge_crowns", parts=PARTS, amount=10),
        (
            "Anne ends with 10 points: first score 17, second score 10, marker inside the zone "
            "of the republic card (doge's magistracy with crowns), crowns 1, "
            "crown signs between the scores 2, cubes 6."
        ),
    ),
    (Event("won", "E5", amount=10, players=(0,)), "Anne won with 10 points."),
    (
        Event("won", "E5", amount=1, players=(0, 1)),
        "Anne and Marc share the win with 1 point.",
    ),
    (
        Event("solo", "O5", 0, what="won", amount=2),
        "Anne won against the ghost, and begins the next game with 2 bonus crowns.",
    ),
    (
        Event("solo", "O5", 0, what="won"),
        "Anne won against the ghost, without bonus crowns.",
    ),
    (
        Event("solo", "O5", 0, what="lost"),
        "Anne lost against the ghost; the same game can be tried again.",
    ),
]
