"""The coach, field by field."""

from typing import TypedDict


class ReviewView(TypedDict):
    """What is told of a player when a stage is over."""

    seat: int
    texts: list[str]
    """What cost most, and what would have been better."""
    place: int
    """Where to go back to, by number of steps and plays; −1 for nowhere."""


class CoachView(TypedDict):
    """The coach."""

    offered: bool
    on: bool
    reviews: list[ReviewView]
    """[] unless a stage has just ended."""
