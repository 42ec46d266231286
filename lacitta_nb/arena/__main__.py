"""Starts the command `python -m lacitta_nb.arena`; see `arena.command`."""

import sys

from lacitta_nb.arena.command import main

if __name__ == "__main__":
    sys.exit(main())
