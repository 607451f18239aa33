"""Print the figures of a load test, as text or JSON."""

import argparse
import json
import statistics
from collections.abc import Sequence


def parser(about: str | None, seconds: float, most: float = 60) -> argparse.ArgumentParser:
    """The options that all load tests share."""

    def at_most(text: str) -> float:
        return min(float(text), most)

    asking = argparse.ArgumentParser(description=about)
    asking.add_argument("--json", action="store_true", help="print the figures as JSON")
    asking.add_argument(
        "--seconds", type=at_most, default=seconds, help=f"how long to play (at most {most:g})"
    )
    return asking


def arguments(about: str | None, seconds: float, most: float = 60) -> argparse.Namespace:
    return parser(about, seconds, most).parse_args()


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
