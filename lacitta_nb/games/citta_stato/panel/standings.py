"""How the players of Città-Stato stand: the strip, what would count today, the result."""

from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    HIDDEN,
    HUMAN,
    PLAIN,
    ROUNDS,
    UNKNOWN,
)
from lacitta_nb.games.citta_stato.panel import effects
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSession, named, say
from lacitta_nb.games.citta_stato.panel.typed import TodayView
from lacitta_nb.games.citta_stato.rules import Score, scores, solo_result
from lacitta_nb.games.citta_stato.rules.scoring import republic_crowns
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.texts.effects import city_text
from lacitta_nb.panels.shown import Danger, Fact, Gauge
from lacitta_nb.panels.words import capital, labelled
from lacitta_nb.texts import listed


def gauge(state: State, seat: int) -> Gauge | None:
    """In a solo game what would count now, of what is required (O5)."""
    required = state.table.required
    if not required or seat != HUMAN:
        return None
    have = scores(state)[seat].final
    label = say("panel-gauge", have=have, need=required)
    return Gauge(have, required, label, have < required, "points")


def strip(state: State, seat: int) -> list[Fact]:
    """Both scores, crowns, the space of the marker, cubes of the supply, who has passed."""
    player = state.players[seat]
    cells = [
        ("first", signed(player.points)),
        (
            "second",
            signed(player.second) if state.phase in ("second_score", "final", "over") else "",
        ),
        ("crowns", str(player.crowns)),
        ("marker", str(player.marker)),
        ("cubes", str(sum(player.cubes))),
        ("passed", "✓" if player.passed and state.phase == "actions" else ""),
    ]
    return [Fact(say(f"panel-ui-{key}"), text, strong=key == "first") for key, text in cells]


def signed(number: int) -> str:
    """A number with a minus sign that is one."""
    return str(number).replace("-", "−")


def result(score: Score) -> list[Fact]:
    """The columns of the result: both scores, form, crowns, signs, what counts, cubes."""
    form = "hidden" if score.form is None else "inside" if score.form else "outside"
    return [
        Fact(say("panel-ui-first"), signed(score.first)),
        Fact(say("panel-ui-second"), signed(score.second)),
        Fact(say("panel-ui-form"), say("panel-form", form=form)),
        Fact(say("panel-ui-crowns"), str(score.crowns)),
        Fact(say("panel-ui-crown-signs"), str(score.signs)),
        Fact(say("panel-ui-final"), signed(score.final), strong=True),
        Fact(say("panel-ui-cubes"), str(score.cubes)),
    ]


def why_final(state: State, score: Score) -> str:
    """Which of both scores counts, and why (E4)."""
    words: dict[str, str | int] = {"final": score.final}
    words |= {"crowns": score.crowns, "signs": score.signs, "origin": _origin(state, score)}
    if score.form is None:
        return say("panel-why-hidden", **words)
    if not score.form:
        return say("panel-why-outside", **words)
    enough = score.crowns >= score.signs
    return say("panel-why-inside", enough="yes" if enough else "no", **words)


def _origin(state: State, score: Score) -> str:
    """Where the crowns that would count are, unless a player holds them all (E3)."""
    player = state.players[score.player]
    card = republic_crowns(player, state.table.tables)
    above = score.crowns - player.crowns - card
    if not card and not above:
        return ""
    found = {"held": player.crowns, "above": above, "card": card}
    parts = [
        say("panel-crowns-part", where=where, crowns=count)
        for where, count in found.items()
        if count
    ]
    told = say("panel-crowns-from", parts=", ".join(parts))
    return f" {told}"


def danger(state: State) -> Danger | None:
    """That the lower score would count, told to whoever decides when the game is about to end."""
    decision = state.decision
    if decision is None or state.over or state.round < ROUNDS:
        return None
    score = scores(state)[decision.player]
    if score.form is None or score.final == max(score.first, score.second):
        return None
    return Danger(why_final(state, score), "bad")


def now(session: CittaStatoSession) -> list[str]:
    """How a person who begins to decide stands: which score counts and why, objectives alone."""
    state = session.seen
    decision = state.decision
    if decision is None or session.computer is not None or session.selection.chosen:
        return []
    told = [] if danger(state) else [why_final(state, scores(state)[decision.player])]
    result = solo_result(state)
    if result is not None:
        told += [
            say("panel-solo-goal", goal=f"goal-{word}", met="yes" if met else "no")
            for word, met in result.objectives.items()
        ]
    return told


def places(seat: int) -> list[str]:
    """The targets that make a player's board: one, whoever decides."""
    return [f"player.{seat}"]


def today_view(state: State, seat: int) -> TodayView:
    """What would count if the game ended now, and what lies before a player."""
    score = scores(state)[seat]
    facts = result(score)
    return {
        "today": [
            {"title": fact.title, "text": fact.text, "strong": fact.strong, "sign": fact.sign}
            for fact in facts
        ],
        "why": why_final(state, score),
        "lines": lines(state, seat),
    }


def lines(state: State, seat: int) -> list[str]:
    """What lies before a player, line by line."""
    player, tables = state.players[seat], state.table.tables
    city = tables.cities[player.city]
    tracks = listed(
        [
            say(
                "panel-track-at",
                colour=PLAIN[place],
                space=space,
                value=tables.tracks[place][space - 1],
            )
            for place, space in enumerate(player.tracks)
        ]
    )
    told = [
        labelled(named(player.city), f"{city_text(tables, player.city)} [{city.rule}]"),
        labelled(say("panel-ui-tracks"), tracks),
        labelled(say("panel-ui-supply"), effects.cubes_text(player.cubes)),
        labelled(say("panel-ui-bag"), effects.cubes_text(player.bag)),
        labelled(say("panel-ui-banners"), _banners(player)),
        labelled(say("panel-ui-discs"), _discs(player)),
        labelled(say("panel-ui-cards"), _cards(player.cards)),
        labelled(say("panel-ui-burned"), _burned(player)),
        labelled(say("panel-ui-republic"), _republic(player)),
    ]
    if player.scheme:
        told.append(labelled(say("panel-ui-scheme"), named(player.scheme)))
    return told


def _banners(player: Player) -> str:
    told = [
        say("panel-banners", colour=PLAIN[place], count=count)
        for place, count in enumerate(player.banners)
        if count
    ]
    return ", ".join(told) or named("")


def _discs(player: Player) -> str:
    """The discs in hand; while one lies face down, all that it could be."""
    if UNKNOWN in player.discs:
        possible = [str(disc) for disc in range(DISCS) if disc not in player.gone]
        return say("panel-discs-hidden", discs=", ".join(possible), count=len(player.discs))
    return ", ".join(map(str, player.discs)) or named("")


def _cards(cards: tuple[str, ...]) -> str:
    return ", ".join(map(named, cards)) or named("")


def _burned(player: Player) -> str:
    told = [
        say("panel-burned", colour=COLOURS[colour], count=len(cards))
        for colour, cards in enumerate(player.burned)
        if cards
    ]
    return ", ".join(told) or named("")


def _republic(player: Player) -> str:
    return say("panel-hidden") if player.republic == HIDDEN else capital(named(player.republic))
