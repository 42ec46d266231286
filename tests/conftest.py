"""How hypothesis searches: the same examples every time, without a deadline on a busy machine.

What is learnt in tests is kept apart from what whoever runs them has learnt.
And a game that another package announces: the toy of `tests/contract/nim`.
"""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

sys.path.append(str(Path(__file__).parent / "contract" / "announced"))

# What a script starts in the background ignores interrupts; some tests send one to themselves.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _progress_of_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    os.environ["LACITTA_PROGRESS"] = str(tmp_path_factory.mktemp("learnt") / "progress.json")
