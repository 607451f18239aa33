"""Update the lock files: .venv/bin/python -m tools.lock [--upgrade] [--upgrade-package NAME].

A lock contains names, versions and hashes, but no package index: every machine uses the index it is
configured with.
"""

import re
import subprocess
import sys
from pathlib import Path

from tools.places import LOCKS, ROOT

OLDEST_PYTHON = "3.11"

# The sources of each lock, in this order: a later lock is constrained by the earlier ones it names.
PARTS: dict[str, tuple[str, ...]] = {
    "uv": ("uv.in",),
    "app": ("../pyproject.toml", "client.in"),
    "test": ("../pyproject.toml", "client.in", "test.in", "--constraint", "app.txt"),
    "compile": ("compile.in", "--constraint", "test.txt"),
    "bench": ("bench.in", "--constraint", "test.txt"),
}

# A URL anywhere, or an option at the start of a line, where only packages are allowed.
NOT_IN_A_LOCK = re.compile(r"://|^-", re.MULTILINE)


def main(options: list[str]) -> int:
    for name, parts in PARTS.items():
        compiled = subprocess.run(
            [
                *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--system-certs"),
                *("--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"),
                *("--custom-compile-command", "python -m tools.lock"),
                *("--output-file", f"{name}.txt", *parts, *options),
            ],
            cwd=LOCKS,
        )
        if compiled.returncode != 0:
            return compiled.returncode
    rejected = locks_with_addresses(LOCKS)
    for file in rejected:
        print(f"{file.relative_to(ROOT)} contains a URL or an index option: do not commit it.")
    return 1 if rejected else 0


def locks_with_addresses(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.glob("*.txt")) if NOT_IN_A_LOCK.search(file.read_text())]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
