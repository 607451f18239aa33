"""mapmakers serve: the web table. Heavy imports wait until the options are known to be right."""

import argparse
import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from mapmakers.places import client_folder, default_data_folder
from mapmakers.service.operations.settings import (
    MOST_CONNECTIONS,
    MOST_CONNECTIONS_BY_ADDRESS,
    Settings,
    StartupError,
)

if TYPE_CHECKING:
    from mapmakers.service.services import Services

LONGEST_BOT = 40
"""Characters of a bot's name; that much is kept."""

HELP = "Open the table to players: the web pages, and the store of their matches."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default=os.environ.get("MAPMAKERS_HOST", "127.0.0.1"),
        help="address to listen on; 0.0.0.0 lets other machines in (default: %(default)s)",
    )
    parser.add_argument(
        "--port",
        type=port_number,
        default=os.environ.get("MAPMAKERS_PORT", "8000"),
        help="port to listen on; 0 takes any free one (default: %(default)s)",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        default=os.environ.get("MAPMAKERS_DATA", str(default_data_folder())),
        help="folder for what the table keeps, made if missing (default: %(default)s)",
    )
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        default=os.environ.get("MAPMAKERS_DATABASE"),
        help="address of the database, as in sqlite:///path/to/file.db or "
        "postgresql://user:password@host/name (default: mapmakers.db in the data folder)",
    )
    parser.add_argument(
        "--workers",
        type=count,
        metavar="NUMBER",
        default=os.environ.get("MAPMAKERS_WORKERS", "1"),
        help="processes that serve the table; more than one need PostgreSQL (default: %(default)s)",
    )
    parser.add_argument(
        "--public",
        metavar="ADDRESS",
        default=os.environ.get("MAPMAKERS_PUBLIC"),
        help="address that people know the table by, where a proxy stands before it, "
        "as in https://maps.example",
    )
    parser.add_argument(
        "--lobby",
        action="store_true",
        default=os.environ.get("MAPMAKERS_LOBBY") == "on",
        help="list public tables for everybody (default: tables are found by their link only)",
    )
    parser.add_argument(
        "--rate-limits",
        type=rate_limits,
        metavar="on|off|NUMBER",
        default=os.environ.get("MAPMAKERS_RATE_LIMITS", "on"),
        help="how much one guest or address may ask for in a while, or so many times as much "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--connections",
        type=many,
        metavar="NUMBER",
        default=os.environ.get("MAPMAKERS_CONNECTIONS", str(MOST_CONNECTIONS)),
        help="connections that each process has open at once, as far as the system allows "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--connections-by-address",
        type=many,
        metavar="NUMBER",
        default=os.environ.get(
            "MAPMAKERS_CONNECTIONS_BY_ADDRESS", str(MOST_CONNECTIONS_BY_ADDRESS)
        ),
        help="how many of them one address may have (default: %(default)s)",
    )
    parser.add_argument(
        "--head-seconds",
        type=count,
        metavar="SECONDS",
        default=os.environ.get("MAPMAKERS_HEAD_SECONDS", "10"),
        help="how long a request's headers may take to arrive (default: %(default)s)",
    )
    parser.add_argument(
        "--body-seconds",
        type=count,
        metavar="SECONDS",
        default=os.environ.get("MAPMAKERS_BODY_SECONDS", "60"),
        help="how long the rest of a request may take to arrive (default: %(default)s)",
    )
    parser.add_argument(
        "--bot-workers",
        type=count,
        metavar="NUMBER",
        default=os.environ.get("MAPMAKERS_BOT_WORKERS"),
        help="processes that bots think in (default: one less than there are processors)",
    )
    parser.add_argument(
        "--bot-seconds",
        type=count,
        metavar="SECONDS",
        default=os.environ.get("MAPMAKERS_BOT_SECONDS", "10"),
        help="how long a bot has to answer before a simple one takes its place "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--bot-think",
        type=thinking_time,
        metavar="SECONDS",
        default=os.environ.get("MAPMAKERS_BOT_THINK", "1"),
        help="how long the strongest bots think about one decision (default: %(default)s)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a bot in any language, or package.module:Class (docs/bots.md), that may be seated "
        "too; as often as needed",
    )
    parser.add_argument(
        "--ping",
        type=count,
        metavar="SECONDS",
        default=os.environ.get("MAPMAKERS_PING", "20"),
        help="how often live channels are asked for a sign of life, and how long they may take "
        "to give it (default: %(default)s)",
    )
    parser.add_argument(
        "--metrics",
        type=host_and_port,
        metavar="HOST:PORT",
        default=os.environ.get("MAPMAKERS_METRICS"),
        help="where Prometheus may read figures, as in 127.0.0.1:9464 (default: nowhere)",
    )
    parser.add_argument(
        "--log",
        choices=("text", "json"),
        default=os.environ.get("MAPMAKERS_LOG", "text"),
        help="how events are written to standard error (default: %(default)s)",
    )
    parser.add_argument(
        "--drain",
        type=seconds,
        metavar="SECONDS",
        default=os.environ.get("MAPMAKERS_DRAIN", "0"),
        help="when told to close, say so at /readyz for so long before (default: %(default)s)",
    )


def port_number(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: use a number from 0 to 65535")


def host_and_port(text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":")
    if not colon or not host:
        raise argparse.ArgumentTypeError(f"{text!r} is not HOST:PORT, as in 127.0.0.1:9464")
    return host.strip("[]"), port_number(port)


def seconds(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 600:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 600")


def thinking_time(text: str) -> float:
    try:
        chosen = float(text)
    except ValueError:
        chosen = 0.0
    if 0.0 < chosen <= 600.0:
        return chosen
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0, up to 600")


def rate_limits(text: str) -> float:
    if text in ("on", "off"):
        return float(text == "on")
    try:
        chosen = float(text)
    except ValueError:
        chosen = 0.0
    if 0.1 <= chosen <= 1_000.0:
        return chosen
    raise argparse.ArgumentTypeError(f"{text!r} is not on, off or a number from 0.1 to 1000")


def count(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= 600:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 600")


def many(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= 1_000_000:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000000")


def run(args: argparse.Namespace) -> int:
    try:
        settings = Settings.chosen(
            data=args.data,
            database=args.database,
            client=client_folder(),
            public=args.public,
            host=args.host,
            lobby=args.lobby,
            rate_limits=args.rate_limits,
            connections=args.connections,
            connections_by_address=args.connections_by_address,
            bot_workers=args.bot_workers,
            bot_seconds=args.bot_seconds,
            workers=args.workers,
            think_seconds=args.bot_think,
            hosted=hosted_bots(args.bot),
        )
        with listen(args.host, args.port) as listener:
            table = Table(
                settings,
                listener,
                args.metrics,
                args.log,
                args.drain,
                args.ping,
                args.head_seconds,
                args.body_seconds,
            )
            if args.workers == 1:
                table.serve(table.say_that_it_is_open)
                return 0
            return serve_many(table, args.workers)
    except StartupError as problem:
        return say_why_not(problem)


def hosted_bots(pairs: list[str]) -> dict[str, tuple[str, ...]]:
    """By name: what starts the host's own bots."""
    if not pairs:
        return {}
    from mapmakers.commands.table_options import Unusable, chosen_hosted

    try:
        hosted = chosen_hosted(pairs)
    except Unusable as problem:
        raise StartupError(str(problem)) from None
    for name, command in hosted.items():
        if not name.isprintable() or len(name) > LONGEST_BOT:
            raise StartupError(f"a bot's name has at most {LONGEST_BOT} characters, not {name!r}.")
        check_that_it_starts(name, command)
    return hosted


def check_that_it_starts(name: str, command: tuple[str, ...]) -> None:
    """A bot that cannot play is told of now, and not when somebody seats it."""
    from mapmakers.bots.hosting import BotHost, is_class
    from mapmakers.bots.hosting.process import BotFailed
    from mapmakers.engine.games import GAMES

    if is_class(command):
        return  # it has been imported already
    host = BotHost(name, command, next(iter(GAMES)))
    try:
        host.start()
    except BotFailed as failure:
        host.give_up(failure)
        raise StartupError(f"the bot {name!r} cannot play: {failure}.") from None
    host.close()


def say_why_not(problem: StartupError) -> int:
    print(f"mapmakers: {problem}", file=sys.stderr)
    return 2


def serve_many(table: "Table", workers: int) -> int:
    from mapmakers.service.operations.logs import set_up
    from mapmakers.service.operations.supervisor import supervise
    from mapmakers.service.store.database import bring_up_to_date, checked

    set_up(table.log)
    bring_up_to_date(checked(table.settings.database))
    return supervise(workers, table.work, table.say_that_it_is_open, table.drain)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done, so that a busy one is said plainly."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror as error:
        raise StartupError(f"there is no host {host!r}: {error.strerror}.") from error
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise StartupError(
            f"cannot listen on {host} port {port}: {error.strerror}; "
            "choose another with --host or --port."
        ) from error
    return listener


@dataclass(frozen=True, slots=True)
class Table:
    """All that a process needs to know to serve the table."""

    settings: Settings
    listener: socket.socket
    metrics: tuple[str, int] | None
    log: str
    drain: float
    ping: float
    head_seconds: float
    body_seconds: float

    def say_that_it_is_open(self) -> None:
        from mapmakers.engine import KIND

        how = f"with the {KIND} engine (Ctrl+C closes it)"
        print(f"Mapmakers is open at {page_address(self.listener)} {how}", flush=True)

    def work(self, number: int, opened: Callable[[], None]) -> int:
        """Serve as one of several; each shows its own figures, on ports that follow each other."""
        metrics = None if self.metrics is None else (self.metrics[0], self.metrics[1] + number)
        try:
            replace(self, metrics=metrics).serve(opened)
        except StartupError as problem:
            return say_why_not(problem)
        return 0

    def serve(self, opened: Callable[[], None]) -> None:
        """Serve until a signal says to close."""
        from mapmakers.service.http.application import create_app
        from mapmakers.service.http.connection_protocol import BoundedHttpProtocol
        from mapmakers.service.http.server_config import ServerConfig
        from mapmakers.service.http.static_files import is_built
        from mapmakers.service.live.channel import MOST_IN_A_MESSAGE
        from mapmakers.service.live.sockets import LiveSocket
        from mapmakers.service.operations.logs import set_up
        from mapmakers.service.operations.shutdown import ClosingServer

        set_up(self.log)
        app = create_app(self.settings)
        config = ServerConfig(
            app,
            head_seconds=self.head_seconds,
            body_seconds=self.body_seconds,
            http=BoundedHttpProtocol,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            ws=LiveSocket,
            ws_max_size=MOST_IN_A_MESSAGE,
            # Views are small; squeezing each would cost more than making it.
            ws_per_message_deflate=False,
            ws_ping_interval=self.ping,
            ws_ping_timeout=self.ping,
            timeout_graceful_shutdown=5,
        )

        async def until_closed() -> None:
            # The app's lifespan is entered here: uvicorn would report trouble in it as a traceback.
            async with app.router.lifespan_context(app):
                services: Services = app.state.services
                config.connections = services.connections
                server = ClosingServer(config, services, self.drain)
                # uvicorn stops on these signals and then raises them again: that must not end the
                # process before the store is closed. Nor must one be lost that comes too early.
                for name in (signal.SIGINT, signal.SIGTERM):
                    signal.signal(name, lambda *_: setattr(server, "should_exit", True))
                look_for_cycles_seldom()
                with measured(services, self.metrics):
                    opened()
                    await server.serve(sockets=[self.listener])

        if not is_built(self.settings.client):
            missing = f"mapmakers: no pages: there is no built client in {self.settings.client}"
            print(missing, file=sys.stderr)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(until_closed())


def look_for_cycles_seldom() -> None:
    """What a table holds lives long and has few cycles: looking for them as often as Python does by
    itself would cost every move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@contextmanager
def measured(services: "Services", metrics: tuple[str, int] | None) -> Iterator[None]:
    """Let Prometheus read the server's metrics, where the host wants that."""
    if metrics is None:
        yield
        return
    host, port = metrics
    try:
        close = services.metrics.serve(host, port)
    except OSError as error:
        raise StartupError(
            f"cannot show metrics on {host} port {port}: {error.strerror}; "
            "choose another place with --metrics."
        ) from error
    try:
        yield
    finally:
        close()


def page_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
