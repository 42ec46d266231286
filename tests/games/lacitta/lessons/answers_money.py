"""Gold, told by playing on."""

from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons.land import begun


def income(asked: Exercise) -> list[str]:
    game = begun(asked)
    seat = game.seat(str(asked.question.words["player"]))
    before = game.players[seat].gold
    game.step()
    return [str(game.players[seat].gold - before)]


def price(asked: Exercise) -> list[str]:
    """What playing such a use takes; all such uses take the same."""
    words = asked.question.words
    start = begun(asked)
    seat = start.state.to_move
    found = set()
    for action in start.legal_actions():
        named = (action.kind, action.building, action.amount)
        if named == (words["card"], words["building"], words["amount"]):
            step = start.box.rules.apply(start.box.rules.complete(start.state, 1), action)
            left = step.state.players[seat].gold
            ask_left = asked.question.key.endswith("-left")
            found.add(left if ask_left else start.players[seat].gold - left)
    return [str(number) for number in found]


def usable(asked: Exercise) -> list[str]:
    game = begun(asked)
    kinds = {action.kind for action in game.legal_actions()}
    return [option.key for option in asked.options if option.key in kinds]


ANSWERS = {"income": income, "prices": price, "usable_cards": usable}
