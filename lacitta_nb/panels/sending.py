"""What leaves Python for a page: it must be text that can be sent."""

from collections.abc import Mapping
from typing import Any

from lacitta_nb.given import printable


def sendable(value: Any, _widget: object = None) -> Any:  # noqa: ANN401
    r"""Plain data as it can be sent: half of a letter outside the BMP stands as its number.

    Names and messages of errors may hold such halves, which UTF-8 has no bytes for; then the whole
    message of the widget would be lost. Serves as `to_json` of a trait, too.

    >>> sendable({"text": ["Anna", "\ud83d!"], "gold": 3})
    {'text': ['Anna', '\\ud83d!'], 'gold': 3}
    """
    if isinstance(value, str):
        return value if value.isascii() else printable(value)
    if isinstance(value, Mapping):
        return {sendable(key): sendable(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [sendable(item) for item in value]
    return value
