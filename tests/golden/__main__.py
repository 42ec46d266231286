"""`python -m tests.golden --renew` writes the golden playthroughs anew."""

import sys

from tests.golden import renew

if sys.argv[1:] != ["--renew"]:
    sys.exit("Use: python -m tests.golden --renew")
for path in renew():
    print(f"changed: {path.name}")
