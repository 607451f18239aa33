"""The wheel that a host can install: it carries all it needs, and serves."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.serving import running_table
from tools.compile_engine import missing_requirement
from tools.places import ROOT, SOURCES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]

ENGINES = ["plain"] if missing_requirement() else ["plain", "compiled"]


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """The one that a wheel is asked to have."""
    return str(request.param)


@pytest.fixture(scope="module")
def wheel(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        env={**os.environ, "MAPMAKERS_ENGINE": engine},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The wheel, unpacked as an installer does it."""
    folder = wheel.parent / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


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


def test_only_a_wheel_without_machine_code_is_for_every_machine(engine: str, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        machine_code = [name for name in archive.namelist() if name.endswith(".so")]
    assert bool(machine_code) == (engine == "compiled")
    search = [name for name in machine_code if "/bots/misterra/search/" in name]
    assert bool(search) == (engine == "compiled")
    assert wheel.name.endswith("-py3-none-any.whl") == (engine == "plain")


def test_an_installed_table_serves_pages_and_rules_by_its_engine(
    engine: str, installed: Path, tmp_path: Path
) -> None:
    with running_table(tmp_path, sources=installed, engine=engine) as address:
        assert "<div id=" in httpx.get(address).text
        assert httpx.get(f"{address}api/rules/cartographers/en").json()["sections"]
        assert httpx.get(f"{address}api/games/cartographers/example").status_code == 200
