"""The rules to look things up in, beside no table: what `lc.rules` shows.

It is the drawer of rules of the panel (`view.rules`, `web/rules.js`) as a widget of its own. Hooks
for tests: `[data-role="rulebook"]`, in it what the drawer has, `[data-entry="P5"]`,
`[data-field="rule-search"]`, `[data-field="rule-edition"]` and `[data-role="example"]`.
"""

from collections.abc import Mapping
from html import escape
from typing import Any, Final

import anywidget
import traitlets

from lacitta_nb.core.box import box_at
from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.drawing.css import theme_css
from lacitta_nb.error import LaCittaError
from lacitta_nb.given import called, text
from lacitta_nb.lessons.school import school_for
from lacitta_nb.panels import orders
from lacitta_nb.panels.bundles import bundle_of
from lacitta_nb.panels.reading import read
from lacitta_nb.panels.sending import sendable
from lacitta_nb.panels.session import Consulted
from lacitta_nb.panels.view.rules import consulted_view
from lacitta_nb.panels.view.typed_rules import RulesView
from lacitta_nb.panels.words import panel_words, rule_words
from lacitta_nb.registry import homes
from lacitta_nb.texts import current, speaking

LEARNT_FIRST: Final = "lacitta"
"""The key of the game that is meant where none is named."""
_SENT: Final[Mapping[str, Any]] = {"sync": True, "to_json": sendable}


class Rulebook(anywidget.AnyWidget):
    """The rules of a game as a widget; see `rules`.

    Args:
        game: the key of the game.
        edition: the only edition whose rules are shown; "" for all.
        number: the rule that is open, or "".
    """

    _esm: str
    _css: str

    words = traitlets.Dict().tag(**_SENT)
    view = traitlets.Dict().tag(**_SENT)

    def __init__(self, game: str, edition: str, number: str) -> None:
        self._game, self._language = game, current()
        self._consulted = _opened(game, Consulted(edition=edition), number)
        self._esm, sheet = bundle_of("lacitta_nb.panels.rulebook")
        self._css = "\n".join([theme_css("lc-panel"), sheet])
        super().__init__()
        self.words = {**panel_words(), "language": current()}
        self._show()
        self.on_msg(self._told)

    def _told(self, _widget: object, content: object, _buffers: object) -> None:
        """Hear a page; what it may not ask is left out, as nothing can go wrong by it."""
        request = content.get("request") if isinstance(content, Mapping) else None
        with speaking(self._language):
            try:
                self.consult(read(request))
            except LaCittaError:
                self._show()

    def consult(self, order: object) -> None:
        """Open a rule, or show another edition.

        Raises:
            NotFound: there is no such rule or edition.
        """
        consulted = self._consulted
        if isinstance(order, orders.Rule):
            consulted = _opened(self._game, consulted, order.number)
        elif isinstance(order, orders.Edition):
            consulted = consulted._replace(edition=_edition(self._game, order.name))
        self._consulted = consulted
        self._show()

    def _show(self) -> None:
        self.view = dict(consulted_view(self._game, self._consulted))

    def _repr_mimebundle_(self, **more: Any) -> Any:  # noqa: ANN401 - as anywidget has it
        """The widget, and the rules as text for where there is no kernel."""
        bundle = super()._repr_mimebundle_(**more)
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        if data is not None:
            with speaking(self._language):
                data["text/plain"] = sendable(_plain(consulted_view(self._game, self._consulted)))
                data["text/html"] = sendable(_html(consulted_view(self._game, self._consulted)))
        return bundle


def rules(game: str = LEARNT_FIRST, edition: str = "", rule: str = "") -> Rulebook:
    """The rules of a game to look things up in: numbered, searchable, with examples and words.

    Args:
        game: the key of the game, `lacitta` or `saintmalo`; or the number of a rule of La Città,
            which is then open.
        edition: the only edition whose rules are shown, such as `new`; "" for all.
        rule: the number of the rule that is open at first, such as `M3`; "" for none. Where the
            edition does not have it, the rules of all are shown.

    Raises:
        NotFound: there is no such game, edition or rule.
    """
    if text(game) not in homes() and not rule:
        # `rules("P5")` is what one writes first.
        game, rule = LEARNT_FIRST, _rule_or_game(game)
    school_for(game)
    return Rulebook(game, _edition(game, edition), _number(game, rule))


def _edition(game: str, name: str) -> str:
    names = school_for(game).editions.names
    if name not in ("", *names):
        guess, told = Guess(called(name), names), ", ".join(names) or "–"
        raise NotFound("rules-no-edition", guess=guess, name=called(name), names=told)
    return name


def _number(game: str, number: str) -> str:
    known = _meant(game, number)
    if number != "" and known is None:
        _check_others(game, number)
        guess, told = Guess(called(number), rule_words(game)), ", ".join(rule_words(game))
        raise NotFound("rules-no-number", guess=guess, name=called(number), names=told)
    return known or ""


def _rule_or_game(given: object) -> str:
    """The rule that was given in the place of a game."""
    known = _meant(LEARNT_FIRST, given)
    if known is not None:
        return known
    _check_others(LEARNT_FIRST, given)
    raise NotFound(
        "rules-no-rule-or-game",
        guess=Guess(called(given), (*homes(), *rule_words(LEARNT_FIRST))),
        name=called(given),
        game=_name(LEARNT_FIRST),
        games=", ".join(homes()),
        names=", ".join(rule_words(LEARNT_FIRST)),
    )


def _check_others(game: str, number: object) -> None:
    """Say which other game has a rule that a game has not.

    Raises:
        NotFound: one has it.
    """
    for other in homes():
        known = _meant(other, number)
        if known is not None:
            here, there = _name(game), _name(other)
            raise NotFound("rules-of-another", game=here, name=known, other=there, key=other)


def _name(game: str) -> str:
    name: str = box_at(homes()[game]).panel.showing.name
    return name


def _meant(game: str, number: object) -> str | None:
    """The rule of a number, in whatever letters and with blanks; None where there is none.

    >>> _meant("lacitta", " m 3"), _meant("lacitta", "d2A")
    ('M3', 'D2a')
    """
    asked = text(number)
    if asked is None:
        return None
    plain = "".join(asked.split()).casefold()
    return next((known for known in rule_words(game) if known.casefold() == plain), None)


def _opened(game: str, consulted: Consulted, number: str) -> Consulted:
    """A rule is open, among those of all editions where the chosen one does not have it."""
    found = _number(game, number)
    having = school_for(game).editions.of_rule(found)
    edition = consulted.edition if not found or consulted.edition in having else ""
    return consulted._replace(number=found, edition=edition)


def _plain(view: RulesView) -> str:
    return "\n".join(
        f"{rule['number']}: {rule['text']}" for part in view["parts"] for rule in part["rules"]
    )


def _html(view: RulesView) -> str:
    """The rules as HTML, everything escaped."""
    parts = []
    for part in view["parts"]:
        rules = "".join(
            f"<li><b>{escape(rule['number'])}</b> {escape(rule['text'])}</li>"
            for rule in part["rules"]
        )
        parts.append(
            f"<details><summary>{escape(part['title'])}</summary><ul>{rules}</ul></details>"
        )
    return "".join(parts)
