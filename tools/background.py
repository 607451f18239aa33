"""Compile the engine while the table is already open, for the next start to use."""

import os
import subprocess
import sys
from pathlib import Path

from tools.bootstrap import Environment
from tools.compile_engine import made_in, what_is_missing
from tools.places import BUILD, COMPILED, ROOT
from tools.work import Trouble, alone_in, say

PATIENCE = 15
"""How far the compiler stands back behind the open table."""


def compile_for_the_next_start() -> None:
    """Begin, where there is something to compile and something to do it with."""
    made = made_in(COMPILED)
    if os.environ.get("MAPMAKERS_ENGINE") == "plain" or made.is_dir() or what_is_missing():
        return
    failed = mark_of_failure(made)
    if failed.is_file():
        say(f"The engine could not be compiled: {failed.relative_to(ROOT)} tells why.")
        return
    say("Compiling the engine in the background: it will be faster from the next start on.")
    # It lets go of us at once, so that no child is left behind in the server's care.
    subprocess.run([sys.executable, "-m", "tools.background"], cwd=ROOT, check=False)


def mark_of_failure(made: Path) -> Path:
    return made.with_name(f"{made.name}.failed")


def main() -> None:
    if os.fork():
        os._exit(0)
    os.setsid()  # Ctrl+C closes the table; what is half compiled is finished
    os.nice(PATIENCE)
    COMPILED.mkdir(parents=True, exist_ok=True)
    mark = mark_of_failure(made_in(COMPILED))
    log = COMPILED / "log.txt"
    with log.open("w") as written:
        nothing = os.open(os.devnull, os.O_RDONLY)
        for stream, number in ((nothing, 0), (written.fileno(), 1), (written.fileno(), 2)):
            os.dup2(stream, number)
        try:
            done = subprocess.run([compiling_python(), "-m", "tools.compile_engine"], cwd=ROOT)
            worked = done.returncode == 0
        except Trouble as trouble:
            say(str(trouble))
            worked = False
    if not worked:
        log.rename(mark)


def compiling_python() -> Path:
    """A Python with mypyc: of the environment that ./test made, or of one for this alone."""
    environment = Environment()
    if not environment.satisfies("compile"):
        environment = Environment(BUILD / "compiler")
        with alone_in(BUILD):
            environment.bring_up_to("compile")
    return environment.python


if __name__ == "__main__":
    main()
