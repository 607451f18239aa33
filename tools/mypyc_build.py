"""Run mypyc and the C compiler over modules in this folder, into ./compiled.

For tools.compile_engine, in an environment that has mypy and setuptools: flags for the C compiler
first, then the modules.
"""

import sys

from mypyc.build import mypycify
from setuptools import Extension, setup

LIBRARY = "mapmakers.engine.native"
"""All modules are in one shared library of this name, so that they call each other directly."""


def main(arguments: list[str]) -> None:
    flags = [one for one in arguments if one.startswith("-")]
    modules = [one for one in arguments if not one.startswith("-")]
    options = ["--config-file=", "--explicit-package-bases"]
    extensions: list[Extension] = []
    for extension in mypycify([*options, *modules], group_name=LIBRARY, debug_level="0"):
        assert isinstance(extension, Extension)  # mypyc promises it, or what it is made from
        extension.extra_compile_args += flags
        extensions.append(extension)
    setup(
        name="mapmakers-engine",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--build-lib", "compiled"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
