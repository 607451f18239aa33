"""The wheel that a host can install: it carries all it needs, and serves."""

import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.serving import running_table
from tools.places import ROOT, SOURCES


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built and unpacked as an installer does it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def test_everything_of_the_package_is_in_the_wheel(installed: Path) -> None:
    package = SOURCES / "mapmakers"
    missing = [
        file.relative_to(package).as_posix()
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so"
        if not (installed / file.relative_to(SOURCES)).is_file()
    ]
    assert missing == []


def test_the_client_and_the_rules_are_in_the_wheel(installed: Path) -> None:
    assert (installed / "mapmakers" / "client" / "index.html").is_file()
    pages = {file.name for file in (ROOT / "docs" / "rules").glob("*.*.md")}
    assert pages <= {file.name for file in (installed / "mapmakers" / "rules").iterdir()}


def test_an_installed_table_serves_pages_and_rules(installed: Path, tmp_path: Path) -> None:
    with running_table(tmp_path, sources=installed) as address:
        assert "<div id=" in httpx.get(address).text
        assert httpx.get(f"{address}api/rules/cartographers/en").json()["sections"]
        assert httpx.get(f"{address}api/games/cartographers/example").status_code == 200
