"""What the tests need of the machine itself: Debian's Chromium and PostgreSQL."""

import os
import shutil
from pathlib import Path

from tools.work import Trouble, run_quietly, say


def install_programs() -> None:
    """Install those that are missing, where we may."""
    missing = [
        package
        for package, there in (("chromium", has_chromium()), ("postgresql", has_postgresql()))
        if not there
    ]
    if missing and may_install():
        _install(*missing)


def make_sure_of_chromium() -> None:
    if has_chromium():
        return
    if not may_install():
        raise Trouble(
            "Chromium is missing and only root can install it: sudo apt-get install chromium"
        )
    _install("chromium")


def look_for_postgresql() -> None:
    """Install it where we may; otherwise the tests that need it are left out."""
    if has_postgresql():
        return
    if may_install():
        _install("postgresql")
    else:
        say("Left out: the tests with PostgreSQL. Only root can install it.")


def has_chromium() -> bool:
    return shutil.which("chromium") is not None


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
