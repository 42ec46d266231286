"""Goals of lessons of Città-Stato: when they are judged, and what can be wrong then."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from lacitta_nb.core.game import AnyGame
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.lessons.positions import LEARNER, RIVAL
from lacitta_nb.games.citta_stato.rules.scoring import Score, solo_result, stands_inside
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.lessons.lesson import MET, OPEN, Verdict
from lacitta_nb.lessons.said import Said

Goal = Callable[[AnyGame], Verdict]
Found = Callable[[AnyGame], Said | None]
"""What is wrong, or None."""


def _judged(game: AnyGame, wrongs: Sequence[Found]) -> Verdict:
    why = next(filter(None, (wrong(game) for wrong in wrongs)), None)
    return MET if why is None else Verdict("missed", why)


def by_passing(*wrongs: Found) -> Goal:
    """Met as soon as nothing of this is wrong; missed when the learner has passed before (U2)."""

    def judge(game: AnyGame) -> Verdict:
        verdict = _judged(game, wrongs)
        if verdict == MET or _round_over(game) or events(game, "passed"):
            return verdict
        return OPEN

    return judge


def at_round_end(*wrongs: Found) -> Goal:
    """Judged when the round has ended (R)."""
    return lambda game: _judged(game, wrongs) if _round_over(game) else OPEN


def at_once(*wrongs: Found) -> Goal:
    """Met as soon as nothing of this is wrong; missed when the round has ended before (R)."""

    def judge(game: AnyGame) -> Verdict:
        verdict = _judged(game, wrongs)
        return verdict if verdict == MET or _round_over(game) else OPEN

    return judge


def in_the_end(*wrongs: Found) -> Goal:
    """Judged when the game is over (E)."""
    return lambda game: _judged(game, wrongs) if game.over else OPEN


def after_the_rival(*wrongs: Found) -> Goal:
    """Judged when the rival's turn is over."""

    def judge(game: AnyGame) -> Verdict:
        rival, before = game.state.players[RIVAL], game.start.players[RIVAL]
        acted = rival.actions > before.actions or rival.passed
        asked = game.decision is not None and game.decision.player == RIVAL
        return _judged(game, wrongs) if acted and not asked else OPEN

    return judge


def _round_over(game: AnyGame) -> bool:
    state, start = game.state, game.start
    return bool(state.round > start.round or state.over or (_ending(state) and not _ending(start)))


def _ending(state: State) -> bool:
    return state.phase in ("second_score", "final", "over")


def mine(game: AnyGame) -> Player:
    """What lies before the learner."""
    return cast("State", game.state).players[LEARNER]


def events(game: AnyGame, kind: str, player: int = LEARNER, **fields: Any) -> list[Event]:  # noqa: ANN401 - as in events
    """What happened of a kind to a player, where these fields are so."""
    return [
        event
        for event in game.events
        if event.kind == kind
        and event.player == player
        and all(getattr(event, name) == value for name, value in fields.items())
    ]


def _enough(key: str, got: int, wanted: int) -> Said | None:
    return None if got >= wanted else Said(key, {"got": got, "wanted": wanted})


def actions(wanted: int) -> Found:
    """So many actions are taken in this round (T2)."""
    return lambda game: _enough("lesson-why-actions", len(events(game, "paid")), wanted)


def took(what: str) -> Found:
    """An action of a kind is taken (A)."""

    def wrong(game: AnyGame) -> Said | None:
        return None if events(game, "paid", what=what) else Said("lesson-why-took", {"what": what})

    return wrong


def upgraded(game: AnyGame) -> Said | None:
    """A track is upgraded (U1)."""
    return None if events(game, "upgraded") else Said("lesson-why-upgraded")


def bought(wanted: int) -> Found:
    """So many cubes are bought (M3)."""
    return lambda game: _enough("lesson-why-bought", len(events(game, "bought")), wanted)


def unbought(game: AnyGame) -> Said | None:
    """The rival could buy nothing (M2)."""
    cubes = events(game, "bought", RIVAL)
    return Said("lesson-why-unbought", {"colour": cubes[0].colour}) if cubes else None


def points(wanted: int) -> Found:
    """So many points are made in all."""

    def wrong(game: AnyGame) -> Said | None:
        got = sum(event.amount for event in events(game, "points"))
        return _enough("lesson-why-points", got, wanted)

    return wrong


def crowns(wanted: int) -> Found:
    """The learner holds so many crowns."""
    return lambda game: _enough("lesson-why-crowns", mine(game).crowns, wanted)


def drawn(wanted: int, rule: str) -> Found:
    """So many cubes are drawn at once, by a rule."""

    def wrong(game: AnyGame) -> Said | None:
        got = max((len(e.cubes) for e in events(game, "drawn", rule=rule)), default=0)
        return _enough("lesson-why-drawn", got, wanted)

    return wrong


def inside(game: AnyGame) -> Said | None:
    """The own marker stands in the zone of the own form (E4)."""
    player = mine(game)
    if stands_inside(player, game.state.table.tables):
        return None
    zone = game.state.table.tables.zone(player.marker)
    return Said("lesson-why-outside", {"form": player.form, "zone": zone})


def beneath(mine_wanted: int, theirs_wanted: int) -> Found:
    """So many crowns are above the own marker, and so many above the rival's (E3)."""

    def wrong(game: AnyGame) -> Said | None:
        state: State = game.state
        found = [player.crowns_above(state.table.tables) for player in state.players]
        if found[LEARNER] == mine_wanted and found[RIVAL] == theirs_wanted:
            return None
        return Said("lesson-why-beneath", {"mine": found[LEARNER], "theirs": found[RIVAL]})

    return wrong


def took_future(game: AnyGame) -> Said | None:
    """The war is won, and a Future taken (W3)."""
    if not events(game, "war_won"):
        return Said("lesson-why-war")
    kinds = ("card_used", "card_burned")
    taken = [event for kind in kinds for event in events(game, kind, place="future")]
    return None if taken else Said("lesson-why-future")


def begins(game: AnyGame) -> Said | None:
    """The learner begins the next round (U2)."""
    first = game.state.first_player
    if first == LEARNER:
        return None
    return Said("lesson-why-begins", {"player": game.state.players[first].name})


def _score(game: AnyGame) -> Score:
    return cast("Sequence[Score]", game.scores())[LEARNER]


def second(wanted: int) -> Found:
    """The second score is at least so high (E2)."""
    return lambda game: _enough("lesson-why-second", _score(game).second, wanted)


def final(wanted: int) -> Found:
    """The higher score counts in the end (E4)."""

    def wrong(game: AnyGame) -> Said | None:
        score = _score(game)
        if score.final >= wanted:
            return None
        if not score.form:
            return inside(game)
        words = {"crowns": score.crowns, "signs": score.signs, "final": score.final}
        return Said("lesson-why-final", words)

    return wrong


def solo_won(game: AnyGame) -> Said | None:
    """The solo game is won (O5)."""
    result = solo_result(game.state)
    assert result is not None
    if result.won:
        return None
    if all(result.objectives.values()):
        return Said("lesson-why-required", {"got": result.final, "wanted": result.required})
    return Said("lesson-why-objective")
