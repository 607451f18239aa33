"""The mapmakers command: runs the module of a subcommand.

A module in mapmakers.commands is imported only when its command is used, so that no command loads
what another one needs.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from mapmakers import __version__
from mapmakers.commands import Command
from mapmakers.compiled import NoSuchEngine
from mapmakers.plugins import PluginError

COMMANDS = {
    "serve": "serve the table to players on the web",
    "play": "play a game in the terminal",
    "replay": "show a recorded match, or verify it",
    "arena": "let bots play many games against each other",
    "bot-host": "play with a bot in any language, or check it",
    "db": "copy, back up, restore or verify the database",
    "bench": "measure how fast the engine is",
}


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        name: str = top_parser().parse_args(given[:1]).command
        options = parser_of(name).parse_args(given[1:])
        return command_named(name).run(options)
    except (NoSuchEngine, PluginError) as error:
        print(f"mapmakers: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone, as with `head`; leave the interpreter nothing to flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class Version(argparse.Action):
    """Import the engine only when --version is used."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from mapmakers.engine import KIND

        print(f"mapmakers {__version__}, {KIND} engine")
        parser.exit()


def top_parser() -> argparse.ArgumentParser:
    lines = "\n".join(f"  {name:10}{summary}" for name, summary in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="mapmakers",
        usage="%(prog)s [--version] COMMAND ...",
        description="Map-making board games: play, host and study them.",
        epilog=f"commands:\n{lines}\n\n`mapmakers COMMAND --help` describes a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=Version, nargs=0, help="print the version and the engine in use"
    )
    parser.add_argument("command", metavar="COMMAND", choices=COMMANDS, help=argparse.SUPPRESS)
    return parser


def command_named(name: str) -> Command:
    module: Command = import_module(f"mapmakers.commands.{name.replace('-', '_')}")
    return module


def parser_of(name: str, prog: str | None = None) -> argparse.ArgumentParser:
    command = command_named(name)
    parser = argparse.ArgumentParser(
        prog=prog or f"mapmakers {name}", description=command.HELP, allow_abbrev=False
    )
    command.add_arguments(parser)
    return parser
