"""How far a position is in its year: phase, turns taken, whose turn it is."""

from collections.abc import Sequence

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.values import located, shown
from lacitta_nb.games.lacitta.constants import ACTION_CARDS, ROUNDS, SETTLERS, YEARS, Edition, Phase
from lacitta_nb.games.lacitta.formats.schemas import PlayerShape, PositionShape
from lacitta_nb.games.lacitta.rules.placement import mover, sites
from lacitta_nb.games.lacitta.rules.turns import takes_turns
from lacitta_nb.games.lacitta.state import City, Player, State


def no_cards_used(edition: Edition, phase: Phase) -> bool:
    """Whether a phase comes before politics or after Y6, when no card and no figure is in use."""
    year = edition.year
    if phase not in year:
        return phase == "placement"
    return not year.index("politics") <= year.index(phase) <= year.index("feeding")


def year_ended(edition: Edition, phase: Phase) -> bool:
    """Whether the voice cards of the year have been set aside already (Y6)."""
    year = edition.year
    return phase == "over" or (phase in year and year.index(phase) > year.index("feeding"))


def voice_laid(edition: Edition, phase: Phase) -> bool:
    """Whether this year's voice cards lie on the board: after `lay_voice` and up to Y6."""
    year = edition.year
    if phase not in year:
        return False
    return year.index("lay_voice") < year.index(phase) <= year.index("feeding")


def check_phase(shape: PositionShape, edition: Edition) -> None:
    """That phase and year go together.

    Raises:
        BadFile: they do not.
    """
    if shape.phase == "placement" and shape.year != 1:
        raise BadFile("year", f"expected 1, since the phase is placement, got {shape.year}")
    if shape.phase == "over" and shape.year != YEARS:
        raise BadFile("year", f"expected {YEARS}, since the phase is over, got {shape.year}")
    if shape.year == YEARS and shape.phase != "over" and year_ended(edition, shape.phase):
        raise BadFile("phase", f"expected over after the last year, got {shape.phase}")
    if not no_cards_used(edition, shape.phase):
        return
    for i, city in enumerate(shape.cities):
        for key, laid in (("figures", city.figures), ("harvest", city.harvest)):
            if laid:
                raise BadFile(
                    f"cities[{i}].{key}", f"there are none in the phase {shape.phase} [Y6]"
                )


def players_from(shape: PositionShape, edition: Edition) -> tuple[Player, ...]:
    """The players, with the turns they have taken.

    Raises:
        BadFile: what a player has used does not agree with the turns or the phase.
    """
    untouched = no_cards_used(edition, shape.phase)
    found = []
    for i, player in enumerate(shape.players):
        with located(f"players[{i}]"):
            if untouched:
                _check_untouched(player, shape.phase)
            found.append(_player(i, player, shape.phase))
    return tuple(found)


def check_turns(players: Sequence[Player], *, cards_left: bool) -> None:
    """That turns taken, action cards used and cards face down agree (P1).

    Args:
        players: the players.
        cards_left: whether a pass would find a card; if not, turns may exceed the cards (P12).

    Raises:
        BadFile: they do not agree.
    """
    for i, player in enumerate(players):
        used = _used(player.action_cards, player.face_down)
        if player.cards_played == used or (player.cards_played > used and not cards_left):
            continue
        raise BadFile(
            f"players[{i}].cards_played",
            f"expected {used}, the action cards used and the cards face down, "
            f"got {player.cards_played} [P1]",
        )


def to_move_from(state: State, said: int | None) -> int:
    """Whose turn it is in placement and politics, -1 in any other phase.

    Args:
        state: the moment, nobody's turn yet.
        said: the player that the file names, if any.

    Raises:
        BadFile: the turns taken fit no order of play, or the file names somebody else.
    """
    if state.phase == "placement":
        return _placement_mover(state, said)
    if state.phase != "politics":
        if said is not None:
            raise BadFile("to_move", f"is given in politics only, and the phase is {state.phase}")
        return -1
    if said is not None and said >= state.table.size:
        raise BadFile(
            "to_move", f"expected a whole number from 0 to {state.table.size - 1}, got {said}"
        )
    asked = state if said is None else state._replace(to_move=said)
    order = [seat for seat in state.order() if takes_turns(asked, seat)]
    seat = min(order, key=lambda seat: state.players[seat].cards_played)
    if state.players[seat].cards_played == ROUNDS:
        raise BadFile(
            "phase", "all players have taken their five turns: expected reveal_voice, got politics"
        )
    _check_rounds(order, state.players, seat)
    if said not in (None, seat):
        raise BadFile("to_move", f"expected {seat}, by the turns taken, got {said} [P1]")
    return seat


def _used(action_cards: int, face_down: Sequence[object]) -> int:
    return ACTION_CARDS - action_cards + len(face_down)


def _player(seat: int, shape: PlayerShape, phase: Phase) -> Player:
    played = shape.cards_played
    if played is None:
        played = _used(shape.action_cards, shape.face_down)
    if played > ROUNDS:
        raise BadFile(
            "face_down", f"with the action cards used these are more than {ROUNDS} turns [P1]"
        )
    if shape.founded and shape.action_cards == ACTION_CARDS:
        raise BadFile("founded", "expected false, since no action card has been used [P4]")
    if shape.penalty and played and phase in ("politics", "reveal_voice", "migration"):
        raise BadFile(
            "penalty", "expected false, since the penalty turn is the first of the year [P19]"
        )
    if len(set(shape.seen)) < len(shape.seen):
        raise BadFile("seen", "expected each voice card once")
    return Player(
        name=shape.name or f"Player {seat + 1}",
        gold=shape.gold,
        action_cards=shape.action_cards,
        cards_played=played,
        face_down=tuple(shape.face_down),
        seen=tuple(sorted(shape.seen)),
        founded=shape.founded,
        penalty=shape.penalty,
    )


def _check_untouched(player: PlayerShape, phase: Phase) -> None:
    for key, fits, expected in (
        ("action_cards", player.action_cards == ACTION_CARDS, ACTION_CARDS),
        ("cards_played", not player.cards_played, 0),
        ("face_down", not player.face_down, "[]"),
        ("seen", not player.seen, "[]"),
        ("founded", not player.founded, "false"),
    ):
        if not fits:
            raise BadFile(
                key,
                f"expected {expected}, since no card is in use in the phase {phase}, "
                f"got {shown(getattr(player, key))} [Y6]",
            )


def _placement_mover(state: State, said: int | None) -> int:
    """Whose castle comes next, the order of those placed so far checked (S9)."""
    size = state.table.size
    if said is not None:
        raise BadFile("to_move", "is given in politics only; in placement the castles tell it")
    if len(state.cities) >= 2 * size:
        first = state.table.edition.year[0]
        raise BadFile("phase", f"all castles are placed: expected {first}, got placement [S9]")
    for i, city in enumerate(state.cities):
        with located(f"cities[{i}]"):
            _check_placed(state, city, mover(state.start_player, size, i), state.cities[:i])
    if not sites(state):
        raise BadFile("cities", "they leave no space for another castle [S10]")
    return mover(state.start_player, size, len(state.cities))


def _check_placed(state: State, city: City, owner: int, earlier: Sequence[City]) -> None:
    if city.owner != owner:
        raise BadFile(
            "owner", f"expected {owner}, by the order of placement, got {city.owner} [S9]"
        )
    if city.spaces != 1 << city.castle:
        raise BadFile("buildings", "expected none, since the phase is placement [S9]")
    if city.citizens != SETTLERS:
        raise BadFile("citizens", f"expected {SETTLERS}, got {city.citizens} [S9]")
    for other in earlier:
        if other.reach >> city.castle & 1:
            name = state.table.board.spaces[other.castle]
            raise BadFile("castle", f"expected three empty spaces to the castle at {name} [S10]")


def _check_rounds(order: Sequence[int], players: Sequence[Player], seat: int) -> None:
    """Whoever comes before the mover has taken one turn more, everyone else as many (P1)."""
    turns = players[seat].cards_played
    before = order.index(seat)
    for place, other in enumerate(order):
        expected = turns + 1 if place < before else turns
        if players[other].cards_played != expected:
            raise BadFile(
                f"players[{other}].cards_played",
                f"expected {expected}, since player {seat} with {turns} is to move, "
                f"got {players[other].cards_played} [P1]",
            )
