"""Figures of a load, for people or as JSON."""

import argparse
import json
import statistics
from collections.abc import Sequence


def arguments(about: str | None, seconds: float, most: float = 60) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--seconds", type=float, default=seconds, help=f"how long to play (at most {most:g})"
    )
    asked = parser.parse_args()
    asked.seconds = min(asked.seconds, most)
    return asked


def spread(milliseconds: Sequence[float]) -> dict[str, float]:
    """The median, the 95th and 99th percentile and the worst."""
    cuts = statistics.quantiles(milliseconds, n=100, method="inclusive")
    shown = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": max(milliseconds)}
    return {f"{name}_ms": round(value, 1) for name, value in shown.items()}


def show(figures: dict[str, float | int | str], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):>32}  {value}")
