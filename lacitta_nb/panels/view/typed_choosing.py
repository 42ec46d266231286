"""The view where something is chosen, field by field: offers, questions, plan, preview, hints."""

from typing import TypedDict


class ReasonView(TypedDict):
    """Why something can't be chosen, or was refused."""

    rule: str
    """The number of the rule."""
    text: str
    """The sentence."""


class OfferView(TypedDict):
    """One thing that could be chosen."""

    key: str
    label: str
    detail: str
    help: str
    sign: str
    """The name of its sign in the picture, or ""."""
    enabled: bool
    reason: ReasonView | None
    chosen: bool


class GroupView(TypedDict):
    """Offers under one heading."""

    key: str
    title: str
    choices: list[OfferView]


class OptionView(TypedDict):
    """One answer to a question."""

    value: str | int | list[int]
    label: str
    help: str
    sign: str
    enabled: bool
    reason: ReasonView | None
    chosen: bool


class QuestionView(TypedDict):
    """What is asked about the chosen offer."""

    facet: str
    title: str
    options: list[OptionView]


class PlanRowView(TypedDict):
    """A space of a plan."""

    space: str
    label: str
    count: int
    """How often the plan names it."""
    more: bool
    """Whether it may be named once more."""
    less: bool
    badge: str
    """What it would bring or cost, as on the board."""
    costs: str
    """What would be lost with it, in words."""


class PlanView(TypedDict):
    """Several actions that are chosen together."""

    counted: bool
    """Whether a space may be named several times."""
    left: int
    """How many are still to be planned."""
    rows: list[PlanRowView]


class EffectView(TypedDict):
    """One thing that confirming would change."""

    text: str
    tone: str
    """`good`, `bad` or ``."""


class PreviewView(TypedDict):
    """What confirming would play and change."""

    title: str
    action: str
    """The text form of the actions."""
    effects: list[EffectView]
    warnings: list[str]


class HintView(TypedDict):
    """One piece of advice."""

    title: str
    effect: str
    """How much better it is, in a word or two, or ""."""
    chance: str
    """How likely it wins, or ""."""
    ways: str
    """How many other ways are as good, or ""."""
    text: str
    """Why."""
    action: str
    lights: str
    """The spaces at which it is done, with blanks between."""


class HintsView(TypedDict):
    """The Hint button and what it says."""

    offered: bool
    lead: str
    """Than what they are better, or ""."""
    about: str
    """Whose advice it is and how far it looks, or ""."""
    shown: list[HintView]
