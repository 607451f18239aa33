"""The part of docs/performance.md that a run of the bench writes."""

from __future__ import annotations

from typing import Any

from mapmakers.places import performance_page

BEGIN, END = "<!-- written by mapmakers bench --report -->", "<!-- until here -->"


def write_report(report: dict[str, Any], rounds: int, seconds: float) -> None:
    """Put the figures between the marks of the page, in place of the last ones."""
    page = performance_page()
    page.write_text(with_figures(page.read_text(encoding="utf-8"), report, rounds, seconds))


def with_figures(page: str, report: dict[str, Any], rounds: int, seconds: float) -> str:
    before, begun, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise OSError("the page has no marks to write between")
    figures = "\n".join(_lines(report, rounds, seconds))
    return f"{before}{BEGIN}\n\n{figures}\n\n{END}{after}"


def not_installed(report: dict[str, Any]) -> list[str]:
    """One line that names the peers that were not there, or none."""
    missing = [name for name, peer in report["peers"].items() if not peer["steps_per_second"]]
    return [f"Not installed, so not measured: {'; '.join(missing)}."] if missing else []


def _lines(report: dict[str, Any], rounds: int, seconds: float) -> list[str]:
    games = report["games"]
    return [
        f"Mapmakers {report['mapmakers']}, **{report['engine']} engine**, Python "
        f"{report['python']}; best of {rounds} rounds of {seconds:g} s each, interleaved.",
        "",
        "| game | steps/s from Python | steps/s inside | whole matches/s | judge one candidate "
        "| copy |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {game} | {one['steps_per_second']:,.0f} "
            f"| {_count(one['steps_inside_per_second'])} "
            f"| {one['games_per_second']:,.0f} | {one['evaluate_candidate_us']:.2f} µs "
            f"| {1e6 / one['copies_per_second']:.2f} µs |"
            for game, one in games.items()
        ),
        "",
        f"| peer | version | steps/s | {' | '.join(f'{game} against it' for game in games)} |",
        f"| --- | --- | --- |{' --- |' * len(games)}",
        *(
            f"| {name} | {peer['version']} | {peer['steps_per_second']:,.0f} "
            f"| {' | '.join(_ratio(name, one, peer) for one in games.values())} |"
            for name, peer in report["peers"].items()
            if peer["steps_per_second"]
        ),
        *(["", *not_installed(report)] if not_installed(report) else []),
    ]


def _count(rate: float | None) -> str:
    return f"{rate:,.0f}" if rate else "-"


def _ratio(name: str, game: dict[str, Any], peer: dict[str, Any]) -> str:
    """Rollouts inside are compared with rollouts inside, everything else from Python."""
    if "rollouts" not in name:
        return f"{game['steps_against'][name]:.2f}x"
    inside = game["steps_inside_per_second"]
    return f"{inside / peer['steps_per_second']:.2f}x" if inside else "-"
