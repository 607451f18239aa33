"""./test: every check there is, one after the other, and a summary at the end."""

import argparse
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.bootstrap import Environment
from tools.client import Client, client_of_clone
from tools.compile_engine import what_is_missing
from tools.places import ROOT
from tools.work import Trouble, alone_in, run_quietly, say

SCRIPTS = ("start", "test")
TYPED = ("src", "tests", "tools", *SCRIPTS)

DESCRIPTION = """\
Install what is missing, then check everything: style, types, the client, the rules, the service,
and the pages in a real browser. Arguments that are not options of this command go to pytest, and
then only pytest runs; the name of a folder in tests/ may stand for it.
"""
EXAMPLES = """\
examples:
  ./test                      everything
  ./test --only python        style, types and tests of the Python side
  ./test engine -k undo       the tests in tests/engine whose names hold "undo"
"""

RULES = (
    "tests/engine",
    "tests/records",
    "tests/bots",
    "tests/rules",
    "tests/service/test_bots.py",
    "tests/service/test_hints.py",
    "tests/service/test_lessons.py",
    "tests/service/test_playing.py",
    "tests/service/test_records.py",
    "tests/service/test_simultaneous.py",
    "tests/service/test_wire.py",
    "tests/service/test_wire_leaks.py",
)
"""What the compiled engine has to pass as well: the rules, and all that tells of a match."""

Step = Callable[[], None]


class Checks:
    """The steps by name, in the order they run."""

    def __init__(self, environment: Environment, client: Client, pytest_arguments: Sequence[str]):
        self.environment = environment
        self.client = client
        self.pytest_arguments = pytest_arguments
        self.steps: dict[str, Step] = {
            "style": self.style,
            "types": self.types,
            "client-types": self.client_types,
            "client-tests": self.client_tests,
            "client-build": self.client_build,
            "compiled": self.compiled,
            "tests": self.tests,
            "browser": self.browser,
        }

    def style(self) -> None:
        self.python("ruff", "check", ".")
        self.python("ruff", "format", "--check", ".")

    def types(self) -> None:
        self.python("mypy", *TYPED)

    def client_types(self) -> None:
        self.npm("run", "check")

    def client_tests(self) -> None:
        self.npm("run", "test")

    def client_build(self) -> None:
        with alone_in(ROOT):
            self.client.build()

    def compile_ahead(self) -> None:
        """Begin to compile the engine beside the first steps, which leave a processor free."""
        if not what_is_missing():
            subprocess.Popen(
                [str(self.environment.python), "-m", "tools.compile_engine"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def compiled(self) -> None:
        """What the rules do, once more by the compiled engine."""
        missing = what_is_missing()
        if missing:
            say(f"Left out, the engine cannot be compiled here: {missing}.")
            return
        self.python("tools.compile_engine")  # or wait for what began ahead
        self.pytest(*RULES, engine="compiled")

    def tests(self) -> None:
        look_for_postgresql()
        self.pytest("tests", "--ignore=tests/browser", engine="plain")

    def browser(self) -> None:
        self.client_build()
        make_sure_of_chromium()
        self.pytest("tests/browser", engine="plain")

    def chosen_tests(self) -> None:
        if may_open_a_browser(self.pytest_arguments):
            self.client_build()
            make_sure_of_chromium()
        if may_open_a_database(self.pytest_arguments):
            look_for_postgresql()
        self.python("pytest", *self.pytest_arguments)

    def pytest(self, *arguments: str, engine: str) -> None:
        self.python("pytest", "--numprocesses=2", *arguments, engine=engine)

    def python(self, module: str, *arguments: str, engine: str | None = None) -> None:
        env = dict(os.environ)
        if engine is not None:
            env["MAPMAKERS_ENGINE"] = engine
        # Tests start hundreds of processes: each would compile all it imports once more.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        self.run([str(self.environment.python), "-m", module, *arguments], ROOT, env)

    def npm(self, *arguments: str) -> None:
        with alone_in(ROOT):
            self.client.install()
        self.run(
            self.client.node.npm(*arguments), self.client.folder, self.client.node.environment()
        )

    def run(self, command: list[str], folder: Path, env: dict[str, str]) -> None:
        done = subprocess.run(command, cwd=folder, env=env, stdin=subprocess.DEVNULL)
        if done.returncode != 0:
            raise Trouble(f"exit code {done.returncode}")


GROUPS = {
    "python": ("style", "types", "compiled", "tests"),
    "client": ("client-types", "client-tests", "client-build"),
}


def may_open_a_browser(pytest_arguments: Sequence[str]) -> bool:
    chosen = [argument for argument in pytest_arguments if argument.startswith("tests/")]
    return not chosen or any(argument.startswith("tests/browser") for argument in chosen)


def may_open_a_database(pytest_arguments: Sequence[str]) -> bool:
    chosen = [argument for argument in pytest_arguments if argument.startswith("tests/")]
    return not chosen or any(
        argument.startswith(("tests/service", "tests/faults", "tests/commands"))
        for argument in chosen
    )


def make_sure_of_chromium() -> None:
    if shutil.which("chromium"):
        return
    if not may_install():
        raise Trouble(
            "Chromium is missing and only root can install it: sudo apt-get install chromium"
        )
    install("chromium", "Chromium")


def look_for_postgresql() -> None:
    """Install it where we may; otherwise the tests that need it are left out."""
    if shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    if may_install():
        install("postgresql", "PostgreSQL")
    else:
        say("Left out: the tests with PostgreSQL. Only root can install it.")


def may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(package: str, name: str) -> None:
    say(f"Installing Debian's {name} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failure = f"apt-get could not install {name}: what it said stands above."
    run_quietly(["apt-get", "update"], failure=failure, env=quiet)
    run_quietly(
        ["apt-get", "install", "--yes", "--no-install-recommends", package],
        failure=failure,
        env=quiet,
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./test",
        usage="%(prog)s [--only NAME] [pytest arguments]",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    environment = Environment()
    client = client_of_clone()
    names = list(Checks(environment, client, []).steps)
    parser.add_argument(
        "--only",
        metavar="NAME",
        choices=[*GROUPS, *names],
        action="append",
        help=f"run only these: {', '.join([*GROUPS, *names])} (may be repeated)",
    )
    options, rest = parser.parse_known_args(arguments)
    if options.only and rest:
        parser.error("pytest arguments and --only do not go together")
    checks = Checks(environment, client, [in_tests(argument) for argument in rest])

    try:
        with alone_in(ROOT):
            environment.bring_up_to("test")
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130
    steps = chosen_steps(checks, options.only)
    if "compiled" in steps:
        checks.compile_ahead()
    return run_steps(steps)


def chosen_steps(checks: Checks, only: list[str] | None) -> dict[str, Step]:
    if checks.pytest_arguments:
        return {"tests": checks.chosen_tests}
    if not only:
        return checks.steps
    wanted = {name for choice in only for name in GROUPS.get(choice, (choice,))}
    return {name: step for name, step in checks.steps.items() if name in wanted}


def in_tests(argument: str) -> str:
    """tests/engine for engine, and anything else as it stands."""
    return f"tests/{argument}" if (ROOT / "tests" / argument).is_dir() else argument


def run_steps(steps: dict[str, Step]) -> int:
    summary: list[str] = []
    failed = 0
    for name, step in steps.items():
        say(f"\n=== {name} ===")
        began = time.monotonic()
        trouble = ""
        try:
            step()
        except Trouble as found:
            trouble = str(found)
            failed += 1
        except KeyboardInterrupt:
            return 130
        took = f"{time.monotonic() - began:6.1f} s"
        summary.append(f"  {'FAILED' if trouble else 'ok':7}{name:14}{took}  {trouble}".rstrip())
    say("\n=== summary ===")
    for line in summary:
        say(line)
    say(f"{len(steps) - failed} passed, {failed} failed")
    return 1 if failed else 0
