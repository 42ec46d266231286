"""What is carried out without a question: one function a verb, by the name that tables write.

Effects come from cards (C), burning (B), schemes (P, X), city powers (K), upgrades (U), and from
what the rules say themselves (A). Where a player has a choice, an effect puts a question on the
agenda (see `asks`). Effects go in the order written; what can't be done is skipped (T5).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    HIDDEN,
    PLACE_OF,
    PLAIN,
    PLAIN_OF,
    TRADE_BANNERS,
    TRADE_CROWNS,
)
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import cards, ghost, war
from lacitta_nb.games.citta_stato.rules.draft import Draft, names
from lacitta_nb.games.citta_stato.state import Placed, Task

Carry = Callable[[Draft, Task], None]


def _ask(kind: str) -> Carry:
    """An effect that is a question of its own kind, with the same numbers, colours and word."""

    def carry(draft: Draft, task: Task) -> None:
        draft.then([task._replace(verb=kind)])

    return carry


def _ask_how(kind: str, word: str) -> Carry:
    """The same, with a word that says what the question is about."""

    def carry(draft: Draft, task: Task) -> None:
        draft.then([task._replace(verb=kind, word=word)])

    return carry


def _fleet_track(draft: Draft, task: Task) -> None:
    coins = draft.players[task.seat].on_track(draft.table.tables, "yellow")
    draft.then([Task("buy", task.seat, task.rule, (coins,))])


def _city(draft: Draft, task: Task) -> None:
    """The power of the city, then a banner of choice (A2)."""
    seat = task.seat
    city = draft.table.tables.cities[draft.players[seat].city]
    power = [Task.of(effect, seat, city.rule) for effect in city.power]
    draft.then([*power, Task("banner", seat, task.rule)])


def _guilds(draft: Draft, task: Task) -> None:
    number = draft.players[task.seat].on_track(draft.table.tables, "green")
    draft.draw(task.seat, number, task.rule)


def _war(draft: Draft, task: Task) -> None:
    """Points of the track, then the disc (A4)."""
    seat, rule = task.seat, task.rule
    points = draft.players[seat].on_track(draft.table.tables, "orange")
    draft.then([Task("points", seat, rule, (points,)), Task("lay_disc", seat, rule, task.numbers)])


def _lay_disc(draft: Draft, task: Task) -> None:
    (disc,) = task.numbers
    hand = draft.at(task.seat)
    hand.discs = tuple([held for held in hand.discs if held != disc])
    draft.war = (*draft.war, Placed(task.seat, disc))
    draft.say(Event("disc", task.rule, task.seat))


def _trade_banners(draft: Draft, task: Task) -> None:
    """Three purple banners, or one of each colour, for crowns (A5)."""
    if task.word == "purple":
        draft.banner(task.seat, PLAIN_OF["purple"], task.rule, -TRADE_BANNERS)
    else:
        for place in range(len(PLAIN)):
            draft.banner(task.seat, place, task.rule, -1)
    draft.crowns(task.seat, TRADE_CROWNS, task.rule)


def _politics(draft: Draft, task: Task) -> None:
    """The effect of a scheme; it turns face down; everyone's marker moves by its level (A6)."""
    (level,) = task.numbers
    word = draft.schemes[level - 1]
    scheme, seat = draft.table.tables.schemes[word], task.seat
    draft.say(Event("scheme", task.rule, seat, what=word, amount=level))
    tasks = [Task.of(effect, seat, scheme.rule) for effect in scheme.effects]
    tasks.append(Task("turn_scheme", seat, task.rule, (level,)))
    moves = draft.table.tables.scheme_moves[level - 1]
    if moves:
        tasks.append(Task("shift", seat, task.rule, (moves,)))
    draft.then(tasks)


def _turn_scheme(draft: Draft, task: Task) -> None:
    draft.used[task.numbers[0] - 1] = True


def _upgrade(draft: Draft, task: Task) -> None:
    """A step of a track for which the upgrade marker goes down (U1)."""
    draft.upgrade -= 1
    _step(draft, task)


def _step(draft: Draft, task: Task) -> None:
    """A disc goes a space to the right, which brings its reward (U1, P6)."""
    (colour,) = task.colours
    place = PLACE_OF[colour]
    hand = draft.at(task.seat)
    hand.tracks[place] += 1
    space = hand.tracks[place]
    draft.say(
        Event(
            "upgraded",
            task.rule,
            task.seat,
            colour=COLOURS[colour],
            amount=space,
            space=draft.upgrade,
        )
    )
    reward = draft.table.tables.rewards[place][space - 1]
    draft.then(Task.of(effect, task.seat, task.rule) for effect in reward)


def _banners(draft: Draft, task: Task) -> None:
    """Banners of the colours named, or one of choice."""
    if task.word:
        draft.then([Task("banner", task.seat, task.rule)])
    for colour in task.colours:
        draft.banner(task.seat, PLACE_OF[colour], task.rule)


def _different_banners(draft: Draft, task: Task) -> None:
    draft.then([Task("banner", task.seat, task.rule, (2,))])


def _cube(draft: Draft, task: Task) -> None:
    for colour in task.colours:
        draft.cube(task.seat, colour, task.rule)


def _crowns(draft: Draft, task: Task) -> None:
    draft.crowns(task.seat, task.numbers[0], task.rule)


def _draw(draft: Draft, task: Task) -> None:
    """Draw all cubes of the colours named, or of all colours."""
    colours = range(len(COLOURS)) if task.word == "all" else task.colours
    draft.draw_all(task.seat, colours, task.rule)


def _draw_and_keep(draft: Draft, task: Task) -> None:
    """Draw so many, or all; keep some, the rest goes back (P1, K5)."""
    seat, rule = task.seat, task.rule
    keep = task.numbers[-1]
    number = sum(draft.players[seat].bag) if task.word == "all" else task.numbers[0]
    drawn = draft.drawn(seat, number)
    if not drawn:
        return
    draft.say(Event("drawn", rule, seat, cubes=names(drawn)))
    if len(drawn) > keep:
        draft.then([Task("keep", seat, rule, (keep,), tuple(drawn))])
        return
    hand = draft.at(seat)
    for colour in drawn:
        hand.cubes[colour] += 1


def _draw_by_schemes(draft: Draft, task: Task) -> None:
    number = task.numbers[0] * sum(draft.used)
    if number and any(draft.players[task.seat].bag):
        draft.then([Task("draw", task.seat, task.rule, (number,))])


def _points(draft: Draft, task: Task) -> None:
    draft.score(task.seat, task.numbers[0], task.rule)


def _score(count: Callable[[Draft, Task], int]) -> Carry:
    """Points for each of something that is counted."""

    def carry(draft: Draft, task: Task) -> None:
        draft.score(task.seat, task.numbers[0] * count(draft, task), task.rule)

    return carry


def _cubes_held(draft: Draft, task: Task) -> int:
    return sum(draft.players[task.seat].cubes[colour] for colour in task.colours)


def _banners_held(draft: Draft, task: Task) -> int:
    return sum(draft.players[task.seat].banners[PLACE_OF[colour]] for colour in task.colours)


def _burned_under(draft: Draft, task: Task) -> int:
    return sum(len(draft.players[task.seat].burned[colour]) for colour in task.colours)


def _spaces(draft: Draft, task: Task) -> int:
    return sum(draft.players[task.seat].tracks[PLACE_OF[colour]] for colour in task.colours)


def _supply_groups(draft: Draft, task: Task) -> int:
    return sum(draft.players[task.seat].cubes) // task.numbers[1]


def _all_score_cubes(draft: Draft, task: Task) -> None:
    """Everyone scores the cubes of a colour in the own supply, each as it is (T3)."""
    each, players = task.numbers[0], draft.players
    draft.then(
        Task("points", seat, task.rule, (each * _cubes_held(draft, task._replace(seat=seat)),))
        for seat in draft.order
        if players[seat]
    )


def _all_score_spaces(draft: Draft, task: Task) -> None:
    """Everyone scores the spaces moved on a track, double without a disc on the war track (P5)."""
    fighting = {placed.player for placed in draft.war}
    moved = {seat: _spaces(draft, task._replace(seat=seat)) - 1 for seat in draft.order}
    draft.then(
        Task(
            "points", seat, task.rule, (task.numbers[0] * spaces * (1 if seat in fighting else 2),)
        )
        for seat, spaces in moved.items()
    )


def _trade(draft: Draft, task: Task) -> None:
    """Take a republic card of the offer unseen; alone the offer lies open (B8, O1)."""
    if not draft.offer:
        return
    if draft.ghost:
        draft.then([Task("offer", task.seat, "B8")])
        return
    # In a view the known cards lie first, but which is taken is not known.
    left = list(draft.offer)
    new = left.pop(left.index(HIDDEN) if HIDDEN in left else 0)
    draft.offer = tuple(left)
    _forget(draft, task.seat, new)
    draft.then([Task("republic", task.seat, "B8", word=new)])


def _forget(draft: Draft, taker: int, card: str) -> None:
    """Whoever takes a card knows which; others' known ones can have been taken (section 5).

    It was one card only: of two that are alike one still lies there.
    """
    for seat, player in enumerate(draft.players):
        known = list(player.knows_offer)
        for word in [card] if seat == taker else dict.fromkeys(known):
            if word in known:
                known.remove(word)
        if len(known) < len(player.knows_offer):
            draft.at(seat).knows_offer = tuple(known)


def _exchange_one(draft: Draft, task: Task) -> None:
    put = task._replace(verb="take", numbers=(1,), word="put")
    draft.then([task._replace(verb="take", numbers=(1,), word="exchange"), put])


def _exchange_many(draft: Draft, task: Task) -> None:
    draft.then([task._replace(verb="take", numbers=(0,), word="exchange_many")])


EFFECTS: Final[Mapping[str, Carry]] = MappingProxyType(
    {
        "fleet": _ask("buy"),
        "fleet_track": _fleet_track,
        "city": _city,
        "guilds": _guilds,
        "war": _war,
        "lay_disc": _lay_disc,
        "crowns_trade": _trade_banners,
        "politics": _politics,
        "turn_scheme": _turn_scheme,
        "upgrade": _upgrade,
        "step": _step,
        "use": cards.use,
        "burn": cards.burn,
        "gain_banner": _banners,
        "different_banners": _different_banners,
        "gain_cube": _cube,
        "gain_crowns": _crowns,
        "draw_colours": _draw,
        "draw_chosen": _ask_how("colour", "draw"),
        "draw_and_keep": _draw_and_keep,
        "draw_by_schemes": _draw_by_schemes,
        "points": _points,
        "score_cubes": _score(_cubes_held),
        "score_banners": _score(_banners_held),
        "score_burned": _score(_burned_under),
        "score_all_burned": _score(lambda draft, task: draft.players[task.seat].burned_cards),
        "score_unburned": _score(lambda draft, task: len(draft.players[task.seat].cards)),
        "score_supply": _score(_supply_groups),
        "score_track": _score(_spaces),
        "all_score_cubes": _all_score_cubes,
        "all_score_spaces": _all_score_spaces,
        "all_score_chosen": _ask_how("colour", "score"),
        "remove_cubes": _ask("remove"),
        "remove_crowns": _ask("crowns"),
        "rob_crown": _ask("rob"),
        "disc_back": _ask_how("disc", "back"),
        "disc_out": _ask_how("disc", "out"),
        "alliance": _ask_how("disc", "alliance"),
        "marker": _ask("move"),
        "shift_all": _ask("shift"),
        "trade": _trade,
        "exchange_one": _exchange_one,
        "exchange_many": _exchange_many,
        "discard_banners": _ask_how("discard", "points"),
        "free_upgrade": _ask_how("discard", "upgrade"),
        "take_future": _ask_how("discard", "future"),
        "take_present": _ask_how("take", "present"),
        "own_scheme": _ask("scheme"),
        "swap_banner": _ask("swap"),
        "burn_used": _ask("card"),
        "burn_anywhere": _ask("under"),
        **war.EFFECTS,
        **ghost.EFFECTS,
    }
)
"""All effects by their verbs."""
