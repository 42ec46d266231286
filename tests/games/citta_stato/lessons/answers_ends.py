"""Markers, rounds, wars and the end: counted on the sheet."""

from typing import Any

from lacitta_nb.lessons.exercise import Exercise
from tests.games.citta_stato.lessons.sheet import (
    ABOVE,
    MOVES,
    ZONES,
    Sheet,
    begun,
    draws,
    named,
    number,
    order,
    players,
    position,
    seat_of,
    shown,
    signs,
    total,
    word,
)

CUBES = {1: 2, 2: 3, 3: 4, 4: 5}
UPGRADES = {2: 3, 3: 4, 4: 6, 5: 7}


def shift(asked: Exercise) -> list[str]:
    steps = MOVES[number(asked, "level")] * (-1 if word(asked, "side") == "left" else 1)
    return [str(min(15, max(1, named(asked)["marker"] + steps)))]


def zone(asked: Exercise) -> list[str]:
    space = int(shift(asked)[0])
    return [form for form, spaces in ZONES.items() if space in spaces]


def crowns_end(asked: Exercise) -> list[str]:
    stock = 20 - sum(p["crowns"] for p in players(asked))
    stock -= position(asked).get("removed", {}).get("crowns", 0)
    for seat in order(asked):
        taken = min(stock, ABOVE[players(asked)[seat]["marker"] - 1])
        stock -= taken
        if seat == seat_of(asked):
            return [str(taken)]
    raise AssertionError


def sign_count(asked: Exercise) -> list[str]:
    return [str(signs(number(asked, "low"), number(asked, "high")))]


def bonus(asked: Exercise) -> list[str]:
    return [str(signs(number(asked, "required"), number(asked, "final")))]


def counts(player: Sheet, first: int, second: int, republic: str) -> int:
    """The score that counts (E4)."""
    crowns = player["crowns"] + ABOVE[player["marker"] - 1] + 2 * republic.endswith("_crowns")
    low, high = sorted((first, second))
    inside = player["marker"] in ZONES[republic.removesuffix("_crowns")]
    return high if inside and crowns >= signs(low, high) else low


def final(asked: Exercise) -> list[str]:
    scores = number(asked, "first"), number(asked, "second")
    return [str(counts(named(asked), *scores, word(asked, "republic")))]


def ranks(asked: Exercise) -> list[str]:
    """Crowns above the marker have been taken in a game that is over."""

    def standing(player: Sheet) -> tuple[int, int, int]:
        taken = {**player, "crowns": player["crowns"] - ABOVE[player["marker"] - 1]}
        scores = player["points"], player.get("second", 0)
        return counts(taken, *scores, player["republic"]), sum(scores), total(player)

    found = {str(seat): standing(player) for seat, player in enumerate(players(asked))}
    return sorted(found, key=lambda seat: found[seat], reverse=True)


def begins(asked: Exercise) -> list[str]:
    count = number(asked, "count")
    return [
        str(
            {
                "supply": 6,
                "bag": 4,
                "market": 2 * count,
                "marker": 8,
                "upgrade": UPGRADES[count],
                "offer": 3,
                "schemes": 4,
                "open": 12,
            }[word(asked, "what")]
        )
    ]


def next_turn(asked: Exercise) -> list[str]:
    everyone, here = players(asked), seat_of(asked)
    after = [(here + step) % len(everyone) for step in range(1, len(everyone))]
    return [str(next(seat for seat in after if not everyone[seat]["passed"]))]


def next_first(asked: Exercise) -> list[str]:
    passing = word(asked, "players").split(", ")
    name = next(name for name in passing if name != word(asked, "first"))
    return [str([p["name"] for p in players(asked)].index(name))]


def draw_end(asked: Exercise) -> list[str]:
    player = named(asked)
    least = min(p["points"] for p in players(asked))
    last = player["points"] == least
    if word(asked, "alone") == "yes":
        last = player["points"] <= number(asked, "required")
    return [str(draws(player, shown(player, "green") + 2 * last))]


def steps(asked: Exercise) -> list[str]:
    return sorted(option.key for option in asked.options)


def fighters(asked: Exercise) -> list[dict[str, Any]]:
    """Those who can pay their discs, the highest first."""
    war = position(asked)["war"]
    able = [p for p in war if total(players(asked)[p["player"]]) >= p["disc"]]
    return sorted(able, key=lambda p: (-p["disc"], war.index(p)))


def war_winner(asked: Exercise) -> list[str]:
    return [str(fighters(asked)[0]["player"])]


def war_order(asked: Exercise) -> list[str]:
    return [str(p["player"]) for p in fighters(asked)]


def ghost_acts(asked: Exercise) -> list[str]:
    texts = [option.text.text(asked.game) for option in asked.options if option.text]
    assert len(set(texts)) == len(texts)
    return [f"act-{word(asked, 'colour')}"]


def ghost_left(asked: Exercise) -> list[str]:
    solo = position(asked)["solo"]
    return [str(CUBES[solo["scenario"]] - len(solo["drawn"]))]


def objectives(asked: Exercise) -> list[str]:
    player = players(asked)[0]
    banners, cubes = player.get("banners", {}), player.get("cubes", {})
    crowns = player["crowns"] + ABOVE[player["marker"] - 1]
    cards = begun(asked).state.table.tables.cards
    kinds = {cards[card].colour for card in player["cards"]}
    met = {
        "white_and_black": "white" in cubes and "black" in cubes,
        "purple_4": player["tracks"]["purple"] == 4,
        "crowns_5": crowns >= 5,
        "doge": player["republic"].startswith("doge"),
        "purple_banners_3": banners.get("purple", 0) >= 3,
        "card_of_each_colour": len(kinds) == 6,
        "orange_1": player["tracks"]["orange"] == 1,
        "banner_of_each_colour": len([n for n in banners.values() if n]) == 4,
        "discs_gone": not player["discs"],
        "banners_7": sum(banners.values()) >= 7,
        "crowns_7": crowns >= 7,
        "burned_of_each_colour": len([c for c in player["burned"].values() if c]) == 6,
    }
    return [option.key for option in asked.options if met[option.key]]


ANSWERS = {
    "shift": shift,
    "zone": zone,
    "crowns_end": crowns_end,
    "signs": sign_count,
    "bonus_crowns": bonus,
    "final": final,
    "ranks": ranks,
    "begins": begins,
    "next_turn": next_turn,
    "next_first": next_first,
    "draw_end": draw_end,
    "steps": steps,
    "war_winner": war_winner,
    "war_order": war_order,
    "ghost_acts": ghost_acts,
    "ghost_left": ghost_left,
    "objectives": objectives,
}
