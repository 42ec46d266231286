"""Goals of lessons that are about what stands on the board: buildings, cities, castles."""

from lacitta_nb.core.game import AnyGame
from lacitta_nb.games.lacitta.constants import MARKET, ROUNDS, SERVICES
from lacitta_nb.games.lacitta.lessons.goals import NO_TURN, Goal, Moment, missed, spring, year_over
from lacitta_nb.games.lacitta.rules.scoring import complete
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.lesson import MET, OPEN, Verdict
from lacitta_nb.lessons.said import Said


def _standing(state: State, seat: int) -> int:
    return sum(state.posts(city) for city in state.cities_of(seat))


def builds(seat: int, count: int) -> Goal:
    """The player has so many buildings more than when the task began (P5)."""

    def judge(game: AnyGame) -> Verdict:
        more = _standing(game.state, seat) - _standing(game.start, seat)
        if more >= count:
            return MET
        left = 0 if year_over(game) else ROUNDS - game.state.players[seat].cards_played
        return OPEN if more + left >= count else missed(NO_TURN)

    return judge


def cities(seat: int, count: int) -> Goal:
    """The player has so many cities (P4); missed when the year ends without them."""

    def judge(game: AnyGame) -> Verdict:
        if len(game.state.cities_of(seat)) >= count:
            return MET
        return missed(NO_TURN) if year_over(game) else OPEN

    return judge


def keeps_buildings(seat: int) -> Goal:
    """No building falls this year (D1)."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        for city in state.cities_of(seat):
            if city.citizens < state.posts(city):
                space = state.table.board.spaces[city.castle]
                return missed(Said("lesson-why-fell", {"space": space}))
        return MET if year_over(game) else OPEN

    return judge


def offers(seat: int, service: str, when: Moment | None = None) -> Goal:
    """A city of the player offers a service (G8), at once or at a moment."""
    number = SERVICES.index(service)

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        has = any(state.points(city, number) for city in state.cities_of(seat))
        if when is None:
            return MET if has else OPEN
        if not has:
            return missed(Said("lesson-why-offers-none", {"service": service}))
        return MET if when(game) else OPEN

    return judge


def school_in_spring(seat: int) -> Goal:
    """A school stands, for which only the growth of the next year brings a citizen (Y5, P5)."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        own = state.cities_of(seat)
        if any(state.points(city, SERVICES.index("education")) for city in own):
            return MET
        if state.year > game.start.year + 1:
            return missed(NO_TURN)
        spare = any(city.citizens > state.posts(city) for city in own)
        return missed(Said("lesson-why-spent")) if spring(game) and not spare else OPEN

    return judge


def unlimited(seat: int) -> Goal:
    """A city of the player has no limit any more (G5)."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        own = state.cities_of(seat)
        if any(state.limit(city) is None for city in own):
            return MET
        if not any(_by_water(state, city.near) or state.waves(city) for city in own):
            return missed(Said("lesson-why-lakeside"))
        left = ROUNDS - state.players[seat].cards_played
        lacking = min((_lacks(state, city) for city in own), default=0)
        return missed(NO_TURN) if year_over(game) or lacking > left else OPEN

    return judge


def _lacks(state: State, city: City) -> int:
    """How many buildings a city needs yet to have no limit."""
    return (not city.spaces & state.built[MARKET]) + (not state.waves(city))


def _by_water(state: State, spaces: int) -> bool:
    """Whether one of some spaces is free for a building with waves (P8)."""
    return bool(spaces & state.table.open & state.table.lake & ~state.occupied)


def waterside(seat: int) -> Goal:
    """The newest city of the player has a free space by a lake beside it (P8)."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        own = state.cities_of(seat)
        if len(own) == len(game.start.cities_of(seat)):
            return missed(NO_TURN) if year_over(game) else OPEN
        if _by_water(state, own[-1].near):
            return MET
        space = state.table.board.spaces[own[-1].castle]
        return missed(Said("lesson-why-dry", {"space": space}))

    return judge


def whole_city(seat: int) -> Goal:
    """A city of the player offers all services (E1)."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        if any(complete(state, city) for city in state.cities_of(seat)):
            return MET
        return missed(Said("lesson-why-not-whole")) if year_over(game) else OPEN

    return judge


def rich_castle(seat: int, food: int) -> Goal:
    """The first castle that the player places brings so much food (G7)."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        own = state.cities_of(seat)
        if not own:
            return OPEN
        brings = state.table.wheat[own[0].castle]
        if brings >= food:
            return MET
        space = state.table.board.spaces[own[0].castle]
        return missed(Said("lesson-why-poor", {"space": space, "food": brings}))

    return judge


def farm_site(seat: int, food: int) -> Goal:
    """The first castle that the player places brings so much food with one farm beside it."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        own = state.cities_of(seat)
        if not own:
            return OPEN
        wheat = state.table.wheat
        free = state.table.board.names(own[0].near & state.table.open & ~state.occupied)
        best = max((wheat[state.table.board.index[space]] for space in free), default=0)
        if wheat[own[0].castle] + best >= food:
            return MET
        return missed(Said("lesson-why-no-site", {"castle": wheat[own[0].castle], "farm": best}))

    return judge
