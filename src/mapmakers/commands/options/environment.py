"""Options that a host may also set in the environment: `--port`, `MAPMAKERS_PORT`."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mapmakers.places import default_data_folder


def variable_of(option: str) -> str:
    """The environment variable of an option: MAPMAKERS_BOT_SECONDS of --bot-seconds."""
    return "MAPMAKERS_" + option.removeprefix("--").replace("-", "_").upper()


def add_setting(
    parser: argparse.ArgumentParser, option: str, *, default: str | None = None, **how: Any
) -> None:
    """Add an option whose default comes from the environment, if its variable is set."""
    chosen = os.environ.get(variable_of(option), default)
    parser.add_argument(option, default=chosen, **how)


def add_data(parser: argparse.ArgumentParser) -> None:
    """The options that say where the data is."""
    add_setting(
        parser,
        "--data",
        type=Path,
        metavar="FOLDER",
        default=str(default_data_folder()),
        help="data folder (default: %(default)s)",
    )
    add_setting(
        parser,
        "--database",
        metavar="ADDRESS",
        help="URL of the database, as in sqlite:///path/to/file.db or "
        "postgresql://user:password@host/name (default: mapmakers.db in the data folder)",
    )


def number_between(least: int, most: int) -> Callable[[str], int]:
    """The type of an option that is a whole number."""

    def number(text: str) -> int:
        if text.isascii() and text.isdigit() and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")

    return number
