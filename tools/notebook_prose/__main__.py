"""The commands, see the package."""

import argparse
import sys
from pathlib import Path

from tools.notebook_prose import __doc__ as about
from tools.notebook_prose.books import NOTEBOOKS, catalogues
from tools.notebook_prose.building import build
from tools.notebook_prose.catalogue import problems, template, update


def main(words: list[str]) -> int:
    """Carry out a command; the answer is the exit status."""
    asked = _parser().parse_args(words)
    known = list(catalogues())
    if asked.command == "update":
        update(asked.languages)
    elif unknown := sorted({*asked.languages} - {*known}):
        print(f"No catalogue for {', '.join(unknown)}. There are: {', '.join(known)}")
        return 2
    elif asked.command == "check":
        return _check(asked.languages or known)
    else:
        for language in asked.languages or known:
            print(f"Notebooks in {language}: {asked.into / language} ...", flush=True)
            try:
                build(language, asked.into / language, missing=asked.missing)
            except OSError as error:
                print(f"Nothing can be written there: {error}")
                return 1
    return 0


def _check(languages: list[str]) -> int:
    """Print what is wrong, and say whether there is anything."""
    new, found = template(), []
    for language in languages:
        found += list(problems(language, catalogues()[language].read_bytes(), new))
    print("\n".join(found) if found else f"complete: {', '.join(languages)}")
    return int(bool(found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.notebook_prose",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "check", "build"):
        command = commands.add_parser(name)
        command.add_argument("languages", nargs="*", metavar="language")
    command.add_argument("--into", type=Path, default=NOTEBOOKS, help="folder of the languages")
    command.add_argument("--missing", action="store_true", help="leave alone what is there")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
