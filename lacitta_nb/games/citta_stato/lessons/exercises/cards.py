"""Exercises about cards, schemes and cities: what they bring, what comes next (B, C, P, K, R2)."""

from collections.abc import Callable
from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS, UNKNOWN
from lacitta_nb.games.citta_stato.lessons.exercises.doing import benefit, does
from lacitta_nb.games.citta_stato.lessons.exercises.positions import changed, started, turn
from lacitta_nb.games.citta_stato.lessons.exercises.search import most_points, outcomes
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell

_RICH: Final = (20,) * len(COLOURS)
_RULES_AT: Final = {1: ("C7",), 2: ("C4", "C5", "C6", "C7"), 3: ("C4", "C5", "C6", "X2")}
"""The rules of the cards whose points are asked about at each level."""
_SCORING: Final = ("score_", "points", "remove_", "disc_")
"""How the effects begin that bring points."""
_SCHEMES: Final = ("republican_fate", "credit_policy", "diplomacy")
_NUMBERS: Final = (1, 2, 3)
_TRADING: Final = "B6"
"""The benefits that trade the republic card, which has a rule of its own (B8)."""
_CARDS_SHOWN: Final = 4


def _benefit(draw: Draw) -> Exercise | None:
    """Which benefit the next card burned under a colour brings."""
    state = turn(draw)
    if state is None:
        return None
    seat = draw.number(0, state.table.size - 1, "seat") if draw.level > 1 else state.to_move
    player = state.players[seat]
    open_colours = [c for c in player.rooms if state.present[c]]
    # Where cards lie already, the number matters.
    begun = [c for c in open_colours if player.burned[c]]
    if draw.level > 1 and draw.lot("begun") < 0.7:
        open_colours = begun
    if not open_colours:
        return None
    colour = draw.one(open_colours, "colour")
    held, rule = len(player.burned[colour]), state.table.tables.burning_rules[colour]
    own = [(colour, number) for number in _NUMBERS]
    others = [(c, held + 1) for c in range(len(COLOURS)) if c != colour]
    more = draw.mixed(others, "others")[: draw.level - 1]
    shown = draw.mixed([*own, *more], "options")
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-benefit-ask", player=player.name, colour=COLOURS[colour]),
        [_benefit_key(colour, held + 1)],
        about=(f"present.{COLOURS[colour]}",),
        rules=" ".join(["B1", rule, *(["B8"] if rule == _TRADING else [])]),
        options=[Option(_benefit_key(*one), benefit(*one)) for one in shown],
        why=(
            tell("exercise-benefit-why", held=held, number=held + 1, colour=COLOURS[colour]),
            tell("exercise-benefit-why-one"),
        ),
    )


def _benefit_key(colour: int, number: int) -> str:
    return f"{COLOURS[colour]}-{number}"


def _scores(state: State, colour: int, wanted: tuple[str, ...]) -> bool:
    """Whether the Present of a colour brings points, by one of some rules."""
    card = state.table.tables.cards.get(state.present[colour])
    return (
        card is not None
        and card.rule in wanted
        and any(effect.verb.startswith(_SCORING) for effect in card.effects)
        # A disc that lies face down hides the rest of its owner's hand.
        and not (UNKNOWN in state.mover.discs and any("disc" in e.verb for e in card.effects))
        # Buying leads to more ways than can be looked through.
        and all(effect.verb != "fleet" for effect in card.effects)
    )


def _card_points(draw: Draw) -> Exercise | None:
    """How many points the use of a Present brings at most."""
    wanted = _RULES_AT[draw.level]
    start = started(draw, expansion=draw.level > 2)
    state = turn(draw, start=start)
    if state is None:
        return None
    legal = [
        action
        for action in rules.legal_actions(state)
        if action.kind == "use"
        and not action.wild
        and _scores(state, COLOURS.index(action.colours[0]), wanted)
    ]
    if not legal:
        return None
    action = draw.one(legal, "action")
    colour = COLOURS.index(action.colours[0])
    card = state.present[colour]
    found = most_points(state, action, state.to_move)
    if found is None or (not found and draw.lot("nothing") > 0.15):
        return None
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-card-points-ask", player=state.mover.name, card=card),
        [str(found)],
        about=(f"present.{COLOURS[colour]}",),
        rules=state.table.tables.cards[card].rule,
        why=(does(card), tell("exercise-card-points-why", points=found)),
    )


def _banners(draw: Draw) -> Exercise | None:
    """How many banners a yellow Present brings: one more for the city whose port it is."""
    state = turn(draw, lambda s: bool(s.present[0]), start=started(draw, expansion=draw.level > 2))
    if state is None:
        return None
    card, tables = state.present[0], state.table.tables
    ports = [seat for seat, p in enumerate(state.players) if tables.cities[p.city].port == card]
    seats = ports if ports and draw.lot("port") < 0.7 else range(state.table.size)
    seat = draw.one(list(seats), "seat")
    found = _banners_of(state, seat)
    if found == 1 and draw.lot("plain") < 0.6:
        return None
    city = state.players[seat].city
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-banners-ask", player=state.players[seat].name, card=card, city=city),
        [str(found)],
        about=("present.yellow",),
        rules=tables.cards[card].rule,
        why=(
            does(card),
            tell("exercise-banners-why", city=city, port=tables.cities[city].port),
        ),
    )


def _banners_of(state: State, seat: int) -> int:
    """The banners that somebody gains by the yellow Present, were it theirs to use."""
    rich = changed(state, seat, cubes=_RICH, actions=0)._replace(to_move=seat)
    ends = outcomes(rich, "use yellow", buying=False)
    return max(sum(e.amount for e in events if e.kind == "banner") for events in ends or [()])


def _refill(draw: Draw) -> Exercise | None:
    """What becomes the Present of the next round."""
    state = turn(draw)
    if state is None:
        return None
    colours = [c for c in range(len(COLOURS)) if state.future[c]]
    # Where the Present is still there, it is the answer that comes to mind.
    colour = draw.one(colours, "colour")
    card, gone = state.future[colour], state.present[colour]
    deck = state.table.tables.deck(colour, state.table.expansion)
    others = [c for c in draw.mixed(dict.fromkeys(deck), "others") if c not in (card, gone)]
    shown = [card, *([gone] if gone and gone != card else []), *others][:_CARDS_SHOWN]
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-refill-ask", colour=COLOURS[colour]),
        [card],
        about=(f"present.{COLOURS[colour]}",),
        rules="R2" if gone else "R2 C1",
        options=[Option(c, tell("exercise-card", card=c)) for c in draw.mixed(shown, "options")],
        why=(
            tell("exercise-refill-why", there="yes" if gone else "no"),
            tell("exercise-refill-why-future", card=card),
        ),
    )


def _meaning(draw: Draw, words: Callable[[State], list[str]], key: str) -> Exercise | None:
    """What a scheme or a city does, of what several of them do."""
    start = started(draw, (3, 4), expansion=draw.level > 1)
    state = turn(draw, start=start)
    if state is None:
        return None
    tables = state.table.tables
    known = {word: scheme.rule for word, scheme in tables.schemes.items()}
    known |= {word: city.rule for word, city in tables.cities.items()}
    pool = list(tables.schemes if key == "exercise-scheme-does-ask" else tables.cities)
    here = words(state)
    if not here:
        return None
    word = draw.one(here, "word")
    # Two cities have a scheme of their own, and say the same of it.
    effects = {w: scheme.effects for w, scheme in tables.schemes.items()}
    effects |= {w: city.power for w, city in tables.cities.items()}
    others = {effects[w]: w for w in draw.mixed(pool, "others") if effects[w] != effects[word]}
    shown = [word, *list(others.values())[: draw.level + 1]]
    return exercise(
        draw,
        state,
        "choice",
        tell(key, word=word),
        [word],
        rules=known[word],
        options=[Option(w, does(w)) for w in draw.mixed(shown, "options")],
        why=(does(word, "exercise-does-why"),),
    )


def _scheme_does(draw: Draw) -> Exercise | None:
    return _meaning(draw, lambda s: [w for w in s.schemes if w], "exercise-scheme-does-ask")


def _power_does(draw: Draw) -> Exercise | None:
    return _meaning(draw, lambda s: [p.city for p in s.players], "exercise-power-does-ask")


def _scheme_points(draw: Draw) -> Exercise | None:
    """How many points a scheme brings to somebody."""
    state = turn(draw)
    if state is None:
        return None
    legal = [
        action
        for action in rules.legal_actions(state)
        if action.kind == "politics"
        and not action.wild
        and state.schemes[(action.number or 1) - 1] in _SCHEMES
    ]
    if not legal:
        return None
    action = draw.one(legal, "action")
    word = state.schemes[(action.number or 1) - 1]
    seat = state.to_move if draw.level == 1 else draw.number(0, state.table.size - 1, "seat")
    events = rules.apply(state, action).events
    found = sum(e.amount for e in events if e.kind == "points" and e.player == seat)
    if not found and draw.lot("nothing") > 0.1:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell(
            "exercise-scheme-points-ask",
            user=state.mover.name,
            word=word,
            player=state.players[seat].name,
        ),
        [str(found)],
        about=(f"scheme.{action.number}",),
        rules=state.table.tables.schemes[word].rule,
        why=(does(word), tell("exercise-scheme-points-why", points=found)),
    )


KINDS: Final = (
    kind("benefit", "B1 B2 B3 B4 B5 B6 B7 B8", _benefit),
    kind("card_points", "C4 C5 C6 C7 X2", _card_points),
    kind("banners", "C2 X2", _banners),
    kind("refill", "R2 C1", _refill),
    kind("scheme_does", "P1 P2 P3 P4 P5 P6 X3 X4 X5 X6", _scheme_does),
    kind("power_does", "K1 K2 K3 K4 K5 K6 K7 K8", _power_does),
    kind("scheme_points", "P3 P4 P5", _scheme_points),
)
