"""What the offers of Città-Stato are called, what they cost and bring, and what is asked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action, colour_of
from lacitta_nb.games.citta_stato.constants import (
    ACTION_KINDS,
    COLOURS,
    KEY,
    NUMBER_OF,
    PLAIN_OF,
    SPACES,
    STANDS_IN,
    TRADE_BANNERS,
    TRADE_CROWNS,
    TURN,
)
from lacitta_nb.games.citta_stato.panel import effects
from lacitta_nb.games.citta_stato.panel.answers import answer_label, asked_text
from lacitta_nb.games.citta_stato.panel.offers import like
from lacitta_nb.games.citta_stato.panel.session import (
    CittaStatoSelection,
    CittaStatoSession,
    named,
    say,
)
from lacitta_nb.games.citta_stato.rules.turn import politics_level, ways
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.texts.effects import card_text, city_text, scheme_text
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.shown import Label
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of

SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
"""Where a word may be broken in a narrow cell."""
NOTHING: Final = "–"
"""What stands in a cell without anything."""


def cost_words(player: Player, colour: int) -> dict[str, str | int]:
    """What the next action of a colour costs, and what there is to pay it with (T2, T3)."""
    stand_in = STANDS_IN.get(colour)
    return {
        "price": player.actions + 1,
        "held": player.cubes[colour],
        "more": 0 if stand_in is None else player.cubes[stand_in],
        "stand_in": "none" if stand_in is None else COLOURS[stand_in],
        "payable": "yes" if ways(player, colour) else "no",
    }


def offer_label(state: State, offer: Offer[Action]) -> Label:
    """What an offer is called, what it brings, and its sign."""
    if state.choice != TURN:
        if not offer.actions or len(offer.actions) > 1:
            return Label(say(f"panel-choose-{offer.kind}"))
        return answer_label(state, offer.actions[0])
    action = like(state, offer)
    detail, told = _TOLD[action.kind](state, action)
    asks = action.kind in ("war", "politics", "republic")
    name = capital(named(action.kind)) if asks else turn_name(state, action)
    return Label(name, detail, told)


def turn_name(state: State, action: Action) -> str:
    """What is done in a turn, in a few words."""
    kind = action.kind
    if kind in ("use", "burn"):
        card = state.present[NUMBER_OF[action.colours[0]]]
        return say(f"panel-name-{kind}", card=card or "none", colour=action.colours[0])
    if kind == "upgrade":
        return say("panel-name-upgrade", colour=action.colours[0])
    if kind == "war":
        return say("panel-name-war", disc=action.number or 0)
    if kind == "politics":
        scheme = state.schemes[(action.number or 0) - 1]
        return say("panel-name-politics", scheme=scheme, level=action.number or 0)
    if kind == "republic":
        return say("panel-name-republic", trade=action.what, count=TRADE_BANNERS)
    if kind == "city":
        return say("panel-name-city", city=state.mover.city)
    return capital(named(kind))


Told = tuple[str, str]
"""What something brings in a few words, and the whole of it."""


def _fleet(state: State, _: Action) -> Told:
    coins = state.mover.on_track(state.table.tables, "yellow")
    return say("panel-coins", coins=coins), help_of("fleet", game=KEY)


def _city(state: State, _: Action) -> Told:
    tables, city = state.table.tables, state.mover.city
    told = say("panel-help-city", power=city_text(tables, city))
    if state.mover.scheme:
        told = f"{told} {_scheme_text(state, state.mover.scheme)}"
    return effects.short_text(tables.cities[city].power), told


def _guilds(state: State, _: Action) -> Told:
    count, left = state.mover.on_track(state.table.tables, "green"), sum(state.mover.bag)
    told = say("panel-help-guilds", count=count, bag=left)
    return say("panel-draws", count=min(count, left)), told


def _war(state: State, _: Action) -> Told:
    points = state.mover.on_track(state.table.tables, "orange")
    return say("panel-points", points=points), say("panel-help-war", points=points)


def _republic(_: State, action: Action) -> Told:
    del action
    crowns = say("panel-crowns", crowns=TRADE_CROWNS)
    return crowns, help_of("republic", game=KEY)


def _politics(state: State, _: Action) -> Told:
    """All schemes up to the level of the own track."""
    most, moves = politics_level(state, state.mover), state.table.tables.scheme_moves
    told = [
        say("panel-help-politics", level=level, moves=moves[level - 1])
        for level in range(1, most + 1)
    ]
    schemes = [
        f"{_scheme_text(state, state.schemes[level - 1])} {told[level - 1]}"
        for level in range(1, most + 1)
        if state.schemes[level - 1] and not state.used[level - 1]
    ]
    return say("panel-level", level=most), " ".join(schemes) or help_of("politics", game=KEY)


def _scheme_text(state: State, scheme: str) -> str:
    text = scheme_text(state.table.tables, scheme)
    return say("panel-scheme-does", scheme=scheme, text=text)


def _use(state: State, action: Action) -> Told:
    card = state.present[NUMBER_OF[action.colours[0]]]
    if not card:
        return "", say("panel-no-card", colour=action.colours[0])
    tables = state.table.tables
    told = card_text(tables, card)
    short = effects.short_text(tables.cards[card].effects)
    if tables.cities[state.mover.city].port == card:
        port = say("panel-own-port", city=state.mover.city)
        return short, f"{told} {port}"
    return short, told


def _burn(state: State, action: Action) -> Told:
    colour = NUMBER_OF[action.colours[0]]
    player = state.mover
    short = effects.short_benefit(state, player, colour)
    told = effects.benefit_text(state, player, colour)
    nth = len(player.burned[colour]) + 1
    return short, say("panel-help-burn", nth=nth, text=told) if told else ""


def _upgrade(state: State, action: Action) -> Told:
    place = PLAIN_OF[action.colours[0]]
    tables, space = state.table.tables, state.mover.tracks[place]
    if space >= len(tables.tracks[place]):
        return "", ""
    told = capital(effects.reward_text(tables, place, space + 1))
    words: dict[str, str | int] = {"before": space, "after": space + 1}
    ours = effects.track_is_ours(tables, place)
    return say("panel-step", **words), effects.marked(f"{told}.", ours=ours)


def _pass(state: State, _: Action) -> Told:
    if state.ghost is not None:
        return "", say("panel-help-pass-solo", left=_acts_left(state))
    return "", pass_text(state)


def pass_text(state: State) -> str:
    """What passing means: who begins the next round, and when the war comes (U2)."""
    first = state.passed_first
    begins = "other" if first >= 0 else "open" if state.to_move == state.first_player else "you"
    last = sum(not player.passed for player in state.players) == 1
    return say(
        "panel-help-pass",
        begins=begins,
        player=state.players[max(0, first)].name,
        last="yes" if last else "no",
    )


def _acts_left(state: State) -> int:
    """How many more cubes the ghost draws in this round."""
    plot, ghost = state.table.plot, state.ghost
    return 0 if plot is None or ghost is None else plot.cubes - len(ghost.drawn)


_TOLD: Final[Mapping[str, Callable[[State, Action], Told]]] = MappingProxyType(
    {
        "fleet": _fleet,
        "city": _city,
        "guilds": _guilds,
        "war": _war,
        "republic": _republic,
        "politics": _politics,
        "use": _use,
        "burn": _burn,
        "upgrade": _upgrade,
        "pass": _pass,
    }
)
"""What each kind of action of a turn brings."""


def chosen_help(selection: CittaStatoSelection) -> str:
    """What the chosen offer does."""
    offer = selection.offer
    return "" if offer is None else offer_label(selection.state, offer).help


def brief(state: State, offer: Offer[Action]) -> str:
    """An offer of a turn in the few letters of its cell, beside its sign."""
    action = like(state, offer)
    player = state.mover
    if action.kind == "use":
        return card_brief(state.present[NUMBER_OF[action.colours[0]]])
    if action.kind == "burn":
        return burned_brief(state, player, NUMBER_OF[action.colours[0]])
    if action.kind == "upgrade":
        space = player.tracks[PLAIN_OF[action.colours[0]]]
        return f"→{space + 1}" if space < SPACES else "–"
    if action.kind == "city":
        return ""
    if action.kind == "republic":
        return str(TRADE_CROWNS)
    if action.kind == "politics":
        return f"≤{politics_level(state, player)}"
    number = state.mover.on_track(state.table.tables, COLOURS[colour_of(action)])
    return str(number).replace("-", "−")


def card_brief(card: str) -> str:
    """The name of a card for a narrow cell, whose long words may be broken."""
    return breakable(say("panel-card-cell", card=card)) if card else NOTHING


def burned_brief(state: State, player: Player, colour: int) -> str:
    """What burning a card under a colour brings, for a narrow cell."""
    return breakable(effects.tiny_benefit(state, player, colour)) or NOTHING


def breakable(text: str) -> str:
    r"""A text that may be broken where a hyphen and a space stand in it.

    >>> breakable("Adminis- trator")
    'Adminis\xadtrator'
    """
    return text.replace("- ", SOFT_HYPHEN)


SIGNS: Final = dict(
    zip(ACTION_KINDS, ("ship", "tower", "bag", "swords", "temple", "scroll"), strict=True)
)
"""The signs of the city actions in the picture."""


def decide(session: CittaStatoSession) -> str:
    """What is asked before anything is chosen."""
    state = session.seen
    if state.choice == TURN:
        player = state.mover
        return say("panel-decide-turn", player=player.name, price=player.actions + 1)
    return asked_text(state)
