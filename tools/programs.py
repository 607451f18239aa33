"""What the tests need of the machine itself: Debian's Chromium and PostgreSQL."""

import os
import shutil
from pathlib import Path

from tools.work import Trouble, run_quietly, say

HEADLESS, WHOLE = "chromium-headless-shell", "chromium"
"""Debian's packages and their programs: Chromium without a window, which takes half the processor
time of the whole one, and the whole one, for a Debian that lacks the other."""


def install_programs() -> None:
    """Install those that are missing, where we may."""
    if not may_install():
        return
    if shutil.which(HEADLESS) is None:
        _install_chromium()
    if not has_postgresql():
        _install("postgresql")


def make_sure_of_chromium() -> None:
    if chromium() is not None:
        return
    if not may_install():
        raise Trouble(
            f"Chromium is missing and only root can install it: sudo apt-get install {HEADLESS}"
        )
    _install_chromium()


def chromium() -> str | None:
    """The program that pages are tried in."""
    return shutil.which(HEADLESS) or shutil.which(WHOLE)


def _install_chromium() -> None:
    try:
        _install(HEADLESS)
    except Trouble:
        if chromium() is None:
            _install(WHOLE)


def look_for_postgresql() -> None:
    """Install it where we may; otherwise the tests that need it are left out."""
    if has_postgresql():
        return
    if may_install():
        _install("postgresql")
    else:
        say("Left out: the tests with PostgreSQL. Only root can install it.")


def has_postgresql() -> bool:
    return shutil.which("initdb") is not None or any(
        Path("/usr/lib/postgresql").glob("*/bin/initdb")
    )


def may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install(*packages: str) -> None:
    names = " and ".join(packages)
    say(f"Installing Debian's {names} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failure = f"apt-get could not install {names}: what it said stands above."
    run_quietly(["apt-get", "update"], failure=failure, env=quiet)
    run_quietly(
        ["apt-get", "install", "--yes", "--no-install-recommends", *packages],
        failure=failure,
        env=quiet,
    )
