"""A moment of a game in text, as `print(game)` shows it: only what lies open on the table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.constants import SERVICES, UNKNOWN, YEARS
from lacitta_nb.texts import name_of, sentence

if TYPE_CHECKING:
    from lacitta_nb.games.lacitta.state import City, State


def report(state: "State") -> str:
    """The phase, the players with their cities, the cards that lie open; in the end the places.

    Args:
        state: the moment; hidden cards are shown as hidden, whoever asks.
    """
    return "\n".join(_lines(state))


def _lines(state: "State") -> Iterator[str]:
    yield sentence("report-moment", {"year": state.year, "years": YEARS, "phase": state.phase})
    decision = state.decision
    if decision is not None:
        player = state.players[decision.player].name
        yield sentence("report-decides", {"player": player, "kind": decision.kind})
    elif not state.over:
        yield sentence("report-runs", {})
    if not state.over:
        yield from _cards(state)
    for seat in range(len(state.players)):
        yield ""
        yield _final(state, seat) if state.over else _player(state, seat)
        for city in state.cities_of(seat):
            yield f"  {_city(state, city)}"
            yield f"    {_buildings(state, city)}"


def _cards(state: "State") -> Iterator[str]:
    if state.voice:
        yield sentence("report-voice", {"cards": ", ".join(_voice(state))})
    open_cards = ", ".join(name_of(card) for card in state.display if card is not None)
    yield sentence("report-display", {"cards": open_cards or "–"})


def _voice(state: "State") -> Iterator[str]:
    for circle, card in enumerate(state.voice, 1):
        shown = (circle == 1 or state.voice_revealed) and card != UNKNOWN
        yield name_of(card) if shown else sentence("report-hidden", {})


def _player(state: "State", seat: int) -> str:
    player = state.players[seat]
    if state.out(seat):
        return sentence("report-out", {"player": player.name})
    text = sentence(
        "report-player",
        {
            "player": player.name,
            "gold": player.gold,
            "food": state.food(seat),
            "citizens": state.citizens(seat),
            "cards": player.action_cards,
            "turns": player.turns_left,
        },
    )
    if seat != state.start_player:
        return text
    return f"{text}, {sentence('report-starts', {})}"


def _final(state: "State", seat: int) -> str:
    """How the game has ended for a player (E1 to E3)."""
    name, score = state.players[seat].name, rules.scores(state)[seat]
    if state.out(seat):
        return sentence("report-out-final", {"player": name, "rank": score.rank})
    words: dict[str, str | int] = {
        "player": name,
        "rank": score.rank,
        "points": score.total,
        "citizens": score.citizens,
        "bonus": score.bonus,
        "penalty": score.penalty,
        "gold": score.gold,
    }
    return sentence("report-final", words)


def _city(state: "State", city: "City") -> str:
    culture, education, health = (state.points(city, number) / 2 for number in range(len(SERVICES)))
    return sentence(
        "report-city",
        {
            "castle": state.table.board.spaces[city.castle],
            "citizens": city.citizens,
            "limit": state.limit(city) or 0,
            "culture": culture,
            "education": education,
            "health": health,
        },
    )


def _buildings(state: "State", city: "City") -> str:
    spaces = state.table.board.spaces
    return ", ".join(
        sentence("report-building", {"building": building, "space": spaces[space]})
        for space, building in state.buildings(city).items()
    )
