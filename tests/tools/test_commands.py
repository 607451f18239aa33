"""./start and ./test as processes, as far as they go without installing."""

import os
import subprocess
import sys
from functools import partial
from threading import Barrier, Semaphore

import pytest

from tools.bootstrap import Environment
from tools.checks import GROUPS, Checks, chosen_steps, in_tests, may_use_browser
from tools.client import client_of_clone
from tools.places import ROOT
from tools.shell import SetupError, run_streaming, status
from tools.steps import Step, run_steps


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_start_explains_its_options_without_the_environment() -> None:
    # With -S, neither the environment's packages nor its path file are there.
    done = run(sys.executable, "-S", "start", "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ./start")
    for option in ("--host", "--port", "--data", "--database"):
        assert option in done.stdout


def test_start_refuses_a_wrong_option_at_once() -> None:
    done = run("./start", "--port", "many")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        "./start: error: argument --port: 'many' is not a port: use a number from 0 to 65535"
    )


def test_test_explains_its_options() -> None:
    done = run("./test", "--help")
    assert done.returncode == 0
    for option in ("--only", "--quick", "--deal", "--repeat", "--thorough"):
        assert option in done.stdout
    for name in GROUPS:
        assert name in done.stdout


def test_test_refuses_what_it_does_not_have() -> None:
    done = run("./test", "--only", "luck")
    assert done.returncode == 2
    assert "luck" in done.stderr


def test_test_takes_either_steps_or_pytest_arguments() -> None:
    done = run("./test", "--only", "python", "engine")
    assert done.returncode == 2
    assert "--only cannot be combined" in done.stderr


@pytest.mark.parametrize(
    "arguments", [("--quick", "engine"), ("--quick", "--only", "style"), ("--repeat", "0")]
)
def test_test_refuses_what_makes_no_sense(arguments: tuple[str, ...]) -> None:
    done = run("./test", *arguments)
    assert done.returncode == 2
    assert "./test: error: " in done.stderr


def test_what_is_dealt_is_repeated_and_the_rest_is_not() -> None:
    steps = list(Checks(Environment(), client_of_clone(), range(4, 7)).steps)
    for name in ("tests", "plain", "browser"):
        assert [step for step in steps if step.rpartition("-")[0] == name or step == name] == [
            name,
            f"{name}-5",
            f"{name}-6",
        ]
    assert [step for step in steps if step.startswith("types")] == ["types"]


def test_a_chosen_step_brings_what_has_to_be_done_before_it() -> None:
    checks = Checks(Environment(), client_of_clone(), [1, 2])
    chosen = chosen_steps(checks, ["browser"])
    before = {"programs", "client-packages", "client-build", "compile"}
    assert set(chosen) == {*before, "browser", "browser-2"}
    assert set(chosen_steps(checks, ["style"])) == {"style"}


def test_a_folder_of_tests_goes_by_its_name() -> None:
    assert in_tests("service") == "tests/service"
    assert in_tests("-k") == "-k"
    assert in_tests("tests/service") == "tests/service"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["tests/engine"], False),
        (["tests/engine", "-k", "browser"], False),
        (["tests/browser"], True),
        (["tests/browser/test_home.py"], True),
        (["-k", "undo"], True),
    ],
)
def test_chromium_is_installed_only_for_tests_that_may_need_it(
    arguments: list[str], expected: bool
) -> None:
    assert may_use_browser(arguments) is expected


def test_one_failed_step_fails_the_run_and_the_rest_still_runs(
    capfd: pytest.CaptureFixture[str],
) -> None:
    ran: list[str] = []

    def fails() -> None:
        raise SetupError("exit code 7")

    assert run_steps({"one": Step(fails), "two": Step(lambda: ran.append("two"))}) == 1
    assert ran == ["two"]
    summary = capfd.readouterr().err
    assert "FAILED one" in summary
    assert "exit code 7" in summary
    assert "ok     two" in summary
    assert "1 passed, 1 failed, in" in summary


def test_a_run_without_failures_succeeds() -> None:
    assert run_steps({"one": Step(lambda: None)}) == 0


def test_a_step_waits_for_what_has_to_be_done_before_it() -> None:
    ran: list[str] = []
    first = Step(lambda: ran.append("first"))
    assert (
        run_steps({"then": Step(lambda: ran.append("then"), after=("first",)), "first": first}) == 0
    )
    assert ran == ["first", "then"]


def test_two_steps_run_side_by_side_and_a_third_that_needs_all_does_not() -> None:
    both, at_work, met = Barrier(2), Semaphore(2), list[bool]()

    def meets_the_other() -> None:
        with at_work:
            both.wait(30)

    def needs_all() -> None:
        met.append(at_work.acquire(blocking=False) and at_work.acquire(blocking=False))

    steps = {"one": Step(meets_the_other), "all": Step(needs_all, 2), "two": Step(meets_the_other)}
    assert run_steps(steps, processors=2) == 0
    assert met == [True]


def test_what_steps_write_is_kept_apart(capfd: pytest.CaptureFixture[str]) -> None:
    both = Barrier(2)

    def writes(name: str) -> None:
        for _ in range(3):
            both.wait(30)
            status(f"{name} says")
            run_streaming(
                [sys.executable, "-S", "-c", f"print('{name} runs')"], cwd=ROOT, env=os.environ
            )

    assert run_steps({name: Step(partial(writes, name)) for name in ("one", "two")}, 2) == 0
    lines = capfd.readouterr().err.splitlines()
    for name in ("one", "two"):
        at = lines.index(f"=== {name} ===")
        assert lines[at + 1 : at + 7] == [f"{name} says", f"{name} runs"] * 3


def test_a_program_that_fails_is_told_by_its_exit_code(capfd: pytest.CaptureFixture[str]) -> None:
    fails = [sys.executable, "-S", "-c", "print('oh'); raise SystemExit(3)"]
    assert run_steps({"one": Step(lambda: run_streaming(fails, cwd=ROOT, env=os.environ))}) == 1
    told = capfd.readouterr().err
    assert "=== one ===\noh\n" in told
    assert "exit code 3" in told
