"""What each effect and each answer can put in its place on the agenda, row by row."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.actions import MOST_COUNTED
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    GHOST,
    HUMAN,
    PLACE_OF,
    SCHEMES,
    UNKNOWN,
)
from lacitta_nb.games.citta_stato.problems.wants import SURE, Row, Want, exactly
from lacitta_nb.games.citta_stato.state import State


def _same(kind: str, word: str | None = None) -> Callable[[State, Want], Iterator[Row]]:
    """A question of the same numbers and colours (`rules.effects`)."""

    def rows(state: State, want: Want) -> Iterator[Row]:
        del state
        yield [want._replace(verb=kind, word=want.word if word is None else word)]

    return rows


def _buying(state: State, want: Want) -> Iterator[Row]:
    """Fewer coins are left after each purchase (M3)."""
    del state
    coins = want.numbers[0]
    yield [Want("buy", want.seat, want.rule, (range(1, coins[-1] + 1),))]


def _track_fleet(state: State, want: Want) -> Iterator[Row]:
    place = PLACE_OF[0]
    space = state.players[want.seat].tracks[place]
    coins = state.table.tables.tracks[place][space - 1]
    if coins > 0:
        yield [Want("buy", want.seat, want.rule, (range(1, coins + 1),))]


def _city(state: State, want: Want) -> Iterator[Row]:
    city = state.table.tables.cities[state.players[want.seat].city]
    power = [Want.of(effect, want.seat, city.rule) for effect in city.power]
    yield [*power, Want("banner", want.seat, want.rule)]


def _war(state: State, want: Want) -> Iterator[Row]:
    place = PLACE_OF[COLOURS.index("orange")]
    space = state.players[want.seat].tracks[place]
    points = state.table.tables.tracks[place][space - 1]
    yield [
        Want("points", want.seat, want.rule, exactly([points])),
        Want("lay_disc", want.seat, want.rule, (range(UNKNOWN, DISCS),)),
    ]


def _politics(state: State, want: Want) -> Iterator[Row]:
    """The scheme's effect, then it turns face down and everyone moves (A6)."""
    tables = state.table.tables
    for level, word in enumerate(state.schemes, 1):
        if not word:
            continue
        scheme = tables.schemes[word]
        row = [Want.of(effect, want.seat, scheme.rule) for effect in scheme.effects]
        row.append(Want("turn_scheme", want.seat, want.rule, exactly([level])))
        if tables.scheme_moves[level - 1]:
            moves = exactly([tables.scheme_moves[level - 1]])
            row.append(Want("shift", want.seat, want.rule, moves))
        yield row


def _used(state: State, want: Want) -> Iterator[Row]:
    """A card that was used lies in the supply, is burned, or is just being burned (C1, C3)."""
    player, tables = state.players[want.seat], state.table.tables
    held = [*player.cards, *(card for pile in player.burned for card in pile)]
    held += [task.word for task in state.agenda if task.verb == "under"]
    for name in dict.fromkeys(held):
        card = tables.cards.get(name)
        if card is None or want.colours not in (None, (card.colour,)):
            continue
        row = []
        for effect in card.effects:
            if effect.verb == "port_banner":
                if tables.cities[player.city].port == name:
                    row.append(Want("banner", want.seat, card.rule))
            elif effect.verb == "burn_anywhere":
                row.append(Want("under", want.seat, card.rule, word=name))
            else:
                row.append(Want.of(effect, want.seat, card.rule))
        yield row


def _burned(state: State, want: Want) -> Iterator[Row]:
    """The benefits of the cards that lie under a colour, or under any (B1)."""
    tables, burned = state.table.tables, state.players[want.seat].burned
    colours = range(len(COLOURS)) if want.colours is None else want.colours
    for colour in colours:
        for benefit in tables.burning[colour][: len(burned[colour])]:
            rule = tables.burning_rules[colour]
            yield [Want.of(effect, want.seat, rule) for effect in benefit]


def _under(state: State, want: Want) -> Iterator[Row]:
    yield from _burned(state, want._replace(colours=None))


def _taken(state: State, want: Want) -> Iterator[Row]:
    """A card used or burned free (W3, K6, X5), or cubes exchanged (B2)."""
    del state
    if want.word == "exchange_many":
        cubes = (range(1, MOST_COUNTED + 1),)
        yield [want._replace(numbers=cubes)]
        yield [want._replace(numbers=cubes, word="put")]
    elif want.word not in ("exchange", "put"):
        for verb in ("use", "burn"):
            yield [Want(verb, want.seat, want.rule, (), None, None)]


def _second(state: State, want: Want) -> Iterator[Row]:
    yield from _used(state, want)
    yield from _burned(state, want)


def _banner(state: State, want: Want) -> Iterator[Row]:
    """Of two different banners the second is asked after the first (X2)."""
    del state
    if want.numbers:
        for colour in PLACE_OF:
            yield [Want("banner", want.seat, want.rule, (), (colour,))]


def _gain_banner(state: State, want: Want) -> Iterator[Row]:
    del state
    if want.word:
        yield [Want("banner", want.seat, want.rule)]


def _different(state: State, want: Want) -> Iterator[Row]:
    del state
    yield [Want("banner", want.seat, want.rule, exactly([2]))]


def _kept(state: State, want: Want) -> Iterator[Row]:
    del state
    yield [Want("keep", want.seat, want.rule, (want.numbers[-1],), None)]


def _drawn(state: State, want: Want) -> Iterator[Row]:
    del state
    each = want.numbers[0][0]
    yield [Want("draw", want.seat, want.rule, (range(each, each * SCHEMES + 1, each),))]


def _everyone(state: State, want: Want) -> Iterator[Row]:
    yield [Want("points", seat, want.rule, (range(SURE[-1]),)) for seat in state.order]


def _coloured(state: State, want: Want) -> Iterator[Row]:
    if want.word == "score":
        for colour in range(len(COLOURS)):
            yield from _everyone(state, want._replace(colours=(colour,)))


def _traded(state: State, want: Want) -> Iterator[Row]:
    """Alone one chooses from the open offer; else one looks at a card (B8, O1)."""
    if state.ghost:
        yield [Want("offer", want.seat, "B8")]
    else:
        yield [Want("republic", want.seat, "B8", word=None)]


def _exchanged(state: State, want: Want) -> Iterator[Row]:
    del state
    one = exactly([1])
    take = want._replace(verb="take", numbers=one, word="exchange")
    yield [take, take._replace(word="put")]


def _many(state: State, want: Want) -> Iterator[Row]:
    del state
    yield [want._replace(verb="take", numbers=exactly([0]), word="exchange_many")]


def _discarded(state: State, want: Want) -> Iterator[Row]:
    """What a banner that is given away brings: points, or the Future (B3, X5)."""
    if want.word == "points" and state.table.declining:
        each = want.numbers[0][0]
        yield [Want("accept", want.seat, want.rule, (range(each, SURE[-1], each),))]
    elif want.word == "future":
        for colour in PLACE_OF:
            yield [Want("take", want.seat, want.rule, (), (colour,), "future")]


def _given(state: State, want: Want) -> Iterator[Row]:
    """Cubes and crowns that leave the game for points (C5, X4)."""
    if state.table.declining:
        each = want.numbers[0][0]
        yield [Want("accept", want.seat, want.rule, (range(each, SURE[-1], each),))]


def _disc(state: State, want: Want) -> Iterator[Row]:
    if want.word in ("back", "out") and state.table.declining:
        yield [Want("accept", want.seat, want.rule, (range(1, DISCS),))]


def _own_scheme(state: State, want: Want) -> Iterator[Row]:
    word = state.players[want.seat].scheme
    if word:
        scheme = state.table.tables.schemes[word]
        yield [Want.of(effect, want.seat, scheme.rule) for effect in scheme.effects]


def _used_burned(state: State, want: Want) -> Iterator[Row]:
    """A used card is burned under a colour with room (K8)."""
    del state
    yield [Want("under", want.seat, want.rule, word=None)]


def _ghost(state: State, want: Want) -> Iterator[Row]:
    """What the last cube of the ghost does; after a pass it goes on alone (O2, O7)."""
    ghost, plot = state.ghost, state.table.plot
    if ghost is None or plot is None or not ghost.drawn:
        return
    acts = [Want.of(effect, HUMAN, "O7") for effect in plot.acts[ghost.drawn[-1]]]
    disc = (range(DISCS),) if ghost.discs else ()
    row = [act._replace(numbers=disc) if act.verb == "disc_random" else act for act in acts]
    yield [*row, want] if state.players[HUMAN].passed else row


def _revealed(state: State, want: Want) -> Iterator[Row]:
    """Whoever has a disc on the track pays for it (W2)."""
    levies = [
        Want("levy", seat, "W2", exactly([disc]))
        for seat, disc in state.war
        if not (state.ghost and seat == GHOST)
    ]
    yield [*levies, Want("fight", want.seat, "W3")]


def _levied(state: State, want: Want) -> Iterator[Row]:
    del state
    yield [Want("pay", want.seat, "W2", want.numbers)]


def _fought(state: State, want: Want) -> Iterator[Row]:
    """The winner takes a card, then the others may (W3, W4)."""
    ranked = sorted(state.war, key=lambda placed: -placed.disc)
    takes = [
        Want("take", seat, "W4" if place else "W3", word="war_left" if place else "war")
        for place, (seat, _) in enumerate(ranked)
        if not (state.ghost and seat == GHOST)
    ]
    yield [*takes, Want("clear_war", want.seat, "W5")]


ROWS: Final[Mapping[str, Callable[[State, Want], Iterator[Row]]]] = MappingProxyType(
    {
        "fleet": _buying,
        "fleet_track": _track_fleet,
        "city": _city,
        "war": _war,
        "politics": _politics,
        "use": _used,
        "burn": _burned,
        "under": _under,
        "take": _taken,
        "second": _second,
        "banner": _banner,
        "gain_banner": _gain_banner,
        "different_banners": _different,
        "draw_chosen": _same("colour", "draw"),
        "draw_and_keep": _kept,
        "draw_by_schemes": _drawn,
        "all_score_cubes": _everyone,
        "all_score_spaces": _everyone,
        "all_score_chosen": _same("colour", "score"),
        "colour": _coloured,
        "remove_cubes": _same("remove"),
        "remove_crowns": _same("crowns"),
        "remove": _given,
        "crowns": _given,
        "rob_crown": _same("rob"),
        "disc_back": _same("disc", "back"),
        "disc_out": _same("disc", "out"),
        "alliance": _same("disc", "alliance"),
        "disc": _disc,
        "marker": _same("move"),
        "shift_all": _same("shift"),
        "trade": _traded,
        "exchange_one": _exchanged,
        "exchange_many": _many,
        "discard_banners": _same("discard", "points"),
        "free_upgrade": _same("discard", "upgrade"),
        "take_future": _same("discard", "future"),
        "discard": _discarded,
        "take_present": _same("take", "present"),
        "own_scheme": _same("scheme"),
        "scheme": _own_scheme,
        "swap_banner": _same("swap"),
        "burn_used": _same("card"),
        "card": _used_burned,
        "ghost": _ghost,
        "track_back": _same("back"),
        "cube_to_bag": _same("bag"),
        "reveal": _revealed,
        "levy": _levied,
        "fight": _fought,
    }
)
"""What stands in place of a task, by its verb."""
