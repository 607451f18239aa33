"""The locks: complete, in step with each other, and silent about where packages come from."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools.bootstrap import LOCKS_WITHIN
from tools.lock import PARTS, locks_with_addresses
from tools.places import LOCKS, ROOT, WEB

PINNED = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


def pinned(lock: str) -> dict[str, str]:
    return dict(PINNED.findall((LOCKS / f"{lock}.txt").read_text()))


def test_no_lock_says_where_packages_come_from() -> None:
    assert locks_with_addresses(LOCKS) == []


@pytest.mark.parametrize(
    "line", ["--trusted-host somewhere", "-i somewhere", "chess @ file:///somewhere"]
)
def test_a_lock_that_did_would_be_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "app.txt").write_text(f"fastapi==1 \\\n    --hash=sha256:00\n{line}\n")
    assert locks_with_addresses(tmp_path) == [tmp_path / "app.txt"]


@pytest.mark.parametrize("lock", PARTS)
def test_every_pinned_package_has_its_hashes(lock: str) -> None:
    entries = re.split(r"^(?=[a-z])", (LOCKS / f"{lock}.txt").read_text(), flags=re.MULTILINE)[1:]
    assert entries
    for entry in entries:
        assert PINNED.match(entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize(
    ("larger", "smaller"),
    [(lock, inner) for lock, within in LOCKS_WITHIN.items() for inner in within],
)
def test_a_larger_lock_holds_the_smaller_one(larger: str, smaller: str) -> None:
    assert pinned(smaller).items() <= pinned(larger).items()


def test_what_the_package_depends_on_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = {re.split(r"[\[<>=]", dependency)[0] for dependency in project["dependencies"]}
    assert named <= set(pinned("app"))


def client_lock() -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text())
    return lock


def test_the_clients_lock_says_nothing_of_where_packages_come_from() -> None:
    packages = client_lock()["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def test_every_optional_package_of_the_client_is_locked_for_every_platform() -> None:
    packages = client_lock()["packages"]
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    assert wanted
    assert wanted - locked == set()


def test_every_package_of_the_client_has_its_hash() -> None:
    packages = client_lock()["packages"]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []


def test_npm_is_told_to_run_no_scripts_and_to_lock_no_addresses() -> None:
    settings = (WEB / ".npmrc").read_text().splitlines()
    assert {"ignore-scripts=true", "omit-lockfile-registry-resolved=true"} <= set(settings)
