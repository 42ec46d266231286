"""The part of the view that tells the rules: the drawer of rules, and the list of `lc.rules()`."""

from itertools import groupby

from lacitta_nb.core.records import State
from lacitta_nb.drawing import svg_board
from lacitta_nb.lessons.example import Example
from lacitta_nb.lessons.rulebook import Editions, Rule, part_of, rules_of, terms_of
from lacitta_nb.lessons.school import school_for, school_of
from lacitta_nb.panels.session import AnySession, Consulted
from lacitta_nb.panels.view.typed_rules import ExampleView, PartView, RulesView, RuleView
from lacitta_nb.texts import sentence
from lacitta_nb.texts.shelves import keys


def rules_view(session: AnySession) -> RulesView | None:
    """The drawer of rules; None while it is closed."""
    if session.drawer != "rules":
        return None
    seen, consulted = session.seen, session.consulted
    if consulted.edition is None:
        consulted = consulted._replace(edition=school_of(seen).editions.of(seen))
    return consulted_view(session.game.box.key, consulted, seen)


def consulted_view(game: str, consulted: Consulted, seen: State | None = None) -> RulesView:
    """What is shown of the rules.

    Args:
        game: the key of the game.
        consulted: what is looked up.
        seen: the moment on the board beside it, as those at the screen may know it; or None.
    """
    school = school_for(game)
    editions, edition = school.editions, consulted.edition or ""
    example = school.examples.get(consulted.number)
    names = [[word, sentence(f"panel-edition-{word}", {}, game=game)] for word in editions.names]
    return {
        "open": consulted.number,
        "edition": edition,
        "editions": names,
        "parts": _parts(game, editions, edition),
        "terms": [
            {"name": term.name, "text": term.text} for term in terms_of(game, editions, edition)
        ],
        "example": None if example is None else _example(example, game, seen),
        "lights": " ".join(consulted.lit),
    }


def _parts(game: str, editions: Editions, edition: str) -> list[PartView]:
    rules = rules_of(game, editions, edition)
    examples = school_for(game).examples
    headed = [key.removeprefix("rules-part-") for key in keys("rules-part-", game)]
    return [
        {
            "key": part,
            "title": sentence(f"rules-part-{part}", {}, game=game) if part in headed else "",
            "rules": [_rule(rule, game, examples.get(rule.number)) for rule in of_part],
        }
        for part, of_part in groupby(rules, key=lambda rule: part_of(rule.number))
    ]


def _rule(rule: Rule, game: str, example: Example | None) -> RuleView:
    told = [
        [sentence(f"panel-edition-{word}", {}, game=game), text]
        for word, text in rule.editions.items()
    ]
    shown = "" if example is None else example.text(game)
    find = f"{rule.find} {shown}".strip()
    return {"number": rule.number, "text": rule.text, "editions": told, "find": find}


def _example(example: Example, game: str, seen: State | None) -> ExampleView:
    shown = example.shown()
    here = seen is not None and bool(example.lights(seen))
    picture = svg_board(
        shown.state,
        prefix=f"lc-example-{example.rule}",
        events=shown.events,
        highlights=dict.fromkeys(shown.lights, ""),
    )
    return {"text": example.text(game), "picture": picture, "here": here}
