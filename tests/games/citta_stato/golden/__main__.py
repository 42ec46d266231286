"""`python -m tests.games.citta_stato.golden --renew` writes the golden playthroughs anew."""

import sys

from tests.games.citta_stato.golden import renew

if sys.argv[1:] != ["--renew"]:
    sys.exit("Use: python -m tests.games.citta_stato.golden --renew")
for path in renew():
    print(f"changed: {path.name}")
