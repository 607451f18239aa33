"""Programs that the tests need on the machine: Debian's Chromium and PostgreSQL."""

import os
import shutil
from pathlib import Path

from tools.shell import SetupError, run_quietly, status

HEADLESS, FULL = "chromium-headless-shell", "chromium"
"""Debian's packages and their programs: headless Chromium, which takes half the processor time, and
the full one, for a Debian without the headless package."""


def install_programs() -> None:
    """Install missing programs, if we may."""
    if not may_install():
        return
    if shutil.which(HEADLESS) is None:
        _install_chromium()
    if not has_postgresql():
        _install("postgresql")


def ensure_chromium() -> None:
    if chromium() is not None:
        return
    if not may_install():
        raise SetupError(
            f"Chromium is missing and only root can install it: sudo apt-get install {HEADLESS}"
        )
    _install_chromium()


def chromium() -> str | None:
    """The browser program for the tests, if there is one."""
    return shutil.which(HEADLESS) or shutil.which(FULL)


def _install_chromium() -> None:
    try:
        _install(HEADLESS)
    except SetupError:
        if chromium() is None:
            _install(FULL)


def ensure_postgresql() -> None:
    """Install PostgreSQL if we may; otherwise the tests that need it are skipped."""
    if has_postgresql():
        return
    if may_install():
        _install("postgresql")
    else:
        status("Skipping the tests with PostgreSQL: only root can install it.")


def has_postgresql() -> bool:
    return shutil.which("initdb") is not None or any(
        Path("/usr/lib/postgresql").glob("*/bin/initdb")
    )


def may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install(*packages: str) -> None:
    names = " and ".join(packages)
    status(f"Installing Debian's {names} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failure = f"apt-get could not install {names}: see its output above."
    run_quietly(["apt-get", "update"], failure=failure, env=quiet)
    run_quietly(
        ["apt-get", "install", "--yes", "--no-install-recommends", *packages],
        failure=failure,
        env=quiet,
    )
