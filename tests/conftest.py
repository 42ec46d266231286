"""How hypothesis searches: the same examples every time, without a deadline on a busy machine.

And a game that another package announces: the toy of `tests/contract/nim`.
"""

import signal
import sys
from pathlib import Path

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

sys.path.append(str(Path(__file__).parent / "contract" / "announced"))

# What a script starts in the background ignores interrupts; some tests send one to themselves.
signal.signal(signal.SIGINT, signal.default_int_handler)
