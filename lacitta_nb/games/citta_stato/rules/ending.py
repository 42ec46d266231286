"""The end of a round and of the game (R2 to R5, E2 to E5, O5)."""

from lacitta_nb.core.errors import HiddenCard
from lacitta_nb.core.records import Step
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    FEWEST_DRAW,
    GHOST,
    HIDDEN,
    HUMAN,
    ROUNDS,
)
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules import cards
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.rules.scoring import Score, decider, scores, solo_result
from lacitta_nb.games.citta_stato.state import State, Task


def end_round(draft: Draft) -> None:
    """New cards, the board reset, the first player, cubes (R2 to R5)."""
    # Asked before the turns are counted anew, so that no two rounds draw by the same lots.
    lots = draft.lots("bag")
    for colour in range(len(COLOURS)):
        cards.refill(draft, colour)
    last = draft.round == ROUNDS
    _reset(draft)
    if not last:
        draft.round += 1
        draft.say(Event("round", "R3", amount=draft.round))
    _next_first_player(draft)
    for seat in draft.order:
        draft.draw(seat, _number(draft, seat), "R5", lots)
    draft.phase = "second_score" if last else "actions"


def _reset(draft: Draft) -> None:
    """Schemes face up, the upgrade marker back, the ghost's cubes in its bag (R3, O2)."""
    draft.used = [False] * len(draft.used)
    draft.upgrade = draft.table.upgrade
    for seat in range(draft.table.size):
        hand = draft.at(seat)
        hand.actions, hand.passed = 0, False
    if draft.ghost:
        bag = list(draft.ghost.bag)
        for colour in draft.ghost.drawn:
            bag[colour] += 1
        draft.ghost = draft.ghost._replace(bag=tuple(bag), drawn=())


def _next_first_player(draft: Draft) -> None:
    """Whoever passed first begins, but never twice running; alone always the human (U2, R4, O1)."""
    if draft.passed_first >= 0:
        draft.first_player = draft.passed_first
        draft.say(Event("first_player", "R4", draft.first_player))
    draft.passed_first = -1
    draft.to_move = draft.first_player


def _number(draft: Draft, seat: int) -> int:
    """How many cubes a player draws: those of the green track, the last ones more (R5)."""
    number = draft.players[seat].on_track(draft.table.tables, "green")
    return number + (FEWEST_DRAW if seat in fewest(draft) else 0)


def fewest(draft: Draft | State) -> list[int]:
    """The seats with the fewest points; alone whoever is not above the required score (R5, O4)."""
    if draft.table.scenario:
        return [HUMAN] if draft.players[HUMAN].points <= draft.table.required else [GHOST]
    least = min(player.points for player in draft.players)
    return [seat for seat, player in enumerate(draft.players) if player.points == least]


def begin_second_score(draft: Draft) -> None:
    """Colour by colour each may use or burn a card of the supply again (E2)."""
    draft.then(
        Task("second", seat, "E2", (), (colour,))
        for colour in range(len(COLOURS))
        for seat in draft.order
    )


def count(state: State) -> Step[State, Event]:
    """Take the crowns above the markers, show the republic cards, count (E3 to E5)."""
    if any(player.republic == HIDDEN for player in state.players):
        raise HiddenCard("stato-hidden-republic")
    draft = Draft(state)
    for seat in draft.order:
        number = draft.players[seat].crowns_above(draft.table.tables)
        draft.crowns(seat, number, "E3")
    draft.phase = "over"
    over = draft.freeze()
    found = scores(over.state)
    events = [*over.events, *(_final(score, over.state) for score in found)]
    best = tuple(score.player for score in found if score.rank == 1)
    solo = solo_result(over.state)
    if solo is None:
        first = found[best[0]]
        tied = (s for s in found if s.rank > 1 and s.final == first.final)
        what = next((decider(first, s) for s in sorted(tied, key=lambda s: s.rank)), "")
        events.append(Event("won", "E5", what=what, amount=first.final, players=best))
    else:
        what = "won" if solo.won else "lost"
        events.append(Event("solo", "O5", HUMAN, what=what, amount=solo.bonus_crowns))
    return Step(over.state, tuple(events))


def _final(score: Score, state: State) -> Event:
    """What counts for a player: the parts by their words."""
    parts = tuple(
        (word, int(getattr(score, word)))
        for word in ("first", "second", "form", "crowns", "signs", "cubes")
    )
    republic = state.players[score.player].republic
    return Event("final", "E4", score.player, what=republic, amount=score.final, parts=parts)
