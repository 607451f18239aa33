"""./start and ./test as processes, as far as they go without installing."""

import subprocess
import sys

import pytest

from tools.checks import GROUPS, in_tests, may_open_a_browser, run_steps
from tools.places import ROOT
from tools.work import Trouble


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
    assert "--only" in done.stdout
    for name in GROUPS:
        assert name in done.stdout


def test_test_refuses_what_it_does_not_have() -> None:
    done = run("./test", "--only", "luck")
    assert done.returncode == 2
    assert "luck" in done.stderr


def test_test_takes_either_steps_or_pytest_arguments() -> None:
    done = run("./test", "--only", "python", "engine")
    assert done.returncode == 2
    assert "do not go together" in done.stderr


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
    assert may_open_a_browser(arguments) is expected


def test_one_failed_step_fails_the_run_and_the_rest_still_runs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[str] = []

    def fails() -> None:
        raise Trouble("exit code 7")

    assert run_steps({"one": fails, "two": lambda: ran.append("two")}) == 1
    assert ran == ["two"]
    summary = capsys.readouterr().err
    assert "FAILED one" in summary
    assert "exit code 7" in summary
    assert "ok     two" in summary
    assert summary.endswith("1 passed, 1 failed\n")


def test_a_run_without_failures_succeeds() -> None:
    assert run_steps({"one": lambda: None}) == 0
