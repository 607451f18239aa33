"""Paths in a clone."""

import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
LOCKS = ROOT / "requirements"
WEB = ROOT / "web"
ENVIRONMENT = ROOT / ".venv"
BUILD = ROOT / "build"
COMPILED = BUILD / "engine"
COMPILED_FOR_TESTS = BUILD / "engine-for-tests"
"""Compiled with less optimisation: used by ./test only, never to serve."""


def environment_path(name: str, environment: Path = ENVIRONMENT) -> Path:
    """One of an environment's folders, by sysconfig's name for it: "scripts", "purelib"."""
    base = str(environment)
    return Path(sysconfig.get_path(name, "venv", {"base": base, "platbase": base}))
