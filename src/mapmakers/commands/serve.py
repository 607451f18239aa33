"""mapmakers serve: the web server. Heavy imports happen only after the options are validated."""

import argparse
import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mapmakers.commands.options.serve import add_arguments as add_arguments
from mapmakers.places import client_folder
from mapmakers.service.operations.settings import Settings, StartupError

if TYPE_CHECKING:
    from mapmakers.service.services import Services

HELP = "Serve the table to players: the web pages, the API and the store of matches."


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
        check_plugins()
        with listen(args.host, args.port) as listener:
            server = ServerProcess(
                replace(settings, open_port=open_port(listener)),
                listener,
                args.metrics,
                args.log,
                args.drain,
                args.ping,
                args.head_seconds,
                args.body_seconds,
            )
            if args.workers == 1:
                server.serve(server.announce)
                return 0
            return serve_many(server, args.workers)
    except StartupError as error:
        return print_startup_error(error)


def check_plugins() -> None:
    """A game that cannot be played is reported now, not when somebody chooses it."""
    from mapmakers.engine.games import GAMES
    from mapmakers.plugins import PluginError

    try:
        dict(GAMES.items())
    except PluginError as error:
        raise StartupError(f"{error}.") from None


def hosted_bots(pairs: list[str]) -> dict[str, tuple[str, ...]]:
    """By name: the commands of the bots given with --bot."""
    if not pairs:
        return {}
    from mapmakers.commands.options.table import UsageError, chosen_hosted
    from mapmakers.service.schemas.requests import LONGEST_BOT

    try:
        hosted = chosen_hosted(pairs)
    except UsageError as error:
        raise StartupError(str(error)) from None
    for name, command in hosted.items():
        if not name.isprintable() or len(name) > LONGEST_BOT:
            raise StartupError(f"a bot's name has at most {LONGEST_BOT} characters, not {name!r}.")
        check_bot_starts(name, command)
    return hosted


def check_bot_starts(name: str, command: tuple[str, ...]) -> None:
    """Report a bot that cannot play at startup, not when somebody seats it."""
    from mapmakers.bots.hosting import BotHost, is_class
    from mapmakers.bots.hosting.process import BotProcessFailed
    from mapmakers.engine.games import GAMES

    if is_class(command):
        return  # it has been imported already
    host = BotHost(name, command, next(iter(GAMES)))
    try:
        host.start()
    except BotProcessFailed as failure:
        host.give_up(failure)
        raise StartupError(f"the bot {name!r} cannot play: {failure}.") from None
    host.close()


def print_startup_error(error: StartupError) -> int:
    print(f"mapmakers: {error}", file=sys.stderr)
    return 2


def serve_many(server: "ServerProcess", workers: int) -> int:
    from mapmakers.service.operations.logs import set_up
    from mapmakers.service.operations.supervisor import supervise
    from mapmakers.service.store.database import bring_up_to_date, checked

    set_up(server.log)
    bring_up_to_date(checked(server.settings.database))
    return supervise(workers, server.work, server.announce, server.drain)


def listen(host: str, port: int) -> socket.socket:
    """Bind the port first, so that a busy port is reported clearly."""
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
class ServerProcess:
    """Everything a process needs to serve."""

    settings: Settings
    listener: socket.socket
    metrics: tuple[str, int] | None
    log: str
    drain: float
    ping: float
    head_seconds: float
    body_seconds: float

    def announce(self) -> None:
        from mapmakers.engine import KIND

        how = f"with the {KIND} engine (Ctrl+C closes it)"
        print(f"Mapmakers is open at {page_address(self.listener)} {how}", flush=True)

    def work(self, number: int, opened: Callable[[], None]) -> int:
        """Serve as one of several processes, each with its own metrics on consecutive ports."""
        metrics = None if self.metrics is None else (self.metrics[0], self.metrics[1] + number)
        try:
            replace(self, metrics=metrics).serve(opened)
        except StartupError as error:
            return print_startup_error(error)
        return 0

    def serve(self, opened: Callable[[], None]) -> None:
        """Serve until a signal asks to shut down."""
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
            # Views are small; compressing them would cost more than making them.
            ws_per_message_deflate=False,
            ws_ping_interval=self.ping,
            ws_ping_timeout=self.ping,
            timeout_graceful_shutdown=5,
        )

        async def until_closed() -> None:
            # The lifespan is entered here, because uvicorn would report its errors as tracebacks.
            async with app.router.lifespan_context(app):
                services: Services = app.state.services
                config.connections = services.connections
                server = ClosingServer(config, services, self.drain)
                # uvicorn stops on these signals and then raises them again, which must not end the
                # process before the store is closed. Early signals must not be lost either.
                for name in (signal.SIGINT, signal.SIGTERM):
                    signal.signal(name, lambda *_: setattr(server, "should_exit", True))
                collect_garbage_rarely()
                with metrics_served(services, self.metrics):
                    opened()
                    await server.serve(sockets=[self.listener])

        if not is_built(self.settings.client):
            missing = f"mapmakers: the client is not built: {self.settings.client} is missing"
            print(missing, file=sys.stderr)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(until_closed())


def collect_garbage_rarely() -> None:
    """Tables live long and have few reference cycles; Python's default thresholds would slow down
    every move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@contextmanager
def metrics_served(services: "Services", metrics: tuple[str, int] | None) -> Iterator[None]:
    """Serve the metrics for Prometheus, if an address is given."""
    if metrics is None:
        yield
        return
    host, port = metrics
    try:
        close = services.metrics.serve(host, port)
    except OSError as error:
        raise StartupError(
            f"cannot serve metrics on {host} port {port}: {error.strerror}; "
            "choose another address with --metrics."
        ) from error
    try:
        yield
    finally:
        close()


def open_port(listener: socket.socket) -> int | None:
    """The port, if other devices in the network may connect to any address of this machine."""
    from mapmakers.service.http.own_addresses import EVERYWHERE

    host, port = listener.getsockname()[:2]
    return int(port) if host in EVERYWHERE else None


def page_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
