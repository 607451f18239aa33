"""The progress bar, where somebody is watching and where nobody is."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO

from mapmakers.terminal.progress import progress
from tests.serving import environment


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_it_counts_up_and_clears_its_line() -> None:
    screen = Screen()
    with progress(4, "matches", screen, redraw=0) as advance:
        for _ in range(4):
            advance()
    start, *shown, wiped, end = screen.getvalue().split("\r")
    assert [line[: line.index(",")] for line in shown] == [
        f"[{'.' * 30}] 0/4 matches",
        f"[{'#' * 7}{'.' * 23}] 1/4 matches",
        f"[{'#' * 15}{'.' * 15}] 2/4 matches",
        f"[{'#' * 22}{'.' * 8}] 3/4 matches",
        f"[{'#' * 30}] 4/4 matches",
    ]
    assert start == end == wiped.strip() == ""
    assert len(wiped) >= len(shown[-1])


def test_nobody_is_watching() -> None:
    out = StringIO()
    with progress(2, "matches", out) as advance:
        advance(2)
    assert out.getvalue() == ""


def test_it_costs_nothing_to_import() -> None:
    program = "import sys, mapmakers.terminal.progress; print('tqdm' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment(), capture_output=True, text=True
    )
    assert done.stdout == "False\n"
