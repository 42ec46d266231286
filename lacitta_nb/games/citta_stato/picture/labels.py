"""What a screen reader says of the players, the heading, names and letters; see also `texts`."""

from functools import lru_cache

from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    HIDDEN,
    KEY,
    NUMBER_OF,
    ROUNDS,
    UNKNOWN,
    WITH_CROWNS,
    form_of,
)
from lacitta_nb.games.citta_stato.rules.scoring import scores
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.given import called
from lacitta_nb.texts import current, listed, name_of, sentence


def say(key: str, *words: tuple[str, str | int]) -> str:
    """A sentence of the picture, kept for the next time."""
    return _said(f"drawing-{key}", words, current())


@lru_cache(maxsize=8192)
def _said(key: str, words: tuple[tuple[str, str | int], ...], language: str) -> str:
    return sentence(key, dict(words), language=language, game=KEY)


def letter(colour: int) -> str:
    """The letter that stands for a colour.

    >>> [letter(colour) for colour in range(6)]
    ['Y', 'W', 'G', 'O', 'B', 'P']
    """
    return say("letter", ("colour", COLOURS[colour]))


def named(word: str) -> str:
    """The name of a card, a city, a scheme or a form, as it begins a line."""
    return _named(word, current())


@lru_cache(maxsize=1024)
def _named(word: str, language: str) -> str:
    name = name_of(word, language=language, game=KEY)
    return name[:1].upper() + name[1:]


def card_title(card: str) -> str:
    """What stands on the head of a card: its name, a long one in two parts.

    Which copy it is, where these differ in a colour, its effect says there.
    """
    title = say("card", ("card", card)).split(" (")[0]
    return title[:1].upper() + title[1:]


def listed_name(card: str) -> str:
    """The name of a card in a list, with the letter of what its copies differ in.

    >>> listed_name("silk"), listed_name("crusades_port_green")
    ('Silk', "Crusade's Port (G)")
    """
    ending = card.rpartition("_")[2]
    name = named(card).split(" (")[0]
    return f"{name} ({letter(NUMBER_OF[ending])})" if ending in NUMBER_OF else name


def form_name(republic: str) -> str:
    """The form that a republic card shows, in a word."""
    return say("form", ("form", form_of(republic)))


def decider(state: State) -> int:
    """Whose board is chosen on: who decides, or whose turn it is."""
    decision = state.decision
    return state.to_move if decision is None else decision.player


def heading_of(state: State) -> str:
    """The round and whose turn it is, or who has won."""
    if state.over:
        return _ended(state)
    words = ("round", state.round), ("rounds", ROUNDS)
    if state.phase != "actions":
        return say("board-phase", *words, ("phase", state.phase))
    player = state.players[decider(state)]
    return say("board-turn", *words, ("player", player.name), ("price", player.actions + 1))


def _ended(state: State) -> str:
    found = scores(state)
    if state.ghost:
        return say("board-solo", ("score", found[0].final), ("required", state.table.required))
    names = [state.players[score.player].name for score in found if score.rank == 1]
    return say("board-over", ("names", listed(names)))


def war_label(state: State, place: int) -> str:
    """A disc on the war track."""
    seat, disc = state.war[place]
    return say(
        "war-disc",
        ("place", place + 1),
        ("player", name_at(state, seat)),
        ("disc", "unknown" if disc == UNKNOWN else str(disc)),
        ("open", int(state.revealed)),
    )


def name_at(state: State, seat: int) -> str:
    """The name of a player, or what the ghost is called."""
    if seat < len(state.players):
        return state.players[seat].name
    return say("ghost")


def player_label(state: State, seat: int) -> str:
    """What a player has."""
    player = state.players[seat]
    return say(
        "player",
        ("player", player.name),
        ("city", player.city),
        ("points", player.points),
        ("second", player.second),
        ("crowns", player.crowns),
        ("space", player.marker),
        ("form", state.table.tables.zone(player.marker)),
        ("republic", republic_word(player.republic)),
        ("crowned", int(player.republic.endswith(WITH_CROWNS))),
        ("price", player.actions + 1),
        ("passed", int(player.passed)),
    )


def ghost_label(state: State) -> str:
    """What the ghost is about."""
    ghost, plot = state.ghost, state.table.plot
    assert ghost is not None
    assert plot is not None
    return say(
        "ghost-board",
        ("required", state.table.required),
        ("drawn", len(ghost.drawn)),
        ("cubes", plot.cubes),
        ("discs", len(ghost.discs)),
    )


def check(name: str, names: tuple[str, ...]) -> None:
    """Refuse a name that no target has.

    Raises:
        NotFound: there is none.
    """
    if name not in names:
        guess, told = Guess(called(name), names), ", ".join(names)
        raise NotFound("drawing-no-target", guess=guess, name=called(name), names=told)


def republic_word(card: str) -> str:
    """The form that a republic card shows; that of a hidden card is unknown."""
    return "unknown" if card == HIDDEN else form_of(card)
