"""Write the lock files anew: .venv/bin/python -m tools.lock [--upgrade] [--upgrade-package NAME].

A lock holds names, versions and hashes, and never where a package comes from: every machine asks
the index it is set up with.
"""

import re
import subprocess
import sys
from pathlib import Path

from tools.places import LOCKS, ROOT

OLDEST_PYTHON = "3.11"

# What each lock is compiled from, in this order: a later lock is held to the earlier ones it names.
PARTS: dict[str, tuple[str, ...]] = {
    "uv": ("uv.in",),
    "app": ("../pyproject.toml", "client.in"),
    "test": ("../pyproject.toml", "client.in", "test.in", "--constraint", "app.txt"),
    "compile": ("compile.in", "--constraint", "test.txt"),
    "bench": ("bench.in", "--constraint", "test.txt"),
}

# An address anywhere, or an option where only packages may stand.
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
    named = locks_with_addresses(LOCKS)
    for file in named:
        print(f"{file.relative_to(ROOT)} names an address or an index: do not commit it.")
    return 1 if named else 0


def locks_with_addresses(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.glob("*.txt")) if NOT_IN_A_LOCK.search(file.read_text())]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
