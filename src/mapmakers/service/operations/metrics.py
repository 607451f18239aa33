"""Prometheus metrics.

They contain games, kinds of decisions and codes, but never a guest, a table or an address.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from mapmakers import __version__
from mapmakers.engine.games import GAMES

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Buckets for the time until a move is durable, in seconds."""
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)

CHANNEL, HTTP, BOT = "channel", "http", "bot"
"""The channels through which decisions arrive."""


class Times:
    """A histogram for the event loop only. It is cheaper than Histogram, which has to be
    thread-safe."""

    __slots__ = ("_bounds", "_counts", "_total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._total = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._total += seconds

    def add_to(self, family: HistogramMetricFamily, labels: tuple[str, ...]) -> None:
        names = [*(str(bound) for bound in self._bounds), "+Inf"]
        sums = accumulate(self._counts.copy())
        buckets = [(name, float(count)) for name, count in zip(names, sums, strict=True)]
        family.add_metric(labels, buckets, self._total)


class _MoveTimes(Collector):
    def __init__(self, kept: dict[tuple[str, str], Times]) -> None:
        self._kept = kept

    def collect(self) -> Iterator[HistogramMetricFamily]:
        family = HistogramMetricFamily(
            "mapmakers_move_seconds",
            "From a decision's arrival until it is durable and answered",
            labels=["game", "by"],
        )
        for labels, times in self._kept.items():
            times.add_to(family, labels)
        yield family


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        about = Gauge("mapmakers_info", "The version that runs", ["version"], registry=registry)
        about.labels(__version__).set(1)
        self._kept = {(game, by): Times(SOON) for game in GAMES for by in (CHANNEL, HTTP, BOT)}
        registry.register(_MoveTimes(self._kept))
        self._refused = Counter(
            "mapmakers_refused", "Decisions and messages refused", ["code"], registry=registry
        )
        self.sockets = Gauge("mapmakers_sockets", "Open live channels", registry=registry)
        self._answers = Counter(
            "mapmakers_http_answers", "Answers over HTTP", ["method", "status"], registry=registry
        )
        self._cut_off = Counter(
            "mapmakers_cut_off",
            "Connections turned away or cut off before they had what they wanted",
            ["why"],
            registry=registry,
        )
        self._group = Histogram(
            "mapmakers_commit_jobs",
            "What was written together in one transaction",
            buckets=GROUPS,
            registry=registry,
        )
        self._commit = Histogram(
            "mapmakers_commit_seconds",
            "How long a transaction of the writer took",
            buckets=SOON,
            registry=registry,
        )
        self.thought = Histogram(
            "mapmakers_bot_seconds",
            "How long a bot thought about a decision",
            buckets=THINKING,
            registry=registry,
        )
        self._failed = Counter(
            "mapmakers_bots_failed", "Bots replaced by the simple one", ["why"], registry=registry
        )

    def watch(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A gauge that computes its value when it is read."""
        Gauge(name, help_text, registry=self.registry).set_function(value)

    def kept(self, game: str, by: str, seconds: float) -> None:
        self._kept[game, by].observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def answered(self, method: str, status: int) -> None:
        self._answers.labels(method, str(status)).inc()

    def cut_off(self, why: str) -> None:
        self._cut_off.labels(why).inc()

    def committed(self, jobs: int, seconds: float) -> None:
        """Thread-safe: the writer's thread may call it."""
        self._group.observe(jobs)
        self._commit.observe(seconds)

    def bot_failed(self, why: str) -> None:
        self._failed.labels(why).inc()

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Serve the metrics at an address in a thread; returns a function that stops it."""
        server, thread = start_http_server(port, host, self.registry)

        def close() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return close
