"""Examples."""

from typing import Any

EXAMPLES: dict[str, Any] = {}
