"""What no player can have: a marker beside its track, a fourth card under a colour."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.constants import BURNED, COLOURS
from lacitta_nb.games.citta_stato.rules.setup import scheme_words
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.tables import Tables

_BEFORE_SECOND = ("actions", "war", "round_end")


def wrong_players(state: State) -> Iterator[Problem]:
    """What is wrong with what lies before the players, each for itself."""
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        yield from _wrong_marker(state, player, place)
        yield from _wrong_burned(state, player, place)
        yield from _wrong_scheme(state, player, place)
        yield from _wrong_city(state, player, place)
        if player.second and state.phase in _BEFORE_SECOND:
            yield Problem.at(f"{place}.second", "file-stato-second", rule="E2", phase=state.phase)


def _wrong_marker(state: State, player: Player, place: str) -> Iterator[Problem]:
    most = state.table.tables.spaces
    if not 1 <= player.marker <= most:
        found = str(player.marker)
        yield Problem.at(
            f"{place}.marker", "file-whole-between", rule="T7", least=1, most=most, found=found
        )


def _wrong_burned(state: State, player: Player, place: str) -> Iterator[Problem]:
    """Three cards a colour, each under its own but for those that are burned elsewhere (B1)."""
    tables = state.table.tables
    anywhere = _burns_used(tables, player.city)
    for colour, pile in enumerate(player.burned):
        where = f"{place}.burned.{COLOURS[colour]}"
        if len(pile) > BURNED:
            yield Problem.at(where, "file-most-entries", rule="B1", most=BURNED, found=len(pile))
        for number, name in enumerate(pile):
            card = tables.cards[name]
            moved = any(effect.verb == "burn_anywhere" for effect in card.effects)
            if card.colour != colour and not moved and not anywhere:
                yield Problem.at(
                    f"{where}[{number}]",
                    "file-stato-card-colour",
                    rule="B1",
                    card=name,
                    colour=COLOURS[card.colour],
                )


def _burns_used(tables: Tables, city: str) -> bool:
    """Whether a player of a city can come to burn used cards under any colour (K8).

    Own tables can have cards, schemes and benefits do that, which everybody may come by.
    """
    doing = [tables.cities[city].power]
    doing += [card.effects for card in tables.cards.values()]
    doing += [scheme.effects for scheme in tables.schemes.values()]
    doing += [benefit for benefits in tables.burning for benefit in benefits]
    return any(effect.verb == "burn_used" for effects in doing for effect in effects)


def _wrong_scheme(state: State, player: Player, place: str) -> Iterator[Problem]:
    """Genova's owner has a red scheme, Pisa's a blue one, nobody else any (S2)."""
    tables = state.table.tables
    seal = tables.cities[player.city].seal
    where = f"{place}.scheme"
    if player.scheme:
        if tables.schemes[player.scheme].seal != seal:
            fitting = tuple(w for w in scheme_words(state.table) if tables.schemes[w].seal == seal)
            if fitting:
                yield Problem.at(
                    where, "file-one-of", rule="S2", known=fitting, found=f'"{player.scheme}"'
                )
            else:
                yield Problem.at(where, "file-stato-no-scheme", rule="S2", city=player.city)
    elif seal and not state.ghost:
        # All schemes of a seal can lie elsewhere; then none is left for the city.
        taken = {*state.schemes, *(other.scheme for other in state.players)}
        known = tuple(
            word
            for word in scheme_words(state.table)
            if tables.schemes[word].seal == seal and word not in taken
        )
        if known:
            yield Problem.at(where, "file-one-of", rule="S2", known=known, found="null")


def _wrong_city(state: State, player: Player, place: str) -> Iterator[Problem]:
    """A city of the game, and alone that of the scenario (S2, O6, X1)."""
    where, plot = f"{place}.city", state.table.plot
    if plot:
        # As its schemes, a scenario's city is in its game whatever belongs to the expansion.
        if player.city != plot.city:
            yield Problem.at(
                where, "file-one-of", rule="O6", known=(plot.city,), found=f'"{player.city}"'
            )
    elif state.table.tables.cities[player.city].expansion and not state.table.expansion:
        yield Problem.at(where, "file-stato-expansion-only", rule="X1", name=player.city)
