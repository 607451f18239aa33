"""./test: every check there is, side by side where that is quicker, and a summary at the end."""

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tools.bootstrap import Environment
from tools.client import Client, client_of_clone
from tools.compile_engine import made_in, what_is_missing
from tools.places import COMPILED, COMPILED_FOR_TESTS, ROOT
from tools.programs import install_programs, look_for_postgresql, make_sure_of_chromium
from tools.steps import ALL, Step, run_steps
from tools.work import Trouble, alone_in, follow, say

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
  ./test --quick              an answer in 90 seconds: all but whole matches, processes and pages
  ./test --only python        style, types and tests of the Python side
  ./test engine -k undo       the tests in tests/engine whose names hold "undo"
  ./test --deal 7 service     with other cards; the same number deals the same ones again
  ./test --repeat 10          everything once, and what is dealt ten times, each time anew
"""

BY_BOTH_ENGINES = ("tests/engine", "tests/records", "tests/service/tables/test_wire.py")
"""What the plain engine has to pass where all is tested by the compiled one: the engine's own
tests, with the contract of each game and the twins of its boards, and what is sent of a match. The
compiled one is made from the plain one's sources, and the kept matches, which meet the rare
rulings, are told alike by both, step by step: so the situations of the rules are tested once.
Where a match is kept has nothing to do with the engine: one database is enough."""

QUICK = ("tests/engine", "tests/rules", "tests/service", "tests/repository", "tests/docs")
AT_ONCE = ("--numprocesses=2", "--dist=loadgroup")


class Checks:
    """The steps by name, in the order in which they are begun."""

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
            # Beside what has one process only, and with its own two once that is done.
            **self.dealt("plain", self.plain, 1),
            **self.dealt("tests", self.tests, after=("programs", "client-build", "compile")),
            **self.dealt("browser", self.browser, after=("programs", "client-build", "compile")),
        }
        self.quick_steps = {
            **{
                name: self.steps[name]
                for name in ("client-packages", "style", "types", "client-tests")
            },
            "tests": Step(self.quick, ALL),
        }

    def dealt(
        self,
        name: str,
        do: Callable[[int], None],
        processors: int = ALL,
        after: tuple[str, ...] = (),
    ) -> dict[str, Step]:
        """A step that depends on the deal, once for each."""
        first, *others = self.deals
        names = {name: first, **{f"{name}-{deal}": deal for deal in others}}
        return {
            step: Step(partial(do, deal), processors, after=after) for step, deal in names.items()
        }

    def client_packages(self) -> None:
        with alone_in(ROOT):
            self.client.install()

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

    def compile(self) -> None:
        missing = what_is_missing()
        if missing:
            say(f"Left out, the engine cannot be compiled here: {missing}.")
        elif tested_folder() == COMPILED:
            say("Left out, the engine that people play by is there.")
        else:
            self.python("tools.compile_engine", "--for-tests")

    def plain(self, deal: int) -> None:
        """What the engine does, once more by the plain one; how often is left to the other."""
        if engine() == "plain":
            say("Left out, this is the engine of all tests here.")
        else:
            chosen = ("--quick", "--sqlite", *BY_BOTH_ENGINES)
            self.pytest(*AT_ONCE, *chosen, engine="plain", deal=deal)

    def tests(self, deal: int) -> None:
        look_for_postgresql()
        self.pytest(*AT_ONCE, "tests", "--ignore=tests/browser", engine=engine(), deal=deal)

    def browser(self, deal: int) -> None:
        make_sure_of_chromium()
        self.pytest(*AT_ONCE, "tests/browser", engine=engine(), deal=deal)

    def quick(self) -> None:
        self.pytest(*AT_ONCE, "--quick", "--sqlite", *QUICK, engine="plain", deal=self.deals[0])

    def chosen(self, pytest_arguments: Sequence[str], deal: int) -> None:
        """The tests that somebody names."""
        if may_open_a_browser(pytest_arguments):
            self.client_build()
            make_sure_of_chromium()
        if may_open_a_database(pytest_arguments):
            look_for_postgresql()
        self.pytest(*pytest_arguments, deal=deal)

    def pytest(self, *arguments: str, deal: int, engine: str | None = None) -> None:
        more = ("--thorough",) if self.thorough else ()
        variables = {"DEAL": str(deal), "MAPMAKERS_ENGINE": engine}
        compiled = str(tested_folder())
        self.python("pytest", *more, *arguments, **variables, MAPMAKERS_COMPILED=compiled)

    def python(self, module: str, *arguments: str, **variables: str | None) -> None:
        env = {**os.environ, **{name: value for name, value in variables.items() if value}}
        # Tests start hundreds of processes: each would compile all it imports once more.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        follow([self.environment.python, "-m", module, *arguments], cwd=ROOT, env=env)

    def npm(self, *arguments: str) -> None:
        node = self.client.node
        follow(node.npm(*arguments), cwd=self.client.folder, env=node.environment())


def engine() -> str:
    """The one that people play by, and all tests: the compiled one wherever it can be made."""
    return "plain" if what_is_missing() else "compiled"


def tested_folder() -> Path:
    """Where the tests find the compiled engine: one for them alone, where there is no better."""
    return COMPILED if made_in(COMPILED).is_dir() else COMPILED_FOR_TESTS


GROUPS = {
    "python": ("style", "types", "plain", "tests"),
    "client": ("client-types", "client-tests", "client-build"),
    # The tests by the compiled engine, under the name that they had before all ran by it.
    "compiled": ("compile", "client-packages", "client-build", "tests"),
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
    parser.add_argument("--quick", action="store_true", help="what answers within 90 seconds")
    parser.add_argument(
        "--thorough", action="store_true", help="let property tests try ten times as much"
    )
    parser.add_argument(
        "--deal",
        metavar="N",
        type=int,
        default=int(os.environ.get("DEAL") or 1),
        help="deal these cards in the tests; 1 unless DEAL in the environment says otherwise",
    )
    parser.add_argument(
        "--repeat",
        metavar="N",
        type=int,
        default=1,
        help="run what is dealt so often, each time with the next deal",
    )
    options, rest = parser.parse_known_args(arguments)
    if options.only and rest:
        parser.error("pytest arguments and --only do not go together")
    if options.quick and (options.only or rest):
        parser.error("--quick is a choice of its own")
    if options.repeat < 1:
        parser.error("--repeat takes 1 or more")

    try:
        with alone_in(ROOT):
            environment.bring_up_to("test")
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130
    deals = range(options.deal, options.deal + options.repeat)
    checks = Checks(environment, client, deals, options.thorough)
    if rest:
        named = [in_tests(argument) for argument in rest]
        return run_steps(checks.dealt("tests", partial(checks.chosen, named)))
    return run_steps(checks.quick_steps if options.quick else chosen_steps(checks, options.only))


def chosen_steps(checks: Checks, only: Sequence[str] | None) -> dict[str, Step]:
    """The steps of these names and groups, with what has to be done before them."""
    if not only:
        return checks.steps
    wanted = {name for choice in only for name in GROUPS.get(choice, (choice,))}
    for name, step in reversed(checks.steps.items()):
        if name in wanted or name.rpartition("-")[0] in wanted:
            wanted |= {name, *step.after}
    return {name: step for name, step in checks.steps.items() if name in wanted}


def in_tests(argument: str) -> str:
    """tests/engine for engine, and anything else as it stands."""
    return f"tests/{argument}" if (ROOT / "tests" / argument).is_dir() else argument
