"""Games that computer players play to be learnt from: every decision is noted, with what was known.

What is noted depends on the number of the game alone, so whoever plays it gets the same. `dataset`
writes it down.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lacitta_nb.arena.beginnings import Begin, seed_at
from lacitta_nb.arena.coding import coding_of
from lacitta_nb.core.box import box_of
from lacitta_nb.core.chance import draws
from lacitta_nb.core.errors import BadSetting, IllegalAction
from lacitta_nb.core.moves import decision_of
from lacitta_nb.core.records import Score, State
from lacitta_nb.given import name_of, text
from lacitta_nb.players.kinds import PlayerKind, named
from lacitta_nb.players.protocol import (
    ComputerPlayer,
    as_player,
    blaming,
    chosen,
    illegal_move,
    seeded,
)

SEATINGS: Final = ("fixed", "turn", "drawn")
"""Who sits where: as they are named; one seat further each game; drawn by lot for each game."""


class Entrant(NamedTuple):
    """A player who takes part: the word that means it, or the name of its class; itself."""

    word: str
    player: ComputerPlayer


class Decided(NamedTuple):
    """A decision: the moment, what was chosen, what else was legal, and the view in numbers."""

    round: int
    phase: str
    kind: str
    seat: int
    action: str
    number: int
    legal: Sequence[int]
    features: Any


class GamePlayed(NamedTuple):
    """A game with all its decisions, and what it came to by seat."""

    number: int
    seed: int
    words: tuple[str, ...]
    decisions: list[Decided]
    rounds: int
    scores: Sequence[Score]
    wins: Sequence[float]


class Recipe(NamedTuple):
    """All that the games of a data set depend on.

    Attributes:
        begin: gives the first state of a game by a seed.
        entrants: who takes part. seats: how many sit at a table. seating: one of `SEATINGS`.
        seed: draws the seeds of the games.
        features: whether views are written down as numbers.
    """

    begin: Begin
    entrants: tuple[Entrant, ...]
    seats: int
    seating: str
    seed: int
    features: bool

    def table(self, number: int) -> list[Entrant]:
        """Who sits at the table of a game, by seat."""
        if self.seating == "drawn":
            draw = draws(f"{self.seed}/table/{number}")
            return [self.entrants[int(draw() * len(self.entrants))] for _ in range(self.seats)]
        moved = number if self.seating == "turn" else 0
        round_table = [self.entrants[n % len(self.entrants)] for n in range(self.seats)]
        return [round_table[(seat + moved) % self.seats] for seat in range(self.seats)]

    def play(self, number: int) -> GamePlayed:
        """Play a game.

        Raises:
            PlayerMistake, BadAction: a player raised an error or chose what is not allowed.
        """
        seed = seed_at(self.seed, number)
        state: State = self.begin(seed)
        table, rules, coding = self.table(number), box_of(state).rules, coding_of(state)
        players = []
        for seat, entrant in enumerate(table):
            with blaming(entrant.player, state, seat):
                players.append(seeded(entrant.player, f"{seed}/{seat}"))
        decisions: list[Decided] = []
        while not state.over:
            decision = state.decision
            if decision is None:
                state = rules.advance(state).state
            else:
                state, made = _decided(state, players[decision.player], features=self.features)
                decisions.append(made)
        words = tuple(entrant.word for entrant in table)
        rounds = max((made.round for made in decisions), default=0)
        scores, wins = rules.scores(state), coding.wins(state)
        return GamePlayed(number, seed, words, decisions, rounds, scores, wins)


def _decided(state: State, player: ComputerPlayer, *, features: bool) -> tuple[State, Decided]:
    """The state that a player's choice leads to, and the choice with all that was known."""
    rules, coding, decision = box_of(state).rules, coding_of(state), decision_of(state)
    view = state.seen_by(decision.player)
    action = chosen(player, view)
    legal = rules.legal_actions(state)
    try:
        following = rules.apply(state, action).state
    except IllegalAction as refused:
        raise illegal_move(player, view, action, refused) from refused
    numbers = coding.numbers(state, legal)
    made = Decided(
        coding.round(state),
        state.phase,
        decision.kind,
        decision.player,
        str(action),
        numbers[legal.index(action)],
        numbers,
        coding.features(view, decision.player) if features else None,
    )
    return following, made


def entrants_of(players: Sequence[object], kinds: Sequence[PlayerKind]) -> tuple[Entrant, ...]:
    """Who takes part, given by words as in menus or as players of one's own.

    Raises:
        BadSetting: nobody, a word that means no player, or what is no player.

    >>> from lacitta_nb import new_game
    >>> from lacitta_nb.players.kinds import kinds_of
    >>> entrants_of(["search 24"], kinds_of(new_game(2).state))[0].word
    'search 24'
    """
    if not players:
        raise BadSetting("study-no-entrants")
    return tuple(_entrant(given, kinds) for given in players)


def _entrant(given: object, kinds: Sequence[PlayerKind]) -> Entrant:
    word = text(given)
    if word is None:
        return _own(as_player(given), kinds)
    meant = named(word, kinds)
    return Entrant(meant.word, meant.player)


def _own(player: ComputerPlayer, kinds: Sequence[PlayerKind]) -> Entrant:
    """A player that was handed in, called as others if it is nothing but one of them."""
    for kind in kinds:
        values = kind.values_of(player)
        if values is not None:
            return Entrant(kind.word(values), player)
    return Entrant(name_of(type(player)), player)
