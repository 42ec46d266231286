"""A moment of a game in text, as `print(game)` shows it: only what lies open on the table."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS, GHOST, HIDDEN, KEY, PLAIN, UNKNOWN
from lacitta_nb.texts import name_of, sentence

if TYPE_CHECKING:
    from lacitta_nb.games.citta_stato.rules import SoloResult
    from lacitta_nb.games.citta_stato.state import Placed, Player, State

NOTHING: Final = "–"
"""Stands where there is none of something."""


def report(state: "State") -> str:
    """The moment, the board, the players with all that lies before them.

    Args:
        state: the moment; hidden things are not shown, whoever asks.
    """
    return "\n".join(_lines(rules.public(state)))


def _lines(state: "State") -> Iterator[str]:
    yield _moment(state)
    if not state.over:
        yield _next(state)
        yield from _board(state)
    yield from _alone(state)
    for seat in range(len(state.players)):
        yield ""
        yield _player(state, seat)
        for line in _own(state.players[seat]):
            yield f"  {line}"


def _moment(state: "State") -> str:
    if state.over:
        return sentence("report-over", {}, game=KEY)
    return sentence("report-moment", {"round": state.round, "phase": state.phase}, game=KEY)


def _next(state: "State") -> str:
    decision = state.decision
    if decision is None:
        return sentence("report-runs", {}, game=KEY)
    words = {"player": state.players[decision.player].name, "kind": decision.kind}
    return sentence("report-decides", words, game=KEY)


def _board(state: "State") -> Iterator[str]:
    """What lies on the board: market, cards, schemes, the war track (M, C, A6, A4)."""
    rows = "; ".join(_rows(state))
    yield sentence("report-market", {"rows": rows}, game=KEY)
    for number, colour in enumerate(COLOURS):
        words: dict[str, str | int] = {
            "colour": colour,
            "present": state.present[number],
            "future": state.future[number],
            "deck": len(state.decks[number]),
        }
        yield sentence("report-cards", words, game=KEY)
    yield sentence("report-schemes", {"schemes": ", ".join(_schemes(state)) or NOTHING}, game=KEY)
    yield sentence("report-upgrades", {"left": state.upgrade}, game=KEY)
    if state.war:
        discs = ", ".join(_disc(placed, state) for placed in state.war)
        yield sentence("report-war", {"discs": discs}, game=KEY)


def _rows(state: "State") -> Iterator[str]:
    for number, row in enumerate(state.table.tables.rows):
        cubes = _counted(COLOURS, [column[number] for column in state.market])
        yield sentence("report-row", {"price": row.price, "cubes": cubes}, game=KEY)


def _schemes(state: "State") -> Iterator[str]:
    for level, (scheme, used) in enumerate(zip(state.schemes, state.used, strict=True), 1):
        if scheme:
            used_up = "yes" if used else "no"
            words = {"level": str(level), "scheme": scheme, "used": used_up}
            yield sentence("report-scheme", words, game=KEY)


def _disc(placed: "Placed", state: "State") -> str:
    if state.ghost and placed.player == GHOST:
        return sentence("report-ghost-disc", {"power": placed.disc}, game=KEY)
    name = state.players[placed.player].name
    words: dict[str, str | int] = {"player": name, "power": placed.disc}
    return sentence("report-disc", words, game=KEY)


def _alone(state: "State") -> Iterator[str]:
    """The ghost of a solo game, and what it asks for (O)."""
    table, ghost = state.table, state.ghost
    solo = rules.solo_result(state)
    if ghost is None or solo is None:
        return
    words: dict[str, str | int] = {
        "scenario": name_of(f"scenario-{table.scenario}", game=KEY),
        "game": table.game,
        "required": table.required,
        "drawn": _named([COLOURS[colour] for colour in ghost.drawn]),
        "discs": len(ghost.discs),
    }
    yield sentence("report-ghost", words, game=KEY)
    yield sentence("report-objectives", {"objectives": _objectives(solo)}, game=KEY)


def solo_text(solo: "SoloResult") -> str:
    """How a solo game stands, in a line (O5)."""
    words: dict[str, str | int] = {
        "required": solo.required,
        "final": solo.final,
        "objectives": _objectives(solo),
        "won": "yes" if solo.won else "no",
        "crowns": solo.bonus_crowns,
    }
    return sentence("report-solo", words, game=KEY)


def _objectives(solo: "SoloResult") -> str:
    return ", ".join(_objective(goal, met) for goal, met in solo.objectives.items())


def _objective(goal: str, met: bool) -> str:
    words = {"objective": name_of(f"goal-{goal}", game=KEY), "met": "yes" if met else "no"}
    return sentence("report-objective", words, game=KEY)


def _player(state: "State", seat: int) -> str:
    player = state.players[seat]
    words: dict[str, str | int] = {
        "player": player.name,
        "city": player.city,
        "points": player.points,
        "space": player.marker,
        "form": state.table.tables.zone(player.marker),
        "crowns": player.crowns,
    }
    return ", ".join([sentence("report-player", words, game=KEY), *_more(state, seat)])


def _more(state: "State", seat: int) -> Iterator[str]:
    """What is told of a player only where there is something to tell."""
    player = state.players[seat]
    if state.over:
        score = rules.scores(state)[seat]
        words: dict[str, str | int] = {
            "points": score.final,
            "first": score.first,
            "second": score.second,
            "rank": score.rank,
        }
        yield sentence("report-final", words, game=KEY)
        return
    if state.phase == "second_score":
        yield sentence("report-second", {"points": player.second}, game=KEY)
    if seat == state.first_player:
        yield name_of("first_player", game=KEY)
    if player.passed:
        yield sentence("report-passed", {}, game=KEY)


def _own(player: "Player") -> Iterator[str]:
    """What lies before a player, a line for each kind of thing."""
    if player.republic != HIDDEN:
        yield sentence("report-republic", {"card": player.republic}, game=KEY)
    if player.scheme:
        yield sentence("report-scheme-own", {"scheme": player.scheme}, game=KEY)
    yield sentence("report-tracks", {"tracks": _counted(PLAIN, player.tracks)}, game=KEY)
    yield sentence("report-supply", {"cubes": _counted(COLOURS, player.cubes)}, game=KEY)
    yield sentence("report-bag", {"cubes": _counted(COLOURS, player.bag)}, game=KEY)
    yield sentence("report-banners", {"banners": _counted(PLAIN, player.banners)}, game=KEY)
    words = {"held": _discs(player.discs), "gone": _discs(player.gone)}
    yield sentence("report-discs", words, game=KEY)
    yield sentence("report-used", {"cards": _named(player.cards)}, game=KEY)
    burned = _counted(COLOURS, [len(pile) for pile in player.burned])
    yield sentence("report-burned", {"cards": burned}, game=KEY)


def _discs(powers: Sequence[int]) -> str:
    """The powers of discs; of a hand that is not known how many there are."""
    told = [HIDDEN if power == UNKNOWN else str(power) for power in powers]
    return " ".join(told) or NOTHING


def _counted(colours: Sequence[str], numbers: Sequence[int]) -> str:
    """How many there are of each colour, those left out of which there is none."""
    found = [
        sentence("report-count", {"colour": colour, "count": number}, game=KEY)
        for colour, number in zip(colours, numbers, strict=True)
        if number
    ]
    return ", ".join(found) or NOTHING


def _named(words: Sequence[str]) -> str:
    return ", ".join(name_of(word, game=KEY) for word in words) or NOTHING
