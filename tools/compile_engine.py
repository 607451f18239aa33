"""Compile the engine to machine code: .venv/bin/python -m tools.compile_engine

The result is a folder in build/engine that mirrors mapmakers.engine and that mapmakers.engine
looks into first (see mapmakers.compiled). src/mapmakers/engine/compiled.toml says what is compiled.
"""

import argparse
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tools.places import COMPILED, COMPILED_FOR_TESTS, ROOT, SOURCES
from tools.work import Trouble, alone_in, run_quietly, say

sys.path.insert(0, str(SOURCES))

from mapmakers.compiled import name_of_compiled
from mapmakers.places import compiled_folder

ENGINE = SOURCES / "mapmakers" / "engine"
KEPT = 4
"""How many compiled engines stay: changing between branches need not compile anew."""

IN_A_HURRY = ("-O1",)
"""What the C compiler is told last, and so obeys, where its time counts for more than the engine's:
in most tests the engine has little to do."""

MAKING = "making-"
TRY = "import mapmakers.engine as e; e.__path__.insert(0, {!r}); import mapmakers.engine.games"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile_engine", description=__doc__)
    parser.add_argument("--again", action="store_true", help="even if that was done before")
    parser.add_argument(
        "--for-tests", action="store_true", help="in less time, into a folder that no host looks in"
    )
    options = parser.parse_args(arguments)
    folder, flags = (COMPILED_FOR_TESTS, IN_A_HURRY) if options.for_tests else (COMPILED, ())
    try:
        print(compile_engine(folder, flags, again=options.again))
    except Trouble as trouble:
        say(str(trouble))
        return 1
    return 0


def what_is_missing() -> str | None:
    """What this machine lacks for compiling, in words; None where all is there."""
    if sys.implementation.name != "cpython":
        return "only CPython can run it"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(os.environ.get("CC", compiler)) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are missing"
    return None


def made_in(folder: Path) -> Path:
    """Where the compiled engine of these sources is, or would be."""
    return folder / name_of_compiled(ENGINE)


def compile_engine(
    folder: Path | None = None, flags: Sequence[str] = (), *, again: bool = False
) -> Path:
    """The compiled engine of these sources in the folder where one is looked for, or in another;
    made if it is not there."""
    folder = folder or compiled_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with alone_in(folder, "Waiting for the engine to be compiled ..."):
        made = made_in(folder)  # sources may have changed while waiting
        for broken_off in folder.glob(f"{MAKING}*"):
            shutil.rmtree(broken_off)
        if made.is_dir() and not again:
            return made
        missing = what_is_missing()
        if missing:
            raise Trouble(f"The engine cannot be compiled here: {missing}.")
        with tempfile.TemporaryDirectory(prefix=MAKING, dir=folder) as making:
            modules = make(Path(making), flags)
            shutil.rmtree(made, ignore_errors=True)
            modules.rename(made)
        forget_old_ones(folder)
    return made


def make(work: Path, flags: Sequence[str]) -> Path:
    """Compile in a folder of its own; gives the folder of the modules in there."""
    recipe = tomllib.loads((ENGINE / "compiled.toml").read_text())
    modules = work / "mapmakers" / "engine"
    shutil.copytree(ENGINE, modules, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (SOURCES / "mapmakers").glob("*.py"):
        shutil.copy(file, work / "mapmakers")
    for module, twin in recipe["twins"].items():
        shutil.copy(modules / twin, modules / module)
    chosen = chosen_modules(modules, recipe)
    names = [file.relative_to(work).as_posix() for file in chosen]
    run_quietly(
        [sys.executable, "-m", "tools.mypyc_build", *recipe["flags"], *flags, *names],
        failure="The engine could not be compiled: what the compiler said stands above.",
        cwd=work,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    for file in chosen:
        file.unlink()
    shutil.copytree(work / "compiled" / "mapmakers" / "engine", modules, dirs_exist_ok=True)
    run_quietly(
        [sys.executable, "-c", TRY.format(str(modules))],
        failure="The compiled engine does not run: what Python said stands above.",
        env={**os.environ, "PYTHONPATH": str(SOURCES), "MAPMAKERS_ENGINE": "plain"},
    )
    return modules


def chosen_modules(modules: Path, recipe: dict[str, Any]) -> list[Path]:
    return [
        file
        for file in sorted(modules.rglob("*.py"))
        if not any(
            fnmatch(file.relative_to(modules).as_posix(), pattern) for pattern in recipe["plain"]
        )
    ]


def forget_old_ones(folder: Path) -> None:
    made = sorted(
        (entry for entry in folder.iterdir() if entry.is_dir()),
        key=lambda entry: entry.stat().st_mtime,
    )
    for old in made[:-KEPT]:
        shutil.rmtree(old)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
