"""The lessons of Città-Stato, in the order in which they are best taken."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.lessons.goals import (
    actions,
    after_the_rival,
    at_once,
    at_round_end,
    begins,
    beneath,
    bought,
    by_passing,
    crowns,
    drawn,
    final,
    in_the_end,
    inside,
    points,
    second,
    solo_won,
    took,
    took_future,
    unbought,
    upgraded,
)
from lacitta_nb.games.citta_stato.lessons.positions import (
    QUIET,
    RIVAL,
    begin,
    begin_solo,
    having,
)
from lacitta_nb.lessons.lesson import Lesson, Task
from lacitta_nb.lessons.rivals import Obedient

RISING_PRICE: Final = Lesson(
    "rising_price",
    KEY,
    (
        Task(  # One cube, then two of a colour, then three: so the scarce colour comes first.
            begin(having("YGGPPP")),
            by_passing(actions(3)),
            ("fleet", "guilds", "politics 1"),
            ("T1", "T2"),
            QUIET,
        ),
        Task(  # White for yellow, black for orange: only one of both is enough.
            begin(having("YWWOB", actions=2)),
            by_passing(upgraded),
            ("upgrade yellow wild 2",),
            ("T3", "U1"),
            QUIET,
        ),
        Task(  # Nothing stands in for white: it must not be paid for yellow too early.
            begin(having("YWW")),
            by_passing(took("city"), took("upgrade")),
            ("city", "banner purple", "upgrade yellow wild 1"),
            ("T3", "A2"),
            QUIET,
        ),
    ),
    minutes=4,
)

MARKET_AND_FLEET: Final = Lesson(
    "market_and_fleet",
    KEY,
    (
        Task(  # What is paid first lies in the market and can be bought back.
            begin(
                having("Y", tracks={"yellow": 3}),
                market={
                    "yellow": {"3": 1, "2": 1},
                    "green": {"2": 1},
                    "orange": {"1": 1},
                    "purple": {"1": 1},
                },
            ),
            by_passing(bought(3)),
            ("fleet", "buy yellow 1", "buy orange 1", "buy purple 1"),
            ("M1", "M2", "M3", "A1", "T4"),
            QUIET,
        ),
        Task(  # The first cube is what the next player buys, unless its place is dear.
            begin(
                having("YWO"),
                having("YYP", actions=1),
                first_player=RIVAL,
                market={"yellow": {"3": 1, "2": 1}, "orange": {"3": 1, "2": 1}},
            ),
            after_the_rival(actions(1), unbought),
            ("use white",),
            ("M2", "T2", "C3"),
            {RIVAL: Obedient(("fleet", "buy yellow 1", "buy orange 1", "done", "pass"))},
        ),
    ),
)

USE_OR_BURN: Final = Lesson(
    "use_or_burn",
    KEY,
    (
        Task(  # A card counts what lies there; banners stay.
            begin(
                having("YOP", banners="PPPY"),
                present="elder_council holy_lands_port_yellow",
            ),
            by_passing(points(6)),
            ("use purple",),
            ("C1", "C5", "C7"),
            QUIET,
        ),
        Task(  # Burning: the benefit of the number that is reached, and no other.
            begin(
                having(
                    "WO",
                    banners="GO",
                    burned={"orange": ["warfare_intent"], "white": ["silk", "ivory"]},
                ),
                present="crusades_port_orange",
                future="crusades_port_green spices_monopoly",
            ),
            by_passing(points(5)),
            ("burn orange",),
            ("B1", "B3", "B5"),
            QUIET,
        ),
    ),
)

TRACKS_AND_CROWNS: Final = Lesson(
    "tracks_and_crowns",
    KEY,
    (
        Task(  # The step brings the banner that is lacking; the trade comes after it.
            begin(having("PBB", banners="YGO")),
            by_passing(crowns(3)),
            ("upgrade purple", "republic four"),
            ("U1", "A5"),
            QUIET,
        ),
        Task(  # One step is left for all players, and Enzo wants it, too.
            begin(having("GGG", "YYOOPP"), having("Y"), upgrade=1),
            by_passing(drawn(4, "A3")),
            ("upgrade green", "guilds"),
            ("U1", "A3", "T4"),
            {RIVAL: Obedient(("upgrade yellow", "pass"))},
        ),
    ),
)

POLITICS: Final = Lesson(
    "politics_and_shifts",
    KEY,
    (
        Task(  # A scheme of level 2 moves everyone by one space.
            begin(
                having("P", marker=10, republic="doge", tracks={"purple": 2}),
                having(passed=True, republic="oligarchy"),
            ),
            by_passing(inside),
            ("politics 2", "shift right"),
            ("A6", "T7", "P4", "E4"),
            QUIET,
        ),
        Task(  # Everyone moves the same way: good for one, bad for another.
            begin(
                having("P", marker=6, tracks={"purple": 4}),
                having(passed=True, marker=8),
                schemes=["republican_fate", "credit_policy", "turning_point", "diplomacy"],
            ),
            by_passing(beneath(2, 0)),
            ("politics 4", "shift right"),
            ("A6", "T7", "P5", "E3"),
            QUIET,
        ),
    ),
)

WAR_AND_PASSING: Final = Lesson(
    "war_and_passing",
    KEY,
    (
        Task(  # A disc that can be paid, and is higher than all that Enzo still had.
            begin(
                having("OYGP", banners="YG", discs=[0, 1, 3, 5]),
                having("YYY", discs=[0, 1], passed=True),
                war=[{"player": RIVAL, "disc": 2}],
                future="corporations",
            ),
            at_once(took_future),
            ("war 3", "pass", "take use purple future"),
            ("A4", "W2", "W3", "W5"),
            QUIET,
        ),
        Task(  # Who does not fight may move.
            begin(
                having("O", marker=5),
                having("YYYYY", discs=[0, 1, 2, 3, 4], passed=True),
                war=[{"player": RIVAL, "disc": 5}],
            ),
            at_round_end(inside),
            ("pass", "move right 1"),
            ("W1", "W4", "E4"),
            {RIVAL: Obedient(("take burn orange present", "pass"))},
        ),
        Task(  # The first to pass begins, but not who begins now.
            begin(
                having("PYY", banners="PPP"),
                having(passed=True),
                having("OO", discs=[1, 2], actions=1),
                present="elder_council",
                first_player=RIVAL,
            ),
            at_round_end(points(6), begins),
            ("use purple", "pass", "stay"),
            ("U2", "R4"),
            {
                RIVAL: Obedient(("pass", "stay")),
                2: Obedient(("war 1", "pass", "take burn orange present")),
            },
        ),
    ),
    minutes=5,
)

TWO_SCORES: Final = Lesson(
    "two_scores",
    KEY,
    (
        Task(  # Crowns for the signs between both scores; one step to the side costs one.
            begin(
                having("BP", banners="YGOP", points=14, crowns=1),
                having(passed=True, points=9),
                round=7,
            ),
            in_the_end(final(14)),
            ("republic four", "pass", "stay"),
            ("E1", "E3", "E4"),
            QUIET,
        ),
        Task(  # Colour by colour: what comes later counts what came before.
            begin(
                having(
                    "YGG",
                    banners="PP",
                    cards=["constantinople", "hegemonic_republic", "elder_council"],
                    points=9,
                ),
                having(points=9),
                round=7,
                phase="second_score",
                ahead=1,
            ),
            in_the_end(second(6)),
            ("use constantinople", "use elder_council"),
            ("E2", "B9"),
            QUIET,
        ),
        Task(  # A second score that is near enough needs fewer crowns.
            begin(
                having(
                    "YY",
                    cards=["holy_lands_port_yellow"],
                    burned={"orange": ["warfare_intent", "warfare_intent"]},
                    points=12,
                    marker=10,
                    crowns=1,
                ),
                having(points=9),
                round=7,
                phase="second_score",
                future="crusades_port_green",
                ahead=1,
            ),
            in_the_end(final(12)),
            ("burn holy_lands_port_yellow",),
            ("E2", "E4", "B5"),
            QUIET,
        ),
    ),
    minutes=5,
)

THE_GHOST: Final = Lesson(
    "the_ghost",
    KEY,
    (
        Task(  # Few cubes are left in the ghost's bag: it may take the card that is wanted.
            begin_solo(having("GPP", banners="PPP"), "GP", present="elder_council", scenario=4),
            by_passing(points(6)),
            ("use purple",),
            ("O1", "O2", "O3", "O7"),
        ),
        Task(  # The score is there; the objective is not yet.
            begin_solo(
                having(
                    "PW",
                    points=18,
                    crowns=4,
                    discs=[],
                    burned={"purple": ["corporations"]},
                ),
                "YGOP",
                round=7,
            ),
            in_the_end(solo_won),
            ("burn purple", "move right 1", "pass", "stay"),
            ("O5", "O8", "B7"),
        ),
    ),
    minutes=4,
)

LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {
        lesson.key: lesson
        for lesson in (
            RISING_PRICE,
            MARKET_AND_FLEET,
            USE_OR_BURN,
            TRACKS_AND_CROWNS,
            POLITICS,
            WAR_AND_PASSING,
            TWO_SCORES,
            THE_GHOST,
        )
    }
)
"""The lessons by key."""
