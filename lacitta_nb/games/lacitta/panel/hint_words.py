"""What La Città adds to a hint: whose advice it is, against what, and facts."""

from collections.abc import Sequence

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.effects import foreseen
from lacitta_nb.games.lacitta.panel.offer_words import wish_text
from lacitta_nb.games.lacitta.panel.plans import costs
from lacitta_nb.games.lacitta.players.last_turns import has_last_word
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.commands import advice
from lacitta_nb.panels.words import capital, effect_text, than_text
from lacitta_nb.players.advice import Hint
from lacitta_nb.texts import sentence


def hint_lead(state: State, hints: Sequence[Hint]) -> str:
    """Than what they are better, or that a turn is worth nothing much."""
    turn = state.choice == "turn"
    if turn and hints[0].felt < advice.LEAST:
        return sentence("panel-hint-nothing", {})
    if not any(hint_effect(state, hint) for hint in hints):
        return ""
    return than_text("pass" if turn else "worst")


def hint_about(state: State, hints: Sequence[Hint]) -> str:
    """Whose advice it is, and how far it looks."""
    if hints[0].end is not None:
        return sentence("panel-hint-about-end", {})
    return sentence("panel-hint-about-year" if has_last_word(state) else "panel-hint-about", {})


def hint_effect(state: State, hint: Hint) -> str:
    """How much better it is; nothing of a pass, with which others are compared."""
    if hint.action.kind == "pass" or not hint.text:
        return ""
    if state.choice == "turn" and abs(hint.effect) < advice.LEAST <= hint.felt:
        return sentence("panel-hint-chance", {})
    return effect_text(hint.effect)


def hint_text(state: State, hint: Hint) -> str:
    """What it leads to at once, and why it is advised; nothing of a pass."""
    if hint.action.kind == "pass":
        return ""
    return f"{_facts(state, hint.action)} {hint.text}".strip()


def _facts(state: State, action: Action) -> str:
    """What a wish, a new castle, a fall or a citizen who leaves leads to at once, in sentences."""
    words: dict[str, str | int]
    if action.kind == "wish":
        return f"{capital(wish_text(state, action))}."
    if action.kind == "starve":
        city = state.city_of_castle(state.table.board.index[action.space])
        assert city is not None
        spare = max(0, city.citizens - state.posts(city))
        words = {"castle": action.space, "spare": spare, "left": city.citizens - 1}
        return sentence("panel-hint-starve", words)
    if action.kind == "place":
        table, space = state.table, state.table.board.index[action.space]
        words = {"food": table.wheat[space], "lake": "yes" if table.lake >> space & 1 else "no"}
        return sentence("panel-hint-place", words)
    if action.kind != "demolish":
        return ""
    food = sum(event.food for event in foreseen(state, (action,)) if event.kind == "demolished")
    said = [sentence("panel-hint-food-lost", {"food": food})] if food else []
    lost = costs(state, action)
    return " ".join([*said, f"{lost}."] if lost else said)
