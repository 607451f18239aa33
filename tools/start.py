"""./start: install, build and serve."""

import os
import sys
from typing import NoReturn

from tools.background import start_background_compile
from tools.bootstrap import Environment
from tools.client import client_of_clone
from tools.places import ROOT, SOURCES
from tools.shell import SetupError, exclusive_lock, status


def main(arguments: list[str]) -> NoReturn:
    check_options(arguments)
    environment = Environment()
    try:
        with exclusive_lock(ROOT):
            environment.bring_up_to("app")
            client_of_clone().build()
        start_background_compile()
    except SetupError as error:
        status(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    python = str(environment.python)
    os.execv(python, [python, "-m", "mapmakers", "serve", *arguments])


def check_options(arguments: list[str]) -> None:
    """Answer --help and reject wrong options before anything is installed."""
    sys.path.insert(0, str(SOURCES))
    from mapmakers.cli import parser_of

    parser_of("serve", prog="./start").parse_args(arguments)
