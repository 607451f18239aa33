"""Compile modules of this folder with mypyc into ./compiled.

Called by tools.compile_engine, in an environment with mypy and setuptools. Arguments: flags for the
C compiler, then the modules.
"""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

from tools.c_docstrings import docstrings_of, documented

LIBRARY = "mapmakers.engine.native"
"""The name of the shared library of all modules, in which they call each other directly."""

NO_WARNINGS = ("-w", "-Wno-all")
"""Nobody reads warnings about generated code, and looking for them takes longer than compiling it:
73 of 113 seconds with -O1. -w silences them; only -Wno-all takes back the -Wall of Python's own
flags, with which the compiler still looks for them."""


def main(arguments: list[str]) -> None:
    flags = [one for one in arguments if one.startswith("-")]
    modules = [one for one in arguments if not one.startswith("-")]
    options = ["--config-file=", "--explicit-package-bases"]
    extensions: list[Extension] = []
    for extension in mypycify([*options, *modules], group_name=LIBRARY, debug_level="0"):
        assert isinstance(
            extension, Extension
        )  # the other type that mypyc declares is not returned here
        # The list that mypyc gives is the same object for all extensions.
        extension.extra_compile_args = [*extension.extra_compile_args, *flags, *NO_WARNINGS]
        extensions.append(extension)
    docstrings = docstrings_of([Path(module) for module in modules])
    for source in {source for extension in extensions for source in extension.sources}:
        file = Path(source)
        file.write_text(documented(file.read_text(), docstrings))
    setup(
        name="mapmakers-engine",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--build-lib", "compiled"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
