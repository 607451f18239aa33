"""The commands of the command line, a module each."""

import argparse
from typing import Protocol


class Command(Protocol):
    """What every module here offers."""

    HELP: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...
