"""Commands about the drawer of rules: which rule is open, which edition is shown."""

from dataclasses import replace

from lacitta_nb.lessons.school import school_of
from lacitta_nb.panels import orders
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.words import rule_words


def rule(session: AnySession, order: orders.Rule) -> AnySession:
    """Open a rule, or light up on the board what it is about."""
    number, consulted = order.number, session.consulted
    if number and number not in rule_words(session.game.box.key):
        raise PanelError("panel-no-rule", number=number)
    example = school_of(session.seen).examples.get(number)
    lit = example.lights(session.seen) if order.show and example else ()
    found = consulted._replace(number=number, lit=lit)
    editions = school_of(session.seen).editions
    if number and _edition(session) not in ("", *editions.of_rule(number)):
        found = found._replace(edition="")
    return replace(session, drawer="rules", consulted=found)


def edition(session: AnySession, order: orders.Edition) -> AnySession:
    """Show the rules of one edition, or of all."""
    if order.name not in ("", *school_of(session.seen).editions.names):
        raise PanelError("panel-bad-command", command=f"edition {order.name}")
    consulted = session.consulted._replace(edition=order.name)
    return replace(session, drawer="rules", consulted=consulted)


def _edition(session: AnySession) -> str:
    chosen = session.consulted.edition
    return school_of(session.seen).editions.of(session.seen) if chosen is None else chosen
