"""What may stand in the repository, and what may not."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.places import ROOT

LARGEST = 1024 * 1024

# Written so that this file does not name them itself.
FORBIDDEN = {
    "an address of a package host": r"(?:pypi|pythonhosted|npmjs|debian)\.(?:org|com|net)\b",
    "an address of a package": r"://[^\s\"']+\.(?:whl|tgz|tar\.gz)\b",
    "a setting of a package host": r"(?:index|registry)[-_]url\s*[=:]|find[-_]links",
    "where npm found a package": r"\"resolved[\"]:",
    "a path of one machine": r"(?<![\w.$~/-])/(?:work|root|home|Users|tmp)/[\w.-]+",
}
BINARY = {".woff2", ".png", ".ico"}


def tracked() -> Iterator[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        file = ROOT / name
        if file.is_file():
            yield file


def test_no_tracked_file_names_a_package_host_or_a_path_of_one_machine() -> None:
    found = []
    for file in tracked():
        if file.suffix in BINARY:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for what, pattern in FORBIDDEN.items():
                if re.search(pattern, line):
                    found.append(f"{file.relative_to(ROOT)}:{number}: {what}: {line.strip()[:80]}")
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "https://files.python" + "hosted.org/packages/aa/bb",
        "see https://registry.npm" + "js.org/vite",
        "--index" + "-url=somewhere",
        'open("/ro' + 'ot/maps/a.txt")',
        "cd /wo" + "rk/main",
        '"resol' + 'ved": "somewhere"',
    ],
)
def test_such_a_line_would_be_found(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in FORBIDDEN.values())


def test_nothing_built_installed_or_secret_is_tracked() -> None:
    unwanted = re.compile(
        r"(^|/)(node_modules|dist|\.venv|__pycache__|\.env|data)(/|$)|\.(db|pyc|so|pem|key)$"
    )
    names = [file.relative_to(ROOT).as_posix() for file in tracked()]
    assert [name for name in names if unwanted.search(name)] == []


def test_no_tracked_file_is_large() -> None:
    assert [file.name for file in tracked() if file.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("name", ["start", "test", ".ci/run"])
def test_the_commands_can_be_run(name: str) -> None:
    file = ROOT / name
    assert file.stat().st_mode & 0o111 == 0o111
    assert file.read_text().startswith("#!")
    mode = subprocess.run(
        ["git", "ls-files", "--stage", name], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert mode.stdout.startswith("100755 ")


def test_ci_runs_the_test_command() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1].endswith("exec ./test")
