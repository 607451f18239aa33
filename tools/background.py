"""Compile the engine in the background while the server runs, for the next start."""

import os
import subprocess
import sys
from pathlib import Path

from tools.bootstrap import Environment
from tools.compile_engine import compiled_path, missing_requirement
from tools.places import BUILD, COMPILED, ROOT
from tools.shell import SetupError, exclusive_lock, status

NICENESS = 15
"""The compiler runs at a lower priority than the server."""


def start_background_compile() -> None:
    """Start compiling if the engine is not compiled and this machine can compile it."""
    compiled = compiled_path(COMPILED)
    if os.environ.get("MAPMAKERS_ENGINE") == "plain" or compiled.is_dir() or missing_requirement():
        return
    failed = failure_log(compiled)
    if failed.is_file():
        status(f"The engine could not be compiled: see {failed.relative_to(ROOT)}.")
        return
    status("Compiling the engine in the background: it will be faster from the next start on.")
    # The process forks and exits at once, so that the server has no child process to wait for.
    subprocess.run([sys.executable, "-m", "tools.background"], cwd=ROOT, check=False)


def failure_log(compiled: Path) -> Path:
    return compiled.with_name(f"{compiled.name}.failed")


def main() -> None:
    if os.fork():
        os._exit(0)
    os.setsid()  # Ctrl+C stops the server, but not the compiler
    os.nice(NICENESS)
    COMPILED.mkdir(parents=True, exist_ok=True)
    failed = failure_log(compiled_path(COMPILED))
    log = COMPILED / "log.txt"
    with log.open("w") as output:
        null = os.open(os.devnull, os.O_RDONLY)
        for stream, number in ((null, 0), (output.fileno(), 1), (output.fileno(), 2)):
            os.dup2(stream, number)
        try:
            done = subprocess.run([python_with_mypyc(), "-m", "tools.compile_engine"], cwd=ROOT)
            succeeded = done.returncode == 0
        except SetupError as error:
            status(str(error))
            succeeded = False
    if not succeeded:
        log.rename(failed)


def python_with_mypyc() -> Path:
    """A Python with mypyc: the environment of ./test, or a separate one for the compiler."""
    environment = Environment()
    if not environment.satisfies("compile"):
        environment = Environment(BUILD / "compiler")
        with exclusive_lock(BUILD):
            environment.bring_up_to("compile")
    return environment.python


if __name__ == "__main__":
    main()
