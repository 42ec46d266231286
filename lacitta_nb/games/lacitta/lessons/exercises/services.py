"""Exercises about services: what cities offer, what the people want (G8, P15, V1)."""

from typing import Final

from lacitta_nb.core.chance import pile
from lacitta_nb.games.lacitta.constants import BUILDINGS, SERVICES, VOICE_CARDS_EACH
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    PLATES,
    castle,
    exercise,
    kind,
    owner,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import before, turns
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.games.lacitta.study.odds import voice_odds
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw

_CLEAR: Final = 0.05
"""By how much a chance must differ from the next one to be asked about."""


def service_options() -> list[Option]:
    """The three services."""
    return [Option(s, tell("exercise-service", service=s), sign=f"v-{s}") for s in SERVICES]


def _points(draw: Draw) -> Exercise | None:
    for state in before(draw, "migration"):
        asked = [(city, service) for city in state.cities for service in SERVICES]
        for city, service in draw.mixed(asked, "city"):
            halves = state.points(city, SERVICES.index(service))
            offering = _offering(state, city, service)
            figures = _laid(state, city, service)
            if len(offering) + bool(figures) < draw.level or halves % 2:
                continue
            where = castle(state, city)
            why = [
                tell("exercise-points-why", castle=where, amount=halves // 2, service=service),
                tell("exercise-points-why-only", service=service),
            ]
            if figures:
                why.append(tell("exercise-points-why-figures", amount=figures))
            return exercise(
                draw,
                state,
                "number",
                tell(
                    "exercise-points-ask",
                    castle=where,
                    service=service,
                    player=owner(state, city),
                ),
                [str(halves // 2)],
                rules="G8 P15" if figures else "G8",
                about=(where,),
                why=tuple(why),
                texts=offering,
            )
    return None


def _laid(state: State, city: City, service: str) -> int:
    """How many figures stand in a city for a service."""
    return sum(
        placed.amount
        for placed in state.figures
        if city.spaces >> placed.space & 1 and placed.service == service
    )


def _offering(state: State, city: City, service: str) -> dict[str, str]:
    """The whole points of a service that each building of a city offers."""
    number = SERVICES.index(service)
    return {
        state.table.board.spaces[space]: str(BUILDINGS[kind].services[number] // 2)
        for space, kind in state.buildings(city).items()
        if BUILDINGS[kind].services[number] >= 2
    }


def _figures(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        uses = [a for a in legal_actions(state) if a.kind == "bread_and_circuses"]
        # Above the first level there is more in the city than the building they stand on.
        for use in draw.mixed(uses, "use"):
            city = state.city_at(state.table.board.index[use.space])
            assert city is not None
            building = state.building_at(state.table.board.index[use.space])
            assert building is not None
            offered = [
                s for s, half in zip(SERVICES, BUILDINGS[building].services, strict=True) if half
            ]
            service = use.service or offered[0]
            # What a city offers by itself is plain where no figures stand in it for that service.
            if _laid(state, city, service):
                continue
            if len(_offering(state, city, service)) < min(draw.level, 2):
                continue
            seat = state.to_move
            before_it = state.points(city, SERVICES.index(service)) // 2
            words = {"castle": castle(state, city), "service": service}
            return exercise(
                draw,
                state,
                "number",
                tell(
                    "exercise-figures-ask",
                    player=state.players[seat].name,
                    amount=use.amount,
                    building=building,
                    space=use.space,
                    **words,
                ),
                [str(before_it + use.amount)],
                rules="P15 G8",
                about=(use.space,),
                why=(
                    tell("exercise-figures-why", before=before_it, amount=use.amount, **words),
                    tell("exercise-figures-why-year"),
                ),
            )
    return None


def _wish(draw: Draw) -> Exercise | None:
    cards = draw.mixed(pile(dict.fromkeys(SERVICES, VOICE_CARDS_EACH)), "cards")[:4]
    right = wishes(cards)
    # From the second level on two wishes are as frequent as one.
    if draw.level > 1 and (len(right) > 1) != (draw.lot("two") < 0.5):
        return None
    state = next(before(draw, "migration"))._replace(voice=tuple(cards))
    why = "exercise-wish-why-two" if len(right) > 1 else "exercise-wish-why"
    return exercise(
        draw,
        state,
        "several",
        tell("exercise-wish-ask", cards=" ".join(cards)),
        right,
        rules="V1",
        options=service_options(),
        why=(tell(why, service=right[0], other=right[-1], amount=cards.count(right[0])),),
    )


def _likeliest(draw: Draw) -> Exercise | None:
    """At the first level the likeliest wish; from then on the unlikeliest, by cards laid before."""
    for state in turns(draw):
        if draw.level > 1 and state.year == 1:
            continue
        odds = voice_odds(state)
        chances = {service: float(odds.at_least_one(service)) for service in SERVICES}
        ranked = sorted(SERVICES, key=lambda service: chances[service], reverse=draw.level == 1)
        if abs(chances[ranked[0]] - chances[ranked[1]]) < _CLEAR:
            continue
        past = {service: state.voice_past.count(service) for service in SERVICES}
        percents = {service: round(100 * chance) for service, chance in chances.items()}
        ask = "exercise-odds-ask" if draw.level == 1 else "exercise-odds-ask-least"
        return exercise(
            draw,
            state,
            "choice",
            tell(ask, service=state.voice[0], **past),
            [ranked[0]],
            rules="V1 S6 Y3",
            options=service_options(),
            why=(
                tell("exercise-odds-why", **percents),
                *((tell("exercise-odds-why-two"),) if sum(percents.values()) > 100 else ()),
                tell("exercise-odds-why-open", service=state.voice[0])
                if draw.level == 1
                else tell("exercise-odds-why-past", service=ranked[0], amount=past[ranked[0]]),
            ),
        )
    return None


KINDS: Final = (
    kind("service_points", "G8 P15", _points, covered=PLATES),
    kind("figures", "P15 G8", _figures),
    kind("wish", "V1", _wish, (1, 2)),
    kind("voice_odds", "V1 S6 Y3", _likeliest),
)
