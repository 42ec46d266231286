"""Growth: one citizen from the supply to every city below its limit (Y5)."""

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.draft import Draft


def growth(draft: Draft) -> None:
    """In turn order and founding order; the supply may run out on the way (S4)."""
    supply = draft.supply
    cities = list(draft.cities)
    for seat in draft.order():
        for place, city in enumerate(cities):
            if city.owner != seat:
                continue
            castle = draft.name(city.castle)
            limit = draft.limit(city)
            if limit is not None and city.citizens >= limit:
                draft.say(Event("full", "G5", seat, castle))
            elif supply == 0:
                draft.say(Event("no_supply", "S4", seat, castle))
            else:
                supply -= 1
                cities[place] = city.holding(city.citizens + 1)
                draft.say(Event("grew", "Y5", seat, castle, amount=1))
    draft.cities = tuple(cities)
