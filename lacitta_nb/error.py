"""The base of every error that this package raises on purpose.

It stands below all rooms: texts have an error of their own, and all others are told by texts.
"""


class LaCittaError(Exception):
    """Something that went wrong and can be told: `str` gives a whole sentence."""
