"""The cost of `import lacitta_nb` and one new game, beside `import chess`, each in a new process.

Run it with `python -m benchmarks.imports [rounds]`. What the interpreter takes to start with
nothing to do is taken off both sides.
"""

import statistics
import subprocess
import sys
import time

OURS = "import lacitta_nb as lc; lc.new_game()"
PEER = "import chess"
NOTHING = "pass"


def seconds(code: str) -> float:
    """How long a new interpreter takes to run the code."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begun


def main(rounds: int) -> None:
    """Time all three in turn and print the medians and the ratio."""
    times: dict[str, list[float]] = {code: [] for code in (OURS, PEER, NOTHING)}
    for code in times:
        seconds(code)
    for _ in range(rounds):
        for code, taken in times.items():
            taken.append(seconds(code))
    ours, peer, nothing = (statistics.median(taken) for taken in times.values())
    print(
        f"import and new game {1000 * (ours - nothing):.1f} ms, "
        f"import chess {1000 * (peer - nothing):.1f} ms, "
        f"ratio {(ours - nothing) / (peer - nothing):.2f}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 21)
