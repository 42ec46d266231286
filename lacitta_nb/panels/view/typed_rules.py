"""The drawer of rules, field by field."""

from typing import TypedDict


class RuleView(TypedDict):
    """A rule."""

    number: str
    text: str
    editions: list[list[str]]
    """The names of editions that make something of it, each with what."""
    find: str
    """What else it is found by: other words for it, and what its example says."""


class PartView(TypedDict):
    """The rules of one letter."""

    key: str
    title: str
    rules: list[RuleView]


class TermView(TypedDict):
    """A word of the game, and what the thing does."""

    name: str
    text: str


class ExampleView(TypedDict):
    """The example of the rule that is open."""

    text: str
    picture: str
    """An SVG."""
    here: bool
    """Whether the rule is about something on the board of this moment, which can be lit up."""


class RulesView(TypedDict):
    """The drawer of rules."""

    open: str
    """The number of the rule that is open, or ""."""
    edition: str
    """The only edition whose rules are shown, or ""."""
    editions: list[list[str]]
    """The editions with their names; [] where there is but one."""
    parts: list[PartView]
    terms: list[TermView]
    example: ExampleView | None
    lights: str
    """The names of spaces that are lit up, with blanks between."""
