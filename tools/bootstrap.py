"""The Python environment: created once, and updated only when a lock file changed."""

import hashlib
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from tools.places import ENVIRONMENT, LOCKS, SOURCES, environment_path
from tools.shell import SetupError, run_quietly, status

# Each lock, with the smaller locks that it includes at the same versions.
LOCKS_WITHIN: dict[str, tuple[str, ...]] = {
    "app": (),
    "compile": (),
    "test": ("app", "compile"),
}

# Guarded, because spawned processes import the script that started them.
COMMAND = """\
#!{python}
import sys

from mapmakers.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""


def install_exactly(python: Path, lock: Path) -> None:
    """Install exactly what a lock lists, with uv, or with pip alone if uv fails."""
    try:
        pip(python, "install", "--require-hashes", "--requirement", lock.with_name("uv.txt"))
        run_quietly(
            [
                *(python, "-m", "uv", "pip", "sync", "--quiet", "--system-certs"),
                *("--require-hashes", "--python", python, lock),
            ],
            failure="uv could not install the Python packages.",
        )
    except SetupError as error:
        status(f"{error} Continuing with pip alone, which takes longer ...")
        pip(python, "install", "--require-hashes", "--requirement", lock)


def pip(python: Path, *arguments: str | Path) -> None:
    run_quietly(
        [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments],
        failure="pip could not install the Python packages: see its output above.",
    )


class Environment:
    """A virtual environment with a stamp for each lock it satisfies."""

    def __init__(
        self,
        folder: Path = ENVIRONMENT,
        locks: Path = LOCKS,
        sources: Path = SOURCES,
        install_packages: Callable[[Path, Path], None] = install_exactly,
    ) -> None:
        self.folder = folder
        self.locks = locks
        self.sources = sources
        self._install_packages = install_packages
        self.scripts = environment_path("scripts", folder)
        self.packages = environment_path("purelib", folder)
        self.python = self.scripts / "python"

    def bring_up_to(self, lock: str) -> None:
        """Install exactly what the lock lists, unless that is already installed."""
        try:
            self._create_if_missing()
            if not self.satisfies(lock):
                self._install(lock)
                self._stamp(lock)
            self._put_sources_on_path()
        except OSError as error:
            raise SetupError(f"Cannot write to {self.folder}: {error.strerror}.") from error

    def satisfies(self, lock: str) -> bool:
        stamp = self._stamp_file(lock)
        return stamp.is_file() and stamp.read_text() == self._fingerprint(lock)

    def _create_if_missing(self) -> None:
        found = self._python_version()
        running = "{}.{}".format(*sys.version_info)
        if found == running:
            return
        if found:
            status(f"Python changed from {found} to {running}: creating a new environment.")
        status(f"Creating a Python environment in {self.folder.name} ...")
        if find_spec("ensurepip") is None:  # Debian has it in a separate package
            raise SetupError("Python's venv module is incomplete: apt-get install python3-venv.")
        if self.folder.exists():
            shutil.rmtree(self.folder)
        try:
            venv.create(self.folder, with_pip=True, symlinks=True)
        except subprocess.CalledProcessError as error:
            raise SetupError(f"Python could not create an environment: {error}.") from error
        self._stamp_folder().mkdir()

    def _python_version(self) -> str | None:
        """The version the environment was created with; None if there is no complete one."""
        settings = self.folder / "pyvenv.cfg"
        if not (settings.is_file() and self.python.exists() and self._stamp_folder().is_dir()):
            return None
        for line in settings.read_text().splitlines():
            name, _, value = line.partition("=")
            if name.strip() == "version":
                return ".".join(value.strip().split(".")[:2])
        return None

    def _install(self, lock: str) -> None:
        status("Installing the Python packages ...")
        # Installing one lock may remove packages of another.
        for stamp in self._stamp_folder().iterdir():
            stamp.unlink()
        self._install_packages(self.python, self.locks / f"{lock}.txt")

    def _put_sources_on_path(self) -> None:
        """Write a path file; an editable install would build the client too."""
        write_if_changed(self.packages / "mapmakers.pth", f"{self.sources}\n")
        command = self.scripts / "mapmakers"
        write_if_changed(command, COMMAND.format(python=self.python))
        command.chmod(0o755)

    def _stamp(self, lock: str) -> None:
        for name in (lock, *LOCKS_WITHIN[lock]):
            self._stamp_file(name).write_text(self._fingerprint(name))

    def _stamp_folder(self) -> Path:
        return self.folder / "stamps"

    def _stamp_file(self, lock: str) -> Path:
        return self._stamp_folder() / lock

    def _fingerprint(self, lock: str) -> str:
        return hashlib.sha256((self.locks / f"{lock}.txt").read_bytes()).hexdigest()


def write_if_changed(file: Path, text: str) -> None:
    if not (file.is_file() and file.read_text() == text):
        file.write_text(text)
