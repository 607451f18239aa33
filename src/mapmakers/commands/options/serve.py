"""The options of `mapmakers serve`."""

import argparse
import os

from mapmakers.commands.options.environment import (
    add_data,
    add_setting,
    number_between,
    variable_of,
)
from mapmakers.service.operations.settings import MOST_CONNECTIONS, MOST_CONNECTIONS_BY_ADDRESS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(
        parser,
        "--host",
        default="127.0.0.1",
        help="address to listen on; 0.0.0.0 accepts other machines (default: %(default)s)",
    )
    add_setting(
        parser,
        "--port",
        type=port_number,
        default="8000",
        help="port to listen on; 0 chooses a free one (default: %(default)s)",
    )
    add_data(parser)
    add_setting(
        parser,
        "--workers",
        type=number_between(1, 600),
        metavar="NUMBER",
        default="1",
        help="server processes; more than one needs PostgreSQL (default: %(default)s)",
    )
    add_setting(
        parser,
        "--public",
        metavar="ADDRESS",
        help="public URL, if a proxy is in front of the server, as in https://maps.example",
    )
    parser.add_argument(
        "--lobby",
        action="store_true",
        default=os.environ.get(variable_of("--lobby")) == "on",
        help="list public tables on the home page (default: tables are found only by their link)",
    )
    add_setting(
        parser,
        "--rate-limits",
        type=rate_limits,
        metavar="on|off|NUMBER",
        default="on",
        help="limits per guest and per address, or a factor for all of them (default: %(default)s)",
    )
    add_setting(
        parser,
        "--connections",
        type=number_between(1, 1_000_000),
        metavar="NUMBER",
        default=str(MOST_CONNECTIONS),
        help="maximum number of open connections per process, as far as the system allows "
        "(default: %(default)s)",
    )
    add_setting(
        parser,
        "--connections-by-address",
        type=number_between(1, 1_000_000),
        metavar="NUMBER",
        default=str(MOST_CONNECTIONS_BY_ADDRESS),
        help="maximum number of them per client address (default: %(default)s)",
    )
    add_setting(
        parser,
        "--head-seconds",
        type=number_between(1, 600),
        metavar="SECONDS",
        default="10",
        help="seconds a request's headers may take to arrive (default: %(default)s)",
    )
    add_setting(
        parser,
        "--body-seconds",
        type=number_between(1, 600),
        metavar="SECONDS",
        default="60",
        help="seconds the rest of a request may take to arrive (default: %(default)s)",
    )
    add_setting(
        parser,
        "--bot-workers",
        type=number_between(1, 600),
        metavar="NUMBER",
        help="worker processes for bots (default: one less than the number of processors, "
        "at most 4)",
    )
    add_setting(
        parser,
        "--bot-seconds",
        type=number_between(1, 600),
        metavar="SECONDS",
        default="10",
        help="seconds after which a bot that has not answered is replaced by a simple one "
        "(default: %(default)s)",
    )
    add_setting(
        parser,
        "--bot-think",
        type=thinking_time,
        metavar="SECONDS",
        default="1",
        help="seconds the strongest bots think about one decision (default: %(default)s)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a bot in any language, or package.module:Class (docs/bots.md), to offer "
        "at the table (can be repeated)",
    )
    add_setting(
        parser,
        "--ping",
        type=number_between(1, 600),
        metavar="SECONDS",
        default="20",
        help="seconds between two heartbeats of a live channel, and the time to answer one "
        "(default: %(default)s)",
    )
    add_setting(
        parser,
        "--metrics",
        type=host_and_port,
        metavar="HOST:PORT",
        help="address of the Prometheus metrics, as in 127.0.0.1:9464 (default: none)",
    )
    add_setting(
        parser,
        "--log",
        choices=("text", "json"),
        default="text",
        help="format of the log on standard error (default: %(default)s)",
    )
    add_setting(
        parser,
        "--drain",
        type=number_between(0, 600),
        metavar="SECONDS",
        default="0",
        help="seconds during which /readyz answers 503 before shutdown (default: %(default)s)",
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
