"""Every kind of event with the sentence that tells it, for the players Anne and Marc."""

from lacitta_nb.games.saint_malo.events import Event

PARTS = (("points", 12), ("city", 5), ("coins", 2), ("logs", 1), ("churches", 8), ("cannons", -10))
EVENTS = [
    (
        Event("rolled", "D1", 0, amount=1, dice=("crate", "wall", "crate", "head", "swords")),
        "Anne rolled, the first roll of the turn: crate, wall, crate, head and swords.",
    ),
    (
        Event("rolled", "D2", 1, amount=3, dice=("log", "log", "log", "log", "cross")),
        "Marc rolled, roll 3 of the turn: log, log, log, log and cross.",
    ),
    (Event("kept", "D2", 0), "Anne kept none of the dice."),
    (Event("kept", "D2", 0, dice=("crate",)), "Anne kept crate."),
    (Event("kept", "D2", 0, dice=("crate", "swords")), "Anne kept crate and swords."),
    (
        Event("turned", "A3", 0, what="wall", amount=1, coins=2),
        "Anne turned one die to wall for 2 coins.",
    ),
    (
        Event("turned", "A3", 0, what="head", amount=3, coins=6),
        "Anne turned three dice to head for 6 coins.",
    ),
    (
        Event("delivered", "L1", 0, amount=1, coins=2),
        "Anne took a delivery of 1 log for 2 coins.",
    ),
    (
        Event("delivered", "L1", 0, amount=5, coins=2),
        "Anne took a delivery of 5 logs for 2 coins.",
    ),
    (Event("placed", "C1", 0, "C4", "crate"), "Anne placed a crate at C4."),
    (Event("placed", "H1", 0, "C4", "church3"), "Anne placed a church of size 3 at C4."),
    (Event("placed", "P6", 0, "C4", "architect"), "Anne placed an architect at C4."),
    (
        Event("placed", "W4", 0, "C4", "priest"),
        "Anne placed a priest at C4 as the bonus of a side.",
    ),
    (Event("points", "P2", 0, what="citizen", amount=1), "Anne scored 1 point with the citizen."),
    (Event("points", "P6", 0, what="house", amount=3), "Anne scored 3 points with the house."),
    (
        Event("points", "W3", 0, side="bottom", amount=3),
        "Anne scored 3 points for the complete side at the bottom.",
    ),
    (Event("coins", "P5", 0, what="merchant", amount=7), "Anne took 7 coins with the merchant."),
    (
        Event("coins", "W3", 0, side="right", amount=1),
        "Anne took 1 coin for the complete side at the right.",
    ),
    (Event("logs_used", "P9", 0, amount=1), "Anne used a log of the store for it."),
    (
        Event("side_complete", "W2", 0, side="top"),
        "Anne's side at the top is complete: walls on all of its spaces.",
    ),
    (
        Event("side_broken", "G4", 0, side="left"),
        "Anne's side at the left is broken: it brings neither bonus nor defence any more.",
    ),
    (
        Event("bonus", "W3", 0, what="coins", amount=2, side="right"),
        "The tower of the side at the right brings Anne 2 coins.",
    ),
    (
        Event("bonus", "W3", 0, what="points", amount=3, side="bottom"),
        "The tower of the side at the bottom brings Anne 3 points.",
    ),
    (
        Event("bonus", "W4", 0, what="person", amount=3, side="top"),
        "The tower of the side at the top brings Anne a person up to level 3.",
    ),
    (
        Event("pirates", "R1", 0, row=2, amount=1),
        "Anne's swords marked 1 box in row 2 of the pirates.",
    ),
    (
        Event("pirates", "R1", 0, row=2, amount=3),
        "Anne's swords marked 3 boxes in row 2 of the pirates.",
    ),
    (Event("attack", "R2", row=3, amount=6), "Row 3 is full: the pirates attack with strength 6."),
    (Event("held", "R3", 0, amount=6), "Anne held with a defence of 6."),
    (
        Event("cannon_lost", "R3", 1, amount=0),
        "Marc lost a cannon: a defence of 0 was too little.",
    ),
    (Event("city_full", "E1", 0), "Anne's city is full."),
    (Event("last_round", "E1", 0), "This round is the last one, since a city is full."),
    (
        Event("final", "E3", 0, amount=18, parts=PARTS),
        (
            "Anne has 18 points in the end: 12 so far, 5 for the full city, 2 for coins, "
            "1 for logs, 8 for churches, −10 for cannons lost."
        ),
    ),
    (
        Event("final", "E3", 1, amount=1, parts=tuple((w, int(w == "points")) for w, _ in PARTS)),
        "Marc has 1 point in the end: 1 so far.",
    ),
    (Event("won", "E4", amount=18, players=(1,)), "Marc won with 18 points."),
    (Event("won", "E4", amount=18, players=(0, 1)), "Anne and Marc share the win with 18 points."),
]
