"""The progress bar, where somebody is watching and where nobody is."""

from __future__ import annotations

from io import StringIO

from mapmakers.terminal.progress import Progress


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_it_counts_up_and_wipes_itself() -> None:
    screen = Screen()
    with Progress(4, "matches", screen) as progress:
        for _ in range(4):
            progress.advance()
    first, *_, last, wiped, end = screen.getvalue().split("\r")
    assert first == end == ""
    assert last.startswith(f"[{'#' * 30}] 4/4 matches, 0 s left")
    assert wiped.strip() == ""
    assert len(wiped) >= len(last)


def test_a_part_is_drawn_as_a_part() -> None:
    screen = Screen()
    with Progress(4, "matches", screen) as progress:
        progress.advance()
        shown = screen.getvalue()
    assert f"[{'#' * 7}{'.' * 23}] 1/4 matches" in shown


def test_nobody_is_watching() -> None:
    out = StringIO()
    with Progress(2, "matches", out) as progress:
        progress.advance(2)
    assert out.getvalue() == ""
