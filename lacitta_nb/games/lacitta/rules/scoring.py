"""The end of a year and the end of the game (Y6, E1 to E3)."""

from typing import NamedTuple

from lacitta_nb.games.lacitta.constants import (
    ACTION_CARDS,
    BONUS_POINTS,
    FIGURES,
    HUNGER_POINTS,
    YEARS,
)
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.turns import enter_next
from lacitta_nb.games.lacitta.state import City, State, TableQueries, service_points


class Score(NamedTuple):
    """What a player's cities are worth; `total` is the sum of citizens, bonus and penalty."""

    player: int
    citizens: int
    bonus: int
    penalty: int
    total: int
    gold: int
    rank: int


def complete(state: TableQueries, city: City) -> bool:
    """Whether the buildings of a city offer a whole point of each service; figures don't count."""
    return min(service_points(city.spaces, state.built)) >= 2


def scores(state: State) -> list[Score]:
    """The score of this moment, one per player in seat order (E1 to E3).

    Ties share a rank; whoever is out ranks behind everyone still in (D6).
    """
    counted = state.year == YEARS and state.phase in ("feeding", "over")
    rows = []
    for seat, player in enumerate(state.players):
        cities = state.cities_of(seat)
        citizens = sum(city.citizens for city in cities)
        bonus = BONUS_POINTS * sum(complete(state, city) for city in cities)
        penalty = HUNGER_POINTS if counted and player.penalty and not state.out(seat) else 0
        rows.append((citizens, bonus, penalty, citizens + bonus + penalty, player.gold))
    worth = [(not state.out(seat), row[3], row[4]) for seat, row in enumerate(rows)]
    return [
        Score(seat, *row, rank=1 + sum(other > worth[seat] for other in worth))
        for seat, row in enumerate(rows)
    ]


def end_year(draft: Draft) -> None:
    """Figures go home, cards are turned up or set aside; what follows begins (Y6)."""
    order = draft.order()
    for seat in order:
        used = FIGURES - draft.figures_free(seat)
        if used:
            draft.say(Event("figures_home", "Y6", player=seat, amount=used))
    draft.figures, draft.harvest = (), 0
    draft.discard += tuple([card for seat in order for card in draft.players[seat].face_down])
    draft.players = tuple(
        [
            player._replace(
                action_cards=ACTION_CARDS, cards_played=0, face_down=(), seen=(), founded=False
            )
            for player in draft.players
        ]
    )
    draft.voice_past += draft.voice
    draft.voice = ()
    draft.say(Event("year_ended", "Y6", year=draft.year))
    if draft.year < YEARS:
        enter_next(draft)
    else:
        draft.phase = "over"
