"""`python -m tests.games.saint_malo.golden --renew` writes the golden playthroughs anew."""

import sys

from tests.games.saint_malo.golden import renew

if sys.argv[1:] != ["--renew"]:
    sys.exit("Use: python -m tests.games.saint_malo.golden --renew")
for path in renew():
    print(f"changed: {path.name}")
