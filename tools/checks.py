"""./test: run all checks, in parallel where that is faster, and print a summary."""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bootstrap import Environment
from tools.client import Client, client_of_clone
from tools.compile_engine import compiled_path, missing_requirement
from tools.places import COMPILED, COMPILED_FOR_TESTS, ROOT
from tools.programs import ensure_chromium, ensure_postgresql, install_programs
from tools.shell import SetupError, exclusive_lock, run_streaming, status
from tools.steps import ALL, Step, run_steps

SCRIPTS = ("start", "test")
TYPED = ("src", "tests", "tools", *SCRIPTS)

DESCRIPTION = """\
Install what is missing, then check everything: style, types, the client, the rules, the service,
and the pages in a real browser. Other arguments are passed to pytest, and then only pytest runs;
"engine" is short for the folder tests/engine.
"""
EXAMPLES = """\
examples:
  ./test                      everything
  ./test --quick              an answer in 90 seconds: no whole matches, processes or pages
  ./test --only python        style, types and tests of the Python side
  ./test engine -k undo       the tests in tests/engine with "undo" in their names
  ./test --deal 7 service     with other cards; the same number deals the same cards
  ./test --repeat 10          everything once, and tests with cards ten times, with ten deals
"""

BY_BOTH_ENGINES = ("tests/engine", "tests/records", "tests/service/tables/test_wire.py")
"""What also runs with the plain engine when the tests run with the compiled one: the engine's own
tests, with the contract of each game and the twins of its boards, and what is sent of a match. Both
engines have the same sources, and the stored matches, which contain the rare rulings, are compared
step by step; so the tests of the rules pages, in tests/rules, run once. Storage does not depend on
the engine: one database is enough."""

QUICK = ("tests/engine", "tests/rules", "tests/service", "tests/repository", "tests/docs")
PARALLEL = ("--numprocesses=3", "--dist=loadgroup")
"""One process more than most machines have processors: many tests wait for servers and browsers."""

MEMORY = Path("/dev/shm")
LEAST_ROOM = 4 * 1024**3


class Checks:
    """The steps by name, in the order in which they start."""

    def __init__(
        self, environment: Environment, client: Client, deals: Sequence[int], thorough: bool = False
    ) -> None:
        self.environment = environment
        self.client = client
        self.deals = deals
        self.thorough = thorough
        self.steps = {
            "programs": Step(install_programs, processors=0),
            "client-packages": Step(self.client_packages, processors=0),
            "compile": Step(self.compile),
            "style": Step(self.style),
            "types": Step(self.types),
            "client-build": Step(self.client_build, after=("client-packages",)),
            "client-types": Step(self.client_types, after=("client-packages",)),
            "client-tests": Step(self.client_tests, after=("client-packages",)),
            # Runs beside the steps with a single process.
            **self.per_deal("plain", self.plain, 1),
            **self.per_deal("tests", self.tests, after=("programs", "client-build", "compile")),
            **self.per_deal("browser", self.browser, after=("programs", "client-build", "compile")),
        }
        self.quick_steps = {
            **{
                name: self.steps[name]
                for name in ("client-packages", "style", "types", "client-tests")
            },
            "tests": Step(self.quick, ALL),
        }

    def per_deal(
        self,
        name: str,
        do: Callable[[int], None],
        processors: int = ALL,
        after: tuple[str, ...] = (),
    ) -> dict[str, Step]:
        """A step that depends on the deal: one step for each deal."""
        first, *others = self.deals
        names = {name: first, **{f"{name}-{deal}": deal for deal in others}}
        return {
            step: Step(partial(do, deal), processors, after=after) for step, deal in names.items()
        }

    def client_packages(self) -> None:
        with exclusive_lock(ROOT):
            self.client.install()

    def style(self) -> None:
        self.python("ruff", "check", ".")
        self.python("ruff", "format", "--check", ".")

    def types(self) -> None:
        self.python("mypy", *TYPED)

    def client_types(self) -> None:
        self.npm("run", "lint")
        self.npm("run", "check")

    def client_tests(self) -> None:
        self.npm("run", "test")

    def client_build(self) -> None:
        with exclusive_lock(ROOT):
            self.client.build()

    def compile(self) -> None:
        missing = missing_requirement()
        if missing:
            status(f"Skipped: the engine cannot be compiled here: {missing}.")
        elif compiled_folder_for_tests() == COMPILED:
            status("Skipped: the fully optimised engine exists.")
        else:
            self.python("tools.compile_engine", "--for-tests")

    def plain(self, deal: int) -> None:
        """Repeat the tests of the engine with the plain engine."""
        if engine() == "plain":
            status("Skipped: all tests here run with the plain engine.")
        else:
            chosen = ("--quick", "--sqlite", *BY_BOTH_ENGINES)
            self.pytest(*PARALLEL, *chosen, engine="plain", deal=deal)

    def tests(self, deal: int) -> None:
        ensure_postgresql()
        self.pytest(*PARALLEL, "tests", "--ignore=tests/browser", engine=engine(), deal=deal)

    def browser(self, deal: int) -> None:
        ensure_chromium()
        self.pytest(*PARALLEL, "tests/browser", engine=engine(), deal=deal)

    def quick(self) -> None:
        self.pytest(*PARALLEL, "--quick", "--sqlite", *QUICK, engine="plain", deal=self.deals[0])

    def selected(self, pytest_arguments: Sequence[str], deal: int) -> None:
        """Run the tests named on the command line."""
        if may_use_browser(pytest_arguments):
            self.client_build()
            ensure_chromium()
        if may_use_database(pytest_arguments):
            ensure_postgresql()
        self.pytest(*pytest_arguments, deal=deal)

    def pytest(self, *arguments: str, deal: int, engine: str | None = None) -> None:
        more = ("--thorough",) if self.thorough else ()
        variables = {"DEAL": str(deal), "MAPMAKERS_ENGINE": engine}
        compiled = str(compiled_folder_for_tests())
        with temporary_folder() as folder:
            self.python(
                "pytest",
                *more,
                *arguments,
                **variables,
                MAPMAKERS_COMPILED=compiled,
                TMPDIR=str(folder) if folder else None,
            )

    def python(self, module: str, *arguments: str, **variables: str | None) -> None:
        env = {**os.environ, **{name: value for name, value in variables.items() if value}}
        # Tests start hundreds of processes, and each would compile its imports again.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        run_streaming([self.environment.python, "-m", module, *arguments], cwd=ROOT, env=env)

    def npm(self, *arguments: str) -> None:
        node = self.client.node
        run_streaming(node.npm(*arguments), cwd=self.client.folder, env=node.environment())


@contextmanager
def temporary_folder() -> Iterator[Path | None]:
    """A folder in memory for the temporary files of the tests, if this machine has room for one.

    Thousands of commits wait there for no disk. A process that is killed loses nothing that the
    system has taken over, on disk or in memory.
    """
    if not has_room(MEMORY):
        yield None
        return
    with TemporaryDirectory(prefix="mapmakers-", dir=MEMORY) as folder:
        # PostgreSQL runs as a user of its own.
        Path(folder).chmod(0o711)
        yield Path(folder)


def has_room(folder: Path) -> bool:
    """Whether programs and large files can be put into the folder."""
    if not os.access(folder, os.W_OK):
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize >= LEAST_ROOM and not found.f_flag & os.ST_NOEXEC


def engine() -> str:
    """The engine for all tests: the compiled one if it can be compiled here."""
    return "plain" if missing_requirement() else "compiled"


def compiled_folder_for_tests() -> Path:
    """The folder of the compiled engine for the tests: the optimised one if it exists."""
    return COMPILED if compiled_path(COMPILED).is_dir() else COMPILED_FOR_TESTS


GROUPS = {
    "python": ("style", "types", "plain", "tests"),
    "client": ("client-types", "client-tests", "client-build"),
    # The tests with the compiled engine.
    "compiled": ("compile", "client-packages", "client-build", "tests"),
}


def may_use_browser(pytest_arguments: Sequence[str]) -> bool:
    chosen = [argument for argument in pytest_arguments if argument.startswith("tests/")]
    return not chosen or any(argument.startswith("tests/browser") for argument in chosen)


def may_use_database(pytest_arguments: Sequence[str]) -> bool:
    chosen = [argument for argument in pytest_arguments if argument.startswith("tests/")]
    return not chosen or any(
        argument.startswith(("tests/service", "tests/faults", "tests/commands"))
        for argument in chosen
    )


def main(arguments: list[str]) -> int:
    environment, client = Environment(), client_of_clone()
    names = list(Checks(environment, client, [1]).steps)
    parser = argparse.ArgumentParser(
        prog="./test",
        usage="%(prog)s [options] [pytest arguments]",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--only",
        metavar="NAME",
        choices=[*GROUPS, *names],
        action="append",
        help=f"run only these: {', '.join([*GROUPS, *names])} (may be repeated)",
    )
    parser.add_argument(
        "--quick", action="store_true", help="run only what gives an answer within 90 seconds"
    )
    parser.add_argument(
        "--thorough", action="store_true", help="run ten times as many examples in property tests"
    )
    parser.add_argument(
        "--deal",
        metavar="N",
        type=int,
        default=int(os.environ.get("DEAL") or 1),
        help="the deal of the tests (default: the environment variable DEAL, or 1)",
    )
    parser.add_argument(
        "--repeat",
        metavar="N",
        type=int,
        default=1,
        help="run tests with cards N times, each time with the next deal",
    )
    options, rest = parser.parse_known_args(arguments)
    if options.only and rest:
        parser.error("--only cannot be combined with pytest arguments")
    if options.quick and (options.only or rest):
        parser.error("--quick cannot be combined with --only or pytest arguments")
    if options.repeat < 1:
        parser.error("--repeat must be at least 1")

    try:
        with exclusive_lock(ROOT):
            environment.bring_up_to("test")
    except SetupError as error:
        status(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    deals = range(options.deal, options.deal + options.repeat)
    checks = Checks(environment, client, deals, options.thorough)
    if rest:
        named = [in_tests(argument) for argument in rest]
        return run_steps(checks.per_deal("tests", partial(checks.selected, named)))
    return run_steps(checks.quick_steps if options.quick else chosen_steps(checks, options.only))


def chosen_steps(checks: Checks, only: Sequence[str] | None) -> dict[str, Step]:
    """The steps with these names or in these groups, and the steps they depend on."""
    if not only:
        return checks.steps
    wanted = {name for choice in only for name in GROUPS.get(choice, (choice,))}
    for name, step in reversed(checks.steps.items()):
        if name in wanted or name.rpartition("-")[0] in wanted:
            wanted |= {name, *step.after}
    return {name: step for name, step in checks.steps.items() if name in wanted}


def in_tests(argument: str) -> str:
    """Expand engine to tests/engine; return anything else unchanged."""
    return f"tests/{argument}" if (ROOT / "tests" / argument).is_dir() else argument
