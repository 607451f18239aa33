"""./start: everything between a bare clone and a served page."""

import os
import sys
from typing import NoReturn

from tools.background import compile_for_the_next_start
from tools.bootstrap import Environment
from tools.client import client_of_clone
from tools.places import ROOT, SOURCES
from tools.work import Trouble, alone_in, say


def main(arguments: list[str]) -> NoReturn:
    check(arguments)
    environment = Environment()
    try:
        with alone_in(ROOT):
            environment.bring_up_to("app")
            client_of_clone().build()
        compile_for_the_next_start()
    except Trouble as trouble:
        say(str(trouble))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    python = str(environment.python)
    os.execv(python, [python, "-m", "mapmakers", "serve", *arguments])


def check(arguments: list[str]) -> None:
    """Answer --help and refuse wrong options at once, before anything is installed."""
    sys.path.insert(0, str(SOURCES))
    from mapmakers.cli import parser_of

    parser_of("serve", prog="./start").parse_args(arguments)
