"""Whether what the players have used, the turns they have taken and who is to move agree."""

from collections.abc import Iterator, Sequence

from lacitta_nb.core.errors import Problem
from lacitta_nb.files.values import shown
from lacitta_nb.games.lacitta.constants import ACTION_CARDS, NEW_CITY_GAP, ROUNDS, SETTLERS
from lacitta_nb.games.lacitta.problems.phases import no_cards_used, year_ended
from lacitta_nb.games.lacitta.rules.building import far
from lacitta_nb.games.lacitta.rules.placement import mover
from lacitta_nb.games.lacitta.rules.turns import takes_turns
from lacitta_nb.games.lacitta.state import City, Player, State


def wrong_players(state: State) -> Iterator[Problem]:
    """What lies before a player and can't lie there in this phase."""
    untouched = no_cards_used(state.table.edition, state.phase)
    for i, player in enumerate(state.players):
        place = f"players[{i}]"
        if untouched:
            yield from _touched(player, state.phase, place)
        elif player.founded and player.action_cards == ACTION_CARDS:
            yield Problem.at(f"{place}.founded", "file-founded-unpaid", rule="P4")
        if player.cards_played > ROUNDS:
            yield Problem.at(f"{place}.face_down", "file-turns-taken", rule="P1", most=ROUNDS)
        if player.penalty:
            yield from _wrong_penalty(state, player, place)
        if len(set(player.seen)) < len(player.seen):
            yield Problem.at(f"{place}.seen", "file-seen-once")


def _wrong_penalty(state: State, player: Player, place: str) -> Iterator[Problem]:
    """A penalty of which the turn is over, or before anybody can have starved."""
    if not _fed_before(state):
        yield Problem.at(f"{place}.penalty", "file-penalty-unfed", rule="P19")
    elif player.cards_played and state.phase in ("politics", "reveal_voice", "migration"):
        yield Problem.at(f"{place}.penalty", "file-penalty-first", rule="P19")


def _fed_before(state: State) -> bool:
    """Whether a feeding has begun in this game (F3)."""
    feeding = state.phase == "feeding" and state.pending is not None
    return state.year > 1 or feeding or year_ended(state.table.edition, state.phase)


def turns_used(action_cards: int, face_down: Sequence[object]) -> int:
    """The turns that action cards used and cards face down tell of; a pass may have found none."""
    return ACTION_CARDS - action_cards + len(face_down)


def _touched(player: Player, phase: str, place: str) -> Iterator[Problem]:
    """Whatever is in use in a phase in which no card is (Y6)."""
    used = turns_used(player.action_cards, player.face_down)
    for key, fits, expected in (
        ("action_cards", player.action_cards == ACTION_CARDS, str(ACTION_CARDS)),
        # Turns that the cards explain are told with the cards.
        ("cards_played", player.cards_played in (0, used), "0"),
        ("face_down", not player.face_down, "[]"),
        ("seen", not player.seen, "[]"),
        ("founded", not player.founded, "false"),
    ):
        if not fits:
            found = shown(getattr(player, key))
            yield Problem.at(
                f"{place}.{key}",
                "file-card-in-use",
                rule="Y6",
                expected=expected,
                phase=phase,
                found=found,
            )


def wrong_turns(state: State) -> Iterator[Problem]:
    """Turns that do not agree with the cards, with one another or with whose turn it is."""
    untouched = no_cards_used(state.table.edition, state.phase)
    unlike = [] if untouched else list(_unlike_cards(state))
    yield from unlike
    if state.phase == "placement":
        yield from _wrong_placement(state)
    elif state.phase == "politics":
        # Turns that are wrong themselves don't tell whose turn it is, nor what others have taken.
        yield from () if unlike else _wrong_mover(state)
    elif state.to_move >= 0:
        yield Problem.at("to_move", "file-to-move-in", phase=state.phase)


def _unlike_cards(state: State) -> Iterator[Problem]:
    """Turns taken, action cards used and cards face down agree, while a pass finds a card (P1)."""
    cards_left = bool(state.deck or state.discard)
    for i, player in enumerate(state.players):
        used = turns_used(player.action_cards, player.face_down)
        if player.cards_played == used or (player.cards_played > used and not cards_left):
            continue
        yield Problem.at(
            f"players[{i}].cards_played",
            "file-cards-played",
            rule="P1",
            used=used,
            found=player.cards_played,
        )


def next_in_politics(state: State) -> tuple[int, list[int]]:
    """Whose turn it is by the turns taken, and the seats that take turns, in order of play."""
    order = [seat for seat in state.order() if takes_turns(state, seat)]
    return min(order, key=lambda seat: state.players[seat].cards_played), order


def _wrong_mover(state: State) -> Iterator[Problem]:
    seat, order = next_in_politics(state)
    if state.players[seat].cards_played == ROUNDS:
        yield Problem.at("phase", "file-politics-done", rounds=ROUNDS)
        return
    wrong = _wrong_round(state, seat, order)
    if wrong:
        yield wrong
    elif state.to_move != seat:
        yield Problem.at("to_move", "file-to-move", rule="P1", seat=seat, found=state.to_move)


def _wrong_round(state: State, seat: int, order: Sequence[int]) -> Problem | None:
    """Whoever comes before the mover has taken one turn more, everyone else as many (P1)."""
    turns = state.players[seat].cards_played
    before = order.index(seat)
    for place, other in enumerate(order):
        expected = turns + 1 if place < before else turns
        found = state.players[other].cards_played
        if found != expected:
            return Problem.at(
                f"players[{other}].cards_played",
                "file-turns-of-others",
                rule="P1",
                expected=expected,
                seat=seat,
                turns=turns,
                found=found,
            )
    return None


def _wrong_placement(state: State) -> Iterator[Problem]:
    """Castles that were not placed in turn, or leave no room for the next one (S9, S10)."""
    size = state.table.size
    if len(state.cities) >= 2 * size:
        yield Problem.at(
            "phase", "file-placement-done", rule="S9", next=state.table.edition.year[0]
        )
        return
    for i, city in enumerate(state.cities):
        owner = mover(state.start_player, size, i)
        yield from _wrongly_placed(state, city, owner, state.cities[:i], f"cities[{i}]")
    if not far(state):
        yield Problem.at("cities", "file-no-site", rule="S10")


def _wrongly_placed(
    state: State, city: City, owner: int, earlier: Sequence[City], place: str
) -> Iterator[Problem]:
    if city.owner != owner:
        yield Problem.at(
            f"{place}.owner", "file-placement-owner", rule="S9", owner=owner, found=city.owner
        )
    if city.spaces != 1 << city.castle:
        yield Problem.at(f"{place}.buildings", "file-placement-buildings", rule="S9")
    if city.citizens != SETTLERS:
        yield Problem.at(
            f"{place}.citizens",
            "file-placement-citizens",
            rule="S9",
            settlers=SETTLERS,
            found=city.citizens,
        )
    for other in earlier:
        if other.reach >> city.castle & 1:
            near = state.table.board.spaces[other.castle]
            yield Problem.at(
                f"{place}.castle", "file-castle-near", rule="S10", gap=NEW_CITY_GAP, name=near
            )
