"""mapmakers serve: the web table. Heavy imports wait until the options are known to be right."""

import argparse
import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

from mapmakers.places import client_folder, default_data_folder
from mapmakers.service.settings import CannotServe, Settings

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
        help="address of the database, as in sqlite:///path/to/file.db "
        "(default: mapmakers.db in the data folder)",
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
        choices=("on", "off"),
        default=os.environ.get("MAPMAKERS_RATE_LIMITS", "on"),
        help="how much one guest or address may ask for in a while (default: %(default)s)",
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
        help="how long a bot may think about one decision (default: %(default)s)",
    )


def port_number(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: use a number from 0 to 65535")


def count(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= 600:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 600")


def run(args: argparse.Namespace) -> int:
    try:
        settings = Settings.chosen(
            data=args.data,
            database=args.database,
            client=client_folder(),
            public=args.public,
            lobby=args.lobby,
            rate_limits=args.rate_limits == "on",
            bot_workers=args.bot_workers,
            bot_seconds=args.bot_seconds,
        )
        with listen(args.host, args.port) as listener:
            serve(settings, listener)
    except CannotServe as problem:
        print(f"mapmakers: {problem}", file=sys.stderr)
        return 2
    return 0


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done, so that a busy one is said plainly."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror as error:
        raise CannotServe(f"there is no host {host!r}: {error.strerror}.") from error
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise CannotServe(
            f"cannot listen on {host} port {port}: {error.strerror}; "
            "choose another with --host or --port."
        ) from error
    return listener


def serve(settings: Settings, listener: socket.socket) -> None:
    import uvicorn

    from mapmakers.service.app import create_app
    from mapmakers.service.client_files import is_built
    from mapmakers.service.routes.live import MOST_IN_A_MESSAGE

    app = create_app(settings)
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MOST_IN_A_MESSAGE,
        # Views are small; squeezing each would cost more than making it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)

    async def until_closed() -> None:
        # The app's lifespan is entered here: uvicorn would report trouble in it as a traceback.
        async with app.router.lifespan_context(app):
            # uvicorn stops on these signals and then raises them again: that must not end the
            # process before the store is closed. Nor must one be lost that comes too early.
            for name in (signal.SIGINT, signal.SIGTERM):
                signal.signal(name, lambda *_: setattr(server, "should_exit", True))
            print(f"Mapmakers is open at {page_address(listener)} (Ctrl+C closes it)", flush=True)
            await server.serve(sockets=[listener])

    if not is_built(settings.client):
        missing = f"mapmakers: no pages: there is no built client in {settings.client}"
        print(missing, file=sys.stderr)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(until_closed())


def page_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
