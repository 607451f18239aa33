"""A fresh clone, as somebody has it who has run ./start once.

What takes long to install is shared with this clone by links: packages, the client's too, and the
compiled engine where tests run by it. The command .venv/bin/mapmakers is not: the clone's own
./start writes it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

import httpx

from mapmakers.compiled import CHOICE, compiled_modules
from mapmakers.engine import KIND
from tests.serving import MAPMAKERS
from tools.bootstrap import Environment
from tools.client import client_of_clone
from tools.places import COMPILED, ENVIRONMENT, ROOT, WEB, environment_path
from tools.shell import exclusive_lock

PATIENCE = 120.0
TYPED = "\nquit\n" * 4
"""For commands that ask: whoever they ask leaves the table."""


class Clone:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        _copy_sources(folder)
        _share_environment(folder)
        _share_client(folder)
        _share_engine(folder)

    def run(self, line: str, more: Mapping[str, str]) -> None:
        """A command line as it stands; it has to succeed, and without a traceback."""
        if line.startswith("./start") and "--help" not in line:
            self._serve(line, more)
            return
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            env=self._environment(more),
            input=TYPED,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        said = f"{line}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert done.returncode == 0, said
        assert "Traceback" not in done.stdout + done.stderr, said

    def _serve(self, line: str, more: Mapping[str, str]) -> None:
        """One that does not end by itself: it is ready when it says so and answers."""
        process = subprocess.Popen(
            ["sh", "-c", f"exec {line}"],
            cwd=self.folder,
            env=self._environment(more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            words = [word for word in first.split() if word.startswith("http://")]
            assert words, f"{line}\n{first}\n{process.communicate()[1]}"
            assert httpx.get(f"{words[0]}api/health").json()["status"] == "ok"
            assert httpx.get(words[0]).headers["content-type"].startswith("text/html")
        finally:
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, f"{line}\n{complaints}"

    def _environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """Nothing of this clone's; any free port, and no engine that is compiled meanwhile."""
        ours = {name for name in os.environ if name.startswith((MAPMAKERS, "PYTHON", "VIRTUAL"))}
        kept = {name: value for name, value in os.environ.items() if name not in ours}
        return {**kept, "MAPMAKERS_PORT": "0", CHOICE: KIND, **more}


def _copy_sources(folder: Path) -> None:
    """All that git would hand over, with what has not been committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in listed.split("\0"):
        source, target = ROOT / name, folder / name
        if name and source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def _share_environment(folder: Path) -> None:
    """All but what a ./start writes anew each time; it must find nothing to install, which would
    go through the links."""
    assert Environment().satisfies("app"), "the environment is not up to date: run ./test"
    copied = folder / ENVIRONMENT.name
    scripts, packages = (environment_path(name, copied) for name in ("scripts", "purelib"))
    shutil.copytree(ENVIRONMENT / "stamps", copied / "stamps")
    shutil.copy(ENVIRONMENT / "pyvenv.cfg", copied)
    for target, source in ((scripts, "scripts"), (packages, "purelib")):
        target.mkdir(parents=True)
        for entry in environment_path(source).iterdir():
            if not entry.name.startswith("mapmakers"):
                (target / entry.name).symlink_to(entry)


def _share_client(folder: Path) -> None:
    with exclusive_lock(ROOT):
        client_of_clone().build()
    web = folder / WEB.name
    (web / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(WEB / "dist", web / "dist")


def _share_engine(folder: Path) -> None:
    engines = folder / COMPILED.relative_to(ROOT)
    engines.mkdir(parents=True)
    for made in compiled_modules("mapmakers.engine"):
        engine = Path(made).parent
        (engines / engine.name).symlink_to(engine)
