"""`python -m tests.games.lacitta.golden --renew` writes the golden playthroughs anew."""

import sys

from tests.games.lacitta.golden import renew

if sys.argv[1:] != ["--renew"]:
    sys.exit("Use: python -m tests.games.lacitta.golden --renew")
for path in renew():
    print(f"changed: {path.name}")
